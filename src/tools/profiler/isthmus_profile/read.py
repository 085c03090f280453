"""Reads the files of a profile's folder, one for each PE (src/tools/profiler/profile_format.h), and merges them into
one dict (docs/reference/formats.md)."""
import contextlib
import os
import re
import struct
import time
from isthmus_profile import checked, clocks, counters, places, regions, shape, spaces
from isthmus_profile.checked import Failure
from isthmus_profile.text import printable

MAGIC, VERSION, JSON_VERSION = b'ISTHPROF', 2, 1
HEADER = struct.Struct('=8s12I Q4Q2QQ4QQ256s64s32s40s')
FIELDS = ('magic version header_bytes record_bytes bins pe n_pes pid node flags cores status padding started loaded_ticks '
          'loaded_ns last_ticks last_ns begun ended lost heap_size heap_peak heap_now in_use used host mpi library boot').split()
BLOCK = struct.Struct('=4I')
BLOCK_BYTES = 64
RECORD = struct.Struct('=7Q')
RECORD_BYTES = 64
SITE = struct.Struct('=QQII')
TARGET = struct.Struct('=QQ')
TEAM = struct.Struct('=QIIQQ')
TEAM_BYTES = 64
MEETING = struct.Struct('=QQQII')
USE = struct.Struct('=QQQQ')
SAMPLE = struct.Struct('=4Q')
COUNTER = struct.Struct('=QQ')
SPACE = struct.Struct('=12Q')
POP_OF_NONE, MARK, REGION = 0xfffd, 0xfffe, 0xffff  # values of a record that describes a region instead of a routine
RECORDS, SITES, TEXT, ROW, TEAMS, USES, SAMPLES, CLOCKS, COUNTERS, SPACES, PHASE = range(1, 12)
FINALIZED, EXITED, ENDS_JOB = 1, 2, 4
WAITS = {'wait', 'lock', 'order', 'request'}
BEFORE = {'shmem_init'}  # routines that run before the reported time, which is from init to finalize
MOST_SAMPLES = 200
MOST_PES = 1 << 24
MOST_MEETINGS = 1 << 19  # maximum number of collectives of a team that are read, over all PEs; reading takes one or two
                         # seconds
MOST_BYTES = 64 << 20  # maximum size of a file; greater than FORMAT_BYTES_MAX
BINS = 176
MOST_SIZE = 65  # maximum size class of a record's key, for sizes of 64 bits
MOST_REGION_NAME = 8192  # maximum length of a region's name, including the names of enclosing regions
LEAST_TICK, MOST_TICK = 1e-12, 1e-3  # range of the length of a tick, in seconds
MOST_SECONDS = 10**9  # maximum duration of a job, so that times in ns fit in 64 bits
MOST_STARTED = 1 << 63


def counted(entries):
    """Returns {number of a counter: count}."""
    return {number: now - begun for number, (begun, now) in enumerate(entries)}


class Pe:
    """The contents of a PE's file. All values are checked in this class, and the code that uses them relies on these
    checks."""

    def __init__(self, path, data):
        self.path = path
        if len(data) < HEADER.size or data[:8] != MAGIC:
            raise Failure(f'{path}: the file is not the profile of a PE')
        self.header = dict(zip(FIELDS, HEADER.unpack_from(data)))
        self.expect_version()
        self.expect_sizes()
        for name in ('host', 'mpi', 'library', 'boot'):
            self.header[name] = printable(self.header[name].split(b'\0')[0].decode(errors='replace'))
        self.number, self.flags = self.header['pe'], self.header['flags']
        self.bins = struct.Struct(f'={BINS}I')
        self.records, self.sites, self.rows, self.teams, self.uses, self.samples, self.barriers = [], {}, [], [], [], [], []
        self.text, self.counters, self.spaces = b'', {}, []
        self.counters_of_phases = {}  # {number of the phase: counters}
        self.is_cut = len(data) < self.header['used']
        self.set_clock()
        self.read_blocks(memoryview(data))

    # ---- The header ----

    def expect_version(self):
        version = self.header['version']
        if version == int.from_bytes(VERSION.to_bytes(4, 'big'), 'little'):
            raise Failure(f'{self.path}: the file has another byte order than this machine; read it on a machine like those of the job')
        if version != VERSION:
            raise Failure(f'{self.path}: the file has format version {version}; this Isthmus reads only version {VERSION}')

    def expect_sizes(self):
        head = self.header
        for name, value, least, most in (
                ('the number of PEs', head['n_pes'], 1, MOST_PES), ('the PE', head['pe'], 0, head['n_pes'] - 1),
                ('the bins of a record', head['bins'], BINS, BINS),
                ('the length of a record', head['record_bytes'], RECORD_BYTES + 4 * BINS, RECORD_BYTES + 4 * BINS),
                ('the length of all', head['used'], HEADER.size, MOST_BYTES),
                ('the length of the header', head['header_bytes'], HEADER.size, head['used']),
                ('the time of the start', head['started'], 0, MOST_STARTED)):
            checked.expect_within(self.path, name, value, least, most)

    def set_clock(self):
        head = self.header
        ticks, nanoseconds = head['last_ticks'] - head['loaded_ticks'], head['last_ns'] - head['loaded_ns']
        checked.expect(ticks >= 0 and nanoseconds >= 0, self.path, 'its last time is before its first')
        self.of_tick = nanoseconds * 1e-9 / ticks if ticks > 0 and not self.flags & clocks.TICKS_ARE_NS else 1e-9
        checked.expect(LEAST_TICK <= self.of_tick <= MOST_TICK, self.path, f'a tick takes {self.of_tick:g} s')
        self.first_tick = head['loaded_ticks']
        self.last_tick = self.first_tick + int(MOST_SECONDS / self.of_tick)
        self.of_start = head['loaded_ns'] * 1e-9 - head['loaded_ticks'] * self.of_tick
        self.shift = lambda seconds: 0.0  # offset to the first host's clock
        for name in ('last_ticks', 'begun', 'ended'):
            checked.expect(head[name] == 0 or self.is_time(head[name]), self.path, f'the time {name} is {head[name]} ticks')

    # ---- Blocks ----

    def damage(self, what):
        return checked.damage(self.path, f'{what}, in the block at byte {self.block_at}')

    def expect(self, holds, what):
        if not holds:
            raise self.damage(what)

    def read_blocks(self, data):
        self.block_at, end = self.header['header_bytes'], min(len(data), self.header['used'])
        while self.block_at + BLOCK_BYTES <= end:
            kind, length, used, self.block_number = BLOCK.unpack_from(data, self.block_at)
            self.expect(BLOCK_BYTES <= length <= self.header['used'] - self.block_at, f'its length is {length}')
            if self.block_at + length > end:
                return  # the file is truncated in this block
            READERS.get(kind, Pe.skip)(self, data[self.block_at + BLOCK_BYTES:self.block_at + length], used)
            self.block_at += length

    def entries(self, layout, data, used):
        """Returns the entries of a block whose entries have a fixed size."""
        self.expect(used * layout.size <= len(data), f'it has {used} entries of {layout.size} bytes, and {len(data)} bytes')
        return layout.iter_unpack(data[:used * layout.size])

    def is_time(self, ticks):
        return self.first_tick <= ticks <= self.last_tick

    def meetings(self, data, used):
        """Returns the bytes of the collectives. A process that was killed may have counted the last collective before
        it wrote it."""
        self.expect(used * MEETING.size <= len(data), f'it has {used} collectives, and {len(data)} bytes')
        found = list(MEETING.iter_unpack(data[:used * MEETING.size]))
        wrong = next((number for number, one in enumerate(found) if not self.first_tick <= one[1] <= one[2] <= self.last_tick), used)
        self.expect(wrong >= used - 1, f'the times of collective {wrong} are {found[wrong][1:3] if wrong < used else ()} ticks')
        return data[:wrong * MEETING.size]

    def skip(self, data, used):
        """Skips a block of an unknown kind."""

    def read_records(self, data, used):
        step = self.header['record_bytes']
        self.expect(used * step <= len(data), f'it has {used} records, and {len(data)} bytes')
        for at in range(0, used * step, step):
            site, key, calls, length, ticks, least, most = RECORD.unpack_from(data, at)
            self.expect(key >> 16 & 0xff <= MOST_SIZE, f'the size of a record is 2 to the power of {(key >> 16 & 0xff) - 1}')
            self.records.append((site, key, calls, length, ticks, least, most, data[at + RECORD_BYTES:at + step]))

    def read_sites(self, data, used):
        at = 0
        self.expect(used <= len(data), f'its sites have {used} bytes')
        while at + SITE.size <= used:
            address, offset, object_bytes, symbol_bytes = SITE.unpack_from(data, at)
            text = at + SITE.size
            self.expect(text + object_bytes + symbol_bytes <= used, f'the texts of a site have {object_bytes} and {symbol_bytes} bytes')
            path = bytes(data[text:text + object_bytes]).decode(errors='replace')
            symbol = bytes(data[text + object_bytes:text + object_bytes + symbol_bytes]).decode(errors='replace')
            self.sites[address] = (path, offset, printable(symbol))
            at = (text + object_bytes + symbol_bytes + 7) // 8 * 8

    def read_text(self, data, used):
        self.expect(used <= len(data), f'its text has {used} bytes')
        self.text += bytes(data[:used])

    def read_row(self, data, used):
        """Reads the calls to each PE by one thread. The row is empty if the thread has just begun."""
        self.expect(used in (0, self.header['n_pes']), f'it has a row for {used} PEs of {self.header["n_pes"]}')
        self.expect(used * TARGET.size <= len(data), f'it has a row for {used} PEs, and {len(data)} bytes')
        if used:
            self.rows.append(data[:used * TARGET.size])

    def read_team(self, data, used):
        self.expect(len(data) >= TEAM_BYTES, 'it has no team')
        key, n_pes, _, occurrences, stride = TEAM.unpack_from(data)
        if n_pes == 0:
            return  # the process was killed before it wrote the team
        self.expect(n_pes <= self.header['n_pes'], f'a team has {n_pes} PEs of {self.header["n_pes"]}')
        self.expect(stride & stride - 1 == 0, f'of a team every {stride}-th collective is kept')
        self.teams.append((key, n_pes, occurrences, max(stride, 1), self.meetings(data[TEAM_BYTES:], used)))

    def read_uses(self, data, used):
        self.uses += self.entries(USE, data, used)

    def read_samples(self, data, used):
        self.samples += (one for one in self.entries(SAMPLE, data, used) if self.is_sample(one))

    def is_sample(self, sample):
        """Returns False if the process was killed after it counted the sample and before it wrote it."""
        self.expect(not any(sample) or self.is_time(sample[0]), f'the time of a sample is {sample[0]} ticks')
        return any(sample)

    def read_clocks(self, data, used):
        self.barriers += [(enter, leave) for _, enter, leave, _, _ in MEETING.iter_unpack(self.meetings(data, used))]

    def read_counters(self, data, used):
        self.counters = counted(self.entries(COUNTER, data, used))

    def read_phase(self, data, used):
        self.counters_of_phases[self.block_number] = counted(self.entries(COUNTER, data, used))

    def read_spaces(self, data, used):
        self.spaces += self.entries(SPACE, data, used)

    # ---- Times ----

    def time(self, ticks):
        """Returns seconds on the first host's clock."""
        seconds = self.of_start + ticks * self.of_tick
        return seconds + self.shift(seconds)

    def end(self):
        return self.header['ended'] if self.flags & (FINALIZED | EXITED) else self.header['last_ticks']

    def seconds(self):
        return max(0.0, (self.end() - self.header['begun']) * self.of_tick)


READERS = {RECORDS: Pe.read_records, SITES: Pe.read_sites, TEXT: Pe.read_text, ROW: Pe.read_row, TEAMS: Pe.read_team,
           USES: Pe.read_uses, SAMPLES: Pe.read_samples, CLOCKS: Pe.read_clocks, COUNTERS: Pe.read_counters,
           SPACES: Pe.read_spaces, PHASE: Pe.read_phase}


# ---- The files ----

def numbered(folder):
    """Returns {PE: path} for the files in the folder."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        raise Failure(f'{folder}: {error.strerror}') from None
    found = {int(match[1]): os.path.join(folder, name) for name in names
             for match in [re.fullmatch(r'pe-([0-9]{1,9})\.isp', name)] if match}
    if not found:
        raise Failure(f'{folder}: the folder contains no profile of a PE (pe-N.isp); expected a folder that oshrun --profile created')
    return found


def read_file(number, path):
    pe = Pe(path, checked.read_bytes(path, MOST_BYTES))
    checked.expect(pe.number == number, path, f'it is of PE {pe.number}')
    return pe


def read_pes(folder):
    """Returns the PEs of the newest job, and the faults of the other files."""
    pes, faults = [], checked.Faults()
    for number, path in sorted(numbered(folder).items()):
        try:
            pes.append(read_file(number, path))
        except Failure as failure:
            faults.add_damaged(failure)
    if not pes:
        faults.expect_usable()
    clocks.compare(pes)
    pes = together(pes, faults)
    n_pes = max(pes, key=lambda pe: pe.header['started']).header['n_pes']
    others = [pe.number for pe in pes if pe.header['n_pes'] != n_pes]
    if others:
        faults.append(f'files of {len(others)} PEs belong to another job and are ignored')
    return [pe for pe in pes if pe.header['n_pes'] == n_pes], n_pes, faults


def together(pes, faults):
    """Returns the PEs except those whose times differ by years from those of most PEs."""
    begins = [pe.time(pe.header['begun']) for pe in pes]
    usual, kept = sorted(begins)[len(begins) // 2], []
    for pe, begin in zip(pes, begins):
        if abs(begin - usual) <= MOST_SECONDS:
            kept.append(pe)
        else:
            faults.add_damaged(checked.damage(pe.path, f'it began {begin - usual:g} s after the other PEs'))
    return kept


def ending(pe):
    """Describes the fault in how a PE ended. Returns None if it ended normally."""
    if pe.is_cut:
        return f'the file of PE {pe.number} is truncated'
    if pe.flags & (FINALIZED | ENDS_JOB) or (pe.flags & EXITED and pe.header['status'] == 0):
        return None
    if pe.flags & EXITED:
        return f'PE {pe.number} exited with status {pe.header["status"]}, without shmem_finalize'
    return f'PE {pe.number} ended without shmem_finalize'


def endings(pes, n_pes):
    ended_by = [pe.number for pe in pes if pe.flags & ENDS_JOB]
    there = {pe.number for pe in pes}
    missing = [number for number in range(n_pes) if number not in there]
    if missing:
        more = f' (and {len(missing) - 1} more)' if len(missing) > 1 else ''
        yield f'the file of PE {missing[0]} is missing{more}'
    for pe in pes:
        fault = ending(pe)
        if fault and (pe.is_cut or not ended_by):
            yield fault


# ---- Merging the PEs ----

class Names:
    """The text lines of a file: names of routines, phases and regions by number, settings, and arguments."""

    def __init__(self, text):
        self.routines, self.phases, self.settings, self.arguments, self.program = {}, {0: ''}, {}, [], ''
        self.regions = {0: ''}  # {number: name with the names of enclosing regions: outer/inner}
        self.counters = {}  # {number: (name, meaning)}
        for line in text.decode(errors='replace').split('\n'):
            with contextlib.suppress(ValueError):  # ignore damaged lines
                self.take(*line.partition(' ')[::2])

    def take(self, word, rest):
        if word == 'routine' and rest.count(' ') == 2:
            number, name, kind = rest.split(' ')
            self.routines[int(number)] = (printable(name), printable(kind))
        elif word == 'phase':
            number, _, name = rest.partition(' ')
            self.phases[int(number)] = printable(name)
        elif word == 'region' and rest.count(' ') >= 2:
            number, parent, name = rest.split(' ', 2)
            above = self.regions.get(int(parent), '')
            if len(above) <= MOST_REGION_NAME:
                self.regions[int(number)] = printable(f'{above}/{name}' if above else name)
        elif word == 'counter' and rest.count(' ') >= 2:
            number, name, meaning = rest.split(' ', 2)
            self.counters[int(number)] = (printable(name), printable(meaning))
        elif word == 'setting':
            name, _, value = rest.partition('=')
            self.settings[name] = value
        elif word == 'argument':
            self.arguments.append(rest)
        elif word == 'program':
            self.program = rest


class Numbers:
    """Numbers things in the order of their first use."""

    def __init__(self):
        self.of = {}

    def __getitem__(self, thing):
        return self.of.setdefault(thing, len(self.of))


class Merged:
    """Sums of the calls of one routine from one place in one phase."""

    def __init__(self):
        self.calls = self.bytes = 0
        self.seconds, self.least, self.most = 0.0, float('inf'), 0.0
        self.sizes, self.by_pe, self.bins = {}, {}, [0] * BINS

    def add(self, pe, record, reference):
        _, key, calls, length, ticks, least, most, bins = record
        size = key >> 16 & 0xff
        self.calls += calls
        self.bytes += length
        self.seconds += ticks * pe.of_tick
        self.least = min(self.least, least * pe.of_tick)
        self.most = max(self.most, most * pe.of_tick)
        name = '0' if size == 0 else str(1 << size - 1)
        self.sizes[name] = self.sizes.get(name, 0) + calls
        mine = self.by_pe.setdefault(pe.number, [0, 0, 0.0])
        mine[0] += calls
        mine[1] += length
        mine[2] += ticks * pe.of_tick
        self.add_bins(pe.bins.unpack(bins), bin_of(least), bin_of(most), pe.of_tick / reference)

    def add_bins(self, counts, first, last, rate):
        for number in range(first, min(last, len(counts) - 1) + 1):
            if counts[number] and 0.98 < rate < 1.02:
                self.bins[number] += counts[number]
            elif counts[number]:  # convert bins, because ticks of another host may have another length
                self.bins[min(bin_of(middle(number) * rate), len(self.bins) - 1)] += counts[number]

    def quantile(self, part, of_tick):
        wanted, seen = part * sum(self.bins), 0
        for number, count in enumerate(self.bins):
            seen += count
            if count and seen >= wanted:
                return min(max(middle(number) * of_tick, self.least), self.most)
        return self.most


def middle(number):
    """Returns the mean duration of the calls in a bin of the histogram, in ticks."""
    if number < 8:
        return number
    shift = number // 4 - 1
    return ((number - 4 * shift) + 0.5) * (1 << shift)


def bin_of(ticks):
    ticks = int(ticks)
    if ticks < 4:
        return ticks
    shift = ticks.bit_length() - 3
    return 4 * shift + (ticks >> shift)


def row_of(pe):
    """Returns (calls, bytes) to each PE, summed over all threads."""
    rows = [TARGET.iter_unpack(row) for row in pe.rows]
    if len(rows) < 2:
        return rows[0] if rows else []
    return ([sum(numbers) for numbers in zip(*cells)] for cells in zip(*rows))


class Profile:
    """The merged data of all PEs."""

    def __init__(self, pes):
        self.pes = pes
        self.sites, self.phases, self.regions = Numbers(), Numbers(), regions.Regions()
        self.names = {}  # {text: Names}; most PEs have equal texts
        self.phases['']
        self.of_tick = pes[0].of_tick

    def names_of(self, pe):
        if pe.text not in self.names:
            self.names[pe.text] = Names(pe.text)
        return self.names[pe.text]

    def site(self, pe, address):
        return self.sites[pe.sites.get(address, ('', address, ''))]

    def routine(self, pe, number):
        return self.names_of(pe).routines.get(number, (f'routine {number}', 'query'))

    def records(self):
        """Returns the merged records of calls, and what each PE spent where."""
        merged, spent = {}, {pe.number: [0.0, 0.0, 0.0] for pe in self.pes}
        for pe in self.pes:
            names, mine = self.names_of(pe), spent[pe.number]
            phases = names.phases
            for record in pe.records:
                if record[2] == 0:
                    continue
                region = self.regions[names.regions.get(record[1] >> 41, '')]
                if record[1] & 0xffff >= POP_OF_NONE:
                    self.regions.add(region, record[1] & 0xffff, self.site(pe, record[0]), pe, record, Merged, self.of_tick)
                    continue
                name, kind = self.routine(pe, record[1] & 0xffff)
                if name in BEFORE:
                    continue
                key = (name, kind, self.site(pe, record[0]), self.phases[phases.get(record[1] >> 24 & 0xffff, '')],
                       region)
                if key not in merged:
                    merged[key] = Merged()
                merged[key].add(pe, record, self.of_tick)
                if not record[1] >> 40 & 1:  # nested calls are part of the enclosing call
                    seconds = record[4] * pe.of_tick
                    mine[0] += seconds
                    self.regions.add_call(region, pe.number, seconds)
                    mine[1] += seconds * (kind in WAITS)
                    mine[2] += seconds * (kind == 'collective')
        return [self.record(key, merged[key]) for key in merged], spent

    def before(self):
        return max((record[6] * pe.of_tick for pe in self.pes for record in pe.records
                    if self.routine(pe, record[1] & 0xffff)[0] in BEFORE), default=0.0)

    def record(self, key, of):
        name, kind, site, phase, region = key
        return {'routine': name, 'class': kind, 'site': site, 'phase': phase, 'region': region, 'calls': of.calls, 'bytes': of.bytes,
                'seconds': of.seconds, 'least': of.least, 'median': of.quantile(0.5, self.of_tick),
                'p99': of.quantile(0.99, self.of_tick), 'most': of.most,
                'sizes': dict(sorted(of.sizes.items(), key=lambda item: int(item[0]))),
                'by_pe': [[pe, *numbers] for pe, numbers in of.by_pe.items()]}

    def matrix(self):
        return [[pe.number, target, calls, length] for pe in self.pes
                for target, (calls, length) in enumerate(row_of(pe)) if calls]

    def collectives(self):
        found = {}
        for members in self.teams().values():
            if len(members) == members[0][1]:
                self.add_meetings(members, found)
        return [{'routine': routine, 'site': site, 'team_pes': n_pes, 'times': of[0], 'waited': of[1],
                 'late': [[pe, *numbers] for pe, numbers in sorted(of[2].items(), key=lambda item: -item[1][1])]}
                for (routine, site, n_pes), of in found.items()]

    def teams(self):
        """Returns {key of a team: [(PE, number of PEs, stride, collectives)]}. One of `stride` collectives of the team
        was recorded."""
        teams = {}
        for pe in self.pes:
            for key, n_pes, _, stride, meetings in pe.teams:
                teams.setdefault(key, []).append((pe, n_pes, stride, meetings))
        return teams

    def add_meetings(self, members, found):
        """Adds the collectives that all members have recorded. If a log was long, it contains only one of `stride`
        collectives."""
        stride = max(member[2] for member in members)
        longest = max(len(meetings) // MEETING.size * own // stride for _, _, own, meetings in members)
        while longest * len(members) > MOST_MEETINGS:
            stride, longest = 2 * stride, longest // 2
        columns = [list(MEETING.iter_unpack(meetings))[::stride // own] for _, _, own, meetings in members]
        pes = [member[0] for member in members]
        for meetings in zip(*columns):
            if len({meeting[3] for meeting in meetings}) == 1:
                self.add_meeting(pes, meetings, stride, found)

    def add_meeting(self, pes, meetings, stride, found):
        enters = [pe.time(meeting[1]) for pe, meeting in zip(pes, meetings)]
        last = max(enters)
        waited = sum(min(max(last - enter, 0.0), (meeting[2] - meeting[1]) * pe.of_tick)
                     for pe, enter, meeting in zip(pes, enters, meetings))
        key = (self.routine(pes[0], meetings[0][3])[0], self.site(pes[0], meetings[0][0]), len(pes))
        of = found.setdefault(key, [0, 0.0, {}])
        of[0] += stride
        of[1] += stride * waited
        late = of[2].setdefault(pes[enters.index(last)].number, [0, 0.0])
        late[0] += stride
        late[1] += stride * waited

    def memory(self):
        begin = min(pe.time(pe.header['begun']) for pe in self.pes)
        uses = {}
        for pe in self.pes:
            for address, _, most, blocks in pe.uses:
                use = uses.setdefault(self.site(pe, address), [0, 0])
                use[0], use[1] = max(use[0], most), max(use[1], blocks)
        return {'samples': samples(self.pes, begin),
                'sites': [{'site': site, 'bytes': most, 'blocks': blocks} for site, (most, blocks) in uses.items()],
                'spaces': spaces.merged(self)}


def samples(pes, begin):
    """Returns at most about MOST_SAMPLES samples of memory use: the sum over all PEs, the maximum of any PE, and the
    minimum over all PEs of the largest free range of the heap."""
    changes = sorted((max(0.0, pe.time(ticks) - begin), at, in_use, largest) for at, pe in enumerate(pes)
                     for ticks, in_use, _, largest in pe.samples)
    now, free, kept, due = [0] * len(pes), [pe.header['heap_size'] for pe in pes], [], 0
    for number, (seconds, at, in_use, largest) in enumerate(changes):
        now[at], free[at] = in_use, largest
        if number >= due or number == len(changes) - 1:
            kept.append([seconds, sum(now), max(now), min(free)])
            due += max(1, len(changes) // MOST_SAMPLES)
    return kept


def pe_entry(pe, spent):
    head = pe.header
    return {'pe': pe.number, 'host': head['host'], 'pid': head['pid'], 'complete': ending(pe) is None,
            'seconds': pe.seconds(), 'in_library': spent[0], 'in_waits': spent[1], 'in_collectives': spent[2],
            'heap_size': head['heap_size'], 'heap_peak': head['heap_peak'], 'heap_left': head['heap_now']}


def job_entry(profile, n_pes):
    first = profile.pes[0]
    names, head = profile.names_of(first), first.header
    by_number = {pe.number: pe.header for pe in profile.pes}
    nodes = Numbers()
    for pe in profile.pes:
        nodes[pe.header['boot'], pe.header['host'], pe.header['node']]
    there = [by_number.get(number, head) for number in range(n_pes)]
    return {'program': names.program, 'arguments': names.arguments, 'pes': n_pes, 'hosts': [one['host'] for one in there],
            'nodes': [nodes[one['boot'], one['host'], one['node']] for one in there], 'mpi': head['mpi'],
            'start': time.strftime('%Y-%m-%dT%H:%M:%S%z', time.localtime(head['started'] // 10**9)),
            'seconds': max(pe.seconds() for pe in profile.pes), 'init_seconds': profile.before(), 'library': head['library'], 'settings': names.settings,
            'cores': {one['host']: one['cores'] for one in there}}


def read(folder):
    """Returns the profile of the job in the folder."""
    pes, n_pes, faults = read_pes(folder)
    faults += endings(pes, n_pes)
    profile = Profile(pes)
    records, spent = profile.records()
    collectives, memory, matrix = profile.collectives(), profile.memory(), profile.matrix()
    counted_all = counters.merged(pes, profile)
    return {'format': 'isthmus-profile', 'version': JSON_VERSION, 'complete': not faults, 'faults': faults,
            'job': job_entry(profile, n_pes), 'phases': list(profile.phases.of), 'sites': places.described(profile.sites.of),
            'regions': profile.regions.told(profile.of_tick), 'marks': profile.regions.marks(),
            'unbalanced': profile.regions.unbalanced(), 'records': records, 'matrix': matrix, 'pes': [pe_entry(pe, spent[pe.number]) for pe in pes],
            'collectives': collectives, 'memory': memory, 'counters': counted_all, 'lost': sum(pe.header['lost'] for pe in pes)}


def load(path):
    """Returns the profile in a folder or in a profile.json."""
    if os.path.isdir(path):
        return read(path)
    try:
        profile = checked.load_json(path)
    except OSError as error:
        raise Failure(f'{path}: {error.strerror}') from None
    except ValueError:
        raise Failure(f'{path}: the file is not a profile, or is damaged') from None
    if not isinstance(profile, dict) or profile.get('format') != 'isthmus-profile':
        raise Failure(f'{path}: the file is not a profile; expected the folder of a profile, or its profile.json')
    if profile.get('version') != JSON_VERSION:
        raise Failure(f'{path}: the file has format version {profile.get("version")}; expected {JSON_VERSION}')
    fault = shape.misfit(profile)
    checked.expect(fault is None, path, fault)
    return profile
