/* Made by scripts/headers from src/api/headers/shmemx.h.in; change that, and run it. */
/*
 * Extensions of OpenSHMEM by Isthmus: what the Dynamic Memory Spaces proposal leaves for later or
 * has no way to say. The specification asks for the header (1.6, "Language Bindings and
 * Conformance"). Here are those of spaces, devices, copies, teams and the start.
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"
#include "shmemx_atomic.h"
#include "shmemx_collective.h"
#include "shmemx_message.h"
#include "shmemx_request.h"
#include "shmemx_rma.h"

/* SHMEMX_SPACE_DEFAULT is the space of the symmetric heap, of all PEs; it cannot be destroyed.
 * SHMEMX_SPACE_STATIC is the executable's static data, for shmemx_space_get_win (shmemx_mpi.h)
 * alone: to all other routines it is no space. */
#ifdef __cplusplus
#define SHMEMX_SPACE_DEFAULT (shmem_space_t(3))
#define SHMEMX_SPACE_STATIC  (shmem_space_t(19))
#else
#define SHMEMX_SPACE_DEFAULT ((shmem_space_t)3)
#define SHMEMX_SPACE_STATIC  ((shmem_space_t)19)
#endif

/* Flags of shmem_space_config_t, beside SHMEM_SPACE_FLAG_DEFAULT. */
#define SHMEMX_SPACE_FLAG_HUGE_PAGES     0x0001 /* advice: large pages for what its owner touches */
#define SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW 0x0002 /* if it has an MPI window, a dynamic one */
/* For memory of the CPU, at most one of these two, which are advice: a warning tells where pages
 * cannot be bound. */
#define SHMEMX_SPACE_FLAG_BIND_LOCAL 0x0004 /* on the NUMA nodes of the PE's cores */
#define SHMEMX_SPACE_FLAG_INTERLEAVE 0x0008 /* over all NUMA nodes of the machine, page by page */

/* What MPI window serves a space. */
typedef enum {
    SHMEMX_SPACE_WINDOW_NONE = 0,    /* none: loads and stores, and messages */
    SHMEMX_SPACE_WINDOW_CREATED = 1, /* one of its own, by MPI_Win_create */
    SHMEMX_SPACE_WINDOW_DYNAMIC = 2  /* attached to one of MPI_Win_create_dynamic */
} shmemx_space_window_t;

/* The length of a device's uuid, the zero byte included. */
#define SHMEMX_UUID_LEN 37

/* The color of who is to be of no team that shmemx_team_split makes. */
#define SHMEMX_TEAM_NO_COLOR (-1)

/* Names processes that start together: bytes, which may be handed on by any means. */
typedef struct {
    int version;
    char internal[124];
} shmemx_uniqueid_t;

/* With what shmemx_init_attr starts: those members count that its flags name. */
typedef struct {
    const void *mpi_comm;        /* where an MPI_Comm is, of the MPI that runs */
    const shmemx_uniqueid_t *id; /* is read by shmemx_init_attr */
    int rank, n_pes;             /* this process's number among those of the id, and how many */
    int requested, provided;     /* SHMEM_THREAD_* */
} shmemx_init_attr_t;

#define SHMEMX_UNIQUEID_INITIALIZER                                                                \
    {                                                                                              \
        0,                                                                                         \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#if defined(__cplusplus) && __cplusplus >= 201103L
#define SHMEMX_INIT_ATTR_INITIALIZER                                                               \
    {                                                                                              \
        nullptr, nullptr, 0, 0, 0, 0                                                               \
    }
#else
#define SHMEMX_INIT_ATTR_INITIALIZER                                                               \
    {                                                                                              \
        NULL, NULL, 0, 0, 0, 0                                                                     \
    }
#endif

/* Flags of shmemx_init_attr: at most one of the first two. */
#define SHMEMX_INIT_WITH_MPI_COMM 0x02 /* the PEs are the processes of a communicator */
#define SHMEMX_INIT_WITH_UNIQUEID 0x08 /* the PEs are the processes that have an id */
#define SHMEMX_INIT_WITH_THREAD   0x10 /* for thread level `requested`; `provided` is written */

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

/* ---- Start -------------------------------------------------------------------------------- */

/* As shmem_init, or as shmem_init_thread with SHMEMX_INIT_WITH_THREAD, and the PEs are all
 * processes of the job, or as the flags tell: those of a communicator as with shmemx_init_comm
 * (shmemx_mpi.h), or the `n_pes` processes that call with one id, each with its number `rank`, 0 to
 * n_pes - 1, as its PE. One of these has made the id. All are of one MPI_COMM_WORLD, on which they
 * meet by messages with tags among the greatest 12,288 that MPI has. MPI must be running, at a
 * thread level as docs/hybrid.md tells. Or nobody has MPI, and all are of one user and one host, at
 * most 4096; the id's maker runs until all have started, and may take no part. attr may be NULL
 * where the flags name nothing. Collective
 * over the PEs; a line tells after a while who has not come. 0; or nonzero, where OpenSHMEM runs
 * already in this process (unless the PEs are all), for MPI_COMM_NULL and if the level is none.
 * Numbers that do not fit together and an id of another job end the job. */
int shmemx_init_attr(unsigned int flags, shmemx_init_attr_t *attr);

/* *id = a new id, which this process, that will be one of the PEs, hands to the others. MPI must be
 * running, or there is none: then it costs a descriptor until this process ends. Local, before or
 * after shmem_init too. 0. */
int shmemx_get_uniqueid(shmemx_uniqueid_t *id);

/* Has the three in *attr, for SHMEMX_INIT_WITH_UNIQUEID. The id is not copied, and may be filled
 * later. Local. 0. */
int shmemx_set_attr_uniqueid_args(int rank, int n_pes, const shmemx_uniqueid_t *id,
                                  shmemx_init_attr_t *attr);

/* ---- Memory spaces -------------------------------------------------------------------------- */

/* As shmem_space_create, over `memory`: config->size bytes (of which whole multiples of 64 are
 * used) that the program has; a PE that passes NULL has no part in the space. The contents stay,
 * and the first block begins at `memory`. Blocks begin at multiples of what `memory` is a multiple
 * of on all PEs, 16 to 64. The memory is the program's again when the space has been
 * destroyed, and must be there until then. Collective over the job, with the same configuration. 0,
 * or, alike on all PEs, nonzero, and *space and *team are invalid.
 *
 * Of a device it lies on one device of config->device_type, at a multiple of 64. Of
 * SHMEM_DEVICE_CPU it is readable and writable memory at a multiple of 16, and no symmetric memory.
 * PEs of a node map private memory (malloc, mmap, MPI_Alloc_mem) that is whole pages, which no
 * other thread of the PE uses during the call or the destroy, and shared memory (a window of MPI)
 * that is mapped by all of them and begins equally far into a page. Any other they reach by
 * messages if the job has several nodes; else it is refused. Type HBM is refused, and so are flags
 * about NUMA nodes. */
int shmemx_space_create_with(const shmem_space_config_t *config, void *memory, shmem_space_t *space,
                             shmem_team_t *team);

/* As shmem_space_malloc, at a multiple of `alignment`, a power of two of at most 2 MiB (of the
 * default space: as shmem_align; over the program's memory: what that lies at on all PEs); NULL
 * with a warning for any other. */
void *shmemx_space_align(shmem_space_t space, size_t alignment, size_t size);

/* The block with its contents in `size` bytes, maybe elsewhere, after and before a barrier over the
 * space's PEs. NULL, and the block as it was, where there is no room; ptr NULL allocates, size 0
 * frees and gives NULL; NULL for SHMEM_SPACE_INVALID. Collective over the space's PEs, with the
 * same arguments. */
void *shmemx_space_realloc(shmem_space_t space, void *ptr, size_t size);

/* *size = bytes of each PE's part of the space, a whole number of pages, or of 64 bytes over the
 * program's memory; *used = how many of them are in blocks, padding included; *largest = how many
 * are in the largest free range, beyond which no block can be allocated; *window = what MPI window
 * serves it. Local. 0, or nonzero for SHMEM_SPACE_INVALID. */
int shmemx_space_get_size(shmem_space_t space, size_t *size);
/* *size = bytes of each PE's part of the space, a whole number of pages, or of 64 bytes over the
 * program's memory; *used = how many of them are in blocks, padding included; *largest = how many
 * are in the largest free range, beyond which no block can be allocated; *window = what MPI window
 * serves it. */
int shmemx_space_get_used(shmem_space_t space, size_t *used);
/* *size = bytes of each PE's part of the space, a whole number of pages, or of 64 bytes over the
 * program's memory; *used = how many of them are in blocks, padding included; *largest = how many
 * are in the largest free range, beyond which no block can be allocated; *window = what MPI window
 * serves it. */
int shmemx_space_get_free_range(shmem_space_t space, size_t *largest);
/* *size = bytes of each PE's part of the space, a whole number of pages, or of 64 bytes over the
 * program's memory; *used = how many of them are in blocks, padding included; *largest = how many
 * are in the largest free range, beyond which no block can be allocated; *window = what MPI window
 * serves it. */
int shmemx_space_get_window(shmem_space_t space, shmemx_space_window_t *window);

/* *device = the number of the device that this PE's part of the space lies on, as
 * shmemx_kind_get_uuid numbers them. Local. 0, or nonzero for a space of the host's memory and
 * SHMEM_SPACE_INVALID. */
int shmemx_space_get_device(shmem_space_t space, int *device);

/* ---- Devices -------------------------------------------------------------------------------- */

/* How many devices of a type this PE sees; 0 where there are none, or no driver. CPU is one, HBM
 * has as many as the machine has high-bandwidth NUMA nodes; of GPU they are those of the first of
 * the types CUDA, HIP and ZE that this PE sees any of. Local. */
int shmemx_kind_get_count(shmem_device_type_t type);

/* Writes a line about each of them into `room` bytes at `text`, ended by a zero byte and cut off
 * where it does not fit. Local. Returns the length of all of it, the zero byte not counted. */
int shmemx_kind_get_info(shmem_device_type_t type, char *text, size_t room);

/* Stores the uuid of a device, SHMEMX_UUID_LEN bytes with the zero byte. Local. 0, or nonzero if
 * this PE sees no such device. */
int shmemx_kind_get_uuid(shmem_device_type_t type, int device, char *uuid);

/* ---- Copies, and whose memory it is --------------------------------------------------------- */

/* Copies `bytes` from `source` at PE source_pe of the job to `dest` at PE dest_pe, of any kinds of
 * memory; this PE may be neither. The address of another PE's memory is that of the symmetric
 * object here; of this PE's own, any memory of the host, or of a device of a type that it has a
 * space on. The two do not overlap. The data are there when shmemx_copy returns, which completes
 * what this PE put on the default context, and after shmem_quiet with shmemx_copy_nbi, until which
 * this PE's memory must not be touched. Local. A wrong PE or address ends the job. */
void shmemx_copy(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);
/* Copies `bytes` from `source` at PE source_pe of the job to `dest` at PE dest_pe, of any kinds of
 * memory; this PE may be neither. */
void shmemx_copy_nbi(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);

/* *space = the space in whose memory `ptr` lies, SHMEMX_SPACE_DEFAULT for the symmetric heap.
 * Local. 0, or nonzero, and *space untouched, for any other address, static variables among them.
 */
int shmemx_get_space(const void *ptr, shmem_space_t *space);

/* *space = the space that the team came with, or came from by splits; SHMEMX_SPACE_DEFAULT for all
 * other teams. Local. 0, or nonzero, and *space untouched, for SHMEM_TEAM_INVALID. */
int shmemx_team_get_space(shmem_team_t team, shmem_space_t *space);

/* ---- Counters ------------------------------------------------------------------------------- */

/* What the library counts of its own work on this PE, all threads together, since the process
 * began: packets and what is in them, operations by windows, polls, sleeps, bells. Counters are
 * numbered from 0 on; another release may number them otherwise and have others, so look for them
 * by name. What loads and stores serve is not counted, and nothing sets a counter back. All of
 * these are local, and cost a few loads. */

/* *name = a counter's name, *meaning = a line that says what it counts; both are texts of the
 * library's. 0, or nonzero, and nothing written, where there is no such counter. */
int shmemx_counters_get_info(int counter, const char **name, const char **meaning);

/* *value = what it is now. 0, or nonzero where there is no such counter. */
int shmemx_counters_get_value(int counter, uint64_t *value);

/* values[0], values[1], ... = all counters, or the first `room` of them. How many there are. */
int shmemx_counters_get_values(uint64_t *values, size_t room);

/* ---- Teams ----------------------------------------------------------------------------------- */

/* Splits a team into one new team for each color: *new_team = the team of the PEs that gave this
 * PE's color, in the order of their keys, those of one key in the order of their numbers in the
 * parent. Colors are 0 or above; who gives SHMEMX_TEAM_NO_COLOR is of no new team, and gets
 * SHMEM_TEAM_INVALID. Keys are any. Collective over the parent; each new team is as those of
 * shmem_team_split_strided. 0, or, alike on all PEs, nonzero, and *new_team is SHMEM_TEAM_INVALID;
 * nonzero, at once, where the parent is SHMEM_TEAM_INVALID. Another color ends the job. */
int shmemx_team_split(shmem_team_t parent_team, int color, int key, shmem_team_t *new_team);

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

/* ---- Profiling names: of all routines above, for libraries that define those themselves ------ */
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

/* ---- Start -------------------------------------------------------------------------------- */

/* As shmemx_init_attr. */
int pshmemx_init_attr(unsigned int flags, shmemx_init_attr_t *attr);
/* As shmemx_get_uniqueid. */
int pshmemx_get_uniqueid(shmemx_uniqueid_t *id);
/* As shmemx_set_attr_uniqueid_args. */
int pshmemx_set_attr_uniqueid_args(int rank, int n_pes, const shmemx_uniqueid_t *id,
                                   shmemx_init_attr_t *attr);

/* ---- Memory spaces -------------------------------------------------------------------------- */

/* As shmemx_space_create_with. */
int pshmemx_space_create_with(const shmem_space_config_t *config, void *memory,
                              shmem_space_t *space, shmem_team_t *team);
/* As shmemx_space_align. */
void *pshmemx_space_align(shmem_space_t space, size_t alignment, size_t size);
/* As shmemx_space_realloc. */
void *pshmemx_space_realloc(shmem_space_t space, void *ptr, size_t size);
/* As shmemx_space_get_size. */
int pshmemx_space_get_size(shmem_space_t space, size_t *size);
/* As shmemx_space_get_used. */
int pshmemx_space_get_used(shmem_space_t space, size_t *used);
/* As shmemx_space_get_free_range. */
int pshmemx_space_get_free_range(shmem_space_t space, size_t *largest);
/* As shmemx_space_get_window. */
int pshmemx_space_get_window(shmem_space_t space, shmemx_space_window_t *window);
/* As shmemx_space_get_device. */
int pshmemx_space_get_device(shmem_space_t space, int *device);

/* ---- Devices -------------------------------------------------------------------------------- */

/* As shmemx_kind_get_count. */
int pshmemx_kind_get_count(shmem_device_type_t type);
/* As shmemx_kind_get_info. */
int pshmemx_kind_get_info(shmem_device_type_t type, char *text, size_t room);
/* As shmemx_kind_get_uuid. */
int pshmemx_kind_get_uuid(shmem_device_type_t type, int device, char *uuid);

/* ---- Copies, and whose memory it is --------------------------------------------------------- */

/* As shmemx_copy. */
void pshmemx_copy(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);
/* As shmemx_copy_nbi. */
void pshmemx_copy_nbi(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);
/* As shmemx_get_space. */
int pshmemx_get_space(const void *ptr, shmem_space_t *space);
/* As shmemx_team_get_space. */
int pshmemx_team_get_space(shmem_team_t team, shmem_space_t *space);

/* ---- Counters ------------------------------------------------------------------------------- */

/* As shmemx_counters_get_info. */
int pshmemx_counters_get_info(int counter, const char **name, const char **meaning);
/* As shmemx_counters_get_value. */
int pshmemx_counters_get_value(int counter, uint64_t *value);
/* As shmemx_counters_get_values. */
int pshmemx_counters_get_values(uint64_t *values, size_t room);

/* ---- Teams ----------------------------------------------------------------------------------- */

/* As shmemx_team_split. */
int pshmemx_team_split(shmem_team_t parent_team, int color, int key, shmem_team_t *new_team);

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

#endif
