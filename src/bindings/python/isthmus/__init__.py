"""Extensions of Isthmus for Python: start with a communicator or id, memory spaces, requests, progress.

The module works with the arrays of shmem4py, and also without shmem4py.
"""
from ._job import (
    Thread,
    barrier_all,
    finalize,
    global_exit,
    init,
    init_comm,
    init_id,
    is_initialized,
    my_pe,
    n_pes,
    progress,
    quiet,
    unique_id,
)
from ._memory import DeviceArray
from ._request import (
    SIGNAL_ADD,
    SIGNAL_SET,
    Request,
    get,
    get_req,
    put,
    put_req,
    put_signal_req,
    test_all,
    wait_all,
    wait_any,
    wait_some,
)
from ._space import Cap, Flag, Kind, Space, count_devices

__all__ = [
    "Cap",
    "DeviceArray",
    "Flag",
    "Kind",
    "Request",
    "SIGNAL_ADD",
    "SIGNAL_SET",
    "Space",
    "Thread",
    "barrier_all",
    "count_devices",
    "finalize",
    "get",
    "get_req",
    "global_exit",
    "init",
    "init_comm",
    "init_id",
    "is_initialized",
    "my_pe",
    "n_pes",
    "progress",
    "put",
    "put_req",
    "put_signal_req",
    "quiet",
    "test_all",
    "unique_id",
    "wait_all",
    "wait_any",
    "wait_some",
]
