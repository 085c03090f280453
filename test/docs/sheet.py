#!/usr/bin/env python3
"""sheet.py SHEET.html LIBRARY: checks that the cheat sheet lists every routine of the library.

Reads the names of each row: with each type of the row's list, with ctx_ if the row says so, and with the prefix of
the chapter. Prints the exported routines that the sheet lacks, and the listed routines that are not exported. The
exit status is 1 if there is one.
"""
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

CHAPTER = re.compile(r"<h2>(.*?)(?: <i>(shmemx?_)</i>)?</h2>")
LIST = re.compile(r"<p><sup>(\w)</sup> <i>(.*?)</i></p>")
ROW = re.compile(r"<p>(?:<i>(?P<ctx>\[?ctx_\]?)</i>)?(?:<i>T_</i><sup>(?P<types>\w)</sup> )?(?P<names><b>.*?)(?: <i>\(.*)?</p>")
NAME = re.compile(r"<b>(.*?)</b>(<i>†</i>)?")
SIZES = {"SIZE": ("8", "16", "32", "64", "128"), "N": ("32", "64")}
CONTEXTS = {"[ctx_]": ["", "ctx_"], "ctx_": ["ctx_"], None: [""]}
# Routines of shmemx_mpi.h, which has its own page, and those that inlined operations call.
OTHERS = re.compile(r"shmemx_(?:inline|mpi)_")


def names_of(row, prefix, lists):
    types = [f"{one}_" for one in lists[row["types"]]] if row["types"] else [""]
    for name, mark in NAME.findall(row["names"]):
        begin, size, end = re.fullmatch(r"(.*?)(SIZE|N|)([a-z_]*)", name).groups()
        for context in CONTEXTS["[ctx_]" if mark else row["ctx"]]:
            yield from (f"{prefix}{context}{one}{begin}{bits}{end}" for one in types for bits in SIZES.get(size, [""]))


def shown(text):
    lists = {letter: unescape(types).split(", ") for letter, types in LIST.findall(text)}
    prefix = ""
    for line in text.splitlines():
        chapter, row = CHAPTER.match(line), ROW.match(line)
        if chapter:
            prefix = chapter[2] or ""
        elif row and prefix:
            yield from names_of(row, prefix, lists)


def exported(library):
    told = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    names = set(re.findall(r" [TWi] (shmemx?_[a-z0-9_]+)", told))
    return {name for name in names if not OTHERS.match(name) and not name.endswith("_")}  # Fortran's names end with _


def main():
    on_page, in_library = set(shown(Path(sys.argv[1]).read_text(encoding="utf-8"))), exported(sys.argv[2])
    for name in sorted(in_library - on_page):
        print(f"{name}: it is not on the cheat sheet")
    for name in sorted(on_page - in_library):
        print(f"{name}: it is on the cheat sheet, and the library does not have it")
    print(f"{len(on_page & in_library)} routines")
    sys.exit(1 if on_page != in_library else 0)


main()
