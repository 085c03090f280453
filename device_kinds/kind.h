/*
 * The contract between the core and the device kinds: a module, opened when a program first asks
 * for memory that is not plain host memory, whose table says what devices there are and moves their
 * memory. Nothing else of the project includes a device API's or hwloc's headers.
 *
 * A kind opens its driver's library at run time and is never linked with it. Functions may be
 * called by any thread at any time, also by several at once, and leave the calling thread's current
 * device or context as they found it. They return KIND_OK or say why not, and message() then has a
 * line about it. Memory that a kind allocated or imported is not to be touched by the CPU.
 */
#ifndef ISTHMUS_KIND_H
#define ISTHMUS_KIND_H

#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KIND_MODULE_VERSION 2
#define KIND_MODULE_FILE    "libisthmus-kinds.so"
#define KIND_MODULE_SYMBOL  "isthmus_kinds"

enum kind_result {
    KIND_OK,
    KIND_FAILED,     /* the driver refused, or the device is lost */
    KIND_NO_MEMORY,  /* the device has not so much left */
    KIND_UNSUPPORTED /* this kind cannot do that at all, or not with this memory */
};

/* As SHMEM_DEVICE_CPU and so on of shmem.h, with one for "any GPU" that is no kind. */
enum kind_type {
    KIND_ANY_GPU = 2,
/* Defines KIND_NAME for each line of kinds.def, e.g. KIND_CUDA. */
#define KIND(NUMBER, NAME, ...) KIND_##NAME = NUMBER,
#include "kinds.def"
#undef KIND
};

/* The greatest type, and so how many kinds there are, since one number is none's. */
enum {
#define KIND(...) +1
    KIND_LAST_TYPE = 0
#include "kinds.def"
#undef KIND
};

/* A sum of as many powers of two as it has bits has each of them once. */
#define KIND(NUMBER, ...) +(1 << (NUMBER))
_Static_assert(0
#include "kinds.def"
                   == (2 << KIND_LAST_TYPE) - 1 - (1 << KIND_ANY_GPU),
               "kinds.def has a number twice, leaves one out or has SHMEM_DEVICE_GPU's");
#undef KIND

enum { KIND_NAME_BYTES = 128, KIND_UUID_BYTES = 37, KIND_PCI_BYTES = 16, KIND_HANDLE_BYTES = 192 };

struct kind_device {
    char name[KIND_NAME_BYTES];
    char uuid[KIND_UUID_BYTES]; /* in the form of RFC 4122, lower case */
    char pci[KIND_PCI_BYTES];   /* "0000:10:00.0", lower case; "" if it is on no such bus */
    size_t memory;              /* bytes */
};

/* What tells another process of this machine how to reach some memory; it may be copied. */
struct kind_handle {
    unsigned char bytes[KIND_HANDLE_BYTES];
};

/* A copy under way; the kind's own. */
struct kind_copy;

/* As enum atomic_operation of the core, and one more. */
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
    const char *name; /* "CUDA" */
    enum kind_type type;

    /* How many devices this process sees; opens the driver the first time. 0, and silence, where
     * there is no driver or no device; message() says why. */
    int (*count)(void);
    enum kind_result (*describe)(int device, struct kind_device *description);

    /* Memory of a device, at a multiple of `alignment` (a power of two up to 2 MiB), for `bytes` >
     * 0. Its contents are undefined. */
    enum kind_result (*allocate)(int device, size_t bytes, size_t alignment, void **memory);
    enum kind_result (*release)(void *memory);

    /* Whether an address is in device memory of this kind, of whoever allocated it in this process;
     * its device. Never fails. */
    bool (*owns)(const void *address, int *device);

    /* Copies `bytes` > 0 from any place to any other: host memory of this process, memory of this
     * kind allocated by anyone in this process, or imported; of any of its devices. Does not
     * overlap. `copy` and copy_blocks return when the data are there, for every reader. */
    enum kind_result (*copy)(void *dest, const void *source, size_t bytes);
    /* `count` > 0 blocks of `block` > 0 bytes, whose beginnings lie so many bytes apart. */
    enum kind_result (*copy_blocks)(void *dest, size_t dest_step, const void *source,
                                    size_t source_step, size_t block, size_t count);
    /* Begins a copy. It is over when copy_test has said so, which must be asked until then, and
     * forgets it; copies under way are carried out in any order. */
    enum kind_result (*copy_begin)(void *dest, const void *source, size_t bytes,
                                   struct kind_copy **copy);
    enum kind_result (*copy_test)(struct kind_copy *copy, bool *done);
    /* Sets `bytes` > 0 bytes to one value; returns when it is done. */
    enum kind_result (*fill)(void *memory, unsigned char value, size_t bytes);

    /* Describes `bytes` at `memory`, which lie in one allocation of this process, for other
     * processes of this machine, and makes them this process's memory; an import is of no use to
     * the process that exported. Imports end before the memory is released. */
    enum kind_result (*export_memory)(void *memory, size_t bytes, struct kind_handle *handle);
    enum kind_result (*import_memory)(const struct kind_handle *handle, void **memory);
    enum kind_result (*end_import)(void *memory);

    /* Host memory that is copied to and from often: the device may reach it by itself from now on.
     */
    enum kind_result (*register_host)(void *memory, size_t bytes);
    enum kind_result (*unregister_host)(void *memory);

    /* An atomic operation on a word of 4 or 8 bytes of this kind's memory, allocated or imported,
     * that is atomic to the same operation of every other process; *old is its value before. Waits
     * for it. KIND_UNSUPPORTED if the kind has none, for any argument. */
    enum kind_result (*atomic)(void *word, int operation, uint64_t value, uint64_t condition,
                               size_t size, uint64_t *old);

    /* A line about the last failure in this thread, with the driver's own name of it. */
    const char *(*message)(void);
};

/* Where pages of host memory are to lie. */
enum kind_placement {
    KIND_PLACE_ANYWHERE, /* as the system likes, whatever was said before */
    KIND_PLACE_LOCAL,
    KIND_PLACE_INTERLEAVED,
    KIND_PLACE_HBM
};

struct kind_module {
    int version;         /* KIND_MODULE_VERSION */
    const char *isthmus; /* version of the project */

    /* All kinds that were built in, ending with NULL, and one line for each that was not: name and
     * reason, ending with NULL. The host is a kind too; it has one device. */
    const struct kind *const *kinds;
    const char *const *left_out;

    /* The device that a PE is to use, by numbers 0 to n_devices - 1, or -1 if there are none. A
     * pure function of the machine's topology and its arguments: `pci` are the devices' addresses,
     * and `cores` what each PE of the node may run on, `me` being this one's place among them. It
     * is one of the nearest to the PE; those are shared out evenly. */
    int (*select)(const char (*pci)[KIND_PCI_BYTES], int n_devices, const cpu_set_t *cores,
                  int n_pes, int me);

    /* Binds whole pages that nobody has touched yet; this PE runs on `cores`. */
    enum kind_result (*place)(void *memory, size_t bytes, enum kind_placement placement,
                              const cpu_set_t *cores);
    const char *(*message)(void); /* about `place` */

    /* Returns the bytes of the NUMA nodes of high-bandwidth memory near the cores of PE `me`. Its
     * pages come from these nodes. Sets *n_pes_there to the number of PEs, including `me`, that
     * have their pages in no other node. The arguments are as for `select`. Returns 0 without such
     * memory. */
    size_t (*hbm_near)(const cpu_set_t *cores, int n_pes, int me, int *n_pes_there);
};

#endif
