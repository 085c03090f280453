/*
 * Type tables of the OpenSHMEM specification, as X-macro lists. Each entry is X(C type, name of the
 * type in the names of routines), for example X(long long, longlong) for shmem_longlong_put. The
 * tables generate the declarations in shmem.h and pshmem.h (with scripts/headers), the definitions
 * in the library, the type-generic names of C11, the C++ overloads, and tests.
 *
 * A table T has up to two lists. SHMEM_IMPL_T_TYPES has an entry for every routine of the family,
 * even if two entries are the same C type, for example long and int64_t.
 * SHMEM_IMPL_T_DISTINCT_TYPES contains each C type once, on every ABI. The type-generic names and
 * overloads use this list, because they select a routine by the type.
 *
 * After a change of a table, run scripts/headers and then scripts/profile-routines. They write the
 * declarations in the headers of include/ and the tables of the profiler (src/tools/profiler).
 */
#ifndef SHMEM_TYPES_H
#define SHMEM_TYPES_H

/* The headers need inline functions: C99, C++, or -std=gnu89 of gcc and clang. */
#if !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L) &&         \
    (!defined(__GNUC__) || defined(__STRICT_ANSI__))
#error "OpenSHMEM's headers need C99 or later, or C++11 or later: expected -std=c99 or a later one"
#endif

#include <stddef.h>
#include <stdint.h>

/* Null pointer for headers that are compiled as C and as C++. C++ compilers with
 * -Wzero-as-null-pointer-constant also report NULL. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define SHMEM_IMPL_NULL nullptr
#else
#define SHMEM_IMPL_NULL NULL
#endif

/* Types of put, get and most collectives (OpenSHMEM 1.6, "Remote Memory Access Routines"). */
#define SHMEM_IMPL_RMA_DISTINCT_TYPES(X)                                                           \
    X(float, float)                                                                                \
    X(double, double)                                                                              \
    X(long double, longdouble)                                                                     \
    X(char, char)                                                                                  \
    X(signed char, schar)                                                                          \
    X(short, short)                                                                                \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)                                                                         \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)                                                                      \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)

#define SHMEM_IMPL_RMA_TYPES(X)                                                                    \
    SHMEM_IMPL_RMA_DISTINCT_TYPES(X)                                                               \
    X(int8_t, int8)                                                                                \
    X(int16_t, int16)                                                                              \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)                                                                              \
    X(uint8_t, uint8)                                                                              \
    X(uint16_t, uint16)                                                                            \
    X(uint32_t, uint32)                                                                            \
    X(uint64_t, uint64)                                                                            \
    X(size_t, size)                                                                                \
    X(ptrdiff_t, ptrdiff)

/* Element sizes of the sized routines, e.g. shmem_put32. Each entry is X(bits of an element, bytes
 * of an element). */
#define SHMEM_IMPL_SIZES(X)                                                                        \
    X(8, 1)                                                                                        \
    X(16, 2)                                                                                       \
    X(32, 4)                                                                                       \
    X(64, 8)                                                                                       \
    X(128, 16)

/* Element sizes of the active-set collectives. Each entry is X(bits, bytes). */
#define SHMEM_IMPL_ACTIVE_SET_SIZES(X)                                                             \
    X(32, 4)                                                                                       \
    X(64, 8)

/* Complex types. They exist in C if the compiler supports complex numbers, and in C++ if the
 * compiler accepts C's type names. */
#if defined(__cplusplus)
#if defined(__GNUC__)
#define SHMEM_IMPL_HAS_COMPLEX 1
__extension__ typedef double _Complex shmem_impl_complexd;
__extension__ typedef float _Complex shmem_impl_complexf;
#define SHMEM_IMPL_COMPLEX_TYPES(X)                                                                \
    X(shmem_impl_complexd, complexd)                                                               \
    X(shmem_impl_complexf, complexf)
#else
#define SHMEM_IMPL_COMPLEX_TYPES(X)
#endif
#elif defined(__STDC_NO_COMPLEX__)
#define SHMEM_IMPL_COMPLEX_TYPES(X)
#else
#define SHMEM_IMPL_HAS_COMPLEX 1
#define SHMEM_IMPL_COMPLEX_TYPES(X)                                                                \
    X(double _Complex, complexd)                                                                   \
    X(float _Complex, complexf)
#endif

/* Types of atomic operations, in the three groups of the specification: standard (integers),
 * extended (integers and floating point), and bitwise. */
#define SHMEM_IMPL_AMO_STANDARD_DISTINCT_TYPES(X)                                                  \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)                                                                         \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)

#define SHMEM_IMPL_AMO_STANDARD_TYPES(X)                                                           \
    SHMEM_IMPL_AMO_STANDARD_DISTINCT_TYPES(X)                                                      \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)                                                                              \
    X(uint32_t, uint32)                                                                            \
    X(uint64_t, uint64)                                                                            \
    X(size_t, size)                                                                                \
    X(ptrdiff_t, ptrdiff)

#define SHMEM_IMPL_AMO_FLOATING_TYPES(X)                                                           \
    X(float, float)                                                                                \
    X(double, double)
#define SHMEM_IMPL_AMO_FLOATING_DISTINCT_TYPES(X) SHMEM_IMPL_AMO_FLOATING_TYPES(X)

#define SHMEM_IMPL_AMO_EXTENDED_DISTINCT_TYPES(X)                                                  \
    SHMEM_IMPL_AMO_STANDARD_DISTINCT_TYPES(X)                                                      \
    SHMEM_IMPL_AMO_FLOATING_TYPES(X)

#define SHMEM_IMPL_AMO_EXTENDED_TYPES(X)                                                           \
    SHMEM_IMPL_AMO_STANDARD_TYPES(X)                                                               \
    SHMEM_IMPL_AMO_FLOATING_TYPES(X)

#define SHMEM_IMPL_AMO_BITWISE_DISTINCT_TYPES(X)                                                   \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)                                                               \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)

#define SHMEM_IMPL_AMO_BITWISE_TYPES(X)                                                            \
    SHMEM_IMPL_AMO_BITWISE_DISTINCT_TYPES(X)                                                       \
    X(uint32_t, uint32)                                                                            \
    X(uint64_t, uint64)

/* Types of the deprecated atomic operations: OLD_AMO for integer operations, OLD_AMO_EXTENDED for
 * fetch and set, and OLD_SWAP for swap. The lists of distinct types for swap, wait and wait_until
 * do not contain long, because the type-generic names shmem_swap, shmem_wait and shmem_wait_until
 * are also names of routines for long. */
#define SHMEM_IMPL_OLD_AMO_TYPES(X)                                                                \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)
#define SHMEM_IMPL_OLD_AMO_DISTINCT_TYPES(X) SHMEM_IMPL_OLD_AMO_TYPES(X)

#define SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(X)                                                       \
    SHMEM_IMPL_OLD_AMO_TYPES(X)                                                                    \
    SHMEM_IMPL_AMO_FLOATING_TYPES(X)
#define SHMEM_IMPL_OLD_AMO_EXTENDED_DISTINCT_TYPES(X) SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(X)

#define SHMEM_IMPL_OLD_SWAP_TYPES(X) SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(X)
#define SHMEM_IMPL_OLD_SWAP_DISTINCT_TYPES(X)                                                      \
    X(int, int)                                                                                    \
    X(long long, longlong)                                                                         \
    SHMEM_IMPL_AMO_FLOATING_TYPES(X)

/* Types of point-to-point synchronization: TEST for test, WAIT for wait_until, and OLD_WAIT for the
 * deprecated wait. Routines on sets of variables, e.g. wait_until_all, use AMO_STANDARD. */
#define SHMEM_IMPL_WAIT_DEPRECATED_TYPES(X)                                                        \
    X(short, short)                                                                                \
    X(unsigned short, ushort)

#define SHMEM_IMPL_TEST_TYPES(X)                                                                   \
    SHMEM_IMPL_AMO_STANDARD_TYPES(X)                                                               \
    SHMEM_IMPL_WAIT_DEPRECATED_TYPES(X)
#define SHMEM_IMPL_TEST_DISTINCT_TYPES(X)                                                          \
    SHMEM_IMPL_AMO_STANDARD_DISTINCT_TYPES(X)                                                      \
    SHMEM_IMPL_WAIT_DEPRECATED_TYPES(X)

#define SHMEM_IMPL_WAIT_TYPES(X) SHMEM_IMPL_TEST_TYPES(X)
#define SHMEM_IMPL_WAIT_DISTINCT_TYPES(X)                                                          \
    X(int, int)                                                                                    \
    X(long long, longlong)                                                                         \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)                                                               \
    SHMEM_IMPL_WAIT_DEPRECATED_TYPES(X)

#define SHMEM_IMPL_OLD_WAIT_DISTINCT_TYPES(X)                                                      \
    X(short, short)                                                                                \
    X(int, int)                                                                                    \
    X(long long, longlong)
#define SHMEM_IMPL_OLD_WAIT_TYPES(X)                                                               \
    SHMEM_IMPL_OLD_WAIT_DISTINCT_TYPES(X)                                                          \
    X(long, long)

/* Types of team reductions: REDUCE_BITWISE for and, or and xor, and REDUCE_ARITHMETIC for sum, prod
 * and the scans. The reductions max and min use the table RMA. */
#define SHMEM_IMPL_REDUCE_BITWISE_DISTINCT_TYPES(X)                                                \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)                                                                      \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)                                                               \
    X(int8_t, int8)                                                                                \
    X(int16_t, int16)                                                                              \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)

#define SHMEM_IMPL_REDUCE_BITWISE_TYPES(X)                                                         \
    SHMEM_IMPL_REDUCE_BITWISE_DISTINCT_TYPES(X)                                                    \
    X(uint8_t, uint8)                                                                              \
    X(uint16_t, uint16)                                                                            \
    X(uint32_t, uint32)                                                                            \
    X(uint64_t, uint64)                                                                            \
    X(size_t, size)

#define SHMEM_IMPL_REDUCE_ARITHMETIC_DISTINCT_TYPES(X)                                             \
    SHMEM_IMPL_RMA_DISTINCT_TYPES(X)                                                               \
    SHMEM_IMPL_COMPLEX_TYPES(X)

#define SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(X)                                                      \
    SHMEM_IMPL_RMA_TYPES(X)                                                                        \
    SHMEM_IMPL_COMPLEX_TYPES(X)

/* Types of active-set reductions: a table for and, or and xor, one for max and min, and one for sum
 * and prod. */
#define SHMEM_IMPL_TO_ALL_BITWISE_TYPES(X)                                                         \
    X(short, short)                                                                                \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)

#define SHMEM_IMPL_TO_ALL_ORDERED_TYPES(X)                                                         \
    SHMEM_IMPL_TO_ALL_BITWISE_TYPES(X)                                                             \
    X(float, float)                                                                                \
    X(double, double)                                                                              \
    X(long double, longdouble)

#define SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(X)                                                      \
    SHMEM_IMPL_TO_ALL_ORDERED_TYPES(X)                                                             \
    SHMEM_IMPL_COMPLEX_TYPES(X)

#endif
