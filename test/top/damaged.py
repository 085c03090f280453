"""Damaged or false status memory, profiles and traces: isthmus-top must read them without failing, and its output must
contain no control characters. This process holds the files open, as a PE does. damaged.py PREFIX WORK"""
import json
import os
import pathlib
import random
import struct
import sys

PREFIX, WORK = sys.argv[1], pathlib.Path(sys.argv[2])
sys.path.insert(0, f'{PREFIX}/share/isthmus')
sys.dont_write_bytecode = True
from isthmus_profile import read  # noqa: E402
from isthmus_profile.text import printable  # noqa: E402
from isthmus_top import jobs, look, screen  # noqa: E402
import isthmus_trace.read  # noqa: E402

ESCAPES = b'\x1b]0;owned\x07\x1b[2J\r\n\xe2\x80\xae'
EXTREMES = [0, 1, 2, 63, 64, 4095, 4096, 2**31 - 1, 2**31, 2**32 - 1, 2**63, 2**64 - 1]
HEAD_FIELDS = 'magic bytes wait_bytes job pe n_pes process presence began'.split()


def head(**changed):
    fields = dict(zip(HEAD_FIELDS, (look.MAGIC, 64 + 4 * look.WAIT.size, look.WAIT.size, 1, 0, 2, os.getpid(), 3000, 1)))
    return look.HEAD.pack(*(fields | changed).values())


def page(waits=(), **changed):
    text = bytearray(look.PAGE)
    text[:look.HEAD.size] = head(**changed)
    for number, wait in enumerate(waits):
        at = look.WAITS_AT + number * look.WAIT.size
        text[at:at + look.WAIT.size] = wait
    return bytes(text)


def wait(routine=b'shmem_wait', what=b'for PE 1', thread=7, changes=2, since=1, callers=(1, 2, 3, 4, 5, 6)):
    return look.WAIT.pack(thread, changes, since, *callers, routine, what)


def shown():
    """Returns the lines that isthmus-top shows of this process, none if it does not consider this process a PE."""
    pe = look.pe_of(os.getpid())
    if pe is None:
        return []
    pe.look()
    seen = pe.look()
    if seen is None:
        return []
    lines = screen.lines('program', {seen['pe']: seen}, pe.n_pes) + screen.lines('program', {seen['pe']: seen}, pe.n_pes, 3)
    json.dumps(seen)
    assert all(line.isprintable() for line in lines), lines
    return lines


class Held:
    """A file that this process has open."""

    def __init__(self, descriptor):
        self.descriptor = descriptor

    def put(self, text):
        os.ftruncate(self.descriptor, 0)
        os.pwrite(self.descriptor, text, 0)
        return shown()


def mutants(text, count, words=EXTREMES):
    """Yields copies in which some numbers are replaced."""
    for seed in range(count):
        draw = random.Random(seed)
        changed = bytearray(text)
        for _ in range(draw.randint(1, 4)):
            width = draw.choice((4, 8))
            at = draw.randrange(0, len(text) - width) // 4 * 4
            changed[at:at + width] = (draw.choice(words) & (256**width - 1)).to_bytes(width, sys.byteorder)
        yield bytes(changed)


# Status memory.
memory = Held(os.memfd_create('isthmus-heap'))
lines = memory.put(page([wait()]))
assert any('waits' in line and 'shmem_wait' in line for line in lines), lines
assert any('not seen (on other hosts, or ended): PE 1' in line for line in lines), lines
lines = memory.put(page([wait(ESCAPES, ESCAPES * 3)]))
assert any('\\x1b' in line for line in lines), lines
assert memory.put(page([wait(callers=(2**64 - 1,) * 6, since=2**64 - 1)]))
for name in HEAD_FIELDS[1:]:
    for value in EXTREMES:
        if value < 2**32 or name in ('job', 'began'):
            memory.put(page([wait()] * 4, **{name: value}))
for text in mutants(page([wait()] * 4)[:64 + 4 * look.WAIT.size], 400):
    memory.put(text + bytes(look.PAGE - len(text)))
for length in (0, 8, 63, 64, 100, 4095):
    memory.put(page([wait()])[:length])
if os.geteuid() == 0: # what another user can write, too
    memory.put(page([wait()]))
    os.fchown(memory.descriptor, 60102, 60102)
    assert not shown(), 'memory of another user is shown'
    os.fchown(memory.descriptor, 0, 0)

# A profile and a trace.
WORK.mkdir(parents=True, exist_ok=True)
memory.put(page([]))
files = {ending: Held(os.open(WORK / f'pe-0.{ending}', os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)) for ending in ('isp', 'ist')}
RECORD_BYTES = read.RECORD_BYTES + 4 * read.BINS


def block(kind, data, used):
    data += bytes(-len(data) % 64)
    return read.BLOCK.pack(kind, read.BLOCK_BYTES + len(data), used, 0) + bytes(read.BLOCK_BYTES - read.BLOCK.size) + data


def profile():
    text = b'routine 1 shmem_' + ESCAPES.replace(b'\n', b'') + b' put\nroutine x y z\nphase z\nregion a b c\ncounter q r s\n'
    record = read.RECORD.pack(0x1000, 1, 5, 40, 100, 10, 30) + bytes(RECORD_BYTES - read.RECORD.size)
    site = read.SITE.pack(0x1000, 16, 8, 4) + b'/dev/tty' + b'main' + bytes(4)
    blocks = block(read.TEXT, text, len(text)) + block(read.SITES, site, len(site)) + block(read.RECORDS, record, 1)
    bytes_of_header = (read.HEADER.size + 63) // 64 * 64
    header = read.HEADER.pack(read.MAGIC, read.VERSION, bytes_of_header, RECORD_BYTES, read.BINS, 0, 2, os.getpid(), 0, 0, 1, 0, 0, 1, 1, 1,
                              2000, 2000, 1, 0, 0, 0, 0, 0, 0, bytes_of_header + len(blocks), b'host', b'mpi', b'library', b'boot')
    return header + bytes(bytes_of_header - len(header)) + blocks


def trace():
    ring = isthmus_trace.read.RING.pack(8192, 64, 3, 0, 0, 0, 1, 0, 0)
    ring += bytes(isthmus_trace.read.RING_FIXED - len(ring)) + isthmus_trace.read.OPEN.pack(0x1000, 1, 1) * 4 + bytes(32)
    header = isthmus_trace.read.HEADER.pack(b'ISTHTRAC', isthmus_trace.read.VERSION, isthmus_trace.read.EVENT.size, len(ring), 4, 0, 2, os.getpid(), 0, 1, 0,
                                            1, 8192, 0, 0, 0, 0)
    return header + bytes(isthmus_trace.read.RINGS_AT - len(header)) + ring + bytes(8192)


files['isp'].put(profile())
lines = files['ist'].put(trace())
assert any('is in shmem_\\x1b' in line for line in lines), lines
for text in mutants(profile(), 300):
    files['isp'].put(text)
files['isp'].put(profile())
for text in mutants(trace()[:isthmus_trace.read.RINGS_AT + 256], 300):
    files['ist'].put(text + trace()[len(text):])
for ending, text in (('isp', profile()), ('ist', trace())):
    for length in (0, 8, 100, 700, 4096, 4200):
        files[ending].put(text[:length])
    files[ending].put(text)
for count, size in ((2**32 - 1, 0), (2**32 - 1, 1), (1, 0)): # rings, and bytes of each: a reader that counts on them never ends
    text = bytearray(trace())
    struct.pack_into('=I', text, 16, size)
    struct.pack_into('=I', text, 40, count)
    files['ist'].put(bytes(text))

for at, value in ((16, 2**32 - 1), (20, 2**32 - 1), (24, 5), (28, 2**32 - 1), (28, 0), (12, 8)):
    text = bytearray(profile())
    struct.pack_into('=I', text, at, value)
    try:
        read.Pe('file', bytes(text))
        raise AssertionError(f'the number at {at} may be {value}')
    except read.Failure:
        pass

# Lines that agents on other hosts send.
good = {'job': '1', 'pe': 0, 'n_pes': 2, 'host': 'h', 'process': 1, 'seconds': 1.0, 'state': 'S', 'presence': None, 'waits': [], 'calls': [],
        'cpu': None, 'rates': None}
assert jobs.is_shown(good)
for key in good:
    for value in (None, [], {}, 'x', -1, 1e300, [1], [{}], {'x': 1}, float('nan')):
        if jobs.is_shown(good | {key: value}):
            assert all(line.isprintable() for line in screen.lines('p', {0: good | {key: value}}, 2))
    assert not jobs.is_shown({name: value for name, value in good.items() if name != key}) or key in ('job', 'n_pes')
assert not jobs.is_shown([]) and not jobs.is_shown(good | {'pe': 2}) and not jobs.is_shown(good | {'pe': '0'})
assert printable('a\u202eb\x1b[c\n') == 'a\\u202eb\\x1b[c\\n'
assert screen.gaps({0, 2, 3, 7}, 10) == '1, 4-6, 8-9' and screen.gaps(set(), 2**31) == f'0-{2**31 - 1}'


# Several jobs: a program name selects a job, and the message has a name for each job.
class Known:
    def __init__(self, pid, n_pes):
        self.pid, self.n_pes = pid, n_pes


def refusal(word):
    try:
        return jobs.find(word).describe()
    except jobs.Failure as failure:
        return str(failure)


here, name = os.getpid(), look.program(os.getpid())
two = [jobs.Job(1, {0: Known(here, 4)}, None), jobs.Job(None, {}, here)]
jobs.all_jobs = lambda: two
told = f'{here} ({name}, 4 PEs), {here} ({name}, PEs on other hosts, or not yet initialized)'
assert refusal(None) == f'2 jobs are running: expected the process number or the program name of one of them: {told}', refusal(None)
assert refusal(name) == f'{name}: 2 jobs match: expected the process number of one of them: {told}', refusal(name)
two.pop()
assert refusal(name) == f'{here} ({name}, 4 PEs)', refusal(name)
