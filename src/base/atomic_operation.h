/*
 * Numbers of the atomic operations, as used inside the library, in messages between PEs, and in
 * calls of the modules for device memory (device kinds, device_kinds/kind.h).
 */
#ifndef ISTHMUS_ATOMIC_OPERATION_H
#define ISTHMUS_ATOMIC_OPERATION_H

/* Each operation returns the old value of the word. */
enum atomic_operation {
    ATOMIC_FETCH,
    ATOMIC_SET, /* atomic set and swap */
    ATOMIC_ADD,
    ATOMIC_AND,
    ATOMIC_OR,
    ATOMIC_XOR,

    /* This operation and all later ones are performed by a compare-and-swap loop
     * (word_update_by_cas), in memory of any kind. The modules for device memory do not implement
     * them, and use the number after ATOMIC_XOR for compare-and-swap. */
    ATOMIC_MULTIPLY = ATOMIC_XOR + 2, /* product of integers */
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
