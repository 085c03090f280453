/*
 * Transfers of nonblocking collectives between nodes (coll_message.h). A message of a collective
 * that this PE has not begun yet is kept. Data that do not fit into a message use rendezvous: the
 * receiver sends the tag of its receive, and then the data are one message.
 *
 * All functions are called under the lock of collectives under way (nbc_request.h), and none waits.
 */
#ifndef ISTHMUS_NBC_P2P_H
#define ISTHMUS_NBC_P2P_H

#include "base/link.h"
#include "coll/net/coll_message.h"
#include "team/team.h"

/* That of one collective of a team. */
struct nbc_p2p {
    struct link link;      /* of all */
    struct link transfers; /* those under way, but for what goes by messages from here */
    const char *routine;
    const struct team *team;
    uint64_t sequence; /* of the collective, alike on all members */
};

void nbc_p2p_begin(struct nbc_p2p *p2p, const char *routine, const struct team *team,
                   uint64_t sequence);
/* When all of its transfers are over. */
void nbc_p2p_end(struct nbc_p2p *p2p);

/* `bytes` to the PE with this world number, and from it. Each takes one from *left when it is over,
 * to which it has added one before; only then may what is sent be written, and what is received be
 * read. Sender and receiver name it by the same step, which no other between the two in this
 * collective has. Ends the job if they have different lengths, or are in different routines. */
void nbc_p2p_send(struct nbc_p2p *p2p, int pe, uint32_t step, const void *data, size_t bytes,
                  unsigned *outstanding);
void nbc_p2p_receive(struct nbc_p2p *p2p, int pe, uint32_t step, void *dest, size_t bytes,
                     unsigned *outstanding);

/* Moves all traffic on; true if something moved. Costs nothing where there is none. */
bool nbc_p2p_poll(void);

/* For a PE that waits long. Sends the lengths of transfers to PEs that have not answered, once for
 * each transfer, so that a PE with another length reports the mismatch. A sender and a receiver
 * with different lengths would otherwise wait for each other. A PE drops a length that belongs to
 * no transfer under way. So both sides must call this: the PE that began last reaches the other. If
 * with_expected is true, also sends the lengths that this PE expects. The caller sets it after a
 * second: before, a receiver that waits is the usual case, and each length costs a message. */
void nbc_p2p_announce(struct nbc_p2p *p2p, bool with_expected);

/* A PE that this one waits for here, or -1. */
int nbc_p2p_awaited_pe(const struct nbc_p2p *p2p);

/* Whether sends of collectives that are over here are under way; and when there are none, and no
 * PE of the job begins another collective: the end. */
bool nbc_p2p_is_sending(void);
void nbc_p2p_stop(void);

#endif
