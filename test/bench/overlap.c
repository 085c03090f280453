#include "overlap.h"
#include "figures.h"

#include <stdio.h>

#define TIMES_AS_LONG 2  /* length of the computation relative to the transfer that it overlaps */
#define TURNS         20 /* iterations of the first estimate */

static const struct overlap *measured;
static bool transfers, computes;
static long steps; /* of one computation */

static void lead(long count)
{
    while (count-- > 0) {
        if (transfers) {
            measured->begin();
        }
        if (computes) {
            paired_compute(steps);
        }
        if (transfers) {
            measured->complete();
        }
    }
}

static void follow(long count)
{
    while (transfers && count-- > 0) {
        measured->take_part();
    }
}

static void turns(const struct paired_row *row, long count)
{
    (void)row;
    if (paired.job.me == 0) {
        lead(count);
    } else {
        follow(count);
    }
}

static double time_turns(void)
{
    double start;

    turns(NULL, TURNS);
    start = figures_now();
    turns(NULL, TURNS);
    return (figures_now() - start) / TURNS;
}

static double time_transfer(void)
{
    bool works =
        paired.job.me == 0 || (measured->scope == PAIRED_BOTH && paired.job.me == paired.peer);
    double seconds;

    transfers = true;
    computes = false;
    paired.job.barrier();
    seconds = works ? time_turns() : 0;
    paired.job.barrier();
    return seconds;
}

/* Chooses the length of the computation. Called on PE 0 only. */
static void choose_steps(double seconds)
{
    transfers = false;
    computes = true;
    steps = 1000;
    while (time_turns() < seconds) {
        steps += steps / 4;
    }
}

void overlap_measure(const struct overlap *transfer)
{
    static const struct {
        const char *suffix;
        bool transfers, computes;
    } kinds[] = {{"alone", true, false},
                 {"beside computing", true, true},
                 {"not, but computing", false, true}};
    char name[PAIRED_NAME_LENGTH];
    double seconds;

    measured = transfer;
    seconds = time_transfer();
    if (paired.job.me == 0) {
        choose_steps(seconds * TIMES_AS_LONG);
    }
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        transfers = kinds[i].transfers;
        computes = kinds[i].computes;
        snprintf(name, sizeof name, "%s %s,", transfer->what, kinds[i].suffix);
        paired_measure(&(struct paired_row){
            .what = name, .bytes = OVERLAP_BYTES, .scope = transfer->scope, .loop = turns});
    }
}
