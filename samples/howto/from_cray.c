#include <mpp/shmem.h>
#include <mpp/shmemx.h>
#include <stdio.h>

enum { COUNT = 8 };

static long sent[COUNT], come[COUNT];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int next = (me + 1) % shmem_n_pes();

    shmemx_long_put_nb(come, sent, COUNT, next, NULL); /* shmem_quiet completes it, as on Cray */
    shmem_quiet();
    if (me == 0) {
        printf("%d PEs of this node, each sent %d numbers\n", shmemx_team_n_pes(SHMEM_TEAM_NODE),
               COUNT);
    }
    shmem_finalize();
    return 0;
}
