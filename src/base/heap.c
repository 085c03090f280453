/*
 * A best-fit allocator. The heap is divided into consecutive ranges without gaps. Each range is
 * allocated or free, and two free ranges are never adjacent.
 *
 * The record of a range is in a list of all ranges, sorted by offset. It is also in one of two
 * balanced trees: allocated ranges are sorted by offset, free ranges by length and then by offset.
 * heap_allocate uses the shortest suitable free range, and among ranges of equal length the one
 * with the lowest offset.
 */
#include "heap.h"

#include <stdlib.h>

#include "pool.h"

enum { LEFT, RIGHT };

struct range {
    size_t offset, length;
    size_t size; /* requested bytes of an allocated range; the bytes after them are padding */
    long hints;
    bool in_use;
    struct range *previous, *next; /* neighbors in the list of all ranges */
    struct range *child[2];        /* children in the tree that contains the range */
    int height;                    /* height of the subtree below and including the range */
};

struct tree {
    struct range *root;
    /* Returns true if the first range precedes the second in the order of the tree. */
    bool (*before)(const struct range *, const struct range *);
};

/* Records are allocated in slabs. Unused records are in the pool `spare`. */
enum { SLAB_RANGES = 128 };

struct slab {
    struct slab *next;
    struct range ranges[SLAB_RANGES];
};

struct heap {
    size_t length;
    size_t bytes_in_use;
    struct range *first; /* the range at offset 0; NULL if the length of the heap is 0 */
    struct tree used, free;
    struct slab *slabs;
    struct pool spare; /* unused records */
};

/* ---- Balanced trees (AVL). The order of a tree is strict: no two ranges are equal. ---- */

static bool heap_before_by_offset(const struct range *a, const struct range *b)
{
    return a->offset < b->offset;
}

static bool heap_before_by_length(const struct range *a, const struct range *b)
{
    return a->length != b->length ? a->length < b->length : a->offset < b->offset;
}

static int heap_height_of(const struct range *node)
{
    return node == NULL ? 0 : node->height;
}

static void heap_update_height(struct range *node)
{
    int left = heap_height_of(node->child[LEFT]), right = heap_height_of(node->child[RIGHT]);
    node->height = 1 + (left > right ? left : right);
}

/* Rotates the child on this side above its parent `node`, and returns the child. */
static struct range *heap_rotate_up(struct range *node, int side)
{
    struct range *child = node->child[side];
    node->child[side] = child->child[!side];
    child->child[!side] = node;
    heap_update_height(node);
    heap_update_height(child);
    return child;
}

/* Restores the balance of the node's subtree and returns its new root. The heights of the two
 * children may differ by at most two before the call. */
static struct range *heap_rebalance(struct range *node)
{
    int lean = heap_height_of(node->child[RIGHT]) - heap_height_of(node->child[LEFT]);
    if (lean >= -1 && lean <= 1) {
        heap_update_height(node);
        return node;
    }
    int side = lean > 0 ? RIGHT : LEFT;
    struct range *child = node->child[side];
    if (heap_height_of(child->child[!side]) > heap_height_of(child->child[side]))
        node->child[side] = heap_rotate_up(child, !side);
    return heap_rotate_up(node, side);
}

static struct range *heap_subtree_insert(const struct tree *tree, struct range *root,
                                         struct range *range)
{
    if (root == NULL)
        return range;
    int side = tree->before(range, root) ? LEFT : RIGHT;
    root->child[side] = heap_subtree_insert(tree, root->child[side], range);
    return heap_rebalance(root);
}

static struct range *heap_subtree_take_first(struct range *root, struct range **first)
{
    if (root->child[LEFT] == NULL) {
        *first = root;
        return root->child[RIGHT];
    }
    root->child[LEFT] = heap_subtree_take_first(root->child[LEFT], first);
    return heap_rebalance(root);
}

static struct range *heap_subtree_remove(const struct tree *tree, struct range *root,
                                         const struct range *range)
{
    if (root != range) {
        int side = tree->before(range, root) ? LEFT : RIGHT;
        root->child[side] = heap_subtree_remove(tree, root->child[side], range);
        return heap_rebalance(root);
    }
    if (root->child[RIGHT] == NULL)
        return root->child[LEFT];
    struct range *successor;
    struct range *right = heap_subtree_take_first(root->child[RIGHT], &successor);
    successor->child[LEFT] = root->child[LEFT];
    successor->child[RIGHT] = right;
    return heap_rebalance(successor);
}

static void heap_tree_insert(struct tree *tree, struct range *range)
{
    range->child[LEFT] = range->child[RIGHT] = NULL;
    range->height = 1;
    tree->root = heap_subtree_insert(tree, tree->root, range);
}

static void heap_tree_remove(struct tree *tree, const struct range *range)
{
    tree->root = heap_subtree_remove(tree, tree->root, range);
}

/* Searches for the range nearest to the key. With RIGHT, returns the first range at or after the
 * key; with LEFT, the last range at or before the key. Returns NULL if no such range exists. */
static struct range *heap_tree_nearest(const struct tree *tree, const struct range *key, int side)
{
    struct range *best = NULL, *node = tree->root;
    while (node != NULL) {
        bool beyond = side == RIGHT ? tree->before(node, key) : tree->before(key, node);
        if (!beyond)
            best = node;
        node = node->child[beyond ? side : !side];
    }
    return best;
}

/* ---- Records ---- */

/* Ensures that at least `count` <= SLAB_RANGES unused records are available. Returns false if
 * memory is exhausted. */
static bool heap_reserve_records(struct heap *heap, size_t count)
{
    if (heap->spare.n_free >= count)
        return true;
    struct slab *slab = malloc(sizeof *slab);
    if (slab == NULL)
        return false;
    slab->next = heap->slabs;
    heap->slabs = slab;
    for (size_t i = 0; i < SLAB_RANGES; i++)
        pool_return(&heap->spare, &slab->ranges[i]);
    return true;
}

/* Creates a free range between two neighbors, which the caller inserts into a tree. Uses a record
 * that heap_reserve_records has reserved. */
static struct range *heap_new_range(struct heap *heap, size_t offset, size_t length,
                                    struct range *previous, struct range *next)
{
    struct range *range = pool_take(&heap->spare);
    *range = (struct range){.offset = offset, .length = length, .previous = previous, .next = next};
    if (previous != NULL)
        previous->next = range;
    if (next != NULL)
        next->previous = range;
    return range;
}

/* Splits a range at `offset`. Returns the second part, a free range that is not in a tree yet. */
static struct range *heap_split_range(struct heap *heap, struct range *range, size_t offset)
{
    struct range *rest =
        heap_new_range(heap, offset, range->offset + range->length - offset, range, range->next);
    range->length = offset - range->offset;
    return rest;
}

/* Merges a range with the next range, which must not be in a tree, and returns the record of the
 * next range to the pool. */
static void heap_absorb_next(struct heap *heap, struct range *range)
{
    struct range *next = range->next;
    range->length += next->length;
    range->next = next->next;
    if (next->next != NULL)
        next->next->previous = range;
    pool_return(&heap->spare, next);
}

/* Returns the allocated range that begins at `offset`, or NULL. */
static struct range *heap_block_at(const struct heap *heap, size_t offset)
{
    struct range key = {.offset = offset};
    struct range *range = heap_tree_nearest(&heap->used, &key, LEFT);
    return range != NULL && range->offset == offset ? range : NULL;
}

/* ---- Best fit ---- */

/* Returns the offset that a block would get in this free range, or HEAP_NONE if it does not fit. */
static size_t heap_block_offset_in(const struct range *range, size_t size, size_t alignment)
{
    size_t shift = -range->offset & (alignment - 1);
    return shift <= range->length && size <= range->length - shift ? range->offset + shift
                                                                   : HEAP_NONE;
}

/* Returns the first free range at or after (length, offset) in the order of the tree: a range of
 * `length` bytes at `offset` or above, or else the shortest longer range. */
static struct range *heap_find_free_from(const struct heap *heap, size_t length, size_t offset)
{
    struct range key = {.offset = offset, .length = length};
    return heap_tree_nearest(&heap->free, &key, RIGHT);
}

/* Returns a free range for a block, or NULL. A range is always suitable (`sure`) if it is longer
 * than the block by alignment - HEAP_ALIGNMENT. A shorter range is suitable only if its offset is
 * favorable. The function tries up to TRIES shorter ranges first, and all of them if no `sure`
 * range exists. */
static struct range *heap_find_free_range(const struct heap *heap, size_t size, size_t alignment)
{
    enum { TRIES = 16 };
    size_t slack = alignment - HEAP_ALIGNMENT;
    struct range *sure =
        slack <= heap->length - size ? heap_find_free_from(heap, size + slack, 0) : NULL;
    struct range *range = heap_find_free_from(heap, size, 0);
    for (int tries = 0; range != NULL && range != sure; tries++) {
        if (sure != NULL && tries == TRIES)
            return sure;
        if (heap_block_offset_in(range, size, alignment) != HEAP_NONE)
            return range;
        range = heap_find_free_from(heap, range->length, range->offset + 1);
    }
    return range;
}

/* Shortens a range, which is not in the tree of free ranges, to `size` bytes plus padding. The
 * remaining bytes become a free range. */
static void heap_trim_range(struct heap *heap, struct range *range, size_t size)
{
    size_t padding = -size & (HEAP_ALIGNMENT - 1);
    if (range->length - size > padding)
        heap_tree_insert(&heap->free,
                         heap_split_range(heap, range, range->offset + size + padding));
}

/* ---- Interface ---- */

struct heap *heap_create(size_t length)
{
    struct heap *heap = calloc(1, sizeof *heap);
    if (heap == NULL)
        return NULL;
    heap->length = length;
    pool_init(&heap->spare);
    heap->used.before = heap_before_by_offset;
    heap->free.before = heap_before_by_length;
    if (!heap_reserve_records(heap, 1)) {
        free(heap);
        return NULL;
    }
    if (length > 0) {
        heap->first = heap_new_range(heap, 0, length, NULL, NULL);
        heap_tree_insert(&heap->free, heap->first);
    }
    return heap;
}

void heap_destroy(struct heap *heap)
{
    if (heap == NULL)
        return;
    while (heap->slabs != NULL) {
        struct slab *next = heap->slabs->next;
        free(heap->slabs);
        heap->slabs = next;
    }
    free(heap);
}

size_t heap_allocate(struct heap *heap, size_t size, size_t alignment, long hints)
{
    if (alignment < HEAP_ALIGNMENT)
        alignment = HEAP_ALIGNMENT;
    if (size == 0 || size > heap->length || !heap_reserve_records(heap, 2))
        return HEAP_NONE;
    struct range *range = heap_find_free_range(heap, size, alignment);
    if (range == NULL)
        return HEAP_NONE;
    heap_tree_remove(&heap->free, range);
    size_t offset = heap_block_offset_in(range, size, alignment);
    if (offset > range->offset) {
        struct range *front = range;
        range = heap_split_range(heap, front, offset);
        heap_tree_insert(&heap->free, front);
    }
    heap_trim_range(heap, range, size);
    range->size = size;
    range->hints = hints;
    range->in_use = true;
    heap_tree_insert(&heap->used, range);
    heap->bytes_in_use += range->length;
    return offset;
}

bool heap_free(struct heap *heap, size_t offset)
{
    struct range *range = heap_block_at(heap, offset);
    if (range == NULL)
        return false;
    heap_tree_remove(&heap->used, range);
    range->in_use = false;
    heap->bytes_in_use -= range->length;
    if (range->next != NULL && !range->next->in_use) {
        heap_tree_remove(&heap->free, range->next);
        heap_absorb_next(heap, range);
    }
    if (range->previous != NULL && !range->previous->in_use) {
        range = range->previous;
        heap_tree_remove(&heap->free, range);
        heap_absorb_next(heap, range);
    }
    heap_tree_insert(&heap->free, range);
    return true;
}

bool heap_resize(struct heap *heap, size_t offset, size_t size)
{
    struct range *range = heap_block_at(heap, offset);
    if (range == NULL || size == 0 || !heap_reserve_records(heap, 1))
        return false;
    bool next_is_free = range->next != NULL && !range->next->in_use;
    if (size > range->length + (next_is_free ? range->next->length : 0))
        return false;
    heap->bytes_in_use -= range->length;
    if (next_is_free) {
        heap_tree_remove(&heap->free, range->next);
        heap_absorb_next(heap, range);
    }
    heap_trim_range(heap, range, size);
    range->size = size;
    heap->bytes_in_use += range->length;
    return true;
}

static struct heap_block heap_describe_range(const struct range *range)
{
    return (struct heap_block){.offset = range->offset, .size = range->size, .hints = range->hints};
}

bool heap_find(const struct heap *heap, size_t offset, struct heap_block *block)
{
    struct range key = {.offset = offset};
    const struct range *range = heap_tree_nearest(&heap->used, &key, LEFT);
    if (range == NULL || offset - range->offset >= range->size)
        return false;
    *block = heap_describe_range(range);
    return true;
}

bool heap_next(const struct heap *heap, size_t from, struct heap_block *block)
{
    struct range key = {.offset = from};
    const struct range *range = heap_tree_nearest(&heap->used, &key, RIGHT);
    if (range == NULL)
        return false;
    *block = heap_describe_range(range);
    return true;
}

size_t heap_length(const struct heap *heap)
{
    return heap->length;
}

size_t heap_bytes_in_use(const struct heap *heap)
{
    return heap->bytes_in_use;
}

size_t heap_largest_free(const struct heap *heap)
{
    struct range key = {.offset = SIZE_MAX, .length = SIZE_MAX};
    const struct range *range = heap_tree_nearest(&heap->free, &key, LEFT);
    return range == NULL ? 0 : range->length;
}

/* ---- Checks with SHMEM_DEBUG ---- */

/* Returns the number of ranges in a subtree. Sets *fault if the subtree is out of order or out of
 * balance, or contains a range whose in_use differs from the parameter. */
static size_t heap_verify_subtree(const struct tree *tree, const struct range *root, bool in_use,
                                  const char **fault)
{
    if (root == NULL)
        return 0;
    size_t count = 1;
    for (int side = LEFT; side <= RIGHT; side++) {
        const struct range *child = root->child[side];
        count += heap_verify_subtree(tree, child, in_use, fault);
        if (child != NULL && tree->before(child, root) != (side == LEFT))
            *fault = "a tree is out of order";
    }
    int left = heap_height_of(root->child[LEFT]), right = heap_height_of(root->child[RIGHT]);
    if (left - right > 1 || right - left > 1 || root->height != 1 + (left > right ? left : right))
        *fault = "a tree is out of balance";
    if (root->in_use != in_use)
        *fault = "a range is in the tree of the other kind";
    return count;
}

/* Returns a description of the error in a range or its list position, or NULL if it is valid. */
static const char *heap_verify_range(const struct heap *heap, const struct range *range)
{
    const struct range *previous = range->previous;
    size_t expected = previous == NULL ? 0 : previous->offset + previous->length;
    size_t end = range->offset + range->length;
    if (range->offset != expected || range->length == 0 || end < range->offset)
        return "ranges overlap or leave a gap";
    if (range->offset % HEAP_ALIGNMENT != 0)
        return "a range begins at an unaligned offset";
    if (range->next == NULL ? end != heap->length : range->next->previous != range)
        return "the list of ranges is broken";
    if (range->in_use && (range->size == 0 || range->length - range->size >= HEAP_ALIGNMENT))
        return "a block's range does not suit its size";
    if (!range->in_use && previous != NULL && !previous->in_use)
        return "two free ranges touch";
    const struct tree *tree = range->in_use ? &heap->used : &heap->free;
    return heap_tree_nearest(tree, range, RIGHT) == range ? NULL : "a range is missing in its tree";
}

/* Totals of the list of ranges. ranges[0] is the number of free ranges, ranges[1] the number of
 * allocated ones. */
struct heap_totals {
    size_t ranges[2], bytes_in_use;
};

static const char *heap_verify_list(const struct heap *heap, struct heap_totals *heap_totals)
{
    for (const struct range *range = heap->first; range != NULL; range = range->next) {
        const char *fault = heap_verify_range(heap, range);
        if (fault != NULL)
            return fault;
        heap_totals->ranges[range->in_use]++;
        heap_totals->bytes_in_use += range->in_use ? range->length : 0;
    }
    return NULL;
}

static const char *heap_verify_trees(const struct heap *heap, const struct heap_totals *heap_totals)
{
    const char *fault = NULL;
    if (heap_verify_subtree(&heap->used, heap->used.root, true, &fault) !=
            heap_totals->ranges[true] ||
        heap_verify_subtree(&heap->free, heap->free.root, false, &fault) !=
            heap_totals->ranges[false])
        return "a tree has more or fewer ranges than the list";
    return fault;
}

bool heap_is_valid(const struct heap *heap, const char **fault)
{
    struct heap_totals heap_totals = {.bytes_in_use = 0};
    *fault = NULL;
    if ((heap->first == NULL) != (heap->length == 0))
        *fault = "the heap does not begin where it should";
    if (*fault == NULL)
        *fault = heap_verify_list(heap, &heap_totals);
    if (*fault == NULL)
        *fault = heap_verify_trees(heap, &heap_totals);
    if (*fault == NULL && heap_totals.bytes_in_use != heap->bytes_in_use)
        *fault = "the count of bytes in use is wrong";
    return *fault == NULL;
}
