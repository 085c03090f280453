/*
 * What of symmetric memory is in a core file (ISTHMUS_CORE).
 *
 * Linux reads each page that it dumps, and gdb's gcore does too; where a memory file has a hole,
 * that makes memory, to all PEs that have it mapped. So whatever is mapped of memory files is left
 * out (MADV_DONTDUMP), but stretches that are filled and in use, which are marked (MADV_DODUMP):
 * exactly when a signal is about to end this process, and now and then while it runs, for who dumps
 * it then.
 */
#ifndef ISTHMUS_DUMP_H
#define ISTHMUS_DUMP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"

/* Between these the node's memory is mapped. The memory file's descriptor is the callee's. */
void dump_start(int file);
void dump_stop(void);

/* Who hands symmetric memory out calls dump_block for each block that is in use, from low addresses
 * to high ones where it can; false if it cannot say what is in use. May be called by a signal
 * handler. */
void dump_set_blocks(bool (*show_blocks)(void));
/* `there`: where that PE's memory file, as `node_file` has it, holds what is at `begin`. */
void dump_block(const char *begin, size_t bytes, const char *there);

/* Memory was handed out: it is marked when the program has synchronized next (dump_if_due), for it
 * is filled then, most likely. */
void dump_note(void);

/* Marks what is filled and in use by now, unless that has taken too much time already; what is so
 * no more may stay marked. */
void dump_mark(void);
/* The same, exactly. For signal handlers. */
void dump_mark_exactly(void);
/* The same as dump_mark for who has waited for long: once a second at most. */
void dump_look(void);

/* What is here are holes from now on, or somebody else's. */
void dump_hide(const void *begin, size_t bytes);

HIDDEN extern bool dump_is_due;

HOT_INLINE void dump_if_due(void)
{
    if (UNLIKELY(__atomic_load_n(&dump_is_due, __ATOMIC_RELAXED)))
        dump_mark();
}

#endif
