/*
 * Jobs in which only some PEs have a device, as set in ISTHMUS_DEVICE: "0,none" gives one to even
 * PEs, "none,1" to odd ones. The zones of the API tests are in host memory.
 */
#include <stdlib.h>

#include "spaces_test.h"

static int first_member(void)
{
    const char *devices = getenv("ISTHMUS_DEVICE");
    return devices != NULL && strncmp(devices, "none", 4) == 0 ? 1 : 0;
}

static int n_members(void)
{
    return (shmem_n_pes() + 1 - first_member()) / 2;
}

static bool is_member(int pe)
{
    return pe % 2 == first_member();
}

static struct made make(size_t size)
{
    struct made made = {SHMEMX_SPACE_DEFAULT, SHMEM_TEAM_WORLD};
    shmem_space_config_t config = {.device_type = api_type_named_in("TEST_MEMBERS_TYPE"),
                                   .size = size};
    CHECK_EQ(shmem_space_create(&config, &made.space, &made.team), 0);
    CHECK((made.space != SHMEM_SPACE_INVALID) == is_member(shmem_my_pe()));
    CHECK((made.team != SHMEM_TEAM_INVALID) == is_member(shmem_my_pe()));
    return made;
}

/* Only members have a space to destroy. */
static void unmake(struct made made)
{
    if (is_member(shmem_my_pe()))
        spaces_unmake(made);
}

static void only_members_have_the_space(void)
{
    struct made made = make(64 * KIB);
    shmem_space_cap_t caps = 0;
    if (is_member(shmem_my_pe())) {
        int device = -1;
        CHECK_EQ(shmem_team_n_pes(made.team), n_members());
        CHECK_EQ(shmem_team_my_pe(made.team), shmem_my_pe() / 2);
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, made.team),
                     is_member(pe) ? pe / 2 : -1);
        CHECK_EQ(shmem_space_get_caps(made.space, &caps), 0);
        CHECK_EQ(caps, SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS);
        CHECK_EQ(shmemx_space_get_device(made.space, &device), 0);
        CHECK_EQ(device, first_member());
    } else {
        CHECK_POINTER(shmem_space_malloc(made.space, 100), NULL);
        CHECK(shmem_space_get_caps(made.space, &caps) != 0);
        CHECK_EQ(shmem_space_destroy(made.space), 0);
    }
    unmake(made);
}

/* PEs that are not members query the space with a handle that a member sent. */
static void non_members_can_query_the_space(void)
{
    static shmem_space_t given;
    struct made made = make(64 * KIB);
    shmem_team_t team = SHMEM_TEAM_WORLD;
    shmem_device_type_t type = SHMEM_DEVICE_CPU;
    shmem_space_cap_t caps = 0;
    for (int pe = 0; shmem_my_pe() == first_member() && pe < shmem_n_pes(); pe++)
        shmem_putmem(&given, &made.space, sizeof given, pe);
    shmem_barrier_all();
    CHECK_EQ(shmem_space_get_team(given, &team), 0);
    CHECK(team == made.team);
    CHECK_EQ(shmem_space_get_device_type(given, &type), 0);
    CHECK_EQ(type, api_type_named_in("TEST_MEMBERS_TYPE"));
    CHECK_EQ(shmem_space_get_caps(given, &caps), 0);
    CHECK_EQ(caps, SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS);
    if (!is_member(shmem_my_pe()))
        CHECK_EQ(shmem_space_destroy(given), 0);
    shmem_barrier_all();
    unmake(made);
}

static void use_space(struct made made)
{
    int n = n_members(), me = shmem_team_my_pe(made.team);
    int next = (me + 1) % n * 2 + first_member();
    long *words = shmem_space_calloc(made.space, 8, sizeof *words), got[2];
    char *block = shmem_space_malloc(made.space, 30000), source[300];
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(shmem_addr_accessible(block, pe), is_member(pe) ? 1 : 0);
    api_fill_pattern(source, sizeof source, (unsigned)me);
    shmem_putmem(block + 20000, source, sizeof source, next);
    shmem_long_atomic_fetch_add(&words[0], me + 1, first_member());
    shmem_long_p(&words[1], me + 1, next);
    shmem_quiet();
    shmem_team_sync(made.team);
    CHECK_PATTERN(block + 20000, sizeof source, (unsigned)((me + n - 1) % n));
    CHECK_EQ(shmem_long_g(&words[0], first_member()), (long)n * (n + 1) / 2);
    CHECK_EQ(shmem_long_sum_reduce(made.team, &words[2], &words[0], 2), 0);
    api_load(got, &words[2], sizeof got);
    CHECK_EQ(got[0], (long)n * (n + 1) / 2);
    CHECK_EQ(got[1], (long)n * (n + 1) / 2);
    shmem_team_sync(made.team);
    CHECK_EQ(shmem_long_broadcast(made.team, &words[4], &words[2], 2, n - 1), 0);
    CHECK_EQ(shmem_long_g(&words[5], shmem_my_pe()), (long)n * (n + 1) / 2);
    shmem_team_sync(made.team);
    shmem_space_free(made.space, block);
    shmem_space_free(made.space, words);
}

/* While members use the space, the other PEs use the heap, to which members put from their
 * space. */
static void members_put_to_heaps_of_non_members(void)
{
    enum { BYTES = 20000 };
    struct made made = make(MIB);
    char *dest = shmem_malloc(BYTES);
    api_set(dest, SPACES_UNTOUCHED, BYTES);
    shmem_barrier_all();
    if (is_member(shmem_my_pe())) {
        char *source = shmem_space_malloc(made.space, BYTES);
        api_fill_pattern(source, BYTES, (unsigned)shmem_my_pe());
        use_space(made);
        shmem_putmem_nbi(dest, source, BYTES, spaces_next());
        shmem_quiet();
        shmem_getmem(source, dest, 10, shmem_my_pe());
        shmem_space_free(made.space, source);
    } else {
        shmem_putmem(dest + BYTES - 100, api_zone(ZONE_DATA), 100, shmem_my_pe());
    }
    shmem_barrier_all();
    if (is_member(spaces_previous()))
        CHECK_PATTERN(dest, BYTES - 100, (unsigned)spaces_previous());
    shmem_barrier_all();
    unmake(made);
    shmem_free(dest);
}

/* Members destroy their space without the other PEs; then all PEs create one again, of several
 * types. */
static void spaces_are_created_again_after_destruction(void)
{
    for (int round = 0; round < 5; round++) {
        struct made first = make(64 * KIB), second = make(MIB);
        unmake(first);
        struct made of_host = spaces_make(64 * KIB);
        char *block = shmem_space_malloc(of_host.space, 1000);
        spaces_check_block(block, 1000, (unsigned)round);
        if (is_member(shmem_my_pe()))
            use_space(second);
        shmem_space_free(of_host.space, block);
        unmake(second);
        spaces_unmake(of_host);
    }
}

/* If the space is too large for its members, creation must fail on all PEs. */
static void too_large_space_is_refused_on_all_pes(void)
{
    shmem_space_config_t config = {.device_type = api_type_named_in("TEST_MEMBERS_TYPE"),
                                   .size = (size_t)1 << 50};
    for (int i = 0; i < 3; i++)
        spaces_refuse(&config);
    unmake(make(64 * KIB));
}

/* A space that only its members have when the program ends. */
static void job_can_end_while_members_have_a_space(void)
{
    struct made made = make(64 * KIB);
    if (is_member(shmem_my_pe()))
        CHECK(shmem_space_malloc(made.space, 1000) != NULL);
}

static const struct api_test members_tests[] = {
    {"members_only", only_members_have_the_space, 2},
    {"members_asked_by_others", non_members_can_query_the_space, 2},
    {"members_at_work", members_put_to_heaps_of_non_members, 2},
    {"members_again", spaces_are_created_again_after_destruction, 2},
    {"members_refused", too_large_space_is_refused_on_all_pes, 2},
    {"members_left_alive", job_can_end_while_members_have_a_space, 2},
    API_TEST_END,
};

const struct api_test_list api_test_lists[] = {{members_tests, NULL}, {NULL, NULL}};
