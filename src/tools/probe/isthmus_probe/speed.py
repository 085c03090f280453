"""Series of measurements. A series belongs to a measure (latency, bandwidth, rate, overlap), an operation, and the
location of the partner, such as another host. For each size it has a point with the median and the quartiles."""
import math
from isthmus_probe.report import number_text, size_text

IS_LESS_BETTER = {'latency': True, 'bandwidth': False, 'rate': False, 'overlap': False}
OURS = 'speed/isthmus/'
MPI, ISTHMUS, NOT_MAPPED = 'MPI', 'Isthmus', 'Isthmus without mapped memory'
NOISE = 1.2  # maximum ratio of two medians that are considered equal


def read_points(lines):
    """Returns the series from the output lines of a job. Each line is a list: measure, operation, where, unit, size,
    low, median, high."""
    found = {}
    for measure, operation, where, unit, size, *values in lines:
        low, median, high = map(float, values)
        series = found.setdefault((measure, operation, where), {
            'measure': measure, 'operation': operation, 'where': where, 'unit': unit, 'points': []})
        series['points'].append({'size': int(size), 'median': median, 'low': low, 'high': high})
    return list(found.values())


def label(name):
    """Returns the label of what the probe measures."""
    if name.startswith(OURS):
        return f'Isthmus {name[len(OURS):]}'
    part = name.split('/')[-1]
    return part if part == 'messages' else f'window {part}'


def short_label(name):
    return name.split('/')[-1]


def all_series(results):
    """Returns pairs (name of a probe, one of its series)."""
    return [(result['name'], series) for result in results for series in result['series']]


def places(results):
    return list(dict.fromkeys(series['where'] for _, series in all_series(results)))


def select(results, measure, operation, where):
    return {name: series for name, series in all_series(results)
            if (series['measure'], series['operation'], series['where']) == (measure, operation, where)}


def point_at(series, size):
    return next((point for point in series['points'] if point['size'] == size), None)


# ---- The fastest alternatives ----

def times_as_fast(measure, point, base):
    """Returns the speed of `point` relative to `base`: less than 1 if it is slower."""
    first, second = (base, point) if IS_LESS_BETTER[measure] else (point, base)
    return first['median'] / second['median'] if second['median'] > 0 else math.inf


def differ(measure, point, base):
    """Returns True if two points differ by more than noise: their quartile ranges do not overlap, and their medians
    differ clearly."""
    apart = point['low'] > base['high'] or point['high'] < base['low']
    if measure == 'overlap':
        return apart and abs(point['median'] - base['median']) > 20
    return apart and not 1 / NOISE < times_as_fast(measure, point, base) < NOISE


def fastest_by_size(measure, among):
    """Returns [(size, name)...], the fastest series for ranges of sizes: each series is the fastest from its size up to
    the next one. Ignores differences that are noise."""
    found = []
    sizes = sorted({point['size'] for series in among.values() for point in series['points']})
    for size in sizes:
        points = {name: point for name, series in among.items() if (point := point_at(series, size))}
        best = min(points, key=lambda name: points[name]['median'] * (1 if IS_LESS_BETTER[measure] else -1))
        last = found[-1][1] if found else None
        if last not in points or (best != last and differ(measure, points[best], points[last])):
            found.append((size, best))
    return found


def contenders(results, measure, operation, where):
    """Returns the alternatives from which a program (with MPI) or Isthmus can choose, as {provider: {name: series}}."""
    found = select(results, measure, operation, where)
    ours = {name: series for name, series in found.items() if name.startswith(OURS)}
    mpi = {name: series for name, series in found.items() if name not in ours}
    if operation == 'put':
        mpi = select(results, measure, 'message', where) | mpi
    not_mapped = {name: series for name, series in ours.items() if name != OURS + 'direct'}
    return {MPI: mpi, ISTHMUS: ours, NOT_MAPPED: not_mapped if len(not_mapped) < len(ours) else {}}


def break_evens(results):
    """Returns a list: for each operation and location, the sizes from which each alternative is the fastest."""
    return [{'of': of, 'measure': measure, 'operation': operation, 'where': where,
             'fastest': [{'from': size, 'name': name} for size, name in fastest_by_size(measure, among)]}
            for where in places(results) for measure in ('latency', 'bandwidth') for operation in ('put', 'get')
            for of, among in contenders(results, measure, operation, where).items() if len(among) > 1]


def break_even_text(entry):
    text = short_label(entry['fastest'][0]['name'])
    for other in entry['fastest'][1:]:
        text += f', from {size_text(other["from"])} {short_label(other["name"])}'
    return text


def break_even_rows(results, where):
    """Returns table rows: the operation, then the fastest alternative of MPI, of Isthmus, and of Isthmus without mapped
    memory."""
    rows = {}
    for entry in break_evens(results):
        if entry['where'] == where:
            rows.setdefault(f'{entry["operation"]} {entry["measure"]}', {})[entry['of']] = break_even_text(entry)
    return [[what, *(of.get(who, '-') for who in (MPI, ISTHMUS, NOT_MAPPED))] for what, of in rows.items()]


def advised_way(results):
    """If messages or RMA windows are faster between hosts at all sizes, returns ('message' or 'window', reason).
    Otherwise returns None."""
    ways = {way: {series['measure'] + series['operation']: series for name, series in all_series(results)
                  if name == OURS + way and series['where'] == 'another host'
                  and series['measure'] in ('latency', 'bandwidth')} for way in ('message', 'window')}
    for way, other in (('message', 'window'), ('window', 'message')):
        ratios = [(series['measure'], point, base) for key, series in ways[way].items() if key in ways[other]
                  for point in series['points'] if (base := point_at(ways[other][key], point['size']))]
        if ratios and all(differ(*ratio) and times_as_fast(*ratio) > 1 for ratio in ratios):
            least = min(times_as_fast(*ratio) for ratio in ratios)
            return way, (f'{OURS}{way}: faster than {other} between hosts at all sizes that were measured,'
                         f' {number_text(least)} times or more')
    return None


# ---- Texts ----

def value_at(results, name, measure, operation, where, which):
    for of, series in all_series(results):
        if of == name and (series['measure'], series['operation'], series['where']) == (measure, operation, where):
            return number_text(which(series['points'])['median'])
    return '-'


def first(points):
    return points[0]


def last(points):
    return points[-1]


def best(points):
    return max(points, key=lambda point: point['median'])


COLUMNS = [('put', 'us', 'latency', 'put', first), ('get', 'us', 'latency', 'get', first),
           ('add', 'us', 'latency', 'fetch and add', first), ('puts', '1000/s', 'rate', 'put', first),
           ('put', 'MB/s', 'bandwidth', 'put', best), ('get', 'MB/s', 'bandwidth', 'get', best),
           ('overlap', '%', 'overlap', 'put', last)]


def table_of(results, where):
    """Returns table rows: for each series, the speed of small and large transfers. The columns of puts also contain
    messages."""
    rows = []
    for name in dict.fromkeys(name for name, series in all_series(results) if series['where'] == where):
        row = [label(name)]
        for _, _, measure, operation, which in COLUMNS:
            is_sent = name == 'speed/messages' and operation == 'put'
            row.append(value_at(results, name, measure, 'message' if is_sent else operation, where, which))
        rows.append(row)
    return rows


def heads():
    """Returns (name, unit, size) of each column."""
    when = {first: '8 B', last: 'largest', best: 'at best'}
    return [(name, unit, when[which]) for name, unit, _, _, which in COLUMNS]


def print_speed(results):
    for where in places(results):
        print(f'  {where + ":":<18}{"8 bytes":>36}{"at best":>18}{"largest":>9}')
        print(f'  {"":<18}' + ''.join(f'{name:>9}' for name, *_ in COLUMNS))
        print(f'  {"":<18}' + ''.join(f'{unit:>9}' for _, unit, *_ in COLUMNS))
        for head, *values in table_of(results, where):
            print(f'  {head:<18}' + ''.join(f'{value:>9}' for value in values))
        print()
        print_fastest(break_even_rows(results, where))


def print_fastest(rows):
    if not rows:
        return
    widths = [max(map(len, column)) + 2 for column in zip(*rows, ['', MPI, ISTHMUS, ''])]
    print('  the fastest, with differences beyond noise:')
    for texts in [['', MPI, ISTHMUS, NOT_MAPPED], *rows]:
        print('    ' + ''.join(f'{text:<{width}}' for text, width in zip(texts, widths)).rstrip())
    print(flush=True)
