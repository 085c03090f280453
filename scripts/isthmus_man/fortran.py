"""Reads Fortran's interfaces: the generic names of the module shmem, and the routines of shmem.fh."""

import re

FETCHES = ["fetch_and", "fetch_or", "fetch_xor", "fetch_add", "fetch_min", "fetch_max", "fetch_mul", "swap"]
REDUCTIONS = [f"{name}_reduce" for name in ("and", "or", "xor", "max", "min", "sum", "prod")]
COLLECTIVES = ["collect", "fcollect", "alltoall", *REDUCTIONS, "sum_inscan", "sum_exscan"]
# Values that src/bindings/fortran/f18/module.cmake inserts in the names of templates. test/man compares the result
# with the module.
STAMPS = {
    "atomic_value": [{"X": x, "OPERATION": name} for x, names in (
        ("", ["add", "and", "or", "xor"]), ("x", ["add", "min", "max", "mul"])) for name in names],
    "atomic_compare_swap": [{"X": ""}, {"X": "x"}],
    "atomic_req_value": [{"OPERATION": name} for name in FETCHES],
    "collective": [{"OPERATION": name} for name in COLLECTIVES],
    "collective_nb": [{"OPERATION": name} for name in COLLECTIVES],
    "irregular": [{"END": "", "REQ": ""}, {"END": "_nb", "REQ": ", req"}],
    "strided_nbi": [{"WAY": "put"}, {"WAY": "get"}],
    "shape": [{"WAY": way, "END": end, "REQ": request}
              for way, requests in (("put", ", local, remote"), ("get", ", req"))
              for end, request in (("", ""), ("_nbi", ""), ("_req", requests))],
}
TYPE_OF_NAME = (r"(?<=SHMEM_)(?:INT4|INT8|REAL4|REAL8|REAL16|COMP4|COMP8|CHARACTER|COMPLEX|DOUBLE|INTEGER|LOGICAL|REAL)"
                r"(?=_)")
ONCE = {"SHAPE": "shape", "CTX": ", ctx"}


class Module:
    """The generic names of `use shmem`: {name: (whether it is a function, arguments, optional arguments)}."""

    def __init__(self, folder):
        self.found = {}
        for path in sorted(folder.glob("*.F90.in")):
            text = re.sub(r" *&\n *", " ", path.read_text(encoding="utf-8"))
            for values in STAMPS.get(path.name.removesuffix(".F90.in"), [{}]):
                self.read(re.sub(r"@(\w+)@", lambda match: {**ONCE, **values}.get(match[1], ""), text))
        # Two generic names that the module defines as those of other routines.
        self.found["shmem_sync"] = self.found["shmem_team_sync"]
        self.found["shmem_test"] = True, *self.found["shmem_wait_until"][1:]

    def read(self, text):
        generic = None
        for line, body in re.findall(r"^ *((?:interface|end interface|procedure|(?:\w+ )?(?:sub|func)\w+ \w+\().*)\n"
                                     r"((?:(?! *(?:end|interface|procedure|\w* ?(?:subroutine|function) )).*\n)*)",
                                     text, re.M):
            if "interface" in line:
                generic = None if line.startswith("end") else (line.split()[1:] or [None])[0]
            elif line.startswith("procedure"):
                if generic in ("shmem_fence", "shmem_quiet"):
                    self.add(generic, False, [], [])
            else:
                self.read_routine(generic, line, body)

    def read_routine(self, generic, line, body):
        match = re.match(r"(.*?)(\w+)\((.*?)\)", line)
        name = generic or match[2]
        if not re.match("shmemx?_(?!impl)", name) or match[2].endswith("_draft"):
            return
        optional = [word for names in re.findall(r"optional ?.*:: (.*)", body) for word in re.findall(r"\w+", names)]
        declared = "optional" if "@OPTIONAL@" in body else ""
        self.add(name, "function" in match[1], re.findall(r"\w+", match[3]), optional + [declared])

    def add(self, name, is_function, arguments, optional):
        before = self.found.get(name)
        if before:
            longest, shortest = sorted((before[1], arguments), key=len, reverse=True)
            optional = [*optional, *before[2], *(one for one in longest if one not in shortest)]
            arguments = longest
        self.found[name] = is_function, arguments, optional

    def call(self, name):
        is_function, arguments, optional = self.found[name]
        text = ""
        for argument in arguments:
            comma = ", " if text else ""
            text += f" [{comma}{argument}]" if argument in optional else f"{comma}{argument}"
        return ("value = " if is_function else "call ") + f"{name}({text.replace('] [', '').strip()})"


def plain(name):
    """Returns a routine's name without type and size. Families of C and Fortran have this name in common."""
    name = re.sub(f"{TYPE_OF_NAME}_", "", name).lower().replace("typename_", "")
    name = re.sub(r"^(shmemx?_)(ctx_)?", r"\1", name)
    return re.sub(r"(?<=[a-z])(size|mem|\d+)(?=_nbi|_nb$|_signal|$)", "", name)


class Draft:
    """The routines of shmem.fh: {plain name: [(name, kind, arguments)]}."""

    def __init__(self, path):
        self.found = {}
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            name, what, arguments = (line + "\t").split("\t")[:3]
            if what != "constant":
                self.found.setdefault((plain(name), "PE_start" in arguments), []).append((name, what, arguments))

    def of(self, name, is_active_set):
        return self.found.pop((plain(name), is_active_set), [])


# ---- Calls, in the form that pages show


def wrapped_call(call):
    """Breaks a call into lines of at most 74 characters."""
    if len(call) <= 74:
        return [call]
    at = call.rindex(" ", 0, 72)
    return [call[:at] + " &", *("    " + line for line in wrapped_call(call[at + 1:]))]


def draft_lines(routines):
    """Combines routines that differ only in a type or a length. Returns the combined call and the values of the type
    or length."""
    groups = {}
    for name, what, arguments in routines:
        pattern = re.sub(r"(?<=[A-Z])(\d+|MEM)(?=_NBI|$)", "n", re.sub(TYPE_OF_NAME, "TYPE", name))
        what = re.sub(r"(?:INTEGER|REAL)\*[48]", "TYPE", what) if pattern != name else what
        groups.setdefault((pattern, what, re.sub(r"_[ir]\d", "", arguments)), []).append(name)
    lines, notes = [], {}
    for (pattern, what, arguments), names in groups.items():
        call = names[0] if len(names) == 1 else pattern
        lines += broken((f"CALL {call}" if what == "subroutine" else f"value = {call}") + f"({arguments})", 74)
        if len(names) > 1:
            notes.setdefault(varying(pattern, names), []).append(call)
    return lines, [f"{words[0]} of {', '.join(calls)} is one of {', '.join(words[1:])}."
                   for words, calls in notes.items()]


def varying(pattern, names):
    """Returns the placeholder in a pattern, and the words that replace it in the names."""
    what, found = ("TYPE", r"(\w+?)") if "TYPE" in pattern else ("n", r"(\d+|MEM)")
    words = [re.fullmatch(pattern.replace(what, found), name)[1] for name in names]
    return what, *sorted(words, key=lambda word: (word.isdigit() and int(word), word))


def broken(text, width):
    lines, indent = [], ""
    while len(indent + text) > width:
        at = text.rfind(" ", 0, width - len(indent))
        lines.append(indent + text[:at])
        text, indent = text[at + 1:], "        "
    return [*lines, indent + text]
