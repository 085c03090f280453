/*
 * Even and odd PEs run different executables: the second is another build of this program with
 * other constants. The library must report which PEs run the same executable. Heaps are symmetric;
 * static variables are not.
 */
#include <shmem.h>
#include <string.h>
#include <unistd.h>

#include "program_check.h"

static long variable = VARIANT;
static const char text[] = "variant";
static const long constants[VARIANT + 1] = {VARIANT};

/* Returns the number that the launcher gave to this process. */
static int launched_as(void)
{
    static const char *const names[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK",
                                        "OSHRUN_RANK"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (getenv(names[i]) != NULL)
            return (int)strtol(getenv(names[i]), NULL, 10);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1 && launched_as() % 2 == 1) {
        execl(argv[1], argv[1], (char *)NULL);
        return EXIT_FAILURE;
    }
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    REQUIRE(VARIANT == me % 2);
    long *in_heap = (long *)shmem_malloc(sizeof(long));
    for (int pe = 0; pe < n; pe++) {
        REQUIRE(shmem_pe_accessible(pe) == (pe % 2 == me % 2));
        REQUIRE(shmem_addr_accessible(in_heap, pe) == 1);
        REQUIRE(shmem_addr_accessible(&variable, pe) == 0);
        REQUIRE(shmem_addr_accessible(text, pe) == 0);
        REQUIRE(shmem_addr_accessible(constants, pe) == 0);
    }
    REQUIRE(shmem_pe_accessible(-1) == 0 && shmem_pe_accessible(n) == 0);
    shmem_long_p(in_heap, me + 1, (me + 1) % n);
    shmem_barrier_all();
    REQUIRE(*in_heap == (me + n - 1) % n + 1);
    shmem_free(in_heap);
    shmem_finalize();
    return EXIT_SUCCESS;
}
