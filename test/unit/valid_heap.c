/*
 * Faults in the records of the allocator.
 */
#include "base/heap.c"

#include "valid.h"

static const char *fault;
static struct heap *heap;

/* Two blocks, a gap between them, and room behind them. */
static void make(void)
{
    heap = heap_create(4096);
    size_t first = heap_allocate(heap, 100, 64, 0), gap = heap_allocate(heap, 64, 64, 0);
    CHECK_SIZE(heap_allocate(heap, 64, 64, 0), 192);
    CHECK(first == 0 && heap_free(heap, gap));
    EXPECT_VALID(heap_is_valid(heap, &fault));
}

static void expect(const char *words)
{
    CHECK(!heap_is_valid(heap, &fault));
    CHECK_TEXT(fault, words);
    heap_destroy(heap);
}

static void test_list(void)
{
    make();
    heap->first->next->offset += 64;
    expect("ranges overlap or leave a gap");
    make();
    heap->first->next->next->previous = heap->first;
    expect("the list of ranges is broken");
    make();
    heap->first->size = heap->first->length + 1;
    expect("a block's range does not suit its size");
    make();
    heap->first->next->next->in_use = false;
    expect("two free ranges touch");
    make();
    heap->length++;
    expect("the list of ranges is broken");
}

static void test_trees(void)
{
    make();
    heap->used.root->height++;
    expect("a tree is out of balance");
    make();
    tree_remove(&heap->used, heap->first);
    expect("a range is missing in its tree");
    make();
    struct range stranger = {.offset = 4032, .length = 64, .in_use = true, .size = 1};
    tree_insert(&heap->used, &stranger);
    expect("a tree has more or fewer ranges than the list");
    make();
    heap->bytes_in_use += 64;
    expect("the count of bytes in use is wrong");
    make();
    heap->first = NULL;
    expect("the heap does not begin where it should");
}

int main(void)
{
    test_list();
    test_trees();
    return unit_status();
}
