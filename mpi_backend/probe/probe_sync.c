/*
 * Tests how the MPI library synchronizes accesses to windows: when operations complete, and which
 * accesses a lock excludes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

enum { ROUNDS = 50, LARGE = 1 << 20, TAG = 1 };

static void probe_sync_put_at(struct window *window, int to, size_t offset, const void *from,
                              int bytes)
{
    monitor_step("MPI_Put of %d bytes, %s", bytes, pes_where(to));
    require_success("MPI_Put", MPI_Put(from, bytes, MPI_BYTE, to, window_at(window, to, offset),
                                       bytes, MPI_BYTE, window->win));
}

static void probe_sync_flush_one(struct window *window, int to)
{
    require_success("MPI_Win_flush", MPI_Win_flush(to, window->win));
}

static void probe_sync_flush_all(struct window *window, int to)
{
    (void)to;
    require_success("MPI_Win_flush_all", MPI_Win_flush_all(window->win));
}

/* The origin flushes a put and then sends a message. The receiver of the message must find the
 * data. */
static void probe_sync_check_flush(enum window_kind kind, void (*complete)(struct window *, int),
                                   const char *name)
{
    struct window window;
    int to = pes_after(1), from = pes_before(1), nothing = 0;
    if (!window_open(&window, kind, 64))
        return;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        probe_sync_put_at(&window, to, 0, &round, 8);
        monitor_step("%s, %s", name, pes_where(to));
        complete(&window, to);
        monitor_step("a message after it");
        require_success("MPI_Sendrecv",
                        MPI_Sendrecv(&nothing, 1, MPI_INT, to, TAG, &nothing, 1, MPI_INT, from, TAG,
                                     MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        require_success("MPI_Win_sync", MPI_Win_sync(window.win));
        if (!memory_is_same_word(round, *(volatile uint64_t *)window.base,
                                 "the word that PE %d put and flushed", from))
            break;
        pes_barrier();
    }
    pes_barrier();
    window_close(&window);
}

static void probe_sync_flush_kind(int kind)
{
    probe_sync_check_flush((enum window_kind)kind, probe_sync_flush_one, "MPI_Win_flush");
}

static void probe_sync_flush_everything(int kind)
{
    probe_sync_check_flush((enum window_kind)kind, probe_sync_flush_all, "MPI_Win_flush_all");
}

static void probe_sync_flush_local_one(struct window *window, int to)
{
    require_success("MPI_Win_flush_local", MPI_Win_flush_local(to, window->win));
}

static void probe_sync_flush_local_all(struct window *window, int to)
{
    (void)to;
    require_success("MPI_Win_flush_local_all", MPI_Win_flush_local_all(window->win));
}

/* After MPI_Win_flush_local the source is overwritten. The target must get the old contents. */
static void probe_sync_check_flush_local(enum window_kind kind,
                                         void (*complete)(struct window *, int))
{
    struct window window;
    int to = pes_after(1), from = pes_before(1);
    char *local = memory_allocate(LARGE);
    if (!window_open(&window, kind, LARGE))
        return;
    memory_fill(local, pes.rank, to, 0, LARGE);
    probe_sync_put_at(&window, to, 0, local, LARGE);
    monitor_step("MPI_Win_flush_local, %s", pes_where(to));
    complete(&window, to);
    memset(local, 0, LARGE);
    monitor_step("MPI_Win_flush, %s", pes_where(to));
    window_flush(&window, to);
    window_barrier(&window);
    memory_is_filled(window.base, from, pes.rank, 0, LARGE,
                     "put before the source was overwritten");
    window_close(&window);
    free(local);
}

static void probe_sync_flush_local(int kind)
{
    probe_sync_check_flush_local((enum window_kind)kind, probe_sync_flush_local_one);
}

static void probe_sync_flush_local_everything(int kind)
{
    probe_sync_check_flush_local((enum window_kind)kind, probe_sync_flush_local_all);
}

/* After MPI_Win_flush_all, the data of a large get must have arrived. Repeats this test, because
 * some MPIs fail only in later gets. */
static void probe_sync_flush_all_get(int kind)
{
    enum { BYTES = 5 * LARGE, GETS = 20 };
    struct window window;
    int source = pes_after(1);
    char *local = memory_allocate(BYTES);
    if (!window_open(&window, (enum window_kind)kind, BYTES))
        return;
    memory_fill(window.base, pes.rank, 0, 0, BYTES);
    window_barrier(&window);
    for (int i = 0; i < GETS; i++) {
        memset(local, 0, BYTES);
        require_success("MPI_Get",
                        MPI_Get(local, BYTES, MPI_BYTE, source, window_at(&window, source, 0),
                                BYTES, MPI_BYTE, window.win));
        monitor_step("MPI_Win_flush_all after a get from %d", source);
        probe_sync_flush_all(&window, source);
        if (!memory_is_filled(local, source, 0, 0, BYTES, "got before MPI_Win_flush_all"))
            break;
    }
    window_barrier(&window);
    window_close(&window);
    free(local);
}

/* Flushes a put to one PE locally while a get from another PE is outstanding. */
static void probe_sync_flush_local_beside_get(int kind)
{
    struct window window;
    int source = pes_after(1), to = pes_after(2);
    char *local = memory_allocate(2 * LARGE);
    if (!window_open(&window, (enum window_kind)kind, LARGE))
        return;
    for (int round = 0; round < 10; round++) {
        require_success("MPI_Get",
                        MPI_Get(local, LARGE / 2, MPI_BYTE, source, window_at(&window, source, 0),
                                LARGE / 2, MPI_BYTE, window.win));
        probe_sync_put_at(&window, to, LARGE / 2, local + LARGE, 8);
        monitor_step("MPI_Win_flush_local, %s, while a get from %d is under way", pes_where(to),
                     source);
        probe_sync_flush_local_one(&window, to);
    }
    monitor_step("MPI_Win_flush_all after it");
    probe_sync_flush_all(&window, to);
    window_barrier(&window);
    window_close(&window);
    free(local);
}

/* The first operation in a new window is a large put. A get must return its last word. */
static void probe_sync_first_put(int kind)
{
    struct window window;
    int to = pes.size - 1;
    uint64_t sent = 77, back = 0;
    char *local = memory_allocate(LARGE);
    if (!window_make(&window, (enum window_kind)kind, LARGE))
        return;
    memcpy(local + LARGE - sizeof sent, &sent, sizeof sent);
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(MPI_MODE_NOCHECK, window.win));
    if (pes.rank == 0) {
        probe_sync_put_at(&window, to, 0, local, LARGE);
        monitor_step("MPI_Win_flush, %s", pes_where(to));
        window_flush(&window, to);
        require_success("MPI_Get", MPI_Get(&back, sizeof back, MPI_BYTE, to,
                                           window_at(&window, to, LARGE - sizeof sent), sizeof back,
                                           MPI_BYTE, window.win));
        window_flush(&window, to);
        memory_is_same_word(sent, back,
                            "the last word of the first put, flushed and got back from %s",
                            pes_where(to));
    }
    monitor_step("the meeting after it");
    window_barrier(&window);
    window_close(&window);
    free(local);
}

/* Stores of a PE to its own memory, followed by MPI_Win_sync, must be visible to gets of other
 * PEs. */
static void probe_sync_sync(int kind)
{
    struct window window;
    uint64_t seen = 0;
    int from = pes_after(1);
    if (!window_open(&window, (enum window_kind)kind, 64))
        return;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        *(volatile uint64_t *)window.base = round + (uint64_t)pes.rank;
        window_barrier(&window);
        require_success("MPI_Get", MPI_Get(&seen, 8, MPI_BYTE, from, window_at(&window, from, 0), 8,
                                           MPI_BYTE, window.win));
        window_flush(&window, from);
        memory_is_same_word(round + (uint64_t)from, seen,
                            "got from %s after it stored and synchronized", pes_where(from));
        window_barrier(&window);
    }
    window_close(&window);
}

/* ---- Locks ---- */

/* Increments a word by get and put under an exclusive lock. No increment may be lost. */
static void probe_sync_lock_exclusive(int kind)
{
    struct window window;
    if (!window_make(&window, (enum window_kind)kind, 64))
        return;
    pes_barrier();
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t value = 0;
        MPI_Aint at = window_at(&window, 0, 0);
        monitor_step("MPI_Win_lock, exclusive");
        require_success("MPI_Win_lock", MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window.win));
        require_success("MPI_Get", MPI_Get(&value, 8, MPI_BYTE, 0, at, 8, MPI_BYTE, window.win));
        window_flush(&window, 0);
        value++;
        require_success("MPI_Put", MPI_Put(&value, 8, MPI_BYTE, 0, at, 8, MPI_BYTE, window.win));
        monitor_step("MPI_Win_unlock");
        require_success("MPI_Win_unlock", MPI_Win_unlock(0, window.win));
    }
    pes_barrier();
    require_success("MPI_Win_lock", MPI_Win_lock(MPI_LOCK_SHARED, pes.rank, 0, window.win));
    if (pes.rank == 0)
        memory_is_same_word((uint64_t)(ROUNDS * pes.size), *(volatile uint64_t *)window.base,
                            "additions under an exclusive lock");
    require_success("MPI_Win_unlock", MPI_Win_unlock(pes.rank, window.win));
    window_free(&window);
}

/* All PEs must be able to hold shared locks at the same time: each waits for all others before
 * it unlocks. */
static void probe_sync_lock_shared(int kind)
{
    struct window window;
    int to = pes_after(1);
    uint64_t value = (uint64_t)pes.rank + 7;
    if (!window_make(&window, (enum window_kind)kind, 64))
        return;
    pes_barrier();
    monitor_step("MPI_Win_lock, shared, and a put");
    require_success("MPI_Win_lock", MPI_Win_lock(MPI_LOCK_SHARED, to, 0, window.win));
    probe_sync_put_at(&window, to, 0, &value, 8);
    window_flush(&window, to);
    monitor_step("a meeting while all hold shared locks");
    pes_barrier();
    monitor_step("MPI_Win_unlock");
    require_success("MPI_Win_unlock", MPI_Win_unlock(to, window.win));
    pes_barrier();
    require_success("MPI_Win_lock", MPI_Win_lock(MPI_LOCK_SHARED, pes.rank, 0, window.win));
    memory_is_same_word((uint64_t)pes_before(1) + 7, *(volatile uint64_t *)window.base,
                        "put under a shared lock");
    require_success("MPI_Win_unlock", MPI_Win_unlock(pes.rank, window.win));
    window_free(&window);
}

/* Opens the window for access to all PEs as Isthmus does. MPI_MODE_NOCHECK is valid because no
 * PE holds another lock. */
static void probe_sync_lock_all_nocheck(int kind)
{
    struct window window;
    int to = pes_after(1), class = MPI_SUCCESS;
    uint64_t value = (uint64_t)pes.rank + 3;
    if (!window_make(&window, (enum window_kind)kind, 64))
        return;
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(MPI_MODE_NOCHECK, window.win));
    int code = MPI_Put(&value, 8, MPI_BYTE, to, window_at(&window, to, 0), 8, MPI_BYTE, window.win);
    MPI_Error_class(code, &class);
    if (class == MPI_ERR_RMA_SYNC) {
        report_wrong(
            "access to all PEs",
            "MPI_Win_lock_all with MPI_MODE_NOCHECK opened none: MPI_Put tells of no lock");
        abort_probe();
    }
    require_success("MPI_Put", code);
    window_flush(&window, to);
    window_barrier(&window);
    memory_is_same_word((uint64_t)pes_before(1) + 3, *(volatile uint64_t *)window.base,
                        "put after MPI_Win_lock_all with MPI_MODE_NOCHECK");
    window_close(&window);
}

/* ---- Fence and post-start-complete-wait (active target) ---- */

static void probe_sync_fence(int kind)
{
    struct window window;
    if (!window_make(&window, (enum window_kind)kind, 64))
        return;
    monitor_step("MPI_Win_fence");
    require_success("MPI_Win_fence", MPI_Win_fence(0, window.win));
    for (uint64_t round = 1; round <= 10; round++) {
        uint64_t value = round * 100 + (uint64_t)pes.rank;
        probe_sync_put_at(&window, pes_after(1), 0, &value, 8);
        monitor_step("MPI_Win_fence after a put");
        require_success("MPI_Win_fence", MPI_Win_fence(0, window.win));
        memory_is_same_word(round * 100 + (uint64_t)pes_before(1),
                            *(volatile uint64_t *)window.base, "put before MPI_Win_fence");
        require_success("MPI_Win_fence", MPI_Win_fence(0, window.win));
    }
    require_success("MPI_Win_fence", MPI_Win_fence(MPI_MODE_NOSUCCEED, window.win));
    window_free(&window);
}

static MPI_Group probe_sync_group_of(int pe)
{
    MPI_Group world, one;
    require_success("MPI_Comm_group", MPI_Comm_group(MPI_COMM_WORLD, &world));
    require_success("MPI_Group_incl", MPI_Group_incl(world, 1, &pe, &one));
    require_success("MPI_Group_free", MPI_Group_free(&world));
    return one;
}

static void probe_sync_post_start(int kind)
{
    struct window window;
    int to = pes_after(1), from = pes_before(1);
    uint64_t value = (uint64_t)pes.rank + 30;
    if (!window_make(&window, (enum window_kind)kind, 64))
        return;
    MPI_Group targets = probe_sync_group_of(to), origins = probe_sync_group_of(from);
    pes_barrier();
    monitor_step("MPI_Win_post");
    require_success("MPI_Win_post", MPI_Win_post(origins, 0, window.win));
    monitor_step("MPI_Win_start");
    require_success("MPI_Win_start", MPI_Win_start(targets, 0, window.win));
    probe_sync_put_at(&window, to, 0, &value, 8);
    monitor_step("MPI_Win_complete");
    require_success("MPI_Win_complete", MPI_Win_complete(window.win));
    monitor_step("MPI_Win_wait");
    require_success("MPI_Win_wait", MPI_Win_wait(window.win));
    memory_is_same_word((uint64_t)from + 30, *(volatile uint64_t *)window.base,
                        "put between start and complete");
    require_success("MPI_Group_free", MPI_Group_free(&targets));
    require_success("MPI_Group_free", MPI_Group_free(&origins));
    window_free(&window);
}

static void probe_sync_add_synchronisation(const char *name, const char *description,
                                           void (*run)(int), int min_pes, unsigned is)
{
    struct probe probe = {
        .description = description, .run = run, .min_pes = min_pes, .seconds = 10, .is = is};
    snprintf(probe.name, sizeof probe.name, "%s", name);
    window_add("synchronisation", &probe);
}

void synchronisation_add(void)
{
    probe_sync_add_synchronisation("flush", "after MPI_Win_flush, a put has arrived",
                                   probe_sync_flush_kind, 1, 0);
    probe_sync_add_synchronisation("flush_all", "after MPI_Win_flush_all, a put has arrived",
                                   probe_sync_flush_everything, 1, 0);
    probe_sync_add_synchronisation("flush_all_get",
                                   "after MPI_Win_flush_all, the data of a large get have arrived",
                                   probe_sync_flush_all_get, 2, 0);
    probe_sync_add_synchronisation("flush_local",
                                   "after MPI_Win_flush_local, the source may be overwritten",
                                   probe_sync_flush_local, 1, 0);
    probe_sync_add_synchronisation("flush_local_all",
                                   "after MPI_Win_flush_local_all, sources may be overwritten",
                                   probe_sync_flush_local_everything, 1, 0);
    probe_sync_add_synchronisation("sync", "stores and MPI_Win_sync are seen by gets",
                                   probe_sync_sync, 1, 0);
    probe_sync_add_synchronisation("lock_exclusive", "one PE at a time has an exclusive lock",
                                   probe_sync_lock_exclusive, 2, 0);
    probe_sync_add_synchronisation("lock_shared", "all PEs have a shared lock at the same time",
                                   probe_sync_lock_shared, 2, 0);
    probe_sync_add_synchronisation("lock_all_nocheck",
                                   "MPI_Win_lock_all with MPI_MODE_NOCHECK opens the window",
                                   probe_sync_lock_all_nocheck, 1, 0);
    probe_sync_add_synchronisation("fence", "after MPI_Win_fence, a put has arrived",
                                   probe_sync_fence, 1, 0);
    probe_sync_add_synchronisation("post_start",
                                   "after post, start, complete and wait, a put has arrived",
                                   probe_sync_post_start, 2, 0);
    probe_sync_add_synchronisation(
        "flush_local_beside_get", "MPI_Win_flush_local ends while a get from another PE is pending",
        probe_sync_flush_local_beside_get, 2, 0);
    probe_sync_add_synchronisation(
        "first_put", "a flushed put of 1 MiB arrives, as the first contact of two PEs",
        probe_sync_first_put, 2, PROBE_ALONE);
}
