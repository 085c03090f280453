/*
 * The executable's static data as symmetric memory: its writable segment is copied to a memory
 * file, which is mapped back over it, so that the other PEs of the node can map the same file.
 *
 * Constants can be read from other PEs too. Most are the same bytes wherever the executable runs.
 * Those with addresses in them, which the loader relocates before it makes them read-only (RELRO),
 * are different bytes on each PE: a copy stands in the file behind the variables.
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
    uint64_t identity; /* of the executable, remapped or not: other executables have others */
    char *relocated;   /* the constants of which a copy is in the file, whole pages too */
    size_t relocated_length;
};

/* The remapped range; it is remapped when the library is loaded, before the program's own code
 * runs. */
extern struct static_data static_data;

/* Of the memory file; 0 if there is none. */
static inline size_t static_data_file_length(void)
{
    return static_data.length + static_data.relocated_length;
}

/* Where this process was forked since, by one that was no PE: shares its variables anew, for it is
 * to be a PE; or leaves them alone, if that cannot be. */
void static_data_share_again(void);

/* Moves all that is in the file on to another, of at least its length, which it then owns; false,
 * and nothing done, if it cannot be mapped. */
bool static_data_move(int file);

/* Why static variables are not symmetric in this process or job, or NULL if they are. */
const char *static_data_why_not(void);

/* Static variables are not symmetric after all, for this reason (a string constant). */
void static_data_give_up(const char *reason);

/* Whether the address lies in the executable's variables or constants, remapped or not. */
bool static_data_owns(const void *address);

/* All of the executable that nobody writes, which may have gaps. */
struct static_data_constants {
    char *base;
    size_t length;
};
struct static_data_constants static_data_constants(void);

/* Bytes of it from the address on, up to a gap or the end; 0 if the address is none of these. */
size_t static_data_constant_bytes(const void *address);

#endif
