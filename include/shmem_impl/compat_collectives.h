/*
 * Helper functions of shmemx_compat.h for Cray's team splits and Cray's alltoallv.
 */
#ifndef SHMEM_IMPL_COMPAT_COLLECTIVES_H
#define SHMEM_IMPL_COMPAT_COLLECTIVES_H

#include "compat_requests.h"

/* Returns 1 if a three-dimensional box of ranges[0] * ranges[1] * ranges[2] PEs has at least one
 * and at most n PEs, and 0 otherwise. */
static inline int shmem_impl_compat_is_box(const int ranges[3], int n)
{
    for (int i = 0; i < 3; i++) {
        if (ranges[i] < 1)
            return 0;
        n /= ranges[i];
    }
    return n >= 1;
}

/* Splits the PEs of a three-dimensional box into lines along one axis. Returns the team of the line
 * that contains this PE, or SHMEM_TEAM_INVALID if this PE is outside the box. Aborts the job if the
 * box is invalid. All PEs of the parent must call it. The function calls shmem_team_split_strided
 * for each line. */
static inline shmem_team_t shmem_impl_compat_axis(shmem_team_t parent, const int ranges[3],
                                                  int axis)
{
    shmem_team_t mine = SHMEM_TEAM_INVALID;
    int n = shmem_team_n_pes(parent), a = (axis + 1) % 3, b = (axis + 2) % 3;
    if (!shmem_impl_compat_is_box(ranges, n))
        shmem_impl_compat_fail("shmemx_team_split: each range must be at least 1, and their "
                               "product at most the number of PEs of the parent team, which is",
                               n);
    const int strides[3] = {1, ranges[0], ranges[0] * ranges[1]};
    for (int i = 0; i < ranges[a]; i++) {
        for (int j = 0; j < ranges[b]; j++) {
            shmem_team_t line = SHMEM_TEAM_INVALID;
            shmem_team_split_strided(parent, i * strides[a] + j * strides[b], strides[axis],
                                     ranges[axis], NULL, 0, &line);
            if (line != SHMEM_TEAM_INVALID)
                mine = line;
        }
    }
    return mine;
}

/* Implements Cray's shmemx_alltoallv. A barrier ensures that all PEs have called the function. Each
 * PE then reads its offset from t_offsets of every PE, and puts its data and their size to this PE.
 * A second barrier completes the puts. */
static inline void shmem_impl_compat_alltoallv(void *target, size_t *t_offsets, size_t *t_sizes,
                                               const void *source, size_t *s_offsets,
                                               size_t *s_sizes, int PE_start, int logPE_stride,
                                               int PE_size, long *pSync)
{
    size_t *offsets = (size_t *)shmem_impl_compat_grown(NULL, (size_t)PE_size, sizeof *offsets);
    int stride = 1 << logPE_stride, me = (shmem_my_pe() - PE_start) / stride;
    shmem_barrier(PE_start, logPE_stride, PE_size, pSync);
    for (int i = 0; i < PE_size; i++)
        shmem_getmem_nbi(&offsets[i], &t_offsets[me], sizeof *offsets, PE_start + i * stride);
    shmem_quiet();
    for (int i = 0; i < PE_size; i++) {
        int there = (me + i) % PE_size, pe = PE_start + there * stride;
        shmem_putmem_nbi((char *)target + offsets[there], (const char *)source + s_offsets[there],
                         s_sizes[there], pe);
        shmem_putmem(&t_sizes[me], &s_sizes[there], sizeof *s_sizes, pe);
    }
    shmem_barrier(PE_start, logPE_stride, PE_size, pSync);
    free(offsets);
}

#endif
