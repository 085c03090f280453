/*
 * Tests the layout of a PE's memory file, which depends on the requested sizes and on the limits of
 * the system.
 */
#include "shm/layout.h"

#include <unistd.h>

#include "unit.h"

static const size_t MIB = (size_t)1 << 20, GIB = (size_t)1 << 30;

/* Returns a proposal with the limits of a machine of 8 GiB. */
static struct proposal wish_of(size_t heap_asked, size_t spaces_asked)
{
    return (struct proposal){.heap_asked = heap_asked,
                             .spaces_asked = spaces_asked,
                             .memory = 8 * GIB,
                             .address_space = SIZE_MAX,
                             .file_length = SIZE_MAX,
                             .file_used = SIZE_MAX,
                             .shm = SIZE_MAX,
                             .arena = 256 * MIB};
}

static void check_sound(void)
{
    CHECK_SIZE(layout.control_length % LAYOUT_ALIGNMENT, 0);
    CHECK_SIZE(layout.spaces_offset % LAYOUT_ALIGNMENT, 0);
    CHECK(layout.spaces_offset >= layout.control_length + layout.heap_length);
    CHECK(layout.spaces_offset < layout.control_length + layout.heap_length + LAYOUT_ALIGNMENT);
}

/* The heap is rounded to whole pages, and the range for spaces to whole units. */
static void requested_sizes_are_rounded_up(void)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    struct proposal proposal = wish_of(5 * MIB + 1, 3 * MIB + 1);
    layout_set(&proposal, 4);
    CHECK_SIZE(layout.heap_length, 5 * MIB + page);
    CHECK_SIZE(layout.spaces_length, 4 * MIB);
    check_sound();
    proposal = wish_of(2 * MIB, 1);
    layout_set(&proposal, 4);
    CHECK_SIZE(layout.heap_length, 2 * MIB);
    CHECK_SIZE(layout.spaces_length, 2 * MIB);
    CHECK_SIZE(layout.spaces_offset, layout.control_length + 2 * MIB);
    proposal = wish_of(1, 6 * MIB);
    layout_set(&proposal, 1);
    CHECK_SIZE(layout.heap_length, page);
    CHECK_SIZE(layout.spaces_length, 6 * MIB);
    check_sound();
}

/* Without a request, each range is as large as the memory of the machine. */
static void default_ranges_follow_the_memory_size(void)
{
    struct proposal proposal = wish_of(0, 0);
    layout_set(&proposal, 4);
    CHECK_SIZE(layout.heap_length, 8 * GIB);
    CHECK_SIZE(layout.spaces_length, 8 * GIB);
    check_sound();
    proposal.memory = 5 * MIB;
    layout_set(&proposal, 4);
    CHECK_SIZE(layout.heap_length, 4 * MIB);
    CHECK_SIZE(layout.spaces_length, 4 * MIB);
    check_sound();
}

/* If the file's length is limited, spaces get at most a quarter of it, or half if a size was
 * requested. */
static void heap_and_spaces_share_a_limited_file(void)
{
    struct proposal proposal = wish_of(0, 0);
    proposal.file_used = 64 * MIB;
    layout_set(&proposal, 2);
    CHECK_SIZE(layout.heap_length, 48 * MIB);
    CHECK_SIZE(layout.spaces_length, 16 * MIB);
    proposal.spaces_asked = 40 * MIB;
    layout_set(&proposal, 2);
    CHECK_SIZE(layout.heap_length, 32 * MIB);
    CHECK_SIZE(layout.spaces_length, 40 * MIB);
    check_sound();
}

int main(void)
{
    requested_sizes_are_rounded_up();
    default_ranges_follow_the_memory_size();
    heap_and_spaces_share_a_limited_file();
    return unit_status();
}
