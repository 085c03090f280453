"""Transfers between PEs, and requests with which single transfers are tested and waited for."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence, Tuple

from ._library import CTX_DEFAULT, ffi, lib
from ._memory import Array, block_of

SIGNAL_SET = 0
SIGNAL_ADD = 1


class Request:
    """A nonblocking transfer. Its arrays are kept until the transfer is complete, even if the program drops the
    request."""

    def __init__(self, *held: Any) -> None:
        self._handle = ffi.new("shmemx_req_h *")
        self._held = held
        _pending[id(self)] = self

    @property
    def is_done(self) -> bool:
        """True if a test or wait has found the transfer complete. Does not test."""
        return id(self) not in _pending

    def test(self) -> bool:
        """Returns True if the transfer is complete. Progresses outstanding communication."""
        return self.is_done or self._note(lib.shmemx_req_test(self._handle) <= 0)

    def wait(self) -> None:
        """Waits until the transfer is complete."""
        if not self.is_done:
            lib.shmemx_req_wait(self._handle)
            self._note(True)

    def _note(self, done: bool) -> bool:
        if done:
            self._held = ()
            _pending.pop(id(self), None)
        return done


_pending: Dict[int, Request] = {}


def let_go() -> None:
    """Tests all requests, and releases those that are complete and that the program no longer uses."""
    for request in list(_pending.values()):
        request.test()


def forget_all() -> None:
    """Completes all transfers. Called before the job ends."""
    lib.shmem_ctx_quiet(CTX_DEFAULT)
    wait_all(list(_pending.values()))


class _Handles:
    """The handles of several requests as a C array."""

    def __init__(self, requests: Sequence[Request]) -> None:
        self.requests = requests
        self.array = ffi.new("shmemx_req_h[]", [request._handle[0] for request in requests])

    def note(self) -> None:
        for request, handle in zip(self.requests, self.array):
            request._handle[0] = handle
            if handle == 0:
                request._note(True)


def test_all(requests: Sequence[Request]) -> int:
    """Returns the number of requests that are not complete."""
    handles = _Handles(requests)
    left = lib.shmemx_req_test_all(handles.array, len(requests), ffi.NULL)
    handles.note()
    return int(left)


def wait_all(requests: Sequence[Request]) -> None:
    """Waits until all requests are complete."""
    handles = _Handles(requests)
    lib.shmemx_req_wait_all(handles.array, len(requests), ffi.NULL)
    handles.note()


def wait_any(requests: Sequence[Request]) -> Optional[int]:
    """Waits until one of the incomplete requests is complete. Returns its index, or None if all were complete."""
    handles = _Handles(requests)
    index = int(lib.shmemx_req_wait_any(handles.array, len(requests), ffi.NULL))
    handles.note()
    return index if index < len(requests) else None


def wait_some(requests: Sequence[Request]) -> List[int]:
    """Waits until at least one of the incomplete requests is complete. Returns the indexes of those that are complete
    now, or an empty list if all were complete before."""
    handles = _Handles(requests)
    indices = ffi.new("size_t[]", max(len(requests), 1))
    count = lib.shmemx_req_wait_some(handles.array, len(requests), indices, ffi.NULL)
    handles.note()
    return sorted(int(index) for index in indices[0:count])


def _context(ctx: Any) -> int:
    """Returns the handle of a Ctx of shmem4py, or of the default context."""
    return CTX_DEFAULT if ctx is None else int(ffi.cast("uintptr_t", ctx.ob_ctx))


def _blocks(target: Array, source: Array) -> Tuple[Any, Any, int]:
    to, room = block_of(target, is_written=True)
    of, length = block_of(source)
    if room < length:
        raise ValueError(f"target has {room} bytes: expected at least the {length} of source")
    return to, of, length


def put(target: Array, source: Array, pe: int, ctx: Any = None) -> None:
    """Copies all of `source` to the symmetric array `target` on PE `pe`."""
    to, of, length = _blocks(target, source)
    lib.shmem_ctx_putmem(_context(ctx), to, of, length, pe)


def get(target: Array, source: Array, pe: int, ctx: Any = None) -> None:
    """Copies all of the symmetric array `source` on PE `pe` to `target`."""
    to, of, length = _blocks(target, source)
    lib.shmem_ctx_getmem(_context(ctx), to, of, length, pe)


def put_req(target: Array, source: Array, pe: int, ctx: Any = None) -> Tuple[Request, Request]:
    """Starts a put and returns two requests. The first is complete when `source` may be modified, the second when the
    data are in `target`."""
    to, of, length = _blocks(target, source)
    local, remote = Request(source), Request(target)
    lib.shmemx_ctx_putmem_req(_context(ctx), to, of, length, pe, local._handle, remote._handle)
    return local, remote


def get_req(target: Array, source: Array, pe: int, ctx: Any = None) -> Request:
    """Starts a get and returns a request, which is complete when the data are in `target`."""
    to, of, length = _blocks(target, source)
    request = Request(target, source)
    lib.shmemx_ctx_getmem_req(_context(ctx), to, of, length, pe, request._handle)
    return request


def put_signal_req(
    target: Array, source: Array, signal: Array, value: int, pe: int, op: int = SIGNAL_SET, ctx: Any = None
) -> Tuple[Request, Request]:
    """Starts a put like `put_req`. Once the data are in `target`, sets `signal`, a symmetric uint64 array, to `value`,
    or adds `value` to it."""
    to, of, length = _blocks(target, source)
    word, room = block_of(signal, is_written=True)
    if room < 8:
        raise ValueError(f"signal has {room} bytes: expected an array of uint64")
    local, remote = Request(source), Request(target, signal)
    lib.shmemx_ctx_putmem_signal_req(
        _context(ctx), to, of, length, ffi.cast("uint64_t *", word), value, op, pe, local._handle, remote._handle
    )
    return local, remote
