/*
 * Reading of small files, such as files in /proc and /sys that consist of one line.
 */
#ifndef ISTHMUS_SMALL_FILE_H
#define ISTHMUS_SMALL_FILE_H

#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

/* Reads the first room - 1 bytes of a file into `text` and appends a null byte. If the file is
 * empty or cannot be read, stores an empty string and returns false. */
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
