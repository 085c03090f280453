/*
 * A million outstanding requests of one PE. All must complete with the right results and free their
 * memory. One more request than fits must abort the job with an error message. On two PEs.
 *
 *   many_requests get|call
 */
#include <shmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MILLION = 1000000, ROOM = 1 << 20, WORDS = 1024, ROUNDS = 2, BYTES_MOST = 256 };

static long words[WORDS]; /* symmetric */
static long got[ROOM];
static shmemx_req_h reqs[ROOM];
static shmemx_am_t id;

static void require(int condition, const char *what, long number)
{
    if (condition)
        return;
    fprintf(stderr, "PE %d: %s: %ld\n", shmem_my_pe(), what, number);
    shmem_global_exit(EXIT_FAILURE);
}

static int next_pe(void)
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

static long word_of(int pe, long i)
{
    return pe * 1000000L + i % WORDS;
}

static void answer(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    long i;
    memcpy(&i, arg, bytes);
    shmemx_am_reply(token, &words[i % WORDS], sizeof words[0]);
}

static void begin_get(long i)
{
    shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got[i], &words[i % WORDS], 1, next_pe(), &reqs[i]);
}

static void begin_call(long i)
{
    shmemx_am_call(SHMEM_CTX_DEFAULT, next_pe(), id, &i, sizeof i, &got[i], sizeof got[i], NULL,
                   &reqs[i]);
}

static long resident_bytes(void)
{
    long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%ld %ld", &pages, &resident) != 2)
        require(0, "no size in /proc/self/statm", 0);
    fclose(file);
    return resident * sysconf(_SC_PAGESIZE);
}

static void round_of_a_million(void (*begin)(long))
{
    memset(got, 0xff, MILLION * sizeof got[0]);
    for (long i = 0; i < MILLION; i++)
        begin(i);
    require(shmemx_req_wait_all(reqs, MILLION, NULL) == 0, "not all are done", MILLION);
    for (long i = 0; i < MILLION; i++) {
        require(reqs[i] == SHMEMX_REQ_INVALID, "still a request", i);
        require(got[i] == word_of(next_pe(), i), "not what was asked for", i);
    }
}

/* Checks the memory that requests use, and that later requests reuse it. */
static void requests_use_little_memory_and_reuse_it(void (*begin)(long))
{
    memset(got, 0, sizeof got); /* touches the pages, as for the array of requests */
    memset(reqs, 0, sizeof reqs);
    long before = resident_bytes();
    round_of_a_million(begin);
    long once = resident_bytes();
    printf("a request takes %.0f bytes\n", (double)(once - before) / MILLION);
    for (int round = 1; round < ROUNDS; round++)
        round_of_a_million(begin);
    long after = resident_bytes();
    require(once - before < (long)BYTES_MOST * MILLION, "bytes of a million", once - before);
    require(after - once < 16L * MILLION, "bytes more of others", after - once);
}

int main(int argc, char **argv)
{
    shmem_init();
    require(argc == 2, "expected get or call, and arguments are", argc - 1);
    void (*begin)(long) = strcmp(argv[1], "call") == 0 ? begin_call : begin_get;
    shmemx_am_register(answer, 0, &id);
    for (long i = 0; i < WORDS; i++)
        words[i] = word_of(shmem_my_pe(), i);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        requests_use_little_memory_and_reuse_it(begin);
        fprintf(stderr, "A million were done.\n");
        for (long i = 0; i < ROOM; i++)
            begin(i);
    }
    shmem_barrier_all();
    require(0, "there was room for more requests than there should be", ROOM);
}
