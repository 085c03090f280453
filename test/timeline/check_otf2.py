"""check_otf2.py MODULES FOLDER PRINTED: compares what otf2-print says of an archive with the trace and its profile."""
import collections
import re
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from isthmus_profile import read as profiles  # noqa: E402
from isthmus_trace import read  # noqa: E402

LINE = re.compile(r'([A-Z_]+) +(\d+) +(\d+) *(.*)')


def expect(what, found, expected):
    if found != expected:
        sys.exit(f'FAILED: {what}: {found}, expected {expected}')


def records(path):
    """(record, location, time, attributes)"""
    with open(path, encoding='utf-8') as file:
        for line in file:
            match = LINE.match(line)
            if match:
                yield match[1], int(match[2]), int(match[3]), match[4]


def check_order(found):
    """Each enter has its leave; times go forward."""
    stacks, last = collections.defaultdict(list), collections.defaultdict(int)
    for record, location, time, text in found:
        expect(f'{record} of location {location} in order', time >= last[location], True)
        last[location] = time
        if record == 'ENTER':
            stacks[location].append(text)
        elif record == 'LEAVE':
            expect('left', text, stacks[location].pop() if stacks[location] else None)
    expect('not left', {location: stack for location, stack in stacks.items() if stack}, {})


ENDS = {'RMA_OP_COMPLETE_BLOCKING', 'RMA_OP_COMPLETE_NON_BLOCKING', 'NON_BLOCKING_COLLECTIVE_COMPLETE'}


def check_matching(found, trace):
    """Each operation, and each collective that does not block, has one completion, behind it: with requests, in the call that
    began it or that found it done."""
    posted, ended, remote, inside = {}, {}, {}, collections.defaultdict(list)
    for record, location, time, text in found:
        if record == 'ENTER':
            inside[location].append(re.search(r'Region: "([^"]+)"', text)[1])
        elif record == 'LEAVE':
            inside[location].pop()
        match = re.search(r'(?:Matching|Request): (\d+)', text)
        if match is None or not record.startswith(('RMA_PUT', 'RMA_GET', 'RMA_ATOMIC', 'RMA_OP', 'NON_BLOCKING')):
            continue
        where = remote if record == 'RMA_OP_COMPLETE_REMOTE' else ended if record in ENDS else posted
        expect(f'{record} {match[1]} before', where.get(match[1]), None)
        where[match[1]] = time, inside[location][-1]
    expect('operations that do not end', ended.keys() ^ posted.keys(), set())
    expect('ends before begins', [number for number, (time, _) in ended.items() if time < posted[number][0]], [])
    names = collections.Counter(name for _, name in posted.values() if name.endswith(('_req', '_nb')))
    expect('operations with requests', names, {'shmemx_put_req': 40 * trace.n_pes, 'shmemx_put_signal_req': 20 * trace.n_pes,
           'shmemx_get_req': 20 * trace.n_pes, 'shmemx_atomic_fetch_add_req': 20 * trace.n_pes, 'shmemx_sum_reduce_nb': 20 * trace.n_pes})
    for number, (_, name) in posted.items():
        if name in names and ended[number][1] != name and not ended[number][1].startswith('shmemx_req_'):
            expect(f'{name} {number} ends in', ended[number][1], 'shmemx_req_...')
    by_wait = sum(name.startswith('shmemx_req_') for where in (ended, remote) for _, name in where.values())
    expect('found done by tests and waits', by_wait, sum(len(event.done or ()) for event in trace.events()))
    expect('at the target', [posted[number][1] for number in remote], ['shmemx_put_req'] * 40 * trace.n_pes)


def moved(profile, kind):
    """Bytes by PE."""
    found = collections.Counter()
    for record in profile['records']:
        if record['class'] == kind:
            for pe, _, length, _ in record['by_pe']:
                found[pe] += length
    return found


def main():
    trace, profile = read.Trace(sys.argv[2]), profiles.read(sys.argv[2])
    found = list(records(sys.argv[3]))
    check_order(found)
    counts = collections.Counter(record[0] for record in found)
    expect('enters', counts['ENTER'], sum(pe.calls + len(pe.regions) for pe in trace.pes))
    expect('regions', sum('Region: "program' in record[3] for record in found if record[0] == 'ENTER'), 61 * trace.n_pes)
    for kind, record in (('put', 'RMA_PUT'), ('get', 'RMA_GET')):
        told = collections.Counter()
        for name, location, _, text in found:
            if name == record:
                told[location] += int(re.search(r'Bytes: (\d+)', text)[1])
        expect(f'bytes {kind}', told, moved(profile, kind))
    transfers = counts['RMA_PUT'] + counts['RMA_GET'] + counts['RMA_ATOMIC']
    expect('transfers that end', counts['RMA_OP_COMPLETE_BLOCKING'] + counts['RMA_OP_COMPLETE_NON_BLOCKING'], transfers)
    expect('later', counts['RMA_OP_COMPLETE_NON_BLOCKING'], (20 + 5 * 20) * trace.n_pes)
    check_matching(found, trace)
    expect('collectives that end', counts['RMA_COLLECTIVE_BEGIN'], counts['RMA_COLLECTIVE_END'])
    expect('locks', [counts[f'RMA_{word}_LOCK'] for word in ('REQUEST', 'ACQUIRE', 'RELEASE')], [40, 40, 40])
    expect('waits', counts['RMA_WAIT_CHANGE'], sum(event.kind == 'wait' for event in trace.events()))


main()
