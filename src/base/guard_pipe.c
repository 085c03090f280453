#include "guard_pipe.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
    int descriptor;
    unsigned long inode;
    int page_file; /* -1: there is none */
    unsigned long page_inode;
    struct guard_page *page;
} guard = {.descriptor = -1, .page_file = -1};

/* A descriptor of that number may be something else by now: a script, or the program, may have
 * closed ours. */
static bool is_ours(void)
{
    struct stat file;
    return guard.descriptor >= 0 && fstat(guard.descriptor, &file) == 0 && S_ISFIFO(file.st_mode) &&
           file.st_ino == guard.inode;
}

static bool has_page_file(void)
{
    struct stat file;
    return guard.page_file >= 0 && fstat(guard.page_file, &file) == 0 && S_ISREG(file.st_mode) &&
           file.st_ino == guard.page_inode && file.st_size == (off_t)sizeof *guard.page;
}

static void map_page(void)
{
    if (!has_page_file())
        return;
    void *page =
        mmap(NULL, sizeof *guard.page, PROT_READ | PROT_WRITE, MAP_SHARED, guard.page_file, 0);
    if (page != MAP_FAILED)
        guard.page = page;
}

__attribute__((constructor)) static void find_guard(void)
{
    const char *variable = secure_getenv(GUARD_VARIABLE);
    if (variable == NULL || sscanf(variable, "%d:%lu:%d:%lu", &guard.descriptor, &guard.inode,
                                   &guard.page_file, &guard.page_inode) < 2)
        guard.descriptor = -1;
    map_page();
    guard_tell(GUARD_LOADED);
}

static void write_page(enum guard_word word)
{
    uint32_t none = 0;
    struct guard_page *page = guard.page;
    if (page == NULL)
        return;
    if (word == GUARD_EXPLAINED)
        __atomic_store_n(&page->explained, 1, __ATOMIC_RELEASE);
    else if (word == GUARD_LOADED)
        __atomic_compare_exchange_n(&page->stage, &none, word, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE);
    else
        __atomic_store_n(&page->stage, (uint32_t)word, __ATOMIC_RELEASE);
}

/* Another program must not speak for this PE. The program may have closed the page's file already,
 * and have another one with its number. */
static void keep_to_this_program(void)
{
    fcntl(guard.descriptor, F_SETFD, FD_CLOEXEC);
    if (has_page_file())
        close(guard.page_file);
    guard.page_file = -1;
}

void guard_tell(enum guard_word word)
{
    write_page(word);
    if (!is_ours())
        return;
    char character = (char)word;
    if (word == GUARD_STARTS || word == GUARD_JOINS)
        keep_to_this_program();
    if (write(guard.descriptor, &character, 1) < 0)
        guard.descriptor = -1; /* the supervisor is gone, and this process about to be */
}

void guard_forget(void)
{
    guard.descriptor = -1;
    guard.page = NULL;
}
