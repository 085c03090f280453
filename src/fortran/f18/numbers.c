#include "numbers.h"

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
        isthmus_fortran_fatal("%s is of another type: expected INTEGER, of 1, 2, 4 or 8 bytes",
                              name);
    if (section.rank > 1)
        isthmus_fortran_fatal("%s has %d dimensions: expected at most 1", name, section.rank);
    struct section_dimension dimension = {1, 0};
    section_descriptors.read_dimensions(&dimension, descriptor);
    if (section.base == NULL) /* what gfortran 10 says of the size of [integer ::] is by chance */
        dimension.extent = 0;
    return (struct numbers){section.base, section.elem_bytes, (size_t)dimension.extent,
                            dimension.stride};
}

size_t numbers_count(const char *name, const struct numbers *numbers, size_t i)
{
    int64_t value = numbers_get(numbers, i);
    if (value < 0)
        isthmus_fortran_fatal("%s has %lld as its element %zu: expected 0 or more", name,
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
