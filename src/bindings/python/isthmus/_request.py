"""Transfers, with requests too, by which single ones are tested and waited for."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence, Tuple

from ._library import CTX_DEFAULT, ffi, lib
from ._memory import Array, block_of

SIGNAL_SET = 0
SIGNAL_ADD = 1


class Request:
    """A transfer under way. Its arrays live until it is found done, though the program drops it."""

    def __init__(self, *held: Any) -> None:
        self._handle = ffi.new("shmemx_req_h *")
        self._held = held
        _pending[id(self)] = self

    @property
    def is_done(self) -> bool:
        """Whether a test or wait has found it done. Looks at nothing."""
        return id(self) not in _pending

    def test(self) -> bool:
        """Whether it is done. Moves on what is under way."""
        return self.is_done or self._note(lib.shmemx_req_test(self._handle) <= 0)

    def wait(self) -> None:
        """Returns when it is done."""
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
    """Of what is done, and nobody has asked for."""
    for request in list(_pending.values()):
        request.test()


def forget_all() -> None:
    """Before the end of a job, which completes all."""
    lib.shmem_ctx_quiet(CTX_DEFAULT)
    wait_all(list(_pending.values()))


class _Handles:
    """Those of several requests as C has them."""

    def __init__(self, requests: Sequence[Request]) -> None:
        self.requests = requests
        self.array = ffi.new("shmemx_req_h[]", [request._handle[0] for request in requests])

    def note(self) -> None:
        for request, handle in zip(self.requests, self.array):
            request._handle[0] = handle
            if handle == 0:
                request._note(True)


def test_all(requests: Sequence[Request]) -> int:
    """How many are not done yet."""
    handles = _Handles(requests)
    left = lib.shmemx_req_test_all(handles.array, len(requests), ffi.NULL)
    handles.note()
    return int(left)


def wait_all(requests: Sequence[Request]) -> None:
    """Returns when all are done."""
    handles = _Handles(requests)
    lib.shmemx_req_wait_all(handles.array, len(requests), ffi.NULL)
    handles.note()


def wait_any(requests: Sequence[Request]) -> Optional[int]:
    """Waits for one that was not done; its index, None if all were."""
    handles = _Handles(requests)
    index = int(lib.shmemx_req_wait_any(handles.array, len(requests), ffi.NULL))
    handles.note()
    return index if index < len(requests) else None


def wait_some(requests: Sequence[Request]) -> List[int]:
    """Waits for at least one that was not done; the indices of those that are done now, none if all were."""
    handles = _Handles(requests)
    indices = ffi.new("size_t[]", max(len(requests), 1))
    count = lib.shmemx_req_wait_some(handles.array, len(requests), indices, ffi.NULL)
    handles.note()
    return sorted(int(index) for index in indices[0:count])


def _context(ctx: Any) -> int:
    """Of shmem4py's Ctx, or the default one."""
    return CTX_DEFAULT if ctx is None else int(ffi.cast("uintptr_t", ctx.ob_ctx))


def _blocks(target: Array, source: Array) -> Tuple[Any, Any, int]:
    to, room = block_of(target, is_written=True)
    of, length = block_of(source)
    if room < length:
        raise ValueError(f"target has {room} bytes: expected at least the {length} of source")
    return to, of, length


def put(target: Array, source: Array, pe: int, ctx: Any = None) -> None:
    """Copies `source` to the symmetric `target` at PE `pe`, all of it."""
    to, of, length = _blocks(target, source)
    lib.shmem_ctx_putmem(_context(ctx), to, of, length, pe)


def get(target: Array, source: Array, pe: int, ctx: Any = None) -> None:
    """Copies the symmetric `source` at PE `pe` to `target`, all of it."""
    to, of, length = _blocks(target, source)
    lib.shmem_ctx_getmem(_context(ctx), to, of, length, pe)


def put_req(target: Array, source: Array, pe: int, ctx: Any = None) -> Tuple[Request, Request]:
    """As `put`, and returns at once: requests by which `source` may be written again, and the data are there."""
    to, of, length = _blocks(target, source)
    local, remote = Request(source), Request(target)
    lib.shmemx_ctx_putmem_req(_context(ctx), to, of, length, pe, local._handle, remote._handle)
    return local, remote


def get_req(target: Array, source: Array, pe: int, ctx: Any = None) -> Request:
    """As `get`, and returns at once."""
    to, of, length = _blocks(target, source)
    request = Request(target, source)
    lib.shmemx_ctx_getmem_req(_context(ctx), to, of, length, pe, request._handle)
    return request


def put_signal_req(
    target: Array, source: Array, signal: Array, value: int, pe: int, op: int = SIGNAL_SET, ctx: Any = None
) -> Tuple[Request, Request]:
    """As `put_req`; then `signal`, a symmetric uint64, becomes `value` there, or has it added."""
    to, of, length = _blocks(target, source)
    word, room = block_of(signal, is_written=True)
    if room < 8:
        raise ValueError(f"signal has {room} bytes: expected an array of uint64")
    local, remote = Request(source), Request(target, signal)
    lib.shmemx_ctx_putmem_signal_req(
        _context(ctx), to, of, length, ffi.cast("uint64_t *", word), value, op, pe, local._handle, remote._handle
    )
    return local, remote
