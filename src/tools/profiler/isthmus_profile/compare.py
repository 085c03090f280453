"""Compares two profiles and prints the largest differences first."""
import os
from isthmus_probe.report import number_text
from isthmus_profile import counters
from isthmus_profile.sums import (bytes_text, by_routine, count_text, grouped, machine_text,
                                  outside, percent_text, program_text, share, time_text, total)

FACTOR = 1.2       # minimum ratio of two times; two runs of one program differ by less
LEAST_SHARE = 0.01  # minimum difference, as a share of all PEs' time in the longer run
COUNT_SHARE = 0.01  # minimum relative difference of calls or bytes
COUNTED = 100       # minimum difference of a counter; smaller ones are noise
MOST = 40          # maximum number of lines of each part
NOTHING = (0, 0, 0.0)
OWN = 'ISTHMUS_PROFILE'  # excluded from the comparison of settings, because it contains the folder and always differs


def places(profile, with_line):
    """Returns {(routine, place): (calls, bytes, seconds)}. Files are identified by their base names, because the
    folders may differ."""
    def where(record):
        site = profile['sites'][record['site']]
        file = os.path.basename(site['file'] or site['object'] or '')
        line = site['line'] if site['file'] else site['offset']
        return record['routine'], (file, site['function'], line if with_line else None)
    return grouped(profile['records'], where)


def numbers(of):
    return (of.calls, of.bytes, of.seconds) if of else NOTHING


def is_other(before, after, least):
    """Returns True if the times differ by more than two runs of one program do, or if calls or bytes differ."""
    low, high = sorted((before[2], after[2]))
    if high - low >= least and high >= FACTOR * low:
        return True
    return any(abs(a - b) > COUNT_SHARE * max(a, b) for a, b in zip(before[:2], after[:2]))


def differing(a, b, least):
    """Returns [(key, before, after)] of two dicts of sums, the largest difference in time first."""
    found = [(key, numbers(a.get(key)), numbers(b.get(key))) for key in {**a, **b}]
    found = [entry for entry in found if is_other(entry[1], entry[2], least)]
    return sorted(found, key=lambda entry: -abs(entry[1][2] - entry[2][2]))


def factor_text(ratio):
    if ratio >= 2:
        return f' ({number_text(ratio)} times)'
    return f' (+{percent_text(ratio - 1)})' if ratio > 1 else f' (-{percent_text(1 - ratio)})'


def change_text(before, after, text):
    if before == after:
        return f'{text(before)}, the same'
    return f'{text(before)} becomes {text(after)}' + (factor_text(after / before) if before else '')


def entry_lines(name, before, after):
    yield f'  {name}'
    for label, place, text in (('time', 2, time_text), ('calls', 0, count_text), ('bytes', 1, bytes_text)):
        if before[place] != after[place]:
            yield f'    {label:<6} {change_text(before[place], after[place], text)}'


def part_lines(head, found, name):
    yield f'{head} that differ: {len(found)}'
    for key, before, after in found[:MOST]:
        yield from entry_lines(name(key), before, after)
    if len(found) > MOST:
        yield f'  and {len(found) - MOST} more'


def moved(a, b):
    """Returns {old key: new key} of places in the source whose line number has changed. A place is included only if it
    is unambiguous."""
    def by_function(profile_places, others):
        found = {}
        for key in profile_places:
            if key not in others:
                found.setdefault((key[0], key[1][:2]), []).append(key)
        return found
    gone, come = by_function(a, b), by_function(b, a)
    return {gone[key][0]: come[key][0] for key in gone if len(gone[key]) == 1 and len(come.get(key, [])) == 1}


def sites_of(a, b):
    """Returns the places of both profiles, with equal keys for places whose line number has changed."""
    first, second = places(a, True), places(b, True)
    for old, new in moved(first, second).items():
        first[new] = first.pop(old)
    return first, second


def place_text(key):
    routine, (file, function, line) = key
    where = f'{file}:{line}' if isinstance(line, int) else f'{file}+{line}' if line else file
    return f'{routine} at {where}' + (f' ({function})' if function else '')


def times_of(profile):
    """Returns {name: seconds} of a profile. `job` and `longest init` are the longest of any PE; the other times are
    means over all PEs."""
    pes = len(profile['pes'])
    return {'job': profile['job']['seconds'], 'longest init': profile['job']['init_seconds'],
            'outside': share(sum(map(outside, profile['pes'])), pes),
            'in the library': share(total(profile, 'in_library'), pes), 'in waits': share(total(profile, 'in_waits'), pes),
            'in collectives': share(total(profile, 'in_collectives'), pes)}


def whole_lines(a, b):
    first, second = times_of(a), times_of(b)
    yield 'Time, of a PE at the mean'
    for name, before in first.items():
        yield f'  {name:<15} {change_text(before, second[name], time_text)}'


def counter_lines(a, b):
    """Yields lines about the library's counters that differ by at least FACTOR. Many of them depend on the scheduling
    of the PEs."""
    first, second = counters.sums(a), counters.sums(b)
    pairs = [(name, first.get(name, 0), second.get(name, 0)) for name in {**first, **second}]
    found = [pair for pair in pairs if abs(pair[1] - pair[2]) >= COUNTED
             and max(pair[1:]) >= FACTOR * min(pair[1:])]
    yield f'Counters of the library that differ: {len(found)}'
    for name, before, after in sorted(found, key=lambda one: -max(one[1:]) / max(min(one[1:]), 1)):
        yield f'  {name:<19} {change_text(before, after, bytes_text if name.endswith("_bytes") else count_text)}'


def settings_lines(a, b):
    def facts(profile):
        job = profile['job']
        return {'PEs': job['pes'], 'MPI': job['mpi'], 'Isthmus': job['library'], 'hosts': len(set(job['hosts'])),
                **job['settings']}
    first, second = facts(a), facts(b)
    found = [(name, first.get(name), second.get(name)) for name in {**first, **second}
             if first.get(name) != second.get(name) and name != OWN]
    yield f'Settings and facts of the machine that differ: {len(found)}'
    for name, before, after in found:
        yield f'  {name}: {"not set" if before is None else before} becomes {"not set" if after is None else after}'


def lines(a, b):
    least = LEAST_SHARE * max(total(a, 'seconds'), total(b, 'seconds'))
    made = [f'A  {program_text(a)}: {machine_text(a)}' + ('' if a['complete'] else '; not whole'),
                f'B  {program_text(b)}: {machine_text(b)}' + ('' if b['complete'] else '; not whole'), '']
    made += [*whole_lines(a, b), '', *part_lines('Routines', differing(by_routine(a), by_routine(b), least), str), '',
                 *part_lines('Call sites', differing(*sites_of(a, b), least), place_text), '', *counter_lines(a, b), '', *settings_lines(a, b)]
    return made
