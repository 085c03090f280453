/*
 * Leaders of a team that spans several nodes. The leader of a node is the member with the lowest
 * number on that node. Only leaders communicate between nodes in most collectives.
 *
 * A leader is identified by its leader rank: its index in the list of leaders, which is sorted by
 * their numbers in the team. This header has the list, and the team ids and tags that keep messages
 * of different teams apart.
 */
#ifndef ISTHMUS_LEADERS_H
#define ISTHMUS_LEADERS_H

#include "team/team.h"

struct backend_group;

/* How the leaders execute large broadcasts and allgathers: by messages, or on a communicator
 * (leader_comm.h). */
enum leaders_transport { LEADERS_UNDECIDED, LEADERS_USE_P2P, LEADERS_USE_COMM };

/* Record of the leaders of a team. It exists on each leader. */
struct leaders {
    const struct team *team;
    int tag; /* result of leaders_tag */
    enum leaders_transport transport;
    /* Number of collectives that could have used a communicator. Counted while transport is
     * LEADERS_UNDECIDED. */
    unsigned collectives;
    struct backend_group *comm; /* MPI communicator; valid only if transport is LEADERS_USE_COMM */
    uint64_t step; /* number of operations of leader_p2p.h so far; the same on all leaders */
    int *pes;      /* PE numbers in the job, by leader rank */
    int count;     /* number of leaders */
    int my_rank;   /* leader rank of this PE */
    /* True during a barrier in which all leaders must call the same public routine. Otherwise,
     * leaders in different routines with the same communication are not detected. */
    bool same_routine;
};

/* Returns the record of the leaders of a team that spans nodes, and creates it at the first call.
 * Only the leader of a node may call it. Does not communicate. */
struct leaders *leaders_enter(const char *routine, struct team *team);

/* Returns the rank of the leader on the node of `member`. `member` is a PE number in the team. */
int leaders_rank_of(const struct leaders *leaders, int member);

/* Returns the MPI tag that is used to create communicators of the team or of its leaders
 * (leader_comm.c). Several teams may have the same tag. */
int leaders_tag(const struct team *team);

/*
 * Return team ids, which are the same on all members:
 * - leaders_id_of_split: for a team that is split from a parent team. Computed from the id of the
 *   parent and a counter.
 * - leaders_id_of_comm: for a team that is created from an MPI communicator. Computed from the
 *   first PE of the team and a counter of that PE.
 * - leaders_id_of_set: for an active set. Computed from its PEs and the position of its pSync array
 *   in symmetric memory.
 */
uint64_t leaders_id_of_split(uint64_t parent, uint64_t counter);
uint64_t leaders_id_of_comm(int first, uint64_t counter);
uint64_t leaders_id_of_set(int start, int log_stride, int size, uint64_t p_sync);

#endif
