/*
 * The atomic operations, as they are named inside the library, in messages between PEs, and to
 * device kinds.
 */
#ifndef ISTHMUS_ATOMIC_OPERATION_H
#define ISTHMUS_ATOMIC_OPERATION_H

/* Each gives the old value. */
enum atomic_operation {
    ATOMIC_FETCH,
    ATOMIC_SET, /* set, swap */
    ATOMIC_ADD,
    ATOMIC_AND,
    ATOMIC_OR,
    ATOMIC_XOR,

    /* From here on by comparing and swapping, in any memory (word_update_by_cas). Kinds of devices,
     * which do not know them, have a number between. */
    ATOMIC_MULTIPLY = ATOMIC_XOR + 2, /* integers */
    ATOMIC_MIN_UNSIGNED,
    ATOMIC_MIN_SIGNED,
    ATOMIC_MAX_UNSIGNED,
    ATOMIC_MAX_SIGNED,
    ATOMIC_ADD_FLOATING,
    ATOMIC_MULTIPLY_FLOATING,
    ATOMIC_MIN_FLOATING,
    ATOMIC_MAX_FLOATING
};

#endif
