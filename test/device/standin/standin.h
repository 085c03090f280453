/*
 * The core of the stand-ins for device drivers: devices of this process with memory of their own,
 * streams of operations, and memory shared with other processes, where there is no device. Each
 * stand-in is a shared library that gives this the look of one driver.
 *
 * Device memory is a memfd, mapped where only the stand-in knows; the addresses that it has for
 * everybody else cannot be touched by the CPU, so that a stray access faults. They are never used
 * twice, so memory that was released is known as such. Nothing is left behind on the machine.
 *
 * The environment says, for a whole process:
 *   STANDIN_DEVICES   how many devices there are (2)
 *   STANDIN_MEMORY    bytes of each device that this process may allocate (256 MiB)
 *   STANDIN_DELAY_US  each operation of a stream begins so long after the one before it is
 *                             over (0: it is over when it has been submitted)
 *   STANDIN_GATE      "GATE,ARRIVALS", two descriptors of eventfd: each operation of a stream adds
 * 1 to ARRIVALS, then waits until GATE is not 0 (none) STANDIN_FAIL      failures, with commas
 * between: alloc (no memory is left), ipc (none is exported or imported), import (none is
 * imported), peer (no device reaches another's memory), lost:N (after N operations a device fails
 * whatever is asked of it)
 */
#ifndef STANDIN_H
#define STANDIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum standin_result {
    STANDIN_OK,
    STANDIN_INVALID,    /* an argument is not what it should be */
    STANDIN_NO_MEMORY,  /* the device has not so much left */
    STANDIN_NOT_READY,  /* operations are still under way */
    STANDIN_REFUSED,    /* not with this device, or not in this environment */
    STANDIN_OWN_MEMORY, /* an import of what this process exported */
    STANDIN_IMPORTED,   /* an import of what is imported already */
    STANDIN_LOST        /* the device */
};

/* ---- Devices: 0 to standin_devices() - 1 ---- */

enum { STANDIN_UUID_BYTES = 16, STANDIN_PCI_ROOM = 16 };

/* The same in all processes. */
struct standin_device {
    unsigned char uuid[STANDIN_UUID_BYTES];
    char pci[STANDIN_PCI_ROOM]; /* "0000:10:00.0" */
    size_t memory;
};

int standin_devices(void);
enum standin_result standin_describe(int device, struct standin_device *description);

/* Whether a device reaches the memory of another one, or its own. */
bool standin_reaches(int device, int other);

/* STANDIN_LOST once the device is, otherwise STANDIN_OK. */
enum standin_result standin_state(int device);

/* ---- Memory ---- */

/* Memory of a device at a multiple of `alignment`, a power of two; seldom at one of twice that.
 * Filled with a pattern that is not zero. */
enum standin_result standin_allocate(int device, size_t bytes, size_t alignment, void **memory);

/* Only the address that the allocation gave will do. Waits for operations that use the memory. */
enum standin_result standin_release(void *memory);

struct standin_memory {
    void *base;
    size_t bytes;
    int device;
    bool imported;
};

/* The allocation or import that an address lies in; false if there is none. */
bool standin_find(const void *address, struct standin_memory *memory);

/* Whether an address is or was one of device memory. */
bool standin_is_device_address(const void *address);

/* What is behind an address of device memory, for who plays a device's or a network's part; NULL
 * for the host's. It stays while the memory is allocated. */
void *standin_bytes(const void *address);

/* Host memory that devices may reach; what is registered does not overlap. */
enum standin_result standin_register_host(void *memory, size_t bytes);
enum standin_result standin_unregister_host(void *memory);
bool standin_is_registered(const void *address);

/* ---- Memory of other processes ---- */

/* What another process needs to know of an allocation. */
struct standin_export {
    uint64_t identity; /* of the file behind it */
    uint64_t bytes;
    int32_t process, file; /* who exported it, and its file descriptor there */
    int32_t device;
    uint32_t number; /* of this export: no two look alike */
};

/* `memory` is the beginning of an allocation of this process. */
enum standin_result standin_export(const void *memory, struct standin_export *export);

/* For use by `device`, which must reach the memory's own. The second opens a descriptor of this
 * process instead of the exporter's, and leaves it open; it may also import this process's own. */
enum standin_result standin_import(const struct standin_export *export, int device, void **memory);
enum standin_result standin_import_file(const struct standin_export *export, int file, int device,
                                        void **memory);
/* Only the address that the import gave will do. Waits as standin_release does. */
enum standin_result standin_end_import(void *memory);

/* ---- Streams: what is submitted to one is carried out in turn ---- */

struct standin_stream;

enum standin_result standin_stream_create(int device, struct standin_stream **stream);
/* Waits until it is idle. */
enum standin_result standin_stream_destroy(struct standin_stream *stream);
int standin_stream_device(const struct standin_stream *stream);

/* `count` blocks of `block` bytes, whose beginnings lie so many bytes apart, between any places: of
 * any device, or of the host. For one block the steps do not matter. */
struct standin_copy {
    void *dest;
    size_t dest_step;
    const void *source;
    size_t source_step;
    size_t block, count;
};

/* An operation is submitted, or refused at once: memory must be allocated, and long enough. */
enum standin_result standin_copy(struct standin_stream *stream, const struct standin_copy *copy);

/* Repeats a pattern of `pattern_bytes` in `bytes`, a multiple. */
enum standin_result standin_fill(struct standin_stream *stream, void *memory, size_t bytes,
                                 const void *pattern, size_t pattern_bytes);

/* Calls a function, which gets an address where the CPU finds the `bytes` at `memory`, and a copy
 * of `argument`. It may not wait for the stream. `memory` NULL: it gets NULL. */
enum { STANDIN_ARGUMENT_BYTES = 64 };
typedef void standin_function(void *memory, const void *argument);
enum standin_result standin_call(struct standin_stream *stream, standin_function *function,
                                 void *memory, size_t bytes, const void *argument,
                                 size_t argument_bytes);

/* How many operations were ever submitted to a stream. */
uint64_t standin_submitted(struct standin_stream *stream);

/* Whether the first so many operations are over: STANDIN_OK or STANDIN_NOT_READY; waits for them.
 */
enum standin_result standin_test(struct standin_stream *stream, uint64_t operations);
enum standin_result standin_wait(struct standin_stream *stream, uint64_t operations);

#endif
