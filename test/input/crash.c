/*
 * Causes a fault inside or outside a library routine, in a program with or without its own SIGSEGV
 * handler: `crash WAY`. crash.sh defines what each WAY must print and return.
 */
#include <dlfcn.h>
#include <setjmp.h>
#include <shmem.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

static sigjmp_buf before_fault;

static void survive(int number)
{
    (void)number;
    siglongjmp(before_fault, 1);
}

/* Installs a SIGSEGV handler with which the program survives the fault. */
static void watch(void)
{
    struct sigaction action = {.sa_handler = survive};
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, NULL);
}

static char *page(int protection)
{
    return mmap(NULL, 4096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

static void put_from(const char *source)
{
    static char dest[64];
    shmem_putmem(dest, source, sizeof dest, 0);
}

static void own_fault(void)
{
    volatile char *nothing = page(PROT_NONE);
    nothing[1] = 1;
}

static void bus_error_in_put_is_reported(void)
{
    FILE *file = tmpfile();
    /* The file is empty, so reading its page raises SIGBUS. */
    put_from(mmap(NULL, 4096, PROT_READ, MAP_SHARED, fileno(file), 0));
}

/* Passes protected memory to a routine that communicates with the next PE. crash.sh sets
 * ISTHMUS_NODE_SIZE=1, so the next PE is on another virtual node. */
static void fault_in_far_transfer_is_reported(const char *way)
{
    enum { BYTES = 100000 };
    char *there = shmem_malloc(BYTES);
    char *missing = mmap(NULL, BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    if (strcmp(way, "far_put") == 0)
        shmem_putmem(there, missing, BYTES, next);
    else if (strcmp(way, "far_put_nbi") == 0)
        shmem_putmem_nbi(there, missing, BYTES, next);
    else if (strcmp(way, "far_get") == 0)
        shmem_getmem(missing, there, BYTES, next);
    else if (strcmp(way, "far_get_nbi") == 0)
        shmem_getmem_nbi(missing, there, BYTES, next);
    else if (strcmp(way, "far_fetch_nbi") == 0)
        shmem_long_atomic_fetch_nbi((long *)(void *)missing, (long *)(void *)there, next);
    shmem_quiet();
}

static void program_survives_with_its_own_handler(void)
{
    if (sigsetjmp(before_fault, 1) == 0)
        put_from(page(PROT_NONE));
    else
        puts("survived");
}

/* Returns 1 if the handler of this signal belongs to the library. */
static int is_watched(int number)
{
    struct sigaction now;
    Dl_info of;
    sigaction(number, NULL, &now);
    return now.sa_handler != SIG_DFL && dladdr((void *)(uintptr_t)now.sa_handler, &of) != 0 &&
           strstr(of.dli_fname, "libisthmus") != NULL;
}

static void print_watched(void)
{
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGABRT, SIGQUIT, SIGXCPU};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        printf("%d", is_watched(numbers[i]));
    fflush(stdout);
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    const struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    if (strcmp(way, "watched_before") == 0)
        watch();
    shmem_init();
    if (strcmp(way, "watched_after") == 0)
        watch();
    fflush(stdout);
    if (strcmp(way, "in_put") == 0)
        put_from(page(PROT_NONE));
    else if (strcmp(way, "in_get") == 0)
        shmem_getmem(page(PROT_READ), &before_fault, 8, 0);
    else if (strcmp(way, "bus") == 0)
        bus_error_in_put_is_reported();
    else if (strcmp(way, "own") == 0)
        own_fault();
    else if (strcmp(way, "sent") == 0)
        raise(SIGSEGV);
    else if (strncmp(way, "far", 3) == 0)
        fault_in_far_transfer_is_reported(way);
    else if (strncmp(way, "watched", 7) == 0)
        program_survives_with_its_own_handler();
    else if (strcmp(way, "given_back") == 0)
        print_watched();
    shmem_finalize();
    if (strcmp(way, "finalized") == 0)
        own_fault();
    else if (strcmp(way, "given_back") == 0)
        print_watched();
    return 0;
}
