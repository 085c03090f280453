/*
 * Tests a space over the program's memory if the kernel refuses to move mappings. The job must
 * abort, because the addresses that the program knows then refer to other memory.
 */
#include <unistd.h>

static long counted_syscall(long number, ...);
#define syscall counted_syscall
#include "shm/own_memory.c" /* NOLINT(bugprone-suspicious-include) */
#undef syscall

#include "apart.h"

static long result;
static int calls;

/* Replaces syscall(), and checks that only mremap is called. */
static long counted_syscall(long number, ...)
{
    CHECK(number == SYS_mremap);
    calls++;
    errno = ENOMEM;
    return result;
}

enum { PLACES = 2 };
static struct own_memory *memory;

static void unmap(void)
{
    own_memory_unmap_others(memory);
}

static void unmapping_aborts_if_the_kernel_refuses(void)
{
    static char hidden[] = "";
    memory = calloc(1, sizeof *memory + PLACES * sizeof memory->replaced[0]);
    if (!CHECK(memory != NULL))
        return;
    memory->length = 8192;
    result = 0;
    calls = 0;
    unmap();
    CHECK_SIZE((size_t)calls, 0);
    memory->replaced[1] = hidden;
    unmap();
    CHECK_SIZE((size_t)calls, 1);
    result = -1;
    expect_end(unmap, "8192 bytes of symmetric memory cannot be mapped");
    free(memory);
}

static char *pages;

static void put(void)
{
    own_memory_put_in_place(pages, 4096, pages + 4096, 4096);
}

static void placing_aborts_if_the_kernel_refuses(void)
{
    pages = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(pages != MAP_FAILED);
    result = -1;
    expect_end(put, "4096 bytes of the program's memory cannot be mapped");
    result = 0;
    CHECK(own_memory_put_in_place(pages, 4096, pages + 4096, 4096));
}

int main(void)
{
    node.n_pes = PLACES;
    unmapping_aborts_if_the_kernel_refuses();
    placing_aborts_if_the_kernel_refuses();
    return unit_status();
}
