/*
 * Teaches: an exchange of blocks of any lengths with one-sided operations. Each PE reserves space
 *          in the array of the target PE with one atomic operation, and puts its keys there. The
 *          target PE takes no part in this.
 * Run:     oshcc sort.c -o sort && oshrun -np 4 ./sort
 *
 * A bucket sort: the range of keys is divided into one part for each PE. PE p receives all keys in
 * part p and sorts them.
 */
#include "check.h"

#define KEYS  20000 /* keys per PE */
#define RANGE (1 << 20)

static size_t received;
static uint64_t sum_before, sum_after, sum_of_all[2];
static uint64_t count, count_of_all;

static int bucket_of(int key, int npes)
{
    return (int)((long)key * npes / RANGE);
}

static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

/* A simple generator that returns the same keys on every system. */
static int next_key(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (int)(*state >> 12);
}

/* Sends PE `pe` all keys that belong to its part. Copies the keys to `packed` first, so that one
 * put transfers all of them. */
static void send_bucket(int pe, const int *keys, int *packed, int *room, int npes)
{
    size_t n = 0;
    for (int i = 0; i < KEYS; i++) {
        if (bucket_of(keys[i], npes) == pe) {
            packed[n++] = keys[i];
        }
    }
    size_t at = shmem_atomic_fetch_add(&received, n, pe);
    check(at + n <= (size_t)KEYS * (size_t)npes, "room in the bucket");
    shmem_put(&room[at], packed, n, pe);
}

static void check_sorted(const int *room, int me, int npes)
{
    for (size_t i = 0; i < received; i++) {
        check(bucket_of(room[i], npes) == me, "key in the right bucket");
        check(i == 0 || room[i - 1] <= room[i], "order of the keys");
        sum_after += (uint64_t)room[i];
    }
    count = received;
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &sum_of_all[0], &sum_before, 1) == 0, "reduction");
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &sum_of_all[1], &sum_after, 1) == 0, "reduction");
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &count_of_all, &count, 1) == 0, "reduction");
    check(sum_of_all[0] == sum_of_all[1], "sum of the keys");
    check(count_of_all == (uint64_t)KEYS * (uint64_t)npes, "number of keys");
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int *keys = malloc(KEYS * sizeof *keys);
    int *packed = malloc(KEYS * sizeof *packed);
    int *room = shmem_malloc((size_t)KEYS * (size_t)npes *
                             sizeof *room); /* enough even if one PE receives all keys */
    check(keys != NULL && packed != NULL && room != NULL, "memory for the keys");

    uint32_t state = 12345u + (uint32_t)me;
    for (int i = 0; i < KEYS; i++) {
        keys[i] = next_key(&state);
        sum_before += (uint64_t)keys[i];
    }
    for (int i = 0; i < npes; i++) {
        send_bucket((me + i) % npes, keys, packed, room, npes);
    }
    shmem_barrier_all();
    qsort(room, received, sizeof *room, by_value);
    check_sorted(room, me, npes);
    if (me == 0) {
        printf("%llu keys sorted on %d PEs\n", (unsigned long long)count_of_all, npes);
    }
    shmem_free(room);
    free(packed);
    free(keys);
    shmem_finalize();
    return 0;
}
