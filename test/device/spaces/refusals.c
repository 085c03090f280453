/*
 * Requests that must fail on all PEs and leave nothing allocated.
 */
#include <stdlib.h>

#include "spaces_test.h"

static shmem_space_config_t of_size(size_t size)
{
    return (shmem_space_config_t){.device_type = api_space_type(), .size = size};
}

static void check_usable(void)
{
    struct made made = spaces_make(256 * KIB);
    char *block = shmem_space_malloc(made.space, 100 * KIB);
    spaces_check_block(block, 100 * KIB, 7);
    shmem_space_free(made.space, block);
    spaces_unmake(made);
}

static void invalid_sizes_are_refused(void)
{
    static const size_t sizes[] = {0, SIZE_MAX, SIZE_MAX / 2, (size_t)1 << 50};
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        shmem_space_config_t config = of_size(sizes[i]);
        api_about("size %zu", sizes[i]);
        spaces_refuse(&config);
    }
    shmem_space_config_t config = of_size((size_t)1 << 50);
    for (int i = 0; i < 50; i++)
        spaces_refuse(&config);
    check_usable();
}

/* Only one PE fails; the others allocate memory and must free it. All attempts together exceed
 * the device's memory (CMakeLists.txt). */
static void space_refused_on_one_pe_fails_on_all(void)
{
    bool is_last = shmem_my_pe() == shmem_n_pes() - 1;
    shmem_space_config_t config = of_size(is_last ? (size_t)1 << 50 : (size_t)10 * MIB);
    if (getenv("SHMEM_DEBUG") != NULL) /* which aborts the job if arguments differ between PEs */
        return;
    for (int i = 0; i < 4; i++)
        spaces_refuse(&config);
    spaces_unmake(spaces_make((size_t)10 * MIB));
}

static void invalid_flags_are_refused(void)
{
    const int both = SHMEMX_SPACE_FLAG_BIND_LOCAL | SHMEMX_SPACE_FLAG_INTERLEAVE;
    const int wrong[] = {both, 1 << 20, SHMEMX_SPACE_FLAG_BIND_LOCAL, SHMEMX_SPACE_FLAG_INTERLEAVE};
    size_t count = api_space_type() == SHMEM_DEVICE_CPU ? 2 : 4;
    for (size_t i = 0; i < count; i++) {
        shmem_space_config_t config = of_size(64 * KIB);
        api_about("flags %#x", (unsigned)wrong[i]);
        config.flags = wrong[i];
        spaces_refuse(&config);
    }
    check_usable();
}

/* Flags about pages and windows must be ignored on a device. */
static void page_and_window_flags_are_ignored(void)
{
    shmem_space_config_t config = of_size(64 * KIB);
    struct made made;
    config.flags = SHMEMX_SPACE_FLAG_HUGE_PAGES | SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW;
    if (CHECK_EQ(shmem_space_create(&config, &made.space, &made.team), 0))
        spaces_unmake(made);
}

static void types_without_devices_are_refused(void)
{
    for (int type = -1; type <= 8; type++) {
        bool is_none = type < 0 || type > SHMEM_DEVICE_ZE;
        api_about("type %d", type);
        if (!is_none && shmemx_kind_get_count((shmem_device_type_t)type) > 0)
            continue;
        shmem_space_config_t config = of_size(64 * KIB);
        config.device_type = (shmem_device_type_t)type;
        spaces_refuse(&config);
    }
    check_usable();
}

static void null_configuration_is_refused(void)
{
    spaces_refuse(NULL);
    spaces_refuse_with(NULL, NULL);
    check_usable();
}

/* ---- Memory of the program ---- */

/* Host memory on all PEs or on one, and no memory at all. */
static void host_memory_of_the_program_is_refused(void)
{
    static _Alignas(4096) char memory[64 * KIB];
    shmem_space_config_t config = of_size(sizeof memory);
    spaces_refuse_with(&config, memory);
    spaces_refuse_with(&config, NULL);
    spaces_refuse_with(&config, shmem_my_pe() == 0 ? memory : NULL);
    config.device_type = SHMEM_DEVICE_CPU;
    spaces_refuse_with(&config, memory);
    config.device_type = SHMEM_DEVICE_HBM;
    spaces_refuse_with(&config, memory);
    check_usable();
}

static void unsuitable_device_memory_is_refused(void)
{
    char *memory = spaces_are_of_host() ? NULL : spaces_allocate_own(256 * KIB);
    struct made made;
    if (memory == NULL)
        return;
    shmem_space_config_t config = of_size(64 * KIB), rest = of_size(64 * KIB);
    spaces_refuse_with(&config, memory + 8);
    config.size = 63;
    spaces_refuse_with(&config, memory);
    config.size = 128 * KIB;
    if (CHECK_EQ(shmemx_space_create_with(&config, memory, &made.space, &made.team), 0)) {
        api_about("memory that is a space's already");
        spaces_refuse_with(&config, memory);
        spaces_refuse_with(&rest, memory + 64 * KIB);
        spaces_unmake(made);
    }
    spaces_release_own(memory);
    check_usable();
}

const struct api_test refusals_tests[] = {
    {"refusals_sizes", invalid_sizes_are_refused, 1},
    {"refusals_by_one", space_refused_on_one_pe_fails_on_all, 2},
    {"refusals_flags", invalid_flags_are_refused, 1},
    {"refusals_not_of_advice", page_and_window_flags_are_ignored, 1},
    {"refusals_types", types_without_devices_are_refused, 1},
    {"refusals_of_null", null_configuration_is_refused, 1},
    {"refusals_own_of_host", host_memory_of_the_program_is_refused, 1},
    {"refusals_own_of_device", unsuitable_device_memory_is_refused, 1},
    API_TEST_END,
};
