/*
 * Device memory: the device of this PE, the memory of spaces on devices, and copies and atomic
 * operations on device memory. A space is a pool of symmetric memory (spaces/), and a kind is an
 * API for devices, such as CUDA (device_kinds/kind.h).
 *
 * The CPU never touches memory of a GPU; the copy engine of the kind does. A PE maps the device
 * memory of the other PEs of its node if the kind can import it. Spaces in host memory that the PEs
 * of a node cannot map use this code too.
 *
 * Atomic operations on memory of a GPU are either those of the kind, or a read and a write under a
 * lock of the PE that owns the memory. A PE that has mapped the memory executes them. All PEs use
 * the same one of the two mechanisms for a space.
 *
 * If the driver of a kind returns an error, the job is aborted, unless the comment of the function
 * says otherwise.
 */
#ifndef ISTHMUS_DEVICE_H
#define ISTHMUS_DEVICE_H

#include "base/access.h"
#include "kinds.h"
#include "shm/segment.h"
#include "shmem.h"

/* The memory of one space on this PE, and the mapped memory of the other PEs of this node. */
struct device_memory {
    const struct kind *kind;
    int device;
    void *allocation;    /* memory that the library has allocated; NULL if the program supplies the
                            memory */
    bool native_atomics; /* true if the device itself executes atomic operations on this memory */
    bool mpi;            /* true if MPI accepts the address of this memory on all PEs */
    void *peers[]; /* address of the memory of each PE of this node, or NULL if it is not mapped */
};

/* Publishes the cores on which this PE may run, so that device_choose on the PEs of this node can
 * read them. */
void device_publish_cores(void);
/* Returns the cores on which this PE may run. Must be called after device_publish_cores. */
const cpu_set_t *device_cores(void);
/* Returns the cores of each PE of this node, indexed by node rank. All PEs must have published
 * them. The caller frees the array. */
cpu_set_t *device_cores_of_node(const char *routine);
/* Returns the kind of this PE's device of the given type, and stores the index of the device in
 * *device. Returns NULL if the PE has no such device. SHMEM_DEVICE_GPU selects the first type of
 * GPU of which this PE has a device. Does not communicate, but all PEs of the node must have
 * published their cores. */
const struct kind *device_choose(const char *routine, shmem_device_type_t type, int *device);

/* Returns the kind of device to which the `bytes` bytes at `memory` belong, and stores the index of
 * the device in *device. Returns NULL if they are not device memory of one device. `type` restricts
 * the kinds as in device_choose. */
const struct kind *device_owner(shmem_device_type_t type, const void *memory, size_t bytes,
                                int *device);

/* Allocates device memory, and returns a record of it. If `own` is not NULL, the program supplies
 * the memory, and the record describes `own`. Returns NULL on failure; device_error() then returns
 * the reason. From this call on, the library expects that any buffer may be device memory. */
struct device_memory *device_open(const struct kind *kind, int device, void *own, size_t bytes);
/* Returns the address of the memory on this PE. */
void *device_base(const struct device_memory *memory);
/* Publishes, in this PE's control block, how the other PEs of this node can map the memory. If the
 * driver does not support this, publishes that the memory cannot be mapped. */
void device_export(const struct device_memory *memory, size_t bytes);
/* Maps the memory of all members that are PEs of this node. They must have published it
 * (device_export). Returns false if the memory of a member cannot be mapped; device_error() then
 * returns the reason. */
bool device_import(struct device_memory *memory, const struct rank_map *members);
/* Unmaps the memory of the other PEs, which may then release it. `ending` is true if the library is
 * stopping, perhaps at the exit of the process; errors of the driver are then ignored. */
void device_end_imports(struct device_memory *memory, bool ending);
/* Releases the memory if the library has allocated it, and frees the record. All other PEs must
 * have unmapped the memory. If `ending` is true, errors of the driver are ignored. */
void device_close(struct device_memory *memory, bool ending);
const char *device_error(void);

/* Return the kind of the device memory at an address of this PE, or NULL for host memory.
 * device_kind_of is faster if the job uses no device memory. */
const struct kind *device_kind_at(const void *address);
static inline const struct kind *device_kind_of(const void *address)
{
    return UNLIKELY(job.has_devices) ? device_kind_at(address) : NULL;
}

/* Returns the address at which this process has mapped the object at `address` of the PE with this
 * node rank, or NULL if the object is not mapped. */
static inline char *device_at_rank(const struct segment *segment, const void *address, int rank)
{
    char *base = segment->device->peers[rank];
    return base == NULL ? NULL : base + ((const char *)address - segment->span.base);
}

/* device_mpi_takes returns true if MPI accepts memory of this kind on this PE. `kind` NULL means
 * host memory. device_set_mpi_takes records that MPI accepts memory of this kind; device_mpi_takes
 * then returns true for it. */
bool device_mpi_takes(const struct kind *kind);
void device_set_mpi_takes(const struct kind *kind);

/* Copies `bytes` bytes between any two addresses of this process. `to` and `from` are the kinds of
 * the memory of dest and source; NULL means host memory. */
void device_copy(const char *routine, const struct kind *to, void *dest, const struct kind *from,
                 const void *source, size_t bytes);

/* Like device_copy, for two buffers of this PE. Determines the kinds of the buffers itself. */
void device_copy_local(const char *routine, void *dest, const void *source, size_t bytes);

/* Like device_copy, for several blocks, whose number, length and strides are in `blocks`. */
void device_copy_blocks(const char *routine, const struct kind *to, void *dest,
                        const struct kind *from, const void *source,
                        const struct copy_shape *blocks);

/* Sets `bytes` bytes of device memory of this PE to `value`. */
void device_fill(const char *routine, const struct segment *segment, void *address,
                 unsigned char value, size_t bytes);

/* device_copy_begin starts a copy between device memory of this PE and host memory.
 * device_copy_test returns true once the copy is complete, and then frees its record. */
struct kind_copy *device_copy_begin(const struct segment *segment, void *dest, const void *source,
                                    size_t bytes);
bool device_copy_test(const struct segment *segment, struct kind_copy *copy);

/* Staging buffers: host memory through which data of devices are transferred, registered with the
 * drivers of the devices. device_staging_take returns a buffer, and device_staging_return puts it
 * back for later use. device_stop frees them. */
enum { DEVICE_STAGING_BYTES = 1024 * 1024 };
void *device_staging_take(const char *routine);
void device_staging_return(void *staging);

/* Frees the staging buffers and forgets which kinds were in use. No operation on device memory may
 * be in progress. */
void device_stop(void);

/* Executes an atomic operation (enum atomic_operation, or KIND_ATOMIC_COMPARE_SWAP) on a word, and
 * returns its old value. The word belongs to the PE with node rank `rank` and is mapped at
 * `word`. */
uint64_t device_atomic(const char *routine, const struct device_memory *memory, int rank,
                       void *word, int operation, uint64_t value, uint64_t condition, size_t size);

/* device_store copies from host memory to a segment of this PE, and device_load from a segment to
 * host memory. The segment may be in host or device memory. */
void device_store(const char *routine, const struct segment *segment, void *dest,
                  const void *source, size_t bytes);
void device_load(const char *routine, const struct segment *segment, void *dest, const void *source,
                 size_t bytes);

#endif
