/*
 * Reads and checks the arguments of the routines in the Fortran module. An invalid argument aborts
 * the job with an error message that names the routine. struct section (section.h) describes
 * arguments of any type. struct numbers describes arguments that are INTEGERs of any kind: one
 * number, or an array of counts.
 */
#ifndef ISTHMUS_F18_ARGUMENTS_H
#define ISTHMUS_F18_ARGUMENTS_H

#include <shmem.h>
#include <stdbool.h>

#include "api/api_fortran.h"
#include "section.h"

/* ---- Arguments ---- */

/* Define a routine of the module with the name to which shmem.F90 binds it: shmem_NAME_f18, e.g.
 * shmem_put_f18. If a generic interface has several routines, END is appended, e.g.
 * shmem_set_lock_f18_int32. Error messages derive the routine's name from its stack frame, up to
 * _f18 (src/base/report.h). */
#define MODULE_SYMBOL(RESULT, SYMBOL, PARAMETERS, ...)                                             \
    RESULT SYMBOL PARAMETERS;                                                                      \
    RESULT SYMBOL PARAMETERS                                                                       \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }
#define MODULE_INTERFACE(RESULT, NAME, END, PARAMETERS, ...)                                       \
    MODULE_SYMBOL(RESULT, shmem_##NAME##_f18##END, PARAMETERS, __VA_ARGS__)
#define MODULE_ROUTINE(RESULT, NAME, PARAMETERS, ...)                                              \
    MODULE_INTERFACE(RESULT, NAME, , PARAMETERS, __VA_ARGS__)
/* Define an extension: shmemx_NAME_f18, e.g. shmemx_alltoallv_f18. */
#define MODULE_EXTENSION_INTERFACE(RESULT, NAME, END, PARAMETERS, ...)                             \
    MODULE_SYMBOL(RESULT, shmemx_##NAME##_f18##END, PARAMETERS, __VA_ARGS__)
#define MODULE_EXTENSION(RESULT, NAME, PARAMETERS, ...)                                            \
    MODULE_EXTENSION_INTERFACE(RESULT, NAME, , PARAMETERS, __VA_ARGS__)

/* Define an alias of a routine. Each specific procedure of a generic interface needs a separate
 * name. */
#define MODULE_ALIAS(NAME, END)                                                                    \
    extern __typeof__(shmem_##NAME##_f18) shmem_##NAME##_f18_##END                                 \
        __attribute__((alias("shmem_" #NAME "_f18")));
#define MODULE_EXTENSION_ALIAS(NAME, END)                                                          \
    extern __typeof__(shmemx_##NAME##_f18) shmemx_##NAME##_f18_##END                               \
        __attribute__((alias("shmemx_" #NAME "_f18")));

extern struct section_descriptors section_descriptors;

/* section_require_size aborts the job if the size of the argument is unknown. In all functions
 * below, `name` is the argument's name for the error message. */
_Noreturn void section_refuse_size(const char *name);
static inline void section_require_size(const struct section *section, const char *name)
{
    if (__builtin_expect(section->bytes < 0, 0))
        section_refuse_size(name);
}

/* Read an argument from its descriptor. Abort the job if its size is unknown.
 * section_read_contiguous also aborts the job if the elements are not contiguous. */
static inline void section_read(struct section *section, const char *name, const void *descriptor)
{
    section_descriptors.read(section, descriptor);
    section_require_size(section, name);
}
void section_read_contiguous(struct section *section, const char *name, const void *descriptor);

/* Returns the number of elements. Elements of 0 bytes count as no elements. */
size_t section_elements(const struct section *section);

/* Aborts the job unless both arguments have the same type and kind. */
_Noreturn void section_refuse_types(const struct section *dest, const struct section *source);
static inline void section_require_alike(const struct section *dest, const struct section *source)
{
    if (__builtin_expect(dest->elem_bytes != source->elem_bytes || dest->type != source->type, 0))
        section_refuse_types(dest, source);
}

/* Returns the first element of an array. The array must be contiguous and have `elements`
 * elements, the number of elements of the argument named `as`. Returns NULL if the argument is
 * not present. */
void *section_array(const char *name, const void *descriptor, size_t elements, const char *as);

/* Convert indexes of elements. C counts from 0. Fortran counts from 1, and 0 means no element.
 * allocate_indices returns an array for the C routine. store_positions converts this array to
 * the caller's array `positions` and frees it. */
int position_of(size_t index);
size_t *allocate_indices(size_t nelems);
int store_positions(size_t *indices, size_t found, int *positions);

/* Returns a count or a stride. Aborts the job if it is negative. */
size_t section_count(const char *name, int64_t value);

/* Returns the number of PEs of the team. Aborts the job if the team is invalid. */
size_t team_members(shmem_team_t team);

static inline shmem_ctx_t context_of(const shmem_ctx_t *ctx)
{
    return ctx == NULL ? SHMEM_CTX_DEFAULT : *ctx;
}

/* Ends a routine. If the caller has passed `stat`, stores the result there. Otherwise a failure
 * aborts the job. */
static inline void finish(bool failed, int *stat)
{
    if (stat != NULL)
        *stat = failed;
    else if (__builtin_expect(failed, 0))
        isthmus_fortran_fatal("the routine failed: pass the argument stat to handle the error");
}

/* ---- Numbers ---- */

struct numbers {
    const char *first;
    size_t elem_bytes, count;
    ptrdiff_t stride;
};

/* Reads a scalar or a one-dimensional array. If the argument is not present, returns no numbers. In
 * all functions below, `name` is the argument's name for the error message. */
struct numbers numbers_read(const char *name, const void *descriptor);

int64_t numbers_get(const struct numbers *numbers, size_t i);

/* Returns element `i`. Aborts the job if it is negative. */
size_t numbers_count(const char *name, const struct numbers *numbers, size_t i);

/* Returns the only number of the argument. Aborts the job if it is negative, or if the argument has
 * several numbers. */
size_t numbers_one(const char *name, const void *descriptor);

/* Aborts the job unless the argument has `expected` numbers. `of_what` describes the required
 * number in the error message. */
void numbers_require(const char *name, const struct numbers *numbers, size_t expected,
                     const char *of_what);

#endif
