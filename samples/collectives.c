/*
 * Teaches: broadcast, collect (different lengths), fcollect (equal lengths), alltoall and
 *          alltoalls.
 * Run:     oshcc collectives.c -o collectives && oshrun -np 4 ./collectives
 *
 * All PEs of a team must call its collectives in the same order. A call returns when dest of this
 * PE is complete, but other PEs may still be in the call. Before a collective uses a buffer again,
 * the program therefore calls sync, which waits for all PEs.
 */
#include "check.h"

#define ITEMS 4

static void broadcast(int me, int npes)
{
    static int question[ITEMS], heard[ITEMS];
    int root = npes - 1;

    for (int i = 0; i < ITEMS; i++) {
        question[i] = me * 10 + i;
    }
    check(shmem_broadcast(SHMEM_TEAM_WORLD, heard, question, ITEMS, root) == 0, "broadcast");
    for (int i = 0; i < ITEMS; i++) {
        check(heard[i] == root * 10 + i, "what the root said");
    }
}

/* PE i contributes i + 1 numbers. They arrive in the order of the PEs. */
static void collect(int me, int npes)
{
    size_t total = (size_t)npes * (size_t)(npes + 1) / 2;
    long *mine = shmem_malloc((size_t)npes * sizeof *mine);
    long *all = shmem_malloc(total * sizeof *all);
    check(mine != NULL && all != NULL, "shmem_malloc");

    for (int i = 0; i <= me; i++) {
        mine[i] = me * 100L + i;
    }
    check(shmem_collect(SHMEM_TEAM_WORLD, all, mine, (size_t)me + 1) == 0, "collect");
    size_t at = 0;
    for (int pe = 0; pe < npes; pe++) {
        for (int i = 0; i <= pe; i++) {
            check(all[at++] == pe * 100L + i, "collected number");
        }
    }
    shmem_sync_all();
    check(shmem_fcollect(SHMEM_TEAM_WORLD, all, mine, 1) == 0, "fcollect");
    for (int pe = 0; pe < npes; pe++) {
        check(all[pe] == pe * 100L, "first number of each PE");
    }
    shmem_free(all);
    shmem_free(mine);
}

/* The j-th block of PE i becomes the i-th block of PE j. alltoalls reads every second element
 * and writes every third one. */
static void all_to_all(int me, int npes)
{
    size_t n = (size_t)npes;
    int *out = shmem_malloc(2 * n * sizeof *out);
    int *in = shmem_malloc(3 * n * sizeof *in);
    check(out != NULL && in != NULL, "shmem_malloc");

    for (int i = 0; i < 2 * npes; i++) {
        out[i] = me * 1000 + i;
    }
    for (int i = 0; i < 3 * npes; i++) {
        in[i] = -1;
    }
    shmem_sync_all();
    check(shmem_alltoall(SHMEM_TEAM_WORLD, in, out, 2) == 0, "alltoall");
    for (int pe = 0; pe < npes; pe++) {
        check(in[2 * pe] == pe * 1000 + 2 * me, "first of a block");
        check(in[2 * pe + 1] == pe * 1000 + 2 * me + 1, "second of a block");
    }
    shmem_sync_all();
    check(shmem_alltoalls(SHMEM_TEAM_WORLD, in, out, 3, 2, 1) == 0, "alltoalls");
    for (int pe = 0; pe < npes; pe++) {
        check(in[3 * pe] == pe * 1000 + 2 * me, "strided number");
    }
    shmem_free(in);
    shmem_free(out);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    broadcast(me, npes);
    collect(me, npes);
    all_to_all(me, npes);
    if (me == 0) {
        printf("broadcast, collect, fcollect, alltoall and alltoalls on %d PEs\n", npes);
    }
    shmem_finalize();
    return 0;
}
