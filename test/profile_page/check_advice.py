#!/usr/bin/env python3
"""check_advice.py MODULES: checks that the advice finds each planted fault and puts it first, and finds nothing in a
clean profile or just below a fault's threshold. Also checks the texts of the advice, the form of the summary, and the
comparison of two profiles."""
import copy
import re
import sys

sys.dont_write_bytecode = True  # write no compiled modules into the source folder
sys.path.insert(0, sys.argv[1])
from checks import expect, expect_true, finish  # noqa: E402
from isthmus_profile import advice, compare, summary  # noqa: E402
from isthmus_profile.sums import bytes_text, pes_text, site_text, time_text  # noqa: E402
import made  # noqa: E402

SIZES = [3, 4, 8, 64]


def rules(profile):
    return [finding.rule for finding in advice.findings(profile)]


def first(profile):
    return advice.findings(profile)[0]


def near(seen, expected):
    return abs(seen - expected) <= 1e-9 + 1e-6 * abs(expected)


# ---- Planted faults ----

def faults_are_found():
    for pes in SIZES:
        for rule, (_, is_far) in made.FAULTS.items():
            if not is_far or pes % 2 == 0:
                expect(f'{rule} in {pes} PEs', rules(made.planted(rule, pes)), [rule])


def clean_profiles_give_no_findings():
    for pes in [1, 2, *SIZES, 1024]:
        expect(f'a clean profile of {pes} PEs', rules(made.clean(pes).built()), [])
        if pes % 2 == 0:
            expect(f'a clean one of {pes} PEs on two nodes', rules(made.clean(pes, node_pes=pes // 2).built()), [])
    empty = made.Made(2)
    empty.seconds = 0.0
    expect('a profile of nothing', rules(empty.built()), [])


# Changes of a planted profile that make the fault too small to be reported.

def halve_lateness(profile):
    """Only about half of the waiting is for that PE, and half for others."""
    entry = profile['collectives'][-1]
    entry['late'][0][2] = 0.6 * entry['waited']
    entry['waited'] = 0.04 * 10 * profile['job']['pes']
    entry['late'][0][2] = 0.6 * entry['waited']


def scale_collectives(part):
    def change(profile):
        for entry in profile['collectives']:
            entry['waited'] *= part
            entry['late'] = [[pe, times, seconds * part] for pe, times, seconds in entry['late']]
    return change


def records_of(profile, routine, site):
    return [record for record in profile['records'] if record['routine'] == routine and record['site'] == site]


def fewer_calls(routine, site, most):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['by_pe'] = [[pe, min(calls, most), length, seconds] for pe, calls, length, seconds in record['by_pe']]
    return change


def shorter(routine, site, part):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['seconds'] *= part
            record['by_pe'] = [[pe, calls, length, seconds * part] for pe, calls, length, seconds in record['by_pe']]
    return change


def longer_bytes(routine, site, length):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['bytes'] = record['calls'] * length
            record['by_pe'] = [[pe, calls, calls * length, seconds] for pe, calls, _, seconds in record['by_pe']]
    return change


def all_longer(length):
    def change(profile):
        for record in profile['records']:
            record['bytes'] = record['calls'] * length
    return change


def only_of_one(routine, site):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['by_pe'] = record['by_pe'][:1]
    return change


def evenly(profile):
    """Each PE receives as many calls as the first PE."""
    profile['matrix'] += [[0, target, 800_000, 8] for target in range(1, profile['job']['pes'])]


def setting(name, value):
    def change(profile):
        profile['job']['settings'][name] = value
    return change


def heap(peak):
    def change(profile):
        for pe in profile['pes']:
            pe['heap_peak'] = peak
    return change


def left(length):
    def change(profile):
        for pe in profile['pes']:
            pe['heap_left'] = length
    return change


def more_cores(profile):
    profile['job']['cores'] = {'node0': 4}


def renamed(routine, site, name):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['routine'] = name
    return change


def median_of(routine, site, median, p99):
    def change(profile):
        for record in records_of(profile, routine, site):
            record['median'], record['p99'] = median, p99
    return change


def quicker_job(profile):
    """The job takes longer, so that the fault is a small part of it."""
    profile['job']['seconds'] *= 100


BELOW = {
    'late PE': [halve_lateness, scale_collectives(0.04), quicker_job],
    'imbalance': [scale_collectives(0.3), quicker_job],
    'lock': [shorter('shmem_set_lock', made.COUNT, 0.1), only_of_one('shmem_set_lock', made.COUNT), quicker_job],
    'small puts': [median_of('shmem_put', made.MAIN, 1e-9, 1e-6), fewer_calls('shmem_put', made.MAIN, 999),
                   longer_bytes('shmem_put', made.MAIN, 257), quicker_job],
    'blocking gets': [fewer_calls('shmem_g', made.GATHER, 999), longer_bytes('shmem_g', made.GATHER, 16385),
                      renamed('shmem_g', made.GATHER, 'shmem_get_nbi'), quicker_job],
    'quiet after each put': [fewer_calls('shmem_quiet', made.COUNT, 9_999), quicker_job,
                             renamed('shmem_quiet', made.COUNT, 'shmem_fence')],
    'one word for all': [evenly, only_of_one('shmem_atomic_fetch_add', made.COUNT), quicker_job],
    'query in a loop': [fewer_calls('shmem_my_pe', made.COUNT, 999), quicker_job,
                        median_of('shmem_my_pe', made.COUNT, 9e-10, 2e-6)],
    'allocation in a loop': [fewer_calls('shmem_malloc', made.STEP, 99), quicker_job],
    'windows': [setting('ISTHMUS_REMOTE', 'message'), all_longer(65537), quicker_job],
    'no progress thread': [setting('ISTHMUS_PROGRESS', 'auto'), median_of('shmem_get', made.GATHER, 1e-4, 9e-4),
                           quicker_job],
    'more PEs than cores': [more_cores],
    'heap nearly full': [heap(int(0.89 * (1 << 30)))],
    'no room': [lambda profile: profile['memory']['spaces'][0].update(refused=None)],
    'leftover blocks': [left((1 << 16) - 1)],
    'checks': [setting('SHMEM_DEBUG', '0'), setting('SHMEM_DEBUG', '')],
    'one site': [shorter('shmem_wait_until', made.UNKNOWN, 0.2)],
}


def faults_below_threshold_are_not_told():
    expect('a change for each rule', set(BELOW), set(made.FAULTS))
    for rule, changes in BELOW.items():
        for place, change in enumerate(changes):
            profile = made.planted(rule)
            change(profile)
            expect_true(f'{rule}, made small by change {place}, is told', rule not in rules(profile))


# ---- Texts of the advice ----

def findings_tell_the_time_they_save():
    """The seconds that each rule claims to save, computed from what made.py has planted."""
    blocks = -(-80_000_000 // 4096) * 0.9 * 5e-8 + 80_000_000 / 4e9
    expected = {
        'late PE': 1.95 + 0.02 / 3, 'imbalance': 1.4 + 0.02, 'lock': 1.5, 'small puts': 0.5 - blocks,
        'blocking gets': 2.4 * 15 / 16,
        'quiet after each put': 1.6 * 15 / 16, 'one word for all': 200_000 * (9e-6 - 5e-8), 'allocation in a loop': 1.0,
        'query in a loop': 0.4,
        'windows': 0.5 * (1.0 + 6400 * 8e-5), 'no progress thread': 900 * (3e-3 - 1e-4), 'heap nearly full': 0.0,
        'no room': 0.0, 'leftover blocks': 0.0, 'checks': 0.0, 'one site': 0.0}
    for rule, seconds in expected.items():
        saves = first(made.planted(rule)).saves
        expect_true(f'{rule} saves {saves}, and not {seconds}', near(saves, seconds))
    profile = made.planted('more PEs than cores')
    outside = 10.0 - min(pe['in_library'] for pe in profile['pes'])
    expect_true('4 PEs on 2 cores save half of computing', near(first(profile).saves, outside / 2))


def texts(rule, *words, pes=4):
    finding = first(made.planted(rule, pes))
    told = ' '.join([finding.head, *finding.evidence, *finding.todo])
    for word in words:
        expect_true(f'{rule}: {word!r} is not in {told!r}', word in told)


def findings_tell_numbers_and_remedies():
    texts('late PE', 'wait for PE 3', 'main.c:70 (main)', 'last in 490 of 500 times', '97 %', 'It computed',
          '8.81 s', '6.82 s')
    texts('imbalance', '1.42 s', 'shmem_sync_all at main.c:70')
    texts('lock', 'count.c:9', '1,200 calls', 'Several locks')
    texts('small puts', 'PE 0 10,000,000 of 8 B', '500 ms', '50 ns each', 'blocks of 4 KiB', 'oshcc --inline')
    texts('blocking gets', 'shmem_get_nbi', 'PE 0 200,000 of 8 B', 'they wait for another node')
    texts('quiet after each put', '20,000 calls for 20,000 puts', 'shmem_put_signal', '80 us each',
          'The 80,000 packets that all PEs sent to other nodes had 1.02 requests and 600 B at the mean, and room for 16 KiB')
    texts('one word for all', 'memory of PE 0', '4 PEs made 800,000 calls', '50 ns at the least')
    texts('query in a loop', 'shmem_my_pe', 'count.c:9', '20,000,000 calls', 'in a variable')
    texts('allocation in a loop', 'solve.c:120', '5,000 calls', 'Allocate once')
    texts('windows', 'ISTHMUS_REMOTE=window', 'isthmus-probe')
    texts('no progress thread', 'ISTHMUS_PROGRESS=poll', '100 us at the median', '10 ms')
    texts('more PEs than cores', '4 PEs share 2 cores of node0', '2 times')
    texts('heap nearly full', '98 % full', '1008 MiB of 1 GiB', 'main.c:31', 'SHMEM_SYMMETRIC_SIZE')
    texts('no room', 'symmetric heap', 'main.c:31 (main)', '300 MiB were asked for, 500 MiB were free, 200 MiB of them in one piece',
          '2 times on a PE', 'opposite order')
    texts('leftover blocks', 'PEs 0 to 3', '5 MiB')
    texts('checks', 'SHMEM_DEBUG=1')
    texts('one site', 'shmem_wait_until at app+0x458: 400 calls', '77 %')


def advice_fits_variants_of_a_fault():
    """Other profiles in which the rules apply."""
    near_gets = made.clean(4)
    made.blocking_gets(near_gets)
    finding = first(near_gets.built())
    expect('gets inside a node', finding.rule, 'blocking gets')
    expect_true('gets inside a node name shmem_ptr, and not nbi', 'shmem_ptr' in str(finding.todo)
                and 'nbi' not in str(finding.todo))
    mapped = made.clean(4)
    made.windows(mapped)
    expect_true('ISTHMUS_PATH=window inside a node', 'ISTHMUS_PATH=window' in str(first(mapped.built()).evidence))
    apart = made.clean(4, node_pes=2)
    apart.call('shmem_put', 'put', made.MAIN, 10_000_000, 8, 5e-8, of=[0], median=2e-8)
    expect_true('small puts between nodes name nbi, and not --inline', 'up to 300 ms less' in str(first(apart.built()).todo)
                and '--inline' not in str(first(apart.built()).todo))
    held = made.clean(4)
    held.call('shmem_g', 'get', made.GATHER, 200_000, 8, 1e-6, median=2e-8)
    expect('gets that were held up now and then', rules(held.built()), [])
    slow = made.clean(4)
    made.late_pe(slow)
    slow.call('shmem_get', 'get', made.GATHER, 900, 65536, 5e-3, of=[3])
    why = 'in shmem_get at gather.c:17 (gather) for 4.5 s, the others for 0 s'
    expect_true('what a late PE does longer than the others', why in str(first(slow.built()).evidence))
    two = made.clean(4)
    made.imbalance(two)
    two.wait_for('shmem_barrier_all', made.MAIN, 10, 2.4, [[2, 9, 1.8], [1, 1, 0.6]])
    expect_true('a late PE at one site of several', 'wait for PE 2' in str([one.head for one in advice.findings(two.built())]))
    two.collectives[-1]['times'] = 9
    expect('one that is late by chance', rules(two.built()), ['imbalance'])
    short = made.clean(4)
    made.no_room(short)
    short.refused.update(free=250 << 20, times=1)
    expect('a heap that is too small', [first(short.built()).todo, '1 time on' in str(first(short.built()).evidence)],
           [['A larger SHMEM_SYMMETRIC_SIZE.'], True])
    filled = made.clean(4, node_pes=2)
    made.quiet_each(filled)
    filled.counted['requests'] = [40_000] * 4
    expect_true('packets of two requests', 'packets that' not in str(first(filled.built()).evidence))
    incomplete = made.clean(4)
    incomplete.complete = False
    made.leftover(incomplete)
    expect('blocks left by a job that did not end', rules(incomplete.built()), [])


def findings_are_ordered_by_saved_time():
    """Findings are ordered by the time that they save, and findings without a known time come last."""
    many = made.clean(4)
    for plant in (made.heap_full, made.small_puts, made.late_pe, made.lock, made.allocation):
        plant(many)
    found = advice.findings(many.built())
    expect('the order of many', [finding.rule for finding in found],
           ['late PE', 'lock', 'allocation in a loop', 'small puts', 'heap nearly full'])
    expect('what is saved of the job', advice.saves_text(many.built(), found[1]), 'up to 1.5 s of 10 s (15 %)')
    over = made.clean(4)
    made.quiet_each(over)
    profile = over.built()
    profile['job']['seconds'] = 1.0
    expect('no more is saved than the job took', first(profile).saves, 1.0)


def numbers_and_sites_are_written_briefly():
    expect('times', [time_text(value) for value in (0, 12.34, 1.0, 0.99996, 2.5e-3, 3e-6, 4.56e-8, 2e-8, 3.85e-10)],
           ['0 s', '12.3 s', '1 s', '1 s', '2.5 ms', '3 us', '45.6 ns', '20 ns', '< 20 ns'])
    expect('bytes', [bytes_text(value) for value in (0, 1023, 1024, 1536, 1 << 20, 3 << 30)],
           ['0 B', '1023 B', '1 KiB', '1.5 KiB', '1 MiB', '3 GiB'])
    expect('PEs', [pes_text(pes) for pes in ([3], [1, 2, 5], [0, 2, 4, 6, 8, 10, 12, 14])],
           ['PE 3', 'PEs 1 to 2, 5', 'PEs 0, 2, 4, 6, 8, 10 and 2 more'])
    profile = made.clean(2).built()
    profile['sites'][0].update(line=None, function=None)
    profile['sites'][1].update(file=None, line=None)
    expect('sites', [site_text(profile, place) for place in (0, 1, 2, made.UNKNOWN)],
           ['solve.c', 'exchange (app+0x3f8)', 'solve.c:120 (step)', 'app+0x458'])


# ---- The summary ----

def summary_fits_25_lines_of_80_letters():
    profiles = [made.planted(rule, pes) for rule in made.FAULTS for pes in (4, 64)]
    profiles += [made.clean(1).built(), made.Made(1).built()]
    crowd = made.clean(4)
    for plant, _ in made.FAULTS.values():
        plant(crowd)
    for place in range(30):
        crowd.call('shmem_' + 50 * 'x' + str(place), 'query', made.MAIN, 10**14, 1 << 40, 1e-12)
    crowd.complete, crowd.faults, crowd.lost = False, ['PE 3 ended without shmem_finalize\x1b[31m' * 9] * 5, 7
    profiles.append(crowd.built())
    for profile in profiles:
        lines = summary.lines(profile)
        expect_true(f'a summary of {len(lines)} lines', len(lines) <= 25)
        expect_true(f'a line of more than 80: {max(lines, key=len)!r}', max(map(len, lines)) <= 80)
        expect_true('letters that are not for terminals', all(line.isprintable() for line in lines))
        for finding in advice.findings(profile)[:1]:
            expect_true(f'{finding.head!r} is not in the summary', finding.head.split()[0] in ' '.join(lines[-12:]))
    expect_true(f"what there is no room for is not counted: {lines[-1]!r}",
                re.fullmatch(r' +and \d+ more, on the page', lines[-1]))
    expect_true('a job that did not end says so', 'INCOMPLETE: PE 3 ended' in summary.lines(profiles[-1])[1])
    lines = '\n'.join(summary.lines(made.clean(4).built()))
    for text in ('app 100: 4 PEs, 10 s, 1 host, openmpi', 'In the library 12 %', 'shmem_put ', '25,600', '800 MiB', '2.05 s',
                 'solve.c:42 (exchange) put ', 'Nothing stands out.'):
        expect_true(f'{text!r} is not in the summary: {lines}', text in lines)


# ---- Two profiles ----

def comparison_tells_what_differs():
    one = made.clean(4).built()
    same = compare.lines(one, copy.deepcopy(one))
    expect('the same twice', [line for line in same if 'differ' in line],
           ['Routines that differ: 0', 'Call sites that differ: 0',
            'Counters of the library that differ: 0', 'Settings and facts of the machine that differ: 0'])
    other = copy.deepcopy(one)
    other['job']['settings'] = {'ISTHMUS_REMOTE': 'message', 'ISTHMUS_PROFILE': 'there'}
    other['sites'][made.EXCHANGE]['line'] = 45
    (put,), (quiet,) = records_of(other, 'shmem_put', made.EXCHANGE), records_of(other, 'shmem_quiet', made.QUIET)
    put['seconds'] *= 2
    quiet['calls'] *= 3
    other['records'].pop()
    other['counters'][0]['by_pe'] = [300, 200, 0, 0]
    other['counters'][1]['by_pe'] = [0, 1, 2, 90]  # a counter that differs by less than its usual variation
    text = '\n'.join(compare.lines(one, other))
    begin = text.index('Call sites that differ: 3')
    for expected in ('shmem_put at solve.c:45 (exchange)\n    time   2.05 s becomes 4.1 s (2 times)\n',
                     'shmem_quiet at solve.c:88 (exchange)\n    calls  800 becomes 2,400 (3 times)\n',
                     'shmem_barrier_all at main.c:70 (main)\n    time   8 ms becomes 0 s (-100 %)\n',
                     'library that differ: 1\n  packets_sent        0 becomes 500\n',
                     'that differ: 1\n  ISTHMUS_REMOTE: not set becomes message'):
        expect_true(f'{expected!r} is not in {text}', expected in text[begin:])
    expect_true('what differs most is not first', text.index('shmem_put at') < text.index('shmem_barrier_all at'))
    expect_true('what does not differ is told', 'shmem_sum_reduce at' not in text)
    slight = copy.deepcopy(one)
    records_of(slight, 'shmem_sum_reduce', made.STEP)[0]['seconds'] *= 1.19
    expect_true('runs differ by more', 'Routines that differ: 0' in compare.lines(one, slight))


for test in (faults_are_found, clean_profiles_give_no_findings, faults_below_threshold_are_not_told,
             findings_tell_the_time_they_save, findings_tell_numbers_and_remedies, advice_fits_variants_of_a_fault,
             findings_are_ordered_by_saved_time, numbers_and_sites_are_written_briefly,
             summary_fits_25_lines_of_80_letters, comparison_tells_what_differs):
    test()
finish()
