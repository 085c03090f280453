"""report_results.py FILE | --check PAGE PICTURES: writes results in the format of bench-report --json with the rows
that the benchmarks print (check_output.py), or checks that the page and the pictures made from them contain every
series."""
import html
import json
import os
import re
import sys
import xml.etree.ElementTree as xml

import check_output

RUNS = 3
UNITS = {"B": 1, "KiB": 1024, "MiB": 1 << 20}
GROUPS = [("rma", r"(p|g|put|get|put_nbi)\b|C11"), ("static", "static"), ("strided", "iput|iget"),
          ("atomics", "uint|ulong|float|double"), ("sync", "quiet$|fence|wait|test|set_lock|barrier|sync_all|ping-pong"),
          ("collectives", "broadcast|alltoall|reduce|fcollect"), ("application", "random")]
OSHMEM = [group for group, _ in GROUPS]
BETWEEN_RAW = {"rma": check_output.between_mpi_rows(2), "atomics": check_output.between_mpi_rows(2),
               "sync": check_output.mpi_peer_rows(2), "collectives": check_output.mpi_peer_rows(2)}
GROWTH = {"init": "ns", "barrier": "ns", "own": "KiB", "resident": "KiB", "page tables": "KiB"}
SIMULATED = {"init cpu": "s", "peak": "KiB", "lasting own": "KiB"}
MPIS = ["openmpi", "mpich"]
LABELS = {"ours": ["Isthmus OMPI", "Isthmus MPICH"], "mpi": ["MPI OMPI", "MPI MPICH"],
          "message": ["message OMPI", "message MPICH"], "inlined": ["inlined OMPI", "inlined MPICH"]}
# Series that each diagram must contain.
WITH = {"rma": LABELS["ours"] + LABELS["mpi"] + LABELS["message"] + ["OSHMEM", "by hand"],
        "alone": LABELS["ours"] + ["OSHMEM", "by hand"], "inlined": LABELS["inlined"] + ["by hand"],
        "collective": LABELS["ours"] + LABELS["mpi"] + ["OSHMEM", "by hand"],
        "between": LABELS["ours"] + LABELS["mpi"], "rma_between": LABELS["ours"] + LABELS["mpi"] + LABELS["message"]}
FIGURES = {
    "Put and quiet": "rma", "Get": "rma", "Put, many before one quiet": "alone",
    "Nonblocking put, many before one quiet": "alone", "Strided put and quiet": "alone", "Strided get": "alone",
    "Broadcast, 2 PEs": "collective", "Reduction of longs, 2 PEs": "collective", "Inlined get": "inlined",
    "Alltoall, by a block's size, 2 PEs": "collective", "Fcollect, by a block's size, 2 PEs": "collective",
    "Inlined put and quiet": "inlined", "Between nodes: put and quiet": "rma_between", "Between nodes: get": "rma_between",
    "Between nodes: put with signal, to and fro": "between", "Between nodes: broadcast": "between",
    "Between nodes: reduction": "between", "Start": "between", "Barrier": "between", "Memory of a PE's own": "between",
    "Memory resident": "between", "Page tables of a PE": "between"}
RATIOS = ["Isthmus OMPI / by hand", "Isthmus MPICH / OSHMEM", "inlined OMPI / by hand", "Isthmus OMPI / the heap, heap",
          "Isthmus MPICH / MPI MPICH"]


# ---- Input: results ----

def size_of(name):
    found = re.search(r"(\d+) (B|KiB|MiB)$", name)
    return int(found[1]) * UNITS[found[2]] if found else 0


def record(group, who, row, pes=2, unit="ns"):
    base = 10 + len(row) + len(who) + size_of(row) / 100
    return {"group": group, "who": who, "pes": pes, "row": row, "size": size_of(row) or 8 * (" x 8 B" in row),
            "unit": unit, "values": [base * (10 + turn) / 10 for turn in range(RUNS)]}


def strided_size(found):
    """Adds the size to rows whose name ends with a number of elements."""
    count = re.search(r"(\d+) x 8 B$", found["row"])
    return {**found, "size": 8 * int(count[1])} if count else found


def bench_records(mpi):
    for group, pattern in GROUPS:
        for row in check_output.bench_rows(2):
            if re.match(pattern, row):
                for who in [f"isthmus/{mpi}", f"hand/isthmus/{mpi}"] + (["oshmem"] if mpi == MPIS[0] else []):
                    yield strided_size(record(group, who, row))
                if group in ("rma", "atomics"):  # as in plan.py
                    yield record("inlined", f"inlined/{mpi}", row)
                    yield record("inlined", f"hand/inlined/{mpi}", row)


def mpi_records(mpi):
    for group, rows in BETWEEN_RAW.items():
        for row in rows:
            if (group == "sync") == (row == "barrier_all"):
                yield record(group, f"mpi/{mpi}", row)
    for who, rows in ((f"isthmus/{mpi}", check_output.between_rows(2)), (f"greatest/isthmus/{mpi}", check_output.between_rows(2)),
                      (f"mpi/{mpi}", check_output.between_mpi_rows(2))):
        for row in rows:
            yield record("between", who, row)
    for pes in (2, 4, 8):
        for who in (f"isthmus/{mpi}", f"mpi/{mpi}"):
            for row, unit in GROWTH.items():
                yield record("growth", who, row, pes, unit)
    for column in ("heap", "space", "64 places", "64 spaces"):
        yield record("spaces", f"isthmus/{mpi}", f"put 64 B, {column}")


def all_records():
    for mpi in MPIS:
        yield from bench_records(mpi)
        yield from mpi_records(mpi)
    for pes in (1024, 1 << 20):
        for row, unit in SIMULATED.items():
            yield record("simulated", "isthmus/simulated", row, pes, unit)


def unique(records):
    return list({(one["group"], one["who"], one["pes"], one["row"]): one for one in records}.values())


def write(path):
    goals = [{"group": "rma", "who": "isthmus/openmpi", "pes": 2, "row": row, "against": "by hand", "limit": 1.2,
              "ratios": ratios} for row, ratios in (("g", [1.1, 1.0, 1.3]), ("p + quiet", [2.5, 1.9, 4.0]))]
    results = {"writer": "bench-report", "format": 1, "runs": RUNS, "records": unique(all_records()), "goals": goals,
               "machine": [{"name": "processor", "value": "<script>alert(1)</script>"}],
               "failed": [{"what": "a step", "why": "status 1"}]}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(results, file)


# ---- Output: page and pictures ----

def figures_of(page):
    """Returns {title: its SVG}, and a list of errors."""
    found = {}
    for title, svg in re.findall(r"<figcaption>(.*?)</figcaption>(<svg.*?</svg>)?", page):
        found[html.unescape(title)] = svg
    return found


def svg_faults(title, svg, labels):
    if not svg:
        return [f"{title}: there is no picture"]
    try:
        root = xml.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
    except xml.ParseError as error:
        return [f"{title}: {error}"]
    texts = ["".join(of.itertext()) for of in root.iter("{http://www.w3.org/2000/svg}text")]
    faults = [f"{title}: {label} is missing" for label in labels if label not in texts]
    largest = max(map(float, root.get("viewBox").split()))
    paths = " ".join(of.get("d") for of in root.iter() if "line" in of.get("class", "").split())
    numbers = re.findall(r"-?[0-9.]+|nan|inf", paths)
    if not numbers or any(not 0 <= float(number) <= largest for number in numbers):
        faults.append(f"{title}: a curve is not within its picture")
    if svg.count('class="mark"') < 2 * len(labels):
        faults.append(f"{title}: there are too few marks")
    return faults


def page_faults(path):
    with open(path, encoding="utf-8") as file:
        page = file.read()
    found = figures_of(page)
    by_title = {title.rpartition(", ")[0]: svg for title, svg in found.items()}
    for title, kind in FIGURES.items():
        yield from svg_faults(title, by_title.get(title), WITH[kind])
    for title in RATIOS:
        yield from svg_faults(title, found.get(title), [])
    missed = "Isthmus OMPI: 1 of 2 goals met; the picture shows the others"
    for text in ("2.5 (1.9–4)", "not met", "at most 1.2 × by hand", "a step: status 1", "Failed steps: 1"):
        if text not in page:
            yield f"the page does not say: {text}"
    if not any(title.startswith("Isthmus OMPI: ") and title.endswith("the picture shows the others") for title in found):
        yield f"there is no picture of goals, such as: {missed}"


def label_faults(name, root):
    """Checks that the labels of curves are within the picture and do not overlap."""
    _, _, width, height = map(float, root.get("viewBox").split())
    boxes = []
    for of in root.iter("{http://www.w3.org/2000/svg}text"):
        if "halo" in of.get("class", "").split():
            x, y, words = float(of.get("x")), float(of.get("y")), "".join(of.itertext())
            boxes.append((words, x, y - 9, x + 7.7 * len(words), y + 2))
    for number, (words, left, top, right, bottom) in enumerate(boxes):
        if left < 0 or right > width or top < 0 or bottom > height:
            yield f"{name}: the label {words} is not within the picture"
        for other, *box in boxes[:number]:
            if left < box[2] and right > box[0] and top < box[3] and bottom > box[1]:
                yield f"{name}: the labels {words} and {other} overlap"
    names = {words.partition(",")[0] for words, *_ in boxes}
    if not {"Isthmus", "MPI"} <= names and not {"Isthmus", "by hand"} <= names:
        yield f"{name}: expected a label next to each curve, got {sorted(names)}"


def picture_faults(folder):
    names = os.listdir(folder)
    if len(names) < len(FIGURES):
        yield f"{len(names)} pictures: expected {len(FIGURES)} or more"
    for name in names:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = file.read()
        try:
            root = xml.fromstring(text)
            if "time relative to Isthmus" in text:
                yield from label_faults(name, root)
        except xml.ParseError as error:
            yield f"{name}: {error}"
        if len(re.findall("https?://", text)) != 1 or "url(" in text:
            yield f"{name}: expected nothing of a network, but its namespace"


def main(words):
    if words[0] != "--check":
        write(words[0])
        return 0
    faults = list(page_faults(words[1])) + list(picture_faults(words[2]))
    for fault in faults:
        print(f"FAILED: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
