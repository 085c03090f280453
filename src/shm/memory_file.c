#include "memory_file.h"

#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/report.h"
#include "unnamed_file.h"

/* ---- Memory files ---- */

int memory_file_create(const char *routine, const char *name)
{
    int file = unnamed_file(name);
    if (file < 0)
        report_fatal_errno(
            routine, "cannot create a memory file for symmetric memory (memfd_create, /dev/shm)");
    return file;
}

void memory_file_set_length(const char *routine, int file, size_t length)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && length > limit.rlim_cur)
        report_fatal(routine,
                     "symmetric memory needs a memory file of %zu bytes, but ulimit -f allows %llu",
                     length, (unsigned long long)limit.rlim_cur);
    if (ftruncate(file, (off_t)length) != 0)
        report_fatal_errno(routine, "cannot create a memory file of %zu bytes for symmetric memory",
                           length);
}

void memory_file_seal(int file)
{
    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

size_t memory_file_shm_free_bytes(void)
{
    struct statvfs status;
    if (statvfs("/dev/shm", &status) != 0)
        return 0;
    return (size_t)status.f_bavail * status.f_frsize;
}

/* ---- Pages ---- */

size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static bool memory_file_page_is_nonzero(const char *page, size_t length)
{
    return page[0] != 0 || memcmp(page, page + 1, length - 1) != 0;
}

void pages_copy_nonzero(char *to, const char *begin, const char *end)
{
    size_t page = page_size();
    for (const char *at = begin; at < end; at += page)
        if (memory_file_page_is_nonzero(at, page))
            memcpy(to + (at - begin), at, page);
}

/* Finds the touched pages in /proc/self/pagemap. If this file cannot be read, copies every page
 * that is not zero. */
void pages_copy_touched(char *to, const char *begin, const char *end)
{
    enum { PAGES_AT_ONCE = 512 };
    const uint64_t present_or_swapped = UINT64_C(3) << 62;
    size_t page = page_size();
    uint64_t entries[PAGES_AT_ONCE];
    int map = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);

    for (const char *at = begin; at < end;) {
        size_t pages = (size_t)(end - at) / page;
        if (pages > PAGES_AT_ONCE)
            pages = PAGES_AT_ONCE;
        off_t offset = (off_t)((uintptr_t)at / page * sizeof entries[0]);
        size_t bytes = pages * sizeof entries[0];
        bool known = map >= 0 && pread(map, entries, bytes, offset) == (ssize_t)bytes;
        for (size_t i = 0; i < pages; i++, at += page)
            if (known ? (entries[i] & present_or_swapped) != 0
                      : memory_file_page_is_nonzero(at, page))
                memcpy(to + (at - begin), at, page);
    }
    if (map >= 0)
        close(map);
}
