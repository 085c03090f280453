"""check.py planted|hosts|flood|kill MODULES FOLDER JSON SVG [SAME]: compares a trace with what planted.c did, and with
the profile in the same folder. With hosts, SAME is the folder of the same job with one clock for all PEs."""
import collections
import json
import sys
import xml.etree.ElementTree

sys.path.insert(0, sys.argv[2])
sys.dont_write_bytecode = True
from isthmus_profile import clocks, read as profiles  # noqa: E402
from isthmus_trace import links, read  # noqa: E402

ROUNDS = 20
CONTEXTS = 80
ENDED_BY = {  # function that waits: (function, PE) of the operation that ends the wait, given the last PE's number
    'await_data': lambda last: ('send_data', 0), 'await_even': lambda last: ('send_even', 1),
    'await_sum': lambda last: ('add', last), 'await_heap': lambda last: ('increment', 1),
    'await_any': lambda last: ('send_one_of', last), 'await_of_heap': lambda last: ('signal_of_heap', last),
    'await_on_heap': lambda last: ('signal_on_heap', 1)}


def fail(text):
    sys.exit(f'FAILED: {text}')


def expect(what, found, expected):
    if found != expected:
        fail(f'{what}: {found}, expected {expected}')


def totals(profile):
    """Returns {(PE, routine, phase): [calls, bytes]}."""
    found = {}
    for record in profile['records']:
        for pe, calls, length, _ in record['by_pe']:
            of = found.setdefault((pe, record['routine'], profile['phases'][record['phase']]), [0, 0])
            of[0], of[1] = of[0] + calls, of[1] + length
    return found


def trace_has_the_calls_of_the_profile(trace, profile):
    found = {}
    for event in trace.events():
        if event.name != 'shmem_init' and not event.is_open:
            of = found.setdefault((event.pe, event.name, event.phase), [0, 0])
            of[0], of[1] = of[0] + 1, of[1] + event.bytes
    expect('calls and bytes by PE, routine and phase', found, totals(profile))
    expect('the matrix', matrix(trace), {(row[0], row[1]): row[2:] for row in profile['matrix']})


def matrix(trace):
    found = {}
    for event in trace.events():
        if event.peer >= 0:
            of = found.setdefault((event.pe, event.peer), [0, 0])
            of[0], of[1] = of[0] + 1, of[1] + event.bytes
    return found


def waits_name_the_call_that_ended_them(trace, is_sure=lambda event: True):
    """For each wait, the trace must name the operation that ended it. One error per function is accepted, and waits for
    which the clocks leave a doubt are ignored."""
    last = trace.n_pes - 1
    waits, enders = collections.defaultdict(list), collections.defaultdict(set)
    for event in trace.events():
        name = trace.sites[event.site]['function']
        if name not in ENDED_BY or event.is_open:
            continue
        by = None if event.ender is None else (trace.sites[event.ender.site]['function'], event.ender.pe)
        right = by == ENDED_BY[name](last)
        waits[name].append(right or not is_sure(event))
        enders[name].add(id(event.ender) if right and is_sure(event) else id(event))
        if not right:
            print(f'{name}: by {by}')
    for name in ENDED_BY:
        expect(f'waits in {name}', len(waits[name]), ROUNDS)
        if min(sum(waits[name]), len(enders[name])) < ROUNDS - 1:  # each by a different call
            fail(f'{name}: {sum(waits[name])} of {ROUNDS} waits have what ended them')


FOUND = {'await_data': 1, 'await_even': 2, 'await_heap': 1, 'await_sum': 1}  # awaited value in a round, divided by the round


def waits_record_the_values_they_found(trace):
    for name, factor in FOUND.items():
        found = [event.value for event in trace.events() if trace.sites[event.site]['function'] == name and not event.is_open]
        expect(f'what {name} found', found, [factor * at for at in range(1, ROUNDS + 1)])


def most_wrong(folder):
    """Returns the maximum error of the clock of PE 2 in seconds, as the barriers between nodes bound it."""
    pes = profiles.read_pes(folder)[0]
    clocks.share_ticks(pes)
    count = min(len(pe.barriers) for pe in pes)
    expect('barriers between nodes at the beginning and at the end', count, 2 * clocks.COMPARED)
    found = []
    for begin in range(0, count, clocks.COMPARED):
        numbers = range(begin, begin + clocks.COMPARED)
        both = [clocks.bounds(clocks.times(pes[:2], number), clocks.times(pes[2:], number)) for number in numbers]
        found.append(min(most for _, most in both) - max(least for least, _ in both))
    return max(found) / 2 + 1e-6


def clock_error_is_within_its_bound(trace, same, most):
    """Checks that the error of the other host's clock does not exceed the bound. In `same` all PEs have one clock."""
    wrong = [(event.end - other.end) - (here.end - same_here.end) for here, same_here, event, other in zip(
        *[[event for event in of.pes[pe].events if event.name == 'shmem_barrier_all' and not event.is_open]
          for pe in (0, 2) for of in (trace, same)])]
    if len(wrong) < ROUNDS or max(map(abs, wrong)) > most:
        fail(f'the clock is wrong by {max(map(abs, wrong))} s, expected {most} at most')


def is_sure_by(trace, same, most):
    """Returns a predicate for waits: true if the operation that ended the wait began so much earlier that clock errors
    do not matter."""
    twins = {id(event): twin for pe, other in zip(trace.pes, same.pes) for event, twin in zip(pe.events, other.events)}

    def is_sure(event):
        twin = twins[id(event)]
        return twin.ender is not None and twin.end - twin.ender.start > most
    return is_sure


def rounds_of(trace, *names):
    """Returns for each round the calls of the PEs from these functions."""
    found = [[event for event in pe.events if trace.sites[event.site]['function'] in names and not event.is_open] for pe in trace.pes]
    return list(zip(*[events[:ROUNDS] for events in found if events]))


def last_pe_and_lock_holder_are_named(trace):
    """Checks the last PE at a barrier and the holder of a lock. On a busy machine they may differ from the intended
    ones, so the check uses the times of the calls."""
    rounds = rounds_of(trace, 'await_all', 'come_late')
    expect('rounds of the late barrier', len(rounds), ROUNDS)
    for events in rounds:
        last = max(events, key=lambda event: event.start)
        expect('who came last', [event.ender for event in events if event is not last], [last] * (len(events) - 1))
    if sum(max(events, key=lambda event: event.start).pe == 1 for events in rounds) < ROUNDS // 2:
        fail('PE 1 came last less often than in half of the rounds')
    rounds = rounds_of(trace, 'let_go', 'await_lock')
    expect('rounds of the lock', len(rounds), ROUNDS)
    for free, taken in rounds:
        expect('who had the lock', taken.ender, free if free.end > taken.start else None)


def calls_of_a_thread_do_not_overlap(trace):
    """Calls of a thread must not overlap, except for nested calls."""
    for pe in trace.pes:
        stacks = collections.defaultdict(list)
        for event in pe.events:
            stack = stacks[event.thread]
            while stack and stack[-1] <= event.start:
                stack.pop()
            if event.end < event.start or stack and event.end > stack[-1]:
                fail(f'PE {pe.number}: {event.name} from {event.start} to {event.end}, in a call to {stack[-1:]}')
            stack.append(event.end)


REGIONS = {'program': 1, 'program/outer': ROUNDS, 'program/outer/inner': 2 * ROUNDS}
PUTS = {'program/outer': 1, 'program/outer/inner': 4}  # in each round


def regions_agree_with_the_profile(trace, profile):
    n_pes, found = trace.n_pes, {of['name']: of for of in profile['regions']}
    expect('times of regions', {name: found[name]['times'] for name in REGIONS}, {name: times * n_pes for name, times in REGIONS.items()})
    for name, of in found.items():
        spans = [one for pe in trace.pes for one in pe.regions if one.name == name]
        expect(f'spans of {name}', len(spans), of['times'])
        if abs(sum(one.end - one.start for one in spans) - of['seconds']) > 1e-3 + 1e-3 * of['seconds']:
            fail(f'{name}: spans of {sum(one.end - one.start for one in spans)} s, {of["seconds"]} s in the profile')
        if of['times'] and not of['in_library'] <= of['seconds'] * 1.001 + 1e-5:
            fail(f'{name}: {of["in_library"]} s in the library of {of["seconds"]} s')
    if found['program/outer/inner']['seconds'] < n_pes * ROUNDS * 1e-3 or found['program/outer']['least'] < 1e-3:
        fail(f'regions that sleep: {found}')
    names = [of['name'] for of in profile['regions']]
    for name, calls in PUTS.items():
        expect(f'puts in {name}', sum(record['calls'] for record in profile['records'] if names[record['region']] == name
                                      and record['routine'] == 'shmem_p'), calls * ROUNDS * n_pes)
    for pe in trace.pes:
        inner = [one for one in pe.regions if one.name == 'program/outer/inner']
        calls = [sum(1 for event in pe.events if one.start <= event.start and event.end <= one.end) for one in inner]
        expect(f'calls in spans of PE {pe.number}', calls, [2] * (2 * ROUNDS))
        expect(f'marks of PE {pe.number}', [one.name for one in pe.moments], ['program/round'] * ROUNDS)
    expect('marks', [[of['name'], of['times']] for of in profile['marks']], [['program/round', ROUNDS * n_pes]])
    expect('pops of none', sum(of['times'] for of in profile['unbalanced']), 0)


def quiet_completes_its_own_context_only(trace):
    """Each quiet completes the operations on its own context only."""
    for pe in trace.pes:
        events = [event for event in pe.events if trace.sites[event.site]['function'] == 'plant_contexts']
        quiets = [event for event in events if event.name == 'shmem_quiet']
        expect(f'what quiets of PE {pe.number} complete', [[(begun.bytes, begun.context == event.context) for begun, _ in event.completes or ()]
                                                           for event in quiets], [[(16, True)], [(8, True)]] * (CONTEXTS - 1))
        made = {event.context for event in events if event.name == 'shmem_ctx_destroy'}
        expect(f'contexts of PE {pe.number}', len(made), CONTEXTS)


def json_has_every_call_and_arrow(path, trace):
    with open(path, encoding='utf-8') as file:
        written = json.load(file)
    events = written['traceEvents']
    slices = [event for event in events if event['ph'] == 'X' and event['cat'] != 'lost']
    expect('slices', len(slices), sum(len(pe.events) + len(pe.regions) for pe in trace.pes))
    begins = {event['id']: event for event in events if event['ph'] == 's'}
    ends = {event['id']: event for event in events if event['ph'] == 'f'}
    expect('arrows', begins.keys(), ends.keys())
    expect('arrows in Perfetto', as_perfetto_draws(events), collections.Counter(
        (kind, source.pe, source.name, target.pe, f'ended by PE {source.pe}' if kind == links.ENDS_WAIT else target.name)
        for kind, source, target in links.arrows(trace)))
    expect('whole', written['otherData']['complete'], not trace.faults)


def as_perfetto_draws(events):
    """Connects arrows as Perfetto's importer does. An end of an arrow belongs to the slice or instant of its thread that
    began last. Of the two slices of an arrow, the one that began first is the source."""
    last, begun, drawn = {}, {}, collections.Counter()
    for event in sorted((event for event in events if 'ts' in event and event.get('s') != 'p'), key=lambda event: event['ts']):
        thread = event['pid'], event['tid']
        if event['ph'] in 'Xi':
            last[thread] = event
        elif event['ph'] == 's':
            begun[event['id'], event['cat'], event['name']] = last[thread]
        else:
            one, other = begun[event['id'], event['cat'], event['name']], last[thread]
            source, target = (other, one) if one['ts'] > other['ts'] else (one, other)
            drawn[event['name'], source['pid'], source['name'], target['pid'], target['name']] += 1
    return drawn


def svg_has_a_row_for_each_pe(path, trace):
    root = xml.etree.ElementTree.parse(path).getroot()
    name = '{http://www.w3.org/2000/svg}'
    expect('root', root.tag, name + 'svg')
    expect('rows', sum(1 for one in root.iter(name + 'title') if one.text.startswith('PE ')), trace.n_pes)
    texts = [one.text for one in root.iter(name + 'text')]
    expect('times in the title that have the zero of the axis', ' after the begin of shmem_init, ' in texts[0], True)
    return texts


def recorded_and_lost_calls_are_all_calls(trace, profile):
    """The recorded and the lost calls together are the calls of the profile."""
    calls = collections.Counter()
    for (pe, _, _), (count, _) in totals(profile).items():
        calls[pe] += count
    expect('pops of none', sum(of['times'] for of in profile['unbalanced']), trace.n_pes)
    expect('pops', {of['name']: of['times'] for of in profile['regions']}, {'': 0, 'program': trace.n_pes})
    for pe in trace.pes:
        expect(f'PE {pe.number}: there and lost', pe.calls + len(pe.regions) + pe.lost, calls[pe.number] + 2)  # adds shmem_init and the region
        expect(f'PE {pe.number}: lost in gaps', sum(gap.calls for gap in pe.gaps), pe.lost)
        if not 0 < pe.lost < 20000:
            fail(f'PE {pe.number}: {pe.lost} of 20000 calls were lost')


def trace_shows_the_killed_pe(trace):
    if 'PE 1 ended without shmem_finalize' not in trace.faults:
        fail(f'faults: {trace.faults}')
    left = {event.pe: trace.sites[event.site]['function'] for event in trace.events() if event.is_open}
    if left and left.get(trace.n_pes - 1, 'await_all') not in ('await_all', 'main'):
        fail(f'did not return: {left}')
    expect('calls of PE 1 from the late barrier',
           sum(1 for event in trace.pes[1].events if trace.sites[event.site]['function'] == 'come_late'), ROUNDS)


def main():
    what, folder, path, picture = sys.argv[1], *sys.argv[3:6]
    trace, profile = read.Trace(folder), profiles.read(folder)
    links.link(trace)
    calls_of_a_thread_do_not_overlap(trace)
    json_has_every_call_and_arrow(path, trace)
    texts = svg_has_a_row_for_each_pe(picture, trace)
    if what == 'flood':
        recorded_and_lost_calls_are_all_calls(trace, profile)
        expect('LOST', sum('LOST: ' in (text or '') for text in texts), trace.n_pes)
    elif what == 'hosts':
        same, most = read.Trace(sys.argv[6]), most_wrong(sys.argv[6])
        links.link(same)
        clock_error_is_within_its_bound(trace, same, most)
        waits_name_the_call_that_ended_them(trace, is_sure_by(trace, same, most))
        waits_record_the_values_they_found(trace)
    else:
        waits_name_the_call_that_ended_them(trace)
        waits_record_the_values_they_found(trace)
        last_pe_and_lock_holder_are_named(trace)
    if what == 'planted':
        expect('faults, lost', [trace.faults, trace.lost()], [[], 0])
        trace_has_the_calls_of_the_profile(trace, profile)
        regions_agree_with_the_profile(trace, profile)
        quiet_completes_its_own_context_only(trace)
    if what == 'kill':
        trace_shows_the_killed_pe(trace)


main()
