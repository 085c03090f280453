/*
 * What of symmetric memory is in a core file (ISTHMUS_CORE).
 *
 * Linux reads each page that it dumps, and gdb's gcore does too; where a memory file has a hole,
 * that makes memory, to all PEs that have it mapped. So whatever is mapped of memory files is left
 * out (MADV_DONTDUMP), but stretches that are filled and in use, which are marked (MADV_DODUMP):
 * exactly when a signal is about to end this process, and now and then while it runs, for who dumps
 * it then.
 */
#ifndef ISTHMUS_CORE_DUMP_H
#define ISTHMUS_CORE_DUMP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"

/* Between these the node's memory is mapped. The memory file's descriptor is the callee's. */
void core_dump_start(int file);
void core_dump_stop(void);

/* Registers a function that calls core_dump_add_block for each block in use, if possible in the
 * order of addresses; it returns false if it cannot tell which are in use. Callers: core_dump_mark
 * and core_dump_mark_exactly, also in a signal handler. Registered by space_pool_start (spaces). */
void core_dump_set_block_lister(bool (*list_blocks)(void));
/* `there`: where that PE's memory file, as `node_file` has it, holds what is at `begin`. */
void core_dump_add_block(const char *begin, size_t bytes, const char *file_address);

/* Memory was handed out: it is marked when the program has synchronized next (core_dump_if_due),
 * for it is filled then, most likely. */
void core_dump_request(void);

/* Marks what is filled and in use by now, unless that has taken too much time already; what is so
 * no more may stay marked. */
void core_dump_mark(void);
/* The same, exactly. For signal handlers. */
void core_dump_mark_exactly(void);
/* The same as core_dump_mark for who has waited for long: once a second at most. */
void core_dump_poll(void);

/* What is here are holes from now on, or somebody else's. */
void core_dump_exclude(const void *begin, size_t bytes);

HIDDEN extern bool core_dump_is_due;

HOT_INLINE void core_dump_if_due(void)
{
    if (UNLIKELY(__atomic_load_n(&core_dump_is_due, __ATOMIC_RELAXED)))
        core_dump_mark();
}

#endif
