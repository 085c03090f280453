"""Reads a trace's folder into one Trace: a file of events of each PE (src/tools/profiler/trace_format.h), and its
profile."""
import bisect
import copy
import heapq
import mmap
import os
import struct
from isthmus_profile import checked, own, places, read
from isthmus_profile.checked import Failure

MAGIC, VERSION = b'ISTHTRAC', 4
HEADER = struct.Struct('=8s10I6Q')
FIELDS = ('magic version event_bytes ring_bytes open pe n_pes pid flags rings error started stream_at lost program'
          ' program_length last').split()
RING = struct.Struct('=9Q')
RINGS_AT, RING_FIXED = 4096, 128
OPEN = struct.Struct('=3Q')
CHUNK = struct.Struct('=IIQ')
EVENT = struct.Struct('=QQQHHiQQQQ')
COMPLETE, FULL = 1, 2
GAP, PHASE, PAUSE, RESUME, HEAP, REGION, MOMENT, BEGUN, DONE, CONTEXT, TARGET = range(0xff00, 0xff0b)
LOCAL, REMOTE = 1, 2
BYTES_BITS = 48  # bits for the bytes of an event; the higher bits contain the high half of the context's number
STATIC, IN_HEAP = 1 << 62, 1 << 61  # flags of a symmetric position, a number that identifies a symmetric object on all
                                    # PEs
BY_TEAM = ('memory', 'collective', 'setup')
MOST_RINGS, MOST_OPEN, MOST_LENGTH = 256, 64, 1 << 60
MOST_WORDS = 1 << 20  # maximum number of words in one wait for which the writers are searched
CLOSE = 1e-3  # seconds; maximum difference between the clock counters of two cores


class Event:
    """A call. Times are seconds on the clock of the first host, relative to the begin of the first call."""
    __slots__ = ('pe', 'thread', 'start', 'end', 'name', 'kind', 'site', 'context', 'peer', 'bytes', 'address', 'other', 'value',
                 'place', 'signal_place', 'phase', 'is_open', 'until', 'ender', 'begun', 'done', 'contexts', 'targets', 'completes', 'tested', 'number')

    def __init__(self, pe, thread, start, end, name, kind):
        self.pe, self.thread, self.start, self.end, self.name, self.kind = pe, thread, start, end, name, kind
        self.site = self.ender = self.place = self.signal_place = self.begun = self.done = self.completes = self.tested = None
        self.contexts = self.targets = None  # lists, only for calls with several contexts or PEs
        self.context = self.bytes = self.address = self.other = self.value = self.number = 0
        self.peer, self.phase, self.is_open = -1, '', False
        self.until = start  # end of the wait in this call


class File:
    """The events file of a PE. All values are checked in this class and in Pe, and the code that uses them relies on
    these checks."""

    def __init__(self, path, data):
        self.path, self.data = path, data
        if len(data) < RINGS_AT or data[:8] != MAGIC:
            raise Failure(f'{path}: the file is not the trace of a PE')
        self.header = dict(zip(FIELDS, HEADER.unpack_from(data)))
        if self.header['version'] != VERSION or self.header['event_bytes'] != EVENT.size:
            raise Failure(f'{path}: the file has format version {self.header["version"]}; this isthmus-trace reads only'
                          f' version {VERSION}')
        self.expect_rings()
        self.rings = [self.ring(number) for number in range(self.header['rings'])]
        self.is_cut = len(data) < self.header['stream_at']

    def expect(self, holds, what):
        checked.expect(holds, self.path, what)

    def expect_rings(self):
        head = self.header
        end = RINGS_AT + head['rings'] * head['ring_bytes']
        for name, value, least, most in (
                ('the number of rings', head['rings'], 0, MOST_RINGS), ('the open calls of a ring', head['open'], 0, MOST_OPEN),
                ('the length of a ring', head['ring_bytes'], RING_FIXED + head['open'] * OPEN.size, RINGS_AT),
                ('the length of all rings', end, RINGS_AT, len(self.data)), ('the place of the stream', head['stream_at'], end, 1 << 62)):
            checked.expect_within(self.path, name, value, least, most)
        checked.expect_within(self.path, "the length of the program's memory", head['program_length'], 0, MOST_LENGTH)

    def ring(self, number):
        at = RINGS_AT + number * self.header['ring_bytes']
        names = 'at room head lost told since depth padding tail'.split()
        ring = dict(zip(names, RING.unpack_from(self.data, at)))
        most = min(ring['depth'], self.header['open'])
        ring['open'] = [OPEN.unpack_from(self.data, at + RING_FIXED + i * OPEN.size) for i in range(most)]
        return ring

    def expect_ring(self, number, ring):
        """Raises Failure if the numbers of the ring are impossible. Not called while the job runs, because a thread may
        be writing them."""
        room, end = ring['room'], ring['at'] + ring['room'] * EVENT.size
        self.expect(room > 0 and room & room - 1 == 0 and RINGS_AT <= ring['at'] and end <= self.header['stream_at'],
                    f'ring {number} has {room} events from byte {ring["at"]} on')
        self.expect(ring['head'] - ring['tail'] <= room, f'ring {number} has events {ring["tail"]} to {ring["head"]}, and room for {room}')
        self.expect(ring['told'] <= ring['lost'], f'of ring {number} {ring["told"]} calls of {ring["lost"]} were reported as lost')

    def chunks(self):
        """Yields (ring, bytes of events): first those of the file's stream, then those that are still in the ring
        buffers."""
        for number, ring in enumerate(self.rings):
            self.expect_ring(number, ring)
        at, seen = self.header['stream_at'], [0] * len(self.rings)
        while at + CHUNK.size <= len(self.data):
            ring, count, first = CHUNK.unpack_from(self.data, at)
            if (ring, count, first) == (0, 0, 0):
                self.is_cut = True  # the last write was not completed
                break
            self.expect(ring < len(seen) and count > 0 and first == seen[ring],
                        f'at byte {at} are {count} events of ring {ring} from {first} on, which do not follow those before')
            at += CHUNK.size
            whole = min(count, (len(self.data) - at) // EVENT.size)
            yield ring, self.data[at:at + whole * EVENT.size]
            seen[ring] += whole
            at += count * EVENT.size
        for number, ring in enumerate(self.rings):
            yield from self.left_in(number, ring, seen[number])

    def left_in(self, number, ring, begin):
        """Yields the events of a ring buffer that are not in the stream. A truncated file may lack them."""
        self.is_cut |= begin < ring['tail']
        room, begin = ring['room'], max(begin, ring['tail'])
        while begin < ring['head']:
            count = min(ring['head'] - begin, room - begin % room)
            at = ring['at'] + begin % room * EVENT.size
            whole = max(0, min(count, (len(self.data) - at) // EVENT.size))
            yield number, self.data[at:at + whole * EVENT.size]
            begin += count

    def lost(self):
        return self.header['lost'] + sum(ring['lost'] for ring in self.rings)


class Gap:
    """An interval in which calls were lost because the thread's ring buffer was full."""

    def __init__(self, pe, thread, start, end, calls):
        self.pe, self.thread, self.start, self.end, self.calls = pe, thread, start, end, calls


def context_of(record):
    """Returns the number of the context (32 bits). 0 is the default context."""
    return record[4] | record[6] >> BYTES_BITS << 16


def order(event):
    return event.start, -event.end


class Pe:
    """The events of a PE, in the order in which they began."""

    def __init__(self, trace, profile, file):
        self.number, self.profile, self.file, self.trace = profile.number, profile, file, trace
        self.names = trace.names_of(profile)
        self.heaps = []  # [(seconds, address of the block that is at the same offset on all PEs, size of the heap)]
        self.events, self.gaps, self.phases, self.pauses = [], [], [], []
        self.regions, self.moments = [], []  # regions and marks of isthmus_regions.h, as events
        self.calls = self.lost = 0
        self.latest = {}  # {thread: (start, event)} of the latest call of each thread
        self.threads = 0
        if file is not None:
            self.read()

    def seconds(self, ticks):
        return self.profile.time(ticks) - self.trace.begin

    def read(self):
        self.threads, self.lost = len(self.file.rings), self.file.lost()
        first, last, n_pes = self.profile.first_tick, self.profile.last_tick, self.trace.n_pes
        for thread, data in self.file.chunks():
            for record in EVENT.iter_unpack(data):
                if not first <= record[0] <= record[1] <= last or not -1 <= record[5] < n_pes:
                    record = self.mended(record)
                if record[3] >= GAP:
                    self.add_mark(thread, record)
                else:
                    self.add_call(thread, record)
        self.latest = {}
        self.calls = len(self.events)
        self.add_open()
        self.file.data.close()
        self.heaps.sort()
        self.phases.sort()
        for some in (self.events, self.regions, self.moments):
            some.sort(key=order)
        self.name_phases()
        for event in self.events:
            event.place = self.place_of(event.address, event.end)
            if event.kind == 'wait' and not self.is_range(event):
                event.place = None
            if event.kind == 'put' and 'signal' in event.name:  # bit 0 of the signal's address is set if the signal is
                                                                # added
                event.signal_place = self.place_of(event.other & ~1, event.end)

    def mended(self, record):
        """Returns the record with valid times. If a call ends before it begins, sets the end to the begin: a thread may
        begin a call on one core and end it on another, whose counter is slightly behind. Raises Failure if the times
        or the PE are impossible."""
        start, end = record[:2]
        are_times = self.profile.is_time(start) and self.profile.is_time(end) and (start - end) * self.profile.of_tick <= CLOSE
        self.file.expect(are_times, f'a call lasts from {start} to {end} ticks, outside of the job')
        self.file.expect(-1 <= record[5] < self.trace.n_pes, f'a call goes to PE {record[5]} of {self.trace.n_pes}')
        return (start, max(start, end), *record[2:])

    def is_range(self, event):
        """Returns True if all words of a wait are in one symmetric object, and are few enough to be searched."""
        if event.place is None or event.other <= 8:
            return True
        last = self.place_of(event.address + event.other - 1, event.end)
        return last == event.place + event.other - 1 and event.other <= MOST_WORDS * max(event.value, 1)

    def add_call(self, thread, record):
        start, end, site, routine, _, peer, count, address, other, value = record
        name, kind = self.names.routines.get(routine, (f'routine {routine}', 'query'))
        event = Event(self.number, thread, self.seconds(start), self.seconds(end), name, kind)
        event.site, event.context, event.peer = self.trace.site(self, site), context_of(record), peer
        event.bytes = count & (1 << BYTES_BITS) - 1
        event.address, event.other, event.value = address, other, value
        self.events.append(event)
        self.latest[thread] = start, event

    def add_mark(self, thread, record):
        start, end, mark = self.seconds(record[0]), self.seconds(record[1]), record[3]
        if mark == GAP:
            self.gaps.append(Gap(self.number, thread, start, end, record[9]))
        elif mark == PHASE:
            self.phases.append((start, self.names.phases.get(record[9], '')))
        elif mark == HEAP:
            self.file.expect(record[9] <= MOST_LENGTH, f'the heap has {record[9]} bytes')
            self.heaps.append((start, record[7], record[9]))
        elif mark in (REGION, MOMENT):
            self.add_region(thread, record, start, end)
        elif mark in (BEGUN, DONE, CONTEXT, TARGET):
            self.add_to_call(thread, record)
        else:
            self.pauses.append((start, mark == PAUSE))

    def add_region(self, thread, record, start, end):
        event = Event(self.number, thread, start, end, self.names.regions.get(record[9], ''), 'region')
        event.site = self.trace.site(self, record[2]) if record[2] else None  # 0 if shmem_finalize ended the region
        (self.regions if record[3] == REGION else self.moments).append(event)

    def add_to_call(self, thread, record):
        """Adds a record to the preceding call of the thread, if that call was recorded. The record contains the
        requests of the call, {LOCAL or REMOTE: handle, 0 if complete}, the handle of a request that it found
        complete, or one of its contexts or PEs."""
        start, event = self.latest.get(thread, (None, None))
        if start != record[0]:
            return
        if record[3] == DONE:
            event.done = (event.done or []) + [record[9]]
        elif record[3] == CONTEXT:
            event.contexts = (event.contexts or []) + [context_of(record)]
        elif record[3] == TARGET:
            event.targets = (event.targets or []) + [record[5]]
        else:
            event.begun = {part: handle for part, handle in ((LOCAL, record[7]), (REMOTE, record[9])) if record[8] & part}

    def add_open(self):
        """Adds the calls that have not returned, and the interval of lost calls at the end."""
        last = self.file.header['last']
        self.file.expect(last == 0 or self.profile.is_time(last), f'its last time is {last} ticks')
        end = max(self.seconds(self.profile.end()), self.seconds(self.file.header['last']))
        for thread, ring in enumerate(self.file.rings):
            for site, start, routine in ring['open'] if not self.file.header['flags'] & COMPLETE else ():
                self.file.expect(self.profile.is_time(start), f'an open call begins at {start} ticks')
                name, kind = self.names.routines.get(routine, (f'routine {routine}', 'query'))
                event = Event(self.number, thread, self.seconds(start), max(end, self.seconds(start)), name, kind)
                event.site, event.is_open = self.trace.site(self, site), True
                self.events.append(event)
            if ring['lost'] > ring['told']:
                self.file.expect(self.profile.is_time(ring['since']), f'calls were lost since {ring["since"]} ticks')
                since = self.seconds(ring['since'])
                self.gaps.append(Gap(self.number, thread, since, max(end, since), ring['lost'] - ring['told']))

    def nested(self, others=()):
        """Yields calls, regions and `others` in the order in which they begin. Each precedes those that it encloses. A
        region that was open when shmem_init was called begins at the end of shmem_init."""
        init = next((event for event in self.events if event.name == 'shmem_init'), None)
        regions = [copy.copy(one) for one in self.regions]
        for one in regions:
            if init is not None and one.thread == init.thread and init.start <= one.start < init.end < one.end:
                one.start = init.end
        yield from heapq.merge(sorted(regions, key=order), self.events, others, key=order)

    def shift(self, first):
        for some in (self.events, self.gaps, self.regions, self.moments):
            for one in some:
                one.start, one.end = one.start - first, one.end - first
                one.until = one.start
        self.phases = [(seconds - first, name) for seconds, name in self.phases]
        self.pauses = [(seconds - first, pauses) for seconds, pauses in self.pauses]

    def name_phases(self):
        times = [seconds for seconds, _ in self.phases]
        for event in self.events if times else ():
            at = bisect.bisect_right(times, event.start)
            event.phase = self.phases[at - 1][1] if at else ''

    def place_of(self, address, seconds):
        """Returns the number that identifies the symmetric object at this address on all PEs, or None if it is unknown."""
        if address == 0:
            return None
        head = self.file.header
        if 0 <= address - head['program'] < head['program_length']:
            return STATIC + address - head['program']
        at = bisect.bisect_right(self.heaps, (seconds, 1 << 64, 0)) - 1
        if at >= 0 and abs(address - self.heaps[at][1]) < self.heaps[at][2]:
            return IN_HEAP + address - self.heaps[at][1]
        return None


class Trace:
    """The trace of all PEs."""

    def __init__(self, folder):
        profiles, self.n_pes, self.faults = read.read_pes(folder)
        self.faults += read.endings(profiles, self.n_pes)
        self.profile = read.Profile(profiles)
        self.begin = min(pe.time(pe.header['begun']) for pe in profiles)
        self.pes = [self.pe_of(folder, one) for one in profiles]
        if all(pe.file is None for pe in self.pes):
            self.faults.expect_usable()
            raise Failure(f'{folder}: the folder contains no trace of a PE (pe-N.ist); expected a folder that oshrun --trace created')
        self.faults += [f'the file of events of PE {pe.number} is truncated' for pe in self.pes if pe.file and pe.file.is_cut]
        self.job = read.job_entry(self.profile, self.n_pes)
        self.sites = places.described(self.profile.sites.of)
        self.told = {'job': self.job, 'sites': self.sites}  # job and call sites in the format that isthmus_profile.sums
                                                            # expects
        self.span()

    def span(self):
        """Sets the time range: from the begin of the first call, which becomes 0, to the end of the last call."""
        first = min((pe.events[0].start for pe in self.pes if pe.events), default=0.0)
        for pe in self.pes:
            pe.shift(first)
        self.begin_seconds = 0.0
        self.is_whole = True
        self.end_seconds = max((one.end for pe in self.pes for some in (pe.events, pe.gaps) for one in some), default=0.0)

    def pe_of(self, folder, profile):
        """Returns a PE. It has no events if their file is missing, damaged, or of another job."""
        try:
            return Pe(self, profile, self.file_of(folder, profile))
        except FileNotFoundError:
            self.faults.append(f'the file of events of PE {profile.number} is missing')
        except OSError as error:
            self.faults.add_damaged(Failure(f'{error.filename}: {error.strerror}'))
        except Failure as failure:
            self.faults.add_damaged(failure)
        return Pe(self, profile, None)

    def file_of(self, folder, profile):
        path = os.path.join(folder, f'pe-{profile.number}.ist')
        with own.open_regular(path) as file:
            checked.expect(own.length_of(file) > 0, path, 'it is empty')
            found = File(path, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        if found.header['started'] != profile.header['started']:
            self.faults.append(f'the file of events of PE {profile.number} belongs to another job and is ignored')
            return None
        checked.expect(found.header['pe'] == profile.number and found.header['n_pes'] == self.n_pes, path,
                       f'it is of PE {found.header["pe"]} of {found.header["n_pes"]}')
        return found

    def names_of(self, profile):
        return self.profile.names_of(profile)

    def site(self, pe, address):
        """Returns the number of the call site in self.sites. If the program's first call has not returned, the profile
        does not contain its site, so this function adds it."""
        head = pe.file.header
        if address not in pe.profile.sites and 0 <= address - head['program'] < head['program_length']:
            pe.profile.sites[address] = (pe.names.program, address - head['program'], '')
        return self.profile.site(pe.profile, address)

    def lost(self):
        return sum(pe.lost for pe in self.pes)

    def events(self):
        for pe in self.pes:
            yield from pe.events


def between(trace, first, last):
    """Keeps only what overlaps this time range, in seconds."""
    trace.is_whole = False
    for pe in trace.pes:
        pe.events = [event for event in pe.events if event.end >= first and event.start <= last]
        pe.gaps = [gap for gap in pe.gaps if gap.end >= first and gap.start <= last]
        pe.regions = [one for one in pe.regions if one.end >= first and one.start <= last]
        pe.moments = [one for one in pe.moments if first <= one.start <= last]
    forget_what_is_left_out(trace)
    trace.begin_seconds, trace.end_seconds = max(first, trace.begin_seconds), min(last, trace.end_seconds)


def forget_what_is_left_out(trace):
    """Removes references to calls that are no longer in the trace."""
    kept = {id(event) for event in trace.events()}
    for event in trace.events():
        if event.completes:
            event.completes = [(begun, part) for begun, part in event.completes if id(begun) in kept]
        if id(event.tested) not in kept:
            event.tested = None
