/*
 * Operations inlined into the program (SHMEMX_INLINE). The program runs the tests of all operations
 * that can be inlined, and tests that only concern inlining: constant lengths, the last bytes of
 * memory, contexts of teams.
 */
#include "../api_test.h"

#define FILES(X)                                                                                   \
    X(inlined)                                                                                     \
    X(put_get_value)                                                                               \
    X(static_data)                                                                                 \
    X(atomic)                                                                                      \
    X(atomic_bitwise)                                                                              \
    X(atomic_nbi)                                                                                  \
    X(combine)                                                                                     \
    X(atomic_old_names)                                                                            \
    X(put_signal)                                                                                  \
    X(signal)                                                                                      \
    X(wait_until)                                                                                  \
    X(test)                                                                                        \
    X(order)                                                                                       \
    X(context)                                                                                     \
    X(space)                                                                                       \
    X(generic_c11)
#define DECLARE_TESTS(NAME) extern const struct api_test NAME##_tests[];
#define LIST_TESTS(NAME)    {NAME##_tests, NULL},
FILES(DECLARE_TESTS)
const struct api_test_list api_test_lists[] = {FILES(LIST_TESTS){NULL, NULL}};

enum { ROOM = 72, UNTOUCHED = 0xEE };

static char in_static[ROOM];

/* Constant lengths: 0, and lengths around 64 bytes, the longest that is inlined. */
#define LENGTHS(X) X(0) X(1) X(2) X(3) X(4) X(7) X(8) X(9) X(16) X(31) X(32) X(63) X(64) X(65)

/* Transfers a length that is known at compile time. Only these bytes may change. */
#define TRY_LENGTH(BYTES)                                                                          \
    static void try_##BYTES(char *there, int pe, shmem_ctx_t ctx)                                  \
    {                                                                                              \
        char here[ROOM], back[ROOM];                                                               \
        for (int i = 0; i < ROOM; i++)                                                             \
            here[i] = (char)(i + BYTES + 1);                                                       \
        memset(back, UNTOUCHED, ROOM);                                                             \
        memset(there, UNTOUCHED, ROOM);                                                            \
        shmem_putmem(there, here, BYTES, pe);                                                      \
        shmem_quiet();                                                                             \
        shmem_getmem(back, there, BYTES, pe);                                                      \
        CHECK(memcmp(back, here, BYTES) == 0);                                                     \
        CHECK_FILLED(back + BYTES, ROOM - BYTES, UNTOUCHED);                                       \
        memset(here, UNTOUCHED, ROOM);                                                             \
        shmem_ctx_putmem_nbi(ctx, there, here, BYTES, pe);                                         \
        shmem_ctx_getmem_nbi(ctx, back, there, ROOM, pe);                                          \
        shmem_ctx_quiet(ctx);                                                                      \
        CHECK(memcmp(back, here, BYTES) == 0);                                                     \
        CHECK_FILLED(back, BYTES, UNTOUCHED);                                                      \
    }
LENGTHS(TRY_LENGTH)

#define LIST_LENGTH(BYTES) try_##BYTES,

/* Each PE accesses its own memory, so that PEs do not disturb each other. A length of 0 may have
 * an invalid address. */
static void constant_lengths_change_only_their_bytes(void)
{
    void (*const tries[])(char *, int, shmem_ctx_t) = {LENGTHS(LIST_LENGTH)};
    int me = shmem_my_pe();
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    char *on_heap = shmem_malloc(ROOM + 1);
    for (size_t i = 0; i < LENGTH(tries); i++) {
        tries[i](on_heap + 1, me, ctx);
        tries[i](in_static, me, ctx);
    }
    char byte = 0;
    shmem_putmem((void *)8, &byte, 0, me);
    shmem_getmem(&byte, NULL, 0, me);
    shmem_free(on_heap);
    shmem_ctx_destroy(ctx);
}

/* Accesses the last word of a block. */
static void last_word_of_a_block_is_accessible(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    size_t bytes = (size_t)1 << 20;
    long *block = shmem_malloc(bytes);
    long *last = block + bytes / sizeof *block - 1;
    *last = -1;
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(last, next), -1);
    shmem_barrier_all();
    shmem_long_p(last, me, next);
    shmem_barrier_all();
    CHECK_EQ(*last, (me + n - 1) % n);
    shmem_barrier_all();
    CHECK_EQ(shmem_long_atomic_fetch_add(last, n, next), me);
    shmem_barrier_all();
    CHECK_EQ(*last, (me + n - 1) % n + n);
    shmem_free(block);
}

/* PE numbers of a context are those of its team; here the team is the world in reverse order. */
static void inlined_team_context_uses_team_pe_numbers(void)
{
    static long word;
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_config_t config = {.num_contexts = 1};
    shmem_team_t team;
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, n == 1 ? 1 : -1, n, &config,
                                      SHMEM_TEAM_NUM_CONTEXTS, &team),
             0);
    CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    word = -1;
    shmem_barrier_all();
    shmem_ctx_long_p(ctx, &word, me, me);
    shmem_ctx_quiet(ctx);
    CHECK_EQ(shmem_long_g(&word, n - 1 - me), me);
    shmem_barrier_all();
    CHECK_EQ(word, n - 1 - me);
    shmem_barrier_all();
    CHECK_EQ(shmem_ctx_long_atomic_fetch_inc(ctx, &word, me), me);
    shmem_barrier_all();
    CHECK_EQ(word, n - me);
    shmem_ctx_destroy(ctx);
    shmem_team_destroy(team);
}

/* Creates more contexts than the table of the inlined operations has entries. Some contexts
 * share an entry. */
static void more_contexts_than_table_entries_work(void)
{
    enum { MANY = 300 };
    static long counts[MANY];
    shmem_ctx_t contexts[MANY];
    int me = shmem_my_pe();
    for (int i = 0; i < MANY; i++)
        CHECK_EQ(shmem_ctx_create(i % 2 == 0 ? SHMEM_CTX_PRIVATE : 0, &contexts[i]), 0);
    for (int i = 0; i < MANY; i++)
        shmem_ctx_long_p(contexts[i], &counts[i], i, me);
    for (int i = 0; i < MANY; i++) {
        CHECK_EQ(shmem_ctx_long_atomic_fetch_add(contexts[i], &counts[i], 1, me), i);
        shmem_ctx_quiet(contexts[i]);
        shmem_ctx_destroy(contexts[i]);
    }
    CHECK_EQ(counts[MANY - 1], MANY);
}

/* Puts data of constant length with each signal operation. */
static void signal_arrives_after_its_data(void)
{
    static uint64_t signal;
    static long data[8];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    long here[8];
    for (int i = 0; i < 8; i++)
        here[i] = me * 8 + i;
    signal = 5;
    shmem_barrier_all();
    shmem_long_put_signal(data, here, 8, &signal, 2, SHMEM_SIGNAL_ADD, next);
    CHECK_EQ(shmem_signal_wait_until(&signal, SHMEM_CMP_GE, 7), 7);
    CHECK_EQ(data[7], (me + n - 1) % n * 8 + 7);
    shmem_barrier_all();
    shmem_putmem_signal_nbi(data, here, 0, &signal, 9, SHMEM_SIGNAL_SET, next);
    CHECK_EQ(shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 9), 9);
    CHECK_EQ(shmem_signal_fetch(&signal), 9);
    shmem_barrier_all();
}

/* An inlined operation orders memory accesses like a call: data that other PEs write are read
 * again afterwards. */
static void data_are_read_anew_after_inlined_operations(void)
{
    static long flag, data;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, before = (me + n - 1) % n;
    flag = data = 0;
    shmem_barrier_all();
    shmem_long_p(&data, 17 + me, next);
    shmem_fence();
    shmem_long_p(&flag, 1, next);
    while (shmem_long_g(&flag, me) == 0)
        ;
    CHECK_EQ(data, 17 + before);
    shmem_long_p(&data, 3, me);
    CHECK_EQ(data, 3);
    shmem_barrier_all();
}

const struct api_test inlined_tests[] = {
    {"inlined_all_lengths", constant_lengths_change_only_their_bytes, 1},
    {"inlined_last_word", last_word_of_a_block_is_accessible, 1},
    {"inlined_context_of_a_team", inlined_team_context_uses_team_pe_numbers, 1},
    {"inlined_many_contexts", more_contexts_than_table_entries_work, 1},
    {"inlined_signal_with_data", signal_arrives_after_its_data, 1},
    {"inlined_reads_anew", data_are_read_anew_after_inlined_operations, 1},
    API_TEST_END};
