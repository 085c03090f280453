/*
 * Tests the search for the segment of an address, at its first and last byte and next to them: in
 * the heap, in static data, and in spaces that have their own slots or share one. The test does not
 * access the memory, so most of it need not exist.
 */
#include "shm/node.h"
#include "shm/segment.h"
#include "unit.h"

static const size_t MIB = (size_t)1 << 20;

/* The address range after the heap, and a distant one before it, both aligned to slots. */
static char *const heap = (char *)((uintptr_t)1 << 32), *const elsewhere =
                                                            (char *)((uintptr_t)1 << 30);
static char variables[64];

enum { FIRST_SPACE = SEGMENT_SPACES, SECOND_SPACE, THIRD_SPACE, FOURTH_SPACE };

/* The search must find all `length` bytes at `base`, and no byte next to them. */
static void check_edges(const struct segment *(*find)(const void *, size_t),
                        const struct segment *segment, const struct segment *before,
                        const struct segment *behind)
{
    char *base = segment->span.base;
    size_t length = segment->span.length;
    CHECK(find(base, length) == segment);
    CHECK(find(base, length + 1) == NULL);
    CHECK(find(base, SIZE_MAX) == NULL);
    CHECK(find(base + 1, length - 1) == segment);
    CHECK(find(base + 1, length) == NULL);
    CHECK(find(base + length - 1, 1) == segment);
    CHECK(find(base + length - 1, 0) == segment);
    CHECK(find(base + length - 1, 2) == NULL);
    CHECK(find(base + length, 1) == behind);
    CHECK(find(base + length, 0) == behind);
    CHECK(find(base - 1, 1) == before);
    CHECK(find(base - 1, 2) == NULL);
}

static const struct segment *find(const void *address, size_t bytes)
{
    return segment_find(address, bytes);
}

static struct segment space_at(char *base, size_t length, const void *device)
{
    return (struct segment){
        .name = "space", .span = {.base = base, .length = length}, .device = (void *)device};
}

static void start(void)
{
    segment_stop();
    segments[SEGMENT_HEAP] =
        (struct segment){.name = "heap", .span = {.base = heap, .length = 2 * MIB}};
    segments[SEGMENT_STATIC] = (struct segment){
        .name = "static data", .span = {.base = variables + 8, .length = sizeof variables - 16}};
    segment_publish();
}

/* Tests every range in and around a segment of one word. */
static void segment_contains_only_ranges_inside_it(void)
{
    const struct segment word = {.span = {.base = heap, .length = 8}},
                         none = {.span = {.base = heap}};
    for (ptrdiff_t offset = -2; offset <= 10; offset++)
        for (size_t bytes = 0; bytes <= 10; bytes++) {
            const char *address = (const char *)((uintptr_t)heap + (uintptr_t)offset);
            bool inside = offset >= 0 && offset < 8 && offset + (ptrdiff_t)bytes <= 8;
            CHECK(segment_contains(&word, address, bytes) == inside);
            CHECK(!segment_contains(&none, address, bytes));
        }
}

static void heap_and_static_data_are_found_exactly(void)
{
    start();
    check_edges(find, &segments[SEGMENT_HEAP], NULL, NULL);
    check_edges(find, &segments[SEGMENT_STATIC], NULL, NULL);
    CHECK(find(NULL, 0) == NULL && find(NULL, 1) == NULL);
    CHECK(find((void *)UINTPTR_MAX, 1) == NULL);
}

/* Adjacent spaces after the heap. A range that begins in one and ends in the next belongs to
 * neither. */
static void adjacent_host_spaces_are_told_apart(void)
{
    start();
    const struct segment first = space_at(heap + 2 * MIB, 6 * MIB, NULL),
                         second = space_at(heap + 8 * MIB, 2 * MIB, NULL);
    const struct segment *at_heap = &segments[SEGMENT_HEAP], *at_first = &segments[FIRST_SPACE],
                         *at_second = &segments[SECOND_SPACE];
    CHECK(segment_add(FIRST_SPACE, &first) && segment_add(SECOND_SPACE, &second));
    check_edges(find, at_heap, NULL, at_first);
    check_edges(find, at_first, at_heap, at_second);
    check_edges(find, at_second, at_first, NULL);
    check_edges(find, &segments[SEGMENT_STATIC], NULL, NULL);
    segment_remove(FIRST_SPACE);
    CHECK(find(heap + 2 * MIB, 1) == NULL && find(heap + 5 * MIB, 1) == NULL);
    check_edges(find, at_second, NULL, NULL);
    segment_remove(SECOND_SPACE);
    heap_and_static_data_are_found_exactly();
}

/* Returns true if an inlined operation on a word at `address` uses the distances of the heap. */
static bool is_reached_like_heap(const char *address)
{
    return shmem_impl_find(address, sizeof(long)) == &shmem_impl_near.heap;
}

static void add_complete(int index, const struct segment *segment, const struct rank_map *members)
{
    CHECK(segment_add(index, segment));
    segment_set_members(index, members);
}

/* Spaces that follow the heap without a gap are reached with the distances of the heap, until one
 * of them is removed or has other PEs. */
static void spaces_after_the_heap_need_no_look_up(void)
{
    static const struct rank_map some;
    start();
    const struct segment first = space_at(heap + 2 * MIB, 4 * MIB, NULL),
                         second = space_at(heap + 6 * MIB, 2 * MIB - 4096, NULL),
                         third = space_at(heap + 8 * MIB, 2 * MIB, NULL);
    add_complete(THIRD_SPACE, &third, NULL);
    CHECK(!is_reached_like_heap(heap + 8 * MIB));
    add_complete(FIRST_SPACE, &first, NULL);
    add_complete(SECOND_SPACE, &second, NULL);
    CHECK(is_reached_like_heap(heap) && is_reached_like_heap(heap + 2 * MIB));
    CHECK(is_reached_like_heap(heap + 6 * MIB));
    CHECK(!is_reached_like_heap(heap + 8 * MIB - 4096)); /* in the gap after the second space */
    CHECK(!is_reached_like_heap(heap + 8 * MIB));
    CHECK(find(heap + 2 * MIB, 8) == &segments[FIRST_SPACE]);
    segment_remove(FIRST_SPACE);
    CHECK(is_reached_like_heap(heap) && !is_reached_like_heap(heap + 2 * MIB));
    CHECK(!is_reached_like_heap(heap + 6 * MIB));
    segments[SEGMENT_HEAP].span.count = 3;
    struct segment partial = first;
    partial.span.count = 3;
    add_complete(FIRST_SPACE, &partial, &some);
    CHECK(!is_reached_like_heap(heap + 2 * MIB));
    segment_set_members(FIRST_SPACE, NULL);
    segment_stop();
}

/* Device memory may have any address, and two spaces may share a slot. */
static void device_spaces_in_one_slot_are_found(void)
{
    static const char device;
    start();
    const struct segment spaces[] = {space_at(elsewhere + 4096, 4096, &device),
                                     space_at(elsewhere + 16384, 5 * MIB, &device),
                                     space_at(elsewhere + 5 * MIB + 16384, 4096, &device)};
    for (int i = 0; i < 3; i++)
        CHECK(segment_add(FIRST_SPACE + i, &spaces[i]));
    check_edges(find, &segments[FIRST_SPACE], NULL, NULL);
    check_edges(find, &segments[SECOND_SPACE], NULL, &segments[THIRD_SPACE]);
    check_edges(find, &segments[THIRD_SPACE], &segments[SECOND_SPACE], NULL);
    check_edges(segment_search, &segments[SECOND_SPACE], NULL, &segments[THIRD_SPACE]);
    segment_remove(SECOND_SPACE); /* spaces that share its slots are still found */
    check_edges(find, &segments[FIRST_SPACE], NULL, NULL);
    check_edges(find, &segments[THIRD_SPACE], NULL, NULL);
    CHECK(find(elsewhere + 2 * MIB, 1) == NULL);
    CHECK(!segment_add(
        SECOND_SPACE, &(struct segment){.span = {.base = (char *)(UINTPTR_MAX - 5), .length = 8}}));
    CHECK(!segment_add(
        SECOND_SPACE,
        &(struct segment){.span = {.base = (char *)((uintptr_t)1 << 47), .length = 8}}));
    segment_stop();
    CHECK(find(elsewhere + 4096, 1) == NULL && find(heap, 1) == NULL);
}

static void relocated_constants_are_found_separately(void)
{
    start();
    segments[SEGMENT_RELOCATED] =
        (struct segment){.name = "constants", .span = {.base = elsewhere, .length = 4096}};
    check_edges(segment_find_constant, &segments[SEGMENT_RELOCATED], NULL, NULL);
    CHECK(find(elsewhere, 1) == NULL);
    segment_stop();
}

/* If windows or messages transfer the data, no PE can access the heap and static data by loads and
 * stores. */
static void limiting_disables_direct_access(void)
{
    segment_stop();
    node_near = node_near_atomic = (struct near){.count = 3, .read_count = 3};
    for (int i = 0; i < SEGMENT_ALL; i++)
        segments[i].span.count = segments[i].span.atomic_count = 3;
    segment_limit_near(false, true);
    CHECK(segments[SEGMENT_HEAP].span.count == 0 && segments[SEGMENT_HEAP].span.atomic_count == 3);
    CHECK(shmem_impl_near.heap.count == 0 && shmem_impl_near.statics.count == 0);
    CHECK(shmem_impl_near.heap.atomic_count == 3 && shmem_impl_near.statics.atomic_count == 3);
    segment_limit_near(false, false);
    CHECK(shmem_impl_near.heap.atomic_count == 0 && shmem_impl_near.statics.atomic_count == 0);
    segment_stop();
}

int main(void)
{
    segment_contains_only_ranges_inside_it();
    heap_and_static_data_are_found_exactly();
    adjacent_host_spaces_are_told_apart();
    spaces_after_the_heap_need_no_look_up();
    device_spaces_in_one_slot_are_found();
    relocated_constants_are_found_separately();
    limiting_disables_direct_access();
    return unit_status();
}
