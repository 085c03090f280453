/*
 * The descriptors of the Fortran compiler whose ISO_Fortran_binding.h this is compiled with. It is
 * linked with the programs that this compiler makes.
 */
#include <ISO_Fortran_binding.h>

#include "section.h"

static void read_descriptor(const void *descriptor, struct section *section)
{
    const CFI_cdesc_t *from = descriptor;
    ptrdiff_t bytes = (ptrdiff_t)from->elem_len;
    bool has_gaps = false;
    for (int i = 0; i < from->rank; i++) {
        const CFI_dim_t *dim = &from->dim[i];
        section->dim[i] = (struct section_dimension){dim->extent, dim->sm};
        has_gaps |= dim->extent > 1 && dim->sm != bytes;
        bytes *= dim->extent;
    }
    section->base = from->base_addr;
    section->elem_bytes = from->elem_len;
    section->bytes = bytes;
    section->type = from->type;
    section->rank = from->rank;
    section->has_gaps = has_gaps && bytes != 0;
}

static void point_descriptor(void *descriptor, const struct section *section)
{
    CFI_cdesc_t *pointer = descriptor;
    pointer->base_addr = section->base;
    for (int i = 0; i < pointer->rank; i++) {
        pointer->dim[i].lower_bound = 1;
        pointer->dim[i].extent = section->dim[i].extent;
        pointer->dim[i].sm = section->dim[i].stride;
    }
}

/* Codes of C's types; several of them may be one. */
static enum section_kind kind_of_type(int type)
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
const struct section_descriptors isthmusf_descriptors = {read_descriptor, point_descriptor,
                                                         kind_of_type};

__attribute__((constructor)) static void show_descriptors(void)
{
    isthmusf_set_descriptors(&isthmusf_descriptors);
}
