/*
 * Strided and block-strided put and get: `nblocks` blocks of `bsize` elements of `size` bytes,
 * whose beginnings lie dst and sst elements apart. iput and iget are blocks of one element.
 */
#ifndef ISTHMUS_STRIDED_H
#define ISTHMUS_STRIDED_H

#include "team/context.h"

void strided_put(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe);
void strided_get(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe);

#endif
