/* Results of the benchmark: prints a table row for each result, and JSON at the end. */
#include "bench.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct result *results;
static size_t result_count;
static size_t result_room;
static bool show_table;

void results_show_table(bool show)
{
    show_table = show;
}

static const char *against_name(const struct result *result)
{
    return result->goal_against == BY_HAND ? "by hand" : result->reference_name;
}

/* Returns 1 if the goal is met, 0 if not, -1 if there is no goal or its reference did not run. */
static int is_met(const struct result *result)
{
    if (result->goal_against == LIBRARY || result->nanoseconds[result->goal_against] <= 0) {
        return -1;
    }
    return result->ratio[result->goal_against] <= result->goal_limit;
}

static double more_than_reference(const struct result *result)
{
    return result->nanoseconds[LIBRARY] - result->nanoseconds[REFERENCE];
}

static void show_figure(double value, const char *format, int width)
{
    if (value > 0) {
        printf(format, width, value);
    } else {
        printf("%*s", width, "-");
    }
}

static void show_header(void)
{
    printf("%-12s %-32s %12s %12s %9s %12s %12s  %s\n", "group", "row", "library ns", "by hand ns",
           "ratio", "reference ns", "MB/s", "goal");
}

static void show_more(const struct result *result)
{
    double more = more_than_reference(result);

    if (result->more_limit > 0 && result->nanoseconds[REFERENCE] > 0) {
        printf("  <= %s + %.3g ns: %s (%.2f)", result->reference_name, result->more_limit,
               more <= result->more_limit ? "met" : "NOT MET", more);
    }
}

static void show_goal(const struct result *result)
{
    int met = is_met(result);

    show_more(result);
    if (result->goal_against != LIBRARY) {
        printf("  <= %.3g x %s: %s", result->goal_limit, against_name(result),
               met < 0 ? "unknown" : (met ? "met" : "NOT MET"));
        if (met >= 0) {
            printf(" (%.2f)", result->ratio[result->goal_against]);
        }
    }
    printf("\n");
}

static void show(const struct result *result)
{
    double library = result->nanoseconds[LIBRARY];

    printf("%-12s %-32s", result->group, result->name);
    show_figure(library, " %*.2f", 12);
    show_figure(result->nanoseconds[BY_HAND], " %*.2f", 12);
    show_figure(result->ratio[BY_HAND], " %*.2f", 9);
    show_figure(result->nanoseconds[REFERENCE], " %*.2f", 12);
    show_figure(library > 0 ? (double)result->bytes * 1000 / library : 0, " %*.1f", 12);
    show_goal(result);
    fflush(stdout);
}

void results_add(const struct result *result)
{
    if (result_count == result_room) {
        size_t room = result_room == 0 ? 64 : 2 * result_room;
        struct result *larger = realloc(results, room * sizeof *larger);

        if (larger == NULL) {
            fprintf(stderr, "bench: out of memory\n");
            exit(1);
        }
        results = larger;
        result_room = room;
    }
    if (show_table && result_count == 0) {
        show_header();
    }
    results[result_count++] = *result;
    if (show_table) {
        show(result);
    }
}

static void write_figure(FILE *file, const char *key, double value)
{
    if (value > 0) {
        fprintf(file, ", \"%s\": %.6g", key, value);
    } else {
        fprintf(file, ", \"%s\": null", key);
    }
}

static void write_goal(FILE *file, const struct result *result)
{
    static const char *const answer[] = {"null", "false", "true"};

    if (result->goal_against != LIBRARY) {
        fprintf(file, ", \"goal\": {\"against\": \"%s\", \"limit\": %.6g, \"met\": %s}",
                against_name(result), result->goal_limit, answer[is_met(result) + 1]);
    }
}

static void write_more(FILE *file, const struct result *result)
{
    double more = more_than_reference(result);

    if (result->more_limit > 0 && result->nanoseconds[REFERENCE] > 0) {
        fprintf(file, ", \"more\": {\"than\": \"%s\", \"ns\": %.6g, \"limit\": %.6g, \"met\": %s}",
                result->reference_name, more, result->more_limit,
                more <= result->more_limit ? "true" : "false");
    }
}

static void write_result(FILE *file, const struct result *result)
{
    fprintf(file, "  {\"group\": \"%s\", \"name\": \"%s\", \"bytes\": %zu, \"batches\": %d",
            result->group, result->name, result->bytes, result->batches);
    write_figure(file, "library_ns", result->nanoseconds[LIBRARY]);
    write_figure(file, "library_min_ns", result->minimum[LIBRARY]);
    write_figure(file, "by_hand_ns", result->nanoseconds[BY_HAND]);
    write_figure(file, "by_hand_min_ns", result->minimum[BY_HAND]);
    write_figure(file, "reference_ns", result->nanoseconds[REFERENCE]);
    write_figure(file, "library_by_hand_ratio", result->ratio[BY_HAND]);
    write_figure(file, "library_reference_ratio", result->ratio[REFERENCE]);
    if (result->reference_name != NULL) {
        fprintf(file, ", \"reference\": \"%s\"", result->reference_name);
    }
    write_goal(file, result);
    write_more(file, result);
    fprintf(file, "}");
}

static void write_all(FILE *file)
{
    fprintf(file, "{\"format\": 1, \"pes\": %d, \"specification\": \"%d.%d\", \"quick\": %s,\n",
            bench.pes, SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION, bench.quick ? "true" : "false");
    fprintf(file, " \"rows\": [\n");
    for (size_t i = 0; i < result_count; i++) {
        write_result(file, &results[i]);
        fprintf(file, i + 1 < result_count ? ",\n" : "\n");
    }
    fprintf(file, " ]}\n");
}

bool results_write_json(const char *path)
{
    bool to_stdout = strcmp(path, "-") == 0;
    FILE *file = to_stdout ? stdout : fopen(path, "w");
    bool written;

    if (file == NULL) {
        return false;
    }
    errno = 0;
    write_all(file);
    written = !ferror(file);
    if (to_stdout) {
        return fflush(file) == 0 && written;
    }
    return fclose(file) == 0 && written;
}

void results_free(void)
{
    free(results);
    results = NULL;
    result_count = result_room = 0;
}
