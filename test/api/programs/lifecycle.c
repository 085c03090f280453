/*
 * `lifecycle CASE`: ways to initialize and finalize the library.
 */
#include <shmem.h>
#include <string.h>

#include "../../asleep.h"
#include "program_check.h"

static long word;

static int is_initialized(void)
{
    int initialized = -1;
    shmem_query_initialized(&initialized);
    return initialized;
}

static void check_works(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_barrier_all();
    shmem_long_p(&word, me + 1, (me + 1) % n);
    shmem_barrier_all();
    REQUIRE(word == (me + n - 1) % n + 1);
    long *heap = shmem_malloc(100);
    REQUIRE(heap != NULL);
    shmem_free(heap);
}

/* Every init needs one finalize. All finalizes except the last are barriers that free nothing. */
static void counted(void)
{
    int provided = -1;
    REQUIRE(is_initialized() == 0);
    shmem_init();
    REQUIRE(is_initialized() == 1);
    REQUIRE(shmem_init_thread(SHMEM_THREAD_SINGLE, &provided) == 0);
    REQUIRE(provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
    shmem_init();
    long *heap = shmem_malloc(8);
    *heap = 77;
    shmem_finalize();
    check_works();
    shmem_finalize();
    REQUIRE(is_initialized() == 1);
    REQUIRE(*heap == 77);
    check_works();
    shmem_free(heap);
    shmem_finalize();
    REQUIRE(is_initialized() == 0);
}

/* A finalize that is not the last is a barrier: nonblocking puts are complete after it. */
static void counted_barrier(void)
{
    static long source;
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < 20; i++) {
        shmem_init();
        source = me * 100 + i;
        shmem_barrier_all();
        shmem_long_put_nbi(&word, &source, 1, (me + 1) % n);
        shmem_finalize();
        REQUIRE(word == (me + n - 1) % n * 100 + i);
    }
    shmem_finalize();
}

/* After the last finalize the program may initialize again. Objects that it did not free are
 * gone; static data keep their values. */
static void again(void)
{
    for (int i = 0; i < 4; i++) {
        shmem_team_t team;
        shmem_ctx_t ctx;
        shmem_init();
        REQUIRE(i == 0 || word > 0);
        check_works();
        shmem_malloc(1000); /* left to finalize, like the team and the context */
        REQUIRE(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team) ==
                0);
        REQUIRE(shmem_ctx_create(0, &ctx) == 0);
        shmem_ctx_long_p(ctx, &word, 5, shmem_my_pe());
        shmem_finalize();
        REQUIRE(is_initialized() == 0);
        REQUIRE(word == 5);
    }
}

static void with_start_pes(void)
{
    start_pes(0);
    start_pes(12);
    REQUIRE(is_initialized() == 1);
    check_works();
}

static void start_pes_and_finalize(void)
{
    start_pes(0);
    check_works();
    shmem_finalize();
}

static void without_finalize(void)
{
    shmem_init();
    check_works();
}

/* Waits until another PE, whose thread is in *comer, sleeps. */
static void await_comer(const struct asleep_thread *comer)
{
    enum { TIMES = 3 };
    shmem_int64_wait_until((int64_t *)&comer->number, SHMEM_CMP_NE, 0);
    asleep_await(*comer, TIMES);
}

/* The exit of a program without finalize is collective: data that PE 0 puts must arrive although
 * the other PEs already wait in their exit. */
static void late_without_finalize(void)
{
    enum { MOST_PES = 64 };
    static struct asleep_thread comers[MOST_PES];
    const struct asleep_thread self = asleep_self();
    start_pes(0);
    int me = shmem_my_pe(), n = shmem_n_pes();
    REQUIRE(n <= MOST_PES);
    if (me == 0) {
        for (int pe = 1; pe < n; pe++)
            await_comer(&comers[pe]);
        for (int pe = 0; pe < n; pe++)
            shmem_long_p(&word, 1, pe);
    } else {
        shmem_uint64_p(&comers[me].name_space, self.name_space, 0);
        shmem_fence();
        shmem_int64_p(&comers[me].number, self.number, 0);
    }
}

static void exit_without_finalize(void)
{
    shmem_init();
    check_works();
    exit(EXIT_SUCCESS);
}

/* One PE ends the job with this status while the others wait forever. */
static void end_all_with_7(void)
{
    shmem_init();
    if (shmem_my_pe() == shmem_n_pes() - 1) {
        printf("text that is in a buffer");
        shmem_global_exit(7);
    }
    shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
}

static void end_all_with_0(void)
{
    shmem_init();
    check_works();
    shmem_global_exit(0);
}

/* One PE calls exit; the launcher then terminates the others. */
static void exit_5(void)
{
    shmem_init();
    check_works();
    if (shmem_my_pe() == shmem_n_pes() - 1)
        exit(5);
    shmem_long_wait_until(&word, SHMEM_CMP_EQ, -1);
}

static void return_3(void)
{
    shmem_init();
    check_works();
    shmem_finalize();
    exit(3);
}

static void threads_levels(void)
{
    const int levels[] = {SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED,
                          SHMEM_THREAD_MULTIPLE};
    for (int i = 0; i < 4; i++) {
        int provided = -1, queried = -2;
        REQUIRE(shmem_init_thread(levels[i], &provided) == 0);
        REQUIRE(provided >= levels[i]);
        shmem_query_thread(&queried);
        REQUIRE(queried == provided);
        check_works();
        shmem_finalize();
    }
    int provided;
    REQUIRE(shmem_init_thread(99, &provided) != 0);
    REQUIRE(is_initialized() == 0);
}

static const struct {
    const char *name;
    void (*run)(void);
} ways[] = {
    {"counted", counted},
    {"counted_barrier", counted_barrier},
    {"again", again},
    {"with_start_pes", with_start_pes},
    {"start_pes_and_finalize", start_pes_and_finalize},
    {"without_finalize", without_finalize},
    {"late_without_finalize", late_without_finalize},
    {"exit_without_finalize", exit_without_finalize},
    {"end_all_with_7", end_all_with_7},
    {"end_all_with_0", end_all_with_0},
    {"exit_5", exit_5},
    {"return_3", return_3},
    {"threads_levels", threads_levels},
};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 2 && i < sizeof ways / sizeof ways[0]; i++)
        if (strcmp(argv[1], ways[i].name) == 0) {
            ways[i].run();
            return EXIT_SUCCESS;
        }
    fprintf(stderr, "usage: lifecycle WAY\n");
    return 2;
}
