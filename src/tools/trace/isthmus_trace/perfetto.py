"""Exports the timeline in Perfetto's binary format. This module passes records, one per line, to
lib/isthmus/isthmus-perfetto, which writes the file."""
from isthmus_profile import output
from isthmus_profile.sums import site_text
from isthmus_trace import links, writer
from isthmus_trace.read import Event, REMOTE

NS = 10**9
BOOL, NUMBER, POINTER, TEXT = 2, 3, 7, 17  # numbers of fields of DebugAnnotation
COUNT, BYTES = 2, 3  # units of CounterDescriptor
UNDER_WAY, MEMORY = 'operations under way', 'symmetric memory'


class Texts(dict):
    """{text: number}. A new text is passed to `tell` once, at its first use."""

    def __init__(self, tell, word):
        super().__init__()
        self.tell, self.word = tell, word

    def __missing__(self, text):
        number = self[text] = len(self) + 1
        self.tell(f'{self.word} {number} | {text}')
        return number


class Timeline:
    """Passes the records of a trace to isthmus-perfetto by calling `tell`, one line at a time."""

    def __init__(self, trace, tell):
        self.trace, self.tell = trace, tell
        self.names, self.categories, self.keys, self.texts = (Texts(tell, word) for word in ('name', 'category', 'key', 'text'))
        self.sites = {}  # {call site: number of its text}
        self.tracks = writer.Numbers(1)
        self.first = min(trace.begin_seconds, min((one.start for pe in trace.pes for one in pe.events[:1] + pe.regions[:1]), default=0))
        self.pids = [pe.profile.header['pid'] for pe in trace.pes]
        if len(set(self.pids)) < len(self.pids):  # processes of several hosts may have equal IDs
            self.pids = [pe.number + 1 for pe in trace.pes]
        self.find_flows()

    def time(self, seconds):
        return max(0, round((seconds - self.first) * NS))

    def find_flows(self):
        """Numbers the arrows between events. Stores for each event the arrows that begin at it, the arrows that end at
        it, and the arrow that ends its wait."""
        self.begins, self.ends, self.enders = {}, {}, {}
        for number, (kind, source, target) in enumerate(links.arrows(self.trace), 1):
            self.begins.setdefault(id(source), []).append(number)
            if kind == links.ENDS_WAIT:
                self.enders[id(target)] = number
            else:
                self.ends.setdefault(id(target), []).append(number)

    def write(self):
        for pe, pid in zip(self.trace.pes, self.pids):
            hosts = self.trace.job['hosts']
            host = hosts[pe.number] if pe.number < len(hosts) else ''
            track = self.tracks[pe.number, None]
            self.tell(f'process {track} {pid} {pe.number} | PE {pe.number} ({host})')
            for thread in range(max(pe.threads, 1)):
                self.tell(f'thread {self.tracks[pe.number, thread]} {track} {pid} {pid + thread} | thread {thread}')
                self.thread(pe, thread)
            for seconds, name in pe.phases:
                self.instant(track, self.time(seconds), f'phase {name}'.rstrip(), 'phase')
            for seconds, pauses in pe.pauses:
                self.instant(track, self.time(seconds), 'not recorded from here' if pauses else 'recorded from here', 'phase')
            self.counter(pe, track, UNDER_WAY, COUNT, under_way(pe))
            self.counter(pe, track, MEMORY, BYTES, memory(pe))

    def counter(self, pe, track, name, unit, changes):
        """Passes the values of a counter. `changes` contains (seconds, difference)."""
        changes = sorted(changes, key=lambda change: change[0])
        if not changes:
            return
        number, value = self.tracks[pe.number, name], 0
        self.tell(f'counter {number} {track} {unit} | {name}')
        for seconds, change in changes:
            value = max(0, value + change)  # an operation may have started before --from
            self.tell(f'count {number} {self.time(seconds)} {value}')

    # ---- Calls and regions ----

    def thread(self, pe, thread):
        """Passes the calls of a thread, nested in the enclosing calls and regions."""
        track, opened, now = self.tracks[pe.number, thread], [], 0
        lost = [Event(gap.pe, gap.thread, gap.start, gap.end, f'{gap.calls} calls lost', 'lost') for gap in pe.gaps]
        for event in pe.nested(lost):
            if event.thread != thread:
                continue
            start = self.time(event.start)
            while opened and opened[-1] <= start:
                now = self.end(track, opened.pop(), now)
            now = max(now, start)
            self.begin(track, event, now)
            opened.append(max(now, self.time(event.end)))
        while opened:
            now = self.end(track, opened.pop(), now)
        for event in pe.moments:
            if event.thread == thread:
                self.instant(track, self.time(event.start), event.name, 'mark')

    def end(self, track, end, now):
        now = max(now, end)
        self.tell(f'end {track} {now}')
        return now

    def begin(self, track, event, now):
        notes = self.notes(event)
        name, category = self.names[event.name], self.categories[event.kind]
        for number in self.begins.get(id(event), ()):
            self.tell(f'flow {number}')
        for number in self.ends.get(id(event), ()):
            self.tell(f'ends {number}')
        self.tell(f'begin {track} {now} {name} {category}{notes}')
        if id(event) in self.enders:
            self.end_of_wait(track, event, now)

    def end_of_wait(self, track, event, now):
        """Passes an instant event at the end of the wait, to which the arrow leads. The arrow cannot lead to the call
        itself: Perfetto uses the earlier of two slices as the source of an arrow, and the waiting call may be the
        earlier one."""
        by = event.ender
        seconds = max(event.until, by.start)
        self.instant(track, max(now, self.time(seconds), self.time(by.start) + 1), f'ended by PE {by.pe}', 'wait', self.enders[id(event)])

    def instant(self, track, now, name, category, flow=None):
        number, kind = self.names[name], self.categories[category]
        if flow is not None:
            self.tell(f'ends {flow}')
        self.tell(f'instant {track} {now} {number} {kind}')

    def note(self, key, field, value):
        return f' {self.keys[key]} {field} {value}'

    def site(self, site):
        if site not in self.sites:
            self.sites[site] = self.note('site', TEXT, self.texts[site_text(self.trace.told, site)])
        return self.sites[site]

    def notes(self, event):
        told = [] if event.site is None else [self.site(event.site)]
        if event.peer >= 0:
            told.append(self.note('pe', NUMBER, event.peer))
        for key in ('bytes', 'context'):
            if getattr(event, key):
                told.append(self.note(key, NUMBER, getattr(event, key)))
        if event.phase:
            told.append(self.note('phase', TEXT, self.texts[event.phase]))
        if event.address:
            told.append(self.note('address', POINTER, event.address))
        cause = links.cause_text(event)
        if cause is not None:
            told.append(self.note('waited_ns', NUMBER, max(0, round((event.until - event.start) * NS))))
            told.append(self.note('ended_by', TEXT, self.texts[cause]))
        if event.is_open:
            told.append(self.note('returned', BOOL, 0))
        return ''.join(told)


# ---- Counters over time ----

def under_way(pe):
    """Yields the changes of the number of nonblocking operations that are not complete."""
    for event in pe.events:
        if links.is_begun(event) and not event.is_open:
            yield event.end, 1
        for _, parts in event.completes or ():
            if parts & REMOTE:
                yield event.end, -1


def memory(pe):
    """Yields the changes of the bytes in blocks that the program has allocated."""
    blocks = {}
    for event in pe.events:
        if event.kind != 'memory' or event.is_open or not event.address:
            continue
        before = event.address if event.name.endswith('free') else event.other
        if before in blocks:
            yield event.end, -blocks.pop(before)
        if not event.name.endswith('free') and event.bytes:
            blocks[event.address] = event.bytes
            yield event.end, event.bytes


def write(trace, path, program):
    """Writes the timeline. `program` is the path of isthmus-perfetto."""
    writer.expect(program, '--perfetto', 'protobuf-c (Debian: libprotobuf-c-dev, protobuf-c-compiler)')
    with output.new_file(path, is_text=False) as file:
        writer.tell_all(program, path, '--perfetto', lambda tell: Timeline(trace, tell).write(), file.fileno())
