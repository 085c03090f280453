"""Start and end, by all ways that Isthmus has, and what all PEs do together."""
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
        """As mpi4py's."""

        def py2f(self) -> int:
            """The number that Fortran has for it."""


class Thread(enum.IntEnum):
    """From which threads a program calls."""

    SINGLE = 0
    FUNNELED = 1
    SERIALIZED = 2
    MULTIPLE = 3


def init(level: Thread = Thread.MULTIPLE) -> Thread:
    """All processes of the job become PEs. Not if shmem4py has started it, as it does when it is imported."""
    attr = ffi.new("shmemx_init_attr_t *", {"requested": level})
    check(lib.shmemx_init_attr(INIT_WITH_THREAD, attr), "shmemx_init_attr")
    return _started(attr.provided)


def init_comm(comm: Communicator, level: Thread = Thread.MULTIPLE) -> Thread:
    """The processes of an mpi4py communicator become PEs, in its order. Collective over it."""
    provided = ffi.new("int *")
    check(lib.shmemx_mpi_init_comm_number(comm.py2f(), level, provided), "shmemx_init_comm")
    return _started(provided[0])


def unique_id() -> bytes:
    """A new id, for `init_id` of this and other processes, to which it may go by any means."""
    made = ffi.new("shmemx_uniqueid_t *")
    check(lib.shmemx_get_uniqueid(made), "shmemx_get_uniqueid")
    return bytes(ffi.buffer(made))


def init_id(unique: bytes, rank: int, size: int, level: Thread = Thread.MULTIPLE) -> Thread:
    """The `size` processes that call with one id become PEs, this one PE `rank`."""
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
    """Before mpi4py finalizes MPI, which waits for all processes. Without mpi4py the library's own exit handler does
    better: it knows the status."""
    if "mpi4py.MPI" not in sys.modules or not is_initialized():
        return
    has_failed = getattr(sys, "last_type", None) is not None  # by an exception that nobody caught
    if has_failed and n_pes() > 1 and "IPython" not in sys.modules and not hasattr(sys, "ps1"):
        sys.stdout.flush()
        sys.stderr.flush()
        global_exit(1)
    finalize()


def is_initialized() -> bool:
    """Whether this process is a PE."""
    answer = ffi.new("int *")
    lib.shmem_query_initialized(answer)
    return bool(answer[0])


def finalize() -> None:
    """Ends the job, or shmem4py's part in it; then the processes may start anew. Collective over all PEs."""
    _request.forget_all()
    _space.forget_heap()
    api: Any = sys.modules.get("shmem4py.api")
    if api is None:
        lib.shmem_finalize()
    else:
        api.lib.shmem_finalize()  # which has it free none of its arrays from then on


def global_exit(status: int) -> NoReturn:
    """Ends all PEs with this status. By one."""
    lib.shmem_global_exit(status)
    raise SystemExit(status)


def my_pe() -> int:
    """The number of this PE."""
    return int(lib.shmem_my_pe())


def n_pes() -> int:
    """How many PEs there are."""
    return int(lib.shmem_n_pes())


def barrier_all() -> None:
    """Waits for all PEs, and completes what this one has begun on the default context."""
    lib.shmem_barrier_all()


def quiet() -> None:
    """Completes what this PE has begun on the default context."""
    lib.shmem_ctx_quiet(CTX_DEFAULT)
    _request.let_go()


def progress() -> None:
    """Moves on what is under way, serves other nodes' PEs, and runs handlers of active messages: for loops that
    compute and call nothing else."""
    lib.shmemx_progress()
