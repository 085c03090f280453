/*
 * Teaches: puts with signals and requests: several blocks under way from stage to stage.
 * Run:     oshcc pipeline_overlap.c -o pipeline_overlap && oshrun -np 4 ./pipeline_overlap [BLOCKS
 *          [WORDS [WORK]]]
 *
 * Each PE is a stage of a pipeline: it works on a block and hands it to the next PE; the last one
 * checks what comes out. With one place for a block at each PE a stage waits until the next has
 * taken the block before; with several it goes on with the next blocks while those are under way.
 * Each place has two signals: `arrived` at the PE that receives, and `is_free` at the one that
 * sends. Both ways are timed.
 */
#include "measure.h"
#include <shmemx.h>

enum { PLACES = 4 };

static struct size sizes[] = {
    {"BLOCKS", 1, 1000000, 200}, {"WORDS", 1, 1 << 20, 2048}, {"WORK", 0, 1000, 4}};

/* Symmetric. Of each place: the block that is in it, counted from 1, and the last that was taken.
 */
static uint64_t arrived[PLACES], is_free[PLACES];
static uint64_t *places;

struct stage {
    int me, npes;
    size_t depth; /* how many places are used */
    size_t words;
    uint64_t *made; /* as many blocks as there are places */
    shmemx_req_h requests[PLACES];
};

/* What a stage makes of a word. */
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

/* A wrong block is noticed by any word of it; to look at all would cost more than the pipeline. */
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

/* Works on what the PE before sent, and tells it that the place is free. */
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

/* The block that was in the place before must have been taken. */
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
        shmemx_req_wait(&stage->requests[block % depth]); /* the block that was in it before */
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
