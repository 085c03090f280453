/*
 * Files in folders that other users may have prepared. Another user could put a link in the place
 * of a file that this process creates, and so have it write to a file elsewhere. Therefore files
 * are created only in a folder that this user or root owns and in which no other user can replace
 * them, and never through a link. isthmus_profile/output.py has the same rules for the tools in
 * Python.
 */
#ifndef ISTHMUS_OWN_FOLDER_H
#define ISTHMUS_OWN_FOLDER_H

#include <sys/types.h>

enum { OWN_FOLDER_ERROR_BYTES = 4096 + 256 };

/* Opens a folder for own_folder_create. Returns a descriptor; or -1, and why in `fault`, if the
 * folder cannot be opened, if another user owns it or the link that leads to it, or if others can
 * write it. A folder in which others can create files but not replace them (sticky, as /tmp) is
 * accepted. */
int own_folder_open(const char *path, char fault[OWN_FOLDER_ERROR_BYTES]);

/* Creates a new file for reading and writing in place of one of this name. Returns a descriptor, or
 * -1 and errno. */
int own_folder_create(int folder, const char *name, mode_t mode);

/* As these two. Returns a descriptor, or -1 and why in `fault`. */
int own_folder_new_file(const char *folder, const char *name, mode_t mode,
                        char fault[OWN_FOLDER_ERROR_BYTES]);

#endif
