/*
 * Checks of collectives for teams and active sets: routines of both are wrapped into one form, and
 * one set of checks runs over all of them.
 */
#ifndef ISTHMUS_API_COLLECTIVE_CHECK_H
#define ISTHMUS_API_COLLECTIVE_CHECK_H

#include "api_test.h"

/* The members that execute a collective: a team, or an active set if `set` is not NULL. */
struct members {
    shmem_team_t team;
    const struct active_set *set;
    int me, n;
};

struct members members_of_team(shmem_team_t team);
struct members members_of_set(const struct active_set *set);
void members_meet(const struct members *members);

/* `root` is used by broadcasts and the strides by alltoalls; other collectives ignore them. */
struct collective_arguments {
    const struct members *members;
    void *dest;
    const void *source;
    ptrdiff_t dst, sst;
    size_t nelems;
    int root;
};

struct collective_routine {
    const char *name;
    size_t size; /* size of an element in bytes */
    int (*call)(const struct collective_arguments *arguments);
};

void check_broadcast(const struct members *members, const struct collective_routine *routine);
void check_collect(const struct members *members, const struct collective_routine *routine);
void check_fcollect(const struct members *members, const struct collective_routine *routine);
void check_alltoall(const struct members *members, const struct collective_routine *routine);
void check_alltoalls(const struct members *members, const struct collective_routine *routine);

/* Runs `check` on each of these routines over all teams, or over all active sets. */
void check_on_teams(void (*check)(const struct members *, const struct collective_routine *),
                    const struct collective_routine *routines, size_t count);
void check_on_sets(void (*check)(const struct members *, const struct collective_routine *),
                   const struct collective_routine *routines, size_t count);

/* The check of all scans (scan.c). */
void scan_check_team(shmem_team_t team);

#endif
