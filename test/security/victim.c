/*
 * Usage: security_victim ROUNDS
 *
 * A job for others to steal from: begins and ends OpenSHMEM so many times, with time before, in and
 * after it, and checks each time that all PEs share memory, that what they wrote is what they read,
 * and that no descriptors are left over.
 */
#include <dirent.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MOST = 64, WORDS = 1024, WAIT_US = 100000 };

static long words[MOST][WORDS]; /* by writer */

static int descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (folder == NULL)
        return -1;
    while (readdir(folder) != NULL)
        count++;
    closedir(folder);
    return count;
}

static long value(int writer, int reader, int word)
{
    return 1000000L * (writer + 1) + 1000L * reader + word;
}

static int count_wrong(long (*there)[WORDS])
{
    int wrong = 0;
    for (int writer = 0; writer < shmem_n_pes(); writer++)
        for (int word = 0; word < WORDS; word++)
            wrong += there[writer][word] != value(writer, shmem_my_pe(), word);
    return wrong;
}

/* Through memory that the PEs share, or this is no test of it. */
static void write_to_all(long (*there)[WORDS])
{
    int me = shmem_my_pe();
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        long(*mapped)[WORDS] = shmem_ptr(there, pe);
        if (mapped == NULL)
            shmem_global_exit(3);
        for (int word = 0; word < WORDS; word++)
            mapped[me][word] = value(me, pe, word);
    }
}

static int round_of_job(void)
{
    shmem_init();
    long(*heap)[WORDS] = shmem_calloc(MOST, sizeof *heap);
    write_to_all(words);
    write_to_all(heap);
    shmem_barrier_all();
    usleep(WAIT_US);
    int wrong = count_wrong(words) + count_wrong(heap);
    shmem_barrier_all();
    if (wrong != 0)
        fprintf(stderr, "PE %d: %d words are wrong\n", shmem_my_pe(), wrong);
    shmem_free(heap);
    shmem_finalize();
    return wrong != 0;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1, faults = 0, open_first = 0;
    usleep(3 * WAIT_US);
    for (int i = 0; i < rounds; i++) {
        faults += round_of_job();
        if (i == 0)
            open_first = descriptors();
    }
    if (descriptors() > open_first) {
        fprintf(stderr, "%d descriptors after %d rounds, %d after one\n", descriptors(), rounds,
                open_first);
        faults++;
    }
    usleep(WAIT_US);
    return faults != 0;
}
