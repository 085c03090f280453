/*
 * `beside WAY SECONDS`: a job that runs alongside other programs of the machine
 * (scripts/bench-neighbours). Its two PEs make round trips and wait for them in the given way, or
 * one computes while the other gets from it, or both are idle. PE 0 prints the time of a round in
 * us.
 */
#include <shmem.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define BATCH 2000 /* rounds between two readings of the clock; a batch ends with a barrier */

static long flag, round_number;
static volatile long ended;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static bool by_wait_until(void)
{
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, round_number);
    return true;
}

static bool by_test(void)
{
    return shmem_long_test(&flag, SHMEM_CMP_EQ, round_number);
}

static bool by_fetch(void)
{
    return shmem_long_atomic_fetch(&flag, shmem_my_pe()) == round_number;
}

static bool by_g(void)
{
    return shmem_long_g(&flag, shmem_my_pe()) == round_number;
}

static bool by_load(void)
{
    return *(volatile long *)&flag == round_number;
}

static bool by_quiet(void)
{
    shmem_quiet();
    return by_load();
}

static bool (*has_come)(void);

static void trip(void)
{
    int me = shmem_my_pe();

    round_number++;
    if (me == 0) {
        shmem_long_p(&flag, round_number, 1);
    }
    while (!has_come()) {
    }
    if (me == 1) {
        shmem_long_p(&flag, round_number, 0);
    }
}

/* PE 1 computes and makes no call until PE 0 has finished. */
static void get_from_computing(void)
{
    long value;

    if (shmem_my_pe() == 0) {
        shmem_getmem(&value, &flag, sizeof value, 1);
        return;
    }
    while (!ended) {
    }
}

static void reduce(void)
{
    static long mine, all;

    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
}

static void sleep_a_while(void)
{
    usleep(10000);
}

static const struct way {
    const char *name;
    void (*round)(void);
    bool (*has_come)(void);
} ways[] = {{"wait_until", trip, by_wait_until},
            {"test", trip, by_test},
            {"fetch", trip, by_fetch},
            {"g", trip, by_g},
            {"quiet", trip, by_quiet},
            {"load", trip, by_load},
            {"computing", get_from_computing, NULL},
            {"collectives", reduce, NULL},
            {"idle", sleep_a_while, NULL}};

static const struct way *find(const char *name)
{
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (strcmp(ways[i].name, name) == 0) {
            return &ways[i];
        }
    }
    return NULL;
}

/* Both PEs execute the same rounds until PE 0's time is over. */
static void run(const struct way *way, double seconds)
{
    static long goes_on = 1, all;
    double begin = now();
    long rounds = 0;
    bool alone = way->round == get_from_computing;

    do {
        long batch = way->round == sleep_a_while ? 1 : BATCH;
        for (long i = 0; i < batch; i++, rounds++) {
            way->round();
        }
        goes_on = shmem_my_pe() == 0 ? now() - begin < seconds : 1;
        if (alone) {
            all = shmem_my_pe() == 0 ? goes_on : 0;
        } else {
            shmem_long_min_reduce(SHMEM_TEAM_WORLD, &all, &goes_on, 1);
        }
    } while (all != 0);
    if (alone && shmem_my_pe() == 0) {
        shmem_long_p((long *)&ended, 1, 1);
    }
    if (shmem_my_pe() == 0) {
        printf("%.2f\n", (now() - begin) / (double)rounds * 1e6);
    }
}

int main(int argc, char **argv)
{
    const struct way *way = argc == 3 ? find(argv[1]) : NULL;

    if (way == NULL || atof(argv[2]) <= 0) {
        fprintf(stderr, "usage: oshrun -np 2 beside WAY SECONDS\nways:");
        for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
            fprintf(stderr, " %s", ways[i].name);
        }
        fprintf(stderr, "\n");
        return 2;
    }
    shmem_init();
    if (shmem_n_pes() != 2) {
        fprintf(stderr, "beside: expected 2 PEs\n");
        shmem_global_exit(2);
    }
    has_come = way->has_come;
    shmem_barrier_all();
    run(way, atof(argv[2]));
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
