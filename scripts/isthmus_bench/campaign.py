"""Runs the steps of bench-report one after the other. Prints each step and the remaining time. Ends all processes that a
step has started."""
import json
import os
import re
import signal
import subprocess

from isthmus_bench import Progress

STEP_SECONDS = 600
END_SECONDS = 5  # time that a job gets to end by itself
NOT_ROWS = ("format", "pes", "node")
UNITS = {"ns": "ns", "kib": "KiB", "s": "s"}
SPACES_COLUMNS = ("heap", "space", "64 places", "64 spaces")


def end_job(process):
    """Terminates a job. The launcher terminates its processes on SIGTERM; processes of its group that remain are
    killed."""
    for number, patience in ((signal.SIGTERM, END_SECONDS), (signal.SIGKILL, END_SECONDS)):
        try:
            os.killpg(process.pid, number)
            process.wait(patience)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue
    process.communicate()


def output_of(command, environment):
    """Returns the output of a command. If the job fails, raises an error with the last line of its messages."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, env={**os.environ, **environment}, start_new_session=True)
    try:
        output, errors = process.communicate(timeout=STEP_SECONDS)
    except BaseException:
        end_job(process)
        raise
    if process.returncode != 0:
        last = (errors.strip() or output.strip() or "it said nothing").splitlines()
        raise ValueError(f"status {process.returncode}: {last[0]}")
    return output


# ---- Rows of the programs' output: (name, bytes, unit, value) ----

def bench_rows(text):
    """Yields the rows in the output of bench and similar programs, also goals and times of hand-written code if the output
    contains them."""
    result = json.loads(text[text.index("{"):])
    for row in result["rows"]:
        if row["group"] != "startup":  # every run measures start-up, too
            yield row["name"], row["bytes"], "ns", row["library_ns"], row


def growth_rows(text):
    result = json.loads(text[text.index("{"):])
    for key, value in result.items():
        unit = UNITS.get(key.rsplit("_", 1)[-1], "")
        if key not in NOT_ROWS:
            yield key.removesuffix("_" + unit.lower()).replace("_", " "), 0, unit, value, {}


def spaces_rows(text):
    """Yields the rows of a table of times: for memory of the heap, and for memory of memory spaces."""
    for line in text.splitlines():
        found = re.fullmatch(r"(\S.*?)" + r" +([0-9.]+)" * 4, line)
        if found:
            name, values = found[1], [float(value) for value in found.groups()[1:]]
            for base, other in ((0, 1), (2, 3)):
                yield f"{name}, {SPACES_COLUMNS[base]}", 0, "ns", values[base], {}
                yield f"{name}, {SPACES_COLUMNS[other]}", 0, "ns", values[base] * values[other], {}


FORMS = {"rows": bench_rows, "growth": growth_rows, "simulated": growth_rows, "spaces": spaces_rows}


class Records:
    """The measured rows: {(group, library, number of PEs, name of the row): values of all runs}."""

    def __init__(self):
        self.of, self.goals = {}, {}

    def add(self, step, who, name, size, unit, value):
        record = self.of.setdefault((step.group, who, step.pes, name), {
            "group": step.group, "who": who, "pes": step.pes, "row": name, "size": size, "unit": unit, "values": []})
        record["values"].append(value)

    def add_step(self, step, text):
        for name, size, unit, value, row in FORMS[step.form](text):
            if value is None:
                continue
            self.add(step, step.who, name, size, unit, value)
            is_ours = step.who.partition("/")[0] in ("isthmus", "inlined")
            if is_ours and row.get("by_hand_ns"):
                self.add(step, "hand/" + step.who, name, size, unit, row["by_hand_ns"])
            if is_ours and "library_max_ns" in row:
                self.add(step, "greatest/" + step.who, name, size, unit, row["library_max_ns"])
            if is_ours:
                self.add_goal(step, row)

    def add_goal(self, step, row):
        goal = row.get("goal")
        ratio = goal and row.get("library_by_hand_ratio" if goal["against"] == "by hand" else "library_reference_ratio")
        if ratio:
            found = self.goals.setdefault((step.who, step.pes, step.group, row["name"]), {
                "group": step.group, "who": step.who, "pes": step.pes, "row": row["name"], "against": goal["against"],
                "limit": goal["limit"], "ratios": []})
            found["ratios"].append(ratio)


def run_all(steps):
    """Runs the steps. Returns the measured rows, and the failed steps with the reason. A step that failed several times
    is returned once."""
    records, failed = Records(), {}
    for step in Progress([step.text() for step in steps], lines=True).each(steps):
        try:
            for command in step.commands:
                records.add_step(step, output_of(command, step.environment))
        except (OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
            failed[step.text()] = str(error).splitlines()[0]
    return records, [{"what": what, "why": why} for what, why in failed.items()]
