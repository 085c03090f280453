"""The HTML page: a single self-contained file. Advice comes first."""
import os
from heapq import nlargest
from html import escape
from isthmus_probe.page import document
from isthmus_probe.report import number_text
from isthmus_probe.tags import breakable, entries, section, table
from isthmus_profile import advice, counters, field
from isthmus_profile.sums import (bytes_text, by_routine, count_text, grouped, machine_text, nodes, other, outside,
                                  percent_text, program_text, share, site_text, time_text, total, traffic, waited_for,
                                  whole_text)

MOST_ROWS = 500  # maximum number of rows in a table of calls
MOST_PAIRS = 20
MOST_PHASES = 12  # maximum number of columns
MOST_FAULTS = 10
MOST_SAMPLES = 200  # maximum number of points of memory over time
PARTS = [('outside of the library', outside), ('other routines', other),
         ('waits, locks and order', lambda pe: pe['in_waits']), ('collectives', lambda pe: pe['in_collectives'])]
NAME, NUMBER = ' class="text"', ''


# ---- Tables ----

def number(text, value):
    """Returns a table cell. A table is sorted by `value`, not by the text."""
    return f'<td data-v="{value}">{escape(text)}</td>'


def calls(count):
    return number(count_text(count), count)


def length(count):
    return number(bytes_text(count), count)


def seconds(value):
    return number(time_text(value), value)


def part_of(value, whole):
    return number(percent_text(share(value, whole)), share(value, whole))


def words(text):
    return f'<td class="text">{breakable(text)}</td>'


def head(text):
    return f'<th scope="row">{breakable(text)}</th>'


def sortable(label, heads, rows, last=''):
    """Returns a sortable table. `heads`: (text, NAME or NUMBER). `rows`: the HTML of each row's cells."""
    names = ''.join(f'<th scope="col"{kind}>{escape(text)}</th>' for text, kind in heads)
    body = ''.join(f'<tr>{row}</tr>' for row in rows)
    return (f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}"><table class="sortable">'
            f'<thead><tr>{names}</tr></thead><tbody>{body}</tbody></table></div>'
            + (f'<p class="notes">{escape(last)}</p>' if last else ''))


def details(name, html):
    return f'<details class="numbers"><summary>{escape(name)}</summary>{html}</details>'


# ---- Advice, and the whole page ----

def look(profile, finding):
    saves = advice.saves_text(profile, finding)
    part = 100 * share(finding.saves, advice.span(profile))
    told = (f'<p class="saves">Can save {escape(saves)}</p><span class="track"><i style="width:{part:.1f}%"></i></span>'
            if saves else '')
    return (f'<li class="look"><div><h3>{breakable(finding.head)}</h3>{told}'
            f'{entries([("Seen", finding.evidence), ("To do", finding.todo)])}</div></li>')


def looks(profile):
    found = advice.findings(profile)
    listed = ''.join(look(profile, finding) for finding in found)
    note = '<p class="notes">Each saving is an estimate for one finding alone. Several findings may save the same time.</p>'
    return section('advice', 'What to look at first', f'<ol class="looks panel">{listed}</ol>{note}' if listed else
                   '<p class="panel">Nothing stands out: no rule found anything that costs 1 % of the job or more.</p>')


def tiles(profile):
    library, whole = total(profile, 'in_library'), total(profile, 'seconds')
    waits = total(profile, 'in_waits') + total(profile, 'in_collectives')
    heap = max((pe['heap_peak'] for pe in profile['pes']), default=0)
    listed = [('Time', time_text(profile['job']['seconds'])), ('PEs', count_text(profile['job']['pes'])),
              ('In the library', percent_text(share(library, whole))),
              ('In waits and collectives', percent_text(share(waits, whole))),
              ('Calls', count_text(sum(record['calls'] for record in profile['records']))),
              ('Moved', bytes_text(sum(entry[3] for entry in profile['matrix']))),
              ('Heap of a PE, at most', bytes_text(heap)),
             ('shmem_init, at most', time_text(profile['job']['init_seconds']))]
    return '<dl class="tiles">' + ''.join(f'<div><dt>{name}</dt><dd>{escape(text)}</dd></div>' for name, text in listed) + '</dl>'


def keys():
    return '<ul class="keys">' + ''.join(f'<li><i class="k-p{kind}"></i>{name}</li>'
                                         for kind, (name, _) in enumerate(PARTS)) + '</ul>'


def whole(profile):
    seconds_of_all = total(profile, 'seconds')
    shares = [share(sum(map(of, profile['pes'])), seconds_of_all) for _, of in PARTS]
    stack = ''.join(f'<i class="k-p{kind}" style="width:{100 * part:.2f}%" title="{name}: {percent_text(part)}"></i>'
                    for kind, ((name, _), part) in enumerate(zip(PARTS, shares)))
    told = '; '.join(f'{name} {percent_text(part)}' for (name, _), part in zip(PARTS, shares))
    return section('summary', 'Summary', f'<div class="panel">{tiles(profile)}<div class="stack" aria-hidden="true">{stack}'
                   f'</div>{keys()}<p class="notes">Of the time of all PEs: {told}.</p></div>')


# ---- Time ----

def routine_row(name, of, all_seconds):
    return (head(name) + words(of.records[0]['class']) + calls(of.calls) + length(of.bytes) + seconds(of.seconds)
            + part_of(of.seconds, all_seconds) + seconds(share(of.seconds, of.calls)) + seconds(of.least)
            + seconds(of.most))


def routines(profile):
    all_seconds = total(profile, 'in_library')
    heads = [('Routine', NAME), ('Class', NAME), ('Calls', NUMBER), ('Bytes', NUMBER), ('Time', NUMBER),
             ('of library', NUMBER), ('Mean', NUMBER), ('Least', NUMBER), ('Most', NUMBER)]
    rows = [routine_row(name, of, all_seconds) for name, of in by_routine(profile).items()]
    return section('routines', 'Time by routine', '<p>Sums over all PEs. The variants of a routine for different types are one row. Select a column head to sort.</p>'
                   + sortable('Time by routine', heads, rows))


def site_row(profile, record, all_seconds, with_phase):
    slowest = max(record['by_pe'], key=lambda of: of[3], default=[0, 0, 0, 0.0])
    return (head(site_text(profile, record['site'])) + words(record['routine'])
            + (words(profile['phases'][record['phase']]) if with_phase else '') + calls(record['calls'])
            + length(record['bytes']) + seconds(record['seconds']) + part_of(record['seconds'], all_seconds)
            + seconds(record['median']) + seconds(record['p99']) + seconds(record['most'])
            + number(f'PE {slowest[0]}', slowest[0]) + seconds(slowest[3]))


def sites(profile):
    with_phase = len(profile['phases']) > 1
    heads = [('Where', NAME), ('Routine', NAME)] + ([('Phase', NAME)] if with_phase else []) + [
        ('Calls', NUMBER), ('Bytes', NUMBER), ('Time', NUMBER), ('of library', NUMBER), ('Median', NUMBER), ('99 %', NUMBER),
        ('Most', NUMBER), ('Slowest', NUMBER), ('Its time', NUMBER)]
    records = sorted(profile['records'], key=lambda record: -record['seconds'])
    library = total(profile, 'in_library')
    rows = [site_row(profile, record, library, with_phase) for record in records[:MOST_ROWS]]
    left = records[MOST_ROWS:]
    more = (f'And {count_text(len(left))} more, which took {time_text(sum(record["seconds"] for record in left))} together.'
            if left else '')
    return section('sites', 'Time by call site', '<p>All PEs together, and the PE that took the longest.</p>'
                   + sortable('Time by call site', heads, rows, more))


def phase_row(profile, index, of, all_seconds):
    top = max(of.records, key=lambda record: record['seconds'])
    return (head(profile['phases'][index] or 'no phase') + calls(of.calls) + length(of.bytes) + seconds(of.seconds)
            + part_of(of.seconds, all_seconds) + words(f'{top["routine"]} at {site_text(profile, top["site"])}'))


def phases(profile):
    found = grouped(profile['records'], lambda record: record['phase'])
    if len(profile['phases']) < 2:
        return section('phases', 'Phases', '<p class="panel">The program names no phases (shmem_pcontrol).</p>')
    heads = [('Phase', NAME), ('Calls', NUMBER), ('Bytes', NUMBER), ('Time', NUMBER), ('of library', NUMBER),
             ('Most of it', NAME)]
    rows = [phase_row(profile, index, of, total(profile, 'in_library')) for index, of in found.items()]
    return section('phases', 'Phases', '<p>Time in the library, summed over all PEs.</p>' + sortable('Phases', heads, rows))


def region_row(profile, of):
    slowest = max(of['by_pe'], key=lambda one: one[2], default=[0, 0, 0.0])
    return (head(of['name']) + calls(of['times']) + seconds(of['seconds']) + part_of(of['in_library'], of['seconds'])
            + seconds(of['least']) + seconds(of['median']) + seconds(of['most'])
            + number(f'PE {slowest[0]}', slowest[0]) + seconds(slowest[2]))


def mark_row(profile, of):
    return head(of['name']) + words(site_text(profile, of['site'])) + calls(of['times'])


def regions(profile):
    """Describes the regions that the program has named (isthmus_regions.h), if any. Profiles of older versions have
    none."""
    parts = []
    found = [of for of in profile.get('regions', []) if of['name'] and of['times']]
    if found:
        heads = [('Region', NAME), ('Times', NUMBER), ('Time', NUMBER), ('in the library', NUMBER), ('Least', NUMBER),
                 ('Median', NUMBER), ('Most', NUMBER), ('Slowest', NUMBER), ('Its time', NUMBER)]
        parts.append('<p>Sums over all PEs. The time of a region includes the regions inside it.</p>'
                     + sortable('Regions', heads, [region_row(profile, of) for of in found]))
    if profile.get('marks'):
        heads = [('Mark', NAME), ('Where', NAME), ('Times', NUMBER)]
        parts.append(sortable('Marks', heads, [mark_row(profile, of) for of in profile['marks']]))
    for of in profile.get('unbalanced', []):
        parts.append(f'<p>isthmus_region_pop at {escape(site_text(profile, of["site"]))} found no open region'
                     f' {count_text(of["times"])} times.</p>')
    if not parts:
        parts.append('<p class="panel">The program names no regions (isthmus_regions.h).</p>')
    return section('regions', 'Regions', ''.join(parts))


# ---- By PE ----

def in_collectives(pe):
    return pe['in_collectives']


def column_of(pes, longest):
    """Returns the heights, mark and text of a column for these PEs. The heights are means, relative to `longest`. The
    mark shows the PE that spent the least time in collectives."""
    means = [sum(map(of, pes)) / len(pes) for _, of in PARTS]
    told = ', '.join(f'{name} {time_text(mean)}' for (name, _), mean in zip(PARTS, means))
    stack = [share(mean, longest) for mean in means]
    if len(pes) == 1:
        return stack, None, told
    least, most = min(pes, key=in_collectives), max(pes, key=in_collectives)
    told = (f'mean: {told}; in collectives from {time_text(in_collectives(least))} (PE {least["pe"]}) to'
            f' {time_text(in_collectives(most))} (PE {most["pe"]})')
    return stack, share(sum(of(least) for _, of in PARTS) - in_collectives(least), longest), told


def pe_columns(profile):
    of = {pe['pe']: pe for pe in profile['pes']}
    longest = max((sum(part(pe) for _, part in PARTS) for pe in profile['pes']), default=0)
    parts, stacks, marks, titles = field.bins(profile['job']['pes']), [], [], []
    for one in parts:
        pes = [of[pe] for pe in range(one[0], one[1] + 1) if pe in of]
        stack, mark, told = column_of(pes, longest) if pes else ([], None, 'left nothing')
        stacks.append(stack)
        marks.append(mark)
        titles.append(f'{field.bin_text(one)}: {told}')
    label = 'Time of each PE, by what it was spent in; the arrow keys lead from one to the next'
    drawn = field.columns(label, stacks, marks, titles, [time_text(longest), '0'], field.pe_ticks(parts), 'PE')
    if all(mark is None for mark in marks):
        return drawn
    return ('<p class="notes">Each column is the mean of its PEs; the line is where the one that waits the least in'
            f' collectives begins to.</p>{drawn}')


def pe_row(pe, late, moved):
    times, waited = late.get(pe['pe'], (0, 0.0))
    sent, received = moved.get(pe['pe'], (0, 0))
    return (f'<th scope="row" data-v="{pe["pe"]}">{pe["pe"]}{"" if pe["complete"] else " (did not end)"}</th>'
            + words(pe['host']) + seconds(pe['seconds']) + ''.join(seconds(of(pe)) for _, of in PARTS) + calls(times)
            + seconds(waited) + length(sent) + length(received) + length(pe['heap_peak']) + length(pe['heap_left']))


def pes(profile):
    names = ['Time', 'Outside', 'Other', 'Waits', 'Collectives', 'Last', 'Waited for', 'Bytes by it',
             'Bytes on it', 'Heap, most', 'Heap, left']
    heads = [('PE', NUMBER), ('Host', NAME)] + [(name, NUMBER) for name in names]
    late, moved = waited_for(profile), traffic(profile)
    rows = [pe_row(pe, late, moved) for pe in profile['pes']]
    text = ('<p>Between init and finalize. “Last” is how many times all others of a collective waited for that PE,'
            ' “waited for” how long they did, all together.</p>')
    return section('pes', 'Waiting and imbalance by PE', text + f'<div class="panel">{keys()}{pe_columns(profile)}</div>'
                   + details('Numbers of each PE', sortable('Numbers of each PE', heads, rows)) + lates(profile))


def late_row(profile, entry):
    last = max(entry['late'], key=lambda late: late[2], default=None)
    return (head(site_text(profile, entry['site'])) + words(entry['routine']) + calls(entry['team_pes'])
            + calls(entry['times']) + seconds(entry['waited'])
            + (number(f'PE {last[0]}', last[0]) + calls(last[1]) + seconds(last[2]) if last else words('') * 3))


def lates(profile):
    if not profile['collectives']:
        return ''
    heads = [('Collective', NAME), ('Routine', NAME)] + [(name, NUMBER) for name in (
        'PEs', 'Times', 'Waited', 'Most for', 'Last', 'Waited for it')]
    found = sorted(profile['collectives'], key=lambda entry: -entry['waited'])
    return '<h3>Who is waited for</h3>' + sortable('Who is waited for', heads,
                                                   [late_row(profile, entry) for entry in found[:MOST_ROWS]])


# ---- The communication matrix ----

def cells_of(profile, parts):
    """Returns {(row, column): [calls, bytes]} for the groups of PEs."""
    each, found = parts[0][1] - parts[0][0] + 1, {}
    for source, target, count, size in profile['matrix']:
        of = found.setdefault((source // each, target // each), [0, 0])
        of[0], of[1] = of[0] + count, of[1] + size
    return found


def scale(kind, values, text):
    if not any(values):
        return ''
    least, most = field.shades(values)
    steps = ''.join(f'<i class="s{level}"></i>' for level in range(field.LEVELS))
    factor = number_text((most / least) ** (1 / field.LEVELS))
    return (f'<p class="scale {kind}">{text(round(least))} <span aria-hidden="true">{steps}</span> {text(most)}'
            f' (each shade {factor} times the one before)</p>')


def heat(profile):
    parts = field.bins(profile['job']['pes'])
    found = cells_of(profile, parts)
    cells = {(row, column): (size, count, f'{field.bin_text(parts[row])} to {field.bin_text(parts[column])}:'
                             f' {count_text(count)} calls, {bytes_text(size)}')
             for (row, column), (count, size) in found.items()}
    return (scale('bytes', [of[1] for of in found.values()], bytes_text)
            + scale('calls', [of[0] for of in found.values()], count_text)
            + field.heat_map('Bytes and calls from each PE to each; the arrow keys lead from one to the next', parts, cells))


def matrix(profile):
    if not profile['matrix']:
        return section('matrix', 'From PE to PE', '<p class="panel">No PE put, got or updated anything.</p>')
    heads = [('From', NUMBER), ('To', NUMBER), ('Calls', NUMBER), ('Bytes', NUMBER)]
    top = nlargest(MOST_PAIRS, profile['matrix'], key=lambda entry: (entry[3], entry[2]))
    rows = [f'<th scope="row" data-v="{source}">PE {source}</th>' + number(f'PE {target}', target) + calls(count)
            + length(size) for source, target, count, size in top]
    choice = ('<fieldset><legend>Shown:</legend><label><input type="radio" name="shown" id="by-bytes" checked> bytes</label>'
              '<label><input type="radio" name="shown" id="by-calls"> calls</label></fieldset>')
    return section('matrix', 'From PE to PE', '<p>Puts, gets, atomics, signals and messages, from the PE that calls'
                   f' to the one whose memory it is.</p><div class="panel">{choice}{heat(profile)}</div>'
                   + details('The pairs of the most bytes', sortable('The pairs of the most bytes', heads, rows)))


# ---- Sizes and memory ----

def size_name(size):
    return bytes_text(int(size)) if int(size) else 'none'


def size_table(name, sizes):
    most = max(sizes.values(), default=0)
    rows = ''.join(f'<tr><th scope="row">{size_name(size)}</th><td data-v="{sizes[size]}">{count_text(sizes[size])}</td><td>'
                   f'<span class="bar" style="width:{100 * share(sizes[size], most):.1f}%"></span></td></tr>'
                   for size in sorted(sizes, key=int))
    return (f'<div class="panel"><table data-class="{escape(name)}"><thead><tr><th scope="col">{escape(name)}, up to</th>'
            f'<th scope="col">calls</th><th></th></tr></thead><tbody>{rows}</tbody></table></div>')


def sizes(profile):
    found = grouped(profile['records'], lambda record: record['class'])
    tables = ''.join(size_table(name, of.sizes) for name, of in found.items() if set(of.sizes) - {'0'})
    return section('sizes', 'Sizes', f'<p>Bytes of a call, by powers of two.</p><div class="sizes">{tables}</div>' if tables
                   else '<p class="panel">Nothing that was called has a size.</p>')


def fewer(samples):
    """Reduces the samples to at most MOST_SAMPLES. Each is the maximum of the samples that it replaces."""
    each = -(-len(samples) // MOST_SAMPLES) or 1
    return [max(samples[first:first + each], key=lambda sample: sample[1]) for first in range(0, len(samples), each)]


def sample_text(seconds, in_use, most, largest=None):
    """Describes a sample. Profiles of older versions have no largest free range."""
    free = '' if largest is None else f'; largest free range of the heap {bytes_text(largest)}'
    return (f'{time_text(seconds)}: {bytes_text(in_use)} in all PEs, {bytes_text(most)} in the one that has the'
            f' most{free}')


def memory_over_time(profile):
    samples = fewer(profile['memory']['samples'])
    end = max(profile['job']['seconds'], samples[-1][0])
    most = max(sample[1] for sample in samples)
    ends = [sample[0] for sample in samples[1:]] + [end]
    points = [(share(sample[0], end), share(last, end), share(sample[1], most)) for sample, last in zip(samples, ends)]
    titles = [sample_text(*sample) for sample in samples]
    return field.over_time('Symmetric memory in use over time, in all PEs', points, titles,
                           [bytes_text(most), '0'], ['0', time_text(end)])


def space_row(of):
    no_room = of['refused']
    return (head(of['space']) + calls(of['pes']) + length(of['size']) + length(of['most']) + part_of(of['most'], of['size'])
            + length(of['largest_at_most']) + length(of['least_largest']) + calls(no_room['times'] if no_room else 0))


def spaces(profile):
    rows = [space_row(of) for of in profile['memory'].get('spaces', [])]
    heads = [('Space', NAME)] + [(name, NUMBER) for name in (
        'PEs', 'Size', 'In use, most', 'of size', 'Largest free then', 'Smallest such range', 'Failed allocations')]
    return ('<p>Values of the PE with the most memory in use. A block needs a free range of at least its length.</p>'
            + sortable('Spaces', heads, rows)) if rows else ''


def memory(profile):
    html = '<p class="panel">No symmetric memory was allocated.</p>'
    if profile['memory']['samples']:
        html = f'<p>Symmetric memory in use, in all PEs.</p><div class="panel">{memory_over_time(profile)}</div>'
    rows = [head(site_text(profile, entry['site'])) + length(entry['bytes']) + calls(entry['blocks'])
            for entry in sorted(profile['memory']['sites'], key=lambda entry: -entry['bytes'])[:MOST_ROWS]]
    if rows:
        html += spaces(profile) + sortable('Memory by allocation site', [('Allocated at', NAME), ('In use, most', NUMBER), ('Blocks', NUMBER)], rows)
    return section('memory', 'Memory over time', html)


# ---- Counters of the library ----

def counter_row(profile, of):
    (least, first), (most, last) = counters.extremes(profile, of)
    return (head(of['name']) + words(of['meaning']) + calls(sum(of['by_pe'])) + calls(least) + number(f'PE {first}', first)
            + calls(most) + number(f'PE {last}', last))


def packet_text(profile):
    found = counters.packets(profile)
    if found is None:
        return 'No packet of requests was sent. All operations used loads and stores, which are not counted, or MPI windows.'
    sent, requests, each = found
    return (f'{count_text(sent)} packets of requests had {number_text(requests)} requests and {bytes_text(round(each))} on'
            f' average. A packet has space for {bytes_text(advice.PACKET_BYTES)}.')


def inside_phases(profile):
    """Returns a table of the counters by phase, or '' if the program names no phases."""
    found = [of for of in profile.get('counters', []) if any(of.get('by_phase', []))]
    if not found:
        return ''
    shown = profile['phases'][:MOST_PHASES]
    heads = [('Counter', NAME)] + [(name or 'no phase', NUMBER) for name in shown]
    rows = [head(of['name']) + ''.join(calls(value) for value in of['by_phase'][:len(shown)]) for of in found]
    more = len(profile['phases']) - len(shown)
    return '<p>By phase, summed over all PEs.</p>' + sortable('In the library, by phase', heads, rows, f'And {more} more phases.' if more > 0 else '')


def inside(profile):
    found = profile.get('counters', [])
    rows = [counter_row(profile, of) for of in found if any(of['by_pe'])]
    nothing = [of['name'] for of in found if not any(of['by_pe'])]
    if not rows:
        return section('counters', 'In the library', '<p class="panel">Nothing was counted.</p>')
    heads = [('Counter', NAME), ('What it counts', NAME), ('All PEs', NUMBER), ('Least', NUMBER), ('by', NUMBER),
             ('Most', NUMBER), ('by', NUMBER)]
    left = f'Nothing of: {", ".join(nothing)}.' if nothing else ''
    return section('counters', 'In the library', f'<p>Work of the library between shmem_init and shmem_finalize (shmemx_counters_get_values). {packet_text(profile)}</p>'
                   + sortable('In the library', heads, rows, left) + inside_phases(profile))


# ---- The machine ----

def machine(profile):
    job = profile['job']
    hosts = {}
    for host in job['hosts']:
        hosts[host] = hosts.get(host, 0) + 1
    rows = [['Program', ' '.join([job['program'], *job['arguments']])], ['Began', job['start']], ['MPI', job['mpi']],
            ['Isthmus', job['library']], ['Nodes', count_text(nodes(profile))]]
    shown = list(hosts.items())[:MOST_ROWS]
    rows += [[f'Host {host}', f'{count_text(count)} PEs, {job["cores"].get(host, "?")} cores'] for host, count in shown]
    settings = [[name, str(value)] for name, value in sorted(job['settings'].items())]
    return section('machine', 'Machine and settings', table([], rows + settings, ' class="facts panel"'))


def part_of_house(name):
    with open(os.path.join(os.path.dirname(__file__), name), encoding='utf-8') as file:
        return file.read()


def notice(profile):
    texts = whole_text(profile)
    texts = texts[:MOST_FAULTS] + ([f'and {count_text(len(texts) - MOST_FAULTS)} more'] if len(texts) > MOST_FAULTS else [])
    listed = ''.join(f'<li>{escape(text)}</li>' for text in texts)
    return (f'<div class="notice" role="note"><b>This profile is not whole.</b><ul>{listed}</ul>'
            'What is here is what was measured until then.</div>' if texts else '')


def html(profile):
    lead = f'<p>{escape(machine_text(profile))}; began {escape(profile["job"]["start"])}</p>{notice(profile)}'
    return document(f'Profile of {program_text(profile)}', lead, [
        ('advice', 'Advice', looks(profile)), ('summary', 'Summary', whole(profile)),
        ('routines', 'Routines', routines(profile)), ('sites', 'Call sites', sites(profile)),
        ('pes', 'PEs', pes(profile)), ('matrix', 'From PE to PE', matrix(profile)), ('sizes', 'Sizes', sizes(profile)),
        ('memory', 'Memory', memory(profile)), ('phases', 'Phases', phases(profile)), ('regions', 'Regions', regions(profile)),
        ('counters', 'In the library', inside(profile)), ('machine', 'Machine', machine(profile))], part_of_house('page.css'), part_of_house('page.js'))
