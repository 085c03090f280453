#!/usr/bin/env python3
"""Compares the ABI of the library with that of the last release, which a file of declarations records.

  release_abi.py record INCLUDE LIBRARY
      Prints the file for a release: the SONAME, the constants and types of the headers, and the exported symbols by
      symbol version.
  release_abi.py check INCLUDE LIBRARY RELEASE
      Builds a library from the declarations of RELEASE, compares both with abidiff, and compares the constants.
      Additions are allowed, except to a symbol version of the release. Every other difference is an error.

One compiler builds both libraries, so the file contains nothing that depends on a machine or a compiler.

Exit status: 0 if compatible, 1 if not (differences on stdout), 2 if the check could not run, 77 if abidiff is not
installed or the library has no debug information.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SKIP = 77

# Functions that the library exports, and that no header in RECORDED declares.
UNDECLARED = """\
int MPI_Init(int *argc, char ***argv);
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
int MPI_Finalize(void);
void shmemx_inline_attach(struct shmem_impl_near *near);
void shmemx_inline_detach(struct shmem_impl_near *near);
"""

# Headers that declare exported routines. The second one is included by shmemx_mpi.h, which needs an MPI.
RECORDED = ("shmemx.h", "shmem_impl/mpi_calls.h")

# Constants that are compiled into programs. The version numbers of the specification may change.
CONSTANT = re.compile(r"#define (?!SHMEM_IMPL_|\w+_VERSION )(SHMEMX?_\w+) (.*\S.*)")


class CannotCheck(Exception):
    pass


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotCheck(f"{command[0]}: {done.stderr.strip()}")
    return done.stdout


def names_of(declaration):
    """Returns the names that a declaration defines: a function and its name in the profiling interface, or a
    variable."""
    name = re.search(r"(\w+)(\(.*\))?;$", declaration)[1]
    return [name, "p" + name] if name.startswith("shmem_") else [name]


# ---- Recording


def own_lines(preprocessed, include):
    """Yields the preprocessed lines that come from files of `include`, not from system headers."""
    is_own = False
    for line in preprocessed.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            is_own = Path(marker[1]).is_relative_to(include)
        elif is_own and not line.startswith("#"):
            yield line


def declarations(text):
    """Yields each declaration of a text without comments as one line; skips definitions."""
    depth, current = 0, []
    for part in re.split(r"([{};])", text):
        current.append(part)
        depth += {"{": 1, "}": -1}.get(part, 0)
        is_definition = part == "}" and "static inline" in current[0]
        if depth == 0 and (part == ";" or is_definition):
            if not is_definition:
                yield re.sub(r"\s+", " ", "".join(current)).strip().replace(" (", "(")
            current = []


def constants(include, cc):
    """Returns {name: value} of the constants."""
    text = run([cc, "-E", "-dM", str(include / "shmemx.h")])
    return dict(CONSTANT.fullmatch(line).groups() for line in text.splitlines()
                if CONSTANT.fullmatch(line))


def soname(library):
    return re.search(r"SONAME.*\[(.*)\]", run(["readelf", "-dW", str(library)]))[1]


def versions(library):
    """Returns {symbol: version} of the exported symbols."""
    lines = run(["nm", "-D", "--defined-only", str(library)]).splitlines()
    return dict(line.split()[-1].split("@@") for line in lines if "@@" in line)


def record(include, library, cc):
    print(soname(library))
    for name, value in sorted(constants(include, cc).items()):
        print(f"#define {name} {value}")
    headers = [word for header in RECORDED for word in ("-include", str(include / header))]
    text = run([cc, "-E", "-x", "c", *headers, os.devnull])
    shown, by_version = versions(library), {}
    for line in [*declarations("\n".join(own_lines(text, include))), *UNDECLARED.splitlines()]:
        version = "" if line.startswith("typedef") else shown.get(names_of(line)[0])
        by_version.setdefault(version, []).append(line)
    by_version.pop(None, None)  # declared for the generic names, but never defined
    for version, lines in by_version.items():
        print("\n".join([f"@{version}", *lines] if version else lines))


# ---- Checking


def definitions(line):
    """Returns definitions of what the line declares, and of its profiling entry point."""
    names = names_of(line)
    if "(" not in line:
        return [line.replace("extern ", "")]
    return [line.replace(f"{names[0]}(", f"{name}(", 1).rstrip(";") + " { __builtin_trap(); }"
            for name in names]


def build_release(name, lines, cc, directory):
    """Builds a library from the declarations of a release, with the SONAME of the release."""
    source, built, script = (directory / file for file in ("release.c", "release.so", "map"))
    text, nodes = ["#include <stddef.h>", "#include <stdint.h>"], []
    for line in lines:
        if line.startswith("@"):
            nodes.append(f"}};\n{line[1:]} {{" if nodes else f"{line[1:]} {{")
        elif not nodes:
            text.append(line)
        else:
            text.extend(definitions(line))
            nodes.extend(f"{name};" for name in names_of(line))
    source.write_text("\n".join(text) + "\n", encoding="utf-8")
    script.write_text("\n".join(nodes) + "};\n", encoding="utf-8")
    run([cc, "-g", "-w", "-shared", "-fPIC", f"-Wl,-soname,{name}", f"-Wl,--version-script={script}",
         str(source), "-o", str(built)])
    return built


def constants_keep_their_values(lines, now):
    """Prints the constants that differ. Returns true if there are none."""
    same = True
    for name, value in (CONSTANT.fullmatch(line).groups() for line in lines):
        if now.get(name) != value:
            print(f"{name} was {value} and is {now.get(name, 'not there')}")
            same = False
    return same


def released_versions_get_no_new_symbols(lines, shown):
    """Prints the symbols that have a symbol version of the release but were not in the release. Returns true if there
    are none."""
    old_versions = {line[1:] for line in lines if line.startswith("@")}
    start = next(i for i, line in enumerate(lines) if line.startswith("@"))
    old = {name for line in lines[start:] if not line.startswith("@") for name in names_of(line)}
    late = [name for name, version in shown.items() if version in old_versions and name not in old]
    for name in late:
        print(f"{name} is in version {shown[name]}, which is released: expected a later one")
    return not late


def check(include, library, release, cc):
    if not shutil.which("abidiff"):
        print("no abidiff (Debian: abigail-tools)")
        return SKIP
    if ".debug_info" not in run(["readelf", "-SW", str(library)]):
        print(f"{library} has no debug information")
        return SKIP
    name, *lines = release.read_text(encoding="utf-8").splitlines()
    defines = [line for line in lines if line.startswith("#")]
    same = constants_keep_their_values(defines, constants(include, cc))
    same &= released_versions_get_no_new_symbols(lines, versions(library))
    with tempfile.TemporaryDirectory() as directory:
        built = build_release(name, lines, cc, Path(directory))
        done = subprocess.run(["abidiff", "--no-added-syms", str(built), str(library)])
    return 0 if same and done.returncode == 0 else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["record", "check"])
    parser.add_argument("include", type=Path)
    parser.add_argument("library", type=Path)
    parser.add_argument("release", type=Path, nargs="?")
    parser.add_argument("--cc", default="cc")
    arguments = parser.parse_args()
    include = arguments.include.resolve()
    if arguments.action == "record":
        return record(include, arguments.library, arguments.cc)
    if arguments.release is None:
        parser.error("check needs RELEASE")
    return check(include, arguments.library, arguments.release, arguments.cc)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (CannotCheck, OSError) as fault:
        print(f"release_abi.py: {fault}", file=sys.stderr)
        sys.exit(2)
