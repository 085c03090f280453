"""Reads the state of the PEs of this host: the state that they display in memory (src/shm/display.h), their profile and
trace, and what the operating system reports about them."""
import mmap
import os
import re
import struct
import time
from isthmus_profile import own, places, read
from isthmus_profile.checked import Failure
from isthmus_profile.own import contents
from isthmus_trace.read import File

MAGIC = 0x31504f5448545349
HEAD = struct.Struct('=QIIQIIIIQ')
WAITS_AT, PAGE = 64, 4096
WAIT = struct.Struct('=IIQ6Q48s144s')
MEMORY = re.compile(r'/memfd:isthmus-heap|/dev/shm/(isthmus-|#)')
OURS = re.compile(r'/libisthmus[^/]*\.so')
PRESENCE = {1: 'finalizes', 2: 'has finalized'}
STATES = {'R': 'computes', 'D': 'waits for a disk or a file', 'T': 'is stopped', 't': 'is in a debugger', 'Z': 'has ended'}
TRIES = 5
MOST_WAITS, MOST_PES = 64, 1 << 24  # maximum number of waits and of PEs; a file with greater numbers is treated as
                                    # damaged
DAMAGED = (OSError, ValueError, Failure)  # errors that may occur because the job is writing the file


# ---- Processes ----

def words(pid, name='cmdline'):
    return [word.decode(errors='replace') for word in contents(f'/proc/{pid}/{name}').split(b'\0')[:-1]]


def program(pid):
    """Returns the name of the program that a process runs."""
    found = words(pid)[:1]
    name = os.path.basename(found[0]) if found else contents(f'/proc/{pid}/comm').decode(errors='replace').strip()
    return name or 'unknown program'


def status(pid):
    """Returns (state, parent process, CPU seconds) of the process, or None if it does not exist."""
    fields = contents(f'/proc/{pid}/stat').rpartition(b')')[2].split()
    if len(fields) < 13:
        return None
    return fields[0].decode(), int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def parents(pid):
    """Yields the ancestors of the process, beginning with its parent."""
    found = status(pid)
    while found and found[1] > 0:
        yield found[1]
        found = status(found[1])


def own_number(pid):
    """Returns the process ID that the process has in its own PID namespace."""
    found = re.search(rb'^NSpid:.*?(\d+)$', contents(f'/proc/{pid}/status'), re.MULTILINE)
    return int(found[1]) if found else pid


def open_files(pid):
    """Yields (path in /proc, target of the link) of each open file."""
    folder = f'/proc/{pid}/fd'
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        try:
            yield f'{folder}/{name}', os.readlink(f'{folder}/{name}')
        except OSError:
            pass


# ---- Call sites ----

def begin_of(path):
    try:
        with own.open_regular(path) as file:
            return file.read(65536)
    except OSError:
        return b''


def segments(path):
    """Returns (offset in the file, bytes, address) of each segment that an ELF file loads."""
    data = begin_of(path)
    if data[:5] != b'\x7fELF\x02' or len(data) < 64:
        return []
    at, step, count = struct.unpack_from('=Q', data, 32)[0], *struct.unpack_from('=HH', data, 54)
    found = []
    for number in range(count):
        if at + (number + 1) * step <= len(data):
            kind, _, offset, address, _, length = struct.unpack_from('=IIQQQQ', data, at + number * step)
            if kind == 1:
                found.append((offset, length, address))
    return found


class Objects:
    """The executables and libraries that a process has mapped."""
    known = {}  # {(path, offset): call site}, for all processes

    def __init__(self, pid):
        self.root = f'/proc/{pid}/root'
        self.ranges = []
        for line in contents(f'/proc/{pid}/maps').decode(errors='replace').splitlines():
            fields = line.split(None, 5)
            if len(fields) == 6 and 'x' in fields[1] and fields[5].startswith('/'):
                begin, end = (int(word, 16) for word in fields[0].split('-'))
                self.ranges.append((begin, end, int(fields[2], 16), fields[5]))

    def find(self, address):
        """Returns (path to read, path, address relative to the object's load address) for an address, or None if no
        file is mapped there."""
        for begin, end, offset, path in self.ranges:
            if begin <= address < end:
                place = address - begin + offset
                seen = self.root + path if os.path.exists(self.root + path) else path
                for first, length, virtual in segments(seen):
                    if first <= place < first + length:
                        return seen, path, place - first + virtual
                return seen, path, place
        return None

    def site(self, addresses):
        """Returns the first call site outside Isthmus's libraries and headers."""
        for address in addresses:
            found = self.find(address) if address else None
            if found and not OURS.search(found[1]):
                return describe(*found)
        return None


def describe(seen, path, offset, symbol=''):
    if (path, offset) not in Objects.known:
        entry = places.described([(seen, offset, symbol)])[0]
        Objects.known[path, offset] = entry | {'object': path}
    return Objects.known[path, offset]


# ---- A PE ----

class Pe:
    """A PE: a process whose shared memory contains its displayed state."""

    def __init__(self, pid, path, head):
        self.pid, self.path = pid, path
        _, self.bytes, self.wait_bytes, self.job, self.number, self.n_pes, _, self.presence_at, self.began = head
        self.before = None

    def page(self):
        return page_of(self.path)

    def waits(self, at):
        """Yields (thread, routine, object of the wait, duration, call site) of each long wait of the PE."""
        objects, now = None, time.monotonic_ns()
        for number in range(min(MOST_WAITS, (self.bytes - WAITS_AT) // self.wait_bytes)):
            thread, changes, since, *callers, routine, what = self.wait(at + WAITS_AT + number * self.wait_bytes)
            if thread == 0 or since == 0 or changes % 2:
                continue
            objects = objects or Objects(self.pid)
            routine, what = (text.split(b'\0')[0].decode(errors='replace') for text in (routine, what))
            yield {'thread': thread, 'routine': routine, 'for': what, 'seconds': max(0, now - since) / 1e9, 'site': objects.site(callers)}

    def wait(self, at):
        """Returns one wait of the PE. Reads it again until it did not change between two readings."""
        for _ in range(TRIES):
            first, again = self.page()[at:at + WAIT.size], self.page()[at:at + WAIT.size]
            if len(first) == WAIT.size and first[:8] == again[:8]:
                found = WAIT.unpack(first)
                if found[1] % 2 == 0:
                    return found
            time.sleep(0.001)
        return (0,) * 9 + (b'', b'')

    def recorded(self):
        """Returns the paths of the PE's profile and trace."""
        return [next((path for path, what in open_files(self.pid) if what.endswith(f'/pe-{self.number}.{ending}')), None)
                for ending in ('isp', 'ist')]

    def profile(self, path):
        try:
            with own.open_regular(path, is_own=True) as file:
                return read.Pe(path, file.readall())
        except DAMAGED:
            return None

    def calls(self, path, profile):
        """Yields the calls that have not returned, from the PE's trace."""
        names, now = read.Names(profile.text), time.monotonic()
        for site, start, routine in innermost(path):
            seconds = now - (profile.of_start + start * profile.of_tick)
            yield {'routine': names.routines.get(routine, ('', ''))[0], 'seconds': max(0.0, seconds), 'site': site_of(profile, site)}

    def look(self):
        """Returns what the PE does now, and what it has done since the last call. Returns None if it has ended."""
        page, found = self.page(), status(self.pid)
        at = find_magic(page)
        if at is None or found is None:
            return None
        presence = struct.unpack_from('=I', page, self.presence_at)[0]
        paths = self.recorded()
        profile = self.profile(paths[0]) if paths[0] else None
        seen = {'job': f'{self.job:016x}', 'pe': self.number, 'n_pes': self.n_pes, 'host': os.uname().nodename, 'process': self.pid,
                'seconds': max(0, time.monotonic_ns() - self.began) / 1e9, 'state': found[0], 'presence': PRESENCE.get(presence),
                'waits': list(self.waits(at)), 'calls': list(self.calls(paths[1], profile)) if paths[1] and profile else [], 'cpu': None, 'rates': None}
        now = (time.monotonic(), found[2], profile and totals(profile))
        if self.before:
            self.compare(seen, self.before, now, profile)
        self.before = now
        return seen

    def compare(self, seen, before, now, profile):
        seconds = max(now[0] - before[0], 1e-3)
        seen['cpu'] = (now[1] - before[1]) / seconds
        if not before[2] or not now[2]:
            return
        done = {key: [new - old for new, old in zip(numbers, before[2].get(key, (0, 0, 0)))] for key, numbers in now[2].items()}
        calls, length, ticks = (sum(column) for column in zip(*done.values()))
        most = max(done, key=lambda key: (done[key][2], done[key][0]))
        name = read.Names(profile.text).routines.get(most[1], ('', ''))[0]
        seen['rates'] = {'calls': calls / seconds, 'bytes': length / seconds, 'library': min(1.0, ticks * profile.of_tick / seconds),
                         'most': name if done[most][0] else None, 'site': site_of(profile, most[0])}


def site_of(profile, address):
    path, offset, symbol = profile.sites.get(address, ('', 0, ''))
    return describe(path, path, offset, symbol) if path else None


def totals(profile):
    """Returns {(site, routine): (calls, bytes, ticks)} of the calls in a profile that are not nested in
    another call."""
    sums = {}
    for site, key, calls, length, ticks, *_ in profile.records:
        if key >> 40 == 0:
            old = sums.get((site, key & 0xffff), (0, 0, 0))
            sums[site, key & 0xffff] = (old[0] + calls, old[1] + length, old[2] + ticks)
    return sums


def find_magic(page):
    for at in range(0, len(page) - HEAD.size, 64):
        if struct.unpack_from('=Q', page, at)[0] == MAGIC:
            return at
    return None


def page_of(path):
    """Returns the first page of a file that this user owns. Empty if the file is shorter."""
    try:
        with own.open_regular(path, is_own=True) as file:
            page = file.read(PAGE)
    except OSError:
        return b''
    return page if len(page) == PAGE else b''


def innermost(path):
    """Returns (site, begin, routine) of the innermost open call of each thread, from the trace file of a PE."""
    try:
        with own.open_regular(path, is_own=True) as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as data:
            return [call for ring in File(path, data).rings for call in ring['open'][:1]]
    except DAMAGED:
        return []


def is_head(head, at, pid):
    """Returns True if this process wrote the head of the displayed state. Other data may look like a head, or may have
    overwritten it."""
    _, length, wait_bytes, _, number, n_pes, process, presence_at, _ = head
    return (process == own_number(pid) and number < n_pes <= MOST_PES and wait_bytes >= WAIT.size
            and WAITS_AT <= length <= PAGE - at and presence_at <= PAGE - 4)


def pe_of(pid):
    """Returns the PE that runs in this process, or None."""
    for path, what in open_files(pid):
        page = page_of(path) if MEMORY.match(what) else b''
        at = find_magic(page)
        if at is not None and is_head(HEAD.unpack_from(page, at), at, pid):
            return Pe(pid, path, HEAD.unpack_from(page, at))
    return None


def pes():
    """Returns all PEs of this user on this host."""
    return [pe for pe in map(pe_of, own.processes()) if pe is not None]
