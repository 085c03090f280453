/* Options, batches and output of the two compared programs (between.c and between_mpi.c). */
#include "paired.h"
#include "figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define BATCHES        101
#define FEWEST_BATCHES 5
#define WARM_UPS       3
#define ROW_SECONDS    2.0
#define LARGEST_COUNT  (1L << 24)
#define MOST_GROUPS    16
#define STEPS          1000 /* of one computation */

/* Durations that --quick shortens, in seconds. */
struct durations {
    double warm_up;         /* until every PE runs on a core */
    double batch;           /* batch of PE 0 alone */
    double common_batch;    /* batch of several PEs, which the scheduler may disturb */
    double computing, idle; /* how long the target computes, and how long all PEs are idle */
    double pause;           /* before each operation that is measured after a pause */
};
static const struct durations usual = {50e-3, 500e-6, 5e-3, 2, 10, 2};
static const struct durations brief = {1e-3, 100e-6, 100e-6, 0.3, 0.3, 0.2};

struct paired paired;
static const char *only[MOST_GROUPS]; /* selected groups; none: all */
static int only_count;
static bool as_json;
static const char *group_name; /* group of the current row */
static int rows_printed;

static const struct durations *durations(void)
{
    return paired.quick ? &brief : &usual;
}

static void print_help(const struct paired_program *program, FILE *file)
{
    fprintf(file,
            "usage: %s [--quick] [--only GROUP] [--json] [--help]\n\n%s\n\n"
            "  --quick        a few seconds: fewer sizes, short batches\n"
            "  --only GROUP   this group of rows; may be given several times\n"
            "  --json         print JSON instead of a table\n\ngroups:\n",
            program->name, program->help);
    for (size_t i = 0; i < program->group_count; i++) {
        fprintf(file, "  %-14s %s\n", program->groups[i].name, program->groups[i].help);
    }
    fprintf(file, "\nTimes are nanoseconds of one operation. PE 0 talks to the last PE, so start\n"
                  "the job such that they are on two hosts.\n");
}

static bool is_group(const struct paired_program *program, const char *name)
{
    for (size_t i = 0; i < program->group_count; i++) {
        if (name != NULL && strcmp(program->groups[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_wanted(const char *group)
{
    for (int i = 0; i < only_count; i++) {
        if (strcmp(only[i], group) == 0) {
            return true;
        }
    }
    return only_count == 0;
}

int paired_parse(const struct paired_program *program, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            paired.quick = true;
        } else if (strcmp(argv[i], "--json") == 0) {
            as_json = true;
        } else if (strcmp(argv[i], "--only") == 0 && only_count < MOST_GROUPS &&
                   is_group(program, argv[i + 1])) {
            only[only_count++] = argv[++i];
        } else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            print_help(program, stdout);
            return 0;
        } else {
            fprintf(stderr, "%s: wrong or incomplete option: %s\n", program->name, argv[i]);
            return 2;
        }
    }
    return -1;
}

/* One value per batch, in nanoseconds. */
struct figures {
    double values[FIGURES_MOST];
    int count;
};

static void row_name(const struct paired_row *row, char name[PAIRED_NAME_LENGTH])
{
    snprintf(name, PAIRED_NAME_LENGTH, "%s%s%s", row->what, row->bytes > 0 ? " " : "",
             row->bytes > 0 ? figures_size(row->bytes) : "");
}

static void print_json(const struct paired_row *row, const struct figures *figures)
{
    char name[PAIRED_NAME_LENGTH];

    row_name(row, name);
    printf("%s  {\"group\": \"%s\", \"name\": \"%s\", \"bytes\": %zu, \"batches\": %d, "
           "\"library_ns\": %.6g, \"library_min_ns\": %.6g, \"library_max_ns\": %.6g}",
           rows_printed > 0 ? ",\n" : "", group_name, name, row->bytes, figures->count,
           figures_median(figures->values, figures->count),
           figures_least(figures->values, figures->count),
           figures_greatest(figures->values, figures->count));
}

static void print_line(const struct paired_row *row, const struct figures *figures)
{
    char name[PAIRED_NAME_LENGTH];
    double median = figures_median(figures->values, figures->count);

    if (rows_printed == 0) {
        printf("%-12s %-40s %14s %14s %14s %9s %7s\n", "group", "row", "median ns", "least ns",
               "greatest ns", "MB/s", "batches");
    }
    row_name(row, name);
    printf("%-12s %-40s %14.1f %14.1f %14.1f", group_name, name, median,
           figures_least(figures->values, figures->count),
           figures_greatest(figures->values, figures->count));
    if (row->bytes > 0) {
        printf(" %9.1f", (double)row->bytes * 1000 / median);
    } else {
        printf(" %9s", "-");
    }
    printf(" %7d\n", figures->count);
}

static void print(const struct paired_row *row, const struct figures *figures)
{
    if (as_json) {
        print_json(row, figures);
    } else {
        print_line(row, figures);
    }
    rows_printed++;
    fflush(stdout);
}

static double run_batch(const struct paired_row *row, long count)
{
    double start = figures_now();

    row->loop(row, count);
    return figures_now() - start;
}

static void add_figure(struct figures *figures, double seconds, long operations)
{
    if (figures->count < FIGURES_MOST) {
        figures->values[figures->count++] = seconds * FIGURES_NANOSECONDS / (double)operations;
    }
}

static long operations_of(const struct paired_row *row, long count)
{
    return count * (row->burst > 1 ? row->burst : 1);
}

static long calibrate(const struct paired_row *row)
{
    long count = 1;

    while (count < LARGEST_COUNT) {
        long next = figures_next_count(count, run_batch(row, count), durations()->batch);

        if (next == count) {
            break;
        }
        count = next;
    }
    return count;
}

/* Measures a row that PE 0 executes alone. */
static void lead(const struct paired_row *row, struct figures *figures)
{
    int batches = paired.quick ? FEWEST_BATCHES : BATCHES;
    double start = figures_now();
    long count;

    do {
        row->loop(row, 1);
    } while (figures_now() - start < durations()->warm_up);
    count = calibrate(row);
    start = figures_now();
    for (int i = 0; i < batches; i++) {
        if (i >= FEWEST_BATCHES && figures_now() - start > ROW_SECONDS) {
            break;
        }
        add_figure(figures, run_batch(row, count), operations_of(row, count));
    }
}

/* Runs a batch on several PEs. All use the slowest PE's time, so that each runs the same number
 * of iterations. */
static double run_common_batch(const struct paired_row *row, long count)
{
    bool works = row->scope == PAIRED_ALL || paired.job.me == 0 || paired.job.me == paired.peer;

    paired.job.barrier();
    return paired.job.greatest(works ? run_batch(row, count) : 0);
}

static void run_together(const struct paired_row *row, struct figures *figures)
{
    double seconds = run_common_batch(row, WARM_UPS);
    long count = 1, batches;

    while (count < LARGEST_COUNT) {
        seconds = run_common_batch(row, count);
        long next = figures_next_count(count, seconds, durations()->common_batch);
        if (next == count) {
            break;
        }
        count = next;
    }
    batches = seconds > 0 ? (long)(ROW_SECONDS / seconds) : BATCHES;
    batches = batches > BATCHES ? BATCHES : batches;
    batches = paired.quick || batches < FEWEST_BATCHES ? FEWEST_BATCHES : batches;
    for (long i = 0; i < batches; i++) {
        add_figure(figures, run_common_batch(row, count), operations_of(row, count));
    }
}

double paired_time_together(paired_loop *loop)
{
    static struct figures figures;

    figures.count = 0;
    run_together(&(struct paired_row){.scope = PAIRED_ALL, .loop = loop}, &figures);
    return figures_median(figures.values, figures.count);
}

void paired_compute(long steps)
{
    static volatile double kept;
    double sum = kept;

    for (long i = 0; i < steps; i++) {
        sum = sum * 0.999999 + 1;
    }
    kept = sum;
}

static void compute(const struct paired_row *row, long count)
{
    (void)row;
    paired_compute(count * STEPS);
}

static void compute_until(double end)
{
    while (figures_now() < end) {
        compute(NULL, 1);
    }
}

static void sleep_for(double seconds)
{
    struct timespec nap = {.tv_sec = (time_t)seconds};

    nap.tv_nsec = (long)((seconds - (double)nap.tv_sec) * FIGURES_NANOSECONDS);
    nanosleep(&nap, NULL);
}

/* The other PEs compute and make no calls. PE 0 starts after they have started, and stops before
 * they stop. */
static void run_against_computing(const struct paired_row *row, struct figures *figures)
{
    double seconds = durations()->computing, start = figures_now();

    if (paired.job.me != 0) {
        compute_until(start + seconds);
        return;
    }
    sleep_for(seconds * 0.1);
    do { /* at least once: on crowded cores PE 0 may resume after the others have finished */
        add_figure(figures, run_batch(row, 1), 1);
    } while (figures->count < FIGURES_MOST && figures_now() < start + seconds * 0.8);
}

static double processor_seconds(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* Measures operations of PE 0, each after a pause. */
static void run_after_pauses(const struct paired_row *row, struct figures *figures)
{
    for (int i = 0; i < FEWEST_BATCHES; i++) {
        sleep_for(durations()->pause);
        add_figure(figures, run_batch(row, 1), 1);
    }
}

/* Measures the CPU time of idle PEs; all PEs sleep, and the maximum counts. */
static void run_idle(struct figures *figures)
{
    double seconds = durations()->idle, used = processor_seconds();

    sleep_for(seconds);
    used = processor_seconds() - used;
    add_figure(figures, paired.job.greatest(used) / seconds, 1);
}

static void run_row(const struct paired_row *row, struct figures *figures)
{
    switch (row->scope) {
    case PAIRED_LEADER:
        if (paired.job.me == 0) {
            lead(row, figures);
        }
        break;
    case PAIRED_BOTH:
    case PAIRED_ALL:
        run_together(row, figures);
        break;
    case PAIRED_AGAINST_COMPUTING:
        run_against_computing(row, figures);
        break;
    case PAIRED_AFTER_PAUSE:
        if (paired.job.me == 0) {
            run_after_pauses(row, figures);
        }
        break;
    case PAIRED_IDLE:
        run_idle(figures);
        break;
    }
}

void paired_measure(const struct paired_row *row)
{
    static struct figures figures;

    figures.count = 0;
    paired.job.barrier();
    run_row(row, &figures);
    paired.job.barrier();
    if (paired.job.me == 0) {
        print(row, &figures);
    }
}

size_t paired_next_size(size_t bytes)
{
    return bytes * (paired.quick ? 64 : bytes < 4096 || bytes >= 65536 ? 8 : 4);
}

void paired_measure_sizes(const char *what, enum paired_scope scope, paired_loop *loop)
{
    for (size_t bytes = 8; bytes <= PAIRED_LARGEST; bytes = paired_next_size(bytes)) {
        paired_measure(
            &(struct paired_row){.what = what, .bytes = bytes, .scope = scope, .loop = loop});
    }
}

void paired_measure_collective_sizes(const char *what, paired_loop *loop)
{
    const size_t sizes[] = {sizeof(long), (size_t)64 << 10, PAIRED_LARGEST};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        paired_measure(&(struct paired_row){
            .what = what, .bytes = sizes[i], .scope = PAIRED_ALL, .loop = loop});
    }
}

void paired_measure_burst(const char *what, paired_loop *loop, long burst)
{
    char name[PAIRED_NAME_LENGTH];

    snprintf(name, sizeof name, "%s x %ld,", what, burst);
    paired_measure(&(struct paired_row){
        .what = name, .bytes = sizeof(long), .scope = PAIRED_LEADER, .loop = loop, .burst = burst});
}

void paired_measure_against_computing(const char *what, size_t bytes, paired_loop *loop)
{
    char name[PAIRED_NAME_LENGTH];

    snprintf(name, sizeof name, "%s, target computes,", what);
    paired_measure(&(struct paired_row){
        .what = name, .bytes = bytes, .scope = PAIRED_AGAINST_COMPUTING, .loop = loop});
}

void paired_measure_progress(void)
{
    paired_measure(
        &(struct paired_row){.what = "processor time of an idle second", .scope = PAIRED_IDLE});
    paired_measure(&(struct paired_row){
        .what = "1000 steps of computing", .scope = PAIRED_ALL, .loop = compute});
}

void paired_run(const struct paired_program *program, const struct paired_job *job)
{
    paired.job = *job;
    paired.peer = job->pes - 1;
    if (as_json && job->me == 0) {
        printf("{\"format\": 1, \"program\": \"%s\", \"pes\": %d, \"rows\": [\n", program->name,
               job->pes);
    }
    for (size_t i = 0; i < program->group_count; i++) {
        if (is_wanted(program->groups[i].name)) {
            group_name = program->groups[i].name;
            program->groups[i].run();
        }
    }
    if (as_json && job->me == 0) {
        printf("\n]}\n");
    }
}
