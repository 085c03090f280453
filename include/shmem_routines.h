/*
 * The routines of OpenSHMEM, by sections of the 1.6 specification (named in brackets). Not to be
 * included by programs: shmem.h and pshmem.h include it to declare the shmem_ and the pshmem_
 * names, and shmem.h once more for the C++ overloads. They define
 *
 *     SHMEM_IMPL_ROUTINE(result, name, (parameters))           shmem_name
 *     SHMEM_IMPL_TYPED(result, type name, name, (parameters))  shmem_typename_name
 *     SHMEM_IMPL_STAMP(table, family)       the family for each type of a table of shmem_types.h
 *
 * Said once for all:
 *  - Between shmem_init and shmem_finalize only, unless a routine says otherwise.
 *  - Symmetric addresses are those of the symmetric heap and of static variables, interior ones
 *    too, and of the executable's constants, as sources. `dest` of puts and atomics, `source` of
 *    gets and fetches, and signals, locks and waited-for variables are symmetric; the other side
 *    is any memory. The two do not overlap. In collectives dest is symmetric, and source too.
 *  - `pe` is 0 .. n-1, a PE of the context's team; without a context, of the job. nelems counts
 *    elements of the type, of N bits in shmem_putN, and bytes in shmem_putmem. 0 elements do
 *    nothing, with any pointers.
 *  - Routines with `ctx` belong to that context; those without to SHMEM_CTX_DEFAULT.
 *  - "Collective over" a team or the job: all its PEs call, in the same order among collectives.
 *  - A wrong argument that the library notices ends the job with a line that names routine and
 *    argument, unless the routine has a result for it.
 */

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Library setup, exit, query [Library Setup, Exit, and Query Routines] ------------------- */

/* Starts the library, or adds one to the number of its users. Collective over the job. Whatever
 * fails ends the job. [SHMEM_INIT] */
SHMEM_IMPL_ROUTINE(void, init, (void))

/* Takes one user away. Collective over the job. The last one completes all communication, waits
 * for all PEs, and frees teams, shareable contexts and the symmetric heap; the others are a
 * shmem_barrier_all. shmem_init may follow. [SHMEM_FINALIZE] */
SHMEM_IMPL_ROUTINE(void, finalize, (void))

/* *initialized = 1 while the library runs, else 0. At any time, from any thread.
 * [SHMEM_QUERY_INITIALIZED] */
SHMEM_IMPL_ROUTINE(void, query_initialized, (int *initialized))

/* As shmem_init, for a program that needs thread level `requested`, one of SHMEM_THREAD_*;
 * *provided is the level that it has. 0, or nonzero for a level that is none.
 * [SHMEM_INIT_THREAD] */
SHMEM_IMPL_ROUTINE(int, init_thread, (int requested, int *provided))

/* *provided = the thread level of the library. [SHMEM_QUERY_THREAD] */
SHMEM_IMPL_ROUTINE(void, query_thread, (int *provided))

/* Ends the job with exit status `status`, of which launchers pass on the low 8 bits. One PE is
 * enough; its exit handlers run and its streams are flushed, as by exit, and so are those of PEs on
 * its node that wait in the library. Does not return. [SHMEM_GLOBAL_EXIT] */
SHMEM_IMPL_ROUTINE(SHMEM_IMPL_NORETURN void, global_exit, (int status))

/* This PE's number in the job, and how many PEs the job has. [SHMEM_MY_PE, SHMEM_N_PES] */
SHMEM_IMPL_ROUTINE(int, my_pe, (void))
SHMEM_IMPL_ROUTINE(int, n_pes, (void))

/* 1 if PE `pe` of the job (any int) runs this PE's executable; 1 if the library reaches this
 * address, if symmetric, there; else 0. [SHMEM_PE_ACCESSIBLE, SHMEM_ADDR_ACCESSIBLE] */
SHMEM_IMPL_ROUTINE(int, pe_accessible, (int pe))
SHMEM_IMPL_ROUTINE(int, addr_accessible, (const void *addr, int pe))

/* A local address at which PE `pe`'s copy of `dest` can be loaded and stored; NULL if there is
 * none, as of constants. It is no symmetric address. shmem_team_ptr: `pe` is of the team, and
 * SHMEM_TEAM_INVALID gives NULL. [SHMEM_PTR, SHMEM_TEAM_PTR] */
SHMEM_IMPL_ROUTINE(void *, ptr, (const void *dest, int pe))
SHMEM_IMPL_ROUTINE(void *, team_ptr, (shmem_team_t team, const void *dest, int pe))

/* The specification's version, and SHMEM_VENDOR_STRING, for which `name` has SHMEM_MAX_NAME_LEN
 * bytes. At any time. [SHMEM_INFO_GET_VERSION, SHMEM_INFO_GET_NAME] */
SHMEM_IMPL_ROUTINE(void, info_get_version, (int *major, int *minor))
SHMEM_IMPL_ROUTINE(void, info_get_name, (char *name))

/* Talks to a profiling library; does nothing here. At any time. [SHMEM_PCONTROL] */
SHMEM_IMPL_ROUTINE(void, pcontrol, (int level, ...))

/* ---- Memory [Memory Management Routines] ---------------------------------------------------- */

/* A block of `size` bytes of every PE's symmetric heap, not cleared (calloc: count * size bytes of
 * zero); aligned to 64 bytes at least, and to `alignment`, a power of two and a multiple of
 * sizeof(void *). NULL for size 0, at once, and where no free range is large enough; `hints` are
 * advice. Collective over the job, with the same arguments; a barrier follows the allocation.
 * [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN; SHMEM_CALLOC; SHMEM_MALLOC_WITH_HINTS] */
SHMEM_IMPL_ROUTINE(void *, malloc, (size_t size))
SHMEM_IMPL_ROUTINE(void *, align, (size_t alignment, size_t size))
SHMEM_IMPL_ROUTINE(void *, calloc, (size_t count, size_t size))
SHMEM_IMPL_ROUTINE(void *, malloc_with_hints, (size_t size, long hints))

/* The block with its contents in `size` bytes, maybe elsewhere, after and before a barrier. NULL
 * and the block as it was where there is no room; ptr NULL allocates, size 0 frees and gives NULL.
 * Collective over the job, with the same block and size.
 * [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN] */
SHMEM_IMPL_ROUTINE(void *, realloc, (void *ptr, size_t size))

/* Gives the block back, after a barrier; NULL does nothing. Collective over the job, with the same
 * block. [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN] */
SHMEM_IMPL_ROUTINE(void, free, (void *ptr))

/* ---- Spaces [Memory Spaces proposal] -------------------------------------------------------- */

/* A space of config->size bytes on each PE that has memory of config->device_type: *space, and *team
 * of just those PEs, in the order of their world numbers; SHMEM_SPACE_INVALID and
 * SHMEM_TEAM_INVALID on the others. Collective over the job, with the same configuration. Returns 0;
 * or, alike on all PEs, nonzero, and *space and *team are invalid: a wrong configuration, a size of
 * 0 or beyond what there is, or a device that no PE has. [SHMEM_SPACE_CREATE] */
SHMEM_IMPL_ROUTINE(int, space_create,
                   (const shmem_space_config_t *config, shmem_space_t *space, shmem_team_t *team))

/* Destroys the space, whose blocks must have been freed. Completes this PE's operations on the default
 * context; on others they must be complete. Collective over its PEs. Returns 0; or, alike on all,
 * nonzero, and nothing is done, while the space's team or one that was split from it lives.
 * SHMEM_SPACE_INVALID does nothing and gives 0; for the default space the job ends with a line.
 * [SHMEM_SPACE_DESTROY] */
SHMEM_IMPL_ROUTINE(int, space_destroy, (shmem_space_t space))

/* A block of `size` bytes (calloc: count * size, cleared) of the space, at a multiple of 64; NULL
 * where there is no room, and for SHMEM_SPACE_INVALID. Ends with a barrier over the space's PEs,
 * which also completes this PE's operations on the default context; without one, and with NULL, for
 * 0 bytes. Collective over the space's PEs, with the same arguments.
 * [SHMEM_SPACE_MALLOC, SHMEM_SPACE_CALLOC] */
SHMEM_IMPL_ROUTINE(void *, space_malloc, (shmem_space_t space, size_t size))
SHMEM_IMPL_ROUTINE(void *, space_calloc, (shmem_space_t space, size_t count, size_t size))

/* Gives a block back to its space, after a barrier over the space's PEs; NULL and
 * SHMEM_SPACE_INVALID do nothing. Collective over the space's PEs, with the same block.
 * [SHMEM_SPACE_FREE] */
SHMEM_IMPL_ROUTINE(void, space_free, (shmem_space_t space, void *ptr))

/* *team = the team that came with the space, SHMEM_TEAM_INVALID once the program has destroyed it;
 * *type = what the space was created on; *caps = what it can, SHMEM_SPACE_CAP_ or-ed. Local. 0, or
 * nonzero for SHMEM_SPACE_INVALID.
 * [SHMEM_SPACE_GET_TEAM, SHMEM_SPACE_GET_DEVICE_TYPE, SHMEM_SPACE_GET_CAPS] */
SHMEM_IMPL_ROUTINE(int, space_get_team, (shmem_space_t space, shmem_team_t *team))
SHMEM_IMPL_ROUTINE(int, space_get_device_type, (shmem_space_t space, shmem_device_type_t *type))
SHMEM_IMPL_ROUTINE(int, space_get_caps, (shmem_space_t space, shmem_space_cap_t *caps))

/* ---- Teams [Team Management Routines] ------------------------------------------------------- */

/* This PE's number in the team, and how many PEs it has; -1 for SHMEM_TEAM_INVALID, and for the
 * first also if this PE is no member. [SHMEM_TEAM_MY_PE, SHMEM_TEAM_N_PES] */
SHMEM_IMPL_ROUTINE(int, team_my_pe, (shmem_team_t team))
SHMEM_IMPL_ROUTINE(int, team_n_pes, (shmem_team_t team))

/* Copies the parts of the team's configuration that config_mask names (SHMEM_TEAM_NUM_CONTEXTS, or
 * 0: then `config` may be NULL; unknown bits name nothing). 0, or nonzero for SHMEM_TEAM_INVALID.
 * [SHMEM_TEAM_GET_CONFIG] */
SHMEM_IMPL_ROUTINE(int, team_get_config,
                   (shmem_team_t team, long config_mask, shmem_team_config_t *config))

/* The number in dest_team of the PE that is src_pe in src_team; -1 if it is none, if src_pe is no
 * PE of src_team, and for SHMEM_TEAM_INVALID. [SHMEM_TEAM_TRANSLATE_PE] */
SHMEM_IMPL_ROUTINE(int, team_translate_pe,
                   (shmem_team_t src_team, int src_pe, shmem_team_t dest_team))

/* 1 if `team` is a team that this PE is of, predefined or made and not destroyed; 0 for any other
 * value, SHMEM_TEAM_INVALID among them, and outside the library's life. [Memory Spaces proposal] */
SHMEM_IMPL_ROUTINE(int, team_is_valid, (shmem_team_t team))

/* *new_team = a team of the parent's PEs start, start + stride, ...: `size` of them, all in the
 * parent. stride may be negative, and 0 for a single PE. Collective over the parent, with the same
 * arguments; PEs that are not in the triplet get SHMEM_TEAM_INVALID. 0, or, alike on all PEs,
 * nonzero and SHMEM_TEAM_INVALID for an impossible triplet or an invalid parent. config may be
 * NULL with mask 0. [SHMEM_TEAM_SPLIT_STRIDED] */
SHMEM_IMPL_ROUTINE(int, team_split_strided,
                   (shmem_team_t parent_team, int start, int stride, int size,
                    const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team))

/* Lays the parent's PEs out in rows of xrange >= 1: PE i stands at x = i % xrange, y = i / xrange.
 * *xaxis_team = this PE's row, *yaxis_team = its column. Collective over the parent, with the same
 * arguments. 0, or, alike on all PEs, nonzero and SHMEM_TEAM_INVALID twice. C11 and C++ also have
 * shmem_team_split_2d(parent_team, xrange, yrange, new_team): one team of the first xrange * yrange
 * of the parent's PEs, SHMEM_TEAM_INVALID on the others; nonzero if there are fewer.
 * [SHMEM_TEAM_SPLIT_2D; Memory Spaces proposal] */
SHMEM_IMPL_ROUTINE(int, team_split_2d,
                   (shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config,
                    long xaxis_mask, shmem_team_t *xaxis_team,
                    const shmem_team_config_t *yaxis_config, long yaxis_mask,
                    shmem_team_t *yaxis_team))

/* Frees the team and the shareable contexts made from it. Collective over the team.
 * SHMEM_TEAM_INVALID does nothing; a predefined team must not be destroyed. [SHMEM_TEAM_DESTROY] */
SHMEM_IMPL_ROUTINE(void, team_destroy, (shmem_team_t team))

/* ---- Contexts and sessions [Communication Management Routines] ------------------------------ */

/* *ctx = a new context over all PEs, or over a team's (whose configuration asked for it);
 * `options` are SHMEM_CTX_* or-ed. Any PE, for itself. 0, or nonzero and SHMEM_CTX_INVALID if
 * there is none to be had; the program may go on. [SHMEM_CTX_CREATE, SHMEM_TEAM_CREATE_CTX] */
SHMEM_IMPL_ROUTINE(int, ctx_create, (long options, shmem_ctx_t *ctx))
SHMEM_IMPL_ROUTINE(int, team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx))

/* Completes the context's operations and frees it; a private one by its own thread.
 * SHMEM_CTX_INVALID does nothing; SHMEM_CTX_DEFAULT must not be destroyed. [SHMEM_CTX_DESTROY] */
SHMEM_IMPL_ROUTINE(void, ctx_destroy, (shmem_ctx_t ctx))

/* *team = the team that the context was made from. 0, or nonzero and SHMEM_TEAM_INVALID for
 * SHMEM_CTX_INVALID. [SHMEM_CTX_GET_TEAM] */
SHMEM_IMPL_ROUTINE(int, ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team))

/* Begin and end a stretch of operations of the kind that options (SHMEM_CTX_SESSION_BATCH) and
 * config (the parts in config_mask; NULL with mask 0) tell: hints, without effect on results, and
 * passed over if unknown. Any PE, for itself; starting anew adds to the hints, and ending what has
 * not begun does nothing, nor does SHMEM_CTX_INVALID.
 * [SHMEM_CTX_SESSION_START, SHMEM_CTX_SESSION_STOP] */
SHMEM_IMPL_ROUTINE(void, ctx_session_start,
                   (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config,
                    long config_mask))
SHMEM_IMPL_ROUTINE(void, ctx_session_stop, (shmem_ctx_t ctx))

/* ---- Put and get [Remote Memory Access Routines] -------------------------------------------- */

/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. get: copies them from there; returns when they are in dest.
 * [SHMEM_PUT, SHMEM_GET] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, put, (TYPE *dest, const TYPE *source, size_t nelems, int pe))     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put,                                                        \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe))     \
    SHMEM_IMPL_TYPED(void, NAME, get, (TYPE *dest, const TYPE *source, size_t nelems, int pe))     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, get,                                                        \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, put##BITS, (void *dest, const void *source, size_t nelems, int pe))   \
    SHMEM_IMPL_ROUTINE(void, ctx_put##BITS,                                                        \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))   \
    SHMEM_IMPL_ROUTINE(void, get##BITS, (void *dest, const void *source, size_t nelems, int pe))   \
    SHMEM_IMPL_ROUTINE(void, ctx_get##BITS,                                                        \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(void, putmem, (void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_putmem,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, getmem, (void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_getmem,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))

/* p: puts one value, completed by a quiet. g: gives the element at source on PE `pe`.
 * [SHMEM_P, SHMEM_G] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, p, (TYPE *dest, TYPE value, int pe))                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, p, (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))       \
    SHMEM_IMPL_TYPED(TYPE, NAME, g, (const TYPE *source, int pe))                                  \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, g, (shmem_ctx_t ctx, const TYPE *source, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. Completion as with put and get. [SHMEM_IPUT, SHMEM_IGET] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, iput,                                                             \
                     (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,                \
                      size_t nelems, int pe))                                                      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, iput,                                                       \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                      ptrdiff_t sst, size_t nelems, int pe))                                       \
    SHMEM_IMPL_TYPED(void, NAME, iget,                                                             \
                     (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,                \
                      size_t nelems, int pe))                                                      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, iget,                                                       \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                      ptrdiff_t sst, size_t nelems, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, iput##BITS,                                                           \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        size_t nelems, int pe))                                                    \
    SHMEM_IMPL_ROUTINE(void, ctx_iput##BITS,                                                       \
                       (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,            \
                        ptrdiff_t sst, size_t nelems, int pe))                                     \
    SHMEM_IMPL_ROUTINE(void, iget##BITS,                                                           \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        size_t nelems, int pe))                                                    \
    SHMEM_IMPL_ROUTINE(void, ctx_iget##BITS,                                                       \
                       (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,            \
                        ptrdiff_t sst, size_t nelems, int pe))
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. Completion as with put and
 * get. [SHMEM_IBPUT, SHMEM_IBGET] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, ibput,                                                            \
                     (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,  \
                      size_t nblocks, int pe))                                                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, ibput,                                                      \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))                        \
    SHMEM_IMPL_TYPED(void, NAME, ibget,                                                            \
                     (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,  \
                      size_t nblocks, int pe))                                                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, ibget,                                                      \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, ibput##BITS,                                                          \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        size_t bsize, size_t nblocks, int pe))                                     \
    SHMEM_IMPL_ROUTINE(void, ctx_ibput##BITS,                                                      \
                       (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,            \
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))                      \
    SHMEM_IMPL_ROUTINE(void, ibget##BITS,                                                          \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        size_t bsize, size_t nblocks, int pe))                                     \
    SHMEM_IMPL_ROUTINE(void, ctx_ibget##BITS,                                                      \
                       (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,            \
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. Fence does not order gets.
 * [SHMEM_PUT_NBI, SHMEM_GET_NBI] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, put_nbi,                                                          \
                     (TYPE *dest, const TYPE *source, size_t nelems, int pe))                      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put_nbi,                                                    \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe))     \
    SHMEM_IMPL_TYPED(void, NAME, get_nbi,                                                          \
                     (TYPE *dest, const TYPE *source, size_t nelems, int pe))                      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, get_nbi,                                                    \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, put##BITS##_nbi,                                                      \
                       (void *dest, const void *source, size_t nelems, int pe))                    \
    SHMEM_IMPL_ROUTINE(void, ctx_put##BITS##_nbi,                                                  \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))   \
    SHMEM_IMPL_ROUTINE(void, get##BITS##_nbi,                                                      \
                       (void *dest, const void *source, size_t nelems, int pe))                    \
    SHMEM_IMPL_ROUTINE(void, ctx_get##BITS##_nbi,                                                  \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(void, putmem_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_putmem_nbi,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, getmem_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_getmem_nbi,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))

/* ---- Atomics [Atomic Memory Operations] ----------------------------------------------------- */

/* Atomic to each other and to waits and tests, on one variable and in one type; dest and source
 * are aligned as their type. The fetching ones return the value from before, and are then
 * complete; a quiet completes the others. fetch: reads. set: writes. swap: writes, gives the old
 * value. [SHMEM_ATOMIC_FETCH, _SET, _SWAP] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch, (const TYPE *source, int pe))                       \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch,                                               \
                     (shmem_ctx_t ctx, const TYPE *source, int pe))                                \
    SHMEM_IMPL_TYPED(void, NAME, atomic_set, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_set,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_swap, (TYPE *dest, TYPE value, int pe))                    \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_swap,                                                \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* compare_swap: writes value where cond is, gives the old value. inc: adds 1. add: adds value.
 * [SHMEM_ATOMIC_COMPARE_SWAP, _FETCH_INC, _INC, _FETCH_ADD, _ADD] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_compare_swap,                                              \
                     (TYPE *dest, TYPE cond, TYPE value, int pe))                                  \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_compare_swap,                                        \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe))                 \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_inc, (TYPE *dest, int pe))                           \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_inc, (shmem_ctx_t ctx, TYPE *dest, int pe))    \
    SHMEM_IMPL_TYPED(void, NAME, atomic_inc, (TYPE *dest, int pe))                                 \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_inc, (shmem_ctx_t ctx, TYPE *dest, int pe))          \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_add, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_add,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_add, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_add,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* and, or, xor: combine bit by bit with value.
 * [SHMEM_ATOMIC_FETCH_AND, _AND, _FETCH_OR, _OR, _FETCH_XOR, _XOR] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_and, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_and,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_and, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_and,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_or, (TYPE *dest, TYPE value, int pe))                \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_or,                                            \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_or, (TYPE *dest, TYPE value, int pe))                      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_or,                                                  \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_xor, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_xor,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_xor, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_xor,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context.
 * [SHMEM_ATOMIC_FETCH_NBI, _SWAP_NBI, _COMPARE_SWAP_NBI, _FETCH_INC_NBI, _FETCH_ADD_NBI,
 * _FETCH_AND_NBI, _FETCH_OR_NBI, _FETCH_XOR_NBI] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_nbi, (TYPE *fetch, const TYPE *source, int pe))      \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_nbi,                                           \
                     (shmem_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe))                   \
    SHMEM_IMPL_TYPED(void, NAME, atomic_swap_nbi, (TYPE *fetch, TYPE *dest, TYPE value, int pe))   \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_swap_nbi,                                            \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, atomic_compare_swap_nbi,                                          \
                     (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_compare_swap_nbi,                                    \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe))    \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_inc_nbi, (TYPE *fetch, TYPE *dest, int pe))          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_inc_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe))                           \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_add_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_add_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_and_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_and_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_or_nbi,                                              \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_or_nbi,                                        \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_xor_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_xor_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. shmem_swap is
 * that of long. [Atomic Memory Operations] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, set, (TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, fetch, (const TYPE *source, int pe))
SHMEM_IMPL_STAMP(OLD_AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(TYPE, NAME, swap, (TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(OLD_SWAP, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
SHMEM_IMPL_ROUTINE(long, swap, (long *dest, long value, int pe))

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(TYPE, NAME, cswap, (TYPE *dest, TYPE cond, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, NAME, finc, (TYPE *dest, int pe))                                       \
    SHMEM_IMPL_TYPED(void, NAME, inc, (TYPE *dest, int pe))                                        \
    SHMEM_IMPL_TYPED(TYPE, NAME, fadd, (TYPE *dest, TYPE value, int pe))                           \
    SHMEM_IMPL_TYPED(void, NAME, add, (TYPE *dest, TYPE value, int pe))
SHMEM_IMPL_STAMP(OLD_AMO, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* ---- Signals [Signaling Operations] --------------------------------------------------------- */

/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. Who sees the signal's new value sees this put's data, though not
 * earlier puts' (fence orders those). The source may be reused on return; nbi: after a quiet.
 * [SHMEM_PUT_SIGNAL, SHMEM_PUT_SIGNAL_NBI] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, put_signal,                                                       \
                     (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,           \
                      uint64_t signal, int sig_op, int pe))                                        \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put_signal,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems,              \
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))                    \
    SHMEM_IMPL_TYPED(void, NAME, put_signal_nbi,                                                   \
                     (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,           \
                      uint64_t signal, int sig_op, int pe))                                        \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put_signal_nbi,                                             \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems,              \
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, put##BITS##_signal,                                                   \
                       (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,         \
                        uint64_t signal, int sig_op, int pe))                                      \
    SHMEM_IMPL_ROUTINE(void, ctx_put##BITS##_signal,                                               \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,            \
                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))                  \
    SHMEM_IMPL_ROUTINE(void, put##BITS##_signal_nbi,                                               \
                       (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,         \
                        uint64_t signal, int sig_op, int pe))                                      \
    SHMEM_IMPL_ROUTINE(void, ctx_put##BITS##_signal_nbi,                                           \
                       (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,            \
                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(void, putmem_signal,
                   (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_putmem_signal,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEM_IMPL_ROUTINE(void, putmem_signal_nbi,
                   (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_putmem_signal_nbi,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* Change the signal alone; completed by a quiet. [SHMEM_SIGNAL_ADD, SHMEM_SIGNAL_SET] */
SHMEM_IMPL_ROUTINE(void, signal_add, (uint64_t *sig_addr, uint64_t signal, int pe))
SHMEM_IMPL_ROUTINE(void, signal_set, (uint64_t *sig_addr, uint64_t signal, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_signal_add,
                   (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))
SHMEM_IMPL_ROUTINE(void, ctx_signal_set,
                   (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))

/* The value of this PE's own signal. [SHMEM_SIGNAL_FETCH] */
SHMEM_IMPL_ROUTINE(uint64_t, signal_fetch, (const uint64_t *sig_addr))

/* Waits until this PE's own signal compares so with cmp_value; gives the value that did.
 * [SHMEM_SIGNAL_WAIT_UNTIL] */
SHMEM_IMPL_ROUTINE(uint64_t, signal_wait_until, (uint64_t *sig_addr, int cmp, uint64_t cmp_value))

/* ---- Collectives [Collective Routines] ------------------------------------------------------ */

/* All are collective over the team, with the same nelems and root (but for collect). Each returns
 * when this PE's dest is complete and its source may be reused. dest must be ready on all PEs
 * before any of them calls. 0, always: what fails ends the job. */

/* All PEs of the team, or of the job, have come. sync completes plain stores only; barrier_all
 * first completes SHMEM_CTX_DEFAULT's operations, and is collective over the job, as sync_all is.
 * [SHMEM_SYNC, SHMEM_SYNC_ALL, SHMEM_BARRIER_ALL] */
SHMEM_IMPL_ROUTINE(int, team_sync, (shmem_team_t team))
SHMEM_IMPL_ROUTINE(void, sync_all, (void))
SHMEM_IMPL_ROUTINE(void, barrier_all, (void))

/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included.
 * collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. alltoall: nelems elements from each PE for each, in team order; alltoalls:
 * those dst and sst >= 1 elements apart.
 * [SHMEM_BROADCAST, SHMEM_COLLECT, SHMEM_ALLTOALL, SHMEM_ALLTOALLS] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(                                                                              \
        int, NAME, broadcast,                                                                      \
        (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root))           \
    SHMEM_IMPL_TYPED(int, NAME, collect,                                                           \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems))           \
    SHMEM_IMPL_TYPED(int, NAME, fcollect,                                                          \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems))           \
    SHMEM_IMPL_TYPED(int, NAME, alltoall,                                                          \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems))           \
    SHMEM_IMPL_TYPED(int, NAME, alltoalls,                                                         \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst,            \
                      ptrdiff_t sst, size_t nelems))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* The same, of bytes. */
SHMEM_IMPL_ROUTINE(int, broadcastmem,
                   (shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root))
SHMEM_IMPL_ROUTINE(int, collectmem,
                   (shmem_team_t team, void *dest, const void *source, size_t nelems))
SHMEM_IMPL_ROUTINE(int, fcollectmem,
                   (shmem_team_t team, void *dest, const void *source, size_t nelems))
SHMEM_IMPL_ROUTINE(int, alltoallmem,
                   (shmem_team_t team, void *dest, const void *source, size_t nelems))
SHMEM_IMPL_ROUTINE(int, alltoallsmem,
                   (shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems))

/* Reductions: element i of every dest = element i of all PEs' source, combined. dest may be source.
 * [SHMEM_AND_REDUCE, _OR_, _XOR_, _MAX_, _MIN_, _SUM_, _PROD_] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, and_reduce,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))          \
    SHMEM_IMPL_TYPED(int, NAME, or_reduce,                                                         \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))          \
    SHMEM_IMPL_TYPED(int, NAME, xor_reduce,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))
SHMEM_IMPL_STAMP(REDUCE_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, max_reduce,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))          \
    SHMEM_IMPL_TYPED(int, NAME, min_reduce,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, sum_reduce,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))          \
    SHMEM_IMPL_TYPED(int, NAME, prod_reduce,                                                       \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce))
SHMEM_IMPL_STAMP(REDUCE_ARITHMETIC, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). dest may be source. [SHMEM_SUM_INSCAN, SHMEM_SUM_EXSCAN] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, sum_inscan,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems))           \
    SHMEM_IMPL_TYPED(int, NAME, sum_exscan,                                                        \
                     (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems))
SHMEM_IMPL_STAMP(REDUCE_ARITHMETIC, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* ---- Active-set collectives, deprecated [Collective Routines] ------------------------------- */

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. pSync and pWrk are left as they are. shmem_barrier completes SHMEM_CTX_DEFAULT's
 * operations first. The broadcast leaves the root's dest alone; PE_root counts in the set. */
SHMEM_IMPL_ROUTINE(void, barrier, (int PE_start, int logPE_stride, int PE_size, long *pSync))
SHMEM_IMPL_ROUTINE(void, sync, (int PE_start, int logPE_stride, int PE_size, long *pSync))

#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_ROUTINE(void, broadcast##BITS,                                                      \
                       (void *dest, const void *source, size_t nelems, int PE_root, int PE_start,  \
                        int logPE_stride, int PE_size, long *pSync))                               \
    SHMEM_IMPL_ROUTINE(void, collect##BITS,                                                        \
                       (void *dest, const void *source, size_t nelems, int PE_start,               \
                        int logPE_stride, int PE_size, long *pSync))                               \
    SHMEM_IMPL_ROUTINE(void, fcollect##BITS,                                                       \
                       (void *dest, const void *source, size_t nelems, int PE_start,               \
                        int logPE_stride, int PE_size, long *pSync))                               \
    SHMEM_IMPL_ROUTINE(void, alltoall##BITS,                                                       \
                       (void *dest, const void *source, size_t nelems, int PE_start,               \
                        int logPE_stride, int PE_size, long *pSync))                               \
    SHMEM_IMPL_ROUTINE(void, alltoalls##BITS,                                                      \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync))
SHMEM_IMPL_ACTIVE_SET_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Reductions of nreduce >= 0 elements. */
#define SHMEM_IMPL_TO_ALL(TYPE, NAME)                                                              \
    SHMEM_IMPL_ROUTINE(void, NAME##_to_all,                                                        \
                       (TYPE *dest, const TYPE *source, int nreduce, int PE_start,                 \
                        int logPE_stride, int PE_size, TYPE *pWrk, long *pSync))

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_and)                                                            \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_or)                                                             \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_xor)
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_max)                                                            \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_min)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_sum)                                                            \
    SHMEM_IMPL_TO_ALL(TYPE, NAME##_prod)
SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TO_ALL

/* ---- Point-to-point synchronization [Point-To-Point Synchronization Routines] --------------- */

#define SHMEM_IMPL_IVAR(TYPE) TYPE
#include "shmem_waits.h"
#undef SHMEM_IMPL_IVAR

/* ---- Ordering [Memory Ordering Routines] ---------------------------------------------------- */

/* fence: the context's puts, atomics and signals, and this PE's plain stores, from before it reach
 * each PE before those after it. quiet: completes all of the context's operations, the nonblocking
 * gets and fetches too; pe_quiet: those to the npes PEs in target_pes. SHMEM_CTX_INVALID does
 * nothing. [SHMEM_FENCE, SHMEM_QUIET, SHMEM_PE_QUIET] */
SHMEM_IMPL_ROUTINE(void, fence, (void))
SHMEM_IMPL_ROUTINE(void, ctx_fence, (shmem_ctx_t ctx))
SHMEM_IMPL_ROUTINE(void, quiet, (void))
SHMEM_IMPL_ROUTINE(void, ctx_quiet, (shmem_ctx_t ctx))
SHMEM_IMPL_ROUTINE(void, pe_quiet, (const int *target_pes, size_t npes))
SHMEM_IMPL_ROUTINE(void, ctx_pe_quiet, (shmem_ctx_t ctx, const int *target_pes, size_t npes))

/* ---- Locks [Distributed Locking Routines] --------------------------------------------------- */

/* *lock is symmetric, begins as 0, and is used by these only. set: waits for its turn, first come
 * first served. test: 0 if it has taken the lock, 1 if somebody has it. clear: first completes
 * SHMEM_CTX_DEFAULT's operations; only by the PE that has it. [SHMEM_LOCK] */
SHMEM_IMPL_ROUTINE(void, set_lock, (long *lock))
SHMEM_IMPL_ROUTINE(int, test_lock, (long *lock))
SHMEM_IMPL_ROUTINE(void, clear_lock, (long *lock))

/* ---- Caches [1.4 draft, "Cache Management"] ------------------------------------------------- */

/* Deprecated, then removed; they do nothing, as caches are coherent. At any time. */
SHMEM_IMPL_ROUTINE(void, set_cache_inv, (void))
SHMEM_IMPL_ROUTINE(void, set_cache_line_inv, (void *dest))
SHMEM_IMPL_ROUTINE(void, clear_cache_inv, (void))
SHMEM_IMPL_ROUTINE(void, clear_cache_line_inv, (void *dest))
SHMEM_IMPL_ROUTINE(void, udcflush, (void))
SHMEM_IMPL_ROUTINE(void, udcflush_line, (void *dest))

/* clang-format on */
