#include "space_create.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/handle.h"
#include "base/heap.h"
#include "base/report.h"
#include "coll/coll.h"
#include "coll/team_create.h"
#include "device/device.h"
#include "net/progress.h"
#include "net/transport.h"
#include "shm/layout.h"
#include "shm/memory_file.h"
#include "shm/own_memory.h"
#include "space_memory.h"
#include "space_record.h"
#include "space_request.h"

/* ---- Creation ---- */

/* Returns the number of bytes that the space occupies in the memory for spaces after the heap.
 * Memory of the program may begin anywhere in a page, so it needs one page more. */
static size_t space_create_range_length(const struct space *space,
                                        const struct space_request *request)
{
    return heap_length(space->pool.heap) + (request->has_memory ? page_size() : 0);
}

/* Opens the memory of the space on this PE, which is a member. Returns 0, or bits of `enum refusal`
 * if this PE refuses the space. */
static uint64_t space_create_open_member_memory(const char *routine, struct space *space,
                                                size_t offset, const struct space_request *request,
                                                const struct space_proposal *proposal)
{
    if (space_request_is_unshared(request))
        return space_device_open(space, proposal, request->memory);
    if (request->has_memory)
        return space_user_open(space, offset, request->memory);
    return space_host_open(routine, space, offset, request->config);
}

/* Assigns the lowest free number and a part of the address range to the memory space. Allocates its
 * memory on the PEs that are members. If this fails on one PE, all PEs undo these steps. Returns 0
 * on success, or the union of all PEs' bits of `enum refusal`. */
static uint64_t space_create_open_memory(const char *routine, struct space *space,
                                         const struct space_numbers_in_use *in_use,
                                         const struct space_request *request,
                                         const struct space_proposal *proposal)
{
    bool on_host = !space_request_is_unshared(request), is_open = false;
    uint64_t refusal = 0;
    size_t offset = HEAP_NONE;
    space->number = space_number_lowest_free(in_use);
    space->handle =
        (shmem_space_t)handle_choose(HANDLE_SPACE, (size_t)space->number, space->serial);
    snprintf(space->name, sizeof space->name, "memory space %d", space->number + 1);
    if (space->number == SPACES_MAX)
        refusal = REFUSED_NUMBERS;
    else if (on_host && (offset = heap_allocate(space_ranges_allocator(),
                                                space_create_range_length(space, request),
                                                SEGMENT_SLOT, 0)) == HEAP_NONE)
        refusal = REFUSED_RESERVATION;
    else if (proposal->is_member) {
        refusal = space_create_open_member_memory(routine, space, offset, request, proposal);
        is_open = refusal == 0;
    }
    refusal = space_agree_on_refusal(routine, refusal);
    if (refusal == 0) {
        space_range_set(space->number, offset);
        return 0;
    }
    if (is_open)
        space_close_memory(space);
    if (offset != HEAP_NONE)
        heap_free(space_ranges_allocator(), offset);
    return refusal;
}

static int space_create_split_members(const char *routine, const struct space_members *members,
                                      shmem_team_t *team)
{
    if (members->pes == NULL)
        return team_split_strided(routine, SHMEM_TEAM_WORLD, 0, 1, job.n_pes, NULL, 0, team);
    return team_split_members(routine, SHMEM_TEAM_WORLD, members->pes, members->count, team);
}

/* Creates two teams of the members: one for the library, and one for the program, split from the
 * first. On failure, destroys both and returns false on all members. */
static bool space_create_teams(const char *routine, struct space *space,
                               const struct space_members *members)
{
    shmem_team_t own;
    if (space_create_split_members(routine, members, &own) != 0)
        return false;
    if (own == SHMEM_TEAM_INVALID) /* this PE is not a member */
        return true;
    struct team *team = space->pool.team = team_require(routine, own);
    space->owning_space.space = space->handle;
    space->owning_space.members = &team->members;
    team->owning_space = &space->owning_space;
    if (team_split_strided(routine, own, 0, 1, team->members.size, NULL, 0, &space->team) == 0)
        return true;
    team->owning_space = NULL;
    team_destroy(routine, own);
    return false;
}

static void space_create_destroy_teams(const char *routine, struct space *space)
{
    team_destroy(routine, space->team);
    space->pool.team->owning_space = NULL;
    team_destroy(routine, space->pool.team->handle);
}

/* Records the members in the segment. */
static void space_create_set_members(struct space *space)
{
    const struct rank_map *members = &space->pool.team->members;
    int index = space_segment_index(space);
    space->pool.segment = &segments[index];
    segment_set_members(index, members->size == job.n_pes ? NULL : members);
}

/* Sets the capabilities of the space (SHMEM_SPACE_CAP_ bits). Called on all PEs, because PEs that
 * are not members may query them too. */
static void space_create_set_caps(struct space *space, const struct space_members *members)
{
    space->caps = SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS;
    if (members->count == job.n_pes)
        space->caps |= SHMEM_SPACE_CAP_WORLD_ACCESS;
    if (!space_is_device(space->type))
        space->caps |= SHMEM_SPACE_CAP_DIRECT_ACCESS;
    if (!space_is_device(space->type) && !space->pool.is_user_memory && layout.heap_is_fixed)
        space->caps |= SHMEM_SPACE_CAP_IDENT_ADDR;
}

/* Creates the MPI window and the teams of the space, and connects the memory of the members, which
 * is open already. Returns 0, or the bits of `enum refusal` of all PEs. */
static uint64_t space_create_set_up(const char *routine, struct space *space,
                                    const struct space_request *request,
                                    const struct space_members *members, bool is_member)
{
    bool on_host = !space_request_is_unshared(request);
    uint64_t refusal = 0;
    if (on_host && net_runs && select_needs_windows())
        refusal = space_window_open(routine, space, request->config);
    if (refusal != 0)
        return refusal;
    bool made = space_create_teams(routine, space, members);
    refusal = space_agree_on_refusal(routine, made ? 0 : REFUSED_RECORDS);
    if (refusal == 0 && is_member)
        space_create_set_members(space);
    if (refusal == 0 && !on_host)
        refusal = space_device_connect(routine, space, is_member);
    else if (refusal == 0 && request->has_memory)
        refusal = space_user_connect(routine, space, is_member);
    if (refusal != 0 && made && is_member)
        space_create_destroy_teams(routine, space);
    space_create_set_caps(space, members);
    return refusal;
}

/* Prints a warning that explains why device memory cannot be allocated or mapped. Among the PEs on
 * which `is_mine` is true, the PE with the lowest number prints it. */
static void space_create_explain_device(const char *routine, const struct space_request *request,
                                        uint64_t refusal, bool is_mine)
{
    struct space_members failed;
    space_agree_on_members(routine, is_mine, &failed);
    if (failed.count > 0 && failed.pes[0] == job.me && (refusal & REFUSED_MEMORY) != 0)
        report_warning(routine, "cannot allocate %zu bytes of memory of device_type %d: %s",
                       request->config->size, (int)request->config->device_type, device_error());
    else if (failed.count > 0 && failed.pes[0] == job.me)
        report_warning(routine,
                       "cannot map the device memory of another PE of this node: %s; set "
                       "ISTHMUS_PATH=message to access it by messages",
                       device_error());
    free(failed.pes);
}

/* Prints a warning about memory that the program supplied. `what` says what happens to this memory.
 * Among the PEs on which `is_mine` is true, the PE with the lowest number prints the warning. */
static void space_create_explain_user_memory(const char *routine, bool is_mine, const char *what)
{
    struct space_members failed;
    space_agree_on_members(routine, is_mine, &failed);
    if (failed.count > 0 && failed.pes[0] == job.me)
        report_warning(routine, "memory %s: %s", what, own_memory_error());
    free(failed.pes);
}

/* Prints the warning that explains the refusal, from a PE that knows the reason. */
static void space_create_explain_refusal(const char *routine, const struct space_request *request,
                                         uint64_t refusal, bool is_mine)
{
    bool on_host = !space_is_device(request->config->device_type);
    if (!on_host && (refusal & (REFUSED_MEMORY | REFUSED_ACCESS)) != 0)
        space_create_explain_device(routine, request, refusal, is_mine);
    else if (on_host && (refusal & (REFUSED_USER_MEMORY | REFUSED_ACCESS)) != 0)
        space_create_explain_user_memory(routine, is_mine, "cannot be used for a space");
}

static uint64_t space_create_open_and_set_up(const char *routine, struct space *space,
                                             const struct space_numbers_in_use *in_use,
                                             const struct space_request *request,
                                             const struct space_members *members,
                                             const struct space_proposal *proposal)
{
    uint64_t refusal = space_create_open_memory(routine, space, in_use, request, proposal);
    if (refusal != 0)
        return refusal;
    refusal = space_create_set_up(routine, space, request, members, proposal->is_member);
    if (refusal != 0 && proposal->is_member)
        space_close_memory(space); /* the next creation releases the number, range and window */
    return refusal;
}

/* Opens host memory of the program that the PEs of a node cannot map, after the first attempt was
 * refused. The PEs then access it by messages, with the code for device memory. */
static uint64_t space_create_open_unshared(const char *routine, struct space *space,
                                           const struct space_numbers_in_use *in_use,
                                           const struct space_request *request,
                                           const struct space_members *members,
                                           const struct space_proposal *proposal)
{
    struct space_request unshared = *request;
    struct space_proposal host = *proposal;
    unshared.is_unshared = true;
    host.kind = kinds_find(KIND_HOST);
    if (job.debug)
        space_create_explain_user_memory(routine, space->memory_failed,
                                         "is accessed by messages within a node");
    space_windows_release(routine, in_use);
    space_ranges_release(in_use);
    space->user_memory = NULL;
    space->window = SHMEMX_SPACE_WINDOW_NONE;
    return space_create_open_and_set_up(routine, space, in_use, &unshared, members, &host);
}

/* Returns true if a refused space can be created with memory that the PEs access by messages
 * instead of mapping it. */
static bool space_create_can_be_unshared(const struct space_request *request, uint64_t refusal)
{
    return net_runs && request->has_memory && !space_is_device(request->config->device_type) &&
           refusal != 0 && (refusal & ~(uint64_t)(REFUSED_USER_MEMORY | REFUSED_ACCESS)) == 0;
}

/* Creates the space after no PE has refused the configuration. Returns 0, or the bits of `enum
 * refusal`, the same on all PEs. */
static uint64_t space_create_build(const char *routine, struct space *space,
                                   const struct space_numbers_in_use *in_use,
                                   const struct space_request *request)
{
    struct space_members members = {NULL, job.n_pes};
    uint64_t refusal = 0;
    struct space_proposal proposal = space_make_proposal(routine, request, &refusal);
    if (space->type == SHMEM_DEVICE_HBM && proposal.is_member &&
        !space_capacity_suffices(routine, request))
        refusal |= REFUSED_CAPACITY;
    space->memory_failed = refusal != 0;
    if (space->type != SHMEM_DEVICE_CPU || request->has_memory) {
        if (space_is_device(space->type))
            space_device_expect();
        space_agree_on_members(routine, proposal.is_member, &members);
        refusal =
            space_agree_on_refusal(routine, refusal | (members.count == 0 ? REFUSED_DEVICE : 0));
    }
    if (refusal == 0) {
        refusal =
            space_create_open_and_set_up(routine, space, in_use, request, &members, &proposal);
        if (space_create_can_be_unshared(request, refusal))
            refusal =
                space_create_open_unshared(routine, space, in_use, request, &members, &proposal);
    }
    free(members.pes);
    if (refusal == 0)
        space_pool_enable_dump(&space->pool);
    space_create_explain_refusal(routine, request, refusal, space->memory_failed);
    return refusal;
}

/* The information that each PE contributes to the creation of a space. The PEs combine their
 * contributions with a bitwise or. */
struct creation_input {
    struct space_numbers_in_use in_use;
    uint64_t refusal;
    uint64_t types; /* 1 << device type; more than one bit: the PEs disagree */
    uint64_t serial;
};

/* Serial number of the next creation. PEs that were in other jobs before may have different
 * numbers. The bitwise or of all is at least the largest of them, so no PE uses a number twice. */
static uint64_t next_serial;

/* Returns this PE's contribution to the creation of a space. Sets *space to a new record for the
 * space, or to NULL if this PE cannot create one. */
static struct creation_input space_create_make_bid(const char *routine,
                                                   const struct space_request *request,
                                                   struct space **space)
{
    struct creation_input creation_input = {.refusal = space_request_judge(request),
                                            .serial = next_serial};
    *space = NULL;
    if (creation_input.refusal == 0) {
        shmem_device_type_t type = request->config->device_type;
        creation_input.types = UINT64_C(1) << type;
        *space = space_record_create(type, space_request_length(request), request->has_memory);
        /* For high-bandwidth memory, the capacity is checked later, after all PEs have published
         * their cores. */
        if (type == SHMEM_DEVICE_CPU && !space_capacity_suffices(routine, request))
            creation_input.refusal |= REFUSED_CAPACITY;
        if (*space == NULL)
            creation_input.refusal |= REFUSED_RECORDS;
        else
            (*space)->memory_failed = creation_input.refusal != 0;
    }
    if (!space_ranges_start())
        creation_input.refusal |= REFUSED_RECORDS;
    space_own_numbers(&creation_input.in_use);
    return creation_input;
}

/* Replaces *creation_input by the bitwise or of the contributions of all PEs. Releases the windows,
 * ranges and records of destroyed spaces. Returns bits of `enum refusal`, or 0 if no PE refuses. */
static uint64_t space_create_agree_on_bid(const char *routine,
                                          struct creation_input *creation_input)
{
    coll_allreduce_or(routine, &team_world, (uint64_t *)(void *)creation_input,
                      sizeof *creation_input / sizeof(uint64_t));
    bool one_type = (creation_input->types & (creation_input->types - 1)) == 0;
    next_serial = creation_input->serial + 1;
    space_windows_release(routine, &creation_input->in_use);
    space_ranges_release(&creation_input->in_use);
    space_others_release(&creation_input->in_use);
    return creation_input->refusal | (one_type ? 0 : REFUSED_TYPE);
}

static void space_create_report_refusal(const char *routine, const struct space_request *request,
                                        uint64_t refusal, const struct space *space)
{
    if (refusal == REFUSED_CAPACITY)
        space_capacity_explain(routine, request, space != NULL && space->memory_failed);
    else
        space_request_explain(routine, request, refusal);
}

/* Makes the handle valid on this PE, and records the space under its number. */
static void space_create_publish_space(const char *routine, struct space *space)
{
    handle_define((uintptr_t)space->handle, space);
    space_number_set(space->number, space);
    space_numbers_require_valid(routine);
}

int space_build(const char *routine, const struct space_request *request, struct space **created)
{
    struct space *space;
    struct creation_input agreed = space_create_make_bid(routine, request, &space);
    *created = NULL;
    device_publish_cores();
    uint64_t refusal = space_create_agree_on_bid(routine, &agreed);
    if (refusal == 0 && space != NULL) { /* space is never NULL if no PE refused */
        space->serial = agreed.serial;
        refusal = space_create_build(routine, space, &agreed.in_use, request);
    }
    if (refusal != 0 || space == NULL) {
        space_create_report_refusal(routine, request, refusal, space);
        space_record_abandon(space);
        return -1;
    }
    if (space->pool.team == NULL) {
        space_others_keep(space);
        return 0;
    }
    space_create_publish_space(routine, space);
    *created = space;
    return 0;
}

/* ---- Destruction ---- */

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

/* Discards a space when the library stops. Its host memory is freed with the node's memory, and its
 * teams with all other teams. */
static void space_create_discard_space(struct space *space)
{
    space_pool_close("shmem_finalize", &space->pool);
    if (space->device != NULL)
        device_end_imports(space->device, true);
}

void space_forget_all(const char *routine)
{
    for (int number = 0; number < SPACES_MAX; number++)
        if (space_by_number(number) != NULL)
            space_create_discard_space(space_by_number(number));
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
