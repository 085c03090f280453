#include "apart.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 8, MAPPINGS = 32, DESCRIPTORS = 256 };

struct mapping {
    char *begin;
    size_t bytes, offset;
    unsigned long inode;
};

/* The private copy of one file. Several mappings may refer to it. */
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

/* Returns this process's open descriptor of the file with this inode, or -1. */
static int descriptor_of(unsigned long inode)
{
    struct stat status;
    for (int file = 0; file < DESCRIPTORS; file++)
        if (fstat(file, &status) == 0 && status.st_ino == inode)
            return file;
    return -1;
}

/* Copies only the parts of the file that contain data. The heap's file is larger than 1 GiB, but
 * most of its pages were never written. */
static int copy_data(int from, int to)
{
    struct stat status;
    int done = fstat(from, &status) == 0 && ftruncate(to, status.st_size) == 0;
    off_t begin = 0, end = 0;
    while (done && (begin = lseek(from, end, SEEK_DATA)) >= 0) {
        end = lseek(from, begin, SEEK_HOLE);
        done = end > begin && lseek(to, begin, SEEK_SET) == begin;
        while (done && begin < end)
            done = sendfile(to, from, &begin, (size_t)(end - begin)) > 0;
    }
    return done;
}

static int copy_of(struct copy *copy, unsigned long inode)
{
    while (copy->inode != 0 && copy->inode != inode)
        copy++;
    if (copy->inode == 0) {
        int original = descriptor_of(inode), file = memfd_create("apart", 0);
        *copy = (struct copy){inode, original >= 0 && copy_data(original, file) ? file : -1};
    }
    return copy->file;
}

int live_apart(void)
{
    /* A local variable, because static data of the program are symmetric and shared too. */
    struct copy copies[FILES] = {{0}};
    struct mapping mappings[MAPPINGS];
    int count = read_mappings(mappings), done = count > 0;
    for (int i = 0; done && i < count; i++)
        done = copy_of(copies, mappings[i].inode) >= 0;
    for (int i = 0; done && i < count; i++)
        done = mmap(mappings[i].begin, mappings[i].bytes, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_FIXED, copy_of(copies, mappings[i].inode),
                    (off_t)mappings[i].offset) != MAP_FAILED;
    return done;
}
