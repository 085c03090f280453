/*
 * Tests the NUMA nodes on which a PE places its symmetric memory. hwloc simulates a machine with
 * two NUMA nodes (HWLOC_SYNTHETIC). This program records the calls of mbind that hwloc makes.
 * PE i runs on core i, so its heap and its static data must be placed on NUMA node i before
 * shmem_init returns. The calls are not executed, because this machine may have one NUMA node.
 *
 * With the argument "here", uses the NUMA nodes of this machine. PE 0 writes first to a page of
 * PE 1, and PE 1 asks the kernel for the NUMA node of this page (move_pages). Skipped if the
 * machine has fewer than two NUMA nodes with cores.
 */
#include <dlfcn.h>
#include <sched.h>
#include <shmem.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST_CALLS = 16, PREFERRED = 1, PREFERRED_MANY = 5 };

static struct call {
    char *begin;
    size_t bytes;
    long mode;
    unsigned long nodes;
} calls[MOST_CALLS];
static int n_calls, intercepts = 1;
static long variable; /* symmetric static data */

/* Replaces the C library's syscall() for hwloc, too. */
long syscall(long number, ...)
{
    long a[6];
    va_list arguments;
    va_start(arguments, number);
    for (int i = 0; i < 6; i++)
        a[i] = va_arg(arguments, long);
    va_end(arguments);
    if (intercepts && number == SYS_mbind) {
        if (n_calls < MOST_CALLS && a[3] != 0)
            calls[n_calls++] =
                (struct call){(char *)a[0], (size_t)a[1], a[2], *(unsigned long *)a[3]};
        return 0;
    }
    if (intercepts && number == SYS_get_mempolicy) { /* the default policy */
        *(int *)a[0] = 0;
        return 0;
    }
    long (*next)(long, ...) = NULL;
    *(void **)(void *)&next = dlsym(RTLD_NEXT, "syscall");
    return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

static const struct call *call_for(const void *address)
{
    for (int i = n_calls - 1; i >= 0; i--)
        if ((const char *)address >= calls[i].begin &&
            (const char *)address < calls[i].begin + calls[i].bytes)
            return &calls[i];
    return NULL;
}

static void require_placed(const char *what, const void *address)
{
    const struct call *call = call_for(address);
    long mode = call == NULL ? 0 : call->mode & 7;
    if ((mode == PREFERRED || mode == PREFERRED_MANY) && call->nodes == 1ul << shmem_my_pe())
        return;
    printf("PE %d: the %s has policy %ld on the nodes %#lx\n", shmem_my_pe(), what, mode,
           call == NULL ? 0 : call->nodes);
    shmem_global_exit(1);
}

/* Returns the number of this PE, which the launcher has set. */
static int number_of_pe(void)
{
    static const char *const names[] = {"OSHRUN_RANK", "PMI_RANK", "OMPI_COMM_WORLD_RANK"};
    int number = 0;
    for (int i = 0; i < 3; i++)
        if (getenv(names[i]) != NULL)
            number = atoi(getenv(names[i]));
    return number;
}

/* Binds this process to the core with the number of its PE. */
static int bind_to_core(void)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET((size_t)number_of_pe(), &cores);
    return sched_setaffinity(0, sizeof cores, &cores);
}

/* Returns the first core of a NUMA node, or -1 if the node does not exist or has no cores. */
static int first_core_of(int numa_node)
{
    char path[80];
    int core = -1;
    snprintf(path, sizeof path, "/sys/devices/system/node/node%d/cpulist", numa_node);
    FILE *file = fopen(path, "re");
    if (file == NULL || fscanf(file, "%d", &core) != 1)
        core = -1;
    if (file != NULL)
        fclose(file);
    return core;
}

/* Binds this process to a core of the NUMA node with the number of its PE. */
static int bind_to_node(void)
{
    cpu_set_t cores;
    int core = first_core_of(number_of_pe());
    CPU_ZERO(&cores);
    if (core >= 0)
        CPU_SET((size_t)core, &cores);
    return first_core_of(1) < 0 ? -1 : sched_setaffinity(0, sizeof cores, &cores);
}

static int test_here(void)
{
    enum { PAGE = 4096 };
    if (bind_to_node() != 0) {
        fprintf(stderr, "skipped: this machine has fewer than two NUMA nodes with usable cores\n");
        return 77;
    }
    intercepts = 0;
    shmem_init();
    char *page = shmem_align(PAGE, PAGE);
    void *pages[] = {page};
    int status = -1;
    if (shmem_my_pe() == 0)
        shmem_putmem(page, "x", 1, 1);
    shmem_barrier_all();
    if (shmem_my_pe() == 1 &&
        (syscall(SYS_move_pages, 0, 1ul, pages, (int *)NULL, &status, 0) != 0 || status != 1)) {
        printf("the page of PE 1 is on NUMA node %d\n", status);
        shmem_global_exit(1);
    }
    shmem_finalize();
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "here") == 0)
        return test_here();
    if (bind_to_core() != 0) {
        perror("this test needs 2 cores: sched_setaffinity");
        return 77;
    }
    setenv("HWLOC_SYNTHETIC", "numa:2 core:1 pu:1", 1);
    setenv("HWLOC_THISSYSTEM", "1", 1);
    shmem_init();
    long *block = shmem_malloc(sizeof *block);
    require_placed("heap", block);
    require_placed("static data", &variable);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        printf("placed\n");
    shmem_finalize();
    return 0;
}
