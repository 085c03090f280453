"""Compares two or more results. Differences come first."""
from html import escape
from isthmus_probe import chart, page, speed
from isthmus_probe.report import Failure, facts, number_text, size_text, title
from isthmus_probe.tags import items, section, table

LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
NOT_THERE = 'not probed'
FACTS = ' class="facts panel"'


# ---- Differences ----

def soundness(reports):
    """Compares the verdicts of several reports. Returns the probes whose verdicts differ, as (name, result of each
    report or None), the probes that some reports do not contain, and the number of probes with equal verdicts."""
    by_name = {}
    for place, report in enumerate(reports):
        for result in report['results']:
            by_name.setdefault(result['name'], [None] * len(reports))[place] = result
    differing = [(name, of) for name, of in by_name.items()
                 if len({result['verdict'] for result in of if result}) > 1]
    lacking = [name for name, of in by_name.items() if None in of]
    same = len(by_name) - len(differing) - sum(name not in dict(differing) for name in lacking)
    return differing, lacking, same


def changes(series, base):
    """Returns (size, point of the series, point of the base) for each size at which the speeds differ by more than
    noise."""
    return [(point['size'], point, before) for point in series['points']
            if (before := speed.point_at(base, point['size'])) and speed.differ(series['measure'], point, before)]


def strength(measure, found):
    if measure == 'overlap':
        return max(abs(point['median'] - before['median']) for _, point, before in found) / 100
    ratios = [speed.times_as_fast(measure, point, before) for _, point, before in found]
    return max(max(ratio, 1 / ratio if ratio else float('inf')) for ratio in ratios)


def keyed(report):
    """Returns {key: series} of a report. Leaves out the message rate, which is the bandwidth in another unit."""
    return {(name, series['measure'], series['operation'], series['where']): series
            for name, series in speed.all_series(report['results']) if series['measure'] != 'rate'}


def speeds(reports):
    """Returns (key, series of each report or None, {index: changes}) of the series that differ, the largest difference
    first, and the number of equal series."""
    series = [keyed(report) for report in reports]
    differing, same = [], 0
    for key, base in series[0].items():
        of = [one.get(key) for one in series]
        found = {place: changed for place, other in enumerate(of) if place and other
                 and (changed := changes(other, base))}
        if found:
            differing.append((key, of, found))
        elif any(of[1:]):
            same += 1
    differing.sort(key=lambda entry: -max(strength(entry[0][1], found) for found in entry[2].values()))
    return differing, same


def identity(reports):
    """Returns the facts about the machine and the MPI that differ between the reports, and those that are equal, as
    (name, values of each report)."""
    of = [facts(report) for report in reports]
    names = dict.fromkeys(name for one in of for name in one)
    rows = [(name, ['; '.join(one.get(name, ['-'])) for one in of]) for name in names]
    differing = [row for row in rows if len(set(row[1])) > 1]
    return differing, [row for row in rows if row not in differing]


# ---- Texts ----

def range_text(values, unit=''):
    low, high = number_text(min(values)), number_text(max(values))
    return f'{low}{unit}' if low == high else f'{low} to {high}{unit}'


def sizes_text(sizes):
    return size_text(sizes[0]) if len(sizes) == 1 else f'{len(sizes)} sizes from {size_text(sizes[0])} to' \
                                                       f' {size_text(sizes[-1])}'


def change_texts(measure, found):
    """Describes the differences of a series in at most two texts: where it is faster, and where it is slower."""
    if measure == 'overlap':
        return [f'{number_text(before["median"])} % becomes {number_text(point["median"])} % at {size_text(size)}'
                for size, point, before in found]
    ratios = [(size, speed.times_as_fast(measure, point, before)) for size, point, before in found]
    better = [(size, ratio) for size, ratio in ratios if ratio > 1]
    worse = [(size, 1 / ratio) for size, ratio in ratios if 0 < ratio < 1]
    return [f'{range_text([ratio for _, ratio in of])} times as {word} at {sizes_text([size for size, _ in of])}'
            for word, of in (('fast', better), ('slow', worse)) if of]


def series_name(key):
    name, measure, operation, where = key
    return f'{speed.label(name)}: {measure} of {operation}, {where}'



def heads(paths, reports):
    return [(LETTERS[place], path, title(report)) for place, (path, report) in enumerate(zip(paths, reports))]


def soundness_summary(reports):
    differing, lacking, same = soundness(reports)
    text = f'{len(differing)} differ, {same} do not'
    return text + (f', {len(lacking)} are not in all' if lacking else '')


def print_soundness(reports):
    print(f'Soundness: {soundness_summary(reports)}')
    for name, of in soundness(reports)[0]:
        print(f'  {name}')
        for letter, result in zip(LETTERS, of):
            print(f'    {letter}  {result["verdict"] if result else NOT_THERE}{details(result)}')
    print()


def details(result):
    if not result or result['verdict'] in ('sound', 'not applicable'):
        return ''
    return f': expected {result["expected"]}, seen {page.seen_text(result)}'


def print_speeds(reports):
    differing, same = speeds(reports)
    print(f'Speed, compared with A: {len(differing)} series differ beyond noise, {same} do not')
    for key, _, found in differing:
        print(f'  {series_name(key)}')
        for place, changed in found.items():
            for text in change_texts(key[1], changed):
                print(f'    {LETTERS[place]}  {text}')
    print()


def print_identity(reports):
    differing, same = identity(reports)
    print(f'Identity: {len(differing)} differ, {len(same)} do not')
    for name, values in differing:
        print(f'  {name}')
        for letter, value in zip(LETTERS, values):
            print(f'    {letter}  {value}')


def print_all(paths, reports):
    for letter, path, text in heads(paths, reports):
        print(f'{letter}  {path}: {text}')
    print()
    print_soundness(reports)
    print_speeds(reports)
    print_identity(reports)


# ---- The HTML page ----

def soundness_section(reports):
    differing, lacking, _ = soundness(reports)
    letters = LETTERS[:len(reports)]
    rows = ''.join(page.row(name, ''.join(page.cell(result) if result else '<span class="cell"></span>'
                                          for result in of)) for name, of in differing)
    html = f'<p class="panel">{soundness_summary(reports)}.</p>'
    if rows:
        html += f'{page.legend()}<div class="group panel">{page.matrix("probe", letters, rows)}</div>'
    if lacking:
        html += f'<p>Not in all: {escape(", ".join(lacking))}</p>'
    return section('soundness', 'Soundness', html)


def speed_figure(key, of, found):
    unit = next(series['unit'] for series in of if series)
    curves = [(LETTERS[place], place, series['points']) for place, series in enumerate(of) if series]
    texts = [f'{LETTERS[place]}: {text}' for place, changed in found.items() for text in change_texts(key[1], changed)]
    return f'<div>{chart.figure(series_name(key), unit, curves)}<ul class="panel">{items(texts)}</ul></div>'


def speed_section(reports):
    differing, same = speeds(reports)
    figures = ''.join(speed_figure(*entry) for entry in differing)
    return section('speed', 'Speed', f'<p class="panel">{len(differing)} series differ from A beyond noise, {same} do'
                   f' not.</p><div class="charts">{figures}</div>')


def identity_section(reports):
    differing, same = identity(reports)
    rows = [[name, *values] for name, values in differing + same]
    heads = ['', *LETTERS[:len(reports)]]
    return section('identity', 'Identity', f'<p>{len(differing)} differ, and are listed first.</p>'
                   f'<div class="wide">{table(heads, rows, FACTS)}</div>')


def page_of(paths, reports):
    files = items(f'{letter}  {path}: {text}' for letter, path, text in heads(paths, reports))
    return page.document('What differs between MPIs', f'<ul class="panel">{files}</ul>', [
        ('soundness', 'Soundness', soundness_section(reports)), ('speed', 'Speed', speed_section(reports)),
        ('identity', 'Identity', identity_section(reports))])


def check(paths):
    if not 2 <= len(paths) <= len(LETTERS):
        raise Failure(f'--compare {" ".join(paths)}: expected 2 to {len(LETTERS)} files of results')
