/*
 * Tests the consistency check of the numbers of spaces and their address ranges.
 */
#include "spaces/space_record.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

enum { ROOM = 1 << 20, PART = 4096 };

static const char *found;
static struct space tested = {.number = 1};

static void shared_address_range_is_reported(void)
{
    space_numbers_require_valid("shmem_space_create");
}

int main(void)
{
    layout.spaces_length = ROOM;
    CHECK(space_ranges_start());
    size_t offset = heap_allocate(space_ranges_allocator(), PART, 64, 0),
           other = heap_allocate(space_ranges_allocator(), PART, 64, 0);
    tested.pool.heap = heap_create(PART);
    tested.pool.segment = &segments[SEGMENT_SPACES + 1];
    space_range_set(0, other);
    space_range_set(1, offset);
    space_number_set(1, &tested);
    EXPECT_VALID(space_numbers_are_valid(&found));

    tested.number = 2;
    EXPECT_FAULT(space_numbers_are_valid(&found), "a space is kept under another number");
    tested.number = 1;
    tested.pool.segment = &segments[SEGMENT_SPACES];
    EXPECT_FAULT(space_numbers_are_valid(&found), "a space's pool is in another space's segment");
    tested.pool.segment = &segments[SEGMENT_SPACES + 1];
    space_range_set(1, other);
    EXPECT_FAULT(space_numbers_are_valid(&found),
                 "two spaces have the same part of the address range");
    expect_line(shared_address_range_is_reported,
                "shmem_space_create: the internal data of the memory spaces are damaged: two "
                "spaces have the same part of the address range");
    space_range_set(1, offset + 64);
    EXPECT_FAULT(space_numbers_are_valid(&found),
                 "the part of a space is not a block of the address range");
    space_range_set(1, HEAP_NONE);
    EXPECT_VALID(space_numbers_are_valid(&found));
    ranges.of[1].is_taken = false;
    EXPECT_FAULT(space_numbers_are_valid(&found), "a space's number counts as free");
    ranges.of[1].is_taken = true;
    heap_destroy(tested.pool.heap);
    space_number_set(1, NULL);
    EXPECT_VALID(space_numbers_are_valid(&found));
    space_ranges_stop();
    return unit_status();
}
