"""Finds the causes of waits (the put or signal that wrote a word, the holder of a lock, the last PE in a collective),
and the calls that complete nonblocking operations."""
import bisect
from isthmus_trace.read import BY_TEAM, LOCAL, REMOTE

WRITES = {'put', 'atomic', 'signal'}
NO_WRITES = ('fetch', 'signal_fetch')
SETS = ('_p', '_set', '_swap', '_put_signal', '_put_signal_nbi', '_signal_set')
SLACK = 2e-6  # in seconds: uncertainty of the clocks of different hosts


def link(trace):
    """Sets the attributes `until`, `ender` and `completes` of the events."""
    link_waits(trace)
    link_locks(trace)
    link_collectives(trace)
    link_completions(trace)


def is_write(event):
    return event.kind in WRITES and event.peer >= 0 and not event.name.endswith(NO_WRITES) and 'get' not in event.name


def waited_words(trace):
    """Returns {PE: sorted positions of the words for which it waits}. A position identifies a symmetric word on all
    PEs."""
    words = {}
    for event in trace.events():
        if event.kind == 'wait' and event.place is not None and not event.is_open:
            words.setdefault(event.pe, set()).update(places_of(event))
    return {pe: sorted(found) for pe, found in words.items()}


def places_of(event):
    """Returns the positions (in symmetric memory) of the words for which the call waits."""
    return range(event.place, event.place + event.other, max(event.value, 1)) if is_for_several(event) else (event.place,)


def is_for_several(event):
    return event.other > 8 or '_all' in event.name or '_some' in event.name


def signals(event):
    """Yields (position, value, True if the value is stored or False if it is added) of each word that the call writes
    separately."""
    if event.signal_place is not None:
        yield event.signal_place, event.value, not event.other & 1
    elif event.place is not None and (event.kind in ('atomic', 'signal') or event.name.endswith('_p')):
        yield event.place, event.value, event.name.endswith(SETS)


def writes_of(trace, words):
    """Returns the writes to words for which a PE waits: {(PE, position of the word): [(start, end, event, value or
    None)]}."""
    found = {}
    for event in trace.events():
        mine = words.get(event.peer)
        if not mine or not is_write(event):
            continue
        single = False
        for place, value, is_set in signals(event):
            single = event.kind != 'put' or event.name.endswith('_p')
            at = bisect.bisect_left(mine, place)
            if at < len(mine) and mine[at] == place:
                found.setdefault((event.peer, place), []).append((event.start, event.end, event, value if is_set else None))
        if not single and event.place is not None:
            for place in mine[bisect.bisect_left(mine, event.place):bisect.bisect_left(mine, event.place + event.bytes)]:
                found.setdefault((event.peer, place), []).append((event.start, event.end, event, None))
    for writes in found.values():
        writes.sort(key=lambda write: write[0])
    return {key: (writes, [write[0] for write in writes]) for key, writes in found.items()}


def ender_of(wait, writes, starts):
    """Returns the write that ended the wait: the last write that had begun at the end of the wait. If the value that
    the waiting PE found is known, only writes of this value count."""
    at = bisect.bisect_right(starts, wait.end + SLACK)
    if at == 0:
        return None
    if not is_for_several(wait):
        for write in reversed(writes[max(0, at - 64):at]):
            if write[3] is not None and write[3] == wait.value:
                return write
    return writes[at - 1]


def link_waits(trace):
    words = waited_words(trace)
    found = writes_of(trace, words)
    for event in trace.events():
        if event.kind != 'wait' or event.is_open:
            continue
        event.until = event.end
        if event.place is None:
            continue
        enders = [ender_of(event, *found[event.pe, place]) for place in places_of(event) if (event.pe, place) in found]
        enders = [one for one in enders if one is not None]
        if enders:
            event.ender = max(enders, key=lambda one: one[0])[2]


# ---- Locks ----

def link_locks(trace):
    frees = {}
    for event in trace.events():
        if event.name.endswith('clear_lock') and event.place is not None:
            frees.setdefault(event.place, []).append(event)
    for place, some in frees.items():
        some.sort(key=lambda event: event.start)
        frees[place] = (some, [event.start for event in some])
    for event in trace.events():
        if event.name.endswith('set_lock') and event.place in frees and not event.is_open:
            free = last_before(*frees[event.place], event)
            if free is not None:
                event.until, event.ender = event.end, free


def last_before(frees, starts, event):
    """Returns the last release by another PE before this PE acquired the lock, or None if this PE did not wait for it."""
    at = bisect.bisect_right(starts, event.end + SLACK)
    while at > 0 and frees[at - 1].pe == event.pe:
        at -= 1
    return frees[at - 1] if at > 0 and frees[at - 1].end > event.start else None


# ---- Collectives ----

def team_of(event):
    """Returns the key of the team that the call synchronizes, or 0."""
    if event.kind not in BY_TEAM or event.is_open or event.name.endswith('_nb'):
        return 0
    return event.value if event.kind == 'memory' else event.other


def meetings(trace):
    """Returns {(team, number of the collective): events of all its PEs}. Each PE numbers the collectives of a team."""
    met = {}
    for pe in trace.pes:
        until = min((gap.start for gap in pe.gaps), default=float('inf'))  # after lost events, the number of a
                                                                           # collective is unknown
        count = {}
        for event in pe.events:
            team = team_of(event)
            if team and event.start < until:
                number = count[team] = count.get(team, 0) + 1
                met.setdefault((team, number), []).append(event)
    return met


def sizes(trace):
    return {key: n_pes for pe in trace.pes for key, n_pes, _, _, _ in pe.profile.teams}


def link_collectives(trace):
    n_pes = sizes(trace)
    for (team, _), events in meetings(trace).items():
        if len(events) == 1 or len(events) != n_pes.get(team) or len({event.name for event in events}) > 1:
            continue
        last = max(events, key=lambda event: event.start)
        for event in events:
            if event is not last and last.start > event.start:
                event.until, event.ender = min(last.start, event.end), last


# ---- Completions ----

LATER = ('_nbi', '_req', '_nb')
TRANSFERS = {'put', 'get', 'atomic', 'signal'}
MESSAGE = 'message'
SENDS = ('shmemx_am_send', 'shmemx_put_am')
BARRIER = 'shmem_barrier_all'  # completes all messages of the job


def is_sent(event):
    """Returns True if the call sends an active message. A quiet waits for the handler of the message. The caller may
    reuse data and arguments as soon as the call returns."""
    return event.name in SENDS


def is_begun(event):
    """Returns True if the operation may continue after the call has returned."""
    return event.begun is not None or event.kind in TRANSFERS and event.name.endswith(LATER) or is_sent(event)


class Begun:
    """The operations that a PE has started and no call has completed yet."""

    def __init__(self):
        self.by_handle, self.by_context, self.left, self.messages = {}, {}, {}, []

    def add(self, event):
        """Adds an operation. A part is LOCAL (the source may be reused) or REMOTE (complete at the target). A quiet may
        complete the REMOTE part; the other part is completed only by requests."""
        parts = event.begun or {REMOTE: None}
        if event.kind in TRANSFERS:
            parts = {**{REMOTE: None}, **parts}
        self.left[id(event)] = event, set(parts)
        for part, handle in parts.items():
            if handle == 0:
                self.complete(event, event, part)
            elif handle is not None:
                self.by_handle[handle] = event, part
        if event.kind in TRANSFERS or is_sent(event):
            self.by_context.setdefault(event.context, []).append(event)
        if event.kind == MESSAGE or is_sent(event):
            self.messages.append(event)

    def complete(self, by, event, part):
        """Records that the call `by` completes a part. An operation that is complete at its target no longer uses its
        source, so REMOTE includes LOCAL."""
        _, parts = self.left.get(id(event), (None, ()))
        if part not in parts:
            return
        ends = parts & {LOCAL, part} if part == REMOTE else {part}
        parts -= ends
        if not parts:
            del self.left[id(event)]
        if by.completes is None:
            by.completes = []
        by.completes.append((event, sum(ends)))

    def complete_found(self, by):
        for handle in by.done:
            if handle in self.by_handle:
                self.complete(by, *self.by_handle.pop(handle))

    def complete_contexts(self, by):
        for context in contexts_of(by):
            begun = self.by_context.pop(context, [])
            for event in begun:
                if by.targets is None or event.peer in by.targets:
                    self.complete(by, event, REMOTE)
            if by.targets is not None:
                self.by_context[context] = [event for event in begun if event.peer not in by.targets]

    def complete_messages(self, by):
        for event in self.messages:
            self.complete(by, event, REMOTE)
        self.messages = []

    def complete_all(self, by):
        for event, _ in list(self.left.values()):
            self.complete(by, event, REMOTE)


def contexts_of(event):
    """Returns the contexts whose operations the call completes. shmemx_quiet_all may have no valid context."""
    return event.contexts or () if event.name == 'shmemx_quiet_all' else (event.context,)


def link_completions(trace):
    """Sets `completes` of each call: [(event that started the operation, LOCAL: its source may be reused, REMOTE: the
    remaining completion, or both)]. Also sets the request that the call tested without success."""
    for pe in trace.pes:
        begun = Begun()
        for event in pe.events:
            if not event.is_open:
                link_call(begun, event)


def link_call(begun, event):
    if is_begun(event):
        begun.add(event)
    elif event.kind == 'request':
        if event.name.startswith('shmemx_req_test'):
            event.tested, _ = begun.by_handle.get(event.value, (None, None))
        if event.done:
            begun.complete_found(event)
    elif event.name == 'shmem_finalize':
        begun.complete_all(event)
    elif 'quiet' in event.name or event.name in (BARRIER, 'shmem_barrier', 'shmem_ctx_destroy'):
        begun.complete_contexts(event)
        if event.name == BARRIER:
            begun.complete_messages(event)


# ---- Arrows ----

ENDS_WAIT, COMPLETES = 'ends the wait', 'completes'
UNKNOWN = 'unknown'  # the cause of a wait that no recorded call explains


def arrows(trace):
    """Yields (kind, source event, target event). ENDS_WAIT leads from the cause of a wait to the wait. COMPLETES leads
    from the call that returned a request or sent a message to the call that completed it."""
    for event in trace.events():
        if event.ender is not None and event.ender.pe != event.pe:
            yield ENDS_WAIT, event.ender, event
        for begun, _ in event.completes or ():
            if (begun.begun is not None or is_sent(begun)) and begun is not event:
                yield COMPLETES, begun, event


def is_of_unknown_cause(event):
    """Returns True if the call waited for a variable and no recorded call explains the end of the wait, for example
    because a PE stored the value through a pointer of shmem_ptr."""
    return event.kind == 'wait' and event.ender is None and event.until > event.start


def cause_text(event):
    """Returns the PE and routine that ended the wait in this call, UNKNOWN, or None if the call did not wait."""
    if event.ender is not None:
        return f'PE {event.ender.pe}: {event.ender.name}'
    return UNKNOWN if is_of_unknown_cause(event) else None


def waits(trace):
    """Returns the events that waited for another PE, the longest wait first. If the cause of a wait is unknown, `ender` is
    None."""
    found = [event for event in trace.events() if is_of_unknown_cause(event)
             or event.ender is not None and event.until > event.start and event.ender.pe != event.pe]
    return sorted(found, key=lambda event: event.start - event.until)
