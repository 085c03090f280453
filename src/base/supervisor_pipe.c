#include "supervisor_pipe.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
    int descriptor;               /* write end of the pipe; -1: no supervisor */
    unsigned long inode;          /* inode number of the pipe */
    int page_file;                /* descriptor of the file of the shared page; -1: none */
    unsigned long page_inode;     /* inode number of this file */
    struct supervisor_page *page; /* NULL if it is not mapped */
} supervisor = {.descriptor = -1, .page_file = -1};

/* Returns true if the descriptor still refers to the supervisor's pipe. A script or the program may
 * have closed it and opened another file with this number. */
static bool supervisor_pipe_is_ours(void)
{
    struct stat file;
    return supervisor.descriptor >= 0 && fstat(supervisor.descriptor, &file) == 0 &&
           S_ISFIFO(file.st_mode) && file.st_ino == supervisor.inode;
}

static bool supervisor_pipe_has_page_file(void)
{
    struct stat file;
    return supervisor.page_file >= 0 && fstat(supervisor.page_file, &file) == 0 &&
           S_ISREG(file.st_mode) && file.st_ino == supervisor.page_inode &&
           file.st_size == (off_t)sizeof *supervisor.page;
}

static void supervisor_pipe_map_page(void)
{
    if (!supervisor_pipe_has_page_file())
        return;
    void *page = mmap(NULL, sizeof *supervisor.page, PROT_READ | PROT_WRITE, MAP_SHARED,
                      supervisor.page_file, 0);
    if (page != MAP_FAILED)
        supervisor.page = page;
}

__attribute__((constructor)) static void supervisor_pipe_find_supervisor(void)
{
    const char *variable = secure_getenv(SUPERVISOR_VARIABLE);
    if (variable == NULL ||
        sscanf(variable, "%d:%lu:%d:%lu", &supervisor.descriptor, &supervisor.inode,
               &supervisor.page_file, &supervisor.page_inode) < 2)
        supervisor.descriptor = -1;
    supervisor_pipe_map_page();
    supervisor_report(SUPERVISOR_LOADED);
}

static void supervisor_pipe_write_page(enum supervisor_status status)
{
    uint32_t none = 0;
    struct supervisor_page *page = supervisor.page;
    if (page == NULL)
        return;
    if (status == SUPERVISOR_EXPLAINED)
        __atomic_store_n(&page->explained, 1, __ATOMIC_RELEASE);
    else if (status == SUPERVISOR_LOADED)
        __atomic_compare_exchange_n(&page->stage, &none, status, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE);
    else
        __atomic_store_n(&page->stage, (uint32_t)status, __ATOMIC_RELEASE);
}

/* Prevents programs that this process starts from reporting a status for this PE. Checks the
 * descriptor of the page's file first, because the program may have closed it and opened another
 * file with this number. */
static void supervisor_pipe_close_for_children(void)
{
    fcntl(supervisor.descriptor, F_SETFD, FD_CLOEXEC);
    if (supervisor_pipe_has_page_file())
        close(supervisor.page_file);
    supervisor.page_file = -1;
}

void supervisor_report(enum supervisor_status status)
{
    supervisor_pipe_write_page(status);
    if (!supervisor_pipe_is_ours())
        return;
    char character = (char)status;
    if (status == SUPERVISOR_STARTING || status == SUPERVISOR_JOINING)
        supervisor_pipe_close_for_children();
    if (write(supervisor.descriptor, &character, 1) < 0)
        supervisor.descriptor = -1; /* the supervisor has ended; this process will end soon */
}

void supervisor_detach(void)
{
    supervisor.descriptor = -1;
    supervisor.page = NULL;
}
