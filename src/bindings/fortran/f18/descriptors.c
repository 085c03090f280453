/*
 * The descriptors of the Fortran compiler whose ISO_Fortran_binding.h this is compiled with. It is
 * linked with the programs that this compiler makes.
 */
#include <ISO_Fortran_binding.h>

#include "section.h"

static inline void descriptors_read_descriptor(struct section *section, const void *descriptor)
{
    const CFI_cdesc_t *from = descriptor;
    size_t bytes = from->elem_len; /* of a pointer that was never set, any product */
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

/* Codes of C's types; several of them may be one. */
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
#ifdef CFI_type_Logical /* gfortran has codes for the other kinds too */
        {CFI_type_Logical + (2 << CFI_type_kind_shift), SECTION_LOGICAL},
        {CFI_type_Logical + (4 << CFI_type_kind_shift), SECTION_LOGICAL},
        {CFI_type_Logical + (8 << CFI_type_kind_shift), SECTION_LOGICAL},
#endif
        {CFI_type_float, SECTION_REAL},
        {CFI_type_double, SECTION_REAL},
        {CFI_type_long_double, SECTION_LONG_DOUBLE},
#ifdef CFI_type_extended_double /* flang's of x87 */
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

/* A name for the linker (-u), which takes this from its archive then. */
const struct section_descriptors isthmusf_descriptors = {
    descriptors_read_descriptor, descriptors_read_two_descriptors, descriptors_read_dimensions,
    descriptors_point_descriptor, descriptors_kind_of_type};

__attribute__((constructor)) static void descriptors_show_descriptors(void)
{
    isthmusf_set_descriptors(&isthmusf_descriptors);
}
