/*
 * Teaches: overlap of communication and computation with two contexts. While one context transfers
 *          a chunk, the program computes with a chunk that the other context has transferred.
 * Run:     oshcc pipeline.c -o pipeline && oshrun -np 4 ./pipeline
 *
 * Adds up the vectors of all PEs. Each PE reads the vectors of the others in chunks.
 */
#include "check.h"

#define LENGTH 16384
#define CHUNK  1024
#define CHUNKS (LENGTH / CHUNK)

static long vector[LENGTH];
static long sum[LENGTH];

struct stage {
    shmem_ctx_t context;
    long *buffer; /* one chunk of every PE */
};

static void start(struct stage *stage, int chunk, int npes)
{
    for (int pe = 0; pe < npes; pe++) {
        shmem_get_nbi(stage->context, &stage->buffer[(size_t)pe * CHUNK], &vector[chunk * CHUNK],
                      CHUNK, pe);
    }
}

static void add(struct stage *stage, int chunk, int npes)
{
    shmem_ctx_quiet(stage->context); /* waits only for the gets on this stage's context */
    for (int pe = 0; pe < npes; pe++) {
        for (int i = 0; i < CHUNK; i++) {
            sum[chunk * CHUNK + i] += stage->buffer[(size_t)pe * CHUNK + (size_t)i];
        }
    }
}

int main(void)
{
    struct stage stages[2];

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    for (int i = 0; i < 2; i++) {
        check(shmem_ctx_create(0, &stages[i].context) == 0, "shmem_ctx_create");
        stages[i].buffer = malloc((size_t)npes * CHUNK * sizeof(long));
        check(stages[i].buffer != NULL, "malloc");
    }
    for (long i = 0; i < LENGTH; i++) {
        vector[i] = (me + 1) * i;
    }
    shmem_barrier_all();

    start(&stages[0], 0, npes);
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
        if (chunk + 1 < CHUNKS) {
            start(&stages[(chunk + 1) % 2], chunk + 1, npes);
        }
        add(&stages[chunk % 2], chunk, npes);
    }

    for (long i = 0; i < LENGTH; i++) {
        check(sum[i] == (long)npes * (npes + 1) / 2 * i, "sum of the vectors");
    }
    for (int i = 0; i < 2; i++) {
        shmem_ctx_destroy(stages[i].context);
        free(stages[i].buffer);
    }
    if (me == 0) {
        printf("%d vectors added up in %d chunks\n", npes, CHUNKS);
    }
    shmem_finalize();
    return 0;
}
