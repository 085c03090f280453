/* Made by scripts/headers from src/api/headers/shmem.h.in; change that, and run it. */
/*
 * OpenSHMEM 1.6, the deprecated routines of the 1.4 draft, and the proposal Dynamic Memory Spaces,
 * as implemented by Isthmus.
 *
 * This header contains types, handles and constants, and then the routines, ordered by the chapters
 * of the specification. C11 programs also get the type-generic names (shmem_put, shmem_g, ...) from
 * shmem_generic.h. C++ programs get the type-generic names as overloads.
 *
 * Names that begin with SHMEM_IMPL_ or shmem_impl_ are internal. Programs must not use them.
 */
#ifndef SHMEM_H
#define SHMEM_H

#include <stddef.h>
#include <stdint.h>

#include "shmem_types.h"

/* Version of the specification (1.6, "Library Constants"). */
#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_VENDOR_STRING "Isthmus"
#define SHMEM_MAX_NAME_LEN  256 /* bytes for shmem_info_get_name, with the terminating null */

/* Version of Isthmus: 10000 * major + 100 * minor + patch. Programs can test it to distinguish
 * Isthmus from other OpenSHMEM libraries. */
#define ISTHMUS_VERSION 200

/* Thread levels, in ascending order (1.6, "Thread Support"). */
#define SHMEM_THREAD_SINGLE     0 /* the program has one thread */
#define SHMEM_THREAD_FUNNELED   1 /* only the initializing thread calls the library */
#define SHMEM_THREAD_SERIALIZED 2 /* several threads, one at a time in the library */
#define SHMEM_THREAD_MULTIPLE   3 /* several threads, at any time in the library */

/* Handles are opaque numbers with a pointer type. A program may only assign and compare them. */
typedef struct shmem_impl_ctx *shmem_ctx_t;
typedef struct shmem_impl_team *shmem_team_t;

#ifdef __cplusplus /* no C-style casts, because -Wold-style-cast reports them in programs */
#define SHMEM_CTX_INVALID  (shmem_ctx_t())
#define SHMEM_CTX_DEFAULT  (shmem_ctx_t(1))
#define SHMEM_TEAM_INVALID (shmem_team_t())
#define SHMEM_TEAM_WORLD   (shmem_team_t(2))
#define SHMEM_TEAM_SHARED  (shmem_team_t(18))
#else
#define SHMEM_CTX_INVALID  ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT  ((shmem_ctx_t)1)
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD   ((shmem_team_t)2)  /* all PEs of the job */
#define SHMEM_TEAM_SHARED  ((shmem_team_t)18) /* PEs whose memory shmem_ptr can map */
#endif

/* Options of shmem_ctx_create and shmem_team_create_ctx. Combine them with a bitwise or; 0 selects
 * no option. */
#define SHMEM_CTX_SERIALIZED (1L << 0) /* one thread uses the context at a time */
#define SHMEM_CTX_PRIVATE    (1L << 1) /* only the thread that created the context uses it */
#define SHMEM_CTX_NOSTORE    (1L << 2) /* quiet and fence need not order plain stores */

/* The first constant is an option of shmem_ctx_session_start, the second a bit of its
 * config_mask. */
#define SHMEM_CTX_SESSION_BATCH     (1L << 0) /* the program will issue a burst of operations */
#define SHMEM_CTX_SESSION_TOTAL_OPS (1L << 0) /* total_ops of the configuration is valid */

typedef struct {
    size_t total_ops; /* expected number of operations in the session */
} shmem_ctx_session_config_t;

/* Configuration of a team, and the bits of config_mask that say which members are valid. */
#define SHMEM_TEAM_NUM_CONTEXTS (1L << 0) /* num_contexts of the configuration is valid */

typedef struct {
    int num_contexts; /* maximum number of contexts of the team at one time; 0: none */
} shmem_team_config_t;

/* Type of the memory of a memory space (proposal Dynamic Memory Spaces). */
typedef enum {
    SHMEM_DEVICE_CPU = 0,  /* host memory */
    SHMEM_DEVICE_HBM = 1,  /* high-bandwidth host memory */
    SHMEM_DEVICE_GPU = 2,  /* CUDA, HIP or ZE, whichever the PE has */
    SHMEM_DEVICE_CUDA = 3, /* NVIDIA GPU */
    SHMEM_DEVICE_HIP = 4,  /* AMD GPU */
    SHMEM_DEVICE_ZE = 5    /* GPU of oneAPI Level Zero */
} shmem_device_type_t;

/* Flags for the creation of a memory space. Combine them with a bitwise or. shmemx.h defines more
 * flags. */
#define SHMEM_SPACE_FLAG_DEFAULT 0x0000

typedef struct {
    shmem_device_type_t device_type;
    size_t size; /* size of the space on each PE, in bytes; at least 1 */
    int flags;
} shmem_space_config_t;

/* Handle of a memory space: an opaque number with a pointer type. A program may only assign and
 * compare it. */
typedef void *shmem_space_t;

/* Capabilities of a memory space, as shmem_space_get_caps returns them. They are bits that are
 * combined with a bitwise or. */
typedef uint64_t shmem_space_cap_t;
#define SHMEM_SPACE_CAP_RMA           UINT64_C(0x0001) /* puts and gets are supported */
#define SHMEM_SPACE_CAP_COLLECTIVES   UINT64_C(0x0002) /* collectives are supported */
#define SHMEM_SPACE_CAP_ATOMICS       UINT64_C(0x0004) /* atomic operations are supported */
#define SHMEM_SPACE_CAP_DIRECT_ACCESS UINT64_C(0x0008) /* a PE can load and store its part */
#define SHMEM_SPACE_CAP_WORLD_ACCESS  UINT64_C(0x0010) /* all PEs of the job are members */
#define SHMEM_SPACE_CAP_IDENT_ADDR    UINT64_C(0x0020) /* equal addresses on all members */

/* Hints of shmem_malloc_with_hints. Combine them with a bitwise or; 0 gives no hint. */
#define SHMEM_MALLOC_ATOMICS_REMOTE (1L << 0) /* other PEs will use atomics on the memory */
#define SHMEM_MALLOC_SIGNAL_REMOTE  (1L << 1) /* the memory will hold signal objects */

/* Operations that shmem_put_signal can apply to the signal object. */
#define SHMEM_SIGNAL_SET 0
#define SHMEM_SIGNAL_ADD 1

/* Comparison operators of waits and tests. The left operand is the variable, the right operand is
 * the value that the program passes. */
#define SHMEM_CMP_EQ 0
#define SHMEM_CMP_NE 1
#define SHMEM_CMP_GT 2
#define SHMEM_CMP_LE 3
#define SHMEM_CMP_LT 4
#define SHMEM_CMP_GE 5

/* Constants for the work arrays of active-set collectives: the initial value of each element of
 * pSync, the length of pSync in elements of type long, and the minimum length of pWrk in
 * elements. */
#define SHMEM_SYNC_VALUE              (-1L)
#define SHMEM_SYNC_SIZE               8
#define SHMEM_BARRIER_SYNC_SIZE       8
#define SHMEM_BCAST_SYNC_SIZE         8
#define SHMEM_COLLECT_SYNC_SIZE       8
#define SHMEM_REDUCE_SYNC_SIZE        8
#define SHMEM_ALLTOALL_SYNC_SIZE      8
#define SHMEM_ALLTOALLS_SYNC_SIZE     8
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 8

/* Deprecated names of the constants above. */
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
 * Rules for all routines of this header:
 *
 * - Programs may call the routines only between shmem_init and shmem_finalize, unless the comment
 *   of a routine says otherwise.
 *
 * - A symmetric address is an address in the symmetric heap, in a memory space, or in a static
 *   variable of the program, including addresses inside an object. Constants of the executable
 *   count as symmetric when they are the source of a transfer. These arguments must be symmetric:
 *   dest of puts and atomics, source of gets and atomic fetches, dest and source of collectives,
 *   signal objects, locks, and variables that the program waits for. The other buffer of a transfer
 *   may be any memory. Both buffers must not overlap.
 *
 * - `pe` is a number from 0 to n-1, where n is the number of PEs of the context's team, or of the
 *   job if the routine has no context. nelems is a number of elements: of the type in the routine's
 *   name, of N bits in shmem_putN, and of bytes in shmem_putmem. If nelems is 0, the routine copies
 *   nothing, and the pointers to the data may be invalid. A put with signal then only updates the
 *   signal.
 *
 * - A routine with the argument `ctx` issues its operations on that context. A routine without it
 *   uses SHMEM_CTX_DEFAULT.
 *
 * - Collective over a team or the job: all PEs of the team or the job must call the routine. They
 *   must call all collectives of one team in the same order.
 *
 * - If the library detects an invalid argument, it prints an error message with the names of the
 *   routine and the argument, and aborts the job. Some routines return an error instead; their
 *   comments say so.
 */

/* ---- Library setup, exit, query [Library Setup, Exit, and Query Routines] ------------------- */

/* Initializes the library. If it is initialized already, only increments its reference count. All
 * PEs of the job must call it. If the initialization fails, the library aborts the job.
 * [SHMEM_INIT] */
void shmem_init(void);

/* Decrements the reference count that shmem_init increments. All PEs of the job must call it. If
 * the count becomes 0, the routine completes all communication, waits for all PEs, and frees teams,
 * shareable contexts and the symmetric heap. Otherwise it works as shmem_barrier_all. A program may
 * call shmem_init again afterwards. [SHMEM_FINALIZE] */
void shmem_finalize(void);

/* Sets *initialized to 1 if the library is initialized, and to 0 otherwise. Any thread may call it
 * at any time. [SHMEM_QUERY_INITIALIZED] */
void shmem_query_initialized(int *initialized);

/* Initializes the library as shmem_init does, for a program that needs thread level `requested`,
 * one of SHMEM_THREAD_*. Sets *provided to the thread level that the library supports in this job.
 * All PEs of the job must call it. Returns 0, or a nonzero value if `requested` is not a thread
 * level. [SHMEM_INIT_THREAD] */
int shmem_init_thread(int requested, int *provided);

/* Sets *provided to the thread level of the library. [SHMEM_QUERY_THREAD] */
void shmem_query_thread(int *provided);

/* Aborts the job with exit status `status`, of which launchers return the low 8 bits. One PE is
 * enough to end the whole job. This PE, and PEs of its node that wait in the library, flush their
 * streams and run their exit handlers, as in exit(). Does not return. [SHMEM_GLOBAL_EXIT] */
SHMEM_IMPL_NORETURN void shmem_global_exit(int status);

/* my_pe: Returns the number of this PE in the job, 0 to shmem_n_pes() - 1.
 * n_pes: Returns the number of PEs of the job. [SHMEM_MY_PE, SHMEM_N_PES] */
int shmem_my_pe(void);
/* n_pes: Returns the number of PEs of the job. */
int shmem_n_pes(void);

/* pe_accessible: Returns 1 if `pe` is a PE of the job and runs the same executable as this PE, and
 * 0 otherwise; `pe` may be any int.
 * addr_accessible: Returns 1 if `addr` is a symmetric address, and the library can access the
 * symmetric object at that address on PE `pe`. Returns 0 otherwise. [SHMEM_PE_ACCESSIBLE,
 * SHMEM_ADDR_ACCESSIBLE] */
int shmem_pe_accessible(int pe);
/* addr_accessible: Returns 1 if `addr` is a symmetric address, and the library can access the
 * symmetric object at that address on PE `pe`. Returns 0 otherwise. */
int shmem_addr_accessible(const void *addr, int pe);

/* team_ptr: Returns a local address at which this PE can load and store the symmetric object `dest`
 * of PE `pe` of the team. Returns NULL if this PE cannot map the object, and for
 * SHMEM_TEAM_INVALID.
 * ptr: Returns a local address at which this PE can load and store the symmetric object `dest` of
 * PE `pe` of the job. Returns NULL if this PE cannot map the object.
 *
 * The returned address is not a symmetric address. A constant cannot be mapped. [SHMEM_PTR,
 * SHMEM_TEAM_PTR] */
void *shmem_ptr(const void *dest, int pe);
/* team_ptr: Returns a local address at which this PE can load and store the symmetric object `dest`
 * of PE `pe` of the team. Returns NULL if this PE cannot map the object, and for
 * SHMEM_TEAM_INVALID. */
void *shmem_team_ptr(shmem_team_t team, const void *dest, int pe);

/* get_version: Sets *major and *minor to the version of the specification. Programs may call it at
 * any time.
 * get_name: Copies SHMEM_VENDOR_STRING to `name`, a buffer of SHMEM_MAX_NAME_LEN bytes. Programs
 * may call it at any time. [SHMEM_INFO_GET_VERSION, SHMEM_INFO_GET_NAME] */
void shmem_info_get_version(int *major, int *minor);
/* get_name: Copies SHMEM_VENDOR_STRING to `name`, a buffer of SHMEM_MAX_NAME_LEN bytes. Programs
 * may call it at any time. */
void shmem_info_get_name(char *name);

/* Passes `level` and further arguments to a profiling library that intercepts this routine. Does
 * nothing if the program does not use one. May be called at any time. [SHMEM_PCONTROL] */
void shmem_pcontrol(int level, ...);

/* ---- Memory [Memory Management Routines] ---------------------------------------------------- */

/* malloc: Returns a new block of `size` bytes in the symmetric heap of every PE, at a multiple of
 * 64. Returns NULL if `size` is 0, or if no free range is large enough. The contents are undefined.
 * All PEs of the job must call it, with the same arguments. Ends with a barrier, except if `size`
 * is 0.
 * align: Works as shmem_malloc, but the address is also a multiple of `alignment`, a power of two
 * and a multiple of sizeof(void *).
 * calloc: Works as shmem_malloc for count * size bytes, and clears the block.
 * malloc_with_hints: Works as shmem_malloc; `hints` are SHMEM_MALLOC_* constants that the library
 * may ignore. [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN; SHMEM_CALLOC;
 * SHMEM_MALLOC_WITH_HINTS] */
void *shmem_malloc(size_t size);
/* align: Works as shmem_malloc, but the address is also a multiple of `alignment`, a power of two
 * and a multiple of sizeof(void *). */
void *shmem_align(size_t alignment, size_t size);
/* calloc: Works as shmem_malloc for count * size bytes, and clears the block. */
void *shmem_calloc(size_t count, size_t size);
/* malloc_with_hints: Works as shmem_malloc; `hints` are SHMEM_MALLOC_* constants that the library
 * may ignore. */
void *shmem_malloc_with_hints(size_t size, long hints);

/* Changes the length of the block at `ptr` to `size` bytes, and returns its address, which may be a
 * new one. The contents are kept up to the smaller of both lengths. If no free range is large
 * enough, returns NULL and leaves the block unchanged. Allocates a block if `ptr` is NULL. Frees
 * the block and returns NULL if `size` is 0. All PEs of the job must call it, with the same block
 * and size. Begins and ends with a barrier. [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC,
 * SHMEM_ALIGN] */
void *shmem_realloc(void *ptr, size_t size);

/* Frees the block at `ptr` after a barrier. Does nothing if `ptr` is NULL. All PEs of the job must
 * call it, with the same block. [SHMEM_MALLOC, SHMEM_FREE, SHMEM_REALLOC, SHMEM_ALIGN] */
void shmem_free(void *ptr);

/* ---- Spaces [Memory Spaces proposal] -------------------------------------------------------- */

/* Creates a memory space with config->size bytes on each PE that has memory of type
 * config->device_type. These PEs are the members of the space. On members, sets *space to the space
 * and *team to a team of all members, in the order of their PE numbers in the job. On other PEs,
 * sets *space to SHMEM_SPACE_INVALID and *team to SHMEM_TEAM_INVALID.
 *
 * All PEs of the job must call it, with the same configuration. Returns 0 on success. On failure,
 * returns a nonzero value on all PEs and sets *space and *team to the invalid handles. The creation
 * fails if the configuration is invalid, if the size is 0, or if no PE has memory of this type. It
 * also fails if the spaces of all PEs of a machine would exceed its memory, or if the job has 192
 * spaces already. [SHMEM_SPACE_CREATE] */
int shmem_space_create(const shmem_space_config_t *config, shmem_space_t *space,
                       shmem_team_t *team);

/* Destroys a memory space. The program must have freed all blocks of the space. Completes this PE's
 * operations on the default context; operations on other contexts must be complete before the call.
 * All members must call it.
 *
 * Returns 0 on success. If the space's team, or a team that was split from it, still exists,
 * returns a nonzero value on all members and does nothing. Does nothing and returns 0 for
 * SHMEM_SPACE_INVALID and for a space that this PE is not a member of. Aborts the job for
 * SHMEMX_SPACE_DEFAULT. [SHMEM_SPACE_DESTROY] */
int shmem_space_destroy(shmem_space_t space);

/* space_malloc: Returns a new block of `size` bytes on each member of the space. Blocks begin at
 * multiples of 64, or of at least 16 if the program supplied the memory (shmemx_space_create_with).
 * Returns NULL if no free range is large enough, if `size` is 0, and for SHMEM_SPACE_INVALID. All
 * members must call it, with the same arguments. Unless `size` is 0, it ends with a barrier of the
 * members, which also completes this PE's operations on the default context.
 * space_calloc: Works as shmem_space_malloc for count * size bytes, and clears the block.
 * [SHMEM_SPACE_MALLOC, SHMEM_SPACE_CALLOC] */
void *shmem_space_malloc(shmem_space_t space, size_t size);
/* space_calloc: Works as shmem_space_malloc for count * size bytes, and clears the block. */
void *shmem_space_calloc(shmem_space_t space, size_t count, size_t size);

/* Frees a block of the space, after a barrier of the members. Does nothing if `ptr` is NULL or
 * `space` is SHMEM_SPACE_INVALID. All members must call it, with the same block.
 * [SHMEM_SPACE_FREE] */
void shmem_space_free(shmem_space_t space, void *ptr);

/* get_team: Sets *team to the team that was created with the space. If the program has destroyed
 * this team, or this PE is not a member of the space, sets *team to SHMEM_TEAM_INVALID. Local.
 * Returns 0, or a nonzero value for SHMEM_SPACE_INVALID.
 * get_device_type: Sets *type to the device type that the space was created with. Local. Returns 0,
 * or a nonzero value for SHMEM_SPACE_INVALID.
 * get_caps: Sets *caps to the capabilities of the space, a combination of SHMEM_SPACE_CAP_* bits.
 * Local. Returns 0, or a nonzero value for SHMEM_SPACE_INVALID.
 *
 * All members of a space have the same handle. A PE that is not a member may also pass this handle
 * to these routines. [SHMEM_SPACE_GET_TEAM, SHMEM_SPACE_GET_DEVICE_TYPE, SHMEM_SPACE_GET_CAPS] */
int shmem_space_get_team(shmem_space_t space, shmem_team_t *team);
/* get_device_type: Sets *type to the device type that the space was created with. Local. Returns 0,
 * or a nonzero value for SHMEM_SPACE_INVALID. */
int shmem_space_get_device_type(shmem_space_t space, shmem_device_type_t *type);
/* get_caps: Sets *caps to the capabilities of the space, a combination of SHMEM_SPACE_CAP_* bits.
 * Local. Returns 0, or a nonzero value for SHMEM_SPACE_INVALID.  All members of a space have the
 * same handle. A PE that is not a member may also pass this handle to these routines. */
int shmem_space_get_caps(shmem_space_t space, shmem_space_cap_t *caps);

/* ---- Teams [Team Management Routines] ------------------------------------------------------- */

/* team_my_pe: Returns the number of this PE in the team, or -1 if this PE is not a member or `team`
 * is SHMEM_TEAM_INVALID.
 * team_n_pes: Returns the number of PEs of the team, or -1 for SHMEM_TEAM_INVALID.
 * [SHMEM_TEAM_MY_PE, SHMEM_TEAM_N_PES] */
int shmem_team_my_pe(shmem_team_t team);
/* team_n_pes: Returns the number of PEs of the team, or -1 for SHMEM_TEAM_INVALID. */
int shmem_team_n_pes(shmem_team_t team);

/* Copies the members of the team's configuration that config_mask selects to *config. config_mask
 * is SHMEM_TEAM_NUM_CONTEXTS or 0; unknown bits are ignored. `config` may be NULL if config_mask is
 * 0. Returns 0, or a nonzero value for SHMEM_TEAM_INVALID. [SHMEM_TEAM_GET_CONFIG] */
int shmem_team_get_config(shmem_team_t team, long config_mask, shmem_team_config_t *config);

/* Returns the number in dest_team of the PE whose number in src_team is src_pe. Returns -1 if
 * that PE is not in dest_team, if src_pe is not a PE of src_team, or if one of the teams is
 * SHMEM_TEAM_INVALID. [SHMEM_TEAM_TRANSLATE_PE] */
int shmem_team_translate_pe(shmem_team_t src_team, int src_pe, shmem_team_t dest_team);

/* Returns 1 if `team` is a predefined or created team that has this PE as a member and that is not
 * destroyed. Returns 0 for any other value, also for SHMEM_TEAM_INVALID, and while the library is
 * not initialized. [Memory Spaces proposal] */
int shmem_team_is_valid(shmem_team_t team);

/* Creates a team of the `size` PEs start, start + stride, start + 2 * stride, ... of the parent
 * team. `stride` may be negative, and 0 if `size` is 1. Sets *new_team to the team on its members,
 * and to SHMEM_TEAM_INVALID on other PEs. `config` may be NULL if config_mask is 0. All PEs of the
 * parent must call it, with the same arguments. Returns 0 on success. If the parent is invalid, or
 * start, stride and size do not describe PEs of the parent, returns a nonzero value and sets
 * *new_team to SHMEM_TEAM_INVALID, on all PEs. [SHMEM_TEAM_SPLIT_STRIDED] */
int shmem_team_split_strided(shmem_team_t parent_team, int start, int stride, int size,
                             const shmem_team_config_t *config, long config_mask,
                             shmem_team_t *new_team);

/* Arranges the PEs of the parent team in rows of xrange PEs, and creates one team per row and one
 * per column. PE i of the parent is in column i % xrange and in row i / xrange; xrange is at least
 * 1. Sets *xaxis_team to the team of this PE's row, and *yaxis_team to the team of this PE's
 * column. All PEs of the parent must call it, with the same arguments. Returns 0 on success. On
 * failure, returns a nonzero value and sets both to SHMEM_TEAM_INVALID, on all PEs.
 *
 * With 4 arguments (parent_team, xrange, yrange, new_team), as in the Memory Spaces proposal, it
 * divides the parent into blocks of xrange * yrange consecutive PEs. The last block may be shorter.
 * Sets *new_team to the team of this PE's block. [SHMEM_TEAM_SPLIT_2D; Memory Spaces proposal] */
int shmem_team_split_2d(shmem_team_t parent_team, int xrange,
                        const shmem_team_config_t *xaxis_config, long xaxis_mask,
                        shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config,
                        long yaxis_mask, shmem_team_t *yaxis_team);

/* Destroys a team, and frees the shareable contexts that were created from it. All PEs of the team
 * must call it. Does nothing for SHMEM_TEAM_INVALID. Predefined teams must not be destroyed.
 * [SHMEM_TEAM_DESTROY] */
void shmem_team_destroy(shmem_team_t team);

/* ---- Contexts and sessions [Communication Management Routines] ------------------------------ */

/* ctx_create: Creates a context for communication with all PEs of the job, and sets *ctx to it.
 * `options` is a combination of SHMEM_CTX_* constants. Each PE calls it independently of other PEs.
 * Returns 0. If no context is available, returns a nonzero value and sets *ctx to
 * SHMEM_CTX_INVALID.
 * team_create_ctx: Creates a context for communication with the PEs of the team, and sets *ctx to
 * it. PE numbers on this context are numbers in the team. `options` is a combination of SHMEM_CTX_*
 * constants. Each PE calls it independently of other PEs. Returns 0. If no context is available,
 * returns a nonzero value and sets *ctx to SHMEM_CTX_INVALID. [SHMEM_CTX_CREATE,
 * SHMEM_TEAM_CREATE_CTX] */
int shmem_ctx_create(long options, shmem_ctx_t *ctx);
/* team_create_ctx: Creates a context for communication with the PEs of the team, and sets *ctx to
 * it. PE numbers on this context are numbers in the team. `options` is a combination of SHMEM_CTX_*
 * constants. Each PE calls it independently of other PEs. Returns 0. If no context is available,
 * returns a nonzero value and sets *ctx to SHMEM_CTX_INVALID. */
int shmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t *ctx);

/* Completes the operations of the context and frees it. A private context must be destroyed by the
 * thread that created it. Does nothing for SHMEM_CTX_INVALID. SHMEM_CTX_DEFAULT must not be
 * destroyed. [SHMEM_CTX_DESTROY] */
void shmem_ctx_destroy(shmem_ctx_t ctx);

/* Sets *team to the team from which the context was created. Returns 0. For SHMEM_CTX_INVALID,
 * returns a nonzero value and sets *team to SHMEM_TEAM_INVALID. [SHMEM_CTX_GET_TEAM] */
int shmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t *team);

/* session_start: Starts a session on the context: a sequence of operations that `options` and
 * `config` describe. `options` is 0 or SHMEM_CTX_SESSION_BATCH. config_mask selects the valid
 * members of `config`, which may be NULL if config_mask is 0. The description is a hint: it does
 * not change results, and unknown hints are ignored. A second start adds its hints to those of the
 * first. Does nothing for SHMEM_CTX_INVALID. Each PE calls it independently of other PEs.
 * session_stop: Ends the session of the context. Does nothing if no session was started, and for
 * SHMEM_CTX_INVALID. Each PE calls it independently of other PEs. [SHMEM_CTX_SESSION_START,
 * SHMEM_CTX_SESSION_STOP] */
void shmem_ctx_session_start(shmem_ctx_t ctx, long options,
                             const shmem_ctx_session_config_t *config, long config_mask);
/* session_stop: Ends the session of the context. Does nothing if no session was started, and for
 * SHMEM_CTX_INVALID. Each PE calls it independently of other PEs. */
void shmem_ctx_session_stop(shmem_ctx_t ctx);

/* ---- Put and get [Remote Memory Access Routines] -------------------------------------------- */

/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target.
 * get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. [SHMEM_PUT, SHMEM_GET] */
void shmem_float_put(float *dest, const float *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_double_put(double *dest, const double *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_longdouble_put(long double *dest, const long double *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_char_put(char *dest, const char *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_short_put(short *dest, const short *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_int_put(int *dest, const int *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_long_put(long *dest, const long *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                         int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_float_put(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_double_put(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                          int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longdouble_put(shmem_ctx_t ctx, long double *dest, const long double *source,
                              size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_char_put(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_schar_put(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                         size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_short_put(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int_put(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_long_put(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longlong_put(shmem_ctx_t ctx, long long *dest, const long long *source,
                            size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uchar_put(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                         size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ushort_put(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                          size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint_put(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                        size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulong_put(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                         size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulonglong_put(shmem_ctx_t ctx, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int8_put(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int16_put(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                         int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int32_put(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                         int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int64_put(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                         int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint8_put(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                         int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint16_put(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
                          int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint32_put(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
                          int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint64_put(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
                          int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_size_put(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ptrdiff_put(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                           int pe);

/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_float_get(float *dest, const float *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_double_get(double *dest, const double *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_longdouble_get(long double *dest, const long double *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_char_get(char *dest, const char *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_short_get(short *dest, const short *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_int_get(int *dest, const int *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_long_get(long *dest, const long *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                         int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_float_get(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_double_get(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                          int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_longdouble_get(shmem_ctx_t ctx, long double *dest, const long double *source,
                              size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_char_get(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_schar_get(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                         size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_short_get(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_int_get(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_long_get(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_longlong_get(shmem_ctx_t ctx, long long *dest, const long long *source,
                            size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uchar_get(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                         size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_ushort_get(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                          size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uint_get(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                        size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_ulong_get(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                         size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_ulonglong_get(shmem_ctx_t ctx, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_int8_get(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_int16_get(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                         int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_int32_get(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                         int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_int64_get(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                         int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uint8_get(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                         int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uint16_get(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
                          int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uint32_get(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
                          int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_uint64_get(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
                          int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_size_get(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_ptrdiff_get(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                           int pe);

/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_put8(void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_put16(void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_put32(void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_put64(void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_put128(void *dest, const void *source, size_t nelems, int pe);

/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_put8(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_put16(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_put32(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_put64(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_put128(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_get8(void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_get16(void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_get32(void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_get64(void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_get128(void *dest, const void *source, size_t nelems, int pe);

/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_get8(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_get16(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_get32(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_get64(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_get128(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_putmem(void *dest, const void *source, size_t nelems, int pe);
/* put: Copies nelems elements from source on this PE to dest on PE `pe`. Returns when the program
 * may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_putmem(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_getmem(void *dest, const void *source, size_t nelems, int pe);
/* get: Copies nelems elements from source on PE `pe` to dest on this PE. Returns when the data are
 * in dest. */
void shmem_ctx_getmem(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * g: Returns the element at source on PE `pe`. [SHMEM_P, SHMEM_G] */
void shmem_float_p(float *dest, float value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_double_p(double *dest, double value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_longdouble_p(long double *dest, long double value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_char_p(char *dest, char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_schar_p(signed char *dest, signed char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_short_p(short *dest, short value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_int_p(int *dest, int value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_long_p(long *dest, long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_longlong_p(long long *dest, long long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uchar_p(unsigned char *dest, unsigned char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ushort_p(unsigned short *dest, unsigned short value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uint_p(unsigned int *dest, unsigned int value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ulong_p(unsigned long *dest, unsigned long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ulonglong_p(unsigned long long *dest, unsigned long long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_int8_p(int8_t *dest, int8_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_int16_p(int16_t *dest, int16_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_int32_p(int32_t *dest, int32_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_int64_p(int64_t *dest, int64_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uint8_p(uint8_t *dest, uint8_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uint16_p(uint16_t *dest, uint16_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uint32_p(uint32_t *dest, uint32_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_uint64_p(uint64_t *dest, uint64_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_size_p(size_t *dest, size_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_float_p(shmem_ctx_t ctx, float *dest, float value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_double_p(shmem_ctx_t ctx, double *dest, double value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_longdouble_p(shmem_ctx_t ctx, long double *dest, long double value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_char_p(shmem_ctx_t ctx, char *dest, char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_schar_p(shmem_ctx_t ctx, signed char *dest, signed char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_short_p(shmem_ctx_t ctx, short *dest, short value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_int_p(shmem_ctx_t ctx, int *dest, int value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_long_p(shmem_ctx_t ctx, long *dest, long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_longlong_p(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uchar_p(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_ushort_p(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uint_p(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_ulong_p(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_ulonglong_p(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
                           int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_int8_p(shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_int16_p(shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_int32_p(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_int64_p(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uint8_p(shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uint16_p(shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uint32_p(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_uint64_p(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_size_p(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* p: Stores `value` in dest on PE `pe`. A quiet of the context completes the store at the target.
 * */
void shmem_ctx_ptrdiff_p(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* g: Returns the element at source on PE `pe`. */
float shmem_float_g(const float *source, int pe);
/* g: Returns the element at source on PE `pe`. */
double shmem_double_g(const double *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long double shmem_longdouble_g(const long double *source, int pe);
/* g: Returns the element at source on PE `pe`. */
char shmem_char_g(const char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
signed char shmem_schar_g(const signed char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
short shmem_short_g(const short *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int shmem_int_g(const int *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long shmem_long_g(const long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long long shmem_longlong_g(const long long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned char shmem_uchar_g(const unsigned char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned short shmem_ushort_g(const unsigned short *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned int shmem_uint_g(const unsigned int *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned long shmem_ulong_g(const unsigned long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned long long shmem_ulonglong_g(const unsigned long long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int8_t shmem_int8_g(const int8_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int16_t shmem_int16_g(const int16_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int32_t shmem_int32_g(const int32_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int64_t shmem_int64_g(const int64_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint8_t shmem_uint8_g(const uint8_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint16_t shmem_uint16_g(const uint16_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint32_t shmem_uint32_g(const uint32_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint64_t shmem_uint64_g(const uint64_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
size_t shmem_size_g(const size_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
ptrdiff_t shmem_ptrdiff_g(const ptrdiff_t *source, int pe);

/* g: Returns the element at source on PE `pe`. */
float shmem_ctx_float_g(shmem_ctx_t ctx, const float *source, int pe);
/* g: Returns the element at source on PE `pe`. */
double shmem_ctx_double_g(shmem_ctx_t ctx, const double *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long double shmem_ctx_longdouble_g(shmem_ctx_t ctx, const long double *source, int pe);
/* g: Returns the element at source on PE `pe`. */
char shmem_ctx_char_g(shmem_ctx_t ctx, const char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
signed char shmem_ctx_schar_g(shmem_ctx_t ctx, const signed char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
short shmem_ctx_short_g(shmem_ctx_t ctx, const short *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int shmem_ctx_int_g(shmem_ctx_t ctx, const int *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long shmem_ctx_long_g(shmem_ctx_t ctx, const long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
long long shmem_ctx_longlong_g(shmem_ctx_t ctx, const long long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned char shmem_ctx_uchar_g(shmem_ctx_t ctx, const unsigned char *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned short shmem_ctx_ushort_g(shmem_ctx_t ctx, const unsigned short *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned int shmem_ctx_uint_g(shmem_ctx_t ctx, const unsigned int *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned long shmem_ctx_ulong_g(shmem_ctx_t ctx, const unsigned long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
unsigned long long shmem_ctx_ulonglong_g(shmem_ctx_t ctx, const unsigned long long *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int8_t shmem_ctx_int8_g(shmem_ctx_t ctx, const int8_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int16_t shmem_ctx_int16_g(shmem_ctx_t ctx, const int16_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int32_t shmem_ctx_int32_g(shmem_ctx_t ctx, const int32_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
int64_t shmem_ctx_int64_g(shmem_ctx_t ctx, const int64_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint8_t shmem_ctx_uint8_g(shmem_ctx_t ctx, const uint8_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint16_t shmem_ctx_uint16_g(shmem_ctx_t ctx, const uint16_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint32_t shmem_ctx_uint32_g(shmem_ctx_t ctx, const uint32_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
uint64_t shmem_ctx_uint64_g(shmem_ctx_t ctx, const uint64_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
size_t shmem_ctx_size_g(shmem_ctx_t ctx, const size_t *source, int pe);
/* g: Returns the element at source on PE `pe`. */
ptrdiff_t shmem_ctx_ptrdiff_g(shmem_ctx_t ctx, const ptrdiff_t *source, int pe);

/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target.
 * iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. [SHMEM_IPUT, SHMEM_IGET] */
void shmem_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_longdouble_iput(long double *dest, const long double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                    int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulonglong_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);

/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_float_iput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_double_iput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longdouble_iput(shmem_ctx_t ctx, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_char_iput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_schar_iput(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_short_iput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int_iput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_long_iput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longlong_iput(shmem_ctx_t ctx, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uchar_iput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ushort_iput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint_iput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulong_iput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulonglong_iput(shmem_ctx_t ctx, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int8_iput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int16_iput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int32_iput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int64_iput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint8_iput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint16_iput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint32_iput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint64_iput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_size_iput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ptrdiff_iput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_longdouble_iget(long double *dest, const long double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                    int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ulonglong_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);

/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_float_iget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_double_iget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_longdouble_iget(shmem_ctx_t ctx, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_char_iget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_schar_iget(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_short_iget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_int_iget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_long_iget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_longlong_iget(shmem_ctx_t ctx, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uchar_iget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_ushort_iget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uint_iget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_ulong_iget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_ulonglong_iget(shmem_ctx_t ctx, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_int8_iget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_int16_iget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_int32_iget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_int64_iget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uint8_iget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uint16_iget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uint32_iget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_uint64_iget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_size_iget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_ptrdiff_iget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                 int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                   int pe);

/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_iput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_iput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_iput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_iput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iput: Copies element i from source[i * sst] on this PE to dest[i * dst] on PE `pe`, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_iput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);

/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                 int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                   int pe);

/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_iget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_iget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_iget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_iget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t nelems, int pe);
/* iget: Copies element i from source[i * sst] on PE `pe` to dest[i * dst] on this PE, for i from 0
 * to nelems - 1. The strides dst and sst are numbers of elements, at least 1. Returns when the data
 * are in dest. */
void shmem_ctx_iget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems, int pe);

/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target.
 * ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.
 *
 * If bsize or nblocks is 0, the strides may have any value. [SHMEM_IBPUT, SHMEM_IBGET] */
void shmem_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_longdouble_ibput(long double *dest, const long double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                     size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t bsize, size_t nblocks, int pe);

/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_float_ibput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_double_ibput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longdouble_ibput(shmem_ctx_t ctx, long double *dest, const long double *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_char_ibput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_schar_ibput(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_short_ibput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int_ibput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_long_ibput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_longlong_ibput(shmem_ctx_t ctx, long long *dest, const long long *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uchar_ibput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ushort_ibput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint_ibput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulong_ibput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ulonglong_ibput(shmem_ctx_t ctx, unsigned long long *dest,
                               const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                               size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int8_ibput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int16_ibput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int32_ibput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_int64_ibput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint8_ibput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint16_ibput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint32_ibput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_uint64_ibput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_size_ibput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ptrdiff_ibput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_longdouble_ibget(long double *dest, const long double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                     size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                       size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t bsize, size_t nblocks, int pe);

/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_float_ibget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_double_ibget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_longdouble_ibget(shmem_ctx_t ctx, long double *dest, const long double *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_char_ibget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_schar_ibget(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_short_ibget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_int_ibget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_long_ibget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_longlong_ibget(shmem_ctx_t ctx, long long *dest, const long long *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uchar_ibget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ushort_ibget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uint_ibget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ulong_ibget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ulonglong_ibget(shmem_ctx_t ctx, unsigned long long *dest,
                               const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                               size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_int8_ibget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_int16_ibget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_int32_ibget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_int64_ibget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uint8_ibget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uint16_ibget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uint32_ibget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_uint64_ibget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_size_ibget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ptrdiff_ibget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                    size_t nblocks, int pe);

/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ibput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ibput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ibput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ibput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Copies nblocks blocks of bsize elements from source on this PE to dest on PE `pe`. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * program may reuse source; a quiet of the context completes the put at the target. */
void shmem_ctx_ibput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                   size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                    size_t nblocks, int pe);

/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ibget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ibget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ibget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ibget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Copies nblocks blocks of bsize elements from source on PE `pe` to dest on this PE. Block i
 * begins at source[i * sst] and at dest[i * dst]; dst and sst are at least bsize. Returns when the
 * data are in dest.  If bsize or nblocks is 0, the strides may have any value. */
void shmem_ctx_ibget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target.
 * get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets.
 * [SHMEM_PUT_NBI, SHMEM_GET_NBI] */
void shmem_float_put_nbi(float *dest, const float *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_double_put_nbi(double *dest, const double *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_longdouble_put_nbi(long double *dest, const long double *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_char_put_nbi(char *dest, const char *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_short_put_nbi(short *dest, const short *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                          int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source,
                             size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_float_put_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_double_put_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                              int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_longdouble_put_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                  size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_char_put_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_schar_put_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                             size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_short_put_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_int_put_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_long_put_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_longlong_put_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uchar_put_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                             size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_ushort_put_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                              size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uint_put_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                            size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_ulong_put_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                             size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_ulonglong_put_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_int8_put_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                            int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_int16_put_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_int32_put_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_int64_put_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uint8_put_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                             int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uint16_put_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                              size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uint32_put_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                              size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_uint64_put_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                              size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_size_put_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                            int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_ptrdiff_put_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, int pe);

/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_float_get_nbi(float *dest, const float *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_double_get_nbi(double *dest, const double *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_longdouble_get_nbi(long double *dest, const long double *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_char_get_nbi(char *dest, const char *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_short_get_nbi(short *dest, const short *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                          int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source,
                             size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_float_get_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_double_get_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                              int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_longdouble_get_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                  size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_char_get_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_schar_get_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                             size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_short_get_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_int_get_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_long_get_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_longlong_get_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uchar_get_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                             size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_ushort_get_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                              size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uint_get_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                            size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_ulong_get_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                             size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_ulonglong_get_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_int8_get_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                            int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_int16_get_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_int32_get_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_int64_get_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uint8_get_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                             int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uint16_get_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                              size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uint32_get_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                              size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_uint64_get_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                              size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_size_get_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                            int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_ptrdiff_get_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, int pe);

/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe);

/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_put8_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_put16_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_put32_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_put64_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_put128_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe);

/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_get8_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_get16_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_get32_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_get64_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_get128_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_putmem_nbi(void *dest, const void *source, size_t nelems, int pe);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The program must not change source until a quiet of the context, which completes the put at
 * the target. */
void shmem_ctx_putmem_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_getmem_nbi(void *dest, const void *source, size_t nelems, int pe);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The data are in dest after a quiet of the context. A fence does not order gets. */
void shmem_ctx_getmem_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);

/* ---- Atomics [Atomic Memory Operations] ----------------------------------------------------- */

/* fetch: Returns the element at source on PE `pe`, read atomically.
 * set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target.
 * swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.
 *
 * An atomic operation on a variable is atomic with respect to all atomic operations, waits and
 * tests on this variable, if all of them use the same type. dest and source are aligned to the size
 * of their type. [SHMEM_ATOMIC_FETCH, _SET, _SWAP] */
int shmem_int_atomic_fetch(const int *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
long shmem_long_atomic_fetch(const long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
long long shmem_longlong_atomic_fetch(const long long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned int shmem_uint_atomic_fetch(const unsigned int *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned long shmem_ulong_atomic_fetch(const unsigned long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned long long shmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
int32_t shmem_int32_atomic_fetch(const int32_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
int64_t shmem_int64_atomic_fetch(const int64_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
uint32_t shmem_uint32_atomic_fetch(const uint32_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
uint64_t shmem_uint64_atomic_fetch(const uint64_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
size_t shmem_size_atomic_fetch(const size_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
ptrdiff_t shmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
float shmem_float_atomic_fetch(const float *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
double shmem_double_atomic_fetch(const double *source, int pe);

/* fetch: Returns the element at source on PE `pe`, read atomically. */
int shmem_ctx_int_atomic_fetch(shmem_ctx_t ctx, const int *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
long shmem_ctx_long_atomic_fetch(shmem_ctx_t ctx, const long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
long long shmem_ctx_longlong_atomic_fetch(shmem_ctx_t ctx, const long long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned int shmem_ctx_uint_atomic_fetch(shmem_ctx_t ctx, const unsigned int *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned long shmem_ctx_ulong_atomic_fetch(shmem_ctx_t ctx, const unsigned long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t ctx,
                                        const unsigned long long *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
int32_t shmem_ctx_int32_atomic_fetch(shmem_ctx_t ctx, const int32_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
int64_t shmem_ctx_int64_atomic_fetch(shmem_ctx_t ctx, const int64_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
uint32_t shmem_ctx_uint32_atomic_fetch(shmem_ctx_t ctx, const uint32_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
uint64_t shmem_ctx_uint64_atomic_fetch(shmem_ctx_t ctx, const uint64_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
size_t shmem_ctx_size_atomic_fetch(shmem_ctx_t ctx, const size_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t ctx, const ptrdiff_t *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
float shmem_ctx_float_atomic_fetch(shmem_ctx_t ctx, const float *source, int pe);
/* fetch: Returns the element at source on PE `pe`, read atomically. */
double shmem_ctx_double_atomic_fetch(shmem_ctx_t ctx, const double *source, int pe);

/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int_atomic_set(int *dest, int value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_long_atomic_set(long *dest, long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_longlong_atomic_set(long long *dest, long long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_size_atomic_set(size_t *dest, size_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_float_atomic_set(float *dest, float value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_double_atomic_set(double *dest, double value, int pe);

/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int_atomic_set(shmem_ctx_t ctx, int *dest, int value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_long_atomic_set(shmem_ctx_t ctx, long *dest, long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_longlong_atomic_set(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint_atomic_set(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ulong_atomic_set(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ulonglong_atomic_set(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int32_atomic_set(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int64_atomic_set(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint32_atomic_set(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint64_atomic_set(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_size_atomic_set(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ptrdiff_atomic_set(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_float_atomic_set(shmem_ctx_t ctx, float *dest, float value, int pe);
/* set: Stores `value` in dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_double_atomic_set(shmem_ctx_t ctx, double *dest, double value, int pe);

/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int shmem_int_atomic_swap(int *dest, int value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
long shmem_long_atomic_swap(long *dest, long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
long long shmem_longlong_atomic_swap(long long *dest, long long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned int shmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned long shmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned long long shmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value,
                                        int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int32_t shmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int64_t shmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
uint32_t shmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
uint64_t shmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
size_t shmem_size_atomic_swap(size_t *dest, size_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
ptrdiff_t shmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
float shmem_float_atomic_swap(float *dest, float value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
double shmem_double_atomic_swap(double *dest, double value, int pe);

/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int shmem_ctx_int_atomic_swap(shmem_ctx_t ctx, int *dest, int value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
long shmem_ctx_long_atomic_swap(shmem_ctx_t ctx, long *dest, long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
long long shmem_ctx_longlong_atomic_swap(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned int shmem_ctx_uint_atomic_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                        int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned long shmem_ctx_ulong_atomic_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                        int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
unsigned long long shmem_ctx_ulonglong_atomic_swap(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int32_t shmem_ctx_int32_atomic_swap(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
int64_t shmem_ctx_int64_atomic_swap(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
uint32_t shmem_ctx_uint32_atomic_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
uint64_t shmem_ctx_uint64_atomic_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
size_t shmem_ctx_size_atomic_swap(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
float shmem_ctx_float_atomic_swap(shmem_ctx_t ctx, float *dest, float value, int pe);
/* swap: Stores `value` in dest on PE `pe` atomically, and returns the previous value.  An atomic
 * operation on a variable is atomic with respect to all atomic operations, waits and tests on this
 * variable, if all of them use the same type. dest and source are aligned to the size of their
 * type. */
double shmem_ctx_double_atomic_swap(shmem_ctx_t ctx, double *dest, double value, int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest.
 * fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value.
 * fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest.
 * inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target.
 * add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. [SHMEM_ATOMIC_COMPARE_SWAP, _FETCH_INC, _INC, _FETCH_ADD, _ADD] */
int shmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
long shmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
long long shmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value,
                                        int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned int shmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond,
                                        unsigned int value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned long shmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned long long shmem_ulonglong_atomic_compare_swap(unsigned long long *dest,
                                        unsigned long long cond, unsigned long long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
int32_t shmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
int64_t shmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
uint32_t shmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
uint64_t shmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
size_t shmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
ptrdiff_t shmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
                                        int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
int shmem_ctx_int_atomic_compare_swap(shmem_ctx_t ctx, int *dest, int cond, int value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
long shmem_ctx_long_atomic_compare_swap(shmem_ctx_t ctx, long *dest, long cond, long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
long long shmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t ctx, long long *dest, long long cond,
                                        long long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned int shmem_ctx_uint_atomic_compare_swap(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int cond, unsigned int value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned long shmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long cond, unsigned long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
unsigned long long shmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t ctx,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
int32_t shmem_ctx_int32_atomic_compare_swap(shmem_ctx_t ctx, int32_t *dest, int32_t cond,
                                        int32_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
int64_t shmem_ctx_int64_atomic_compare_swap(shmem_ctx_t ctx, int64_t *dest, int64_t cond,
                                        int64_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
uint32_t shmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
                                        uint32_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
uint64_t shmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
                                        uint64_t value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
size_t shmem_ctx_size_atomic_compare_swap(shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
                                        int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest is equal to `cond`, atomically. Returns
 * the previous value of dest. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
                                        ptrdiff_t value, int pe);

/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int shmem_int_atomic_fetch_inc(int *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
long shmem_long_atomic_fetch_inc(long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
long long shmem_longlong_atomic_fetch_inc(long long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned int shmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned long shmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned long long shmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int32_t shmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int64_t shmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
uint32_t shmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
uint64_t shmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
size_t shmem_size_atomic_fetch_inc(size_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
ptrdiff_t shmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);

/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int shmem_ctx_int_atomic_fetch_inc(shmem_ctx_t ctx, int *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
long shmem_ctx_long_atomic_fetch_inc(shmem_ctx_t ctx, long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
long long shmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t ctx, long long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned int shmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned long shmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long long *dest,
                                        int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int32_t shmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
int64_t shmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
uint32_t shmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
uint64_t shmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
size_t shmem_ctx_size_atomic_fetch_inc(shmem_ctx_t ctx, size_t *dest, int pe);
/* fetch_inc: Increments dest on PE `pe` atomically, and returns its previous value. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);

/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_int_atomic_inc(int *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_long_atomic_inc(long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_longlong_atomic_inc(long long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_uint_atomic_inc(unsigned int *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ulong_atomic_inc(unsigned long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_int32_atomic_inc(int32_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_int64_atomic_inc(int64_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_uint32_atomic_inc(uint32_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_uint64_atomic_inc(uint64_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_size_atomic_inc(size_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);

/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_int_atomic_inc(shmem_ctx_t ctx, int *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_long_atomic_inc(shmem_ctx_t ctx, long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_longlong_atomic_inc(shmem_ctx_t ctx, long long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_uint_atomic_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_ulong_atomic_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_ulonglong_atomic_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_int32_atomic_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_int64_atomic_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_uint32_atomic_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_uint64_atomic_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_size_atomic_inc(shmem_ctx_t ctx, size_t *dest, int pe);
/* inc: Increments dest on PE `pe` atomically. A quiet of the context completes the operation at the
 * target. */
void shmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int shmem_int_atomic_fetch_add(int *dest, int value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
long shmem_long_atomic_fetch_add(long *dest, long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
long long shmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned int shmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned long shmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned long long shmem_ulonglong_atomic_fetch_add(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int32_t shmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int64_t shmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
uint32_t shmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
uint64_t shmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
size_t shmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
ptrdiff_t shmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int shmem_ctx_int_atomic_fetch_add(shmem_ctx_t ctx, int *dest, int value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
long shmem_ctx_long_atomic_fetch_add(shmem_ctx_t ctx, long *dest, long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
long long shmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned int shmem_ctx_uint_atomic_fetch_add(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned long shmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int32_t shmem_ctx_int32_atomic_fetch_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
int64_t shmem_ctx_int64_atomic_fetch_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
uint32_t shmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
uint64_t shmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
size_t shmem_ctx_size_atomic_fetch_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and returns the previous value of dest. */
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);

/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int_atomic_add(int *dest, int value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_long_atomic_add(long *dest, long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_longlong_atomic_add(long long *dest, long long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_size_atomic_add(size_t *dest, size_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int_atomic_add(shmem_ctx_t ctx, int *dest, int value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_long_atomic_add(shmem_ctx_t ctx, long *dest, long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_longlong_atomic_add(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint_atomic_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ulong_atomic_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ulonglong_atomic_add(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int32_atomic_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_int64_atomic_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint32_atomic_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_uint64_atomic_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_size_atomic_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. A quiet of the context completes the operation
 * at the target. */
void shmem_ctx_ptrdiff_atomic_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest.
 * fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest.
 * fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest.
 * and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target.
 * or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target.
 * xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. [SHMEM_ATOMIC_FETCH_AND, _AND, _FETCH_OR, _OR,
 * _FETCH_XOR, _XOR] */
unsigned int shmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long shmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long long shmem_ulonglong_atomic_fetch_and(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
int32_t shmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
int64_t shmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
uint32_t shmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
uint64_t shmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);

/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned int shmem_ctx_uint_atomic_fetch_and(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long shmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
int32_t shmem_ctx_int32_atomic_fetch_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
int64_t shmem_ctx_int64_atomic_fetch_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
uint32_t shmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* fetch_and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically, and
 * returns the previous value of dest. */
uint64_t shmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);

/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint_atomic_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulong_atomic_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulonglong_atomic_and(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int32_atomic_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int64_atomic_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint32_atomic_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* and: Replaces dest on PE `pe` by the bitwise AND of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint64_atomic_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned int shmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned long shmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned long long shmem_ulonglong_atomic_fetch_or(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
int32_t shmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
int64_t shmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
uint32_t shmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
uint64_t shmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);

/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned int shmem_ctx_uint_atomic_fetch_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                        int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned long shmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
int32_t shmem_ctx_int32_atomic_fetch_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
int64_t shmem_ctx_int64_atomic_fetch_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
uint32_t shmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* fetch_or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically, and returns
 * the previous value of dest. */
uint64_t shmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);

/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint_atomic_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulong_atomic_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulonglong_atomic_or(shmem_ctx_t ctx, unsigned long long *dest,
                                   unsigned long long value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int32_atomic_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int64_atomic_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint32_atomic_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* or: Replaces dest on PE `pe` by the bitwise OR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint64_atomic_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned int shmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long shmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long long shmem_ulonglong_atomic_fetch_xor(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
int32_t shmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
int64_t shmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
uint32_t shmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
uint64_t shmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);

/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned int shmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long shmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
unsigned long long shmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
int32_t shmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
int64_t shmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
uint32_t shmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* fetch_xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically, and
 * returns the previous value of dest. */
uint64_t shmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);

/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint_atomic_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulong_atomic_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_ulonglong_atomic_xor(shmem_ctx_t ctx, unsigned long long *dest,
                                    unsigned long long value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int32_atomic_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_int64_atomic_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint32_atomic_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* xor: Replaces dest on PE `pe` by the bitwise XOR of dest and `value` atomically. A quiet of the
 * context completes the operation at the target. */
void shmem_ctx_uint64_atomic_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. After a quiet of the context, the operation is complete and *fetch contains the
 * previous value of the variable on PE `pe`. `fetch` may point to any memory of this PE.
 * [SHMEM_ATOMIC_FETCH_NBI, _SWAP_NBI, _COMPARE_SWAP_NBI, _FETCH_INC_NBI, _FETCH_ADD_NBI,
 * _FETCH_AND_NBI, _FETCH_OR_NBI, _FETCH_XOR_NBI] */
void shmem_int_atomic_fetch_nbi(int *fetch, const int *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_long_atomic_fetch_nbi(long *fetch, const long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source,
                                      int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_float_atomic_fetch_nbi(float *fetch, const float *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_double_atomic_fetch_nbi(double *fetch, const double *source, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t ctx, int *fetch, const int *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t ctx, long *fetch, const long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t ctx, long long *fetch, const long long *source,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned int *fetch,
                                     const unsigned int *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                      const unsigned long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        const unsigned long long *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
                                      int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
                                      int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
                                       int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
                                       int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t ctx, float *fetch, const float *source, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t ctx, double *fetch, const double *source,
                                       int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                 int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int_atomic_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_long_atomic_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                    unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                     unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                      uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                      uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_size_atomic_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                    int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                       ptrdiff_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_float_atomic_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_double_atomic_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                      int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond,
                                        long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond,
                                        unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest,
                                        unsigned long cond, unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long cond, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond,
                                        uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond,
                                        uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
                                        ptrdiff_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int cond,
                                        int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long cond,
                                        long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long cond, long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch,
                                        unsigned int *dest, unsigned int cond, unsigned int value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t cond, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t cond, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t cond, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t cond, uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t cond, size_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t cond, ptrdiff_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long *fetch, long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                        int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                    int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                        unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                     int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);

/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* Nonblocking form of the atomic operation with this name without `_nbi`: starts the operation and
 * returns at once. */
void shmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);

/* set: Deprecated name of shmem_TYPENAME_atomic_set.
 * fetch: Deprecated name of shmem_TYPENAME_atomic_fetch.
 * swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long.
 * cswap: Deprecated name of shmem_TYPENAME_atomic_compare_swap.
 * finc: Deprecated name of shmem_TYPENAME_atomic_fetch_inc.
 * inc: Deprecated name of shmem_TYPENAME_atomic_inc.
 * fadd: Deprecated name of shmem_TYPENAME_atomic_fetch_add.
 * add: Deprecated name of shmem_TYPENAME_atomic_add. [Atomic Memory Operations] */
void shmem_int_set(int *dest, int value, int pe);
/* set: Deprecated name of shmem_TYPENAME_atomic_set. */
void shmem_long_set(long *dest, long value, int pe);
/* set: Deprecated name of shmem_TYPENAME_atomic_set. */
void shmem_longlong_set(long long *dest, long long value, int pe);
/* set: Deprecated name of shmem_TYPENAME_atomic_set. */
void shmem_float_set(float *dest, float value, int pe);
/* set: Deprecated name of shmem_TYPENAME_atomic_set. */
void shmem_double_set(double *dest, double value, int pe);

/* fetch: Deprecated name of shmem_TYPENAME_atomic_fetch. */
int shmem_int_fetch(const int *source, int pe);
/* fetch: Deprecated name of shmem_TYPENAME_atomic_fetch. */
long shmem_long_fetch(const long *source, int pe);
/* fetch: Deprecated name of shmem_TYPENAME_atomic_fetch. */
long long shmem_longlong_fetch(const long long *source, int pe);
/* fetch: Deprecated name of shmem_TYPENAME_atomic_fetch. */
float shmem_float_fetch(const float *source, int pe);
/* fetch: Deprecated name of shmem_TYPENAME_atomic_fetch. */
double shmem_double_fetch(const double *source, int pe);

/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
int shmem_int_swap(int *dest, int value, int pe);
/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
long shmem_long_swap(long *dest, long value, int pe);
/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
long long shmem_longlong_swap(long long *dest, long long value, int pe);
/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
float shmem_float_swap(float *dest, float value, int pe);
/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
double shmem_double_swap(double *dest, double value, int pe);
/* swap: Deprecated name of shmem_TYPENAME_atomic_swap; shmem_swap is the routine of type long. */
long shmem_swap(long *dest, long value, int pe);

/* cswap: Deprecated name of shmem_TYPENAME_atomic_compare_swap. */
int shmem_int_cswap(int *dest, int cond, int value, int pe);
/* cswap: Deprecated name of shmem_TYPENAME_atomic_compare_swap. */
long shmem_long_cswap(long *dest, long cond, long value, int pe);
/* cswap: Deprecated name of shmem_TYPENAME_atomic_compare_swap. */
long long shmem_longlong_cswap(long long *dest, long long cond, long long value, int pe);

/* finc: Deprecated name of shmem_TYPENAME_atomic_fetch_inc. */
int shmem_int_finc(int *dest, int pe);
/* finc: Deprecated name of shmem_TYPENAME_atomic_fetch_inc. */
long shmem_long_finc(long *dest, int pe);
/* finc: Deprecated name of shmem_TYPENAME_atomic_fetch_inc. */
long long shmem_longlong_finc(long long *dest, int pe);

/* inc: Deprecated name of shmem_TYPENAME_atomic_inc. */
void shmem_int_inc(int *dest, int pe);
/* inc: Deprecated name of shmem_TYPENAME_atomic_inc. */
void shmem_long_inc(long *dest, int pe);
/* inc: Deprecated name of shmem_TYPENAME_atomic_inc. */
void shmem_longlong_inc(long long *dest, int pe);

/* fadd: Deprecated name of shmem_TYPENAME_atomic_fetch_add. */
int shmem_int_fadd(int *dest, int value, int pe);
/* fadd: Deprecated name of shmem_TYPENAME_atomic_fetch_add. */
long shmem_long_fadd(long *dest, long value, int pe);
/* fadd: Deprecated name of shmem_TYPENAME_atomic_fetch_add. */
long long shmem_longlong_fadd(long long *dest, long long value, int pe);

/* add: Deprecated name of shmem_TYPENAME_atomic_add. */
void shmem_int_add(int *dest, int value, int pe);
/* add: Deprecated name of shmem_TYPENAME_atomic_add. */
void shmem_long_add(long *dest, long value, int pe);
/* add: Deprecated name of shmem_TYPENAME_atomic_add. */
void shmem_longlong_add(long long *dest, long long value, int pe);

/* ---- Signals [Signaling Operations] --------------------------------------------------------- */

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * If sig_op is SHMEM_SIGNAL_SET, the signal object becomes `signal`; if it is SHMEM_SIGNAL_ADD,
 * `signal` is added to it. A PE that reads the new value of the signal object also reads the data
 * of this put. Earlier puts are only ordered before the update by a fence. If nelems is 0, only the
 * signal object is updated. The program may reuse source when the routine returns. After a routine
 * with `_nbi`, the program may reuse source after a quiet of the context. [SHMEM_PUT_SIGNAL,
 * SHMEM_PUT_SIGNAL_NBI] */
void shmem_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_longdouble_put_signal(long double *dest, const long double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_schar_put_signal(signed char *dest, const signed char *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_longlong_put_signal(long long *dest, const long long *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                              uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_float_put_signal(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_double_put_signal(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_longdouble_put_signal(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_char_put_signal(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_schar_put_signal(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_short_put_signal(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int_put_signal(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                              uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_long_put_signal(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_longlong_put_signal(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uchar_put_signal(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ushort_put_signal(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, size_t nelems, uint64_t *sig_addr,
                                 uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint_put_signal(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                               int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ulong_put_signal(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ulonglong_put_signal(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int8_put_signal(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int16_put_signal(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int32_put_signal(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int64_put_signal(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint8_put_signal(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint16_put_signal(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint32_put_signal(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint64_put_signal(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                 int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_size_put_signal(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ptrdiff_put_signal(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                  int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_float_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                                uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_double_put_signal_nbi(double *dest, const double *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_longdouble_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                               uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_short_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                                uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                              uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                               uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_float_put_signal_nbi(shmem_ctx_t ctx, float *dest, const float *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_double_put_signal_nbi(shmem_ctx_t ctx, double *dest, const double *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_longdouble_put_signal_nbi(shmem_ctx_t ctx, long double *dest,
                                        const long double *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_char_put_signal_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_schar_put_signal_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_short_put_signal_nbi(shmem_ctx_t ctx, short *dest, const short *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int_put_signal_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_long_put_signal_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_longlong_put_signal_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uchar_put_signal_nbi(shmem_ctx_t ctx, unsigned char *dest,
                                    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
                                    uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ushort_put_signal_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                     const unsigned short *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint_put_signal_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ulong_put_signal_nbi(shmem_ctx_t ctx, unsigned long *dest,
                                    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
                                    uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ulonglong_put_signal_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                        const unsigned long long *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int8_put_signal_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int16_put_signal_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int32_put_signal_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_int64_put_signal_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint8_put_signal_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint16_put_signal_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint32_put_signal_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_uint64_put_signal_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_size_put_signal_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source,
                                   size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                   int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                       uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                         uint64_t signal, int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put8_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put16_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put32_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put64_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put128_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                            uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);

/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put8_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                               uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put16_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put32_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put64_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_put128_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_putmem_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                         uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_putmem_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_putmem_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                             uint64_t signal, int sig_op, int pe);
/* Puts nelems elements to dest on PE `pe`, and then updates the signal object *sig_addr of PE `pe`.
 * */
void shmem_ctx_putmem_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                 uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* signal_add: Adds `signal` to the signal object *sig_addr of PE `pe` atomically. A quiet of the
 * context completes the update.
 * signal_set: Sets the signal object *sig_addr of PE `pe` to `signal` atomically. A quiet of the
 * context completes the update. [SHMEM_SIGNAL_ADD, SHMEM_SIGNAL_SET] */
void shmem_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);
/* signal_set: Sets the signal object *sig_addr of PE `pe` to `signal` atomically. A quiet of the
 * context completes the update. */
void shmem_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);
/* signal_add: Adds `signal` to the signal object *sig_addr of PE `pe` atomically. A quiet of the
 * context completes the update. */
void shmem_ctx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);
/* signal_set: Sets the signal object *sig_addr of PE `pe` to `signal` atomically. A quiet of the
 * context completes the update. */
void shmem_ctx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);

/* Returns the value of the signal object *sig_addr of this PE. [SHMEM_SIGNAL_FETCH] */
uint64_t shmem_signal_fetch(const uint64_t *sig_addr);

/* Waits until the comparison of the signal object *sig_addr of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Returns the value of the signal object that satisfied the
 * comparison. [SHMEM_SIGNAL_WAIT_UNTIL] */
uint64_t shmem_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value);

/* ---- Collectives [Collective Routines] ------------------------------------------------------ */

/* All PEs of the team must call a collective, with the same number of elements and the same root.
 * Only a collect may have a different nelems on each PE. A collective returns when dest of this PE
 * is complete and source of this PE may be reused. Before any PE calls a collective, dest must be
 * ready to be overwritten on all PEs. Collectives return 0. If an error occurs, the library aborts
 * the job. */

/* team_sync: Waits until all PEs of the team have called it. Completes only plain stores of this
 * PE, not its puts and atomics. Returns 0.
 * sync_all: Waits until all PEs of the job have called it. Completes only plain stores of this PE,
 * not its puts and atomics.
 * barrier_all: Completes the operations of this PE on SHMEM_CTX_DEFAULT, and waits until all PEs of
 * the job have called it. [SHMEM_SYNC, SHMEM_SYNC_ALL, SHMEM_BARRIER_ALL] */
int shmem_team_sync(shmem_team_t team);
/* sync_all: Waits until all PEs of the job have called it. Completes only plain stores of this PE,
 * not its puts and atomics. */
void shmem_sync_all(void);
/* barrier_all: Completes the operations of this PE on SHMEM_CTX_DEFAULT, and waits until all PEs of
 * the job have called it. */
void shmem_barrier_all(void);

/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root.
 * collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems.
 * fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems.
 * alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team.
 * alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. [SHMEM_BROADCAST, SHMEM_COLLECT,
 * SHMEM_ALLTOALL, SHMEM_ALLTOALLS] */
int shmem_float_broadcast(shmem_team_t team, float *dest, const float *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_double_broadcast(shmem_team_t team, double *dest, const double *source, size_t nelems,
                           int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_longdouble_broadcast(shmem_team_t team, long double *dest, const long double *source,
                               size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_char_broadcast(shmem_team_t team, char *dest, const char *source, size_t nelems,
                         int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_schar_broadcast(shmem_team_t team, signed char *dest, const signed char *source,
                          size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_short_broadcast(shmem_team_t team, short *dest, const short *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_int_broadcast(shmem_team_t team, int *dest, const int *source, size_t nelems,
                        int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_long_broadcast(shmem_team_t team, long *dest, const long *source, size_t nelems,
                         int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_longlong_broadcast(shmem_team_t team, long long *dest, const long long *source,
                             size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uchar_broadcast(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_ushort_broadcast(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uint_broadcast(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_ulong_broadcast(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_ulonglong_broadcast(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, size_t nelems, int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_int8_broadcast(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                         int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_int16_broadcast(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_int32_broadcast(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_int64_broadcast(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uint8_broadcast(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                          int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uint16_broadcast(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
                           int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uint32_broadcast(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
                           int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_uint64_broadcast(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
                           int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_size_broadcast(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                         int PE_root);
/* broadcast: Copies the nelems elements of source on PE PE_root of the team to dest on all PEs of
 * the team, including PE_root. */
int shmem_ptrdiff_broadcast(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                            size_t nelems, int PE_root);

/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_float_collect(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_double_collect(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_longdouble_collect(shmem_team_t team, long double *dest, const long double *source,
                             size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_char_collect(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_schar_collect(shmem_team_t team, signed char *dest, const signed char *source,
                        size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_short_collect(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_int_collect(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_long_collect(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_longlong_collect(shmem_team_t team, long long *dest, const long long *source,
                           size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uchar_collect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                        size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_ushort_collect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uint_collect(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                       size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_ulong_collect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                        size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_ulonglong_collect(shmem_team_t team, unsigned long long *dest,
                            const unsigned long long *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_int8_collect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_int16_collect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_int32_collect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_int64_collect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uint8_collect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uint16_collect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uint32_collect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_uint64_collect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_size_collect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. Each PE may pass its own nelems. */
int shmem_ptrdiff_collect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                          size_t nelems);

/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_float_fcollect(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_double_fcollect(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_longdouble_fcollect(shmem_team_t team, long double *dest, const long double *source,
                              size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_char_fcollect(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_schar_fcollect(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_short_fcollect(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_int_fcollect(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_long_fcollect(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_longlong_fcollect(shmem_team_t team, long long *dest, const long long *source,
                            size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uchar_fcollect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_ushort_fcollect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                          size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uint_fcollect(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_ulong_fcollect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_ulonglong_fcollect(shmem_team_t team, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_int8_fcollect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_int16_fcollect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_int32_fcollect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_int64_fcollect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uint8_fcollect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uint16_fcollect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uint32_fcollect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_uint64_fcollect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_size_fcollect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. All PEs pass the same nelems. */
int shmem_ptrdiff_fcollect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                           size_t nelems);

/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_float_alltoall(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_double_alltoall(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_longdouble_alltoall(shmem_team_t team, long double *dest, const long double *source,
                              size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_char_alltoall(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_schar_alltoall(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_short_alltoall(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_int_alltoall(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_long_alltoall(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_longlong_alltoall(shmem_team_t team, long long *dest, const long long *source,
                            size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uchar_alltoall(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_ushort_alltoall(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                          size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uint_alltoall(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_ulong_alltoall(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_ulonglong_alltoall(shmem_team_t team, unsigned long long *dest,
                             const unsigned long long *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_int8_alltoall(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_int16_alltoall(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_int32_alltoall(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_int64_alltoall(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uint8_alltoall(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uint16_alltoall(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uint32_alltoall(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_uint64_alltoall(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_size_alltoall(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems elements for each PE of the team. */
int shmem_ptrdiff_alltoall(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                           size_t nelems);

/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_float_alltoalls(shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_double_alltoalls(shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_longdouble_alltoalls(shmem_team_t team, long double *dest, const long double *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_char_alltoalls(shmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_schar_alltoalls(shmem_team_t team, signed char *dest, const signed char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_short_alltoalls(shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_int_alltoalls(shmem_team_t team, int *dest, const int *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_long_alltoalls(shmem_team_t team, long *dest, const long *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_longlong_alltoalls(shmem_team_t team, long long *dest, const long long *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uchar_alltoalls(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_ushort_alltoalls(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uint_alltoalls(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_ulong_alltoalls(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_ulonglong_alltoalls(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_int8_alltoalls(shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_int16_alltoalls(shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_int32_alltoalls(shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_int64_alltoalls(shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uint8_alltoalls(shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uint16_alltoalls(shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uint32_alltoalls(shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_uint64_alltoalls(shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_size_alltoalls(shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems);
/* alltoalls: Works as an alltoall, but consecutive elements are dst elements apart in dest and sst
 * elements apart in source. Both strides are at least 1. */
int shmem_ptrdiff_alltoalls(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems);

/* broadcast: Copies nelems bytes of source on PE PE_root of the team to dest on all PEs of the
 * team, including PE_root.
 * collect: On each PE, dest receives the bytes of source of all PEs, concatenated in the order of
 * the team's PE numbers. Each PE may pass its own number of bytes as nelems.
 * fcollect: On each PE, dest receives nelems bytes of source of all PEs, concatenated in the order
 * of the team's PE numbers. All PEs pass the same nelems.
 * alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems bytes for each PE of the team.
 * alltoalls: Works as shmem_alltoallmem, but consecutive bytes are dst bytes apart in dest and sst
 * bytes apart in source. Both strides are at least 1. */
int shmem_broadcastmem(shmem_team_t team, void *dest, const void *source, size_t nelems,
                       int PE_root);
/* collect: On each PE, dest receives the bytes of source of all PEs, concatenated in the order of
 * the team's PE numbers. Each PE may pass its own number of bytes as nelems. */
int shmem_collectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* fcollect: On each PE, dest receives nelems bytes of source of all PEs, concatenated in the order
 * of the team's PE numbers. All PEs pass the same nelems. */
int shmem_fcollectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both arrays have one block
 * of nelems bytes for each PE of the team. */
int shmem_alltoallmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
/* alltoalls: Works as shmem_alltoallmem, but consecutive bytes are dst bytes apart in dest and sst
 * bytes apart in source. Both strides are at least 1. */
int shmem_alltoallsmem(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
                       ptrdiff_t sst, size_t nelems);

/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team.
 * or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team.
 * xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team.
 * max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team.
 * min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team.
 * sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team.
 * prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.
 *
 * Both arrays have nreduce elements. dest may be the same array as source. [SHMEM_AND_REDUCE, _OR_,
 * _XOR_, _MAX_, _MIN_, _SUM_, _PROD_] */
int shmem_uchar_and_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_ushort_and_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_uint_and_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_ulong_and_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_ulonglong_and_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_int8_and_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_int16_and_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_int32_and_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_int64_and_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_uint8_and_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_uint16_and_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_uint32_and_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_uint64_and_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* and_reduce: Sets element i of dest on all PEs to the bitwise AND of the elements i of source of
 * all PEs of the team. */
int shmem_size_and_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uchar_or_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_ushort_or_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                           size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uint_or_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_ulong_or_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_ulonglong_or_reduce(shmem_team_t team, unsigned long long *dest,
                              const unsigned long long *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_int8_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_int16_or_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_int32_or_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_int64_or_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uint8_or_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uint16_or_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                           size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uint32_or_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                           size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_uint64_or_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                           size_t nreduce);
/* or_reduce: Sets element i of dest on all PEs to the bitwise OR of the elements i of source of all
 * PEs of the team. */
int shmem_size_or_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uchar_xor_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_ushort_xor_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uint_xor_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_ulong_xor_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_ulonglong_xor_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_int8_xor_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_int16_xor_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_int32_xor_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_int64_xor_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uint8_xor_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uint16_xor_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uint32_xor_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_uint64_xor_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* xor_reduce: Sets element i of dest on all PEs to the bitwise XOR of the elements i of source of
 * all PEs of the team. */
int shmem_size_xor_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);

/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_float_max_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_double_max_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_longdouble_max_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_char_max_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_schar_max_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_short_max_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_int_max_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_long_max_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_longlong_max_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uchar_max_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_ushort_max_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uint_max_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_ulong_max_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_ulonglong_max_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_int8_max_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_int16_max_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_int32_max_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_int64_max_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uint8_max_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uint16_max_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uint32_max_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_uint64_max_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_size_max_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* max_reduce: Sets element i of dest on all PEs to the maximum of the elements i of source of all
 * PEs of the team. */
int shmem_ptrdiff_max_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);

/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_float_min_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_double_min_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_longdouble_min_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_char_min_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_schar_min_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_short_min_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_int_min_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_long_min_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_longlong_min_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uchar_min_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_ushort_min_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uint_min_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_ulong_min_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_ulonglong_min_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_int8_min_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_int16_min_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_int32_min_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_int64_min_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uint8_min_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uint16_min_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uint32_min_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_uint64_min_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_size_min_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* min_reduce: Sets element i of dest on all PEs to the minimum of the elements i of source of all
 * PEs of the team. */
int shmem_ptrdiff_min_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);

/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_float_sum_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_double_sum_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_longdouble_sum_reduce(shmem_team_t team, long double *dest, const long double *source,
                                size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_char_sum_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_schar_sum_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_short_sum_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_int_sum_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_longlong_sum_reduce(shmem_team_t team, long long *dest, const long long *source,
                              size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uchar_sum_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_ushort_sum_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uint_sum_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_ulong_sum_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_ulonglong_sum_reduce(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_int8_sum_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_int16_sum_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_int32_sum_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_int64_sum_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uint8_sum_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uint16_sum_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uint32_sum_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_uint64_sum_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_size_sum_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_ptrdiff_sum_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nreduce);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_complexd_sum_reduce(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nreduce);
/* sum_reduce: Sets element i of dest on all PEs to the sum of the elements i of source of all PEs
 * of the team. */
int shmem_complexf_sum_reduce(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nreduce);
#endif

/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_float_prod_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_double_prod_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_longdouble_prod_reduce(shmem_team_t team, long double *dest, const long double *source,
                                 size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_char_prod_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_schar_prod_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_short_prod_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_int_prod_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_long_prod_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_longlong_prod_reduce(shmem_team_t team, long long *dest, const long long *source,
                               size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uchar_prod_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_ushort_prod_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                             size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uint_prod_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                           size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_ulong_prod_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_ulonglong_prod_reduce(shmem_team_t team, unsigned long long *dest,
                                const unsigned long long *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_int8_prod_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_int16_prod_reduce(shmem_team_t team, int16_t *dest, const int16_t *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_int32_prod_reduce(shmem_team_t team, int32_t *dest, const int32_t *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_int64_prod_reduce(shmem_team_t team, int64_t *dest, const int64_t *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uint8_prod_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                            size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uint16_prod_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                             size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uint32_prod_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                             size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_uint64_prod_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                             size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_size_prod_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_ptrdiff_prod_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                              size_t nreduce);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_complexd_prod_reduce(shmem_team_t team, double _Complex *dest,
                               const double _Complex *source, size_t nreduce);
/* prod_reduce: Sets element i of dest on all PEs to the product of the elements i of source of all
 * PEs of the team.  Both arrays have nreduce elements. dest may be the same array as source. */
int shmem_complexf_prod_reduce(shmem_team_t team, float _Complex *dest,
                               const float _Complex *source, size_t nreduce);
#endif

/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source.
 * sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source.
 * [SHMEM_SUM_INSCAN, SHMEM_SUM_EXSCAN] */
int shmem_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source,
                                size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source,
                              size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nelems);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_complexd_sum_inscan(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nelems);
/* sum_inscan: Sets element i of dest to the sum of the elements i of source of this PE and of all
 * PEs with lower numbers in the team. dest may be the same array as source. */
int shmem_complexf_sum_inscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nelems);
#endif

/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source,
                                size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source,
                           size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source,
                              size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                           size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                            size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                           size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest,
                               const unsigned long long *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                             size_t nelems);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_complexd_sum_exscan(shmem_team_t team, double _Complex *dest,
                              const double _Complex *source, size_t nelems);
/* sum_exscan: Sets element i of dest to the sum of the elements i of source of all PEs with lower
 * numbers in the team. PE 0 of the team receives 0. dest may be the same array as source. */
int shmem_complexf_sum_exscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                              size_t nelems);
#endif

/* ---- Active-set collectives, deprecated [Collective Routines] ------------------------------- */

/* The active set consists of PE_size PEs of the job. The first is PE_start, and consecutive PEs are
 * 2 to the power of logPE_stride apart. All PEs of the active set must call the routine, with the
 * same set. The library does not change pSync and pWrk.
 *
 * barrier: Deprecated. Completes the operations of this PE on SHMEM_CTX_DEFAULT, and waits until
 * all PEs of the active set have called it.
 * sync: Deprecated. Waits until all PEs of the active set have called it.
 * broadcast: Deprecated. Copies nelems elements of source on the root to dest on all PEs of the
 * active set except the root. PE_root is the index of the root in the active set.
 * collect: Deprecated. On each PE, dest receives the elements of source of all PEs of the active
 * set, concatenated in the order of the set. Each PE may pass its own nelems.
 * fcollect: Deprecated. On each PE, dest receives the nelems elements of source of all PEs of the
 * active set, concatenated in the order of the set.
 * alltoall: Deprecated. On PE j of the active set, block i of dest receives block j of source of PE
 * i. Both arrays have one block of nelems elements for each PE of the set.
 * alltoalls: Deprecated. Works as an alltoall, but consecutive elements are dst elements apart in
 * dest and sst elements apart in source. */
void shmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync);
/* sync: Deprecated. Waits until all PEs of the active set have called it. */
void shmem_sync(int PE_start, int logPE_stride, int PE_size, long *pSync);

/* broadcast: Deprecated. Copies nelems elements of source on the root to dest on all PEs of the
 * active set except the root. PE_root is the index of the root in the active set. */
void shmem_broadcast32(void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
                       int logPE_stride, int PE_size, long *pSync);
/* broadcast: Deprecated. Copies nelems elements of source on the root to dest on all PEs of the
 * active set except the root. PE_root is the index of the root in the active set. */
void shmem_broadcast64(void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
                       int logPE_stride, int PE_size, long *pSync);

/* collect: Deprecated. On each PE, dest receives the elements of source of all PEs of the active
 * set, concatenated in the order of the set. Each PE may pass its own nelems. */
void shmem_collect32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                     int PE_size, long *pSync);
/* collect: Deprecated. On each PE, dest receives the elements of source of all PEs of the active
 * set, concatenated in the order of the set. Each PE may pass its own nelems. */
void shmem_collect64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                     int PE_size, long *pSync);

/* fcollect: Deprecated. On each PE, dest receives the nelems elements of source of all PEs of the
 * active set, concatenated in the order of the set. */
void shmem_fcollect32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);
/* fcollect: Deprecated. On each PE, dest receives the nelems elements of source of all PEs of the
 * active set, concatenated in the order of the set. */
void shmem_fcollect64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);

/* alltoall: Deprecated. On PE j of the active set, block i of dest receives block j of source of PE
 * i. Both arrays have one block of nelems elements for each PE of the set. */
void shmem_alltoall32(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);
/* alltoall: Deprecated. On PE j of the active set, block i of dest receives block j of source of PE
 * i. Both arrays have one block of nelems elements for each PE of the set. */
void shmem_alltoall64(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
                      int PE_size, long *pSync);

/* alltoalls: Deprecated. Works as an alltoall, but consecutive elements are dst elements apart in
 * dest and sst elements apart in source. */
void shmem_alltoalls32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int PE_start, int logPE_stride, int PE_size, long *pSync);
/* alltoalls: Deprecated. Works as an alltoall, but consecutive elements are dst elements apart in
 * dest and sst elements apart in source. */
void shmem_alltoalls64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int PE_start, int logPE_stride, int PE_size, long *pSync);

/* and_to_all: Deprecated. Sets element i of dest to the bitwise AND of the elements i of source of
 * all PEs of the active set.
 * or_to_all: Deprecated. Sets element i of dest to the bitwise OR of the elements i of source of
 * all PEs of the active set.
 * xor_to_all: Deprecated. Sets element i of dest to the bitwise XOR of the elements i of source of
 * all PEs of the active set.
 * max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set.
 * min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set.
 * sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set.
 * prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.
 *
 * Both arrays have nreduce elements, at least 0. The active set consists of PE_size PEs of the job,
 * from PE_start, with a distance of 2 to the power of logPE_stride. All PEs of the set must call
 * the routine. */
void shmem_short_and_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* and_to_all: Deprecated. Sets element i of dest to the bitwise AND of the elements i of source of
 * all PEs of the active set. */
void shmem_int_and_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* and_to_all: Deprecated. Sets element i of dest to the bitwise AND of the elements i of source of
 * all PEs of the active set. */
void shmem_long_and_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* and_to_all: Deprecated. Sets element i of dest to the bitwise AND of the elements i of source of
 * all PEs of the active set. */
void shmem_longlong_and_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* or_to_all: Deprecated. Sets element i of dest to the bitwise OR of the elements i of source of
 * all PEs of the active set. */
void shmem_short_or_to_all(short *dest, const short *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* or_to_all: Deprecated. Sets element i of dest to the bitwise OR of the elements i of source of
 * all PEs of the active set. */
void shmem_int_or_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                         int PE_size, int *pWrk, long *pSync);
/* or_to_all: Deprecated. Sets element i of dest to the bitwise OR of the elements i of source of
 * all PEs of the active set. */
void shmem_long_or_to_all(long *dest, const long *source, int nreduce, int PE_start,
                          int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* or_to_all: Deprecated. Sets element i of dest to the bitwise OR of the elements i of source of
 * all PEs of the active set. */
void shmem_longlong_or_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                              int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* xor_to_all: Deprecated. Sets element i of dest to the bitwise XOR of the elements i of source of
 * all PEs of the active set. */
void shmem_short_xor_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* xor_to_all: Deprecated. Sets element i of dest to the bitwise XOR of the elements i of source of
 * all PEs of the active set. */
void shmem_int_xor_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* xor_to_all: Deprecated. Sets element i of dest to the bitwise XOR of the elements i of source of
 * all PEs of the active set. */
void shmem_long_xor_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* xor_to_all: Deprecated. Sets element i of dest to the bitwise XOR of the elements i of source of
 * all PEs of the active set. */
void shmem_longlong_xor_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);

/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_short_max_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_int_max_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_long_max_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_longlong_max_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_float_max_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_double_max_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* max_to_all: Deprecated. Sets element i of dest to the maximum of the elements i of source of all
 * PEs of the active set. */
void shmem_longdouble_max_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);

/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_short_min_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_int_min_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_long_min_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_longlong_min_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_float_min_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_double_min_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* min_to_all: Deprecated. Sets element i of dest to the minimum of the elements i of source of all
 * PEs of the active set. */
void shmem_longdouble_min_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);

/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_short_sum_to_all(short *dest, const short *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_int_sum_to_all(int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
                          int PE_size, int *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_long_sum_to_all(long *dest, const long *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_longlong_sum_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                               int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_float_sum_to_all(float *dest, const float *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_double_sum_to_all(double *dest, const double *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_longdouble_sum_to_all(long double *dest, const long double *source, int nreduce,
                                 int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                 long *pSync);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_complexd_sum_to_all(double _Complex *dest, const double _Complex *source, int nreduce,
                               int PE_start, int logPE_stride, int PE_size, double _Complex *pWrk,
                               long *pSync);
/* sum_to_all: Deprecated. Sets element i of dest to the sum of the elements i of source of all PEs
 * of the active set. */
void shmem_complexf_sum_to_all(float _Complex *dest, const float _Complex *source, int nreduce,
                               int PE_start, int logPE_stride, int PE_size, float _Complex *pWrk,
                               long *pSync);
#endif

/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_short_prod_to_all(short *dest, const short *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, short *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_int_prod_to_all(int *dest, const int *source, int nreduce, int PE_start,
                           int logPE_stride, int PE_size, int *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_long_prod_to_all(long *dest, const long *source, int nreduce, int PE_start,
                            int logPE_stride, int PE_size, long *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_longlong_prod_to_all(long long *dest, const long long *source, int nreduce, int PE_start,
                                int logPE_stride, int PE_size, long long *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_float_prod_to_all(float *dest, const float *source, int nreduce, int PE_start,
                             int logPE_stride, int PE_size, float *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_double_prod_to_all(double *dest, const double *source, int nreduce, int PE_start,
                              int logPE_stride, int PE_size, double *pWrk, long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_longdouble_prod_to_all(long double *dest, const long double *source, int nreduce,
                                  int PE_start, int logPE_stride, int PE_size, long double *pWrk,
                                  long *pSync);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_complexd_prod_to_all(double _Complex *dest, const double _Complex *source, int nreduce,
                                int PE_start, int logPE_stride, int PE_size, double _Complex *pWrk,
                                long *pSync);
/* prod_to_all: Deprecated. Sets element i of dest to the product of the elements i of source of all
 * PEs of the active set.  Both arrays have nreduce elements, at least 0. The active set consists of
 * PE_size PEs of the job, from PE_start, with a distance of 2 to the power of logPE_stride. All PEs
 * of the set must call the routine. */
void shmem_complexf_prod_to_all(float _Complex *dest, const float _Complex *source, int nreduce,
                                int PE_start, int logPE_stride, int PE_size, float _Complex *pWrk,
                                long *pSync);
#endif

/* ---- Point-to-point synchronization [Point-To-Point Synchronization Routines] --------------- */

/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts.
 * test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. [SHMEM_WAIT_UNTIL, SHMEM_TEST] */
void shmem_int_wait_until(int *ivar, int cmp, int cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_long_wait_until(long *ivar, int cmp, long cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_longlong_wait_until(long long *ivar, int cmp, long long cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_uint_wait_until(unsigned int *ivar, int cmp, unsigned int cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_ulong_wait_until(unsigned long *ivar, int cmp, unsigned long cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_ulonglong_wait_until(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_size_wait_until(size_t *ivar, int cmp, size_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_ptrdiff_wait_until(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_short_wait_until(short *ivar, int cmp, short cmp_value);
/* wait_until: Waits until the comparison of the variable *ivar of this PE with cmp_value is true.
 * `cmp` is one of SHMEM_CMP_*. Other PEs change the variable with atomics, signals or puts. */
void shmem_ushort_wait_until(unsigned short *ivar, int cmp, unsigned short cmp_value);

/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_int_test(int *ivar, int cmp, int cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_long_test(long *ivar, int cmp, long cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_longlong_test(long long *ivar, int cmp, long long cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_uint_test(unsigned int *ivar, int cmp, unsigned int cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_ulong_test(unsigned long *ivar, int cmp, unsigned long cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_ulonglong_test(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_int32_test(int32_t *ivar, int cmp, int32_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_int64_test(int64_t *ivar, int cmp, int64_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_uint32_test(uint32_t *ivar, int cmp, uint32_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_uint64_test(uint64_t *ivar, int cmp, uint64_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_size_test(size_t *ivar, int cmp, size_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_ptrdiff_test(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_short_test(short *ivar, int cmp, short cmp_value);
/* test: Returns 1 if the comparison of the variable *ivar of this PE with cmp_value is true now,
 * and 0 otherwise. `cmp` is one of SHMEM_CMP_*. */
int shmem_ushort_test(unsigned short *ivar, int cmp, unsigned short cmp_value);

/* wait_until: Deprecated form of shmem_long_wait_until.
 * wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value.
 * [SHMEM_WAIT_UNTIL] */
void shmem_wait_until(long *ivar, int cmp, long cmp_value);
/* wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value. */
void shmem_wait(long *ivar, long cmp_value);

/* wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value. */
void shmem_short_wait(short *ivar, short cmp_value);
/* wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value. */
void shmem_int_wait(int *ivar, int cmp_value);
/* wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value. */
void shmem_longlong_wait(long long *ivar, long long cmp_value);
/* wait: Deprecated. Waits until the variable *ivar of this PE is not equal to cmp_value. */
void shmem_long_wait(long *ivar, long cmp_value);

/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty.
 * wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty.
 * test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise.
 * test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable.
 * test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.
 *
 * The set consists of the variables ivars[0] to ivars[nelems - 1] of this PE, without those whose
 * status[i] is nonzero. `status` may be NULL. `indices` has space for nelems indices. `cmp` is one
 * of SHMEM_CMP_*. [SHMEM_WAIT_UNTIL_ALL, _ANY, _SOME, SHMEM_TEST_ALL, _ANY, _SOME] */
void shmem_int_wait_until_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_long_wait_until_all(long *ivars, size_t nelems, const int *status, int cmp,
                               long cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_longlong_wait_until_all(long long *ivars, size_t nelems, const int *status, int cmp,
                                   long long cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_uint_wait_until_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                               unsigned int cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_ulong_wait_until_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                unsigned long cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_ulonglong_wait_until_all(unsigned long long *ivars, size_t nelems, const int *status,
                                    int cmp, unsigned long long cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                int32_t cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                int64_t cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                 uint32_t cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                 uint64_t cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_size_wait_until_all(size_t *ivars, size_t nelems, const int *status, int cmp,
                               size_t cmp_value);
/* wait_until_all: Waits until the comparison with cmp_value is true for all variables of the set.
 * */
void shmem_ptrdiff_wait_until_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                  ptrdiff_t cmp_value);

/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_int_wait_until_any(int *ivars, size_t nelems, const int *status, int cmp,
                                int cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_long_wait_until_any(long *ivars, size_t nelems, const int *status, int cmp,
                                 long cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_longlong_wait_until_any(long long *ivars, size_t nelems, const int *status, int cmp,
                                     long long cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_uint_wait_until_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                 unsigned int cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_ulong_wait_until_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                  unsigned long cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_ulonglong_wait_until_any(unsigned long long *ivars, size_t nelems, const int *status,
                                      int cmp, unsigned long long cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                  int32_t cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                  int64_t cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint32_t cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint64_t cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_size_wait_until_any(size_t *ivars, size_t nelems, const int *status, int cmp,
                                 size_t cmp_value);
/* wait_until_any: Waits until the comparison with cmp_value is true for a variable of the set, and
 * returns its index. Returns SIZE_MAX if the set is empty. */
size_t shmem_ptrdiff_wait_until_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                    ptrdiff_t cmp_value);

/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_int_wait_until_some(int *ivars, size_t nelems, size_t *indices, const int *status,
                                 int cmp, int cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_long_wait_until_some(long *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, long cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_longlong_wait_until_some(long long *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, long long cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_uint_wait_until_some(unsigned int *ivars, size_t nelems, size_t *indices,
                                  const int *status, int cmp, unsigned int cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_ulong_wait_until_some(unsigned long *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, unsigned long cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_ulonglong_wait_until_some(unsigned long long *ivars, size_t nelems, size_t *indices,
                                       const int *status, int cmp, unsigned long long cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, int32_t cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, int64_t cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, uint32_t cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, uint64_t cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_size_wait_until_some(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, size_t cmp_value);
/* wait_until_some: Waits until the comparison with cmp_value is true for at least one variable of
 * the set. Stores the indices of all variables for which it is true in `indices`, and returns their
 * number. Returns 0 if the set is empty. */
size_t shmem_ptrdiff_wait_until_some(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, ptrdiff_t cmp_value);

/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_int_test_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_long_test_all(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_longlong_test_all(long long *ivars, size_t nelems, const int *status, int cmp,
                            long long cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_uint_test_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                        unsigned int cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_ulong_test_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                         unsigned long cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_ulonglong_test_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                             unsigned long long cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                         int32_t cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                         int64_t cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                          uint32_t cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                          uint64_t cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_size_test_all(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
/* test_all: Returns 1 if the comparison with cmp_value is true now for all variables of the set,
 * and 0 otherwise. */
int shmem_ptrdiff_test_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                           ptrdiff_t cmp_value);

/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_int_test_any(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_long_test_any(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_longlong_test_any(long long *ivars, size_t nelems, const int *status, int cmp,
                               long long cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_uint_test_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                           unsigned int cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_ulong_test_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                            unsigned long cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_ulonglong_test_any(unsigned long long *ivars, size_t nelems, const int *status,
                                int cmp, unsigned long long cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                            int32_t cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                            int64_t cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                             uint32_t cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                             uint64_t cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_size_test_any(size_t *ivars, size_t nelems, const int *status, int cmp,
                           size_t cmp_value);
/* test_any: Returns the index of a variable of the set for which the comparison with cmp_value is
 * true now, or SIZE_MAX if there is no such variable. */
size_t shmem_ptrdiff_test_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                              ptrdiff_t cmp_value);

/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_int_test_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                           int cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_long_test_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                            long cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_longlong_test_some(long long *ivars, size_t nelems, size_t *indices, const int *status,
                                int cmp, long long cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_uint_test_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
                            int cmp, unsigned int cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_ulong_test_some(unsigned long *ivars, size_t nelems, size_t *indices,
                             const int *status, int cmp, unsigned long cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_ulonglong_test_some(unsigned long long *ivars, size_t nelems, size_t *indices,
                                 const int *status, int cmp, unsigned long long cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, int32_t cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, int64_t cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, uint32_t cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, uint64_t cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_size_test_some(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                            int cmp, size_t cmp_value);
/* test_some: Stores the indices of all variables of the set for which the comparison with cmp_value
 * is true now in `indices`, and returns their number.  The set consists of the variables ivars[0]
 * to ivars[nelems - 1] of this PE, without those whose status[i] is nonzero. `status` may be NULL.
 * `indices` has space for nelems indices. `cmp` is one of SHMEM_CMP_*. */
size_t shmem_ptrdiff_test_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
                               int cmp, ptrdiff_t cmp_value);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. [SHMEM_WAIT_UNTIL_ALL_VECTOR, _ANY_VECTOR, _SOME_VECTOR, SHMEM_TEST_ALL_VECTOR,
 * ...] */
void shmem_int_wait_until_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                     const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_long_wait_until_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                      const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_longlong_wait_until_all_vector(long long *ivars, size_t nelems, const int *status,
                                        int cmp, const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_uint_wait_until_all_vector(unsigned int *ivars, size_t nelems, const int *status,
                                      int cmp, const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_ulong_wait_until_all_vector(unsigned long *ivars, size_t nelems, const int *status,
                                       int cmp, const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_ulonglong_wait_until_all_vector(unsigned long long *ivars, size_t nelems,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                       const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                       const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                        const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                        const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_size_wait_until_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                      const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
void shmem_ptrdiff_wait_until_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status,
                                        int cmp, const ptrdiff_t *cmp_values);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int_wait_until_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                       const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_long_wait_until_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                        const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_longlong_wait_until_any_vector(long long *ivars, size_t nelems, const int *status,
                                        int cmp, const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint_wait_until_any_vector(unsigned int *ivars, size_t nelems, const int *status,
                                        int cmp, const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulong_wait_until_any_vector(unsigned long *ivars, size_t nelems, const int *status,
                                        int cmp, const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulonglong_wait_until_any_vector(unsigned long long *ivars, size_t nelems,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                        const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                        const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems, const int *status,
                                        int cmp, const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems, const int *status,
                                        int cmp, const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_size_wait_until_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                        const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ptrdiff_wait_until_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status,
                                        int cmp, const ptrdiff_t *cmp_values);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int_wait_until_some_vector(int *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_long_wait_until_some_vector(long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_longlong_wait_until_some_vector(long long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint_wait_until_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulong_wait_until_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp,
                                        const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulonglong_wait_until_some_vector(unsigned long long *ivars, size_t nelems,
                                        size_t *indices, const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_size_wait_until_some_vector(size_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ptrdiff_wait_until_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp, const ptrdiff_t *cmp_values);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_int_test_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
                              const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_long_test_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
                               const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_longlong_test_all_vector(long long *ivars, size_t nelems, const int *status, int cmp,
                                   const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_uint_test_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                               const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_ulong_test_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_ulonglong_test_all_vector(unsigned long long *ivars, size_t nelems, const int *status,
                                    int cmp, const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                 const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                 const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_size_test_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                               const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
int shmem_ptrdiff_test_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                  const ptrdiff_t *cmp_values);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int_test_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
                                 const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_long_test_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
                                  const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_longlong_test_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
                                      const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint_test_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                  const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulong_test_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                   const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulonglong_test_any_vector(unsigned long long *ivars, size_t nelems, const int *status,
                                       int cmp, const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                   const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                   const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                    const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                    const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_size_test_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
                                  const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ptrdiff_test_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
                                     const ptrdiff_t *cmp_values);

/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int_test_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status,
                                  int cmp, const int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_long_test_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, const long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_longlong_test_some_vector(long long *ivars, size_t nelems, size_t *indices,
                                       const int *status, int cmp, const long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint_test_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
                                   const int *status, int cmp, const unsigned int *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulong_test_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const unsigned long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ulonglong_test_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
                                        const int *status, int cmp,
                                        const unsigned long long *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const int32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const int64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, const uint32_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, const uint64_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_size_test_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, const size_t *cmp_values);
/* Works as the routine with this name without `_vector`, but compares the variable ivars[i] with
 * cmp_values[i]. */
size_t shmem_ptrdiff_test_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, const ptrdiff_t *cmp_values);

/* ---- Ordering [Memory Ordering Routines] ---------------------------------------------------- */

/* fence: Orders operations. Each PE receives the puts, atomics and signals that the program issued
 * on the context before the fence, and this PE's earlier plain stores, before those after the
 * fence. Does nothing for SHMEM_CTX_INVALID.
 * pe_quiet: Waits until all operations of the context to the npes PEs in target_pes are complete.
 * Does nothing for SHMEM_CTX_INVALID.
 * quiet: Waits until all operations of the context are complete, including nonblocking gets and
 * atomic fetches. Does nothing for SHMEM_CTX_INVALID. [SHMEM_FENCE, SHMEM_QUIET, SHMEM_PE_QUIET] */
void shmem_fence(void);
/* fence: Orders operations. Each PE receives the puts, atomics and signals that the program issued
 * on the context before the fence, and this PE's earlier plain stores, before those after the
 * fence. Does nothing for SHMEM_CTX_INVALID. */
void shmem_ctx_fence(shmem_ctx_t ctx);
/* quiet: Waits until all operations of the context are complete, including nonblocking gets and
 * atomic fetches. Does nothing for SHMEM_CTX_INVALID. */
void shmem_quiet(void);
/* quiet: Waits until all operations of the context are complete, including nonblocking gets and
 * atomic fetches. Does nothing for SHMEM_CTX_INVALID. */
void shmem_ctx_quiet(shmem_ctx_t ctx);
/* pe_quiet: Waits until all operations of the context to the npes PEs in target_pes are complete.
 * Does nothing for SHMEM_CTX_INVALID. */
void shmem_pe_quiet(const int *target_pes, size_t npes);
/* pe_quiet: Waits until all operations of the context to the npes PEs in target_pes are complete.
 * Does nothing for SHMEM_CTX_INVALID. */
void shmem_ctx_pe_quiet(shmem_ctx_t ctx, const int *target_pes, size_t npes);

/* ---- Locks [Distributed Locking Routines] --------------------------------------------------- */

/* set_lock: Waits until this PE holds the lock. PEs that wait get the lock in the order of their
 * calls.
 * test_lock: Returns 0 if this PE has taken the lock, and 1 if another PE holds it. Does not wait.
 * clear_lock: Completes the operations of this PE on SHMEM_CTX_DEFAULT, and releases the lock. Only
 * the PE that holds the lock may call it.
 *
 * The lock is a symmetric variable. The program initializes it to 0 and changes it only with these
 * routines. [SHMEM_LOCK] */
void shmem_set_lock(long *lock);
/* test_lock: Returns 0 if this PE has taken the lock, and 1 if another PE holds it. Does not wait.
 * */
int shmem_test_lock(long *lock);
/* clear_lock: Completes the operations of this PE on SHMEM_CTX_DEFAULT, and releases the lock. Only
 * the PE that holds the lock may call it.  The lock is a symmetric variable. The program
 * initializes it to 0 and changes it only with these routines. */
void shmem_clear_lock(long *lock);

/* ---- Caches [1.4 draft, "Cache Management"] ------------------------------------------------- */

/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. It
 * may be called at any time. */
void shmem_set_cache_inv(void);
/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. */
void shmem_set_cache_line_inv(void *dest);
/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. */
void shmem_clear_cache_inv(void);
/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. */
void shmem_clear_cache_line_inv(void *dest);
/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. */
void shmem_udcflush(void);
/* A deprecated routine that does nothing, because the caches of all supported CPUs are coherent. */
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

/* Implements shmem_team_split_2d with 4 arguments of the Memory Spaces proposal. Its blocks are the
 * rows of a grid that is xrange * yrange PEs wide. */
static inline int shmem_impl_team_split_grid(shmem_team_t parent_team, int xrange, int yrange,
                                             shmem_team_t *new_team)
{
    /* These names begin with impl_ so that they do not hide a variable of the program. Compilers
     * would warn about a hidden variable. */
    shmem_team_config_t impl_config;
    shmem_team_t impl_column;
    int impl_n = shmem_team_n_pes(parent_team);
    impl_config.num_contexts = 0;
    if (impl_n < 1 || xrange < 1 || yrange < 1 || !new_team) /* it fails and prints a message */
        return shmem_team_split_strided(parent_team, 0, 1, 0, &impl_config, 0, new_team);
    if (shmem_team_split_2d(parent_team, xrange <= impl_n / yrange ? xrange * yrange : impl_n,
                            &impl_config, 0, new_team, &impl_config, 0, &impl_column) != 0)
        return -1;
    shmem_team_destroy(impl_column);
    return 0;
}

extern shmem_space_t SHMEM_SPACE_INVALID; /* invalid space: a null pointer */

/* Deprecated names without the library's prefix. They are names of shmem_init, shmem_my_pe,
 * shmem_n_pes, shmem_malloc, shmem_free, shmem_align and shmem_realloc. start_pes ignores its
 * argument, and has no effect if the library is initialized. A program that calls start_pes need
 * not call shmem_finalize. */
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

/* C++ overloads. They declare the typed routines again under their common name, with the name of
 * the typed routine as the symbol. SHMEM_IMPL_WRONG declares overloads that catch calls with wrong
 * arguments; the compiler prints TEXT, which names the wrong argument. The form depends on the
 * compiler: clang lists all candidates if the chosen overload is deleted, and GCC reports an
 * unavailable function twice. */
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

/* If the program defines SHMEMX_INLINE, short operations on memory of PEs of this node are
 * inlined. */
#if defined(SHMEMX_INLINE) && defined(__GNUC__) && defined(__OPTIMIZE__)
#include "shmem_impl/inline.h"
#endif

/* Selects the form of shmem_team_split_2d by the number of arguments: 8, or 4 as in the Memory
 * Spaces proposal. */
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
