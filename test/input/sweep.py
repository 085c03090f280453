#!/usr/bin/env python3
"""The bad-input sweep calls every routine with wrong and extreme values of every argument.

    sweep.py calls                      prints sweep_calls.c, which has a function for each routine
    sweep.py run PROGRAM [--whole]      makes each call in a separate process and judges its outcome
    sweep.py run PROGRAM --forked       calls every routine in a forked child, where the library must reject it

The routines are those of api.tsv, and those of shmemx.h after preprocessing. outcomes.tsv lists the permitted outcomes of a
call by the role of the parameter; any other outcome is a fault. Without --whole, one type represents each family of typed
routines.
"""

import argparse
import collections
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.path.insert(0, str(SOURCE / "test" / "abi"))
import check_api  # noqa: E402

SIZE_MAX, PTRDIFF_MAX, PTRDIFF_MIN = 2**64 - 1, 2**63 - 1, -2**63
INT_MAX, INT_MIN = 2**31 - 1, -2**31
INT_EDGES = [-1, INT_MIN, INT_MAX]

# ---- Roles of parameters. The first line whose patterns match the routine and the parameter applies.

ROLES = [
    (r"cache_line|udcflush", r"dest", "ignored"),
    (r"", r"pSync|pWrk", "ignored"),
    (r"_ptr$|addr_accessible|x_get_space$", r"dest|addr|ptr", "question"),
    (r"space_create_with", r"memory", "memory"),
    (r"", r"config|[xy]axis_config", "config"),
    (r"x_copy", r"dest", "local_out"),
    (r"x_copy", r"source", "local_in"),
    (r"(put|get)v", r"dest|source", "pieces"),
    (r"_nd", r"dest|source", "ignored"),
    (r"_nd", r"extents", "extents"),
    (r"_nd", r"dest_strides|source_strides", "strides"),
    (r"get(\d+|mem)?(_nbi|_req)?$", r"dest", "local_out"),
    (r"put(\d+|mem)?(_signal)?(_nbi|_req)?$", r"source", "local_in"),
    (r"req_(test|wait)", r"reqs?", "requests"),
    (r"am_reply", r"data", "local_in"),
    (r"am(_|$)", r"arg", "local_in"),
    (r"putmem_am", r"source", "local_in"),
    (r"am_call", r"reply", "local_out"),
    (r"", r"(dest|source)_(offsets|nelems|bytes)", "list"),
    (r"_req$", r"local|remote|req", "optional_out"),
    (r"quiet_all", r"ctxs", "local_in"),
    (r"_[pg]$", r"dest|source", "single"),
    (r"atomic|fetch$|add$|inc$|swap$|_set$", r"dest|source", "word"),
    (r"", r"ivars?|lock|sig_addr", "word"),
    (r"", r"dest|source", "symmetric"),
    (r"", r"fetch|indices", "local_out"),
    (r"", r"target_pes|cmp_values", "local_in"),
    (r"wait|test", r"status", "optional_in"),
    (r"", r"ptr", "block"),
    (r"init_thread", r"provided", "optional_out"),
    (r"x_init_attr", r"attr", "ignored"),  # the call passes no flags, so the attributes are not read
    (r"set_attr", r"id", "ignored"),
    (r"set_attr|get_uniqueid", r"attr|id", "local_out"),
    (r"kind_get", r"text|uuid", "result"),
]
NUMBER_ROLES = [
    (r"kind_get", r"device", "device"),
    (r"counters_get", r"counter", "device"),
    (r"start_pes", r"npes", "unused"),
    (r"", r"pe|src_pe|dest_pe|source_pe|PE_root|PE_start", "pe"),
    (r"", r"cmp|sig_op|requested", "enumeration"),
    (r"", r"dst|sst", "step"),
    (r"", r"alignment", "alignment"),
    (r"", r"hints|options|config_mask|[xy]axis_mask", "bits"),
    (r"", r"nelems|nblocks|bsize|nreduce|npes|size|count|bytes|room|PE_size|nreqs|nctxs|ndims|ndest|nsource",
     "count"),
    (r"", r"logPE_stride|xrange|start|stride", "shape"),
    (r"", r"color", "color"),
]
NOT_SWEPT = {"value", "cond", "cmp_value", "signal", "level", "status", "commute", "flags", "key", "rank", "n_pes"}  # any value is valid


CALLED = ("shmemx_reduce_function_t", "shmemx_am_handler_t")


def role_of(routine, kind, name):
    """Returns the role of a parameter, or None if every value is valid."""
    if "*" in kind:
        table = ROLES
    elif kind in CALLED:
        return "function"
    elif kind in ("shmemx_am_t", "shmemx_am_token_t"):
        return kind[len("shmemx_"):-len("_t")]
    elif kind.startswith("shmem_") and kind.endswith("_t") and kind != "shmem_device_type_t":
        return kind[len("shmem_"):-len("_t")]
    elif kind == "shmem_device_type_t":
        return "enumeration"
    else:
        table = NUMBER_ROLES
        if name in NOT_SWEPT:
            return None
    for routine_pattern, name_pattern, role in table:
        if re.search(routine_pattern, routine) and re.fullmatch(name_pattern, name):
            return role
    if table is ROLES:
        return "result"
    raise SystemExit(f"{routine}: nothing is known of the parameter {kind} {name}")


# ---- Values of parameters: one valid value, and the values that are tried

GOOD_POINTER = {"ignored": "null", "question": "heap", "memory": "local", "local_out": "local",
                "local_in": "local2", "optional_in": "null", "optional_out": "result",
                "result": "result", "requests": "zeros", "pieces": "zeros", "extents": "zeros",
                "strides": "zeros", "ctx": "ctx_default", "team": "team_world",
                "space": "space_made", "function": "function", "am": "am_made", "am_token": "null",
                "list": "zeros"}
GOOD = {  # of parameters that need a particular value
    "dest": "heap", "source": "heap2", "ivar": "zeros", "ivars": "zeros", "lock": "zeros",
    "sig_addr": "zeros", "ptr": "block", "nelems": 4, "nblocks": 2, "bsize": 2, "nreduce": 4,
    "dst": 2, "sst": 2, "PE_size": 1, "size": 1, "stride": 1, "xrange": 1, "count": 4,
    "bytes": 16, "nreqs": 1, "nctxs": 1, "ndims": 2, "ndest": 1, "nsource": 1, "room": 64, "alignment": 64, "npes": 1, "value": 1, "cond": 1,
}


def good_value(routine, kind, name):
    role = role_of(routine, kind, name)
    if role == "config":
        if "space" in kind:
            return "config_good"
        return "result" if "const" not in kind else "contexts_few"
    if "destroy" in routine:
        return role + "_made"
    if routine in ("shmem_wait",) or re.search(r"_wait$", routine):
        if name == "cmp_value":
            return 1  # the wait ends when the word differs from this value
    if role == "block" and "space" in routine:
        return "space_block"
    if role == "list":
        return "zeros" if name.endswith("offsets") else "lengths"
    if name == "bytes" and re.search("(gather|scatter)v", routine):
        return 4  # the number of bytes that "lengths" describes
    if name == "size" and "reduce_op" in routine:
        return 8
    if routine == "shmemx_get_space":
        return GOOD_POINTER.get(role, "result")
    if name == "config_mask" and "session" not in routine or name.endswith("axis_mask"):
        return 1
    if name == "size" and "*" not in kind and "split" not in routine:
        return 4096
    return GOOD_POINTER.get(role) or GOOD.get(name, 0)


POINTERS = {
    "ignored": ["null", "wild"],
    "question": ["null", "odd", "wild", "local", "end"],
    "symmetric": ["null", "odd", "wild", "local", "end", "straddle"],
    "single": ["null", "odd", "wild", "local", "end"],
    "word": ["null", "odd", "wild", "local", "end"],
    "local_in": ["null", "odd", "wild", "guard", "readonly"],
    "local_out": ["null", "odd", "wild", "guard", "readonly"],
    "optional_in": ["null", "odd:local2", "wild", "guard"],
    "optional_out": ["null", "odd", "wild", "guard", "readonly"],
    "result": ["null", "odd", "wild", "guard", "readonly"],
    "memory": ["null", "odd", "wild", "guard"],
    "requests": ["null", "wild", "guard", "result"],
    "pieces": ["null", "wild", "guard", "heap"],
    "extents": ["null", "wild", "guard"],
    "strides": ["null", "wild", "guard"],
    "block": ["null", "odd", "inside", "freed", "wild", "local", "end"],
    "ctx": ["ctx_invalid", "ctx_freed", "garbage", "all_bits", "team_made", "space_made"],
    "team": ["team_invalid", "team_freed", "garbage", "all_bits", "ctx_made", "space_made"],
    "function": ["null"],
    "list": ["null", "wild", "guard"],
    "am": [0, "garbage", "all_bits"],
    "am_token": ["null"],
    "space": ["space_invalid", "space_freed", "garbage", "all_bits", "ctx_made", "team_made"],
}
CONFIGS = {
    "shmem_space_config_t": ["null", "wild", "odd", "config_type_99", "config_type_max",
                             "config_type_min", "config_size_0", "config_size_max",
                             "config_size_half", "config_flags_max", "config_flags_min"],
    "shmem_team_config_t": ["null", "wild", "odd", "contexts_negative"],
    "shmem_ctx_session_config_t": ["null", "wild", "odd"],
}
NUMBERS = {
    "pe": INT_EDGES + [1],
    "device": INT_EDGES + [1],
    "unused": INT_EDGES,
    "enumeration": INT_EDGES + [6, 77],
    "step": [0, -1, PTRDIFF_MIN, PTRDIFF_MAX],
    "alignment": [0, 1, 3, 2**40, 2**63, SIZE_MAX],
    "bits": [-1, 2**20, PTRDIFF_MIN, PTRDIFF_MAX],
    "shape": [0, *INT_EDGES, 2, 31],
    "color": [-1, -2, INT_MIN, INT_MAX],
}


def values_of(routine, kind, name, role, good):
    if role == "config":
        found = CONFIGS[re.search(r"shmem_\w+_config_t", kind)[0]]
        if "const" not in kind:
            found = POINTERS["result"]
    elif role == "count":
        found = [0, *INT_EDGES, 2] if kind == "int" else [0, SIZE_MAX, PTRDIFF_MAX, SIZE_MAX // 4 + 2]
    else:
        found = POINTERS.get(role) or NUMBERS[role]
    if role in ("ctx", "team", "space") and "destroy" in routine:
        found = found + [role + {"ctx": "_default", "team": "_world", "space": "_default"}[role]]
    if role == "team" and "destroy" in routine:
        found = found + ["team_shared"]
    return [f"odd:{good}" if value == "odd" else value for value in found]


# ---- Routines

Parameter = collections.namedtuple("Parameter", "kind name")
Routine = collections.namedtuple("Routine", "name result parameters family")


def parse(prototype, family):
    head, parameters = re.fullmatch(r"(.*?)\((.*)\);", prototype.strip()).groups()
    result, name = re.fullmatch(r"(.*?)(\w+)", head).groups()
    found = []
    for text in parameters.split(","):
        kind, parameter = re.fullmatch(r"(.*?)(\w+|\.\.\.)", text.strip()).groups()
        if kind:
            found.append(Parameter(kind.strip(), parameter))
    return Routine(name, result.strip(), found, family)


def read_routines():
    found = []
    for row in check_api.read_rows(SOURCE / "test" / "abi" / "api.tsv"):
        if row.kind in ("function", "deprecated-function"):
            for _, prototype in row.routines():
                found.append(parse(prototype, row.name))
    text = check_api.run([os.environ.get("CC", "cc"), "-E", "-P", str(SOURCE / "include" / "shmemx.h")])
    for prototype in re.findall(r"\b\w[\w ]*?\*?\bshmemx_\w+ ?\([^;()]*\);", text):
        routine = parse(re.sub(r"\s+", " ", prototype).replace(" (", "("), "")
        found.append(routine._replace(family=family_of(routine.name)))
    return found


def family_of(extension):
    """Returns the name of the routine without its type or size."""
    types = "|".join(sorted(check_api.TYPES, key=len, reverse=True))
    name = re.sub(rf"^(shmemx_(?:ctx_)?)(?:{types})_", r"\1TYPENAME_", extension)
    return re.sub(r"(put|get)\d+_", r"\1SIZE_", name)


def print_calls(routines):
    print("/* Made by sweep.py. */\n#include \"sweep.h\"\n\n#include <shmem.h>\n#include <shmemx.h>\n"
          "#include <stdint.h>\n#include <string.h>\n")
    for routine in routines:
        arguments = ", ".join(
            f"({p.kind})a[{i}].{'pointer' if '*' in p.kind or p.kind in HANDLES else 'number'}"
            for i, p in enumerate(routine.parameters))
        call = f"{routine.name}({arguments})"
        if routine.result == "void":
            body = f"{call}; return 0;"
        elif "*" in routine.result:
            body = f"return (long long)(intptr_t){call};"
        else:
            body = f"return (long long){call};"
        print(f"static long long call_{routine.name}(const union argument *a) {{ (void)a; {body} }}")
    print("\nstatic const struct routine routines[] = {")
    for routine in routines:
        print(f"    {{\"{routine.name}\", call_{routine.name}}},")
    print("};\n\nconst struct routine *find_routine(const char *name)\n{\n"
          "    for (size_t i = 0; i < sizeof routines / sizeof routines[0]; i++)\n"
          "        if (strcmp(routines[i].name, name) == 0)\n"
          "            return &routines[i];\n    return NULL;\n}")


HANDLES = ("shmem_ctx_t", "shmem_team_t", "shmem_space_t", "shmemx_am_token_t")

# ---- Cases

Case = collections.namedtuple("Case", "routine parameter role value arguments")


def cases_of(routine):
    """Yields the call with valid arguments, then for each parameter the calls with its other values."""
    good = [good_value(routine.name, *p) for p in routine.parameters]
    yield Case(routine, None, "good", "-", good)
    for i, (kind, name) in enumerate(routine.parameters):
        role = role_of(routine.name, kind, name)
        if role is None:
            continue
        for value in values_of(routine.name, kind, name, role, good[i]):
            yield Case(routine, name, role, value, good[:i] + [value] + good[i + 1:])


def represent(routines):
    """Returns one routine of each family. The chosen type changes from family to family, so that each type occurs."""
    families = collections.defaultdict(list)
    for routine in routines:
        families[routine.family].append(routine)
    return [members[i % len(members)] for i, members in enumerate(families.values())]


ENDS = {"shmem_finalize", "shmem_global_exit"}  # they finalize the library, which the remaining cases need


Answer = collections.namedtuple("Answer", "outcome value written lines text")


def run_program(command, cases):
    """Runs the program and returns its answer to each case, None for cases that it did not reach."""
    lines = []
    for number, case in enumerate(cases):
        words = [str(number), case.routine.name, *map(str, case.arguments)]
        lines.append("\t".join(words) + "\n")
    environment = dict(os.environ, SHMEM_SYMMETRIC_SIZE="4M", ISTHMUS_SPACES_SIZE="16M")
    done = subprocess.run(command, input="".join(lines), env=environment, text=True,
                          errors="replace", stdout=subprocess.PIPE, check=False)
    answers = {}
    for line in done.stdout.splitlines():
        fields = line.split("\t", 5)
        if len(fields) == 6 and fields[0].isdigit():
            answers[int(fields[0])] = Answer(fields[1], int(fields[2]), fields[3].replace("-", ""),
                                             int(fields[4]), fields[5])
    if done.returncode != 0:
        print(f"the program ended with status {done.returncode}")
    return [answers.get(number) for number in range(len(cases))]


# ---- Judging

Rule = collections.namedtuple("Rule", "routine role value outcomes")
SOURCES = set("cso")  # areas that no routine may write


def read_rules(path):
    """Returns the rules of outcomes.tsv, with compiled patterns for the routine, the role or parameter, and the value."""
    rules = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            routine, role, value, outcomes = line.split("\t")
            rules.append(Rule(re.compile(routine), re.compile(role), re.compile(value),
                              outcomes.split("|")))
    return rules


def expected(rules, case):
    for rule in rules:
        if (rule.routine.search(case.routine.name) and rule.value.fullmatch(str(case.value))
                and (rule.role.fullmatch(case.role) or rule.role.fullmatch(case.parameter or "-"))):
            return rule.outcomes
    return []


def failure_of(routine):
    """Returns a predicate for result values that mean failure, or None if the routine cannot report one."""
    if routine.result == "void":
        return None
    if "*" in routine.result:
        return lambda value: value == 0
    return lambda value: value != 0


def line_names(case, text):
    """Returns whether the text is a message of the library about this routine."""
    name = {"shmalloc": "shmem_malloc", "shfree": "shmem_free", "shmemalign": "shmem_align",
            "shrealloc": "shmem_realloc", "_my_pe": "shmem_my_pe",
            "_num_pes": "shmem_n_pes"}.get(case.routine.name, case.routine.name)
    return re.match(rf"isthmus: PE 0: ({name}|{case.routine.name}): ", text)


def is_outcome(case, answer, outcome):
    """Returns whether the answer agrees with a keyword of outcomes.tsv."""
    returned = answer.outcome == "returned"
    unharmed = not SOURCES & set(answer.written)
    fails = failure_of(case.routine)
    if outcome == "works":
        return returned and unharmed and answer.lines == 0
    if outcome == "nothing":
        return returned and not answer.written and answer.lines == 0
    if outcome == "fails":
        return (returned and set(answer.written) <= {"r"} and answer.lines == 0
                and fails is not None and fails(answer.value))
    if outcome == "zero":
        return returned and not answer.written and answer.lines == 0 and answer.value == 0
    if outcome == "told":
        return (returned and set(answer.written) <= {"r"} and answer.lines == 1
                and fails(answer.value) and bool(line_names(case, answer.text)))
    if outcome == "signal":
        return (answer.outcome == "signal" and answer.value in (7, 11)
                and bool(line_names(case, answer.text)) and "SIG" in answer.text)
    if outcome.startswith("line"):
        named = outcome.partition(":")[2] or case.parameter
        return (answer.outcome == "ended" and answer.lines == 1
                and bool(line_names(case, answer.text))
                and re.search(rf": {named}\b", answer.text) is not None)
    raise SystemExit(f"outcomes.tsv: no outcome is called {outcome}")


def judge(rules, case, answer):
    """Returns a description of the fault, or None if the answer is permitted."""
    listed = expected(rules, case)
    if answer is None:
        return "it was not made"
    if any(is_outcome(case, answer, outcome) for outcome in listed):
        return None
    return f"expected {' or '.join(listed) or 'nothing that is listed'}: {' '.join(map(str, answer))}"


# These routines do not need the state of a PE, so they also work in a forked child.
NEED_NOBODY = re.compile("shmem_(query_initialized|info_get_|pcontrol|team_is_valid|(set|clear)_cache_|udcflush)|shmemx_set_attr_uniqueid_args")


def judge_child(case, answer):
    """Returns a description of the fault of a call with valid arguments in a forked child, or None."""
    if answer is None:
        return "it was not made"
    if NEED_NOBODY.match(case.routine.name):
        return None if answer.outcome == "returned" and answer.lines == 0 else str(answer)
    ended = (answer.outcome, answer.value, answer.lines) == ("exited", 1, 1)
    told = line_names(case, answer.text) and ": called in a forked child: " in answer.text
    return None if ended and told and not answer.written else str(answer)


def print_result(cases, answers, faults):
    for case, answer, fault in zip(cases, answers, faults):
        if fault is not None:
            print(f"FAIL {case.routine.name}, {case.parameter} = {case.value}: {fault}")
    ends = collections.Counter(answer.outcome for answer in answers if answer is not None)
    print(f"{len({case.routine.name for case in cases})} routines, {len(cases)} calls, "
          f"{sum(fault is not None for fault in faults)} wrong ("
          + ", ".join(f"{count} {end}" for end, count in sorted(ends.items())) + ")")


def run_forked(options):
    cases = [next(cases_of(routine)) for routine in read_routines()]
    answers = run_program([options.program, "forked"], cases)
    faults = [judge_child(case, answer) for case, answer in zip(cases, answers)]
    print_result(cases, answers, faults)
    return 1 if any(fault is not None for fault in faults) else 0


def run(options):
    routines = [routine for routine in read_routines() if routine.name not in ENDS]
    if not options.whole:
        routines = represent(routines)
    cases = [case for routine in routines for case in cases_of(routine)]
    answers = run_program([options.program], cases)
    rules = read_rules(HERE / "outcomes.tsv")
    faults = [judge(rules, case, answer) for case, answer in zip(cases, answers)]
    print_result(cases, answers, faults)
    return 1 if any(fault is not None for fault in faults) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calls", "run"])
    parser.add_argument("program", nargs="?")
    parser.add_argument("--whole", action="store_true", help="all routines of each family")
    parser.add_argument("--forked", action="store_true", help="every routine, in forked children")
    options = parser.parse_args()
    if options.what == "calls":
        print_calls(read_routines())
        return 0
    return run_forked(options) if options.forked else run(options)


if __name__ == "__main__":
    sys.exit(main())
