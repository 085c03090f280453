/*
 * Teams: an ordered set of PEs, each a stride of world numbers (every split of 1.6 keeps that), but
 * for the teams of spaces that not all PEs have, those of communicators, and what is split from
 * these.
 *
 * The members of one node are a team's local part there. They meet in node-shared memory, that of
 * the first of them, the local leader; the local leaders of all nodes meet through MPI. Nothing of
 * a team grows with its members on other nodes, but for what leaders need (coll/net/leader_coll.h).
 *
 * This header has the record of a team, and its look-up. src/coll creates and frees teams
 * (team_create.h, active_set.h).
 */
#ifndef ISTHMUS_TEAM_H
#define ISTHMUS_TEAM_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rank_map.h"
#include "shmem.h"

struct shm_sync; /* node-shared state of a local part: coll/shm/shm_sync.h */
struct leaders;  /* what a local leader knows of the others: coll/net/leaders.h */
struct nbc_team; /* its nonblocking collectives: coll/nbc/nbc_request.c */
struct backend_group;

/* The teams that a program has of a space: the one that came with it, and all split from that. */
struct owning_space {
    int n_teams;                    /* how many of them this PE is of */
    shmem_space_t space;            /* whose they are */
    const struct rank_map *members; /* all PEs of the space */
};

enum { BOUNCE_NONE = 1 }; /* coll/shm/exposed.h */

/* How many cells a member has in a meeting, and halves a shelf (coll/shm/shm_sync.h). */
enum { TEAM_SLOTS = 4, TEAM_BOUNCE_HALVES = 2 };

struct team {
    struct rank_map members;
    int my_pe;             /* my number in the team */
    int local_size;        /* members on this node, in the order of their numbers */
    int local_rank;        /* my number among them; 0 is the local leader */
    const int *node_ranks; /* where they are on this node (node.h) */
    struct shm_sync *sync; /* mapped; in the memory of the local leader */
    uint64_t round;        /* number of this PE's last meeting there */
    uint64_t read_round;   /* all have read what this PE brought to meetings up to this one */
    uint64_t
        slot_rounds[TEAM_SLOTS]; /* the last meeting to which it brought something in a cell, */
    uint64_t bounce_rounds[TEAM_BOUNCE_HALVES]; /* or on half of its shelf */
    const char *early_routine; /* the last routine that did not wait there for all */
    size_t bounce_offset;      /* offset in this PE's arena; 0: none yet, BOUNCE_NONE: no room */
    uint64_t id;               /* agreed by all members; no PE is of two teams with one id */
    struct leaders *leaders;   /* NULL until the local leader first needs the others */
    struct nbc_team *nbc;      /* NULL until the first nonblocking collective */
    struct backend_group
        *exported_comm; /* lent to the program; NULL until it asks (coll/team_comm.h) */
    shmem_team_config_t config;
    struct owning_space
        *owning_space;   /* that its splits, and mostly itself, are of; NULL for none */
    shmem_team_t handle; /* SHMEM_TEAM_INVALID for the hidden teams of active sets */
};

HIDDEN extern struct team team_world;

/* Finds the members that are of this node; false if there is no memory. */
bool team_find_local_members(struct team *team);
/* With SHMEM_DEBUG=2: the members, and all handles of teams, fit (base/check.h), or the job
 * ends. */
void team_require_valid(const char *routine, const struct team *team);
/* Gives back the lists of members and of those of this node. */
void team_free_lists(struct team *team);

static inline int team_world_pe(const struct team *team, int pe)
{
    return rank_map_pe(&team->members, pe);
}

/* Whether it is the hidden team of an active set. */
static inline bool team_is_active_set(const struct team *team)
{
    return team->handle == SHMEM_TEAM_INVALID;
}

static inline bool team_spans_nodes(const struct team *team)
{
    return UNLIKELY(team->local_size != team->members.size);
}

/* The local number of the member at a place of this node, and of a member; -1 for none. */
int team_local_rank_at(const struct team *team, int rank);
int team_local_rank_of(const struct team *team, int member);

/* The team of a handle; NULL for SHMEM_TEAM_INVALID. Any other wrong handle ends the job. */
struct team *team_from_handle(const char *routine, shmem_team_t handle);

/* The same where SHMEM_TEAM_INVALID is wrong too. */
struct team *team_require(const char *routine, shmem_team_t handle);

/* The bodies of the public routines of the same names. */
int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config);
int team_my_pe(const char *routine, shmem_team_t handle);
int team_n_pes(const char *routine, shmem_team_t handle);
int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest);
bool team_is_valid(shmem_team_t handle); /* any bit pattern is a lawful argument */

#endif
