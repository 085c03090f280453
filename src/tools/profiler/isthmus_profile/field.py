"""Interactive pictures: a heat map, stacked columns, and a line over time. Each part shows its numbers when it is
selected by mouse, finger or arrow keys. A picture is an SVG that is scaled to the width of the page; the texts
around it are HTML and keep their size."""
from html import escape
from math import log

LEVELS = 9  # number of colors of the heat map
RANGE = 16  # minimum ratio of the values of the darkest and the lightest color
FEW = 16  # maximum number of PEs whose numbers are all shown at an axis
COLUMNS = 64  # maximum number of columns; with more PEs, several share a column


def bins(count):
    """Returns the first and last PE of each column: one PE each for up to COLUMNS PEs, otherwise equal ranges
    of PEs."""
    each = -(-count // COLUMNS) or 1
    return [(first, min(first + each, count) - 1) for first in range(0, count, each)]


def bin_text(one):
    return f'PE {one[0]}' if one[0] == one[1] else f'PEs {one[0]} to {one[1]}'


def ticks(texts):
    return ''.join(f'<span>{escape(text)}</span>' for text in texts)


def pe_ticks(parts):
    """Returns the PE numbers at an axis: all of them for at most FEW PEs, otherwise the first, middle and last."""
    places = sorted({0, len(parts) // 2, len(parts) - 1})
    if len(parts) <= FEW:
        return [str(one[0]) for one in parts]
    return [str(parts[place][place == places[-1]]) for place in places]


def part(x, y, width, height, css, title):
    shape = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="{css}"'
    return f'{shape}><title>{escape(title)}</title></rect>' if title else shape + '/>'


def frame(kind, label, size, svg, left, below, across):
    """Returns the HTML of a picture. `left` and `below` are the texts at the axes, `across` is the label of the lower
    axis."""
    width, height = size
    kind += ' each' if len(below) == width else ''
    return (f'<div class="field {kind}" style="--columns:{width}"><div class="left" aria-hidden="true">{ticks(left)}</div>'
            f'<svg viewBox="0 0 {width} {height}" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">{svg}'
            f'</svg><div class="below" aria-hidden="true">{ticks(below)}</div><p class="across">{escape(across)}</p>'
            '<output class="told"></output></div>')


# ---- The heat map ----

def shades(values):
    """Returns the values of the lightest and darkest color. They differ at least by the factor RANGE, so that similar
    values look similar."""
    known = [value for value in values if value > 0] or [1]
    return min(min(known), max(known) / RANGE), max(known)


def level(value, least, most):
    """Returns the color of a value between `least` and `most` on a logarithmic scale: 0 to LEVELS - 1."""
    return min(int(LEVELS * log(value / least) / log(most / least)), LEVELS - 1)


def levels(values):
    """Returns {place: color} for the values of {place: value} that are not 0."""
    least, most = shades(values.values())
    return {place: level(value, least, most) for place, value in values.items() if value > 0}


def heat_map(label, parts, cells):
    """Returns the HTML of a heat map. `cells`: {(row, column): (bytes, calls, title)}. Missing cells are empty."""
    by_bytes = levels({place: cell[0] for place, cell in cells.items()})
    by_calls = levels({place: cell[1] for place, cell in cells.items()})
    svg = ''.join(part(column, row, 1, 1, f'b{by_bytes.get((row, column), "n")} c{by_calls.get((row, column), "n")}',
                       cell[2]) for (row, column), cell in sorted(cells.items()))
    names = pe_ticks(parts)
    return frame('heat', label, (len(parts), len(parts)), svg, names, names, 'to PE (rows: from)')


# ---- Columns and lines ----

def columns(label, stacks, marks, titles, left, below, across):
    """Returns the HTML of stacked columns. `stacks`: heights of each column's parts, the lowest first, with a sum of at
    most 1. `marks`: height of a line across each column, or None."""
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
    """Returns the HTML of a step function. `points`: (begin, end, height) of each step, as shares of the whole."""
    svg = ''
    for (first, last, height), title in zip(points, titles):
        x, width = round(1000 * first, 2), max(round(1000 * (last - first), 2), 1)
        drawn = part(x, round(100 - 100 * height, 2), width, round(100 * height, 2), 'p0', '')
        svg += f'<g>{drawn}{part(x, 0, width, 100, "hit", title)}</g>'
    return frame('time', label, (1000, 100), svg, left, below, 'seconds since init')
