"""Arrays: their addresses, and arrays in device memory."""
from __future__ import annotations

import ctypes
from math import prod
from typing import Any, Dict, Tuple, Union

import cffi
import numpy as np
from numpy.typing import DTypeLike

from ._library import ffi

Shape = Union[int, Tuple[int, ...]]
Array = Any
"""Any object with memory: arrays of NumPy and shmem4py, `DeviceArray`, arrays with `__cuda_array_interface__` (CuPy,
PyTorch, Numba), and buffers. The elements must be contiguous, in the order of C or of Fortran."""


def _has_gaps(interface: Dict[str, Any]) -> bool:
    strides = interface.get("strides")
    if strides is None:
        return False
    size = np.dtype(interface["typestr"]).itemsize
    shape = interface["shape"]
    expected = tuple(size * prod(shape[axis + 1 :]) for axis in range(len(shape)))
    return tuple(strides) != expected and prod(shape) > 1


def block_of(array: Array, is_written: bool = False) -> Tuple[Any, int]:
    """Returns the address of the array's memory and its number of bytes. Raises ValueError if the elements are not
    contiguous, or if the array is read-only and `is_written` is set."""
    interface = getattr(array, "__cuda_array_interface__", None)
    if interface is not None:
        address, is_read_only = interface["data"]
        has_gaps = _has_gaps(interface)
        length = prod(interface["shape"]) * np.dtype(interface["typestr"]).itemsize
    elif isinstance(array, DeviceArray):
        address, is_read_only, has_gaps, length = array.address, False, False, array.nbytes
    elif isinstance(array, np.ndarray):
        address, is_read_only, length = array.ctypes.data, not array.flags.writeable, array.nbytes
        has_gaps = not (array.flags.c_contiguous or array.flags.f_contiguous)
    else:
        memory = ffi.from_buffer(array, require_writable=is_written)
        return ffi.cast("void *", memory), len(memory)
    if has_gaps:
        raise ValueError("the array's elements have gaps between them: expected a contiguous one")
    if is_written and is_read_only:
        raise ValueError("the array is read-only")
    return ffi.cast("void *", address), length


def shape_of(shape: Shape) -> Tuple[int, ...]:
    """Returns the shape as a tuple. A number is the shape of a one-dimensional array."""
    return (shape,) if isinstance(shape, int) else tuple(shape)


def host_array(address: Any, shape: Shape, dtype: DTypeLike) -> np.ndarray[Any, np.dtype[Any]]:
    """Returns a NumPy array over memory that the CPU can access."""
    form, kind = shape_of(shape), np.dtype(dtype)
    if prod(form) == 0:
        return np.empty(form, kind)
    return np.frombuffer(ffi.buffer(address, prod(form) * kind.itemsize), kind).reshape(form)


class DeviceArray:
    """An array in device memory. Libraries for the device can use it without a copy, through `__cuda_array_interface__`
    (CuPy, Numba, PyTorch; for CUDA and HIP) or DLPack (`cupy.from_dlpack`, `torch.from_dlpack`)."""

    def __init__(self, address: int, shape: Shape, dtype: DTypeLike, device: Tuple[int, int]) -> None:
        self.address = address
        self.shape = shape_of(shape)
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        self._device = device

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return prod(self.shape) * self.dtype.itemsize

    def __getattr__(self, name: str) -> Any:
        if name == "__cuda_array_interface__" and self._device[0] in (DL_CUDA, DL_ROCM):
            data = (self.address if self.nbytes else 0, False)
            return {"shape": self.shape, "typestr": self.dtype.str, "data": data, "version": 3}
        raise AttributeError(name)

    def __dlpack__(self, stream: Any = None) -> Any:
        """Ignores `stream`, because the library does not use the program's streams: a transfer is complete when its
        routine returns or its request is complete."""
        return to_dlpack(self)

    def __dlpack_device__(self) -> Tuple[int, int]:
        return self._device

    def __repr__(self) -> str:
        return f"DeviceArray({self.address:#x}, {self.shape}, {self.dtype}, device={self._device})"


# ---- DLPack

DL_CPU, DL_CUDA, DL_ROCM, DL_ONEAPI = 1, 2, 10, 14
_DL_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
_NAME = b"dltensor"

_c = cffi.FFI()
_c.cdef(
    """
    typedef struct tensor {
        void *data;
        int32_t device_type, device_id, ndim;
        uint8_t code, bits;
        uint16_t lanes;
        int64_t *shape, *strides;
        uint64_t byte_offset;
        void *manager;
        void (*deleter)(void *);
        int64_t room_for_shape[];
    } tensor;
    void *malloc(size_t size);
    void free(void *block);
    """
)
_libc: Any = _c.dlopen(None)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def to_dlpack(array: DeviceArray) -> Any:
    """Returns a DLPack capsule. Its consumer may delete the tensor while Python shuts down, so the deleter is the
    function free of libc and not a Python function. A capsule without a consumer leaks its 80 bytes."""
    code = _DL_CODES.get(array.dtype.kind)
    if code is None or not array.dtype.isnative:
        raise BufferError(f"DLPack has no type for {array.dtype}")
    tensor = _c.cast("tensor *", _libc.malloc(_c.sizeof("tensor") + 8 * len(array.shape)))
    tensor.data = _c.cast("void *", array.address)
    tensor.device_type, tensor.device_id = array._device
    tensor.ndim, tensor.code, tensor.bits, tensor.lanes = len(array.shape), code, 8 * array.dtype.itemsize, 1
    for axis, extent in enumerate(array.shape):
        tensor.room_for_shape[axis] = extent
    tensor.shape = tensor.room_for_shape
    tensor.strides = tensor.manager = _c.NULL
    tensor.byte_offset = 0
    tensor.deleter = _c.addressof(_libc, "free")
    return _new_capsule(int(_c.cast("uintptr_t", tensor)), _NAME, None)
