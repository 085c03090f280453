/*
 * Tests what the supervisor of a host sends to the host liveness registry and when, and that a
 * refused address counts once.
 */
#include "tools/supervisor/liveness.c" /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

/* ---- Fake functions of the launcher ---- */

int launcher_pes(void)
{
    return 12;
}

int launcher_pes_here(void)
{
    return 0x1f;
}

bool launcher_is_first_here(void)
{
    return true;
}

/* ---- Messages ---- */

static int far_end; /* the registry's end of the connection */

static void connect_roll(void)
{
    int ends[2];
    CHECK(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    far_end = ends[0];
    registry.socket = ends[1];
}

/* Expects that exactly these bytes were sent. With `is_all`, the connection must be closed after
 * them. */
static void expect_said(const char *words, bool is_all)
{
    char said[REGISTRY_GREETING_BYTES + 8] = "";
    ssize_t bytes = recv(far_end, said, sizeof said - 1, MSG_DONTWAIT);
    CHECK_TEXT(bytes > 0 ? said : "", words);
    CHECK((recv(far_end, said, sizeof said, MSG_DONTWAIT) == 0) == is_all);
}

/* The supervisor reports shmem_init, and closes the connection because it has nothing more to
 * send. */
static void reporting_init_closes_the_connection(void)
{
    connect_roll();
    liveness_report_init();
    expect_said("s", true);
    CHECK(registry.socket == -1);
    close(far_end);
}

/* The PEs of the host called shmem_init before the connection existed. The report is sent after the
 * greeting. */
static void early_init_is_reported_after_greeting(void)
{
    liveness_report_init();
    connect_roll();
    strcpy(registry.secret, "0123456789abcdef0123456789ABCDEF");
    liveness_send_greeting();
    expect_said("0123456789abcdef0123456789ABCDEF0000001f0000000cs", true);
    close(far_end);
}

static void reporting_end_keeps_the_connection(void)
{
    connect_roll();
    liveness_report_end();
    expect_said("e", false);
    liveness_disconnect();
    close(far_end);
}

/* All PEs of the host have ended long before shmem_init. The registry answers with the state of the
 * other hosts. */
static void waiting_fails_only_if_registry_says_lost(void)
{
    static const struct {
        const char *answer;
        bool alike;
    } cases[] = {{"a", true}, {"l", false}, {"", true}};
    for (int i = 0; i < 3; i++) {
        connect_roll();
        CHECK(write(far_end, cases[i].answer, strlen(cases[i].answer)) >= 0);
        if (cases[i].answer[0] == '\0')
            CHECK(shutdown(far_end, SHUT_WR) == 0);
        CHECK(liveness_wait_for_hosts_end(-1) == cases[i].alike);
        liveness_disconnect();
        close(far_end);
    }
}

/* ---- Connections ---- */

/* Returns a socket whose connection is refused, because no process listens on the port any more. */
static int refused_connection(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(bind(listener, (struct sockaddr *)&address, length) == 0 &&
          getsockname(listener, (struct sockaddr *)&address, &length) == 0);
    int socket_of_mine = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    (void)connect(socket_of_mine, (struct sockaddr *)&address, length);
    close(listener);
    return socket_of_mine;
}

static void watch_try(int descriptor)
{
    struct epoll_event event = {.events = EPOLLOUT, .data.fd = descriptor};
    CHECK(epoll_ctl(registry.connecting, EPOLL_CTL_ADD, descriptor, &event) == 0);
    registry.pending[registry.count++] = descriptor;
}

/* Of two addresses one refuses the connection, which counts once. The supervisor still waits for
 * the other one. */
static void refused_address_counts_once(void)
{
    int ends[2], silent[2];
    char filling[4096] = "";
    CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0);
    CHECK(pipe(silent) == 0);
    registry.connecting = epoll_create1(EPOLL_CLOEXEC);
    registry.count = registry.failed = 0;
    while (write(ends[1], filling, sizeof filling) > 0)
        ;
    watch_try(refused_connection());
    watch_try(ends[1]); /* accepts no data, like a socket that is not connected yet */
    for (int i = 0; i < 3; i++)
        CHECK(liveness_connect() == registry.connecting && registry.connecting >= 0 &&
              registry.failed == 1);
    while (read(ends[0], filling, sizeof filling) == sizeof filling)
        ;
    CHECK(liveness_connect() == -1 && registry.socket == ends[1]);
    liveness_disconnect();
    close(ends[0]);
}

int main(void)
{
    reporting_init_closes_the_connection();
    early_init_is_reported_after_greeting();
    reporting_end_keeps_the_connection();
    waiting_fails_only_if_registry_says_lost();
    refused_address_counts_once();
    return unit_status();
}
