"""Tests of the package isthmus in a job of any number of PEs. run.sh starts the job."""
from __future__ import annotations

import gc
import os
import weakref

import isthmus
import numpy as np
import pytest
from isthmus import Cap, DeviceArray, Flag, Kind, Space

KINDS = os.environ.get("TEST_KINDS", "CPU").split()
MIB = 1 << 20


@pytest.fixture(scope="module", autouse=True)
def job():
    assert not isthmus.is_initialized()
    assert isthmus.init() is isthmus.Thread.MULTIPLE
    yield
    isthmus.finalize()
    assert not isthmus.is_initialized()


@pytest.fixture
def pes():
    """Returns this PE, the next PE, the previous PE, and the number of PEs."""
    me, n = isthmus.my_pe(), isthmus.n_pes()
    isthmus.barrier_all()
    return me, (me + 1) % n, (me + n - 1) % n, n


@pytest.fixture(params=KINDS)
def kind(request):
    return Kind[request.param]


@pytest.fixture
def space(kind):
    with Space.create(MIB, kind) as made:
        yield made


def to_host(array):
    """Returns a host copy of an array, which may be in device memory."""
    copy = np.empty(array.shape, array.dtype)
    isthmus.get(copy, array, isthmus.my_pe())
    return copy


def test_heap_array_is_zeroed_and_takes_puts(pes):
    me, after, before, _ = pes
    heap = Space.default()
    array = heap.zeros((3, 4), "f4")
    assert isinstance(array, np.ndarray) and array.shape == (3, 4) and array.dtype == np.float32 and not array.any()
    isthmus.barrier_all()
    isthmus.put(array, np.full((3, 4), me + 0.5, "f4"), after)
    isthmus.barrier_all()
    assert (array == before + 0.5).all()
    heap.free(array)
    with pytest.raises(ValueError, match="none that this space has given"):
        heap.free(array)
    heap.destroy()
    assert heap


def test_space_gives_arrays_for_put_and_get(pes, kind, space):
    me, after, before, n = pes
    assert space and space.kind is kind and space.n_pes == n and space.size >= MIB and space.used == 0
    assert Cap.RMA | Cap.ATOMICS in space.caps and (Cap.DIRECT_ACCESS in space.caps) == (kind is Kind.CPU)
    array = space.zeros((10, 100), "i8")
    assert isinstance(array, DeviceArray) == (kind is not Kind.CPU)
    assert array.shape == (10, 100) and array.nbytes == 8000 <= space.used
    assert not to_host(array).any()
    isthmus.barrier_all()
    isthmus.put(array, np.arange(1000, dtype="i8").reshape(10, 100) + 1000 * me, after)
    isthmus.barrier_all()
    assert (to_host(array) == np.arange(1000).reshape(10, 100) + 1000 * before).all()
    far = np.zeros(1000, "i8")
    isthmus.get(far, array, after)
    assert (far == np.arange(1000) + 1000 * me).all()
    isthmus.barrier_all()
    space.free(array)
    assert space.used == 0


def test_two_spaces_refuse_each_others_arrays(pes, kind):
    with Space.create(MIB, kind) as one, Space.create(2 * MIB, kind, Flag.HUGE_PAGES) as two:
        arrays = [one.empty(5), two.zeros(7, "u1"), two.empty((0, 3))]
        assert [array.shape for array in arrays] == [(5,), (7,), (0, 3)]
        with pytest.raises(ValueError, match="none that this space"):
            one.free(arrays[1])
        with pytest.raises(MemoryError, match="no room for"):
            one.empty(100 * MIB, "u1")
        del arrays[1]
    assert not one and not two
    one.destroy()


def test_space_of_absent_kind_raises_error(kind):
    with pytest.raises(MemoryError, match="a space of 64 bytes of ZE cannot be had"):
        Space.create(64, Kind.ZE)
    assert isthmus.count_devices(kind) > 0


def test_space_over_own_memory_uses_it_in_place(pes):
    me, after, before, _ = pes
    plenty = np.zeros(5 * 4096, "u1")
    begin = -plenty.ctypes.data % 4096
    own = plenty[begin : begin + 3 * 4096].view("i4")
    own[7] = me
    with pytest.raises(ValueError, match="shorter than"):
        Space.over(own[:5], 4096)
    with Space.over(own, own.nbytes) as space:
        array = space.empty(own.shape, "i4")
        assert array.ctypes.data == own.ctypes.data and array[7] == me
        got = np.zeros(1, "i4")
        isthmus.put(array[8:9], np.array([me + 1], "i4"), after)
        isthmus.barrier_all()
        isthmus.get(got, array[7:8], after)
        assert own[8] == before + 1 and got[0] == after
        isthmus.barrier_all()


def test_requests_complete_by_test_and_wait(pes, space):
    me, after, before, _ = pes
    array, signal = space.zeros(1000, "i4"), Space.default().zeros(1, "u8")
    local, remote = isthmus.put_req(array, np.full(400, me, "i4"), after)
    local.wait()
    assert local.is_done
    while not remote.test():
        isthmus.progress()
    parts = isthmus.put_signal_req(array, np.full(500, me + 7, "i4"), signal, 5, after)
    assert isthmus.test_all([remote]) == 0 and isthmus.wait_any([local, remote]) is None
    isthmus.wait_all(parts)
    assert all(part.is_done and part.test() for part in parts)
    while signal[0] != 5:
        isthmus.progress()
    assert (to_host(array)[:500] == before + 7).all()
    isthmus.barrier_all()
    isthmus.wait_all(isthmus.put_signal_req(array, signal, signal, 2, after, isthmus.SIGNAL_ADD))
    isthmus.barrier_all()
    assert signal[0] == 7
    got = [np.zeros(500, "i4") for _ in range(3)]
    gets = [isthmus.get_req(one, as_part(array), pe) for one, pe in zip(got, (me, after, before))]
    found = isthmus.wait_some(gets)
    while len(found) < 3:
        more = isthmus.wait_any(gets)
        assert more is not None and more not in found
        found.append(more)
    assert sorted(found) == [0, 1, 2] and isthmus.wait_some(gets) == []
    assert (got[0][2:] == before + 7).all() and (got[1][2:] == me + 7).all()
    isthmus.barrier_all()
    Space.default().free(signal)


def as_part(array):
    """Returns the first half of an array of a thousand elements."""
    if isinstance(array, DeviceArray):
        return DeviceArray(array.address, 500, array.dtype, array.__dlpack_device__())
    return array[:500]


def test_a_dropped_request_holds_its_array(pes):
    me, after, _, _ = pes
    target = Space.default().zeros(10)
    source = np.full(10, float(me))
    alive = weakref.ref(source)
    isthmus.put_req(target, source, after)
    del source
    gc.collect()
    assert alive() is not None
    isthmus.quiet()
    gc.collect()
    assert alive() is None
    isthmus.barrier_all()
    Space.default().free(target)


def test_unfit_arrays_and_ids_raise_errors(space):
    array = space.zeros(10, "i8")
    with pytest.raises(ValueError, match="target has 80 bytes: expected at least the 88"):
        isthmus.put(array, np.zeros(11), 0)
    with pytest.raises(ValueError, match="gaps"):
        isthmus.put(array, np.zeros((4, 4))[:, 1], 0)
    fixed = np.zeros(10)
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        isthmus.get(fixed, array, 0)
    with pytest.raises(ValueError, match="an id is 128 bytes: got 3"):
        isthmus.init_id(b"abc", 0, 1)
    with pytest.raises(RuntimeError, match="status"):
        isthmus.init_id(isthmus.unique_id(), 0, 1)
    isthmus.put(array, bytearray(8), isthmus.my_pe())


class Foreign:
    """A device array of another library, of which only __cuda_array_interface__ is known."""

    def __init__(self, interface):
        self.__cuda_array_interface__ = interface


def test_arrays_support_dlpack_and_cuda_interface(pes, kind, space):
    me, after, before, _ = pes
    array = space.zeros((4, 6), "f8")
    if kind is Kind.CPU:
        array = DeviceArray(array.ctypes.data, (4, 6), "f8", (1, 0))  # in host memory, which NumPy can read
        assert not hasattr(array, "__cuda_array_interface__")
        view = np.from_dlpack(array)
        assert view.ctypes.data == array.address and view.shape == (4, 6) and view.dtype == np.float64
        isthmus.put(array, np.arange(24.0), me)
        assert (view == np.arange(24.0).reshape(4, 6)).all()
        with pytest.raises(BufferError, match="no type for"):
            DeviceArray(array.address, 1, "S8", (1, 0)).__dlpack__()
        isthmus.barrier_all()
        return
    assert array.__dlpack_device__() == ({Kind.CUDA: 2, Kind.HIP: 10}[kind], space.device)
    interface = array.__cuda_array_interface__
    assert interface == {"shape": (4, 6), "typestr": "<f8", "data": (array.address, False), "version": 3}
    whole, half = Foreign(interface), Foreign({**interface, "shape": (2, 6), "strides": (48, 8)})
    isthmus.put(half, np.full(12, me + 1.0), after)
    isthmus.barrier_all()
    assert (to_host(array)[:2] == before + 1).all() and not to_host(array)[2:].any()
    isthmus.put(whole, half, me)
    with pytest.raises(ValueError, match="gaps"):
        isthmus.put(Foreign({**interface, "shape": (4, 3), "strides": (48, 16)}), half, me)
    isthmus.barrier_all()
