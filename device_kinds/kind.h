/*
 * Contract between the library (src/) and the module of device kinds.
 *
 * A device kind is an API for devices: CUDA, HIP, Level Zero, or the host. The library opens the
 * module when the program first asks for memory that is not plain host memory. The module's table,
 * struct kind_module, lists the kinds; each struct kind describes devices and copies their memory.
 * Only the module includes headers of device APIs and of hwloc.
 *
 * A kind opens the library of its driver at run time and is never linked with it. Any thread may
 * call any function at any time, several at once. A function leaves the current device or context
 * of the calling thread unchanged. It returns KIND_OK, or another result after it has set the text
 * that message() returns. The CPU must not touch memory that a kind has allocated or imported.
 */
#ifndef ISTHMUS_KIND_H
#define ISTHMUS_KIND_H

#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KIND_MODULE_VERSION 3
#define KIND_MODULE_FILE    "libisthmus-kinds.so"
#define KIND_MODULE_SYMBOL  "isthmus_kinds"

enum kind_result {
    KIND_OK,
    KIND_FAILED,     /* the driver returned an error, or the device is lost */
    KIND_NO_MEMORY,  /* the device has not enough free memory */
    KIND_UNSUPPORTED /* the kind does not support the operation, at all or for this memory */
};

/* Types of kinds, with the values of shmem.h's SHMEM_DEVICE_ constants. KIND_ANY_GPU is not the
 * type of any kind. */
enum kind_type {
    KIND_ANY_GPU = 2,
/* Defines KIND_NAME for each line of kinds.def, e.g. KIND_CUDA. */
#define KIND(NUMBER, NAME, ...) KIND_##NAME = NUMBER,
#include "kinds.def"
#undef KIND
};

/* Greatest type. It equals the number of kinds: types start at 0, and KIND_ANY_GPU is not a kind.
 */
enum {
#define KIND(...) +1
    KIND_LAST_TYPE = 0
#include "kinds.def"
#undef KIND
};

/* Checks that no number occurs twice in kinds.def: the sum of 2^NUMBER over all lines has all
 * bits set except the bit of KIND_ANY_GPU. */
#define KIND(NUMBER, ...) +(1 << (NUMBER))
_Static_assert(0
#include "kinds.def"
                   == (2 << KIND_LAST_TYPE) - 1 - (1 << KIND_ANY_GPU),
               "kinds.def has a number twice, leaves one out or has SHMEM_DEVICE_GPU's");
#undef KIND

enum { KIND_NAME_BYTES = 128, KIND_UUID_BYTES = 37, KIND_PCI_BYTES = 16, KIND_HANDLE_BYTES = 192 };

struct kind_device {
    char name[KIND_NAME_BYTES];
    char uuid[KIND_UUID_BYTES]; /* text form of RFC 4122, lower case */
    /* PCI address, such as "0000:10:00.0", in lower case; "" if unknown. */
    char pci[KIND_PCI_BYTES];
    size_t memory; /* size of the device's memory in bytes */
};

/* Describes memory to other processes of this machine (export_memory). May be copied. */
struct kind_handle {
    unsigned char bytes[KIND_HANDLE_BYTES];
};

/* An outstanding copy. Each kind defines it. */
struct kind_copy;

/* Atomic operations. All except the compare-and-swap have the same numbers as in the library's
 * enum atomic_operation. */
enum kind_atomic {
    KIND_ATOMIC_FETCH,
    KIND_ATOMIC_SET,
    KIND_ATOMIC_ADD,
    KIND_ATOMIC_AND,
    KIND_ATOMIC_OR,
    KIND_ATOMIC_XOR,
    KIND_ATOMIC_COMPARE_SWAP
};

struct kind {
    const char *name; /* for messages, such as "CUDA" */
    enum kind_type type;

    /* Returns the number of devices that this process can use. The first call opens the driver.
     * Returns 0 if there is no driver or no device; message() then gives the reason. */
    int (*count)(void);
    enum kind_result (*describe)(int device, struct kind_device *description);

    /* Allocates `bytes` > 0 bytes of a device at a multiple of `alignment`, a power of two of at
     * most 2 MiB. The contents are undefined. */
    enum kind_result (*allocate)(int device, size_t bytes, size_t alignment, void **memory);
    enum kind_result (*release)(void *memory);

    /* Returns true and sets *device if the address is in device memory of this kind, even if the
     * program allocated this memory. Never fails. */
    bool (*owns)(const void *address, int *device);

    /* Copies `bytes` > 0 bytes. Source and destination may each be host memory of this process, or
     * memory of any device of this kind, allocated in this process or imported. They must not
     * overlap. `copy` and copy_blocks return when the data are visible to every reader. */
    enum kind_result (*copy)(void *dest, const void *source, size_t bytes);
    /* Copies `count` > 0 blocks of `block` > 0 bytes each. dest_step and source_step are the
     * distances between the starts of consecutive blocks, in bytes. */
    enum kind_result (*copy_blocks)(void *dest, size_t dest_step, const void *source,
                                    size_t source_step, size_t block, size_t count);
    /* Starts a copy. The caller must call copy_test until it sets *done, which also frees the copy.
     * Outstanding copies execute in any order. */
    enum kind_result (*copy_begin)(void *dest, const void *source, size_t bytes,
                                   struct kind_copy **copy);
    enum kind_result (*copy_test)(struct kind_copy *copy, bool *done);
    /* Sets `bytes` > 0 bytes to `value`, and returns when they are set. */
    enum kind_result (*fill)(void *memory, unsigned char value, size_t bytes);

    /* export_memory describes memory within one allocation of this process to other processes of
     * this machine. import_memory maps it into another process; the exporting process cannot import
     * it. Every import must end before the exporter releases the memory. */
    enum kind_result (*export_memory)(void *memory, size_t bytes, struct kind_handle *handle);
    enum kind_result (*import_memory)(const struct kind_handle *handle, void **memory);
    enum kind_result (*end_import)(void *memory);

    /* Registers host memory that is often copied to and from devices, so that devices may access it
     * directly. */
    enum kind_result (*register_host)(void *memory, size_t bytes);
    enum kind_result (*unregister_host)(void *memory);

    /* Performs `operation`, an enum kind_atomic, on a word of `size` bytes (4 or 8) in memory of
     * this kind, allocated or imported. Waits until the operation is complete, and sets *old to
     * the previous value. The operation is atomic with respect to this function in all
     * processes. A kind without atomic operations returns KIND_UNSUPPORTED for any arguments. */
    enum kind_result (*atomic)(void *word, int operation, uint64_t value, uint64_t condition,
                               size_t size, uint64_t *old);

    /* Returns one line of text about the last failure in this thread, with the driver's error
     * name. */
    const char *(*message)(void);
};

/* Placement of pages of host memory on NUMA nodes. */
enum kind_placement {
    KIND_PLACE_ANYWHERE, /* the system's default; undoes an earlier placement */
    KIND_PLACE_LOCAL,
    KIND_PLACE_INTERLEAVED,
    KIND_PLACE_HBM,
    /* Near the cores of this PE, whichever process writes first. If the cores belong to several
     * NUMA nodes: near the core on which the PE runs now. Nothing if the process has a policy. */
    KIND_PLACE_OWNER
};

struct kind_module {
    int version;         /* KIND_MODULE_VERSION */
    const char *isthmus; /* version of Isthmus */

    /* `kinds` lists the kinds that were built, including the host, which has one device.
     * `left_out` has a line for each kind that was not built: its name and the reason. NULL ends
     * both lists. */
    const struct kind *const *kinds;
    const char *const *left_out;

    /* Returns the number of the device that a PE uses, 0 to n_devices - 1, or -1 if there are no
     * devices. `pci` contains the addresses of the devices. `cores` contains the cores on which
     * each PE of the node may run; `me` is the index of this PE. The device is one of the nearest
     * to the PE, and PEs are distributed evenly over equally near ones. The result depends only on
     * the topology and the arguments, so all processes compute the same selection. */
    int (*select)(const char (*pci)[KIND_PCI_BYTES], int n_devices, const cpu_set_t *cores,
                  int n_pes, int me);

    /* Binds whole pages that no process has touched yet. `cores` are those of this PE. */
    enum kind_result (*place)(void *memory, size_t bytes, enum kind_placement placement,
                              const cpu_set_t *cores);
    /* Returns one line about the last failure of `place` in this thread. */
    const char *(*message)(void);

    /* Returns the size in bytes of the high-bandwidth NUMA nodes near the cores of PE `me`, or 0 if
     * there are none. Pages of the PE come from these nodes. Sets *n_pes_there to the number of
     * PEs, including `me`, whose pages all come from these nodes. The arguments are those of
     * `select`. */
    size_t (*hbm_near)(const cpu_set_t *cores, int n_pes, int me, int *n_pes_there);
};

#endif
