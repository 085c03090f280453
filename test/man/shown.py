#!/usr/bin/env python3
"""Checks that the complete programs in the manual pages compile. Compiles all programs of a language in one call.

    shown.py PREFIX WORK COMPILER...   of oshcc, oshc++, oshfort; PREFIX: the build, laid out as an installed tree
"""

import re
import subprocess
import sys
from pathlib import Path

SIGNS = {"\\-": "-", "\\(ga": "`", "\\(aq": "'", "\\(ha": "^", "\\(ti": "~", "\\&": "", "\\e": "\\"}
BEGINS = {"oshc++": "#include <isthmus.hpp>", "oshcc": "#include", "oshfort": "program "}
SUFFIX = {"oshc++": "cpp", "oshcc": "c", "oshfort": "f90"}
LEAST = {"oshc++": 1, "oshcc": 75, "oshfort": 2}
OPTIONS = ["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter"]


def displays(page):
    for text in re.findall(r"^\.Bd -literal.*\n((?:.*\n)*?)\.Ed$", page.read_text(), re.M):
        yield re.sub(r"\\(?:\(..|.)", lambda match: SIGNS[match[0]], text)


def programs(prefix):
    """Returns {compiler: [(page, text)]}. Leaves out programs with MPI, which man_examples_hybrid compiles."""
    found = {compiler: [] for compiler in BEGINS}
    for page in sorted((prefix / "share/man").glob("man*/*")):
        for text in displays(page) if not page.is_symlink() else ():
            compiler = next((name for name, begin in BEGINS.items() if text.startswith(begin)), None)
            is_known = compiler and text in (other for _, other in found[compiler])
            if compiler and not is_known and "shmemx_mpi.h" not in text:
                found[compiler].append((page.name, text))
    return found


def written(work, compiler, texts):
    """Yields the files to compile. All C programs are in one file, each with another name of main, so that the compiler reads
    the headers once."""
    if compiler != "oshcc":
        for number, (_, text) in enumerate(texts):
            path = work / f"shown{number}.{SUFFIX[compiler]}"
            path.write_text(text)
            yield path
        return
    path = work / "shown.c"
    path.write_text("".join(f'#define main main_{number}\n#line 1 "{page}"\n{text}#undef main\n'
                            for number, (page, text) in enumerate(texts)))
    yield path


def main():
    prefix, work = (Path(word).resolve() for word in sys.argv[1:3])
    work.mkdir(exist_ok=True)
    for compiler, texts in programs(prefix).items():
        if len(texts) < LEAST[compiler]:
            sys.exit(f"{len(texts)} programs for {compiler}: expected {LEAST[compiler]} at least")
        if compiler in sys.argv[3:]:
            files = list(written(work, compiler, texts))
            done = subprocess.run([prefix / "bin" / compiler, *OPTIONS, *files], cwd=work)
            if done.returncode != 0:
                sys.exit(f"{compiler}: expected the programs that pages show to compile")
            print(f"{len(texts)} programs by {compiler}")


main()
