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
    ATOMIC_XOR
};

#endif
