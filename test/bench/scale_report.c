/* Reports memory by kind, from the kernel's data, and the time of startup and barrier. */
#include "figures.h"
#include "scale.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_LENGTH 64

static FILE *open_file(const char *path)
{
    FILE *file = fopen(path, "r");

    if (file == NULL) {
        fprintf(stderr, "scale: cannot read %s: %s\n", path, strerror(errno));
        exit(1);
    }
    return file;
}

/* Adds one line of a mapping in smaps: its key, such as "Rss:", and its value in KiB. */
static void add_line(struct scale_memory *memory, const char *key, double kib, int is_ours)
{
    if (strcmp(key, "Rss:") == 0) {
        memory->resident += kib;
        memory->files += is_ours ? kib : 0;
    } else if (strcmp(key, "Pss:") == 0) {
        memory->files_share += is_ours ? kib : 0;
    } else if (strcmp(key, "Anonymous:") == 0) {
        memory->own += kib;
    }
}

static struct scale_memory read_memory(void)
{
    struct scale_memory memory = {0};
    char line[4096], key[KEY_LENGTH];
    int is_ours = 0;
    double kib;
    FILE *file = open_file("/proc/self/smaps");

    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%63s %lf kB", key, &kib) == 2 && key[strlen(key) - 1] == ':') {
            add_line(&memory, key, kib, is_ours);
        } else if (strchr(key, '-') != NULL) {
            is_ours = strstr(line, "memfd:isthmus") != NULL;
        }
    }
    fclose(file);
    file = open_file("/proc/self/status");
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "VmPTE: %lf kB", &kib) == 1) {
            memory.page_tables = kib;
        }
    }
    fclose(file);
    return memory;
}

static void run_barriers(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        paired.job.barrier();
    }
}

static void print_objects(void)
{
    const struct scale_objects *objects = dlsym(RTLD_DEFAULT, SCALE_OBJECTS_SYMBOL);

    if (objects != NULL) {
        printf(", \"communicators\": %ld, \"windows\": %ld, \"types\": %ld, "
               "\"most_communicators\": %ld, \"most_windows\": %ld, \"most_types\": %ld",
               objects->communicators, objects->windows, objects->types,
               objects->most_communicators, objects->most_windows, objects->most_types);
    }
}

/* Prints the maximum over all PEs. Collective. */
static void print_greatest(const char *name, double value)
{
    value = paired.job.greatest(value);
    if (paired.job.me == 0) {
        printf(", \"%s\": %.6g", name, value);
    }
}

void scale_print_start(double start, double initialized)
{
    printf("{\"init_ns\": %.6g}\n", (initialized - start) * FIGURES_NANOSECONDS);
    fflush(stdout);
}

void scale_report(const struct paired_job *job, double start, double initialized)
{
    struct scale_memory memory = read_memory();

    paired.job = *job;
    if (job->me == 0) {
        printf("{\"format\": 1, \"pes\": %d", job->pes);
    }
    print_greatest("init_ns", (initialized - start) * FIGURES_NANOSECONDS);
    print_greatest("resident_kib", memory.resident);
    print_greatest("own_kib", memory.own);
    print_greatest("files_kib", memory.files);
    print_greatest("files_share_kib", memory.files_share);
    print_greatest("page_tables_kib", memory.page_tables);
    print_greatest("barrier_ns", paired_time_together(run_barriers));
    if (job->me == 0) {
        print_objects();
        printf("}\n");
        fflush(stdout);
    }
}
