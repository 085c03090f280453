/*
 * Measures an OpenSHMEM library, compared with hand-written loads and stores on mapped memory.
 * Compile all files of this folder except mpi_peer.c with any oshcc; run with 2 PEs or more.
 */
#include "bench.h"
#include "figures.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct group {
    const char *name;
    const char *help;
    void (*run)(void);
};

static const struct group groups[] = {
    {"rma", "p, g, put and get from 8 B to 8 MiB, message rate", rma_run},
    {"static", "the same on global variables, beside the heap", static_run},
    {"strided", "iput, iget and the block-strided routines", strided_run},
    {"atomics", "every class of atomic on 32 and 64 bits", atomics_run},
    {"sync", "quiet, fence, waits, locks, ping-pong, barriers", sync_run},
    {"collectives", "broadcast, reduction, alltoall, fcollect by size", collectives_run},
    {"application", "random updates by all PEs", application_run},
    {"startup", "shmem_init and shmem_finalize (always shown)", NULL},
};

struct options {
    bool quick;
    bool help;
    const char *json; /* file name, "-" for stdout, or NULL */
    const struct group *only;
    const char *wrong;
};

static const struct group *find_group(const char *name)
{
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        if (strcmp(groups[i].name, name) == 0) {
            return &groups[i];
        }
    }
    return NULL;
}

static void print_help(FILE *file)
{
    fprintf(file, "usage: bench [--quick] [--only GROUP] [--skip ROW] [--json [FILE]] [--help]\n\n"
                  "  --quick        a few seconds: fewer sizes, short batches\n"
                  "  --only GROUP   one group of rows\n"
                  "  --skip ROW     leave out the row of this name, which may break this library\n"
                  "  --json [FILE]  write JSON to FILE, or, without FILE, to stdout instead of the "
                  "table\n\ngroups:\n");
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        fprintf(file, "  %-14s %s\n", groups[i].name, groups[i].help);
    }
    fprintf(file, "\nTimes are medians over batches, library and by hand in turn; a ratio is the\n"
                  "median of the ratios of each turn. MB/s is 10^6 bytes per second.\n");
}

static const char *value_after(int argc, char **argv, int *i)
{
    return *i + 1 < argc && argv[*i + 1][0] != '-' ? argv[++*i] : NULL;
}

static void parse_option(struct options *options, int argc, char **argv, int *i)
{
    const char *argument = argv[*i];
    const char *value;

    if (strcmp(argument, "--quick") == 0) {
        options->quick = true;
    } else if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
        options->help = true;
    } else if (strcmp(argument, "--json") == 0) {
        value = value_after(argc, argv, i);
        options->json = value != NULL ? value : "-";
    } else if (strcmp(argument, "--only") == 0) {
        value = value_after(argc, argv, i);
        options->only = value != NULL ? find_group(value) : NULL;
        options->wrong = options->only == NULL ? argument : options->wrong;
    } else if (strcmp(argument, "--skip") == 0) {
        value = value_after(argc, argv, i);
        if (value == NULL || bench.skip_count == BENCH_MAX_SKIPS) {
            options->wrong = argument;
        } else {
            bench.skip[bench.skip_count++] = value;
        }
    } else {
        options->wrong = argument;
    }
}

static struct options parse(int argc, char **argv)
{
    struct options options = {0};

    for (int i = 1; i < argc; i++) {
        parse_option(&options, argc, argv, &i);
    }
    return options;
}

/* Runs all groups except startup. */
static void run_groups(const struct options *options)
{
    bench_open(options->quick);
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        bool wanted = options->only == NULL || options->only == &groups[i];

        if (wanted && groups[i].run != NULL) {
            groups[i].run();
        }
    }
    bench_close();
}

static void add_startup(const char *name, double seconds)
{
    struct result result = {
        .group = "startup", .batches = 1, .nanoseconds[LIBRARY] = seconds * 1e9};

    snprintf(result.name, sizeof result.name, "%s", name);
    result.minimum[LIBRARY] = result.nanoseconds[LIBRARY];
    result.ratio[LIBRARY] = 1;
    results_add(&result);
}

/* Writes the results on PE 0, after all measurements. Returns false if they could not be
 * written. */
static bool finish(const struct options *options, double init, double finalize)
{
    bool written = true;

    add_startup("init", init);
    add_startup("finalize", finalize);
    add_startup("init + finalize", init + finalize);
    if (options->json != NULL) {
        written = results_write_json(options->json);
        if (!written) {
            fprintf(stderr, "bench: cannot write %s: %s\n", options->json, strerror(errno));
        }
    }
    results_free();
    return written;
}

int main(int argc, char **argv)
{
    struct options options = parse(argc, argv);
    double start, init, finalize;

    if (options.help || options.wrong != NULL) {
        if (options.wrong != NULL) {
            fprintf(stderr, "bench: wrong or incomplete option: %s\n", options.wrong);
        }
        print_help(options.help ? stdout : stderr);
        return options.help ? 0 : 2;
    }
    start = figures_now();
    shmem_init();
    init = figures_now() - start;
    bench.me = shmem_my_pe();
    bench.pes = shmem_n_pes();
    results_show_table(options.json == NULL || strcmp(options.json, "-") != 0);
    if (options.only == NULL || options.only->run != NULL) {
        run_groups(&options);
    }
    shmem_barrier_all();
    start = figures_now();
    shmem_finalize();
    finalize = figures_now() - start;
    if (bench.me == 0 && !finish(&options, init, finalize)) {
        return 1;
    }
    return 0;
}
