/*
 * Arguments of the module's routines, read and checked; an invalid one aborts the job with an error
 * message that names the routine. Numbers: arguments that are INTEGERs of any kind, one number or
 * an array of counts, converted to C's types.
 */
#ifndef ISTHMUS_F18_ARGUMENTS_H
#define ISTHMUS_F18_ARGUMENTS_H

#include <shmem.h>
#include <stdbool.h>

#include "api/api_fortran.h"
#include "section.h"

/* ---- Arguments ---- */

/* Define a routine of the module under the name to which shmem.F90 binds it: shmem_NAME_f18, e.g.
 * shmem_put_f18, with END after it if a generic has several, e.g. shmem_set_lock_f18_int32.
 * Messages name it by its frame, up to _f18 (src/base/report.h). */
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
/* The same for an extension: shmemx_NAME_f18, e.g. shmemx_alltoallv_f18. */
#define MODULE_EXTENSION_INTERFACE(RESULT, NAME, END, PARAMETERS, ...)                             \
    MODULE_SYMBOL(RESULT, shmemx_##NAME##_f18##END, PARAMETERS, __VA_ARGS__)
#define MODULE_EXTENSION(RESULT, NAME, PARAMETERS, ...)                                            \
    MODULE_EXTENSION_INTERFACE(RESULT, NAME, , PARAMETERS, __VA_ARGS__)

/* The same routine for one of several interfaces, each of which wants a name of its own. */
#define MODULE_ALIAS(NAME, END)                                                                    \
    extern __typeof__(shmem_##NAME##_f18) shmem_##NAME##_f18_##END                                 \
        __attribute__((alias("shmem_" #NAME "_f18")));
#define MODULE_EXTENSION_ALIAS(NAME, END)                                                          \
    extern __typeof__(shmemx_##NAME##_f18) shmemx_##NAME##_f18_##END                               \
        __attribute__((alias("shmemx_" #NAME "_f18")));

extern struct section_descriptors section_descriptors;

/* Ends the job unless its size is known. `name` is the argument's, in messages, here and below. */
_Noreturn void section_refuse_size(const char *name);
static inline void section_require_size(const struct section *section, const char *name)
{
    if (__builtin_expect(section->bytes < 0, 0))
        section_refuse_size(name);
}

/* _contiguous: ends the job if there are gaps. */
static inline void section_read(struct section *section, const char *name, const void *descriptor)
{
    section_descriptors.read(section, descriptor);
    section_require_size(section, name);
}
void section_read_contiguous(struct section *section, const char *name, const void *descriptor);

/* How many elements it has; those of no bytes are none. */
size_t section_elements(const struct section *section);

/* Ends the job unless both are of one type and kind. */
_Noreturn void section_refuse_types(const struct section *dest, const struct section *source);
static inline void section_require_alike(const struct section *dest, const struct section *source)
{
    if (__builtin_expect(dest->elem_bytes != source->elem_bytes || dest->type != source->type, 0))
        section_refuse_types(dest, source);
}

/* The first element of an array that must be contiguous and have `elements` elements, as the
 * argument `as`; NULL where it is not present. */
void *section_array(const char *name, const void *descriptor, size_t elements, const char *as);

/* Positions in a set, which count from 1, 0 being none; C's indices count from 0. allocate_indices
 * has room for those of C, and store_positions fills the caller's array and takes the room back. */
int position_of(size_t index);
size_t *allocate_indices(size_t nelems);
int store_positions(size_t *indices, size_t found, int *positions);

/* A count or a stride, which may not be negative. */
size_t section_count(const char *name, int64_t value);

/* How many PEs a team has; ends the job if it is none. */
size_t team_members(shmem_team_t team);

static inline shmem_ctx_t context_of(const shmem_ctx_t *ctx)
{
    return ctx == NULL ? SHMEM_CTX_DEFAULT : *ctx;
}

/* What a routine came to: in *stat where the caller gave it; else a failure ends the job. */
static inline void finish(bool failed, int *stat)
{
    if (stat != NULL)
        *stat = failed;
    else if (__builtin_expect(failed, 0))
        isthmus_fortran_fatal("failed: expected success, or the argument stat");
}

/* ---- Numbers ---- */

struct numbers {
    const char *first;
    size_t elem_bytes, count;
    ptrdiff_t stride;
};

/* Of a scalar or an array of one dimension; of an argument that is not present, none. `name` is the
 * argument's, in messages, here and below. */
struct numbers numbers_read(const char *name, const void *descriptor);

int64_t numbers_get(const struct numbers *numbers, size_t i);

/* The same, which may not be negative. */
size_t numbers_count(const char *name, const struct numbers *numbers, size_t i);

/* The only one, which may not be negative; ends the job if there are several. */
size_t numbers_one(const char *name, const void *descriptor);

/* Ends the job unless there are `expected` of them; `of_what` says of what. */
void numbers_require(const char *name, const struct numbers *numbers, size_t expected,
                     const char *of_what);

#endif
