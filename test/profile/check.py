"""check.py counts PROFILE OUTPUT | places PROFILE FILE LINE ROUTINE CALLS...: compares a profile with what a program did."""
import json
import sys


def fail(text):
    sys.exit(f'FAILED: {text}')


def expect(what, found, expected):
    if found != expected:
        fail(f'{what}: {found}, expected {expected}')


def totals(profile, pe):
    """{routine: [calls, bytes]} of a PE; sizes have as many calls."""
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


def check_matrix(profile, pes, to_next, to_last):
    cells = {}
    for pe in range(pes):
        for target, numbers in (((pe + 1) % pes, to_next), (pes - 1, to_last)):
            cell = cells.setdefault((pe, target), [0, 0])
            cell[:] = [cell[0] + numbers[0], cell[1] + numbers[1]]
    expect('matrix', {(row[0], row[1]): row[2:] for row in profile['matrix']}, cells)


def check_late(profile):
    barriers = [one for one in profile['collectives'] if one['routine'] == 'shmem_barrier_all']
    expect('barriers', [(one['times'], one['team_pes']) for one in barriers], [(2, len(profile['pes']))])
    pe, times, seconds = barriers[0]['late'][0]
    if pe != 1 or not 0.05 < seconds <= barriers[0]['waited'] * 1.001:
        fail(f'PE 1 was late twice by 0.2 s: {barriers}')
    reductions = [one['times'] for one in profile['collectives'] if one['routine'] == 'shmem_sum_reduce']
    expect('reductions', reductions, [4])


def check_memory(profile):
    for pe in profile['pes']:
        expect(f'PE {pe["pe"]}: peak and left', [pe['heap_peak'], pe['heap_left']], [300000, 4096])
    samples = profile['memory']['samples']
    expect('most in use', max(sample[2] for sample in samples), 300000)
    expect('memory by place', sorted(one['bytes'] for one in profile['memory']['sites']), [4096, 100000, 300000])


def check_counts(profile, lines):
    pes = profile['job']['pes']
    expect('complete, faults, lost', [profile['complete'], profile['faults'], profile['lost']], [True, [], 0])
    words = [line.split() for line in lines]
    told = {word[1]: [int(word[2]), int(word[3])] for word in words if word[0] == 'expect'}
    for pe in range(pes):
        found = totals(profile, pe)
        for name, numbers in told.items():
            expect(f'PE {pe}: {name}', found.get(name), numbers)
    to = {word[0]: [int(word[1]), int(word[2])] for word in words if word[0] in ('next', 'last')}
    check_matrix(profile, pes, to['next'], to['last'])
    check_late(profile)
    check_memory(profile)
    solved = [record for record in profile['records'] if profile['phases'][record['phase']] == 'solve']
    expect('phase', [(one['routine'], one['calls']) for one in solved], [('shmem_signal_set', 50 * pes)])


def check_places(profile, words):
    for file, line, routine, calls in zip(*[iter(words)] * 4):
        found = [record['calls'] for record in profile['records'] if record['routine'] == routine
                 and (profile['sites'][record['site']]['file'] or '').endswith(file)
                 and profile['sites'][record['site']]['line'] == int(line)]
        expect(f'{file}:{line} {routine}', found, [int(calls)])


def check_end(profile, words):
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
            check_counts(profile, file.read().splitlines())
    else:
        {'places': check_places, 'end': check_end}[sys.argv[1]](profile, sys.argv[3:])


main()
