#include "words.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/guard_pipe.h"
#include "process.h"
#include "unnamed_file.h"

/* Its descriptor, or -1. */
static int make_page(struct words *words, unsigned long *inode)
{
    struct stat status;
    int file = unnamed_file("oshrun-words");
    if (file < 0)
        return -1;
    void *page = MAP_FAILED;
    if (ftruncate(file, (off_t)sizeof *words->page) == 0 && fstat(file, &status) == 0 &&
        fcntl(file, F_SETFD, 0) == 0)
        page = mmap(NULL, sizeof *words->page, PROT_READ, MAP_SHARED, file, 0);
    if (page == MAP_FAILED) {
        close(file);
        return -1;
    }
    words->page = page;
    *inode = (unsigned long)status.st_ino;
    return file;
}

bool words_open(struct words *words)
{
    int ends[2];
    struct stat file;
    unsigned long page_inode = 0;
    char variable[100];

    words->descriptor = words->inherited[0] = words->inherited[1] = -1;
    if (pipe2(ends, O_NONBLOCK) != 0 || fstat(ends[1], &file) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    words->descriptor = ends[0];
    words->inherited[0] = ends[1];
    words->inherited[1] = make_page(words, &page_inode);
    snprintf(variable, sizeof variable, "%d:%lu:%d:%lu", ends[1], (unsigned long)file.st_ino,
             words->inherited[1], page_inode);
    setenv(GUARD_VARIABLE, variable, 1);
    return true;
}

void words_started(struct words *words)
{
    for (int i = 0; i < 2; i++)
        if (words->inherited[i] >= 0)
            close(words->inherited[i]);
    words->inherited[0] = words->inherited[1] = -1;
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

/* Whether the program has ended, waited for or not. */
static bool has_ended(const struct words *words)
{
    siginfo_t end = {0};
    return waitid(P_PID, (id_t)words->program, &end, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           end.si_pid != 0;
}

bool words_look(struct words *words)
{
    enum { TRIES = 100 };
    if (!words->is_cut || !words_tell_of_loss(words) || has_ended(words) || words->tries++ >= TRIES)
        return true;
    unsigned long stack = process_stack(words->program);
    if (stack == 0) /* it ends, or becomes another program */
        return false;
    words->execed = words->stack != 0 && stack != words->stack; /* else it has closed its end */
    if (words->execed)
        kill(words->program, SIGKILL);
    return true;
}

void words_wait(struct words *words)
{
    while (!words_look(words))
        poll(NULL, 0, WORDS_PAUSE_MS);
}

void words_take(struct words *words)
{
    char some[64];
    ssize_t count;

    while ((count = read(words->descriptor, some, sizeof some)) > 0) {
        for (ssize_t i = 0; i < count; i++)
            take_word(words, some[i]);
    }
    if (count != 0)
        return;
    close(words->descriptor);
    words->descriptor = -1;
    words->is_cut = true;
}

/* The page has the last word about how far the PE has come, and none of those before. */
static void take_page(struct words *words)
{
    const struct guard_page page = {.stage = __atomic_load_n(&words->page->stage, __ATOMIC_ACQUIRE),
                                    .explained =
                                        __atomic_load_n(&words->page->explained, __ATOMIC_ACQUIRE)};
    if (words->begun == 0 && page.stage != 0 && page.stage != GUARD_LOADED)
        words->begun = 1;
    if (page.stage == GUARD_STARTS || page.stage == GUARD_JOINS)
        words->stage = IN_INIT;
    else if (page.stage != 0)
        take_word(words, (char)page.stage);
    words->explained = words->explained || page.explained != 0;
    munmap(words->page, sizeof *words->page);
    words->page = NULL;
}

void words_end(struct words *words)
{
    if (words->descriptor >= 0)
        words_take(words);
    if (words->page != NULL)
        take_page(words);
}
