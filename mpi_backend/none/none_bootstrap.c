#include "none_bootstrap.h"

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

#include "none_exchange.h"
#include "none_liveness.h"
#include "none_unsupported.h"
#include "shmem_impl/mpi_family.h"
#include "unnamed_file.h"

enum {
    /* Maximum number of PEs per id; the id's memory is created before the actual number is
     * known. */
    PES_MAX = 4096,
    PAGE = 4096
};

/* The beginning of an id's memory. It is modified only while holding a lock on the file (flock),
 * which the kernel releases if the holder dies. */
struct id_memory {
    uint64_t secret[2]; /* random number of the id, to recognize its memory */
    /* Number of PEs, which the first process to arrive has set; 0: no process has arrived. */
    int size;
    int arrived, n_left; /* numbers of PEs that have arrived, and that have left */
    /* 1: a process was refused (invalid arguments), so the job can never be complete. */
    int has_failed;
    uint32_t all_arrived; /* 1: all PEs have arrived; futex on which they wait until then */
    int processes[PES_MAX];
};

enum { JOB_OFFSET = (sizeof(struct id_memory) + PAGE - 1) / PAGE * PAGE };

static size_t none_bootstrap_length_of_memory(void)
{
    return JOB_OFFSET + job_memory_length(PES_MAX);
}

/* The job of this process that was started by an id. */
static struct {
    struct id_memory *memory;
    int file;
    /* The job of this process before bootstrap_init, which may be a launcher's job. */
    struct none_job launched_before;
} own;

/* ---- The id ---- */

static int none_bootstrap_fill_new(int file, struct backend_id *id)
{
    if (ftruncate(file, (off_t)none_bootstrap_length_of_memory()) != 0 ||
        getrandom(id->secret, sizeof id->secret, 0) != sizeof id->secret ||
        pwrite(file, id->secret, sizeof id->secret, 0) != sizeof id->secret)
        return none_fail("the system provides no memory or no random numbers for a unique ID");
    id->maker = getpid();
    id->serial = file;
    return 0;
}

int bootstrap_make_id(struct backend_id *id)
{
    int file = unnamed_file("isthmus-id");
    if (file < 0)
        return none_fail("cannot create shared memory for a unique ID");
    if (none_bootstrap_fill_new(file, id) == 0)
        return 0;
    close(file);
    return -1;
}

static int none_bootstrap_refuse_maker(const struct backend_id *id, const char *why)
{
    char text[256];
    snprintf(text, sizeof text,
             "cannot open the memory of the unique ID, which process %d created (%s): expected a "
             "running process of this user on this host",
             id->maker, why);
    return none_fail(text);
}

static int none_bootstrap_map_memory(int file, const struct backend_id *id)
{
    struct stat about;
    void *memory = MAP_FAILED;
    if (fstat(file, &about) == 0 && (size_t)about.st_size == none_bootstrap_length_of_memory())
        memory = mmap(NULL, none_bootstrap_length_of_memory(), PROT_READ | PROT_WRITE, MAP_SHARED,
                      file, 0);
    if (memory == MAP_FAILED)
        return none_bootstrap_refuse_maker(id, "the file is not the memory of a unique ID");
    own.memory = memory;
    if (memcmp(own.memory->secret, id->secret, sizeof id->secret) == 0)
        return 0;
    own.memory = NULL;
    munmap(memory, none_bootstrap_length_of_memory());
    return none_bootstrap_refuse_maker(id, "the file is the memory of another unique ID");
}

static int none_bootstrap_open_memory(const struct backend_id *id)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", id->maker, id->serial);
    own.file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (own.file < 0)
        return none_bootstrap_refuse_maker(id, strerror(errno));
    if (none_bootstrap_map_memory(own.file, id) == 0)
        return 0;
    close(own.file);
    return -1;
}

static void none_bootstrap_close_memory(void)
{
    munmap(own.memory, none_bootstrap_length_of_memory());
    close(own.file);
    own.memory = NULL;
}

/* ---- Bootstrap of the members ---- */

static void none_bootstrap_lock(void)
{
    while (flock(own.file, LOCK_EX) != 0 && errno == EINTR) {
    }
}

static void none_bootstrap_unlock(void)
{
    flock(own.file, LOCK_UN);
}

static int none_bootstrap_check_rank(const struct id_memory *memory,
                                     const struct backend_bootstrap *bootstrap)
{
    char text[200];
    if (memory->has_failed)
        snprintf(text, sizeof text,
                 "another process with this unique ID was rejected: create a new unique ID");
    else if (memory->size != 0 && memory->size != bootstrap->size)
        snprintf(text, sizeof text,
                 "n_pes is %d on process %d and %d on other processes with this unique ID: "
                 "expected the same value on all processes",
                 bootstrap->size, getpid(), memory->size);
    else if (memory->processes[bootstrap->rank] != 0)
        snprintf(text, sizeof text,
                 "rank is %d on processes %d and %d: expected a different value on each process",
                 bootstrap->rank, memory->processes[bootstrap->rank], getpid());
    else
        return 0;
    return none_fail(text);
}

/* Resets the memory, so that processes can start another job with this id. */
static void none_bootstrap_reset(struct id_memory *memory)
{
    memset((char *)memory + JOB_OFFSET, 0, sizeof(struct job_memory));
    memset(memory->processes, 0, sizeof memory->processes);
    memory->size = memory->arrived = memory->n_left = 0;
    __atomic_store_n(&memory->all_arrived, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, &memory->all_arrived, FUTEX_WAKE, PES_MAX, NULL, NULL, 0);
}

/* Returns whether each PE has left or has ended. This process has not arrived yet. Therefore an
 * entry with its process ID belongs to an earlier process, which has ended. */
static bool none_bootstrap_all_have_ended(const struct id_memory *memory)
{
    for (int pe = 0; pe < memory->size; pe++) {
        int process = __atomic_load_n(&memory->processes[pe], __ATOMIC_ACQUIRE);
        if (process != 0 && process != getpid() && !none_liveness_has_ended(process))
            return false;
    }
    return true;
}

/* Returns whether the previous job with this id is over, so that a new one may start. The last
 * PE that leaves a job resets the memory. If a PE of the previous job was killed, no PE was the
 * last, so this function resets the memory. */
static bool none_bootstrap_is_over(struct id_memory *memory)
{
    if (memory->all_arrived != 0 && none_bootstrap_all_have_ended(memory))
        none_bootstrap_reset(memory);
    return memory->all_arrived == 0;
}

static int none_bootstrap_claim_rank(struct id_memory *memory,
                                     const struct backend_bootstrap *bootstrap)
{
    if (none_bootstrap_check_rank(memory, bootstrap) != 0) {
        memory->has_failed = 1;
        return -1;
    }
    memory->size = bootstrap->size;
    memory->processes[bootstrap->rank] = getpid();
    if (++memory->arrived == memory->size) {
        ((struct job_memory *)(void *)((char *)memory + JOB_OFFSET))->n_pes = memory->size;
        __atomic_store_n(&memory->all_arrived, 1, __ATOMIC_RELEASE);
        syscall(SYS_futex, &memory->all_arrived, FUTEX_WAKE, PES_MAX, NULL, NULL, 0);
    }
    return 0;
}

static double none_bootstrap_seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void none_bootstrap_report_missing(const struct id_memory *memory,
                                          const struct backend_bootstrap *bootstrap)
{
    char line[160];
    int first = 0;
    while (first < bootstrap->size - 1 && memory->processes[first] != 0)
        first++;
    if (memory->all_arrived)
        snprintf(line, sizeof line,
                 "waits until the PEs of the previous job with this unique ID have ended");
    else
        snprintf(line, sizeof line,
                 "waits for %d of %d processes with this unique ID: no process has called this "
                 "routine with rank %d",
                 bootstrap->size - memory->arrived, bootstrap->size, first);
    bootstrap->report(line);
}

/* Fails if another process with this id was refused or has ended, because not all PEs can arrive
 * in this case. */
static int none_bootstrap_check_others(const struct id_memory *memory)
{
    char text[120];
    if (memory->has_failed)
        return none_fail(
            "another process with this unique ID was rejected: create a new unique ID");
    for (int pe = 0; pe < memory->size; pe++) {
        int process = memory->processes[pe];
        if (process == 0 || !none_liveness_has_ended(process))
            continue;
        snprintf(text, sizeof text,
                 "process %d, which called this routine with this unique ID and rank %d, has ended",
                 process, pe);
        return none_fail(text);
    }
    return 0;
}

/* Waits while `all_arrived` is `value`, at most 100 ms. If the time is later than *until,
 * reports once which processes are missing. */
static void none_bootstrap_wait_while(struct id_memory *memory, uint32_t value,
                                      const struct backend_bootstrap *bootstrap, double *until)
{
    const struct timespec nap = {.tv_nsec = 100000000};
    if (__atomic_load_n(&memory->all_arrived, __ATOMIC_ACQUIRE) != value)
        return;
    syscall(SYS_futex, &memory->all_arrived, FUTEX_WAIT, value, &nap, NULL, 0);
    if (*until == 0 || none_bootstrap_seconds_now() < *until)
        return;
    *until = 0;
    none_bootstrap_report_missing(memory, bootstrap);
}

static int none_bootstrap_join(struct id_memory *memory, const struct backend_bootstrap *bootstrap)
{
    double until =
        bootstrap->report_after > 0 ? none_bootstrap_seconds_now() + bootstrap->report_after : 0;
    bool is_member = false;
    int failed = 0;
    while (!is_member) {
        none_bootstrap_lock();
        is_member = none_bootstrap_is_over(memory);
        if (is_member)
            failed = none_bootstrap_claim_rank(memory, bootstrap);
        none_bootstrap_unlock();
        if (!is_member)
            none_bootstrap_wait_while(memory, 1, bootstrap, &until);
    }
    while (failed == 0 && __atomic_load_n(&memory->all_arrived, __ATOMIC_ACQUIRE) == 0) {
        none_bootstrap_wait_while(memory, 0, bootstrap, &until);
        failed = none_bootstrap_check_others(memory);
    }
    return failed;
}

static int none_bootstrap_check_meeting(const struct backend_bootstrap *bootstrap)
{
    char text[100];
    if (bootstrap->size <= PES_MAX)
        return 0;
    snprintf(text, sizeof text, "n_pes is %d: expected at most %d with a unique ID and without MPI",
             bootstrap->size, PES_MAX);
    return none_fail(text);
}

int bootstrap_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others)
{
    if (none_bootstrap_check_meeting(bootstrap) != 0 ||
        none_bootstrap_open_memory(&bootstrap->id) != 0)
        return -1;
    if (none_bootstrap_join(own.memory, bootstrap) != 0)
        return -1;
    own.launched_before = none_job;
    none_job = (struct none_job){.rank = bootstrap->rank,
                                 .size = bootstrap->size,
                                 .memory = (void *)((char *)own.memory + JOB_OFFSET)};
    *provided = requested;
    *others = 0;
    return none_liveness_start(own.memory->processes);
}

void bootstrap_leave(void)
{
    struct id_memory *memory = own.memory;
    if (memory == NULL)
        return;
    none_liveness_stop();
    none_bootstrap_lock();
    __atomic_store_n(&memory->processes[none_job.rank], 0, __ATOMIC_RELEASE);
    if (++memory->n_left == memory->size)
        none_bootstrap_reset(memory);
    none_bootstrap_unlock();
    none_bootstrap_close_memory();
    none_job = own.launched_before;
}
