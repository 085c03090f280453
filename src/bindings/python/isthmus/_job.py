"""Start and end of a job, with or without a communicator or id, and operations of all PEs."""
from __future__ import annotations

import atexit
import enum
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from . import _request, _space
from ._library import CTX_DEFAULT, INIT_WITH_THREAD, INIT_WITH_UNIQUEID, check, ffi, lib

if TYPE_CHECKING:
    from typing import Protocol

    class Communicator(Protocol):
        """A communicator of mpi4py."""

        def py2f(self) -> int:
            """Returns the communicator's handle in Fortran."""


class Thread(enum.IntEnum):
    """Level of thread support: the threads from which a program may call the library."""

    SINGLE = 0
    FUNNELED = 1
    SERIALIZED = 2
    MULTIPLE = 3


def init(level: Thread = Thread.MULTIPLE) -> Thread:
    """Starts OpenSHMEM in all processes of the job. Must not be called if shmem4py has started the job, which it
    does when it is imported."""
    attr = ffi.new("shmemx_init_attr_t *", {"requested": level})
    check(lib.shmemx_init_attr(INIT_WITH_THREAD, attr), "shmemx_init_attr")
    return _started(attr.provided)


def init_comm(comm: Communicator, level: Thread = Thread.MULTIPLE) -> Thread:
    """Starts a job of the processes of an mpi4py communicator. PE numbers are the ranks. Collective over the
    communicator."""
    provided = ffi.new("int *")
    check(lib.shmemx_mpi_init_comm_number(comm.py2f(), level, provided), "shmemx_init_comm")
    return _started(provided[0])


def unique_id() -> bytes:
    """Returns a new id for `init_id`. The program passes the id to the other processes by any means."""
    made = ffi.new("shmemx_uniqueid_t *")
    check(lib.shmemx_get_uniqueid(made), "shmemx_get_uniqueid")
    return bytes(ffi.buffer(made))


def init_id(unique: bytes, rank: int, size: int, level: Thread = Thread.MULTIPLE) -> Thread:
    """Starts a job of the `size` processes that call this function with the same id. This process becomes PE
    `rank`."""
    held = ffi.new("shmemx_uniqueid_t *")
    if len(unique) != ffi.sizeof(held[0]):
        raise ValueError(f"an id is {ffi.sizeof(held[0])} bytes: got {len(unique)}")
    if not 0 <= rank < size:
        raise ValueError(f"rank is {rank}: expected 0 to {size - 1}")
    ffi.buffer(held)[:] = unique
    attr = ffi.new("shmemx_init_attr_t *", {"id": held, "rank": rank, "n_pes": size, "requested": level})
    check(lib.shmemx_init_attr(INIT_WITH_UNIQUEID | INIT_WITH_THREAD, attr), "shmemx_init_attr")
    return _started(attr.provided)


_is_registered = False


def _started(provided: int) -> Thread:
    global _is_registered
    if not _is_registered:
        _is_registered = True
        atexit.register(_at_exit)
    return Thread(provided)


def _at_exit() -> None:
    """Called when Python exits. Ends the OpenSHMEM job before mpi4py finalizes MPI, because MPI_Finalize waits for all
    processes. Without mpi4py, the library's exit handler does this better, because it knows the exit status."""
    if "mpi4py.MPI" not in sys.modules or not is_initialized():
        return
    has_failed = getattr(sys, "last_type", None) is not None  # an exception was not caught
    if has_failed and n_pes() > 1 and "IPython" not in sys.modules and not hasattr(sys, "ps1"):
        sys.stdout.flush()
        sys.stderr.flush()
        global_exit(1)
    finalize()


def is_initialized() -> bool:
    """Returns True if this process is a PE."""
    answer = ffi.new("int *")
    lib.shmem_query_initialized(answer)
    return bool(answer[0])


def finalize() -> None:
    """Ends the job, or shmem4py's part of it. Afterwards the processes can start another job. Collective over
    all PEs."""
    _request.forget_all()
    _space.forget_heap()
    api: Any = sys.modules.get("shmem4py.api")
    if api is None:
        lib.shmem_finalize()
    else:
        api.lib.shmem_finalize()  # shmem4py then does not free its arrays later


def global_exit(status: int) -> NoReturn:
    """Ends all PEs with this exit status. A single PE calls it."""
    lib.shmem_global_exit(status)
    raise SystemExit(status)


def my_pe() -> int:
    """Returns the number of this PE."""
    return int(lib.shmem_my_pe())


def n_pes() -> int:
    """Returns the number of PEs."""
    return int(lib.shmem_n_pes())


def barrier_all() -> None:
    """Waits for all PEs, and completes this PE's operations on the default context."""
    lib.shmem_barrier_all()


def quiet() -> None:
    """Completes this PE's operations on the default context."""
    lib.shmem_ctx_quiet(CTX_DEFAULT)
    _request.let_go()


def progress() -> None:
    """Progresses outstanding operations, serves requests of PEs of other nodes, and runs handlers of active messages.
    For loops that compute without calling the library."""
    lib.shmemx_progress()
