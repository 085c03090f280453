/*
 * The executable's static data as symmetric memory: its writable segment is copied to a memory
 * file, which is mapped back over it, so that the other PEs of the node can map the same file.
 */
#ifndef ISTHMUS_STATIC_DATA_H
#define ISTHMUS_STATIC_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct static_data {
    char *base;        /* NULL if the remapping was not done */
    size_t length;     /* whole pages */
    int file;          /* descriptor of the memory file, or -1 */
    uint64_t identity; /* of the executable: other executables have others */
};

/* The remapped range; it is remapped when the library is loaded, before the program's own code
 * runs. */
extern struct static_data static_data;

/* Moves the variables on to another file, of at least their length, which it then owns; false, and
 * nothing done, if it cannot be mapped. */
bool static_data_move(int file);

/* Why static variables are not symmetric in this process or job, or NULL if they are. */
const char *static_data_why_not(void);

/* Static variables are not symmetric after all, for this reason (a string constant). */
void static_data_give_up(const char *reason);

/* Whether the address lies in the executable's writable segment, remapped or not. */
bool static_data_owns(const void *address);

#endif
