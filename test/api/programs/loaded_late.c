/*
 * Usage: api_loaded_late <libisthmus.so> thread|task
 *
 * Loads the library into a process that already has another thread. If libc knows the thread
 * ("thread"), static variables must stay where they are, because the thread may be writing them. A
 * task that libc does not know ("task") is like those of an emulator, which /proc/self/task lists
 * too. It must not prevent static variables from being shared.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "program_check.h"

static long variable = 42;

static void *sleep_as_thread(void *unused)
{
    (void)unused;
    for (;;)
        pause();
    return NULL;
}

/* The task has its own stack but shares the thread-local data of the thread that started it, so
 * it may only make system calls. */
static int sleep_as_task(void *unused)
{
    (void)unused;
    for (;;)
        syscall(SYS_ppoll, NULL, 0, NULL, NULL, 0);
    return 0;
}

static void start_task(void)
{
    static _Alignas(16) char stack[1 << 16];
    const int shared = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
    REQUIRE(clone(sleep_as_task, stack + sizeof stack, shared | CLONE_SYSVSEM, NULL) > 0);
}

int main(int argc, char **argv)
{
    pthread_t thread;
    REQUIRE(argc == 3);
    int knows = strcmp(argv[2], "thread") == 0;
    if (knows)
        REQUIRE(pthread_create(&thread, NULL, sleep_as_thread, NULL) == 0);
    else
        start_task();
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
    REQUIRE(library != NULL);
    void (*init)(void), (*finalize)(void);
    int (*accessible)(const void *, int);
    *(void **)&init = dlsym(library, "shmem_init");
    *(void **)&finalize = dlsym(library, "shmem_finalize");
    *(void **)&accessible = dlsym(library, "shmem_addr_accessible");
    REQUIRE(init != NULL && finalize != NULL && accessible != NULL);
    init();
    REQUIRE(accessible(&variable, 0) == !knows);
    REQUIRE(variable == 42);
    finalize();
    return EXIT_SUCCESS;
}
