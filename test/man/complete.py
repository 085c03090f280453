#!/usr/bin/env python3
"""Checks that every name that the libraries export has a manual page, and every tool and option too.

    complete.py SOURCE PREFIX   PREFIX: the build, laid out as an installed tree
"""

import re
import subprocess
import sys
from pathlib import Path

SOURCE, PREFIX = map(Path, sys.argv[1:3])
MAN = PREFIX / "share/man"
# Names without a page: those used between the library's parts, and those of MPI that the library intercepts.
OWN = re.compile(r"isthmus_(fortran|hybrid)_|MPI_|ISTHMUS_|p?shmemx_inline_")


def shown(library):
    lines = subprocess.run(["nm", "-D", "--defined-only", PREFIX / "lib" / library], capture_output=True, text=True,
                           check=True).stdout.splitlines()
    return {line.split()[-1].split("@")[0] for line in lines}


def of_c():
    for name in shown("libisthmus.so"):
        if not OWN.match(name):
            yield re.sub("^p(?=shmemx?_)", "", name)


def of_fortran():
    """Yields the names of the Fortran draft, which test/fortran/routines.tsv lists, and the module's public procedures."""
    for line in (SOURCE / "test/fortran/routines.tsv").read_text().splitlines()[1:]:
        name, what = line.split("\t")[:2]
        yield name if what == "constant" else name.lower()
    module = re.sub(r" *&\n *", " ", (PREFIX / "share/isthmus/fortran/shmem.F90").read_text())
    module = re.sub(r"(interface \w+\n)(?:.*\n)*?( *end interface)", r"\1\2", module)  # without the specific procedures of generic names
    yield from set(re.findall(r"^ *(?:interface|(?:logical |elemental )*(?:subroutine|function)) (shmemx?_(?!impl_)\w+)", module,
                              re.M))


def synopses():
    """Yields the names of the module's procedures whose calls the pages show."""
    for page in (MAN / "man3").glob("*.3"):
        yield from re.findall(r"^(?:call|value =) (shmemx?_\w+)\(", page.read_text(), re.M)


def of_headers():
    text = "".join((SOURCE / "include" / name).read_text() for name in (
        "shmem.h", "shmemx.h", "shmemx_atomic.h", "shmemx_collective.h", "shmemx_message.h", "shmemx_request.h", "shmemx_rma.h"))
    yield from re.findall(r"^#define (_?SHMEMX?_(?!IMPL_|H$)\w+) +\S", re.sub(r"#define SHMEMX?\w*_H\n", "", text), re.M)
    yield from re.findall(r"^ +(SHMEMX?_\w+) = \d", text, re.M)
    yield from re.findall(r"^(?:typedef .*?|\} )(\w+);$", text, re.M)
    for path in (SOURCE / "include/shmem_impl/generics").glob("*.h"):
        yield from re.findall(r"^#define (shmemx?_\w+)\(", path.read_text(), re.M)


def every_page_begins_with_its_name():
    """Yields a message for each file that is a link, or whose section NAME does not begin with its own name."""
    for page in MAN.glob("man*/*"):
        name = page.name[:-2]
        if page.is_symlink():
            yield f"{page.name}: is a link: expected a file"
        elif not re.search(rf"^\.Sh NAME\n\.Nm {re.escape(name)}( ,)?$", page.read_text(), re.M):
            yield f"{page.name}: expected NAME to begin with {name}"


def declared():
    """Yields (name, prototype) of the routines in the headers, without blanks."""
    prototype = re.compile(r"^(\w[\w ]*\W)(shmemx?_(?!impl)\w+)\(([^;{}()]*)\);", re.M)
    for path in (SOURCE / "include").glob("shmem*.h"):
        for result, name, parameters in prototype.findall(path.read_text()):
            yield name, re.sub(r"\s", "", f"{result}{name}({parameters})").removeprefix("SHMEM_IMPL_NORETURN")


def each_page_begins_with_its_prototype():
    """Yields a message for each routine whose prototype is not the first one of its manual page."""
    for name, prototype in declared():
        page = MAN / f"man3/{name}.3"
        shown = page.exists() and re.search(r"^\.Ft (.*)\n\.Fo (\S+)\n((?:\.Fa .*\n)+)\.Fc", page.read_text(), re.M)
        if shown and name != "shmem_wait_until":  # the page of the type-generic name
            parameters = ",".join(line.removeprefix(".Fa ") for line in shown[3].splitlines())
            text = re.sub(r'[\s"]', "", f"{shown[1]}{shown[2]}({parameters})").removeprefix("_Noreturn")
            if text != prototype:
                yield f"{page.name}: {text}: expected {prototype} first"


def every_tool_is_described():
    """Yields a message for each option of a tool's --help that its page does not describe, and for each --help that does not
    begin with an example, and for each page without examples."""
    for path in sorted((PREFIX / "bin").iterdir()):
        page = MAN / f"man1/{path.name}.1"
        if not page.exists():
            yield f"{path.name}: expected a page"
            continue
        said = subprocess.run([path, "--help"], capture_output=True, text=True).stdout
        text = page.read_text().replace("\\", "")
        if not any("Example: " in f"{line} " for line in said.splitlines()[:6]):
            yield f"{path.name} --help: expected an example in the first six lines"
        if "\n.Sh EXAMPLES\n" not in text:
            yield f"{page.name}: expected the section EXAMPLES"
        for option in re.findall(r"^  (--?[a-z][\w:-]*)", said, re.M):
            if f"Fl {option[1:]}" not in text:
                yield f"{page.name}: expected {option}, which {path.name} --help tells of"


def main():
    told = []
    pages = {path.name[:-2] for path in (MAN / "man3").iterdir()}
    for what, names in (("C", of_c()), ("Fortran", of_fortran()), ("the headers", of_headers())):
        names = set(names)
        if len(names) < 50:
            told.append(f"{len(names)} names of {what}: expected more")
        told += [f"{name}, of {what}: expected a page" for name in sorted(names - pages)]
    module, drawn = set(of_fortran()), set(synopses())
    told += [f"{name}: expected its call of the module on its page" for name in sorted(
        {name for name in module if re.match("shmem", name)} - drawn - draft_only(module))]
    told += [f"{name}: is on a page as of the module, and is not" for name in sorted(drawn - module - {"shmem_sync"})]
    variables = re.findall(r'"((?:SHMEM|SMA|ISTHMUS)_[A-Z_]+)"', (SOURCE / "src/base/environment.c").read_text())
    told += [f"{name}: expected a page of the variable" for name in variables if not (MAN / f"man7/{name}.7").exists()]
    told += [*every_page_begins_with_its_name(), *each_page_begins_with_its_prototype(), *every_tool_is_described()]
    print("\n".join(told) or "every name has a page")
    sys.exit(1 if told else 0)


def draft_only(module):
    """Returns the names of the draft that the module defines without a generic interface."""
    draft = {line.split("\t")[0].lower() for line in (SOURCE / "test/fortran/routines.tsv").read_text().splitlines()[1:]}
    generic = re.findall(r"^ *interface (shmemx?_\w+)$", (PREFIX / "share/isthmus/fortran/shmem.F90").read_text(), re.M)
    return draft - set(generic)


main()
