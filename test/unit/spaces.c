/*
 * Tests spaces that cannot be created: a window that one PE could not create is freed, and an
 * abandoned record is removed. Also tests what is stored about devices that other PEs cannot map.
 */
#include <stdlib.h>

#define team_comm_reserve_mpi    reserved
#define leader_comm_end_creation reserved_no_more
#define space_agree_on_refusal   agreed
#define window_add               added
#define window_remove            removed
#define device_import            imported
#define device_error             device_fault
#include "spaces/space_memory.c" /* NOLINT(bugprone-suspicious-include) */

#include "base/handle.h"
#include "spaces/space_record.h"
#include "unit.h"

/* ---- Replacements of modules that this file uses ---- */

static int reservations, windows, removed_place;
static struct team *reserved_over;
static uint64_t refused_elsewhere;
static bool makes, maps;
static const char *message(void)
{
    return "as the test wants it";
}

static const struct backend fake = {.message = message};

void reserved(const char *routine, struct team *team)
{
    reserved_over = team;
    CHECK(reserved_over == &team_world);
    CHECK_TEXT(routine, "unit");
    reservations++;
}

void reserved_no_more(void)
{
    reservations--;
}

uint64_t agreed(const char *routine, uint64_t refusal)
{
    CHECK_TEXT(routine, "unit");
    CHECK(!net_is_locked());
    return refusal | refused_elsewhere;
}

bool added(const char *routine, int place, bool dynamic)
{
    CHECK(net_is_locked() && reservations == 1 && !dynamic && place >= SEGMENT_SPACES);
    CHECK_TEXT(routine, "unit");
    windows += makes;
    return makes;
}

void removed(const char *routine, int place)
{
    CHECK(net_is_locked() && reservations == 1);
    CHECK_TEXT(routine, "unit");
    removed_place = place;
    windows--;
}

bool imported(struct device_memory *memory, const struct rank_map *members)
{
    (void)memory, (void)members;
    return maps;
}

const char *device_fault(void)
{
    return "as the test wants it";
}

/* ---- Windows ---- */

static struct space space = {.number = 3};
static const shmem_space_config_t config = {.flags = 0};

static void unused_window_is_removed_once(void)
{
    struct space_numbers_in_use in_use = {0};
    makes = true;
    CHECK_SIZE(space_window_open("unit", &space, &config), 0);
    CHECK(windows == 1 && space.window == SHMEMX_SPACE_WINDOW_CREATED);
    net_runs = true;
    space_windows_release("unit", &in_use);
    CHECK(windows == 0 && removed_place == SEGMENT_SPACES + 3);
    space_windows_release("unit", &in_use);
    CHECK(windows == 0);
}

/* All PEs learn of the failure, and no PE keeps the window. */
static void refused_window_is_not_kept(void)
{
    struct space_numbers_in_use in_use = {0};
    removed_place = 0;
    refused_elsewhere = REFUSED_WINDOW;
    CHECK_SIZE(space_window_open("unit", &space, &config), REFUSED_WINDOW);
    CHECK(windows == 0 && removed_place == SEGMENT_SPACES + 3);
    refused_elsewhere = 0;
    makes = false;
    removed_place = 0;
    CHECK_SIZE(space_window_open("unit", &space, &config), REFUSED_WINDOW);
    space_windows_release("unit", &in_use);
    CHECK(windows == 0 && removed_place == 0);
    CHECK(reservations == 0 && !net_is_locked());
}

/* ---- Devices ---- */

/* Checks the result of space_memory_map_peers, and whether devices are marked as separate. */
static void expect_reach(uint64_t refusal, bool apart)
{
    selection.devices_apart = false;
    CHECK_SIZE(space_memory_map_peers("unit", &space), refusal);
    CHECK(selection.devices_apart == apart);
}

static void unmappable_devices_are_marked_apart(void)
{
    static struct team team = {.members = {.stride = 1, .size = 2}};
    space.pool.team = &team;
    space.type = SHMEM_DEVICE_GPU;
    selection.inside.data = TRANSPORT_MESSAGE;
    expect_reach(0, false); /* applies to host memory too */
    selection.inside.data = TRANSPORT_SHM;
    maps = true;
    expect_reach(0, false);
    maps = false;
    expect_reach(0, true);
    CHECK(!space.memory_failed);
    net_runs = false;
    expect_reach(REFUSED_ACCESS, true);
    CHECK(space.memory_failed);
    space.type = SHMEM_DEVICE_CPU;
    maps = true;
    expect_reach(0, true);
}

/* ---- Records ---- */

static struct space *make_record(int number, uintptr_t serial)
{
    struct space *made = space_record_create(SHMEM_DEVICE_CPU, 1 << 20, false);
    if (!CHECK(made != NULL))
        exit(EXIT_FAILURE);
    made->number = number;
    made->handle = (shmem_space_t)handle_choose(HANDLE_SPACE, (size_t)number, serial);
    return made;
}

/* An abandoned record removes its own handle only. */
static void abandoned_record_removes_only_its_handle(void)
{
    struct space *first = make_record(5, 1), *second = make_record(5, 2);
    uintptr_t handle = (uintptr_t)first->handle;
    CHECK(handle != (uintptr_t)second->handle);
    handle_define(handle, first);
    CHECK(handle_look_up(HANDLE_SPACE, handle) == first);
    space_record_abandon(second);
    CHECK(handle_look_up(HANDLE_SPACE, handle) == first);
    space_record_abandon(first);
    CHECK(handle_look_up(HANDLE_SPACE, handle) == NULL);
    space_record_abandon(NULL);
}

/* A handle of a space of other PEs is valid until no PE uses the number. */
static void foreign_handle_is_valid_until_forgotten(void)
{
    struct space_numbers_in_use in_use = {{0}};
    struct space *made = make_record(70, 3);
    uintptr_t handle = (uintptr_t)made->handle;
    space_others_keep(made);
    CHECK(handle_look_up(HANDLE_SPACE, handle) == made && made->is_of_others);
    in_use.words[1] = UINT64_C(1) << (70 - 64);
    space_others_release(&in_use);
    CHECK(handle_look_up(HANDLE_SPACE, handle) == made);
    space_others_forget();
    CHECK(handle_look_up(HANDLE_SPACE, handle) == NULL);
}

int main(void)
{
    backend = &fake;
    net_lock_start();
    unused_window_is_removed_once();
    refused_window_is_not_kept();
    unmappable_devices_are_marked_apart();
    abandoned_record_removes_only_its_handle();
    foreign_handle_is_valid_until_forgotten();
    return unit_status();
}
