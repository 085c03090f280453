"""Tests of starts by id, by communicator, and with shmem4py. run.sh selects one test for each job."""
from __future__ import annotations

import multiprocessing

import isthmus
import numpy as np
import pytest
from isthmus import Space


def turn_round(n):
    """Puts this PE's number to the next PE, and checks the number from the previous PE."""
    me = isthmus.my_pe()
    assert isthmus.n_pes() == n
    heap = Space.default()
    array = heap.zeros(3, "i8")
    isthmus.put(array, np.full(3, me + 100), (me + 1) % n)
    isthmus.barrier_all()
    assert (array == (me + n - 1) % n + 100).all()
    heap.free(array)


def be_pe(tasks):
    """Process of a pool: becomes a PE of one job after another, each started by an id."""
    for unique, rank, size in iter(tasks.get, None):
        isthmus.init_id(unique, rank, size)
        turn_round(size)
        isthmus.finalize()


def test_pool_processes_join_several_jobs():
    """Three processes are the PEs of one job, then of two jobs at the same time with other numbers, then of one job
    again."""
    context = multiprocessing.get_context("fork")
    queues = [context.SimpleQueue() for _ in range(3)]
    processes = [context.Process(target=be_pe, args=(queue,)) for queue in queues]
    for process in processes:
        process.start()
    for ranks in ([(0, 3), (1, 3), (2, 3)], [(1, 2), (0, 2), (0, 1)], [(2, 3), (0, 3), (1, 3)]):
        ids = {size: isthmus.unique_id() for _, size in ranks}
        for queue, (rank, size) in zip(queues, ranks):
            queue.put((ids[size], rank, size))
    for queue, process in zip(queues, processes):
        queue.put(None)
        process.join(30)
        assert process.exitcode == 0
    assert not isthmus.is_initialized()


def test_communicators_start_separate_jobs():
    """Starts two jobs from communicators: the first process alone, and all other processes in reverse order. Then all
    processes start by an id that MPI broadcasts."""
    from mpi4py import MPI

    world = MPI.COMM_WORLD
    rank, size = world.rank, world.size
    comm = world.Split(rank == 0, -rank)
    isthmus.init_comm(comm)
    assert isthmus.my_pe() == comm.rank
    turn_round(comm.size)
    with pytest.raises(RuntimeError, match="status"):
        isthmus.init_comm(comm)
    isthmus.finalize()
    comm.Free()
    with pytest.raises(RuntimeError, match="shmemx_init_comm: status"):
        isthmus.init_comm(MPI.COMM_NULL)
    isthmus.init_id(world.bcast(isthmus.unique_id() if rank == 1 else None, 1), size - 1 - rank, size)
    turn_round(size)
    assert world.allreduce(isthmus.my_pe()) == size * (size - 1) // 2
    # The exit finalizes the library, before MPI.


def test_shmem4py_shares_arrays_and_teams():
    """Arrays of shmem4py and isthmus can be used with each other's functions, and the team of a space with shmem4py."""
    import shmem4py

    shmem4py.rc.initialize = False
    from shmem4py import shmem

    isthmus.init()
    me, n = isthmus.my_pe(), isthmus.n_pes()
    assert (shmem.my_pe(), shmem.n_pes()) == (me, n)
    array = shmem.zeros(4, "i4")
    local, remote = isthmus.put_req(array, np.full(4, me, "i4"), (me + 1) % n)
    isthmus.wait_all([local, remote])
    isthmus.barrier_all()
    assert (array == (me + n - 1) % n).all()
    with Space.create(1 << 16) as space:
        ours = space.zeros(4, "i4")
        shmem.put(ours, np.full(4, me + 1, "i4"), (me + 1) % n)
        assert (space.team.my_pe(), space.team.n_pes()) == (me, n)
        total = space.zeros(4, "i4")
        isthmus.barrier_all()
        shmem.sum_reduce(total, ours, team=space.team)
        assert (total == n * (n + 1) // 2).all()
    ctx = shmem.Ctx.create()
    isthmus.put(array, array, me, ctx=ctx)
    ctx.destroy()
    isthmus.finalize()
