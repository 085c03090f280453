/*
 * Connections that notice a peer that is gone. A launcher's own would wait for it for ever.
 */
#ifndef ISTHMUS_KEEPALIVE_H
#define ISTHMUS_KEEPALIVE_H

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

/* Probes come often, so that one gets through after a network was away for some seconds. */
enum {
    KEEPALIVE_IDLE_S = 2,
    KEEPALIVE_INTERVAL_S = 1,
    KEEPALIVE_PROBES = 7,
    KEEPALIVE_UNANSWERED_MS = 9000 /* the same for data that was sent and not acknowledged */
};

static inline void set_tcp_option(int socket, int option, int value)
{
    /* A kernel without the option leaves the job as it is without us. */
    (void)setsockopt(socket, IPPROTO_TCP, option, &value, sizeof value);
}

static inline void set_keepalive(int socket)
{
    int on = 1;

    if (setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on) != 0)
        return;
    set_tcp_option(socket, TCP_KEEPIDLE, KEEPALIVE_IDLE_S);
    set_tcp_option(socket, TCP_KEEPINTVL, KEEPALIVE_INTERVAL_S);
    set_tcp_option(socket, TCP_KEEPCNT, KEEPALIVE_PROBES);
    set_tcp_option(socket, TCP_USER_TIMEOUT, KEEPALIVE_UNANSWERED_MS);
}

#endif
