/*
 * Fortran's arguments of any type, kind and rank. A compiler passes them by descriptors of its own
 * (ISO_Fortran_binding.h); descriptors.c, which is compiled for each compiler, reads and fills
 * them, and all else sees sections only. Installed as source beside descriptors.c.
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
    SECTION_LONG_DOUBLE, /* C's long double */
    SECTION_QUAD,        /* REAL*16 where that is another type */
    SECTION_COMPLEX
};

enum { SECTION_RANK_MAX = 15 };

/* A scalar (rank 0), an array, or a part of one. */
struct section {
    char *base; /* the first element */
    size_t elem_bytes;
    ptrdiff_t bytes; /* of all elements; negative: an assumed-size array, whose size nobody knows */
    int type;        /* the compiler's code of type and kind */
    int rank;
    bool has_gaps; /* its elements are not one behind the other */
    const void *descriptor;
};

struct section_dimension {
    ptrdiff_t extent;
    ptrdiff_t stride; /* bytes; may be negative */
};

/* What a compiler's descriptors are to us. */
struct section_descriptors {
    void (*read)(struct section *section, const void *descriptor);
    /* Of two: a put has few ns for calls by address, of which each may cost some. */
    void (*read_two)(struct section *one, const void *descriptor_of_one, struct section *other,
                     const void *descriptor_of_other);
    void (*read_dimensions)(struct section_dimension *dimensions, const void *descriptor);
    /* Makes a pointer one to `base` with these dimensions and lower bounds of 1. */
    void (*point)(void *pointer, void *base, const struct section_dimension *dimensions);
    enum section_kind (*kind)(int type);
};

extern const struct section_descriptors isthmusf_descriptors; /* descriptors.c's */

/* Before the program runs. */
void isthmusf_set_descriptors(const struct section_descriptors *descriptors);

#endif
