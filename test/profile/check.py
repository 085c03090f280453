"""check.py counts PROFILE OUTPUT | places PROFILE FILE LINE ROUTINE CALLS...: compares a profile with what a program
did."""
import json
import sys


def fail(text):
    sys.exit(f'FAILED: {text}')


def expect(what, found, expected):
    if found != expected:
        fail(f'{what}: {found}, expected {expected}')


def totals(profile, pe):
    """Returns {routine: [calls, bytes]} of a PE. Checks that the calls of all sizes and of all PEs add up."""
    found = {}
    for record in profile['records']:
        expect(f'{record["routine"]}: calls of all sizes', sum(record['sizes'].values()), record['calls'])
        expect(f'{record["routine"]}: calls of all PEs', sum(row[1] for row in record['by_pe']), record['calls'])
        if not 0 <= record['least'] <= record['median'] <= record['p99'] <= record['most'] <= record['seconds'] * 1.001:
            fail(f'{record["routine"]}: times {record}')
        for row in record['by_pe']:
            if row[0] == pe:
                sums = found.setdefault(record['routine'], [0, 0])
                sums[0] += row[1]
                sums[1] += row[2]
    return found


def matrix_has_calls_and_bytes_of_pairs(profile, pes, to_next, to_last):
    cells = {}
    for pe in range(pes):
        for target, numbers in (((pe + 1) % pes, to_next), (pes - 1, to_last)):
            cell = cells.setdefault((pe, target), [0, 0])
            cell[:] = [cell[0] + numbers[0], cell[1] + numbers[1]]
    expect('matrix', {(row[0], row[1]): row[2:] for row in profile['matrix']}, cells)


def late_pe_is_seen_in_collectives(profile):
    barriers = [one for one in profile['collectives'] if one['routine'] == 'shmem_barrier_all']
    expect('barriers', [(one['times'], one['team_pes']) for one in barriers], [(2, len(profile['pes']))])
    pe, times, seconds = barriers[0]['late'][0]
    if pe != 1 or not 0.05 < seconds <= barriers[0]['waited'] * 1.001:
        fail(f'PE 1 was late twice by 0.2 s: {barriers}')
    reductions = [one['times'] for one in profile['collectives'] if one['routine'] == 'shmem_sum_reduce']
    expect('reductions', reductions, [4])


def memory_use_and_refusal_are_recorded(profile):
    for pe in profile['pes']:
        expect(f'PE {pe["pe"]}: peak and left', [pe['heap_peak'], pe['heap_left']], [300000, 4096])
    samples = profile['memory']['samples']
    expect('most in use', max(sample[2] for sample in samples), 1 << 20)
    expect('memory by place', sorted(one['bytes'] for one in profile['memory']['sites']), [4096, 100000, 300000, 1 << 20])
    heap, space = profile['memory']['spaces']
    expect('the heap', [heap['space'], heap['pes'], heap['most'], heap['refused']], ['heap', len(profile['pes']), 300000, None])
    expect('its largest free range', min(sample[3] for sample in samples), heap['least_largest'])
    if not 300000 <= heap['size'] - heap['least_largest'] <= 500000 or heap['largest_at_most'] < heap['least_largest']:
        fail(f'largest free ranges of the heap: {heap}')
    expect('the space', [space[name] for name in ('space', 'pes', 'size', 'most', 'largest_at_most', 'least_largest')],
           ['space 1', len(profile['pes']), 1 << 20, 1 << 20, 0, 0])
    found = space['refused']
    expect('no room', [found[name] for name in ('times', 'bytes', 'free', 'largest')], [1, 300000, 1 << 19, 1 << 18])
    expect('no room at', profile['sites'][found['site']]['function'], 'take')


def counters_agree_with_the_calls(profile):
    """On one node no message is sent. Between nodes, every message that a PE has sent must have been received."""
    of = {one['name']: sum(one['by_pe']) for one in profile['counters']}
    atomics = sum(record['calls'] for record in profile['records'] if record['routine'] == 'shmem_atomic_inc')
    if len(set(profile['job']['nodes'])) == 1:
        expect('sent on one node', [of['packets_sent'], of['requests'], of['collective_messages']], [0, 0, 0])
    elif of['requests'] < atomics or not 0 < of['packets_sent'] <= of['requests'] or of['packets_received'] < of['answers_sent']:
        fail(f'requests, with {atomics} atomics: {of}')
    requests = {one['name']: one['by_phase'] for one in profile['counters']}['requests']
    expect('requests of all phases', sum(requests), of['requests'])
    signals = sum(record['calls'] for record in profile['records']
                  if (record['routine'], profile['phases'][record['phase']]) == ('shmem_signal_set', 'solve'))
    least = 0 if len(set(profile['job']['nodes'])) == 1 else signals
    if not least <= requests[profile['phases'].index('solve')] <= of['requests'] - 2 * least:
        fail(f'requests by phase, with {signals} signals: {requests}')
    if not of['polls_in_vain'] <= of['polls'] or not of['sleeps_rung'] <= of['sleeps'] or of['bells'] + of['yields'] == 0:
        fail(f'polls and sleeps: {of}')


def counts_agree_with_the_program(profile, lines):
    pes = profile['job']['pes']
    expect('complete, faults, lost', [profile['complete'], profile['faults'], profile['lost']], [True, [], 0])
    words = [line.split() for line in lines]
    told = {word[1]: [int(word[2]), int(word[3])] for word in words if word[0] == 'expect'}
    for pe in range(pes):
        found = totals(profile, pe)
        for name, numbers in told.items():
            expect(f'PE {pe}: {name}', found.get(name), numbers)
    to = {word[0]: [int(word[1]), int(word[2])] for word in words if word[0] in ('next', 'last')}
    matrix_has_calls_and_bytes_of_pairs(profile, pes, to['next'], to['last'])
    late_pe_is_seen_in_collectives(profile)
    memory_use_and_refusal_are_recorded(profile)
    counters_agree_with_the_calls(profile)
    solved = [record for record in profile['records'] if profile['phases'][record['phase']] == 'solve']
    expect('phase', [(one['routine'], one['calls']) for one in solved],
           [('shmem_signal_set', 50 * pes), ('shmem_quiet', pes)])


def calls_are_at_their_source_lines(profile, words):
    for file, line, routine, calls in zip(*[iter(words)] * 4):
        found = [record['calls'] for record in profile['records'] if record['routine'] == routine
                 and (profile['sites'][record['site']]['file'] or '').endswith(file)
                 and profile['sites'][record['site']]['line'] == int(line)]
        expect(f'{file}:{line} {routine}', found, [int(calls)])


def regions_marks_and_pops_are_recorded(profile, words):
    """Checks regions of the Fortran module: times and calls of a region, a mark, and the line of a pop without a push."""
    name, times, mark, line = words
    numbers = {of['name']: number for number, of in enumerate(profile['regions'])}
    expect('regions', {of['name']: of['times'] for of in profile['regions'] if of['times']}, {name: int(times)})
    expect('puts in it', [record['calls'] for record in profile['records'] if record['routine'] == 'shmem_put'
                          and record['region'] == numbers[name]], [int(times)])
    expect('marks', [(of['name'], of['times']) for of in profile['marks']], [(mark, 1)])
    expect('pops of none', [(profile['sites'][of['site']]['line'], of['times']) for of in profile['unbalanced']], [(int(line), 1)])


def profile_tells_how_the_job_ended(profile, words):
    faults, complete = words[1:], words[0] == 'complete'
    expect('complete', profile['complete'], complete)
    expect('faults', profile['faults'], faults)
    atomics = [record['calls'] for record in profile['records'] if record['routine'] == 'shmem_atomic_inc']
    expect('atomics', atomics, [200])


def main():
    with open(sys.argv[2], encoding='utf-8') as file:
        profile = json.load(file)
    if sys.argv[1] == 'counts':
        with open(sys.argv[3], encoding='utf-8') as file:
            counts_agree_with_the_program(profile, file.read().splitlines())
    else:
        {'places': calls_are_at_their_source_lines, 'regions': regions_marks_and_pops_are_recorded,
         'end': profile_tells_how_the_job_ended}[sys.argv[1]](profile, sys.argv[3:])


main()
