#include "routines.h"

#include <stdlib.h>
#include <string.h>

/* DEFINE defines a function that makes one call. ENTRY is its entry in the table. */
#define DEFINE(ROUTINE, NAME, CALL)                                                                \
    static void ROUTINE##_##NAME(struct call *c)                                                   \
    {                                                                                              \
        CALL;                                                                                      \
    }
#define ENTRY(ROUTINE, NAME) [ROUTINE_##ROUTINE][TYPE_##NAME] = ROUTINE##_##NAME,

/* ---- Types ---------------------------------------------------------------------------------- */

#define DEFINE_NUMBER(TYPE, NAME)                                                                  \
    static long double load_##NAME(const void *component)                                          \
    {                                                                                              \
        return (long double)*(const TYPE *)component;                                              \
    }                                                                                              \
    static void store_##NAME(void *component, long double number)                                  \
    {                                                                                              \
        *(TYPE *)component = (TYPE)number;                                                         \
    }
SHMEM_IMPL_RMA_TYPES(DEFINE_NUMBER)

/* The x87 format has 10 bytes. Assignments may leave any bytes in the padding, so it is not
 * compared. */
enum { LONG_DOUBLE_SIGNIFICANT = __LDBL_MANT_DIG__ == 64 ? 10 : sizeof(long double) };

/* clang-format off */
#define SIGNIFICANT(TYPE)                                                                          \
    _Generic((TYPE)0, long double: (size_t)LONG_DOUBLE_SIGNIFICANT, default: sizeof(TYPE))

#define NUMBER_TYPE(TYPE, NAME)                                                                    \
    [TYPE_##NAME] = {.name = #NAME,                                                                \
                     .size = sizeof(TYPE),                                                         \
                     .alignment = _Alignof(TYPE),                                                  \
                     .is_signed = (TYPE)-1 < (TYPE)1,                                              \
                     .is_real = (TYPE)0.5 > 0,                                                     \
                     .components = 1,                                                              \
                     .significant = SIGNIFICANT(TYPE),                                             \
                     .load = load_##NAME,                                                          \
                     .store = store_##NAME},
#define COMPLEX_TYPE(TYPE, NAME, PART)                                                             \
    [TYPE_##NAME] = {.name = #NAME,                                                                \
                     .size = sizeof(TYPE),                                                         \
                     .alignment = _Alignof(TYPE),                                                  \
                     .is_signed = true,                                                            \
                     .is_real = true,                                                              \
                     .components = 2,                                                              \
                     .significant = sizeof(TYPE) / 2,                                              \
                     .load = load_##PART,                                                          \
                     .store = store_##PART},

/* Sized elements are aligned to their size, at most to 8 bytes. */
#define SIZED_TYPE(BITS, BYTES)                                                                    \
    [TYPE_##BITS] = {.name = #BITS,                                                                \
                     .size = (BYTES),                                                              \
                     .alignment = (BYTES) % 16 + (BYTES) / 16 * 8,                                 \
                     .components = 1,                                                              \
                     .significant = (BYTES)},

const struct type_description types[TYPE_COUNT] = {
    SHMEM_IMPL_RMA_TYPES(NUMBER_TYPE)
    COMPLEX_TYPE(double _Complex, complexd, double)
    COMPLEX_TYPE(float _Complex, complexf, float)
    SHMEM_IMPL_SIZES(SIZED_TYPE)
    [TYPE_mem] = {.name = "mem", .size = 1, .alignment = 1, .components = 1, .significant = 1},
};
/* clang-format on */

/* ---- Put and get ---------------------------------------------------------------------------- */

#define TRANSFER(NAME, PUT, GET)                                                                   \
    DEFINE(put, NAME, PUT(c->context, c->dest, c->source, c->nelems, c->pe))                       \
    DEFINE(get, NAME, GET(c->context, c->dest, c->source, c->nelems, c->pe))                       \
    DEFINE(put_nbi, NAME, PUT##_nbi(c->context, c->dest, c->source, c->nelems, c->pe))             \
    DEFINE(get_nbi, NAME, GET##_nbi(c->context, c->dest, c->source, c->nelems, c->pe))             \
    DEFINE(put_signal, NAME,                                                                       \
           PUT##_signal(c->context, c->dest, c->source, c->nelems, c->signal, c->signal_value,     \
                        c->signal_operation, c->pe))                                               \
    DEFINE(put_signal_nbi, NAME,                                                                   \
           PUT##_signal_nbi(c->context, c->dest, c->source, c->nelems, c->signal, c->signal_value, \
                            c->signal_operation, c->pe))
#define TRANSFER_ENTRIES(NAME)                                                                     \
    ENTRY(put, NAME)                                                                               \
    ENTRY(get, NAME)                                                                               \
    ENTRY(put_nbi, NAME)                                                                           \
    ENTRY(get_nbi, NAME)                                                                           \
    ENTRY(put_signal, NAME)                                                                        \
    ENTRY(put_signal_nbi, NAME)

/* Routines with requests. The sized routines have none. */
#define REQUESTED(NAME, PUT, GET)                                                                  \
    DEFINE(put_signal_req, NAME,                                                                   \
           PUT##_signal_req(c->context, c->dest, c->source, c->nelems, c->signal, c->signal_value, \
                            c->signal_operation, c->pe, c->local, c->request))                     \
    DEFINE(put_req, NAME,                                                                          \
           PUT##_req(c->context, c->dest, c->source, c->nelems, c->pe, c->local, c->request))      \
    DEFINE(get_req, NAME, GET##_req(c->context, c->dest, c->source, c->nelems, c->pe, c->request))
#define REQUESTED_ENTRIES(NAME)                                                                    \
    ENTRY(put_signal_req, NAME) ENTRY(put_req, NAME) ENTRY(get_req, NAME)

#define STRIDED(NAME, IPUT, IGET, IBPUT, IBGET)                                                    \
    DEFINE(iput, NAME, IPUT(c->context, c->dest, c->source, c->dst, c->sst, c->nelems, c->pe))     \
    DEFINE(iget, NAME, IGET(c->context, c->dest, c->source, c->dst, c->sst, c->nelems, c->pe))     \
    DEFINE(ibput, NAME,                                                                            \
           IBPUT(c->context, c->dest, c->source, c->dst, c->sst, c->bsize, c->nelems, c->pe))      \
    DEFINE(ibget, NAME,                                                                            \
           IBGET(c->context, c->dest, c->source, c->dst, c->sst, c->bsize, c->nelems, c->pe))
#define STRIDED_ENTRIES(NAME)                                                                      \
    ENTRY(iput, NAME) ENTRY(iget, NAME) ENTRY(ibput, NAME) ENTRY(ibget, NAME)

#define RMA_TYPE(TYPE, NAME)                                                                       \
    TRANSFER(NAME, shmem_ctx_##NAME##_put, shmem_ctx_##NAME##_get)                                 \
    REQUESTED(NAME, shmemx_ctx_##NAME##_put, shmemx_ctx_##NAME##_get)                              \
    STRIDED(NAME, shmem_ctx_##NAME##_iput, shmem_ctx_##NAME##_iget, shmem_ctx_##NAME##_ibput,      \
            shmem_ctx_##NAME##_ibget)                                                              \
    DEFINE(p, NAME, shmem_ctx_##NAME##_p(c->context, c->dest, *(const TYPE *)c->source, c->pe))    \
    DEFINE(g, NAME, *(TYPE *)c->dest = shmem_ctx_##NAME##_g(c->context, c->source, c->pe))
#define RMA_SIZE(BITS, BYTES)                                                                      \
    TRANSFER(BITS, shmem_ctx_put##BITS, shmem_ctx_get##BITS)                                       \
    STRIDED(BITS, shmem_ctx_iput##BITS, shmem_ctx_iget##BITS, shmem_ctx_ibput##BITS,               \
            shmem_ctx_ibget##BITS)
SHMEM_IMPL_RMA_TYPES(RMA_TYPE)
SHMEM_IMPL_SIZES(RMA_SIZE)
TRANSFER(mem, shmem_ctx_putmem, shmem_ctx_getmem)
REQUESTED(mem, shmemx_ctx_putmem, shmemx_ctx_getmem)

#define BOX c->dest, c->dest_strides, c->source, c->source_strides, c->extents, c->ndims, c->element
DEFINE(put_nd, mem, shmemx_ctx_put_nd(c->context, BOX, c->pe))
DEFINE(get_nd, mem, shmemx_ctx_get_nd(c->context, BOX, c->pe))
DEFINE(put_nd_nbi, mem, shmemx_ctx_put_nd_nbi(c->context, BOX, c->pe))
DEFINE(get_nd_nbi, mem, shmemx_ctx_get_nd_nbi(c->context, BOX, c->pe))
DEFINE(put_nd_req, mem, shmemx_ctx_put_nd_req(c->context, BOX, c->pe, c->local, c->request))
DEFINE(get_nd_req, mem, shmemx_ctx_get_nd_req(c->context, BOX, c->pe, c->request))
#define BOX_ENTRIES                                                                                \
    ENTRY(put_nd, mem)                                                                             \
    ENTRY(get_nd, mem)                                                                             \
    ENTRY(put_nd_nbi, mem) ENTRY(get_nd_nbi, mem) ENTRY(put_nd_req, mem) ENTRY(get_nd_req, mem)

#define RMA_TYPE_ENTRIES(TYPE, NAME)                                                               \
    TRANSFER_ENTRIES(NAME)                                                                         \
    REQUESTED_ENTRIES(NAME) STRIDED_ENTRIES(NAME) ENTRY(p, NAME) ENTRY(g, NAME)
#define RMA_SIZE_ENTRIES(BITS, BYTES) TRANSFER_ENTRIES(BITS) STRIDED_ENTRIES(BITS)

/* ---- Atomics -------------------------------------------------------------------------------- */

#define VALUE(TYPE)   (*(const TYPE *)c->value)
#define FETCHED(TYPE) (*(TYPE *)c->fetched)

/* A routine with the operands dest and value, its fetching form, and its nonblocking fetching
 * form. */
#define COMBINE(TYPE, NAME, OPERATION)                                                             \
    DEFINE(atomic_##OPERATION, NAME,                                                               \
           shmem_ctx_##NAME##_atomic_##OPERATION(c->context, c->dest, VALUE(TYPE), c->pe))         \
    DEFINE(atomic_fetch_##OPERATION, NAME,                                                         \
           FETCHED(TYPE) = shmem_ctx_##NAME##_atomic_fetch_##OPERATION(c->context, c->dest,        \
                                                                       VALUE(TYPE), c->pe))        \
    DEFINE(atomic_fetch_##OPERATION##_nbi, NAME,                                                   \
           shmem_ctx_##NAME##_atomic_fetch_##OPERATION##_nbi(c->context, c->fetched, c->dest,      \
                                                             VALUE(TYPE), c->pe))                  \
    DEFINE(atomic_fetch_##OPERATION##_req, NAME,                                                   \
           shmemx_ctx_##NAME##_atomic_fetch_##OPERATION##_req(c->context, c->fetched, c->dest,     \
                                                              VALUE(TYPE), c->pe, c->request))
#define COMBINE_ENTRIES(NAME, OPERATION)                                                           \
    ENTRY(atomic_##OPERATION, NAME)                                                                \
    ENTRY(atomic_fetch_##OPERATION, NAME)                                                          \
    ENTRY(atomic_fetch_##OPERATION##_nbi, NAME) ENTRY(atomic_fetch_##OPERATION##_req, NAME)

#define EXTENDED_ATOMICS(TYPE, NAME)                                                               \
    DEFINE(atomic_fetch, NAME,                                                                     \
           FETCHED(TYPE) = shmem_ctx_##NAME##_atomic_fetch(c->context, c->dest, c->pe))            \
    DEFINE(atomic_set, NAME,                                                                       \
           shmem_ctx_##NAME##_atomic_set(c->context, c->dest, VALUE(TYPE), c->pe))                 \
    DEFINE(atomic_swap, NAME,                                                                      \
           FETCHED(TYPE) =                                                                         \
               shmem_ctx_##NAME##_atomic_swap(c->context, c->dest, VALUE(TYPE), c->pe))            \
    DEFINE(atomic_fetch_nbi, NAME,                                                                 \
           shmem_ctx_##NAME##_atomic_fetch_nbi(c->context, c->fetched, c->dest, c->pe))            \
    DEFINE(                                                                                        \
        atomic_swap_nbi, NAME,                                                                     \
        shmem_ctx_##NAME##_atomic_swap_nbi(c->context, c->fetched, c->dest, VALUE(TYPE), c->pe))   \
    DEFINE(                                                                                        \
        atomic_fetch_req, NAME,                                                                    \
        shmemx_ctx_##NAME##_atomic_fetch_req(c->context, c->fetched, c->dest, c->pe, c->request))  \
    DEFINE(atomic_swap_req, NAME,                                                                  \
           shmemx_ctx_##NAME##_atomic_swap_req(c->context, c->fetched, c->dest, VALUE(TYPE),       \
                                               c->pe, c->request))
#define EXTENDED_ENTRIES(TYPE, NAME)                                                               \
    ENTRY(atomic_fetch, NAME)                                                                      \
    ENTRY(atomic_set, NAME)                                                                        \
    ENTRY(atomic_swap, NAME)                                                                       \
    ENTRY(atomic_fetch_nbi, NAME)                                                                  \
    ENTRY(atomic_swap_nbi, NAME) ENTRY(atomic_fetch_req, NAME) ENTRY(atomic_swap_req, NAME)

#define STANDARD_ATOMICS(TYPE, NAME)                                                               \
    DEFINE(atomic_compare_swap, NAME,                                                              \
           FETCHED(TYPE) = shmem_ctx_##NAME##_atomic_compare_swap(                                 \
               c->context, c->dest, *(const TYPE *)c->condition, VALUE(TYPE), c->pe))              \
    DEFINE(atomic_compare_swap_nbi, NAME,                                                          \
           shmem_ctx_##NAME##_atomic_compare_swap_nbi(                                             \
               c->context, c->fetched, c->dest, *(const TYPE *)c->condition, VALUE(TYPE), c->pe))  \
    DEFINE(atomic_inc, NAME, shmem_ctx_##NAME##_atomic_inc(c->context, c->dest, c->pe))            \
    DEFINE(atomic_fetch_inc, NAME,                                                                 \
           FETCHED(TYPE) = shmem_ctx_##NAME##_atomic_fetch_inc(c->context, c->dest, c->pe))        \
    DEFINE(atomic_fetch_inc_nbi, NAME,                                                             \
           shmem_ctx_##NAME##_atomic_fetch_inc_nbi(c->context, c->fetched, c->dest, c->pe))        \
    DEFINE(atomic_compare_swap_req, NAME,                                                          \
           shmemx_ctx_##NAME##_atomic_compare_swap_req(c->context, c->fetched, c->dest,            \
                                                       *(const TYPE *)c->condition, VALUE(TYPE),   \
                                                       c->pe, c->request))                         \
    DEFINE(atomic_fetch_inc_req, NAME,                                                             \
           shmemx_ctx_##NAME##_atomic_fetch_inc_req(c->context, c->fetched, c->dest, c->pe,        \
                                                    c->request))                                   \
    COMBINE(TYPE, NAME, add)
#define STANDARD_ENTRIES(TYPE, NAME)                                                               \
    ENTRY(atomic_compare_swap, NAME)                                                               \
    ENTRY(atomic_compare_swap_nbi, NAME)                                                           \
    ENTRY(atomic_inc, NAME)                                                                        \
    ENTRY(atomic_fetch_inc, NAME)                                                                  \
    ENTRY(atomic_fetch_inc_nbi, NAME)                                                              \
    ENTRY(atomic_compare_swap_req, NAME)                                                           \
    ENTRY(atomic_fetch_inc_req, NAME)                                                              \
    COMBINE_ENTRIES(NAME, add)

#define BITWISE_ATOMICS(TYPE, NAME)                                                                \
    COMBINE(TYPE, NAME, and) COMBINE(TYPE, NAME, or) COMBINE(TYPE, NAME, xor)
#define BITWISE_ENTRIES(TYPE, NAME)                                                                \
    COMBINE_ENTRIES(NAME, and) COMBINE_ENTRIES(NAME, or) COMBINE_ENTRIES(NAME, xor)

SHMEM_IMPL_AMO_EXTENDED_TYPES(EXTENDED_ATOMICS)
SHMEM_IMPL_AMO_STANDARD_TYPES(STANDARD_ATOMICS)
SHMEM_IMPL_AMO_BITWISE_TYPES(BITWISE_ATOMICS)

/* ---- Waits ---------------------------------------------------------------------------------- */

#define WAIT_TYPE(TYPE, NAME)                                                                      \
    DEFINE(wait_until, NAME, shmem_##NAME##_wait_until(c->dest, c->cmp, VALUE(TYPE)))              \
    DEFINE(test, NAME, c->result = (size_t)shmem_##NAME##_test(c->dest, c->cmp, VALUE(TYPE)))
#define WAIT_ENTRIES(TYPE, NAME) ENTRY(wait_until, NAME) ENTRY(test, NAME)

/* Waits for several variables. WANTED is a value or an array of values. */
#define WAIT_ALL(ROUTINE, NAME, WANTED)                                                            \
    DEFINE(ROUTINE, NAME, shmem_##NAME##_##ROUTINE(c->dest, c->nelems, c->status, c->cmp, WANTED))
#define WAIT_ANY(ROUTINE, NAME, WANTED)                                                            \
    DEFINE(ROUTINE, NAME,                                                                          \
           c->result =                                                                             \
               (size_t)shmem_##NAME##_##ROUTINE(c->dest, c->nelems, c->status, c->cmp, WANTED))
#define WAIT_SOME(ROUTINE, NAME, WANTED)                                                           \
    DEFINE(ROUTINE, NAME,                                                                          \
           c->result = shmem_##NAME##_##ROUTINE(c->dest, c->nelems, c->indices, c->status, c->cmp, \
                                                WANTED))
#define WAIT_SET(TYPE, NAME)                                                                       \
    WAIT_ALL(wait_until_all, NAME, VALUE(TYPE))                                                    \
    WAIT_ANY(wait_until_any, NAME, VALUE(TYPE))                                                    \
    WAIT_SOME(wait_until_some, NAME, VALUE(TYPE))                                                  \
    WAIT_ANY(test_all, NAME, VALUE(TYPE))                                                          \
    WAIT_ANY(test_any, NAME, VALUE(TYPE))                                                          \
    WAIT_SOME(test_some, NAME, VALUE(TYPE))                                                        \
    WAIT_ALL(wait_until_all_vector, NAME, c->value)                                                \
    WAIT_ANY(wait_until_any_vector, NAME, c->value)                                                \
    WAIT_SOME(wait_until_some_vector, NAME, c->value)                                              \
    WAIT_ANY(test_all_vector, NAME, c->value)                                                      \
    WAIT_ANY(test_any_vector, NAME, c->value)                                                      \
    WAIT_SOME(test_some_vector, NAME, c->value)
#define WAIT_SET_ENTRIES(TYPE, NAME)                                                               \
    ENTRY(wait_until_all, NAME)                                                                    \
    ENTRY(wait_until_any, NAME)                                                                    \
    ENTRY(wait_until_some, NAME)                                                                   \
    ENTRY(test_all, NAME)                                                                          \
    ENTRY(test_any, NAME)                                                                          \
    ENTRY(test_some, NAME)                                                                         \
    ENTRY(wait_until_all_vector, NAME)                                                             \
    ENTRY(wait_until_any_vector, NAME)                                                             \
    ENTRY(wait_until_some_vector, NAME)                                                            \
    ENTRY(test_all_vector, NAME)                                                                   \
    ENTRY(test_any_vector, NAME)                                                                   \
    ENTRY(test_some_vector, NAME)

SHMEM_IMPL_WAIT_TYPES(WAIT_TYPE)
SHMEM_IMPL_AMO_STANDARD_TYPES(WAIT_SET)
DEFINE(signal_wait_until, uint64,
       c->result = shmem_signal_wait_until(c->dest, c->cmp, VALUE(uint64_t)))

/* ---- Collectives ---------------------------------------------------------------------------- */

#define TEAM_DATA(NAME, BROADCAST, COLLECT, FCOLLECT, ALLTOALL, ALLTOALLS)                         \
    DEFINE(broadcast, NAME, BROADCAST(c->team, c->dest, c->source, c->nelems, c->pe))              \
    DEFINE(collect, NAME, COLLECT(c->team, c->dest, c->source, c->nelems))                         \
    DEFINE(fcollect, NAME, FCOLLECT(c->team, c->dest, c->source, c->nelems))                       \
    DEFINE(alltoall, NAME, ALLTOALL(c->team, c->dest, c->source, c->nelems))                       \
    DEFINE(alltoalls, NAME, ALLTOALLS(c->team, c->dest, c->source, c->dst, c->sst, c->nelems))
#define TEAM_DATA_NB(NAME, BROADCAST, COLLECT, FCOLLECT, ALLTOALL, ALLTOALLV)                      \
    DEFINE(broadcast_nb, NAME,                                                                     \
           BROADCAST##_nb(c->team, c->dest, c->source, c->nelems, c->pe, c->request))              \
    DEFINE(collect_nb, NAME, COLLECT##_nb(c->team, c->dest, c->source, c->nelems, c->request))     \
    DEFINE(fcollect_nb, NAME, FCOLLECT##_nb(c->team, c->dest, c->source, c->nelems, c->request))   \
    DEFINE(alltoall_nb, NAME, ALLTOALL##_nb(c->team, c->dest, c->source, c->nelems, c->request))   \
    DEFINE(alltoallv, NAME,                                                                        \
           ALLTOALLV(c->team, c->dest, c->dest_offsets, c->dest_nelems, c->source,                 \
                     c->source_offsets, c->source_nelems))                                         \
    DEFINE(alltoallv_nb, NAME,                                                                     \
           ALLTOALLV##_nb(c->team, c->dest, c->dest_offsets, c->dest_nelems, c->source,            \
                          c->source_offsets, c->source_nelems, c->request))
#define TEAM_DATA_NB_ENTRIES(NAME)                                                                 \
    ENTRY(broadcast_nb, NAME)                                                                      \
    ENTRY(collect_nb, NAME)                                                                        \
    ENTRY(fcollect_nb, NAME)                                                                       \
    ENTRY(alltoall_nb, NAME) ENTRY(alltoallv, NAME) ENTRY(alltoallv_nb, NAME)
#define TEAM_DATA_ENTRIES(NAME)                                                                    \
    ENTRY(broadcast, NAME)                                                                         \
    ENTRY(collect, NAME)                                                                           \
    ENTRY(fcollect, NAME) ENTRY(alltoall, NAME) ENTRY(alltoalls, NAME)
#define TEAM_DATA_TYPE(TYPE, NAME)                                                                 \
    TEAM_DATA(NAME, shmem_##NAME##_broadcast, shmem_##NAME##_collect, shmem_##NAME##_fcollect,     \
              shmem_##NAME##_alltoall, shmem_##NAME##_alltoalls)                                   \
    TEAM_DATA_NB(NAME, shmemx_##NAME##_broadcast, shmemx_##NAME##_collect,                         \
                 shmemx_##NAME##_fcollect, shmemx_##NAME##_alltoall, shmemx_##NAME##_alltoallv)
SHMEM_IMPL_RMA_TYPES(TEAM_DATA_TYPE)
TEAM_DATA(mem, shmem_broadcastmem, shmem_collectmem, shmem_fcollectmem, shmem_alltoallmem,
          shmem_alltoallsmem)
TEAM_DATA_NB(mem, shmemx_broadcastmem, shmemx_collectmem, shmemx_fcollectmem, shmemx_alltoallmem,
             shmemx_alltoallvmem)
#define TEAM_DATA_TYPE_ENTRIES(TYPE, NAME) TEAM_DATA_ENTRIES(NAME) TEAM_DATA_NB_ENTRIES(NAME)

#define REDUCTION(ROUTINE, NAME)                                                                   \
    DEFINE(ROUTINE, NAME, shmem_##NAME##_##ROUTINE(c->team, c->dest, c->source, c->nelems))        \
    DEFINE(ROUTINE##_nb, NAME,                                                                     \
           shmemx_##NAME##_##ROUTINE##_nb(c->team, c->dest, c->source, c->nelems, c->request))
#define REDUCTION_ENTRY(ROUTINE, NAME) ENTRY(ROUTINE, NAME) ENTRY(ROUTINE##_nb, NAME)
#define REDUCE_BITWISE(TYPE, NAME)                                                                 \
    REDUCTION(and_reduce, NAME) REDUCTION(or_reduce, NAME) REDUCTION(xor_reduce, NAME)
#define REDUCE_BITWISE_ENTRIES(TYPE, NAME)                                                         \
    REDUCTION_ENTRY(and_reduce, NAME)                                                              \
    REDUCTION_ENTRY(or_reduce, NAME) REDUCTION_ENTRY(xor_reduce, NAME)
#define REDUCE_ORDERED(TYPE, NAME) REDUCTION(max_reduce, NAME) REDUCTION(min_reduce, NAME)
#define REDUCE_ORDERED_ENTRIES(TYPE, NAME)                                                         \
    REDUCTION_ENTRY(max_reduce, NAME) REDUCTION_ENTRY(min_reduce, NAME)
#define REDUCE_ARITHMETIC(TYPE, NAME)                                                              \
    REDUCTION(sum_reduce, NAME)                                                                    \
    REDUCTION(prod_reduce, NAME) REDUCTION(sum_inscan, NAME) REDUCTION(sum_exscan, NAME)
#define REDUCE_ARITHMETIC_ENTRIES(TYPE, NAME)                                                      \
    REDUCTION_ENTRY(sum_reduce, NAME)                                                              \
    REDUCTION_ENTRY(prod_reduce, NAME)                                                             \
    REDUCTION_ENTRY(sum_inscan, NAME) REDUCTION_ENTRY(sum_exscan, NAME)
SHMEM_IMPL_REDUCE_BITWISE_TYPES(REDUCE_BITWISE)
SHMEM_IMPL_RMA_TYPES(REDUCE_ORDERED)
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(REDUCE_ARITHMETIC)

#define ACTIVE_SET c->start, c->log_stride, c->size
#define ACTIVE_DATA(BITS, BYTES)                                                                   \
    DEFINE(active_broadcast, BITS,                                                                 \
           shmem_broadcast##BITS(c->dest, c->source, c->nelems, c->pe, ACTIVE_SET, c->p_sync))     \
    DEFINE(active_collect, BITS,                                                                   \
           shmem_collect##BITS(c->dest, c->source, c->nelems, ACTIVE_SET, c->p_sync))              \
    DEFINE(active_fcollect, BITS,                                                                  \
           shmem_fcollect##BITS(c->dest, c->source, c->nelems, ACTIVE_SET, c->p_sync))             \
    DEFINE(active_alltoall, BITS,                                                                  \
           shmem_alltoall##BITS(c->dest, c->source, c->nelems, ACTIVE_SET, c->p_sync))             \
    DEFINE(active_alltoalls, BITS,                                                                 \
           shmem_alltoalls##BITS(c->dest, c->source, c->dst, c->sst, c->nelems, ACTIVE_SET,        \
                                 c->p_sync))
#define ACTIVE_DATA_ENTRIES(BITS, BYTES)                                                           \
    ENTRY(active_broadcast, BITS)                                                                  \
    ENTRY(active_collect, BITS)                                                                    \
    ENTRY(active_fcollect, BITS) ENTRY(active_alltoall, BITS) ENTRY(active_alltoalls, BITS)
SHMEM_IMPL_ACTIVE_SET_SIZES(ACTIVE_DATA)

#define TO_ALL(OPERATION, NAME)                                                                    \
    DEFINE(OPERATION##_to_all, NAME,                                                               \
           shmem_##NAME##_##OPERATION##_to_all(c->dest, c->source, (int)c->nelems, ACTIVE_SET,     \
                                               c->p_wrk, c->p_sync))
#define TO_ALL_BITWISE(TYPE, NAME) TO_ALL(and, NAME) TO_ALL(or, NAME) TO_ALL(xor, NAME)
#define TO_ALL_BITWISE_ENTRIES(TYPE, NAME)                                                         \
    ENTRY(and_to_all, NAME) ENTRY(or_to_all, NAME) ENTRY(xor_to_all, NAME)
#define TO_ALL_ORDERED(TYPE, NAME)            TO_ALL(max, NAME) TO_ALL(min, NAME)
#define TO_ALL_ORDERED_ENTRIES(TYPE, NAME)    ENTRY(max_to_all, NAME) ENTRY(min_to_all, NAME)
#define TO_ALL_ARITHMETIC(TYPE, NAME)         TO_ALL(sum, NAME) TO_ALL(prod, NAME)
#define TO_ALL_ARITHMETIC_ENTRIES(TYPE, NAME) ENTRY(sum_to_all, NAME) ENTRY(prod_to_all, NAME)
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(TO_ALL_BITWISE)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(TO_ALL_ORDERED)
SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(TO_ALL_ARITHMETIC)

/* ---- The table ------------------------------------------------------------------------------ */

/* clang-format off */
static routine_call *const table[ROUTINE_COUNT][TYPE_COUNT] = {
    SHMEM_IMPL_RMA_TYPES(RMA_TYPE_ENTRIES)
    SHMEM_IMPL_SIZES(RMA_SIZE_ENTRIES)
    TRANSFER_ENTRIES(mem)
    REQUESTED_ENTRIES(mem)
    BOX_ENTRIES
    SHMEM_IMPL_AMO_EXTENDED_TYPES(EXTENDED_ENTRIES)
    SHMEM_IMPL_AMO_STANDARD_TYPES(STANDARD_ENTRIES)
    SHMEM_IMPL_AMO_BITWISE_TYPES(BITWISE_ENTRIES)
    SHMEM_IMPL_WAIT_TYPES(WAIT_ENTRIES)
    SHMEM_IMPL_AMO_STANDARD_TYPES(WAIT_SET_ENTRIES)
    ENTRY(signal_wait_until, uint64)
    SHMEM_IMPL_RMA_TYPES(TEAM_DATA_TYPE_ENTRIES)
    TEAM_DATA_ENTRIES(mem)
    TEAM_DATA_NB_ENTRIES(mem)
    SHMEM_IMPL_REDUCE_BITWISE_TYPES(REDUCE_BITWISE_ENTRIES)
    SHMEM_IMPL_RMA_TYPES(REDUCE_ORDERED_ENTRIES)
    SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(REDUCE_ARITHMETIC_ENTRIES)
    SHMEM_IMPL_ACTIVE_SET_SIZES(ACTIVE_DATA_ENTRIES)
    SHMEM_IMPL_TO_ALL_BITWISE_TYPES(TO_ALL_BITWISE_ENTRIES)
    SHMEM_IMPL_TO_ALL_ORDERED_TYPES(TO_ALL_ORDERED_ENTRIES)
    SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(TO_ALL_ARITHMETIC_ENTRIES)
};
/* clang-format on */

routine_call *routine_find(enum routine routine, enum type type)
{
    return table[routine][type];
}

const char *routine_name(enum routine routine)
{
#define ROUTINE_TEXT(ROUTINE) #ROUTINE,
    static const char *const names[] = {ALL_ROUTINES(ROUTINE_TEXT)};
    return names[routine];
}

enum routine routine_plain(enum routine routine)
{
    if (routine >= ROUTINE_atomic_fetch_req && routine <= ROUTINE_atomic_fetch_xor_req)
        return routine - ROUTINE_atomic_fetch_req + ROUTINE_atomic_fetch_nbi;
    if (routine >= ROUTINE_broadcast_nb && routine <= ROUTINE_alltoallv_nb)
        return routine - ROUTINE_broadcast_nb + ROUTINE_broadcast;
    return routine;
}

enum type routine_choose_type(enum routine routine, struct random *random)
{
    enum type found[TYPE_COUNT] = {0};
    size_t count = 0;
    for (int type = 0; type < TYPE_COUNT; type++)
        if (table[routine][type] != NULL)
            found[count++] = (enum type)type;
    return count == 0 ? TYPE_mem : found[random_below(random, count)];
}

void number_store(const struct type_description *type, void *component, long double number)
{
    size_t size = type->size / type->components;
    type->store(component, number == 0 ? 0 : number);
    memset((char *)component + type->significant, 0, size - type->significant);
}

void number_normalize(const struct type_description *type, void *component)
{
    number_store(type, component, type->load(component));
}

void integer_store(void *element, size_t size, uint64_t value)
{
    uint8_t value8 = (uint8_t)value;
    uint16_t value16 = (uint16_t)value;
    uint32_t value32 = (uint32_t)value;
    const void *narrow = size == 1   ? (const void *)&value8
                         : size == 2 ? (const void *)&value16
                         : size == 4 ? (const void *)&value32
                                     : (const void *)&value;
    memcpy(element, narrow, size);
}

uint64_t integer_load(const void *element, size_t size)
{
    union {
        uint8_t of_1;
        uint16_t of_2;
        uint32_t of_4;
        uint64_t of_8;
    } value;
    memcpy(&value, element, size);
    return size == 1 ? value.of_1 : size == 2 ? value.of_2 : size == 4 ? value.of_4 : value.of_8;
}
