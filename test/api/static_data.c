/*
 * Global and static variables are symmetric: initialized, zeroed, at file and function scope, with
 * linker constants as initial values, and variables of the C library that were copied into the
 * program (copy relocations).
 */
#include <link.h>
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

static void static_data_have_their_initial_values(void)
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

/* Every PE writes its number into every kind of variable of the next PE. */
static void static_data_receive_remote_writes(void)
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

/* Each PE has its own copies: a store on this PE must not change another PE's variable. */
static void each_pe_has_its_own_static_data(void)
{
    static long mine;
    mine = shmem_my_pe() + 1;
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(shmem_long_g(&mine, pe), pe + 1);
    CHECK_EQ(mine, shmem_my_pe() + 1);
    shmem_barrier_all();
}

/* A forked child has its own copies. */
static void forked_child_has_its_own_copies(void)
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

/* In builds without PIE, stdout is a variable of the C library that was copied into the program. */
static void static_stdout_works(void)
{
    CHECK(fprintf(stdout, "%s", "") == 0);
    CHECK_EQ(fflush(stdout), 0);
}

/* Heap and static objects in one call, in both directions. */
static void heap_and_static_data_work_in_one_call(void)
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

/* Constants may be sources. They are equal on all PEs, except where the loader has stored
 * addresses in them; then the get must return the other PE's addresses. */
#define FOUR(X)     X, X, X, X
#define THOUSAND(X) FOUR(FOUR(FOUR(FOUR(FOUR(X)))))
static const long numbers[8] = {3, 1, 4, 1, 5, 9, 2, 6};
static const double constant = 2.75;
static const char words[] = "not a variable";
static long p_sync[SHMEM_COLLECT_SYNC_SIZE];
static long *const relocated = &exported_zeroed;
static void *const many_relocated[] = {FOUR(THOUSAND(&exported_zeroed))}; /* exceeds a packet */

/* Finds the last constant of the executable, which is the first object in the list. */
static int find_last_constant(struct dl_phdr_info *object, size_t size, void *last)
{
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        if (header->p_type == PT_LOAD && (header->p_flags & (PF_R | PF_W)) == PF_R)
            *(const char **)last =
                (const char *)(object->dlpi_addr + header->p_vaddr + header->p_memsz - 1);
    }
    return 1;
}

static void check_last_constant(int pe)
{
    const char *last = NULL;
    dl_iterate_phdr(find_last_constant, &last);
    CHECK_EQ(shmem_addr_accessible(last, pe), 1);
    CHECK_EQ(shmem_char_g(last, pe), *last);
}

static void check_plain_constants(int pe)
{
    char got_words[sizeof words];
    long got[8] = {0}, *fetched = (long *)api_clear_zone(ZONE_HEAP, 0);
    CHECK_EQ(shmem_long_g(&numbers[2], pe), 4);
    CHECK_REAL(shmem_double_g(&constant, pe), 2.75);
    shmem_getmem(got_words, words, sizeof got_words, pe);
    CHECK(strcmp(got_words, words) == 0);
    shmem_long_get(got, numbers, 8, pe);
    CHECK(memcmp(got, numbers, sizeof got) == 0);
    shmem_long_iget(got, numbers, 1, 3, 3, pe);
    CHECK_EQ(got[1], 1);
    CHECK_EQ(got[2], 2);
    shmem_long_ibget(got, numbers, 2, 5, 2, 2, pe);
    CHECK_EQ(got[2], 9);
    CHECK_EQ(got[3], 2);
    shmem_long_get_nbi(got, &numbers[4], 4, pe);
    shmem_long_atomic_fetch_nbi(fetched, &numbers[7], pe);
    shmem_quiet();
    CHECK_EQ(got[3], 6);
    CHECK_EQ(*fetched, 6);
    CHECK_EQ(shmem_long_atomic_fetch(&numbers[5], pe), 9);
    CHECK_EQ(shmem_addr_accessible(numbers, pe), 1);
    CHECK_POINTER(shmem_ptr(numbers, pe), NULL);
}

static void constants_can_be_sources(void)
{
    static long collected[API_MAX_PES * 8], sums[8];
    int n = shmem_n_pes();
    for (int pe = 0; pe < n; pe++) {
        check_plain_constants(pe);
        check_last_constant(pe);
    }
    shmem_barrier_all();
    shmem_long_fcollect(SHMEM_TEAM_WORLD, collected, numbers, 8);
    CHECK_EQ(collected[8 * n - 1], 6);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sums, numbers, 8);
    CHECK_EQ(sums[5], 9L * n);
    shmem_barrier_all();
}

static void check_relocated(int pe, uintptr_t there)
{
    static void *got[LENGTH(many_relocated)];
    uintptr_t one;
    memset(got, 0, sizeof got);
    shmem_getmem(&one, &relocated, sizeof one, pe);
    CHECK_EQ(one, there);
    shmem_getmem(got, many_relocated, sizeof many_relocated, pe);
    CHECK_EQ((uintptr_t)got[0], there);
    CHECK_EQ((uintptr_t)got[LENGTH(got) - 1], there);
    shmem_iget64(got, many_relocated, 2, 3, 4, pe);
    CHECK_EQ((uintptr_t)got[6], there);
    CHECK_EQ(shmem_ulong_atomic_fetch((unsigned long *)(uintptr_t)&relocated, pe), there);
    CHECK_EQ(shmem_addr_accessible(&relocated, pe), 1);
    CHECK_POINTER(shmem_ptr(&relocated, pe), NULL);
}

static void relocated_constants_come_from_the_other_pe(void)
{
    static uintptr_t address, addresses[API_MAX_PES];
    int n = shmem_n_pes();
    address = (uintptr_t)&exported_zeroed;
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        check_relocated(pe, shmem_uint64_g((uint64_t *)&address, pe));
    shmem_fcollect64(addresses, &relocated, 1, 0, 0, n, p_sync);
    for (int pe = 0; pe < n; pe++)
        CHECK_EQ(addresses[pe], shmem_uint64_g((uint64_t *)&address, pe));
    shmem_broadcastmem(SHMEM_TEAM_WORLD, addresses, &relocated, sizeof relocated, n - 1);
    CHECK_EQ(addresses[0], shmem_uint64_g((uint64_t *)&address, n - 1));
    shmem_barrier_all();
}

const struct api_test static_data_tests[] = {
    {"static_initial_values", static_data_have_their_initial_values, 1},
    {"static_written_remotely", static_data_receive_remote_writes, 1},
    {"static_private_to_pe", each_pe_has_its_own_static_data, 1},
    {"static_forked_child", forked_child_has_its_own_copies, 1},
    {"static_stdout_works", static_stdout_works, 1},
    {"static_mixed_with_heap", heap_and_static_data_work_in_one_call, 1},
    {"static_constants", constants_can_be_sources, 1},
    {"static_relocated_constants", relocated_constants_come_from_the_other_pe, 1},
    API_TEST_END,
};
