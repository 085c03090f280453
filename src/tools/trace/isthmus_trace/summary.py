"""The summary of isthmus-trace: number of calls, missing parts, and the longest waits."""
from isthmus_profile.summary import cut
from isthmus_profile.sums import call_text, count_text, machine_text, program_text, time_text
from isthmus_trace import links

FAULTS, WAITS = 3, 5  # maximum number of faults and of waits in the summary
UNKNOWN = f'cause {links.UNKNOWN}: for example, a store through shmem_ptr, or a call that was not recorded'
LONG = 1.0  # seconds; the duration of an open call is printed from this value on


def lost_texts(trace):
    """Yields texts about calls that did not fit into the buffers or the file."""
    for pe in trace.pes:
        if pe.lost:
            yield f'{count_text(pe.lost)} of {count_text(pe.lost + pe.calls)} calls of PE {pe.number} were lost: {reason(pe)}'


def reason(pe):
    if pe.file.header['error']:
        return 'its file could not be written'
    if pe.file.header['flags'] & 2:
        return 'its file is full'
    return 'the disk was too slow'


def faults(trace):
    texts = [f'INCOMPLETE: {text}' for text in trace.faults] + [f'LOST: {text}' for text in lost_texts(trace)]
    yield from map(cut, texts[:FAULTS])
    if len(texts) > FAULTS:
        yield f'and {len(texts) - FAULTS} more such lines'
    lost = sum(pe.profile.header['lost'] for pe in trace.pes)
    if lost:
        yield f'The profile of this job lacks {count_text(lost)} calls, because its tables were full'


def grouped(found):
    """Returns {(waiting call, call that ended the wait): [times, seconds, {PE: seconds}]} as a sorted list, the longest
    first. If the cause is unknown, the call that ended the wait is (None, None), and the PEs are missing."""
    sums = {}
    for event in found:
        ender, seconds = event.ender, event.until - event.start
        of = sums.setdefault((event.name, event.site, *((ender.name, ender.site) if ender else (None, None))), [0, 0.0, {}])
        of[0] += 1
        of[1] += seconds
        if ender is not None:
            of[2][ender.pe] = of[2].get(ender.pe, 0.0) + seconds
    return sorted(sums.items(), key=lambda item: -item[1][1])


def wait_lines(trace):
    sums = grouped(links.waits(trace))[:WAITS]
    if sums:
        yield 'Longest total waits, and the calls that ended them:'
    for (name, site, by, by_site), (times, seconds, pes) in sums:
        yield cut(f'  {time_text(seconds)}, {count_text(times)} time{"" if times == 1 else "s"}: {call_text(trace.told, (name, site))}', 100)
        yield cut(f'    {ender_text(trace, by, by_site, seconds, pes)}', 100)


def ender_text(trace, by, by_site, seconds, pes):
    """Describes the call that ended waits of `seconds` in total."""
    if by is None:
        return UNKNOWN
    pe, most = max(pes.items(), key=lambda item: item[1])
    who = f'PE {pe}' if most > 0.9 * seconds else f'PE {pe} and others'
    return f'by {who}: {call_text(trace.told, (by, by_site))}'


def open_lines(trace):
    """Yields lines about calls that never returned."""
    last = [(event.end - event.start, event) for event in trace.events() if event.is_open]
    for seconds, event in sorted(last, key=lambda one: -one[0])[:WAITS]:
        since = f', in which it was for {time_text(seconds)}' if seconds >= LONG else ''
        yield cut(f'  PE {event.pe} did not return from {call_text(trace.told, (event.name, event.site))}{since}', 100)


def lines(trace):
    yield cut(f'{program_text(trace.told)}: {machine_text(trace.told)}')
    yield f'{count_text(sum(pe.calls for pe in trace.pes))} calls recorded'
    yield from faults(trace)
    yield from open_lines(trace)
    yield from wait_lines(trace)
