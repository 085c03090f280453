"""Stores the values of the pictures as a table of tab-separated columns, and reads such a table."""
from isthmus_bench.pictures import Curves
from isthmus_probe.report import Failure

COLUMNS = ["title", "unit", "across", "curve", "place", "median", "low", "high"]


def table(all_curves):
    """Returns the text of a table with a row for each point of the curves."""
    rows = [COLUMNS]
    for curves in all_curves:
        for who, points in curves.of.items():
            for point in sorted(points, key=lambda one: one["size"]):
                values = [f"{point[name]:.6g}" for name in ("median", "low", "high")]
                rows.append([curves.title, curves.unit, curves.across, who, str(point["size"]), *values])
    return "".join("\t".join(row) + "\n" for row in rows)


def point_of(path, number, row):
    try:
        _, _, _, _, place, median, low, high = row
        size, median, low, high = int(place), float(median), float(low), float(high)
    except ValueError:
        raise Failure(f"--redraw {path}: line {number}: expected {', '.join(COLUMNS)}, separated by tabs") from None
    if size < 1 or not 0 <= low <= median <= high < float("inf"):
        raise Failure(f"--redraw {path}: line {number}: expected place >= 1 and 0 <= low <= median <= high")
    return {"size": size, "median": median, "low": low, "high": high}


def read(path):
    """Reads a table. Returns a list of Curves."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"--redraw {path}: {error}") from None
    found = {}
    for number, line in enumerate(lines, 1):
        row = line.split("\t")
        if line.startswith("#") or row == COLUMNS:
            continue
        point = point_of(path, number, row)
        title, unit, across, who = row[:4]
        found.setdefault(title, Curves(None, title, unit, across)).of.setdefault(who, []).append(point)
    if not found:
        raise Failure(f"--redraw {path}: expected a table that --table wrote; the file has no values")
    return list(found.values())
