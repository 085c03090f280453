"""Memory spaces: symmetric memory of one kind on the PEs that have this kind of memory."""
from __future__ import annotations

import enum
import sys
from typing import Any, Dict, Optional, Tuple, Type

import numpy as np
from numpy.typing import DTypeLike

from ._library import SPACE_DEFAULT, check, ffi, lib
from ._memory import DL_CPU, DL_CUDA, DL_ONEAPI, DL_ROCM, Array, DeviceArray, Shape, block_of, host_array, shape_of


class Kind(enum.IntEnum):
    """The kind of memory of a space. GPU selects CUDA, HIP or ZE, whichever a PE has."""

    CPU = 0
    HBM = 1
    GPU = 2
    CUDA = 3
    HIP = 4
    ZE = 5


class Flag(enum.IntFlag):
    """Options for the creation of a space."""

    DEFAULT = 0
    HUGE_PAGES = 1
    DYNAMIC_WINDOW = 2
    BIND_LOCAL = 4
    INTERLEAVE = 8


class Cap(enum.IntFlag):
    """Capabilities of a space."""

    RMA = 1
    COLLECTIVES = 2
    ATOMICS = 4
    DIRECT_ACCESS = 8
    WORLD_ACCESS = 16
    IDENT_ADDR = 32


_DL_DEVICES = {Kind.CUDA: DL_CUDA, Kind.HIP: DL_ROCM, Kind.ZE: DL_ONEAPI}


def count_devices(kind: Kind) -> int:
    """Returns the number of devices of the kind that this PE can use."""
    return int(lib.shmemx_kind_get_count(kind))


class Space:
    """A memory space. Its truth value is False on PEs without memory in the space. All PEs of the space create it,
    allocate from it and destroy it collectively. As a context manager, it is destroyed at the end, with all
    remaining arrays."""

    def __init__(self, handle: int, team: int) -> None:
        self._handle = handle
        self.team_handle = team
        self._blocks: Dict[int, Any] = {}  # {address: block}, in an order that is equal on all PEs

    @classmethod
    def create(cls, size: int, kind: Kind = Kind.CPU, flags: Flag = Flag.DEFAULT) -> Space:
        """Creates a space with `size` bytes on each PE that has memory of the kind. Collective over the job."""
        return cls._make(size, kind, flags, None)

    @classmethod
    def over(cls, memory: Optional[Array], size: int, kind: Kind = Kind.CPU) -> Space:
        """Creates a space over `size` bytes of the program's memory on each PE. A PE that passes None has no memory
        in the space. The memory must exist until the space is destroyed. Collective over the job."""
        if memory is not None and block_of(memory, is_written=True)[1] < size:
            raise ValueError(f"memory is shorter than {size} bytes")
        return cls._make(size, kind, Flag.DEFAULT, (memory,))

    @staticmethod
    def default() -> Space:
        """Returns the symmetric heap, which cannot be destroyed."""
        return _default

    @classmethod
    def _make(cls, size: int, kind: Kind, flags: Flag, own: Optional[Tuple[Optional[Array]]]) -> Space:
        config = ffi.new("shmem_space_config_t *", {"device_type": kind, "size": size, "flags": flags})
        space, team = ffi.new("shmem_space_t *"), ffi.new("shmem_team_t *")
        if own is None:
            status = lib.shmem_space_create(config, space, team)
        else:
            memory = ffi.NULL if own[0] is None else block_of(own[0])[0]
            status = lib.shmemx_space_create_with(config, memory, space, team)
        if status != 0:
            raise MemoryError(f"a space of {size} bytes of {kind.name} cannot be had (SHMEM_DEBUG=1 says why)")
        made = cls(int(space[0]), int(team[0]))
        made._own = own
        return made

    _own: Optional[Tuple[Optional[Array]]] = None

    def __bool__(self) -> bool:
        return self._handle != 0

    def __enter__(self) -> Space:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], *rest: Any) -> None:
        if kind is None:  # destroy is collective; after an exception, the other PEs would not take part
            self.destroy()

    def destroy(self) -> None:
        """Destroys the space, its team and all remaining arrays, which must not be used afterwards. Collective over the
        PEs of the space."""
        if self._handle in (0, SPACE_DEFAULT):
            return
        while self._blocks:
            self._free(next(iter(self._blocks)))
        lib.shmem_team_destroy(self.team_handle)
        check(lib.shmem_space_destroy(self._handle), "shmem_space_destroy")
        self._handle = self.team_handle = 0
        self._own = None

    # ---- Properties

    def _ask(self, routine: str, kind: str) -> int:
        answer = ffi.new(kind + " *")
        check(getattr(lib, routine)(self._handle, answer), routine)
        return int(answer[0])

    @property
    def kind(self) -> Kind:
        """The kind of the space's memory on this PE. Never GPU if a device is available."""
        kind = Kind(self._ask("shmem_space_get_device_type", "int"))
        if kind is Kind.GPU:
            kind = next((one for one in (Kind.CUDA, Kind.HIP, Kind.ZE) if count_devices(one) > 0), kind)
        return kind

    @property
    def caps(self) -> Cap:
        """Capabilities of the space."""
        return Cap(self._ask("shmem_space_get_caps", "uint64_t"))

    @property
    def size(self) -> int:
        """Bytes of the memory of each PE."""
        return self._ask("shmemx_space_get_size", "size_t")

    @property
    def used(self) -> int:
        """Bytes in arrays, including padding."""
        return self._ask("shmemx_space_get_used", "size_t")

    @property
    def device(self) -> int:
        """Number of the device that contains this PE's memory."""
        return self._ask("shmemx_space_get_device", "int")

    @property
    def n_pes(self) -> int:
        """Number of PEs with memory in the space."""
        return int(lib.shmem_n_pes() if self._handle == SPACE_DEFAULT else lib.shmem_team_n_pes(self.team_handle))

    @property
    def team(self) -> Any:
        """The PEs of the space as a Team of shmem4py, for collectives and to translate PE numbers."""
        shmem = sys.modules.get("shmem4py.shmem")
        api = sys.modules.get("shmem4py.api")
        if shmem is None or api is None:
            raise RuntimeError("the team of a space is shmem4py's: expected it imported; team_handle needs none")
        return shmem.Team(api.ffi.cast("shmem_team_t", self.team_handle))

    # ---- Arrays

    def empty(self, shape: Shape, dtype: DTypeLike = float, alignment: int = 64) -> Any:
        """Returns a symmetric array: a NumPy array if the CPU can access the memory, otherwise a DeviceArray.
        Collective over the PEs of the space."""
        length = max(int(np.prod(shape_of(shape))) * np.dtype(dtype).itemsize, 1)
        return self._array(lib.shmemx_space_align(self._handle, alignment, length), length, shape, dtype)

    def zeros(self, shape: Shape, dtype: DTypeLike = float) -> Any:
        """Returns a symmetric array that is set to zero. Collective over the PEs of the space."""
        length = max(int(np.prod(shape_of(shape))) * np.dtype(dtype).itemsize, 1)
        return self._array(lib.shmem_space_calloc(self._handle, length, 1), length, shape, dtype)

    def _array(self, block: Any, length: int, shape: Shape, dtype: DTypeLike) -> Any:
        if block == ffi.NULL:
            raise MemoryError(f"no room for {length} bytes in the space")
        address = int(ffi.cast("uintptr_t", block))
        kind = Kind.CPU if self._handle == SPACE_DEFAULT else self.kind
        if kind in _DL_DEVICES:
            array: Any = DeviceArray(address, shape, dtype, (_DL_DEVICES[kind], self.device))
        else:
            array = host_array(block, shape, dtype)
        self._blocks[address] = block
        return array

    def free(self, array: Any) -> None:
        """Frees an array, which must not be used afterwards. Collective over the PEs of the space."""
        address = array.address if isinstance(array, DeviceArray) else array.ctypes.data
        if address not in self._blocks:
            raise ValueError("the array is none that this space has given")
        self._free(address)

    def _free(self, address: int) -> None:
        lib.shmem_space_free(self._handle, self._blocks.pop(address))


_default = Space(SPACE_DEFAULT, 0)


def forget_heap() -> None:
    """Forgets the arrays of the symmetric heap. Called at the end of a job, which frees them."""
    _default._blocks.clear()


__all__ = ["Cap", "DL_CPU", "Flag", "Kind", "Space", "count_devices"]
