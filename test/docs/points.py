#!/usr/bin/env python3
"""points.py SOURCES: checks the points of the Memory Spaces proposal: their number, and that each has a test.

Reads the table of points in docs/conformance.md of the project's folder SOURCES. Each point must have a known state,
and a reason if it is not implemented. Each point must name a test, and the test must exist. The numbers before the
table must match the table. Prints a line for each error. The exit status is 1 if there is one.
"""
import collections
import re
import sys
from pathlib import Path

STATES = ("yes", "in part", "deferred")


def names_of_tests(root):
    """Returns the functions and mistakes of the tests, and the text of all CMakeLists.txt."""
    names, lists = set(), ""
    for path in (root / "test").rglob("*"):
        if path.suffix == ".c":
            for function, mistake in re.findall(r'\{"(\w+)",|CASE\((\w+)\)', path.read_text(encoding="utf-8")):
                names.add(function or mistake)
        elif path.name == "CMakeLists.txt":
            lists += path.read_text(encoding="utf-8")
    return names, lists


def exists(name, names, lists):
    if "/" not in name:
        return name in names
    folder, _, last = name.partition("/")
    return f"NAME {name}" in lists or (folder == "unit" and f"isthmus_add_unit({last}" in lists)


def findings(root):
    text = (root / "docs/conformance.md").read_text(encoding="utf-8")
    before, table, _ = re.split(r"<!-- (?:points|end of points) -->", text)
    names, lists = names_of_tests(root)
    states = collections.Counter()
    rows = [line.strip("| ").split(" | ") for line in table.strip().splitlines()[2:]]
    for row in rows:
        point = row[1]
        state, _, reason = row[2].partition(": ")
        tests = re.findall(r"`([^`]+)`", row[3]) if len(row) == 4 else []
        states[state] += 1
        if state not in STATES:
            yield f"{point}: the state is {state}: expected one of {', '.join(STATES)}"
        if not tests:
            yield f"{point}: no test is named"
        if state != "yes" and "because" not in reason and "reason" not in reason:
            yield f"{point}: {state}, without a reason"
        for name in tests:
            if not exists(name, names, lists):
                yield f"{point}: there is no test {name}"
    counts = [len(rows)] + [states[state] for state in STATES]
    told = re.search(r"Of the (\d+) points of the proposal (\d+) are implemented, (\d+) in part, and\s+(\d+) are", before)
    if told is None or [int(number) for number in told.groups()] != counts:
        yield f"the counts before the table are not {counts}"


def main():
    found = list(findings(Path(sys.argv[1])))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
