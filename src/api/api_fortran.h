/*
 * Functions of libisthmus for libisthmusf, the library of the Fortran API. libisthmusf calls them
 * in addition to the public routines. Both libraries come from one build. The symbols have a
 * version node in exports.map that is not part of the stable ABI.
 */
#ifndef ISTHMUS_API_FORTRAN_H
#define ISTHMUS_API_FORTRAN_H

#include <shmemx_request.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sets the range of addresses of libisthmusf's code. Error messages then name the Fortran routine
 * that the program called. Called before main(). */
void isthmus_fortran_set_code(const char *begin, const char *end);

/* Prints an error message that names the Fortran routine that this thread is in, and aborts the
 * job. Not declared `cold`: the compiler would move the call into a separate part of the code,
 * where no name of a routine is found. */
_Noreturn void isthmus_fortran_fatal(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Locks of 4 bytes, the default INTEGER of Fortran. They work as shmem_set_lock, shmem_test_lock
 * and shmem_clear_lock, whose locks have 8 bytes. Locks of both sizes at one address exclude each
 * other. */
void isthmus_fortran_set_lock(int32_t *lock);
int isthmus_fortran_test_lock(int32_t *lock);
void isthmus_fortran_clear_lock(int32_t *lock);

/* Reduces 128-bit floating-point numbers over an active set, as shmem_TYPE_OP_to_all does for other
 * types. Collective over the active set. */
enum isthmus_fortran_operation {
    ISTHMUS_FORTRAN_MAX,
    ISTHMUS_FORTRAN_MIN,
    ISTHMUS_FORTRAN_SUM,
    ISTHMUS_FORTRAN_PROD
};
void isthmus_fortran_reduce_quad(enum isthmus_fortran_operation operation, void *dest,
                                 const void *source, size_t nreduce, int PE_start, int logPE_stride,
                                 int PE_size, const long *pSync);

/* Reduce or scan 128-bit floating-point numbers over a team, as shmem_TYPE_OP_reduce,
 * shmem_TYPE_sum_inscan and shmem_TYPE_sum_exscan do for other types. Collective over the team.
 * Return 0. */
int isthmus_fortran_team_reduce_quad(enum isthmus_fortran_operation operation, shmem_team_t team,
                                     void *dest, const void *source, size_t nreduce);
int isthmus_fortran_scan_quad(bool inclusive, shmem_team_t team, void *dest, const void *source,
                              size_t nelems);

/* Start nonblocking reductions and scans of 128-bit floating-point numbers, as
 * shmemx_TYPE_OP_reduce_nb and shmemx_TYPE_sum_inscan_nb do for other types. Set *req to the
 * request. Collective over the team. Return 0. */
int isthmus_fortran_team_reduce_quad_nb(enum isthmus_fortran_operation operation, shmem_team_t team,
                                        void *dest, const void *source, size_t nreduce,
                                        shmemx_req_h *req);
int isthmus_fortran_scan_quad_nb(bool inclusive, shmem_team_t team, void *dest, const void *source,
                                 size_t nelems, shmemx_req_h *req);

/* Returns whether `ptr` is the beginning of a block of the symmetric heap, outside the heap, in
 * free memory, or inside a block. The negative values are the error codes of SHPDEALLC. Local. */
enum isthmus_fortran_place {
    ISTHMUS_FORTRAN_BLOCK = 0,
    ISTHMUS_FORTRAN_OUTSIDE = -3,
    ISTHMUS_FORTRAN_FREE = -4,
    ISTHMUS_FORTRAN_INSIDE = -5
};
enum isthmus_fortran_place isthmus_fortran_look_up(const void *ptr);

#endif
