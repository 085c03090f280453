#include "hidden.h"
#include "figures.h"

#include <stdbool.h>
#include <stdio.h>
#include <time.h>

#define TIMES_AS_LONG 2 /* length of the computation relative to the collective that it overlaps   \
                         */
#define TURNS 10        /* iterations of the first estimate */

static const struct hidden *measured;
static bool hides;          /* false: nothing is outstanding during the computation */
static long steps;          /* of one computation */
static struct timespec nap; /* length of one pause */

static void block(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        measured->block();
    }
}

static void beside(void (*something)(void), long count)
{
    while (count-- > 0) {
        if (hides) {
            measured->begin();
        }
        something();
        if (hides) {
            measured->complete();
        }
    }
}

static void nothing(void)
{
}

static void compute_once(void)
{
    paired_compute(steps);
}

static void sleep_once(void)
{
    nanosleep(&nap, NULL);
}

static void wait_at_once(const struct paired_row *row, long count)
{
    (void)row;
    beside(nothing, count);
}

static void compute(const struct paired_row *row, long count)
{
    (void)row;
    beside(compute_once, count);
}

static void pause_for(const struct paired_row *row, long count)
{
    (void)row;
    beside(sleep_once, count);
}

/* Returns the maximum over all PEs of the seconds for one iteration. */
static double time_together(paired_loop *loop)
{
    double start;

    loop(NULL, TURNS);
    paired.job.barrier();
    start = figures_now();
    loop(NULL, TURNS);
    return paired.job.greatest(figures_now() - start) / TURNS;
}

static void choose_lengths(void)
{
    double seconds;

    hides = true;
    seconds = TIMES_AS_LONG * time_together(wait_at_once);
    nap.tv_sec = (time_t)seconds;
    nap.tv_nsec = (long)((seconds - (double)nap.tv_sec) * FIGURES_NANOSECONDS);
    hides = false;
    steps = 1000;
    while (time_together(compute) < seconds) {
        steps += steps / 4;
    }
}

void hidden_measure(const struct hidden *collective)
{
    const struct {
        const char *suffix;
        paired_loop *loop;
        bool hides;
    } kinds[] = {{"blocking", block, true},           {"waited for at once", wait_at_once, true},
                 {"beside computing", compute, true}, {"not, but computing", compute, false},
                 {"beside a pause", pause_for, true}, {"not, but a pause", pause_for, false}};
    char name[PAIRED_NAME_LENGTH];

    measured = collective;
    choose_lengths();
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        hides = kinds[i].hides;
        snprintf(name, sizeof name, "%s %s,", collective->what, kinds[i].suffix);
        paired_measure(&(struct paired_row){
            .what = name, .bytes = HIDDEN_BYTES, .scope = PAIRED_ALL, .loop = kinds[i].loop});
    }
}

void hidden_blocks(size_t bytes, size_t *offsets, size_t *lengths)
{
    size_t offset = 0;

    for (int pe = 0; pe < paired.job.pes; pe++) {
        size_t quarters = (size_t)((pe + paired.job.me) % 3) + 3; /* symmetric in both PEs */
        lengths[pe] = bytes * quarters / 4;
        offsets[pe] = offset;
        offset += lengths[pe];
    }
}

void hidden_measure_blocks(const char *what, paired_loop *loop)
{
    static const size_t sizes[] = {8, 1 << 10, 32 << 10, 160 << 10};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        paired_measure(&(struct paired_row){
            .what = what, .bytes = sizes[i], .scope = PAIRED_ALL, .loop = loop});
    }
}
