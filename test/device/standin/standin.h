/*
 * Core of the stand-ins for device drivers, for tests without a device: devices with separate
 * memory, streams of operations, and memory shared with other processes. Each stand-in is a shared
 * library with the interface of one driver.
 *
 * Device memory is a memfd that is mapped at an address that only the stand-in knows. The addresses
 * that others see have no access permissions, so an access by the CPU faults. They are never
 * reused, so released memory is detected. Nothing is left on the machine when the process ends.
 *
 * Environment variables configure a process (default in parentheses):
 *
 *   STANDIN_DEVICES   number of devices (2)
 *   STANDIN_MEMORY    bytes that this process may allocate on each device (256 MiB)
 *   STANDIN_DELAY_US  delay in us between the end of a stream's operation and the start of the
 *                     next (0: an operation is complete when it is submitted)
 *   STANDIN_GATE      "GATE,ARRIVALS", two eventfd descriptors: each operation of a stream adds 1
 *                     to ARRIVALS and then waits until GATE is not 0 (no gate)
 *   STANDIN_FAIL      comma-separated failures: alloc (no memory is left), ipc (no export or
 *                     import), import (no import), peer (no device reaches another's memory),
 *                     lost:N (every call fails after N operations of a device)
 */
#ifndef STANDIN_H
#define STANDIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum standin_result {
    STANDIN_OK,
    STANDIN_INVALID,    /* an argument is invalid */
    STANDIN_NO_MEMORY,  /* the device has not enough memory */
    STANDIN_NOT_READY,  /* operations are outstanding */
    STANDIN_REFUSED,    /* not supported by this device, or disabled by the environment */
    STANDIN_OWN_MEMORY, /* import of memory that this process has exported */
    STANDIN_IMPORTED,   /* import of memory that is already imported */
    STANDIN_LOST        /* the device is lost */
};

/* ---- Devices: 0 to standin_devices() - 1 ---- */

enum { STANDIN_UUID_BYTES = 16, STANDIN_PCI_ROOM = 16 };

/* Equal in all processes. */
struct standin_device {
    unsigned char uuid[STANDIN_UUID_BYTES];
    char pci[STANDIN_PCI_ROOM]; /* such as "0000:10:00.0" */
    size_t memory;
};

int standin_devices(void);
enum standin_result standin_describe(int device, struct standin_device *description);

/* Returns true if the device can access memory of `other`, which may be the device itself. */
bool standin_reaches(int device, int other);

/* Returns STANDIN_LOST if the device is lost, otherwise STANDIN_OK. */
enum standin_result standin_state(int device);

/* ---- Memory ---- */

/* Allocates device memory at a multiple of `alignment`, a power of two, and usually not at a
 * multiple of twice that. The memory is filled with a nonzero pattern. */
enum standin_result standin_allocate(int device, size_t bytes, size_t alignment, void **memory);

/* `memory` must be an address that standin_allocate returned. Waits for operations that use the
 * memory. */
enum standin_result standin_release(void *memory);

struct standin_memory {
    void *base;
    size_t bytes;
    int device;
    bool imported;
};

/* Finds the allocation or import that contains an address. Returns false if there is none. */
bool standin_find(const void *address, struct standin_memory *memory);

/* Returns true if the address is or was one of device memory. */
bool standin_is_device_address(const void *address);

/* Returns the bytes behind a device address, for code that simulates a device or a network; NULL
 * for host memory. Valid while the memory is allocated. */
void *standin_bytes(const void *address);

/* Host memory that devices may access. Registered ranges must not overlap. */
enum standin_result standin_register_host(void *memory, size_t bytes);
enum standin_result standin_unregister_host(void *memory);
bool standin_is_registered(const void *address);

/* ---- Memory of other processes ---- */

/* Data that another process needs to import an allocation. */
struct standin_export {
    uint64_t identity; /* of the memfd */
    uint64_t bytes;
    int32_t process, file; /* exporting process, and its file descriptor */
    int32_t device;
    uint32_t number; /* unique number of this export */
};

/* Exports an allocation of this process; `memory` is its start. */
enum standin_result standin_export(const void *memory, struct standin_export *export);

/* Import memory for `device`, which must be able to access the exporting device. The second
 * function uses a descriptor of this process instead of the exporter's, leaves it open, and may
 * import this process's own memory. */
enum standin_result standin_import(const struct standin_export *export, int device, void **memory);
enum standin_result standin_import_file(const struct standin_export *export, int file, int device,
                                        void **memory);
/* `memory` must be an address that an import returned. Waits for operations that use the memory. */
enum standin_result standin_end_import(void *memory);

/* ---- Streams: the operations of a stream are executed in the order of submission ---- */

struct standin_stream;

enum standin_result standin_stream_create(int device, struct standin_stream **stream);
/* Waits until the stream is idle, and destroys it. */
enum standin_result standin_stream_destroy(struct standin_stream *stream);
int standin_stream_device(const struct standin_stream *stream);

/* A copy of `count` blocks of `block` bytes between any two of device and host memory. The steps
 * are the distances between the starts of consecutive blocks, in bytes; they are ignored if
 * there is one block. */
struct standin_copy {
    void *dest;
    size_t dest_step;
    const void *source;
    size_t source_step;
    size_t block, count;
};

/* Functions that submit an operation. They fail immediately unless the memory is allocated and
 * long enough. */
enum standin_result standin_copy(struct standin_stream *stream, const struct standin_copy *copy);

/* Fills `bytes` bytes, a multiple of `pattern_bytes`, with a repeated pattern. */
enum standin_result standin_fill(struct standin_stream *stream, void *memory, size_t bytes,
                                 const void *pattern, size_t pattern_bytes);

/* Calls a function in the stream, with an address at which the CPU can access the `bytes` at
 * `memory` (NULL if `memory` is NULL), and a copy of `argument`. The function must not wait for
 * the stream. */
enum { STANDIN_ARGUMENT_BYTES = 64 };
typedef void standin_function(void *memory, const void *argument);
enum standin_result standin_call(struct standin_stream *stream, standin_function *function,
                                 void *memory, size_t bytes, const void *argument,
                                 size_t argument_bytes);

/* Returns how many operations were submitted to the stream so far. */
uint64_t standin_submitted(struct standin_stream *stream);

/* standin_test returns STANDIN_OK if the first `operations` operations are complete, or
 * STANDIN_NOT_READY. standin_wait waits for them. */
enum standin_result standin_test(struct standin_stream *stream, uint64_t operations);
enum standin_result standin_wait(struct standin_stream *stream, uint64_t operations);

#endif
