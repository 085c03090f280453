/*
 * Tests the creation of MPI windows: over which memory, with which attributes, and how many.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "probe.h"

/* Number of windows, which is Isthmus's maximum number of memory spaces (docs/mpi.md). */
enum { MANY = 192 };
#define LATE  0.05 /* seconds by which a PE is late */
#define BYTES ((size_t)4096)
#define PIECE BYTES

/* ---- Attributes of every kind of window ---- */

static bool probe_windows_has_attribute(const struct window *window, int key, const char *name,
                                        void *value)
{
    int found = 0;
    require_success("MPI_Win_get_attr", MPI_Win_get_attr(window->win, key, value, &found));
    if (!found)
        report_wrong("an attribute", "%s is missing", name);
    return found;
}

/* A dynamic window covers all memory: its base is MPI_BOTTOM and its size is 0. */
static void probe_windows_attributes(int kind)
{
    struct window window;
    void *base = NULL;
    MPI_Aint *size = NULL;
    int *unit = NULL;
    if (!window_make(&window, (enum window_kind)kind, BYTES))
        return;
    bool dynamic = kind == WINDOW_DYNAMIC;
    if (probe_windows_has_attribute(&window, MPI_WIN_BASE, "MPI_WIN_BASE", &base) &&
        base != (dynamic ? MPI_BOTTOM : window.base))
        report_wrong("the base", "MPI_WIN_BASE is %p and not %p", base, (void *)window.base);
    if (probe_windows_has_attribute(&window, MPI_WIN_SIZE, "MPI_WIN_SIZE", &size))
        memory_is_same_word(dynamic ? 0 : BYTES, (uint64_t)*size, "MPI_WIN_SIZE");
    if (probe_windows_has_attribute(&window, MPI_WIN_DISP_UNIT, "MPI_WIN_DISP_UNIT", &unit))
        memory_is_same_word(1, (uint64_t)*unit, "MPI_WIN_DISP_UNIT");
    window_free(&window);
}

static void probe_windows_model(int kind)
{
    struct window window;
    int *value = NULL;
    if (!window_make(&window, (enum window_kind)kind, BYTES))
        return;
    if (probe_windows_has_attribute(&window, MPI_WIN_MODEL, "MPI_WIN_MODEL", &value) &&
        *value != MPI_WIN_UNIFIED)
        report_wrong("MPI_WIN_UNIFIED",
                     "MPI_WIN_MODEL is MPI_WIN_SEPARATE: the CPU sees another memory");
    window_free(&window);
}

static int deletions;

static int probe_windows_count_deletion(MPI_Win win, int key, void *value, void *state)
{
    (void)win;
    (void)key;
    (void)value;
    (void)state;
    deletions++;
    return MPI_SUCCESS;
}

/* MPI_Win_free must wait until all PEs have called it, and must delete the attributes of the
 * window. */
static void probe_windows_freeing(int kind)
{
    struct window window;
    int key = MPI_KEYVAL_INVALID;
    if (!window_make(&window, (enum window_kind)kind, BYTES))
        return;
    deletions = 0;
    require_success(
        "MPI_Win_create_keyval",
        MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, probe_windows_count_deletion, &key, NULL));
    require_success("MPI_Win_set_attr", MPI_Win_set_attr(window.win, key, NULL));
    require_success("MPI_Win_free_keyval", MPI_Win_free_keyval(&key));
    pes_barrier();
    double begin = clock_seconds();
    if (pes.rank == pes.size - 1)
        clock_compute(LATE);
    window_free(&window);
    if (clock_seconds() - begin < LATE / 2)
        report_wrong("all PEs have come", "MPI_Win_free was over %.0f ms before the last PE came",
                     (LATE - (clock_seconds() - begin)) * 1e3);
    if (window.win != MPI_WIN_NULL)
        report_wrong("MPI_WIN_NULL", "MPI_Win_free leaves the window as it is");
    memory_is_same_word(1, (uint64_t)deletions, "deletions of an attribute by MPI_Win_free");
}

/* Checks that the job continues after an error. */
static void probe_windows_errors(int kind)
{
    struct window window;
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    if (!window_make(&window, (enum window_kind)kind, BYTES))
        return;
    monitor_step("an error, where MPI_Win_set_errhandler was to have errors returned");
    require_success("MPI_Win_call_errhandler", MPI_Win_call_errhandler(window.win, MPI_ERR_RANK));
    require_success("MPI_Win_get_errhandler", MPI_Win_get_errhandler(window.win, &handler));
    if (handler != MPI_ERRORS_RETURN)
        report_wrong("MPI_ERRORS_RETURN",
                     "MPI_Win_get_errhandler gets another handler than was set");
    else
        require_success("MPI_Errhandler_free", MPI_Errhandler_free(&handler));
    window_free(&window);
}

/* ---- MPI_Win_create over different kinds of memory ---- */

/* Each PE puts into the memory of the next PE, which checks the data. */
static void probe_windows_check_memory(char *base, size_t bytes, int unit, const char *what)
{
    MPI_Win win;
    int to = pes_after(1), from = pes_before(1);
    char *local = memory_allocate(bytes);
    monitor_step("MPI_Win_create over %s", what);
    if (pes_any(is_refused("MPI_Win_create", MPI_Win_create(base, (MPI_Aint)bytes, unit,
                                                            MPI_INFO_NULL, MPI_COMM_WORLD, &win))))
        return;
    require_success("MPI_Win_set_errhandler", MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    memory_fill(local, pes.rank, to, 0, bytes);
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, win));
    monitor_step("MPI_Put into %s", what);
    require_success("MPI_Put",
                    MPI_Put(local, (int)bytes, MPI_BYTE, to, 0, (int)bytes, MPI_BYTE, win));
    require_success("MPI_Win_flush", MPI_Win_flush(to, win));
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(win));
    memory_is_filled(base, from, pes.rank, 0, bytes, what);
    require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(win));
    require_success("MPI_Win_free", MPI_Win_free(&win));
    free(local);
}

static void probe_windows_over_odd_base(int offset)
{
    char what[64], *memory = memory_allocate(2 * BYTES);
    snprintf(what, sizeof what, "memory %d beyond a multiple of 16", offset);
    probe_windows_check_memory(memory + offset, BYTES, 1, what);
    memory_is_untouched(memory, 0, (size_t)offset, what);
    memory_is_untouched(memory, (size_t)offset + BYTES, 2 * BYTES, what);
}

static void probe_windows_over_static_data(int what)
{
    static char memory[BYTES] __attribute__((aligned(16)));
    (void)what;
    probe_windows_check_memory(memory, sizeof memory, 1, "static data");
}

static void probe_windows_over_memory_file(int what)
{
    int file = memfd_create("isthmus-probe", MFD_CLOEXEC);
    void *memory = MAP_FAILED;
    (void)what;
    if (file >= 0 && ftruncate(file, BYTES) == 0)
        memory = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (pes_any(memory == MAP_FAILED))
        report_skip("this system gives no memory file");
    else
        probe_windows_check_memory(memory, BYTES, 1, "a memory file mapped as shared");
}

static void probe_windows_with_units(int what)
{
    (void)what;
    probe_windows_check_memory(memory_allocate(BYTES), BYTES, 8,
                               "memory with displacements in 8 bytes");
}

/* PE 0 has no memory in the window, and each other PE has a different length. */
static void probe_windows_of_unequal_lengths(int what)
{
    MPI_Win win;
    char *base = memory_allocate(BYTES), local = 1;
    int to = pes_after(1);
    MPI_Aint length = (MPI_Aint)pes.rank * 16, last_of_next = (MPI_Aint)to * 16 - 1;
    (void)what;
    monitor_step("MPI_Win_create of unequal lengths");
    if (pes_any(
            is_refused("MPI_Win_create", MPI_Win_create(pes.rank == 0 ? NULL : base, pes.rank * 16,
                                                        1, MPI_INFO_NULL, MPI_COMM_WORLD, &win))))
        return;
    require_success("MPI_Win_set_errhandler", MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, win));
    if (to != 0)
        require_success("MPI_Put",
                        MPI_Put(&local, 1, MPI_BYTE, to, last_of_next, 1, MPI_BYTE, win));
    require_success("MPI_Win_flush_all", MPI_Win_flush_all(win));
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(win));
    if (pes.rank != 0)
        memory_is_same_word(1, (uint64_t)base[length - 1], "the last byte of PE %d", pes.rank);
    require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(win));
    require_success("MPI_Win_free", MPI_Win_free(&win));
}

/* ---- Several windows ---- */

static void probe_windows_put_word(MPI_Win win, int to, MPI_Aint at, uint64_t value)
{
    require_success("MPI_Put", MPI_Put(&value, 8, MPI_BYTE, to, at, 8, MPI_BYTE, win));
    require_success("MPI_Win_flush", MPI_Win_flush(to, win));
}

/* Returns the number of windows that were created. */
static int probe_windows_make_many(MPI_Win *windows, uint64_t *memory)
{
    for (int i = 0; i < MANY; i++) {
        monitor_step("MPI_Win_create, number %d", i + 1);
        if (pes_any(is_refused("MPI_Win_create",
                               MPI_Win_create(memory + (size_t)i * 2, 16, 1, MPI_INFO_NULL,
                                              MPI_COMM_WORLD, &windows[i]))))
            return i;
        require_success("MPI_Win_set_errhandler",
                        MPI_Win_set_errhandler(windows[i], MPI_ERRORS_RETURN));
        require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, windows[i]));
    }
    return MANY;
}

static void probe_windows_many(int what)
{
    MPI_Win windows[MANY];
    uint64_t *memory = memory_allocate((size_t)MANY * 16);
    (void)what;
    int made = probe_windows_make_many(windows, memory);
    if (made < MANY)
        report_note("%d windows at once, of %d", made, MANY);
    for (int i = 0; i < made; i++)
        probe_windows_put_word(windows[i], pes_after(1), 0, (uint64_t)i + 1);
    pes_barrier();
    for (int i = 0; i < made; i++) {
        require_success("MPI_Win_sync", MPI_Win_sync(windows[i]));
        memory_is_same_word((uint64_t)i + 1, memory[(size_t)i * 2], "through window %d of %d", i,
                            made);
        require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(windows[i]));
        require_success("MPI_Win_free", MPI_Win_free(&windows[i]));
    }
}

/* Adds atomically to one word through two windows over the same memory. No addition may be lost. */
static void probe_windows_overlapping(int what)
{
    enum { ROUNDS = 200, WINDOWS = 2 };
    MPI_Win windows[WINDOWS];
    uint64_t *memory = memory_allocate(16), one = 1, before = 0;
    (void)what;
    for (int i = 0; i < WINDOWS; i++) {
        if (pes_any(is_refused("MPI_Win_create", MPI_Win_create(memory, 16, 1, MPI_INFO_NULL,
                                                                MPI_COMM_WORLD, &windows[i]))))
            return;
        require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, windows[i]));
    }
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Win win = windows[(i + pes.rank) % WINDOWS];
        require_success("MPI_Fetch_and_op",
                        MPI_Fetch_and_op(&one, &before, MPI_UINT64_T, 0, 0, MPI_SUM, win));
        require_success("MPI_Win_flush", MPI_Win_flush(0, win));
    }
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(windows[0]));
    if (pes.rank == 0)
        memory_is_same_word((uint64_t)(ROUNDS * pes.size), memory[0],
                            "additions through two windows over the same memory");
    for (int i = 0; i < WINDOWS; i++) {
        require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(windows[i]));
        require_success("MPI_Win_free", MPI_Win_free(&windows[i]));
    }
}

/* ---- MPI_Win_attach ---- */

/* If MPI_Win_attach fails, the probe ends at once, because Open MPI 4 would then hang when it
 * frees the window, which this probe does not test. */
static void probe_windows_attach_pieces(MPI_Win win, char *memory)
{
    for (int i = 0; i < MANY; i++) {
        monitor_step("MPI_Win_attach, number %d", i + 1);
        int code = MPI_Win_attach(win, memory + (size_t)i * 2 * PIECE, PIECE);
        if (code != MPI_SUCCESS)
            report_note("%d pieces are attached, and no more", i);
        require_success("MPI_Win_attach", code);
    }
}

static void probe_windows_attach_many(int what)
{
    MPI_Win win;
    char *memory = memory_allocate(MANY * 2 * PIECE);
    (void)what;
    if (pes_any(is_refused("MPI_Win_create_dynamic",
                           MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win))))
        return;
    require_success("MPI_Win_set_errhandler", MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    probe_windows_attach_pieces(win, memory);
    pes_barrier();
    for (int i = 0; i < MANY; i++)
        require_success("MPI_Win_detach", MPI_Win_detach(win, memory + (size_t)i * 2 * PIECE));
    require_success("MPI_Win_free", MPI_Win_free(&win));
}

/* Repeatedly detaches a memory range from the window and attaches another, into which the previous
 * PE puts. */
static void probe_windows_attach_again(int what)
{
    struct window window;
    (void)what;
    if (!window_open(&window, WINDOW_DYNAMIC, PIECE))
        return;
    for (int round = 0; round < 20; round++) {
        MPI_Aint mine = 0, *all = memory_allocate((size_t)pes.size * sizeof *all);
        uint64_t *piece = memory_allocate(PIECE);
        MPI_Get_address(piece, &mine);
        require_success("MPI_Win_attach", MPI_Win_attach(window.win, piece, PIECE));
        pes_allgather(&mine, all, sizeof mine);
        probe_windows_put_word(window.win, pes_after(1), all[pes_after(1)], (uint64_t)round + 1);
        window_barrier(&window);
        memory_is_same_word((uint64_t)round + 1, piece[0], "in piece %d, attached after others",
                            round);
        require_success("MPI_Win_detach", MPI_Win_detach(window.win, piece));
        free(all);
    }
    window_close(&window);
}

/* ---- Shared windows ---- */

static void probe_windows_shared_query(int what)
{
    struct window window;
    (void)what;
    if (!window_open(&window, WINDOW_SHARED, PIECE))
        return;
    *(uint64_t *)window.base = (uint64_t)pes.rank + 100;
    window_barrier(&window);
    for (int pe = 0; pe < pes.size; pe++) {
        MPI_Aint size = 0;
        int unit = 0;
        uint64_t *base = NULL;
        require_success("MPI_Win_shared_query",
                        MPI_Win_shared_query(window.win, pe, &size, &unit, &base));
        memory_is_same_word((uint64_t)pe + 100, base[0], "read in the memory of PE %d", pe);
    }
    window_close(&window);
}

static void probe_windows_add_window(const char *name, const char *description, void (*run)(int),
                                     int what, int seconds)
{
    struct probe probe = {
        .description = description, .run = run, .what = what, .min_pes = 1, .seconds = seconds};
    snprintf(probe.name, sizeof probe.name, "windows/%s", name);
    table_add(&probe);
}

/* Adds a probe for each kind of window. */
static void probe_windows_add_each(const char *name, const char *description, void (*run)(int))
{
    struct probe probe = {.description = description, .run = run, .min_pes = 1, .seconds = 10};
    snprintf(probe.name, sizeof probe.name, "%s", name);
    window_add("windows", &probe);
}

void windows_add(void)
{
    probe_windows_add_each("attributes", "base, size and unit are as requested",
                           probe_windows_attributes);
    probe_windows_add_each("model", "the CPU sees the memory as MPI does", probe_windows_model);
    probe_windows_add_each("free", "MPI_Win_free waits for all PEs, and frees",
                           probe_windows_freeing);
    probe_windows_add_each("errors", "errors are returned if the program requests it",
                           probe_windows_errors);
    probe_windows_add_window("create/aligned_8", "a base address that is not a multiple of 16",
                             probe_windows_over_odd_base, 8, 10);
    probe_windows_add_window("create/aligned_1", "a base address that is not aligned",
                             probe_windows_over_odd_base, 1, 10);
    probe_windows_add_window("create/static_data", "windows over the program's variables",
                             probe_windows_over_static_data, 0, 10);
    probe_windows_add_window("create/memory_file", "windows over memory that processes share",
                             probe_windows_over_memory_file, 0, 10);
    probe_windows_add_window("create/units", "displacements in units of 8 bytes",
                             probe_windows_with_units, 0, 10);
    probe_windows_add_window("create/unequal", "PEs pass different lengths, and 0",
                             probe_windows_of_unequal_lengths, 0, 10);
    probe_windows_add_window("create/many", "192 windows at once, as many as memory spaces",
                             probe_windows_many, 0, 60);
    probe_windows_add_window("create/overlapping", "atomics through two windows over one memory",
                             probe_windows_overlapping, 0, 10);
    probe_windows_add_window("dynamic/attach_many",
                             "192 pieces attached at once, as many as memory spaces",
                             probe_windows_attach_many, 0, 20);
    probe_windows_add_window("dynamic/attach_again", "memory attached and detached repeatedly",
                             probe_windows_attach_again, 0, 10);
    probe_windows_add_window("shared/query", "each PE's memory is found and read",
                             probe_windows_shared_query, 0, 10);
}
