#include "large_pages.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "base/environment.h"
#include "base/job.h"
#include "base/small_file.h"
#include "layout.h"
#include "mapping.h"
#include "node.h"

/* ---- The kernel's setting ---- */

#define LARGE_PAGES_FOLDER "/sys/kernel/mm/transparent_hugepage/"
/* If the first file exists and does not contain "[inherit]", it takes precedence (Linux 6.10). */
static const char *const setting_files[] = {LARGE_PAGES_FOLDER "hugepages-2048kB/shmem_enabled",
                                            LARGE_PAGES_FOLDER "shmem_enabled"};

enum large_pages_setting large_pages_parse(const char *text)
{
    static const struct {
        const char *word;
        enum large_pages_setting setting;
    } words[] = {{"[never]", LARGE_PAGES_OFF},         {"[deny]", LARGE_PAGES_OFF},
                 {"[advise]", LARGE_PAGES_ADVISED},    {"[within_size]", LARGE_PAGES_ADVISED},
                 {"[always]", LARGE_PAGES_EVERYWHERE}, {"[force]", LARGE_PAGES_EVERYWHERE}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strstr(text, words[i].word) != NULL)
            return words[i].setting;
    return LARGE_PAGES_UNKNOWN;
}

/* Returns the setting, and sets *file to the path that contains it. */
static enum large_pages_setting large_pages_read_setting(const char **file)
{
    enum large_pages_setting setting = LARGE_PAGES_UNKNOWN;
    char text[128];
    for (size_t i = 0; setting == LARGE_PAGES_UNKNOWN && i < 2; i++) {
        *file = setting_files[i];
        if (small_file_read(*file, text, sizeof text))
            setting = large_pages_parse(text);
    }
    return setting;
}

void large_pages_describe(char *line, size_t room)
{
    const char *file;
    enum large_pages_setting setting = large_pages_read_setting(&file);
    if (environment.huge_pages == HUGE_PAGES_NEVER)
        snprintf(line, room, "not used: ISTHMUS_HUGE_PAGES is never");
    else if (setting == LARGE_PAGES_UNKNOWN)
        snprintf(line, room, "not used: this kernel has no large pages for shared memory");
    else if (setting == LARGE_PAGES_OFF)
        snprintf(line, room, "not used: 'echo advise > %s' enables them (as root)", file);
    else if (setting == LARGE_PAGES_ADVISED)
        snprintf(line, room, "used for blocks of 2 MiB and more");
    else
        snprintf(line, room, "used for all symmetric memory, as %s selects", file);
}

/* ---- Advice ---- */

/* Each call of madvise can split a mapping, and the kernel limits the number of mappings of a
 * process (vm.max_map_count, by default 65530). */
enum { LARGE_PAGES_MOST_CALLS = 8192 };
static unsigned n_calls; /* number of ranges that this process has advised */

/* Returns true if advice has an effect. Reads the setting at the first call, because small jobs
 * do not need it. */
static bool large_pages_need_advice(void)
{
    static int cached; /* 1 + the setting; 0 before the first call */
    int known = __atomic_load_n(&cached, __ATOMIC_RELAXED);
    const char *file;
    if (known == 0) {
        known = 1 + (int)large_pages_read_setting(&file);
        __atomic_store_n(&cached, known, __ATOMIC_RELAXED);
    }
    return environment.huge_pages == HUGE_PAGES_AUTO && known == 1 + LARGE_PAGES_ADVISED;
}

/* Gives advice about a range of this PE's memory file and of the files of the other PEs. A failure
 * does no harm. */
static void large_pages_advise_all(char *begin, size_t bytes, int advice)
{
    ptrdiff_t offset = begin - mapping_spaces(node.rank);
    madvise(begin, bytes, advice);
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank != node.rank)
            madvise(mapping_spaces(rank) + offset, bytes, advice);
}

void large_pages_advise(char *begin, size_t bytes)
{
    uintptr_t first = layout_round_up((uintptr_t)begin, LARGE_PAGE_BYTES);
    uintptr_t end = ((uintptr_t)begin + bytes) & ~(uintptr_t)(LARGE_PAGE_BYTES - 1);
    unsigned calls = (unsigned)node.n_pes;
    if (first >= end || !large_pages_need_advice())
        return;
    if (__atomic_add_fetch(&n_calls, calls, __ATOMIC_RELAXED) <= LARGE_PAGES_MOST_CALLS)
        large_pages_advise_all((char *)first, end - first, MADV_HUGEPAGE);
    else
        __atomic_sub_fetch(&n_calls, calls, __ATOMIC_RELAXED);
}

void large_pages_end(char *begin, size_t bytes)
{
    if (__atomic_load_n(&n_calls, __ATOMIC_RELAXED) != 0)
        large_pages_advise_all(begin, bytes, MADV_NOHUGEPAGE);
}

/* ---- Report ---- */

void large_pages_print_use(FILE *stream)
{
    char line[128];
    unsigned long kib = 0;
    FILE *rollup = fopen("/proc/self/smaps_rollup", "re");
    if (rollup == NULL)
        return;
    while (fgets(line, sizeof line, rollup) != NULL)
        if (sscanf(line, "ShmemPmdMapped: %lu", &kib) == 1)
            break;
    fclose(rollup);
    fprintf(stream, "Large pages: PE %d has mapped %lu MiB of shared memory with pages of 2 MiB\n",
            job.me, kib / 1024);
    fflush(stream);
}
