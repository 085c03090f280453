/*
 * Broadcasts over teams.
 */
#include "collective_check.h"

#define WRAP(FORM, ROUTINE)                                                                        \
    static int FORM##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        return ROUTINE(arguments->members->team, arguments->dest, arguments->source,               \
                       arguments->nelems, arguments->root);                                        \
    }
#define LIST(FORM, ROUTINE, BYTES) {#ROUTINE, BYTES, FORM##_call},
#define WRAP_BROADCAST(TYPE, NAME) WRAP(broadcast_##NAME, shmem_##NAME##_broadcast)
#define LIST_BROADCAST(TYPE, NAME) LIST(broadcast_##NAME, shmem_##NAME##_broadcast, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_BROADCAST)
WRAP(broadcast_mem, shmem_broadcastmem)
static const struct collective_routine broadcasts[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_BROADCAST) LIST(broadcast_mem, shmem_broadcastmem, 1)};

static void broadcast_copies_root_data_of_all_types(void)
{
    check_on_teams(check_broadcast, broadcasts, LENGTH(broadcasts));
}

/* Numbers of consecutive broadcasts from one root, and of rounds. Each change of root costs a
 * time slice of the scheduler if other programs occupy the cores, so there are only as many as
 * are needed to find a fault. */
enum { MOST_ROUNDS = 600, MOST_WORDS = 90 }; /* the longest exceeds a slot */
static const struct {
    int in_a_row, rounds;
} rows[] = {{1, 90}, {5, 300}, {20, MOST_ROUNDS}};
static long dests[MOST_ROUNDS * MOST_WORDS], words[MOST_WORDS];

/* In round `round`, every word of the root's source is the number of the round. */
static void broadcast_round(shmem_team_t team, int round, int root, size_t count)
{
    for (size_t i = 0; i < count; i++)
        words[i] = shmem_team_my_pe(team) * 1000L + round;
    CHECK_EQ(shmem_long_broadcast(team, &dests[(size_t)round * count], words, count, root), 0);
    memset(words, -1, sizeof words);
}

/* Many broadcasts on one team without a barrier, several in a row from each root. A root waits
 * for no PE, so it may be ahead of PEs that still read its data, and those may be ahead of
 * others. */
static void check_rounds(shmem_team_t team, int in_a_row, int rounds, size_t count)
{
    int n = shmem_team_n_pes(team);
    api_about("broadcasts of %zu words, %d in a row from each root", count, in_a_row);
    memset(dests, 0, sizeof dests);
    shmem_team_sync(team);
    for (int round = 0; round < rounds; round++)
        broadcast_round(team, round, round / in_a_row % n, count);
    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < count; i++)
            if (!CHECK_EQ(dests[(size_t)round * count + i], (round / in_a_row % n) * 1000L + round))
                break;
    shmem_team_sync(team);
}

static void check_back_to_back(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(rows); i++) {
        check_rounds(team, rows[i].in_a_row, rows[i].rounds, 1);
        check_rounds(team, rows[i].in_a_row, rows[i].rounds, MOST_WORDS);
    }
}

static void consecutive_broadcasts_keep_data_apart(void)
{
    api_for_each_team(check_back_to_back);
}

/* The root may reuse its source as soon as the routine returns. */
static void check_large(char *dest, char *source, size_t bytes, int root)
{
    api_fill_pattern(source, bytes, (unsigned)shmem_my_pe());
    dest[bytes] = 77;
    shmem_barrier_all();
    CHECK_EQ(shmem_broadcastmem(SHMEM_TEAM_WORLD, dest, source, bytes, root), 0);
    memset(source, 0, bytes);
    CHECK_PATTERN(dest, bytes, (unsigned)root);
    CHECK_EQ(dest[bytes], 77);
    shmem_barrier_all();
}

/* Large broadcasts are copied directly between the program's buffers. The lengths are on both
 * sides of the thresholds of the algorithms between nodes. */
static void large_broadcast_leaves_source_reusable(void)
{
    static const size_t lengths[] = {496, 497, 262144, 262145, 3 * 1024 * 1024 + 5};
    size_t longest = lengths[LENGTH(lengths) - 1];
    char *dest = shmem_malloc(longest + 1), *source = shmem_malloc(longest);
    for (size_t i = 0; i < LENGTH(lengths); i++)
        for (int root = 0; root < shmem_n_pes(); root++)
            check_large(dest, source, lengths[i], root);
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test broadcast_tests[] = {
    {"broadcast_all_types", broadcast_copies_root_data_of_all_types, 1},
    {"broadcast_back_to_back", consecutive_broadcasts_keep_data_apart, 1},
    {"broadcast_large", large_broadcast_leaves_source_reusable, 1},
    API_TEST_END,
};
