/*
 * Tests spaces over host memory that the program has allocated, with malloc, mmap, MPI_Alloc_mem,
 * MPI_Win_allocate and MPI_Win_allocate_shared. All operations run between PEs of one node and of
 * several nodes. MPI must see the same bytes, and the previous contents must be preserved.
 */
#include <mpi.h>
#include <shmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096, BYTES = 64 * PAGE, COUNT = 300, ROUNDS = 60 };

static int me, n, failures;
static const char *about = "";

#define CHECK(CONDITION) check(__LINE__, #CONDITION, (CONDITION))

static int check(int line, const char *text, int condition)
{
    if (!condition && failures++ < 10)
        fprintf(stderr, "%s:%d: PE %d, %s: not so: %s\n", __FILE__, line, me, about, text);
    return condition;
}

static int next(int step)
{
    return (me + step) % n;
}

/* ---- Kinds of memory ---- */

struct memory {
    char *bytes;
    void *base; /* start of the allocation, which is a page longer than the memory */
    MPI_Win window;
    int has_window;
};

static char *round_up(void *base)
{
    return (char *)(((uintptr_t)base + PAGE - 1) / PAGE * PAGE);
}

static struct memory from_malloc(void)
{
    struct memory memory = {.base = malloc(BYTES + 2 * PAGE)};
    memory.bytes = round_up(memory.base);
    return memory;
}

static void to_free(struct memory *memory)
{
    free(memory->base);
}

static struct memory from_mmap(void)
{
    void *base = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return (struct memory){.bytes = base, .base = base};
}

static void to_munmap(struct memory *memory)
{
    munmap(memory->base, BYTES);
}

static struct memory from_alloc_mem(void)
{
    struct memory memory = {0};
    MPI_Alloc_mem(BYTES + PAGE, MPI_INFO_NULL, &memory.base);
    memory.bytes = round_up(memory.base);
    return memory;
}

static void to_free_mem(struct memory *memory)
{
    MPI_Free_mem(memory->base);
}

/* The memory does not start at a page boundary, so PEs of a node cannot share it. */
static struct memory from_odd_malloc(void)
{
    struct memory memory = from_malloc();
    memory.bytes += 16;
    return memory;
}

static struct memory from_window(void)
{
    struct memory memory = {.has_window = 1};
    MPI_Win_allocate(BYTES + PAGE, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory.base, &memory.window);
    memory.bytes = round_up(memory.base);
    return memory;
}

/* Allocates a window of the PEs that MPI considers to be on one host. Debian's MPICH 5 considers
 * each process to be on a host of its own. */
static struct memory from_shared_window(void)
{
    struct memory memory = {0};
    MPI_Comm host;
    int size;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Comm_size(host, &size);
    MPI_Win_allocate_shared(BYTES + PAGE, 1, MPI_INFO_NULL, host, &memory.base, &memory.window);
    MPI_Comm_free(&host);
    memory.has_window = size == n;
    memory.bytes = round_up(memory.base);
    return memory;
}

static void to_win_free(struct memory *memory)
{
    MPI_Win_free(&memory->window);
}

static const struct category {
    const char *name;
    struct memory (*take)(void);
    void (*give)(struct memory *memory);
} sorts[] = {{"malloc", from_malloc, to_free},
             {"mmap", from_mmap, to_munmap},
             {"MPI_Alloc_mem", from_alloc_mem, to_free_mem},
             {"MPI_Win_allocate", from_window, to_win_free},
             {"MPI_Win_allocate_shared", from_shared_window, to_win_free},
             {"odd", from_odd_malloc, to_free}};
enum { SORTS = sizeof sorts / sizeof sorts[0], SORTS_MAPPED = SORTS - 1 };

static void fill(char *bytes, size_t length, int seed)
{
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(i * 7 + i / 251 + (size_t)seed * 31);
}

static int is_filled_from(const char *bytes, size_t from, size_t to, int seed)
{
    for (size_t i = from; i < to; i++)
        if (bytes[i] != (char)(i * 7 + i / 251 + (size_t)seed * 31))
            return 0;
    return 1;
}

static int is_filled(const char *bytes, size_t length, int seed)
{
    return is_filled_from(bytes, 0, length, seed);
}

/* ---- Operations ---- */

static void puts_and_gets_transfer_the_data(char *bytes)
{
    static char source[3 * PAGE], got[3 * PAGE];
    fill(source, sizeof source, me + 10);
    shmem_barrier_all();
    shmem_putmem(bytes + 100, source, sizeof source, next(1));
    shmem_putmem_nbi(bytes + 4 * PAGE, source, 16, next(1));
    shmem_quiet();
    shmem_putmem(bytes, source, 0, next(1));
    shmem_barrier_all();
    CHECK(is_filled(bytes + 100, sizeof source, next(n - 1) + 10));
    CHECK(is_filled(bytes + 4 * PAGE, 16, next(n - 1) + 10));
    shmem_getmem(got, bytes + 100, sizeof got, next(2));
    CHECK(is_filled(got, sizeof got, next(2 + n - 1) + 10));
    memset(got, 0, sizeof got);
    shmem_getmem_nbi(got, bytes + 100, sizeof got, next(1));
    shmem_quiet();
    CHECK(is_filled(got, sizeof got, me + 10));
    shmem_barrier_all();
}

static void single_and_strided_transfers_work(long *words)
{
    long source[12], got[12];
    for (int i = 0; i < 12; i++)
        words[i] = 100 * me + i, source[i] = 1000 * me + i;
    shmem_barrier_all();
    CHECK(shmem_long_g(&words[3], next(1)) == 100 * next(1) + 3);
    shmem_long_iget(got, words, 1, 3, 4, next(1));
    for (int i = 0; i < 4; i++)
        CHECK(got[i] == 100 * next(1) + 3 * i);
    shmem_long_ibget(got, words, 2, 4, 2, 2, next(1));
    CHECK(got[0] == 100 * next(1) && got[3] == 100 * next(1) + 5);
    shmem_barrier_all();
    shmem_long_p(&words[11], source[11], next(1));
    shmem_long_iput(words, source, 3, 1, 3, next(1));
    shmem_long_ibput(words + 1, source + 7, 3, 1, 1, 2, next(1));
    shmem_barrier_all();
    int from = next(n - 1);
    CHECK(words[11] == 1000 * from + 11 && words[3] == 1000 * from + 1 &&
          words[6] == 1000 * from + 2 && words[4] == 1000 * from + 8 && words[5] == 100 * me + 5);
    shmem_barrier_all();
}

/* All PEs update a word of PE 0 and words of each other. */
static void atomics_lose_no_update(long *words)
{
    int *narrow = (int *)(words + 8);
    memset(words, 0, 12 * sizeof *words);
    shmem_barrier_all();
    long sum = 0;
    for (int i = 0; i < ROUNDS; i++) {
        sum += shmem_long_atomic_fetch_inc(&words[0], 0) >= 0;
        shmem_long_atomic_add(&words[1], 2, next(1));
        shmem_int_atomic_inc(narrow, next(i));
    }
    CHECK(sum == ROUNDS);
    CHECK(shmem_long_atomic_compare_swap(&words[2], 0, me + 1, next(1)) == 0);
    shmem_barrier_all();
    CHECK(shmem_long_atomic_fetch(&words[0], 0) == (long)ROUNDS * n);
    CHECK(words[1] == 2 * ROUNDS && words[2] == next(n - 1) + 1);
    CHECK(shmem_long_atomic_swap(&words[3], 77, me) == 0 && words[3] == 77);
    long all = 0;
    for (int pe = 0; pe < n; pe++)
        all += shmem_int_atomic_fetch(narrow, pe);
    CHECK(all == (long)ROUNDS * n);
    shmem_barrier_all();
}

static void waits_end_after_remote_writes(char *bytes)
{
    uint64_t *signals = (uint64_t *)(void *)bytes;
    char *data = bytes + PAGE, source[500];
    fill(source, sizeof source, me);
    memset(signals, 0, 64);
    shmem_barrier_all();
    shmem_putmem_signal(data, source, sizeof source, &signals[0], 1, SHMEM_SIGNAL_ADD, next(1));
    CHECK(shmem_signal_wait_until(&signals[0], SHMEM_CMP_EQ, 1) == 1);
    CHECK(is_filled(data, sizeof source, next(n - 1)));
    while (!shmem_uint64_test(&signals[0], SHMEM_CMP_NE, 0)) {
    }
    shmem_uint64_p(&signals[1], 5, next(n - 1));
    shmem_uint64_wait_until(&signals[1], SHMEM_CMP_EQ, 5);
    shmem_uint64_atomic_set(&signals[2], 6, next(1));
    shmem_uint64_wait_until_all(&signals[1], 2, NULL, SHMEM_CMP_GE, 5);
    shmem_barrier_all();
}

static void collectives_deliver_correct_data(shmem_team_t team, long *words)
{
    long *dest = words + 2000, expected = 0;
    int size = shmem_team_n_pes(team), mine = shmem_team_my_pe(team);
    for (int i = 0; i < COUNT; i++)
        words[i] = 1000 * mine + i;
    for (int pe = 0; pe < size; pe++)
        expected += 1000 * pe + 7;
    shmem_team_sync(team);
    CHECK(shmem_long_sum_reduce(team, dest, words, COUNT) == 0 && dest[7] == expected);
    CHECK(shmem_long_broadcast(team, dest, words, COUNT, size - 1) == 0);
    CHECK(dest[9] == 1000 * (size - 1) + 9);
    CHECK(shmem_long_fcollect(team, dest, words, COUNT) == 0);
    CHECK(dest[(size - 1) * COUNT + 5] == 1000 * (size - 1) + 5 && dest[1] == 1);
    CHECK(shmem_long_collect(team, dest, words, 2) == 0 &&
          dest[2 * size - 1] == 1000 * (size - 1) + 1);
    CHECK(shmem_long_alltoall(team, dest, words, 3) == 0);
    CHECK(dest[3 * (size - 1)] == 1000 * (size - 1) + 3 * mine);
    shmem_team_sync(team);
}

/* shmem_ptr returns NULL or an address of the other PE's memory. */
static void pointer_reaches_the_other_pes_memory(long *words)
{
    words[0] = 50 + me;
    shmem_barrier_all();
    long *there = shmem_ptr(words, next(1));
    CHECK(there == NULL || *there == 50 + next(1));
    CHECK(shmem_ptr(words, me) == words);
    CHECK(getenv("TEST_IS_MAPPED") == NULL || there != NULL);
    shmem_barrier_all();
    if (there != NULL)
        __atomic_fetch_add(there, 100, __ATOMIC_SEQ_CST);
    else
        shmem_long_atomic_add(words, 100, next(1));
    shmem_barrier_all();
    CHECK(words[0] == 150 + me);
    shmem_barrier_all();
}

/* The program executes atomic instructions on its own word while other PEs call atomic routines on
 * it. The program makes long bursts without library calls, so the progress thread serves these
 * routines. */
static void own_and_remote_atomics_lose_no_update(long *words)
{
    enum { BURST = 20000, REMOTE = 3000 };
    long *mine = shmem_ptr(words, me), *done = words + 1, own = 0;
    words[0] = words[1] = 0;
    shmem_barrier_all();
    for (int i = 0; i < REMOTE; i++)
        shmem_long_atomic_inc(words, next(1));
    shmem_long_atomic_inc(done, next(1));
    while (shmem_long_atomic_fetch(done, me) == 0)
        for (int i = 0; i < BURST; i++, own++)
            __atomic_fetch_add(mine, 1, __ATOMIC_SEQ_CST);
    CHECK(__atomic_load_n(mine, __ATOMIC_SEQ_CST) == REMOTE + own);
    shmem_barrier_all();
}

static void operations_work_in_the_space(shmem_team_t team, char *block)
{
    long *words = (long *)(void *)block;
    puts_and_gets_transfer_the_data(block);
    single_and_strided_transfers_work(words);
    atomics_lose_no_update(words);
    waits_end_after_remote_writes(block);
    collectives_deliver_correct_data(team, words);
    pointer_reaches_the_other_pes_memory(words);
    own_and_remote_atomics_lose_no_update(words);
}

/* MPI's own operations must read the data that OpenSHMEM has written. */
static void mpi_reads_what_openshmem_wrote(struct memory *memory, const char *block)
{
    char got[200];
    MPI_Aint mine = block - (char *)memory->base, there;
    shmem_barrier_all();
    MPI_Sendrecv(block, sizeof got, MPI_CHAR, next(1), 5, got, sizeof got, MPI_CHAR, next(n - 1), 5,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(is_filled(got, sizeof got, next(n - 1) + 3));
    if (!memory->has_window)
        return;
    MPI_Sendrecv(&mine, 1, MPI_AINT, next(n - 1), 6, &there, 1, MPI_AINT, next(1), 6,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Win_lock(MPI_LOCK_SHARED, next(1), 0, memory->window);
    MPI_Get(got, sizeof got, MPI_CHAR, next(1), there, sizeof got, MPI_CHAR, memory->window);
    MPI_Win_unlock(next(1), memory->window);
    CHECK(is_filled(got, sizeof got, next(1) + 3));
}

static int create(void *memory, size_t size, shmem_space_t *space, shmem_team_t *team)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = size};
    return shmemx_space_create_with(&config, memory, space, team);
}

static void own_memory_works_as_a_space(const struct category *category)
{
    shmem_space_t space, found = SHMEM_SPACE_INVALID;
    shmem_team_t team;
    struct memory memory = category->take();
    about = category->name;
    fill(memory.bytes, BYTES, me);
    if (!CHECK(create(memory.bytes, BYTES, &space, &team) == 0))
        shmem_global_exit(EXIT_FAILURE);
    char *block = shmem_space_malloc(space, BYTES - PAGE);
    CHECK(block == memory.bytes && is_filled(block, BYTES, me));
    CHECK(shmemx_get_space(block, &found) == 0 && found == space);
    char *next_block = shmem_space_malloc(space, 1);
    CHECK(next_block != NULL && (uintptr_t)next_block % 16 == 0);
    shmem_space_free(space, next_block);
    operations_work_in_the_space(team, block);
    fill(block, BYTES - PAGE, me + 3);
    mpi_reads_what_openshmem_wrote(&memory, block);
    shmem_space_free(space, block);
    shmem_team_destroy(team);
    CHECK(shmem_space_destroy(space) == 0);
    CHECK(is_filled(memory.bytes, BYTES - PAGE, me + 3));
    CHECK(is_filled_from(memory.bytes, BYTES - PAGE, BYTES, me));
    category->give(&memory);
}

/* Memory that is a private mapping of a file: pages that were never written must still contain the
 * data of the file. */
static void private_file_mapping_keeps_its_data(void)
{
    static char content[BYTES];
    shmem_space_t space;
    shmem_team_t team;
    FILE *file = tmpfile();
    about = "a private file";
    fill(content, BYTES, me + 5);
    CHECK(fwrite(content, BYTES, 1, file) == 1 && fflush(file) == 0);
    char *bytes = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE, fileno(file), 0);
    CHECK(create(bytes, BYTES, &space, &team) == 0);
    shmem_getmem(content, bytes, BYTES, next(1));
    CHECK(is_filled(content, BYTES, next(1) + 5));
    shmem_team_destroy(team);
    CHECK(shmem_space_destroy(space) == 0 && is_filled(bytes, BYTES, me + 5));
    munmap(bytes, BYTES);
    fclose(file);
}

/* Two spaces exist at the same time, over different kinds of memory. Only the even PEs belong to
 * one of them. */
static void only_even_pes_belong_to_the_space(void)
{
    shmem_space_t space, other;
    shmem_team_t team, others;
    struct memory memory = from_mmap(), second = from_malloc();
    about = "some PEs";
    CHECK(create(me % 2 == 0 ? memory.bytes : NULL, BYTES, &space, &team) == 0);
    CHECK(create(second.bytes, BYTES / 2, &other, &others) == 0);
    CHECK((team != SHMEM_TEAM_INVALID) == (me % 2 == 0));
    long *words = shmem_space_calloc(other, 8, sizeof *words);
    if (me % 2 == 0) {
        long *own = shmem_space_calloc(space, 8, sizeof *own);
        int size = shmem_team_n_pes(team), mine = shmem_team_my_pe(team);
        shmem_long_atomic_add(own, 3, 2 * ((mine + 1) % size));
        shmem_long_p(&own[1], mine, 2 * ((mine + 1) % size));
        shmem_quiet();
        shmem_team_sync(team);
        CHECK(own[0] == 3 && own[1] == (mine + size - 1) % size);
        CHECK(shmem_long_sum_reduce(team, own + 2, own, 1) == 0 && own[2] == 3 * size);
        shmem_space_free(space, own);
        shmem_team_destroy(team);
        CHECK(shmem_space_destroy(space) == 0);
    }
    shmem_long_atomic_inc(words, next(1));
    shmem_barrier_all();
    CHECK(words[0] == 1);
    shmem_space_free(other, words);
    shmem_team_destroy(others);
    CHECK(shmem_space_destroy(other) == 0);
    to_munmap(&memory);
    to_free(&second);
}

static void refuse(const char *what, void *memory, size_t size)
{
    shmem_space_t space = SHMEMX_SPACE_DEFAULT;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    about = what;
    CHECK(create(memory, size, &space, &team) != 0);
    CHECK(space == SHMEM_SPACE_INVALID && team == SHMEM_TEAM_INVALID);
}

/* A refused creation must leave the memory unchanged, and the next creation must succeed. */
static void unsuitable_memory_is_refused(void)
{
    static long variable[2 * PAGE / sizeof(long)];
    shmem_space_t space;
    shmem_team_t team;
    struct memory memory = from_mmap();
    void *heap = shmem_malloc(BYTES);
    refuse("the heap", heap, BYTES);
    refuse("a variable", variable, sizeof variable);
    refuse("8 modulo 16", memory.bytes + 8, PAGE);
    refuse("short", memory.bytes, 32);
    refuse("nobody", NULL, BYTES);
    refuse("unmapped on one", me == n - 1 ? (char *)PAGE : memory.bytes, BYTES);
    mprotect(memory.bytes + PAGE, PAGE, PROT_READ);
    refuse("read-only", memory.bytes, BYTES);
    mprotect(memory.bytes + PAGE, PAGE, PROT_READ | PROT_WRITE);
    if (n > 1 && getenv("TEST_IS_MAPPED") != NULL) {
        refuse("half a page", memory.bytes + PAGE / 2, BYTES / 2);
        refuse("and a half", memory.bytes, PAGE + PAGE / 2);
    }
    if (CHECK(create(memory.bytes, BYTES / 2, &space, &team) == 0)) {
        refuse("another space's", memory.bytes + BYTES / 4, BYTES / 2);
        shmem_team_destroy(team);
        CHECK(shmem_space_destroy(space) == 0);
    }
    shmem_free(heap);
    to_munmap(&memory);
}

/* Leaves a space to shmem_finalize. Returns its memory, which must still be usable afterwards. */
static struct memory leave_alive(void)
{
    shmem_space_t space;
    shmem_team_t team;
    struct memory memory = from_mmap();
    CHECK(create(memory.bytes, BYTES, &space, &team) == 0);
    shmem_int_p((int *)(void *)memory.bytes, me + 8, next(1));
    shmem_barrier_all();
    return memory;
}

int main(int argc, char **argv)
{
    int total, provided;
    /* With the argument "threads" the library may run a progress thread that serves other PEs. */
    MPI_Init_thread(&argc, &argv, argc > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &provided);
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    int count = getenv("TEST_IS_MAPPED") != NULL && n > 1 ? SORTS_MAPPED : SORTS;
    for (int i = 0; i < count; i++)
        own_memory_works_as_a_space(&sorts[i]);
    private_file_mapping_keeps_its_data();
    only_even_pes_belong_to_the_space();
    unsuitable_memory_is_refused();
    struct memory last = leave_alive();
    shmem_finalize();
    CHECK(*(int *)(void *)last.bytes == next(n - 1) + 8);
    to_munmap(&last);
    MPI_Allreduce(&failures, &total, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (me == 0 && total == 0)
        printf("%d sorts of memory as spaces of %d PEs\n", count, n);
    MPI_Finalize();
    return total != 0;
}
