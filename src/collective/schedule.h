/*
 * What the schedules of collectives under way (underway.h) have in common.
 */
#ifndef ISTHMUS_SCHEDULE_H
#define ISTHMUS_SCHEDULE_H

#include "gathering.h"
#include "leaders_record.h"
#include "nonblocking.h"
#include "underway.h"

/* A collective whose members all bring `nelems` of `size` bytes at the same dest and source; the
 * members of a node are found to do so when they have come. */
struct underway schedule_request(const char *routine, const struct team *team, void *dest,
                                 const void *source, size_t nelems, size_t size);

/* Ends the job if a buffer is memory of a device. */
void schedule_require_host(const char *routine, const char *argument, const struct buffer *buffer);
void schedule_require_root(const char *routine, const struct team *team, int root);

/* Ends the job if that PE brought another length than this one. */
void schedule_require_bytes(const struct underway *underway, int pe, size_t theirs);

/* Ends the job unless all members of this node brought as much, and with SHMEM_DEBUG the same dest
 * and source. */
void schedule_require_same(const struct underway *underway);

/* To, and from, the leader at a place. */
void schedule_send(struct underway *underway, int place, uint32_t step, const void *data,
                   size_t bytes);
void schedule_receive(struct underway *underway, int place, uint32_t step, void *dest,
                      size_t bytes);

/* Begins to bring the next stretch of all members' blocks to every leader: its own turn. False if
 * there is none. What is before it is not needed any more. */
bool schedule_gather(struct underway *underway, struct gathering *gathering);

#endif
