/*
 * Numbers of every type, stored as long double, which represents all 64-bit integers exactly.
 */
#ifndef ISTHMUS_API_NUMBER_H
#define ISTHMUS_API_NUMBER_H

/* 2 to the power of (number of bits of an integer type - 1). */
#define NUMBER_HALF(TYPE) (2.0L * (long double)(1ull << (sizeof(TYPE) * 8 - 2) % 64))

/* A value of the type that uses its highest bits: the greatest integer, or one third. */
#define NUMBER_TOP(TYPE)                                                                           \
    (NUMBER_IS_FLOATING(TYPE) ? (long double)(TYPE)((TYPE)1 / (TYPE)3)                             \
     : NUMBER_IS_SIGNED(TYPE) ? NUMBER_HALF(TYPE) - 1                                              \
                              : 2 * NUMBER_HALF(TYPE) - 1)
/* The smallest value of an integer type. */
#define NUMBER_BOTTOM(TYPE)      (NUMBER_IS_SIGNED(TYPE) ? -NUMBER_HALF(TYPE) : 0.0L)
#define NUMBER_IS_FLOATING(TYPE) ((TYPE)0.5 > 0)
#define NUMBER_IS_SIGNED(TYPE)   ((TYPE)-1 < (TYPE)1)

#endif
