/*
 * Programs that call MPI themselves, too.
 *
 * libisthmus exports MPI_Init, MPI_Init_thread and MPI_Finalize. Linked before the MPI library, it
 * gets these calls first, and passes each on to the MPI library but for two. libisthmus-hybrid,
 * which oshcc links first, brings them here also where MPI stands before libisthmus (mpi_calls.h).
 *
 * - MPI_Init when Isthmus initialized MPI already: MPI is the program's from then on too, and the
 * level provided is the one that Isthmus got;
 * - MPI_Finalize while Isthmus runs: it succeeds at once, and the true one follows at the last
 *   shmem_finalize. Until then MPI stays usable, and MPI_Finalized tells false.
 *
 * A program may initialize OpenSHMEM again after finalizing it, but never MPI. So the MPI that
 * Isthmus initialized lives until the program finalizes it or the process ends. A program whose
 * calls don't come here (linked in the other order, Fortran, PMPI_) needs to ask MPI_Initialized
 * and MPI_Finalized. A program that never uses OpenSHMEM has all its calls passed on.
 */
#ifndef ISTHMUS_HYBRID_H
#define ISTHMUS_HYBRID_H

#include <stdbool.h>

#include "base/job.h"

/* Whether MPI is the program's too, while Isthmus runs. */
HIDDEN extern bool hybrid_shares_mpi;

/* Then who waits has to let MPI move, for peers may need that to come out of their calls of it:
 * where nobody polls for a network of ours. */
HOT_INLINE bool hybrid_shares(void)
{
    return UNLIKELY(__atomic_load_n(&hybrid_shares_mpi, __ATOMIC_RELAXED));
}
void hybrid_yield(void);

/* The program has windows of ours: whoever uses one tells nobody, and needs PEs that wait to let
 * MPI move all the time, as MPI's own waits do. */
HIDDEN extern unsigned hybrid_exported_windows; /* how many */
HOT_INLINE bool hybrid_peers_need_progress(void)
{
    return UNLIKELY(__atomic_load_n(&hybrid_exported_windows, __ATOMIC_RELAXED) != 0);
}

/* The program uses handles of MPI's with ours (shmemx_mpi.h): MPI is its too from now on. */
void hybrid_share_handles(void);

/* Isthmus runs, and may call MPI, from here ... */
void hybrid_isthmus_started(void);

/* ... to here. The backend left MPI; MPI is finalized now if the program asked for it meanwhile.
 * Collective then. */
void hybrid_isthmus_stopped(void);

/* At the end of a process that used Isthmus, once that is stopped: finalizes MPI if nobody did.
 * Collective. `status` is that of exit: when a program that uses MPI itself ends with an error,
 * others may wait for it in MPI for ever, so its MPI is left to the launcher. */
void hybrid_at_exit(int status);

#endif
