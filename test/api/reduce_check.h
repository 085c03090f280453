/*
 * The check that reductions over teams and over active sets share: it calls routines through one
 * form and computes the expected values itself.
 */
#ifndef ISTHMUS_API_REDUCE_CHECK_H
#define ISTHMUS_API_REDUCE_CHECK_H

#include "collective_check.h"
#include "number.h"

enum reduce_operation { AND, OR, XOR, MAX, MIN, SUM, PROD };

struct reduce_routine {
    const char *name;
    enum reduce_operation operation;
    size_t size;
    bool is_floating, is_signed;
    void (*store)(void *object, size_t index, long double real, long double imaginary);
    long double (*load_real)(const void *object, size_t index);
    long double (*load_imaginary)(const void *object, size_t index); /* NULL if the type is not
                                                                      * complex */
    int (*call)(const struct members *members, void *dest, const void *source, size_t nreduce);
};

#define REDUCE_WRAP_REAL(TYPE, NAME)                                                               \
    static void NAME##_store(void *object, size_t index, long double real, long double imaginary)  \
    {                                                                                              \
        (void)imaginary;                                                                           \
        ((TYPE *)object)[index] = (TYPE)real;                                                      \
    }                                                                                              \
    static long double NAME##_real(const void *object, size_t index)                               \
    {                                                                                              \
        return (long double)((const TYPE *)object)[index];                                         \
    }
#define REDUCE_WRAP_COMPLEX(TYPE, NAME)                                                            \
    static void NAME##_store(void *object, size_t index, long double real, long double imaginary)  \
    {                                                                                              \
        ((TYPE *)object)[index] = (TYPE)(real + imaginary * I);                                    \
    }                                                                                              \
    static long double NAME##_real(const void *object, size_t index)                               \
    {                                                                                              \
        return creall(((const TYPE *)object)[index]);                                              \
    }                                                                                              \
    static long double NAME##_imaginary(const void *object, size_t index)                          \
    {                                                                                              \
        return cimagl(((const TYPE *)object)[index]);                                              \
    }
#define REDUCE_LIST_REAL(TYPE, NAME, TEXT, OPERATION, CALL)                                        \
    {TEXT,                                                                                         \
     OPERATION,                                                                                    \
     sizeof(TYPE),                                                                                 \
     NUMBER_IS_FLOATING(TYPE),                                                                     \
     NUMBER_IS_SIGNED(TYPE),                                                                       \
     NAME##_store,                                                                                 \
     NAME##_real,                                                                                  \
     NULL,                                                                                         \
     CALL},
#define REDUCE_LIST_COMPLEX(TYPE, NAME, TEXT, OPERATION, CALL)                                     \
    {TEXT, OPERATION, sizeof(TYPE), true, true, NAME##_store, NAME##_real, NAME##_imaginary, CALL},

/* A file that includes this header defines WRAP(name, operation), which defines a call in the
 * common form, and TEXT(name, operation), the routine's name. These macros expand both for each
 * type. */
#define WRAP_BITWISE(TYPE, NAME)    WRAP(NAME, and) WRAP(NAME, or) WRAP(NAME, xor)
#define WRAP_ORDERED(TYPE, NAME)    WRAP(NAME, max) WRAP(NAME, min)
#define WRAP_ARITHMETIC(TYPE, NAME) WRAP(NAME, sum) WRAP(NAME, prod)
#define LIST_BITWISE(TYPE, NAME)                                                                   \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, and), AND, NAME##_and)                                 \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, or), OR, NAME##_or)                                    \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, xor), XOR, NAME##_xor)
#define LIST_REAL(TYPE, NAME)                                                                      \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, max), MAX, NAME##_max)                                 \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, min), MIN, NAME##_min)                                 \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, sum), SUM, NAME##_sum)                                 \
    REDUCE_LIST_REAL(TYPE, NAME, TEXT(NAME, prod), PROD, NAME##_prod)
#define LIST_COMPLEX(TYPE, NAME)                                                                   \
    REDUCE_LIST_COMPLEX(TYPE, NAME, TEXT(NAME, sum), SUM, NAME##_sum)                              \
    REDUCE_LIST_COMPLEX(TYPE, NAME, TEXT(NAME, prod), PROD, NAME##_prod)

/* Checks reductions of 0, 1, 17 and 300 elements, in place and not in place. */
void check_reduce(const struct members *members, const struct reduce_routine *routine);
/* Runs the check of all routines over teams (reduce.c). */
void reduce_check_team(shmem_team_t team);

#endif
