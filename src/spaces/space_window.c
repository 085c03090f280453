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

static bool has_window[SPACES_MAX]; /* by number; on all PEs alike */

/* What a dynamic window has lies at the same distance from its room on all PEs; the program's own
 * memory does not. */
static bool uses_dynamic(const struct space *space, const shmem_space_config_t *config)
{
    if (space->pool.is_user_memory)
        return false;
    if (environment.space_window != SPACE_WINDOW_AUTO)
        return environment.space_window == SPACE_WINDOW_DYNAMIC;
    return (config->flags & SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW) != 0;
}

uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config)
{
    bool dynamic = uses_dynamic(space, config);
    team_comm_reserve_mpi(routine, &team_world);
    net_lock();
    bool made = window_add(routine, space_segment_index(space), dynamic);
    if (!made)
        report_warning(routine, "no window for the space: %s", backend->message());
    net_unlock();
    /* Those of some PEs may be there when those of others are not: then the former go again. */
    uint64_t refusal = space_agree_on_refusal(routine, made ? 0 : REFUSED_WINDOW);
    if (refusal != 0 && made) {
        net_lock();
        window_remove(routine, space_segment_index(space));
        net_unlock();
    }
    leader_comm_end_creation();
    if (refusal != 0)
        return refusal;
    has_window[space->number] = true;
    space->window = dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED;
    return 0;
}

static bool is_unused(const struct space_numbers_in_use *in_use, int number)
{
    return has_window[number] && !space_number_is_in_use(in_use, number);
}

static void free_from(const char *routine, const struct space_numbers_in_use *in_use, int first)
{
    team_comm_reserve_mpi(routine, &team_world);
    net_lock();
    for (int number = first; number < SPACES_MAX; number++)
        if (is_unused(in_use, number))
            window_remove(routine, SEGMENT_SPACES + number);
    net_unlock();
    leader_comm_end_creation();
}

void space_windows_release(const char *routine, const struct space_numbers_in_use *in_use)
{
    int first = 0;
    while (first < SPACES_MAX && !is_unused(in_use, first))
        first++;
    if (first < SPACES_MAX && net_runs) /* without a network all windows are gone */
        free_from(routine, in_use, first);
    for (int number = first; number < SPACES_MAX; number++)
        has_window[number] &= space_number_is_in_use(in_use, number);
}

void space_windows_forget(void)
{
    memset(has_window, 0, sizeof has_window);
}
