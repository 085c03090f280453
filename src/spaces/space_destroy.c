#include "space_destroy.h"

#include "collective/collective.h"
#include "collective/split.h"
#include "device/device.h"
#include "lent_window.h"
#include "space_device.h"
#include "space_host.h"
#include "space_numbers.h"
#include "space_others.h"
#include "space_own.h"
#include "space_window.h"

void space_close_memory(const struct space *space)
{
    if (space->device != NULL)
        space_device_close(space, false);
    else if (space->user_memory != NULL)
        space_user_close(space);
    else
        space_host_close(space);
}

void space_tear_down(const char *routine, struct space *space)
{
    coll_barrier(routine, space->pool.team);
    exported_window_free(routine, space->pool.team, space_segment_index(space));
    space_pool_close(routine, &space->pool);
    if (space->device != NULL) {
        device_end_imports(space->device, false);
        coll_sync(routine, space->pool.team);
    }
    space_close_memory(space);
    space_number_set(space->number, NULL);
    space->pool.team->owning_space = NULL;
    team_destroy(routine, space->pool.team->handle);
    space_record_discard(space);
}

/* What is left when the library stops: the host's memory goes with the node's, the teams with all
 * others. */
static void discard_space(struct space *space)
{
    space_pool_close("shmem_finalize", &space->pool);
    if (space->device != NULL)
        device_end_imports(space->device, true);
}

void space_forget_all(const char *routine)
{
    for (int number = 0; number < SPACES_MAX; number++)
        if (space_by_number(number) != NULL)
            discard_space(space_by_number(number));
    space_device_wait_for_peers(routine);
    for (int number = 0; number < SPACES_MAX; number++) {
        struct space *space = space_by_number(number);
        space_number_set(number, NULL);
        if (space == NULL)
            continue;
        if (space->device != NULL)
            space_device_close(space, true);
        if (space->user_memory != NULL)
            space_user_close(space);
        space_record_discard(space);
    }
    space_others_forget();
    space_windows_forget();
    space_ranges_stop();
}
