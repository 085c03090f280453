#!/usr/bin/env python3
"""Follows the example of CONTRIBUTING.md's recipe for a public routine, and calls the new routine.

  usage: recipe.py SOURCE BUILD WORK MPI

Copies the sources to WORK and applies the page's blocks that begin with ">>> FILE". Compiles only the files that
change; all other objects are those of BUILD. Then runs programs on 2 PEs of MPI that call the routine in C, through
the generic name in C11, inlined, and, if oshfort has a compiler, in Fortran. The exit status is 1 if a check fails.
"""
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

PROGRAMS = {
    "typed.c": """
#include <pshmem.h>
#include <shmemx.h>
static int32_t word; static uint64_t wide;
int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), next = shmemx_neighbour(1), before = shmemx_neighbour(-1);
    word = 10 + me; wide = UINT64_C(1) << (40 + me);
    shmem_barrier_all();
    int right = next == 1 - me && before == next && shmemx_neighbour(-2) == me;
    right &= shmem_int32_peek(&word, next) == 10 + next && pshmem_int32_peek(&word, next) == 10 + next;
    right &= shmem_ctx_uint64_peek(SHMEM_CTX_DEFAULT, &wide, next) == UINT64_C(1) << (40 + next);
    shmem_barrier_all();
    shmem_finalize();
    return !right;
}
""",
    "generic.c": """
#include <shmem.h>
static int64_t word;
int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    word = 10 + me;
    shmem_barrier_all();
    int right = shmem_peek(&word, 1 - me) == 11 - me && shmem_peek(SHMEM_CTX_DEFAULT, &word, me) == 10 + me;
    right &= _Generic(shmem_peek(&word, me), int64_t: 1, default: 0);
    shmem_barrier_all();
    shmem_finalize();
    return !right;
}
""",
    "fortran.f90": """
program main
  include 'shmem.fh'
  integer, save :: word
  call shmem_init()
  word = 10 + shmem_my_pe()
  call shmem_barrier_all()
  if (shmem_integer_peek(word, 1 - shmem_my_pe()) /= 11 - shmem_my_pe()) error stop 'what another PE has'
  call shmem_barrier_all()
  call shmem_finalize()
end program
"""}


def require(holds, text):
    if not holds:
        sys.exit(f"recipe.py: {text}")


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=600, **options)
    require(done.returncode == 0, f"{shlex.join(str(word) for word in command)[:400]}: status {done.returncode}\n{done.stdout}")
    return done.stdout


def read_blocks(page):
    """Yields (file, text before which the block is inserted or None, text of the block) of each block."""
    for block in re.findall(r"^    >>> .*\n(?:    .*\n|\n(?=    (?!>>>)))*", page, re.MULTILINE):
        head, *lines = [line[4:] for line in block.rstrip("\n").split("\n")]
        place = re.fullmatch(r">>> (\S+) (?:at the end|before (.*))", head)
        require(place, f"CONTRIBUTING.md: {head}: expected a file, and 'at the end' or 'before' and a text")
        yield place[1], place[2], "".join(f"{line}\n" for line in lines)


def put(path, before, text):
    old = path.read_text(encoding="utf-8")
    if before is None:
        path.write_text(f"{old}\n{text}" if path.suffix == ".c" else old + text, encoding="utf-8")
        return
    at = old.find(f"\n{before}") + 1
    require(at > 0, f"{path}: no line begins with {before!r}, before which CONTRIBUTING.md has something")
    path.write_text(f"{old[:at]}{text}\n{old[at:]}", encoding="utf-8")


def copy_sources(source, tree):
    for folder in ("include", "src", "mpi_backend", "device_kinds", "test/abi", "docs/man", "scripts/isthmus_man"):
        shutil.copytree(source / folder, tree / folder)
    for file in ("scripts/headers", "scripts/man-pages"):
        shutil.copy(source / file, tree / "scripts")
    (tree / "test/fortran").mkdir()
    shutil.copy(source / "test/fortran/routines.tsv", tree / "test/fortran")


def read_commands(build, target):
    """Returns how the build compiles each source of a target: the command's words, and the object file."""
    commands = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        words = shlex.split(entry["command"])
        output = words[words.index("-o") + 1]
        if f"/{target}.dir/" in output:
            commands[entry["file"]] = words, pathlib.Path(entry["directory"]) / output
    require(commands, f"{build} has no target {target}")
    return commands


def compile_target(source, tree, files, commands):
    """Returns the objects of a target: those of the build, except for the files that are compiled here."""
    objects = []
    for path, (words, output) in commands.items():
        file = os.path.relpath(path, source)
        if file in files:
            output = tree / f"{file.replace('/', '_')}.o"
            words = [word.replace(f"{source}/", f"{tree}/") for word in words]
            words[words.index("-o") + 1] = str(output)
            run(*words, cwd=tree)
        objects.append(output)
    return objects


def link(compiler, tree, name, exports, objects, *libraries):
    run(compiler, "-shared", "-o", tree / "prefix/lib" / f"{name}.so", f"-Wl,-soname,{name}.so",
        f"-Wl,--version-script={tree / exports}", "-Wl,-z,nodelete", *objects, *libraries)


def build_libraries(source, build, tree, files):
    compiler = re.search(r"^CMAKE_C_COMPILER:\w+=(.*)$", (build / "CMakeCache.txt").read_text(encoding="utf-8"),
                         re.MULTILINE)[1]
    prefix = tree / "prefix"
    for folder in ("bin", "share"):
        shutil.copytree(build / folder, prefix / folder, symlinks=True)
    (prefix / "lib").mkdir()
    (prefix / "lib/isthmus").symlink_to(build / "lib/isthmus")
    (prefix / "include").symlink_to(tree / "include")
    objects = compile_target(source, tree, files, read_commands(build, "isthmus_objects"))
    link(compiler, tree, "libisthmus", "src/exports.map", objects, "-pthread", "-ldl", "-lm", "-lrt", "-Wl,-z,initfirst")
    objects = compile_target(source, tree, files, read_commands(build, "isthmusf"))
    link(compiler, tree, "libisthmusf", "src/bindings/fortran/exports.map", objects, f"-L{prefix / 'lib'}", "-listhmus")
    objects = compile_target(source, tree, files, read_commands(build, "isthmus-hybrid"))
    link(compiler, tree, "libisthmus-hybrid", "src/bindings/hybrid/exports.map", objects, f"-L{prefix / 'lib'}", "-listhmus")
    return prefix


def new_routines_are_exported_and_declared(tree, library):
    symbols = run("nm", "-D", "--with-symbol-versions", library)
    for name in ("shmemx_neighbour", "shmem_int32_peek"):
        require(re.search(rf" {name}@@ISTHMUS_0\.3$", symbols, re.MULTILINE), f"{name} is not in the node of the release")
    run(sys.executable, tree / "test/abi/check_api.py", "symbols", library)
    run(sys.executable, tree / "test/abi/check_api.py", "headers", tree / "include", "--standard", "c11",
        "--standard", "c++17")  # abi/headers checks the other standards


def new_routines_have_manual_pages(tree):
    run(sys.executable, tree / "scripts/man-pages")
    for name in ("shmem_ctx_int32_peek", "shmemx_neighbour"):
        require((tree / f"docs/man/pages/man3/{name}.3").exists(), f"{name} has no page")


def calls_peek(program):
    """Returns true if the program calls the routine directly. An inlined operation calls it through its address."""
    return re.search(r"\b(?:call|bl)\b.*<shmem_int32_peek@plt>", run("objdump", "-d", program)) is not None


def programs_run_with_the_new_routine(prefix, tree, mpi):
    environment = {**os.environ, "PATH": f"{prefix / 'bin'}:{os.environ['PATH']}"}
    for name, text in PROGRAMS.items():
        (tree / name).write_text(text, encoding="utf-8")
    compilers = {"typed": ["oshcc", "typed.c"], "generic": ["oshcc", "-std=c11", "generic.c"],
                 "inlined": ["oshcc", "--inline", "-O2", "typed.c"], "fortran": ["oshfort", "fortran.f90"]}
    if shutil.which("gfortran") is None:
        print("left out: Fortran, of which there is no compiler")
        del compilers["fortran"]
    for program, words in compilers.items():
        run(*words, "-o", program, cwd=tree, env=environment)
        for settings in ({}, {"ISTHMUS_NODE_SIZE": "1"}):
            run("oshrun", "--mpi", mpi, "-np", 2, f"./{program}", cwd=tree, env={**environment, **settings})
    require(calls_peek(tree / "typed"), "typed.c calls no shmem_int32_peek")
    require(not calls_peek(tree / "inlined"), "the program that is to have it inlined calls shmem_int32_peek")


def main():
    source, build, work, mpi = sys.argv[1:]
    source, build, tree = pathlib.Path(source), pathlib.Path(build), pathlib.Path(work)
    shutil.rmtree(tree, ignore_errors=True)
    copy_sources(source, tree)
    blocks = list(read_blocks((source / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    require(len(blocks) > 10, f"CONTRIBUTING.md has {len(blocks)} blocks of an example: expected more")
    for file, before, text in blocks:
        put(tree / file, before, text)
    run(sys.executable, tree / "scripts/headers")
    new_routines_have_manual_pages(tree)
    files = {file for file, _, _ in blocks if file.endswith(".c")}
    prefix = build_libraries(source, build, tree, files)
    new_routines_are_exported_and_declared(tree, prefix / "lib/libisthmus.so")
    programs_run_with_the_new_routine(prefix, tree, mpi)
    print(f"{len(blocks)} blocks, {len(files)} sources")


main()
