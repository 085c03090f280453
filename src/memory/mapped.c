#include "mapped.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/sysmacros.h>

/* A line of /proc/self/maps. */
struct range {
    uintptr_t begin, end;
    bool usable, shared; /* usable: readable and writable */
    uint64_t offset;
    struct share_identity file;
};

static bool parse(const char *line, struct range *range)
{
    char access[5];
    unsigned major_number, minor_number;
    uint64_t inode;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %" SCNx64 " %x:%x %" SCNu64, &range->begin,
               &range->end, access, &range->offset, &major_number, &minor_number, &inode) != 7)
        return false;
    range->usable = access[0] == 'r' && access[1] == 'w';
    range->shared = access[3] == 's';
    range->file = (struct share_identity){makedev(major_number, minor_number), (ino_t)inode};
    return true;
}

/* Calls see(range, what) for each range, in the order of addresses, until it says no. */
static void walk(bool (*see)(const struct range *range, void *what), void *what)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    struct range range;
    char *line = NULL;
    size_t line_capacity = 0;
    while (maps != NULL && getline(&line, &line_capacity, maps) > 0)
        if (parse(line, &range) && !see(&range, what))
            break;
    free(line);
    if (maps != NULL)
        fclose(maps);
}

static bool same_file(const struct share_identity *one, const struct share_identity *other)
{
    return one->device == other->device && one->inode == other->inode;
}

/* ---- What lies at an address ---- */

struct lookup {
    uintptr_t begin, end;
    uintptr_t at; /* from here on nothing was seen yet */
    struct mapped found;
};

/* The first range, which all others must go on. */
static void begin_lookup(struct lookup *lookup, const struct range *range)
{
    lookup->found = (struct mapped){.category = range->shared ? MAPPED_SHARED : MAPPED_PRIVATE,
                                    .file = range->file,
                                    .offset = range->offset + (lookup->at - range->begin),
                                    .begin = range->begin,
                                    .end = range->end};
}

static bool goes_on(const struct lookup *lookup, const struct range *range)
{
    const struct mapped *found = &lookup->found;
    if (range->shared != (found->category == MAPPED_SHARED))
        return false;
    return !range->shared || (same_file(&range->file, &found->file) &&
                              range->offset == found->offset + (range->begin - lookup->begin));
}

static bool see_range(const struct range *range, void *what)
{
    struct lookup *lookup = what;
    if (range->end <= lookup->at)
        return true;
    if (range->begin > lookup->at)
        lookup->found.category = MAPPED_NOT;
    else if (!range->usable)
        lookup->found.category = MAPPED_PROTECTED;
    else if (lookup->at == lookup->begin)
        begin_lookup(lookup, range);
    else if (!goes_on(lookup, range))
        lookup->found.category = MAPPED_MIXED;
    lookup->at = range->end;
    return lookup->found.category >= MAPPED_PRIVATE && lookup->at < lookup->end;
}

struct mapped mapped_look_up(const void *memory, size_t bytes)
{
    uintptr_t begin = (uintptr_t)memory;
    struct lookup lookup = {.begin = begin, .end = begin + bytes, .at = begin};
    walk(see_range, &lookup);
    if (lookup.at < lookup.end && lookup.found.category >= MAPPED_PRIVATE)
        lookup.found.category = MAPPED_NOT;
    return lookup.found;
}

/* ---- Where a file lies ---- */

struct search {
    struct share_identity file;
    uint64_t offset;
    char *found;
};

static bool see_file(const struct range *range, void *what)
{
    struct search *search = what;
    if (range->shared && range->usable && same_file(&range->file, &search->file) &&
        search->offset >= range->offset &&
        search->offset - range->offset < range->end - range->begin)
        search->found = (char *)(range->begin + (search->offset - range->offset));
    return search->found == NULL;
}

char *mapped_find(const struct share_identity *file, uint64_t offset)
{
    struct search search = {.file = *file, .offset = offset};
    walk(see_file, &search);
    return search.found;
}
