/*
 * Creates, uses and frees windows of each kind.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

const char *window_name(enum window_kind kind)
{
    static const char *const names[] = {"create", "allocate", "dynamic", "shared"};
    return names[kind];
}

static int probe_window_make_dynamic(struct window *window)
{
    int code = MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &window->win);
    if (code != MPI_SUCCESS)
        return code;
    window->base = memory_allocate(window->bytes);
    monitor_step("MPI_Win_attach");
    return MPI_Win_attach(window->win, window->base, (MPI_Aint)window->bytes);
}

static int probe_window_make_kind(struct window *window)
{
    MPI_Comm world = MPI_COMM_WORLD;
    MPI_Aint bytes = (MPI_Aint)window->bytes;
    monitor_step("MPI_Win_%s%s", window_name(window->kind),
                 window->kind == WINDOW_DYNAMIC ? " (MPI_Win_create_dynamic)" : "");
    switch (window->kind) {
    case WINDOW_CREATE:
        window->base = memory_allocate(window->bytes);
        return MPI_Win_create(window->base, bytes, 1, MPI_INFO_NULL, world, &window->win);
    case WINDOW_ALLOCATE:
        return MPI_Win_allocate(bytes, 1, MPI_INFO_NULL, world, &window->base, &window->win);
    case WINDOW_SHARED:
        return MPI_Win_allocate_shared(bytes, 1, MPI_INFO_NULL, world, &window->base, &window->win);
    default:
        return probe_window_make_dynamic(window);
    }
}

static const char *probe_window_maker(enum window_kind kind)
{
    static const char *const names[] = {"MPI_Win_create", "MPI_Win_allocate",
                                        "MPI_Win_create_dynamic", "MPI_Win_allocate_shared"};
    return names[kind];
}

/* Exchanges the displacements of all PEs: addresses in a dynamic window, otherwise 0. */
static void probe_window_exchange_bases(struct window *window)
{
    MPI_Aint mine = 0;
    if (window->kind == WINDOW_DYNAMIC)
        MPI_Get_address(window->base, &mine);
    window->bases = memory_allocate((size_t)pes.size * sizeof *window->bases);
    pes_allgather(&mine, window->bases, sizeof mine);
}

bool window_make(struct window *window, enum window_kind kind, size_t bytes)
{
    *window = (struct window){.kind = kind, .bytes = bytes};
    if (kind == WINDOW_SHARED && pes.hosts > 1) {
        report_skip("the PEs are on %d hosts", pes.hosts);
        return false;
    }
    bool refused = is_refused(probe_window_maker(kind), probe_window_make_kind(window));
    monitor_step("whether all have the window");
    if (pes_any(refused))
        return false;
    require_success("MPI_Win_set_errhandler",
                    MPI_Win_set_errhandler(window->win, MPI_ERRORS_RETURN));
    memset(window->base, 0, bytes);
    probe_window_exchange_bases(window);
    return true;
}

bool window_open(struct window *window, enum window_kind kind, size_t bytes)
{
    if (!window_make(window, kind, bytes))
        return false;
    monitor_step("MPI_Win_lock_all");
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, window->win));
    window_barrier(window);
    return true;
}

void window_close(struct window *window)
{
    monitor_step("MPI_Win_unlock_all");
    require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(window->win));
    window_free(window);
}

/* Frees the window. Its memory is freed only if MPI has allocated it. Memory that the probe has
 * allocated is not freed, because a late write by MPI would overwrite data that are later
 * allocated at the same address. */
void window_free(struct window *window)
{
    monitor_step("MPI_Win_free");
    if (window->kind == WINDOW_DYNAMIC) {
        pes_barrier();
        require_success("MPI_Win_detach", MPI_Win_detach(window->win, window->base));
    }
    require_success("MPI_Win_free", MPI_Win_free(&window->win));
    free(window->bases);
}

MPI_Aint window_at(const struct window *window, int pe, size_t offset)
{
    return window->bases[pe] + (MPI_Aint)offset;
}

void window_flush(struct window *window, int pe)
{
    require_success("MPI_Win_flush", MPI_Win_flush(pe, window->win));
}

void window_barrier(struct window *window)
{
    require_success("MPI_Win_sync", MPI_Win_sync(window->win));
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(window->win));
}

void window_add(const char *group, const struct probe *probe)
{
    for (int kind = 0; kind < WINDOW_KINDS; kind++) {
        struct probe one = *probe;
        snprintf(one.name, sizeof one.name, "%s/%s/%.32s", group, window_name(kind), probe->name);
        one.what = kind;
        table_add(&one);
    }
}
