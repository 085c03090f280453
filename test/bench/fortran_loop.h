/*
 * The loops of fortran.c: in C, in C through a minimal library with Fortran's calling convention,
 * in Fortran with the header, and in Fortran with the module.
 */
#ifndef ISTHMUS_FORTRAN_LOOP_H
#define ISTHMUS_FORTRAN_LOOP_H

#define FORTRAN_LOOP_WORDS 8 /* words that a put or get of 64 bytes moves */

/* Makes `count` calls on the words of PE `pe`. */
typedef void fortran_loop_type(long *dest, long *source, int pe, long count);

/* X(last part of the loop's name, description) */
#define FORTRAN_LOOPS(X)                                                                           \
    X(put_8, "put 8 B")                                                                            \
    X(put_64, "put 64 B")                                                                          \
    X(get_8, "get 8 B")                                                                            \
    X(get_64, "get 64 B")                                                                          \
    X(fetch_add, "fetch_add")                                                                      \
    X(swap, "swap")                                                                                \
    X(add, "add")

#define FORTRAN_LOOP_DECLARE(NAME, WHAT)                                                           \
    extern fortran_loop_type c_##NAME, bare_##NAME, fortran_##NAME, module_##NAME;
FORTRAN_LOOPS(FORTRAN_LOOP_DECLARE)
#undef FORTRAN_LOOP_DECLARE

/* Defined in fortran_bare.c. */
void by_address_put8(void *dest, const void *source, const int *nelems, const int *pe);
void by_address_get8(void *dest, const void *source, const int *nelems, const int *pe);
long by_address_fadd(long *dest, const long *value, const int *pe);
long by_address_swap(long *dest, const long *value, const int *pe);
void by_address_add(long *dest, const long *value, const int *pe);

#endif
