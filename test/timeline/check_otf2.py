"""check_otf2.py MODULES FOLDER PRINTED: compares the output of otf2-print for an archive with the trace and its profile."""
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
    """Yields (record, location, time, attributes)."""
    with open(path, encoding='utf-8') as file:
        for line in file:
            match = LINE.match(line)
            if match:
                yield match[1], int(match[2]), int(match[3]), match[4]


def enters_have_leaves_in_time_order(found):
    """Each ENTER has a LEAVE, and times do not decrease."""
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
# Operations of planted.c at each PE: operations with requests, the calls in which messages and two kinds of puts
# complete, and the completions at the target that the archive contains.
REQUESTS = {'shmemx_put_req': 40, 'shmemx_put_signal_req': 20, 'shmemx_get_req': 20, 'shmemx_atomic_fetch_add_req': 20,
            'shmemx_sum_reduce_nb': 20, 'shmemx_am_call': 20}
MESSAGES = {('shmemx_am_send', 'shmemx_am_send'): 41, ('shmemx_put_am', 'shmemx_put_am'): 20, ('shmemx_am_reply', 'shmemx_am_reply'): 20,
            ('shmemx_am_call', 'shmemx_req_test'): 20, ('shmem_put_nbi', 'shmem_pe_quiet'): 20, ('shmem_put_nbi', 'shmem_quiet'): 198}
AT_THE_TARGET = {('shmemx_put_req', 'a request'): 20, ('shmemx_put_req', 'shmem_quiet'): 20, ('shmemx_am_send', 'shmemx_quiet_all'): 40,
                 ('shmemx_am_send', 'shmem_barrier_all'): 1, ('shmemx_put_am', 'shmemx_quiet_all'): 20}


def with_numbers(found):
    """Yields (record, matching number, time, enclosing call)."""
    inside = collections.defaultdict(list)
    for record, location, time, text in found:
        if record == 'ENTER':
            inside[location].append(re.search(r'Region: "([^"]+)"', text)[1])
        elif record == 'LEAVE':
            inside[location].pop()
        match = re.search(r'(?:Matching|Request): (\d+)', text)
        if match is not None and record.startswith(('RMA_PUT', 'RMA_GET', 'RMA_ATOMIC', 'RMA_OP', 'NON_BLOCKING')):
            yield record, match[1], time, inside[location][-1]


def operations_have_one_later_completion(found, trace):
    """Each operation, message and nonblocking collective must have one completion, after its start. Operations with
    requests complete in the call that started them or in the call that found them complete."""
    posted, ended, remote, tested = {}, {}, {}, []
    for record, number, time, name in with_numbers(found):
        if record == 'RMA_OP_TEST':
            tested.append((number, time, name))
            continue
        where = remote if record == 'RMA_OP_COMPLETE_REMOTE' else ended if record in ENDS else posted
        expect(f'{record} {number} before', where.get(number), None)
        where[number] = time, name
    expect('operations that do not end', ended.keys() ^ posted.keys(), set())
    expect('ends before begins', [number for number, (time, _) in ended.items() if time < posted[number][0]], [])
    names = collections.Counter(name for _, name in posted.values() if name in REQUESTS)
    expect('operations with requests', names, {name: times * trace.n_pes for name, times in REQUESTS.items()})
    for number, (_, name) in posted.items():
        if name in names and ended[number][1] != name and not ended[number][1].startswith('shmemx_req_'):
            expect(f'{name} {number} ends in', ended[number][1], 'shmemx_req_...')
    by_wait = sum(name.startswith('shmemx_req_') for where in (ended, remote) for _, name in where.values())
    expect('found done by tests and waits', by_wait, sum(len(event.done or ()) for event in trace.events()))
    messages_and_puts_complete_in_known_calls(posted, ended, remote, trace.n_pes)
    failed_tests_precede_the_completion(posted, ended, tested, trace)


def messages_and_puts_complete_in_known_calls(posted, ended, remote, n_pes):
    """Checks the calls in which messages and some puts complete."""
    ends = collections.Counter((posted[number][1], name) for number, (_, name) in ended.items())
    expect('messages', {pair: ends[pair] for pair in MESSAGES}, {pair: times * n_pes for pair, times in MESSAGES.items()})
    ends = collections.Counter((posted[number][1], 'a request' if name.startswith('shmemx_req_') or name == 'shmemx_put_req' else name)
                               for number, (_, name) in remote.items())
    expect('at the target', ends, {pair: times * n_pes for pair, times in AT_THE_TARGET.items()})


def failed_tests_precede_the_completion(posted, ended, tested, trace):
    """Tests that found an operation incomplete must precede its completion."""
    for number, time, name in tested:
        expect(f'test of {number} in', name, 'shmemx_req_test')
        expect(f'test of {number} between', posted[number][0] <= time <= ended[number][0], True)
    calls = [event for event in trace.events() if event.name == 'shmemx_req_test' and not event.done]
    expect('tests in vain', len(tested), len(calls))
    expect('tests in vain at all', len(tested) > 0, True)


def quiet_for_one_pe_completes_only_its_puts(found, n_pes):
    """shmem_pe_quiet completes the operations on the PE after the next one, and no others."""
    puts = {}
    for record, location, _, text in found:
        match = re.search(r'Matching: (\d+)', text)
        if record == 'RMA_PUT':
            puts[match[1]] = (int(re.search(r'Remote: (\d+)', text)[1]) - location) % n_pes
    of_quiet = {number for _, number, _, name in with_numbers(found) if name == 'shmem_pe_quiet'}
    expect('PEs of a quiet for one', {puts[number] for number in of_quiet}, {2})


def moved(profile, kind):
    """Returns {PE: bytes}."""
    found = collections.Counter()
    for record in profile['records']:
        if record['class'] == kind:
            for pe, _, length, _ in record['by_pe']:
                found[pe] += length
    return found


def main():
    trace, profile = read.Trace(sys.argv[2]), profiles.read(sys.argv[2])
    found = list(records(sys.argv[3]))
    enters_have_leaves_in_time_order(found)
    counts = collections.Counter(record[0] for record in found)
    expect('enters', counts['ENTER'], sum(pe.calls + len(pe.regions) for pe in trace.pes))
    expect('regions', sum('Region: "program' in record[3] for record in found if record[0] == 'ENTER'), 61 * trace.n_pes)
    for kind, record in (('put', 'RMA_PUT'), ('get', 'RMA_GET')):
        told = collections.Counter()
        for name, location, _, text in found:
            if name == record and 'active messages' not in text:
                told[location] += int(re.search(r'Bytes: (\d+)', text)[1])
        expect(f'bytes {kind}', told, moved(profile, kind))
    transfers = counts['RMA_PUT'] + counts['RMA_GET'] + counts['RMA_ATOMIC']
    expect('transfers that end', counts['RMA_OP_COMPLETE_BLOCKING'] + counts['RMA_OP_COMPLETE_NON_BLOCKING'], transfers)
    expect('later', counts['RMA_OP_COMPLETE_NON_BLOCKING'], (20 + 5 * 20 + 20 + 40 + 158) * trace.n_pes)
    operations_have_one_later_completion(found, trace)
    quiet_for_one_pe_completes_only_its_puts(found, trace.n_pes)
    expect('collectives that end', counts['RMA_COLLECTIVE_BEGIN'], counts['RMA_COLLECTIVE_END'])
    expect('locks', [counts[f'RMA_{word}_LOCK'] for word in ('REQUEST', 'ACQUIRE', 'RELEASE')], [40, 40, 40])
    expect('waits', counts['RMA_WAIT_CHANGE'], sum(event.kind == 'wait' for event in trace.events()))


main()
