/*
 * Tests the supervision of launcher daemons: a daemon gets only one watcher, and the launcher frees
 * its data about a daemon when the connection is closed.
 */
#include <stdlib.h>
#include <unistd.h>

static pid_t counted_fork(void);
#define fork counted_fork
#include "tools/supervisor/launcher.c" /* NOLINT(bugprone-suspicious-include) */
#undef fork

static void counted_free(void *memory);
#define free counted_free
#include "tools/supervisor/hydra_preload.c" /* NOLINT(bugprone-suspicious-include) */
#undef free
#include "tools/supervisor/hydra_daemon_preload.c" /* NOLINT(bugprone-suspicious-include) */

#include "apart.h"

static int forks, frees;

static pid_t counted_fork(void)
{
    forks++;
    return 1;
}

static void counted_free(void *memory)
{
    frees++;
    free(memory);
}

/* A second call does not start a second watcher. */
static void daemon_is_watched_only_once(void)
{
    serves_only_this_job = true;
    daemon_pidfd = -1;
    launcher_daemon_must_end();
    CHECK_SIZE((size_t)forks, 0);
    daemon_pidfd = STDIN_FILENO;
    launcher_daemon_must_end();
    launcher_daemon_must_end();
    CHECK_SIZE((size_t)forks, 1);
}

static void test_daemon_is_forgotten(void)
{
    int ends[2];
    CHECK(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    hydra_preload_record_daemon(ends[0]);
    CHECK(hydra_preload_is_daemon(ends[0]) && !hydra_preload_is_daemon(ends[1]) &&
          !hydra_preload_is_daemon(-1));
    frees = 0;
    close(ends[0]);
    CHECK(!hydra_preload_is_daemon(ends[0]));
    CHECK_SIZE((size_t)frees, 1);
    CHECK(recv(ends[1], &(char){0}, 1, MSG_DONTWAIT) == 0); /* the connection is closed too */
    close(ends[1]);
    CHECK_SIZE((size_t)frees, 1);
}

/* ---- Sessions ---- */

/* A child of a daemon stays in the daemon's session, in its own process group. */
static void be_started(void)
{
    pid_t session = getsid(0);
    bool is_right = setsid() == getpid() && getsid(0) == session && getpgid(0) == getpid();
    _exit(is_right ? 0 : 1);
}

static void be_daemon(void)
{
    hydra_daemon_preload_record_daemon_process();
    bool is_right = setsid() == getpid() && getsid(0) == getpid();
    _exit(is_right ? 0 : 1);
}

static void only_a_daemon_gets_its_own_session(void)
{
    char text[16];
    CHECK_SIZE((size_t)run_apart(be_started, text, sizeof text), 0);
    CHECK_SIZE((size_t)run_apart(be_daemon, text, sizeof text), 0);
}

int main(void)
{
    daemon_is_watched_only_once();
    test_daemon_is_forgotten();
    only_a_daemon_gets_its_own_session();
    return unit_status();
}
