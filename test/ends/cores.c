/*
 * cores WAY: PE 1 fills part of its memory and prints where it is. After the file `go` exists, it
 * crashes in the given way, or waits until it is killed. cores.py checks the core file.
 */
#include <shmemx.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MIB = 1 << 20, HOLES = 1 << 10 /* in MiB */ };

/* Variables that gdb must print. */
long marker = 4711;
char sparse_static[64 * MIB];
long *block, *space_block, *own_block, *sparse, *peers_block;
long *late; /* in `sparse`; written by a PE that waits for long */

/* Fills the first `filled` MiB of memory with a value. The first long is 4712. */
static long *fill(void *memory, int filled)
{
    long *longs = memory;
    if (longs == NULL)
        exit(1);
    memset(longs, 1, (size_t)filled * MIB);
    longs[0] = 4712;
    return longs;
}

static void *allocate_in_space(void)
{
    shmem_space_config_t config = {.size = 256 * MIB, .device_type = SHMEM_DEVICE_CPU};
    shmem_space_t space;
    shmem_team_t team;
    if (shmem_space_create(&config, &space, &team) != 0)
        return NULL;
    return shmem_space_malloc(space, 128 * MIB);
}

/* Creates a space over memory of the program. */
static void *lend_memory(void)
{
    void *memory = mmap(NULL, 4 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    shmem_space_config_t config = {.size = 4 * MIB, .device_type = SHMEM_DEVICE_CPU};
    shmem_space_t space;
    shmem_team_t team;
    return shmemx_space_create_with(&config, memory, &space, &team) == 0 ? memory : NULL;
}

/* Returns true if core files include the memory at an address, according to smaps. */
static bool is_marked(const void *memory)
{
    unsigned long begin, end;
    bool is_here = false, is_hidden = true;
    char line[512];
    FILE *maps = fopen("/proc/self/smaps", "r");

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
        if (sscanf(line, "%lx-%lx ", &begin, &end) == 2)
            is_here = begin <= (unsigned long)memory && (unsigned long)memory < end;
        else if (is_here && strncmp(line, "VmFlags:", 8) == 0)
            is_hidden = strstr(line, " dd") != NULL;
    }
    if (maps != NULL)
        fclose(maps);
    return !is_hidden;
}

/* In barriers, the library marks memory for core files, with a limited budget of CPU time. PE 1
 * waits until everything is marked, so that the test does not depend on the speed of the
 * machine. */
static void await_marks(void)
{
    static int all_marked;
    const void *used[] = {block, space_block, sparse, own_block, sparse_static};
    const char *setting = getenv("ISTHMUS_CORE"); /* set by cores.py */

    while (!all_marked && strcmp(setting, "own") == 0) {
        int count = 0;
        shmem_barrier_all();
        for (size_t i = 0; i < sizeof used / sizeof used[0]; i++)
            count += is_marked(used[i]);
        if (shmem_my_pe() == 1)
            for (int pe = 0; pe < shmem_n_pes(); pe++)
                shmem_int_p(&all_marked, count == sizeof used / sizeof used[0], pe);
        shmem_barrier_all();
    }
}

static void take_memory(void)
{
    block = fill(shmem_malloc(8 * MIB), 8);
    long *freed = fill(shmem_malloc(48 * MIB), 48);
    sparse = fill(shmem_malloc((size_t)HOLES * MIB), 1);
    space_block = fill(allocate_in_space(), 4);
    own_block = fill(lend_memory(), 1);
    late = sparse + HOLES / 2 * (MIB / sizeof *sparse);
    shmem_free(freed);
    sparse_static[0] = 1;
    peers_block = shmem_ptr(block, 0);
    marker += shmem_my_pe();
    shmem_barrier_all();
    await_marks();
}

static void wait_for_long(void)
{
    *late = 4713;
    shmem_long_wait_until(&marker, SHMEM_CMP_EQ, 0);
}

static void crash(const char *way)
{
    volatile int *volatile nowhere = (volatile int *)8;
    if (strcmp(way, "store") == 0)
        *nowhere = 0;
    if (strcmp(way, "abort") == 0)
        abort();
    if (strcmp(way, "wait") == 0)
        wait_for_long();
    for (;;)
        pause(); /* until a signal, or gdb */
}

int main(int argc, char **argv)
{
    shmem_init();
    take_memory();
    if (shmem_my_pe() == 1) {
        printf("pid %ld, late at %p\n", (long)getpid(), (void *)late);
        fflush(stdout);
        while (access("go", F_OK) != 0)
            usleep(1000);
        crash(argc > 1 ? argv[1] : "");
    }
    shmem_long_wait_until(&marker, SHMEM_CMP_EQ, 0);
    return 0;
}
