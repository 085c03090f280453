/*
 * backend_test MODULE PART: tests one part of a module.
 */
#include "backend_test.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct backend *backend;
int me, n_pes;
unsigned long checks;
bool is_skipped;

void test_call(int failed, const char *call, const char *file, int line)
{
    checks++;
    if (!failed)
        return;
    fprintf(stderr, "%s:%d: PE %d: %s: %s\n", file, line, me, call, backend->message());
    backend->abort(1);
}

void test_check(bool passed, const char *condition, const char *file, int line)
{
    checks++;
    if (passed)
        return;
    fprintf(stderr, "%s:%d: PE %d: not so: %s\n", file, line, me, condition);
    backend->abort(1);
}

void test_wait(struct backend_request *request, struct backend_arrival *arrival)
{
    for (int done = 0; !done;)
        CALL(backend->test(request, &done, arrival));
    CHECK(request->bits == NULL);
}

void *test_memory(size_t bytes)
{
    void *memory = calloc(1, bytes > 0 ? bytes : 1);
    CHECK(memory != NULL);
    return memory;
}

static unsigned char byte_at(size_t place, uint64_t seed)
{
    uint64_t mixed = ((uint64_t)place / 8 + seed * 1021) * 0x9e3779b97f4a7c15u;
    return (unsigned char)(mixed >> (8 * (place % 8)));
}

void test_fill(void *memory, size_t bytes, uint64_t seed)
{
    unsigned char *place = memory;
    for (size_t i = 0; i < bytes; i++)
        place[i] = byte_at(i, seed);
}

bool test_is_filled(const void *memory, size_t bytes, uint64_t seed)
{
    const unsigned char *place = memory;
    for (size_t i = 0; i < bytes; i++)
        if (place[i] != byte_at(i, seed))
            return false;
    return true;
}

static void *open_library(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    return library;
}

static void open_module(const char *path)
{
    const char *before = getenv("TEST_BEFORE_MODULE"); /* a library that overrides functions of
                                                        * MPI */
    if (before != NULL)
        open_library(before);
    void *module = open_library(path);
    backend = dlsym(module, BACKEND_SYMBOL);
    if (backend == NULL || backend->version != BACKEND_VERSION) {
        fprintf(stderr, "%s is no module of version %d\n", path, BACKEND_VERSION);
        exit(1);
    }
}

static void start(void)
{
    enum backend_thread_level provided;
    CHECK(!backend->is_initialized());
    CALL(backend->init(BACKEND_THREAD_SERIALIZED, &provided));
    CHECK(provided >= BACKEND_THREAD_SERIALIZED);
    CHECK(backend->is_initialized());
    me = backend->rank();
    n_pes = backend->size();
    CHECK(n_pes > 0 && me >= 0 && me < n_pes);
}

static void maximum_returns_the_largest_value(void)
{
    int maximum = 0;
    CALL(backend->maximum(me == n_pes / 2 ? 7 : -me, &maximum));
    CHECK(maximum == 7);
    CALL(backend->maximum(-1 - me, &maximum));
    CHECK(maximum == -1);
    CALL(backend->maximum(me, &maximum));
    CHECK(maximum == n_pes - 1);
}

static void check_allgather_of(int count)
{
    size_t bytes = (size_t)count * sizeof(int);
    int *all = test_memory((size_t)n_pes * bytes);
    int *mine = test_memory(bytes);
    for (int i = 0; i < count; i++)
        mine[i] = me * count + i;
    for (int round = 0; round < 2; round++) {
        CALL(backend->allgather(mine, all, bytes));
        if (round > 0 && me == 0) /* the request is complete, so its buffer may be reused */
            memset(all, 0xff, (size_t)n_pes * bytes);
        else
            for (int i = 0; i < n_pes * count; i++)
                CHECK(all[i] == i);
    }
    free(mine);
    free(all);
}

/* MPI uses different algorithms for short and long data. */
static void allgather_returns_data_in_pe_order(void)
{
    const int counts[] = {1, 5, 3000, 9000, 100000};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        check_allgather_of(counts[i]);
}

/* Runs in a thread that may call MPI, and in one that may not. */
static void yield_often(void)
{
    for (int i = 0; i < 100; i++)
        CALL(backend->yield(i % 2));
}

/* In this test no code except the module finalizes MPI. */
static void no_finalize(int calls_work)
{
    (void)calls_work;
    CHECK(!"a finalize that passed the module by");
}

/* Functions of the whole job. A job can be left and joined again. */
static void job_can_be_left_and_joined_again(void)
{
    enum backend_thread_level provided;
    for (int round = 0; round < 3; round++) {
        allgather_returns_data_in_pe_order();
        maximum_returns_the_largest_value();
        CALL(backend->barrier());
        yield_often();
        if (round > 0) { /* the first round behaves as in a job of one node */
            CALL(backend->connect(no_finalize));
            messages_arrive_intact_and_in_order();
            allgather_returns_data_in_pe_order();
        }
        CALL(backend->leave());
        CALL(backend->leave()); /* has no effect */
        CHECK(!backend->is_finalized());
        CALL(backend->init(BACKEND_THREAD_SERIALIZED, &provided));
        CHECK(backend->rank() == me && backend->size() == n_pes);
    }
    CHECK(strlen(backend->mpi()) > 0 && strchr(backend->mpi(), '\n') == NULL);
}

/* For runs with user settings that do not work: the module must report BACKEND_RMA_BROKEN. */
static void windows_are_reported_as_broken(void)
{
    CHECK(agreed_window_assessment() == BACKEND_RMA_BROKEN);
}

static void faulty_atomics_are_detected(void)
{
    CHECK(backend->window_test_atomics(NULL) == -1);
    CHECK(strchr(backend->message(), '\n') == NULL);
    if (me == 0)
        printf("atomics: %s\n", backend->message());
}

static void run(const char *part)
{
    const struct {
        const char *name;
        void (*test)(void);
        bool connects;
    } parts[] = {
        {"job", job_can_be_left_and_joined_again, false},
        {"messages", messages_arrive_intact_and_in_order, true},
        {"groups", groups_broadcast_and_gather_correctly, true},
        {"windows", windows_transfer_and_compute_correctly, true},
        {"knowledge", windows_are_reported_as_broken, true},
        {"atomics", faulty_atomics_are_detected, true},
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (strcmp(part, parts[i].name) != 0)
            continue;
        if (parts[i].connects)
            CALL(backend->connect(no_finalize));
        parts[i].test();
        return;
    }
    fprintf(stderr, "there is no part %s\n", part);
    backend->abort(1);
}

int main(int argc, char *argv[])
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s MODULE PART\n", argv[0]);
        return 2;
    }
    open_module(argv[1]);
    start();
    run(argv[2]);
    CALL(backend->finalize());
    CHECK(backend->is_finalized());
    CALL(backend->leave()); /* nothing is left to do */
    yield_often();
    if (me == 0)
        printf("%s: %lu checks\n", argv[2], checks);
    return is_skipped ? 77 : 0;
}
