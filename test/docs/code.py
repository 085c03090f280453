#!/usr/bin/env python3
"""code.py PAGE...: compiles and runs the examples of the pages, in an empty folder.

The blocks of each page are processed in order.

- Blocks ```console: lines that begin with "$ " are run in a folder of the page, which contains the samples. The output,
  in any order of lines, must be the text that follows the command; without text, any output is accepted. A
  command is skipped, with a message and with the later commands of its block, if it names an MPI which this build does not
  have, needs a compiler for Fortran or C++ which is not installed, or makes virtual nodes without an MPI.
- Blocks ```c: the first that has a main is stored as hello.c for the commands. Each block must compile by itself.
- Blocks ```sh: are parsed by a shell, which runs nothing.
- Included programs: a command of the page must compile them.

The caller sets SOURCE, PREFIX, CC, and BACKENDS; each page uses the next MPI of BACKENDS. Prints a line for each
error. The exit status is 1 if there is one.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(r"^```(console|c|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r"^```\{literalinclude\} \S*?([^/\s]+\.(?:c|cpp|f90))$", re.MULTILINE)
MPIS = re.compile(r"\b(openmpi|mpich)\b")
WARNINGS = "-Wall -Wextra -Wpedantic -Wshadow -Werror"
LIMIT = 120  # in seconds, for a command on a busy machine


class Fault(Exception):
    """An error in a page."""


def run(command, folder, environment):
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, check=False, text=True,
                          capture_output=True, timeout=LIMIT)
    if done.returncode != 0:
        raise Fault(f"{command}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def commands(block):
    """Yields (command, lines that it must print)."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        yield command, [line for line in shown if line]


def lacking_for(command, folder, environment):
    """Returns what the command needs and what is missing: MPIs, a compiler."""
    lacking = sorted(set(MPIS.findall(command)) - set(environment["BACKENDS"].split()))
    wrapper = re.match(r"oshfort|oshc\+\+", command)
    if wrapper:
        compiler = run(f"{wrapper[0]} --show source", folder, environment).split()[0]
        lacking += [] if shutil.which(compiler, path=environment["PATH"]) else [compiler]
    if "ISTHMUS_NODE_SIZE" in command and environment["ISTHMUS_MPI"] == "none":
        lacking.append("an MPI")
    return lacking


def run_console(block, folder, environment):
    count = 0
    for command, shown in commands(block):
        lacking = lacking_for(command, folder, environment)
        if lacking:
            print(f"left out, without {', '.join(lacking)}: {command}")
            break
        printed = [line for line in run(command, folder, environment).splitlines() if line]
        if shown and sorted(printed) != sorted(shown):
            raise Fault(f"{command}: expected, in any order:\n" + "\n".join(shown) + "\nit printed:\n" + "\n".join(printed))
        count += "oshrun " in command
    return count


def prepare(folder, environment):
    for sample in ("tutorial", "howto"):
        shutil.copytree(Path(environment["SOURCE"]) / "samples" / sample, folder, dirs_exist_ok=True)


def examples_of_page_work(page, environment):
    """Checks a page. Returns how many oshrun commands were run."""
    folder = Path(f"{page.parent.name}_{page.stem}")
    folder.mkdir()
    prepare(folder, environment)
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    programs = [text for language, text in blocks if language == "c"]
    for number, text in enumerate(programs):
        name = "hello.c" if number == 0 else f"program_{number}.c"
        (folder / name).write_text(text, encoding="utf-8")
        run(f"oshcc {WARNINGS} -fsyntax-only {name}", folder, environment)
    shell = "\n".join(text for language, text in blocks if language == "sh")
    run(f"bash -n <<'END OF BLOCKS'\n{shell}\nEND OF BLOCKS", folder, environment)
    return sum(run_console(text, folder, environment) for language, text in blocks if language == "console")


def uncompiled(texts):
    """Yields programs that a page includes and no page compiles."""
    consoles = "\n".join(text for page in texts for language, text in BLOCK.findall(page) if language == "console")
    for program in sorted({program for page in texts for program in INCLUDED.findall(page)}):
        if not re.search(rf"^\$ .*osh(?:cc|c\+\+|fort) .*\b{re.escape(program)}\b", consoles, re.MULTILINE):
            yield program


def main():
    environment = dict(os.environ, OSHMEM_CC=f"{os.environ['CC']} {WARNINGS}", OMPI_ALLOW_RUN_AS_ROOT="1",
                       OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", PATH=f"{os.environ['PREFIX']}/bin:{os.environ['PATH']}")
    for variable in ("OSHCC", "OSHRUN_LAUNCHER", "OSHRUN_GUARD"):
        environment.pop(variable, None)
    backends = os.environ["BACKENDS"].split() or ["none"]
    faults, runs = 0, 0
    for number, name in enumerate(sys.argv[1:]):
        environment["ISTHMUS_MPI"] = backends[number % len(backends)]
        try:
            runs += examples_of_page_work(Path(name), environment)
        except (Fault, subprocess.TimeoutExpired) as fault:
            faults += 1
            print(f"FAILED: {name}: on {environment['ISTHMUS_MPI']}: {fault}")
    for program in uncompiled([Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]):
        faults += 1
        print(f"FAILED: {program} is included, and compiled in no page")
    print(f"{len(sys.argv) - 1} pages, {runs} jobs")
    sys.exit(1 if faults or runs == 0 else 0)


main()
