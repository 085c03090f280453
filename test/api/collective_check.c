#include "collective_check.h"

#include <stdlib.h>

enum { UNTOUCHED = 0xEE, GUARD = 64 };

struct members members_of_team(shmem_team_t team)
{
    return (struct members){team, NULL, shmem_team_my_pe(team), shmem_team_n_pes(team)};
}

struct members members_of_set(const struct active_set *set)
{
    return (struct members){SHMEM_TEAM_INVALID, set, set->me, set->size};
}

void members_meet(const struct members *members)
{
    if (members->set == NULL)
        shmem_team_sync(members->team);
    else
        api_meet(members->set);
}

/* Arguments for the callback: api_for_each_team and api_for_each_set pass none. */
static struct {
    void (*check)(const struct members *, const struct collective_routine *);
    const struct collective_routine *routines;
    size_t count;
} current;

static void check_all_routines(const struct members *members)
{
    for (size_t i = 0; i < current.count; i++)
        current.check(members, &current.routines[i]);
}

static void check_on_team(shmem_team_t team)
{
    struct members members = members_of_team(team);
    check_all_routines(&members);
}

static void check_on_set(const struct active_set *set)
{
    struct members members = members_of_set(set);
    check_all_routines(&members);
    members_meet(&members);
    api_check_p_sync(set);
}

void check_on_teams(void (*check)(const struct members *, const struct collective_routine *),
                    const struct collective_routine *routines, size_t count)
{
    current.check = check;
    current.routines = routines;
    current.count = count;
    api_for_each_team(check_on_team);
}

void check_on_sets(void (*check)(const struct members *, const struct collective_routine *),
                   const struct collective_routine *routines, size_t count)
{
    current.check = check;
    current.routines = routines;
    current.count = count;
    api_for_each_active_set(check_on_set);
}

static void say_about(const struct members *members, const struct collective_routine *routine,
                      size_t nelems)
{
    if (members->set == NULL)
        api_about("%s of %zu, member %d of a team of %d", routine->name, nelems, members->me,
                  members->n);
    else
        api_about("%s of %zu, member %d of the active set (%d, %d, %d)", routine->name, nelems,
                  members->me, members->set->start, members->set->log_stride, members->set->size);
}

/* Destination and source of the next call, filled, and ready on all members. The kind of memory
 * changes from call to call. The last quarter of the source is an area that dest does not reach. */
struct buffers {
    char *dest, *source;
};

static struct buffers prepare(const struct members *members, size_t nelems)
{
    int zone = (int)(nelems % ZONE_COUNT);
    struct buffers buffers = {api_zone(zone), api_zone((zone + 1) % ZONE_COUNT)};
    api_set(buffers.dest, UNTOUCHED, ZONE_BYTES);
    members_meet(members);
    return buffers;
}

static int call(const struct collective_routine *routine, struct collective_arguments arguments)
{
    int status = routine->call(&arguments);
    if (arguments.members->set == NULL)
        CHECK_EQ(status, 0);
    return status;
}

/* Checks all roots. In a team the root's dest is written too; in an active set it must stay
 * unchanged. */
void check_broadcast(const struct members *members, const struct collective_routine *routine)
{
    static const size_t lengths[] = {0, 1, 3, 100};
    for (int root = 0; root < members->n; root++) {
        size_t nelems = root == 0 ? 7 : lengths[(size_t)root % LENGTH(lengths)];
        size_t bytes = nelems * routine->size;
        say_about(members, routine, nelems);
        struct buffers buffers = prepare(members, nelems);
        /* The library must read only the root's source. */
        api_fill_pattern(buffers.source, bytes, (unsigned)members->me + 10);
        call(routine, (struct collective_arguments){.members = members,
                                                    .dest = buffers.dest + GUARD,
                                                    .source = buffers.source,
                                                    .nelems = nelems,
                                                    .root = root});
        CHECK_FILLED(buffers.dest, GUARD, UNTOUCHED);
        if (members->set != NULL && members->me == root)
            CHECK_FILLED(buffers.dest + GUARD, bytes, UNTOUCHED);
        else
            CHECK_PATTERN(buffers.dest + GUARD, bytes, (unsigned)root + 10);
        CHECK_FILLED(buffers.dest + GUARD + bytes, GUARD, UNTOUCHED);
        members_meet(members);
    }
}

static size_t collected_elements(int member, bool differing)
{
    return differing ? (size_t)(member * 3 % 5) : 5; /* members 0 and 5 contribute nothing */
}

static void check_collected(const struct members *members, const struct collective_routine *routine,
                            bool differing)
{
    size_t nelems = collected_elements(members->me, differing);
    say_about(members, routine, nelems);
    struct buffers buffers = prepare(members, differing ? 1 : 2);
    /* A member that contributes nothing may pass NULL, unless the library can only detect device
     * memory by the source. */
    bool is_told = nelems > 0 || api_space_type() != SHMEM_DEVICE_CPU;
    const char *source = is_told ? buffers.source : NULL;
    api_fill_pattern(buffers.source, nelems * routine->size, (unsigned)members->me + 20);
    call(routine,
         (struct collective_arguments){
             .members = members, .dest = buffers.dest + GUARD, .source = source, .nelems = nelems});
    api_set(buffers.source, 0, nelems * routine->size);
    CHECK_FILLED(buffers.dest, GUARD, UNTOUCHED);
    char *at = buffers.dest + GUARD;
    for (int member = 0; member < members->n; member++) {
        size_t bytes = collected_elements(member, differing) * routine->size;
        CHECK_PATTERN(at, bytes, (unsigned)member + 20);
        at += bytes;
    }
    CHECK_FILLED(at, GUARD, UNTOUCHED);
    members_meet(members);
}

void check_collect(const struct members *members, const struct collective_routine *routine)
{
    check_collected(members, routine, true);
    check_collected(members, routine, false);
}

void check_fcollect(const struct members *members, const struct collective_routine *routine)
{
    check_collected(members, routine, false);
}

/* Block j of member i becomes block i of member j. If strided, element e of block b is at index
 * stride * (b * nelems + e). */
static void check_exchange(const struct members *members, const struct collective_routine *routine,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    size_t size = routine->size, n = (size_t)members->n, total = n * nelems;
    say_about(members, routine, nelems);
    struct buffers buffers = prepare(members, nelems);
    api_set(buffers.source, 0x55, ZONE_BYTES);
    for (size_t i = 0; i < total; i++)
        api_fill_pattern(buffers.source + i * (size_t)sst * size, size,
                         (unsigned)(members->me * 1000) + (unsigned)i);
    call(routine, (struct collective_arguments){.members = members,
                                                .dest = buffers.dest + GUARD,
                                                .source = buffers.source,
                                                .dst = dst,
                                                .sst = sst,
                                                .nelems = nelems});
    api_set(buffers.source, 0, ZONE_BYTES);
    CHECK_FILLED(buffers.dest, GUARD, UNTOUCHED);
    for (size_t i = 0; i < total; i++) {
        const char *element = buffers.dest + GUARD + i * (size_t)dst * size;
        size_t from = i / nelems, there = (size_t)members->me * nelems + i % nelems;
        CHECK_PATTERN(element, size, (unsigned)(from * 1000 + there));
        CHECK_FILLED(element + size, ((size_t)dst - 1) * size, UNTOUCHED);
    }
    CHECK_FILLED(buffers.dest + GUARD + total * (size_t)dst * size, GUARD, UNTOUCHED);
    members_meet(members);
}

void check_alltoall(const struct members *members, const struct collective_routine *routine)
{
    check_exchange(members, routine, 1, 1, 1);
    check_exchange(members, routine, 1, 1, 6);
}

void check_alltoalls(const struct members *members, const struct collective_routine *routine)
{
    check_exchange(members, routine, 1, 1, 3);
    check_exchange(members, routine, 2, 1, 3);
    check_exchange(members, routine, 1, 3, 2);
    check_exchange(members, routine, 3, 2, 4);
}
