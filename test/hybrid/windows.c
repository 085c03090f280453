/*
 * Tests MPI windows over symmetric memory by their data: `windows [mpi] [one_mechanism] ENDING`.
 *
 * mpi            MPI is initialized before OpenSHMEM.
 * one_mechanism  ISTHMUS_AMO=mpi is set, so atomics of both models on one word are atomic.
 * ENDING         again: both models are finalized, OpenSHMEM twice
 *                mpi_first: MPI_Finalize is called before shmem_finalize
 *                passes_by: PMPI_Finalize is called before shmem_finalize
 *                nothing: the program finalizes neither model
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <shmemx_mpi.h>

enum { WORDS = 1024, BYTES = 1 << 16, ROUNDS = 6 };

static int me, n, one_mechanism;
static int alive; /* number of windows that the program obtained and that are not freed */
static const char *about = "start";
static long statics[WORDS];

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(int holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "windows.c:%d: PE %d, %s: not true: %s\n", line, me, about, condition);
    shmem_global_exit(1);
}

/* A window and words in its memory. PE numbers of `team` equal ranks of the window. */
struct subject {
    MPI_Win win;
    shmem_team_t team;
    shmem_ctx_t ctx;
    int mine, size, next, last;
    long *words;
    MPI_Aint at; /* displacement of `words` in the window, the same on all PEs */
};

static MPI_Aint at(const struct subject *subject, int word)
{
    return subject->at + (MPI_Aint)(word * (int)sizeof(long));
}

/* Completes the operations of both models on all members and makes their data visible to both. */
static void meet(const struct subject *subject)
{
    MPI_Win_flush_all(subject->win);
    shmem_ctx_quiet(subject->ctx);
    MPI_Win_sync(subject->win);
    shmem_team_sync(subject->team);
    MPI_Win_sync(subject->win);
}

/* ---- Properties of a window ---- */

static void *attribute(MPI_Win win, int key)
{
    void *held = NULL;
    int found = 0;
    MPI_Win_get_attr(win, key, &held, &found);
    CHECK(found);
    return held;
}

static int count_freed(MPI_Win win, int key, void *value, void *extra)
{
    (void)win, (void)key, (void)value, (void)extra;
    alive--;
    return MPI_SUCCESS;
}

/* Attaches an attribute to the window, whose deletion decrements `alive`. */
static void count_alive(MPI_Win win)
{
    static int key = MPI_KEYVAL_INVALID;
    void *held;
    int found;
    if (key == MPI_KEYVAL_INVALID)
        MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, count_freed, &key, NULL);
    MPI_Win_get_attr(win, key, &held, &found);
    if (found)
        return;
    MPI_Win_set_attr(win, key, &alive);
    alive++;
}

static void window_has_the_expected_attributes(const struct subject *subject, size_t bytes)
{
    MPI_Errhandler errors = MPI_ERRORS_RETURN;
    MPI_Win_get_errhandler(subject->win, &errors);
    CHECK(errors == MPI_ERRORS_ARE_FATAL);
    char *base = attribute(subject->win, MPI_WIN_BASE);
    MPI_Aint length = *(MPI_Aint *)attribute(subject->win, MPI_WIN_SIZE);
    CHECK(*(int *)attribute(subject->win, MPI_WIN_DISP_UNIT) == 1);
    CHECK(*(int *)attribute(subject->win, MPI_WIN_MODEL) == MPI_WIN_UNIFIED);
    CHECK(base <= (char *)subject->words && (char *)(subject->words + WORDS) <= base + length &&
          (size_t)length >= bytes);
}

static void window_ranks_equal_team_pes(const struct subject *subject)
{
    MPI_Group mine, world;
    MPI_Win_get_group(subject->win, &mine);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    int size = -1;
    MPI_Group_size(mine, &size);
    CHECK(size == subject->size);
    for (int rank = 0; rank < size; rank++) {
        int pe = -1;
        MPI_Group_translate_ranks(mine, 1, &rank, world, &pe);
        CHECK(pe == shmem_team_translate_pe(subject->team, rank, SHMEM_TEAM_WORLD));
    }
    MPI_Group_free(&mine);
    MPI_Group_free(&world);
}

/* ---- Data ---- */

static long value(int pe, int i)
{
    return 1000L * (pe + 1) + i;
}

static int is_filled(const long *words, int pe, int count)
{
    for (int i = 0; i < count; i++)
        if (words[i] != value(pe, i))
            return 0;
    return 1;
}

/* Each model reads the data that the other model has written, locally and from another PE. `count`
 * is the number of words, at most WORDS / 2. */
static void models_read_each_others_data(const struct subject *subject, int count)
{
    long source[WORDS / 2], got[WORDS / 2];
    long *by_mpi = subject->words, *by_shmem = subject->words + WORDS / 2;
    for (int i = 0; i < count; i++)
        source[i] = value(subject->mine, i);
    memset(subject->words, -1, WORDS * sizeof(long));
    meet(subject);
    MPI_Put(source, count, MPI_LONG, subject->next, at(subject, 0), count, MPI_LONG, subject->win);
    shmem_ctx_long_put_nbi(subject->ctx, by_shmem, source, (size_t)count, subject->next);
    meet(subject);
    CHECK(is_filled(by_mpi, subject->last, count) && is_filled(by_shmem, subject->last, count));
    shmem_ctx_long_get(subject->ctx, got, by_mpi, (size_t)count, subject->next);
    CHECK(is_filled(got, subject->mine, count));
    memset(got, 0, sizeof got);
    MPI_Get(got, count, MPI_LONG, subject->next, at(subject, WORDS / 2), count, MPI_LONG,
            subject->win);
    MPI_Win_flush(subject->next, subject->win);
    CHECK(is_filled(got, subject->mine, count));
    meet(subject);
}

/* Both models read plain stores of the window's PE after MPI_Win_sync. */
static void both_models_read_plain_stores(const struct subject *subject)
{
    long got = -1;
    subject->words[3] = value(subject->mine, 77);
    meet(subject);
    MPI_Get(&got, 1, MPI_LONG, subject->next, at(subject, 3), 1, MPI_LONG, subject->win);
    MPI_Win_flush(subject->next, subject->win);
    CHECK(got == value(subject->next, 77));
    CHECK(shmem_ctx_long_g(subject->ctx, &subject->words[3], subject->next) == got);
    meet(subject);
}

/* Each PE writes a word through one model and reads it through the other. Between them it only
 * calls the completion routine of the first model. */
static void completed_write_is_seen_by_other_model(const struct subject *subject)
{
    long mine = value(subject->mine, 1), got = -1;
    shmem_ctx_long_p(subject->ctx, &subject->words[0], mine, subject->next);
    shmem_ctx_quiet(subject->ctx);
    MPI_Get(&got, 1, MPI_LONG, subject->next, at(subject, 0), 1, MPI_LONG, subject->win);
    MPI_Win_flush(subject->next, subject->win);
    CHECK(got == mine);
    MPI_Put(&mine, 1, MPI_LONG, subject->next, at(subject, 1), 1, MPI_LONG, subject->win);
    MPI_Win_flush(subject->next, subject->win);
    CHECK(shmem_ctx_long_g(subject->ctx, &subject->words[1], subject->next) == mine);
    meet(subject);
}

/* ---- Atomics ---- */

static uint64_t fetch_add(const struct subject *subject, int word, uint64_t operand)
{
    uint64_t before = 0;
    MPI_Fetch_and_op(&operand, &before, MPI_UINT64_T, 0, at(subject, word), MPI_SUM, subject->win);
    MPI_Win_flush(0, subject->win);
    return before;
}

/* All PEs update a word of the first member, alternately through MPI and OpenSHMEM. */
static void atomics_of_both_models_count_by_turns(const struct subject *subject)
{
    uint64_t *words = (uint64_t *)subject->words;
    uint64_t all = (uint64_t)subject->size * ROUNDS;
    words[0] = 0;
    for (int turn = 0; turn < 2; turn++) {
        meet(subject);
        for (int i = 0; i < ROUNDS; i++)
            CHECK(fetch_add(subject, 0, 1) < (uint64_t)(2 * turn + 1) * all);
        meet(subject);
        for (int i = 0; i < ROUNDS; i++)
            shmem_ctx_uint64_atomic_inc(subject->ctx, &words[0], 0);
    }
    meet(subject);
    CHECK(shmem_ctx_uint64_atomic_fetch(subject->ctx, &words[0], 0) == 4 * all);
    meet(subject);
}

/* All PEs update a word through both models at the same time. Each value must be returned exactly
 * once. */
static void concurrent_atomics_lose_no_update(const struct subject *subject)
{
    uint64_t *words = (uint64_t *)subject->words, all = 2 * (uint64_t)subject->size * ROUNDS;
    memset(words, 0, WORDS * sizeof *words);
    meet(subject);
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t one = fetch_add(subject, 0, 1);
        uint64_t other = shmem_ctx_uint64_atomic_fetch_inc(subject->ctx, &words[0], 0);
        CHECK(one < all && other < all);
        shmem_ctx_uint64_atomic_inc(subject->ctx, &words[1 + one], 0);
        shmem_ctx_uint64_atomic_inc(subject->ctx, &words[1 + other], 0);
    }
    meet(subject);
    for (uint64_t i = 0; subject->mine == 0 && i <= all; i++)
        CHECK(words[i] == (i == 0 ? all : 1));
    meet(subject);
}

/* Each PE waits in OpenSHMEM for a word that MPI writes, and in MPI for a word that OpenSHMEM
 * writes. */
static void waits_see_writes_of_the_other_model(const struct subject *subject)
{
    const uint64_t five = 5;
    uint64_t *words = (uint64_t *)subject->words, seen = 0;
    memset(words, 0, 64);
    meet(subject);
    MPI_Accumulate(&five, 1, MPI_UINT64_T, subject->next, at(subject, 0), 1, MPI_UINT64_T,
                   MPI_REPLACE, subject->win);
    MPI_Win_flush(subject->next, subject->win);
    shmem_uint64_wait_until(&words[0], SHMEM_CMP_EQ, 5);
    shmem_ctx_uint64_p(subject->ctx, &words[1], 6, subject->next);
    shmem_ctx_quiet(subject->ctx);
    /* Without a progress thread, a PE that waits in MPI is not served. */
    if (getenv("ISTHMUS_PROGRESS") != NULL)
        shmem_uint64_wait_until(&words[1], SHMEM_CMP_EQ, 6);
    while (seen != 6) {
        MPI_Get(&seen, 1, MPI_UINT64_T, subject->mine, at(subject, 1), 1, MPI_UINT64_T,
                subject->win);
        MPI_Win_flush(subject->mine, subject->win);
    }
    meet(subject);
}

/* ---- Windows of all kinds ---- */

static void space_has_a_working_window(const char *name, shmem_space_t space, shmem_team_t team,
                                       long *words, size_t bytes)
{
    struct subject subject = {.team = team, .words = words};
    MPI_Win again = MPI_WIN_NULL;
    about = name;
    CHECK(shmemx_space_get_win(space, &subject.win) == 0 && subject.win != MPI_WIN_NULL);
    CHECK(shmemx_space_get_win(space, &again) == 0 && again == subject.win);
    count_alive(subject.win);
    subject.mine = shmem_team_my_pe(team);
    subject.size = shmem_team_n_pes(team);
    subject.next = (subject.mine + 1) % subject.size;
    subject.last = (subject.mine + subject.size - 1) % subject.size;
    subject.at = (char *)words - (char *)attribute(subject.win, MPI_WIN_BASE);
    CHECK(shmem_team_create_ctx(team, 0, &subject.ctx) == 0);
    window_has_the_expected_attributes(&subject, bytes);
    window_ranks_equal_team_pes(&subject);
    models_read_each_others_data(&subject, 0);
    models_read_each_others_data(&subject, 1);
    models_read_each_others_data(&subject, WORDS / 2);
    both_models_read_plain_stores(&subject);
    completed_write_is_seen_by_other_model(&subject);
    atomics_of_both_models_count_by_turns(&subject);
    if (one_mechanism)
        concurrent_atomics_lose_no_update(&subject);
    waits_see_writes_of_the_other_model(&subject);
    shmem_ctx_destroy(subject.ctx);
}

static void created_space_has_a_working_window(const char *name, const shmem_space_config_t *config)
{
    shmem_space_t space;
    shmem_team_t team;
    about = name;
    CHECK(shmem_space_create(config, &space, &team) == 0);
    long *words = shmem_space_malloc(space, WORDS * sizeof *words);
    space_has_a_working_window(name, space, team, words, config->size);
    shmem_space_free(space, words);
    shmem_team_destroy(team);
    CHECK(shmem_space_destroy(space) == 0);
}

/* PE 0 and the odd PEs create a space over memory that the program has allocated. */
static void only_members_have_the_window(void)
{
    const shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = BYTES};
    shmem_space_t space;
    shmem_team_t team;
    int has = me == 0 || me % 2 == 1;
    void *memory = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    MPI_Win win = (MPI_Win)0;
    about = "the program's memory";
    CHECK(shmemx_space_create_with(&config, has ? memory : NULL, &space, &team) == 0);
    if (has) {
        space_has_a_working_window(about, space, team, memory, BYTES);
        shmem_team_destroy(team);
    } else {
        CHECK(shmemx_space_get_win(space, &win) != 0 && win == MPI_WIN_NULL);
    }
    CHECK(shmem_space_destroy(space) == 0);
    munmap(memory, BYTES);
}

static void all_spaces_have_working_windows(void)
{
    const shmem_space_config_t plain = {.device_type = SHMEM_DEVICE_CPU, .size = BYTES};
    const shmem_space_config_t dynamic = {
        .device_type = SHMEM_DEVICE_CPU, .size = BYTES, .flags = SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW};
    long *words = shmem_malloc(WORDS * sizeof *words);
    space_has_a_working_window("the heap", SHMEMX_SPACE_DEFAULT, SHMEM_TEAM_WORLD, words, BYTES);
    space_has_a_working_window("static data", SHMEMX_SPACE_STATIC, SHMEM_TEAM_WORLD, statics,
                               sizeof statics);
    created_space_has_a_working_window("a space", &plain);
    int atomic = one_mechanism;
    one_mechanism = 0; /* the library uses another window internally for the next two spaces */
    created_space_has_a_working_window("a dynamic space", &dynamic);
    only_members_have_the_window();
    one_mechanism = atomic;
    created_space_has_a_working_window("another space", &plain);
    space_has_a_working_window("the heap again", SHMEMX_SPACE_DEFAULT, SHMEM_TEAM_WORLD, words,
                               BYTES);
    shmem_free(words);
}

/* Leaves a space and its window to the end of the program. */
static void leave_alive(void)
{
    const shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = BYTES};
    shmem_space_t space;
    shmem_team_t team;
    MPI_Win win;
    about = "the end";
    CHECK(shmem_space_create(&config, &space, &team) == 0);
    CHECK(shmemx_space_get_win(space, &win) == 0);
    CHECK(shmemx_space_get_win(SHMEM_SPACE_INVALID, &win) != 0 && win == MPI_WIN_NULL);
    shmem_barrier_all();
}

static void end(const char *ending)
{
    if (strcmp(ending, "again") == 0) {
        shmem_finalize();
        int left = alive;
        shmem_init();
        about = "the first end";
        CHECK(left == 0);
        space_has_a_working_window("after another shmem_init", SHMEMX_SPACE_STATIC,
                                   SHMEM_TEAM_WORLD, statics, sizeof statics);
        shmem_finalize();
        MPI_Finalize();
    } else if (strcmp(ending, "mpi_first") == 0) {
        MPI_Finalize();
        shmem_barrier_all();
        shmem_finalize();
    } else if (strcmp(ending, "passes_by") == 0) {
        PMPI_Finalize();
        shmem_finalize();
    }
}

int main(int count, char **words)
{
    int took = 1;
    if (count > took && strcmp(words[took], "mpi") == 0) {
        MPI_Init(NULL, NULL);
        took++;
    }
    shmem_init();
    if (count > took && strcmp(words[took], "one_mechanism") == 0)
        one_mechanism = took++ > 0;
    me = shmem_my_pe();
    n = shmem_n_pes();
    all_spaces_have_working_windows();
    leave_alive();
    end(words[took]);
    if (me == 0)
        printf("windows of %d PEs\n", n);
    return 0;
}
