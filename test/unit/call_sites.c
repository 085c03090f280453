/*
 * Tests the search for call sites: the return address in the program must be found above frames of
 * the library. Some library functions are called by several others with frames of different sizes,
 * or have frames of variable size.
 */
#include <string.h>
#include <unwind.h>

static _Unwind_Reason_Code counted_backtrace(_Unwind_Trace_Fn look, void *state);
#define _Unwind_Backtrace counted_backtrace
#include "tools/profiler/call_sites.c" /* NOLINT(bugprone-suspicious-include) */
#undef _Unwind_Backtrace

#include "unit.h"

static unsigned unwound;

static _Unwind_Reason_Code counted_backtrace(_Unwind_Trace_Fn look, void *state)
{
    unwound++;
    return _Unwind_Backtrace(look, state);
}

struct format_block *profile_file_add_block(enum format_kind kind, size_t bytes)
{
    (void)kind, (void)bytes;
    return NULL;
}

/* ---- Functions in a section that stands for the library ---- */

#define OWN __attribute__((noinline, used, section("own_code")))
#define STAY                                                                                       \
    __asm__ volatile("" ::                                                                         \
                         : "memory") /* prevents that the call before it becomes a jump            \
                                      */

/* Start and end of the section, defined by the linker. */
extern const char __start_own_code[], __stop_own_code[];

/* Stands for a measured routine, which is outside the library's section. */
static __attribute__((noinline)) uintptr_t find_site(void)
{
    return call_sites_caller((uintptr_t)__builtin_return_address(0), __builtin_dwarf_cfa());
}

/* The address that was found, and the return address of the outermost library function. */
struct site {
    uintptr_t found, expected;
};
#define OUTERMOST ((uintptr_t)__builtin_return_address(0))

static OWN uintptr_t inner(void)
{
    uintptr_t found = find_site();
    STAY;
    return found;
}

static OWN void narrow(struct site *site)
{
    site->found = inner();
    site->expected = OUTERMOST;
}

static OWN void wide(struct site *site)
{
    volatile char room[1000];
    room[0] = 1;
    site->found = inner();
    room[1] = room[0];
    site->expected = OUTERMOST;
}

static OWN void wider(struct site *site)
{
    volatile char room[2000];
    room[0] = 1;
    narrow(site);
    room[1] = room[0];
    site->expected = OUTERMOST;
}

static OWN void direct(struct site *site)
{
    site->found = find_site();
    site->expected = OUTERMOST;
}

static OWN void indirect(struct site *site)
{
    direct(site);
    STAY;
    site->expected = OUTERMOST;
}

static OWN void varying(struct site *site, size_t bytes)
{
    char room[bytes];
    memset(room, 1, bytes);
    __asm__ volatile("" : : "r"(room) : "memory");
    site->found = find_site();
    __asm__ volatile("" : : "r"(room) : "memory");
    site->expected = OUTERMOST;
}

/* ---- Functions that stand for the program ---- */

static void expect_found(const struct site *site)
{
    CHECK(site->found == site->expected && !call_sites_is_library(site->found));
}

static void call_site_is_found_above_library_frames(void)
{
    static void (*const routines[])(struct site *) = {narrow, wide, wider, direct, indirect};
    enum { ROUTINES = sizeof routines / sizeof routines[0] };
    for (unsigned first = 0; first < ROUTINES; first++) {
        memset(known, 0, sizeof known);
        for (unsigned i = 0; i < 3 * ROUTINES; i++) {
            struct site site;
            routines[(first + i / 2) % ROUTINES](&site);
            expect_found(&site);
        }
    }
}

static void call_site_is_found_above_varying_frame(void)
{
    memset(known, 0, sizeof known);
    for (size_t bytes = 16; bytes < 5000; bytes += 48) {
        struct site site;
        varying(&site, bytes);
        expect_found(&site);
    }
}

/* Each call site has its own address, even if the chain of frames is already cached. */
static void known_chain_gives_each_site_its_address(void)
{
    struct site first, second;
    memset(known, 0, sizeof known);
    wider(&first);
    unsigned before = unwound;
    wider(&second);
    expect_found(&first);
    expect_found(&second);
    CHECK(first.found != second.found);
#if defined(__x86_64__) && defined(HAS_FIXED_FRAMES)
    CHECK_SIZE(unwound, before);
#else
    (void)before;
#endif
}

int main(void)
{
    library_code[1].begin = (uintptr_t)__start_own_code;
    library_code[1].length = (uintptr_t)__stop_own_code - (uintptr_t)__start_own_code;
    call_site_is_found_above_library_frames();
    call_site_is_found_above_varying_frame();
    known_chain_gives_each_site_its_address();
    return unit_status();
}
