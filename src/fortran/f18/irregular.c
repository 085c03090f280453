/*
 * Irregular collectives. Offsets and lengths are arrays of INTEGERs of any kind, in elements; here
 * they become C's, in bytes, for the elements may be of any type.
 */
#include <shmemx.h>
#include <stdlib.h>

#include "arguments.h"
#include "numbers.h"

/* The blocks of one side, one for each PE of the team, and the buffer that they lie in. */
struct side {
    const char *name, *offsets_name, *nelems_name;
    struct section section;
    size_t *offsets, *bytes; /* one memory */
};

static void read_buffer(struct side *side, const void *descriptor)
{
    section_read_contiguous(&side->section, side->name, descriptor);
}

static void read_block(const struct side *side, const struct numbers *offsets,
                       const struct numbers *nelems, size_t i)
{
    size_t capacity = section_elements(&side->section), size = side->section.elem_bytes;
    size_t offset = numbers_count(side->offsets_name, offsets, i);
    size_t count = numbers_count(side->nelems_name, nelems, i);
    if (count > capacity || offset > capacity - count)
        isthmus_fortran_fatal("%s has %zu elements: expected room for the %zu at offset %zu that "
                              "the elements %zu of %s and %s say",
                              side->name, capacity, count, offset, i + 1, side->nelems_name,
                              side->offsets_name);
    side->offsets[i] = offset * size;
    side->bytes[i] = count * size;
}

static void read_blocks(struct side *side, shmem_team_t team, const void *offsets_descriptor,
                        const void *nelems_descriptor)
{
    size_t n_pes = team_members(team);
    struct numbers offsets = numbers_read(side->offsets_name, offsets_descriptor);
    struct numbers nelems = numbers_read(side->nelems_name, nelems_descriptor);
    numbers_require(side->offsets_name, &offsets, n_pes, "PE of the team");
    numbers_require(side->nelems_name, &nelems, n_pes, "PE of the team");
    side->offsets = calloc(2 * n_pes, sizeof *side->offsets);
    if (side->offsets == NULL)
        isthmus_fortran_fatal("there is no memory for offsets and lengths of %zu PEs", n_pes);
    side->bytes = side->offsets + n_pes;
    for (size_t i = 0; i < n_pes; i++)
        read_block(side, &offsets, &nelems, i);
}

static struct side dest_side(void)
{
    return (struct side){
        .name = "dest", .offsets_name = "dest_offsets", .nelems_name = "dest_nelems"};
}

static struct side source_side(void)
{
    return (struct side){
        .name = "source", .offsets_name = "source_offsets", .nelems_name = "source_nelems"};
}

/* Both sides of a collective. */
struct sides {
    struct side dest, source;
};

static struct sides read_all(shmem_team_t team, const void *dest, const void *dest_offsets,
                             const void *dest_nelems, const void *source,
                             const void *source_offsets, const void *source_nelems)
{
    struct sides sides = {dest_side(), source_side()};
    read_buffer(&sides.dest, dest);
    read_buffer(&sides.source, source);
    section_require_alike(&sides.dest.section, &sides.source.section);
    read_blocks(&sides.dest, team, dest_offsets, dest_nelems);
    read_blocks(&sides.source, team, source_offsets, source_nelems);
    return sides;
}

/* The blocks are the root's only. */
static bool is_root(shmem_team_t team, int root)
{
    return shmem_team_my_pe(team) == root;
}

static struct sides read_gather(shmem_team_t team, const void *dest, const void *offsets,
                                const void *nelems, const void *source, int root)
{
    struct sides sides = {dest_side(), source_side()};
    read_buffer(&sides.source, source);
    if (is_root(team, root)) {
        read_buffer(&sides.dest, dest);
        section_require_alike(&sides.dest.section, &sides.source.section);
        read_blocks(&sides.dest, team, offsets, nelems);
    }
    return sides;
}

static struct sides read_scatter(shmem_team_t team, const void *dest, const void *source,
                                 const void *offsets, const void *nelems, int root)
{
    struct sides sides = {dest_side(), source_side()};
    read_buffer(&sides.dest, dest);
    if (is_root(team, root)) {
        read_buffer(&sides.source, source);
        section_require_alike(&sides.dest.section, &sides.source.section);
        read_blocks(&sides.source, team, offsets, nelems);
    }
    return sides;
}

/* C's routines have read the arrays when they return. */
static void end(struct sides *sides, int result, int *stat)
{
    free(sides->dest.offsets);
    free(sides->source.offsets);
    finish(result, stat);
}

#define DEST_BLOCKS   sides.dest.section.base, sides.dest.offsets, sides.dest.bytes
#define SOURCE_BLOCKS sides.source.section.base, sides.source.offsets, sides.source.bytes
#define DEST_BYTES    sides.dest.section.base, (size_t)sides.dest.section.bytes
#define SOURCE_BYTES  sides.source.section.base, (size_t)sides.source.section.bytes

/* Blocking, where REQUEST and REQ are nothing, and not. */
#define DEFINE(END, REQUEST, ...)                                                                  \
    MODULE_EXTENSION(void, alltoallv##END,                                                         \
                     (const shmem_team_t *team, const void *dest, const void *dest_offsets,        \
                      const void *dest_nelems, const void *source, const void *source_offsets,     \
                      const void *source_nelems REQUEST, int *stat),                               \
                     struct sides sides = read_all(*team, dest, dest_offsets, dest_nelems, source, \
                                                   source_offsets, source_nelems);                 \
                     end(&sides,                                                                   \
                         shmemx_alltoallvmem##END(*team, DEST_BLOCKS, SOURCE_BLOCKS __VA_ARGS__),  \
                         stat))                                                                    \
    MODULE_EXTENSION(                                                                              \
        void, gatherv##END,                                                                        \
        (const shmem_team_t *team, const void *dest, const void *dest_offsets,                     \
         const void *dest_nelems, const void *source, int root REQUEST, int *stat),                \
        struct sides sides = read_gather(*team, dest, dest_offsets, dest_nelems, source, root);    \
        end(&sides, shmemx_gathervmem##END(*team, DEST_BLOCKS, SOURCE_BYTES, root __VA_ARGS__),    \
            stat))                                                                                 \
    MODULE_EXTENSION(                                                                              \
        void, scatterv##END,                                                                       \
        (const shmem_team_t *team, const void *dest, const void *source,                           \
         const void *source_offsets, const void *source_nelems, int root REQUEST, int *stat),      \
        struct sides sides =                                                                       \
            read_scatter(*team, dest, source, source_offsets, source_nelems, root);                \
        end(&sides, shmemx_scattervmem##END(*team, DEST_BYTES, SOURCE_BLOCKS, root __VA_ARGS__),   \
            stat))
#define IRREGULAR_REQUEST , shmemx_req_h *req
DEFINE(, , )
DEFINE(_nb, IRREGULAR_REQUEST, , req)
