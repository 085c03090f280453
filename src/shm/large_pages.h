/*
 * Large pages (2 MiB) of symmetric memory (ISTHMUS_HUGE_PAGES).
 *
 * The kernel uses large pages for memory files as /sys/kernel/mm/transparent_hugepage selects. If
 * this setting is "advise", the kernel uses large pages only in ranges that a process has advised.
 * The library advises the whole large pages of each block of 2 MiB and more, so small blocks use
 * as little memory as before. Each PE also advises its mappings of the blocks of other PEs,
 * because the first write to a page decides about its size.
 */
#ifndef ISTHMUS_LARGE_PAGES_H
#define ISTHMUS_LARGE_PAGES_H

#include <stddef.h>
#include <stdio.h>

enum { LARGE_PAGE_BYTES = 2 << 20 };

/* Use of large pages for memory files, as the kernel's setting selects it. */
enum large_pages_setting {
    LARGE_PAGES_UNKNOWN, /* the kernel has no large pages for memory files */
    LARGE_PAGES_OFF,
    LARGE_PAGES_ADVISED,
    LARGE_PAGES_EVERYWHERE
};

/* Returns the meaning of the word in brackets in the text of a file shmem_enabled. Returns
 * LARGE_PAGES_UNKNOWN if no known word is in brackets. */
enum large_pages_setting large_pages_parse(const char *text);

/* Stores one line that says whether large pages are used, and which setting would enable them. */
void large_pages_describe(char *line, size_t room);

/* Advises the whole large pages in a range of this PE's memory file, and of the same range of the
 * other PEs of this node. Does nothing if advice has no effect. */
void large_pages_advise(char *begin, size_t bytes);
/* Ends the advice for a range of this PE's memory file that has no pages any more. */
void large_pages_end(char *begin, size_t bytes);

/* Prints how much memory this process has mapped with large pages (SHMEM_INFO). */
void large_pages_print_use(FILE *stream);

#endif
