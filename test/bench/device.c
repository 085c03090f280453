/*
 * Measures transfers in device memory, compared with the driver's own copies, and atomics and
 * reductions in device memory. Needs 2 or more PEs, each with a device; PE 0 communicates with PE
 * 1. Ratios compare alternating batches.
 */
#include "figures.h"
#include "kind.h"

#include <dlfcn.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATCHES       7
#define BATCH_SECONDS 0.01
#define SMALLEST      ((size_t)8)

static shmem_space_t space;
static char *device, *device_too; /* blocks of the space */
static char *host;
static const struct kind *kind;
static char *raw, *raw_too; /* memory allocated directly by the kind */
static int peer;

static void fail(const char *what)
{
    fprintf(stderr, "device: PE %d: %s\n", shmem_my_pe(), what);
    shmem_global_exit(EXIT_FAILURE);
}

static void require(enum kind_result result)
{
    if (result != KIND_OK)
        fail(kind->message());
}

/* ---- One repetition of each operation ---- */

typedef void turn_type(size_t bytes);

static void raw_between(size_t bytes)
{
    require(kind->copy(raw, raw_too, bytes));
}

static void raw_in(size_t bytes)
{
    require(kind->copy(raw, host, bytes));
}

static void raw_out(size_t bytes)
{
    require(kind->copy(host, raw, bytes));
}

static void put_between(size_t bytes)
{
    shmem_putmem(device, device_too, bytes, peer);
    shmem_quiet();
}

static void put_in(size_t bytes)
{
    shmem_putmem(device, host, bytes, peer);
    shmem_quiet();
}

static void get_between(size_t bytes)
{
    shmem_getmem(device_too, device, bytes, peer);
}

static void get_out(size_t bytes)
{
    shmem_getmem(host, device, bytes, peer);
}

static void copy_between(size_t bytes)
{
    shmemx_copy(device, peer, device_too, shmem_my_pe(), bytes);
}

static void fetch_add(size_t bytes)
{
    (void)bytes;
    shmem_long_atomic_fetch_add((long *)(void *)device, 1, peer);
}

/* ---- Measuring ---- */

static double seconds_of(turn_type *turn, size_t bytes, long count)
{
    double begin = figures_now();
    for (long i = 0; i < count; i++)
        turn(bytes);
    return figures_now() - begin;
}

static long find_count(turn_type *turn, size_t bytes)
{
    long count = 1, next;
    double seconds;
    while (seconds = seconds_of(turn, bytes, count),
           (next = figures_next_count(count, seconds, BATCH_SECONDS)) != count)
        count = next;
    return count;
}

/* Prints the microseconds per repetition, and the ratio to the driver's own copy. */
static void compare(const char *what, turn_type *turn, turn_type *plain, size_t bytes)
{
    double times[BATCHES], ratios[BATCHES];
    long count = find_count(turn, bytes);
    for (int i = 0; i < BATCHES; i++) {
        double alone = seconds_of(plain, bytes, count);
        times[i] = seconds_of(turn, bytes, count);
        ratios[i] = times[i] / alone;
    }
    double seconds = figures_median(times, BATCHES) / (double)count;
    printf("%-24s %10s %12.2f us %10.2f GB/s %8.2f of the copy's time\n", what, figures_size(bytes),
           seconds * 1e6, (double)bytes / seconds / 1e9, figures_median(ratios, BATCHES));
    fflush(stdout);
}

static void measure_copies(size_t largest)
{
    for (size_t bytes = SMALLEST; bytes <= largest; bytes *= 8) {
        compare("put device to device", put_between, raw_between, bytes);
        compare("get device to device", get_between, raw_between, bytes);
        compare("shmemx_copy", copy_between, raw_between, bytes);
        compare("put host to device", put_in, raw_in, bytes);
        compare("get device to host", get_out, raw_out, bytes);
    }
}

static void measure_atomics(void)
{
    long count = find_count(fetch_add, 8);
    double seconds = seconds_of(fetch_add, 8, count) / (double)count;
    printf("%-24s %10s %12.2f us %10.0f in a second\n", "atomic_fetch_add", "8 B", seconds * 1e6,
           1 / seconds);
}

/* Collective over all PEs. */
static void measure_reductions(size_t largest)
{
    for (size_t bytes = 8; bytes <= largest; bytes *= 64) {
        double times[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            shmem_barrier_all();
            double begin = figures_now();
            shmem_long_sum_reduce(SHMEM_TEAM_WORLD, (long *)(void *)device,
                                  (long *)(void *)device_too, bytes / sizeof(long));
            times[i] = figures_now() - begin;
        }
        if (shmem_my_pe() == 0)
            printf("%-24s %10s %12.2f us\n", "reduce long sum", figures_size(bytes),
                   figures_median(times, BATCHES) * 1e6);
    }
}

/* ---- Setup ---- */

/* Opens the module of device kinds that the library uses, from the library's folder. */
static const struct kind *open_kind(void)
{
    Dl_info library;
    char path[4096];
    void *symbol = dlsym(RTLD_DEFAULT, "shmem_init");
    if (symbol == NULL || dladdr(symbol, &library) == 0)
        fail("the library is not found");
    snprintf(path, sizeof path, "%.*s/isthmus/%s",
             (int)(strrchr(library.dli_fname, '/') - library.dli_fname), library.dli_fname,
             KIND_MODULE_FILE);
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct kind_module *table = module == NULL ? NULL : dlsym(module, KIND_MODULE_SYMBOL);
    for (size_t i = 0; table != NULL && table->kinds[i] != NULL; i++)
        if (table->kinds[i]->type >= KIND_CUDA && table->kinds[i]->count() > 0)
            return table->kinds[i];
    fail("no device is found");
    return NULL;
}

static void open_all(size_t largest, shmem_team_t *team)
{
    shmem_space_config_t config = {SHMEM_DEVICE_GPU, 2 * largest + (1 << 20),
                                   SHMEM_SPACE_FLAG_DEFAULT};
    void *memory[2];
    int number = 0;
    if (shmem_space_create(&config, &space, team) != 0 || space == SHMEM_SPACE_INVALID)
        fail("there is no space on a device of every PE");
    device = shmem_space_malloc(space, largest);
    device_too = shmem_space_malloc(space, largest);
    host = aligned_alloc(4096, largest + 4096);
    kind = open_kind();
    shmemx_space_get_device(space, &number);
    require(kind->allocate(number, largest, 4096, &memory[0]));
    require(kind->allocate(number, largest, 4096, &memory[1]));
    raw = memory[0];
    raw_too = memory[1];
    if (device == NULL || device_too == NULL || host == NULL)
        fail("out of memory");
    memset(host, 1, largest);
    kind->register_host(host, largest); /* if possible: pinned memory speeds up both kinds of
                                         * copies */
    require(kind->fill(device_too, 1, largest));
}

static void close_all(shmem_team_t team)
{
    require(kind->release(raw));
    require(kind->release(raw_too));
    kind->unregister_host(host);
    free(host);
    shmem_space_free(space, device_too);
    shmem_space_free(space, device);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
}

int main(int argc, char **argv)
{
    char *end = NULL;
    unsigned long mebibytes = argc == 2 ? strtoul(argv[1], &end, 10) : 256;
    shmem_team_t team;
    if (argc > 2 || mebibytes == 0 || mebibytes > 4096 || (argc == 2 && *end != '\0')) {
        fprintf(stderr,
                "usage: device [MIB]\nMeasures transfers on devices up to so many MiB (256).\n");
        return 2;
    }
    size_t largest = (size_t)mebibytes << 20;
    shmem_init();
    peer = 1 % shmem_n_pes();
    open_all(largest, &team);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        measure_copies(largest);
        measure_atomics();
    }
    shmem_barrier_all();
    measure_reductions(largest);
    shmem_barrier_all();
    close_all(team);
    shmem_finalize();
    return 0;
}
