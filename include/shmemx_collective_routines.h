/*
 * The routines of shmemx_collective.h, in the form of shmem_routines.h: SHMEM_IMPL_ROUTINE(result,
 * name without shmemx_, (parameters)). To be included by shmem_impl/extension.h.
 */
/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Nonblocking collectives ---------------------------------------------------------------- */

/* As the routines of the specification without _nb, but that they return at once. *req is done when
 * this PE's dest is complete and its source may be written again; until then neither is touched. All
 * PEs of the team begin the same nonblocking and irregular collectives in the same order; blocking
 * ones of the specification may come anywhere between them, on each PE elsewhere. dest and source
 * are in memory of the host. 0, always: what fails ends the job. */

/* team_barrier_nb first completes SHMEM_CTX_DEFAULT's operations, before it returns. */
SHMEM_IMPL_ROUTINE(int, team_sync_nb, (shmem_team_t team, shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, team_barrier_nb, (shmem_team_t team, shmemx_req_h *req))

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, broadcast_nb,                                                      \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,            \
                      int PE_root, shmemx_req_h *req))                                             \
    SHMEM_IMPL_TYPED(int, NAME, collect_nb,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,            \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(int, NAME, fcollect_nb,                                                       \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,            \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(int, NAME, alltoall_nb,                                                       \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems,            \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* The same, of bytes. */
SHMEM_IMPL_ROUTINE(int, broadcastmem_nb,
                   (shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root,
                    shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, collectmem_nb, (shmem_team_t team, void *dest, const void *source,
                                        size_t nelems, shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, fcollectmem_nb, (shmem_team_t team, void *dest, const void *source,
                                         size_t nelems, shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, alltoallmem_nb, (shmem_team_t team, void *dest, const void *source,
                                         size_t nelems, shmemx_req_h *req))

/* Reductions and scans: dest may be source. */
#define SHMEM_IMPL_REDUCTION(TYPE, NAME, OPERATION)                                                \
    SHMEM_IMPL_TYPED(int, NAME, OPERATION,                                                         \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce,           \
                      shmemx_req_h *req))

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, and_reduce_nb)                                                \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, or_reduce_nb)                                                 \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, xor_reduce_nb)
SHMEM_IMPL_STAMP(REDUCE_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, max_reduce_nb)                                                \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, min_reduce_nb)
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, sum_reduce_nb)                                                \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, prod_reduce_nb)                                               \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, sum_inscan_nb)                                                \
    SHMEM_IMPL_REDUCTION(TYPE, NAME, sum_exscan_nb)
SHMEM_IMPL_STAMP(REDUCE_ARITHMETIC, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_REDUCTION

/* ---- Reductions with an operation of the program's own -------------------------------------- */

/* Element i of every dest = element i of all PEs' source, of `size` bytes, 1 to 8192, combined by
 * op, in any order if `commute` is nonzero, else in the order of the team's PEs. Every PE has the
 * same bits. op is the same function on all PEs, and so is `commute`. dest may be source. Collective
 * over the team, in one order with the nonblocking ones. 0. */
SHMEM_IMPL_ROUTINE(int, reduce_op,
                   (shmem_team_t team, void *dest, const void *source, size_t nreduce, size_t size,
                    shmemx_reduce_function_t op, int commute))
SHMEM_IMPL_ROUTINE(int, reduce_op_nb,
                   (shmem_team_t team, void *dest, const void *source, size_t nreduce, size_t size,
                    shmemx_reduce_function_t op, int commute, shmemx_req_h *req))

/* ---- Irregular collectives ------------------------------------------------------------------ */

/* Blocks of any lengths, 0 among them, at any places; collective over the team, in one order with
 * the nonblocking ones. Offsets and lengths are in elements (of the mem forms in bytes) from dest
 * and source, one for each PE of the team, in any memory, and the program's again when the call
 * returns. Sender and receiver of a block give it the same length. dest and source do not overlap,
 * and lie in the host's symmetric memory on each PE, not necessarily at the same place. 0.
 *   alltoallv  the source_nelems[j] elements at source + source_offsets[j] become those at dest +
 *              dest_offsets[i] of PE j, where this PE is i; dest_nelems[i] come from PE i
 *   gatherv    nelems elements of each PE; dest and its arrays are looked at on PE_root only
 *   scatterv   nelems elements to each PE; source and its arrays are looked at on PE_root only */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, alltoallv,                                                         \
                     (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                   \
                      const size_t *dest_nelems, const TYPE *source,                               \
                      const size_t *source_offsets, const size_t *source_nelems))                  \
    SHMEM_IMPL_TYPED(int, NAME, alltoallv_nb,                                                      \
                     (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                   \
                      const size_t *dest_nelems, const TYPE *source,                               \
                      const size_t *source_offsets, const size_t *source_nelems,                   \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(int, NAME, gatherv,                                                           \
                     (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                   \
                      const size_t *dest_nelems, const TYPE *source, size_t nelems, int PE_root))  \
    SHMEM_IMPL_TYPED(int, NAME, gatherv_nb,                                                        \
                     (shmem_team_t team, TYPE *dest, const size_t *dest_offsets,                   \
                      const size_t *dest_nelems, const TYPE *source, size_t nelems, int PE_root,   \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(int, NAME, scatterv,                                                          \
                     (shmem_team_t team, TYPE *dest, size_t nelems, const TYPE *source,            \
                      const size_t *source_offsets, const size_t *source_nelems, int PE_root))     \
    SHMEM_IMPL_TYPED(int, NAME, scatterv_nb,                                                       \
                     (shmem_team_t team, TYPE *dest, size_t nelems, const TYPE *source,            \
                      const size_t *source_offsets, const size_t *source_nelems, int PE_root,      \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(int, alltoallvmem,
                   (shmem_team_t team, void *dest, const size_t *dest_offsets,
                    const size_t *dest_bytes, const void *source, const size_t *source_offsets,
                    const size_t *source_bytes))
SHMEM_IMPL_ROUTINE(int, alltoallvmem_nb,
                   (shmem_team_t team, void *dest, const size_t *dest_offsets,
                    const size_t *dest_bytes, const void *source, const size_t *source_offsets,
                    const size_t *source_bytes, shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, gathervmem,
                   (shmem_team_t team, void *dest, const size_t *dest_offsets,
                    const size_t *dest_bytes, const void *source, size_t bytes, int PE_root))
SHMEM_IMPL_ROUTINE(int, gathervmem_nb,
                   (shmem_team_t team, void *dest, const size_t *dest_offsets,
                    const size_t *dest_bytes, const void *source, size_t bytes, int PE_root,
                    shmemx_req_h *req))
SHMEM_IMPL_ROUTINE(int, scattervmem,
                   (shmem_team_t team, void *dest, size_t bytes, const void *source,
                    const size_t *source_offsets, const size_t *source_bytes, int PE_root))
SHMEM_IMPL_ROUTINE(int, scattervmem_nb,
                   (shmem_team_t team, void *dest, size_t bytes, const void *source,
                    const size_t *source_offsets, const size_t *source_bytes, int PE_root,
                    shmemx_req_h *req))

/* clang-format on */
