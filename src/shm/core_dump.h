/*
 * Symmetric memory in core files (ISTHMUS_CORE).
 *
 * The kernel and gcore of gdb read every page that they write to a core file. If they read a hole
 * of a memory file, a page of shared memory is allocated. Therefore all mappings of memory files
 * are excluded from core dumps (MADV_DONTDUMP). Marking includes the ranges that are in use and
 * have contents (MADV_DODUMP). Before a signal ends this process, its handler marks exactly these
 * ranges. While the process runs, marking is repeated from time to time, so that a core dump by
 * another process has most of the contents.
 */
#ifndef ISTHMUS_CORE_DUMP_H
#define ISTHMUS_CORE_DUMP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"

/* Start and stop the marking of symmetric memory for core dumps. Between the two calls, the memory
 * of all PEs of the node must be mapped. `file` is the descriptor of this PE's memory file, which
 * core_dump_stop closes. */
void core_dump_start(int file);
void core_dump_stop(void);

/* Registers a function that calls core_dump_add_block for each block in use, if possible in the
 * order of addresses. The function returns false if it cannot determine which blocks are in use.
 * core_dump_mark and core_dump_mark_exactly call the function, possibly in a signal handler.
 * space_pool_start registers it. */
void core_dump_set_block_lister(bool (*list_blocks)(void));
/* Adds a block in use. `file_address` is the address of the same memory in the mapping of this PE's
 * memory file that node_file returns. */
void core_dump_add_block(const char *begin, size_t bytes, const char *file_address);

/* Requests a call of core_dump_mark after memory was allocated. The program's next barrier makes
 * this call (core_dump_if_due), because the program has probably filled the memory by then. */
void core_dump_request(void);

/* Includes all ranges that are in use and have contents in core dumps. Ranges that were freed may
 * stay included. Does nothing if marking would exceed its limit of CPU time. */
void core_dump_mark(void);
/* Includes exactly the ranges that are in use and have contents in core dumps, without a time
 * limit. For signal handlers. */
void core_dump_mark_exactly(void);
/* Calls core_dump_mark, at most once a second. For threads that have waited for a long time. */
void core_dump_poll(void);

/* Excludes a range from core dumps. Call it after memory was freed or is used for another purpose.
 */
void core_dump_exclude(const void *begin, size_t bytes);

/* True if core_dump_request was called since the last marking. */
HIDDEN extern bool core_dump_is_due;

/* Calls core_dump_mark if core_dump_request has requested it. Called by barriers. */
HOT_INLINE void core_dump_if_due(void)
{
    if (UNLIKELY(__atomic_load_n(&core_dump_is_due, __ATOMIC_RELAXED)))
        core_dump_mark();
}

#endif
