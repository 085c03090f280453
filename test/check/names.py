#!/usr/bin/env python3
"""names.py SOURCES: checks names in the sources, so that a search by name finds the right place.

Reads the C files of src/, mpi_backend/ and device_kinds/ of the project's folder SOURCES. Prints each static
function that has the name of an external function or of a function in a header. Prints each static function without
its file's prefix, which is the file name without "isthmus_", followed by "_". The prefix shows in stack traces and
searches where the function is. Prints each base name that two .c files or two headers have. Prints each include
guard of a header name.h that is not ISTHMUS_NAME_H. Prints each constant of a header that has another value in
another file of the same top folder.

The exit status is 1 if a name is printed. Functions that macros define are not examined.
"""
import collections
import pathlib
import re
import sys

FOLDERS = ("src", "mpi_backend", "device_kinds")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DIRECTIVE = re.compile(r"^[ \t]*#(?:.*\\\n)*.*", re.MULTILINE)
LITERAL = re.compile(r""""(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""")
ATTRIBUTE = re.compile(r"__attribute__\s*\(\(.*?\)\)+", re.DOTALL)
FUNCTION = re.compile(r"(?:^|[\s*])([a-z_]\w*)\s*\((?:[^()]|\([^()]*\))*\)\s*$")
STATIC = re.compile(r"\b(?:static|HOT_INLINE)\b")
DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+([A-Z]\w*)[ \t]+(\S.*)$", re.MULTILINE)
ENUM = re.compile(r"\benum\b[^;{}()]*\{([^{}]*)\}")
ENUMERATOR = re.compile(r"\s*([A-Z]\w*)\s*=\s*(.*\S)\s*", re.DOTALL)
GUARD = re.compile(r"\A\s*#ifndef (\w+)\n#define \1\n")
NO_PREFIX = "isthmus_"  # of a program's main file


def heads(text):
    """Yields the text before each outermost block; for functions, this is the declaration."""
    for pattern in (COMMENT, DIRECTIVE, LITERAL):
        text = pattern.sub("", text)
    depth, head = 0, ""
    for piece in re.split(r"([{};])", text):
        if piece == "{" and depth == 0:
            yield ATTRIBUTE.sub("", head)
        depth += {"{": 1, "}": -1}.get(piece, 0)
        if piece in "{};":
            head = ""
        elif depth == 0:
            head = piece


def files_of(sources):
    return [file for folder in FOLDERS for file in sorted((sources / folder).rglob("*.[ch]"))]


def read_names(sources):
    """Returns the files that define each name: as a static function, and as an external one."""
    static, shared = collections.defaultdict(set), collections.defaultdict(set)
    for file in files_of(sources):
        for head in heads(file.read_text(encoding="utf-8")):
            if function := FUNCTION.search(head):
                is_own = file.suffix == ".c" and STATIC.search(head)
                (static if is_own else shared)[function[1]].add(str(file.relative_to(sources)))
    return static, shared


def findings(static, shared):
    for name, files in sorted(static.items()):
        where = ", ".join(sorted(files))
        if name in shared:
            yield f"{name}: static in {where}, and external in {', '.join(sorted(shared[name]))}: expected another name"


def has_prefix(name, file):
    prefix = pathlib.PurePath(file).stem.removeprefix(NO_PREFIX)
    return name == prefix or name.startswith(f"{prefix}_")


def prefix_findings(static):
    for name, files in sorted(static.items()):
        for file in sorted(file for file in files if not has_prefix(name, file)):
            prefix = pathlib.PurePath(file).stem.removeprefix(NO_PREFIX)
            yield f"{name}: static in {file}: expected a name that begins with {prefix}_"


def base_name_findings(sources):
    places = collections.defaultdict(list)
    for file in files_of(sources):
        places[file.name].append(str(file.relative_to(sources)))
    for name, files in sorted(places.items()):
        if len(files) > 1:
            yield f"{name}: the base name of {', '.join(sorted(files))}: expected one of its own for each"


def constants_of(text):
    """Yields (name, value) of each constant with an explicit value."""
    yield from DEFINE.findall(text)
    for enumerators in ENUM.findall(DIRECTIVE.sub("", text)):
        for one in enumerators.split(","):
            if found := ENUMERATOR.fullmatch(one):
                yield found.groups()


def constant_findings(sources):
    values = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in files_of(sources):
        text, place = COMMENT.sub("", file.read_text(encoding="utf-8")), str(file.relative_to(sources))
        for name, value in constants_of(text):
            values[place.split("/")[0], name][place].add(" ".join(value.split()))
        guard = f"ISTHMUS_{file.stem.upper()}_H"
        if file.suffix == ".h" and (found := GUARD.match(text)) and found[1] != guard:
            yield f"{found[1]}: the include guard of {place}: expected {guard}"
    for (_, name), places in sorted(values.items()):
        if any(place.endswith(".h") for place in places) and len(set(map(frozenset, places.values()))) > 1:
            yield f"{name}: a constant of {', '.join(sorted(places))}, with different values: expected another name"


def main():
    sources = pathlib.Path(sys.argv[1])
    static, shared = read_names(sources)
    if not static or not shared:
        sys.exit(f"names.py: {sys.argv[1]} has no functions: expected the project's folder")
    lines = [*findings(static, shared), *prefix_findings(static), *base_name_findings(sources), *constant_findings(sources)]
    print(*lines, sep="\n", end="\n" if lines else "")
    print(f"{len(static)} names of static functions, {len(shared)} of others")
    sys.exit(1 if lines else 0)


main()
