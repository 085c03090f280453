/*
 * Tests which settings of the system are recognized, and which ranges are advised.
 */
#include "base/environment.h"
#include "shm/large_pages.h"
#include "shm/layout.h"
#include "shm/mapping.h"
#include "shm/node.h"
#include "unit.h"

#include <fcntl.h>
#include <stdarg.h>
#include <sys/mman.h>
#include <unistd.h>

/* ---- Replacements of the C library and of the library ---- */

struct environment environment;
struct job job;
struct node node;

enum { PES = 3, MOST_CALLS = 16 };
static const size_t MIB = (size_t)1 << 20;
static char *const bases[PES] = {(char *)((uintptr_t)1 << 32), (char *)((uintptr_t)2 << 32),
                                 (char *)((uintptr_t)3 << 32)};
static struct call {
    char *begin;
    size_t bytes;
    int advice;
} calls[MOST_CALLS];
static int n_calls;
static const char *setting; /* contents of the file of the system */

int madvise(void *begin, size_t bytes, int advice)
{
    if (n_calls < MOST_CALLS)
        calls[n_calls] = (struct call){begin, bytes, advice};
    n_calls++;
    return 0;
}

char *mapping_spaces(int rank)
{
    return bases[rank];
}

/* Returns a descriptor of a file with the setting. The more specific file does not exist. */
int open(const char *path, int flags, ...)
{
    int ends[2];
    (void)flags;
    if (strstr(path, "2048kB") != NULL || pipe(ends) != 0)
        return -1;
    CHECK(write(ends[1], setting, strlen(setting)) == (ssize_t)strlen(setting));
    close(ends[1]);
    return ends[0];
}

/* ---- Tests ---- */

static void settings_are_recognized(void)
{
    CHECK(large_pages_parse("always within_size advise [never] deny force\n") == LARGE_PAGES_OFF);
    CHECK(large_pages_parse("always within_size advise never [deny] force\n") == LARGE_PAGES_OFF);
    CHECK(large_pages_parse("always within_size [advise] never deny force\n") ==
          LARGE_PAGES_ADVISED);
    CHECK(large_pages_parse("always [within_size] advise never deny force\n") ==
          LARGE_PAGES_ADVISED);
    CHECK(large_pages_parse("[always] within_size advise never deny force\n") ==
          LARGE_PAGES_EVERYWHERE);
    CHECK(large_pages_parse("always within_size advise never deny [force]\n") ==
          LARGE_PAGES_EVERYWHERE);
    CHECK(large_pages_parse("always [inherit] within_size advise never\n") == LARGE_PAGES_UNKNOWN);
    CHECK(large_pages_parse("") == LARGE_PAGES_UNKNOWN);
}

static void the_remedy_is_named(void)
{
    char line[200];
    setting = "always within_size advise [never] deny force\n";
    large_pages_describe(line, sizeof line);
    CHECK_PART(line, "echo advise > /sys/kernel/mm/transparent_hugepage/shmem_enabled");
    setting = "always within_size [advise] never deny force\n";
    large_pages_describe(line, sizeof line);
    CHECK_PART(line, "used for blocks of 2 MiB and more");
    environment.huge_pages = HUGE_PAGES_NEVER;
    large_pages_describe(line, sizeof line);
    CHECK_PART(line, "not used: ISTHMUS_HUGE_PAGES is never");
    environment.huge_pages = HUGE_PAGES_AUTO;
}

static void check_call(int index, int rank, size_t offset, size_t bytes, int advice)
{
    CHECK(calls[index].begin == bases[rank] + offset);
    CHECK_SIZE(calls[index].bytes, bytes);
    CHECK(calls[index].advice == advice);
}

/* Only whole large pages are advised, on all PEs of the node. */
static void blocks_are_advised_on_all_pes(void)
{
    n_calls = 0;
    large_pages_end(bases[1], 2 * MIB); /* nothing has been advised */
    large_pages_advise(bases[1] + 64, 4 * MIB - 65);
    CHECK(n_calls == 0);
    large_pages_advise(bases[1] + 64, 6 * MIB);
    CHECK(n_calls == PES);
    check_call(0, 1, 2 * MIB, 4 * MIB, MADV_HUGEPAGE);
    check_call(1, 0, 2 * MIB, 4 * MIB, MADV_HUGEPAGE);
    check_call(2, 2, 2 * MIB, 4 * MIB, MADV_HUGEPAGE);
    large_pages_end(bases[1] + 2 * MIB, 2 * MIB);
    CHECK(n_calls == 2 * PES);
    check_call(PES, 1, 2 * MIB, 2 * MIB, MADV_NOHUGEPAGE);
}

static void never_disables_large_pages(void)
{
    n_calls = 0;
    environment.huge_pages = HUGE_PAGES_NEVER;
    large_pages_advise(bases[1], 4 * MIB);
    CHECK(n_calls == 0);
    environment.huge_pages = HUGE_PAGES_AUTO;
}

/* The number of advised ranges is limited, because each can split a mapping. */
static void the_number_of_ranges_is_limited(void)
{
    n_calls = 0;
    for (int i = 0; i < 10000; i++)
        large_pages_advise(bases[1], 2 * MIB);
    CHECK(n_calls > 1000 && n_calls < 10000);
}

int main(void)
{
    node.n_pes = PES;
    node.rank = 1;
    settings_are_recognized();
    the_remedy_is_named();
    blocks_are_advised_on_all_pes();
    never_disables_large_pages();
    the_number_of_ranges_is_limited();
    return unit_status();
}
