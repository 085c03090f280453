/*
 * Tests the consistency check of the allocator's records.
 */
#include "base/heap.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

static const char *found;
static struct heap *tested;

/* Makes a heap with two blocks, a gap between them, and free memory after them. */
static void make(void)
{
    tested = heap_create(4096);
    size_t first = heap_allocate(tested, 100, 64, 0), gap = heap_allocate(tested, 64, 64, 0);
    CHECK_SIZE(heap_allocate(tested, 64, 64, 0), 192);
    CHECK(first == 0 && heap_free(tested, gap));
    EXPECT_VALID(heap_is_valid(tested, &found));
}

static void expect(const char *words)
{
    CHECK(!heap_is_valid(tested, &found));
    CHECK_TEXT(found, words);
    heap_destroy(tested);
}

static void damaged_range_lists_are_found(void)
{
    make();
    tested->first->next->offset += 64;
    expect("ranges overlap or leave a gap");
    make();
    tested->first->next->next->previous = tested->first;
    expect("the list of ranges is broken");
    make();
    tested->first->size = tested->first->length + 1;
    expect("a block's range does not suit its size");
    make();
    tested->first->next->next->in_use = false;
    expect("two free ranges touch");
    make();
    tested->length++;
    expect("the list of ranges is broken");
}

static void damaged_trees_and_counts_are_found(void)
{
    make();
    tested->used.root->height++;
    expect("a tree is out of balance");
    make();
    heap_tree_remove(&tested->used, tested->first);
    expect("a range is missing in its tree");
    make();
    struct range stranger = {.offset = 4032, .length = 64, .in_use = true, .size = 1};
    heap_tree_insert(&tested->used, &stranger);
    expect("a tree has more or fewer ranges than the list");
    make();
    tested->bytes_in_use += 64;
    expect("the count of bytes in use is wrong");
    make();
    tested->first = NULL;
    expect("the heap does not begin where it should");
}

int main(void)
{
    damaged_range_lists_are_found();
    damaged_trees_and_counts_are_found();
    return unit_status();
}
