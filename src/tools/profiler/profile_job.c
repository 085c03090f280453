#include "profile_job.h"

#include <fcntl.h>
#include <link.h>
#include <pshmem.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/small_file.h"
#include "profile_file.h"
#include "profile_ticks.h"

/* ---- Routines ---- */

void names_write(void)
{
#define NAMED(NAME, CLASS) profile_file_write("routine %d %s %s", ROUTINE_##NAME, #NAME, #CLASS);
#include "names.def"
    NAMES_HAND_WRITTEN(NAMED)
#undef NAMED
}

/* ---- The job ---- */

enum { COMPARISONS = 5, COMPARISONS_MAX = 40 };

static void profile_job_write_settings(void)
{
    static const char *const prefixes[] = {"ISTHMUS_", "SHMEM_", "SMA_"};
    for (char **entry = environ; *entry != NULL; entry++)
        for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
            if (strncmp(*entry, prefixes[i], strlen(prefixes[i])) == 0)
                profile_file_write("setting %s", *entry);
}

static void profile_job_write_arguments(void)
{
    char words[4096], path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    profile_file_write("program %.*s", (int)(length < 0 ? 0 : length), path);
    int descriptor = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    length = descriptor < 0 ? 0 : read(descriptor, words, sizeof words - 1);
    if (descriptor >= 0)
        close(descriptor);
    words[length < 0 ? 0 : length] = '\0';
    for (const char *word = words; word < words + length; word += strlen(word) + 1)
        if (word != words)
            profile_file_write("argument %s", word);
}

/* Finds the backend module among the loaded libraries. The name of the MPI is part of the module's
 * name. */
static int profile_job_find_mpi(struct dl_phdr_info *object, size_t size, void *unused)
{
    static const char module[] = "/libisthmus-mpi-";
    (void)size;
    (void)unused;
    const char *name = strstr(object->dlpi_name, module);
    if (name == NULL)
        return 0;
    snprintf(profile_file_header->mpi, sizeof profile_file_header->mpi, "%.*s",
             (int)strcspn(name + sizeof module - 1, "."), name + sizeof module - 1);
    return 1;
}

static void profile_job_read_boot(void)
{
    small_file_read("/proc/sys/kernel/random/boot_id", profile_file_header->boot,
                    sizeof profile_file_header->boot);
}

void profile_job_describe(struct format_moment loaded)
{
    struct format_header *header = profile_file_header;
    size_t size = 0;
    header->version = FORMAT_VERSION;
    header->header_bytes = FORMAT_HEADER_BYTES;
    header->record_bytes = sizeof(struct format_record);
    header->bins = FORMAT_BINS;
    header->pe = (uint32_t)pshmem_my_pe();
    header->n_pes = (uint32_t)pshmem_n_pes();
    header->pid = (uint32_t)getpid();
    header->node = (uint32_t)pshmem_team_translate_pe(SHMEM_TEAM_SHARED, 0, SHMEM_TEAM_WORLD);
    header->flags = ticks_are_nanoseconds ? FORMAT_TICKS_ARE_NS : 0;
    header->cores = (uint32_t)sysconf(_SC_NPROCESSORS_ONLN);
    header->started = ticks_nanoseconds(CLOCK_REALTIME);
    header->loaded = loaded;
    if (pshmemx_space_get_size(SHMEMX_SPACE_DEFAULT, &size) == 0)
        header->heap_size = size;
    gethostname(header->host, sizeof header->host - 1);
    snprintf(header->library, sizeof header->library, "%s", ISTHMUS_VERSION_STRING);
    dl_iterate_phdr(profile_job_find_mpi, NULL);
    profile_job_read_boot();
    profile_file_write_time();
    header->begun = header->last.ticks;
    names_write();
    profile_job_write_arguments();
    profile_job_write_settings();
    /* last, so that readers see either a complete header or none */
    memcpy(header->magic, FORMAT_MAGIC, sizeof header->magic);
}

void profile_job_compare_clocks(void)
{
    static struct format_block *block;
    if (pshmem_team_n_pes(SHMEM_TEAM_SHARED) == pshmem_n_pes())
        return;
    if (block == NULL && profile_file_header != NULL)
        block = profile_file_add_block(FORMAT_CLOCKS,
                                       COMPARISONS_MAX * sizeof(struct format_collective));
    for (int i = 0; i < COMPARISONS; i++) {
        struct format_collective meeting = {.enter = ticks_now()};
        pshmem_barrier_all();
        meeting.leave = ticks_now();
        if (block != NULL && block->used < COMPARISONS_MAX)
            ((struct format_collective *)(void *)(block + 1))[block->used++] = meeting;
    }
}
