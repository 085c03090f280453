/*
 * Macros that define public routines.
 *
 * ROUTINE(result, name, (parameters), body) defines pshmem_name, and shmem_name as a weak alias of
 * it, e.g. pshmem_putmem and shmem_putmem. A profiling library or a program may define the name
 * shmem_name itself. The body consists of one call. It can use the variable `routine`, the string
 * "shmem_name". EXTENSION works as ROUTINE, but defines pshmemx_name and shmemx_name.
 *
 * ROUTINE_WITH_CONTEXT and EXTENSION_WITH_CONTEXT define two routines: `name` on the default
 * context, and ctx_name with a context as its first parameter, e.g. shmem_long_put and
 * shmem_ctx_long_put. The body uses the context as `ctx`.
 */
#ifndef ISTHMUS_API_DEFINE_H
#define ISTHMUS_API_DEFINE_H

#include "pshmem.h"
#include "team/context.h"

#define ROUTINE(RESULT, NAME, PARAMETERS, ...)                                                     \
    DEFINE_ROUTINE(RESULT, shmem_##NAME, pshmem_##NAME, PARAMETERS, __VA_ARGS__)

#define EXTENSION(RESULT, NAME, PARAMETERS, ...)                                                   \
    DEFINE_ROUTINE(RESULT, shmemx_##NAME, pshmemx_##NAME, PARAMETERS, __VA_ARGS__)

#define DEFINE_ROUTINE(RESULT, NAME, TWIN, PARAMETERS, ...)                                        \
    RESULT TWIN PARAMETERS                                                                         \
    {                                                                                              \
        static const char routine[] = #NAME;                                                       \
        (void)routine;                                                                             \
        __VA_ARGS__;                                                                               \
    }                                                                                              \
    extern __typeof__(TWIN) NAME __attribute__((weak, alias(#TWIN)))

#define ROUTINE_WITH_CONTEXT(RESULT, NAME, PARAMETERS, ...)                                        \
    ROUTINE(RESULT, NAME, PARAMETERS, shmem_ctx_t ctx = SHMEM_CTX_DEFAULT; __VA_ARGS__);           \
    ROUTINE(RESULT, ctx_##NAME, (shmem_ctx_t ctx, WITHOUT_PARENTHESES PARAMETERS), __VA_ARGS__)

#define EXTENSION_WITH_CONTEXT(RESULT, NAME, PARAMETERS, ...)                                      \
    EXTENSION(RESULT, NAME, PARAMETERS, shmem_ctx_t ctx = SHMEM_CTX_DEFAULT; __VA_ARGS__);         \
    EXTENSION(RESULT, ctx_##NAME, (shmem_ctx_t ctx, WITHOUT_PARENTHESES PARAMETERS), __VA_ARGS__)

#define WITHOUT_PARENTHESES(...) __VA_ARGS__

#endif
