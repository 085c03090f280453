/*
 * Records for the inlined operations on near memory, the memory of PEs that this process has mapped
 * (shmem_impl/near.h).
 *
 * A struct shmem_impl_near contains the addresses that a put, get or atomic needs to access near
 * memory with loads and stores. The library has one record, whose members other layers write. In
 * addition, each executable and shared object that is compiled with SHMEMX_INLINE has its own
 * record, which it attaches when it is loaded. While the attached record is filled, the inlined
 * operations of this object use it. While the attached record is empty, they call the library.
 *
 * A mutex protects the list of attached records.
 */
#ifndef ISTHMUS_NEAR_H
#define ISTHMUS_NEAR_H

#include <stdbool.h>

#include "shmem_impl/near.h"

/* near_enable copies the library's record to all attached records, and to records that are attached
 * later. near_disable empties all attached records; other threads may use them at the same time. */
void near_enable(void);
void near_disable(void);

/* Makes the inlined quiet and fence call the library from now on. May be called while the attached
 * records are filled. */
void near_disable_order(void);

/* Empties the library's record and all attached records. Only for a forked child, which has one
 * thread. */
void near_reset(void);

/* Attach or detach the record of an executable or shared object, when it is loaded or unloaded. A
 * record of another version is ignored, so its operations always call the library. */
void near_attach(struct shmem_impl_near *near);
void near_detach(struct shmem_impl_near *near);

/* Sets the table that finds the space at an address (SEGMENT_SLOT in shm/segment.h), and the end of
 * the memory for spaces in bytes after the start of the heap. May be called while the attached
 * records are filled. */
void near_publish_spaces(const unsigned char *slots, size_t room_end);

/* Sets the limit of short accesses in the heap (shmem_impl_span.limit). May be called while the
 * attached records are filled. */
void near_publish_limit(size_t limit);

#endif
