"""Draws the timeline as one SVG: one row for each PE, colored by the PE's main activity, with arrows to the longest
waits."""
from html import escape
from math import floor, log10
from isthmus_profile.sums import TIME_UNITS, call_text, count_text, machine_text, pe_count_text, program_text, time_text
from isthmus_trace import links, summary

WIDTH, LEFT, RIGHT, TOP = 1600, 70, 20, 84
COLUMNS = WIDTH - LEFT - RIGHT
ROWS = 256  # maximum number of rows; if several PEs share a row, the one with the longest waits is shown
HEIGHT_OF_ROWS = 900
ARROWS = 200  # maximum number of arrows, and of question marks
UNKNOWN_MARK = '?'
LANES = ('transfer', 'collective', 'other', 'wait')  # kinds of time, in the order in which they are drawn
WORDS = {'transfer': 'put, get, atomics', 'collective': 'collectives', 'other': 'other routines', 'wait': 'waits for other PEs',
         'lost': 'calls lost'}
OF_KIND = {'put': 'transfer', 'get': 'transfer', 'atomic': 'transfer', 'signal': 'transfer', 'message': 'transfer',
           'collective': 'collective', 'wait': 'wait', 'lock': 'wait', 'order': 'wait', 'request': 'wait'}
STYLE = """\
svg { --ink: #1f2328; --paper: #ffffff; --soft: #59636e; --line: #d1d9e0; --run: #eaeef2; --transfer: #0072b2;
  --collective: #7a3b69; --other: #8c959f; --wait: #e69f00; --arrow: #1f2328; font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --paper: #0d1117; --soft: #9198a1; --line: #3d444d;
  --run: #21262d; --transfer: #56b4e9; --collective: #d48fc0; --other: #6e7681; --wait: #ffb84d; --arrow: #e6edf3; } }
text { fill: var(--ink); } .soft { fill: var(--soft); } .title { font-weight: 600; font-size: 16px; }
.paper { fill: var(--paper); } .run { fill: var(--run); } .transfer { fill: var(--transfer); }
.collective { fill: var(--collective); } .other { fill: var(--other); } .wait { fill: var(--wait); }
.lost { fill: url(#lost); } .hatch { stroke: var(--ink); stroke-width: 1.5; } .tick { stroke: var(--line); }
.region { stroke: var(--ink); stroke-width: 2; }
.phase { stroke: var(--soft); stroke-dasharray: 3 3; }
.arrow { stroke: var(--arrow); stroke-width: 1; fill: none; marker-end: url(#head); opacity: 0.75; } .head { fill: var(--arrow); }
.unknown { fill: #1f2328; font-weight: 600; }
"""


def begin_of(trace):
    """Returns the time at which the picture begins. Unless the user selected a part, this is the end of shmem_init on
    the first PE, because shmem_init may take longer than the rest of the job."""
    ends = [event.end for pe in trace.pes for event in pe.events[:1] if event.name.startswith('shmem_init')]
    begin = min(ends, default=trace.begin_seconds)
    return begin if trace.is_whole and begin < trace.end_seconds else trace.begin_seconds


class Scale:
    def __init__(self, trace):
        self.begin = begin_of(trace)
        self.seconds = max(trace.end_seconds - self.begin, 1e-9)

    def text(self, seconds, step):
        """Returns a time since the first call, with enough digits for times that differ by `step`."""
        size, unit = next(((size, unit) for size, unit in TIME_UNITS if self.begin + self.seconds >= size), TIME_UNITS[-1])
        digits = max(0, -floor(log10(step / size) + 1e-9))
        return f'{seconds / size:.{digits}f} {unit}'

    def range_text(self):
        step = self.seconds / 100
        return f'{self.text(self.begin, step)} to {self.text(self.begin + self.seconds, step)} after the begin of shmem_init'

    def column(self, seconds):
        return min(max((seconds - self.begin) / self.seconds, 0.0), 1.0) * COLUMNS


def lanes_of(event):
    """Yields (lane, begin, end) of a call. A lane is a kind of time, which has its own color. The part of a collective
    that waits for the last PE is in the lane `wait`."""
    lane = OF_KIND.get(event.kind, 'other')
    if lane != 'wait' and event.ender is not None and event.until > event.start:
        yield 'wait', event.start, event.until
        yield lane, event.until, event.end
    else:
        yield lane, event.start, event.end


def spread(columns, scale, begin, end):
    """Adds the time between `begin` and `end` to the columns of the picture that it overlaps, as shares of
    each column."""
    first, last = scale.column(begin), scale.column(end)
    at = int(first)
    while at < COLUMNS and at <= last:
        columns[at] = columns.get(at, 0.0) + max(0.0, min(last, at + 1) - max(first, at))
        at += 1


def shades(pe, scale):
    """Returns {column: lane that takes most of its time}. Columns where no lane takes a tenth are left out."""
    parts = {lane: {} for lane in LANES}
    for event in pe.events:
        for lane, begin, end in lanes_of(event):
            spread(parts[lane], scale, begin, end)
    found = {}
    for lane in LANES:
        for column, part in parts[lane].items():
            if part >= 0.1 and part >= found.get(column, (0.0, ''))[0]:
                found[column] = (part, lane)
    return {column: lane for column, (_, lane) in found.items()}


def runs(shaded):
    """Yields (lane, first column, number of columns) for adjacent columns with the same lane."""
    begin = before = None
    for column in sorted(shaded):
        if before is not None and column == before + 1 and shaded[column] == shaded[begin]:
            before = column
            continue
        if begin is not None:
            yield shaded[begin], begin, before + 1 - begin
        begin = before = column
    if begin is not None:
        yield shaded[begin], begin, before + 1 - begin


def chosen(trace):
    """Returns the PEs that are drawn. If several PEs share a row, selects the one with the longest waits."""
    if len(trace.pes) <= ROWS:
        return trace.pes
    share = -(-len(trace.pes) // ROWS)
    groups = [trace.pes[at:at + share] for at in range(0, len(trace.pes), share)]
    return [max(group, key=lambda pe: sum(event.until - event.start for event in pe.events)) for group in groups]


def rows(trace, pes, scale, height):
    step = 1 if height >= 14 else -(-14 // max(int(height), 1))
    for number, pe in enumerate(pes):
        top = TOP + number * height
        bar = max(height - 2, 1) if height >= 5 else height
        yield f'<g><title>PE {pe.number}: {escape(pe_text(trace, pe))}</title>'
        if number % step == 0:
            yield f'<text class="soft" x="{LEFT - 8}" y="{top + height / 2 + 4:.1f}" text-anchor="end">PE {pe.number}</text>'
        if pe.events:
            first = scale.column(pe.events[0].start)
            last = max(scale.column(max(event.end for event in pe.events)), first)
            yield f'<rect class="run" x="{LEFT + first:.1f}" y="{top:.1f}" width="{last - first:.1f}" height="{bar:.1f}"/>'
        for lane, column, columns in runs(shades(pe, scale)):
            yield f'<rect class="{lane}" x="{LEFT + column}" y="{top:.1f}" width="{columns}" height="{bar:.1f}"/>'
        for gap in pe.gaps:
            begin, end = scale.column(gap.start), scale.column(gap.end)
            yield (f'<rect class="lost" x="{LEFT + begin:.1f}" y="{top:.1f}" width="{max(end - begin, 1):.1f}" height="{bar:.1f}">'
                   f'<title>{count_text(gap.calls)} calls lost</title></rect>')
        yield from regions(pe, scale, top, bar)
        yield '</g>'


def regions(pe, scale, top, bar):
    """Yields a line for each region of a PE. Outer regions are above inner ones. Regions for which the row is not high
    enough are left out."""
    opened = {}
    for one in pe.regions:
        stack = opened.setdefault(one.thread, [])
        while stack and stack[-1] <= one.start:
            stack.pop()
        begin, end = max(scale.column(one.start), 0), min(scale.column(one.end), COLUMNS)
        y = top + 1.5 + 3 * len(stack)
        if end - begin >= 2 and y < top + bar / 2 and one.thread == 0:
            yield (f'<line class="region" x1="{LEFT + begin:.1f}" x2="{LEFT + end:.1f}" y1="{y:.1f}" y2="{y:.1f}">'
                   f'<title>{escape(one.name)}: {escape(time_text(one.end - one.start))}</title></line>')
        stack.append(one.end)


def pe_text(trace, pe):
    waited = sum(event.until - event.start for event in pe.events if event.until > event.start)
    return f'{count_text(pe.calls)} calls, {time_text(waited)} in waits, on {trace.job["hosts"][pe.number]}'


def visible_waits(trace, scale):
    """Returns the waits that cover at least 3 columns, the longest first. An arrow to a shorter wait would be invisible."""
    return [event for event in links.waits(trace) if event.until - event.start >= scale.seconds / COLUMNS * 3]


def unknown_causes(trace, pes, scale, height):
    """Yields a question mark in each of the longest waits whose cause is unknown."""
    row = {pe.number: number for number, pe in enumerate(pes)}
    found = [event for event in visible_waits(trace, scale) if event.pe in row and event.ender is None]
    for event in found[:ARROWS]:
        x, y = LEFT + (scale.column(event.start) + scale.column(event.until)) / 2, TOP + row[event.pe] * height + height / 2
        text = (f'Wait of PE {event.pe} for {time_text(event.until - event.start)} in'
                f' {call_text(trace.told, (event.name, event.site))}: {summary.UNKNOWN}')
        yield (f'<text class="unknown" x="{x:.1f}" y="{y:.1f}" text-anchor="middle" dominant-baseline="central"'
               f' font-size="{min(height, 13):.1f}">{UNKNOWN_MARK}<title>{escape(text)}</title></text>')


def arrows(trace, pes, scale, height):
    """Yields an arrow for each of the longest waits."""
    row = {pe.number: number for number, pe in enumerate(pes)}
    found = [event for event in visible_waits(trace, scale) if event.pe in row and event.ender is not None and event.ender.pe in row]
    for event in found[:ARROWS]:
        begin, end = max(event.ender.start, scale.begin), max(event.until, event.ender.start)
        points = [(LEFT + scale.column(begin), row[event.ender.pe]), (LEFT + scale.column(end), row[event.pe])]
        text = (f'{call_text(trace.told, (event.ender.name, event.ender.site))} of PE {event.ender.pe} ended the wait of PE {event.pe}'
                f' for {time_text(event.until - event.start)} in {call_text(trace.told, (event.name, event.site))}')
        line = ' L'.join(f'{x:.1f} {TOP + (y + 0.5) * height:.1f}' for x, y in points)
        yield f'<path class="arrow" d="M{line}"><title>{escape(text)}</title></path>'


def axis(scale, bottom):
    """Yields the time axis. Its 0 is the begin of the first call, as for --from and --to."""
    step = 10.0 ** len(str(int(scale.seconds * 1e9))) * 1e-9
    while scale.seconds / step < 5:
        step /= 2 if scale.seconds / step >= 2.5 else 5
    for at in range(int(-(-scale.begin // step)), int((scale.begin + scale.seconds) / step) + 1):
        x = LEFT + scale.column(at * step)
        yield f'<line class="tick" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom + 4:.1f}"/>'
        yield f'<text class="soft" x="{x:.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{scale.text(at * step, step)}</text>'


def phases(trace, scale, bottom):
    """Yields a line for each phase of the first PE, and its name if there is enough space."""
    free = 0.0
    for seconds, name in trace.pes[0].phases[:50]:
        x = LEFT + scale.column(seconds)
        yield f'<line class="phase" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 16}" y2="{bottom:.1f}"/>'
        if x < free:
            continue
        free = x + 10 + 8 * len(name or 'no phase')
        yield f'<text class="soft" x="{x + 3:.1f}" y="{TOP - 8}">{escape(name or "no phase")}</text>'


def legend():
    x = LEFT
    for lane in ('run', *LANES, 'lost'):
        words = WORDS.get(lane, 'the program itself')
        yield f'<rect class="{lane}" x="{x}" y="42" width="14" height="14"/><text x="{x + 20}" y="54">{words}</text>'
        x += 50 + 7 * len(words)
    yield f'<path class="arrow" d="M{x} 49 L{x + 28} 49"/><text x="{x + 36}" y="54">from the call that ended a wait</text>'
    yield f'<text x="{x + 270}" y="54">{UNKNOWN_MARK} wait whose cause is unknown</text>'


def svg(trace):
    """Yields the lines of the SVG file."""
    scale, pes = Scale(trace), chosen(trace)
    height = min(28.0, HEIGHT_OF_ROWS / max(len(pes), 1))
    bottom = TOP + height * len(pes)
    notes = list(summary.faults(trace))
    if len(pes) < len(trace.pes):
        notes.append(f'{len(pes)} rows for {pe_count_text(len(trace.pes))}: each row shows the PE with the longest waits of its group')
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34 + 18 * len(notes):.0f}" role="img"'
           f' aria-label="{escape(program_text(trace.told))}">')
    yield f'<style>{STYLE}</style>'
    yield ('<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
           '<path class="head" d="M0 0 L8 4 L0 8 z"/></marker><pattern id="lost" width="5" height="5"'
           ' patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="hatch" y2="5"/></pattern></defs>')
    yield '<rect class="paper" width="100%" height="100%"/>'
    title = f'{program_text(trace.told)}: {machine_text(trace.told, scale.range_text())}'
    yield f'<text class="title" x="{LEFT}" y="26">{escape(title)}</text>'
    yield from legend()
    yield from axis(scale, bottom)
    yield from rows(trace, pes, scale, height)
    yield from phases(trace, scale, bottom)
    yield from arrows(trace, pes, scale, height)
    yield from unknown_causes(trace, pes, scale, height)
    for number, note in enumerate(notes):
        yield f'<text x="{LEFT}" y="{bottom + 42 + 18 * number:.0f}">{escape(note)}</text>'
    yield '</svg>'
