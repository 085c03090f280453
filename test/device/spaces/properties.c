/*
 * Properties that spaces and devices report, compared with their behavior.
 */
#include <stdlib.h>

#include "spaces_test.h"

static void space_reports_its_properties(void)
{
    struct made made = spaces_make(3 * MIB + 1);
    shmem_device_type_t type = (shmem_device_type_t)-1;
    shmem_space_cap_t caps = 0, may_be = spaces_are_of_host() ? SHMEM_SPACE_CAP_IDENT_ADDR : 0;
    shmemx_space_window_t window = SHMEMX_SPACE_WINDOW_DYNAMIC;
    size_t size = 0, used = 1;
    CHECK_EQ(shmem_space_get_device_type(made.space, &type), 0);
    CHECK_EQ(type, api_space_type());
    CHECK_EQ(shmem_space_get_caps(made.space, &caps), 0);
    CHECK_EQ(caps & ~may_be, spaces_caps());
    CHECK_EQ(shmemx_space_get_size(made.space, &size), 0);
    CHECK_EQ(size, 3 * MIB + 4096);
    CHECK_EQ(shmemx_space_get_used(made.space, &used), 0);
    CHECK_EQ(used, 0);
    CHECK_EQ(shmemx_space_get_window(made.space, &window), 0);
    if (!spaces_are_of_host())
        CHECK_EQ(window, SHMEMX_SPACE_WINDOW_NONE);
    spaces_unmake(made);
}

static void space_and_team_refer_to_each_other(void)
{
    struct made made = spaces_make(64 * KIB);
    shmem_team_t team = SHMEM_TEAM_INVALID, half;
    shmem_space_t space = SHMEM_SPACE_INVALID;
    int n = shmem_n_pes();
    CHECK_EQ(shmem_space_get_team(made.space, &team), 0);
    CHECK(team == made.team && team != SHMEM_TEAM_WORLD);
    CHECK_EQ(shmem_team_n_pes(team), n);
    for (int pe = 0; pe < n; pe++)
        CHECK_EQ(shmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD), pe);
    CHECK_EQ(shmemx_team_get_space(team, &space), 0);
    CHECK(space == made.space);
    CHECK_EQ(shmem_team_split_strided(team, 0, 2, (n + 1) / 2, NULL, 0, &half), 0);
    if (half != SHMEM_TEAM_INVALID) {
        CHECK_EQ(shmemx_team_get_space(half, &space), 0);
        CHECK(space == made.space);
        CHECK(shmem_space_destroy(SHMEM_SPACE_INVALID) == 0);
    }
    CHECK_EQ(shmemx_team_get_space(SHMEM_TEAM_WORLD, &space), 0);
    CHECK(space == SHMEMX_SPACE_DEFAULT);
    shmem_team_destroy(half);
    spaces_unmake(made);
}

/* Loads and stores must work if and only if SHMEM_SPACE_CAP_DIRECT_ACCESS is set. */
static void only_host_spaces_have_direct_access(void)
{
    struct made made = spaces_make(64 * KIB);
    char *block = shmem_space_malloc(made.space, 1000);
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int pe = 0; pe < n; pe++) {
        CHECK_EQ(shmem_addr_accessible(block, pe), 1);
        CHECK_EQ(shmem_addr_accessible(block + 999, pe), 1);
        if (spaces_are_of_host())
            continue;
        CHECK_POINTER(shmem_ptr(block, pe), NULL);
        CHECK_POINTER(shmem_team_ptr(made.team, block, pe), NULL);
        CHECK_POINTER(shmem_team_ptr(SHMEM_TEAM_WORLD, block + 10, pe), NULL);
    }
    if (spaces_are_of_host())
        CHECK_POINTER(shmem_ptr(block, me), block);
    shmem_space_free(made.space, block);
    spaces_unmake(made);
    CHECK_EQ(shmem_addr_accessible(block, me), 0);
    CHECK_POINTER(shmem_ptr(block, me), NULL);
}

/* RMA, atomics and collectives, with PE numbers and on the team of the world. */
static void promised_operations_work_in_a_space(void)
{
    struct made made = spaces_make(64 * KIB);
    long *words = shmem_space_calloc(made.space, 8, sizeof *words), got[2];
    long me = shmem_my_pe(), n = shmem_n_pes();
    for (int pe = 0; pe < n; pe++) {
        shmem_long_atomic_add(&words[0], me + 1, pe);
        if (pe == me)
            shmem_long_p(&words[1], me + 1, pe);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(&words[0], spaces_next()), n * (n + 1) / 2);
    CHECK_EQ(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &words[2], words, 2), 0);
    api_load(got, &words[2], sizeof got);
    CHECK_EQ(got[0], n * n * (n + 1) / 2);
    CHECK_EQ(got[1], n * (n + 1) / 2);
    shmem_space_free(made.space, words);
    spaces_unmake(made);
}

static void get_space_finds_the_space_of_an_address(void)
{
    struct made made = spaces_make(64 * KIB);
    shmem_space_t space = SHMEM_SPACE_INVALID;
    static char in_static_data[10];
    char *block = shmem_space_malloc(made.space, 64 * KIB / 2);
    for (int i = 0; i < 64 * KIB / 2; i += 4096 - 1) {
        CHECK_EQ(shmemx_get_space(block + i, &space), 0);
        CHECK(space == made.space);
    }
    CHECK(shmemx_get_space(block + 64 * KIB, &space) != 0);
    CHECK(shmemx_get_space(in_static_data, &space) != 0);
    CHECK(shmemx_get_space(&made, &space) != 0);
    CHECK_EQ(shmemx_get_space(api_zone(ZONE_HEAP), &space), 0);
    CHECK(space == SHMEMX_SPACE_DEFAULT);
    shmem_space_free(made.space, block);
    spaces_unmake(made);
    CHECK(shmemx_get_space(block, &space) != 0);
}

/* ---- Devices ---- */

static void only_device_spaces_report_a_device(void)
{
    struct made made = spaces_make(64 * KIB);
    int device = -1, count = shmemx_kind_get_count(api_space_type());
    CHECK(count > 0);
    CHECK(shmemx_space_get_device(SHMEM_SPACE_INVALID, &device) != 0);
    CHECK(shmemx_space_get_device(SHMEMX_SPACE_DEFAULT, &device) != 0);
    if (spaces_are_of_host()) {
        CHECK(shmemx_space_get_device(made.space, &device) != 0);
        CHECK_EQ(device, -1);
    } else {
        char uuid[SHMEMX_UUID_LEN] = "";
        CHECK_EQ(shmemx_space_get_device(made.space, &device), 0);
        CHECK(device >= 0 && device < count);
        CHECK_EQ(shmemx_kind_get_uuid(api_space_type(), device, uuid), 0);
        CHECK_EQ(strlen(uuid), SHMEMX_UUID_LEN - 1);
    }
    spaces_unmake(made);
}

static const shmem_device_type_t types[] = {SHMEM_DEVICE_CPU, SHMEM_DEVICE_HBM,  SHMEM_DEVICE_GPU,
                                            SHMEM_DEVICE_HIP, SHMEM_DEVICE_CUDA, SHMEM_DEVICE_ZE};

/* The text must not depend on the buffer's capacity, except that it is truncated. */
static void check_info(shmem_device_type_t type)
{
    char text[4096], part[4096];
    int lines = 0, length = shmemx_kind_get_info(type, text, sizeof text);
    if (!CHECK(length >= 0 && length < (int)sizeof text) || !CHECK_EQ(strlen(text), length))
        return;
    for (int i = 0; i < length; i++)
        lines += text[i] == '\n';
    CHECK_EQ(lines, shmemx_kind_get_count(type));
    CHECK_EQ(shmemx_kind_get_info(type, NULL, 0), length);
    for (size_t room = 1; room <= (size_t)length + 2; room += 7) {
        size_t fits = room - 1 < (size_t)length ? room - 1 : (size_t)length;
        memset(part, 'x', sizeof part);
        CHECK_EQ(shmemx_kind_get_info(type, part, room), length);
        CHECK(memcmp(part, text, fits) == 0);
        CHECK_EQ(part[fits], 0);
        CHECK_EQ(part[room], 'x');
    }
}

static void check_uuids(shmem_device_type_t type)
{
    char first[SHMEMX_UUID_LEN] = "", uuid[SHMEMX_UUID_LEN] = "as it was";
    int count = shmemx_kind_get_count(type);
    CHECK(shmemx_kind_get_uuid(type, -1, uuid) != 0);
    CHECK(shmemx_kind_get_uuid(type, count, uuid) != 0);
    CHECK(strcmp(uuid, "as it was") == 0);
    for (int device = 0; device < count; device++) {
        CHECK_EQ(shmemx_kind_get_uuid(type, device, device == 0 ? first : uuid), 0);
        CHECK(device == 0 || strcmp(first, uuid) != 0);
    }
}

static void device_queries_are_consistent(void)
{
    for (size_t i = 0; i < LENGTH(types); i++) {
        api_about("devices of type %d", (int)types[i]);
        CHECK(shmemx_kind_get_count(types[i]) >= 0);
        check_info(types[i]);
        check_uuids(types[i]);
    }
    CHECK_EQ(shmemx_kind_get_count(SHMEM_DEVICE_CPU), 1);
    CHECK(shmemx_kind_get_count(api_space_type()) >= 1);
}

/* A space of SHMEM_DEVICE_GPU has the first GPU type that has devices. */
static void gpu_count_is_of_the_first_present_type(void)
{
    const shmem_device_type_t gpus[] = {SHMEM_DEVICE_CUDA, SHMEM_DEVICE_HIP, SHMEM_DEVICE_ZE};
    int first = 0;
    for (size_t i = 0; i < LENGTH(gpus) && first == 0; i++)
        first = shmemx_kind_get_count(gpus[i]);
    CHECK_EQ(shmemx_kind_get_count(SHMEM_DEVICE_GPU), first);
}

const struct api_test properties_tests[] = {
    {"properties_of_space", space_reports_its_properties, 1},
    {"properties_of_team", space_and_team_refer_to_each_other, 1},
    {"properties_direct_access", only_host_spaces_have_direct_access, 1},
    {"properties_promises", promised_operations_work_in_a_space, 1},
    {"properties_of_addresses", get_space_finds_the_space_of_an_address, 1},
    {"properties_device", only_device_spaces_report_a_device, 1},
    {"properties_kinds", device_queries_are_consistent, 1},
    {"properties_gpu", gpu_count_is_of_the_first_present_type, 1},
    API_TEST_END,
};
