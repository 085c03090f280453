/*
 * Reads and writes the array descriptors of the Fortran compiler whose ISO_Fortran_binding.h is
 * included. This file is compiled once for each Fortran compiler, and linked into the programs that
 * the compiler makes.
 */
#include <ISO_Fortran_binding.h>

#include "section.h"

static inline void descriptors_read_descriptor(struct section *section, const void *descriptor)
{
    const CFI_cdesc_t *from = descriptor;
    /* If the argument is a pointer that was never set, the computed size is meaningless. */
    size_t bytes = from->elem_len;
    bool has_gaps = false;
    for (int i = 0; i < from->rank; i++) {
        has_gaps |= from->dim[i].extent > 1 && from->dim[i].sm != (ptrdiff_t)bytes;
        bytes *= (size_t)from->dim[i].extent;
    }
    section->base = from->base_addr;
    section->elem_bytes = from->elem_len;
    section->bytes = (ptrdiff_t)bytes;
    section->type = from->type;
    section->rank = from->rank;
    section->has_gaps = has_gaps && bytes != 0;
    section->descriptor = descriptor;
}

static void descriptors_read_two_descriptors(struct section *one, const void *descriptor_of_one,
                                             struct section *other, const void *descriptor_of_other)
{
    descriptors_read_descriptor(one, descriptor_of_one);
    descriptors_read_descriptor(other, descriptor_of_other);
}

static void descriptors_read_dimensions(struct section_dimension *dimensions,
                                        const void *descriptor)
{
    const CFI_cdesc_t *from = descriptor;
    for (int i = 0; i < from->rank; i++)
        dimensions[i] = (struct section_dimension){from->dim[i].extent, from->dim[i].sm};
}

static void descriptors_point_descriptor(void *pointer, void *base,
                                         const struct section_dimension *dimensions)
{
    CFI_cdesc_t *to = pointer;
    to->base_addr = base;
    for (int i = 0; i < to->rank; i++) {
        to->dim[i].lower_bound = 1;
        to->dim[i].extent = dimensions[i].extent;
        to->dim[i].sm = dimensions[i].stride;
    }
}

/* Converts a type code of ISO_Fortran_binding.h to an enum section_kind. Codes of different C
 * types may be equal. */
static enum section_kind descriptors_kind_of_type(int type)
{
    static const struct {
        int type;
        enum section_kind kind;
    } kinds[] = {
        {CFI_type_int8_t, SECTION_INTEGER},
        {CFI_type_int16_t, SECTION_INTEGER},
        {CFI_type_int32_t, SECTION_INTEGER},
        {CFI_type_int64_t, SECTION_INTEGER},
        {CFI_type_Bool, SECTION_LOGICAL},
#ifdef CFI_type_Logical /* gfortran also defines codes for LOGICALs of other kinds */
        {CFI_type_Logical + (2 << CFI_type_kind_shift), SECTION_LOGICAL},
        {CFI_type_Logical + (4 << CFI_type_kind_shift), SECTION_LOGICAL},
        {CFI_type_Logical + (8 << CFI_type_kind_shift), SECTION_LOGICAL},
#endif
        {CFI_type_float, SECTION_REAL},
        {CFI_type_double, SECTION_REAL},
        {CFI_type_long_double, SECTION_LONG_DOUBLE},
#ifdef CFI_type_extended_double /* flang's code for the x87 extended type */
        {CFI_type_extended_double, SECTION_LONG_DOUBLE},
#endif
#ifdef CFI_type_float128
        {CFI_type_float128, SECTION_QUAD},
#endif
        {CFI_type_float_Complex, SECTION_COMPLEX},
        {CFI_type_double_Complex, SECTION_COMPLEX},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (kinds[i].type == type)
            return kinds[i].kind;
    }
    return SECTION_OTHER;
}

/* The linker option -u with this name makes the linker include this file from its archive. */
const struct section_descriptors isthmusf_descriptors = {
    descriptors_read_descriptor, descriptors_read_two_descriptors, descriptors_read_dimensions,
    descriptors_point_descriptor, descriptors_kind_of_type};

__attribute__((constructor)) static void descriptors_show_descriptors(void)
{
    isthmusf_set_descriptors(&isthmusf_descriptors);
}
