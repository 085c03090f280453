/*
 * Removing folders that other programs made.
 */
#ifndef ISTHMUS_GUARD_REMOVE_TREE_H
#define ISTHMUS_GUARD_REMOVE_TREE_H

#include <stdbool.h>

/* Removes the folder `name` of the open folder `parent`, with what is in it. Removes only folders,
 * regular files, FIFOs and sockets of this user on one file system. Leaves symbolic links, devices,
 * files of other users, results of the program (output-*), and the folders that hold them. Follows
 * no link. Returns whether the folder is gone. */
bool remove_tree(int parent, const char *name);

#endif
