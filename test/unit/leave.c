/*
 * Tests that modules leave the network in the right order if the program finalizes MPI while
 * OpenSHMEM runs.
 */

/* Replaces the functions of the modules by functions that write one letter each. */
#define nbc_request_complete_all wrote_finish
#define peer_wait_disable        wrote_absence
#define context_complete_all     wrote_complete
#define progress_hint_stop       wrote_notice
#define coll_barrier_all         wrote_barrier
#define am_stop_network          wrote_active
#define nbc_request_disconnect   wrote_underway
#define exported_windows_stop    wrote_windows
#define team_free_comms          wrote_teams
#define net_cut_off              wrote_transport
#include "runtime/runtime.c" /* NOLINT(bugprone-suspicious-include) */

#include "apart.h"

static char written[32];

static void write_letter(const char *routine, char letter)
{
    CHECK_TEXT(routine, "MPI_Finalize");
    CHECK(strlen(written) < sizeof written - 1);
    written[strlen(written)] = letter;
}

void wrote_finish(const char *routine)
{
    write_letter(routine, 'f');
}

void wrote_absence(void)
{
    write_letter("MPI_Finalize", 'a');
}

void wrote_complete(const char *routine)
{
    write_letter(routine, 'c');
}

void wrote_notice(const char *routine)
{
    write_letter(routine, 'n');
}

void wrote_barrier(const char *routine)
{
    write_letter(routine, 'b');
}

void wrote_active(const char *routine)
{
    write_letter(routine, 'h');
}

void wrote_underway(const char *routine)
{
    write_letter(routine, 'u');
}

void wrote_windows(const char *routine)
{
    write_letter(routine, 'w');
}

void wrote_teams(void)
{
    write_letter("MPI_Finalize", 't');
}

void wrote_transport(const char *routine)
{
    write_letter(routine, 'x');
}

static void leave_too_late(void)
{
    runtime_leave_network(false);
}

int main(void)
{
    /* First the PE completes its operations and stops sending queries and hints. After the barrier
     * the operations of other PEs are complete, except for those that handlers have started. Then
     * the modules stop, and the transport last. */
    runtime_leave_network(true);
    CHECK_TEXT(written, "facnbchuwtx");
    expect_end(leave_too_late,
               "MPI_Finalize: the program finalizes MPI while OpenSHMEM still runs");
    return unit_status();
}
