#!/usr/bin/env python3
"""check_list.py LIBISTHMUSF LIBISTHMUS INCLUDE MODULE TESTS...: checks that the Fortran API is complete.

The list of the 1.4 draft's Fortran API is routines.tsv. The module is compared with C's routines.

LIBISTHMUSF must export each routine as name_, name__ and NAME. It must also export the names that MODULE, the
module's source, binds, and nothing else. Neither library may need a Fortran runtime.

INCLUDE/shmem.fh must declare each routine with the right type and number of arguments, and the constants of shmem.h.
No statement may extend beyond column 72 or be continued.

MODULE must have a name for each C routine that is not deprecated, and for each extension except those in LEFT_OUT.
It must bind routines that a library has.

The sources TESTS must call each routine, and each of the module's. Prints a line for each difference. The exit
status is 1 if there is one.
"""
import pathlib
import re
import subprocess
import sys

KINDS = {"INTEGER": "INTEGER", "LOGICAL": "LOGICAL", "INTEGER(SELECTED_INT_KIND(9))": "INTEGER*4",
         "INTEGER(SELECTED_INT_KIND(18))": "INTEGER*8", "REAL(SELECTED_REAL_KIND(6))": "REAL*4",
         "REAL(SELECTED_REAL_KIND(15))": "REAL*8"}


def read_list():
    lines = pathlib.Path(__file__).with_name("routines.tsv").read_text(encoding="utf-8").splitlines()
    routines, constants = {}, set()
    for name, kind, arguments in (line.split("\t") for line in lines[1:]):
        if kind == "constant":
            constants.add(name)
        else:
            routines[name] = (kind, count(arguments))
    return routines, constants


def count(arguments):
    return len(arguments.split(",")) if arguments.strip() else 0


def run(*command):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def symbols_of(library):
    symbols = [line.split() for line in run("nm", "-D", "--defined-only", library).splitlines()]
    return {name.split("@")[0] for _, letter, name in symbols if letter != "A"}  # type A: the name of a symbol version


def library_exports_exactly_the_routines(library, core, routines, labels):
    shown = symbols_of(library)
    wanted = {form for name in routines for form in (name.lower() + "_", name.lower() + "__", name)}
    wanted |= {"isthmusf_set_descriptors"} | labels - symbols_of(core)
    yield from (f"{library} does not show {name}" for name in sorted(wanted - shown))
    bases = {label.partition("_f18_")[0] + "_f18" for label in labels}  # the procedure of which the symbols are aliases
    yield from (f"{library} shows {name}" for name in sorted(shown - wanted - bases))


def library_needs_no_fortran_runtime(library):
    for name in re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "-d", library)):
        if not re.match(r"(libisthmus|libc|libm|librt|libpthread|libdl|libgcc_s|ld-linux.*|lib[atu]san|libubsan)\.so", name):
            yield f"{library} needs {name}"


def statements(file):
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line and line[0] != "!"]


def header_declares_routines_as_listed(lines, routines):
    declared = {}
    for i, line in enumerate(lines):
        found = re.match(r"\s*(SUBROUTINE|FUNCTION) (\w+)\((.*)\)$", line)
        if not found:
            continue
        form, name, arguments = found.groups()
        kind = "subroutine"
        if form == "FUNCTION":
            implicit = re.match(r"\s*IMPLICIT (.*) \((\w)\)$", lines[i + 1])
            kind = KINDS.get(implicit[1]) if implicit and implicit[2] == name[0] else None
        if name in declared:
            yield f"shmem.fh declares {name} twice"
        declared[name] = (kind, count(arguments))
    for name in sorted(declared.keys() | routines.keys()):
        if declared.get(name) != routines.get(name):
            yield f"shmem.fh declares {name} as {declared.get(name)}: expected {routines.get(name)}"


def constants_have_the_values_of_c(include, lines, constants):
    c_values = dict(re.findall(r"^#define (SHMEM_\w+) +(.*)$", (include / "shmem.h").read_text(encoding="utf-8"),
                               re.MULTILINE))
    found = dict(re.findall(r"(SHMEM_\w+) = (.*?)\)?$", "\n".join(lines), re.MULTILINE))
    for name in sorted(constants | {name for name in found if not name.startswith("SHMEM_IMPL_")}):
        c_value = re.sub(r"/\*.*\*/|[()L\"' ]", "", c_values.get(name, "none"))
        if c_value != found.get(name, "none").strip("'") or name not in constants:
            yield f"shmem.fh has {name} = {found.get(name)}: expected {c_value}"


def lines_fit_free_and_fixed_form(include):
    for file in sorted(include.rglob("*.fh")):
        for line in statements(file):
            if len(line) > 72 or "&" in line or not line.startswith("      "):
                yield f"{file.name}: not for both forms: {line}"


# C routines that have another name in Fortran, or none because of their arguments.
OTHER_NAMES = {"shmem_signal_add": "shmem_signal", "shmem_signal_set": "shmem_signal", "shmem_ptr": "shmem_pointer",
               "shmem_team_ptr": "shmem_pointer"}
DEPRECATED = re.compile(r"shmem_(fetch|set|c?swap|f?inc|f?add|wait|broadcast|f?collect|alltoalls?|sync|barrier|clear_cache_line_inv|.*_to_all)$")


def c_routines(include):
    """Returns names in the form of C11's generic names: without types, sizes and contexts."""
    text = (include.resolve().parent / "src/api/headers/shmem.h.in").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text[text.index("@routines"):text.index("@end")], flags=re.DOTALL)
    for name in re.findall(r"\bshmem_([\w\[\]]+)\(", text):
        name = re.sub(r"\[ctx_\]|TYPENAME_|SIZE", "", name)
        yield "shmem_" + re.sub(r"^ctx_(?!create|destroy|get_team|session)|mem(?=_|$)", "", name)


# Extensions that the module does not have, by reason. Names have no types, sizes and contexts.
LEFT_OUT = {
    "a handler is a C function of its message's memory": [
        "am_call", "am_call_any", "am_locate", "am_register", "am_reply", "am_send", "am_source", "put_am"],
    "descriptions of devices, which are texts of C": [
        "kind_get_count", "kind_get_info", "kind_get_uuid"],
    "texts of C, and counters that C or a profile read as well": [
        "counters_get_info", "counters_get_value", "counters_get_values"],
    "structures of C, in place of which init_comm and init_uniqueid have arguments": [
        "init_attr", "set_attr_uniqueid_args"],
    "MPI's handles, which C has for it": [
        "mpi_.*"],
    "what is inlined into programs": [
        "inline_.*"],
}
TYPES = ("ctx_(?!local_complete)|(?:float|double|longdouble|char|schar|short|int|long|longlong|uchar|ushort|uint|ulong|"
         "ulonglong|u?int(?:8|16|32|64)|size|ptrdiff|complex[df])_")


def extensions(core):
    """Returns the names of the library's extensions, in the form of c_routines."""
    for symbol in symbols_of(core):
        if symbol.startswith("shmemx_"):
            name = re.sub(rf"^(?:{TYPES})+", "", symbol.removeprefix("shmemx_"))
            yield re.sub(r"mem(?=_|$)|(?<=put|get)(?:8|16|32|64|128)(?=_nbi$)", "", name)


def module_has_all_extensions_not_left_out(core, names):
    left_out = re.compile("|".join(name for group in LEFT_OUT.values() for name in group))
    have = set(extensions(core))
    for name in sum(LEFT_OUT.values(), []):
        if not any(map(re.compile(name).fullmatch, have)):
            yield f"the library has no shmemx_{name}, which is said to be left out of the module"
    for name in sorted(have):
        if left_out.fullmatch(name):
            if "shmemx_" + name in names:
                yield f"the module has shmemx_{name}, which is said to be left out"
        elif "shmemx_" + name not in names:
            yield f"the module has no shmemx_{name}, and it is not said to be left out"


def module_names(text):
    procedures = re.findall(r"^ *(?:logical )?(?:subroutine|function) (shmemx?_\w+)\(", text, re.MULTILINE)
    generics = re.findall(r"^ *interface (shmemx?_\w+)$", text, re.MULTILINE)
    return {name for name in procedures + generics if not name.startswith("shmem_impl_")}


def module_has_every_current_c_routine(include, text, routines):
    have = module_names(text) | {name.lower() for name in routines}
    for name in sorted(set(c_routines(include))):
        if not DEPRECATED.match(name) and OTHER_NAMES.get(name, name) not in have:
            yield f"the module has no {name}"


def every_routine_is_called_by_a_test(files, names):
    text = "\n".join(pathlib.Path(file).read_text(encoding="utf-8") for file in files).upper()
    called = set(re.findall(r"\b(?:CALL )?(\w+)", text))
    yield from (f"no test calls {name}" for name in sorted(names - called))


def main():
    fortran, core, include, module, *tests = sys.argv[1:]
    include = pathlib.Path(include)
    routines, constants = read_list()
    lines = statements(include / "shmem.fh")
    text = pathlib.Path(module).read_text(encoding="utf-8")
    names = {name.upper() for name in module_names(text)}
    faults = [*library_exports_exactly_the_routines(fortran, core, routines, set(re.findall(r'name="(\w+)"', text))),
              *library_needs_no_fortran_runtime(fortran), *library_needs_no_fortran_runtime(core),
              *header_declares_routines_as_listed(lines, routines),
              *constants_have_the_values_of_c(include, lines, constants), *lines_fit_free_and_fixed_form(include),
              *module_has_every_current_c_routine(include, text, routines),
              *module_has_all_extensions_not_left_out(core, module_names(text)),
              *every_routine_is_called_by_a_test(tests, names | routines.keys())]
    print(*faults, f"{len(routines)} routines, {len(constants)} constants, {len(names)} names of the module, "
          f"{len(faults)} differences", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
