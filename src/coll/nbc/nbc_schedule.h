/*
 * What the schedules of collectives under way (nbc_request.h) have in common.
 */
#ifndef ISTHMUS_NBC_SCHEDULE_H
#define ISTHMUS_NBC_SCHEDULE_H

#include "coll/net/allgather.h"
#include "coll/net/leaders.h"
#include "nbc.h"
#include "nbc_request.h"

/* A collective whose members all bring `nelems` of `size` bytes at the same dest and source; the
 * members of a node are found to do so when they have come. */
struct nbc_request nbc_schedule_request(const char *routine, const struct team *team, void *dest,
                                        const void *source, size_t nelems, size_t size);

/* Ends the job if a buffer is memory of a device. */
void nbc_schedule_require_host(const char *routine, const char *argument,
                               const struct buffer *buffer);
void nbc_schedule_require_root(const char *routine, const struct team *team, int root);

/* Ends the job if that PE brought another length than this one. */
void nbc_schedule_require_bytes(const struct nbc_request *request, int pe, size_t theirs);

/* Ends the job unless all members of this node brought as much, and with SHMEM_DEBUG the same dest
 * and source. */
void nbc_schedule_require_same(const struct nbc_request *request);

/* To, and from, the leader at a place. */
void nbc_schedule_send(struct nbc_request *request, int leader_rank, uint32_t step,
                       const void *data, size_t bytes);
void nbc_schedule_receive(struct nbc_request *request, int leader_rank, uint32_t step, void *dest,
                          size_t bytes);

/* Begins to bring the next stretch of all members' blocks to every leader: its own turn. False if
 * there is none. What is before it is not needed any more. */
bool nbc_schedule_allgather(struct nbc_request *request, struct allgather *allgather);

#endif
