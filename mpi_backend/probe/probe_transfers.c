/*
 * Tests all forms of MPI puts and gets through windows.
 */
#include <stdio.h>
#include <stdlib.h>

#include "probe.h"

/* Size of a slot in bytes. The memory of each PE contains one slot for every PE. */
enum { SLOT = 32 << 10 };

struct transfer {
    const char *name, *description;
    bool gets;
    /* Starts and completes the transfer. */
    void (*act)(struct window *window, int target, char *local);
    /* Returns whether the byte at this offset of the slot is transferred. */
    bool (*moves)(size_t offset);
};

static const size_t lengths[] = {0, 1, 8, 13, 4096, 20000};
enum { LENGTHS = sizeof lengths / sizeof lengths[0], GAP = 32 };

/* ---- Memory ranges of several lengths, with gaps ---- */

static bool probe_transfers_moves_pieces(size_t offset)
{
    size_t begin = 0;
    for (int i = 0; i < LENGTHS; begin += lengths[i++] + GAP)
        if (offset >= begin && offset < begin + lengths[i])
            return true;
    return false;
}

/* The MPI call that is tested. */
enum call { CALL_PUT, CALL_GET, CALL_RPUT, CALL_RGET };

struct transfer_piece {
    struct window *window;
    int target;
    char *local;
    MPI_Aint at;
    int length;
};

static void probe_transfers_transfer(enum call call, const struct transfer_piece *p)
{
    MPI_Win win = p->window->win;
    if (call == CALL_PUT)
        require_success("MPI_Put", MPI_Put(p->local, p->length, MPI_BYTE, p->target, p->at,
                                           p->length, MPI_BYTE, win));
    else
        require_success("MPI_Get", MPI_Get(p->local, p->length, MPI_BYTE, p->target, p->at,
                                           p->length, MPI_BYTE, win));
}

static void probe_transfers_transfer_by_request(enum call call, const struct transfer_piece *p)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Win win = p->window->win;
    if (call == CALL_RPUT)
        require_success("MPI_Rput", MPI_Rput(p->local, p->length, MPI_BYTE, p->target, p->at,
                                             p->length, MPI_BYTE, win, &request));
    else
        require_success("MPI_Rget", MPI_Rget(p->local, p->length, MPI_BYTE, p->target, p->at,
                                             p->length, MPI_BYTE, win, &request));
    pes_wait(&request, MPI_STATUS_IGNORE);
}

static void probe_transfers_transfer_pieces(enum call call, struct window *window, int target,
                                            char *local)
{
    static const char *const names[] = {"MPI_Put", "MPI_Get", "MPI_Rput", "MPI_Rget"};
    size_t offset = 0;
    for (int i = 0; i < LENGTHS; offset += lengths[i++] + GAP) {
        MPI_Aint at = window_at(window, target, (size_t)pes.rank * SLOT + offset);
        struct transfer_piece transfer_piece = {window, target, local + offset, at,
                                                (int)lengths[i]};
        monitor_step("%s of %d bytes, %s", names[call], transfer_piece.length, pes_where(target));
        (call == CALL_RPUT || call == CALL_RGET ? probe_transfers_transfer_by_request
                                                : probe_transfers_transfer)(call, &transfer_piece);
    }
    monitor_step("MPI_Win_flush, %s", pes_where(target));
    window_flush(window, target);
}

static void probe_transfers_put_pieces(struct window *window, int target, char *local)
{
    probe_transfers_transfer_pieces(CALL_PUT, window, target, local);
}

static void probe_transfers_get_pieces(struct window *window, int target, char *local)
{
    probe_transfers_transfer_pieces(CALL_GET, window, target, local);
}

static void probe_transfers_request_put(struct window *window, int target, char *local)
{
    probe_transfers_transfer_pieces(CALL_RPUT, window, target, local);
}

static void probe_transfers_request_get(struct window *window, int target, char *local)
{
    probe_transfers_transfer_pieces(CALL_RGET, window, target, local);
}

/* ---- Derived types ---- */

/* BLOCKS: number of blocks of the derived type, more than some MPIs support. BLOCK: bytes of a
 * block. STRIDE: distance in bytes between the starts of two blocks. */
enum { BLOCKS = 1000, BLOCK = 8, STRIDE = 24 };

static bool probe_transfers_moves_blocks(size_t offset)
{
    return offset < (size_t)BLOCKS * STRIDE && offset % STRIDE < BLOCK;
}

static MPI_Datatype probe_transfers_blocks_type(void)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    require_success("MPI_Type_create_hvector",
                    MPI_Type_create_hvector(BLOCKS, BLOCK, STRIDE, MPI_BYTE, &type));
    require_success("MPI_Type_commit", MPI_Type_commit(&type));
    return type;
}

static void probe_transfers_derived(enum call call, struct window *window, int target, char *local)
{
    MPI_Datatype type = probe_transfers_blocks_type();
    MPI_Aint at = window_at(window, target, (size_t)pes.rank * SLOT);
    monitor_step("%s of %d blocks, %s", call == CALL_PUT ? "MPI_Put" : "MPI_Get", BLOCKS,
                 pes_where(target));
    if (call == CALL_PUT)
        require_success("MPI_Put", MPI_Put(local, 1, type, target, at, 1, type, window->win));
    else
        require_success("MPI_Get", MPI_Get(local, 1, type, target, at, 1, type, window->win));
    window_flush(window, target);
    require_success("MPI_Type_free", MPI_Type_free(&type));
}

static void probe_transfers_derived_put(struct window *window, int target, char *local)
{
    probe_transfers_derived(CALL_PUT, window, target, local);
}

static void probe_transfers_derived_get(struct window *window, int target, char *local)
{
    probe_transfers_derived(CALL_GET, window, target, local);
}

/* ---- Every PE with every other ---- */

static const struct transfer transfers[] = {
    {"put", "MPI_Put writes what it should, and nothing else", false, probe_transfers_put_pieces,
     probe_transfers_moves_pieces},
    {"get", "MPI_Get reads what is there, and writes nothing else", true,
     probe_transfers_get_pieces, probe_transfers_moves_pieces},
    {"rput", "MPI_Rput and MPI_Wait write what they should", false, probe_transfers_request_put,
     probe_transfers_moves_pieces},
    {"rget", "MPI_Rget and MPI_Wait read what is there", true, probe_transfers_request_get,
     probe_transfers_moves_pieces},
    {"derived_put", "MPI_Put of a derived type of 1000 blocks", false, probe_transfers_derived_put,
     probe_transfers_moves_blocks},
    {"derived_get", "MPI_Get of a derived type of 1000 blocks", true, probe_transfers_derived_get,
     probe_transfers_moves_blocks},
};
enum { TRANSFERS = sizeof transfers / sizeof transfers[0] };

/* Checks that the transferred parts of a slot have arrived, and that no other byte was written. */
static void probe_transfers_check_slot(const struct transfer *kind, const char *slot, int from,
                                       int to, const char *what)
{
    for (size_t begin = 0, end = 0; begin < SLOT; begin = end) {
        bool moved = kind->moves(begin);
        while (end < SLOT && kind->moves(end) == moved)
            end++;
        if (moved && !memory_is_filled(slot, from, to, begin, end, what))
            return;
        if (!moved && !memory_is_untouched(slot, begin, end, what))
            return;
    }
}

static void probe_transfers_fill_slots(const struct transfer *kind, struct window *window)
{
    if (!kind->gets)
        return;
    for (int origin = 0; origin < pes.size; origin++)
        memory_fill(window->base + (size_t)origin * SLOT, pes.rank, origin, 0, SLOT);
}

static void probe_transfers_act_on_all(const struct transfer *kind, struct window *window)
{
    char what[96];
    for (int distance = 0; distance < pes.size; distance = pes_next_distance(distance)) {
        int target = pes_after(distance);
        char *local = memory_allocate(SLOT);
        if (!kind->gets)
            memory_fill(local, pes.rank, target, 0, SLOT);
        kind->act(window, target, local);
        snprintf(what, sizeof what, "%s, PE %d from %s", kind->name, pes.rank, pes_where(target));
        if (kind->gets)
            probe_transfers_check_slot(kind, local, target, pes.rank, what);
        free(local);
    }
}

static void probe_transfers_check_slots(const struct transfer *kind, struct window *window)
{
    char what[96];
    for (int distance = 0; distance < pes.size; distance = pes_next_distance(distance)) {
        int origin = pes_before(distance);
        snprintf(what, sizeof what, "%s, to PE %d from %s", kind->name, pes.rank,
                 pes_where(origin));
        if (!kind->gets)
            probe_transfers_check_slot(kind, window->base + (size_t)origin * SLOT, origin, pes.rank,
                                       what);
    }
}

static void probe_transfers_run_transfer(int what)
{
    const struct transfer *kind = &transfers[what / WINDOW_KINDS];
    struct window window;
    if (!window_make(&window, (enum window_kind)(what % WINDOW_KINDS), (size_t)pes.size * SLOT))
        return;
    probe_transfers_fill_slots(kind, &window);
    monitor_step("MPI_Win_lock_all");
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, window.win));
    window_barrier(&window);
    probe_transfers_act_on_all(kind, &window);
    monitor_step("the meeting after it");
    window_barrier(&window);
    probe_transfers_check_slots(kind, &window);
    window_close(&window);
}

void transfers_add(void)
{
    for (int kind = 0; kind < WINDOW_KINDS; kind++)
        for (int i = 0; i < TRANSFERS; i++) {
            struct probe probe = {.description = transfers[i].description,
                                  .run = probe_transfers_run_transfer,
                                  .what = i * WINDOW_KINDS + kind,
                                  .min_pes = 1,
                                  .seconds = 10};
            snprintf(probe.name, sizeof probe.name, "transfers/%s/%s",
                     window_name((enum window_kind)kind), transfers[i].name);
            table_add(&probe);
        }
}
