/*
 * Memory functions of the module, and detection of changes in the library's memory.
 */
#ifndef ISTHMUS_CHAOS_MEMORY_H
#define ISTHMUS_CHAOS_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns zeroed memory, which free() releases. Ends the job if there is none. */
void *memory_allocated(size_t bytes);
/* Returns a copy of `bytes` bytes at `data`. */
void *memory_duplicate(const void *data, size_t bytes);

/* Memory of the library that must not change for a while. */
struct watch {
    const void *data;
    size_t bytes;
    uint64_t sum;
    bool on;
};

void watch_begin(struct watch *watch, const void *data, size_t bytes);
/* Ends the job if the memory was changed; `what` describes it in the message. */
void watch_check(const struct watch *watch, const char *what);

/* Copies memory like a network card would. These are not CPU accesses, so ThreadSanitizer must
 * ignore them. */
void card_copy(void *to, const void *from, size_t bytes);

#endif
