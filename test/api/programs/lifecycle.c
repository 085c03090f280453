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

static void put_and_malloc_work(void)
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
static void every_init_needs_one_finalize(void)
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
    put_and_malloc_work();
    shmem_finalize();
    REQUIRE(is_initialized() == 1);
    REQUIRE(*heap == 77);
    put_and_malloc_work();
    shmem_free(heap);
    shmem_finalize();
    REQUIRE(is_initialized() == 0);
}

/* A finalize that is not the last is a barrier: nonblocking puts are complete after it. */
static void inner_finalize_completes_puts(void)
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
static void library_can_be_initialized_again(void)
{
    for (int i = 0; i < 4; i++) {
        shmem_team_t team;
        shmem_ctx_t ctx;
        shmem_init();
        REQUIRE(i == 0 || word > 0);
        put_and_malloc_work();
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

static void start_pes_may_be_called_twice(void)
{
    start_pes(0);
    start_pes(12);
    REQUIRE(is_initialized() == 1);
    put_and_malloc_work();
}

static void start_pes_may_be_followed_by_finalize(void)
{
    start_pes(0);
    put_and_malloc_work();
    shmem_finalize();
}

static void finalize_may_be_omitted(void)
{
    shmem_init();
    put_and_malloc_work();
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
static void puts_to_exiting_pes_are_accepted(void)
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

static void exit_may_replace_finalize(void)
{
    shmem_init();
    put_and_malloc_work();
    exit(EXIT_SUCCESS);
}

/* One PE ends the job with this status while the others wait forever. */
static void global_exit_ends_waiting_pes(void)
{
    shmem_init();
    if (shmem_my_pe() == shmem_n_pes() - 1) {
        printf("text that is in a buffer");
        shmem_global_exit(7);
    }
    shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
}

static void global_exit_with_0_succeeds(void)
{
    shmem_init();
    put_and_malloc_work();
    shmem_global_exit(0);
}

/* One PE calls exit; the launcher then terminates the others. */
static void exit_of_one_pe_ends_the_job(void)
{
    shmem_init();
    put_and_malloc_work();
    if (shmem_my_pe() == shmem_n_pes() - 1)
        exit(5);
    shmem_long_wait_until(&word, SHMEM_CMP_EQ, -1);
}

static void status_after_finalize_is_kept(void)
{
    shmem_init();
    put_and_malloc_work();
    shmem_finalize();
    exit(3);
}

static void only_valid_thread_levels_are_provided(void)
{
    const int levels[] = {SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED,
                          SHMEM_THREAD_MULTIPLE};
    for (int i = 0; i < 4; i++) {
        int provided = -1, queried = -2;
        REQUIRE(shmem_init_thread(levels[i], &provided) == 0);
        REQUIRE(provided >= levels[i]);
        shmem_query_thread(&queried);
        REQUIRE(queried == provided);
        put_and_malloc_work();
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
    {"counted", every_init_needs_one_finalize},
    {"counted_barrier", inner_finalize_completes_puts},
    {"again", library_can_be_initialized_again},
    {"with_start_pes", start_pes_may_be_called_twice},
    {"start_pes_and_finalize", start_pes_may_be_followed_by_finalize},
    {"without_finalize", finalize_may_be_omitted},
    {"late_without_finalize", puts_to_exiting_pes_are_accepted},
    {"exit_without_finalize", exit_may_replace_finalize},
    {"end_all_with_7", global_exit_ends_waiting_pes},
    {"end_all_with_0", global_exit_with_0_succeeds},
    {"exit_5", exit_of_one_pe_ends_the_job},
    {"return_3", status_after_finalize_is_kept},
    {"threads_levels", only_valid_thread_levels_are_provided},
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
