
#include <ctype.h>
#include <dlfcn.h>
#include <pshmem.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/platform.h"
#include "call_sites.h"
#include "counter_snapshot.h"
#include "profile_file.h"
#include "profile_job.h"
#include "profile_regions.h"
#include "profile_teams.h"
#include "runtime/profiler_preload.h"
#include "trace.h"
#include "trace_file.h"

#define EXPORTED __attribute__((visibility("default")))

/* Levels of shmem_pcontrol that the profiler handles. */
enum { PAUSE = 0, RESUME = 1, FLUSH = 2, PHASE = 3 };

static struct {
    bool has_begun;  /* this process has been a PE, with or without a profile */
    bool is_running; /* the library is initialized */
    bool is_paused;
    bool is_child;
    struct format_moment loaded;
    uint32_t phases;
} life;

/* ---- The process ---- */

/* Removes the profiler from LD_PRELOAD, so that programs that this process starts are not
 * measured. */
static void profile_life_remove_preload(void)
{
    const char *list = getenv("LD_PRELOAD");
    char kept[8192] = "";
    size_t used = 0;
    while (list != NULL && *list != '\0') {
        size_t length = strcspn(list, ": ");
        bool is_ours = memmem(list, length, PROFILE_LIBRARY, strlen(PROFILE_LIBRARY)) != NULL;
        if (length > 0 && !is_ours && used + length + 2 < sizeof kept)
            used += (size_t)snprintf(kept + used, sizeof kept - used, "%s%.*s", used > 0 ? ":" : "",
                                     (int)length, list);
        list += length + (list[length] != '\0');
    }
    if (used > 0)
        setenv("LD_PRELOAD", kept, 1);
    else
        unsetenv("LD_PRELOAD");
    unsetenv(PROFILE_MARK);
}

/* Stops measuring in a forked child, which is not a PE. Registered with pthread_atfork. */
static void profile_life_become_child(void)
{
    life.is_child = true;
    call_measures = false;
    table_reset();
    trace_file_reset();
}

/* The dynamic loader calls this function before main. */
__attribute__((constructor)) static void profile_life_load(void)
{
    ticks_are_nanoseconds = !ticks_have_counter();
    life.loaded = profile_file_now();
    if (secure_getenv(PROFILE_MARK) != NULL)
        profile_life_remove_preload();
    pthread_atfork(NULL, NULL, profile_life_become_child);
}

/* Called by exit, and when main returns. */
static void profile_life_end_process(int status, void *unused)
{
    (void)unused;
    if (life.is_child)
        return;
    profile_file_header->flags |= FORMAT_EXITED;
    profile_file_header->status = (uint32_t)status;
    if ((profile_file_header->flags & FORMAT_FINALIZED) == 0) {
        profile_file_write_time();
        profile_file_header->ended = profile_file_header->last.ticks;
    }
    trace_file_end(true);
}

/* ---- Init and finalize ---- */

static const char *profile_life_folder_of(const char *variable)
{
    const char *folder = secure_getenv(variable);
    return folder != NULL && folder[0] != '\0' ? folder : NULL;
}

/* Returns the maximum size of the profile in bytes. If a trace is recorded, subtracts the size
 * of its ring buffers, so that profile and trace together need no more memory than a profile
 * alone. */
static size_t profile_life_capacity_beside_trace(bool has_trace)
{
    size_t rings = has_trace ? trace_file_ring_bytes() : 0;
    if (rings > FORMAT_BYTES_MAX - FORMAT_BYTES_MIN)
        return FORMAT_BYTES_MIN;
    return FORMAT_BYTES_MAX - rings;
}

/* Opens the profile. If a trace is recorded, the profile is in the folder of the trace. */
static bool profile_life_open_file(void)
{
    const char *traced = profile_life_folder_of(TRACE_VARIABLE);
    const char *folder = traced != NULL ? traced : profile_life_folder_of(PROFILE_VARIABLE);
    if (life.has_begun || life.is_child || folder == NULL)
        return profile_file_header != NULL;
    life.has_begun = true;
    if (!profile_file_open(folder, pshmem_my_pe(),
                           profile_life_capacity_beside_trace(traced != NULL)))
        return false;
    table_n_pes = (unsigned)pshmem_n_pes();
    call_sites_start();
    profile_job_describe(life.loaded);
    profile_file_write("phase 0 ");
    regions_start();
    if (traced != NULL && trace_start(folder, pshmem_my_pe())) {
        trace_file->started = profile_file_header->started;
        trace_file->pe = profile_file_header->pe;
        trace_file->n_pes = profile_file_header->n_pes;
        trace_file->pid = profile_file_header->pid;
    }
    on_exit(profile_life_end_process, NULL);
    return true;
}

static void profile_life_begin_profile(uint64_t start, const void *here, const void *frame)
{
    if (life.is_running)
        return;
    bool has_file = profile_life_open_file();
    life.is_running = life.has_begun && !life.is_child;
    /* PEs without a file take part too, because these calls are collective */
    if (life.is_running) {
        profile_job_compare_clocks();
        trace_begin();
    }
    if (!has_file)
        return;
    profile_file_header->flags &= ~(uint32_t)FORMAT_FINALIZED;
    counter_snapshot_begin();
    teams_start();
    call_measures = true;
    struct call call = call_begin(ROUTINE_shmem_init, here, frame);
    call.start = start;
    call_end(&call, ROUTINE_shmem_init, 0, here, frame);
    if (trace_wants(&call))
        trace_plain(&call);
    call_measures = !life.is_paused;
}

EXPORTED void shmem_init(void)
{
    uint64_t start = ticks_now();
    pshmem_init();
    profile_life_begin_profile(start, CALL_HERE);
}

EXPORTED int shmem_init_thread(int requested, int *provided)
{
    uint64_t start = ticks_now();
    int result = pshmem_init_thread(requested, provided);
    profile_life_begin_profile(start, CALL_HERE);
    return result;
}

/* The routine start_pes has no profiling entry point, so find the library's routine with dlsym. */
EXPORTED void start_pes(int npes)
{
    uint64_t start = ticks_now();
    void (*next)(int) = (void (*)(int))(uintptr_t)dlsym(RTLD_NEXT, "start_pes");
    next(npes);
    profile_life_begin_profile(start, CALL_HERE);
}

/* Excludes the profiler's own operations from the counters. */
static void profile_life_exclude_own_counts(void)
{
    counter_snapshot_end();
    profile_job_compare_clocks();
}

EXPORTED void shmem_finalize(void)
{
    int still_runs = 0;
    struct call call = call_begin(ROUTINE_shmem_finalize, CALL_HERE);
    if (life.is_running && !life.is_child)
        profile_life_exclude_own_counts();
    pshmem_finalize();
    call_end(&call, ROUTINE_shmem_finalize, 0, CALL_HERE);
    call_is_collective_of(&call, SHMEM_TEAM_WORLD);
    if (trace_wants(&call))
        trace_collective(&call, 0);
    pshmem_query_initialized(&still_runs);
    if (still_runs) {
        counter_snapshot_begin();
        return;
    }
    life.is_running = false;
    if (profile_file_header == NULL || life.is_child)
        return;
    regions_end();
    call_measures = false;
    profile_file_write_time();
    profile_file_header->ended = profile_file_header->last.ticks;
    profile_file_header->flags |= FORMAT_FINALIZED;
    trace_file_end(false);
}

EXPORTED SHMEM_IMPL_NORETURN void shmem_global_exit(int status)
{
    struct call call = call_begin(ROUTINE_shmem_global_exit, CALL_HERE);
    call_end(&call, ROUTINE_shmem_global_exit, 0, CALL_HERE);
    if (trace_wants(&call))
        trace_plain(&call);
    if (profile_file_header != NULL && !life.is_child) {
        profile_file_header->flags |= FORMAT_ENDS_JOB;
        profile_file_header->status = (uint32_t)status;
        profile_file_write_time();
        counter_snapshot_end();
        trace_file_end(false);
    }
    pshmem_global_exit(status);
}

/* ---- Routines that the program calls ---- */

/* Copies the text at an address that may be invalid, because other libraries may call
 * shmem_pcontrol with different arguments. Returns false if it is not a readable text. */
static bool profile_life_copy_text(const char *text, char *copy, size_t capacity)
{
    for (size_t i = 0; i < capacity; i++) {
        struct iovec to = {&copy[i], 1}, from = {(void *)(uintptr_t)(text + i), 1};
        if (process_vm_readv(getpid(), &to, 1, &from, 1, 0) != 1)
            return false;
        if (copy[i] == '\0')
            return true;
        if (!isprint((unsigned char)copy[i]) && (unsigned char)copy[i] < 0x80)
            return false;
    }
    copy[capacity - 1] = '\0';
    return true;
}

static int profile_life_number_of_phase(const char *name)
{
    enum { CAPACITY = 64 };
    static char names[COUNTER_SNAPSHOT_PHASES][CAPACITY]; /* by phase number; phase 0 has no name */
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    char copy[CAPACITY] = "";
    if (name != NULL && !profile_life_copy_text(name, copy, sizeof copy))
        return call_phase;
    pthread_mutex_lock(&mutex);
    uint32_t at = 0;
    while (at <= life.phases && strcmp(names[at], copy) != 0)
        at++;
    if (at > life.phases && at < COUNTER_SNAPSHOT_PHASES) {
        life.phases = at;
        memcpy(names[at], copy, CAPACITY);
        profile_file_write("phase %u %s", at, copy);
    }
    pthread_mutex_unlock(&mutex);
    return at < COUNTER_SNAPSHOT_PHASES ? (int)at : call_phase;
}

static void profile_life_control(int level, const char *name)
{
    bool was_paused = life.is_paused;
    life.is_paused = level == PAUSE || (level != RESUME && was_paused);
    if (profile_file_header == NULL || life.is_child ||
        (profile_file_header->flags & FORMAT_FINALIZED) != 0)
        return;
    call_measures = !life.is_paused;
    if (life.is_paused != was_paused)
        trace_mark(was_paused ? TRACE_RESUME : TRACE_PAUSE, NULL, 0);
    if (level == FLUSH) {
        counter_snapshot_update();
        profile_file_flush();
    }
    if (level == PHASE) {
        call_phase = profile_life_number_of_phase(name);
        counter_snapshot_phase((uint32_t)call_phase);
        trace_mark(TRACE_PHASE, NULL, (uint64_t)call_phase);
    }
}

EXPORTED void shmem_pcontrol(int level, ...)
{
    va_list arguments;
    va_start(arguments, level);
    /* Fortran's shmem_pcontrol has no name argument. */
    bool has_name =
        level == PHASE && !call_sites_is_library((uintptr_t)__builtin_return_address(0));
    const char *name = has_name ? va_arg(arguments, const char *) : NULL;
    va_end(arguments);
    pshmem_pcontrol(level);
    profile_life_control(level, name);
}
