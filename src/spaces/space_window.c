#include "space_window.h"

#include <string.h>

#include "base/environment.h"
#include "base/report.h"
#include "collective/communicators.h"
#include "collective/group.h"
#include "modules/loader.h"
#include "space_agree.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "transport/window.h"

static bool exists[SPACES_MOST]; /* by number; on all PEs alike */

/* What a dynamic window has lies at the same distance from its room on all PEs; the program's own
 * memory does not. */
static bool wants_dynamic(const struct space *space, const shmem_space_config_t *config)
{
    if (space->pool.is_programs)
        return false;
    if (environment.space_window != SPACE_WINDOW_AUTO)
        return environment.space_window == SPACE_WINDOW_DYNAMIC;
    return (config->flags & SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW) != 0;
}

uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config)
{
    bool dynamic = wants_dynamic(space, config);
    team_comm_reserve_mpi(routine, &team_world);
    network_lock();
    bool made = window_add(routine, space_place(space), dynamic);
    if (!made)
        report_warning(routine, "no window for the space: %s", backend->message());
    network_unlock();
    /* Those of some PEs may be there when those of others are not: then the former go again. */
    uint64_t refusal = space_agree_on_refusal(routine, made ? 0 : REFUSED_WINDOW);
    if (refusal != 0 && made) {
        network_lock();
        window_remove(routine, space_place(space));
        network_unlock();
    }
    leader_comm_end_creation();
    if (refusal != 0)
        return refusal;
    exists[space->number] = true;
    space->window = dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED;
    return 0;
}

static bool is_forgotten(const struct space_held *held, int number)
{
    return exists[number] && !space_is_held(held, number);
}

static void free_from(const char *routine, const struct space_held *held, int first)
{
    team_comm_reserve_mpi(routine, &team_world);
    network_lock();
    for (int number = first; number < SPACES_MOST; number++)
        if (is_forgotten(held, number))
            window_remove(routine, SEGMENT_SPACES + number);
    network_unlock();
    leader_comm_end_creation();
}

void space_windows_release(const char *routine, const struct space_held *held)
{
    int first = 0;
    while (first < SPACES_MOST && !is_forgotten(held, first))
        first++;
    if (first < SPACES_MOST && network_runs) /* without a network all windows are gone */
        free_from(routine, held, first);
    for (int number = first; number < SPACES_MOST; number++)
        exists[number] &= space_is_held(held, number);
}

void space_windows_forget(void)
{
    memset(exists, 0, sizeof exists);
}
