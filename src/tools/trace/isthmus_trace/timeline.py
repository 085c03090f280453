"""Exports the timeline as JSON, in the trace event format that Perfetto and Chrome read (docs/reference/formats.md)."""
import json
from isthmus_profile.sums import site_text
from isthmus_trace import links

US = 1e6
SHORT = 1e-9  # in seconds: time between the end of an arrow and the end of the wait, so that the arrow ends inside the wait


def number(seconds):
    return round(seconds * US, 3)


class Texts(dict):
    """{key: JSON text}. A text that many events share is created once."""

    def __init__(self, make):
        super().__init__()
        self.make = make

    def __missing__(self, key):
        self[key] = json.dumps(self.make(key))
        return self[key]


class Calls:
    """Formats the JSON line of a call or region."""

    def __init__(self, trace):
        self.sites = Texts(lambda site: site_text(trace.told, site))
        self.texts = Texts(str)

    def arguments(self, event):
        told = []
        if event.site is not None:
            told.append(f'"site":{self.sites[event.site]}')
        if event.peer >= 0:
            told.append(f'"pe":{event.peer}')
        if event.bytes:
            told.append(f'"bytes":{event.bytes}')
        if event.context:
            told.append(f'"context":{event.context}')
        if event.phase:
            told.append(f'"phase":{self.texts[event.phase]}')
        if event.address:
            told.append(f'"address":"{event.address:#x}"')
        cause = links.cause_text(event)
        if cause is not None:
            told.append(f'"waited_us":{number(event.until - event.start)},"ended_by":"{cause}"')
        if event.is_open:
            told.append('"returned":false')
        return ','.join(told)

    def line(self, event):
        return (f'{{"ph":"X","name":{self.texts[event.name]},"cat":"{event.kind}","pid":{event.pe},"tid":{event.thread},'
                f'"ts":{number(event.start)},"dur":{number(event.end - event.start)},"args":{{{self.arguments(event)}}}}}')


def entries(trace):
    calls = Calls(trace)
    for pe in trace.pes:
        host = trace.job['hosts'][pe.number] if pe.number < len(trace.job['hosts']) else ''
        yield {'ph': 'M', 'name': 'process_name', 'pid': pe.number, 'args': {'name': f'PE {pe.number} ({host})'}}
        yield {'ph': 'M', 'name': 'process_sort_index', 'pid': pe.number, 'args': {'sort_index': pe.number}}
        for thread in range(pe.threads):
            yield {'ph': 'M', 'name': 'thread_name', 'pid': pe.number, 'tid': thread, 'args': {'name': f'thread {thread}'}}
        for seconds, name in pe.phases:
            yield {'ph': 'i', 's': 'p', 'name': f'phase {name}'.rstrip(), 'pid': pe.number, 'tid': 0, 'ts': number(seconds)}
        for seconds, pauses in pe.pauses:
            yield {'ph': 'i', 's': 'p', 'name': 'not recorded from here' if pauses else 'recorded from here', 'pid': pe.number,
                   'tid': 0, 'ts': number(seconds)}
        for gap in pe.gaps:
            yield {'ph': 'X', 'name': f'{gap.calls} calls lost', 'cat': 'lost', 'pid': pe.number, 'tid': gap.thread,
                   'ts': number(gap.start), 'dur': number(gap.end - gap.start), 'args': {'calls': gap.calls}}
        for event in pe.moments:
            yield {'ph': 'i', 's': 't', 'name': event.name, 'cat': 'mark', 'pid': event.pe, 'tid': event.thread, 'ts': number(event.start)}
        yield from map(calls.line, pe.nested())


def arrows(trace):
    """Yields the arrows: from the call that ended a wait to an instant at the end of the wait, and from the call that
    returned a request to the call that completed it. An arrow to the waiting call itself could be drawn in the wrong
    direction: Perfetto uses the earlier of two slices as the source, and the wait may be the earlier one. As the
    target, it uses the slice of the thread that began last."""
    for count, (kind, source, target) in enumerate(links.arrows(trace), 1):
        ends_wait = kind == links.ENDS_WAIT
        begin = {'ph': 's', 'id': count, 'name': kind, 'cat': 'wait' if ends_wait else 'request', 'pid': source.pe, 'tid': source.thread,
                 'ts': number(source.start)}
        end = {'pid': target.pe, 'tid': target.thread, 'ts': max(number(target.start), begin['ts'])}
        yield begin
        if ends_wait:
            end['ts'] = max(number(min(target.until, target.end - SHORT)), begin['ts'])
            yield {'ph': 'i', 's': 't', 'name': f'ended by PE {source.pe}', 'cat': 'wait', **end}
        yield {**begin, 'ph': 'f', 'bp': 'e', **end}


def head(trace):
    return {'format': 'isthmus-trace', 'version': 1, 'complete': not trace.faults, 'faults': trace.faults,
            'lost': [[pe.number, pe.lost] for pe in trace.pes if pe.lost], 'program': trace.job['program'],
            'pes': trace.job['pes'], 'mpi': trace.job['mpi'], 'start': trace.job['start']}


def write(trace, file):
    """Writes the file, one event per line."""
    file.write(f'{{"displayTimeUnit":"ns","otherData":{json.dumps(head(trace))},\n"traceEvents":[')
    comma = '\n'
    for some in (entries(trace), arrows(trace)):
        for entry in some:
            file.write(comma + (entry if isinstance(entry, str) else json.dumps(entry, separators=(',', ':'))))
            comma = ',\n'
    file.write('\n]}\n')
