/*
 * Teams. A team is an ordered set of PEs. In most teams, the numbers of the PEs in the job have a
 * constant stride, because every split of OpenSHMEM 1.6 preserves this property. A team is a list
 * of PEs if it was created from an MPI communicator or for a memory space that not all PEs have, or
 * was split from a list.
 *
 * The members on one node synchronize through memory of the local leader, which is the member with
 * the lowest number on the node. The local leaders of all nodes communicate through MPI. The memory
 * that a team takes on a PE does not grow with its members on other nodes, except for the data of
 * leaders (coll/net/leader_coll.h).
 *
 * This header declares the record of a team and its look-up. src/coll creates and frees teams
 * (team_create.h, active_set.h).
 */
#ifndef ISTHMUS_TEAM_H
#define ISTHMUS_TEAM_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rank_map.h"
#include "shmem.h"

struct shm_sync; /* state that the members on a node share: coll/shm/shm_sync.h */
struct leaders;  /* list of the leaders of a team, one for each node: coll/net/leaders.h */
struct nbc_team; /* nonblocking collectives of a team: coll/nbc/nbc_request.c */
struct backend_group;

/* The teams of a memory space: the team that the program received together with the space, and all
 * teams that were split from this team. */
struct owning_space {
    int n_teams;                    /* number of the space's teams that this PE is a member of */
    shmem_space_t space;            /* handle of the space */
    const struct rank_map *members; /* all PEs of the space */
};

enum { BOUNCE_NONE = 1 }; /* bounce_offset of a team without a bounce buffer (coll/shm/exposed.h) */

/* Numbers of slots and of bounce buffer halves that each member has in shared memory
 * (coll/shm/shm_sync.h). */
enum { TEAM_SLOTS = 4, TEAM_BOUNCE_HALVES = 2 };

struct team {
    struct rank_map members;
    int my_pe;      /* number of this PE in the team */
    int local_size; /* number of members on this node */
    int local_rank; /* rank of this PE among the members on this node; 0 is the local leader */
    const int *node_ranks; /* node ranks of the members on this node, by local rank (node.h) */
    /* State that the members on this node share, in memory of the local leader. */
    struct shm_sync *sync;
    /* Number of the last shared-memory barrier that this PE has entered. */
    uint64_t round;
    /* Number of a shared-memory barrier. All members are known to have read the data that this PE
     * exposed at this barrier and before. */
    uint64_t read_round;
    /* For each slot, and for each half of the bounce buffer: number of the shared-memory barrier
     * for which this PE last wrote data into it. */
    uint64_t slot_rounds[TEAM_SLOTS];
    uint64_t bounce_rounds[TEAM_BOUNCE_HALVES];
    /* The last collective that returned before all members had arrived, for error messages of later
     * waits. */
    const char *early_routine;
    /* Offset of the bounce buffer in this PE's arena, in bytes. 0: not allocated yet. BOUNCE_NONE:
     * the arena has no memory for it. */
    size_t bounce_offset;
    uint64_t id; /* the same on all members; no PE is a member of two teams with the same id */
    struct leaders *leaders; /* NULL until the local leader first communicates with other leaders */
    struct nbc_team *nbc;    /* NULL until the first nonblocking collective */
    /* Communicator that the program requested; NULL until then (coll/team_comm.h). */
    struct backend_group *exported_comm;
    shmem_team_config_t config;
    /* The memory space that this team and the teams split from it belong to. NULL if they belong to
     * no space. */
    struct owning_space *owning_space;
    shmem_team_t handle; /* SHMEM_TEAM_INVALID for internal teams of active sets */
};

HIDDEN extern struct team team_world;

/* Determines the members on this node, and sets local_size, local_rank and node_ranks. Returns
 * false if the host is out of memory. */
bool team_find_local_members(struct team *team);
/* With SHMEM_DEBUG=2, aborts the job if the list of members or the handles of teams are
 * inconsistent (base/check.h). */
void team_require_valid(const char *routine, const struct team *team);
/* Frees the lists of members and of the members on this node. */
void team_free_lists(struct team *team);

static inline int team_world_pe(const struct team *team, int pe)
{
    return rank_map_pe(&team->members, pe);
}

/* Returns true if this is the internal team of an active set. */
static inline bool team_is_active_set(const struct team *team)
{
    return team->handle == SHMEM_TEAM_INVALID;
}

static inline bool team_spans_nodes(const struct team *team)
{
    return UNLIKELY(team->local_size != team->members.size);
}

/* Return the local rank of the member with node rank `rank`, or of the member `member`. Return -1
 * if the team has no such member on this node. */
int team_local_rank_at(const struct team *team, int rank);
int team_local_rank_of(const struct team *team, int member);

/* Returns the team of a handle, or NULL for SHMEM_TEAM_INVALID. Aborts the job for any other
 * invalid handle. */
struct team *team_from_handle(const char *routine, shmem_team_t handle);

/* Returns the team of a handle. Aborts the job for SHMEM_TEAM_INVALID and any other invalid
 * handle. */
struct team *team_require(const char *routine, shmem_team_t handle);

/* Implementations of shmem_team_get_config, shmem_team_my_pe and so on. */
int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config);
int team_my_pe(const char *routine, shmem_team_t handle);
int team_n_pes(const char *routine, shmem_team_t handle);
int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest);
bool team_is_valid(shmem_team_t handle); /* accepts any value of the handle */

#endif
