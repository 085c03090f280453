/*
 * OpenSHMEM 1.6, what the 1.4 draft still had, and the Dynamic Memory Spaces proposal, by Isthmus.
 *
 * Here are the types, handles and constants. The routines, each with what it does, stand in
 * shmem_routines.h, by sections of the specification. C11 programs also get the type-generic names
 * (shmem_put, shmem_g, ...), from shmem_generic.h; C++ programs get the same names as overloads.
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

#define SHMEM_CTX_INVALID  ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT  ((shmem_ctx_t)1)
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD   ((shmem_team_t)2)  /* all PEs */
#define SHMEM_TEAM_SHARED  ((shmem_team_t)18) /* the PEs that shmem_ptr reaches */

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
#endif

#define SHMEM_IMPL_ROUTINE(RESULT, NAME, PARAMETERS) RESULT shmem_##NAME PARAMETERS;
#define SHMEM_IMPL_TYPED(RESULT, NAME, OPERATION, PARAMETERS)                                      \
    RESULT shmem_##NAME##_##OPERATION PARAMETERS;
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_TYPES(FAMILY)
#include "shmem_routines.h"
#undef SHMEM_IMPL_ROUTINE
#undef SHMEM_IMPL_TYPED
#undef SHMEM_IMPL_STAMP

/* What the Memory Spaces proposal's shmem_team_split_2d of four arguments does, which C11 and C++
 * tell from that of eight. */
static inline int shmem_impl_team_split_grid(shmem_team_t parent_team, int xrange, int yrange,
                                             shmem_team_t *new_team)
{
    int in_parent =
        xrange > 0 && yrange > 0 && (long long)xrange * yrange <= shmem_team_n_pes(parent_team);
    return shmem_team_split_strided(parent_team, 0, 1, in_parent ? xrange * yrange : 0, NULL, 0,
                                    new_team);
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
 * typed name as the symbol. */
#if defined(__cplusplus) && defined(__GNUC__)
#define SHMEM_IMPL_TEXT_OF(TOKEN) #TOKEN
#define SHMEM_IMPL_TEXT(TOKEN)    SHMEM_IMPL_TEXT_OF(TOKEN)
#define SHMEM_IMPL_SYMBOL(NAME)   __asm__(SHMEM_IMPL_TEXT(__USER_LABEL_PREFIX__) NAME)
#define SHMEM_IMPL_ROUTINE(RESULT, NAME, PARAMETERS)
#define SHMEM_IMPL_TYPED(RESULT, NAME, OPERATION, PARAMETERS)                                      \
    RESULT shmem_##OPERATION PARAMETERS SHMEM_IMPL_SYMBOL("shmem_" #NAME "_" #OPERATION);
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(FAMILY)
#include "shmem_routines.h"
/* Programs of OpenSHMEM 1.3 wait for volatile variables. */
#define SHMEM_IMPL_IVAR(TYPE) volatile TYPE
#include "shmem_waits.h"
#undef SHMEM_IMPL_ROUTINE
#undef SHMEM_IMPL_TYPED
#undef SHMEM_IMPL_STAMP
#undef SHMEM_IMPL_IVAR
void shmem_wait_until(volatile long *ivar, int cmp, long cmp_value)
    SHMEM_IMPL_SYMBOL("shmem_wait_until");
void shmem_wait(volatile long *ivar, long cmp_value) SHMEM_IMPL_SYMBOL("shmem_wait");

int shmem_sync(shmem_team_t team) SHMEM_IMPL_SYMBOL("shmem_team_sync");
static inline int shmem_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
                                      shmem_team_t *new_team)
{
    return shmem_impl_team_split_grid(parent_team, xrange, yrange, new_team);
}
void shmem_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
    SHMEM_IMPL_SYMBOL("shmem_ctx_signal_add");
void shmem_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
    SHMEM_IMPL_SYMBOL("shmem_ctx_signal_set");
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

/* Short operations on memory of the own node without a call, where the program asks for it. */
#if defined(SHMEMX_INLINE) && defined(__GNUC__) && defined(__OPTIMIZE__)
#include "shmem_impl/inline.h"
#endif

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_generic.h"
#endif

#endif
