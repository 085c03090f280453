/*
 * Tests the allocator: first single properties, then random calls that are compared with a model.
 * The model stores the state of each grain of the heap.
 */
#include "base/heap.h"
#include "unit.h"

#include <stdlib.h>

enum { GRAIN = HEAP_ALIGNMENT };

static const size_t MIB = (size_t)1 << 20;

static void expect_sound(const struct heap *heap)
{
    const char *fault;
    heap_is_valid(heap, &fault);
    CHECK_TEXT(fault, NULL);
}

static void expect_empty(const struct heap *heap)
{
    struct heap_block block;
    expect_sound(heap);
    CHECK_SIZE(heap_bytes_in_use(heap), 0);
    CHECK_SIZE(heap_largest_free(heap), heap_length(heap));
    CHECK(!heap_next(heap, 0, &block));
}

static void sizes_are_rounded_up_to_grains(void)
{
    struct heap *heap = heap_create(1024);
    CHECK_SIZE(heap_length(heap), 1024);
    expect_empty(heap);
    CHECK_SIZE(heap_allocate(heap, 1, 1, 0), 0);
    CHECK_SIZE(heap_allocate(heap, 64, 8, 0), 64);
    CHECK_SIZE(heap_allocate(heap, 65, 64, 0), 128);
    CHECK_SIZE(heap_allocate(heap, 1, 0, 0), 256);
    CHECK_SIZE(heap_bytes_in_use(heap), 320);
    CHECK_SIZE(heap_largest_free(heap), 704);
    CHECK_SIZE(heap_allocate(heap, 705, 1, 0), HEAP_NONE);
    CHECK_SIZE(heap_allocate(heap, 704, 1, 0), 320);
    CHECK_SIZE(heap_largest_free(heap), 0);
    CHECK_SIZE(heap_allocate(heap, 1, 1, 0), HEAP_NONE);
    expect_sound(heap);
    heap_destroy(heap);
}

static void impossible_requests_are_refused(void)
{
    struct heap *heap = heap_create(4096);
    CHECK_SIZE(heap_allocate(heap, 0, 64, 0), HEAP_NONE);
    for (size_t below = 0; below < 200; below++) {
        CHECK_SIZE(heap_allocate(heap, SIZE_MAX - below, 64, 0), HEAP_NONE);
        CHECK_SIZE(heap_allocate(heap, SIZE_MAX - below, 4096, 0), HEAP_NONE);
    }
    size_t widest = SIZE_MAX / 2 + 1; /* the greatest power of two */
    CHECK_SIZE(heap_allocate(heap, 64, widest, 0), 0);
    CHECK_SIZE(heap_allocate(heap, 64, widest, 0), HEAP_NONE);
    CHECK(!heap_resize(heap, 0, SIZE_MAX));
    CHECK(!heap_resize(heap, 0, SIZE_MAX - 63));
    CHECK(!heap_resize(heap, 0, 0));
    CHECK(!heap_free(heap, HEAP_NONE));
    expect_sound(heap);
    heap_destroy(heap);
}

/* The length of a heap need not be a multiple of the grain. Its last bytes can be allocated. */
static void heap_of_any_length_is_fully_usable(void)
{
    for (size_t length = 1; length < 300; length++) {
        struct heap *heap = heap_create(length);
        CHECK_SIZE(heap_allocate(heap, length + 1, 1, 0), HEAP_NONE);
        CHECK_SIZE(heap_allocate(heap, length, 1, 0), 0);
        CHECK_SIZE(heap_bytes_in_use(heap), length);
        expect_sound(heap);
        CHECK(heap_free(heap, 0));
        expect_empty(heap);
        heap_destroy(heap);
    }
    struct heap *none = heap_create(0);
    CHECK_SIZE(heap_allocate(none, 1, 1, 0), HEAP_NONE);
    CHECK(!heap_free(none, 0));
    expect_empty(none);
    heap_destroy(none);
    heap_destroy(NULL);
}

static void shortest_lowest_fitting_range_is_taken(void)
{
    struct heap *heap = heap_create(4096);
    /* Free ranges: 256 bytes at 0, 128 at 320, 128 at 512, and all bytes from 704. */
    static const size_t sizes[] = {256, 64, 128, 64, 128, 64};
    size_t offsets[6];
    for (size_t i = 0; i < 6; i++)
        offsets[i] = heap_allocate(heap, sizes[i], 1, 0);
    for (size_t i = 0; i < 6; i += 2)
        CHECK(heap_free(heap, offsets[i]));
    /* The shortest range that fits, and the lowest of equal ones. */
    CHECK_SIZE(heap_allocate(heap, 100, 1, 0), 320);
    CHECK_SIZE(heap_allocate(heap, 128, 1, 0), 512);
    CHECK_SIZE(heap_allocate(heap, 128, 1, 0), 0);
    CHECK_SIZE(heap_allocate(heap, 192, 1, 0), 704);
    expect_sound(heap);
    heap_destroy(heap);
}

static void test_free_joins_neighbours(void)
{
    static const int orders[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        struct heap *heap = heap_create(3 * 64);
        for (int block = 0; block < 3; block++)
            CHECK_SIZE(heap_allocate(heap, 64, 1, 0), (size_t)block * 64);
        for (int block = 0; block < 3; block++) {
            CHECK(heap_free(heap, (size_t)orders[i][block] * 64));
            CHECK(!heap_free(heap, (size_t)orders[i][block] * 64));
            expect_sound(heap);
        }
        expect_empty(heap);
        CHECK_SIZE(heap_allocate(heap, 3 * 64, 1, 0), 0);
        heap_destroy(heap);
    }
}

static void test_only_block_starts_are_freed(void)
{
    struct heap *heap = heap_create(1024);
    CHECK_SIZE(heap_allocate(heap, 128, 1, 0), 0);
    CHECK(!heap_free(heap, 64));
    CHECK(!heap_free(heap, 1));
    CHECK(!heap_free(heap, 128));
    CHECK(!heap_free(heap, 1024));
    CHECK(!heap_resize(heap, 64, 64));
    CHECK_SIZE(heap_bytes_in_use(heap), 128);
    CHECK(heap_free(heap, 0));
    expect_empty(heap);
    heap_destroy(heap);
}

static void offsets_are_multiples_of_the_alignment(void)
{
    struct heap *heap = heap_create(8 * MIB);
    CHECK_SIZE(heap_allocate(heap, 1, 1, 0), 0);
    for (size_t alignment = 8; alignment <= MIB; alignment *= 2) {
        size_t offset = heap_allocate(heap, 100, alignment, 0);
        CHECK(offset != HEAP_NONE);
        CHECK_SIZE(offset % alignment, 0);
        CHECK_SIZE(offset % HEAP_ALIGNMENT, 0);
    }
    expect_sound(heap);
    heap_destroy(heap);
}

static void alignment_may_be_as_long_as_the_heap(void)
{
    struct heap *heap = heap_create(4 * MIB);
    CHECK_SIZE(heap_allocate(heap, 4 * MIB, 4 * MIB, 0), 0);
    CHECK(heap_free(heap, 0));
    CHECK_SIZE(heap_allocate(heap, 64, 1, 0), 0);
    CHECK_SIZE(heap_allocate(heap, 64, 4 * MIB, 0), HEAP_NONE);
    CHECK_SIZE(heap_allocate(heap, 2 * MIB, 2 * MIB, 0), 2 * MIB);
    CHECK_SIZE(heap_allocate(heap, MIB, MIB, 0), MIB);
    CHECK_SIZE(heap_allocate(heap, MIB, 1, 0), HEAP_NONE);
    CHECK_SIZE(heap_largest_free(heap), MIB - 64);
    expect_sound(heap);
    heap_destroy(heap);
}

/* The only suitably aligned free range must be found behind many unsuitable ones of equal
 * length. */
static void only_aligned_range_is_found_among_many(void)
{
    enum { HOLES = 100 };
    const size_t lucky = (2 * HOLES + 2) * 64;
    struct heap *heap = heap_create(lucky + 2 * 64);
    while (heap_largest_free(heap) > 0)
        CHECK(heap_allocate(heap, 64, 1, 0) != HEAP_NONE);
    for (size_t i = 0; i < HOLES; i++)
        CHECK(heap_free(heap, (2 * i + 1) * 64));
    CHECK_SIZE(heap_allocate(heap, 64, 128, 0), HEAP_NONE);
    CHECK(heap_free(heap, lucky));
    CHECK_SIZE(heap_allocate(heap, 64, 128, 0), lucky);
    expect_sound(heap);
    heap_destroy(heap);
}

static void resize_uses_only_padding_and_free_space(void)
{
    struct heap *heap = heap_create(1024);
    struct heap_block block;
    size_t a = heap_allocate(heap, 100, 1, 7), b = heap_allocate(heap, 64, 1, 0);
    CHECK(heap_resize(heap, a, 128)); /* grows into its padding */
    CHECK(!heap_resize(heap, a, 129));
    CHECK(heap_find(heap, a, &block) && block.size == 128 && block.hints == 7);
    CHECK(heap_free(heap, b));
    CHECK(heap_resize(heap, a, 129));
    CHECK_SIZE(heap_bytes_in_use(heap), 192);
    CHECK(heap_resize(heap, a, 1024));
    CHECK_SIZE(heap_largest_free(heap), 0);
    CHECK(!heap_resize(heap, a, 1025));
    CHECK(heap_find(heap, 1023, &block) && block.size == 1024 && block.offset == a);
    CHECK(heap_resize(heap, a, 1));
    CHECK_SIZE(heap_largest_free(heap), 960);
    CHECK_SIZE(heap_allocate(heap, 64, 1, 0), 64);
    CHECK(!heap_resize(heap, a, 65));
    CHECK(heap_resize(heap, a, 64));
    expect_sound(heap);
    heap_destroy(heap);
}

static void find_and_next_return_only_existing_blocks(void)
{
    struct heap *heap = heap_create(4096);
    struct heap_block block = {0, 0, 0};
    size_t a = heap_allocate(heap, 100, 1, 11), b = heap_allocate(heap, 200, 1, 22);
    CHECK(heap_find(heap, a + 99, &block) && block.offset == a && block.size == 100);
    CHECK_SIZE((size_t)block.hints, 11);
    CHECK(!heap_find(heap, a + 100, &block)); /* in the padding */
    CHECK(heap_find(heap, b, &block) && block.offset == b && block.hints == 22);
    CHECK(!heap_find(heap, b + 256, &block));
    CHECK(!heap_find(heap, HEAP_NONE, &block));
    CHECK(heap_next(heap, 0, &block) && block.offset == a);
    CHECK(heap_next(heap, a + 1, &block) && block.offset == b);
    CHECK(!heap_next(heap, b + 1, &block));
    CHECK(heap_free(heap, a));
    CHECK(heap_next(heap, 0, &block) && block.offset == b);
    CHECK(!heap_find(heap, a, &block));
    heap_destroy(heap);
}

/* Each grain can be a separate block, because no byte of the heap is used for records. */
static void each_grain_can_be_a_block(void)
{
    enum { BLOCKS = 100000 };
    struct heap *heap = heap_create((size_t)BLOCKS * GRAIN);
    for (size_t i = 0; i < BLOCKS; i++)
        CHECK_SIZE(heap_allocate(heap, GRAIN, 1, 0), i * GRAIN);
    CHECK_SIZE(heap_allocate(heap, 1, 1, 0), HEAP_NONE);
    expect_sound(heap);
    for (size_t i = 0; i < BLOCKS; i += 2)
        CHECK(heap_free(heap, i * GRAIN));
    CHECK_SIZE(heap_largest_free(heap), GRAIN);
    expect_sound(heap);
    for (size_t i = 1; i < BLOCKS; i += 2)
        CHECK(heap_free(heap, i * GRAIN));
    expect_empty(heap);
    heap_destroy(heap);
}

/* ---- Random calls against a model ---- */

enum { GRAINS = 512, MODEL_BLOCKS = 64 };

/* Simple model of the heap, which searches all grains. */
struct model {
    struct heap_block blocks[MODEL_BLOCKS]; /* size 0 means no block */
    bool taken[GRAINS];
};

static size_t grains_of(size_t size)
{
    return (size + GRAIN - 1) / GRAIN;
}

static bool model_is_free(const struct model *model, size_t grain, size_t count)
{
    if (count > GRAINS - grain)
        return false;
    for (size_t i = grain; i < grain + count; i++)
        if (model->taken[i])
            return false;
    return true;
}

static void model_mark(struct model *model, size_t offset, size_t size, bool taken)
{
    for (size_t i = 0; i < grains_of(size); i++)
        model->taken[offset / GRAIN + i] = taken;
}

/* Returns true if an allocation is possible anywhere. */
static bool model_has_room(const struct model *model, size_t size, size_t alignment)
{
    size_t step = alignment < GRAIN ? 1 : alignment / GRAIN;
    for (size_t grain = 0; grain < GRAINS; grain += step)
        if (model_is_free(model, grain, grains_of(size)))
            return true;
    return false;
}

/* Returns the length in bytes of the free range that contains this grain. */
static size_t model_free_length(const struct model *model, size_t grain)
{
    size_t first = grain, end = grain;
    while (first > 0 && !model->taken[first - 1])
        first--;
    while (end < GRAINS && !model->taken[end])
        end++;
    return (end - first) * GRAIN;
}

static void model_allocate(struct model *model, struct heap *heap, struct heap_block *block,
                           uint64_t *state)
{
    size_t most = unit_random(state) % 4 == 0 ? GRAINS * GRAIN / 3 : 4 * GRAIN;
    size_t size = 1 + unit_random(state) % most;
    size_t alignment = (size_t)1 << (unit_random(state) % 3 == 0 ? unit_random(state) % 15 : 0);
    long hints = (long)(unit_random(state) % 1000);
    size_t offset = heap_allocate(heap, size, alignment, hints);
    CHECK((offset != HEAP_NONE) == model_has_room(model, size, alignment));
    if (offset == HEAP_NONE)
        return;
    CHECK(offset % alignment == 0 && offset % GRAIN == 0);
    CHECK(model_is_free(model, offset / GRAIN, grains_of(size)));
    if (alignment <= GRAIN) { /* best fit: no shorter free range would have sufficed */
        size_t chosen = model_free_length(model, offset / GRAIN);
        for (size_t grain = 0; grain < GRAINS; grain++)
            if (!model->taken[grain] && model_free_length(model, grain) >= size)
                CHECK(model_free_length(model, grain) >= chosen);
    }
    *block = (struct heap_block){.offset = offset, .size = size, .hints = hints};
    model_mark(model, offset, size, true);
}

static void model_free(struct model *model, struct heap *heap, struct heap_block *block)
{
    CHECK(heap_free(heap, block->offset));
    model_mark(model, block->offset, block->size, false);
    block->size = 0;
}

static void model_resize(struct model *model, struct heap *heap, struct heap_block *block,
                         uint64_t *state)
{
    size_t size = 1 + unit_random(state) % (8 * GRAIN);
    size_t old = grains_of(block->size), new = grains_of(size);
    bool fits = new <= old || model_is_free(model, block->offset / GRAIN + old, new - old);
    CHECK(heap_resize(heap, block->offset, size) == fits);
    if (!fits)
        return;
    model_mark(model, block->offset, block->size, false);
    block->size = size;
    model_mark(model, block->offset, block->size, true);
}

/* Compares the block that contains a random byte, and the sequence of all blocks. */
static void model_compare(const struct model *model, const struct heap *heap, uint64_t *state)
{
    size_t byte = unit_random(state) % (GRAINS * GRAIN);
    const struct heap_block *owner = NULL;
    size_t n_blocks = 0, taken = 0;
    for (int i = 0; i < MODEL_BLOCKS; i++) {
        const struct heap_block *block = &model->blocks[i];
        n_blocks += block->size > 0;
        if (byte - block->offset < block->size)
            owner = block;
    }
    struct heap_block found;
    CHECK(heap_find(heap, byte, &found) == (owner != NULL));
    if (owner != NULL)
        CHECK(found.offset == owner->offset && found.size == owner->size &&
              found.hints == owner->hints);
    for (size_t from = 0; heap_next(heap, from, &found); from = found.offset + 1)
        n_blocks--;
    CHECK_SIZE(n_blocks, 0);
    for (size_t grain = 0; grain < GRAINS; grain++)
        taken += model->taken[grain];
    CHECK_SIZE(heap_bytes_in_use(heap), taken * GRAIN);
}

static void random_calls_agree_with_the_model(uint64_t seed)
{
    enum { STEPS = 400 };
    struct heap *heap = heap_create((size_t)GRAINS * GRAIN);
    struct model model = {.taken = {false}};
    uint64_t state = seed;
    for (int step = 0; step < STEPS; step++) {
        struct heap_block *block = &model.blocks[unit_random(&state) % MODEL_BLOCKS];
        if (block->size == 0)
            model_allocate(&model, heap, block, &state);
        else if (unit_random(&state) % 2 == 0)
            model_resize(&model, heap, block, &state);
        else
            model_free(&model, heap, block);
        expect_sound(heap);
        model_compare(&model, heap, &state);
    }
    for (int i = 0; i < MODEL_BLOCKS; i++)
        if (model.blocks[i].size > 0)
            model_free(&model, heap, &model.blocks[i]);
    expect_empty(heap);
    heap_destroy(heap);
}

/* Equal calls on two heaps give equal offsets, although their records are at different
 * addresses. */
static void equal_calls_give_equal_offsets(uint64_t seed)
{
    enum { STEPS = 2000, SLOTS = 200 };
    size_t offsets[SLOTS];
    struct heap *one = heap_create(MIB), *stranger = heap_create(64), *two = heap_create(MIB);
    uint64_t state = seed;
    for (int i = 0; i < SLOTS; i++)
        offsets[i] = HEAP_NONE;
    for (int step = 0; step < STEPS; step++) {
        size_t slot = unit_random(&state) % SLOTS, size = 1 + unit_random(&state) % 16384;
        size_t alignment = (size_t)64 << unit_random(&state) % 8;
        /* cppcheck-suppress unusedAllocatedMemory */
        void *disturbance = malloc(size);
        if (offsets[slot] == HEAP_NONE) {
            offsets[slot] = heap_allocate(one, size, alignment, 0);
            CHECK_SIZE(heap_allocate(two, size, alignment, 0), offsets[slot]);
        } else if (heap_resize(one, offsets[slot], size)) {
            CHECK(heap_resize(two, offsets[slot], size));
        } else {
            CHECK(!heap_resize(two, offsets[slot], size));
            CHECK(heap_free(one, offsets[slot]) && heap_free(two, offsets[slot]));
            offsets[slot] = HEAP_NONE;
        }
        free(disturbance);
    }
    heap_destroy(one);
    heap_destroy(two);
    heap_destroy(stranger);
}

int main(void)
{
    sizes_are_rounded_up_to_grains();
    impossible_requests_are_refused();
    heap_of_any_length_is_fully_usable();
    shortest_lowest_fitting_range_is_taken();
    test_free_joins_neighbours();
    test_only_block_starts_are_freed();
    offsets_are_multiples_of_the_alignment();
    alignment_may_be_as_long_as_the_heap();
    only_aligned_range_is_found_among_many();
    resize_uses_only_padding_and_free_space();
    find_and_next_return_only_existing_blocks();
    each_grain_can_be_a_block();
    for (uint64_t seed = 1; seed <= 60; seed++)
        random_calls_agree_with_the_model(seed);
    for (uint64_t seed = 1; seed <= 20; seed++)
        equal_calls_give_equal_offsets(seed);
    return unit_status();
}
