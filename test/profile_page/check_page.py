#!/usr/bin/env python3
"""check_page.py MODULES FOLDER: checks that the numbers on the page are those of the profile, that the page loads
nothing from elsewhere, that it escapes all texts of the profile, and that 1,024 PEs are possible. Writes pages for a
browser to FOLDER."""
import os
import re
import sys
from html.parser import HTMLParser

sys.dont_write_bytecode = True  # write no compiled modules into the source folder
sys.path.insert(0, sys.argv[1])
from checks import expect, expect_true, finish  # noqa: E402
from isthmus_profile import advice, field, page  # noqa: E402
import made  # noqa: E402

MOST_BYTES = 5 << 20
MOST_CALLS = 60  # function calls for each pair of PEs that exchange data; three times the measured number
HOSTILE = '</title></script><script>alert(1)</script>"\'<img src=x onerror=alert(2)>&amp;\x00'
VOID = {'meta', 'link', 'br', 'img', 'input', 'wbr'}


class Page(HTMLParser):
    """Parses a page. Stores its tables by name, with each row a list of (text, value or None), the titles of parts of
    pictures, and all tags."""

    def __init__(self, html):
        super().__init__()
        self.tables, self.titles, self.tags, self.open, self.texts = {}, [], [], [], []
        self.name = self.row = self.cell = None
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        of = dict(attributes)
        self.tags.append((tag, of))
        if tag not in VOID:
            self.open.append(tag)
        if of.get('role') == 'region':
            self.name = of['aria-label']
        elif tag == 'table' and 'data-class' in of:
            self.name = of['data-class']
        elif tag == 'tbody' and self.name:
            self.tables[self.name] = []
        elif tag == 'tr':
            self.row = []
        elif tag in ('td', 'th') and self.row is not None:
            self.cell = ['', float(of['data-v']) if 'data-v' in of else None]
        elif tag == 'title' and 'rect' in self.open:
            self.titles.append('')

    def handle_endtag(self, tag):
        expect('what is open is closed', self.open.pop(), tag)
        if tag in ('td', 'th') and self.cell:
            self.row.append(tuple(self.cell))
            self.cell = None
        elif tag == 'tr' and self.name in self.tables and self.row:
            self.tables[self.name].append(self.row)
        elif tag == 'table':
            self.name = None

    def handle_data(self, data):
        self.texts.append(data)
        if self.cell:
            self.cell[0] += data
        if self.open[-2:] == ['rect', 'title']:
            self.titles[-1] += data

    def values(self, table):
        return [[text if value is None else value for text, value in row] for row in self.tables[table]]


def summed(records, key):
    """Returns the sums of the records with equal keys: {key: [calls, bytes, seconds, least, most]}."""
    found = {}
    for record in records:
        of = found.setdefault(key(record), [0, 0, 0.0, float('inf'), 0.0])
        for place, name in enumerate(('calls', 'bytes', 'seconds')):
            of[place] += record[name]
        of[3], of[4] = min(of[3], record['least']), max(of[4], record['most'])
    return found


def close(seen, expected):
    """Returns whether two rows are equal, except for rounding: sums may have been added in another order."""
    return len(seen) == len(expected) and all(
        a == b if isinstance(a, str) or isinstance(b, str) else abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1e-3)
        for a, b in zip(seen, expected))


def expect_rows(what, seen, expected):
    expect(f'{what}: how many', len(seen), len(expected))
    for one, other in zip(seen, expected):
        expect_true(f'{what}: expected {other}, seen {one}', close(one, other))


# ---- Numbers ----

def where(profile, index):
    site = profile['sites'][index]
    if not site['file']:
        return f'app+{site["offset"]}'
    return f'{site["file"].split("/")[-1]}:{site["line"]} ({site["function"]})'


def routine_table_has_the_sums(profile, seen):
    library = sum(pe['in_library'] for pe in profile['pes'])
    classes = {record['routine']: record['class'] for record in profile['records']}
    rows = [[name, classes[name], calls, length, seconds, seconds / library, seconds / calls, least, most]
            for name, (calls, length, seconds, least, most) in summed(profile['records'],
                                                                      lambda one: one['routine']).items()]
    expect_rows('routines', seen.values('Time by routine'), sorted(rows, key=lambda row: -row[4]))


def site_table_has_every_record(profile, seen):
    rows = []
    for record in profile['records']:
        slowest = max(record['by_pe'], key=lambda of: of[3])
        phase = [profile['phases'][record['phase']]] if len(profile['phases']) > 1 else []
        rows.append([where(profile, record['site']), record['routine'], *phase, record['calls'], record['bytes'],
                     record['seconds'], record['seconds'] / sum(pe['in_library'] for pe in profile['pes']),
                     record['median'], record['p99'], record['most'], slowest[0], slowest[3]])
    seconds = 5 if len(profile['phases']) > 1 else 4
    expect_rows('sites', seen.values('Time by call site'), sorted(rows, key=lambda row: -row[seconds]))


def pe_table_has_the_times_of_each_pe(profile, seen):
    late, rows = {}, []
    for entry in profile['collectives']:
        for pe, times, seconds in entry['late']:
            late[pe] = [late.get(pe, [0, 0])[0] + times, late.get(pe, [0, 0])[1] + seconds]
    for pe in profile['pes']:
        own = [entry[3] for entry in profile['matrix'] if entry[0] == pe['pe']]
        others = [entry[3] for entry in profile['matrix'] if entry[1] == pe['pe']]
        library, waits, collectives = pe['in_library'], pe['in_waits'], pe['in_collectives']
        rows.append([pe['pe'], pe['host'], pe['seconds'], pe['seconds'] - library, library - waits - collectives, waits,
                     collectives, *late.get(pe['pe'], [0, 0]), sum(own), sum(others), pe['heap_peak'], pe['heap_left']])
    expect_rows('PEs', seen.values('Numbers of each PE'), rows)


def late_pes_are_shown_with_their_waits(profile, seen):
    rows = []
    for entry in sorted(profile['collectives'], key=lambda entry: -entry['waited']):
        rows.append([where(profile, entry['site']), entry['routine'], entry['team_pes'], entry['times'], entry['waited'],
                     *max(entry['late'], key=lambda late: late[2])])
    expect_rows('who is waited for', seen.values('Who is waited for'), rows)


def pairs_of_the_most_bytes_are_shown(profile, seen):
    top = sorted(profile['matrix'], key=lambda entry: (-entry[3], -entry[2]))[:20]
    expect('the pairs', [sorted(row[2:]) for row in seen.values('The pairs of the most bytes')],
           [sorted(map(float, row[2:])) for row in top])
    for row in seen.values('The pairs of the most bytes'):
        expect_true(f'the pair {row}', list(map(int, row)) in profile['matrix'])


def size_tables_count_calls_by_size(profile, seen):
    for kind in {record['class'] for record in profile['records']}:
        found = {}
        for record in profile['records']:
            for size, calls in record['sizes'].items() if record['class'] == kind else ():
                found[size] = found.get(size, 0) + calls
        if set(found) != {'0'}:
            expect(f'sizes of {kind}', [row[1][1] for row in seen.tables[kind]],
                   [found[size] for size in sorted(found, key=int)])


def phase_table_has_the_sums(profile, seen):
    if len(profile['phases']) > 1:
        expected = summed(profile['records'], lambda one: one['phase'])
        rows = seen.values('Phases')
        expect('phases', {row[0] for row in rows}, {profile['phases'][index] or 'no phase' for index in expected})
        for row in rows:
            of = expected[profile['phases'].index('' if row[0] == 'no phase' else row[0])]
            expect_true(f'phase {row}', close(row[1:4], of[:3]))


def space_table_has_sizes_and_refusals(profile, seen):
    rows = [[of['space'], of['pes'], of['size'], of['most'], of['most'] / of['size'], of['largest_at_most'], of['least_largest'],
             of['refused']['times'] if of['refused'] else 0] for of in profile['memory']['spaces']]
    expect_rows('spaces', seen.values('Spaces'), rows)
    expect_true('the largest free range over time', any('largest free range of the heap 256 MiB' in title
                                                        for title in seen.titles))


def counters_that_are_not_zero_are_shown(profile, seen):
    """Counters that are always zero are named without numbers."""
    rows = [[of['name'], of['meaning'], sum(of['by_pe']), min(of['by_pe']), of['by_pe'].index(min(of['by_pe'])), max(of['by_pe']),
             of['by_pe'].index(max(of['by_pe']))] for of in profile['counters'] if any(of['by_pe'])]
    expect_rows('counters', seen.values('In the library') if rows else [], rows)
    phases = [[of['name'], *of['by_phase']] for of in profile['counters'] if any(of.get('by_phase', []))]
    expect_rows('counters by phase', seen.values('In the library, by phase') if phases else [], phases)
    for of in profile['counters']:
        expect_true(f'{of["name"]} is not named', of['name'] in ''.join(seen.texts) or not rows)


def heat_map_tells_calls_of_each_pair(profile, seen):
    """The titles of the heat map's parts give the number of calls of each pair of PEs."""
    each = -(-profile['job']['pes'] // 64)
    found = {}
    for source, target, calls, _ in profile['matrix']:
        key = source // each, target // each
        found[key] = found.get(key, 0) + calls
    told = {}
    for title in seen.titles:
        match = re.fullmatch(r'PEs? (\d+)(?: to (\d+))? to PEs? (\d+)(?: to (\d+))?: ([\d,]+) calls, .*', title)
        if match:
            told[int(match[1]) // each, int(match[3]) // each] = int(match[5].replace(',', ''))
    expect('the heat map', told, found)


def shades_tell_values_apart():
    """Similar values have equal shades. Very different values have different shades."""
    expect('alike', field.levels({1: 100, 2: 97, 3: 0}), {1: 8, 2: 8})
    expect('a sixteenth', field.levels({1: 1600, 2: 100}), {1: 8, 2: 0})
    expect('far from each other', field.levels({1: 1 << 27, 2: 1 << 18, 3: 1}), {1: 8, 2: 6, 3: 0})


def page_has_all_advice_in_order(profile, seen):
    found = advice.findings(profile)
    text = ''.join(seen.texts)
    places = [text.find(finding.head) for finding in found]
    expect('advice, in its order', places, sorted(places))
    expect_true('all advice is there', -1 not in places)
    for finding in found:
        for words in finding.evidence + finding.todo:
            expect_true(f'{words!r} is not on the page', words in text)
    expect('nothing to say', 'Nothing stands out' in text, not found)


def page_shows_the_numbers_of_the_profile(profile):
    html = page.html(profile)
    seen = Page(html)
    expect('all is closed', seen.open, [])
    for check in (routine_table_has_the_sums, site_table_has_every_record, pe_table_has_the_times_of_each_pe,
                  late_pes_are_shown_with_their_waits, pairs_of_the_most_bytes_are_shown,
                  size_tables_count_calls_by_size, phase_table_has_the_sums, heat_map_tells_calls_of_each_pair,
                  space_table_has_sizes_and_refusals, counters_that_are_not_zero_are_shown,
                  page_has_all_advice_in_order):
        check(profile, seen)
    return html


# ---- Properties of the page ----

def page_loads_nothing_from_elsewhere(html):
    """The page loads nothing from a network."""
    for found in re.findall(r'(?:src|href|action)="([^"]*)"|url\(([^)]*)\)|@import (\S*)', html):
        expect_true(f'the page asks for {found}', ''.join(found).startswith(('#', 'data:,')))


def hostile_texts(value):
    if isinstance(value, dict):
        return {(key + HOSTILE if key in ('ISTHMUS_X', 'node0') else key): hostile_texts(one) for key, one in value.items()}
    if isinstance(value, list):
        return [hostile_texts(one) for one in value]
    return value + HOSTILE if isinstance(value, str) else value


def hostile_texts_are_escaped():
    """A text with markup is appended to every text of a profile. The page must escape it."""
    profile = made.planted('late PE')
    profile['job']['settings'] = {'ISTHMUS_X': 'y'}
    profile['phases'], profile['faults'], profile['complete'] = ['', 'a'], ['PE 1 ended'], False
    plain, html = Page(page.html(profile)), page.html(hostile_texts(profile))
    seen = Page(html)
    expect('tags of a hostile page', {tag for tag, _ in seen.tags}, {tag for tag, _ in plain.tags})
    expect('scripts', sum(tag == 'script' for tag, _ in seen.tags), 1)
    expect('handlers', [of for _, of in seen.tags if any(name.startswith('on') for name in of)], [])
    expect_true('the texts are there', ''.join(seen.texts).count('alert(1)') > 20)
    return html


def page_tells_of_an_unfinished_job():
    profile = made.clean(1)
    profile.complete, profile.faults, profile.lost = False, ['PE 0 ended without shmem_finalize'], 12
    html = page.html(profile.built())
    text = ''.join(Page(html).texts)
    for words in ('This profile is not whole', 'PE 0 ended without shmem_finalize', '12 calls did not fit',
                  '0 (did not end)'):
        expect_true(f'{words!r} is not on the page of a job that did not end', words in text)
    profile.faults = [f'PE {pe} was killed' for pe in range(99)]
    expect_true('many faults are not counted', 'and 90 more' in page.html(profile.built()))
    whole = page.html(made.clean(1).built())
    expect_true('a whole one is told to be not whole', 'not whole' not in whole)
    empty = page.html(made.Made(1).built())
    expect_true('a page of nothing', 'No PE put' in empty and 'Nothing stands out' in empty)
    return html


def write(folder, name, html):
    page_loads_nothing_from_elsewhere(html)
    expect_true(f'{name} has {len(html)} bytes', len(html.encode()) <= MOST_BYTES)
    with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
        file.write(html)


def calls_in_page(profile):
    """Returns the number of function calls and returns while the page is made."""
    count = 0

    def one_more(*_):
        nonlocal count
        count += 1

    sys.setprofile(one_more)
    page.html(profile)
    sys.setprofile(None)
    return count


def main():
    folder = sys.argv[2]
    os.makedirs(folder, exist_ok=True)
    crowd = made.clean(8, node_pes=4, phases=('', 'read', 'solve'))
    for plant in (made.late_pe, made.quiet_each, made.blocking_gets, made.heap_full):
        plant(crowd)
    for place, record in enumerate(crowd.records):
        record['phase'] = place % 3
    write(folder, 'several.html', page_shows_the_numbers_of_the_profile(crowd.built()))
    for rule in ('small puts', 'leftover blocks'):
        page_shows_the_numbers_of_the_profile(made.planted(rule))
    uneven = made.clean(65)
    uneven.move(0, 64, 7, 8)
    page_shows_the_numbers_of_the_profile(uneven.built())
    shades_tell_values_apart()
    write(folder, 'hostile.html', hostile_texts_are_escaped())
    write(folder, 'unfinished.html', page_tells_of_an_unfinished_job())
    write(folder, 'large.html', page.html(made.large()))
    calls = calls_in_page(made.large(512)) / 512**2
    expect_true(f'{calls:.1f} calls of functions for each pair of PEs', 0 < calls <= MOST_CALLS)


main()
finish()
