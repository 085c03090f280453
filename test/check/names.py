#!/usr/bin/env python3
"""Whether who greps for a function finds the one that is meant.

usage: names.py SOURCES

Reads the C files of src/, mpi_backend/ and device_kinds/ of the project's folder SOURCES. Prints a line for each name of

- a static function that an external one, or one of a header, has too;
- static functions in more than two files. (Two are seen at a glance: the same step for two kinds or two programs may
  well have one name.)

The status is 1 if there is one. Functions that macros stamp are not looked at.
"""
import collections
import pathlib
import re
import sys

FOLDERS = ("src", "mpi_backend", "device_kinds")
FILES_MOST = 2
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DIRECTIVE = re.compile(r"^[ \t]*#(?:.*\\\n)*.*", re.MULTILINE)
LITERAL = re.compile(r""""(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""")
ATTRIBUTE = re.compile(r"__attribute__\s*\(\(.*?\)\)+", re.DOTALL)
FUNCTION = re.compile(r"(?:^|[\s*])([a-z_]\w*)\s*\((?:[^()]|\([^()]*\))*\)\s*$")
STATIC = re.compile(r"\b(?:static|HOT_INLINE)\b")


def heads(text):
    """What stands before each block that is in no other: of functions, their declarations."""
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


def read_names(sources):
    """The files that define each name: as a static function of their own, and for others."""
    static, shared = collections.defaultdict(set), collections.defaultdict(set)
    files = [file for folder in FOLDERS for file in sorted((sources / folder).rglob("*.[ch]"))]
    for file in files:
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
        elif len(files) > FILES_MOST:
            yield f"{name}: static in {len(files)} files: {where}: expected {FILES_MOST} at most"


def main():
    static, shared = read_names(pathlib.Path(sys.argv[1]))
    if not static or not shared:
        sys.exit(f"names.py: {sys.argv[1]} has no functions: expected the project's folder")
    lines = list(findings(static, shared))
    print(*lines, sep="\n", end="\n" if lines else "")
    print(f"{len(static)} names of static functions, {len(shared)} of others")
    sys.exit(1 if lines else 0)


main()
