#include "pages.h"

#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static bool page_is_nonzero(const char *page, size_t length)
{
    return page[0] != 0 || memcmp(page, page + 1, length - 1) != 0;
}

void pages_copy_nonzero(char *to, const char *begin, const char *end)
{
    size_t page = page_size();
    for (const char *at = begin; at < end; at += page)
        if (page_is_nonzero(at, page))
            memcpy(to + (at - begin), at, page);
}

/* As the kernel's page map tells; without one every page is copied that is not zero. */
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
            if (known ? (entries[i] & present_or_swapped) != 0 : page_is_nonzero(at, page))
                memcpy(to + (at - begin), at, page);
    }
    if (map >= 0)
        close(map);
}
