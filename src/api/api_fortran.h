/*
 * Functions that libisthmus exports for libisthmusf, the library of the Fortran API. libisthmusf
 * calls these functions and the public routines. Both libraries come from one build, so these
 * functions are not part of the stable ABI; their symbols have a separate version in exports.map.
 */
#ifndef ISTHMUS_API_FORTRAN_H
#define ISTHMUS_API_FORTRAN_H

#include <shmemx_request.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sets the range of addresses of libisthmusf's code. An error message of the library then contains
 * the name of the Fortran routine that the program called. libisthmusf calls it before main(). */
void isthmus_fortran_set_code(const char *begin, const char *end);

/* Prints an error message with the name of the Fortran routine that this thread executes, and
 * aborts the job. The function is not declared `cold`. Otherwise the compiler would move its calls
 * into a separate section of code, where the library could not find the name of the routine. */
_Noreturn void isthmus_fortran_fatal(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Set, test and clear locks of 4 bytes, the default INTEGER of Fortran. They work as
 * shmem_set_lock, shmem_test_lock and shmem_clear_lock, whose locks have 8 bytes. If C code and
 * Fortran code use the same address as a lock, it is one lock, despite the different sizes. */
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

/* Returns the kind of location of `ptr`: the beginning of a block of the symmetric heap (BLOCK),
 * outside the heap, in free memory of the heap, or inside a block. The negative values are the
 * error codes of the Fortran routine SHPDEALLC. Local. */
enum isthmus_fortran_place {
    ISTHMUS_FORTRAN_BLOCK = 0,
    ISTHMUS_FORTRAN_OUTSIDE = -3,
    ISTHMUS_FORTRAN_FREE = -4,
    ISTHMUS_FORTRAN_INSIDE = -5
};
enum isthmus_fortran_place isthmus_fortran_look_up(const void *ptr);

#endif
