"""
Teaches: OpenSHMEM in Python with ctypes, together with MPI (mpi4py) on one communicator. A PE's number is its rank,
         and symmetric memory can be a buffer of MPI. Here OpenSHMEM distributes the work with a counter and sends
         results with put with signal; MPI computes sums and gathers.
Run:     oshrun -np 4 python3 mpi4py_pi.py
         (with the MPI for which mpi4py was built; the loader must find libisthmus, for example by LD_LIBRARY_PATH)

Pi is the area under 4 / (1 + x * x) from 0 to 1. The area is divided into pieces, and each PE takes the next piece when
it is ready.
"""
import ctypes
import sys
from ctypes import c_int, c_long, c_size_t, c_uint64, c_void_p

from mpi4py import MPI  # importing it initializes MPI

PIECES, STEPS = 200, 500
SHMEM_THREAD_MULTIPLE, SHMEM_SIGNAL_SET, SHMEM_CMP_EQ = 3, 0, 0

shmem = ctypes.CDLL("libisthmus.so.0")


def routine(name, result, *arguments):
    """Returns a routine of the library, declared as in shmem.h. Without the declaration ctypes assumes int."""
    function = getattr(shmem, "shmem_" + name)
    function.restype, function.argtypes = result, arguments
    return function


init_thread = routine("init_thread", c_int, c_int, c_void_p)
finalize = routine("finalize", None)
my_pe = routine("my_pe", c_int)
n_pes = routine("n_pes", c_int)
calloc = routine("calloc", c_void_p, c_size_t, c_size_t)
free = routine("free", None, c_void_p)
barrier_all = routine("barrier_all", None)
fetch_inc = routine("long_atomic_fetch_inc", c_long, c_void_p, c_int)
put_signal = routine("putmem_signal", None, c_void_p, c_void_p, c_size_t, c_void_p, c_uint64, c_int, c_int)
wait_until = routine("signal_wait_until", c_uint64, c_void_p, c_int, c_uint64)


def check(right, what):
    if not right:
        print(f"PE {my_pe()}: wrong result: {what}", file=sys.stderr, flush=True)
        MPI.COMM_WORLD.Abort(1)


def piece_of_pi(piece):
    """Returns the area of one piece."""
    width = 1 / (PIECES * STEPS)
    middles = (width * (piece * STEPS + step + 0.5) for step in range(STEPS))
    return sum(4 * width / (1 + x * x) for x in middles)


def main():
    init_thread(SHMEM_THREAD_MULTIPLE, ctypes.byref(c_int()))
    me, size, world = my_pe(), n_pes(), MPI.COMM_WORLD
    check((me, size) == (world.Get_rank(), world.Get_size()), "rank, the number of the PE")

    # All PEs use one counter, on PE 0.
    counter = calloc(1, 8)
    area, taken = 0.0, []
    while (piece := fetch_inc(counter, 0)) < PIECES:
        area += piece_of_pi(piece)
        taken.append(piece)
    pi = world.allreduce(area)
    check(abs(pi - 3.141592653589793) < 1e-9, f"pi, {pi}")
    everyones = sorted(piece for some in world.allgather(taken) for piece in some)
    check(everyones == list(range(PIECES)), "each piece is taken once")

    # Each PE puts its area into PE 0's memory, with a signal. MPI then reads these values.
    areas, come = calloc(size, 8), calloc(size, 8)
    mine = ctypes.c_double(area)
    put_signal(areas + 8 * me, ctypes.addressof(mine), 8, come + 8 * me, 1, SHMEM_SIGNAL_SET, 0)
    if me == 0:
        for pe in range(size):
            wait_until(come + 8 * pe, SHMEM_CMP_EQ, 1)
    world.Bcast([MPI.memory.fromaddress(areas, 8 * size), MPI.DOUBLE])
    check(abs(sum((ctypes.c_double * size).from_address(areas)) - pi) < 1e-12, "areas of all PEs")

    barrier_all()
    for block in (come, areas, counter):
        free(block)
    if me == 0:
        print(f"{PIECES} pieces, {size} PEs, pi {pi:.9f}", flush=True)
    finalize()  # before MPI, which mpi4py finalizes when Python ends


main()
