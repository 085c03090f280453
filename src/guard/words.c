#include "words.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/guard_pipe.h"
#include "process.h"

int words_open(struct words *words)
{
    int ends[2];
    struct stat file;
    char variable[64];

    words->descriptor = -1;
    if (pipe2(ends, O_NONBLOCK) != 0 || fstat(ends[1], &file) != 0)
        return -1;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    words->descriptor = ends[0];
    snprintf(variable, sizeof variable, "%d:%lu", ends[1], (unsigned long)file.st_ino);
    setenv(GUARD_VARIABLE, variable, 1);
    return ends[1];
}

bool words_tell_of_loss(const struct words *words)
{
    return words->stage == IN_INIT || words->stage == RUNNING;
}

static void take_word(struct words *words, char word)
{
    if (word == GUARD_LOADED && words->stage == OTHER_PROGRAM) {
        words->stage = LOADED;
    } else if (word == GUARD_STARTS || word == GUARD_JOINS) {
        words->stage = IN_INIT;
        words->begun++;
        words->stack = process_stack(words->program);
        words->is_of_part = word == GUARD_JOINS;
    } else if (word == GUARD_RUNS) {
        words->stage = RUNNING;
    } else if (word == GUARD_FINALIZED) {
        words->stage = FINALIZED;
    } else if (word == GUARD_EXPLAINED) {
        words->explained = true;
    }
}

/* Nobody can tell any more: the program ends, or it became another, which the job would wait for.
 */
static void lose(struct words *words)
{
    enum { TRIES = 100, PAUSE_MS = 10 };
    unsigned long stack = 0;
    siginfo_t end = {0};

    close(words->descriptor);
    words->descriptor = -1;
    for (int i = 0; i < TRIES && words_tell_of_loss(words) && stack == 0; i++) {
        waitid(P_PID, (id_t)words->program, &end, WEXITED | WNOHANG | WNOWAIT);
        if (end.si_pid != 0)
            return;
        stack = process_stack(words->program);
        poll(NULL, 0, PAUSE_MS);
    }
    if (stack == 0 || words->stack == 0 || stack == words->stack)
        return;
    words->execed = true;
    kill(words->program, SIGKILL);
}

void words_take(struct words *words)
{
    char some[64];
    ssize_t count;

    while ((count = read(words->descriptor, some, sizeof some)) > 0) {
        for (ssize_t i = 0; i < count; i++)
            take_word(words, some[i]);
    }
    if (count == 0)
        lose(words);
}
