/* Made by scripts/headers from src/api/headers/shmem.h.in; change that, and run it. */
/*
 * OpenSHMEM 1.6, what the 1.4 draft still had, and the Dynamic Memory Spaces proposal, by Isthmus.
 *
 * First the types, handles and constants; then the routines, each with what it does, by chapters of
 * the specification. C11 programs also get the type-generic names (shmem_put, shmem_g, ...), from
 * shmem_generic.h; C++ programs get the same names as overloads.
 *
 * Names that begin with SHMEM_IMPL_ or shmem_impl_ are the library's own.
 */
#ifndef SHMEM_H
#define SHMEM_H

#include <stddef.h>
#include <stdint.h>

#include "shmem_types.h"

/* Version (1.6, "Library Constants"). */
#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_VENDOR_STRING "Isthmus"
#define SHMEM_MAX_NAME_LEN  256 /* bytes that shmem_info_get_name may write */

/* This library, for who must tell it from others: 10000 * major + 100 * minor + patch. */
#define ISTHMUS_VERSION 200

/* Thread levels, in growing order (1.6, "Thread Support"). */
#define SHMEM_THREAD_SINGLE     0 /* one thread */
#define SHMEM_THREAD_FUNNELED   1 /* several; only the one that initialized calls the library */
#define SHMEM_THREAD_SERIALIZED 2 /* several call, never two at a time */
#define SHMEM_THREAD_MULTIPLE   3 /* several call at any time */

/* Handles are numbers in a pointer's clothes: assign them and compare them, and nothing else. */
typedef struct shmem_impl_ctx *shmem_ctx_t;
typedef struct shmem_impl_team *shmem_team_t;

#ifdef __cplusplus /* without C's casts, which -Wold-style-cast reports in the program */
#define SHMEM_CTX_INVALID  (shmem_ctx_t())
#define SHMEM_CTX_DEFAULT  (shmem_ctx_t(1))
#define SHMEM_TEAM_INVALID (shmem_team_t())
#define SHMEM_TEAM_WORLD   (shmem_team_t(2))
#define SHMEM_TEAM_SHARED  (shmem_team_t(18))
#else
#define SHMEM_CTX_INVALID  ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT  ((shmem_ctx_t)1)
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD   ((shmem_team_t)2)  /* all PEs */
#define SHMEM_TEAM_SHARED  ((shmem_team_t)18) /* the PEs that shmem_ptr reaches */
#endif

/* Options of shmem_ctx_create and shmem_team_create_ctx, to be or-ed; 0 is none. */
#define SHMEM_CTX_SERIALIZED (1L << 0) /* the program never uses it from two threads at a time */
#define SHMEM_CTX_PRIVATE    (1L << 1) /* only the thread that made it uses it */
#define SHMEM_CTX_NOSTORE    (1L << 2) /* quiet and fence need not order plain stores */

/* Options of shmem_ctx_session_start, and the bits of its config_mask. */
#define SHMEM_CTX_SESSION_BATCH     (1L << 0) /* a burst of operations follows */
#define SHMEM_CTX_SESSION_TOTAL_OPS (1L << 0) /* total_ops is set */

typedef struct {
    size_t total_ops; /* how many operations the session is expected to issue */
} shmem_ctx_session_config_t;

/* What a new team is asked to have, and the bits of config_mask. */
#define SHMEM_TEAM_NUM_CONTEXTS (1L << 0) /* num_contexts is set */

typedef struct {
    int num_contexts; /* contexts that the program will have of this team at a time; 0 if none */
} shmem_team_config_t;

/* Memory spaces (proposal "Dynamic Memory Spaces"). What kind of memory a space is made of; GPU is
 * whichever of the three below it a PE has. */
typedef enum {
    SHMEM_DEVICE_CPU = 0,  /* host memory */
    SHMEM_DEVICE_HBM = 1,  /* host memory of high bandwidth */
    SHMEM_DEVICE_GPU = 2,  /* any GPU */
    SHMEM_DEVICE_CUDA = 3, /* an NVIDIA GPU */
    SHMEM_DEVICE_HIP = 4,  /* an AMD GPU */
    SHMEM_DEVICE_ZE = 5    /* a GPU by oneAPI Level Zero */
} shmem_device_type_t;

/* How a space is to be created; flags are or-ed (shmemx.h has more). */
#define SHMEM_SPACE_FLAG_DEFAULT 0x0000

typedef struct {
    shmem_device_type_t device_type;
    size_t size; /* bytes of each PE; at least 1 */
    int flags;
} shmem_space_config_t;

/* A number in a pointer's clothes, as the handles above. */
typedef void *shmem_space_t;

/* What shmem_space_get_caps tells, or-ed. */
typedef uint64_t shmem_space_cap_t;
#define SHMEM_SPACE_CAP_RMA           UINT64_C(0x0001) /* put and get work */
#define SHMEM_SPACE_CAP_COLLECTIVES   UINT64_C(0x0002) /* collectives work */
#define SHMEM_SPACE_CAP_ATOMICS       UINT64_C(0x0004) /* atomics work */
#define SHMEM_SPACE_CAP_DIRECT_ACCESS UINT64_C(0x0008) /* a PE loads and stores its own memory */
#define SHMEM_SPACE_CAP_WORLD_ACCESS  UINT64_C(0x0010) /* all PEs of the job are of it */
#define SHMEM_SPACE_CAP_IDENT_ADDR    UINT64_C(0x0020) /* all its PEs have the same addresses */

/* Hints of shmem_malloc_with_hints, to be or-ed; 0 is none. */
#define SHMEM_MALLOC_ATOMICS_REMOTE (1L << 0) /* other PEs' atomics will work on it */
#define SHMEM_MALLOC_SIGNAL_REMOTE  (1L << 1) /* it will hold signals */

/* How shmem_put_signal changes the signal. */
#define SHMEM_SIGNAL_SET 0
#define SHMEM_SIGNAL_ADD 1

/* Comparisons of the waits and tests: the variable on the left, the value on the right. */
#define SHMEM_CMP_EQ 0
#define SHMEM_CMP_NE 1
#define SHMEM_CMP_GT 2
#define SHMEM_CMP_LE 3
#define SHMEM_CMP_LT 4
#define SHMEM_CMP_GE 5

/* Work arrays of the active-set collectives: longs of pSync, its first value, least elements of
 * pWrk. */
#define SHMEM_SYNC_VALUE              (-1L)
#define SHMEM_SYNC_SIZE               8
#define SHMEM_BARRIER_SYNC_SIZE       8
#define SHMEM_BCAST_SYNC_SIZE         8
#define SHMEM_COLLECT_SYNC_SIZE       8
#define SHMEM_REDUCE_SYNC_SIZE        8
#define SHMEM_ALLTOALL_SYNC_SIZE      8
#define SHMEM_ALLTOALLS_SYNC_SIZE     8
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 8

/* Deprecated names of the constants. */
#define _SHMEM_MAJOR_VERSION           SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION           SHMEM_MINOR_VERSION
#define _SHMEM_VENDOR_STRING           SHMEM_VENDOR_STRING
#define _SHMEM_MAX_NAME_LEN            SHMEM_MAX_NAME_LEN
#define _SHMEM_SYNC_VALUE              SHMEM_SYNC_VALUE
#define _SHMEM_BARRIER_SYNC_SIZE       SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE         SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE       SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE        SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE
#define _SHMEM_CMP_EQ                  SHMEM_CMP_EQ
#define _SHMEM_CMP_NE                  SHMEM_CMP_NE
#define _SHMEM_CMP_GT                  SHMEM_CMP_GT
#define _SHMEM_CMP_LE                  SHMEM_CMP_LE
#define _SHMEM_CMP_LT                  SHMEM_CMP_LT
#define _SHMEM_CMP_GE                  SHMEM_CMP_GE

#if defined(__cplusplus) && __cplusplus >= 201103L
#define SHMEM_IMPL_NORETURN [[noreturn]]
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define SHMEM_IMPL_NORETURN _Noreturn
#elif defined(__GNUC__)
#define SHMEM_IMPL_NORETURN __attribute__((noreturn))
#else
#define SHMEM_IMPL_NORETURN
#endif

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__) /* C++ has no _Complex of its own */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#endif
/* clang-format off */

/*
 * Said once for all:
 *  - Between shmem_init and shmem_finalize only, unless a routine says otherwise.
 *  - Symmetric addresses are those of the symmetric heap and of static variables, interior ones
 *    too, and of the executable's constants, as sources. `dest` of puts and atomics, `source` of
 *    gets and fetches, and signals, locks and waited-for variables are symmetric; the other side
 *    is any memory. The two do not overlap. In collectives dest is symmetric, and source too.
 *  - `pe` is 0 .. n-1, a PE of the context's team; without a context, of the job. nelems counts
 *    elements of the type, of N bits in shmem_putN, and bytes in shmem_putmem. Of 0 elements
 *    nothing is copied, and their pointers may be any; a signal is changed all the same.
 *  - Routines with `ctx` belong to that context; those without to SHMEM_CTX_DEFAULT.
 *  - "Collective over" a team or the job: all its PEs call, in the same order among collectives.
 *  - A wrong argument that the library notices ends the job with a line that names routine and
 *    argument, unless the routine has a result for it.
 */

/* ---- Library setup, exit, query [Library Setup, Exit, and Query Routines] ------------------- */

/* Starts the library, or adds one to the number of its users. Collective over the job. Whatever
 * fails ends the job. [SHMEM_INIT] */
void shmem_init(void);

/* Takes one user away. Collective over the job. The last one completes all communication, waits
 * for all PEs, and frees teams, shareable contexts and the symmetric heap; the others are a
 * shmem_barrier_all. shmem_init may follow. [SHMEM_FINALIZE] */
void shmem_finalize(void);

/* *initialized = 1 while the library runs, else 0. At any time, from any thread.
 * [SHMEM_QUERY_INITIALIZED] */
void shmem_query_initialized(int *initialized);

/* As shmem_init, for a program that needs thread level `requested`, one of SHMEM_THREAD_*;
 * *provided is the level that it has. 0, or nonzero for a level that is none.
 * [SHMEM_INIT_THREAD] */
int shmem_init_thread(int requested, int *provided);

/* *provided = the thread level of the library. [SHMEM_QUERY_THREAD] */
void shmem_query_thread(int *provided);

/* Ends the job with exit status `status`, of which launchers pass on the low 8 bits. One PE is
 * enough; its exit handlers run and its streams are flushed, as by exit, and so are those of PEs on
 * its node that wait in the library. Does not return. [SHMEM_GLOBAL_EXIT] */
SHMEM_IMPL_NORETURN void shmem_global_exit(int status);

/* This PE's number in the job, and how many PEs the job has. [SHMEM_MY_PE, SHMEM_N_PES] */
int shmem_my_pe(void);
/* This PE's number in the job, and how many PEs the job has. */
int shmem_n_pes(void);

/* 1 if PE `pe` of the job (any int) runs this PE's executable; 1 if the library reaches this
 * address, if symmetric, there; else 0. [SHMEM_PE_ACCESSIBLE, SHMEM_ADDR_ACCESSIBLE] */
int shmem_pe_accessible(int pe);
/* 1 if PE `pe` of the job (any int) runs this PE's executable; 1 if the library reaches this
 * address, if symmetric, there; else 0. */
int shmem_addr_accessible(const void *addr, int pe);

/* A local address at which PE `pe`'s copy of `dest` can be loaded and stored; NULL if there is
 * none, as of constants. It is no symmetric address. shmem_team_ptr: `pe` is of the team, and
 * SHMEM_TEAM_INVALID gives NULL. [SHMEM_PTR, SHMEM_TEAM_PTR] */
void *shmem_ptr(const void *dest, int pe);
/* A local address at which PE `pe`'s copy of `dest` can be loaded and stored; NULL if there is
 * none, as of constants. */
void *shmem_team_ptr(shmem_team_t team, const void *dest, int pe);

/* The specification's version, and SHMEM_VENDOR_STRING, for which `name` has SHMEM_MAX_NAME_LEN
 * bytes. At any time. [SHMEM_INFO_GET_VERSION, SHMEM_INFO_GET_NAME] */
void shmem_info_get_version(int *major, int *minor);
/* The specification's version, and SHMEM_VENDOR_STRING, for which `name` has SHMEM_MAX_NAME_LEN
 * bytes. */
void shmem_info_get_name(char *name);

/* Talks to a profiling library, ours or another; does nothing without. At any time. [SHMEM_PCONTROL] */
void shmem_pcontrol(int level, ...);

/* ---- Memory [Memory Management Routines] ---------------------------------------------------- */

/* A block of `size` bytes of every PE's symmetric heap, not cleared (calloc: count * size bytes of
 * zero); aligned to 64 bytes at least, and to `alignment`, a power of two and a multiple of
 * sizeof(void *). NULL for size 0, at once, and where no free range is large enough; `hints` are
 * advice. Collective over the job, with the same arguments; a barrier follows the allocation.
 * [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN; SHMEM_CALLOC; SHMEM_MALLOC_WITH_HINTS] */
void *shmem_malloc(size_t size);
/* A block of `size` bytes of every PE's symmetric heap, not cleared (calloc: count * size bytes of
 * zero); aligned to 64 bytes at least, and to `alignment`, a power of two and a multiple of
 * sizeof(void *). */
void *shmem_align(size_t alignment, size_t size);
/* A block of `size` bytes of every PE's symmetric heap, not cleared (calloc: count * size bytes of
 * zero); aligned to 64 bytes at least, and to `alignment`, a power of two and a multiple of
 * sizeof(void *). */
void *shmem_calloc(size_t count, size_t size);
/* A block of `size` bytes of every PE's symmetric heap, not cleared (calloc: count * size bytes of
 * zero); aligned to 64 bytes at least, and to `alignment`, a power of two and a multiple of
 * sizeof(void *). */
void *shmem_malloc_with_hints(size_t size, long hints);

/* The block with its contents in `size` bytes, maybe elsewhere, after and before a barrier. NULL
 * and the block as it was where there is no room; ptr NULL allocates, size 0 frees and gives NULL.
 * Collective over the job, with the same block and size.
 * [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN] */
void *shmem_realloc(void *ptr, size_t size);

/* Gives the block back, after a barrier; NULL does nothing. Collective over the job, with the same
 * block. [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN] */
void shmem_free(void *ptr);

/* ---- Spaces [Memory Spaces proposal] -------------------------------------------------------- */

/* A space of config->size bytes on each PE that has memory of config->device_type: *space, and *team
 * of just those PEs, in the order of their world numbers; SHMEM_SPACE_INVALID and
 * SHMEM_TEAM_INVALID on the others. Collective over the job, with the same configuration. Returns 0;
 * or, alike on all PEs, nonzero, and *space and *team are invalid: a wrong configuration, a size of
 * 0, or a device that no PE has. Also if the spaces of all PEs of a machine would have more bytes
 * than it has memory, or the job more than 192 spaces. [SHMEM_SPACE_CREATE] */
int shmem_space_create(const shmem_space_config_t *config, shmem_space_t *space,
                       shmem_team_t *team);

/* Destroys the space, whose blocks must have been freed. Completes this PE's operations on the default
 * context; on others they must be complete. Collective over its PEs. Returns 0; or, alike on all,
 * nonzero, and nothing is done, while the space's team or one that was split from it lives.
 * For SHMEM_SPACE_INVALID and for a space of other PEs it does nothing and returns 0. For the default
 * space it aborts.
 * [SHMEM_SPACE_DESTROY] */
int shmem_space_destroy(shmem_space_t space);

/* A block of `size` bytes (calloc: count * size, cleared) of the space, at a multiple of 64 (in a
 * space of shmemx_space_create_with: of 16 at least); NULL where there is no room, and for
 * SHMEM_SPACE_INVALID. Ends with a barrier over the space's PEs, which also completes this PE's
 * operations on the default context; without one, and with NULL, for 0 bytes. Collective over the
 * space's PEs, with the same arguments.
 * [SHMEM_SPACE_MALLOC, SHMEM_SPACE_CALLOC] */
void *shmem_space_malloc(shmem_space_t space, size_t size);
/* A block of `size` bytes (calloc: count * size, cleared) of the space, at a multiple of 64 (in a
 * space of shmemx_space_create_with: of 16 at least); NULL where there is no room, and for
 * SHMEM_SPACE_INVALID. */
void *shmem_space_calloc(shmem_space_t space, size_t count, size_t size);

/* Gives a block back to its space, after a barrier over the space's PEs; NULL and
 * SHMEM_SPACE_INVALID do nothing. Collective over the space's PEs, with the same block.
 * [SHMEM_SPACE_FREE] */
void shmem_space_free(shmem_space_t space, void *ptr);

/* *team = the team that came with the space, SHMEM_TEAM_INVALID once the program has destroyed it;
 * *type = what the space was created on; *caps = what it can, SHMEM_SPACE_CAP_ or-ed. Local. 0, or
 * nonzero for SHMEM_SPACE_INVALID. All members of a space have the same handle. A PE that is not a
 * member may call the routines with that handle, and gets *team = SHMEM_TEAM_INVALID.
 * [SHMEM_SPACE_GET_TEAM, SHMEM_SPACE_GET_DEVICE_TYPE, SHMEM_SPACE_GET_CAPS] */
int shmem_space_get_team(shmem_space_t space, shmem_team_t *team);
/* *team = the team that came with the space, SHMEM_TEAM_INVALID once the program has destroyed it;
 * *type = what the space was created on; *caps = what it can, SHMEM_SPACE_CAP_ or-ed. */
int shmem_space_get_device_type(shmem_space_t space, shmem_device_type_t *type);
/* *team = the team that came with the space, SHMEM_TEAM_INVALID once the program has destroyed it;
 * *type = what the space was created on; *caps = what it can, SHMEM_SPACE_CAP_ or-ed. */
int shmem_space_get_caps(shmem_space_t space, shmem_space_cap_t *caps);

/* ---- Teams [Team Management Routines] ------------------------------------------------------- */

/* This PE's number in the team, and how many PEs it has; -1 for SHMEM_TEAM_INVALID, and for the
 * first also if this PE is no member. [SHMEM_TEAM_MY_PE, SHMEM_TEAM_N_PES] */
int shmem_team_my_pe(shmem_team_t team);
/* This PE's number in the team, and how many PEs it has; -1 for SHMEM_TEAM_INVALID, and for the
 * first also if this PE is no member. */
int shmem_team_n_pes(shmem_team_t team);

/* Copies the parts of the team's configuration that config_mask names (SHMEM_TEAM_NUM_CONTEXTS, or
 * 0: then `config` may be NULL; unknown bits name nothing). 0, or nonzero for SHMEM_TEAM_INVALID.
 * [SHMEM_TEAM_GET_CONFIG] */
int shmem_team_get_config(shmem_team_t team, long config_mask, shmem_team_config_t *config);

/* The number in dest_team of the PE that is src_pe in src_team; -1 if it is none, if src_pe is no
 * PE of src_team, and for SHMEM_TEAM_INVALID. [SHMEM_TEAM_TRANSLATE_PE] */
int shmem_team_translate_pe(shmem_team_t src_team, int src_pe, shmem_team_t dest_team);

/* 1 if `team` is a team that this PE is of, predefined or made and not destroyed; 0 for any other
 * value, SHMEM_TEAM_INVALID among them, and outside the library's life. [Memory Spaces proposal] */
int shmem_team_is_valid(shmem_team_t team);

/* *new_team = a team of the parent's PEs start, start + stride, ...: `size` of them, all in the
 * parent. stride may be negative, and 0 for a single PE. Collective over the parent, with the same
 * arguments; PEs that are not in the triplet get SHMEM_TEAM_INVALID. 0, or, alike on all PEs,
 * nonzero and SHMEM_TEAM_INVALID for an impossible triplet or an invalid parent. config may be
 * NULL with mask 0. [SHMEM_TEAM_SPLIT_STRIDED] */
int shmem_team_split_strided(shmem_team_t parent_team, int start, int stride, int size,
                             const shmem_team_config_t *config, long config_mask,
                             shmem_team_t *new_team);

/* Lays the parent's PEs out in rows of xrange >= 1: PE i stands at x = i % xrange, y = i / xrange.
 * *xaxis_team = this PE's row, *yaxis_team = its column. Collective over the parent, with the same
 * arguments. 0, or, alike on all PEs, nonzero and SHMEM_TEAM_INVALID twice.
 *
 * With 4 arguments (parent_team, xrange, yrange, new_team), as in the Memory Spaces proposal, it
 * divides the parent into blocks of xrange * yrange consecutive PEs. The last block may be shorter.
 * *new_team = this PE's block.
 * [SHMEM_TEAM_SPLIT_2D; Memory Spaces proposal] */
int shmem_team_split_2d(shmem_team_t parent_team, int xrange,
                        const shmem_team_config_t *xaxis_config, long xaxis_mask,
                        shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config,
                        long yaxis_mask, shmem_team_t *yaxis_team);

/* Frees the team and the shareable contexts made from it. Collective over the team.
 * SHMEM_TEAM_INVALID does nothing; a predefined team must not be destroyed. [SHMEM_TEAM_DESTROY] */
void shmem_team_destroy(shmem_team_t team);

/* ---- Contexts and sessions [Communication Management Routines] ------------------------------ */

/* *ctx = a new context over all PEs, or over a team's (whose configuration asked for it);
 * `options` are SHMEM_CTX_* or-ed. Any PE, for itself. 0, or nonzero and SHMEM_CTX_INVALID if
 * there is none to be had; the program may go on. [SHMEM_CTX_CREATE, SHMEM_TEAM_CREATE_CTX] */
int shmem_ctx_create(long options, shmem_ctx_t *ctx);
/* *ctx = a new context over all PEs, or over a team's (whose configuration asked for it); `options`
 * are SHMEM_CTX_* or-ed. */
int shmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t *ctx);

/* Completes the context's operations and frees it; a private one by its own thread.
 * SHMEM_CTX_INVALID does nothing; SHMEM_CTX_DEFAULT must not be destroyed. [SHMEM_CTX_DESTROY] */
void shmem_ctx_destroy(shmem_ctx_t ctx);

/* *team = the team that the context was made from. 0, or nonzero and SHMEM_TEAM_INVALID for
 * SHMEM_CTX_INVALID. [SHMEM_CTX_GET_TEAM] */
int shmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t *team);

/* Begin and end a stretch of operations of the kind that options (SHMEM_CTX_SESSION_BATCH) and
 * config (the parts in config_mask; NULL with mask 0) tell: hints, without effect on results, and
 * passed over if unknown. Any PE, for itself; starting anew adds to the hints, and ending what has
 * not begun does nothing, nor does SHMEM_CTX_INVALID.
 * [SHMEM_CTX_SESSION_START, SHMEM_CTX_SESSION_STOP] */
void shmem_ctx_session_start(shmem_ctx_t ctx, long options,
                             const shmem_ctx_session_config_t *config, long config_mask);
/* Begin and end a stretch of operations of the kind that options (SHMEM_CTX_SESSION_BATCH) and
 * config (the parts in config_mask; NULL with mask 0) tell: hints, without effect on results, and
 * passed over if unknown. */
void shmem_ctx_session_stop(shmem_ctx_t ctx);

/* ---- Put and get [Remote Memory Access Routines] -------------------------------------------- */

/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. get: copies them from there; returns when they are in dest.
 * [SHMEM_PUT, SHMEM_GET] */
void shmem_float_put(float *dest, const float *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_double_put(double *dest, const double *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_longdouble_put(long double *dest, const long double *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_char_put(char *dest, const char *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_short_put(short *dest, const short *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_int_put(int *dest, const int *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_long_put(long *dest, const long *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                         int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_float_put(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_double_put(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                          int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_longdouble_put(shmem_ctx_t ctx, long double *dest, const long double *source,
                              size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_char_put(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_schar_put(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                         size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_short_put(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_int_put(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_long_put(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_longlong_put(shmem_ctx_t ctx, long long *dest, const long long *source,
                            size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uchar_put(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                         size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_ushort_put(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                          size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uint_put(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                        size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_ulong_put(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                         size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_ulonglong_put(shmem_ctx_t ctx, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_int8_put(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_int16_put(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                         int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_int32_put(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                         int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_int64_put(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                         int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uint8_put(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                         int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uint16_put(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
                          int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uint32_put(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
                          int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_uint64_put(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
                          int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_size_put(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_ptrdiff_put(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                           int pe);

/* get: copies them from there; returns when they are in dest. */
void shmem_float_get(float *dest, const float *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_double_get(double *dest, const double *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_longdouble_get(long double *dest, const long double *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_char_get(char *dest, const char *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_short_get(short *dest, const short *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_int_get(int *dest, const int *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_long_get(long *dest, const long *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                         int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_float_get(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_double_get(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                          int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_longdouble_get(shmem_ctx_t ctx, long double *dest, const long double *source,
                              size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_char_get(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_schar_get(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                         size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_short_get(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_int_get(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_long_get(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_longlong_get(shmem_ctx_t ctx, long long *dest, const long long *source,
                            size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uchar_get(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                         size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_ushort_get(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                          size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uint_get(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                        size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_ulong_get(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                         size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_ulonglong_get(shmem_ctx_t ctx, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_int8_get(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_int16_get(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                         int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_int32_get(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                         int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_int64_get(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                         int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uint8_get(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                         int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uint16_get(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
                          int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uint32_get(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
                          int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_uint64_get(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
                          int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_size_get(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_ptrdiff_get(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                           int pe);

/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_put8(void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_put16(void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_put32(void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_put64(void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_put128(void *dest, const void *source, size_t nelems, int pe);

/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_put8(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_put16(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_put32(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_put64(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_put128(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* get: copies them from there; returns when they are in dest. */
void shmem_get8(void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_get16(void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_get32(void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_get64(void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_get128(void *dest, const void *source, size_t nelems, int pe);

/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_get8(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_get16(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_get32(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_get64(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_get128(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_putmem(void *dest, const void *source, size_t nelems, int pe);
/* put: copies nelems elements to PE `pe`; returns when the source may be reused, and a quiet
 * completes it there. */
void shmem_ctx_putmem(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_getmem(void *dest, const void *source, size_t nelems, int pe);
/* get: copies them from there; returns when they are in dest. */
void shmem_ctx_getmem(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* p: puts one value, completed by a quiet. g: gives the element at source on PE `pe`.
 * [SHMEM_P, SHMEM_G] */
void shmem_float_p(float *dest, float value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_double_p(double *dest, double value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_longdouble_p(long double *dest, long double value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_char_p(char *dest, char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_schar_p(signed char *dest, signed char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_short_p(short *dest, short value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_int_p(int *dest, int value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_long_p(long *dest, long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_longlong_p(long long *dest, long long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uchar_p(unsigned char *dest, unsigned char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ushort_p(unsigned short *dest, unsigned short value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uint_p(unsigned int *dest, unsigned int value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ulong_p(unsigned long *dest, unsigned long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ulonglong_p(unsigned long long *dest, unsigned long long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_int8_p(int8_t *dest, int8_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_int16_p(int16_t *dest, int16_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_int32_p(int32_t *dest, int32_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_int64_p(int64_t *dest, int64_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uint8_p(uint8_t *dest, uint8_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uint16_p(uint16_t *dest, uint16_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uint32_p(uint32_t *dest, uint32_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_uint64_p(uint64_t *dest, uint64_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_size_p(size_t *dest, size_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* p: puts one value, completed by a quiet. */
void shmem_ctx_float_p(shmem_ctx_t ctx, float *dest, float value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_double_p(shmem_ctx_t ctx, double *dest, double value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_longdouble_p(shmem_ctx_t ctx, long double *dest, long double value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_char_p(shmem_ctx_t ctx, char *dest, char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_schar_p(shmem_ctx_t ctx, signed char *dest, signed char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_short_p(shmem_ctx_t ctx, short *dest, short value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_int_p(shmem_ctx_t ctx, int *dest, int value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_long_p(shmem_ctx_t ctx, long *dest, long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_longlong_p(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uchar_p(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_ushort_p(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uint_p(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_ulong_p(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_ulonglong_p(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
                           int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_int8_p(shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_int16_p(shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_int32_p(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_int64_p(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uint8_p(shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uint16_p(shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uint32_p(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_uint64_p(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_size_p(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* p: puts one value, completed by a quiet. */
void shmem_ctx_ptrdiff_p(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* g: gives the element at source on PE `pe`. */
float shmem_float_g(const float *source, int pe);
/* g: gives the element at source on PE `pe`. */
double shmem_double_g(const double *source, int pe);
/* g: gives the element at source on PE `pe`. */
long double shmem_longdouble_g(const long double *source, int pe);
/* g: gives the element at source on PE `pe`. */
char shmem_char_g(const char *source, int pe);
/* g: gives the element at source on PE `pe`. */
signed char shmem_schar_g(const signed char *source, int pe);
/* g: gives the element at source on PE `pe`. */
short shmem_short_g(const short *source, int pe);
/* g: gives the element at source on PE `pe`. */
int shmem_int_g(const int *source, int pe);
/* g: gives the element at source on PE `pe`. */
long shmem_long_g(const long *source, int pe);
/* g: gives the element at source on PE `pe`. */
long long shmem_longlong_g(const long long *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned char shmem_uchar_g(const unsigned char *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned short shmem_ushort_g(const unsigned short *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned int shmem_uint_g(const unsigned int *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned long shmem_ulong_g(const unsigned long *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned long long shmem_ulonglong_g(const unsigned long long *source, int pe);
/* g: gives the element at source on PE `pe`. */
int8_t shmem_int8_g(const int8_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int16_t shmem_int16_g(const int16_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int32_t shmem_int32_g(const int32_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int64_t shmem_int64_g(const int64_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint8_t shmem_uint8_g(const uint8_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint16_t shmem_uint16_g(const uint16_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint32_t shmem_uint32_g(const uint32_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint64_t shmem_uint64_g(const uint64_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
size_t shmem_size_g(const size_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
ptrdiff_t shmem_ptrdiff_g(const ptrdiff_t *source, int pe);

/* g: gives the element at source on PE `pe`. */
float shmem_ctx_float_g(shmem_ctx_t ctx, const float *source, int pe);
/* g: gives the element at source on PE `pe`. */
double shmem_ctx_double_g(shmem_ctx_t ctx, const double *source, int pe);
/* g: gives the element at source on PE `pe`. */
long double shmem_ctx_longdouble_g(shmem_ctx_t ctx, const long double *source, int pe);
/* g: gives the element at source on PE `pe`. */
char shmem_ctx_char_g(shmem_ctx_t ctx, const char *source, int pe);
/* g: gives the element at source on PE `pe`. */
signed char shmem_ctx_schar_g(shmem_ctx_t ctx, const signed char *source, int pe);
/* g: gives the element at source on PE `pe`. */
short shmem_ctx_short_g(shmem_ctx_t ctx, const short *source, int pe);
/* g: gives the element at source on PE `pe`. */
int shmem_ctx_int_g(shmem_ctx_t ctx, const int *source, int pe);
/* g: gives the element at source on PE `pe`. */
long shmem_ctx_long_g(shmem_ctx_t ctx, const long *source, int pe);
/* g: gives the element at source on PE `pe`. */
long long shmem_ctx_longlong_g(shmem_ctx_t ctx, const long long *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned char shmem_ctx_uchar_g(shmem_ctx_t ctx, const unsigned char *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned short shmem_ctx_ushort_g(shmem_ctx_t ctx, const unsigned short *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned int shmem_ctx_uint_g(shmem_ctx_t ctx, const unsigned int *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned long shmem_ctx_ulong_g(shmem_ctx_t ctx, const unsigned long *source, int pe);
/* g: gives the element at source on PE `pe`. */
unsigned long long shmem_ctx_ulonglong_g(shmem_ctx_t ctx, const unsigned long long *source, int pe);
/* g: gives the element at source on PE `pe`. */
int8_t shmem_ctx_int8_g(shmem_ctx_t ctx, const int8_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int16_t shmem_ctx_int16_g(shmem_ctx_t ctx, const int16_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int32_t shmem_ctx_int32_g(shmem_ctx_t ctx, const int32_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
int64_t shmem_ctx_int64_g(shmem_ctx_t ctx, const int64_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint8_t shmem_ctx_uint8_g(shmem_ctx_t ctx, const uint8_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint16_t shmem_ctx_uint16_g(shmem_ctx_t ctx, const uint16_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint32_t shmem_ctx_uint32_g(shmem_ctx_t ctx, const uint32_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
uint64_t shmem_ctx_uint64_g(shmem_ctx_t ctx, const uint64_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
size_t shmem_ctx_size_g(shmem_ctx_t ctx, const size_t *source, int pe);
/* g: gives the element at source on PE `pe`. */
ptrdiff_t shmem_ctx_ptrdiff_g(shmem_ctx_t ctx, const ptrdiff_t *source, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. Completion as with put and get. [SHMEM_IPUT, SHMEM_IGET] */
void shmem_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_longdouble_iput(long double *dest, const long double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                    int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ulonglong_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_float_iput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_double_iput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_longdouble_iput(shmem_ctx_t ctx, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_char_iput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_schar_iput(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_short_iput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int_iput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_long_iput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_longlong_iput(shmem_ctx_t ctx, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uchar_iput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ushort_iput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint_iput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ulong_iput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ulonglong_iput(shmem_ctx_t ctx, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int8_iput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int16_iput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int32_iput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int64_iput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint8_iput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint16_iput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint32_iput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint64_iput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_size_iput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ptrdiff_iput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_longdouble_iget(long double *dest, const long double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                    int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ulonglong_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_float_iget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_double_iget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_longdouble_iget(shmem_ctx_t ctx, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_char_iget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_schar_iget(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_short_iget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int_iget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_long_iget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_longlong_iget(shmem_ctx_t ctx, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uchar_iget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ushort_iget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint_iget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ulong_iget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ulonglong_iget(shmem_ctx_t ctx, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int8_iget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int16_iget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int32_iget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_int64_iget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint8_iget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint16_iget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint32_iget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_uint64_iget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_size_iget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_ptrdiff_iget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                 int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                   int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                 int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                   int pe);

/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* Strided put and get: element i goes from source[i * sst] to dest[i * dst]; dst, sst >= 1, in
 * elements. */
void shmem_ctx_iget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. Completion as with put and
 * get. [SHMEM_IBPUT, SHMEM_IBGET] */
void shmem_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_longdouble_ibput(long double *dest, const long double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                     size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t bsize, size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_float_ibput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_double_ibput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_longdouble_ibput(shmem_ctx_t ctx, long double *dest, const long double *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_char_ibput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_schar_ibput(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_short_ibput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int_ibput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_long_ibput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_longlong_ibput(shmem_ctx_t ctx, long long *dest, const long long *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uchar_ibput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ushort_ibput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint_ibput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ulong_ibput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ulonglong_ibput(shmem_ctx_t ctx, unsigned long long *dest,
                               const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                               size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int8_ibput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int16_ibput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int32_ibput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int64_ibput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint8_ibput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint16_ibput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint32_ibput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint64_ibput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_size_ibput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ptrdiff_ibput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_longdouble_ibget(long double *dest, const long double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                     size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t bsize, size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_float_ibget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_double_ibget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_longdouble_ibget(shmem_ctx_t ctx, long double *dest, const long double *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_char_ibget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_schar_ibget(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_short_ibget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int_ibget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_long_ibget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_longlong_ibget(shmem_ctx_t ctx, long long *dest, const long long *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uchar_ibget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ushort_ibget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint_ibget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ulong_ibget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ulonglong_ibget(shmem_ctx_t ctx, unsigned long long *dest,
                               const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                               size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int8_ibget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int16_ibget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int32_ibget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_int64_ibget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint8_ibget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint16_ibget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint32_ibget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_uint64_ibget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_size_ibget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ptrdiff_ibget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                    size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                    size_t nblocks, int pe);

/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* Block-strided put and get: nblocks blocks of bsize elements, whose beginnings lie dst and sst >=
 * bsize elements apart; of no elements, strides too may be anything. */
void shmem_ctx_ibget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. Fence does not order gets.
 * [SHMEM_PUT_NBI, SHMEM_GET_NBI] */
void shmem_float_put_nbi(float *dest, const float *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_double_put_nbi(double *dest, const double *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_longdouble_put_nbi(long double *dest, const long double *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_char_put_nbi(char *dest, const char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_short_put_nbi(short *dest, const short *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                          int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_float_put_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_double_put_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                              int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_longdouble_put_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                  size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_char_put_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_schar_put_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_short_put_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int_put_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_long_put_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_longlong_put_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uchar_put_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ushort_put_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint_put_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                            size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ulong_put_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ulonglong_put_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int8_put_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                            int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int16_put_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int32_put_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int64_put_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint8_put_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint16_put_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint32_put_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint64_put_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_size_put_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                            int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ptrdiff_put_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_float_get_nbi(float *dest, const float *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_double_get_nbi(double *dest, const double *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_longdouble_get_nbi(long double *dest, const long double *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_char_get_nbi(char *dest, const char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_short_get_nbi(short *dest, const short *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                          int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_float_get_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_double_get_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                              int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_longdouble_get_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                  size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_char_get_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_schar_get_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_short_get_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int_get_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_long_get_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_longlong_get_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uchar_get_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ushort_get_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint_get_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                            size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ulong_get_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                             size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ulonglong_get_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int8_get_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                            int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int16_get_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int32_get_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_int64_get_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint8_get_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                             int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint16_get_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint32_get_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_uint64_get_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                              size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_size_get_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                            int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_ptrdiff_get_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_put8_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_put16_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_put32_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_put64_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_put128_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe);

/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_get8_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_get16_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_get32_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_get64_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_get128_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_putmem_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_putmem_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_getmem_nbi(void *dest, const void *source, size_t nelems, int pe);
/* Nonblocking put and get: return at once; the source of a put and the dest of a get are the
 * program's again after a quiet of the context. */
void shmem_ctx_getmem_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* ---- Atomics [Atomic Memory Operations] ----------------------------------------------------- */

/* Atomic to each other and to waits and tests, on one variable and in one type; dest and source
 * are aligned as their type. The fetching ones return the value from before, and are then
 * complete; a quiet completes the others. fetch: reads. set: writes. swap: writes, gives the old
 * value. [SHMEM_ATOMIC_FETCH, _SET, _SWAP] */
int shmem_int_atomic_fetch(const int *source, int pe);
/* fetch: reads. */
long shmem_long_atomic_fetch(const long *source, int pe);
/* fetch: reads. */
long long shmem_longlong_atomic_fetch(const long long *source, int pe);
/* fetch: reads. */
unsigned int shmem_uint_atomic_fetch(const unsigned int *source, int pe);
/* fetch: reads. */
unsigned long shmem_ulong_atomic_fetch(const unsigned long *source, int pe);
/* fetch: reads. */
unsigned long long shmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe);
/* fetch: reads. */
int32_t shmem_int32_atomic_fetch(const int32_t *source, int pe);
/* fetch: reads. */
int64_t shmem_int64_atomic_fetch(const int64_t *source, int pe);
/* fetch: reads. */
uint32_t shmem_uint32_atomic_fetch(const uint32_t *source, int pe);
/* fetch: reads. */
uint64_t shmem_uint64_atomic_fetch(const uint64_t *source, int pe);
/* fetch: reads. */
size_t shmem_size_atomic_fetch(const size_t *source, int pe);
/* fetch: reads. */
ptrdiff_t shmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
/* fetch: reads. */
float shmem_float_atomic_fetch(const float *source, int pe);
/* fetch: reads. */
double shmem_double_atomic_fetch(const double *source, int pe);

/* fetch: reads. */
int shmem_ctx_int_atomic_fetch(shmem_ctx_t ctx, const int *source, int pe);
/* fetch: reads. */
long shmem_ctx_long_atomic_fetch(shmem_ctx_t ctx, const long *source, int pe);
/* fetch: reads. */
long long shmem_ctx_longlong_atomic_fetch(shmem_ctx_t ctx, const long long *source, int pe);
/* fetch: reads. */
unsigned int shmem_ctx_uint_atomic_fetch(shmem_ctx_t ctx, const unsigned int *source, int pe);
/* fetch: reads. */
unsigned long shmem_ctx_ulong_atomic_fetch(shmem_ctx_t ctx, const unsigned long *source, int pe);
/* fetch: reads. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t ctx,
                                        const unsigned long long *source, int pe);
/* fetch: reads. */
int32_t shmem_ctx_int32_atomic_fetch(shmem_ctx_t ctx, const int32_t *source, int pe);
/* fetch: reads. */
int64_t shmem_ctx_int64_atomic_fetch(shmem_ctx_t ctx, const int64_t *source, int pe);
/* fetch: reads. */
uint32_t shmem_ctx_uint32_atomic_fetch(shmem_ctx_t ctx, const uint32_t *source, int pe);
/* fetch: reads. */
uint64_t shmem_ctx_uint64_atomic_fetch(shmem_ctx_t ctx, const uint64_t *source, int pe);
/* fetch: reads. */
size_t shmem_ctx_size_atomic_fetch(shmem_ctx_t ctx, const size_t *source, int pe);
/* fetch: reads. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t ctx, const ptrdiff_t *source, int pe);
/* fetch: reads. */
float shmem_ctx_float_atomic_fetch(shmem_ctx_t ctx, const float *source, int pe);
/* fetch: reads. */
double shmem_ctx_double_atomic_fetch(shmem_ctx_t ctx, const double *source, int pe);

/* set: writes. */
void shmem_int_atomic_set(int *dest, int value, int pe);
/* set: writes. */
void shmem_long_atomic_set(long *dest, long value, int pe);
/* set: writes. */
void shmem_longlong_atomic_set(long long *dest, long long value, int pe);
/* set: writes. */
void shmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
/* set: writes. */
void shmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe);
/* set: writes. */
void shmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe);
/* set: writes. */
void shmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
/* set: writes. */
void shmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
/* set: writes. */
void shmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
/* set: writes. */
void shmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
/* set: writes. */
void shmem_size_atomic_set(size_t *dest, size_t value, int pe);
/* set: writes. */
void shmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* set: writes. */
void shmem_float_atomic_set(float *dest, float value, int pe);
/* set: writes. */
void shmem_double_atomic_set(double *dest, double value, int pe);

/* set: writes. */
void shmem_ctx_int_atomic_set(shmem_ctx_t ctx, int *dest, int value, int pe);
/* set: writes. */
void shmem_ctx_long_atomic_set(shmem_ctx_t ctx, long *dest, long value, int pe);
/* set: writes. */
void shmem_ctx_longlong_atomic_set(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* set: writes. */
void shmem_ctx_uint_atomic_set(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* set: writes. */
void shmem_ctx_ulong_atomic_set(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* set: writes. */
void shmem_ctx_ulonglong_atomic_set(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* set: writes. */
void shmem_ctx_int32_atomic_set(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* set: writes. */
void shmem_ctx_int64_atomic_set(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* set: writes. */
void shmem_ctx_uint32_atomic_set(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* set: writes. */
void shmem_ctx_uint64_atomic_set(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* set: writes. */
void shmem_ctx_size_atomic_set(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* set: writes. */
void shmem_ctx_ptrdiff_atomic_set(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* set: writes. */
void shmem_ctx_float_atomic_set(shmem_ctx_t ctx, float *dest, float value, int pe);
/* set: writes. */
void shmem_ctx_double_atomic_set(shmem_ctx_t ctx, double *dest, double value, int pe);

/* swap: writes, gives the old value. */
int shmem_int_atomic_swap(int *dest, int value, int pe);
/* swap: writes, gives the old value. */
long shmem_long_atomic_swap(long *dest, long value, int pe);
/* swap: writes, gives the old value. */
long long shmem_longlong_atomic_swap(long long *dest, long long value, int pe);
/* swap: writes, gives the old value. */
unsigned int shmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe);
/* swap: writes, gives the old value. */
unsigned long shmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe);
/* swap: writes, gives the old value. */
unsigned long long shmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value,
                                        int pe);
/* swap: writes, gives the old value. */
int32_t shmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
/* swap: writes, gives the old value. */
int64_t shmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
/* swap: writes, gives the old value. */
uint32_t shmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
/* swap: writes, gives the old value. */
uint64_t shmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
/* swap: writes, gives the old value. */
size_t shmem_size_atomic_swap(size_t *dest, size_t value, int pe);
/* swap: writes, gives the old value. */
ptrdiff_t shmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* swap: writes, gives the old value. */
float shmem_float_atomic_swap(float *dest, float value, int pe);
/* swap: writes, gives the old value. */
double shmem_double_atomic_swap(double *dest, double value, int pe);

/* swap: writes, gives the old value. */
int shmem_ctx_int_atomic_swap(shmem_ctx_t ctx, int *dest, int value, int pe);
/* swap: writes, gives the old value. */
long shmem_ctx_long_atomic_swap(shmem_ctx_t ctx, long *dest, long value, int pe);
/* swap: writes, gives the old value. */
long long shmem_ctx_longlong_atomic_swap(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* swap: writes, gives the old value. */
unsigned int shmem_ctx_uint_atomic_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                        int pe);
/* swap: writes, gives the old value. */
unsigned long shmem_ctx_ulong_atomic_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                        int pe);
/* swap: writes, gives the old value. */
unsigned long long shmem_ctx_ulonglong_atomic_swap(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* swap: writes, gives the old value. */
int32_t shmem_ctx_int32_atomic_swap(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* swap: writes, gives the old value. */
int64_t shmem_ctx_int64_atomic_swap(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* swap: writes, gives the old value. */
uint32_t shmem_ctx_uint32_atomic_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* swap: writes, gives the old value. */
uint64_t shmem_ctx_uint64_atomic_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* swap: writes, gives the old value. */
size_t shmem_ctx_size_atomic_swap(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* swap: writes, gives the old value. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* swap: writes, gives the old value. */
float shmem_ctx_float_atomic_swap(shmem_ctx_t ctx, float *dest, float value, int pe);
/* swap: writes, gives the old value. */
double shmem_ctx_double_atomic_swap(shmem_ctx_t ctx, double *dest, double value, int pe);

/* compare_swap: writes value where cond is, gives the old value. inc: adds 1. add: adds value.
 * [SHMEM_ATOMIC_COMPARE_SWAP, _FETCH_INC, _INC, _FETCH_ADD, _ADD] */
int shmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
long shmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
long long shmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value,
                                        int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned int shmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond,
                                        unsigned int value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned long shmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned long long shmem_ulonglong_atomic_compare_swap(unsigned long long *dest,
                                        unsigned long long cond, unsigned long long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
int32_t shmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
int64_t shmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
uint32_t shmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
uint64_t shmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
size_t shmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
ptrdiff_t shmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
                                        int pe);

/* compare_swap: writes value where cond is, gives the old value. */
int shmem_ctx_int_atomic_compare_swap(shmem_ctx_t ctx, int *dest, int cond, int value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
long shmem_ctx_long_atomic_compare_swap(shmem_ctx_t ctx, long *dest, long cond, long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
long long shmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t ctx, long long *dest, long long cond,
                                        long long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned int shmem_ctx_uint_atomic_compare_swap(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int cond, unsigned int value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned long shmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long cond, unsigned long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
unsigned long long shmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t ctx,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
int32_t shmem_ctx_int32_atomic_compare_swap(shmem_ctx_t ctx, int32_t *dest, int32_t cond,
                                        int32_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
int64_t shmem_ctx_int64_atomic_compare_swap(shmem_ctx_t ctx, int64_t *dest, int64_t cond,
                                        int64_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
uint32_t shmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
                                        uint32_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
uint64_t shmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
                                        uint64_t value, int pe);
/* compare_swap: writes value where cond is, gives the old value. */
size_t shmem_ctx_size_atomic_compare_swap(shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
                                        int pe);
/* compare_swap: writes value where cond is, gives the old value. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
                                        ptrdiff_t value, int pe);

/* inc: adds 1. */
int shmem_int_atomic_fetch_inc(int *dest, int pe);
/* inc: adds 1. */
long shmem_long_atomic_fetch_inc(long *dest, int pe);
/* inc: adds 1. */
long long shmem_longlong_atomic_fetch_inc(long long *dest, int pe);
/* inc: adds 1. */
unsigned int shmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
/* inc: adds 1. */
unsigned long shmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
/* inc: adds 1. */
unsigned long long shmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe);
/* inc: adds 1. */
int32_t shmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
/* inc: adds 1. */
int64_t shmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
/* inc: adds 1. */
uint32_t shmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
/* inc: adds 1. */
uint64_t shmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
/* inc: adds 1. */
size_t shmem_size_atomic_fetch_inc(size_t *dest, int pe);
/* inc: adds 1. */
ptrdiff_t shmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);

/* inc: adds 1. */
int shmem_ctx_int_atomic_fetch_inc(shmem_ctx_t ctx, int *dest, int pe);
/* inc: adds 1. */
long shmem_ctx_long_atomic_fetch_inc(shmem_ctx_t ctx, long *dest, int pe);
/* inc: adds 1. */
long long shmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t ctx, long long *dest, int pe);
/* inc: adds 1. */
unsigned int shmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
/* inc: adds 1. */
unsigned long shmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
/* inc: adds 1. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long long *dest,
                                        int pe);
/* inc: adds 1. */
int32_t shmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
/* inc: adds 1. */
int64_t shmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
/* inc: adds 1. */
uint32_t shmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
/* inc: adds 1. */
uint64_t shmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
/* inc: adds 1. */
size_t shmem_ctx_size_atomic_fetch_inc(shmem_ctx_t ctx, size_t *dest, int pe);
/* inc: adds 1. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);

/* inc: adds 1. */
void shmem_int_atomic_inc(int *dest, int pe);
/* inc: adds 1. */
void shmem_long_atomic_inc(long *dest, int pe);
/* inc: adds 1. */
void shmem_longlong_atomic_inc(long long *dest, int pe);
/* inc: adds 1. */
void shmem_uint_atomic_inc(unsigned int *dest, int pe);
/* inc: adds 1. */
void shmem_ulong_atomic_inc(unsigned long *dest, int pe);
/* inc: adds 1. */
void shmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
/* inc: adds 1. */
void shmem_int32_atomic_inc(int32_t *dest, int pe);
/* inc: adds 1. */
void shmem_int64_atomic_inc(int64_t *dest, int pe);
/* inc: adds 1. */
void shmem_uint32_atomic_inc(uint32_t *dest, int pe);
/* inc: adds 1. */
void shmem_uint64_atomic_inc(uint64_t *dest, int pe);
/* inc: adds 1. */
void shmem_size_atomic_inc(size_t *dest, int pe);
/* inc: adds 1. */
void shmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);

/* inc: adds 1. */
void shmem_ctx_int_atomic_inc(shmem_ctx_t ctx, int *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_long_atomic_inc(shmem_ctx_t ctx, long *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_longlong_atomic_inc(shmem_ctx_t ctx, long long *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_uint_atomic_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_ulong_atomic_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_ulonglong_atomic_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_int32_atomic_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_int64_atomic_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_uint32_atomic_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_uint64_atomic_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_size_atomic_inc(shmem_ctx_t ctx, size_t *dest, int pe);
/* inc: adds 1. */
void shmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);

/* add: adds value. */
int shmem_int_atomic_fetch_add(int *dest, int value, int pe);
/* add: adds value. */
long shmem_long_atomic_fetch_add(long *dest, long value, int pe);
/* add: adds value. */
long long shmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe);
/* add: adds value. */
unsigned int shmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe);
/* add: adds value. */
unsigned long shmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe);
/* add: adds value. */
unsigned long long shmem_ulonglong_atomic_fetch_add(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* add: adds value. */
int32_t shmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
/* add: adds value. */
int64_t shmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
/* add: adds value. */
uint32_t shmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
/* add: adds value. */
uint64_t shmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
/* add: adds value. */
size_t shmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
/* add: adds value. */
ptrdiff_t shmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* add: adds value. */
int shmem_ctx_int_atomic_fetch_add(shmem_ctx_t ctx, int *dest, int value, int pe);
/* add: adds value. */
long shmem_ctx_long_atomic_fetch_add(shmem_ctx_t ctx, long *dest, long value, int pe);
/* add: adds value. */
long long shmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* add: adds value. */
unsigned int shmem_ctx_uint_atomic_fetch_add(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* add: adds value. */
unsigned long shmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* add: adds value. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* add: adds value. */
int32_t shmem_ctx_int32_atomic_fetch_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* add: adds value. */
int64_t shmem_ctx_int64_atomic_fetch_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* add: adds value. */
uint32_t shmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* add: adds value. */
uint64_t shmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* add: adds value. */
size_t shmem_ctx_size_atomic_fetch_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* add: adds value. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);

/* add: adds value. */
void shmem_int_atomic_add(int *dest, int value, int pe);
/* add: adds value. */
void shmem_long_atomic_add(long *dest, long value, int pe);
/* add: adds value. */
void shmem_longlong_atomic_add(long long *dest, long long value, int pe);
/* add: adds value. */
void shmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
/* add: adds value. */
void shmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe);
/* add: adds value. */
void shmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe);
/* add: adds value. */
void shmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
/* add: adds value. */
void shmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
/* add: adds value. */
void shmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
/* add: adds value. */
void shmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
/* add: adds value. */
void shmem_size_atomic_add(size_t *dest, size_t value, int pe);
/* add: adds value. */
void shmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* add: adds value. */
void shmem_ctx_int_atomic_add(shmem_ctx_t ctx, int *dest, int value, int pe);
/* add: adds value. */
void shmem_ctx_long_atomic_add(shmem_ctx_t ctx, long *dest, long value, int pe);
/* add: adds value. */
void shmem_ctx_longlong_atomic_add(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* add: adds value. */
void shmem_ctx_uint_atomic_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* add: adds value. */
void shmem_ctx_ulong_atomic_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* add: adds value. */
void shmem_ctx_ulonglong_atomic_add(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* add: adds value. */
void shmem_ctx_int32_atomic_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* add: adds value. */
void shmem_ctx_int64_atomic_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* add: adds value. */
void shmem_ctx_uint32_atomic_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* add: adds value. */
void shmem_ctx_uint64_atomic_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* add: adds value. */
void shmem_ctx_size_atomic_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* add: adds value. */
void shmem_ctx_ptrdiff_atomic_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* and, or, xor: combine bit by bit with value.
 * [SHMEM_ATOMIC_FETCH_AND, _AND, _FETCH_OR, _OR, _FETCH_XOR, _XOR] */
unsigned int shmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ulonglong_atomic_fetch_and(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
unsigned int shmem_ctx_uint_atomic_fetch_and(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_ctx_int32_atomic_fetch_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_ctx_int64_atomic_fetch_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint_atomic_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulong_atomic_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulonglong_atomic_and(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int32_atomic_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int64_atomic_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint32_atomic_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint64_atomic_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
unsigned int shmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ulonglong_atomic_fetch_or(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
unsigned int shmem_ctx_uint_atomic_fetch_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                        int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_ctx_int32_atomic_fetch_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_ctx_int64_atomic_fetch_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint_atomic_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulong_atomic_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulonglong_atomic_or(shmem_ctx_t ctx, unsigned long long *dest,
                                   unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int32_atomic_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int64_atomic_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint32_atomic_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint64_atomic_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
unsigned int shmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ulonglong_atomic_fetch_xor(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
unsigned int shmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long shmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
int32_t shmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
int64_t shmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint32_t shmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
uint64_t shmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);

/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint_atomic_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulong_atomic_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_ulonglong_atomic_xor(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int32_atomic_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_int64_atomic_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint32_atomic_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and, or, xor: combine bit by bit with value. */
void shmem_ctx_uint64_atomic_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context.
 * [SHMEM_ATOMIC_FETCH_NBI, _SWAP_NBI, _COMPARE_SWAP_NBI, _FETCH_INC_NBI, _FETCH_ADD_NBI,
 * _FETCH_AND_NBI, _FETCH_OR_NBI, _FETCH_XOR_NBI] */
void shmem_int_atomic_fetch_nbi(int *fetch, const int *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_long_atomic_fetch_nbi(long *fetch, const long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source,
                                      int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_float_atomic_fetch_nbi(float *fetch, const float *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_double_atomic_fetch_nbi(double *fetch, const double *source, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t ctx, int *fetch, const int *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t ctx, long *fetch, const long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t ctx, long long *fetch, const long long *source,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned int *fetch,
                                     const unsigned int *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                      const unsigned long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        const unsigned long long *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
                                      int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
                                      int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
                                       int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
                                       int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t ctx, float *fetch, const float *source, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t ctx, double *fetch, const double *source,
                                       int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                 int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int_atomic_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_long_atomic_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                    unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                     unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                      uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                      uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_size_atomic_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                    int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                       ptrdiff_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_float_atomic_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_double_atomic_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                      int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond,
                                        long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond,
                                        unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest,
                                        unsigned long cond, unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long cond, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond,
                                        uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond,
                                        uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
                                        ptrdiff_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int cond,
                                        int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long cond,
                                        long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long cond, long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch,
                                        unsigned int *dest, unsigned int cond, unsigned int value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t cond, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t cond, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t cond, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t cond, uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t cond, size_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t cond, ptrdiff_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long *fetch, long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                        int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                    int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                        unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking forms: the old value is in *fetch, any memory, after a quiet of the context. */
void shmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. shmem_swap is
 * that of long. [Atomic Memory Operations] */
void shmem_int_set(int *dest, int value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_long_set(long *dest, long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_longlong_set(long long *dest, long long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_float_set(float *dest, float value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_double_set(double *dest, double value, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
int shmem_int_fetch(const int *source, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_long_fetch(const long *source, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long long shmem_longlong_fetch(const long long *source, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
float shmem_float_fetch(const float *source, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
double shmem_double_fetch(const double *source, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
int shmem_int_swap(int *dest, int value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_long_swap(long *dest, long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long long shmem_longlong_swap(long long *dest, long long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
float shmem_float_swap(float *dest, float value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
double shmem_double_swap(double *dest, double value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_swap(long *dest, long value, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
int shmem_int_cswap(int *dest, int cond, int value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_long_cswap(long *dest, long cond, long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long long shmem_longlong_cswap(long long *dest, long long cond, long long value, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
int shmem_int_finc(int *dest, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_long_finc(long *dest, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long long shmem_longlong_finc(long long *dest, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_int_inc(int *dest, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_long_inc(long *dest, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_longlong_inc(long long *dest, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
int shmem_int_fadd(int *dest, int value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long shmem_long_fadd(long *dest, long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
long long shmem_longlong_fadd(long long *dest, long long value, int pe);

/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_int_add(int *dest, int value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_long_add(long *dest, long value, int pe);
/* Deprecated names: set, fetch, swap, cswap (compare_swap), finc, inc, fadd, add. */
void shmem_longlong_add(long long *dest, long long value, int pe);

/* ---- Signals [Signaling Operations] --------------------------------------------------------- */

/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. Who sees the signal's new value sees this put's data, though not
 * earlier puts' (fence orders those). Of 0 elements only the signal is changed. The source may be
 * reused on return; nbi: after a quiet. [SHMEM_PUT_SIGNAL, SHMEM_PUT_SIGNAL_NBI] */
void shmem_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_longdouble_put_signal(long double *dest, const long double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_schar_put_signal(signed char *dest, const signed char *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_longlong_put_signal(long long *dest, const long long *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                              uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_float_put_signal(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_double_put_signal(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_longdouble_put_signal(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_char_put_signal(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_schar_put_signal(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_short_put_signal(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_int_put_signal(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                              uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_long_put_signal(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_longlong_put_signal(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uchar_put_signal(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_ushort_put_signal(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, size_t nelems, uint64_t *sig_addr,
                                 uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uint_put_signal(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                               int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_ulong_put_signal(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_ulonglong_put_signal(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_int8_put_signal(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_int16_put_signal(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_int32_put_signal(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_int64_put_signal(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uint8_put_signal(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uint16_put_signal(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uint32_put_signal(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_uint64_put_signal(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_size_put_signal(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_ptrdiff_put_signal(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                  int pe);

/* nbi: after a quiet. */
void shmem_float_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                                uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_double_put_signal_nbi(double *dest, const double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_longdouble_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                               uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_short_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                                uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                              uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                               uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* nbi: after a quiet. */
void shmem_ctx_float_put_signal_nbi(shmem_ctx_t ctx, float *dest, const float *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_double_put_signal_nbi(shmem_ctx_t ctx, double *dest, const double *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* nbi: after a quiet. */
void shmem_ctx_longdouble_put_signal_nbi(shmem_ctx_t ctx, long double *dest,
                                        const long double *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_char_put_signal_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_schar_put_signal_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_short_put_signal_nbi(shmem_ctx_t ctx, short *dest, const short *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_int_put_signal_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_long_put_signal_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_longlong_put_signal_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_uchar_put_signal_nbi(shmem_ctx_t ctx, unsigned char *dest,
                                    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
                                    uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_ushort_put_signal_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                     const unsigned short *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_uint_put_signal_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* nbi: after a quiet. */
void shmem_ctx_ulong_put_signal_nbi(shmem_ctx_t ctx, unsigned long *dest,
                                    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
                                    uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_ulonglong_put_signal_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                        const unsigned long long *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_int8_put_signal_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* nbi: after a quiet. */
void shmem_ctx_int16_put_signal_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_int32_put_signal_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_int64_put_signal_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_uint8_put_signal_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* nbi: after a quiet. */
void shmem_ctx_uint16_put_signal_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* nbi: after a quiet. */
void shmem_ctx_uint32_put_signal_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* nbi: after a quiet. */
void shmem_ctx_uint64_put_signal_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* nbi: after a quiet. */
void shmem_ctx_size_put_signal_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* nbi: after a quiet. */
void shmem_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe);

/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                       uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                         uint64_t signal, int sig_op, int pe);

/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_put8_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_put16_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_put32_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_put64_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_put128_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* nbi: after a quiet. */
void shmem_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);

/* nbi: after a quiet. */
void shmem_ctx_put8_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_put16_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_put32_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_put64_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_put128_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_putmem_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                         uint64_t signal, int sig_op, int pe);
/* Put, and then change the signal *sig_addr of the same PE: SHMEM_SIGNAL_SET makes it `signal`,
 * SHMEM_SIGNAL_ADD adds that. */
void shmem_ctx_putmem_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_putmem_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);
/* nbi: after a quiet. */
void shmem_ctx_putmem_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Change the signal alone; completed by a quiet. [SHMEM_SIGNAL_ADD, SHMEM_SIGNAL_SET] */
void shmem_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);
/* Change the signal alone; completed by a quiet. */
void shmem_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);
/* Change the signal alone; completed by a quiet. */
void shmem_ctx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);
/* Change the signal alone; completed by a quiet. */
void shmem_ctx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);

/* The value of this PE's own signal. [SHMEM_SIGNAL_FETCH] */
uint64_t shmem_signal_fetch(const uint64_t *sig_addr);

/* Waits until this PE's own signal compares so with cmp_value; gives the value that did.
 * [SHMEM_SIGNAL_WAIT_UNTIL] */
uint64_t shmem_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value);

/* ---- Collectives [Collective Routines] ------------------------------------------------------ */

/* All are collective over the team, with the same nelems and root (but for collect). Each returns
 * when this PE's dest is complete and its source may be reused. dest must be ready on all PEs
 * before any of them calls. 0, always: what fails ends the job. */

/* All PEs of the team, or of the job, have come. sync completes plain stores only; barrier_all
 * first completes SHMEM_CTX_DEFAULT's operations, and is collective over the job, as sync_all is.
 * [SHMEM_SYNC, SHMEM_SYNC_ALL, SHMEM_BARRIER_ALL] */
int shmem_team_sync(shmem_team_t team);
/* All PEs of the team, or of the job, have come. */
void shmem_sync_all(void);
/* All PEs of the team, or of the job, have come. */
void shmem_barrier_all(void);

/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included.
 * collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. alltoall: nelems elements from each PE for each, in team order; alltoalls:
 * those dst and sst >= 1 elements apart.
 * [SHMEM_BROADCAST, SHMEM_COLLECT, SHMEM_ALLTOALL, SHMEM_ALLTOALLS] */
int shmem_float_broadcast(shmem_team_t team, float *dest, const float *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_double_broadcast(shmem_team_t team, double *dest, const double *source, size_t nelems,
                           int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_longdouble_broadcast(shmem_team_t team, long double *dest, const long double *source,
                               size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_char_broadcast(shmem_team_t team, char *dest, const char *source, size_t nelems,
                         int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_schar_broadcast(shmem_team_t team, signed char *dest, const signed char *source,
                          size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_short_broadcast(shmem_team_t team, short *dest, const short *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_int_broadcast(shmem_team_t team, int *dest, const int *source, size_t nelems,
                        int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_long_broadcast(shmem_team_t team, long *dest, const long *source, size_t nelems,
                         int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_longlong_broadcast(shmem_team_t team, long long *dest, const long long *source,
                             size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uchar_broadcast(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_ushort_broadcast(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uint_broadcast(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_ulong_broadcast(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_ulonglong_broadcast(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, size_t nelems, int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_int8_broadcast(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                         int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_int16_broadcast(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_int32_broadcast(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_int64_broadcast(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uint8_broadcast(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                          int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uint16_broadcast(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
                           int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uint32_broadcast(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
                           int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_uint64_broadcast(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
                           int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_size_broadcast(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                         int PE_root);
/* broadcast: nelems elements from the team's PE PE_root into dest of all, its own included. */
int shmem_ptrdiff_broadcast(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                            size_t nelems, int PE_root);

/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_float_collect(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_double_collect(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_longdouble_collect(shmem_team_t team, long double *dest, const long double *source,
                             size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_char_collect(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_schar_collect(shmem_team_t team, signed char *dest, const signed char *source,
                        size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_short_collect(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int_collect(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_long_collect(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_longlong_collect(shmem_team_t team, long long *dest, const long long *source,
                           size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uchar_collect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                        size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ushort_collect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint_collect(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                       size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ulong_collect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                        size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ulonglong_collect(shmem_team_t team, unsigned long long *dest,
                            const unsigned long long *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int8_collect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int16_collect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int32_collect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int64_collect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint8_collect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint16_collect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint32_collect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint64_collect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_size_collect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ptrdiff_collect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                          size_t nelems);

/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_float_fcollect(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_double_fcollect(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_longdouble_fcollect(shmem_team_t team, long double *dest, const long double *source,
                              size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_char_fcollect(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_schar_fcollect(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_short_fcollect(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int_fcollect(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_long_fcollect(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_longlong_fcollect(shmem_team_t team, long long *dest, const long long *source,
                            size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uchar_fcollect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ushort_fcollect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                          size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint_fcollect(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ulong_fcollect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ulonglong_fcollect(shmem_team_t team, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int8_fcollect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int16_fcollect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int32_fcollect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_int64_fcollect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint8_fcollect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint16_fcollect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint32_fcollect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_uint64_fcollect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_size_fcollect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* collect, fcollect: all PEs' elements one behind the other in team order; fcollect wants the same
 * nelems everywhere. */
int shmem_ptrdiff_fcollect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                           size_t nelems);

/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_float_alltoall(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_double_alltoall(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_longdouble_alltoall(shmem_team_t team, long double *dest, const long double *source,
                              size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_char_alltoall(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_schar_alltoall(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_short_alltoall(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_int_alltoall(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_long_alltoall(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_longlong_alltoall(shmem_team_t team, long long *dest, const long long *source,
                            size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uchar_alltoall(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_ushort_alltoall(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                          size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uint_alltoall(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_ulong_alltoall(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_ulonglong_alltoall(shmem_team_t team, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_int8_alltoall(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_int16_alltoall(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_int32_alltoall(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_int64_alltoall(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uint8_alltoall(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uint16_alltoall(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uint32_alltoall(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_uint64_alltoall(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_size_alltoall(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* alltoall: nelems elements from each PE for each, in team order. */
int shmem_ptrdiff_alltoall(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                           size_t nelems);

/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_float_alltoalls(shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_double_alltoalls(shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_longdouble_alltoalls(shmem_team_t team, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_char_alltoalls(shmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_schar_alltoalls(shmem_team_t team, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_short_alltoalls(shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_int_alltoalls(shmem_team_t team, int *dest, const int *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_long_alltoalls(shmem_team_t team, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_longlong_alltoalls(shmem_team_t team, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uchar_alltoalls(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_ushort_alltoalls(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uint_alltoalls(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_ulong_alltoalls(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_ulonglong_alltoalls(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_int8_alltoalls(shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_int16_alltoalls(shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_int32_alltoalls(shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_int64_alltoalls(shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uint8_alltoalls(shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uint16_alltoalls(shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uint32_alltoalls(shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_uint64_alltoalls(shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_size_alltoalls(shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: those dst and sst >= 1 elements apart. */
int shmem_ptrdiff_alltoalls(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems);

/* The same, of bytes. */
int shmem_broadcastmem(shmem_team_t team, void *dest, const void *source, size_t nelems,
                       int PE_root);
/* The same, of bytes. */
int shmem_collectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* The same, of bytes. */
int shmem_fcollectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* The same, of bytes. */
int shmem_alltoallmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* The same, of bytes. */
int shmem_alltoallsmem(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems);

/* Reductions: element i of every dest = element i of all PEs' source, combined. dest may be source.
 * [SHMEM_AND_REDUCE, _OR_, _XOR_, _MAX_, _MIN_, _SUM_, _PROD_] */
int shmem_uchar_and_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_and_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_and_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_and_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_and_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_and_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_and_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_and_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_and_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_and_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_and_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_and_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_and_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_and_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_or_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_or_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_or_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_or_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_or_reduce(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_or_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_or_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_or_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_or_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_or_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_or_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_or_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_or_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_xor_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_xor_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_xor_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_xor_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_xor_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_xor_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_xor_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_xor_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_xor_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_xor_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_xor_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_xor_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_xor_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_xor_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_float_max_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_double_max_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longdouble_max_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_char_max_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_schar_max_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_short_max_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int_max_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_long_max_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longlong_max_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_max_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_max_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_max_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_max_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_max_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_max_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_max_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_max_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_max_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_max_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_max_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_max_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_max_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_max_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ptrdiff_max_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_float_min_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_double_min_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longdouble_min_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_char_min_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_schar_min_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_short_min_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int_min_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_long_min_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longlong_min_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_min_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_min_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_min_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_min_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_min_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_min_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_min_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_min_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_min_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_min_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_min_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_min_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_min_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_min_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ptrdiff_min_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_float_sum_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_double_sum_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longdouble_sum_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_char_sum_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_schar_sum_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_short_sum_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int_sum_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longlong_sum_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_sum_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_sum_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_sum_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_sum_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_sum_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_sum_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_sum_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_sum_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_sum_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_sum_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_sum_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_sum_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_sum_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_sum_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ptrdiff_sum_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_complexd_sum_reduce(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_complexf_sum_reduce(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nreduce);
#endif

/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_float_prod_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_double_prod_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longdouble_prod_reduce(shmem_team_t team, long double *dest, const long double *source,
                                 size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_char_prod_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_schar_prod_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_short_prod_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int_prod_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_long_prod_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_longlong_prod_reduce(shmem_team_t team, long long *dest, const long long *source,
                               size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uchar_prod_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ushort_prod_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                             size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint_prod_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                           size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulong_prod_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ulonglong_prod_reduce(shmem_team_t team, unsigned long long *dest,
                                const unsigned long long *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int8_prod_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int16_prod_reduce(shmem_team_t team, int16_t *dest, const int16_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int32_prod_reduce(shmem_team_t team, int32_t *dest, const int32_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_int64_prod_reduce(shmem_team_t team, int64_t *dest, const int64_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint8_prod_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                            size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint16_prod_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                             size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint32_prod_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                             size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_uint64_prod_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                             size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_size_prod_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_ptrdiff_prod_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                              size_t nreduce);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_complexd_prod_reduce(shmem_team_t team, double _Complex *dest,
                               const double _Complex *source, size_t nreduce);
/* Reductions: element i of every dest = element i of all PEs' source, combined. */
int shmem_complexf_prod_reduce(shmem_team_t team, float _Complex *dest,
                               const float _Complex *source, size_t nreduce);
#endif

/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). dest may be source. [SHMEM_SUM_INSCAN, SHMEM_SUM_EXSCAN] */
int shmem_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source,
                                size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source,
                              size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nelems);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_complexd_sum_inscan(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_complexf_sum_inscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nelems);
#endif

/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source,
                                size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source,
                              size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nelems);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_complexd_sum_exscan(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nelems);
/* Scans: element i of PE p's dest = the sum of element i over the PEs 0 .. p (inscan), or 0 .. p-1
 * (exscan, so 0 on PE 0). */
int shmem_complexf_sum_exscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nelems);
#endif

/* ---- Active-set collectives, deprecated [Collective Routines] ------------------------------- */

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. pSync and pWrk are left as they are. shmem_barrier completes SHMEM_CTX_DEFAULT's
 * operations first. The broadcast leaves the root's dest alone; PE_root counts in the set. */
void shmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_sync(int PE_start, int logPE_stride, int PE_size, long *pSync);

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_broadcast32(void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
                       int logPE_stride, int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_broadcast64(void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
                       int logPE_stride, int PE_size, long *pSync);

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_collect32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                     int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_collect64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                     int PE_size, long *pSync);

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_fcollect32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_fcollect64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_alltoall32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_alltoall64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);

/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_alltoalls32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int PE_start, int logPE_stride, int PE_size, long *pSync);
/* Collective over the active set: PE_size PEs of the job, from PE_start on, 2 to the logPE_stride
 * apart. */
void shmem_alltoalls64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int PE_start, int logPE_stride, int PE_size, long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_and_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_and_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_and_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_and_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_or_to_all(short *dest, const short *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_or_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                         int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_or_to_all(long *dest, const long *source, int nreduce, int PE_start,
                          int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_or_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                              int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_xor_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_xor_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_xor_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_xor_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_max_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_max_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_max_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_max_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_float_max_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_double_max_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longdouble_max_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_min_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_min_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_min_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_min_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_float_min_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_double_min_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longdouble_min_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);

/* Reductions of nreduce >= 0 elements. */
void shmem_short_sum_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_sum_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_sum_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_sum_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_float_sum_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_double_sum_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longdouble_sum_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Reductions of nreduce >= 0 elements. */
void shmem_complexd_sum_to_all(double _Complex *dest, const double _Complex *source, int nreduce,
                               int PE_start, int logPE_stride, int PE_size, double _Complex *pWrk,
                               long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_complexf_sum_to_all(float _Complex *dest, const float _Complex *source, int nreduce,
                               int PE_start, int logPE_stride, int PE_size, float _Complex *pWrk,
                               long *pSync);
#endif

/* Reductions of nreduce >= 0 elements. */
void shmem_short_prod_to_all(short *dest, const short *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_int_prod_to_all(int *dest, const int *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, int *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_long_prod_to_all(long *dest, const long *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longlong_prod_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                                int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_float_prod_to_all(float *dest, const float *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_double_prod_to_all(double *dest, const double *source, int nreduce, int PE_start,
                              int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_longdouble_prod_to_all(long double *dest, const long double *source, int nreduce,
                                  int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                  long *pSync);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* Reductions of nreduce >= 0 elements. */
void shmem_complexd_prod_to_all(double _Complex *dest, const double _Complex *source, int nreduce,
                                int PE_start, int logPE_stride, int PE_size, double _Complex *pWrk,
                                long *pSync);
/* Reductions of nreduce >= 0 elements. */
void shmem_complexf_prod_to_all(float _Complex *dest, const float _Complex *source, int nreduce,
                                int PE_start, int logPE_stride, int PE_size, float _Complex *pWrk,
                                long *pSync);
#endif

/* ---- Point-to-point synchronization [Point-To-Point Synchronization Routines] --------------- */

/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does
 * now, else 0. Others change it by atomics, signals or puts. [SHMEM_WAIT_UNTIL, SHMEM_TEST] */
void shmem_int_wait_until(int *ivar, int cmp, int cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_long_wait_until(long *ivar, int cmp, long cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_longlong_wait_until(long long *ivar, int cmp, long long cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_uint_wait_until(unsigned int *ivar, int cmp, unsigned int cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_ulong_wait_until(unsigned long *ivar, int cmp, unsigned long cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_ulonglong_wait_until(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_size_wait_until(size_t *ivar, int cmp, size_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_ptrdiff_wait_until(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_short_wait_until(short *ivar, int cmp, short cmp_value);
/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does now,
 * else 0. */
void shmem_ushort_wait_until(unsigned short *ivar, int cmp, unsigned short cmp_value);

/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_int_test(int *ivar, int cmp, int cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_long_test(long *ivar, int cmp, long cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_longlong_test(long long *ivar, int cmp, long long cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_uint_test(unsigned int *ivar, int cmp, unsigned int cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_ulong_test(unsigned long *ivar, int cmp, unsigned long cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_ulonglong_test(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_int32_test(int32_t *ivar, int cmp, int32_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_int64_test(int64_t *ivar, int cmp, int64_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_uint32_test(uint32_t *ivar, int cmp, uint32_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_uint64_test(uint64_t *ivar, int cmp, uint64_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_size_test(size_t *ivar, int cmp, size_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_ptrdiff_test(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_short_test(short *ivar, int cmp, short cmp_value);
/* test: 1 if it does now, else 0. Others change it by atomics, signals or puts. */
int shmem_ushort_test(unsigned short *ivar, int cmp, unsigned short cmp_value);

/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. [SHMEM_WAIT_UNTIL] */
void shmem_wait_until(long *ivar, int cmp, long cmp_value);
/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. */
void shmem_wait(long *ivar, long cmp_value);

/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. */
void shmem_short_wait(short *ivar, short cmp_value);
/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. */
void shmem_int_wait(int *ivar, int cmp_value);
/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. */
void shmem_longlong_wait(long long *ivar, long long cmp_value);
/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. */
void shmem_long_wait(long *ivar, long cmp_value);

/* Waits and tests of nelems variables; those with a nonzero status[i] are left out, and status may
 * be NULL. all: waits for, or tests, all of them. any: gives the index of one that compares so,
 * SIZE_MAX if none does now (test) or is in the set. some: writes the indices of those that do (at
 * least one, in wait_until) to `indices`, which has room for nelems, and gives their number, 0 with
 * an empty set. [SHMEM_WAIT_UNTIL_ALL, _ANY, _SOME, SHMEM_TEST_ALL, _ANY, _SOME] */
void shmem_int_wait_until_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_long_wait_until_all(long *ivars, size_t nelems, const int *status, int cmp,
                               long cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_longlong_wait_until_all(long long *ivars, size_t nelems, const int *status, int cmp,
                                   long long cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_uint_wait_until_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                               unsigned int cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_ulong_wait_until_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                unsigned long cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_ulonglong_wait_until_all(unsigned long long *ivars, size_t nelems, const int *status,
                                    int cmp, unsigned long long cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                int32_t cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                int64_t cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                 uint32_t cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                 uint64_t cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_size_wait_until_all(size_t *ivars, size_t nelems, const int *status, int cmp,
                               size_t cmp_value);
/* all: waits for, or tests, all of them. */
void shmem_ptrdiff_wait_until_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                  ptrdiff_t cmp_value);

/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int_wait_until_any(int *ivars, size_t nelems, const int *status, int cmp,
                                int cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_long_wait_until_any(long *ivars, size_t nelems, const int *status, int cmp,
                                 long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_longlong_wait_until_any(long long *ivars, size_t nelems, const int *status, int cmp,
                                     long long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint_wait_until_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                 unsigned int cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ulong_wait_until_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                  unsigned long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ulonglong_wait_until_any(unsigned long long *ivars, size_t nelems, const int *status,
                                      int cmp, unsigned long long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                  int32_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                  int64_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint32_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint64_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_size_wait_until_any(size_t *ivars, size_t nelems, const int *status, int cmp,
                                 size_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ptrdiff_wait_until_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                    ptrdiff_t cmp_value);

/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int_wait_until_some(int *ivars, size_t nelems, size_t *indices, const int *status,
                                 int cmp, int cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_long_wait_until_some(long *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_longlong_wait_until_some(long long *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, long long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint_wait_until_some(unsigned int *ivars, size_t nelems, size_t *indices,
                                  const int *status, int cmp, unsigned int cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ulong_wait_until_some(unsigned long *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, unsigned long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ulonglong_wait_until_some(unsigned long long *ivars, size_t nelems, size_t *indices,
                                       const int *status, int cmp, unsigned long long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, int32_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, int64_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, uint32_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, uint64_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_size_wait_until_some(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, size_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ptrdiff_wait_until_some(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, ptrdiff_t cmp_value);

/* all: waits for, or tests, all of them. */
int shmem_int_test_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_long_test_all(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_longlong_test_all(long long *ivars, size_t nelems, const int *status, int cmp,
                            long long cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_uint_test_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                        unsigned int cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_ulong_test_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                         unsigned long cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_ulonglong_test_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                             unsigned long long cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                         int32_t cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                         int64_t cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                          uint32_t cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                          uint64_t cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_size_test_all(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
/* all: waits for, or tests, all of them. */
int shmem_ptrdiff_test_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                           ptrdiff_t cmp_value);

/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int_test_any(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_long_test_any(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_longlong_test_any(long long *ivars, size_t nelems, const int *status, int cmp,
                               long long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint_test_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                           unsigned int cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ulong_test_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                            unsigned long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ulonglong_test_any(unsigned long long *ivars, size_t nelems, const int *status,
                                int cmp, unsigned long long cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                            int32_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                            int64_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                             uint32_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                             uint64_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_size_test_any(size_t *ivars, size_t nelems, const int *status, int cmp,
                           size_t cmp_value);
/* any: gives the index of one that compares so, SIZE_MAX if none does now (test) or is in the set.
 * */
size_t shmem_ptrdiff_test_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                              ptrdiff_t cmp_value);

/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int_test_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                           int cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_long_test_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                            long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_longlong_test_some(long long *ivars, size_t nelems, size_t *indices, const int *status,
                                int cmp, long long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint_test_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
                            int cmp, unsigned int cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ulong_test_some(unsigned long *ivars, size_t nelems, size_t *indices,
                             const int *status, int cmp, unsigned long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ulonglong_test_some(unsigned long long *ivars, size_t nelems, size_t *indices,
                                 const int *status, int cmp, unsigned long long cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, int32_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, int64_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, uint32_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, uint64_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_size_test_some(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                            int cmp, size_t cmp_value);
/* some: writes the indices of those that do (at least one, in wait_until) to `indices`, which has
 * room for nelems, and gives their number, 0 with an empty set. */
size_t shmem_ptrdiff_test_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
                               int cmp, ptrdiff_t cmp_value);

/* Variable i compared with cmp_values[i].
 * [SHMEM_WAIT_UNTIL_ALL_VECTOR, _ANY_VECTOR, _SOME_VECTOR, SHMEM_TEST_ALL_VECTOR, ...] */
void shmem_int_wait_until_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                     const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_long_wait_until_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                      const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_longlong_wait_until_all_vector(long long *ivars, size_t nelems, const int *status,
                                        int cmp, const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_uint_wait_until_all_vector(unsigned int *ivars, size_t nelems, const int *status,
                                      int cmp, const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_ulong_wait_until_all_vector(unsigned long *ivars, size_t nelems, const int *status,
                                       int cmp, const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_ulonglong_wait_until_all_vector(unsigned long long *ivars, size_t nelems,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                       const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                       const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                        const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                        const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_size_wait_until_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                      const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
void shmem_ptrdiff_wait_until_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status,
                                        int cmp, const ptrdiff_t *cmp_values);

/* Variable i compared with cmp_values[i]. */
size_t shmem_int_wait_until_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                       const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_long_wait_until_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                        const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_longlong_wait_until_any_vector(long long *ivars, size_t nelems, const int *status,
                                        int cmp, const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint_wait_until_any_vector(unsigned int *ivars, size_t nelems, const int *status,
                                        int cmp, const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulong_wait_until_any_vector(unsigned long *ivars, size_t nelems, const int *status,
                                        int cmp, const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulonglong_wait_until_any_vector(unsigned long long *ivars, size_t nelems,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                        const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                        const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems, const int *status,
                                        int cmp, const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems, const int *status,
                                        int cmp, const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_size_wait_until_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                        const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ptrdiff_wait_until_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status,
                                        int cmp, const ptrdiff_t *cmp_values);

/* Variable i compared with cmp_values[i]. */
size_t shmem_int_wait_until_some_vector(int *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_long_wait_until_some_vector(long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_longlong_wait_until_some_vector(long long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint_wait_until_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulong_wait_until_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp,
                                        const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulonglong_wait_until_some_vector(unsigned long long *ivars, size_t nelems,
                                        size_t *indices, const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_size_wait_until_some_vector(size_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ptrdiff_wait_until_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const ptrdiff_t *cmp_values);

/* Variable i compared with cmp_values[i]. */
int shmem_int_test_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
                              const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_long_test_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
                               const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_longlong_test_all_vector(long long *ivars, size_t nelems, const int *status, int cmp,
                                   const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_uint_test_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                               const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_ulong_test_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_ulonglong_test_all_vector(unsigned long long *ivars, size_t nelems, const int *status,
                                    int cmp, const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                 const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                 const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_size_test_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                               const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
int shmem_ptrdiff_test_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                  const ptrdiff_t *cmp_values);

/* Variable i compared with cmp_values[i]. */
size_t shmem_int_test_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                 const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_long_test_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                  const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_longlong_test_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
                                      const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint_test_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                  const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulong_test_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                   const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulonglong_test_any_vector(unsigned long long *ivars, size_t nelems, const int *status,
                                       int cmp, const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                   const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                   const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                    const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                    const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_size_test_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                  const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ptrdiff_test_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                     const ptrdiff_t *cmp_values);

/* Variable i compared with cmp_values[i]. */
size_t shmem_int_test_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, const int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_long_test_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, const long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_longlong_test_some_vector(long long *ivars, size_t nelems, size_t *indices,
                                       const int *status, int cmp, const long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint_test_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, const unsigned int *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulong_test_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const unsigned long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ulonglong_test_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const int32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const int64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, const uint32_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, const uint64_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_size_test_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, const size_t *cmp_values);
/* Variable i compared with cmp_values[i]. */
size_t shmem_ptrdiff_test_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, const ptrdiff_t *cmp_values);

/* ---- Ordering [Memory Ordering Routines] ---------------------------------------------------- */

/* fence: the context's puts, atomics and signals, and this PE's plain stores, from before it reach
 * each PE before those after it. quiet: completes all of the context's operations, the nonblocking
 * gets and fetches too; pe_quiet: those to the npes PEs in target_pes. SHMEM_CTX_INVALID does
 * nothing. [SHMEM_FENCE, SHMEM_QUIET, SHMEM_PE_QUIET] */
void shmem_fence(void);
/* fence: the context's puts, atomics and signals, and this PE's plain stores, from before it reach
 * each PE before those after it. */
void shmem_ctx_fence(shmem_ctx_t ctx);
/* quiet: completes all of the context's operations, the nonblocking gets and fetches too. */
void shmem_quiet(void);
/* quiet: completes all of the context's operations, the nonblocking gets and fetches too. */
void shmem_ctx_quiet(shmem_ctx_t ctx);
/* quiet: completes all of the context's operations, the nonblocking gets and fetches too. */
void shmem_pe_quiet(const int *target_pes, size_t npes);
/* quiet: completes all of the context's operations, the nonblocking gets and fetches too. */
void shmem_ctx_pe_quiet(shmem_ctx_t ctx, const int *target_pes, size_t npes);

/* ---- Locks [Distributed Locking Routines] --------------------------------------------------- */

/* *lock is symmetric, begins as 0, and is used by these only. set: waits for its turn, first come
 * first served. test: 0 if it has taken the lock, 1 if somebody has it. clear: first completes
 * SHMEM_CTX_DEFAULT's operations; only by the PE that has it. [SHMEM_LOCK] */
void shmem_set_lock(long *lock);
/* *lock is symmetric, begins as 0, and is used by these only. */
int shmem_test_lock(long *lock);
/* *lock is symmetric, begins as 0, and is used by these only. */
void shmem_clear_lock(long *lock);

/* ---- Caches [1.4 draft, "Cache Management"] ------------------------------------------------- */

/* Deprecated, then removed; they do nothing, as caches are coherent. At any time. */
void shmem_set_cache_inv(void);
/* Deprecated, then removed; they do nothing, as caches are coherent. */
void shmem_set_cache_line_inv(void *dest);
/* Deprecated, then removed; they do nothing, as caches are coherent. */
void shmem_clear_cache_inv(void);
/* Deprecated, then removed; they do nothing, as caches are coherent. */
void shmem_clear_cache_line_inv(void *dest);
/* Deprecated, then removed; they do nothing, as caches are coherent. */
void shmem_udcflush(void);
/* Deprecated, then removed; they do nothing, as caches are coherent. */
void shmem_udcflush_line(void *dest);

/* clang-format on */
#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* The Memory Spaces proposal's shmem_team_split_2d of four arguments. Its blocks are the rows of a
 * grid that is xrange * yrange PEs wide. */
static inline int shmem_impl_team_split_grid(shmem_team_t parent_team, int xrange, int yrange,
                                             shmem_team_t *new_team)
{
    /* Names that cannot hide a variable of the program, of which compilers would warn. */
    shmem_team_config_t impl_config;
    shmem_team_t impl_column;
    int impl_n = shmem_team_n_pes(parent_team);
    impl_config.num_contexts = 0;
    if (impl_n < 1 || xrange < 1 || yrange < 1 || !new_team) /* refused there, with a message */
        return shmem_team_split_strided(parent_team, 0, 1, 0, &impl_config, 0, new_team);
    if (shmem_team_split_2d(parent_team, xrange <= impl_n / yrange ? xrange * yrange : impl_n,
                            &impl_config, 0, new_team, &impl_config, 0, &impl_column) != 0)
        return -1;
    shmem_team_destroy(impl_column);
    return 0;
}

extern shmem_space_t SHMEM_SPACE_INVALID; /* no space: a null pointer */

/* Deprecated names without the library's prefix: shmem_init, shmem_my_pe, shmem_n_pes,
 * shmem_malloc, shmem_free, shmem_align, shmem_realloc. start_pes may be called again, to no
 * effect, and needs no shmem_finalize; its argument is ignored. */
void start_pes(int npes);
int _my_pe(void);
int _num_pes(void);
void *shmalloc(size_t size);
void shfree(void *ptr);
void *shmemalign(size_t alignment, size_t size);
void *shrealloc(void *ptr, size_t size);

#ifdef __cplusplus
}
#endif

/* C++ overloads: declarations of the typed routines again, under their common name, and with the
 * typed name as the symbol; and what a call that is none of them is, by whose text a compiler says
 * which argument is wrong. Clang lists all candidates that a deleted one beat, and GCC says twice
 * what is unavailable. */
#if defined(__cplusplus) && defined(__GNUC__)
#if defined(__clang__)
#define SHMEM_IMPL_WRONG(TEXT) __attribute__((unavailable(TEXT)))
#elif __cplusplus >= 201103L
#define SHMEM_IMPL_WRONG(TEXT) = delete
#else
#define SHMEM_IMPL_WRONG(TEXT) __attribute__((error(TEXT)))
#endif
#include "shmem_impl/classes.h"
#include "shmem_impl/overloads/shmem.h"
extern "C++" {
void shmem_wait_until(volatile long *ivar, int cmp, long cmp_value) __asm__("shmem_wait_until");
void shmem_wait(volatile long *ivar, long cmp_value) __asm__("shmem_wait");

int shmem_sync(shmem_team_t team) __asm__("shmem_team_sync");
static inline int shmem_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
                                      shmem_team_t *new_team)
{
    return shmem_impl_team_split_grid(parent_team, xrange, yrange, new_team);
}
void shmem_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                      int pe) __asm__("shmem_ctx_signal_add");
void shmem_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                      int pe) __asm__("shmem_ctx_signal_set");
}
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

/* Short operations on memory of the own node without a call, where the program asks for it. */
#if defined(SHMEMX_INLINE) && defined(__GNUC__) && defined(__OPTIMIZE__)
#include "shmem_impl/inline.h"
#endif

/* shmem_team_split_2d is called with 8 arguments, or with the Memory Spaces proposal's 4. */
#if !defined(__cplusplus)
#define SHMEM_IMPL_NINTH_OF(A, B, C, D, E, F, G, H, NINTH, ...) NINTH
#define shmem_team_split_2d(...)                                                                   \
    SHMEM_IMPL_NINTH_OF(__VA_ARGS__, shmem_team_split_2d, 0, 0, 0, shmem_impl_team_split_grid, 0)  \
    (__VA_ARGS__)
#endif

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_generic.h"
#endif

#endif
