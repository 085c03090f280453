/*
 * Between nodes: what the local leaders of a team that spans several nodes do with each other.
 *
 * They exchange data in messages of their own (exchange.h), but for gathers and broadcasts of much.
 * A team that has had some of these gets a group of the backend, an MPI communicator, for all that
 * follow; it is freed with the team. MPI has few of them and makes them in a blocking call, so the
 * leaders first agree, by messages, that all are there and have room. Where they have none
 * everything goes by messages.
 *
 * A leader is known by its place among them: they stand in the order of their world numbers.
 */
#ifndef ISTHMUS_LEADERS_H
#define ISTHMUS_LEADERS_H

#include "collective.h"
#include "meeting.h"

struct backend_group;

enum leaders_way { LEADERS_UNDECIDED, LEADERS_BY_MESSAGES, LEADERS_BY_GROUP };

struct leaders {
    const struct team *team;
    enum leaders_way way;
    unsigned collectives;        /* that a group could have served, while undecided */
    struct backend_group *group; /* LEADERS_BY_GROUP */
    uint64_t step;               /* how many exchanges there were */
    int *pes;                    /* world numbers */
    int count;
    int mine; /* this PE's place */
};

/* For the local leader between meeting_gather and meeting_release, before what follows: all leaders
 * call the same. */
struct leaders *leaders_enter(const char *routine, struct team *team);

/* The place of the leader whose node a member is on. */
int leaders_place_of(const struct leaders *leaders, int member);

/* `bytes` from the leader at place `root`, which only reads its own, to all. */
void leaders_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                       int root);
/* Every leader's data becomes the reduction of all, the same bits everywhere. */
void leaders_reduce(const char *routine, struct leaders *leaders, enum reduce_operation operation,
                    enum reduce_type type, void *data, size_t nelems);
/* lengths[i] bytes from the leader at place i, one behind the other, into `all`; together at most
 * BACKEND_MESSAGE_MOST. */
void leaders_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                    const size_t *lengths);

/* Frees the group; for every member, when the team goes. Waits for nobody. */
void leaders_dismiss(struct team *team);

/* For all members of a team of several nodes: they come together; or they do, and get what `member`
 * had put into its cell, to be read before the next meeting. */
void leaders_meet(const char *routine, struct team *team);
const void *leaders_spread(const char *routine, struct team *team, int member, size_t bytes);

/* Meets, on one node or several; gives the payload that a member came with. */
static inline const void *leaders_payload_of(const char *routine, struct team *team, int member,
                                             size_t bytes)
{
    if (team_spans_nodes(team))
        return leaders_spread(routine, team, member, bytes);
    meeting_meet(routine, team);
    return meeting_of(team, member)->payload;
}

/* Other calls of MPI that are collective and block are made under the same reservation as groups,
 * of which a PE has one at a time: false if it is taken. */
bool leaders_reserve_creation(void);
void leaders_end_creation(void);

/* The tag of a team's messages; other teams may have the same. */
int leaders_tag(const struct team *team);

/* Ids of teams: of one that a split made, from its parent's and a counter; of an active set. */
uint64_t leaders_id_of_part(uint64_t parent, uint64_t counter);
uint64_t leaders_id_of_set(int start, int log_stride, int size, uint64_t p_sync);

#endif
