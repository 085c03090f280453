/*
 * What is known of a PE whose program can send no more words: no time is spent on one that has
 * ended, waited for or not, and a program that has closed its end of the pipe still shows how far
 * it has come.
 */
static int pauses;
#define poll count_pauses
#include "guard/words.c" /* NOLINT(bugprone-suspicious-include) */
#undef poll

#include "base/guard_pipe.c" /* NOLINT(bugprone-suspicious-include) */
#include "unit.h"

int count_pauses(struct pollfd *sources, nfds_t count, int patience)
{
    (void)sources, (void)count, (void)patience;
    pauses++;
    return 0;
}

/* A program that says these words, and closes its end of the pipe after `kept` of them. */
static pid_t start_program(struct words *words, const char *said, int kept)
{
    CHECK(words_open(words));
    words->program = fork();
    if (words->program == 0) {
        find_guard();
        for (int i = 0; said[i] != '\0'; i++) {
            if (i == kept)
                close(words->inherited[0]);
            guard_tell((enum guard_word)said[i]);
        }
        _exit(0);
    }
    words_started(words);
    return words->program;
}

static void test_reaped(void)
{
    struct words words = {0};
    pid_t program = start_program(&words, "sr", 2);
    CHECK(waitpid(program, NULL, 0) == program);
    words_end(&words);
    words_wait(&words);
    CHECK(pauses == 0 && words.begun == 1 && words_tell_of_loss(&words) && !words.execed);
}

/* It is a zombie, and so has no stack. */
static void test_zombie(void)
{
    struct words words = {0};
    siginfo_t end;
    pid_t program = start_program(&words, "sr", 2);
    CHECK(waitid(P_PID, (id_t)program, &end, WEXITED | WNOWAIT) == 0);
    words_take(&words);
    words_wait(&words);
    CHECK(pauses == 0 && words_tell_of_loss(&words) && !words.execed);
    CHECK(waitpid(program, NULL, 0) == program);
}

static void test_closed(void)
{
    static const struct {
        const char *said;
        enum stage stage;
        bool is_lost, explained;
        unsigned begun;
    } cases[] = {{"srf", FINALIZED, false, false, 1}, {"sr", RUNNING, true, false, 1},
                 {"s", IN_INIT, true, false, 1},      {"", LOADED, false, false, 0},
                 {"jre", RUNNING, true, true, 1},     {"srfsrf", FINALIZED, false, false, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int kept = 0; kept < 2; kept++) {
            struct words words = {0};
            pid_t program = start_program(&words, cases[i].said, kept);
            CHECK(waitpid(program, NULL, 0) == program);
            words_end(&words);
            CHECK(words.stage == cases[i].stage && words.explained == cases[i].explained);
            CHECK(words_tell_of_loss(&words) == cases[i].is_lost && words.begun == cases[i].begun);
        }
}

int main(void)
{
    test_reaped();
    test_zombie();
    test_closed();
    return unit_status();
}
