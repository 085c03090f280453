/*
 * Collectives in which dest, source or both are device memory (GPU memory).
 *
 * The host cannot access this memory with loads and stores. A member therefore copies data from the
 * buffers of other members with remote_get (net/remote.h), which selects the transport for each PE.
 * Synchronizations of the team before and after the copies ensure that the buffers are valid.
 *
 * The collectives of coll.h call these functions, after they have checked the arguments, if
 * coll_device_applies returns true. The contracts are those of coll.h.
 */
#ifndef ISTHMUS_COLL_DEVICE_H
#define ISTHMUS_COLL_DEVICE_H

#include "coll_buffer.h"
#include "reduce_kernels.h"

/* Returns true if dest or source is device memory. The result is the same on all members, because
 * they pass the same buffers. */
static inline bool coll_device_applies(const struct buffer *dest, const struct buffer *source)
{
    return UNLIKELY(job.has_devices) &&
           ((dest->segment != NULL && dest->segment->device != NULL) ||
            (source->segment != NULL && source->segment->device != NULL));
}

void coll_device_broadcast(const char *routine, struct team *team, void *dest,
                           const struct buffer *source, size_t bytes, int root, bool to_root);

/* Gathers the blocks of all members in the dest of every member (collect and fcollect). `nelems` is
 * the number of elements in the block of this PE. If `equal` is true (fcollect), the blocks of all
 * members have this number of elements. */
void coll_device_collect(const char *routine, struct team *team, void *dest,
                         const struct buffer *source, size_t nelems, size_t size, bool equal);

/* Arguments of coll_alltoalls. `dst` and `sst` are strides in elements, `nelems` is the number of
 * elements in a block, and `size` is the size of an element in bytes. */
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
