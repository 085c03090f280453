/*
 * Teaches: a hash table that is distributed over all PEs, in an MPI program. MPI distributes the
 *          input and adds up the results. OpenSHMEM counts a word with an atomic on the slot of the
 *          word. The PE that has the slot takes no part in this.
 * Run:     OSHMEM_CC=mpicc oshcc hash_table.c -o hash_table && oshrun -np 4 ./hash_table
 *
 * The counts are compared with those of local tables of all words, which MPI adds up.
 */
#include <mpi.h>

#include "../check.h"

#define WORDS   3000 /* words per PE */
#define VARIETY 700  /* words are numbers from 1 to VARIETY */
#define SLOTS   1021 /* slots per PE, enough for all different words */

static long words[SLOTS]; /* 0: the slot is free; a word keeps its slot */
static long counts[SLOTS];
static int npes;

static uint64_t hash(long word)
{
    uint64_t x = (uint64_t)word * 0x9e3779b97f4a7c15u;
    return x ^ x >> 29;
}

static int home_of(long word)
{
    return (int)(hash(word) % (uint64_t)npes);
}

static int first_slot(long word)
{
    return (int)(hash(word) / (uint64_t)npes % SLOTS);
}

/* Finds the slot of the word, or claims the first free slot, and increments its count. */
static void count(long word)
{
    int pe = home_of(word), slot = first_slot(word);
    for (;;) {
        long before = shmem_long_atomic_compare_swap(&words[slot], 0, word, pe);
        if (before == 0 || before == word) {
            break;
        }
        slot = (slot + 1) % SLOTS;
    }
    shmem_long_atomic_inc(&counts[slot], pe); /* does not wait for any PE */
}

/* Returns the count of a word; 0 if it does not occur. */
static long look_up(long word)
{
    int pe = home_of(word), slot = first_slot(word);
    for (;;) {
        long there = shmem_long_g(&words[slot], pe);
        if (there == 0) {
            return 0;
        }
        if (there == word) {
            return shmem_long_g(&counts[slot], pe);
        }
        slot = (slot + 1) % SLOTS;
    }
}

/* Writes a text in which a few words are frequent and most are rare. */
static void write_text(long *text, size_t length)
{
    uint64_t seed = 1;
    for (size_t i = 0; i < length; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        long number = (long)(seed >> 33) % VARIETY;
        text[i] = 1 + number * number / VARIETY;
    }
}

/* Counts the words of this PE in a local array, and adds up the arrays of all PEs with MPI. */
static void count_by_mpi(const long *mine, long *totals)
{
    for (int i = 0; i < WORDS; i++) {
        totals[mine[i]]++;
    }
    MPI_Allreduce(MPI_IN_PLACE, totals, VARIETY + 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
}

/* Checks the counts of the words; each PE checks some of the words. Returns the number of different
 * words in the table. */
static long check_counts(const long *totals, int me)
{
    long here[2] = {0, 0}, all[2]; /* words found, slots taken */
    for (long word = 1 + me; word <= VARIETY; word += npes) {
        check(look_up(word) == totals[word], "count of a word");
        here[0] += totals[word] != 0;
    }
    for (int i = 0; i < SLOTS; i++) {
        here[1] += words[i] != 0;
    }
    MPI_Allreduce(here, all, 2, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    check(all[0] == all[1], "one slot for each word");
    return all[0];
}

int main(int argc, char **argv)
{
    static long mine[WORDS], totals[VARIETY + 1];
    long *text = NULL;
    int provided;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    shmem_init();
    int me = shmem_my_pe();
    npes = shmem_n_pes();

    /* PE 0 has the text, as if it had read a file. */
    if (me == 0) {
        text = malloc((size_t)npes * sizeof mine);
        check(text != NULL, "malloc");
        write_text(text, (size_t)npes * WORDS);
    }
    MPI_Scatter(text, WORDS, MPI_LONG, mine, WORDS, MPI_LONG, 0, MPI_COMM_WORLD);
    free(text);

    for (int i = 0; i < WORDS; i++) {
        count(mine[i]);
    }
    shmem_barrier_all(); /* all words are counted */

    count_by_mpi(mine, totals);
    long distinct = check_counts(totals, me);
    if (me == 0) {
        printf("%d words on %d PEs, %ld of them distinct\n", npes * WORDS, npes, distinct);
    }
    shmem_finalize();
    MPI_Finalize();
    return 0;
}
