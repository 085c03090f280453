/*
 * Functions that the schedules of nonblocking collectives share: checks of arguments, and transfers
 * between leaders. nbc_request.h describes schedules.
 *
 * The functions with a `request` are called by schedules, under the lock of nonblocking
 * collectives. None of them waits.
 */
#ifndef ISTHMUS_NBC_SCHEDULE_H
#define ISTHMUS_NBC_SCHEDULE_H

#include "coll/net/allgather.h"
#include "coll/net/leaders.h"
#include "nbc.h"
#include "nbc_request.h"

/* Returns a request with these arguments, in which the caller must set the schedule. Aborts the job
 * if dest or source is not symmetric host memory. Does not compare the arguments with those of
 * other members. */
struct nbc_request nbc_schedule_request(const char *routine, const struct team *team, void *dest,
                                        const void *source, size_t nelems, size_t size);

/* Aborts the job if the buffer is on a device. `argument` is the name of the buffer in the error
 * message. */
void nbc_schedule_require_host(const char *routine, const char *argument,
                               const struct buffer *buffer);
/* Aborts the job unless `root` is the number of a member of the team. */
void nbc_schedule_require_root(const char *routine, const struct team *team, int root);

/* Aborts the job if `theirs`, the length in bytes that PE `pe` contributes, differs from the length
 * that this PE contributes. */
void nbc_schedule_require_bytes(const struct nbc_request *request, int pe, size_t theirs);

/* Aborts the job unless all members on this node contribute the same length. With SHMEM_DEBUG, they
 * must also pass the same symmetric objects as dest and source. Called after all members on this
 * node have arrived. */
void nbc_schedule_require_same(const struct nbc_request *request);

/* Start a transfer to or from the leader with rank `leader_rank`, as nbc_p2p_send and
 * nbc_p2p_receive do. The transfer is counted in request->outstanding. */
void nbc_schedule_send(struct nbc_request *request, int leader_rank, uint32_t step,
                       const void *data, size_t bytes);
void nbc_schedule_receive(struct nbc_request *request, int leader_rank, uint32_t step, void *dest,
                          size_t bytes);

/* Starts the transfers of the next batch of an allgather, and increments request->exchange_round.
 * The batch is complete when request->outstanding is 0. Returns false if there is no further batch.
 * The caller must have used the data of the previous batch. */
bool nbc_schedule_allgather(struct nbc_request *request, struct allgather *allgather);

#endif
