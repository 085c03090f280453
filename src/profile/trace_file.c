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
#include "ticks.h"

enum { PAGE = 4096, LEAST_RING = 64 * sizeof(struct trace_event) };
enum { RINGS_BYTES = TRACE_MOST_RINGS * sizeof(struct trace_ring) };
#define EVENTS_AT     (((size_t)TRACE_RINGS_AT + RINGS_BYTES + PAGE - 1) / PAGE * PAGE)
#define DEFAULT_RINGS ((size_t)32 << 20)
#define DEFAULT_MOST  ((size_t)1 << 30)

struct trace_header *trace_file;

static struct {
    pthread_mutex_t mutex; /* of all but has_work */
    sem_t has_work;
    int descriptor, pe;
    char path[4096];
    size_t left, next;     /* bytes for rings; where the next one is */
    uint64_t stream, most; /* bytes of the stream */
    bool has_thread, has_stopped, has_told;
} file = {.mutex = PTHREAD_MUTEX_INITIALIZER, .descriptor = -1};

/* ---- The file ---- */

static bool complain(const char *what)
{
    dprintf(STDERR_FILENO, "isthmus: no trace of this PE: %s %s: %s\n", file.path, what,
            strerror(errno));
    return false;
}

/* Removes what was made of the file, which readers would take for a damaged one. */
static bool fail_open(const char *what)
{
    complain(what);
    unlink(file.path);
    close(file.descriptor);
    file.descriptor = -1;
    return false;
}

/* The library has looked at what the variable says. */
static size_t size_of_variable(const char *name, size_t standard)
{
    size_t size;
    const char *text = secure_getenv(name);
    return text != NULL && value_parse_size(text, &size) ? size : standard;
}

static void fill_header(size_t length)
{
    *trace_file = (struct trace_header){.version = TRACE_VERSION,
                                        .event_bytes = sizeof(struct trace_event),
                                        .ring_bytes = sizeof(struct trace_ring),
                                        .open = TRACE_OPEN,
                                        .stream_at = length};
    memcpy(trace_file->magic, TRACE_MAGIC, sizeof trace_file->magic);
}

size_t trace_file_rings(void)
{
    size_t bytes = size_of_variable("ISTHMUS_TIMELINE_BUFFER", DEFAULT_RINGS);
    return (bytes < LEAST_RING ? LEAST_RING : bytes + PAGE - 1) / PAGE * PAGE;
}

bool trace_file_open(const char *folder, int pe)
{
    char name[32], fault[OWN_FOLDER_FAULT_ROOM];
    file.left = trace_file_rings();
    file.most = size_of_variable("ISTHMUS_TIMELINE_SIZE", DEFAULT_MOST);
    file.next = EVENTS_AT;
    file.pe = pe;
    size_t length = file.next + file.left;
    snprintf(name, sizeof name, "pe-%d.ist", pe);
    snprintf(file.path, sizeof file.path, "%s/%s", folder, name);
    file.descriptor = own_folder_new_file(folder, name, 0666, fault);
    if (file.descriptor < 0) {
        dprintf(STDERR_FILENO, "isthmus: no trace of this PE: %s\n", fault);
        return false;
    }
    errno = posix_fallocate(file.descriptor, 0, EVENTS_AT);
    if (errno != 0 || ftruncate(file.descriptor, (off_t)length) != 0)
        return fail_open("has no room on its disk");
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0);
    if (memory == MAP_FAILED)
        return fail_open("cannot be mapped");
    trace_file = memory;
    fill_header(length);
    return true;
}

/* ---- Rings ---- */

static size_t room_of_next(void)
{
    size_t room = LEAST_RING;
    while (room <= file.left / 8)
        room *= 2;
    return room;
}

/* Once. */
static void tell_loss(const char *why)
{
    if (file.has_told)
        return;
    file.has_told = true;
    dprintf(STDERR_FILENO,
            "isthmus: PE %d: the trace in %s %s: what does not fit is counted as lost\n", file.pe,
            file.path, why);
}

static struct trace_ring *make_ring(size_t room)
{
    struct trace_ring *ring = (void *)((char *)trace_file + TRACE_RINGS_AT);
    ring += trace_file->rings;
    ring->at = file.next;
    ring->room = room / sizeof(struct trace_event);
    file.next += room;
    file.left -= room;
    __atomic_store_n(&trace_file->rings, trace_file->rings + 1, __ATOMIC_RELEASE);
    return ring;
}

struct trace_ring *trace_file_add_ring(void)
{
    struct trace_ring *ring = NULL;
    if (trace_file == NULL)
        return NULL;
    pthread_mutex_lock(&file.mutex);
    size_t room = room_of_next();
    int error = ENOBUFS;
    /* Disk space first: who writes mapped memory for which there is none gets SIGBUS. */
    if (room <= file.left && trace_file->rings < TRACE_MOST_RINGS)
        error = posix_fallocate(file.descriptor, (off_t)file.next, (off_t)room);
    if (error == 0) {
        ring = make_ring(room);
    } else {
        trace_file->error = (uint32_t)error;
        tell_loss(error == ENOBUFS ? "has no buffer for one more thread" : strerror(error));
    }
    pthread_mutex_unlock(&file.mutex);
    return ring;
}

void trace_file_lose(void)
{
    if (trace_file != NULL)
        __atomic_fetch_add(&trace_file->lost, 1, __ATOMIC_RELAXED);
}

/* ---- The stream ---- */

static void stop(const char *why)
{
    file.has_stopped = true;
    tell_loss(why);
}

/* A chunk with these events, whole or cut off. */
static bool write_chunk(const struct trace_chunk *chunk, const struct trace_event *events)
{
    size_t bytes = chunk->events * sizeof *events, done = 0, all = sizeof *chunk + bytes;
    while (done < all) {
        bool in_head = done < sizeof *chunk;
        struct iovec parts[2] = {
            {(char *)(uintptr_t)chunk + done, in_head ? sizeof *chunk - done : 0},
            {(char *)(uintptr_t)events + (in_head ? 0 : done - sizeof *chunk),
             in_head ? bytes : all - done}};
        off_t at = (off_t)(trace_file->stream_at + file.stream + done);
        ssize_t written = pwritev(file.descriptor, parts, 2, at);
        if (written <= 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    file.stream += all;
    return true;
}

/* The events from the tail on to the head or the ring's end. */
static bool write_part(struct trace_ring *ring, uint64_t head)
{
    uint64_t tail = ring->tail, at = tail & (ring->room - 1);
    uint64_t events = head - tail < ring->room - at ? head - tail : ring->room - at;
    struct trace_chunk chunk = {
        .ring =
            (uint32_t)(ring - (struct trace_ring *)(void *)((char *)trace_file + TRACE_RINGS_AT)),
        .events = (uint32_t)events,
        .first = tail};
    if (file.stream + sizeof chunk + events * sizeof(struct trace_event) > file.most) {
        trace_file->flags |= TRACE_FULL;
        stop("has all bytes that ISTHMUS_TIMELINE_SIZE allows");
        return false;
    }
    const char *events_at = (const char *)trace_file + ring->at;
    if (!write_chunk(&chunk, (const struct trace_event *)(const void *)events_at + at)) {
        trace_file->error = (uint32_t)errno;
        stop(strerror(errno));
        return false;
    }
    __atomic_store_n(&ring->tail, tail + events, __ATOMIC_RELEASE);
    return true;
}

static void write_ring(struct trace_ring *ring)
{
    uint64_t head = __atomic_load_n(&ring->head, __ATOMIC_ACQUIRE);
    while (!file.has_stopped && ring->tail != head)
        write_part(ring, head);
}

static void write_rings(void)
{
    uint32_t count = __atomic_load_n(&trace_file->rings, __ATOMIC_ACQUIRE);
    struct trace_ring *rings = (void *)((char *)trace_file + TRACE_RINGS_AT);
    for (uint32_t i = 0; i < count; i++)
        write_ring(&rings[i]);
}

/* ---- The thread ---- */

/* A second at most, so that who looks at a PE that was killed knows how long it was in its call. */
static void wait_for_work(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    while (sem_timedwait(&file.has_work, &until) != 0 && errno == EINTR)
        ;
}

static void *write_on(void *unused)
{
    prctl(PR_SET_NAME, "isthmus-trace");
    for (;;) {
        wait_for_work();
        trace_file->last = ticks_now();
        pthread_mutex_lock(&file.mutex);
        write_rings();
        pthread_mutex_unlock(&file.mutex);
    }
    return unused;
}

void trace_file_start(void)
{
    pthread_t thread;
    sigset_t all, before;
    sem_init(&file.has_work, 0, 0);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* the program's signals are for its own threads */
    file.has_thread = pthread_create(&thread, NULL, write_on, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void trace_file_wake(void)
{
    int waiting = 0;
    if (file.has_thread && sem_getvalue(&file.has_work, &waiting) == 0 && waiting == 0)
        sem_post(&file.has_work);
}

void trace_file_end(bool of_process)
{
    if (trace_file == NULL)
        return;
    pthread_mutex_lock(&file.mutex);
    write_rings();
    trace_file->flags |= TRACE_COMPLETE;
    if (of_process && !file.has_stopped)
        fallocate(file.descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, EVENTS_AT,
                  (off_t)(trace_file->stream_at - EVENTS_AT));
    pthread_mutex_unlock(&file.mutex);
}

void trace_file_forget(void)
{
    trace_file = NULL;
}
