"""Draws times relative to Isthmus as SVG: a linear axis, and one panel for each MPI. Each curve has a label next to it."""
from html import escape
from isthmus_bench.plan import label
from isthmus_probe import chart
from isthmus_probe.chart import text
from isthmus_probe.report import number_text

WIDTH, LEFT, RIGHT = 360, 30, 352
TITLE, HEAD, PLOT, BELOW = 34, 22, 136, 36  # heights: title, name of a panel, its plot, and the labels of the sizes
SUBTITLE = "time relative to Isthmus; below 1 is faster than Isthmus"
MOST = 6  # a curve leaves the picture above this ratio, and its label shows the range of its ratios
MOST_ALONE = 30  # limit for a curve that would have less than two points below MOST
TOPS = [(1.5, 0.5), (2, 0.5), (3, 1), (4, 1), (6, 1), (10, 2), (15, 5), (20, 5), (30, 10)]  # ends and ticks of axes
LETTER, LINE = 8.1, 14  # size of a label's text
HALO = ' class="halo"'
NEAR = 3  # distance between a label and curves
PANELS = {"openmpi": "on Open MPI", "mpich": "on MPICH"}
KINDS = {"isthmus": 5, "inlined": 5, "hand": 0, "oshmem": 4, "mpi": 2, "message": 3, "window": 1}
NAMES = {"isthmus": "Isthmus", "inlined": "Isthmus, inlined", "mpi": "MPI", "message": "MPI message", "window": "Isthmus, MPI windows"}


class Curve:
    """The ratios of one library to Isthmus by size. `ratios`: list of (size, ratio), sorted by size."""

    def __init__(self, who, ratios):
        kind = who.partition("/")[0]
        self.name, self.kind, self.ratios = NAMES.get(kind, label(who)), KINDS.get(kind, 3), ratios
        self.is_baseline = kind in ("isthmus", "inlined")

    def range_text(self):
        values = [ratio for _, ratio in self.ratios]
        low, high = short_number(min(values)), short_number(max(values))
        return high if low == high else f"{low}–{high}"


def short_number(value):
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def panels_of(curves):
    """Returns [(title of the panel, its curves)]: for each MPI, the libraries that are compared with Isthmus on this MPI."""
    found = {}
    for ours, other, ratios in curves.median_ratios():
        panel = found.setdefault(ours, [Curve(ours, [(size, 1.0) for size, _ in curves.medians(ours)])])
        panel.append(Curve(other, ratios))
    return [(PANELS.get(ours.partition("/")[2], label(ours)), panel) for ours, panel in found.items()]


def top_of(panel):
    """Returns the highest value of the axis of a panel, and the distance of its ticks."""
    shown = [1.0]
    for curve in panel:
        values = [ratio for _, ratio in curve.ratios]
        below = [ratio for ratio in values if ratio <= MOST]
        shown += values if len(below) < 2 and max(values) <= MOST_ALONE else below
    return next((top, step) for top, step in TOPS if max(shown) <= top * (0.96 if top < MOST else 1))


def clipped(points, top):
    """Returns the parts of a curve that are not above `top`: lists of points. `points`: (x, ratio), where the ratio is
    linear in x between two points."""
    parts, part = [], []
    for place, (x, ratio) in enumerate(points):
        if place and (points[place - 1][1] <= top) != (ratio <= top):
            x_before, before = points[place - 1]
            part.append((x_before + (x - x_before) * (top - before) / (ratio - before), top))
            if ratio > top:
                parts.append(part)
                part = []
        if ratio <= top:
            part.append((x, ratio))
    return [part for part in [*parts, part] if part]


class Panel:
    """Places the curves and their labels in the part of the picture that begins at the height `begin`."""

    def __init__(self, curves, sizes, begin):
        self.curves = curves
        self.top, self.step = top_of(curves)
        self.across = chart.Axis(sizes[0], sizes[-1], LEFT, RIGHT, True)
        self.values = chart.Axis(0, self.top, begin + PLOT, begin, False)
        self.begin, self.taken, self.dots = begin, [], {}
        self.lines = {curve: self.line(curve) for curve in curves}
        for curve, parts in self.lines.items():
            self.dots[curve] = [dot for part in parts for dot in dots_of(part)]

    def line(self, curve):
        """Returns the visible parts of a curve as lists of positions."""
        parts = clipped([(self.across.at(size), ratio) for size, ratio in curve.ratios], self.top)
        return [[(x, self.values.at(ratio)) for x, ratio in part] for part in parts]

    def cost(self, box, curve):
        """Returns how bad a place of a label is: infinite if it covers another label or leaves the panel."""
        left, top, right, bottom = box
        if left < LEFT or right > RIGHT or top < self.begin - 2 or bottom > self.begin + PLOT:
            return float("inf")
        if any(left < other[2] and right > other[0] and top < other[3] and bottom > other[1] for other in self.taken):
            return float("inf")
        covered = sum(left - NEAR < x < right + NEAR and top - NEAR < y < bottom + NEAR
                      for other, dots in self.dots.items() for x, y in dots)
        middle = ((left + right) / 2, (top + bottom) / 2)
        others = [distance(middle, dot) for other, dots in self.dots.items() if other is not curve for dot in dots]
        return covered * 4 - min(min(others, default=60), 60) * 0.3

    def place(self, curve, words):
        """Returns the best place of the label of a curve: (x, y) of the beginning of its base line."""
        width, best = len(words) * LETTER, (float("inf"), (LEFT, self.begin))
        for x, y in self.dots[curve][::4] or [(LEFT + 4 * step, self.begin + 1) for step in range(80)]:
            for away, top in ((0, y - LINE - 4), (0, y + 4), (9, y - LINE - 13), (9, y + 13), (6, y - LINE / 2)):
                for left in (x - width / 2, x + 9, x - width - 9):
                    cost = away / 3 + self.cost((left, top, left + width, top + LINE), curve)
                    best = min(best, (cost, (left, top + LINE - 3)))
        left, base = best[1]
        self.taken.append((left - 4, base - LINE + 2, left + width + 4, base + 4))
        return left, base

    def label(self, curve):
        is_outside = any(ratio > self.top for _, ratio in curve.ratios)
        words = curve.name + (f", {curve.range_text()}" if is_outside else "")
        x, y = self.place(curve, words)
        return f'<g class="curve k{curve.kind}">{text(x, y, words, "start", HALO)}</g>'

    def marks(self, curve):
        return "".join(
            f'<path class="mark" d="{chart.MARKS[curve.kind % len(chart.MARKS)]}" transform="translate({self.across.at(size):.1f}'
            f' {self.values.at(ratio):.1f})"><title>{curve.name}, {chart.place_text(size, "size")}: {number_text(ratio)}</title></path>'
            for size, ratio in curve.ratios if ratio <= self.top and not curve.is_baseline)

    def drawn(self, curve):
        path = "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in part) for part in self.lines[curve])
        return f'<g class="curve k{curve.kind}"><path class="line" d="{path or "M0 0"}"/>{self.marks(curve)}</g>'

    def grid(self, ticks):
        parts = [f'<path class="grid" d="M{self.across.at(size):.1f} {self.begin}v{PLOT}"/>' for size in ticks]
        for number in range(round(self.top / self.step) + 1):
            y = self.values.at(number * self.step)
            parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{RIGHT}"/>' + text(LEFT - 5, y + 4, f"{number * self.step:g}", "end"))
        return "".join(parts)

    def svg(self, ticks):
        # Curves with few free places choose first.
        order = sorted(self.curves, key=lambda curve: len(self.dots[curve]))
        return (self.grid(ticks) + "".join(self.drawn(curve) for curve in self.curves)
                + "".join(self.label(curve) for curve in order))


def dots_of(part):
    """Returns positions on a line, with a distance of about 3."""
    dots = [part[0]]
    for (x1, y1), (x2, y2) in zip(part, part[1:]):
        count = max(1, round(distance((x1, y1), (x2, y2)) / 3))
        dots += [(x1 + (x2 - x1) * step / count, y1 + (y2 - y1) * step / count) for step in range(1, count + 1)]
    return dots


def distance(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def size_ticks(sizes):
    step = -(-len(sizes) // 5)
    return sizes[::step]


def draw(curves):
    """Returns the picture of the ratios, or None if Isthmus is compared with nothing."""
    panels = panels_of(curves)
    if not panels:
        return None
    sizes = sorted({size for _, panel in panels for curve in panel for size, _ in curve.ratios})
    height = TITLE + len(panels) * (HEAD + PLOT + 8) + BELOW - 8
    parts = [text(2, 14, curves.title, "start", ' class="head"'), text(2, 30, SUBTITLE, "start")]
    for number, (name, panel) in enumerate(panels):
        begin = TITLE + number * (HEAD + PLOT + 8) + HEAD
        parts += [text(LEFT, begin - 7, name, "start"), Panel(panel, sizes, begin).svg(size_ticks(sizes))]
    axis = chart.Axis(sizes[0], sizes[-1], LEFT, RIGHT, True)
    for size in size_ticks(sizes):
        x = axis.at(size)
        anchor = "start" if x < LEFT + 10 else "end" if x > RIGHT - 14 else "middle"
        parts.append(text(x, height - BELOW + 15, chart.place_text(size, "size"), anchor))
    parts.append(text((LEFT + RIGHT) / 2, height - 4, "size", "middle"))
    return (f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(curves.title)}: time relative to Isthmus, by size">'
            f'{"".join(parts)}</svg>')
