/*
 * Static data of the executable (global and static variables) as symmetric memory.
 *
 * When the library is loaded, before the program's own code runs, a constructor copies the
 * executable's writable segment into a memory file and maps this file over the segment. The
 * variables keep their addresses and contents, and the other PEs of the node can map the file. If
 * this is impossible, the variables stay private, and static_data_why_not returns the reason.
 *
 * Other PEs can also read the executable's constants. Most constants have the same contents on all
 * PEs. Constants that contain addresses differ between PEs: the loader relocates them and then
 * makes them read-only (RELRO). The file contains a copy of them after the variables.
 *
 * Forks: a forked child gets a private copy of the variables.
 */
#ifndef ISTHMUS_STATIC_DATA_H
#define ISTHMUS_STATIC_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct static_data {
    char *base;        /* start of the variables; NULL if they are not in a memory file */
    size_t length;     /* length of the variables in bytes, a multiple of the page size */
    int file;          /* descriptor of the memory file, or -1 */
    uint64_t identity; /* identity of the executable (base/build.h); always set */
    /* Constants that contain addresses (relocated by the loader). The memory file contains a copy
     * of them after the variables. The length is in bytes, a multiple of the page size. */
    char *relocated;
    size_t relocated_length;
};

/* The static data of this process. */
extern struct static_data static_data;

/* Returns the length of the memory file in bytes, or 0 if there is no memory file. */
static inline size_t static_data_file_length(void)
{
    return static_data.length + static_data.relocated_length;
}

/* Moves the variables into a new memory file if this process was forked after the library was
 * loaded, because it becomes a PE now. Does nothing in other processes. If the move is impossible,
 * the variables stay private. Called by shmem_init. */
void static_data_share_again(void);

/* Moves the contents of the memory file to another file, which must be at least as long, and maps
 * the new file. `static_data` then owns the new descriptor, and the old file is closed. Returns
 * false and changes nothing if the new file cannot be mapped. */
bool static_data_move(int file);

/* Returns why static variables are not symmetric in this job, or NULL if they are symmetric. */
const char *static_data_why_not(void);

/* Records that static variables are not symmetric for this reason, a string constant. */
void static_data_give_up(const char *reason);

/* Returns true if the address is in the executable's variables or constants, whether or not they
 * are in a memory file. */
bool static_data_owns(const void *address);

/* The range that contains all constants of the executable. It may have gaps. */
struct static_data_constants {
    char *base;
    size_t length;
};
struct static_data_constants static_data_constants(void);

/* Returns the number of bytes of constants from the address to the next gap or the end. Returns 0
 * if the address is not in a constant. */
size_t static_data_constant_bytes(const void *address);

#endif
