/*
 * Secure creation of files in folders that other users may have prepared. Another user could create
 * a symbolic link with the name of a file that this process is about to create, so that the process
 * would overwrite a file elsewhere. Therefore these functions create files only in a folder that
 * this user or root owns and in which no other user can replace files, and never through a link.
 * isthmus_profile/output.py applies the same rules for the tools in Python.
 */
#ifndef ISTHMUS_OWN_FOLDER_H
#define ISTHMUS_OWN_FOLDER_H

#include <sys/types.h>

enum { OWN_FOLDER_ERROR_BYTES = 4096 + 256 };

/* Opens a folder for own_folder_create. Returns a descriptor. Returns -1 and stores the reason in
 * `fault` if the folder cannot be opened, if another user owns the folder or a link to it, or if
 * other users can write to it. Accepts a folder with the sticky bit, such as /tmp, because other
 * users cannot replace its files. */
int own_folder_open(const char *path, char fault[OWN_FOLDER_ERROR_BYTES]);

/* Creates a file for reading and writing. If a file with this name exists, it is removed first.
 * Returns a descriptor, or -1 with errno set. */
int own_folder_create(int folder, const char *name, mode_t mode);

/* Opens the folder with own_folder_open and creates a file in it with own_folder_create. Returns
 * the descriptor of the file. On failure, returns -1 and stores the reason in `fault`. */
int own_folder_new_file(const char *folder, const char *name, mode_t mode,
                        char fault[OWN_FOLDER_ERROR_BYTES]);

#endif
