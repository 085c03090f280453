/*
 * Fortran module: symmetric memory, as Fortran pointers of any type and rank, and as addresses of
 * TYPE(C_PTR).
 */
#include <shmemx.h>

#include "f18_arguments.h"

/* Requested target of a pointer (address, size and shape). */
struct block {
    void *before; /* target of the pointer before the call */
    size_t bytes;
    struct section_dimension dimensions[SECTION_RANK_MAX];
};

/* Reads the requested shape. A shape without elements gets memory too, so that a null address
 * always means failure. */
static void f18_memory_read_shape(struct block *block, const void *p, const void *shape_descriptor)
{
    struct section pointer;
    section_descriptors.read(&pointer, p);
    struct numbers shape = numbers_read("shape", shape_descriptor);
    if (shape.count != (size_t)pointer.rank)
        isthmus_fortran_fatal("shape has %zu elements: expected 1 for each of the %d dimensions of "
                              "the pointer",
                              shape.count, pointer.rank);
    ptrdiff_t stride = (ptrdiff_t)pointer.elem_bytes;
    for (int i = 0; i < pointer.rank; i++) {
        size_t extent = numbers_count("shape", &shape, (size_t)i);
        block->dimensions[i] = (struct section_dimension){(ptrdiff_t)extent, stride};
        if (__builtin_mul_overflow(stride, extent, &stride))
            isthmus_fortran_fatal(
                "shape contains %zu in element %d: the length of the array exceeds "
                "the address space",
                extent, i + 1);
    }
    block->before = pointer.base;
    block->bytes = stride == 0 ? 1 : (size_t)stride;
}

static void f18_memory_end_allocation(const void *memory, size_t bytes, int *stat)
{
    bool failed = memory == NULL && bytes > 0;
    if (failed && stat == NULL)
        isthmus_fortran_fatal("not enough free memory for %zu bytes: increase the memory "
                              "(SHMEM_SYMMETRIC_SIZE for the symmetric heap), or pass the "
                              "argument stat to handle the error",
                              bytes);
    finish(failed, stat);
}

static void f18_memory_give(void *p, const struct block *block, void *memory, int *stat)
{
    section_descriptors.point(p, memory, block->dimensions);
    f18_memory_end_allocation(memory, block->bytes, stat);
}

/* Define an allocation routine in two variants: for a pointer with a shape, and for an address with
 * a number of bytes. CALL allocates `bytes`. BEFORE and BEHIND are additional parameters, including
 * their commas. INTERFACE is MODULE_INTERFACE or MODULE_EXTENSION_INTERFACE. */
#define DEFINE_ALLOCATION(INTERFACE, NAME, BEFORE, BEHIND, CALL)                                   \
    INTERFACE(void, NAME, , (BEFORE void *p, const void *shape, BEHIND int *stat),                 \
              struct block block;                                                                  \
              f18_memory_read_shape(&block, p, shape); size_t bytes = block.bytes;                 \
              f18_memory_give(p, &block, CALL, stat))                                              \
    INTERFACE(void, NAME, _address, (BEFORE void **address, const void *size, BEHIND int *stat),   \
              size_t bytes = numbers_one("bytes", size);                                           \
              *address = CALL; f18_memory_end_allocation(*address, bytes, stat))
#define ALIGNMENT           int alignment,
#define HINTS               int hints,
#define SPACE               const shmem_space_t *space,
#define SPACE_AND_ALIGNMENT SPACE ALIGNMENT

DEFINE_ALLOCATION(MODULE_INTERFACE, malloc, , , shmem_malloc(bytes))
DEFINE_ALLOCATION(MODULE_INTERFACE, calloc, , , shmem_calloc(1, bytes))
DEFINE_ALLOCATION(MODULE_INTERFACE, align, ALIGNMENT, ,
                  shmem_align(section_count("alignment", alignment), bytes))
DEFINE_ALLOCATION(MODULE_INTERFACE, malloc_with_hints, , HINTS,
                  shmem_malloc_with_hints(bytes, hints))
DEFINE_ALLOCATION(MODULE_INTERFACE, space_malloc, SPACE, , shmem_space_malloc(*space, bytes))
DEFINE_ALLOCATION(MODULE_INTERFACE, space_calloc, SPACE, , shmem_space_calloc(*space, 1, bytes))
DEFINE_ALLOCATION(MODULE_EXTENSION_INTERFACE, space_align, SPACE_AND_ALIGNMENT, ,
                  shmemx_space_align(*space, section_count("alignment", alignment), bytes))

/* Resizes a block of the space, or of the symmetric heap if `space` is NULL. */
static void *f18_memory_resize_block(const shmem_space_t *space, void *block, size_t bytes)
{
    return space == NULL ? shmem_realloc(block, bytes) : shmemx_space_realloc(*space, block, bytes);
}

/* Resizes the target of the pointer. If no memory is available, the pointer and its target do not
 * change. */
static void f18_memory_resize(const shmem_space_t *space, void *p, const void *shape, int *stat)
{
    struct block block;
    f18_memory_read_shape(&block, p, shape);
    void *memory = f18_memory_resize_block(space, block.before, block.bytes);
    if (memory != NULL)
        f18_memory_give(p, &block, memory, stat);
    else
        f18_memory_end_allocation(NULL, block.bytes, stat);
}

static void f18_memory_resize_address(const shmem_space_t *space, void **address, const void *size,
                                      int *stat)
{
    size_t bytes = numbers_one("bytes", size);
    void *memory = f18_memory_resize_block(space, *address, bytes);
    if (memory != NULL || bytes == 0)
        *address = memory;
    f18_memory_end_allocation(memory, bytes, stat);
}

MODULE_ROUTINE(void, realloc, (void *p, const void *shape, int *stat),
               f18_memory_resize(NULL, p, shape, stat))
MODULE_INTERFACE(void, realloc, _address, (void **address, const void *size, int *stat),
                 f18_memory_resize_address(NULL, address, size, stat))
MODULE_EXTENSION(void, space_realloc,
                 (const shmem_space_t *space, void *p, const void *shape, int *stat),
                 f18_memory_resize(space, p, shape, stat))
MODULE_EXTENSION_INTERFACE(void, space_realloc, _address,
                           (const shmem_space_t *space, void **address, const void *size,
                            int *stat),
                           f18_memory_resize_address(space, address, size, stat))

/* Disassociates the pointer. Returns the address of its previous target. */
static void *f18_memory_take_pointer(void *p)
{
    static const struct section_dimension nothing[SECTION_RANK_MAX];
    struct section pointer;
    section_descriptors.read(&pointer, p);
    section_descriptors.point(p, NULL, nothing);
    return pointer.base;
}

static void *f18_memory_take_address(void **address)
{
    void *memory = *address;
    *address = NULL;
    return memory;
}

MODULE_ROUTINE(void, free, (void *p), shmem_free(f18_memory_take_pointer(p)))
MODULE_INTERFACE(void, free, _address, (void **address),
                 shmem_free(f18_memory_take_address(address)))
MODULE_ROUTINE(void, space_free, (const shmem_space_t *space, void *p),
               shmem_space_free(*space, f18_memory_take_pointer(p)))
MODULE_INTERFACE(void, space_free, _address, (const shmem_space_t *space, void **address),
                 shmem_space_free(*space, f18_memory_take_address(address)))

/* Points p to the copy of `target` on PE `pe`. Disassociates p if this PE cannot access that copy
 * by loads and stores. */
static void f18_memory_point_to(void *p, const void *target_descriptor, int pe,
                                const shmem_team_t *team)
{
    struct section target, pointer;
    section_read(&target, "target", target_descriptor);
    section_descriptors.read(&pointer, p);
    if (pointer.rank != target.rank)
        isthmus_fortran_fatal(
            "target has rank %d, but the pointer has rank %d: expected equal ranks", target.rank,
            pointer.rank);
    struct section_dimension dimensions[SECTION_RANK_MAX];
    section_descriptors.read_dimensions(dimensions, target_descriptor);
    void *base = team == NULL ? shmem_ptr(target.base, pe) : shmem_team_ptr(*team, target.base, pe);
    section_descriptors.point(p, base, dimensions);
}

MODULE_ROUTINE(void, pointer, (void *p, const void *target, int pe, const shmem_team_t *team),
               f18_memory_point_to(p, target, pe, team))

/* The descriptor of a pointer contains its type, so one routine serves all types. Fortran needs a
 * separate interface for each type. ALIAS is MODULE_ALIAS or MODULE_EXTENSION_ALIAS. */
#define DEFINE_INTERFACES_BY(ALIAS, NAME)                                                          \
    ALIAS(NAME, integer_int8)                                                                      \
    ALIAS(NAME, integer_int16)                                                                     \
    ALIAS(NAME, integer_int32)                                                                     \
    ALIAS(NAME, integer_int64)                                                                     \
    ALIAS(NAME, logical_c_bool)                                                                    \
    ALIAS(NAME, real_real32)                                                                       \
    ALIAS(NAME, real_real64)                                                                       \
    ALIAS(NAME, real_real128)                                                                      \
    ALIAS(NAME, complex_real32)                                                                    \
    ALIAS(NAME, complex_real64)                                                                    \
    ALIAS(NAME, complex_real128)
#define DEFINE_INTERFACES(NAME) DEFINE_INTERFACES_BY(MODULE_ALIAS, NAME)
DEFINE_INTERFACES(malloc)
DEFINE_INTERFACES(calloc)
DEFINE_INTERFACES(align)
DEFINE_INTERFACES(malloc_with_hints)
DEFINE_INTERFACES(realloc)
DEFINE_INTERFACES(free)
DEFINE_INTERFACES(space_malloc)
DEFINE_INTERFACES(space_calloc)
DEFINE_INTERFACES(space_free)
DEFINE_INTERFACES_BY(MODULE_EXTENSION_ALIAS, space_align)
DEFINE_INTERFACES_BY(MODULE_EXTENSION_ALIAS, space_realloc)
DEFINE_INTERFACES(pointer)
