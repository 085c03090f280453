"""Pictures whose parts tell their numbers under the mouse, a finger or the arrow keys: a heat map, stacked columns, and a
line over time. Each is an SVG that is stretched to its place, with texts beside it, which are not."""
from html import escape
from math import log

LEVELS = 9  # of a heat map's colours
RANGE = 16  # that they go over, at least
FEW = 16  # PEs, each of which has its number at an axis
COLUMNS = 64  # at most; of more PEs several share one


def bins(count):
    """(first, last) of each: one a PE up to COLUMNS, and then so many in each that there are no more."""
    each = -(-count // COLUMNS) or 1
    return [(first, min(first + each, count) - 1) for first in range(0, count, each)]


def bin_text(one):
    return f'PE {one[0]}' if one[0] == one[1] else f'PEs {one[0]} to {one[1]}'


def ticks(texts):
    return ''.join(f'<span>{escape(text)}</span>' for text in texts)


def pe_ticks(parts):
    """Each of a few; else the first, the last, and one in the middle."""
    places = sorted({0, len(parts) // 2, len(parts) - 1})
    if len(parts) <= FEW:
        return [str(one[0]) for one in parts]
    return [str(parts[place][place == places[-1]]) for place in places]


def part(x, y, width, height, css, title):
    shape = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="{css}"'
    return f'{shape}><title>{escape(title)}</title></rect>' if title else shape + '/>'


def frame(kind, label, size, svg, left, below, across):
    """`left` and `below`: the texts at the axes; `across`: what the lower one is."""
    width, height = size
    kind += ' each' if len(below) == width else ''
    return (f'<div class="field {kind}" style="--columns:{width}"><div class="left" aria-hidden="true">{ticks(left)}</div>'
            f'<svg viewBox="0 0 {width} {height}" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">{svg}'
            f'</svg><div class="below" aria-hidden="true">{ticks(below)}</div><p class="across">{escape(across)}</p>'
            '<output class="told"></output></div>')


# ---- The heat map ----

def shades(values):
    """From which number to which the shades go: at least by a factor of RANGE, so that what is nearly alike looks alike."""
    known = [value for value in values if value > 0] or [1]
    return min(min(known), max(known) / RANGE), max(known)


def level(value, least, most):
    """By its logarithm, between these: 0 to LEVELS - 1."""
    return min(int(LEVELS * log(value / least) / log(most / least)), LEVELS - 1)


def levels(values):
    """Of {place: number}: {place: level}, of those that are not 0."""
    least, most = shades(values.values())
    return {place: level(value, least, most) for place, value in values.items() if value > 0}


def heat_map(label, parts, cells):
    """`cells`: {(row, column): (bytes, calls, title)}; those that are not there are empty."""
    by_bytes = levels({place: cell[0] for place, cell in cells.items()})
    by_calls = levels({place: cell[1] for place, cell in cells.items()})
    svg = ''.join(part(column, row, 1, 1, f'b{by_bytes.get((row, column), "n")} c{by_calls.get((row, column), "n")}',
                       cell[2]) for (row, column), cell in sorted(cells.items()))
    names = pe_ticks(parts)
    return frame('heat', label, (len(parts), len(parts)), svg, names, names, 'to PE (rows: from)')


# ---- Columns and lines ----

def columns(label, stacks, marks, titles, left, below, across):
    """`stacks`: the heights of each column's parts, lowest first, of 1 together at most; `marks`: the height of a line
    across each, or None."""
    svg = ''
    for place, (stack, mark, title) in enumerate(zip(stacks, marks, titles)):
        top, drawn = 100.0, ''
        for kind, height in enumerate(stack):
            top -= 100 * height
            drawn += part(place + 0.06, round(top, 2), 0.88, round(100 * height, 2), f'p{kind}', '') if height > 0 else ''
        drawn += part(place + 0.06, round(99.2 - 99.2 * mark, 2), 0.88, 0.8, 'mark', '') if mark is not None else ''
        svg += f'<g>{drawn}{part(place, 0, 1, 100, "hit", title)}</g>'
    return frame('columns', label, (len(stacks), 100), svg, left, below, across)


def over_time(label, points, titles, left, below):
    """`points`: (from, to, height) in parts of the whole, each a step, with its title."""
    svg = ''
    for (first, last, height), title in zip(points, titles):
        x, width = round(1000 * first, 2), max(round(1000 * (last - first), 2), 1)
        drawn = part(x, round(100 - 100 * height, 2), width, round(100 * height, 2), 'p0', '')
        svg += f'<g>{drawn}{part(x, 0, width, 100, "hit", title)}</g>'
    return frame('time', label, (1000, 100), svg, left, below, 'seconds since init')
