/*
 * Checks that contiguous and strided transfers share, over tables of routines. Every routine is
 * wrapped into one form; those without a context ignore theirs.
 */
#ifndef ISTHMUS_API_TRANSFER_H
#define ISTHMUS_API_TRANSFER_H

#include "api_test.h"

struct transfer_routine {
    const char *name;
    size_t size; /* of an element */
    bool has_ctx;
    void (*call)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
};

/* When the caller's side of the transfer is its own again. */
enum completion { AT_RETURN, AT_QUIET };

/* Every PE to every PE, in and from every kind of memory, with guards; zero lengths. */
void transfer_check_puts(const struct transfer_routine *routines, size_t count,
                         enum completion when);
void transfer_check_gets(const struct transfer_routine *routines, size_t count,
                         enum completion when);

/* Lengths 0 to 70 at all offsets within 16 bytes, by a mem routine. */
void transfer_check_odd_put(const struct transfer_routine *routine);
void transfer_check_odd_get(const struct transfer_routine *routine);

/* Some MiB and an odd rest. */
void transfer_check_large_put(const struct transfer_routine *routine);
void transfer_check_large_get(const struct transfer_routine *routine);

struct strided_routine {
    const char *name;
    size_t size;
    bool has_ctx;
    bool has_blocks; /* else bsize is 1 */
    void (*call)(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe);
};

void transfer_check_strided_puts(const struct strided_routine *routines, size_t count);
void transfer_check_strided_gets(const struct strided_routine *routines, size_t count);

#endif
