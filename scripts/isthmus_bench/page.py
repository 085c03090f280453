"""Writes the HTML page of bench-report: goals, then the curves, ratios and numbers of each group. Also writes the curves
as SVG files."""
import os
import re
from html import escape
from isthmus_bench import pictures, ratios
from isthmus_bench.pictures import KINDS, Ratio, draw_ranges, ratio_text, svg_of
from isthmus_bench.plan import GROUPS, label, pes_text
from isthmus_bench.results import all_goals, groups_of, machine_text
from isthmus_probe import chart
from isthmus_probe.page import document
from isthmus_probe.report import number_text
from isthmus_probe.tags import section, table

LEGEND = [
    ("Isthmus", "routines of Isthmus on each MPI (OMPI is Open MPI); “inlined”: short operations are compiled into the program"),
    ("by hand", "hand-written loads, stores, copies and atomics on mapped memory, measured in the same run"),
    ("OSHMEM", "the OpenSHMEM library of Open MPI, or the library of the option --oshmem"),
    ("MPI", "one-sided operations or collectives of the MPI; “message”: a message and an acknowledgement"),
    ("window", "routines of Isthmus that use one-sided operations of the MPI"),
]
EMPTY = '<p class="panel">There is nothing to compare.</p>'
READING = ("The times are medians of the runs; thin lines show the range from the lowest to the highest run. Pictures with"
           " the title “relative to Isthmus” show the median time of another library, divided by the median time of"
           " Isthmus. All other ratios are the time of Isthmus, divided by the time of the other library in the same turn.")


def wide(html):
    return f'<div class="wide">{html}</div>'


def details(name, html):
    return f'<details class="numbers"><summary>{escape(name)}</summary>{html}</details>'


# ---- Curves ----

def numbers(curves):
    sizes = sorted({point["size"] for points in curves.of.values() for point in points})
    listed = curves.listed()
    of = [{point["size"]: number_text(point["median"]) for point in points} for _, _, points in listed]
    rows = [[chart.place_text(size, curves.across), *(one.get(size, "–") for one in of)] for size in sizes]
    return wide(table([escape(curves.unit), *(escape(name) for name, _, _ in listed)], rows))


def ratio_table(curves):
    found = list(curves.ratios())
    if not found:
        return ""
    sizes = sorted({size for _, _, of in found for size in of})
    rows = [[chart.place_text(size, curves.across), *(ratio_text(of[size]) if of.get(size) else "–"
                                                      for _, _, of in found)] for size in sizes]
    heads = [f"{escape(label(ours))} /<br>{escape(label(other))}" for ours, other, _ in found]
    return details("Ratios, with their spread", wide(table(["", *heads], rows)))


def ratio_figure(curves):
    svg = ratios.draw(curves)
    return f'<figure class="panel"><figcaption>{escape(curves.title)}, relative to Isthmus</figcaption>{svg}</figure>' if svg else ""


def figure(curves):
    title = f"{curves.title}, {curves.unit}"
    return ratio_figure(curves) + (f'<figure class="panel"><figcaption>{escape(title)}</figcaption>{svg_of(curves)}'
            f'{details("Numbers", numbers(curves))}{ratio_table(curves)}</figure>')


# ---- Ratios ----

def range_figure(ours, other, ratios):
    name = label("hand") if other.startswith("hand/") else other if other.startswith("the heap") else label(other)
    title = f"{label(ours)} / {name}"
    rows = [[ratio.name, ratio_text(ratio.ratio)] for ratio in ratios]
    return (f'<figure class="panel"><figcaption>{escape(title)}</figcaption>'
            f'{draw_ranges(title, ratios, KINDS.get(ours, 3))}'
            f'{details("Numbers", wide(table(["", "ratio"], rows)))}</figure>')


def ranges(group, records):
    found = pictures.space_ratios(records) if group == "spaces" else pictures.ratios_of(group, records)
    return "".join(range_figure(*one) for one in found)


# ---- Goals ----

def goal_name(goal):
    """Returns a unique name of a goal. The name of its row is not unique, because several groups can have it."""
    pes = "" if goal["pes"] == 2 else f", {pes_text(goal['pes'])}"
    return f"{goal['group']}: {goal['row']}{pes}"


def goal_rows(goals):
    return [[goal_name(goal), label(goal["who"]),
             f"at most {number_text(goal['limit'])} × {goal['against']}", ratio_text(goal["ratio"]),
             "met" if goal["met"] else "not met"] for goal in goals]


def goal_picture(who, goals):
    missed = [Ratio(goal_name(goal), goal["ratio"], goal["limit"]) for goal in goals if not goal["met"]]
    title = f"{label(who)}: {len(goals) - len(missed)} of {len(goals)} goals met"
    title += "; the picture shows the others" if missed else ""
    drawn = draw_ranges(title, missed, KINDS.get(who, 3)) if missed else ""
    return f'<figure class="panel"><figcaption>{escape(title)}</figcaption>{drawn}</figure>'


def goals_part(goals):
    by_who = {}
    for goal in goals:
        by_who.setdefault(goal["who"], []).append(goal)
    drawn = "".join(goal_picture(who, of) for who, of in by_who.items())
    rows = goal_rows(sorted(goals, key=lambda goal: goal["met"]))
    heads = ["row", "", "goal", "ratio", ""]
    return section("goals", "Goals", '<p>A stroke shows the goal, and a mark shows the median of the runs.</p>'
                   f'<div class="charts">{drawn}</div>{details("All goals", wide(table(heads, rows)))}')


# ---- The page ----

def group_parts(results):
    for group, by_pes in groups_of(results).items():
        html = ""
        for pes, records in by_pes.items():
            drawn = "".join(figure(curves) for curves in pictures.curves_of(group, pes, records))
            drawn += ranges(group, records)
            head = f"<h3>{pes_text(pes)}</h3>" if pes and len(by_pes) > 1 else ""
            html += head + (f'<div class="charts">{drawn}</div>' if drawn else EMPTY)
        title, words, _ = GROUPS[group]
        yield group, title, section(group, title, f"<p>{escape(words[0].upper() + words[1:])}.</p>{html}")


def machine_part(results):
    rows = [[fact["name"], fact["value"]] for fact in results["machine"]]
    rows += [["failed", f"{one['what']}: {one['why']}"] for one in results["failed"]]
    return section("machine", "Machine", table([], rows, ' class="facts panel"'))


def lead(results):
    legend = "".join(f"<dt>{escape(name)}</dt><dd>{escape(words)}</dd>" for name, words in LEGEND)
    runs = f"{results['runs']} run{'s' if results['runs'] > 1 else ''} of each"
    words = f"{machine_text(results).get('processor', '')}; {runs}."
    failed = f'<p class="panel">Failed steps: {len(results["failed"])}. See Machine.</p>' if results["failed"] else ""
    return f'<p>{escape(words)} {escape(READING)}</p>{failed}<dl class="panel">{legend}</dl>'


def of_results(results):
    parts = list(group_parts(results))
    goals = list(all_goals(results))
    if goals:
        parts.insert(0, ("goals", "Goals", goals_part(goals)))
    parts.append(("machine", "Machine", machine_part(results)))
    return document("Performance of Isthmus", lead(results), parts)


# ---- Files ----

def file_name(curves):
    words = re.sub(r"[^a-z0-9]+", "-", curves.title.lower()).strip("-")
    return f"{words}.svg"


def all_curves(results):
    return [curves for group, by_pes in groups_of(results).items() for pes, records in by_pes.items()
            for curves in pictures.curves_of(group, pes, records)]


def write_pictures(all_of, folder):
    """Writes each of the curves to a file: ratios if Isthmus is compared with something by size, and values otherwise."""
    os.makedirs(folder, exist_ok=True)
    for curves in all_of:
        svg, title = ratios.draw(curves), f"{curves.title}: time relative to Isthmus"
        if not svg:
            title = f"{curves.title}, {curves.unit}"
            svg = svg_of(curves, title)
        with open(os.path.join(folder, file_name(curves)), "w", encoding="utf-8") as file:
            file.write(chart.as_file(svg, title))
