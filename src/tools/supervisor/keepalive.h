/*
 * TCP keepalive for the connections between a launcher and its daemons. With the default settings
 * of the launcher, a process would wait forever for a peer whose host is lost.
 */
#ifndef ISTHMUS_KEEPALIVE_H
#define ISTHMUS_KEEPALIVE_H

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

/* The kernel sends a probe every second. If the network is down for only a few seconds, a later
 * probe still arrives. */
enum {
    KEEPALIVE_IDLE_S = 2,
    KEEPALIVE_INTERVAL_S = 1,
    KEEPALIVE_PROBES = 7,
    /* Milliseconds after which the kernel closes a connection whose data are not acknowledged.
     * It is the time that all keepalive probes take. */
    KEEPALIVE_UNANSWERED_MS = 9000
};

static inline void set_tcp_option(int socket, int option, int value)
{
    /* If the kernel lacks the option, the connection behaves as without Isthmus. */
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
