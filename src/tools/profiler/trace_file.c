#include "trace_file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "base/own_folder.h"
#include "base/value.h"
#include "profile_ticks.h"

enum { PAGE = 4096, RING_BYTES_MIN = 64 * sizeof(struct trace_event) };
enum { RINGS_BYTES = TRACE_RINGS_MAX * sizeof(struct trace_ring) };
#define EVENTS_AT            (((size_t)TRACE_RINGS_AT + RINGS_BYTES + PAGE - 1) / PAGE * PAGE)
#define DEFAULT_RING_BYTES   ((size_t)32 << 20)
#define DEFAULT_STREAM_BYTES ((size_t)1 << 30)

struct trace_header *trace_file;

static struct {
    pthread_mutex_t mutex; /* protects all members except has_work */
    sem_t has_work;
    int descriptor, pe;
    char path[4096];
    size_t n_left, next;         /* free bytes for rings, and offset of the next ring */
    uint64_t stream, stream_max; /* bytes that were written to the stream of events, and maximum */
    bool has_thread, has_stopped, has_reported;
} trace_state = {.mutex = PTHREAD_MUTEX_INITIALIZER, .descriptor = -1};

/* ---- The file ---- */

static bool trace_file_print_fault(const char *what)
{
    dprintf(STDERR_FILENO, "isthmus: cannot write the trace of this PE: %s %s: %s\n",
            trace_state.path, what, strerror(errno));
    return false;
}

/* Prints an error message, and deletes the incomplete file, which readers would report as
 * damaged. */
static bool trace_file_fail_open(const char *what)
{
    trace_file_print_fault(what);
    unlink(trace_state.path);
    close(trace_state.descriptor);
    trace_state.descriptor = -1;
    return false;
}

/* Returns the value of a size variable, or `standard`. The library has already reported an invalid
 * value. */
static size_t trace_file_size_of_variable(const char *name, size_t standard)
{
    size_t size;
    const char *text = secure_getenv(name);
    return text != NULL && value_parse_size(text, &size) ? size : standard;
}

static void trace_file_fill_header(size_t length)
{
    *trace_file = (struct trace_header){.version = TRACE_VERSION,
                                        .event_bytes = sizeof(struct trace_event),
                                        .ring_bytes = sizeof(struct trace_ring),
                                        .open = TRACE_OPEN,
                                        .stream_at = length};
    memcpy(trace_file->magic, TRACE_MAGIC, sizeof trace_file->magic);
}

size_t trace_file_ring_bytes(void)
{
    size_t bytes = trace_file_size_of_variable("ISTHMUS_TIMELINE_BUFFER", DEFAULT_RING_BYTES);
    return (bytes < RING_BYTES_MIN ? RING_BYTES_MIN : bytes + PAGE - 1) / PAGE * PAGE;
}

bool trace_file_open(const char *folder, int pe)
{
    char name[32], fault[OWN_FOLDER_ERROR_BYTES];
    trace_state.n_left = trace_file_ring_bytes();
    trace_state.stream_max =
        trace_file_size_of_variable("ISTHMUS_TIMELINE_SIZE", DEFAULT_STREAM_BYTES);
    trace_state.next = EVENTS_AT;
    trace_state.pe = pe;
    size_t length = trace_state.next + trace_state.n_left;
    snprintf(name, sizeof name, "pe-%d.ist", pe);
    snprintf(trace_state.path, sizeof trace_state.path, "%s/%s", folder, name);
    trace_state.descriptor = own_folder_new_file(folder, name, 0666, fault);
    if (trace_state.descriptor < 0) {
        dprintf(STDERR_FILENO, "isthmus: cannot write the trace of this PE: %s\n", fault);
        return false;
    }
    errno = posix_fallocate(trace_state.descriptor, 0, EVENTS_AT);
    if (errno != 0 || ftruncate(trace_state.descriptor, (off_t)length) != 0)
        return trace_file_fail_open("does not fit on its disk");
    void *memory =
        mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, trace_state.descriptor, 0);
    if (memory == MAP_FAILED)
        return trace_file_fail_open("cannot be mapped");
    trace_file = memory;
    trace_file_fill_header(length);
    return true;
}

/* ---- Rings ---- */

static size_t trace_file_next_ring_capacity(void)
{
    size_t capacity = RING_BYTES_MIN;
    while (capacity <= trace_state.n_left / 8)
        capacity *= 2;
    return capacity;
}

/* Prints the message at most once. */
static void trace_file_report_loss(const char *why)
{
    if (trace_state.has_reported)
        return;
    trace_state.has_reported = true;
    dprintf(
        STDERR_FILENO,
        "isthmus: PE %d: the trace in %s is incomplete (%s): calls that do not fit are counted as "
        "lost\n",
        trace_state.pe, trace_state.path, why);
}

static struct trace_ring *trace_file_make_ring(size_t capacity)
{
    struct trace_ring *ring = (void *)((char *)trace_file + TRACE_RINGS_AT);
    ring += trace_file->rings;
    ring->at = trace_state.next;
    ring->capacity = capacity / sizeof(struct trace_event);
    trace_state.next += capacity;
    trace_state.n_left -= capacity;
    __atomic_store_n(&trace_file->rings, trace_file->rings + 1, __ATOMIC_RELEASE);
    return ring;
}

struct trace_ring *trace_file_add_ring(void)
{
    struct trace_ring *ring = NULL;
    if (trace_file == NULL)
        return NULL;
    pthread_mutex_lock(&trace_state.mutex);
    size_t capacity = trace_file_next_ring_capacity();
    int error = ENOBUFS;
    /* Allocate disk space first: a write to mapped memory without disk space raises SIGBUS. */
    if (capacity <= trace_state.n_left && trace_file->rings < TRACE_RINGS_MAX)
        error = posix_fallocate(trace_state.descriptor, (off_t)trace_state.next, (off_t)capacity);
    if (error == 0) {
        ring = trace_file_make_ring(capacity);
    } else {
        trace_file->error = (uint32_t)error;
        trace_file_report_loss(error == ENOBUFS ? "no buffer for another thread" : strerror(error));
    }
    pthread_mutex_unlock(&trace_state.mutex);
    return ring;
}

void trace_file_count_lost(void)
{
    if (trace_file != NULL)
        __atomic_fetch_add(&trace_file->lost, 1, __ATOMIC_RELAXED);
}

/* ---- The stream ---- */

static void trace_file_stop(const char *why)
{
    trace_state.has_stopped = true;
    trace_file_report_loss(why);
}

/* Writes a chunk with these events. On failure, the chunk may be truncated. */
static bool trace_file_write_chunk(const struct trace_chunk *chunk,
                                   const struct trace_event *events)
{
    size_t bytes = chunk->events * sizeof *events, done = 0, all = sizeof *chunk + bytes;
    while (done < all) {
        bool in_head = done < sizeof *chunk;
        struct iovec parts[2] = {
            {(char *)(uintptr_t)chunk + done, in_head ? sizeof *chunk - done : 0},
            {(char *)(uintptr_t)events + (in_head ? 0 : done - sizeof *chunk),
             in_head ? bytes : all - done}};
        off_t at = (off_t)(trace_file->stream_at + trace_state.stream + done);
        ssize_t written = pwritev(trace_state.descriptor, parts, 2, at);
        if (written <= 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    trace_state.stream += all;
    return true;
}

/* Writes the events from ring->tail to `head`, but not beyond the end of the ring's memory. */
static bool trace_file_write_run(struct trace_ring *ring, uint64_t head)
{
    uint64_t tail = ring->tail, at = tail & (ring->capacity - 1);
    uint64_t events = head - tail < ring->capacity - at ? head - tail : ring->capacity - at;
    struct trace_chunk chunk = {
        .ring =
            (uint32_t)(ring - (struct trace_ring *)(void *)((char *)trace_file + TRACE_RINGS_AT)),
        .events = (uint32_t)events,
        .first = tail};
    if (trace_state.stream + sizeof chunk + events * sizeof(struct trace_event) >
        trace_state.stream_max) {
        trace_file->flags |= TRACE_FULL;
        trace_file_stop("the limit ISTHMUS_TIMELINE_SIZE is reached");
        return false;
    }
    const char *events_at = (const char *)trace_file + ring->at;
    if (!trace_file_write_chunk(&chunk, (const struct trace_event *)(const void *)events_at + at)) {
        trace_file->error = (uint32_t)errno;
        trace_file_stop(strerror(errno));
        return false;
    }
    __atomic_store_n(&ring->tail, tail + events, __ATOMIC_RELEASE);
    return true;
}

static void trace_file_write_ring(struct trace_ring *ring)
{
    uint64_t head = __atomic_load_n(&ring->head, __ATOMIC_ACQUIRE);
    while (!trace_state.has_stopped && ring->tail != head)
        trace_file_write_run(ring, head);
}

static void trace_file_write_rings(void)
{
    uint32_t count = __atomic_load_n(&trace_file->rings, __ATOMIC_ACQUIRE);
    struct trace_ring *rings = (void *)((char *)trace_file + TRACE_RINGS_AT);
    for (uint32_t i = 0; i < count; i++)
        trace_file_write_ring(&rings[i]);
}

/* ---- The thread ---- */

/* Waits for events, at most one second. Afterwards the writer thread updates the time in the
 * file's header. If the PE is killed, this time shows how long its last call lasted. */
static void trace_file_wait_for_work(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    while (sem_timedwait(&trace_state.has_work, &until) != 0 && errno == EINTR)
        ;
}

/* The main function of the writer thread (pthread_create). */
static void *trace_file_write_on(void *unused)
{
    prctl(PR_SET_NAME, "isthmus-trace");
    for (;;) {
        trace_file_wait_for_work();
        trace_file->last = ticks_now();
        pthread_mutex_lock(&trace_state.mutex);
        trace_file_write_rings();
        pthread_mutex_unlock(&trace_state.mutex);
    }
    return unused;
}

void trace_file_start(void)
{
    pthread_t thread;
    sigset_t all, before;
    sem_init(&trace_state.has_work, 0, 0);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* the program's threads must handle its signals */
    trace_state.has_thread = pthread_create(&thread, NULL, trace_file_write_on, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void trace_file_wake(void)
{
    int waiting = 0;
    if (trace_state.has_thread && sem_getvalue(&trace_state.has_work, &waiting) == 0 &&
        waiting == 0)
        sem_post(&trace_state.has_work);
}

void trace_file_end(bool of_process)
{
    if (trace_file == NULL)
        return;
    pthread_mutex_lock(&trace_state.mutex);
    trace_file_write_rings();
    trace_file->flags |= TRACE_COMPLETE;
    if (of_process && !trace_state.has_stopped)
        fallocate(trace_state.descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, EVENTS_AT,
                  (off_t)(trace_file->stream_at - EVENTS_AT));
    pthread_mutex_unlock(&trace_state.mutex);
}

void trace_file_reset(void)
{
    trace_file = NULL;
}
