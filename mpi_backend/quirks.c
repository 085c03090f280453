#include "quirks.h"

const struct quirk_row quirks[] = {
    [QUIRK_RDMA_CRASHES] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/rdma, the default in Debian",
            .fault = "windows cannot be created over TCP, and MPI_Compare_and_swap crashes",
            .probes = "windows/create/* atomics/*/compare_and_swap* contention/*/compare_and_swap",
            .isthmus = "sets OMPI_MCA_osc=pt2pt,sm before MPI_Init, or uses MPI messages instead "
                       "of MPI windows",
        },
    [QUIRK_UCX_ENDLESS] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/ucx",
            .fault = "MPI_SUM adds floating-point numbers as integers, and jobs hang at their end",
            .probes = "atomics/*/fetch_and_op_types life/finalize_after_window",
            .isthmus = "does not use MPI windows with osc/ucx",
        },
    [QUIRK_PT2PT_ONE_THREAD] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/pt2pt",
            .fault = "windows do not support MPI_THREAD_MULTIPLE",
            .probes = "threads/*/window_at_once",
            .isthmus = "requests MPI_THREAD_SERIALIZED, and does not use MPI windows at "
                       "MPI_THREAD_MULTIPLE",
        },
    [QUIRK_FLUSH_LOCAL_HANGS] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "osc/pt2pt",
            .fault = "MPI_Win_flush_local hangs if a get from another PE is pending",
            .probes = "synchronisation/*/flush_local_beside_get",
            .isthmus = "calls MPI_Win_flush_local_all instead of MPI_Win_flush_local",
        },
    [QUIRK_FLUSH_ALL_EARLY] =
        {
            .mpi = "MPICH",
            .fault = "MPI_Win_flush_all returns before the data of a get of 5 MiB arrive, and "
                     "later flushes do not wait for these data either",
            .probes = "synchronisation/*/flush_all_get",
            .isthmus = "flushes each target PE separately",
        },
    [QUIRK_RDMA_BITS] =
        {
            .mpi = "Open MPI",
            .first = 5,
            .with = "osc/rdma",
            .fault = "MPI_BAND, MPI_BOR and MPI_BXOR of 8 bytes use the old value as the operand",
            .probes = "atomics/create/fetch_and_op",
            .isthmus = "sets OMPI_MCA_osc_rdma_acc_use_amo=0 before MPI_Init, and tests MPI's "
                       "atomics before it uses them",
        },
    [QUIRK_FINALIZE_HANGS] =
        {
            .mpi = "MPICH",
            .with = "over TCP",
            .fault = "MPI_Finalize sometimes hangs",
            .probes = "life/finalize_after_* */end",
            .isthmus = "exchanges messages between the PEs before MPI_Finalize, and then "
                       "synchronizes them by a barrier of the launcher or by a pause",
        },
    [QUIRK_ABORT_IN_FINALIZE] =
        {
            .mpi = "Open MPI",
            .last = 4,
            .with = "mpirun",
            .fault = "mpirun hangs or crashes if a PE calls MPI_Abort while another PE is in "
                     "MPI_Finalize",
            .probes = "abort/in_finalize",
            .isthmus = "exits with the error status instead of calling MPI_Abort",
        },

    /* Known faults that the library always avoids, or detects at run time. */
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/pt2pt",
        .fault = "MPI does not send the data of a put before the next flush",
        .probes = "progress/*/put_without_flush",
        .isthmus = "flushes its windows if no new operation has started since the last poll",
    },
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/pt2pt, between hosts",
        .fault = "MPI_Win_flush returns before the data of a put of 1 MiB arrive, if the put is "
                 "the first operation between the two PEs",
        .probes = "synchronisation/*/first_put",
        .isthmus = "sends a short message to the target PE before the first put",
    },
    {
        .mpi = "Open MPI",
        .with = "osc/rdma",
        .fault = "MPI_Win_attach can attach only 32 to 64 memory ranges to a window",
        .probes = "windows/dynamic/attach_many",
        .isthmus = "creates a separate window for each memory space, unless the user or the "
                   "program selects dynamic windows",
    },
    {
        .with = "MPICH 4.0; Open MPI 4 with unsigned long",
        .fault = "MPI_MAX and MPI_MIN compare unsigned integers as signed integers",
        .probes = "atomics/*/*_types",
        .isthmus = "implements minimum and maximum with MPI_Compare_and_swap",
    },
    {
        .mpi = "Open MPI",
        .last = 4,
        .with = "osc/rdma, if the target is another PE",
        .fault = "MPI_LAND and MPI_LOR of 4 bytes have no effect",
        .probes = "atomics/*/*_types",
        .isthmus = "does not use MPI_LAND and MPI_LOR",
    },
    {
        .mpi = "MPICH",
        .with = "over UCX",
        .fault = "MPI stores data at a wrong address, 8 bytes away, if the address of a window is "
                 "not a multiple of 16",
        .probes = "windows/*/aligned_*",
        .isthmus = "starts its windows at addresses that are multiples of 16",
    },
    {
        .mpi = "MPICH",
        .fault = "one-sided operations complete only while the target PE calls MPI",
        .probes = "progress/*",
        .isthmus = "calls MPI in a progress thread",
    },
    {
        .mpi = "MPICH",
        .first = 4,
        .last = 4,
        .fault = "at MPI_THREAD_MULTIPLE, MPI calls during MPI_Finalize can abort the job",
        .probes = "life/attribute_multiple",
        .isthmus = "delays MPI_Finalize until after shmem_finalize, or aborts with an error "
                   "message if it cannot",
    },
    {
        .mpi = "MPICH",
        .with = "over UCX",
        .fault = "mremap with MREMAP_FIXED ignores the new address",
        .probes = "life/remap",
        .isthmus = "makes the system call mremap directly",
    },
    {
        .with = "UCX; Open MPI if the program has no handlers",
        .fault = "MPI installs handlers for SIGSEGV and SIGBUS",
        .probes = "life/signals",
        .isthmus = "prints its error message before the handlers of MPI run",
    },
    {
        .with = "MPICH; osc/sm of Open MPI",
        .fault = "atomics of MPI are not atomic with respect to atomics of the CPU",
        .probes = "contention/*/beside_cpu",
        .isthmus = "executes all atomics on a variable either by the CPU or by MPI",
    },
    {
        .mpi = "MPICH",
        .first = 5,
        .with = "Debian's package of version 5.0.2",
        .fault = "MPI treats each process as a separate host, so processes cannot share windows",
        .probes = "collectives/split_by_host windows/shared/*",
        .isthmus = "finds the PEs of a host by the boot ID of the kernel, without MPI",
    },
    {
        .mpi = "Open MPI",
        .first = 5,
        .with = "pml/ob1, at MPI_THREAD_MULTIPLE",
        .fault = "MPI_Comm_create_from_group sometimes hangs while another thread calls MPI",
        .probes = "threads/comm_from_group",
        .isthmus = "does not call MPI_Comm_create_from_group (if the program calls it, set "
                   "ISTHMUS_PROGRESS=poll)",
    },
    {
        .mpi = "MPICH",
        .fault = "a process can have only about 2,000 communicators",
        .probes = "collectives/many_communicators",
        .isthmus = "creates communicators only for teams with many collectives, and for at most "
                   "1,024 teams",
    },
    {
        .fault = "MPI supports too few windows at the same time",
        .probes = "windows/create/many",
        .isthmus = "uses one window for all memory spaces if ISTHMUS_SPACE_WINDOW=dynamic is set",
    },
    {
        .with = "Hydra; mpirun if the exit status is 0",
        .fault = "the job hangs if a PE exits before MPI_Init",
        .probes = "abort/exit_before_init abort/exit_zero_before_init",
        .isthmus = "ends the job through the supervisor process that oshrun starts for each PE",
    },
    {
        .with = "Hydra; mpirun",
        .fault = "if a PE exits with status 0 before MPI_Finalize, the job ends with status 0 "
                 "(Hydra) or 1 (mpirun)",
        .probes = "abort/exit_zero",
        .isthmus = "ends the job through the supervisor process that oshrun starts for each PE",
    },
    {
        .fault = "after a PE aborts, exits or is killed, the job hangs, or leaves processes or "
                 "files behind",
        .probes = "abort/*",
        .isthmus = "ends the job through the supervisor process that oshrun starts for each PE",
    },
};

const int quirks_count = sizeof quirks / sizeof quirks[0];
