"""Determines the curves of each figure from the results. Draws the ratios of times with their spread as SVG."""
import re
from html import escape
from isthmus_bench.plan import label, pes_text
from isthmus_bench.results import ratio_of, summary
from isthmus_probe import chart
from isthmus_probe.chart import text
from isthmus_probe.report import number_text

# Color, dash and mark of each curve (chart.css).
KINDS = {"hand": 0, "isthmus/openmpi": 5, "isthmus/mpich": 1, "oshmem": 4, "mpi/openmpi": 2, "mpi/mpich": 6,
         "message/openmpi": 3, "message/mpich": 7, "inlined/openmpi": 5, "inlined/mpich": 1, "isthmus/simulated": 5,
         "window/openmpi": 0, "window/mpich": 4}
SIZE = re.compile(r"\d+ (?:[KMG]i)?B|\d+ x 8 B")

# Curves by size: group -> [(title, beginning of the names of the rows, {library: beginning if it is different there})].
BY_SIZE = {
    "rma": [("Put and quiet", "put + quiet", {"mpi": "MPI_Put + flush", "message": "send + acknowledgement"}),
            ("Get", "get", {"mpi": "MPI_Get + flush", "message": "send + acknowledgement"}),
            ("Put, many before one quiet", "put rate", {}),
            ("Nonblocking put, many before one quiet", "put_nbi rate", {})],
    "strided": [("Strided put and quiet", "iput + quiet", {}), ("Strided get", "iget", {})],
    "sync": [("Put with signal, to and fro", "put_signal ping-pong", {})],
    "collectives": [("Broadcast", "broadcast", {}), ("Reduction of longs", "reduce long sum", {}),
                    ("Alltoall, by a block's size", "alltoall", {}), ("Fcollect, by a block's size", "fcollect", {})],
    "inlined": [("Inlined put and quiet", "put + quiet", {}), ("Inlined get", "get", {})],
    "between": [("Between nodes: put and quiet", "put + quiet",
                 {"mpi": "MPI_Put + flush", "message": "send + acknowledgement"}),
                ("Between nodes: get", "get", {"mpi": "MPI_Get + flush", "message": "send + acknowledgement"}),
                ("Between nodes: put with signal, to and fro", "put_signal ping-pong", {"mpi": "round trip"}),
                ("Between nodes: broadcast", "broadcast", {"mpi": "MPI_Bcast"}),
                ("Between nodes: reduction", "reduce long sum", {"mpi": "MPI_Allreduce long sum"})],
}
# Curves by the number of PEs: group -> [(title, name of the row, unit, divisor of the values)].
BY_PES = {
    "growth": [("Start", "init", "ms", 1e6), ("Barrier", "barrier", "us", 1e3),
               ("Memory of a PE's own", "own", "MiB", 1024), ("Memory resident", "resident", "MiB", 1024),
               ("Page tables of a PE", "page tables", "KiB", 1)],
    "simulated": [("Start, processor time", "init cpu", "s", 1), ("Memory at the peak", "peak", "MiB", 1024),
                  ("Memory that stays a PE's own", "lasting own", "MiB", 1024)],
}
# Rows of MPI that are compared with rows of the library: name of the library's row -> name of MPI's row.
SAME = {"ulong fetch_add": "MPI_Fetch_and_op + flush", "ulong swap": "MPI_Fetch_and_op + flush",
        "ulong compare_swap": "MPI_Compare_and_swap + flush", "ulong add": "MPI_Accumulate + flush",
        "fetch_add": "MPI_Fetch_and_op + flush", "swap": "MPI_Fetch_and_op + flush", "barrier_all": "MPI_Barrier",
        "compare_swap": "MPI_Compare_and_swap + flush", "add + quiet": "MPI_Accumulate + flush",
        "put x 10000, 8 B": "MPI_Put x 10000, 8 B", "put x 64, 8 B": "MPI_Put x 64, 8 B"}


class Curves:
    """One figure: a title, a unit, and the points of each curve."""

    def __init__(self, group, title, unit, across="size"):
        self.group, self.title, self.unit, self.across = group, title, unit, across
        self.of = {}  # library -> points
        self.records = {}  # library -> size -> record

    def add(self, who, size, record, scale):
        point = {key: value / scale for key, value in summary(record["values"]).items()}
        self.of.setdefault(who, []).append({"size": size, **point})
        self.records.setdefault(who, {})[size] = record

    def listed(self):
        order = sorted(self.of, key=lambda who: list(KINDS).index(who) if who in KINDS else len(KINDS))
        return [(label(who), KINDS.get(who, 3), sorted(self.of[who], key=lambda point: point["size"])) for who in order]

    def ratios(self):
        """Yields (curve of Isthmus, other curve, {size: ratio}) for the table next to a figure."""
        for ours in (who for who in self.of if who.partition("/")[0] in ("isthmus", "inlined")):
            for other in self.of:
                if is_peer(ours, other):
                    found = {size: ratio_of(record, self.records[other][size])
                             for size, record in sorted(self.records[ours].items()) if size in self.records[other]}
                    if any(found.values()):
                        yield ours, other, found

    def medians(self, who):
        """Returns [(size, median)] of a curve, sorted by size."""
        return sorted((point["size"], point["median"]) for point in self.of[who])

    def median_ratios(self):
        """Yields (curve of Isthmus, other curve, [(size, time of the other / time of Isthmus)]) for the pictures of ratios."""
        for ours in (who for who in self.of if who.partition("/")[0] in ("isthmus", "inlined")):
            own = dict(self.medians(ours))
            for other in (who for who in KINDS if who in self.of and is_peer(ours, who)):
                found = [(size, median / own[size]) for size, median in self.medians(other) if own.get(size)]
                if len(found) > 1 and self.across == "size":
                    yield ours, other, found


def is_peer(ours, other):
    """Returns whether the curve `other` is compared with `ours`. This is the case for hand-written code, other OpenSHMEM
    libraries, and the same MPI, either used directly or by the library with windows."""
    kind, _, mpi = other.partition("/")
    return kind in ("hand", "oshmem") or (kind in ("mpi", "message", "window") and mpi == ours.partition("/")[2])


def who_of(record, records):
    """Returns the curve that a record belongs to, or None. Hand-written code has one curve: the one that was measured
    together with the first library."""
    who = record["who"]
    if not who.startswith("hand/"):
        return None if who.startswith("greatest/") else who
    first = next(one["who"] for one in records if one["who"].startswith("hand/"))
    return "hand" if who == first else None


def matches(record, before):
    return record["row"].startswith(before + " ") and SIZE.fullmatch(record["row"][len(before) + 1:])


def curves_by_size(group, pes, records):
    for title, before, others in BY_SIZE.get(group, []):
        curves = Curves(group, title + (f", {pes_text(pes)}" if group == "collectives" or pes != 2 else ""), "ns")
        for record in records:
            who = who_of(record, records)
            kind, _, mpi = (who or "").partition("/")
            if who and matches(record, others.get(kind, before)):
                curves.add(who, record["size"], record, 1)
            if kind == "mpi" and "message" in others and matches(record, others["message"]):
                curves.add(f"message/{mpi}", record["size"], record, 1)
        yield curves


def curves_by_pes(group, records):
    for title, row, unit, scale in BY_PES.get(group, []):
        curves = Curves(group, title, unit, "PEs")
        for record in records:
            if record["row"] == row:
                curves.add(record["who"], record["pes"], record, scale)
        yield curves


def curves_of(group, pes, records):
    """Returns the figures of a group that have a curve with at least two points."""
    found = list(curves_by_size(group, pes, records)) + list(curves_by_pes(group, records))
    return [curves for curves in found if any(len(points) > 1 for points in curves.of.values())]


def svg_of(curves, head=""):
    return chart.draw(curves.title, curves.unit, curves.listed(), curves.across, True, curves.across != "size", head)


# ---- Ratios ----

class Ratio:
    """A row compared with another one. `limit` is None if there is no goal."""

    def __init__(self, name, ratio, limit=None):
        self.name, self.ratio, self.limit = name, ratio, limit

    def met(self):
        return self.limit is None or self.ratio["median"] <= self.limit


def is_in_curves(group, record):
    kind = record["who"].partition("/")[0]
    return any(matches(record, others.get(kind, before)) for _, before, others in BY_SIZE.get(group, []))


def ratios_of(group, records):
    """Yields (library, other library, ratios) for the rows that are not part of a curve."""
    rows = {}
    for record in records:
        rows.setdefault(record["who"], {})[record["row"]] = record
    for ours in [who for who in rows if who.partition("/")[0] in ("isthmus", "inlined")]:
        for other in rows:
            found = []
            if other != "hand/" + ours and not is_peer(ours, other) or other.startswith("hand/") and other[5:] != ours:
                continue
            for name, record in rows[ours].items():
                beside = rows[other].get(name) or rows[other].get(SAME.get(name, ""))
                ratio = beside and not is_in_curves(group, record) and ratio_of(record, beside)
                if ratio:
                    found.append(Ratio(name, ratio))
            if found and group not in BY_PES:
                yield ours, other, found


def space_ratios(records):
    """Yields the ratios of times in spaces to times on the heap."""
    for ours in dict.fromkeys(record["who"] for record in records):
        of = {record["row"]: record for record in records if record["who"] == ours}
        for base, other in (("heap", "space"), ("64 places", "64 spaces")):
            found = [Ratio(name[:-len(other) - 2], ratio_of(record, of[name[:-len(other)] + base]))
                     for name, record in of.items() if name.endswith(", " + other)]
            if found:
                yield ours, f"the heap, {base}", found


ROW, TOP, LEFT, RIGHT, WIDTH = 34, 22, 10, 120, 360  # the names are above the ranges, and the figures to the right
MOST = 8  # higher ratios are drawn at the end of the axis


def range_axis(ratios):
    """Returns a linear axis from 0 that includes all ratios up to MOST, and its ticks."""
    values = [value for ratio in ratios for value in (*ratio.ratio.values(), ratio.limit) if value]
    high = next((end for end in (2, 4, MOST) if max(values) <= end), MOST)
    return chart.Axis(0, high, LEFT, WIDTH - RIGHT, False), [high * part / 4 for part in range(5)]


def ratio_number(value):
    """Returns a number as a short text."""
    return number_text(value) if value >= 1 else f"{value:.2f}" if value >= 0.1 else f"{value:.1g}"


def ratio_text(ratio):
    low, high = ratio_number(ratio["low"]), ratio_number(ratio["high"])
    return f"{ratio_number(ratio['median'])} ({low}–{high})"


def range_row(ratio, axis, y, kind):
    def at(value):
        return axis.at(min(value, axis.high))

    of = ratio.ratio
    words = ratio_text(of)
    parts = [text(LEFT, y - 9, ratio.name, "start", ' class="halo"')]
    if ratio.limit:
        parts.append(f'<path class="limit" d="M{at(ratio.limit):.1f} {y - 6}V{y + 6}"/>')
    line = f'M{at(of["low"]):.1f} {y}H{at(of["high"]):.1f}'
    parts.append(f'<g class="curve k{kind}"><path class="line spread" d="{line}"/>'
                 f'<path class="mark" d="{chart.MARKS[0]}" transform="translate({at(of["median"]):.1f} {y})">'
                 f'<title>{escape(ratio.name)}: {words}</title></path></g>')
    return "".join(parts) + text(WIDTH, y + 4, words, "end")


def draw_ranges(title, ratios, kind):
    """Draws medians as marks, ranges from the minimum to the maximum run as lines, and goals as strokes."""
    axis, ticks = range_axis(ratios)
    height = TOP + ROW * len(ratios) + 4
    grid = "".join(f'<path class="{"one" if tick == 1 else "grid"}" d="M{axis.at(tick):.1f} {TOP - 4}V{height}"/>'
                   + text(axis.at(tick), TOP - 9, f"{tick:g}", "middle") for tick in ticks)
    rows = "".join(range_row(ratio, axis, TOP + ROW * number + 23, kind) for number, ratio in enumerate(ratios))
    return (f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}: ratios, median and spread">'
            f"{grid}{rows}</svg>")
