/*
 * Tests what a supervisor knows about a PE that can send no more status messages. It does not wait
 * for a process that has ended, reaped or not. If a program has closed its end of the pipe, its
 * earlier messages still count.
 */
static int pauses;
#define poll count_pauses
#include "tools/supervisor/pe_process.c" /* NOLINT(bugprone-suspicious-include) */
#undef poll

#include "base/supervisor_pipe.c" /* NOLINT(bugprone-suspicious-include) */
#include "unit.h"

int count_pauses(struct pollfd *sources, nfds_t count, int patience)
{
    (void)sources, (void)count, (void)patience;
    pauses++;
    return 0;
}

/* Starts a program that sends these messages, and closes its end of the pipe after `kept` of
 * them. */
static pid_t start_program(struct pe_status *pe_status, const char *said, int kept)
{
    CHECK(pe_status_open(pe_status));
    pe_status->program = fork();
    if (pe_status->program == 0) {
        supervisor_pipe_find_supervisor();
        for (int i = 0; said[i] != '\0'; i++) {
            if (i == kept)
                close(pe_status->inherited[0]);
            supervisor_report((enum supervisor_status)said[i]);
        }
        _exit(0);
    }
    pe_status_close_inherited(pe_status);
    return pe_status->program;
}

static void reaped_program_is_not_awaited(void)
{
    struct pe_status pe_status = {0};
    pid_t program = start_program(&pe_status, "sr", 2);
    CHECK(waitpid(program, NULL, 0) == program);
    pe_status_read_last(&pe_status);
    pe_status_wait_closed(&pe_status);
    CHECK(pauses == 0 && pe_status.n_inits == 1 && pe_status_is_lost(&pe_status) &&
          !pe_status.has_execed);
}

/* The process is a zombie, so it has no stack. */
static void zombie_program_is_not_awaited(void)
{
    struct pe_status pe_status = {0};
    siginfo_t end;
    pid_t program = start_program(&pe_status, "sr", 2);
    CHECK(waitid(P_PID, (id_t)program, &end, WEXITED | WNOWAIT) == 0);
    pe_status_read(&pe_status);
    pe_status_wait_closed(&pe_status);
    CHECK(pauses == 0 && pe_status_is_lost(&pe_status) && !pe_status.has_execed);
    CHECK(waitpid(program, NULL, 0) == program);
}

static void messages_before_closing_still_count(void)
{
    static const struct {
        const char *said;
        enum stage stage;
        bool is_lost, has_explained;
        unsigned n_inits;
    } cases[] = {{"srf", FINALIZED, false, false, 1}, {"sr", RUNNING, true, false, 1},
                 {"s", IN_INIT, true, false, 1},      {"", LOADED, false, false, 0},
                 {"jre", RUNNING, true, true, 1},     {"srfsrf", FINALIZED, false, false, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int kept = 0; kept < 2; kept++) {
            struct pe_status pe_status = {0};
            pid_t program = start_program(&pe_status, cases[i].said, kept);
            CHECK(waitpid(program, NULL, 0) == program);
            pe_status_read_last(&pe_status);
            CHECK(pe_status.stage == cases[i].stage &&
                  pe_status.has_explained == cases[i].has_explained);
            CHECK(pe_status_is_lost(&pe_status) == cases[i].is_lost &&
                  pe_status.n_inits == cases[i].n_inits);
        }
}

int main(void)
{
    reaped_program_is_not_awaited();
    zombie_program_is_not_awaited();
    messages_before_closing_still_count();
    return unit_status();
}
