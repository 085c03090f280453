#include "quirks.h"

const struct quirk_row quirks[] = {
    [QUIRK_RDMA_CRASHES] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/rdma, Debian's default",
            .fault = "no window over TCP; compare-and-swap crashes",
            .probes = "windows/create/* atomics/*/compare_and_swap*",
            .isthmus = "sets OMPI_MCA_osc=pt2pt,sm before MPI_Init, or sends messages",
        },
    [QUIRK_UCX_ENDLESS] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/ucx",
            .fault = "floating-point sums are sums of integers; jobs do not end",
            .probes = "atomics/*/fetch_and_op_types life/finalize_after_window",
            .isthmus = "refuses osc/ucx",
        },
    [QUIRK_PT2PT_ONE_THREAD] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/pt2pt",
            .fault = "windows refuse MPI_THREAD_MULTIPLE",
            .probes = "threads/*/window_at_once",
            .isthmus = "asks for MPI_THREAD_SERIALIZED, and refuses windows above it",
        },
    [QUIRK_FLUSH_LOCAL_HANGS] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/pt2pt",
            .fault = "a flush of local operations with one PE hangs beside a get",
            .probes = "synchronisation/*/flush_local_beside_get",
            .isthmus = "flushes local operations with all PEs",
        },
    [QUIRK_FLUSH_ALL_EARLY] =
        {
            .mpi = "MPICH",
            .fault =
                "a flush of all PEs takes a get of much data for done, and so does any after it",
            .probes = "synchronisation/*/flush_all_get",
            .isthmus = "flushes one PE after the other",
        },
    [QUIRK_RDMA_BITS] =
        {
            .mpi = "Open MPI",
            .first = 5,
            .with = "osc/rdma",
            .fault = "8-byte MPI_BAND, MPI_BOR, MPI_BXOR take the old value for the operand",
            .probes = "atomics/create/fetch_and_op",
            .isthmus = "sets OMPI_MCA_osc_rdma_acc_use_amo=0, and tries atomics first",
        },
    [QUIRK_FINALIZE_HANGS] =
        {
            .mpi = "MPICH",
            .with = "over TCP",
            .fault = "MPI_Finalize hangs now and then",
            .probes = "life/finalize_after_* */end",
            .isthmus = "has all PEs exchange, and meet by the launcher, before it",
        },
    [QUIRK_ABORT_IN_FINALIZE] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "mpirun",
            .fault = "MPI_Abort while another PE is in MPI_Finalize hangs it",
            .probes = "abort/in_finalize",
            .isthmus = "ends the process with its status, without MPI_Abort",
        },

    /* Known faults that the library always avoids, or detects at run time. */
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/pt2pt",
        .fault = "a put is held back until a flush",
        .probes = "progress/*/put_without_flush",
        .isthmus = "flushes what lies idle",
    },
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/pt2pt, between hosts",
        .fault = "the first put of 1 MiB is not there after its flush",
        .probes = "synchronisation/*/first_put",
        .isthmus = "begins with a small get",
    },
    {
        .mpi = "Open MPI",
        .with = "osc/rdma",
        .fault = "32 to 64 pieces attached to a window, and no more",
        .probes = "windows/dynamic/attach_many",
        .isthmus = "makes a window for each space, unless asked for dynamic ones",
    },
    {
        .with = "MPICH 4.0; Open MPI 4: unsigned long",
        .fault = "MPI_MAX and MPI_MIN take unsigned numbers for signed ones",
        .probes = "atomics/*/*_types",
        .isthmus = "makes minimum and maximum of MPI_Compare_and_swap",
    },
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/rdma, other PEs",
        .fault = "MPI_LAND and MPI_LOR of 4-byte words do nothing",
        .probes = "atomics/*/*_types",
        .isthmus = "has no logical atomics",
    },
    {
        .mpi = "MPICH",
        .with = "over UCX",
        .fault = "data lands 8 bytes off where a base is no multiple of 16",
        .probes = "windows/*/aligned_*",
        .isthmus = "begins its windows at multiples of 16",
    },
    {
        .mpi = "MPICH",
        .fault = "nothing completes at a PE that computes",
        .probes = "progress/*",
        .isthmus = "has a thread of its own call MPI",
    },
    {
        .mpi = "MPICH",
        .first = 4,
        .last = 4,
        .fault = "calls within MPI_Finalize abort at MPI_THREAD_MULTIPLE",
        .probes = "life/attribute_multiple",
        .isthmus = "makes none there at this level, but with Open MPI",
    },
    {
        .mpi = "MPICH",
        .with = "over UCX",
        .fault = "mremap forgets the address that it is given",
        .probes = "life/remap",
        .isthmus = "calls the system itself",
    },
    {
        .with = "UCX; Open MPI where nobody has them",
        .fault = "signals of faults are taken over",
        .probes = "life/signals",
        .isthmus = "has its own line come first",
    },
    {
        .with = "MPICH; Open MPI's osc/sm",
        .fault = "MPI's atomics are not atomic to the CPU's",
        .probes = "contention/*/beside_cpu",
        .isthmus = "takes one way for all atomics of a word",
    },
    {
        .mpi = "MPICH",
        .first = 5,
        .with = "5.0.2, as Debian builds it",
        .fault = "each process is a host of its own, and has no shared windows",
        .probes = "collectives/split_by_host windows/shared/*",
        .isthmus = "finds hosts by itself",
    },
    {
        .mpi = "Open MPI",
        .first = 5,
        .with = "pml/ob1, at MPI_THREAD_MULTIPLE",
        .fault = "MPI_Comm_create_from_group hangs now and then while another thread calls MPI",
        .probes = "threads/comm_from_group",
        .isthmus = "makes none; for the program's, polls with ISTHMUS_PROGRESS=poll",
    },
    {
        .mpi = "MPICH",
        .fault = "about 2,000 communicators, and no more",
        .probes = "collectives/many_communicators",
        .isthmus = "goes without a communicator for most teams",
    },
    {
        .fault = "too few windows at a time",
        .probes = "windows/create/many",
        .isthmus = "takes one window for all spaces with ISTHMUS_SPACE_WINDOW=dynamic",
    },
    {
        .with = "Hydra; mpirun, with status 0",
        .fault = "a PE's end before MPI_Init hangs the job",
        .probes = "abort/exit_before_init abort/exit_zero_before_init",
        .isthmus = "has a supervisor end such a job (oshrun)",
    },
    {
        .with = "Hydra: status 0; mpirun: 1",
        .fault = "a PE ends with status 0 before MPI_Finalize",
        .probes = "abort/exit_zero",
        .isthmus = "has a supervisor end such a job (oshrun)",
    },
    {
        .fault = "other jobs do not end, or leave something behind",
        .probes = "abort/*",
        .isthmus = "has a supervisor end such a job (oshrun)",
    },
};

const int quirks_count = sizeof quirks / sizeof quirks[0];
