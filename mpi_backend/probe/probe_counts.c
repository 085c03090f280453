/*
 * Tests whether the MPI library supports counts and displacements greater than 2^31.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "probe.h"

/* Slightly more than 2 GiB, which does not fit in an int. */
enum { PIECE = 1 << 20, PIECES = 2049 };
#define BYTES ((size_t)PIECE * PIECES)

/* Reserves memory that is allocated when it is first written. If this fails on any PE, reports
 * the failure and returns NULL on all PEs. Collective. */
static char *probe_counts_reserve_bytes(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (!pes_any(memory == MAP_FAILED))
        return memory;
    report_skip("this system reserves no %zu MiB of addresses", bytes >> 20);
    return NULL;
}

static bool probe_counts_is_short_of(size_t bytes)
{
    size_t available = memory_available();
    bool is_short = pes_any(available < bytes);
    if (is_short && pes.rank == 0)
        report_skip("needs %zu MiB of memory, and %zu are free", bytes >> 20, available >> 20);
    return is_short;
}

/* Puts words at displacements of up to more than 4 GiB in a window. An MPI that pins the memory
 * of the window allocates all of it. */
static void probe_counts_far_words(MPI_Win win, char *base)
{
    static const size_t places[] = {8, ((size_t)1 << 31) - 8, (size_t)1 << 31,
                                    ((size_t)1 << 32) + 16};
    int to = pes_after(1), from = pes_before(1);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        uint64_t value = places[i] + (uint64_t)pes.rank;
        monitor_step("MPI_Put at %zu", places[i]);
        require_success("MPI_Put",
                        MPI_Put(&value, 8, MPI_BYTE, to, (MPI_Aint)places[i], 8, MPI_BYTE, win));
        require_success("MPI_Win_flush", MPI_Win_flush(to, win));
    }
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(win));
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        memory_is_same_word(places[i] + (uint64_t)from, *(volatile uint64_t *)(base + places[i]),
                            "put at %zu of a window", places[i]);
}

static void probe_counts_displacement(int what)
{
    size_t bytes = ((size_t)1 << 32) + PIECE;
    MPI_Win win;
    (void)what;
    if (probe_counts_is_short_of((size_t)pes.on_host * bytes))
        return;
    char *base = probe_counts_reserve_bytes(bytes);
    monitor_step("MPI_Win_create of more than 4 GiB");
    if (base == NULL ||
        pes_any(is_refused("MPI_Win_create", MPI_Win_create(base, (MPI_Aint)bytes, 1, MPI_INFO_NULL,
                                                            MPI_COMM_WORLD, &win))))
        return;
    require_success("MPI_Win_set_errhandler", MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, win));
    probe_counts_far_words(win, base);
    require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(win));
    require_success("MPI_Win_free", MPI_Win_free(&win));
    munmap(base, bytes);
}

static MPI_Datatype probe_counts_piece_type(void)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    require_success("MPI_Type_contiguous", MPI_Type_contiguous(PIECE, MPI_BYTE, &type));
    require_success("MPI_Type_commit", MPI_Type_commit(&type));
    return type;
}

/* Writes a word into every 4 KiB of the memory. Its value depends on its offset. */
static void probe_counts_mark_places(char *memory)
{
    for (size_t offset = 0; offset < BYTES; offset += 4096)
        *(uint64_t *)(memory + offset) = offset ^ 0x5a5a5a5aU;
}

static void probe_counts_check_places(const char *memory, const char *what)
{
    for (size_t offset = 0; offset < BYTES; offset += 4096)
        if (!memory_is_same_word(offset ^ 0x5a5a5a5aU, *(const uint64_t *)(memory + offset),
                                 "%s: the word at %zu of %zu", what, offset, BYTES))
            return;
}

static void probe_counts_message_by_type(int what)
{
    (void)what;
    if (probe_counts_is_short_of(3 * BYTES))
        return;
    char *memory = probe_counts_reserve_bytes(BYTES);
    if (memory == NULL)
        return;
    MPI_Datatype type = probe_counts_piece_type();
    monitor_step("a message of more than 2 GiB");
    if (pes.rank == 0) {
        probe_counts_mark_places(memory);
        require_success("MPI_Send", MPI_Send(memory, PIECES, type, 1, 0, MPI_COMM_WORLD));
    } else if (pes.rank == 1) {
        require_success("MPI_Recv",
                        MPI_Recv(memory, PIECES, type, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        probe_counts_check_places(memory, "received");
    }
    munmap(memory, BYTES);
    require_success("MPI_Type_free", MPI_Type_free(&type));
}

static void probe_counts_put_to_second(MPI_Win win, char *memory, bool in_chunks)
{
    MPI_Datatype type = probe_counts_piece_type();
    int count = in_chunks ? 256 : PIECES; /* Isthmus puts chunks of 256 MiB */
    probe_counts_mark_places(memory);
    for (int done = 0; done < PIECES; done += count) {
        int now_count = PIECES - done < count ? PIECES - done : count;
        MPI_Aint at = (MPI_Aint)done * PIECE;
        monitor_step("MPI_Put of %d MiB at %d MiB", now_count, done);
        require_success("MPI_Put",
                        MPI_Put(memory + at, now_count, type, 1, at, now_count, type, win));
    }
    monitor_step("MPI_Win_flush of more than 2 GiB");
    require_success("MPI_Win_flush", MPI_Win_flush(1, win));
    require_success("MPI_Type_free", MPI_Type_free(&type));
}

static void probe_counts_put_large(int in_chunks)
{
    MPI_Win win;
    if (probe_counts_is_short_of(3 * BYTES))
        return;
    char *memory = probe_counts_reserve_bytes(BYTES);
    if (memory == NULL)
        return;
    MPI_Aint length = pes.rank == 1 ? (MPI_Aint)BYTES : 0;
    monitor_step("MPI_Win_create of more than 2 GiB");
    if (pes_any(
            is_refused("MPI_Win_create", MPI_Win_create(pes.rank == 1 ? memory : NULL, length, 1,
                                                        MPI_INFO_NULL, MPI_COMM_WORLD, &win))))
        return;
    require_success("MPI_Win_set_errhandler", MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    require_success("MPI_Win_lock_all", MPI_Win_lock_all(0, win));
    if (pes.rank == 0)
        probe_counts_put_to_second(win, memory, in_chunks);
    monitor_step("the meeting after it");
    pes_barrier();
    require_success("MPI_Win_sync", MPI_Win_sync(win));
    if (pes.rank == 1)
        probe_counts_check_places(memory, "put");
    require_success("MPI_Win_unlock_all", MPI_Win_unlock_all(win));
    require_success("MPI_Win_free", MPI_Win_free(&win));
    munmap(memory, BYTES);
}

void counts_add(void)
{
    table_add(&(struct probe){"counts/displacement", "puts beyond 4 GiB of a window",
                              probe_counts_displacement, 0, 2, 30, 0, PROBE_ALONE | PROBE_IS_SLOW});
    table_add(&(struct probe){"counts/message_by_type", "a message of 2 GiB and more, by a type",
                              probe_counts_message_by_type, 0, 2, 120, 0,
                              PROBE_ALONE | PROBE_THOROUGH | PROBE_IS_SLOW});
    table_add(&(struct probe){"counts/put_by_type", "a put of 2 GiB and more, by a type",
                              probe_counts_put_large, 0, 2, 120, 0,
                              PROBE_ALONE | PROBE_THOROUGH | PROBE_IS_SLOW});
    table_add(&(struct probe){"counts/put_in_chunks", "2 GiB and more, put in chunks",
                              probe_counts_put_large, 1, 2, 120, 0,
                              PROBE_ALONE | PROBE_THOROUGH | PROBE_IS_SLOW});
}
