#include "f18_arguments.h"

#include <stdlib.h>

/* ---- Arguments ---- */

static _Noreturn void f18_arguments_refuse_program(void)
{
    isthmus_fortran_fatal(
        "the program is linked without Isthmus's support for the array descriptors "
        "of its Fortran compiler: link it with oshfort, or with the options of "
        "pkg-config --libs isthmus-fortran");
}

static void f18_arguments_read_none(struct section *section, const void *descriptor)
{
    (void)section, (void)descriptor;
    f18_arguments_refuse_program();
}

static void f18_arguments_read_no_two(struct section *one, const void *descriptor_of_one,
                                      struct section *other, const void *descriptor_of_other)
{
    (void)one, (void)descriptor_of_one, (void)other, (void)descriptor_of_other;
    f18_arguments_refuse_program();
}

struct section_descriptors section_descriptors = {.read = f18_arguments_read_none,
                                                  .read_two = f18_arguments_read_no_two};

__attribute__((visibility("default"))) void
isthmusf_set_descriptors(const struct section_descriptors *descriptors)
{
    section_descriptors = *descriptors;
}

void section_refuse_size(const char *name)
{
    isthmus_fortran_fatal(
        "%s is an array of assumed size, whose length is unknown: pass a section with bounds, "
        "such as a(1:n)",
        name);
}

void section_read_contiguous(struct section *section, const char *name, const void *descriptor)
{
    section_read(section, name, descriptor);
    if (section->has_gaps)
        isthmus_fortran_fatal("%s is an array section with gaps: expected contiguous elements",
                              name);
}

size_t section_elements(const struct section *section)
{
    return section->elem_bytes == 0 ? 0 : (size_t)section->bytes / section->elem_bytes;
}

void section_refuse_types(const struct section *dest, const struct section *source)
{
    if (dest->elem_bytes != source->elem_bytes)
        isthmus_fortran_fatal(
            "source has elements of %zu bytes, but dest has elements of %zu bytes: "
            "expected the same type and kind",
            source->elem_bytes, dest->elem_bytes);
    isthmus_fortran_fatal("source and dest have elements of %zu bytes, but different types: "
                          "expected the same type",
                          dest->elem_bytes);
}

void *section_array(const char *name, const void *descriptor, size_t elements, const char *as)
{
    if (descriptor == NULL)
        return NULL;
    struct section section;
    section_read_contiguous(&section, name, descriptor);
    size_t found = section_elements(&section);
    if (found != elements)
        isthmus_fortran_fatal("%s has %zu elements: expected %zu, the number of elements of %s",
                              name, found, elements, as);
    return section.base;
}

size_t section_count(const char *name, int64_t value)
{
    if (value < 0)
        isthmus_fortran_fatal("%s is %lld: expected 0 or more", name, (long long)value);
    return (size_t)value;
}

int position_of(size_t index)
{
    return index == SIZE_MAX ? 0 : (int)index + 1;
}

size_t *allocate_indices(size_t nelems)
{
    size_t *indices = malloc((nelems + 1) * sizeof *indices);
    if (indices == NULL)
        isthmus_fortran_fatal("out of memory for %zu indices", nelems);
    return indices;
}

int store_positions(size_t *indices, size_t found, int *positions)
{
    for (size_t i = 0; i < found; i++)
        positions[i] = position_of(indices[i]);
    free(indices);
    return (int)found;
}

size_t team_members(shmem_team_t team)
{
    int n_pes = shmem_team_n_pes(team);
    if (n_pes < 1)
        isthmus_fortran_fatal("team is SHMEM_TEAM_INVALID: expected a team");
    return (size_t)n_pes;
}

/* ---- Numbers ---- */

int64_t numbers_get(const struct numbers *numbers, size_t i)
{
    const void *element = numbers->first + (ptrdiff_t)i * numbers->stride;
    switch (numbers->elem_bytes) {
    case sizeof(int8_t):
        return *(const int8_t *)element;
    case sizeof(int16_t):
        return *(const int16_t *)element;
    case sizeof(int32_t):
        return *(const int32_t *)element;
    default:
        return *(const int64_t *)element;
    }
}

struct numbers numbers_read(const char *name, const void *descriptor)
{
    if (descriptor == NULL)
        return (struct numbers){.count = 0};
    struct section section;
    section_read(&section, name, descriptor);
    if (section_descriptors.kind(section.type) != SECTION_INTEGER)
        isthmus_fortran_fatal("%s has another type: expected INTEGER of 1, 2, 4 or 8 bytes", name);
    if (section.rank > 1)
        isthmus_fortran_fatal("%s has %d dimensions: expected at most 1", name, section.rank);
    struct section_dimension dimension = {1, 0};
    section_descriptors.read_dimensions(&dimension, descriptor);
    /* For the empty array constructor [integer ::], gfortran 10 passes a null address and an
     * arbitrary extent. */
    if (section.base == NULL)
        dimension.extent = 0;
    return (struct numbers){section.base, section.elem_bytes, (size_t)dimension.extent,
                            dimension.stride};
}

size_t numbers_count(const char *name, const struct numbers *numbers, size_t i)
{
    int64_t value = numbers_get(numbers, i);
    if (value < 0)
        isthmus_fortran_fatal("%s contains %lld in element %zu: expected 0 or more", name,
                              (long long)value, i + 1);
    return (size_t)value;
}

size_t numbers_one(const char *name, const void *descriptor)
{
    struct numbers numbers = numbers_read(name, descriptor);
    if (numbers.count != 1)
        isthmus_fortran_fatal("%s has %zu elements: expected one number", name, numbers.count);
    return section_count(name, numbers_get(&numbers, 0));
}

void numbers_require(const char *name, const struct numbers *numbers, size_t expected,
                     const char *of_what)
{
    if (numbers->count != expected)
        isthmus_fortran_fatal("%s has %zu elements: expected %zu, one for each %s", name,
                              numbers->count, expected, of_what);
}
