/*
 * Measures how the way in which a target PE waits affects the PE that accesses its memory: MPI's
 * one-sided operations progress only while some process of the target host calls MPI.
 * scripts/bench-between runs these rows with the message and the window transport.
 */
#include "between_windows.h"
#include "paired.h"

#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct windows_operations *measured;
static char row_text[PAIRED_NAME_LENGTH];

static const char *way(void)
{
    const char *remote = getenv("ISTHMUS_REMOTE");

    return remote != NULL && strcmp(remote, "window") == 0 ? "window" : "message";
}

/* Returns the row's name, such as "window get, target in a barrier". */
static const char *name(const char *operation, const char *target)
{
    snprintf(row_text, sizeof row_text, "%s %s, %s", way(), operation, target);
    return row_text;
}

/* ---- Synchronization: PE 0 works before it arrives; the others wait for it in different ways
 * ---- */

static long flag, meetings;

static void come(void)
{
    for (int pe = 1; pe < paired.job.pes; pe++) {
        shmem_long_p(&flag, meetings, pe);
    }
}

static bool tests_false(void)
{
    return !shmem_long_test(&flag, SHMEM_CMP_EQ, meetings);
}

static bool tests_true(void)
{
    return shmem_long_test(&flag, SHMEM_CMP_NE, meetings);
}

static bool fetches(void)
{
    return shmem_long_atomic_fetch(&flag, paired.job.me) != meetings;
}

static bool waits_until(void)
{
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, meetings);
    return false;
}

static bool (*waits)(void);

static void meet_by_flag(void)
{
    meetings++;
    if (paired.job.me == 0) {
        come();
    } else {
        while (waits()) {
        }
    }
    shmem_barrier_all();
}

static void meet_by_reduction(void)
{
    static long mine, all;

    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
}

/* PE 0 holds the lock while it works. */
static void meet_by_lock(void)
{
    static long lock;
    static bool is_held;

    if (paired.job.me != 0) {
        shmem_set_lock(&lock);
    }
    if (paired.job.me != 0 || is_held) {
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    is_held = !is_held;
    if (paired.job.me == 0 && is_held) {
        shmem_set_lock(&lock);
    }
    shmem_barrier_all();
}

static void measure_while(const char *target, void (*meet)(void))
{
    paired.job.barrier = meet;
    for (int i = 0; i < WINDOWS_OPERATIONS; i++) {
        paired_measure(&(struct paired_row){.what = name(measured->of[i].name, target),
                                            .bytes = measured->of[i].bytes,
                                            .scope = PAIRED_LEADER,
                                            .loop = measured->of[i].loop});
    }
    paired.job.barrier = shmem_barrier_all;
}

static void measure_waits(void)
{
    static const struct {
        const char *name;
        bool (*waits)(void);
    } by_flag[] = {{"target in wait_until", waits_until},
                   {"target in test", tests_false},
                   {"target in true test", tests_true},
                   {"target in own fetch", fetches}};

    for (size_t i = 0; i < sizeof by_flag / sizeof *by_flag; i++) {
        waits = by_flag[i].waits;
        measure_while(by_flag[i].name, meet_by_flag);
    }
    measure_while("target in barrier", shmem_barrier_all);
    measure_while("target in reduction", meet_by_reduction);
    measure_while("target in set_lock", meet_by_lock);
}

static void measure_computing(void)
{
    for (int i = 0; i < WINDOWS_OPERATIONS; i++) {
        paired_measure(&(struct paired_row){.what = name(measured->of[i].name, "target computes,"),
                                            .bytes = measured->of[i].bytes,
                                            .scope = PAIRED_AGAINST_COMPUTING,
                                            .loop = measured->of[i].loop});
    }
}

static void measure_pauses(void)
{
    paired_measure(&(struct paired_row){.what = name("get", "target waits, first after a pause,"),
                                        .bytes = sizeof(long),
                                        .scope = PAIRED_AFTER_PAUSE,
                                        .loop = measured->of[WINDOWS_GET].loop});
}

static void measure_rates(void)
{
    paired_measure(&(struct paired_row){.what = name("put_nbi", "10000 in a row,"),
                                        .bytes = sizeof(long),
                                        .scope = PAIRED_LEADER,
                                        .loop = measured->put_nbi,
                                        .burst = PAIRED_BURST});
    paired_measure(&(struct paired_row){.what = name("put_nbi", "4 in a row,"),
                                        .bytes = PAIRED_LARGEST / 2,
                                        .scope = PAIRED_LEADER,
                                        .loop = measured->put_nbi,
                                        .burst = 4});
}

void windows_run(const struct windows_operations *operations)
{
    if (paired.peer == 0) {
        return;
    }
    measured = operations;
    measure_waits();
    measure_computing();
    measure_pauses();
    measure_rates();
}
