/*
 * Strided and block-strided put and get: `nblocks` blocks of `bsize` elements of `size` bytes,
 * whose beginnings lie dst and sst elements apart. iput and iget are blocks of one element. `nbi`:
 * the local memory is the caller's again after a quiet of the context.
 */
#ifndef ISTHMUS_STRIDED_H
#define ISTHMUS_STRIDED_H

#include <stdbool.h>

#include "team/context.h"
#include "transport/target.h"

void strided_put(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi);
void strided_get(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi);

/* Blocks between this memory and a target, whose memory was checked; false, and nothing is done, if
 * they are not near. */
bool strided_put_mapped(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks);
bool strided_get_mapped(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks);

#endif
