/*
 * Checks that contiguous and strided transfers share. They run over tables of routines, each
 * wrapped into one form; routines without a context ignore that argument.
 */
#ifndef ISTHMUS_API_TRANSFER_H
#define ISTHMUS_API_TRANSFER_H

#include "api_test.h"

struct transfer_routine {
    const char *name;
    size_t size; /* size of an element in bytes */
    bool has_ctx;
    void (*call)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
};

/* When the caller may reuse or read its local buffer. */
enum completion { AT_RETURN, AT_QUIET };

/* Checks transfers from every PE to every PE and to and from every kind of memory, with guard
 * bytes around them, and with lengths of 0. */
void transfer_check_puts(const struct transfer_routine *routines, size_t count,
                         enum completion when);
void transfer_check_gets(const struct transfer_routine *routines, size_t count,
                         enum completion when);

/* Checks lengths 0 to 70 at all offsets within 16 bytes, with a routine that takes bytes. */
void transfer_check_odd_put(const struct transfer_routine *routine);
void transfer_check_odd_get(const struct transfer_routine *routine);

/* Checks a transfer of several MiB and some bytes. */
void transfer_check_large_put(const struct transfer_routine *routine);
void transfer_check_large_get(const struct transfer_routine *routine);

struct strided_routine {
    const char *name;
    size_t size;
    bool has_ctx;
    bool has_blocks; /* false: bsize is 1 */
    void (*call)(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe);
};

void transfer_check_strided_puts(const struct strided_routine *routines, size_t count);
void transfer_check_strided_gets(const struct strided_routine *routines, size_t count);

#endif
