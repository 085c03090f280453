/*
 * Tests one device kind against its contract (kind.h), without MPI. Each case runs in its own
 * process, because drivers do not survive a fork, and most cases set environment variables of a
 * stand-in. With the argument "device", runs only the cases that need no stand-in, with the
 * installed driver.
 */
#include "base/atomic_operation.h"
#include "kinds_built.h"
#include "unit.h"

#include <ctype.h>
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct kind *const kind = &CONTRACT_KIND;

static const size_t MIB = (size_t)1 << 20;

/* ---- Functions that the cases share ---- */

/* Checks that a call succeeded. If not, prints the kind's message. */
static bool succeeded(enum kind_result result, const char *call, int line)
{
    return unit_check(result == KIND_OK, __FILE__, line, "%s gave %d: %s", call, result,
                      kind->message());
}

#define CHECK_OK(call) succeeded(call, #call, __LINE__)

/* Checks that a failed call has set a new message. */
static void check_failure(enum kind_result actual, enum kind_result expected, int line)
{
    unit_check(actual == expected, __FILE__, line, "the result is %d, not %d", actual, expected);
    unit_check(strlen(kind->message()) > 0, __FILE__, line, "no message");
}

#define CHECK_FAILURE(call, expected) check_failure(call, expected, __LINE__)

static unsigned char *new_bytes(size_t bytes)
{
    unsigned char *memory = malloc(bytes);
    if (memory == NULL)
        abort();
    return memory;
}

static unsigned char *new_pattern(size_t bytes, uint64_t seed)
{
    unsigned char *pattern = new_bytes(bytes);
    for (size_t i = 0; i < bytes; i++)
        pattern[i] = (unsigned char)(i % 8 == 0 ? unit_random(&seed) : pattern[i - 1] * 31u + i);
    return pattern;
}

static unsigned char *new_device_bytes(int device, size_t bytes)
{
    void *memory = NULL;
    if (!CHECK_OK(kind->allocate(device, bytes, 64, &memory)))
        exit(unit_status());
    return memory;
}

static void check_bytes(const unsigned char *memory, const unsigned char *expected, size_t bytes,
                        int line)
{
    unsigned char *found = new_bytes(bytes);
    CHECK_OK(kind->copy(found, memory, bytes));
    unit_check(memcmp(found, expected, bytes) == 0, __FILE__, line, "%zu bytes differ", bytes);
    free(found);
}

#define CHECK_BYTES(memory, expected, bytes) check_bytes(memory, expected, bytes, __LINE__)

/* Forks. The new process counts its own checks. */
static pid_t new_process(void)
{
    fflush(stdout);
    pid_t child = fork();
    if (child < 0)
        abort();
    if (child == 0)
        unit_checks = unit_failures = 0;
    return child;
}

/* Differences between drivers. Functions of the driver's library return the thread's current
 * device or context (get), set the current device by its number (set), and return the thread's
 * last error (error). */
struct driver {
    enum kind_type type;
    const char *no_memory; /* the driver's name of this error */
    const char *library;   /* part of its file name */
    const char *get, *set, *error;
};

static const struct driver drivers[] = {
    {KIND_CUDA, "CUDA_ERROR_OUT_OF_MEMORY (2)", "libcuda.so", "cuCtxGetCurrent", NULL, NULL},
    {KIND_HIP, "hipErrorOutOfMemory (2)", "libamdhip64.so", "hipGetDevice", "hipSetDevice",
     "hipPeekAtLastError"},
    {KIND_ZE, "ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY", NULL, NULL, NULL, NULL}};

static const struct driver *driver_of_kind(void)
{
    for (size_t i = 0; i < sizeof drivers / sizeof drivers[0]; i++)
        if (drivers[i].type == kind->type)
            return &drivers[i];
    CHECK(!"a kind that this test knows nothing about");
    exit(unit_status());
}

/* ---- Devices ---- */

static bool is_lower_hex(char c)
{
    return isdigit((unsigned char)c) || (c >= 'a' && c <= 'f');
}

/* Returns true if the text matches the form, in which x stands for a hexadecimal digit and other
 * characters for themselves. */
static bool has_form(const char *text, const char *form)
{
    size_t length = strlen(form);
    if (strlen(text) != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if (form[i] == 'x' ? !is_lower_hex(text[i]) : text[i] != form[i])
            return false;
    return true;
}

static void devices_have_valid_unique_descriptions(void)
{
    struct kind_device device, other;
    int count = kind->count();
    CHECK(count > 0);
    CHECK_SIZE((size_t)kind->count(), (size_t)count);
    for (int i = 0; i < count; i++) {
        CHECK_OK(kind->describe(i, &device));
        CHECK(strlen(device.name) > 0);
        CHECK(has_form(device.uuid, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"));
        CHECK(device.pci[0] == '\0' || has_form(device.pci, "xxxx:xx:xx.x"));
        CHECK(device.memory >= MIB);
        for (int j = 0; j < i; j++) {
            CHECK_OK(kind->describe(j, &other));
            CHECK(strcmp(device.uuid, other.uuid) != 0);
        }
    }
    CHECK_FAILURE(kind->describe(count, &device), KIND_FAILED);
    CHECK_FAILURE(kind->describe(-1, &device), KIND_FAILED);
}

static void standin_devices_match_the_environment(void)
{
    struct kind_device device;
    CHECK_SIZE((size_t)kind->count(), 3);
    CHECK_OK(kind->describe(2, &device));
    CHECK_TEXT(device.pci, "0000:30:00.0");
    CHECK_SIZE(device.memory, 64 * MIB);
}

static void without_devices_only_host_copies_succeed(void)
{
    char from[] = "abc", to[] = "xyz", why[200];
    void *memory;
    int device;
    CHECK_SIZE((size_t)kind->count(), 0);
    CHECK(strlen(kind->message()) > 0);
    snprintf(why, sizeof why, "%s", kind->message());
    CHECK(!kind->owns(from, &device));
    CHECK(kind->release(from) != KIND_OK);
    CHECK_FAILURE(kind->allocate(0, 1, 1, &memory), KIND_FAILED);
    if (kind->type != KIND_ZE)
        CHECK_TEXT(kind->message(), why); /* unchanged by other failures */
    CHECK_FAILURE(kind->register_host(to, sizeof to), KIND_FAILED);
    CHECK_OK(kind->copy(to, from, sizeof to));
    CHECK_TEXT(to, from);
}

/* ---- Memory ---- */

static void check_one_allocation(int device, size_t bytes, size_t alignment)
{
    void *memory = NULL;
    int owner = -1;
    if (!CHECK_OK(kind->allocate(device, bytes, alignment, &memory)))
        return;
    unsigned char *first = memory;
    CHECK_SIZE((uintptr_t)memory % alignment, 0);
    CHECK(kind->owns(first, &owner) && owner == device);
    CHECK(kind->owns(first + bytes - 1, &owner) && owner == device);
    CHECK_OK(kind->fill(first, 7, bytes));
    CHECK_BYTES(first + bytes - 1, (const unsigned char *)"\7", 1);
    CHECK_OK(kind->release(memory));
    CHECK(!kind->owns(first, &owner));
}

static void allocations_are_aligned_owned_and_usable(void)
{
    static const size_t sizes[] = {
        1, 7, 64, 4095, 65536, ((size_t)1 << 20) + 1, ((size_t)33 << 20) + 5};
    for (int device = 0; device < kind->count(); device++)
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
            for (size_t alignment = 1; alignment <= 2 * MIB; alignment *= 8)
                check_one_allocation(device, sizes[i], alignment);
}

static void allocating_too_much_reports_no_memory(void)
{
    struct kind_device device;
    void *memory;
    if (!CHECK_OK(kind->describe(0, &device)))
        return;
    CHECK_FAILURE(kind->allocate(0, device.memory + MIB, 64, &memory), KIND_NO_MEMORY);
    CHECK_FAILURE(kind->allocate(0, SIZE_MAX / 2, 2 * MIB, &memory), KIND_NO_MEMORY);
    for (int round = 0; round < 5; round++) { /* released memory must be available again */
        if (!CHECK_OK(kind->allocate(0, device.memory / 2 + MIB, 64, &memory)))
            return;
        void *more;
        CHECK_FAILURE(kind->allocate(0, device.memory / 2 + MIB, 64, &more), KIND_NO_MEMORY);
        CHECK_OK(kind->release(memory));
    }
}

static void host_memory_is_not_owned_by_a_device(void)
{
    static char data[8];
    int device = -1, on_stack = 0;
    void *mapped = mmap(NULL, MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    unsigned char *heap = new_bytes(8);
    CHECK(!kind->owns(data, &device));
    CHECK(!kind->owns(&on_stack, &device));
    CHECK(!kind->owns(heap, &device));
    CHECK(!kind->owns(mapped, &device));
    CHECK(!kind->owns(NULL, &device));
    CHECK_SIZE((size_t)device, (size_t)-1);
    CHECK(kind->release(heap) != KIND_OK);
    free(heap);
    munmap(mapped, MIB);
}

static void registered_host_memory_can_be_copied(void)
{
    enum { BYTES = 100000 };
    unsigned char *memory = new_pattern(BYTES, 1), *pattern = new_pattern(BYTES, 1);
    unsigned char *device = new_device_bytes(0, BYTES);
    int owner;
    CHECK_OK(kind->register_host(memory, BYTES));
    CHECK(!kind->owns(memory, &owner));
    CHECK_OK(kind->copy(device, memory, BYTES));
    memset(memory, 0, BYTES);
    CHECK_OK(kind->copy(memory, device, BYTES));
    CHECK(memcmp(memory, pattern, BYTES) == 0);
    CHECK_OK(kind->unregister_host(memory));
    CHECK_FAILURE(kind->unregister_host(memory), KIND_FAILED);
    CHECK_OK(kind->release(device));
    free(memory);
    free(pattern);
}

/* The CPU must not access device memory. Only a stand-in makes such an access fault. */
static void cpu_access_to_device_memory_faults(void)
{
    volatile unsigned char *memory = new_device_bytes(0, 4096);
    int status = 0;
    pid_t child = new_process();
    if (child == 0) {
        (void)freopen("/dev/null", "w", stderr); /* hides a sanitizer's report */
        memory[0] = 1;
        _exit(0);
    }
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(!(WIFEXITED(status) && WEXITSTATUS(status) == 0));
}

/* ---- Copies ---- */

/* Returns memory of the host if `place` is negative, or of the device with this number. */
static unsigned char *new_place(int place, size_t bytes)
{
    return place < 0 ? new_bytes(bytes) : new_device_bytes(place, bytes);
}

static void free_place(int place, unsigned char *memory)
{
    if (place < 0)
        free(memory);
    else
        CHECK_OK(kind->release(memory));
}

/* Copies part of one buffer to part of another. The bytes around the destination must stay
 * unchanged. */
static void copy_part(unsigned char *dest, size_t dest_offset, const unsigned char *source,
                      size_t source_offset, size_t bytes)
{
    enum { MARGIN = 16 };
    unsigned char *pattern = new_pattern(source_offset + bytes, bytes + source_offset);
    size_t length = dest_offset + bytes + MARGIN;
    unsigned char *expected = new_bytes(length);
    memset(expected, 0xee, length);
    memcpy(expected + dest_offset, pattern + source_offset, bytes);
    CHECK_OK(kind->copy((unsigned char *)(uintptr_t)source, pattern, source_offset + bytes));
    CHECK_OK(kind->fill(dest, 0xee, length));
    CHECK_OK(kind->copy(dest + dest_offset, source + source_offset, bytes));
    CHECK_BYTES(dest, expected, length);
    free(pattern);
    free(expected);
}

static void copies_change_only_their_destination(void)
{
    static const size_t sizes[] = {1, 2, 3, 8, 63, 64, 65, 4097, 100003, ((size_t)3 << 20) + 1};
    enum { ROOM = 4 << 20 };
    int count = kind->count() < 2 ? kind->count() : 2;
    for (int to = -1; to < count; to++)
        for (int from = -1; from < count; from++) {
            unsigned char *dest = new_place(to, ROOM), *source = new_place(from, ROOM);
            for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
                copy_part(dest, 0, source, 0, sizes[i]);
                copy_part(dest, 1, source, 7, sizes[i]);
                copy_part(dest, 4099, source, 13, sizes[i]);
            }
            free_place(to, dest);
            free_place(from, source);
        }
}

/* The last byte of memory must be copied. A copy beyond the end must fail. */
static void copies_reach_the_end_but_not_beyond(void)
{
    enum { BYTES = 1000 };
    unsigned char *device = new_device_bytes(0, BYTES), *host = new_pattern(BYTES + 1, 2);
    CHECK_OK(kind->copy(device, host, BYTES));
    CHECK_BYTES(device, host, BYTES);
    CHECK_FAILURE(kind->copy(device, host, BYTES + 1), KIND_FAILED);
    CHECK_FAILURE(kind->copy(host, device + 1, BYTES), KIND_FAILED);
    CHECK_FAILURE(kind->fill(device, 0, BYTES + 1), KIND_FAILED);
    CHECK_OK(kind->release(device));
    free(host);
}

struct shape {
    size_t block, count, dest_step, source_step;
};

static size_t extent(size_t step, const struct shape *shape)
{
    return step * (shape->count - 1) + shape->block;
}

static void copy_shape(int to, int from, const struct shape *shape)
{
    size_t dest_bytes = extent(shape->dest_step, shape);
    size_t source_bytes = extent(shape->source_step, shape);
    unsigned char *dest = new_place(to, dest_bytes), *source = new_place(from, source_bytes);
    unsigned char *pattern = new_pattern(source_bytes, 3), *expected = new_bytes(dest_bytes);
    memset(expected, 0x11, dest_bytes);
    for (size_t i = 0; i < shape->count; i++)
        memcpy(expected + i * shape->dest_step, pattern + i * shape->source_step, shape->block);
    CHECK_OK(kind->fill(dest, 0x11, dest_bytes));
    CHECK_OK(kind->copy(source, pattern, source_bytes));
    CHECK_OK(kind->copy_blocks(dest, shape->dest_step, source, shape->source_step, shape->block,
                               shape->count));
    CHECK_BYTES(dest, expected, dest_bytes);
    free_place(to, dest);
    free_place(from, source);
    free(pattern);
    free(expected);
}

static void block_copies_write_only_their_blocks(void)
{
    static const struct shape shapes[] = {
        {1, 1, 1, 1},     {1, 100, 3, 5},    {4, 1000, 4, 4},        {8, 77, 8, 24},
        {8, 77, 1000, 8}, {13, 50, 100, 13}, {4096, 10, 8192, 5000}, {100001, 3, 200000, 100001},
        {5, 20, 9, 2}, /* source blocks may overlap each other */
        {3, 10, 3, 0}};
    int count = kind->count() < 2 ? kind->count() : 2;
    for (int to = -1; to < count; to++)
        for (int from = -1; from < count; from++)
            for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
                copy_shape(to, from, &shapes[i]);
}

/* The step between blocks exceeds what devices support in one copy. */
static void block_copies_accept_steps_of_5_gib(void)
{
    size_t step = (size_t)5 << 30;
    unsigned char *device = new_device_bytes(0, 8), *pattern = new_pattern(8, 4);
    unsigned char *host = mmap(NULL, step + 4096, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (!CHECK(host != MAP_FAILED))
        return;
    CHECK_OK(kind->copy(device, pattern, 8));
    CHECK_OK(kind->copy_blocks(host, step, device, 4, 4, 2));
    CHECK(memcmp(host, pattern, 4) == 0 && memcmp(host + step, pattern + 4, 4) == 0);
    CHECK_OK(kind->fill(device, 0, 8));
    CHECK_OK(kind->copy_blocks(device, 4, host, step, 4, 2));
    CHECK_BYTES(device, pattern, 8);
    munmap(host, step + 4096);
    CHECK_OK(kind->release(device));
    free(pattern);
}

/* ---- Outstanding copies ---- */

/* With STANDIN_GATE, no device operation starts while the gate is closed. */
static struct {
    int gate, arrivals; /* eventfd descriptors */
    bool exists;
} late;

/* Must be called before the first use of the driver. */
static void make_gate(void)
{
    char text[32];
    late.gate = eventfd(1, EFD_CLOEXEC);
    late.arrivals = eventfd(0, EFD_CLOEXEC);
    late.exists = true;
    CHECK(late.gate >= 0 && late.arrivals >= 0);
    snprintf(text, sizeof text, "%d,%d", late.gate, late.arrivals);
    setenv("STANDIN_GATE", text, 1);
}

static void close_gate(void)
{
    uint64_t value;
    if (late.exists)
        CHECK(read(late.gate, &value, sizeof value) == sizeof value);
}

static void open_gate(void)
{
    const uint64_t one = 1;
    if (late.exists)
        CHECK(write(late.gate, &one, sizeof one) == sizeof one);
}

static void forget_arrivals(void)
{
    uint64_t one = 1; /* lets the read return if no operation has arrived */
    CHECK(write(late.arrivals, &one, sizeof one) == sizeof one);
    CHECK(read(late.arrivals, &one, sizeof one) == sizeof one);
}

/* Waits until at least `count` operations are waiting at the gate. */
static void await_arrivals(uint64_t count)
{
    uint64_t arrived, sum = 0;
    while (sum < count && CHECK(read(late.arrivals, &arrived, sizeof arrived) == sizeof arrived))
        sum += arrived;
    CHECK(sum >= count);
}

enum { PARTS = 40, PART_BYTES = 10007 };

static void begin_all(unsigned char *dest, const unsigned char *source,
                      struct kind_copy *copies[PARTS])
{
    for (size_t i = 0; i < PARTS; i++)
        CHECK_OK(kind->copy_begin(dest + i * PART_BYTES, source + i * PART_BYTES, PART_BYTES,
                                  &copies[i]));
}

/* Tests each copy once, opens the gate, and then tests each copy until it is complete. Returns
 * how many were incomplete at first. */
static int finish_all(struct kind_copy *copies[], int count)
{
    int unfinished = 0;
    bool done[PARTS] = {false};
    for (int i = 0; i < count; i++) {
        CHECK_OK(kind->copy_test(copies[i], &done[i]));
        unfinished += !done[i];
    }
    open_gate();
    for (int i = 0; i < count; i++)
        while (!done[i] && CHECK_OK(kind->copy_test(copies[i], &done[i])))
            usleep(50);
    return unfinished;
}

/* Starts several copies and returns how many were outstanding at the same time. */
static int copies_under_way(int to, int from)
{
    struct kind_copy *copies[PARTS];
    size_t bytes = (size_t)PARTS * PART_BYTES;
    unsigned char *pattern = new_pattern(bytes, 5), *dest = new_place(to, bytes);
    unsigned char *source = new_place(from, bytes);
    CHECK_OK(kind->copy(source, pattern, bytes));
    CHECK_OK(kind->fill(dest, 0, bytes));
    close_gate();
    begin_all(dest, source, copies);
    int unfinished = finish_all(copies, PARTS);
    CHECK_BYTES(dest, pattern, bytes);
    free_place(to, dest);
    free_place(from, source);
    free(pattern);
    return unfinished;
}

static void outstanding_copies_transfer_all_data(void)
{
    for (int to = -1; to < kind->count(); to++)
        for (int from = -1; from < kind->count(); from++)
            copies_under_way(to, from);
}

static void device_copies_wait_for_the_gate(void)
{
    make_gate();
    CHECK_SIZE((size_t)copies_under_way(0, -1), PARTS);
    CHECK_SIZE((size_t)copies_under_way(-1, 0), PARTS);
    CHECK_SIZE((size_t)copies_under_way(1, 0), PARTS);
    CHECK_SIZE((size_t)copies_under_way(-1, -1), 0);
}

/* With a delay, a copy that returns too early is likely to be detected. A late check of the data
 * may miss the error, but never reports one wrongly. */
static void delayed_copies_return_only_when_complete(void)
{
    block_copies_write_only_their_blocks();
    copies_under_way(0, 1);
}

/* Checks that several copies are outstanding at once: more than one is waiting at the gate. A
 * driver has fewer queues than there are copies. */
static void several_copies_are_outstanding_at_once(void)
{
    enum { COPIES = 8, TOGETHER = 2 };
    struct kind_copy *copies[COPIES];
    make_gate();
    unsigned char host[COPIES] = {0}, *device = new_device_bytes(0, COPIES);
    CHECK_OK(kind->fill(device, 0, COPIES));
    forget_arrivals();
    close_gate();
    for (int i = 0; i < COPIES; i++)
        CHECK_OK(kind->copy_begin(device + i, host + i, 1, &copies[i]));
    await_arrivals(TOGETHER);
    CHECK_SIZE((size_t)finish_all(copies, COPIES), COPIES);
    CHECK_OK(kind->release(device));
}

/* ---- Threads ---- */

enum { THREADS = 4, ROUNDS = 30, THREAD_BYTES = 20011 };

struct work {
    unsigned char *device; /* this thread's part of a common allocation */
    int number;
};

static void *copy_back_and_forth(void *argument)
{
    const struct work *work = argument;
    unsigned char *back = new_bytes(THREAD_BYTES);
    for (int round = 0; round < ROUNDS; round++) {
        unsigned char *pattern =
            new_pattern(THREAD_BYTES, (uint64_t)round * THREADS + (uint64_t)work->number);
        struct kind_copy *copy;
        bool done = false;
        if (kind->copy_begin(work->device, pattern, THREAD_BYTES, &copy) != KIND_OK)
            abort();
        while (!done)
            if (kind->copy_test(copy, &done) != KIND_OK)
                abort();
        if (kind->copy(back, work->device, THREAD_BYTES) != KIND_OK ||
            memcmp(back, pattern, THREAD_BYTES) != 0)
            abort();
        free(pattern);
    }
    free(back);
    return NULL;
}

static void concurrent_thread_copies_keep_their_data(void)
{
    pthread_t threads[THREADS];
    struct work works[THREADS];
    unsigned char *memory = new_device_bytes(kind->count() - 1, (size_t)THREADS * THREAD_BYTES);
    for (int i = 0; i < THREADS; i++) {
        works[i] = (struct work){.device = memory + i * THREAD_BYTES, .number = i};
        CHECK(pthread_create(&threads[i], NULL, copy_back_and_forth, &works[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK_OK(kind->release(memory));
}

static void *first_call(void *argument)
{
    *(int *)argument = kind->count();
    return NULL;
}

static void concurrent_first_calls_agree_on_the_count(void)
{
    pthread_t threads[THREADS];
    int counts[THREADS] = {0};
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, first_call, &counts[i]) == 0);
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(counts[i] > 0 && counts[i] == kind->count());
    }
}

/* Finds a function of a library. The caller knows its type. */
static void find_function(void *library, const char *name, void *function)
{
    void *address = dlsym(library, name);
    CHECK(address != NULL);
    memcpy(function, &address, sizeof address);
}

/* A library that the process has loaded, identified by part of its file name. */
struct library {
    const char *name;
    char *path;
};

static int find_path(struct dl_phdr_info *info, size_t size, void *argument)
{
    (void)size;
    struct library *library = argument;
    if (strstr(info->dlpi_name, library->name) != NULL)
        library->path = strdup(info->dlpi_name);
    return library->path != NULL;
}

static void *open_library(const char *name)
{
    struct library library = {.name = name};
    dl_iterate_phdr(find_path, &library);
    void *handle = library.path == NULL ? NULL : dlopen(library.path, RTLD_NOW | RTLD_NOLOAD);
    free(library.path);
    return handle;
}

static void check_current(const struct driver *driver)
{
    void *library = open_library(driver->library);
    if (!CHECK(library != NULL))
        return;
    int (*get)(void *) = NULL, (*set)(int) = NULL, (*error)(void) = NULL;
    void *before = NULL, *after = NULL;
    find_function(library, driver->get, &get);
    if (driver->set != NULL) {
        find_function(library, driver->set, &set);
        CHECK(set(1) == 0);
    }
    CHECK(get(&before) == 0);
    block_copies_write_only_their_blocks();
    outstanding_copies_transfer_all_data();
    allocating_too_much_reports_no_memory();
    registered_host_memory_can_be_copied();
    CHECK(get(&after) == 0);
    CHECK(before == after);
    if (driver->error != NULL) {
        find_function(library, driver->error, &error);
        CHECK(error() == 0);
    }
    dlclose(library);
}

static void calls_keep_the_threads_current_device(void)
{
    const struct driver *driver = driver_of_kind();
    CHECK(kind->count() > 0);
    if (driver->library != NULL)
        check_current(driver);
}

/* ---- Two processes ---- */

/* Pipes in both directions between the exporting and the importing process. */
struct link {
    int in, out;
};

static void send_bytes(const struct link *link, const void *bytes, size_t count)
{
    if (write(link->out, bytes, count) != (ssize_t)count)
        abort();
}

static void receive_bytes(const struct link *link, void *bytes, size_t count)
{
    if (read(link->in, bytes, count) != (ssize_t)count)
        exit(1); /* the other process has ended and has printed why */
}

/* Waits until the other process calls meet, too. */
static void meet(const struct link *link)
{
    char token = 0;
    send_bytes(link, &token, 1);
    receive_bytes(link, &token, 1);
}

/* Runs one function in this process and another in a new one. Must be called before the driver
 * is opened. */
static void in_two_processes(void (*one)(const struct link *), void (*other)(const struct link *))
{
    int there[2], back[2], status = 0;
    if (pipe(there) != 0 || pipe(back) != 0)
        abort();
    pid_t child = new_process();
    if (child == 0) {
        close(there[1]);
        close(back[0]);
        other(&(struct link){.in = there[0], .out = back[1]});
        exit(unit_status());
    }
    close(there[0]);
    close(back[1]);
    one(&(struct link){.in = back[0], .out = there[1]});
    close(there[1]);
    close(back[0]);
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* PID that the kind has allowed to trace this process; 0: none. */
static unsigned long tracer;
static pid_t launcher; /* PID that the kind should allow */

int prctl(int option, ...)
{
    int (*real)(int, ...);
    unsigned long values[4];
    va_list arguments;
    va_start(arguments, option);
    for (int i = 0; i < 4; i++)
        values[i] = va_arg(arguments, unsigned long);
    va_end(arguments);
    if (option == PR_SET_PTRACER)
        tracer = values[0];
    *(void **)&real = dlsym(RTLD_NEXT, "prctl");
    return real(option, values[0], values[1], values[2], values[3]);
}

enum { SHARED_BYTES = 300000, SHARED_OFFSET = 77777, SHARED_PART = 1000 };

static void export_one(const struct link *link, int device)
{
    unsigned char *memory = new_device_bytes(device, SHARED_BYTES);
    unsigned char *pattern = new_pattern(SHARED_BYTES, 6), *other = new_pattern(SHARED_BYTES, 7);
    struct kind_handle whole, part, too_long;
    void *own;
    CHECK_OK(kind->copy(memory, pattern, SHARED_BYTES));
    CHECK_OK(kind->export_memory(memory, SHARED_BYTES, &whole));
    CHECK_OK(kind->export_memory(memory + SHARED_OFFSET, SHARED_PART, &part));
    CHECK(tracer == 0 || tracer == (unsigned long)launcher);
    CHECK_FAILURE(kind->import_memory(&whole, &own), KIND_UNSUPPORTED);
    CHECK_FAILURE(kind->export_memory(memory, SHARED_BYTES + 4 * MIB, &too_long), KIND_FAILED);
    send_bytes(link, &whole, sizeof whole);
    send_bytes(link, &part, sizeof part);
    meet(link); /* the other process has written */
    CHECK_BYTES(memory + SHARED_OFFSET, other, SHARED_PART);
    CHECK_OK(kind->copy(memory, other, SHARED_BYTES));
    meet(link); /* this process has written */
    meet(link); /* the other process has released its imports */
    CHECK_OK(kind->release(memory));
    free(pattern);
    free(other);
}

static void import_one(const struct link *link, int device)
{
    unsigned char *pattern = new_pattern(SHARED_BYTES, 6), *other = new_pattern(SHARED_BYTES, 7);
    struct kind_handle whole, part;
    void *memory = NULL, *again = NULL, *inside = NULL;
    int owner = -1;
    receive_bytes(link, &whole, sizeof whole);
    receive_bytes(link, &part, sizeof part);
    if (!CHECK_OK(kind->import_memory(&whole, &memory)) ||
        !CHECK_OK(kind->import_memory(&part, &inside)) ||
        !CHECK_OK(kind->import_memory(&whole, &again)))
        exit(unit_status());
    CHECK(kind->owns(memory, &owner) && owner == device);
    CHECK_BYTES(memory, pattern, SHARED_BYTES);
    CHECK_BYTES(inside, pattern + SHARED_OFFSET, SHARED_PART);
    CHECK_OK(kind->end_import(again));
    CHECK_OK(kind->copy(inside, other, SHARED_PART));
    meet(link);
    meet(link);
    CHECK_BYTES(inside, other + SHARED_OFFSET, SHARED_PART);
    CHECK_OK(kind->end_import(inside));
    CHECK_BYTES(memory, other, SHARED_BYTES);
    unsigned char *here = new_device_bytes(0, SHARED_BYTES);
    CHECK_OK(kind->copy(here, memory, SHARED_BYTES));
    CHECK_BYTES(here, other, SHARED_BYTES);
    CHECK_OK(kind->end_import(memory));
    CHECK_FAILURE(kind->end_import(memory), KIND_FAILED);
    CHECK(!kind->owns(memory, &owner));
    meet(link);
    CHECK_OK(kind->release(here));
    free(pattern);
    free(other);
}

static void export_all(const struct link *link)
{
    for (int device = 0; device < kind->count(); device++)
        export_one(link, device);
}

static void import_all(const struct link *link)
{
    struct kind_handle nonsense;
    void *memory;
    for (int device = 0; device < kind->count(); device++)
        import_one(link, device);
    memset(&nonsense, 0x5a, sizeof nonsense);
    CHECK_FAILURE(kind->import_memory(&nonsense, &memory), KIND_FAILED);
}

static void imports_share_memory_between_processes(void)
{
    launcher = getpid(); /* parent of the exporting process */
    in_two_processes(import_all, export_all);
}

/* oshrun starts programs under a supervisor, which is their parent. The launcher is the
 * supervisor's parent. */
static void imports_work_under_a_supervisor(void)
{
    launcher = getppid();
    prctl(PR_SET_NAME, (unsigned long)"isthmus-guard", 0, 0, 0);
    in_two_processes(import_all, export_all);
}

/* Exports memory of the second device to a process that can only use one device. */
static void export_second(const struct link *link)
{
    struct kind_handle handle;
    unsigned char *memory = new_device_bytes(1, 100);
    CHECK_OK(kind->export_memory(memory, 100, &handle));
    send_bytes(link, &handle, sizeof handle);
    meet(link);
    CHECK_OK(kind->release(memory));
}

/* For CUDA and HIP, the message names the device. */
static void import_unseen(const struct link *link)
{
    struct kind_handle handle;
    void *memory;
    setenv("STANDIN_DEVICES", "1", 1);
    receive_bytes(link, &handle, sizeof handle);
    CHECK_FAILURE(kind->import_memory(&handle, &memory), KIND_UNSUPPORTED);
    const char *named = strstr(kind->message(), " device ");
    CHECK(kind->type == KIND_ZE ||
          (named != NULL &&
           has_form(named + 8,
                    "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx is not visible to this process")));
    meet(link);
}

static void import_from_an_unseen_device_is_unsupported(void)
{
    in_two_processes(import_unseen, export_second);
}

/* ---- Atomics ---- */

static bool has_atomics(unsigned char *word)
{
    uint64_t old;
    enum kind_result result = kind->atomic(word, ATOMIC_FETCH, 0, 0, 8, &old);
    if (result == KIND_UNSUPPORTED)
        CHECK(strlen(kind->message()) > 0);
    else
        CHECK_OK(result);
    return result == KIND_OK;
}

static void check_atomics_of_size(unsigned char *word, size_t size)
{
    static const struct {
        int operation;
        uint64_t value, condition, after;
    } steps[] = {{ATOMIC_SET, 0xf0f0f0f0f0f0f0f0, 0, 0xf0f0f0f0f0f0f0f0},
                 {ATOMIC_FETCH, 1, 1, 0xf0f0f0f0f0f0f0f0},
                 {ATOMIC_ADD, 0x1111111111111111, 0, 0x0202020202020201},
                 {ATOMIC_OR, 0x8080808080808080, 0, 0x8282828282828281},
                 {ATOMIC_AND, 0x8181818181818181, 0, 0x8080808080808081},
                 {ATOMIC_XOR, 0xffffffffffffffff, 0, 0x7f7f7f7f7f7f7f7e},
                 {KIND_ATOMIC_COMPARE_SWAP, 1, 2, 0x7f7f7f7f7f7f7f7e},
                 {KIND_ATOMIC_COMPARE_SWAP, 5, 0x7f7f7f7f7f7f7f7e, 5},
                 {ATOMIC_ADD, (uint64_t)-6, 0, (uint64_t)-1}};
    uint64_t mask = size == 8 ? UINT64_MAX : UINT32_MAX, expected = 0;
    /* The expected values of both halves are equal, except for the carry from the lower to the
     * upper half. */
    CHECK_OK(kind->fill(word, 0, 16));
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        uint64_t old = 0, found = 0, after = steps[i].after;
        if (size == 4 && steps[i].operation == ATOMIC_ADD)
            after = (expected + steps[i].value) & mask;
        CHECK_OK(
            kind->atomic(word, steps[i].operation, steps[i].value, steps[i].condition, size, &old));
        CHECK(old == expected);
        CHECK_OK(kind->copy(&found, word, size));
        expected = after & mask;
        unit_check(found == expected, __FILE__, __LINE__, "step %zu gave %llx, not %llx", i,
                   (unsigned long long)found, (unsigned long long)expected);
        expected = found;
    }
    unsigned char zero[8] = {0};
    CHECK_BYTES(word + size, zero, 8); /* the adjacent word must be unchanged */
}

static void atomics_return_and_store_correct_values(void)
{
    for (int device = 0; device < kind->count(); device++) {
        unsigned char *memory = new_device_bytes(device, 64);
        if (has_atomics(memory)) {
            check_atomics_of_size(memory, 8);
            check_atomics_of_size(memory + 8, 4);
            check_atomics_of_size(memory + 20, 4);
        }
        CHECK_OK(kind->release(memory));
    }
}

enum { ADDS = 300 };

/* Increments one word and changes another with compare-and-swap, while the other process does
 * the same. */
static void add_many(unsigned char *memory)
{
    uint64_t old, last = 0;
    for (int i = 0; i < ADDS; i++) {
        CHECK_OK(kind->atomic(memory, ATOMIC_ADD, 1, 0, 8, &old));
        CHECK(i == 0 || old > last);
        last = old;
        for (uint64_t seen = 0;
             old = seen, CHECK_OK(kind->atomic(memory + 8, KIND_ATOMIC_COMPARE_SWAP, seen + 3, seen,
                                               4, &old)) &&
                             old != seen;)
            seen = old;
    }
}

static void add_as_owner(const struct link *link)
{
    unsigned char *memory = new_device_bytes(0, 64);
    struct kind_handle handle;
    uint64_t words[2] = {0};
    bool any = has_atomics(memory);
    CHECK_OK(kind->fill(memory, 0, 64));
    CHECK_OK(kind->export_memory(memory, 64, &handle));
    send_bytes(link, &handle, sizeof handle);
    meet(link);
    if (any)
        add_many(memory);
    meet(link);
    CHECK_OK(kind->copy(words, memory, sizeof words));
    CHECK_SIZE(words[0], any ? 2 * ADDS : 0);
    CHECK_SIZE(words[1], any ? 6 * ADDS : 0);
    CHECK_OK(kind->release(memory));
}

static void add_as_guest(const struct link *link)
{
    struct kind_handle handle;
    void *memory = NULL;
    receive_bytes(link, &handle, sizeof handle);
    if (!CHECK_OK(kind->import_memory(&handle, &memory)))
        exit(unit_status());
    meet(link);
    if (has_atomics(memory))
        add_many(memory);
    CHECK_OK(kind->end_import(memory));
    meet(link);
}

static void atomics_of_two_processes_lose_no_update(void)
{
    in_two_processes(add_as_guest, add_as_owner);
}

/* ---- Simulated failures ---- */

static void failed_allocation_names_the_driver_error(void)
{
    void *memory;
    CHECK(kind->count() > 0);
    CHECK_FAILURE(kind->allocate(0, 64, 64, &memory), KIND_NO_MEMORY);
    CHECK_PART(kind->message(), driver_of_kind()->no_memory);
}

static void failed_export_sets_a_message(void)
{
    struct kind_handle handle;
    unsigned char *memory = new_device_bytes(0, 64);
    enum kind_result result = kind->export_memory(memory, 64, &handle);
    CHECK(result == KIND_FAILED || result == KIND_UNSUPPORTED);
    CHECK(strlen(kind->message()) > 0);
    CHECK_OK(kind->release(memory));
}

static void check_lost(unsigned char *device, int line)
{
    unsigned char host[8] = {0};
    struct kind_copy *copy;
    uint64_t old;
    void *memory;
    check_failure(kind->copy(host, device, 8), KIND_FAILED, line);
    check_failure(kind->copy_begin(device, host, 8, &copy), KIND_FAILED, line);
    check_failure(kind->copy_blocks(device, 4, host, 4, 2, 2), KIND_FAILED, line);
    check_failure(kind->fill(device, 0, 8), KIND_FAILED, line);
    check_failure(kind->allocate(0, 8, 8, &memory), KIND_FAILED, line);
    CHECK(kind->atomic(device, ATOMIC_FETCH, 0, 0, 8, &old) != KIND_OK);
}

/* The device fails after the third copy. The test may not see that copy complete. */
static void calls_on_a_lost_device_fail(void)
{
    unsigned char host[8] = {0}, *device = new_device_bytes(0, 64);
    CHECK_OK(kind->copy(device, host, 8));
    CHECK_OK(kind->fill(device, 0, 8));
    (void)kind->copy(host, device, 8);
    check_lost(device, __LINE__);
}

/* Copies that are outstanding when the device is lost must complete with an error. */
static void outstanding_copies_fail_on_a_lost_device(void)
{
    enum { COPIES = 3 };
    unsigned char host[8] = {0}, *device = new_device_bytes(0, 64);
    struct kind_copy *copies[COPIES];
    for (int i = 0; i < COPIES; i++)
        if (kind->copy_begin(device + i * 8, host, 8, &copies[i]) != KIND_OK)
            copies[i] = NULL;
    for (int i = 0; i < COPIES; i++) {
        bool done = copies[i] == NULL;
        enum kind_result result = KIND_OK;
        while (!done)
            result = kind->copy_test(copies[i], &done);
        CHECK(copies[i] == NULL || result == KIND_FAILED);
    }
    check_lost(device, __LINE__);
}

/* ---- Cases ---- */

struct environment {
    const char *name, *value;
};

enum { SETTINGS = 2 };

static const struct test {
    const char *name;
    void (*run)(void);
    bool on_device; /* also runs on a real device; needs no environment variables */
    struct environment environment[SETTINGS];
} tests[] = {
    {"describe", devices_have_valid_unique_descriptions, true, {{0}}},
    {"standin_devices",
     standin_devices_match_the_environment,
     false,
     {{"STANDIN_DEVICES", "3"}, {"STANDIN_MEMORY", "67108864"}}},
    {"no_device", without_devices_only_host_copies_succeed, false, {{"STANDIN_DEVICES", "0"}}},
    {"allocate", allocations_are_aligned_owned_and_usable, true, {{0}}},
    {"no_memory", allocating_too_much_reports_no_memory, true, {{0}}},
    {"owns", host_memory_is_not_owned_by_a_device, true, {{0}}},
    {"register_host", registered_host_memory_can_be_copied, true, {{0}}},
    {"stray_access", cpu_access_to_device_memory_faults, false, {{0}}},
    {"copy", copies_change_only_their_destination, true, {{0}}},
    {"ends", copies_reach_the_end_but_not_beyond, false, {{0}}},
    {"copy_blocks", block_copies_write_only_their_blocks, true, {{0}}},
    {"long_steps", block_copies_accept_steps_of_5_gib, true, {{0}}},
    {"copies_under_way", outstanding_copies_transfer_all_data, true, {{0}}},
    {"late_copies", device_copies_wait_for_the_gate, false, {{0}}},
    {"late_calls", delayed_copies_return_only_when_complete, false, {{"STANDIN_DELAY_US", "500"}}},
    {"copies_together", several_copies_are_outstanding_at_once, false, {{0}}},
    {"threads", concurrent_thread_copies_keep_their_data, true, {{0}}},
    {"late_threads",
     concurrent_thread_copies_keep_their_data,
     false,
     {{"STANDIN_DELAY_US", "200"}}},
    {"threads_open", concurrent_first_calls_agree_on_the_count, true, {{0}}},
    {"current", calls_keep_the_threads_current_device, false, {{0}}},
    {"import", imports_share_memory_between_processes, true, {{0}}},
    {"import_guarded", imports_work_under_a_supervisor, false, {{0}}},
    {"late_import", imports_share_memory_between_processes, false, {{"STANDIN_DELAY_US", "2000"}}},
    {"unseen_device", import_from_an_unseen_device_is_unsupported, false, {{0}}},
    {"atomics", atomics_return_and_store_correct_values, true, {{0}}},
    {"atomics_of_two", atomics_of_two_processes_lose_no_update, true, {{0}}},
    {"fail_alloc", failed_allocation_names_the_driver_error, false, {{"STANDIN_FAIL", "alloc"}}},
    {"fail_ipc", failed_export_sets_a_message, false, {{"STANDIN_FAIL", "ipc"}}},
    {"fail_peer", copies_change_only_their_destination, false, {{"STANDIN_FAIL", "peer"}}},
    {"lost", calls_on_a_lost_device_fail, false, {{"STANDIN_FAIL", "lost:3"}}},
    {"lost_under_way",
     outstanding_copies_fail_on_a_lost_device,
     false,
     {{"STANDIN_FAIL", "lost:2"}, {"STANDIN_DELAY_US", "1000"}}}};

static void run_in_child(const struct test *test)
{
    int status = 0;
    pid_t child = new_process();
    if (child == 0) {
        for (int i = 0; i < SETTINGS && test->environment[i].name != NULL; i++)
            setenv(test->environment[i].name, test->environment[i].value, 1);
        printf("%s: ", test->name);
        test->run();
        exit(unit_status());
    }
    CHECK(waitpid(child, &status, 0) == child);
    unit_check(WIFEXITED(status) && WEXITSTATUS(status) == 0, __FILE__, __LINE__, "%s failed",
               test->name);
}

int main(int argc, char **argv)
{
    bool on_device = argc > 1 && strcmp(argv[1], "device") == 0;
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
        if (!on_device || tests[i].on_device)
            run_in_child(&tests[i]);
    return unit_status();
}
