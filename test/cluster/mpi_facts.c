/*
 * `mpi_facts WINDOW LEVEL`: prints properties of an MPI's windows between two ranks in one line.
 * WINDOW is create, allocate or dynamic; LEVEL is a thread level of MPI, 0 to 3. Times are minima
 * of several runs in microseconds, including a flush. Errors are listed at the end.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 1 << 17, BYTES = WORDS * 8, ROUNDS = 20, PER_ROUND = 20, BULK_PER_ROUND = 3 };

static struct {
    MPI_Win window;
    long *memory;
    MPI_Aint base; /* address of the target's memory */
    int rank;
    char wrong[256];
} facts;

static long source[WORDS];
static long result;

static void note(const char *what)
{
    size_t length = strlen(facts.wrong);

    if (!strstr(facts.wrong, what))
        snprintf(facts.wrong + length, sizeof facts.wrong - length, " %s", what);
}

static void must(int code, const char *what)
{
    if (code == MPI_SUCCESS)
        return;
    printf("refused: %s\n", what);
    fflush(stdout);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void make_window(const char *kind)
{
    MPI_Comm world = MPI_COMM_WORLD;

    MPI_Comm_set_errhandler(world, MPI_ERRORS_RETURN);
    if (strcmp(kind, "allocate") == 0) {
        must(MPI_Win_allocate(BYTES, 1, MPI_INFO_NULL, world, &facts.memory, &facts.window), kind);
        return;
    }
    if (posix_memalign((void **)&facts.memory, 4096, BYTES) != 0)
        exit(1);
    if (strcmp(kind, "create") == 0) {
        must(MPI_Win_create(facts.memory, BYTES, 1, MPI_INFO_NULL, world, &facts.window), kind);
        return;
    }
    must(MPI_Win_create_dynamic(MPI_INFO_NULL, world, &facts.window), kind);
    must(MPI_Win_attach(facts.window, facts.memory, BYTES), "attach");
    MPI_Get_address(facts.memory, &facts.base);
    MPI_Bcast(&facts.base, 1, MPI_AINT, 1, world);
}

static void put(int bytes)
{
    must(MPI_Put(source, bytes, MPI_BYTE, 1, facts.base, bytes, MPI_BYTE, facts.window), "put");
}

static void put_small(void)
{
    put(8);
}

static void put_bulk(void)
{
    put(BYTES);
}

static void get_small(void)
{
    must(MPI_Get(&result, 8, MPI_BYTE, 1, facts.base, 8, MPI_BYTE, facts.window), "get");
}

static void fetch_add(void)
{
    static long one = 1;

    must(MPI_Fetch_and_op(&one, &result, MPI_LONG, 1, facts.base + 8, MPI_SUM, facts.window),
         "fop");
}

static void compare_swap(void)
{
    static long zero, one = 1;

    must(MPI_Compare_and_swap(&one, &zero, &result, MPI_LONG, 1, facts.base + 16, facts.window),
         "cas");
}

static void nothing(void)
{
}

static void flush(void)
{
    must(MPI_Win_flush(1, facts.window), "flush");
}

static double least_time(void (*operation)(void), int count)
{
    double least = 1e9;

    for (int round = 0; round < ROUNDS; round++) {
        double begin = MPI_Wtime();
        for (int i = 0; i < count; i++) {
            operation();
            flush();
        }
        double one = (MPI_Wtime() - begin) / count;
        least = one < least ? one : least;
    }
    return least * 1e6;
}

/* The first communication with the peer is this large put. */
static void first_large_put_is_not_lost(void)
{
    static long back;
    MPI_Aint last = facts.base + BYTES - 8;

    source[WORDS - 1] = 77;
    put_bulk();
    flush();
    must(MPI_Get(&back, 8, MPI_BYTE, 1, last, 8, MPI_BYTE, facts.window), "get");
    flush();
    if (back != 77)
        note("first-put-lost");
}

static void float_add_is_correct(void)
{
    static double half = 0.5, before, after;
    MPI_Aint where = facts.base + 24;

    must(MPI_Put(&half, 8, MPI_BYTE, 1, where, 8, MPI_BYTE, facts.window), "put");
    flush();
    must(MPI_Fetch_and_op(&half, &before, MPI_DOUBLE, 1, where, MPI_SUM, facts.window), "fop");
    flush();
    must(MPI_Get(&after, 8, MPI_BYTE, 1, where, 8, MPI_BYTE, facts.window), "get");
    flush();
    if (before != 0.5 || after != 1.0)
        note("float-add-wrong");
}

static void measure(void)
{
    first_large_put_is_not_lost();
    printf("put8 %.2f", least_time(put_small, PER_ROUND));
    printf(" get8 %.2f", least_time(get_small, PER_ROUND));
    printf(" fop %.2f", least_time(fetch_add, PER_ROUND));
    printf(" flush %.2f", least_time(nothing, PER_ROUND));
    printf(" put1M %.0f", least_time(put_bulk, BULK_PER_ROUND));
    fflush(stdout);
    float_add_is_correct();
    printf(" cas");
    fflush(stdout);
    printf(" %.2f", least_time(compare_swap, PER_ROUND));
}

/* Returns the time of a message and its reply. */
static double round_trip(void)
{
    double least = 1e9;
    int peer = 1 - facts.rank, tag = 0;

    for (int round = 0; round < ROUNDS; round++) {
        double begin = MPI_Wtime();
        for (int i = 0; i < PER_ROUND; i++) {
            if (facts.rank == 0)
                MPI_Send(source, 8, MPI_BYTE, peer, tag, MPI_COMM_WORLD);
            MPI_Recv(source, 8, MPI_BYTE, peer, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (facts.rank == 1)
                MPI_Send(source, 8, MPI_BYTE, peer, tag, MPI_COMM_WORLD);
        }
        double one = (MPI_Wtime() - begin) / PER_ROUND;
        least = one < least ? one : least;
    }
    return least * 1e6;
}

int main(int count, char **words)
{
    int level = 0, ranks;

    if (count < 3)
        return 2;
    MPI_Init_thread(NULL, NULL, atoi(words[2]), &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &facts.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (ranks != 2)
        MPI_Abort(MPI_COMM_WORLD, 2);
    make_window(words[1]);
    must(MPI_Win_lock_all(MPI_MODE_NOCHECK, facts.window), "lock_all");
    if (facts.rank == 0) {
        printf("level %d: ", level);
        measure();
    }
    MPI_Barrier(MPI_COMM_WORLD);
    double trip = round_trip();
    if (facts.rank == 0)
        printf(" message %.2f%s%s\n", trip, *facts.wrong ? " WRONG:" : "", facts.wrong);
    fflush(stdout);
    MPI_Win_unlock_all(facts.window);
    MPI_Win_free(&facts.window);
    return MPI_Finalize();
}
