/*
 * Point-to-point transfers of nonblocking collectives between nodes.
 *
 * Eager protocol: short data are sent in a message with a head (coll_message.h). If the receiver
 * has not started the collective yet, the message waits in its unexpected queue.
 *
 * Rendezvous protocol: data that do not fit such a message are divided into chunks. For each chunk,
 * the receiver posts a receive with a new tag and sends the tag to the sender. The sender then
 * sends the chunk with this tag.
 *
 * All functions are called under the lock of nonblocking collectives (nbc_request.h). None of them
 * waits.
 */
#ifndef ISTHMUS_NBC_P2P_H
#define ISTHMUS_NBC_P2P_H

#include "base/link.h"
#include "coll/net/coll_message.h"
#include "team/team.h"

/* The transfers of one collective. */
struct nbc_p2p {
    struct link link;      /* in the list of all collectives that communicate */
    struct link transfers; /* incomplete transfers; sends in eager messages are not listed */
    const char *routine;
    const struct team *team;
    uint64_t sequence; /* number of the collective, the same on all members */
};

/* Starts the transfers of a collective: messages for it can be matched from now on. */
void nbc_p2p_begin(struct nbc_p2p *p2p, const char *routine, const struct team *team,
                   uint64_t sequence);
/* Called when all transfers of the collective are complete. */
void nbc_p2p_end(struct nbc_p2p *p2p);

/* Start a transfer of `bytes` bytes to or from the PE with this number in the job. The transfer
 * increments *outstanding now and decrements it when it is complete. Until then the caller must not
 * change `data` or read `dest`. A send that fits an eager message is complete on return. Sender and
 * receiver pass the same `step`, which identifies the transfer among those between the two PEs in
 * this collective. If the lengths or the public routines of the two PEs differ, the job is aborted.
 */
void nbc_p2p_send(struct nbc_p2p *p2p, int pe, uint32_t step, const void *data, size_t bytes,
                  unsigned *outstanding);
void nbc_p2p_receive(struct nbc_p2p *p2p, int pe, uint32_t step, void *dest, size_t bytes,
                     unsigned *outstanding);

/* Progresses all transfers. Returns true if a transfer progressed. Costs almost nothing if there
 * are no transfers. */
bool nbc_p2p_poll(void);

/* Called during a long wait. For each incomplete transfer, sends its length once to the other PE,
 * which reports a mismatch. Without it, a sender and a receiver with different lengths could wait
 * for each other. A PE ignores a length if it has no such transfer yet. Both PEs must therefore
 * call this function: the message of the PE that started later arrives in time. Lengths of receives
 * are sent only if `with_expected` is true. The caller passes true after a second, because a
 * receiver that waits for a shorter time is normal, and each length costs a message. */
void nbc_p2p_announce(struct nbc_p2p *p2p, bool with_expected);

/* Returns the other PE of an incomplete transfer, or -1 if all transfers are complete. */
int nbc_p2p_awaited_pe(const struct nbc_p2p *p2p);

/* Returns true if messages of completed collectives may not be sent yet. */
bool nbc_p2p_is_sending(void);
/* Ends this module. Called when nbc_p2p_is_sending is false, and no PE of the job starts another
 * collective. */
void nbc_p2p_stop(void);

#endif
