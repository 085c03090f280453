/*
 * Files of /proc and /sys that have one line.
 */
#ifndef ISTHMUS_SMALL_FILE_H
#define ISTHMUS_SMALL_FILE_H

#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

/* Reads the first room - 1 bytes of a file as text. Returns false, with an empty text, if the file
 * cannot be read or is empty. */
static inline bool small_file_read(const char *path, char *text, size_t room)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? 0 : read(file, text, room - 1);
    if (file >= 0)
        close(file);
    text[length > 0 ? length : 0] = '\0';
    return length > 0;
}

#endif
