/*
 * Faults in the numbers of spaces and the parts of their memory.
 */
#include "spaces/space_numbers.c"

#include "apart.h"
#include "valid.h"

enum { ROOM = 1 << 20, PART = 4096 };

static const char *fault;

static void look(void)
{
    space_numbers_require_valid("shmem_space_create");
}

static void expect_line(void)
{
    char text[256];
    CHECK_SIZE((size_t)run_apart(look, text, sizeof text), 0);
    validity_runs = true;
    expect_end(look,
               "shmem_space_create: the records of the memory spaces are damaged: two numbers "
               "have one part of the room");
    validity_runs = false;
}

int main(void)
{
    struct space space = {.number = 1};
    layout.room_length = ROOM;
    CHECK(space_parts_start());
    size_t offset = heap_allocate(space_parts_heap(), PART, 64, 0),
           other = heap_allocate(space_parts_heap(), PART, 64, 0);
    space.pool.heap = heap_create(PART);
    space.pool.segment = &segments[SEGMENT_SPACES + 1];
    space_part_set(0, other);
    space_part_set(1, offset);
    space_number_set(1, &space);
    EXPECT_VALID(space_numbers_are_valid(&fault));

    space.number = 2;
    EXPECT_FAULT(space_numbers_are_valid(&fault), "a space is kept under another number");
    space.number = 1;
    space.pool.segment = &segments[SEGMENT_SPACES];
    EXPECT_FAULT(space_numbers_are_valid(&fault), "a space's pool is in another space's segment");
    space.pool.segment = &segments[SEGMENT_SPACES + 1];
    space_part_set(1, other);
    EXPECT_FAULT(space_numbers_are_valid(&fault), "two numbers have one part of the room");
    expect_line();
    space_part_set(1, offset + 64);
    EXPECT_FAULT(space_numbers_are_valid(&fault), "a number's part is no block of the room");
    space_part_set(1, HEAP_NONE);
    EXPECT_VALID(space_numbers_are_valid(&fault));
    parts.of[1].taken = false;
    EXPECT_FAULT(space_numbers_are_valid(&fault), "a space's number counts as free");
    parts.of[1].taken = true;
    heap_destroy(space.pool.heap);
    space_number_set(1, NULL);
    EXPECT_VALID(space_numbers_are_valid(&fault));
    space_parts_stop();
    return unit_status();
}
