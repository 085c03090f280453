/*
 * The routines, as programs call them: each measures the call of its twin.
 */
#include <pshmem.h>
#include <shmem_impl/mpi_calls.h>

#include "call.h"
#include "memory.h"
#include "teams.h"
#include "trace.h"

/* clang-format off */
#define VOID(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                               \
    __attribute__((visibility("default"))) void (NAME) PARAMETERS                                  \
    {                                                                                              \
        struct call call = am_call_begin(ROUTINE_##ROUTINE, CALL_HERE);                               \
        p##NAME ARGUMENTS;                                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
    }
#define VALUE(RESULT, NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                      \
    __attribute__((visibility("default"))) RESULT (NAME) PARAMETERS                                \
    {                                                                                              \
        struct call call = am_call_begin(ROUTINE_##ROUTINE, CALL_HERE);                               \
        RESULT result = p##NAME ARGUMENTS;                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
        return result;                                                                             \
    }
#include "routines.def"
