/*
 * A program with the faults that the arguments name, each in its own function. The advice of
 * isthmus-profile must find them.
 */
#include <shmem.h>
#include <string.h>
#include <unistd.h>

/* Each fault costs about 0.1 s or more, well above the threshold of the advice. */
enum {
    WORDS = 1 << 16,
    GETS = 10000,
    PUTS = 20000,
    LOCKS = 40,
    STEPS = 20,
    LATE_US = 25000,
    HELD_US = 2000
};

static long dest[WORDS], table[WORDS], counter, lock;
static int me, n_pes, next;

/* The last PE arrives late at each barrier. */
static void late_pe(void)
{
    for (int step = 0; step < STEPS; step++) {
        if (me == n_pes - 1)
            usleep(LATE_US);
        shmem_barrier_all();
    }
}

static void small_puts(void)
{
    for (int round = 0; round < 20; round++)
        for (long i = 0; i < WORDS; i++)
            shmem_p(&dest[i], i, next);
    shmem_quiet();
}

static void blocking_gets(void)
{
    long sum = 0;
    for (long i = 0; i < GETS; i++)
        sum += shmem_g(&table[i * 7919 % WORDS], next);
    dest[0] = sum;
}

static void quiet_each(void)
{
    for (int i = 0; i < PUTS; i++) {
        shmem_put(&dest[i], &table[i], 64, next);
        shmem_quiet();
    }
}

static void hold_lock(void)
{
    for (int i = 0; i < LOCKS; i++) {
        shmem_set_lock(&lock);
        usleep(HELD_US);
        shmem_clear_lock(&lock);
    }
}

static void one_word(void)
{
    for (int i = 0; i < GETS; i++)
        shmem_atomic_fetch_inc(&counter, 0);
}

static const struct {
    const char *name;
    void (*run)(void);
} faults[] = {
    {"late-pe", late_pe},       {"small-puts", small_puts}, {"blocking-gets", blocking_gets},
    {"quiet-each", quiet_each}, {"lock", hold_lock},        {"one-word", one_word}};

int main(int count, char **words)
{
    shmem_init();
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    next = (me + 1) % n_pes;
    for (int word = 1; word < count; word++) {
        for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
            if (strcmp(words[word], faults[i].name) == 0)
                faults[i].run();
        shmem_barrier_all();
    }
    usleep(200000); /* stands for the rest of a real program */
    shmem_finalize();
    return 0;
}
