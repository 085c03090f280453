/*
 * Collectives of a team's leaders by messages of their own. All leaders call the same, one after
 * the other; a leader is known by its place among them (leaders.h).
 *
 * They take the steps that MPI's own would: Open MPI's nonblocking collectives, the only ones that
 * a PE could wait for while it serves others, take up to three times as long.
 */
#ifndef ISTHMUS_LEADER_P2P_H
#define ISTHMUS_LEADER_P2P_H

#include "coll/reduce_kernels.h"
#include "leaders.h"

/* Ends when all leaders have begun it. */
void leader_p2p_barrier(const char *routine, struct leaders *leaders);
/* The same, which ends the job unless all have begun it in this routine. */
void leader_p2p_barrier_in_routine(const char *routine, struct leaders *leaders);

/* `bytes`, at most BACKEND_MESSAGE_MAX, from the leader at place `root` to all: binomial tree,
 * whole or in pieces.
 */
void leader_p2p_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                          int root);

/* Every leader's data becomes the reduction of all, the same bits everywhere; at most
 * BACKEND_MESSAGE_MAX bytes: recursive doubling, or halving and doubling where there are many. */
void leader_p2p_allreduce(const char *routine, struct leaders *leaders,
                          const struct reduce_kernel *kernel, void *data, size_t nelems);

/* lengths[i] bytes from the leader at place i, one behind the other, into `all`: ring. */
void leader_p2p_allgather(const char *routine, struct leaders *leaders, const void *own, void *all,
                          const size_t *lengths);

#endif
