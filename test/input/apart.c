#include "apart.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FILES = 8, MAPPINGS = 32, PAGE = 4096 };

struct mapping {
    char *begin;
    size_t bytes, offset;
    unsigned long inode;
};

/* Several mappings may be of one file. */
struct copy {
    unsigned long inode;
    int file;
};

static int read_mappings(struct mapping *mappings)
{
    char line[512], kind[8];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps != NULL && count < MAPPINGS && fgets(line, sizeof line, maps) != NULL) {
        unsigned long begin, end, offset, inode;
        if (strstr(line, "memfd:isthmus") == NULL ||
            sscanf(line, "%lx-%lx %7s %lx %*s %lu", &begin, &end, kind, &offset, &inode) != 5 ||
            strcmp(kind, "rw-s") != 0)
            continue;
        mappings[count++] = (struct mapping){(char *)begin, end - begin, offset, inode};
    }
    if (maps != NULL)
        fclose(maps);
    return count;
}

static int copy_of(struct copy *copy, unsigned long inode)
{
    while (copy->inode != 0 && copy->inode != inode)
        copy++;
    if (copy->inode == 0)
        *copy = (struct copy){inode, memfd_create("apart", 0)};
    return copy->file;
}

/* Pages that nobody has touched stay so. */
static int copy_pages(int file, const struct mapping *mapping)
{
    unsigned char *present = calloc(mapping->bytes / PAGE, 1);
    size_t end = mapping->offset + mapping->bytes;
    int done = present != NULL && mincore(mapping->begin, mapping->bytes, present) == 0 &&
               (lseek(file, 0, SEEK_END) >= (off_t)end || ftruncate(file, (off_t)end) == 0);
    for (size_t page = 0; done && page < mapping->bytes / PAGE; page++)
        if (present[page] & 1)
            done = pwrite(file, mapping->begin + page * PAGE, PAGE,
                          (off_t)(mapping->offset + page * PAGE)) == PAGE;
    free(present);
    return done;
}

int live_apart(void)
{
    /* Not static: the program's own data are shared, too. */
    struct copy copies[FILES] = {{0}};
    struct mapping mappings[MAPPINGS];
    int count = read_mappings(mappings), done = count > 0;
    for (int i = 0; done && i < count; i++)
        done = copy_pages(copy_of(copies, mappings[i].inode), &mappings[i]);
    for (int i = 0; done && i < count; i++)
        done = mmap(mappings[i].begin, mappings[i].bytes, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_FIXED, copy_of(copies, mappings[i].inode),
                    (off_t)mappings[i].offset) != MAP_FAILED;
    return done;
}
