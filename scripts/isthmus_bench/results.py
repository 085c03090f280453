"""Reads and evaluates the results that bench-report has stored."""
import math
import statistics
from isthmus_bench import goals
from isthmus_bench.plan import GROUPS
from isthmus_probe.report import Failure, load
from isthmus_profile.checked import misfit

FORMAT = 1  # version of the JSON file; other versions are rejected
NUMBER = (int, float)
RECORD = {"group": str, "who": str, "pes": int, "row": str, "size": int, "unit": str, "values": [NUMBER]}
GOAL = {"group": str, "who": str, "pes": int, "row": str, "against": str, "limit": NUMBER, "ratios": [NUMBER]}
SHAPE = {"machine": [{"name": str, "value": str}], "runs": int, "records": [RECORD], "goals": [GOAL],
         "failed": [{"what": str, "why": str}]}
WRITER = "results that bench-report --json wrote"


def read(path):
    results = load(path, f"--from {path}", WRITER)
    if not isinstance(results, dict) or results.get("writer") != "bench-report":
        raise Failure(f"--from {path}: expected {WRITER}; the file has other contents")
    if results.get("format") != FORMAT:
        raise Failure(f"--from {path}: expected results in format {FORMAT}; the file has format"
                      f" {results.get('format')}")
    fault = misfit(results, SHAPE, "") or next(filter(None, map(strangeness, results["records"])), None)
    if fault or not results["records"]:
        raise Failure(f"--from {path}: expected {WRITER}; {fault or 'there are no records'}")
    return results


def merged(all_results):
    """Returns the combination of several results, which were measured separately."""
    first, *others = all_results
    for other in others:
        for part in ("records", "goals", "failed"):
            first[part] += other[part]
        first["runs"] = min(first["runs"], other["runs"])
        first["machine"] += [fact for fact in other["machine"] if fact not in first["machine"]]
    return first


def strangeness(record):
    """Returns a description of the fault in a record, or None if it is valid."""
    if record["group"] not in GROUPS:
        return f"there is no group {record['group']}"
    if not record["values"] or min(record["values"]) < 0 or record["size"] < 0 or record["pes"] < 1:
        return f"{record['row']} has no values, or some below 0"
    return None


def summary(values):
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def ratio_of(own, other):
    """Returns median, minimum and maximum of the runs' ratios; None if all divisors are 0."""
    pairs = [a / b for a, b in zip(own["values"], other["values"]) if b > 0]
    return summary(pairs) if pairs else None


def groups_of(results):
    """Returns {group: {number of PEs: records}}. For groups whose curves have the number of PEs as the axis, this number
    is 0."""
    found = {}
    for record in results["records"]:
        pes = 0 if record["group"] in ("growth", "simulated") else record["pes"]
        found.setdefault(record["group"], {}).setdefault(pes, []).append(record)
    return {group: dict(sorted(found[group].items())) for group in GROUPS if group in found}


def machine_text(results):
    return dict((fact["name"], fact["value"]) for fact in results["machine"])


# ---- Goals ----

class Rows:
    """The rows of one program, with the members that goals.compare uses."""

    def __init__(self, records, who):
        self.times = {record["row"]: record["values"] for record in records if record["who"] == who}
        self.greatest = {record["row"]: record["values"] for record in records if record["who"] == f"greatest/{who}"}


def between_goals(results):
    records = [record for record in results["records"] if record["group"] == "between"]
    for who in dict.fromkeys(record["who"] for record in records if record["who"].startswith("isthmus/")):
        raw = Rows(records, "mpi/" + who.partition("/")[2])
        for found in goals.compare(Rows(records, who), raw, 1):
            if found["met"] is not None and found["limit"] is not None:
                yield {"group": "between", "who": who, "pes": 2, "row": found["row"], "against": found["raw"],
                       "limit": found["limit"], "met": found["met"],
                       "ratio": {"median": found["ratio"], "low": found["least"], "high": found["greatest"]}}


def all_goals(results):
    """Yields each goal with its ratio and whether it is met."""
    for goal in results["goals"]:
        ratio = summary(goal["ratios"])
        yield {**goal, "ratio": ratio, "met": ratio["median"] <= goal["limit"] and math.isfinite(ratio["median"])}
    yield from between_goals(results)
