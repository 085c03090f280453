/*
 * Waits for MPI operations and yields the core to other processes while waiting.
 *
 * MPIs spin in their waits and collectives. If PEs share cores, each step of a collective then
 * takes the time slices of all waiting processes. With 16 PEs on 2 cores, a collective at the start
 * of a job took 50 to 350 ms with MPI's waits, and 2 to 70 ms with the waits in this file.
 */
#include <sched.h>
#include <time.h>

#include "mpi_module.h"

/* SPINS: number of tests before this thread yields the core, about as long as a message takes.
 * YIELDS: number of yields before it sleeps. */
enum { SPINS = 100, YIELDS = 10 };

/* The thread sleeps because sched_yield may not suffice. If the kernel divides the core between
 * sessions, sched_yield does not give the core to processes of other sessions. A sleep lasts
 * 1/SLEEP_FRACTION of the time waited so far, so a late wakeup costs little. */
enum { SLEEP_FRACTION = 8 };
#define SLEEP_NS_MIN (20L * 1000)
#define SLEEP_NS_MAX (300L * 1000)

static void mpi_wait_sleep_since(double begin)
{
    const double second = 1e9;
    double ns = (PMPI_Wtime() - begin) * second / SLEEP_FRACTION;
    struct timespec time = {.tv_nsec = SLEEP_NS_MIN};
    if (ns > (double)SLEEP_NS_MIN)
        time.tv_nsec = ns < (double)SLEEP_NS_MAX ? (long)ns : SLEEP_NS_MAX;
    nanosleep(&time, NULL);
}

static void mpi_wait_pause_since(double begin, unsigned tests)
{
    if (tests >= SPINS + YIELDS)
        mpi_wait_sleep_since(begin);
    else if (tests >= SPINS)
        sched_yield();
}

int wait_all(MPI_Request *requests, int count)
{
    double begin = PMPI_Wtime();
    for (unsigned tests = 0; count > 0; tests++) {
        int done = 0;
        if (check("MPI_Test", PMPI_Test(&requests[count - 1], &done, MPI_STATUS_IGNORE)) != 0)
            return -1;
        if (done)
            count--;
        else
            mpi_wait_pause_since(begin, tests);
    }
    return 0;
}

int wait_for(const char *call, int code, MPI_Request *request)
{
    return check(call, code) != 0 ? -1 : wait_all(request, 1);
}

static void mpi_wait_report_if_long(double begin, struct reminder *reminder)
{
    if (reminder->report == NULL || reminder->seconds <= 0 ||
        PMPI_Wtime() - begin < reminder->seconds)
        return;
    reminder->report(reminder->about);
    reminder->report = NULL;
}

int wait_with_reminder(const char *call, int code, MPI_Request *request, MPI_Status *status,
                       struct reminder *reminder)
{
    double begin = PMPI_Wtime();
    int done = 0;
    if (check(call, code) != 0)
        return -1;
    for (unsigned tests = 0; !done; tests++) {
        if (check("MPI_Test", PMPI_Test(request, &done, status)) != 0)
            return -1;
        if (done)
            continue;
        mpi_wait_pause_since(begin, tests);
        mpi_wait_report_if_long(begin, reminder);
    }
    return 0;
}
