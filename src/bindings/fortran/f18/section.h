/*
 * Fortran arguments of any type, kind and rank. Each compiler passes them as descriptors in the
 * compiler's own format (ISO_Fortran_binding.h). descriptors.c, which is compiled for each
 * compiler, converts these descriptors to struct section. The library uses only struct section.
 * This header is installed as source together with descriptors.c.
 */
#ifndef ISTHMUS_SECTION_H
#define ISTHMUS_SECTION_H

#include <stdbool.h>
#include <stddef.h>

enum section_kind {
    SECTION_OTHER,
    SECTION_INTEGER,
    SECTION_LOGICAL,
    SECTION_REAL,        /* float or double */
    SECTION_LONG_DOUBLE, /* long double of C */
    SECTION_QUAD,        /* REAL*16, if that is not long double */
    SECTION_COMPLEX
};

enum { SECTION_RANK_MAX = 15 };

/* An argument: a scalar (rank 0), an array, or a section of an array. */
struct section {
    char *base; /* address of the first element */
    size_t elem_bytes;
    /* Bytes of all elements. Negative: an assumed-size array, whose size is unknown. */
    ptrdiff_t bytes;
    int type; /* the compiler's code of the type and kind */
    int rank;
    bool has_gaps; /* the elements are not contiguous */
    const void *descriptor;
};

struct section_dimension {
    ptrdiff_t extent;
    ptrdiff_t stride; /* in bytes; may be negative */
};

/* Functions of descriptors.c, which access the descriptors of one compiler. */
struct section_descriptors {
    void (*read)(struct section *section, const void *descriptor);
    /* Reads two descriptors with one call, because an indirect call would add noticeable time to a
     * put. */
    void (*read_two)(struct section *one, const void *descriptor_of_one, struct section *other,
                     const void *descriptor_of_other);
    void (*read_dimensions)(struct section_dimension *dimensions, const void *descriptor);
    /* Sets the Fortran pointer to `base`, with these dimensions and lower bounds of 1. */
    void (*point)(void *pointer, void *base, const struct section_dimension *dimensions);
    enum section_kind (*kind)(int type);
};

extern const struct section_descriptors isthmusf_descriptors; /* defined in descriptors.c */

/* Registers the functions. Called by a constructor of descriptors.c before the program runs. */
void isthmusf_set_descriptors(const struct section_descriptors *descriptors);

#endif
