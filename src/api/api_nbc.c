/*
 * Public routines of collective extensions: nonblocking collectives, irregular collectives, and
 * reductions with an operation that the program defines.
 */
#include "api_define.h"
#include "base/check.h"
#include "coll/nbc/nbc.h"
#include "shmemx_collective.h"

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

static shmemx_req_h *api_nbc_require_request(const char *routine, shmemx_req_h *req)
{
    check_result(routine, "req", req);
    return req;
}

#define TEAM team_require(routine, team)
#define REQ  api_nbc_require_request(routine, req)

EXTENSION(int, team_sync_nb, (shmem_team_t team, shmemx_req_h *req),
          return nbc_sync(routine, TEAM, REQ));
EXTENSION(int, team_barrier_nb, (shmem_team_t team, shmemx_req_h *req),
          return nbc_barrier(routine, TEAM, REQ));

/* Defines shmemx_TYPENAME_broadcast_nb, _collect_nb, _fcollect_nb and _alltoall_nb for each type,
 * e.g. shmemx_int_collect_nb. Also defines the forms for bytes, e.g. shmemx_broadcastmem_nb. */
#define DEFINE_COLLECTIVES(TYPE, PREFIX, SUFFIX, SIZE)                                             \
    EXTENSION(int, PREFIX##broadcast##SUFFIX,                                                      \
              (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root,      \
               shmemx_req_h *req),                                                                 \
              return nbc_broadcast(routine, TEAM, dest, source, nelems, SIZE, PE_root,             \
                                           REQ));                                                  \
    DEFINE_EXCHANGE(TYPE, PREFIX##collect##SUFFIX, SIZE, nbc_collect)                              \
    DEFINE_EXCHANGE(TYPE, PREFIX##fcollect##SUFFIX, SIZE, nbc_fcollect)                            \
    DEFINE_EXCHANGE(TYPE, PREFIX##alltoall##SUFFIX, SIZE, nbc_alltoall)

#define DEFINE_EXCHANGE(TYPE, NAME, SIZE, CALL)                                                    \
    EXTENSION(int, NAME, (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,        \
                          shmemx_req_h *req),                                                      \
              return CALL(routine, TEAM, dest, source, nelems, SIZE, REQ));

#define DEFINE_TYPED(TYPE, NAME) DEFINE_COLLECTIVES(TYPE, NAME##_, _nb, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)
DEFINE_COLLECTIVES(void, , mem_nb, 1)

/* Defines the nonblocking reductions for each type, e.g. shmemx_long_max_reduce_nb. */
#define DEFINE_REDUCTION(TYPE, NAME, WORD, OPERATION)                                              \
    EXTENSION(int, NAME##_##WORD##_reduce_nb,                                                      \
              (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce,                  \
               shmemx_req_h *req),                                                                 \
              return nbc_reduce(routine, TEAM, OPERATION, REDUCE_TYPE_##NAME, dest,                \
                                        source, nreduce, REQ));

/* Defines shmemx_TYPENAME_sum_inscan_nb and shmemx_TYPENAME_sum_exscan_nb, e.g.
 * shmemx_int_sum_inscan_nb. */
#define DEFINE_SCAN(TYPE, NAME, WORD, INCLUSIVE)                                                   \
    EXTENSION(int, NAME##_sum_##WORD##_nb,                                                         \
              (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,                   \
               shmemx_req_h *req),                                                                 \
              return nbc_scan(routine, TEAM, REDUCE_TYPE_##NAME, dest, source, nelems,             \
                                      INCLUSIVE, REQ));

#include "reductions.def"

#define OPERATION &(struct user_operation){op, size, commute != 0}
EXTENSION(int, reduce_op,
          (shmem_team_t team, void *dest, const void *source, size_t nreduce, size_t size,
           shmemx_reduce_function_t op, int commute),
          return nbc_reduce_user(routine, TEAM, dest, source, nreduce, OPERATION, NULL));
EXTENSION(int, reduce_op_nb,
          (shmem_team_t team, void *dest, const void *source, size_t nreduce, size_t size,
           shmemx_reduce_function_t op, int commute, shmemx_req_h *req),
          return nbc_reduce_user(routine, TEAM, dest, source, nreduce, OPERATION, REQ));

/* ---- Irregular collectives ---- */

#define WITH_REQUEST , shmemx_req_h *req

/* Defines shmemx_TYPENAME_alltoallv, _gatherv and _scatterv for each type, e.g.
 * shmemx_double_alltoallv, and the nonblocking forms, e.g. shmemx_gathervmem_nb. For a nonblocking
 * form, REQUEST declares the parameter `req`, and WHERE is the value of `req`. For a blocking form,
 * REQUEST is empty and WHERE is NULL. */
#define DEFINE_IRREGULAR(TYPE, PREFIX, SUFFIX, SIZE, REQUEST, WHERE)                               \
    EXTENSION(int, PREFIX##alltoallv##SUFFIX,                                                      \
              (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                          \
               const size_t *dest_nelems, const TYPE *source, const size_t *source_offsets,        \
               const size_t *source_nelems REQUEST),                                               \
              return nbc_alltoallv(                                                                \
                  routine, TEAM, dest, (struct block_list){dest_offsets, dest_nelems}, source,     \
                  (struct block_list){source_offsets, source_nelems}, SIZE, WHERE));               \
    EXTENSION(int, PREFIX##gatherv##SUFFIX,                                                        \
              (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                          \
               const size_t *dest_nelems, const TYPE *source, size_t nelems, int PE_root REQUEST), \
              return nbc_gatherv(routine, TEAM, dest,                                              \
                                         (struct block_list){dest_offsets, dest_nelems}, source,   \
                                         nelems, SIZE, PE_root, WHERE));                           \
    EXTENSION(int, PREFIX##scatterv##SUFFIX,                                                       \
              (shmem_team_t team, TYPE *dest, size_t nelems, const TYPE *source,                   \
               const size_t *source_offsets, const size_t *source_nelems, int PE_root REQUEST),    \
              return nbc_scatterv(routine, TEAM, dest, nelems, source,                             \
                                          (struct block_list){source_offsets, source_nelems}, SIZE, \
                                          PE_root, WHERE));

#define DEFINE_TYPED_IRREGULAR(TYPE, NAME)                                                         \
    DEFINE_IRREGULAR(TYPE, NAME##_, , sizeof(TYPE), , NULL)                                        \
    DEFINE_IRREGULAR(TYPE, NAME##_, _nb, sizeof(TYPE), WITH_REQUEST, REQ)
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED_IRREGULAR)
DEFINE_IRREGULAR(void, , mem, 1, , NULL)
DEFINE_IRREGULAR(void, , mem_nb, 1, WITH_REQUEST, REQ)
