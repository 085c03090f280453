"""Exports the trace as an OTF2 archive. This module passes records, one per line, to lib/isthmus/isthmus-otf2, which
writes the archive."""
import os
from isthmus_profile import output
from isthmus_profile.checked import Failure
from isthmus_profile.sums import site_text
from isthmus_trace import links, writer
from isthmus_trace.read import LOCAL, REMOTE

# Constants of the OTF2 format.
ROLES = {'put': 29, 'get': 29, 'signal': 29, 'atomic': 14, 'wait': 28, 'collective': 26, 'message': 28, 'memory': 35,
         'region': 4}  # OTF2_REGION_ROLE_...
BARRIER_ROLE, FREE_ROLE, FUNCTION_ROLE = 15, 36, 1
COLLECTIVES = (('alltoallv', 9), ('alltoall', 8), ('broadcast', 1), ('fcollect', 6), ('collect', 7), ('gatherv', 3), ('scatterv', 5),
               ('exscan', 15), ('inscan', 14), ('reduce', 11), ('to_all', 11), ('barrier', 0), ('sync', 0), ('alloc', 19),
               ('align', 19), ('free', 20))  # OTF2_COLLECTIVE_OP_...; the first entry whose word is part of the routine's name applies
HANDLES = 17  # operations that create teams, and finalize
ATOMICS = (('fetch_inc', 6), ('finc', 6), ('fetch_add', 5), ('fadd', 5), ('compare_swap', 3), ('cswap', 3), ('swap', 4),
           ('fetch_', 7), ('inc', 1))  # OTF2_RMA_ATOMIC_TYPE_...
ACCUMULATE = 0
FETCHES = ('fetch', 'swap', 'finc', 'fadd')
PROCESSES, MEMORY_TOO = 1, 3  # OTF2_RMA_SYNC_LEVEL_...
ON, OFF = 1, 2
NS = 10**9
ATTRIBUTES = ('site', 'phase', 'context', 'address', 'signal', 'ended by PE', 'bytes')
TEXTS = {'site', 'phase'}


def first_of(table, name, otherwise):
    return next((number for word, number in table if word in name), otherwise)


def role_of(name, kind):
    if kind == 'collective' and ('barrier' in name or 'sync' in name):
        return BARRIER_ROLE
    return FREE_ROLE if name.endswith('free') else ROLES.get(kind, FUNCTION_ROLE)


class Sites(dict):
    """{number of a call site: its text}, filled on demand."""

    def __init__(self, trace):
        super().__init__()
        self.told = trace.told

    def __missing__(self, site):
        self[site] = site_text(self.told, site)
        return self[site]


class Archive:
    """Passes the records of a trace to isthmus-otf2 by calling `tell`, one line at a time."""

    def __init__(self, trace, tell):
        self.trace, self.tell = trace, tell
        self.strings, self.regions = writer.Numbers(), writer.Numbers()
        self.sites = Sites(trace)
        self.locations = {}  # {(PE, thread): number of its location in OTF2}
        for pe in trace.pes:
            for thread in range(max(pe.threads, 1)):
                self.locations[pe.number, thread] = len(self.locations)
        self.order = {pe.number: at for at, pe in enumerate(trace.pes)}  # {PE: its index in all groups}
        self.teams = team_members(trace)
        self.windows = {team: number + 1 for number, team in enumerate(self.teams)}  # {team: number of its RMA window
                                                                                     # in OTF2}; window 0 is the whole
                                                                                     # job
        self.messages = len(self.teams) + 1  # number of the RMA window for active messages
        self.matching = 0

    def time(self, seconds):
        return max(0, round((seconds - self.trace.begin_seconds) * NS))

    def write(self):
        self.tell(f'locations {len(self.locations)}')
        for pe in self.trace.pes:
            for thread in range(max(pe.threads, 1)):
                self.thread(pe, thread)
        self.tell('definitions')
        tell, later = self.tell, []  # `later` collects the definitions, because readers need the texts first
        self.tell = later.append
        self.define()
        for text, number in self.strings.items():
            tell(f'string {number} | {text}')
        for line in later:
            tell(line)

    def thread(self, pe, thread):
        """Passes the calls of a thread as nested enter and leave events, and the intervals in which calls were not
        recorded."""
        place, calls = self.locations[pe.number, thread], self.calls(pe, thread)
        marks = sorted([(gap.start, OFF) for gap in pe.gaps if gap.thread == thread] +
                       [(gap.end, ON) for gap in pe.gaps if gap.thread == thread] +
                       [(seconds, OFF if pauses else ON) for seconds, pauses in pe.pauses if thread == 0], reverse=True)
        opened, now = [], 0
        for event in calls + [None]:
            start = float('inf') if event is None else event.start
            while opened and opened[-1][0].end <= start:
                call, number = opened.pop()
                now = self.marks(place, marks, call.end, now)
                now = max(now, self.time(call.end))
                self.leave(place, call, number, now)
            now = self.marks(place, marks, start, now)
            if event is not None:
                now = max(now, self.time(event.start))
                opened.append((event, self.enter(place, event, now)))

    @staticmethod
    def calls(pe, thread):
        """Returns the calls and regions of a thread."""
        return [event for event in pe.nested() if event.thread == thread]

    def marks(self, place, marks, until, now):
        while marks and marks[-1][0] <= until:
            seconds, mode = marks.pop()
            now = max(now, self.time(seconds))
            self.tell(f'measurement {place} {now} {mode}')
        return now

    def attribute(self, name, value):
        number = ATTRIBUTES.index(name)
        if name in TEXTS:
            self.tell(f'text {number} {self.strings[value]}')
        else:
            self.tell(f'number {number} {value}')

    def enter(self, place, event, now):
        """Passes the begin of a call. Returns the number that connects a transfer with its completion."""
        if event.site is not None:
            self.attribute('site', self.sites[event.site])
        for name in ('phase', 'context', 'address'):
            if getattr(event, name):
                self.attribute(name, getattr(event, name))
        if event.kind == 'memory' and event.bytes:
            self.attribute('bytes', event.bytes)
        self.tell(f'enter {place} {now} {self.regions[event.name, event.kind]}')
        if self.is_transfer(event):
            return self.transfer(place, event, now)
        if event.name.endswith('set_lock') or event.name.endswith('test_lock'):
            word = 'request_lock' if event.name.endswith('set_lock') else 'try_lock'
            self.tell(f'{word} {place} {now} 0 0 {lock_number(event)}')
        elif event.kind == 'lock' and not event.is_open:
            self.tell(f'release_lock {place} {now} 0 0 {lock_number(event)}')
        elif links.team_of(event) in self.windows:
            self.tell(f'collective {place} {now}')
        return None

    def is_transfer(self, event):
        return (event.kind in links.TRANSFERS or event.kind == links.MESSAGE) and event.peer in self.order

    def window_of(self, event):
        return self.messages if event.kind == links.MESSAGE else 0

    def number_of(self, event):
        """Returns the number that connects the operation with its completion. Another thread may complete the
        operation, and may need the number first."""
        if not event.number:
            self.matching += 1
            event.number = self.matching
        return event.number

    def transfer(self, place, event, now):
        matching = self.number_of(event)
        to = self.order[event.peer]
        if 'put_signal' in event.name:
            self.attribute('signal', event.value)
        if event.kind == links.MESSAGE:
            self.tell(f'put {place} {now} {self.messages} {to} {event.bytes} {matching}')
        elif event.kind in ('put', 'get'):
            self.tell(f'{event.kind} {place} {now} 0 {to} {event.bytes} {matching}')
        else:
            kind = first_of(ATOMICS, event.name, ACCUMULATE)
            received = event.bytes if any(word in event.name for word in FETCHES) else 0
            self.tell(f'atomic {place} {now} 0 {to} {kind} {event.bytes} {received} {matching}')
        return matching if links.is_sent(event) or not links.is_begun(event) else None

    def leave(self, place, event, number, now):
        if number is not None:
            self.tell(f'complete {place} {now} {self.window_of(event)} {number}')
        elif event.kind == 'wait' and not event.is_open:
            self.tell(f'change {place} {now} 0')
        elif event.kind == 'lock' and not event.name.endswith('clear_lock') and event.value == 0 and not event.is_open:
            self.tell(f'acquire_lock {place} {now} 0 0 {lock_number(event)}')
        if event.begun and event.other in self.windows and event.kind == 'collective':
            self.tell(f'request {place} {now} {self.number_of(event)}')
        if event.tested is not None and self.is_transfer(event.tested):
            self.tell(f'test {place} {now} {self.window_of(event.tested)} {self.number_of(event.tested)}')
        for begun, parts in event.completes or ():
            self.complete(place, begun, parts, now)
        self.end_of_collective(place, event, now)
        if event.ender is not None:
            self.attribute('ended by PE', event.ender.pe)
        self.tell(f'leave {place} {now} {self.regions[event.name, event.kind]}')

    def complete(self, place, begun, parts, now):
        """Passes the completion of an operation. If the call returned two requests, the second one is passed as
        completion at the target. So is the execution of a message's handler. A single request is passed as
        completion of the operation."""
        number, window = self.number_of(begun), self.window_of(begun)
        if begun.kind == 'collective':
            if begun.other in self.windows:
                self.tell(f'request_end {place} {now} {self.collective(begun, begun.other)} {number}')
        elif self.is_transfer(begun):
            has_two = LOCAL in (begun.begun or ())
            if parts & LOCAL or not has_two and not links.is_sent(begun):
                self.tell(f'complete_later {place} {now} {window} {number}')
            if parts & REMOTE and (has_two or links.is_sent(begun)):
                self.tell(f'complete_remote {place} {now} {window} {number}')

    def end_of_collective(self, place, event, now):
        team = links.team_of(event)
        if team not in self.windows:
            return
        level = PROCESSES if 'sync' in event.name else MEMORY_TOO
        self.tell(f'collective_end {place} {now} {level} {self.collective(event, team)}')

    def collective(self, event, team):
        operation = first_of(COLLECTIVES, event.name, HANDLES)
        is_rooted = operation == 1 and event.value < len(self.teams[team])
        root = event.value if is_rooted else 2**32 - 1  # OTF2_UNDEFINED_UINT32
        return f'{operation} {self.windows[team]} {root} {event.bytes} {event.bytes}'

    # ---- Definitions ----

    def define(self):
        names = self.strings
        trace = self.trace
        start = max((pe.profile.header['started'] for pe in trace.pes), default=0)
        self.tell(f'clock {NS} 0 {self.time(trace.end_seconds) + 1} {start}')
        self.tell(f'paradigm {names["OpenSHMEM"]}')
        for number, name in enumerate(ATTRIBUTES):
            self.tell(f'attribute {number} {names[name]} {names[""]} {int(name in TEXTS)}')
        self.define_places()
        for (name, kind), number in self.regions.items():
            self.tell(f'region {number} {names[name]} {names[kind]} {role_of(name, kind)}')
        self.define_teams()

    def define_places(self):
        names, hosts = self.strings, writer.Numbers()
        hosts['']  # number 0 is the machine
        self.tell(f'node 0 {names["machine"]} {names["machine"]}')
        for pe in self.trace.pes:
            host = pe.profile.header['host']
            if host not in hosts:
                self.tell(f'node {hosts[host]} {names[host]} {names["node"]}')
            self.tell(f'process {pe.number} {names[f"PE {pe.number}"]} {hosts[host]}')
        for (pe, thread), number in self.locations.items():
            self.tell(f'location {number} {names[f"thread {thread}"]} {pe}')

    def define_teams(self):
        """Defines the groups. Group 0 contains the locations of the PEs; all other groups contain indexes into it."""
        names = self.strings
        self.tell(f'group 0 {names["PEs"]} ' + ' '.join(str(self.locations[pe.number, 0]) for pe in self.trace.pes))
        self.tell(f'group 1 {names["all"]} ' + ' '.join(str(at) for at in self.order.values()))
        self.tell(f'window 0 {names["symmetric memory"]} 1')
        for team, members in self.teams.items():
            number = self.windows[team]
            self.tell(f'group {number + 1} {names[f"team {number}"]} ' + ' '.join(str(self.order[pe]) for pe in members))
            self.tell(f'window {number} {names[f"team {number}"]} {number + 1}')
        self.tell(f'window {self.messages} {names["active messages"]} 1')


def lock_number(event):
    return event.place if event.place is not None else event.address


def team_members(trace):
    """Returns {team: PEs that took part in its collectives}."""
    found = {}
    for event in trace.events():
        team = links.team_of(event) or (event.other if event.kind == 'collective' and not event.is_open else 0)
        if team:
            found.setdefault(team, set()).add(event.pe)
    return {team: sorted(pes) for team, pes in found.items()}


def write(trace, folder, program):
    """Writes the archive to a new folder. `program` is the path of isthmus-otf2."""
    writer.expect(program, '--otf2', 'the library of OTF2 (Debian: libotf2-trace-dev)')
    if os.path.lexists(folder):
        raise Failure(f'--otf2: {folder} already exists; expected the name of a new folder')
    output.make_folder(folder)
    writer.tell_all(program, folder, '--otf2', lambda tell: Archive(trace, tell).write())
