/*
 * Common code of the CUDA and HIP kinds.
 *
 * Each of the two kinds provides a table of driver calls (struct common_driver) and a state (struct
 * common_kind). The functions in this header implement the operations of struct kind (kind.h) with
 * them. COMMON_DEFINE_KIND defines the struct kind.
 */
#ifndef ISTHMUS_COMMON_H
#define ISTHMUS_COMMON_H

#include <pthread.h>
#include <stdatomic.h>

#include "common_library.h"
#include "failure.h"

enum { COMMON_IPC_BYTES = 64 };

/* ---- Drivers ---- */

struct common_blocks {
    void *dest;
    size_t dest_step;
    const void *source;
    size_t source_step;
    size_t block, count;
};

/* The state of a thread before common_driver.enter. common_driver.leave restores this state. */
struct common_before {
    int device;
    bool clean; /* the thread had no pending error that the program may still query */
};

/* Functions that call a driver, implemented in cuda.c and hip.c. The files common_*.c call them.
 * `allocate` and all members after it use the current device of the thread. A function that
 * fails sets the text that kind_message returns. */
struct common_driver {
    const char *name;
    enum kind_type type;

    /* Loads the driver's library, and returns the number of devices. Returns 0 with a message on
     * failure. Called once. */
    int (*open)(void);
    enum kind_result (*describe)(int device, struct kind_device *description);

    /* Returns true and sets *device if the address is in device memory that the CPU must not
     * access. */
    bool (*locate)(const void *address, int *device);
    /* Returns the allocation that contains an address of device memory. */
    enum kind_result (*range)(const void *address, char **base, size_t *bytes);

    /* `enter` makes a device the current device of this thread. `leave` restores the previous
     * state. */
    enum kind_result (*enter)(int device, struct common_before *before);
    void (*leave)(const struct common_before *before);

    enum kind_result (*allocate)(size_t bytes, void **memory);
    enum kind_result (*release)(void *memory);

    enum kind_result (*new_stream)(void **stream);
    enum kind_result (*drain)(void *stream);
    enum kind_result (*copy)(void *stream, void *dest, const void *source, size_t bytes);
    /* Copies blocks. The step from one block to the next is at least the block size. Returns
     * KIND_UNSUPPORTED if the driver cannot copy all blocks with one command. */
    enum kind_result (*copy_blocks)(void *stream, const struct common_blocks *blocks);
    enum kind_result (*fill)(void *stream, void *memory, unsigned char value, size_t bytes);

    enum kind_result (*new_event)(void **event);
    /* Records an event in the stream. The event occurs when all work that is now in the stream
     * is complete. */
    enum kind_result (*record)(void *event, void *stream);
    enum kind_result (*test)(void *event, bool *happened);
    enum kind_result (*wait)(void *event);

    enum kind_result (*export_base)(void *base, unsigned char ipc[COMMON_IPC_BYTES]);
    enum kind_result (*import_base)(const unsigned char ipc[COMMON_IPC_BYTES], void **base);
    enum kind_result (*end_import)(void *base);

    enum kind_result (*register_host)(void *memory, size_t bytes);
    enum kind_result (*unregister_host)(void *memory);
};

/* ---- Kinds ---- */

/* Maximum number of streams of a device. Copies are distributed over the streams. A new stream is
 * created when all others are busy. */
enum { COMMON_STREAMS = 16 };

struct common_stream {
    void *stream;
    size_t outstanding;
};

struct common_device {
    pthread_mutex_t lock;
    struct common_stream streams[COMMON_STREAMS];
    int n_streams;
    struct kind_copy *idle; /* records of completed copies, with their events, for reuse */
};

struct common_import;

/* State of a kind (CUDA or HIP). `driver` and `lock` must be initialized; all other members
 * start as 0. */
struct common_kind {
    const struct common_driver *driver;
    pthread_mutex_t lock; /* protects opening and the list of imports */
    atomic_bool opened;
    atomic_int device; /* the device that was used last, by any thread */
    int n_devices;
    struct common_device *devices;
    char no_device_reason[256];
    uint64_t process; /* random number that identifies this process on the machine */
    struct common_import *imports;
};

/* common_NAME implements the member NAME of struct kind (kind.h). */
int common_count(struct common_kind *kind);
enum kind_result common_describe(struct common_kind *kind, int device,
                                 struct kind_device *description);
enum kind_result common_allocate(struct common_kind *kind, int device, size_t bytes,
                                 size_t alignment, void **memory);
enum kind_result common_release(struct common_kind *kind, void *memory);
bool common_owns(struct common_kind *kind, const void *address, int *device);
enum kind_result common_copy(struct common_kind *kind, void *dest, const void *source,
                             size_t bytes);
enum kind_result common_copy_blocks(struct common_kind *kind, const struct common_blocks *blocks);
enum kind_result common_copy_begin(struct common_kind *kind, void *dest, const void *source,
                                   size_t bytes, struct kind_copy **copy);
enum kind_result common_copy_test(struct common_kind *kind, struct kind_copy *copy, bool *done);
enum kind_result common_fill(struct common_kind *kind, void *memory, unsigned char value,
                             size_t bytes);
enum kind_result common_export(struct common_kind *kind, void *memory, size_t bytes,
                               struct kind_handle *handle);
enum kind_result common_import(struct common_kind *kind, const struct kind_handle *handle,
                               void **memory);
enum kind_result common_end_import(struct common_kind *kind, void *memory);
enum kind_result common_register_host(struct common_kind *kind, void *memory, size_t bytes);
enum kind_result common_unregister_host(struct common_kind *kind, void *memory);

/* Enqueues an operation in a stream of the current device. Callers: common_start and common_run_on
 * in common_streams.c. common_run enqueues the operation and waits until it is complete. */
typedef enum kind_result common_enqueue(void *stream, const void *argument);
enum kind_result common_run(struct common_kind *kind, int device, common_enqueue *enqueue,
                            const void *argument);

/* Defines the struct kind `SYMBOL`, such as kind_cuda, and its functions, such as kind_count.
 * Each function kind_NAME calls common_NAME with STATE. */
#define COMMON_DEFINE_KIND(SYMBOL, STATE, NAME, TYPE, ATOMIC)                                      \
    static int kind_count(void)                                                                    \
    {                                                                                              \
        return common_count(&(STATE));                                                             \
    }                                                                                              \
    static enum kind_result kind_describe(int device, struct kind_device *description)             \
    {                                                                                              \
        return common_describe(&(STATE), device, description);                                     \
    }                                                                                              \
    static enum kind_result kind_allocate(int device, size_t bytes, size_t alignment,              \
                                          void **memory)                                           \
    {                                                                                              \
        return common_allocate(&(STATE), device, bytes, alignment, memory);                        \
    }                                                                                              \
    static enum kind_result kind_release(void *memory)                                             \
    {                                                                                              \
        return common_release(&(STATE), memory);                                                   \
    }                                                                                              \
    static bool kind_owns(const void *address, int *device)                                        \
    {                                                                                              \
        return common_owns(&(STATE), address, device);                                             \
    }                                                                                              \
    static enum kind_result kind_copy_bytes(void *dest, const void *source, size_t bytes)          \
    {                                                                                              \
        return common_copy(&(STATE), dest, source, bytes);                                         \
    }                                                                                              \
    static enum kind_result kind_copy_blocks(void *dest, size_t dest_step, const void *source,     \
                                             size_t source_step, size_t block, size_t count)       \
    {                                                                                              \
        return common_copy_blocks(&(STATE), &(struct common_blocks){dest, dest_step, source,       \
                                                                    source_step, block, count});   \
    }                                                                                              \
    static enum kind_result kind_copy_begin(void *dest, const void *source, size_t bytes,          \
                                            struct kind_copy **copy)                               \
    {                                                                                              \
        return common_copy_begin(&(STATE), dest, source, bytes, copy);                             \
    }                                                                                              \
    static enum kind_result kind_copy_test(struct kind_copy *copy, bool *done)                     \
    {                                                                                              \
        return common_copy_test(&(STATE), copy, done);                                             \
    }                                                                                              \
    static enum kind_result kind_fill(void *memory, unsigned char value, size_t bytes)             \
    {                                                                                              \
        return common_fill(&(STATE), memory, value, bytes);                                        \
    }                                                                                              \
    static enum kind_result kind_export(void *memory, size_t bytes, struct kind_handle *handle)    \
    {                                                                                              \
        return common_export(&(STATE), memory, bytes, handle);                                     \
    }                                                                                              \
    static enum kind_result kind_import(const struct kind_handle *handle, void **memory)           \
    {                                                                                              \
        return common_import(&(STATE), handle, memory);                                            \
    }                                                                                              \
    static enum kind_result kind_end_import(void *memory)                                          \
    {                                                                                              \
        return common_end_import(&(STATE), memory);                                                \
    }                                                                                              \
    static enum kind_result kind_register_host(void *memory, size_t bytes)                         \
    {                                                                                              \
        return common_register_host(&(STATE), memory, bytes);                                      \
    }                                                                                              \
    static enum kind_result kind_unregister_host(void *memory)                                     \
    {                                                                                              \
        return common_unregister_host(&(STATE), memory);                                           \
    }                                                                                              \
    const struct kind SYMBOL = {.name = NAME,                                                      \
                                .type = TYPE,                                                      \
                                .count = kind_count,                                               \
                                .describe = kind_describe,                                         \
                                .allocate = kind_allocate,                                         \
                                .release = kind_release,                                           \
                                .owns = kind_owns,                                                 \
                                .copy = kind_copy_bytes,                                           \
                                .copy_blocks = kind_copy_blocks,                                   \
                                .copy_begin = kind_copy_begin,                                     \
                                .copy_test = kind_copy_test,                                       \
                                .fill = kind_fill,                                                 \
                                .export_memory = kind_export,                                      \
                                .import_memory = kind_import,                                      \
                                .end_import = kind_end_import,                                     \
                                .register_host = kind_register_host,                               \
                                .unregister_host = kind_unregister_host,                           \
                                .atomic = ATOMIC,                                                  \
                                .message = kind_message}

#endif
