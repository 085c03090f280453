/*
 * The module's own memory, and a watch over the core's.
 */
#ifndef ISTHMUS_CHAOS_MEMORY_H
#define ISTHMUS_CHAOS_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zeroed; ends the job if there is none. free() takes it. */
void *memory_allocated(size_t bytes);
/* Puts `bytes` at `data` into memory of the module's. */
void *memory_duplicate(const void *data, size_t bytes);

/* Memory of the core's that is to stay as it is for a while. */
struct watch {
    const void *data;
    size_t bytes;
    uint64_t sum;
    bool on;
};

void watch_begin(struct watch *watch, const void *data, size_t bytes);
/* Ends the job if it was changed; `what` is its description. */
void watch_check(const struct watch *watch, const char *what);

/* What a network card does to memory that programs look at: not the CPU's accesses, so that
 * ThreadSanitizer has no business with them. */
void card_copy(void *to, const void *from, size_t bytes);

#endif
