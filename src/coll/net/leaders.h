/*
 * The leaders of a team that spans several nodes: who they are, and by which numbers their messages
 * are told from those of others.
 *
 * A leader is known by its place among them: they stand in the order of their members' numbers.
 */
#ifndef ISTHMUS_LEADERS_H
#define ISTHMUS_LEADERS_H

#include "team/team.h"

struct backend_group;

enum leaders_transport { LEADERS_UNDECIDED, LEADERS_USE_P2P, LEADERS_USE_COMM };

struct leaders {
    const struct team *team;
    int tag; /* leaders_tag */
    enum leaders_transport transport;
    unsigned collectives;       /* that a group could have served, while undecided */
    struct backend_group *comm; /* LEADERS_USE_COMM */
    uint64_t step;              /* how many exchanges there were */
    int *pes;                   /* world numbers */
    int count;
    int my_rank;       /* this PE's place */
    bool same_routine; /* all must be in that in which they are; else several do the same */
};

/* For the local leader between shm_sync_fan_in and shm_sync_fan_out, before what follows: all
 * leaders call the same. */
struct leaders *leaders_enter(const char *routine, struct team *team);

/* The place of the leader whose node a member is on. */
int leaders_rank_of(const struct leaders *leaders, int member);

/* The tag with which a team's group is created (leader_comm.c). Other teams may have the same tag.
 */
int leaders_tag(const struct team *team);

/* Ids of teams: of one that a split made, from its parent's and a counter; of a communicator's, by
 * its first PE and a counter there; of an active set. */
uint64_t leaders_id_of_split(uint64_t parent, uint64_t counter);
uint64_t leaders_id_of_comm(int first, uint64_t counter);
uint64_t leaders_id_of_set(int start, int log_stride, int size, uint64_t p_sync);

#endif
