/*
 * What libisthmusf, the Fortran API, needs of libisthmus beside the public routines. Both are of
 * one build: these names stand in a node of exports.map that promises nothing.
 */
#ifndef ISTHMUS_API_FORTRAN_H
#define ISTHMUS_API_FORTRAN_H

#include <shmemx_request.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where the code of libisthmusf is: messages then name its routines. Before the program runs. */
void isthmus_fortran_set_code(const char *begin, const char *end);

/* The line about the routine that this thread is in, and the end of the job. Not cold to the
 * compiler, which would move the call to a place of the code where no routine's name is found. */
_Noreturn void isthmus_fortran_fatal(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Locks of 4 bytes; shmem_set_lock and its like have those of 8, and both exclude each other. */
void isthmus_fortran_set_lock(int32_t *lock);
int isthmus_fortran_test_lock(int32_t *lock);
void isthmus_fortran_clear_lock(int32_t *lock);

/* A reduction over an active set of numbers of 128 bits, as shmem_TYPE_OP_to_all. */
enum isthmus_fortran_operation {
    ISTHMUS_FORTRAN_MAX,
    ISTHMUS_FORTRAN_MIN,
    ISTHMUS_FORTRAN_SUM,
    ISTHMUS_FORTRAN_PROD
};
void isthmus_fortran_reduce_quad(enum isthmus_fortran_operation operation, void *dest,
                                 const void *source, size_t nreduce, int PE_start, int logPE_stride,
                                 int PE_size, const long *pSync);

/* The same over a team, as shmem_TYPE_OP_reduce and shmem_TYPE_sum_inscan or exscan. */
int isthmus_fortran_team_reduce_quad(enum isthmus_fortran_operation operation, shmem_team_t team,
                                     void *dest, const void *source, size_t nreduce);
int isthmus_fortran_scan_quad(bool inclusive, shmem_team_t team, void *dest, const void *source,
                              size_t nelems);

/* The same as shmemx_TYPE_OP_reduce_nb and its like. */
int isthmus_fortran_team_reduce_quad_nb(enum isthmus_fortran_operation operation, shmem_team_t team,
                                        void *dest, const void *source, size_t nreduce,
                                        shmemx_req_h *req);
int isthmus_fortran_scan_quad_nb(bool inclusive, shmem_team_t team, void *dest, const void *source,
                                 size_t nelems, shmemx_req_h *req);

/* What the symmetric heap has at an address: the beginning of a block, or nothing that could be
 * freed, as SHPDEALLC tells it. Local. */
enum isthmus_fortran_place {
    ISTHMUS_FORTRAN_BLOCK = 0,
    ISTHMUS_FORTRAN_OUTSIDE = -3,
    ISTHMUS_FORTRAN_FREE = -4,
    ISTHMUS_FORTRAN_INSIDE = -5
};
enum isthmus_fortran_place isthmus_fortran_look_up(const void *ptr);

#endif
