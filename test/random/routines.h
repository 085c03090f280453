/*
 * The typed routines of which random programs consist, with one signature for all, and the types of
 * elements.
 */
#ifndef ISTHMUS_RANDOM_ROUTINES_H
#define ISTHMUS_RANDOM_ROUTINES_H

#include <shmemx.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "random_number.h"

/* Puts and gets of the same form alternate. _nd: boxes; am_: active messages. */
#define TRANSFER_ROUTINES(X)                                                                       \
    X(put)                                                                                         \
    X(get)                                                                                         \
    X(put_nbi)                                                                                     \
    X(get_nbi)                                                                                     \
    X(p)                                                                                           \
    X(g)                                                                                           \
    X(iput)                                                                                        \
    X(iget)                                                                                        \
    X(ibput)                                                                                       \
    X(ibget)                                                                                       \
    X(put_signal)                                                                                  \
    X(put_signal_nbi)                                                                              \
    X(put_signal_req)                                                                              \
    X(put_req)                                                                                     \
    X(get_req)                                                                                     \
    X(put_nd)                                                                                      \
    X(get_nd)                                                                                      \
    X(put_nd_nbi)                                                                                  \
    X(get_nd_nbi)                                                                                  \
    X(put_nd_req)                                                                                  \
    X(get_nd_req)                                                                                  \
    X(am_put)                                                                                      \
    X(am_get)                                                                                      \
    X(put_am)

/* The last three groups are nonblocking atomics, atomics with requests in the same order, and
 * atomics in a handler. */
#define ATOMIC_ROUTINES(X)                                                                         \
    X(atomic_fetch)                                                                                \
    X(atomic_set)                                                                                  \
    X(atomic_swap)                                                                                 \
    X(atomic_compare_swap)                                                                         \
    X(atomic_inc)                                                                                  \
    X(atomic_fetch_inc)                                                                            \
    X(atomic_add)                                                                                  \
    X(atomic_fetch_add)                                                                            \
    X(atomic_and)                                                                                  \
    X(atomic_fetch_and)                                                                            \
    X(atomic_or)                                                                                   \
    X(atomic_fetch_or)                                                                             \
    X(atomic_xor)                                                                                  \
    X(atomic_fetch_xor)                                                                            \
    X(atomic_fetch_nbi)                                                                            \
    X(atomic_swap_nbi)                                                                             \
    X(atomic_compare_swap_nbi)                                                                     \
    X(atomic_fetch_inc_nbi)                                                                        \
    X(atomic_fetch_add_nbi)                                                                        \
    X(atomic_fetch_and_nbi)                                                                        \
    X(atomic_fetch_or_nbi)                                                                         \
    X(atomic_fetch_xor_nbi)                                                                        \
    X(atomic_fetch_req)                                                                            \
    X(atomic_swap_req)                                                                             \
    X(atomic_compare_swap_req)                                                                     \
    X(atomic_fetch_inc_req)                                                                        \
    X(atomic_fetch_add_req)                                                                        \
    X(atomic_fetch_and_req)                                                                        \
    X(atomic_fetch_or_req)                                                                         \
    X(atomic_fetch_xor_req)                                                                        \
    X(am_atomic)

#define WAIT_ROUTINES(X)                                                                           \
    X(wait_until)                                                                                  \
    X(wait_until_all)                                                                              \
    X(wait_until_any)                                                                              \
    X(wait_until_some)                                                                             \
    X(wait_until_all_vector)                                                                       \
    X(wait_until_any_vector)                                                                       \
    X(wait_until_some_vector)                                                                      \
    X(test)                                                                                        \
    X(test_all)                                                                                    \
    X(test_any)                                                                                    \
    X(test_some)                                                                                   \
    X(test_all_vector)                                                                             \
    X(test_any_vector)                                                                             \
    X(test_some_vector)                                                                            \
    X(signal_wait_until)

/* Collectives of teams, their nonblocking forms in the same order except alltoalls, and collectives
 * of active sets. */
#define COLLECTIVE_ROUTINES(X)                                                                     \
    X(alltoalls)                                                                                   \
    X(broadcast)                                                                                   \
    X(collect)                                                                                     \
    X(fcollect)                                                                                    \
    X(alltoall)                                                                                    \
    X(and_reduce)                                                                                  \
    X(or_reduce)                                                                                   \
    X(xor_reduce)                                                                                  \
    X(max_reduce)                                                                                  \
    X(min_reduce)                                                                                  \
    X(sum_reduce)                                                                                  \
    X(prod_reduce)                                                                                 \
    X(sum_inscan)                                                                                  \
    X(sum_exscan)                                                                                  \
    X(alltoallv)                                                                                   \
    X(broadcast_nb)                                                                                \
    X(collect_nb)                                                                                  \
    X(fcollect_nb)                                                                                 \
    X(alltoall_nb)                                                                                 \
    X(and_reduce_nb)                                                                               \
    X(or_reduce_nb)                                                                                \
    X(xor_reduce_nb)                                                                               \
    X(max_reduce_nb)                                                                               \
    X(min_reduce_nb)                                                                               \
    X(sum_reduce_nb)                                                                               \
    X(prod_reduce_nb)                                                                              \
    X(sum_inscan_nb)                                                                               \
    X(sum_exscan_nb)                                                                               \
    X(alltoallv_nb)                                                                                \
    X(active_broadcast)                                                                            \
    X(active_collect)                                                                              \
    X(active_fcollect)                                                                             \
    X(active_alltoall)                                                                             \
    X(active_alltoalls)                                                                            \
    X(and_to_all)                                                                                  \
    X(or_to_all)                                                                                   \
    X(xor_to_all)                                                                                  \
    X(max_to_all)                                                                                  \
    X(min_to_all)                                                                                  \
    X(sum_to_all)                                                                                  \
    X(prod_to_all)

/* Routines without a type. store and load are plain accesses to the PE's own memory. store_numbers
 * writes a reduction's source. am_store sets a flag by a message. req_wait waits for an operation
 * by its request. */
#define PLAIN_ROUTINES(X)                                                                          \
    X(signal_set)                                                                                  \
    X(signal_add)                                                                                  \
    X(am_store)                                                                                    \
    X(fence)                                                                                       \
    X(quiet)                                                                                       \
    X(pe_quiet)                                                                                    \
    X(recreate_context)                                                                            \
    X(session)                                                                                     \
    X(add_with_lock)                                                                               \
    X(store)                                                                                       \
    X(load)                                                                                        \
    X(store_numbers)                                                                               \
    X(team_sync)                                                                                   \
    X(active_sync)                                                                                 \
    X(req_wait)                                                                                    \
    X(phase_end)

#define ALL_ROUTINES(X)                                                                            \
    TRANSFER_ROUTINES(X)                                                                           \
    ATOMIC_ROUTINES(X)                                                                             \
    WAIT_ROUTINES(X)                                                                               \
    COLLECTIVE_ROUTINES(X)                                                                         \
    PLAIN_ROUTINES(X)

#define ROUTINE_ENUMERATOR(ROUTINE) ROUTINE_##ROUTINE,
enum routine { ALL_ROUTINES(ROUTINE_ENUMERATOR) ROUTINE_COUNT };

/* Types of put and get, types of reductions only, sized elements, and bytes. */
#define TYPE_ENUMERATOR(TYPE, NAME)  TYPE_##NAME,
#define SIZE_ENUMERATOR(BITS, BYTES) TYPE_##BITS,
enum type {
    SHMEM_IMPL_RMA_TYPES(TYPE_ENUMERATOR) SHMEM_IMPL_COMPLEX_TYPES(TYPE_ENUMERATOR)
        SHMEM_IMPL_SIZES(SIZE_ENUMERATOR) TYPE_mem,
    TYPE_COUNT
};

struct type_description {
    const char *name;
    size_t size, alignment; /* in bytes */
    bool is_signed, is_real;
    size_t components;  /* 2 for complex numbers, otherwise 1 */
    size_t significant; /* bytes of a component without its padding */
    /* Returns a component as a number. The conversion is exact for every integer. */
    long double (*load)(const void *component);
    void (*store)(void *component, long double number);
};
extern const struct type_description types[TYPE_COUNT];

/* Arguments and results of any routine. `pe` is also the root of a broadcast. */
struct call {
    shmem_ctx_t context;
    shmem_team_t team;
    int pe;
    void *dest;
    const void *source;
    ptrdiff_t dst, sst;
    size_t bsize, nelems;
    uint64_t *signal;
    uint64_t signal_value;
    int signal_operation;
    const void *value, *condition; /* point to elements of the type */
    void *fetched;                 /* points to an element of the type */
    const int *status;
    size_t *indices;
    int cmp;
    size_t result; /* of waits and tests */
    int start, log_stride, size;
    long *p_sync;
    void *p_wrk;
    shmemx_req_h *local, *request;
    /* Boxes. */
    const ptrdiff_t *dest_strides, *source_strides;
    const size_t *extents;
    size_t ndims, element;
    /* alltoallv */
    const size_t *dest_offsets, *dest_nelems, *source_offsets, *source_nelems;
};
typedef void routine_call(struct call *call);

/* Returns NULL if the type has no such routine. */
routine_call *routine_find(enum routine routine, enum type type);
const char *routine_name(enum routine routine);

/* Returns the routine with the same effect on memory: for an atomic with a request the one without,
 * for a nonblocking collective the blocking one. */
enum routine routine_plain(enum routine routine);

/* Chooses one of the types for which the routine exists. */
enum type routine_choose_type(enum routine routine, struct random *random);

/* Stores a component in a form that memcmp can compare: padding is zero, and zero has no sign. The
 * sign of zero depends on the order of operations in complex products. */
void number_store(const struct type_description *type, void *component, long double number);
void number_normalize(const struct type_description *type, void *component);

/* Convert between an element of `size` bytes, 1 to 8, and an integer. */
void integer_store(void *element, size_t size, uint64_t value);
uint64_t integer_load(const void *element, size_t size);

#endif
