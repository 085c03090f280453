/*
 * crash WAY: a fault inside a routine or outside, of a program that watches SIGSEGV or does not.
 * run_crash.sh has what is to be seen of each.
 */
#include <setjmp.h>
#include <shmem.h>
#include <signal.h>
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

/* The program's own handler: the fault is none to it. */
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

static void bus_error(void)
{
    FILE *file = tmpfile();
    put_from(mmap(NULL, 4096, PROT_READ, MAP_SHARED, fileno(file), 0)); /* the file is empty */
}

static void survived(void)
{
    if (sigsetjmp(before_fault, 1) == 0)
        put_from(page(PROT_NONE));
    else
        puts("survived");
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
        bus_error();
    else if (strcmp(way, "own") == 0)
        own_fault();
    else if (strcmp(way, "sent") == 0)
        raise(SIGSEGV);
    else if (strncmp(way, "watched", 7) == 0)
        survived();
    shmem_finalize();
    if (strcmp(way, "finalized") == 0)
        own_fault();
    return 0;
}
