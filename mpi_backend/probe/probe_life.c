/*
 * Tests how the MPI library is initialized and finalized. Each test runs in a separate job.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "probe.h"

enum { SECONDS = 40 };

static void probe_life_start_at_level(const char *name, int level)
{
    int provided = 0;
    monitor_step("MPI_Init_thread");
    MPI_Init_thread(NULL, NULL, level, &provided);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    pes_start();
    monitor_begin_probe(name, SECONDS); /* the rank of the PE is known now */
}

static void probe_life_expect_state(bool initialized, bool finalized, const char *when)
{
    int is_initialized = -1, is_finalized = -1;
    require_success("MPI_Initialized", MPI_Initialized(&is_initialized));
    require_success("MPI_Finalized", MPI_Finalized(&is_finalized));
    memory_is_same_word(initialized, (uint64_t)is_initialized, "MPI_Initialized %s", when);
    memory_is_same_word(finalized, (uint64_t)is_finalized, "MPI_Finalized %s", when);
}

static void probe_life_state(int what)
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0, number = 0, subversion = 0;
    (void)what;
    monitor_step("MPI_Get_library_version before MPI_Init");
    require_success("MPI_Get_library_version", MPI_Get_library_version(version, &length));
    require_success("MPI_Get_version", MPI_Get_version(&number, &subversion));
    if (length == 0 || number < 3)
        report_wrong("a version", "MPI_Get_library_version says \"%s\", MPI %d", version, number);
    probe_life_expect_state(false, false, "before MPI_Init");
    monitor_step("MPI_Init");
    MPI_Init(NULL, NULL);
    pes_start();
    monitor_begin_probe("life/state", SECONDS);
    probe_life_expect_state(true, false, "after MPI_Init");
    monitor_step("MPI_Finalize");
    MPI_Finalize();
    probe_life_expect_state(true, true, "after MPI_Finalize");
}

/* ---- Attributes of MPI_COMM_SELF, which MPI_Finalize deletes first ---- */

static struct {
    MPI_Comm comm;
    MPI_Request receive;
    int calls, was_finalized;
} at_end;

static int probe_life_on_delete(MPI_Comm self, int key, void *value, void *state_of_attribute)
{
    int sum = 0;
    (void)self;
    (void)key;
    (void)value;
    (void)state_of_attribute;
    at_end.calls++;
    MPI_Finalized(&at_end.was_finalized);
    monitor_step("MPI_Cancel within MPI_Finalize");
    require_success("MPI_Cancel", MPI_Cancel(&at_end.receive));
    pes_wait(&at_end.receive, MPI_STATUS_IGNORE);
    monitor_step("MPI_Allreduce within MPI_Finalize");
    require_success("MPI_Allreduce",
                    MPI_Allreduce(&pes.rank, &sum, 1, MPI_INT, MPI_SUM, at_end.comm));
    memory_is_same_word((uint64_t)(pes.size * (pes.size - 1) / 2), (uint64_t)sum,
                        "MPI_Allreduce within MPI_Finalize");
    require_success("MPI_Comm_free", MPI_Comm_free(&at_end.comm));
    monitor_step("the rest of MPI_Finalize");
    return MPI_SUCCESS;
}

static void probe_life_attribute(int level)
{
    int key = 0;
    probe_life_start_at_level(
        level == MPI_THREAD_MULTIPLE ? "life/attribute_multiple" : "life/attribute", level);
    require_success("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_WORLD, &at_end.comm));
    require_success("MPI_Irecv",
                    MPI_Irecv(NULL, 0, MPI_BYTE, MPI_ANY_SOURCE, 1, at_end.comm, &at_end.receive));
    require_success(
        "MPI_Comm_create_keyval",
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, probe_life_on_delete, &key, NULL));
    require_success("MPI_Comm_set_attr", MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL));
    require_success("MPI_Comm_free_keyval", MPI_Comm_free_keyval(&key));
    monitor_step("MPI_Finalize");
    MPI_Finalize();
    memory_is_same_word(1, (uint64_t)at_end.calls,
                        "calls of an attribute's function by MPI_Finalize");
    memory_is_same_word(0, (uint64_t)at_end.was_finalized, "MPI_Finalized within that function");
}

/* ---- MPI_Finalize after communication ---- */

/* Sends messages in one direction only and calls MPI_Finalize at once. The connections may not
 * be fully established at this time. */
static void probe_life_after_messages(int what)
{
    MPI_Request requests[64];
    char data[64] = "";
    int used = 0;
    (void)what;
    probe_life_start_at_level("life/finalize_after_messages", MPI_THREAD_SINGLE);
    for (int pe = 0; pe < pes.size && used < 64; pe++)
        if (pe < pes.rank)
            require_success("MPI_Irecv",
                            MPI_Irecv(data, 1, MPI_BYTE, pe, 0, MPI_COMM_WORLD, &requests[used++]));
        else if (pe > pes.rank)
            require_success("MPI_Isend",
                            MPI_Isend(data, 1, MPI_BYTE, pe, 0, MPI_COMM_WORLD, &requests[used++]));
    monitor_step("messages one way");
    pes_wait_all(used, requests);
    monitor_step("MPI_Finalize after messages one way");
    MPI_Finalize();
}

static void probe_life_after_window(int what)
{
    struct window window;
    uint64_t one = 1, before = 0;
    (void)what;
    probe_life_start_at_level("life/finalize_after_window", MPI_THREAD_SERIALIZED);
    if (window_open(&window, WINDOW_CREATE, 64)) {
        for (int pe = 0; pe < pes.size; pe++) {
            require_success("MPI_Fetch_and_op", MPI_Fetch_and_op(&one, &before, MPI_UINT64_T, pe, 0,
                                                                 MPI_SUM, window.win));
            window_flush(&window, pe);
        }
        window_barrier(&window);
        window_close(&window);
    }
    monitor_step("MPI_Finalize after a window");
    MPI_Finalize();
}

/* One PE calls MPI_Finalize late. */
static void probe_life_late(int what)
{
    (void)what;
    probe_life_start_at_level("life/finalize_late", MPI_THREAD_SINGLE);
    pes_barrier();
    if (pes.rank == pes.size - 1)
        clock_compute(0.5);
    monitor_step("MPI_Finalize, the last PE late");
    MPI_Finalize();
}

/* ---- Effects of MPI on the process ---- */

/* Some MPIs replace the function mremap. Checks that it still works. */
static void probe_life_remap(int what)
{
    size_t bytes = 1 << 16;
    int protection = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_ANONYMOUS;
    char *from = mmap(NULL, bytes, protection, flags, -1, 0);
    char *to = mmap(NULL, bytes, protection, flags, -1, 0);
    (void)what;
    if (from == MAP_FAILED || to == MAP_FAILED) {
        report_skip("no memory");
        return;
    }
    from[0] = 5;
    monitor_step("mremap to an address that is given");
    char *now_at = mremap(from, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, to);
    if (now_at != to)
        report_wrong("the requested address", "mremap moved it to another address");
    else
        memory_is_same_word(5, (uint64_t)to[0], "moved by mremap");
    munmap(now_at, bytes);
}

static void probe_life_signals(int what)
{
    static const int numbers[] = {SIGSEGV, SIGBUS};
    struct sigaction action;
    (void)what;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_DFL)
            report_note("MPI handles %s", numbers[i] == SIGSEGV ? "SIGSEGV" : "SIGBUS");
}

/* MPI_Wtime may use another clock than the system's. Compares the two. */
static void probe_life_check_clock(int what)
{
    const double waited = 0.05;
    double begin = clock_seconds(), mpi_begin = MPI_Wtime();
    (void)what;
    clock_compute(waited);
    double mpi_took = MPI_Wtime() - mpi_begin, most = clock_seconds() - begin;
    if (mpi_took < waited * 0.9 || mpi_took > most * 1.1)
        report_wrong("the time of the system clock",
                     "MPI_Wtime measured %.1f ms instead of %.1f ms", mpi_took * 1e3, most * 1e3);
}

static void probe_life_add_life(const char *name, const char *description, void (*run)(int),
                                int what, unsigned is)
{
    struct probe probe = {.description = description,
                          .run = run,
                          .what = what,
                          .min_pes = 1,
                          .seconds = SECONDS,
                          .is = is};
    snprintf(probe.name, sizeof probe.name, "life/%s", name);
    table_add(&probe);
}

void life_add(void)
{
    probe_life_add_life("state", "MPI_Initialized and MPI_Finalized, before, between and after",
                        probe_life_state, 0, PROBE_BARE);
    probe_life_add_life("attribute",
                        "MPI_Finalize first deletes attributes, while all of MPI works",
                        probe_life_attribute, MPI_THREAD_SERIALIZED, PROBE_BARE);
    probe_life_add_life("attribute_multiple", "the same at MPI_THREAD_MULTIPLE",
                        probe_life_attribute, MPI_THREAD_MULTIPLE, PROBE_BARE | PROBE_BY_CHANCE);
    probe_life_add_life("finalize_after_messages", "a job ends after messages in one direction",
                        probe_life_after_messages, 0, PROBE_BARE | PROBE_BY_CHANCE);
    probe_life_add_life("finalize_after_window", "a job ends after it used a window",
                        probe_life_after_window, 0, PROBE_BARE | PROBE_BY_CHANCE);
    probe_life_add_life("finalize_late", "MPI_Finalize waits for a PE that is late",
                        probe_life_late, 0, PROBE_BARE);
    probe_life_add_life("remap", "mremap moves memory to the requested address", probe_life_remap,
                        0, 0);
    probe_life_add_life("clock", "MPI_Wtime agrees with the system clock", probe_life_check_clock,
                        0, 0);
    probe_life_add_life("signals", "which fault signals MPI handles (a note)", probe_life_signals,
                        0, 0);
}
