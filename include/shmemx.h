/* Made by scripts/headers from src/api/headers/shmemx.h.in; change that, and run it. */
/*
 * Extensions of OpenSHMEM by Isthmus (1.6, "Language Bindings and Conformance").
 *
 * This header declares extensions for memory spaces, devices, copies, counters, teams and
 * initialization. It also includes the headers of the other extensions. Extensions for memory
 * spaces add to the proposal Dynamic Memory Spaces.
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"
#include "shmemx_atomic.h"
#include "shmemx_collective.h"
#include "shmemx_message.h"
#include "shmemx_request.h"
#include "shmemx_rma.h"

/* SHMEMX_SPACE_DEFAULT is the space of the symmetric heap. All PEs are members, and it cannot be
 * destroyed. SHMEMX_SPACE_STATIC represents the executable's static data. Only shmemx_space_get_win
 * (shmemx_mpi.h) accepts it; for other routines it is an invalid space. */
#ifdef __cplusplus
#define SHMEMX_SPACE_DEFAULT (shmem_space_t(3))
#define SHMEMX_SPACE_STATIC  (shmem_space_t(19))
#else
#define SHMEMX_SPACE_DEFAULT ((shmem_space_t)3)
#define SHMEMX_SPACE_STATIC  ((shmem_space_t)19)
#endif

/* Flags of shmem_space_config_t, in addition to SHMEM_SPACE_FLAG_DEFAULT. */
#define SHMEMX_SPACE_FLAG_HUGE_PAGES     0x0001 /* hint: use large pages for the PE's own memory */
#define SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW 0x0002 /* an MPI window of the space is a dynamic window */
/* NUMA placement of host memory. A program may set one of these two flags. They are hints: if pages
 * cannot be bound to NUMA nodes, the library prints a warning. */
#define SHMEMX_SPACE_FLAG_BIND_LOCAL 0x0004 /* bind to the NUMA nodes of the PE's cores */
#define SHMEMX_SPACE_FLAG_INTERLEAVE 0x0008 /* distribute pages over all NUMA nodes */

/* Type of the MPI window that the library uses for a space. */
typedef enum {
    SHMEMX_SPACE_WINDOW_NONE = 0,    /* no window: loads, stores and messages */
    SHMEMX_SPACE_WINDOW_CREATED = 1, /* a separate window of MPI_Win_create */
    SHMEMX_SPACE_WINDOW_DYNAMIC = 2  /* attached to a window of MPI_Win_create_dynamic */
} shmemx_space_window_t;

/* Length of the text form of a device's UUID in bytes, including the terminating null. */
#define SHMEMX_UUID_LEN 37

/* Color for shmemx_team_split. A PE that passes it becomes a member of none of the new teams. */
#define SHMEMX_TEAM_NO_COLOR (-1)

/* Identifies a group of processes that initialize the library together (shmemx_get_uniqueid). The
 * program may send the bytes to other processes by any means. */
typedef struct {
    int version;
    char internal[124];
} shmemx_uniqueid_t;

/* Arguments of shmemx_init_attr. Only the members that its flags select are used. */
typedef struct {
    const void *mpi_comm;        /* address of an MPI_Comm of the MPI library in use */
    const shmemx_uniqueid_t *id; /* identifier, read by shmemx_init_attr */
    int rank, n_pes;             /* PE number of this process, and number of PEs */
    int requested, provided;     /* thread levels SHMEM_THREAD_* */
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

/* Flags of shmemx_init_attr. A program may set one of the first two flags, and
 * SHMEMX_INIT_WITH_THREAD in addition. */
#define SHMEMX_INIT_WITH_MPI_COMM 0x02 /* the PEs are the processes of mpi_comm */
#define SHMEMX_INIT_WITH_UNIQUEID 0x08 /* the PEs are the n_pes processes with the same id */
#define SHMEMX_INIT_WITH_THREAD   0x10 /* use thread level `requested`, and set `provided` */

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

/* Initializes the library on the processes that `flags` select. Without SHMEMX_INIT_WITH_MPI_COMM
 * and SHMEMX_INIT_WITH_UNIQUEID, the PEs are all processes of the job, as with shmem_init. With
 * SHMEMX_INIT_WITH_MPI_COMM, the PEs are the processes of the communicator, as with
 * shmemx_init_comm (shmemx_mpi.h). With SHMEMX_INIT_WITH_UNIQUEID, the PEs are the attr->n_pes
 * processes that pass equal ids. Each passes its PE number, 0 to n_pes - 1, in attr->rank. `attr`
 * may be NULL if `flags` is 0. All PEs must call it.
 *
 * Processes with an id: one of the PEs has created the id with shmemx_get_uniqueid. If MPI is
 * running, all PEs must belong to one MPI_COMM_WORLD, and MPI must have a thread level that
 * docs/hybrid.md describes. The PEs find each other with messages whose tags are among the greatest
 * 12288 that MPI permits. If no process has initialized MPI, all PEs must be processes of one user
 * on one host, at most 4096. The process that created the id must then run until all PEs have
 * started, and need not be a PE. If PEs are missing after a while, the library prints a message
 * that names them.
 *
 * Returns 0 on success. Returns a nonzero value if the library is initialized already (except if
 * the PEs are all processes of the job), if the communicator is MPI_COMM_NULL, or if the thread
 * level is invalid. If the PEs pass contradictory ranks or numbers of PEs, or an id of another job,
 * the library aborts the job. */
int shmemx_init_attr(unsigned int flags, shmemx_init_attr_t *attr);

/* Creates a new identifier for shmemx_init_attr in *id. The program sends the identifier to the
 * processes that will be the PEs. Either MPI must be running and this process must be one of the
 * PEs, or no process may have initialized MPI. Without MPI, the identifier uses one file descriptor
 * until this process ends. Local; may be called before shmem_init. Returns 0. */
int shmemx_get_uniqueid(shmemx_uniqueid_t *id);

/* Stores rank, n_pes and id in *attr, for SHMEMX_INIT_WITH_UNIQUEID. Stores only the address of
 * *id, so the program may fill in *id later. Local. Returns 0. */
int shmemx_set_attr_uniqueid_args(int rank, int n_pes, const shmemx_uniqueid_t *id,
                                  shmemx_init_attr_t *attr);

/* ---- Memory spaces -------------------------------------------------------------------------- */

/* Creates a memory space as shmem_space_create does, but in memory that the program supplies. Each
 * PE passes the address of config->size bytes as `memory`. The space uses only whole multiples of
 * 64 bytes. A PE that passes NULL does not become a member. The library keeps the contents of the
 * memory, and the first block of the space begins at `memory`. The program must not free the memory
 * before it has destroyed the space. All PEs of the job must call it, with the same configuration.
 * Returns 0 on success. On failure, returns a nonzero value on all PEs and sets *space and *team to
 * the invalid handles.
 *
 * Alignment: blocks begin at multiples of the largest power of two, 16 to 64, that divides the
 * address `memory` on all members.
 *
 * Device memory must be on one device of type config->device_type, at a multiple of 64. Host memory
 * (SHMEM_DEVICE_CPU) must be readable and writable, at a multiple of 16, and must not be symmetric
 * memory. The type SHMEM_DEVICE_HBM and the flags for NUMA placement are refused.
 *
 * The PEs of a node map private memory (malloc, mmap, MPI_Alloc_mem) if it consists of whole pages.
 * No other thread of the PE may use these pages during the creation and destruction of the space.
 * The PEs of a node map shared memory (a window of MPI) if all of them have mapped it and it begins
 * at the same offset within a page. Other memory is accessed by messages if the job has several
 * nodes, and is refused otherwise. */
int shmemx_space_create_with(const shmem_space_config_t *config, void *memory, shmem_space_t *space,
                             shmem_team_t *team);

/* Allocates a block as shmem_space_malloc does, but at a multiple of `alignment`. `alignment` is a
 * power of two of at most 2 MiB. For SHMEMX_SPACE_DEFAULT, it has the limits of shmem_align. For
 * memory of the program, it is at most the largest power of two that divides the address of the
 * memory on all members. Returns NULL and prints a warning for other values. All members must call
 * it, with the same arguments. */
void *shmemx_space_align(shmem_space_t space, size_t alignment, size_t size);

/* Changes the length of the block at `ptr` to `size` bytes, and returns its address, which may be a
 * new one. The contents are kept up to the smaller of both lengths. If no free range is large
 * enough, returns NULL and leaves the block unchanged. Allocates a block if `ptr` is NULL. Frees
 * the block and returns NULL if `size` is 0. Returns NULL for SHMEM_SPACE_INVALID. Begins and ends
 * with a barrier of the members. All members must call it, with the same arguments. */
void *shmemx_space_realloc(shmem_space_t space, void *ptr, size_t size);

/* get_size: Sets *size to the bytes of the space on each member. It is a whole number of pages, or
 * a multiple of 64 if the program supplied the memory.
 * get_used: Sets *used to the bytes of the space that are in use by blocks, including padding.
 * get_free_range: Sets *largest to the length in bytes of the largest free range of the space.
 * Larger blocks cannot be allocated.
 * get_window: Sets *window to the type of the MPI window that the library uses for the space.
 *
 * These routines are local. They return 0, or a nonzero value for SHMEM_SPACE_INVALID. */
int shmemx_space_get_size(shmem_space_t space, size_t *size);
/* get_used: Sets *used to the bytes of the space that are in use by blocks, including padding. */
int shmemx_space_get_used(shmem_space_t space, size_t *used);
/* get_free_range: Sets *largest to the length in bytes of the largest free range of the space.
 * Larger blocks cannot be allocated. */
int shmemx_space_get_free_range(shmem_space_t space, size_t *largest);
/* get_window: Sets *window to the type of the MPI window that the library uses for the space.
 * These routines are local. They return 0, or a nonzero value for SHMEM_SPACE_INVALID. */
int shmemx_space_get_window(shmem_space_t space, shmemx_space_window_t *window);

/* Sets *device to the number of the device that this PE's part of the space is on. Numbers are
 * those of shmemx_kind_get_uuid. Local. Returns 0, or a nonzero value for a space of host memory
 * and for SHMEM_SPACE_INVALID. */
int shmemx_space_get_device(shmem_space_t space, int *device);

/* ---- Devices -------------------------------------------------------------------------------- */

/* Returns the number of devices of this type that this PE can use, or 0 if it has no such device or
 * no driver. SHMEM_DEVICE_CPU counts as one device. For SHMEM_DEVICE_HBM, returns the number of
 * high-bandwidth NUMA nodes of the machine. For SHMEM_DEVICE_GPU, returns the number for the first
 * of CUDA, HIP and ZE of which this PE has a device. Local. */
int shmemx_kind_get_count(shmem_device_type_t type);

/* Writes one line of text about each device of this type to `text`. Writes at most `room` bytes,
 * including a terminating null, and truncates longer text. Local. Returns the length of the
 * complete text without the terminating null. */
int shmemx_kind_get_info(shmem_device_type_t type, char *text, size_t room);

/* Copies the UUID of a device to `uuid` as text, SHMEMX_UUID_LEN bytes including the terminating
 * null. `device` is a number from 0 to shmemx_kind_get_count(type) - 1. Local. Returns 0, or a
 * nonzero value if this PE cannot use such a device. */
int shmemx_kind_get_uuid(shmem_device_type_t type, int device, char *uuid);

/* ---- Copies, and whose memory it is --------------------------------------------------------- */

/* Copies `bytes` bytes from `source` on PE source_pe to `dest` on PE dest_pe. PE numbers are those
 * of the job, and this PE may be neither of them. Each side may be any type of memory. For memory
 * of another PE, pass the address of the symmetric object on this PE. For memory of this PE, any
 * address of host memory is valid, and any address on a device of a type on which this PE has a
 * space. Source and destination must not overlap.
 *
 * shmemx_copy returns when the data are in dest. It also completes this PE's operations on the
 * default context. shmemx_copy_nbi returns at once, and shmem_quiet completes the copy. Until then
 * the program must not access the memory on this PE. Other PEs need not call these routines.
 * Invalid PEs and addresses abort the job. */
void shmemx_copy(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);
/* Copies `bytes` bytes from `source` on PE source_pe to `dest` on PE dest_pe. */
void shmemx_copy_nbi(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes);

/* Sets *space to the space that contains the address `ptr`, SHMEMX_SPACE_DEFAULT for the symmetric
 * heap. Local. Returns 0. For any other address, including static variables, returns a nonzero
 * value and does not change *space. */
int shmemx_get_space(const void *ptr, shmem_space_t *space);

/* Sets *space to the space with which the team was created, or from whose team it was split. Sets
 * *space to SHMEMX_SPACE_DEFAULT for all other teams. Local. Returns 0. For SHMEM_TEAM_INVALID,
 * returns a nonzero value and does not change *space. */
int shmemx_team_get_space(shmem_team_t team, shmem_space_t *space);

/* ---- Counters ------------------------------------------------------------------------------- */

/* The library counts its work on this PE since the process started, over all threads: packets and
 * their contents, operations on MPI windows, polls, sleeps, and wakeups of other PEs. It does not
 * count operations that loads and stores execute. Counters are never reset. They have numbers from
 * 0. Numbers and counters may change with a new release of the library, so programs should find a
 * counter by its name. The routines below are local and cost a few loads. */

/* Sets *name to the name of a counter and *meaning to one line of text that explains it. Both point
 * to constants of the library. Returns 0. If no counter has this number, returns a nonzero value
 * and changes nothing. */
int shmemx_counters_get_info(int counter, const char **name, const char **meaning);

/* Sets *value to the current value of a counter. Returns 0, or a nonzero value if no counter has
 * this number. */
int shmemx_counters_get_value(int counter, uint64_t *value);

/* Stores the current values of the first `room` counters in values[0], values[1], and so on.
 * Returns the number of all counters. */
int shmemx_counters_get_values(uint64_t *values, size_t room);

/* ---- Teams ----------------------------------------------------------------------------------- */

/* Splits a team into new teams, one for each color. All PEs that pass equal colors become members
 * of one team. They are ordered by their keys; PEs with equal keys are ordered by their numbers in
 * the parent. Sets *new_team to the team of this PE. A color is 0 or more, or SHMEMX_TEAM_NO_COLOR:
 * this PE becomes a member of no new team and *new_team is SHMEM_TEAM_INVALID. A key may be any
 * int. All PEs of the parent must call it.
 *
 * New teams work as those of shmem_team_split_strided. Returns 0 on success. On failure, returns a
 * nonzero value and sets *new_team to SHMEM_TEAM_INVALID, on all PEs. Returns a nonzero value at
 * once if the parent is SHMEM_TEAM_INVALID. An invalid color aborts the job. */
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
