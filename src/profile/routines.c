/*
 * The routines, as programs call them: each measures the call of its twin.
 */
#include <pshmem.h>
#include <shmem_impl/mpi_calls.h>

#include "call.h"
#include "memory.h"
#include "teams.h"

/* clang-format off */
#define VOID(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND)                                     \
    __attribute__((visibility("default"))) void (NAME) PARAMETERS                                  \
    {                                                                                              \
        struct call call = call_begin();                                                           \
        p##NAME ARGUMENTS;                                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
    }
#define VALUE(RESULT, NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND)                            \
    __attribute__((visibility("default"))) RESULT (NAME) PARAMETERS                                \
    {                                                                                              \
        struct call call = call_begin();                                                           \
        RESULT result = p##NAME ARGUMENTS;                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
        return result;                                                                             \
    }
#include "routines.def"
