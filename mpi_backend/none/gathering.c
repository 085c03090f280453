#include "gathering.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "meeting.h"
#include "refusals.h"
#include "shmem_impl/mpi_family.h"
#include "unnamed_file.h"
#include "watch.h"

enum {
    MOST = 4096,
    PAGE = 4096
}; /* PEs of an id: its memory is made before anybody says how many */

/* At the beginning of an id's memory. It changes under a lock on the file, which the system opens
 * when its holder dies. */
struct gathering {
    uint64_t secret[2];
    int size;        /* as who came first says; 0: nobody has come */
    int come, left;  /* of these PEs */
    int is_spoiled;  /* who came was refused, so that they will never be all */
    uint32_t is_run; /* all have come; what they sleep at until then */
    int processes[MOST];
};

enum { JOB_OFFSET = (sizeof(struct gathering) + PAGE - 1) / PAGE * PAGE };

static size_t length_of_memory(void)
{
    return JOB_OFFSET + job_memory_length(MOST);
}

/* Of the PEs that this process is one of. */
static struct {
    struct gathering *memory;
    int file;
    struct place before; /* where a launcher has put this process */
} ours;

/* ---- The id ---- */

static int fill_new(int file, struct backend_id *id)
{
    if (ftruncate(file, (off_t)length_of_memory()) != 0 ||
        getrandom(id->secret, sizeof id->secret, 0) != sizeof id->secret ||
        pwrite(file, id->secret, sizeof id->secret, 0) != sizeof id->secret)
        return refuse_because("the system has no memory or random numbers for an id");
    id->maker = getpid();
    id->serial = file;
    return 0;
}

int gathering_make_id(struct backend_id *id)
{
    int file = unnamed_file("isthmus-id");
    if (file < 0)
        return refuse_because("the system has no memory for an id");
    if (fill_new(file, id) == 0)
        return 0;
    close(file);
    return -1;
}

static int refuse_maker(const struct backend_id *id, const char *why)
{
    char text[256];
    snprintf(text, sizeof text,
             "process %d made the id, and its memory cannot be opened (%s): expected an id of a "
             "process of this user on this host that still runs",
             id->maker, why);
    return refuse_because(text);
}

static int map_memory(int file, const struct backend_id *id)
{
    struct stat about;
    void *memory = MAP_FAILED;
    if (fstat(file, &about) == 0 && (size_t)about.st_size == length_of_memory())
        memory = mmap(NULL, length_of_memory(), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED)
        return refuse_maker(id, "it is no id's");
    ours.memory = memory;
    if (memcmp(ours.memory->secret, id->secret, sizeof id->secret) == 0)
        return 0;
    ours.memory = NULL;
    munmap(memory, length_of_memory());
    return refuse_maker(id, "it is another id's");
}

static int open_memory(const struct backend_id *id)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", id->maker, id->serial);
    ours.file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (ours.file < 0)
        return refuse_maker(id, strerror(errno));
    if (map_memory(ours.file, id) == 0)
        return 0;
    close(ours.file);
    return -1;
}

static void close_memory(void)
{
    munmap(ours.memory, length_of_memory());
    close(ours.file);
    ours.memory = NULL;
}

/* ---- Coming together ---- */

static void lock(void)
{
    while (flock(ours.file, LOCK_EX) != 0 && errno == EINTR) {
    }
}

static void unlock(void)
{
    flock(ours.file, LOCK_UN);
}

static int check_place(const struct gathering *memory, const struct backend_meeting *meeting)
{
    char text[200];
    if (memory->is_spoiled)
        snprintf(text, sizeof text, "another process came with this id and was refused");
    else if (memory->size != 0 && memory->size != meeting->size)
        snprintf(text, sizeof text,
                 "n_pes is %d on process %d and %d on others of this id: expected one number",
                 meeting->size, getpid(), memory->size);
    else if (memory->processes[meeting->rank] != 0)
        snprintf(text, sizeof text, "rank is %d on processes %d and %d: expected each number once",
                 meeting->rank, memory->processes[meeting->rank], getpid());
    else
        return 0;
    return refuse_because(text);
}

/* As it was made, for processes that come by this id again. */
static void renew(struct gathering *memory)
{
    memset((char *)memory + JOB_OFFSET, 0, sizeof(struct job_memory));
    memset(memory->processes, 0, sizeof memory->processes);
    memory->size = memory->come = memory->left = 0;
    __atomic_store_n(&memory->is_run, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, &memory->is_run, FUTEX_WAKE, MOST, NULL, NULL, 0);
}

/* Each PE has left, or ended without that. This process has not come yet, so a PE with its number
 * has ended. */
static bool all_are_gone(const struct gathering *memory)
{
    for (int pe = 0; pe < memory->size; pe++) {
        int process = __atomic_load_n(&memory->processes[pe], __ATOMIC_ACQUIRE);
        if (process != 0 && process != getpid() && !watch_is_gone(process))
            return false;
    }
    return true;
}

/* The PEs of before, who came by the same id, may still be leaving. If one of them was killed, none
 * is the last to leave. */
static bool is_over(struct gathering *memory)
{
    if (memory->is_run != 0 && all_are_gone(memory))
        renew(memory);
    return memory->is_run == 0;
}

static int take_place(struct gathering *memory, const struct backend_meeting *meeting)
{
    if (check_place(memory, meeting) != 0) {
        memory->is_spoiled = 1;
        return -1;
    }
    memory->size = meeting->size;
    memory->processes[meeting->rank] = getpid();
    if (++memory->come == memory->size) {
        ((struct job_memory *)(void *)((char *)memory + JOB_OFFSET))->n_pes = memory->size;
        __atomic_store_n(&memory->is_run, 1, __ATOMIC_RELEASE);
        syscall(SYS_futex, &memory->is_run, FUTEX_WAKE, MOST, NULL, NULL, 0);
    }
    return 0;
}

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void tell_missing(const struct gathering *memory, const struct backend_meeting *meeting)
{
    char line[160];
    int first = 0;
    while (first < meeting->size - 1 && memory->processes[first] != 0)
        first++;
    if (memory->is_run)
        snprintf(line, sizeof line, "waits until the PEs that came by this id before have ended");
    else
        snprintf(line, sizeof line,
                 "waits for %d of %d processes with this id: nobody has come as PE %d",
                 meeting->size - memory->come, meeting->size, first);
    meeting->tell(line);
}

/* Whether they can still become all. */
static int check_others(const struct gathering *memory)
{
    char text[120];
    if (memory->is_spoiled)
        return refuse_because("another process came with this id and was refused");
    for (int pe = 0; pe < memory->size; pe++) {
        int process = memory->processes[pe];
        if (process == 0 || !watch_is_gone(process))
            continue;
        snprintf(text, sizeof text, "process %d, which came with this id as PE %d, has ended",
                 process, pe);
        return refuse_because(text);
    }
    return 0;
}

/* Sleeps while `is_run` is `value`, and says once what it waits for. */
static void wait_while(struct gathering *memory, uint32_t value,
                       const struct backend_meeting *meeting, double *until)
{
    const struct timespec nap = {.tv_nsec = 100000000};
    if (__atomic_load_n(&memory->is_run, __ATOMIC_ACQUIRE) != value)
        return;
    syscall(SYS_futex, &memory->is_run, FUTEX_WAIT, value, &nap, NULL, 0);
    if (*until == 0 || seconds_now() < *until)
        return;
    *until = 0;
    tell_missing(memory, meeting);
}

static int come(struct gathering *memory, const struct backend_meeting *meeting)
{
    double until = meeting->patience > 0 ? seconds_now() + meeting->patience : 0;
    bool has_come = false;
    int failed = 0;
    while (!has_come) {
        lock();
        has_come = is_over(memory);
        if (has_come)
            failed = take_place(memory, meeting);
        unlock();
        if (!has_come)
            wait_while(memory, 1, meeting, &until);
    }
    while (failed == 0 && __atomic_load_n(&memory->is_run, __ATOMIC_ACQUIRE) == 0) {
        wait_while(memory, 0, meeting, &until);
        failed = check_others(memory);
    }
    return failed;
}

static int check_meeting(const struct backend_meeting *meeting)
{
    char text[100];
    if (meeting->size <= MOST)
        return 0;
    snprintf(text, sizeof text, "n_pes is %d: expected at most %d by an id without MPI",
             meeting->size, MOST);
    return refuse_because(text);
}

int gathering_init(const struct backend_meeting *meeting, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others)
{
    if (check_meeting(meeting) != 0 || open_memory(&meeting->id) != 0)
        return -1;
    if (come(ours.memory, meeting) != 0)
        return -1;
    ours.before = place;
    place = (struct place){.rank = meeting->rank,
                           .size = meeting->size,
                           .memory = (void *)((char *)ours.memory + JOB_OFFSET)};
    *provided = requested;
    *others = 0;
    return watch_start(ours.memory->processes);
}

void gathering_leave(void)
{
    struct gathering *memory = ours.memory;
    if (memory == NULL)
        return;
    watch_stop();
    lock();
    __atomic_store_n(&memory->processes[place.rank], 0, __ATOMIC_RELEASE);
    if (++memory->left == memory->size)
        renew(memory);
    unlock();
    close_memory();
    place = ours.before;
}
