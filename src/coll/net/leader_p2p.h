/*
 * Collectives among the leaders of a team with point-to-point messages.
 *
 * The algorithms are those of MPI libraries. The collectives of MPI itself are not used. While a
 * PE waits, it must serve requests of other PEs. That is possible only with nonblocking collectives
 * of MPI, which take up to three times as long in Open MPI.
 *
 * All leaders of a team must call the same functions in the same order. The functions wait, and
 * take net_lock themselves. They abort the job if a leader has exited or is in another collective.
 * Leaders are identified by their leader ranks (leaders.h).
 */
#ifndef ISTHMUS_LEADER_P2P_H
#define ISTHMUS_LEADER_P2P_H

#include "coll/reduce_kernels.h"
#include "leaders.h"

/* Barrier: returns when all leaders have called it. */
void leader_p2p_barrier(const char *routine, struct leaders *leaders);
/* Barrier that aborts the job unless all leaders call it from the same public routine. */
void leader_p2p_barrier_in_routine(const char *routine, struct leaders *leaders);

/* Copies `bytes` bytes, at most BACKEND_MESSAGE_MAX, from the leader with rank `root` to all
 * leaders. Binomial tree; medium lengths are divided into chunks that are pipelined. */
void leader_p2p_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                          int root);

/* Replaces `data` of every leader, at most BACKEND_MESSAGE_MAX bytes, with the element-wise
 * reduction over all leaders. All leaders get bitwise identical results. allreduce.h describes the
 * algorithms. */
void leader_p2p_allreduce(const char *routine, struct leaders *leaders,
                          const struct reduce_kernel *kernel, void *data, size_t nelems);

/* Sends the block source + i * bytes to each leader i, and stores the block from each leader i in
 * dest + i * bytes. A block has at most BACKEND_MESSAGE_MAX bytes. */
void leader_p2p_alltoall(const char *routine, struct leaders *leaders, void *dest,
                         const void *source, size_t bytes);

/* Two leaders: each stores its own block and the block of the other leader in `dest`, in the order
 * of leader ranks. A block has at most BACKEND_MESSAGE_MAX bytes. */
void leader_p2p_exchange_blocks(const char *routine, struct leaders *leaders, void *dest,
                                const void *source, size_t bytes);

/* Gathers lengths[i] bytes of each leader i into `all` of every leader, in the order of leader
 * ranks and without gaps. Ring algorithm. All leaders pass the same lengths. */
void leader_p2p_allgather(const char *routine, struct leaders *leaders, const void *own, void *all,
                          const size_t *lengths);

#endif
