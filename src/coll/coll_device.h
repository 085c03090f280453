/*
 * Collectives on buffers of which one or both are device memory: by gets from the others' buffers,
 * between synchronizations. Gets reach every PE, whichever way its memory is reached.
 *
 * Arguments are checked already, and the rules are those of coll.h.
 */
#ifndef ISTHMUS_COLL_DEVICE_H
#define ISTHMUS_COLL_DEVICE_H

#include "coll_buffer.h"
#include "reduce_kernels.h"

/* Whether these serve: the same on all members, who bring the same buffers. */
static inline bool coll_device_applies(const struct buffer *dest, const struct buffer *source)
{
    return UNLIKELY(job.has_devices) &&
           ((dest->segment != NULL && dest->segment->device != NULL) ||
            (source->segment != NULL && source->segment->device != NULL));
}

void coll_device_broadcast(const char *routine, struct team *team, void *dest,
                           const struct buffer *source, size_t bytes, int root, bool to_root);

/* Blocks of `nelems` elements here; of as many on all members if `equal`. */
void coll_device_collect(const char *routine, struct team *team, void *dest,
                         const struct buffer *source, size_t nelems, size_t size, bool equal);

/* The strides are those of coll_alltoalls, in elements. */
struct coll_device_strides {
    size_t dst, sst, nelems, size;
};
void coll_device_alltoalls(const char *routine, struct team *team, void *dest,
                           const struct buffer *source, const struct coll_device_strides *exchange);

void coll_device_reduce(const char *routine, struct team *team, const struct reduce_kernel *kernel,
                        const struct buffer *dest, const struct buffer *source, size_t nelems);
void coll_device_scan(const char *routine, struct team *team, const struct reduce_kernel *kernel,
                      void *dest, const struct buffer *source, size_t nelems, bool inclusive);

#endif
