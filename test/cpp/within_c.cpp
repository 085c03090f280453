// Headers included within extern "C", where programs include headers of C libraries. The overloads
// must exist and work. Compiled with and without SHMEMX_INLINE.
extern "C" {
#include <isthmus_regions.h>
#include <mpp/shmem.h>
#include <mpp/shmemx.h>
#include <pshmem.h>
#include <shmem.h>
#include <shmemx.h>
#include <shmemx_compat.h>
#include <shmemx_nvshmem.h>
}
#include <cstdio>

static int wrong;

static void expect(const char *what, double found, double expected)
{
    if (found != expected) {
        std::printf("PE %d: %s: %g, expected %g\n", shmem_my_pe(), what, found, expected);
        wrong++;
    }
}

int main()
{
    static double numbers[2], sums[2];
    static long count;
    static int flag;

    shmem_init();
    int me = shmem_my_pe(), npes = shmem_n_pes(), right = (me + 1) % npes;
    const double mine[2] = {me + 0.5, -1.0 * me};
    shmem_put(numbers, mine, 2, right);
    shmem_atomic_add(&count, 2L, right);
    shmem_fence();
    shmem_p(&flag, 1, right);
    shmem_wait_until(&flag, SHMEM_CMP_EQ, 1);
    int left = (me + npes - 1) % npes;
    expect("put", numbers[0], left + 0.5);
    expect("atomic_add", static_cast<double>(shmem_g(&count, me)), 2);
    shmem_barrier_all();
    shmemx_req_h request;
    shmemx_put_req(SHMEM_CTX_DEFAULT, numbers, mine, 2, right, static_cast<shmemx_req_h *>(nullptr),
                   &request);
    shmemx_req_wait(&request);
    shmem_barrier_all();
    expect("put_req", numbers[1], -left);
    shmem_sum_reduce(SHMEM_TEAM_WORLD, sums, numbers, 2);
    expect("sum_reduce", sums[0], npes * npes / 2.0);
    shmem_finalize();
    return wrong != 0;
}
