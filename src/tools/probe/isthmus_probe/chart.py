"""Draws curves by size as SVG, with a logarithmic axis. Each curve has a label at its end, a color, a dash pattern and
a mark."""
import math
import os
import re
from html import escape
from isthmus_probe.report import number_text, size_text
from isthmus_probe.tags import table

WIDTH, HEIGHT = 360, 232
LEFT, RIGHT, TOP, BOTTOM = 46, 84, 8, 34  # margins; the right one is wider for long labels
HEAD = 22  # height of a title
LETTER = 8.3
FILE_SCALE = 1.4  # size of a picture in a file of its own
LABEL_HEIGHT = 13
KINDS = 8  # number of kinds of curves in page.css
MARKS = ['M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 'M-3-3h6v6h-6z', 'M0-4l4 7h-8z', 'M0-4l4 4-4 4-4-4z']


class Axis:
    """Maps values to positions between `begin` and `end`."""

    def __init__(self, low, high, begin, end, is_logarithmic):
        self.scale = math.log10 if is_logarithmic else float
        self.limits = low, high
        self.low, self.high = self.scale(low), self.scale(high)
        self.begin, self.end = begin, end

    def at(self, value):
        part = (self.scale(value) - self.low) / ((self.high - self.low) or 1)
        return self.begin + part * (self.end - self.begin)


def size_axis(curves):
    sizes = sorted({point['size'] for _, _, points in curves for point in points})
    right = max(RIGHT, 16 + LETTER * max(len(label) for label, _, _ in curves))
    axis = Axis(sizes[0], sizes[-1], LEFT, WIDTH - right, True)
    return axis, sizes[::max(1, math.ceil(len(sizes) / 5))]


def linear_axis(most):
    """Returns an axis from 0 to at least `most`, with three to six ticks."""
    power = 10.0 ** math.floor(math.log10(most or 1))
    step = next(part * power for part in (0.2, 0.5, 1, 2) if most <= 5 * part * power)
    ticks = [number * step for number in range(math.ceil(most / step - 1e-9) + 1)]
    return Axis(0, ticks[-1], HEIGHT - BOTTOM, TOP, False), ticks


def value_axis(curves, unit, is_linear):
    if unit == '%':
        return Axis(0, 100, HEIGHT - BOTTOM, TOP, False), [0, 25, 50, 75, 100]
    if is_linear:
        return linear_axis(max(point['high'] for _, _, points in curves for point in points))
    values = [point['median'] for _, _, points in curves for point in points if point['median'] > 0] or [1]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    high = max(high, low + 1)
    step = math.ceil((high - low) / 5)
    ticks = [10.0 ** power for power in range(low, high + 1, step)]
    return Axis(10.0 ** low, 10.0 ** high, HEIGHT - BOTTOM, TOP, True), ticks


def place_text(place, across):
    """Returns the label for a value on the horizontal axis, which is a size or another quantity."""
    return size_text(place) if across == 'size' else size_text(place).replace(' B', '').replace(' ', '').rstrip('B')


def tick_text(value):
    for unit, name in ((1e6, 'M'), (1e3, 'k')):
        if value >= unit:
            return f'{value / unit:g}{name}'
    return f'{value:g}'


def text(x, y, words, anchor, more=''):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def frame(sizes, size_ticks, values, value_ticks, unit, across):
    bottom, right = HEIGHT - BOTTOM, sizes.end
    parts = []
    for value in value_ticks:
        y = values.at(value)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{right:.0f}"/>' +
                     text(LEFT - 5, y + 4, tick_text(value), 'end'))
    for size in size_ticks:
        x = sizes.at(size)
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP}V{bottom}"/>' +
                     text(x, bottom + 15, place_text(size, across), 'middle'))
    middle = (TOP + bottom) / 2
    parts.append(text(11, middle, unit, 'middle', f' transform="rotate(-90 11 {middle:.0f})"'))
    parts.append(text((LEFT + right) / 2, HEIGHT - 4, across, 'middle'))
    return ''.join(parts)


def spread_of(points, sizes, values):
    """Returns SVG path commands for vertical lines from the low to the high value of each point."""
    least, most = values.limits
    lines = ''.join(f'M{sizes.at(point["size"]):.1f} {values.at(max(point["low"], least)):.1f}'
                    f'V{values.at(max(min(point["high"], most), least)):.1f}' for point in points)
    return f'<path class="spread" d="{lines}"/>'


def curve(label, kind, points, sizes, values, unit, across, with_spread):
    places = [(sizes.at(point['size']), values.at(max(point['median'], values.limits[0])))
              for point in points]
    line = 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in places)
    marks = ''.join(
        f'<path class="mark" d="{MARKS[kind % len(MARKS)]}" transform="translate({x:.1f} {y:.1f})"><title>{escape(label)},'
        f' {place_text(point["size"], across)}: {number_text(point["median"])} {unit}</title></path>'
        for (x, y), point in zip(places, points))
    spread_html = spread_of(points, sizes, values) if with_spread else ''
    return f'<g class="curve k{kind % KINDS}">{spread_html}<path class="line" d="{line}"/>{marks}</g>', places[-1]


def point_values(curve_of, sizes, values):
    """Returns the values of a curve's points as texts above its marks."""
    _, kind, points = curve_of
    parts = [text(max(sizes.at(point['size']) - 6, LEFT + 4), values.at(point['median']) - 7, number_text(point['median']),
                  'start' if sizes.at(point['size']) < LEFT + 10 else 'end', ' class="halo"') for point in points]
    return f'<g class="curve k{kind % KINDS}">{"".join(parts)}</g>'


def spread(wanted):
    """Returns vertical positions of labels, in order and without overlap."""
    heights = []
    for y in wanted:
        heights.append(max(y, heights[-1] + LABEL_HEIGHT) if heights else y)
    over = max(0, heights[-1] - (HEIGHT - BOTTOM)) if heights else 0
    for place in range(len(heights) - 1, -1, -1):
        least_free = heights[place + 1] - LABEL_HEIGHT if place + 1 < len(heights) else heights[place] - over
        heights[place] = min(heights[place], least_free)
    return heights


def labels(ends, right):
    """Returns the labels next to the ends of the curves. `ends`: [(label, kind, (x, y))]."""
    ends = sorted(ends, key=lambda end: end[2][1])
    parts, x = [], right + 12
    for (label, kind, (end_x, end_y)), y in zip(ends, spread([end[2][1] for end in ends])):
        parts.append(f'<g class="curve k{kind % KINDS}"><path class="leader" d="M{end_x + 4:.1f} {end_y:.1f}L{x - 2:.0f}'
                     f' {y:.1f}"/>' + text(x, y + 4, label, 'start') + '</g>')
    return ''.join(parts)


def draw(title, unit, curves, across='size', with_spread=False, is_linear=False, head=''):
    """Returns a picture as SVG. `curves`: (label, kind, points) of each; the kind selects color, dash pattern and mark.
    `across`: label of the horizontal axis. `with_spread`: draw lines from the low to the high values. `is_linear`: the
    vertical axis is linear and begins at 0. `head`: a title in the picture."""
    sizes, size_ticks = size_axis(curves)
    values, value_ticks = value_axis(curves, unit, is_linear)
    drawn = [curve(label, kind, points, sizes, values, unit, across, with_spread) for label, kind, points in curves]
    ends = [(label, kind, end) for (label, kind, _), (_, end) in zip(curves, drawn)]
    above = HEAD if head else 0
    few = point_values(curves[0], sizes, values) if is_linear and len(curves) == 1 else ''
    return (f'<svg viewBox="0 {-above} {WIDTH} {HEIGHT + above}" role="img" aria-label="{escape(title)}, by {across}, in'
            f' {escape(unit)}">' + (text(2, 14 - HEAD, head, 'start', ' class="head"') if head else '')
            + frame(sizes, size_ticks, values, value_ticks, unit, across)
            + few + ''.join(svg for svg, _ in drawn) + labels(ends, sizes.end) + '</svg>')


def style():
    with open(os.path.join(os.path.dirname(__file__), 'chart.css'), encoding='utf-8') as file:
        return file.read()


def as_file(svg, title):
    """Returns the picture as a complete SVG file, with its colors, and with the size that pages show without a style."""
    width, height = (float(size) * FILE_SCALE for size in re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg).groups())
    root = f'<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" width="{width:.0f}" height="{height:.0f}" '
    return svg.replace('<svg ', root, 1).replace(
        '>', f'><title>{escape(title)}</title><style>{style()}svg {{ background: var(--paper); }}</style>', 1) + '\n'


def numbers(unit, sizes, curves):
    """Returns the values of the curves as a table."""
    of = [{point['size']: number_text(point['median']) for point in points} for _, _, points in curves]
    rows = [[size_text(size), *(one.get(size, '–') for one in of)] for size in sizes]
    return f'<div class="wide">{table([escape(unit), *(escape(label) for label, _, _ in curves)], rows)}</div>'


def figure(title, unit, curves):
    """Returns curves with a table of their values. If there is only one size, returns the table only."""
    curves = [(label, kind, points) for label, kind, points in curves if points]
    sizes = sorted({point['size'] for _, _, points in curves for point in points})
    html = numbers(unit, sizes, curves)
    if len(sizes) > 1:
        html = f'{draw(title, unit, curves)}<details class="numbers"><summary>Numbers</summary>{html}</details>'
    return f'<figure class="panel"><figcaption>{escape(title)}, {escape(unit)}</figcaption>{html}</figure>'
