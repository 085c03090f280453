/*
 * Teaches: puts with signals and requests: several blocks are transferred from stage to stage at
 *          the same time.
 * Run:     oshcc pipeline_overlap.c -o pipeline_overlap && oshrun -np 4 ./pipeline_overlap [BLOCKS
 *          [WORDS [WORK]]]
 *
 * Each PE is a stage of a pipeline: it processes a block and sends it to the next PE. The last PE
 * checks the results. If each PE has one buffer, a PE waits until the next PE has read the previous
 * block. If each PE has several buffers, it processes the next block while earlier blocks are
 * transferred. Each buffer has two signals: `arrived` on the receiving PE, and `is_free` on the
 * sending PE. The program prints the times for one and for several buffers.
 */
#include "measure.h"
#include <shmemx.h>

enum { PLACES = 4 };

static struct size sizes[] = {
    {"BLOCKS", 1, 1000000, 200}, {"WORDS", 1, 1 << 20, 2048}, {"WORK", 0, 1000, 4}};

/* Symmetric, an element for each buffer. arrived: number of the block that has arrived in this PE's
 * buffer. is_free: number of the block that the next PE has read last from its buffer. Blocks are
 * counted from 1. */
static uint64_t arrived[PLACES], is_free[PLACES];
static uint64_t *places;

struct stage {
    int me, npes;
    size_t depth; /* number of buffers in use */
    size_t words;
    uint64_t *made; /* one block for each buffer */
    shmemx_req_h requests[PLACES];
};

/* Returns the value to which a stage of the pipeline changes a word. */
static uint64_t work_on(uint64_t word, int stage)
{
    for (long i = 0; i <= sizes[2].value; i++) {
        word = word * UINT64_C(6364136223846793005) + (uint64_t)stage + 1;
    }
    return word;
}

static uint64_t first_word(size_t block, size_t i)
{
    return (uint64_t)block << 20 | i;
}

/* Checks every 61st word of a block. To check all words would take longer than the pipeline. If a
 * block is wrong, all of its words are wrong. */
static void check_block(const struct stage *stage, size_t block, const uint64_t *words)
{
    for (size_t i = block % 61; i < stage->words; i += 61) {
        uint64_t word = first_word(block, i);
        for (int pe = 0; pe < stage->npes; pe++) {
            word = work_on(word, pe);
        }
        check(words[i] == word, "a word that came out of the pipeline");
    }
}

/* Waits for a block from the previous PE, processes it, and signals to the previous PE that the
 * buffer is free. */
static void receive_and_work(const struct stage *stage, size_t block, uint64_t *made)
{
    size_t place = block % stage->depth;
    const uint64_t *received = &places[place * stage->words];
    if (stage->me > 0) {
        shmem_signal_wait_until(&arrived[place], SHMEM_CMP_EQ, block + 1);
    }
    for (size_t i = 0; i < stage->words; i++) {
        made[i] = work_on(stage->me > 0 ? received[i] : first_word(block, i), stage->me);
    }
    if (stage->me > 0) {
        shmem_signal_set(&is_free[place], block + 1, stage->me - 1);
    }
}

/* Waits until the next PE has read the previous block in this buffer. */
static void wait_for_place(const struct stage *stage, size_t block)
{
    if (block >= stage->depth) {
        shmem_signal_wait_until(&is_free[block % stage->depth], SHMEM_CMP_GE,
                                block + 1 - stage->depth);
    }
}

static void hand_on_blocking(struct stage *stage, size_t block, const uint64_t *made)
{
    wait_for_place(stage, block);
    shmem_uint64_put_signal(places, made, stage->words, &arrived[0], block + 1, SHMEM_SIGNAL_SET,
                            stage->me + 1);
}

static void hand_on_overlapped(struct stage *stage, size_t block, const uint64_t *made)
{
    size_t place = block % stage->depth;
    wait_for_place(stage, block);
    shmemx_ctx_uint64_put_signal_req(SHMEM_CTX_DEFAULT, &places[place * stage->words], made,
                                     stage->words, &arrived[place], block + 1, SHMEM_SIGNAL_SET,
                                     stage->me + 1, &stage->requests[place], NULL);
}

static double time_of(struct stage *stage, size_t depth,
                      void (*hand_on)(struct stage *stage, size_t block, const uint64_t *made))
{
    stage->depth = depth;
    for (size_t i = 0; i < PLACES; i++) {
        arrived[i] = is_free[i] = 0;
        stage->requests[i] = SHMEMX_REQ_INVALID;
    }
    shmem_barrier_all();
    double start = seconds();
    for (size_t block = 0; block < (size_t)sizes[0].value; block++) {
        uint64_t *made = &stage->made[block % depth * stage->words];
        shmemx_req_wait(&stage->requests[block % depth]); /* `made` may be reused */
        receive_and_work(stage, block, made);
        if (stage->me == stage->npes - 1) {
            check_block(stage, block, made);
        } else {
            hand_on(stage, block, made);
        }
    }
    shmemx_req_wait_all(stage->requests, depth, NULL);
    shmem_barrier_all();
    return seconds() - start;
}

int main(int argc, char **argv)
{
    shmem_init();
    read_sizes(argc, argv, sizes, 3);
    struct stage stage = {
        .me = shmem_my_pe(), .npes = shmem_n_pes(), .words = (size_t)sizes[1].value};
    places = shmem_malloc(PLACES * stage.words * sizeof *places);
    stage.made = malloc(PLACES * stage.words * sizeof *stage.made);
    check(places != NULL && stage.made != NULL, "memory for the blocks");
    double blocking = time_of(&stage, 1, hand_on_blocking);
    double overlapped = time_of(&stage, PLACES, hand_on_overlapped);
    if (stage.me == 0) {
        printf("%ld blocks of %ld words through %d stages: %.1f ms one at a time, %.1f ms with %d "
               "under way\n",
               sizes[0].value, sizes[1].value, stage.npes, blocking * 1e3, overlapped * 1e3,
               PLACES);
    }
    free(stage.made);
    shmem_free(places);
    shmem_finalize();
    return 0;
}
