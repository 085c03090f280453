/*
 * Global and static variables are symmetric: initialized, zeroed, file scope, function scope,
 * constant expressions of the linker's, and those of the C library that the program took copies of.
 */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "api_test.h"

long exported_initialized = 1234567;
long exported_zeroed;
static int initialized[3] = {10, 20, 30};
static struct {
    char before;
    double value;
} record = {'b', 2.5};
static long *pointer_to_self = &exported_zeroed;
static const char *text = "a relocated pointer";

static void static_initial_values(void)
{
    static bool first = true;
    if (!first)
        return;
    first = false;
    CHECK_EQ(exported_initialized, 1234567);
    CHECK_EQ(exported_zeroed, 0);
    CHECK_EQ(initialized[2], 30);
    CHECK_REAL(record.value, 2.5);
    CHECK_POINTER(pointer_to_self, &exported_zeroed);
    CHECK(strcmp(text, "a relocated pointer") == 0);
}

/* Every PE writes its number into every kind of variable of the next. */
static void static_written_remotely(void)
{
    static int in_function = -1;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    shmem_long_p(&exported_initialized, me + 100, next);
    shmem_long_p(&exported_zeroed, me + 200, next);
    shmem_int_p(&initialized[1], me + 300, next);
    shmem_double_p(&record.value, me + 0.25, next);
    shmem_int_atomic_set(&in_function, me, next);
    shmem_barrier_all();
    CHECK_EQ(exported_initialized, previous + 100);
    CHECK_EQ(exported_zeroed, previous + 200);
    CHECK_EQ(*pointer_to_self, previous + 200);
    CHECK_EQ(initialized[0], 10);
    CHECK_EQ(initialized[1], previous + 300);
    CHECK_EQ(initialized[2], 30);
    CHECK_REAL(record.value, previous + 0.25);
    CHECK_EQ(record.before, 'b');
    CHECK_EQ(in_function, previous);
    shmem_barrier_all();
}

/* Each PE's are its own: a plain store here changes nothing there. */
static void static_private_to_pe(void)
{
    static long mine;
    mine = shmem_my_pe() + 1;
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(shmem_long_g(&mine, pe), pe + 1);
    CHECK_EQ(mine, shmem_my_pe() + 1);
    shmem_barrier_all();
}

/* A forked child has its own. */
static void static_forked_child(void)
{
    static volatile long shared;
    shared = 1;
    int status;
    pid_t child = fork();
    if (child == 0) {
        shared = 2;
        _exit(shared == 2 ? 3 : 4);
    }
    CHECK(child > 0);
    CHECK_EQ(waitpid(child, &status, 0), child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 3);
    CHECK_EQ(shared, 1);
}

/* stdout is a variable of the C library that lies in the program in builds without PIE. */
static void static_stdout_works(void)
{
    CHECK(fprintf(stdout, "%s", "") == 0);
    CHECK_EQ(fflush(stdout), 0);
}

/* Heap and static objects in one call, both ways. */
static void static_mixed_with_heap(void)
{
    static long in_bss[64];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *in_heap = shmem_malloc(sizeof in_bss);
    for (int i = 0; i < 64; i++)
        in_heap[i] = me * 64 + i;
    shmem_barrier_all();
    shmem_long_put(in_bss, in_heap, 64, next);
    shmem_barrier_all();
    CHECK_EQ(in_bss[63], previous * 64 + 63);
    shmem_long_get(in_heap, in_bss, 64, next);
    CHECK_EQ(in_heap[0], me * 64);
    shmem_barrier_all();
    shmem_broadcastmem(SHMEM_TEAM_WORLD, in_bss, in_heap, sizeof in_bss, n - 1);
    CHECK_EQ(in_bss[5], (n - 1) * 64 + 5);
    shmem_free(in_heap);
}

const struct api_test static_data_tests[] = {
    {"static_initial_values", static_initial_values, 1},
    {"static_written_remotely", static_written_remotely, 1},
    {"static_private_to_pe", static_private_to_pe, 1},
    {"static_forked_child", static_forked_child, 1},
    {"static_stdout_works", static_stdout_works, 1},
    {"static_mixed_with_heap", static_mixed_with_heap, 1},
    API_TEST_END,
};
