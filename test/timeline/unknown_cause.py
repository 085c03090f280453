#!/usr/bin/env python3
"""unknown_cause.py MODULES: tests how isthmus-trace shows waits whose cause is not in the trace. PE 0 stores through a
pointer of shmem_ptr, which is not recorded, while PE 1 waits for 200 ms. A second wait of PE 1 ends by a put. The test
needs no job."""
import io
import json
import sys
import types
import xml.etree.ElementTree

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from isthmus_trace import links, perfetto, picture, read, summary, timeline  # noqa: E402

WAIT, PUT, BARRIER = 'shmem_wait_until', 'shmem_p', 'shmem_barrier_all'
WORD, OTHER_WORD = read.STATIC, read.STATIC + 8


def fail(text):
    sys.exit(f'FAILED: {text}')


def expect(what, found, expected):
    if found != expected:
        fail(f'{what}: {found}, expected {expected}')


def event(pe, start, end, name, kind, **values):
    made = read.Event(pe, 0, start, end, name, kind)
    made.site = {WAIT: 0, PUT: 1, BARRIER: 2}[name]
    for key, value in values.items():
        setattr(made, key, value)
    return made


def pe_of(number, *events):
    pe = read.Pe.__new__(read.Pe)  # without files
    pe.number, pe.events, pe.threads, pe.calls, pe.lost = number, list(events), 1, len(events), 0
    pe.regions, pe.moments, pe.phases, pe.pauses, pe.gaps = [], [], [], [], []
    pe.profile = types.SimpleNamespace(header={'pid': 100 + number, 'lost': 0}, teams=[(1, 2, 0, 0, 0)])
    return pe


def trace_of(*pes):
    trace = read.Trace.__new__(read.Trace)
    trace.pes, trace.n_pes, trace.faults = list(pes), len(pes), []
    trace.job = {'hosts': ['h0'] * len(pes), 'pes': len(pes), 'program': 'unknown', 'arguments': [], 'mpi': 'none', 'start': '',
                 'seconds': 0.3, 'nodes': [0] * len(pes)}
    trace.told = {'job': trace.job, 'sites': [{'file': 'unknown.c', 'line': line, 'function': 'main'} for line in (8, 9, 10)]}
    trace.begin_seconds, trace.end_seconds, trace.is_whole = 0.0, 0.3, False
    links.link(trace)
    return trace


def job():
    """Returns the trace: a wait of 200 ms without a recorded cause, a wait of 50 ms that a put ended, a wait that did not
    return, and a barrier."""
    return trace_of(
        pe_of(0, event(0, 0.25, 0.25001, PUT, 'put', peer=1, place=OTHER_WORD, bytes=8, value=1),
              event(0, 0.26, 0.26001, BARRIER, 'collective', other=1)),
        pe_of(1, event(1, 0.0, 0.2, WAIT, 'wait', place=WORD, other=8, value=1),
              event(1, 0.2, 0.25002, WAIT, 'wait', place=OTHER_WORD, other=8, value=1),
              event(1, 0.2601, 0.2602, BARRIER, 'collective', other=1),
              event(1, 0.27, 0.3, WAIT, 'wait', is_open=True)))


def summary_lists_the_wait(trace):
    lines = list(summary.lines(trace))
    at = lines.index('Longest total waits, and the calls that ended them:')
    expect('longest waits', lines[at + 1:at + 5], [
        '  200 ms, 1 time: shmem_wait_until at unknown.c:8 (main)',
        '    cause unknown: for example, a store through shmem_ptr, or a call that was not recorded',
        '  50 ms, 1 time: shmem_wait_until at unknown.c:8 (main)', '    by PE 0: shmem_p at unknown.c:9 (main)'])


def json_names_the_cause(trace):
    file = io.StringIO()
    timeline.write(trace, file)
    events = json.loads(file.getvalue())['traceEvents']
    found = [(one['args'].get('waited_us'), one['args'].get('ended_by')) for one in events
             if one['ph'] == 'X' and one['name'] == WAIT]
    expect('causes in the JSON', found, [(200000, 'unknown'), (50020, 'PE 0: shmem_p'), (None, None)])
    expect('arrows in the JSON', sum(one['ph'] == 's' and one['name'] == links.ENDS_WAIT for one in events), 2)


def perfetto_names_the_cause(trace):
    told = []
    perfetto.Timeline(trace, told.append).write()
    texts = [line.split(' | ')[1] for line in told if line.startswith('text ')]
    expect('causes for Perfetto', [text for text in texts if text in ('unknown', 'PE 0: shmem_p')], ['unknown', 'PE 0: shmem_p'])


def picture_marks_the_wait(trace):
    name = '{http://www.w3.org/2000/svg}'
    root = xml.etree.ElementTree.fromstring('\n'.join(picture.svg(trace)))
    marks = [one for one in root.iter(name + 'text') if one.get('class') == 'unknown']
    expect('marks in the picture', [(one.text, one[0].text) for one in marks], [
        ('?', 'Wait of PE 1 for 200 ms in shmem_wait_until at unknown.c:8 (main): cause unknown: for example, a store through'
              ' shmem_ptr, or a call that was not recorded')])
    arrows = [one[0].text for one in root.iter(name + 'path') if one.get('class') == 'arrow' and len(one)]
    expect('arrows in the picture', [text.split(' ended ')[0] for text in arrows], ['shmem_p at unknown.c:9 (main) of PE 0'])


def main():
    trace = job()
    expect('causes', [one.ender and one.ender.name for one in links.waits(trace)], [None, PUT, BARRIER])
    summary_lists_the_wait(trace)
    json_names_the_cause(trace)
    perfetto_names_the_cause(trace)
    picture_marks_the_wait(trace)


main()
