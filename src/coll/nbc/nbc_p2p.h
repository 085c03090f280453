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

/* The point-to-point transfers of one collective on this PE. */
struct nbc_p2p {
    struct link link;      /* link in the list of all collectives that communicate */
    struct link transfers; /* incomplete transfers, without sends in eager messages */
    const char *routine;
    const struct team *team;
    uint64_t sequence; /* number of the collective, the same on all members */
};

/* Registers a collective, so that messages for it can be matched from now on. Must be called before
 * its first transfer. */
void nbc_p2p_begin(struct nbc_p2p *p2p, const char *routine, const struct team *team,
                   uint64_t sequence);
/* Ends the registration of a collective (nbc_p2p_begin). All its transfers must be complete. */
void nbc_p2p_end(struct nbc_p2p *p2p);

/* Start a transfer of `bytes` bytes to or from PE `pe` of the job. The transfer increments
 * *outstanding now and decrements it when it is complete. Until then the caller must not change
 * `data` or read `dest`. A send that fits an eager message is complete on return. Sender and
 * receiver pass the same `step`, which distinguishes the transfers between the two PEs in this
 * collective. The job is aborted if the two PEs pass different lengths or are in different public
 * routines. */
void nbc_p2p_send(struct nbc_p2p *p2p, int pe, uint32_t step, const void *data, size_t bytes,
                  unsigned *outstanding);
void nbc_p2p_receive(struct nbc_p2p *p2p, int pe, uint32_t step, void *dest, size_t bytes,
                     unsigned *outstanding);

/* Progresses all transfers. Returns true if at least one of them progressed. Costs almost nothing
 * if there are no transfers. */
bool nbc_p2p_poll(void);

/* Called during a long wait, to detect that a sender and a receiver expect different lengths.
 * Without this check, they could wait for each other forever. For each incomplete transfer, sends
 * its length once to the other PE, which reports a mismatch. A PE ignores the message if it has not
 * started the transfer yet; the message in the opposite direction then arrives after both have
 * started. Lengths of receives are sent only if `with_expected` is true. The caller passes true
 * after one second of waiting, because receivers often wait for a short time, and each length costs
 * a message. */
void nbc_p2p_announce(struct nbc_p2p *p2p, bool with_expected);

/* Returns the other PE of an incomplete transfer, or -1 if all transfers are complete. */
int nbc_p2p_awaited_pe(const struct nbc_p2p *p2p);

/* Returns true if MPI may still be sending messages of completed collectives. */
bool nbc_p2p_is_sending(void);
/* Ends this module. Called when nbc_p2p_is_sending is false, and no PE of the job starts another
 * collective. */
void nbc_p2p_stop(void);

#endif
