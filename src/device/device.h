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
    void *allocation;    /* allocated by the library; NULL if the program supplies the memory */
    bool native_atomics; /* the kind executes atomic operations on it */
    bool mpi;            /* MPI accepts the memory on all PEs */
    void *peers[];       /* by node rank; NULL if the memory is not mapped here */
};

/* Publishes the cores on which this PE may run, for device_choose in the PEs of this node. */
void device_publish_cores(void);
/* Returns the cores on which this PE may run. It must have published them. */
const cpu_set_t *device_cores(void);
/* Returns the cores of each PE of this node, indexed by node rank. All PEs must have published
 * them. The caller frees the array. */
cpu_set_t *device_cores_of_node(const char *routine);
/* Returns the kind of this PE's device of a type and sets *device, or returns NULL if the PE has no
 * such device. SHMEM_DEVICE_GPU selects the first type of GPU of which this PE has a device. Local,
 * but all PEs of the node must have published their cores. */
const struct kind *device_choose(const char *routine, shmem_device_type_t type, int *device);

/* Returns the kind whose device memory the program's memory is, from its first byte to its last,
 * and sets *device. Returns NULL for other memory. `type` restricts the kinds as in
 * device_choose. */
const struct kind *device_owner(shmem_device_type_t type, const void *memory, size_t bytes,
                                int *device);

/* Returns a record of device memory: `own`, which the program supplies, or new memory if `own` is
 * NULL. Returns NULL if that fails; device_error() then gives the reason. From then on, the library
 * expects that any buffer may be device memory. */
struct device_memory *device_open(const struct kind *kind, int device, void *own, size_t bytes);
/* Returns the address of the memory on this PE. */
void *device_base(const struct device_memory *memory);
/* Publishes in this PE's control block how the other PEs of this node can map the memory. If the
 * driver refuses, publishes that. */
void device_export(const struct device_memory *memory, size_t bytes);
/* Maps the memory of all members that are PEs of this node. They must have published it. Returns
 * false if one cannot be mapped; device_error() then gives the reason. */
bool device_import(struct device_memory *memory, const struct rank_map *members);
/* Unmaps the memory of the other PEs, which may then release it. If `ending`, the library stops,
 * perhaps with the process, and errors of the driver are ignored. */
void device_end_imports(struct device_memory *memory, bool ending);
/* Releases the memory if the library has allocated it, and frees the record. No PE may still have
 * mapped the memory. If `ending`, errors of the driver are ignored. */
void device_close(struct device_memory *memory, bool ending);
const char *device_error(void);

/* Return the kind of the memory at an address of this PE, or NULL for host memory. device_kind_of
 * is faster if the job uses no device memory. */
const struct kind *device_kind_at(const void *address);
static inline const struct kind *device_kind_of(const void *address)
{
    return UNLIKELY(job.has_devices) ? device_kind_at(address) : NULL;
}

/* Returns the address at which this process has mapped the object of the PE with this node rank, or
 * NULL if it is not mapped. */
static inline char *device_at_rank(const struct segment *segment, const void *address, int rank)
{
    char *base = segment->device->peers[rank];
    return base == NULL ? NULL : base + ((const char *)address - segment->span.base);
}

/* device_mpi_takes returns true if MPI accepts memory of this kind on this PE; NULL stands for host
 * memory. After device_set_mpi_takes, it returns true for all memory of the kind. */
bool device_mpi_takes(const struct kind *kind);
void device_set_mpi_takes(const struct kind *kind);

/* Copies `bytes` bytes between any two addresses of this process. `to` and `from` are the kinds of
 * the two memories; NULL stands for host memory. */
void device_copy(const char *routine, const struct kind *to, void *dest, const struct kind *from,
                 const void *source, size_t bytes);

/* Like device_copy, for two buffers of this PE whose kinds it determines itself. */
void device_copy_local(const char *routine, void *dest, const void *source, size_t bytes);

/* Like device_copy, for several blocks. */
void device_copy_blocks(const char *routine, const struct kind *to, void *dest,
                        const struct kind *from, const void *source,
                        const struct copy_shape *blocks);

/* Sets `bytes` bytes of device memory of this PE to `value`. */
void device_fill(const char *routine, const struct segment *segment, void *address,
                 unsigned char value, size_t bytes);

/* Start and test a copy between device memory of this PE and host memory. device_copy_test returns
 * true once the copy is complete, and then frees it. */
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

/* Copy from host memory to a segment of this PE, and from the segment to host memory. The segment
 * may be in host or device memory. */
void device_store(const char *routine, const struct segment *segment, void *dest,
                  const void *source, size_t bytes);
void device_load(const char *routine, const struct segment *segment, void *dest, const void *source,
                 size_t bytes);

#endif
