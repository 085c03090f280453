/*
 * Hybrid programs, which call MPI themselves.
 *
 * libisthmus exports MPI_Init, MPI_Init_thread and MPI_Finalize. If it is linked before the MPI
 * library, it receives these calls first. It passes each call on to the MPI library, with two
 * exceptions:
 * - MPI_Init after Isthmus has initialized MPI: it succeeds, and the program shares MPI from then
 *   on. The provided thread level is the one that Isthmus received.
 * - MPI_Finalize while Isthmus is running: it succeeds at once, and MPI is finalized after the last
 *   shmem_finalize. Until then MPI stays usable, and MPI_Finalized returns false.
 *
 * oshcc links libisthmus-hybrid first. This library forwards the calls to libisthmus even if the
 * MPI library is linked before libisthmus (mpi_calls.h).
 *
 * A program may initialize OpenSHMEM again after finalizing it, but never MPI. MPI therefore stays
 * initialized until the program finalizes it or the process exits. The calls of some programs do
 * not reach libisthmus: Fortran programs, programs that are linked in the other order, and programs
 * that call PMPI_ names. Such programs must use MPI_Initialized and MPI_Finalized. If a program
 * never uses OpenSHMEM, all its calls are passed on.
 */
#ifndef ISTHMUS_HYBRID_H
#define ISTHMUS_HYBRID_H

#include <stdbool.h>

#include "base/job.h"

/* True while Isthmus is running and the program may use MPI itself. */
HIDDEN extern bool hybrid_shares_mpi;

/* Returns true if a waiting thread must progress MPI with hybrid_yield, because other PEs may
 * otherwise not return from their MPI calls. Only needed if the library does not communicate
 * through MPI itself. */
HOT_INLINE bool hybrid_shares(void)
{
    return UNLIKELY(__atomic_load_n(&hybrid_shares_mpi, __ATOMIC_RELAXED));
}
void hybrid_yield(void);

/* Returns true if the program has MPI windows over symmetric memory. PEs access such a window
 * without notice to the target PE. PEs that wait must therefore progress MPI all the time, as MPI's
 * own waits do. */
HIDDEN extern unsigned hybrid_exported_windows; /* number of these windows */
HOT_INLINE bool hybrid_peers_need_progress(void)
{
    return UNLIKELY(__atomic_load_n(&hybrid_exported_windows, __ATOMIC_RELAXED) != 0);
}

/* Records that the program exchanges MPI handles with the library (shmemx_mpi.h), so that it may
 * use MPI from now on. */
void hybrid_share_handles(void);

/* Records that Isthmus is running and may call MPI. */
void hybrid_isthmus_started(void);

/* Records that Isthmus has stopped and the backend has stopped using MPI. If the program has called
 * MPI_Finalize before, finalizes MPI now; in this case, the call is collective. */
void hybrid_isthmus_stopped(void);

/* Finalizes MPI at process exit, after Isthmus has stopped, unless it is finalized already.
 * Collective. `status` is the argument of exit. If it is nonzero and the program has called
 * MPI_Init, MPI is not finalized, because other PEs may wait in MPI for ever; the launcher then
 * ends them. */
void hybrid_at_exit(int status);

#endif
