/* Runs the examples of the manual pages, in docs/man/examples. Each example checks what its page
 * promises. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef WITH_MPI
#include <shmemx_mpi.h>
#else
#include <shmemx.h>
#endif

static const char *example;
static int examples, wrong;

#define EXPECT(condition) expect(condition, #condition)

static void expect(bool is_so, const char *what)
{
    if (is_so)
        return;
    wrong++;
    fprintf(stderr, "PE %d: %s: expected %s\n", shmem_my_pe(), example, what);
}

/* EXAMPLES is a generated file that includes the examples and defines RUN_EXAMPLES. Not every
 * example uses both parameters. */
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include EXAMPLES

#define RUN(NAME)                                                                                  \
    do {                                                                                           \
        example = #NAME;                                                                           \
        examples++;                                                                                \
        NAME(shmem_my_pe(), shmem_n_pes());                                                        \
        shmem_barrier_all();                                                                       \
    } while (0);

int main(void)
{
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided); /* an example needs it */
    RUN_EXAMPLES
    if (shmem_my_pe() == 0)
        printf("%d examples\n", examples);
    shmem_finalize();
    return wrong != 0;
}
