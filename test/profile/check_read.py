"""check_read.py MODULES: tests isthmus-profile's reader with made-up profiles: damaged files, and hosts whose clocks
differ."""
import os
import struct
import sys
import tempfile

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from isthmus_profile import clocks, read  # noqa: E402

TICK = 1e-9
ROUTINES = b'program /bin/x\nroutine 1 shmem_put put\nroutine 2 shmem_barrier_all collective\nroutine 3 shmem_init setup\n'


def block(kind, data, used):
    room = (len(data) + 63) // 64 * 64
    return struct.pack('=3I', kind, 64 + room, used).ljust(64, b'\0') + data.ljust(room, b'\0')


def record(site, routine, size, calls, ticks):
    bins = [0] * 176
    bins[read.bin_of(ticks)] = calls
    return struct.pack('=7Q', site, routine | size << 16, calls, calls * 8, calls * ticks, ticks, ticks).ljust(64, b'\0') \
        + struct.pack('=176I', *bins)


def made(pe, n_pes, host='a', blocks=b'', flags=1, start=0.0, version=2, started=10**18):
    """Returns the file of a PE that ran for 10 s. Its clock showed `start` seconds at the start, and counts nanoseconds."""
    begin = int((start + 1000) / TICK)
    body = block(3, ROUTINES, len(ROUTINES)) + blocks
    return read.HEADER.pack(
        b'ISTHPROF', version, 1024, 64 + 4 * 176, 176, pe, n_pes, 77, pe, flags, 2, 0, 0, started, begin, begin,
        begin + 10**10, begin + 10**10, begin, begin + 10**10, 0, 1 << 30, 0, 0, 0, 1024 + len(body), host.encode(), b'mpich',
        b'0.2.0', host.encode() * 8).ljust(1024, b'\0') + body


def write(folder, files):
    for pe, data in files.items():
        with open(os.path.join(folder, f'pe-{pe}.isp'), 'wb') as file:
            file.write(data)


def expect(what, found, expected):
    if found != expected:
        sys.exit(f'FAILED: {what}: {found}, expected {expected}')


def failure_of(folder):
    try:
        read.read(folder)
    except read.Failure as failure:
        return str(failure)
    return None


def profile_of(files):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, files)
        return read.read(folder), folder


def impossible_values_are_reported(folder, path):
    """Checks that values which no job writes are reported as damage."""
    row, team = struct.pack('=6Q', *range(1, 7)), struct.pack('=QIIQQ', 42, 9, 2048, 4, 1).ljust(64, b'\0')
    site = struct.pack('=QQII', 5, 16, 1 << 31, 4)
    at = 'in the block at byte 1216'
    for blocks, what in ((block(4, row, 3), f'it has a row for 3 PEs of 2, {at}'),
                         (block(4, row, 2**32 - 1), f'it has a row for {2**32 - 1} PEs of 2, {at}'),
                         (block(5, team, 0), f'a team has 9 PEs of 2, {at}'),
                         (block(5, team[:8] + struct.pack('=IIQQ', 2, 9, 4, 3).ljust(56, b'\0'), 0), f'of a team every 3-th collective is kept, {at}'),
                         (block(1, record(5, 1, 4, 3, 100), 2), f'it has 2 records, and 768 bytes, {at}'),
                         (block(2, site, 24), f'the texts of a site have {1 << 31} and 4 bytes, {at}'),
                         (block(7, struct.pack('=4Q', 1, 1, 1, 1), 1), f'the time of a sample is 1 ticks, {at}'),
                         (block(8, struct.pack('=QQQII', 9, 5, 4, 2, 0) * 2, 2), f'the times of collective 0 are (5, 4) ticks, {at}')):
        write(folder, {0: made(0, 2, blocks=blocks)})
        expect('value', failure_of(folder), f'{path}: the file is damaged: {what}')
    write(folder, {0: made(1, 2)})
    expect('another PE', failure_of(folder), f'{path}: the file is damaged: it is of PE 1')
    write(folder, {0: made(0, 2, started=2**64 - 1)})
    expect('start', failure_of(folder), f'{path}: the file is damaged: the time of the start is {2**64 - 1}: expected 0 to {2**63}')


def damaged_files_are_reported():
    good = made(0, 2, blocks=block(1, record(5, 1, 4, 3, 100), 1))
    for what, files, faults in (
            ('whole', {0: good, 1: made(1, 2)}, []),
            ('one missing', {0: good}, ['the file of PE 1 is missing']),
            ('cut off', {0: good[:-100], 1: made(1, 2)}, ['the file of PE 0 is truncated']),
            ('of another job', {0: good, 1: made(1, 2), 2: made(2, 7, started=10**17)},
             ['files of 1 PEs belong to another job and are ignored']),
            ('killed', {0: good, 1: made(1, 2, flags=0)}, ['PE 1 ended without shmem_finalize'])):
        profile, _ = profile_of(files)
        expect(what, profile['faults'], faults)
        expect(what, profile['complete'], not faults)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'pe-0.isp')
        write(folder, {0: made(0, 1, version=9)})
        expect('version', failure_of(folder),
               f'{path}: the file has format version 9; this Isthmus reads only version 2')
        swapped = bytearray(good)
        swapped[8:12] = swapped[11:7:-1]
        write(folder, {0: bytes(swapped)})
        expect('byte order', failure_of(folder),
               f'{path}: the file has another byte order than this machine; read it on a machine like those of the job')
        for data in (b'', b'ISTHPROF', b'x' * 4000):
            write(folder, {0: data})
            expect('no profile', failure_of(folder), f'{path}: the file is not the profile of a PE')
        impossible_values_are_reported(folder, path)
        for length in range(read.HEADER.size, len(good), 61):  # the reader must not raise another exception
            write(folder, {0: good[:length], 1: made(1, 2)})
            failure_of(folder)


def times_are_read_within_bin_accuracy():
    blocks = block(1, record(5, 1, 4, 98, 100) + record(5, 1, 4, 2, 10**6), 2)
    profile, _ = profile_of({0: made(0, 1, blocks=blocks)})
    of = profile['records'][0]
    expect('calls, bytes, sizes', [of['calls'], of['bytes'], of['sizes']], [100, 800, {'8': 100}])
    for name, least, most in (('least', 1e-7, 1e-7), ('median', 0.9e-7, 1.2e-7), ('p99', 0.8e-3, 1.0001e-3), ('most', 1e-3, 1e-3)):
        if not least * 0.999 <= of[name] <= most * 1.001:
            sys.exit(f'FAILED: {name}: {of[name]}')
    for ticks in (0, 1, 3, 4, 7, 8, 9, 100, 12345, 10**9):
        expect('bin', read.bin_of(read.middle(read.bin_of(ticks))), read.bin_of(ticks))


def meetings(start, rate, whens):
    """Encodes [(enter, leave)] in true seconds as times of a clock that shows `start` at 0 and runs `rate` times as
    fast."""
    return b''.join(struct.pack('=QQQII', 9, *(int((1000 + start + rate * when) / TICK) for when in pair), 2, 0) for pair in whens)


def clocks_of_hosts_are_corrected():
    """PE 2, on the second host, arrives 50 ms after the other PEs at the third of four barriers."""
    clocks_of = [(0.0, 1.0), (0.0, 1.0), (-300.0, 1.00002), (-300.0, 1.00002)]
    comes = [[(when, when + 1e-4) for when in (1, 2, 3, 4)] for _ in clocks_of]
    for pe in range(4):
        comes[pe][2] = (3.05 if pe == 2 else 3.0, 3.0501)
    compared = [(when, when + 2e-5) for when in [0.1 + i * 1e-4 for i in range(5)] + [9 + i * 1e-4 for i in range(5)]]
    files = {}
    for pe, (start, rate) in enumerate(clocks_of):
        team = struct.pack('=QIIQQ', 42, 4, 2048, 4, 1).ljust(64, b'\0') + meetings(start, rate, comes[pe])
        files[pe] = made(pe, 4, host='ab'[pe // 2], start=start,
                         blocks=block(8, meetings(start, rate, compared), 10) + block(5, team, 4))
    profile, _ = profile_of(files)
    one = profile['collectives'][0]
    expect('barriers', [one['routine'], one['times'], one['team_pes']], ['shmem_barrier_all', 4, 4])
    late = {pe: seconds for pe, _, seconds in one['late']}
    if not 0.149 < late.get(2, 0) < 0.151 or sum(late.values()) > 0.1512:
        sys.exit(f'FAILED: PE 2 is late by 50 ms for three others: {one}')
    expect('hosts', profile['job']['hosts'], ['a', 'a', 'b', 'b'])


def clock_difference_is_bounded():
    least, most = clocks.bounds([(1.0, 1.2), (1.1, 1.2)], [(11.0, 11.3), (11.15, 11.25)])
    expect('bounds', [round(least, 6), round(most, 6)], [-10.15, -9.95])


damaged_files_are_reported()
times_are_read_within_bin_accuracy()
clocks_of_hosts_are_corrected()
clock_difference_is_bounded()
