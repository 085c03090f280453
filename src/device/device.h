/*
 * Device memory: which device this PE has, the memory of spaces there, and the copies and atomic
 * operations of which that is a side.
 *
 * The CPU never touches it; the kind's copy engine does. A PE has the device memory of those PEs of
 * its node mapped that the kind let it import. Atomic operations are a read and a write under one
 * lock of the memory's owner, by whoever has the memory mapped, or by the kind where it can; for
 * one space it is always the same of the two.
 *
 * What a kind's driver refuses ends the job, but where a function says otherwise.
 */
#ifndef ISTHMUS_DEVICE_H
#define ISTHMUS_DEVICE_H

#include "base/access.h"
#include "kinds.h"
#include "shm/segment.h"
#include "shmem.h"

/* The memory of one space on this PE, and where it has that of the others. */
struct device_memory {
    const struct kind *kind;
    int device;
    void *allocation;    /* of the library's; NULL for the program's own memory */
    bool native_atomics; /* the kind does atomic operations */
    bool mpi;            /* MPI may be handed this memory, on all PEs */
    void *peers[];       /* by place in the node; NULL where it is not mapped here */
};

/* This PE's device of a type (SHMEM_DEVICE_GPU: of the first type that it has one of); NULL if it
 * has none. Local, but reads what all PEs of the node published before. */
void device_publish_cores(void);
/* Those that this PE may run on, when it has published them. */
const cpu_set_t *device_cores(void);
/* Returns the cores of each PE of this node, by place, when all have published them. The caller
 * frees the array. */
cpu_set_t *device_cores_of_node(const char *routine);
const struct kind *device_choose(const char *routine, shmem_device_type_t type, int *device);

/* The kind and device that the program's memory is of, from its first byte to its last; NULL for
 * any other memory. */
const struct kind *device_owner(shmem_device_type_t type, const void *memory, size_t bytes,
                                int *device);

/* Memory of a device; `own` is the program's, or NULL for new memory. NULL, and a line about it in
 * device_error(), if that cannot be. From then on buffers may be device memory. */
struct device_memory *device_open(const struct kind *kind, int device, void *own, size_t bytes);
/* Its address on this PE. */
void *device_base(const struct device_memory *memory);
/* Tells the PEs of this node how to get at it, in this PE's control block. */
void device_export(const struct device_memory *memory, size_t bytes);
/* Maps that of all PEs of this node that published; false, and a line in device_error(), if one's
 * is not to be had. */
bool device_import(struct device_memory *memory, const struct rank_map *members);
/* Forgets the others' memory, which they may then release. `ending`: the library stops, perhaps the
 * whole process, and what the driver refuses is let pass. */
void device_end_imports(struct device_memory *memory, bool ending);
/* Gives it back. When nobody has it mapped any more. */
void device_close(struct device_memory *memory, bool ending);
const char *device_error(void);

/* The kind whose memory is at an address of this PE; NULL for memory of the host. */
const struct kind *device_kind_at(const void *address);
static inline const struct kind *device_kind_of(const void *address)
{
    return UNLIKELY(job.has_devices) ? device_kind_at(address) : NULL;
}

/* Where this process has the object of a PE of this node; NULL if it is not mapped. */
static inline char *device_at_rank(const struct segment *segment, const void *address, int rank)
{
    char *base = segment->device->peers[rank];
    return base == NULL ? NULL : base + ((const char *)address - segment->span.base);
}

/* Whether MPI may read and write memory of this kind here; the host's is NULL. Once it is so for a
 * space of the kind, it is for all of the kind's memory. */
bool device_mpi_takes(const struct kind *kind);
void device_set_mpi_takes(const struct kind *kind);

/* Copies between any two places of this process, of these kinds (NULL: the host). */
void device_copy(const char *routine, const struct kind *to, void *dest, const struct kind *from,
                 const void *source, size_t bytes);

/* The same, of whatever kinds this PE's two buffers are. */
void device_copy_local(const char *routine, void *dest, const void *source, size_t bytes);

/* The same of blocks. */
void device_copy_blocks(const char *routine, const struct kind *to, void *dest,
                        const struct kind *from, const void *source,
                        const struct copy_shape *blocks);

/* Sets memory of this PE that is a device's. */
void device_fill(const char *routine, const struct segment *segment, void *address,
                 unsigned char value, size_t bytes);

/* A copy between this PE's memory of a device and the host's that is under way; over when `test`
 * has said so, which forgets it. */
struct kind_copy *device_copy_begin(const struct segment *segment, void *dest, const void *source,
                                    size_t bytes);
bool device_copy_test(const struct segment *segment, struct kind_copy *copy);

/* Buffers of the host's memory through which data of devices travel, registered with their drivers.
 * They are kept until device_stop. */
enum { DEVICE_STAGING_BYTES = 1024 * 1024 };
void *device_staging_take(const char *routine);
void device_staging_return(void *staging);

/* When nothing is under way any more: gives the buffers back, and forgets which kinds were used. */
void device_stop(void);

/* An atomic operation (KIND_ATOMIC_COMPARE_SWAP is one) on a word of the PE at `place`, mapped here
 * at `word`; gives the value before. */
uint64_t device_atomic(const char *routine, const struct device_memory *memory, int rank,
                       void *word, int operation, uint64_t value, uint64_t condition, size_t size);

/* Between memory of this PE's segment, of either sort, and memory of the host. */
void device_store(const char *routine, const struct segment *segment, void *dest,
                  const void *source, size_t bytes);
void device_load(const char *routine, const struct segment *segment, void *dest, const void *source,
                 size_t bytes);

#endif
