#!/usr/bin/env python3
"""Compares the library and its headers with the list of the routines that OpenSHMEM requires (api.tsv).

  check_api.py symbols LIBRARY    The library exports every routine and its pshmem_ entry point, its extensions with
                                  theirs, and no other symbol.
  check_api.py headers INCLUDE    The headers declare every routine, in C and C++, with the right generic names. No
                                  header or macro causes a warning. In C89 an #error names the required standard.
  check_api.py table LIBRARY      Prints a Markdown table: number of routines required and exported, by group.

A row of api.tsv is a routine or a family of routines. In a family, TYPENAME and TYPE, or SIZE, are replaced by each
entry of the column `types`.

Exit status: 0 if the check passed, 1 if it found differences (one a line), 2 if it could not run.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TYPES = {
    "float": "float", "double": "double", "longdouble": "long double", "char": "char",
    "schar": "signed char", "short": "short", "int": "int", "long": "long",
    "longlong": "long long", "uchar": "unsigned char", "ushort": "unsigned short",
    "uint": "unsigned int", "ulong": "unsigned long", "ulonglong": "unsigned long long",
    "int8": "int8_t", "int16": "int16_t", "int32": "int32_t", "int64": "int64_t",
    "uint8": "uint8_t", "uint16": "uint16_t", "uint32": "uint32_t", "uint64": "uint64_t",
    "size": "size_t", "ptrdiff": "ptrdiff_t",
    "complexd": "double _Complex", "complexf": "float _Complex",
}

# Symbols that the library may export in addition to api.tsv: the entry points for programs that initialize MPI
# themselves, extensions, a handle that is a variable, and symbols that libisthmusf and libisthmus-hybrid use.
ALSO_EXPORTED = re.compile(r"MPI_(Init|Init_thread|Finalize)$|p?shmemx_|SHMEM_SPACE_INVALID$|isthmus_(fortran|hybrid)_")

# Functions that only the header of inlined operations calls.
NOT_FOR_PROGRAMS = {"shmemx_inline_attach", "shmemx_inline_detach"}

C_STANDARDS = ["c11", "c17", "c2x"]
CXX_STANDARDS = ["c++11", "c++17"]
PLAIN_STANDARDS = ["c99"]  # has prototypes, but no generic names
WHOLE_STANDARDS = ["c99", "c11", "c++11"]  # all headers are compiled together only with these standards


class Row:
    """A row of api.tsv: a routine, a generic name, a constant, a type or a handle."""

    def __init__(self, line):
        self.name, self.kind, self.group, self.prototype, types = line.rstrip("\n").split("\t")
        self.types = types.split(",") if types else []

    def routines(self):
        """Yields (name, prototype) of each member of the family."""
        for entry in self.types or [""]:
            yield stamp(self.name, entry), stamp(self.prototype, entry)


def stamp(text, entry):
    """Returns `text` with the placeholders of a family replaced by `entry`."""
    text = text.replace("TYPENAME", entry).replace("SIZE", entry)
    return re.sub(r"\bTYPE\b", TYPES.get(entry, ""), text)


def read_rows(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Row(line) for line in lines[1:]]


def all_routines(rows):
    """Returns {name: (prototype, group)} of all routines."""
    found = {}
    for row in rows:
        if row.kind in ("function", "deprecated-function"):
            for name, prototype in row.routines():
                found[name] = (prototype, row.group)
    return found


def twin(name):
    """Returns the name in the profiling interface, or None if the name has no shmem_ prefix."""
    return "p" + name if name.startswith("shmem_") else None


# ---- Symbols

def exported_symbols(library):
    """Returns {name: type letter of nm} of the symbols that the library exports."""
    text = run(["nm", "-D", "--defined-only", str(library)])
    symbols = {}
    for line in text.splitlines():
        *_, letter, name = line.split()
        if letter != "A":  # type A: the name of a symbol version
            symbols[name.split("@")[0]] = letter
    return symbols


def exported_symbols_match_the_api(rows, library):
    symbols = exported_symbols(library)
    wanted = set(all_routines(rows))
    wanted |= {twin(name) for name in wanted} - {None}
    faults = [f"not exported: {name}" for name in sorted(wanted - set(symbols))]
    faults += [f"exported, and not of the API: {name}" for name in sorted(set(symbols) - wanted)
               if not ALSO_EXPORTED.match(name)]
    extensions = {name for name in symbols if name.startswith("shmemx_")} - NOT_FOR_PROGRAMS
    faults += [f"has no twin p{name}" for name in sorted(extensions) if "p" + name not in symbols]
    faults += [f"a program cannot replace it, for it is not weak: {name}"
               for name, letter in sorted(symbols.items())
               if (name.startswith("shmem_") or name in extensions) and letter not in "WV"]
    print(f"{len(wanted)} names asked for, {len(wanted & set(symbols))} exported")
    return faults


def print_table(rows, library):
    symbols = exported_symbols(library)
    groups = {}
    for name, (_, group) in all_routines(rows).items():
        there = name in symbols and (twin(name) is None or twin(name) in symbols)
        asked, have = groups.get(group, (0, 0))
        groups[group] = (asked + 1, have + there)
    print("| group | routines asked for | exported, with pshmem_ twin |\n|---|---:|---:|")
    for group, (asked, have) in sorted(groups.items()):
        print(f"| {group} | {asked} | {have} |")
    total = [sum(column) for column in zip(*groups.values())]
    print(f"| all | {total[0]} | {total[1]} |")


# ---- Headers

def prototype_source(rows):
    """Returns C source that assigns every routine to a function pointer of the required type. A wrong prototype does
    not compile."""
    lines = ["#include <shmem.h>", "#include <pshmem.h>"]
    for name, (prototype, _) in all_routines(rows).items():
        for other in (name, twin(name)):
            if other:
                pointer = prototype.replace(f"{name}(", f"(*pointer_to_{other})(", 1)
                lines.append(f"{pointer.rstrip(';')} = {other};")
    return "\n".join(lines) + "\n"


def assertion(label, condition):
    return f"extern char {label}[({condition}) ? 1 : -1];"


def constant_source(rows):
    """Returns C source that uses every constant, type and handle in a context that requires its kind."""
    lines = ["#include <shmem.h>"]
    for row in rows:
        text = row.prototype
        old = re.search(r"same value as (\w+)", text)
        if row.kind == "type":
            lines.append(f"{row.name} *use_{row.name};")
            for field in re.findall(r"(\w+) (\w+);(?=.*\})", text):
                lines.append(f"{field[0]} *use_{field[1]}({row.name} *config);")
                lines.append(f"{field[0]} *use_{field[1]}({row.name} *config)"
                             f" {{ return &config->{field[1]}; }}")
        elif row.kind == "handle" or text.endswith("_t value)"):
            handle = re.search(r"shmem_(ctx|team|space)_t", text)[0]
            lines.append(f"{handle} use_{row.name}(void);")
            lines.append(f"{handle} use_{row.name}(void) {{ return {row.name}; }}")
        elif row.kind == "constant" and "VENDOR_STRING" in row.name:
            lines.append(assertion(f"use_{row.name}",
                                   f"sizeof {row.name} - 1 <= SHMEM_MAX_NAME_LEN"))
        elif row.kind == "constant":
            condition = f"{row.name} - {old[1]} == 0" if old else f"{row.name} < 1000000"
            lines.append(assertion(f"use_{row.name}", condition))
    levels = ["SINGLE", "FUNNELED", "SERIALIZED", "MULTIPLE"]
    for low, high in zip(levels, levels[1:]):
        lines.append(assertion(f"use_{low}_{high}", f"SHMEM_THREAD_{low} < SHMEM_THREAD_{high}"))
    return "\n".join(lines) + "\n"


def generic_calls(rows):
    """Yields (function name, C source, symbols) for each generic name and type. The function must call one of the
    symbols."""
    for row in rows:
        if row.kind != "c11generic":
            continue
        operation = row.name[len("shmem_"):]
        prefix = "shmem_ctx_" if "(shmem_ctx_t ctx" in row.prototype else "shmem_"
        for entry in row.types or [""]:
            label = f"call_{prefix}{entry}_{operation}"
            prototype = stamp(row.prototype, entry)
            result = prototype[:prototype.index(row.name)].strip()
            parameters = prototype[prototype.index("("):].rstrip(";")
            arguments = ", ".join(re.findall(r"(\w+)(?=[,)])", parameters))
            yield (label, function(label, result, parameters, row.name, arguments),
                   symbols_of(row, prefix, operation))
            # Programs pass const and non-const sources.
            if row.types and "const TYPE *source" in row.prototype:
                writable = parameters.replace("const ", "")
                yield (label + "_writable",
                       function(label + "_writable", result, writable, row.name, arguments),
                       symbols_of(row, prefix, operation))
            # Programs pass volatile and non-volatile variables to wait and test routines.
            if row.types and re.search(r"TYPE \*ivars?\b", row.prototype):
                yield (label + "_volatile",
                       function(label + "_volatile", result, parameters.replace("(", "(volatile ", 1),
                                row.name, arguments),
                       symbols_of(row, prefix, operation))


def symbols_of(row, prefix, operation):
    """Returns the routines that a generic name may select. If several rows have one name, their types
    distinguish them."""
    if row.name == "shmem_sync":
        return {"shmem_team_sync"}
    if not row.types:
        return {prefix + operation}
    found = {f"{prefix}{entry}_{operation}" for entry in row.types}
    if operation in ("wait", "wait_until", "swap"):
        found.add(row.name)  # shmem_swap without a type is the routine of long
    return found


def function(label, result, parameters, name, arguments):
    call = f"{name}({arguments})"
    body = f"{call};" if result == "void" else f"SAME({result}, {call}); return {call};"
    return f"{result} {label}{parameters};\n{result} {label}{parameters} {{ {body} }}\n"


HEADERS = ["shmem.h", "pshmem.h", "shmemx.h", "shmemx_request.h", "shmemx_rma.h", "shmemx_collective.h",
           "shmemx_atomic.h", "shmemx_message.h", "shmemx_nvshmem.h", "shmemx_compat.h", "shmemx_mpi.h", "shmem_types.h",
           "isthmus_regions.h", "mpp/shmem.h", "mpp/shmemx.h"]
CXX_17_HEADERS = ["isthmus.hpp"]

# The minimum of an mpi.h that shmemx_mpi.h needs.
MPI_HEADER = """#define OPEN_MPI 1
typedef struct comm *MPI_Comm;
typedef struct win *MPI_Win;
"""

# Warning options that programs may use. gcc accepts the last two in C++ only.
WARNINGS = ["-pedantic", "-Wshadow", "-Wconversion", "-Wsign-conversion"]
CXX_WARNINGS = [*WARNINGS, "-Wold-style-cast", "-Wzero-as-null-pointer-constant"]
INLINED = [["-O1"], ["-O1", "-DSHMEMX_INLINE"]]  # by default, and all

INITIALIZERS = {"SHMEMX_UNIQUEID_INITIALIZER": "shmemx_uniqueid_t", "SHMEMX_INIT_ATTR_INITIALIZER": "shmemx_init_attr_t",
                "NVSHMEMX_UNIQUEID_INITIALIZER": "nvshmemx_uniqueid_t",
                "NVSHMEMX_INIT_ATTR_INITIALIZER": "nvshmemx_init_attr_t"}

# Calls of routines that are inlined, or that are macros in C. They must compile without a warning.
CALLS = """int use_split(shmem_team_t *team);
int use_split(shmem_team_t *team)
{
    return shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, 1, team) +
           shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, &use_config, 0L, team, &use_config, 0L, team);
}
long use_calls(long *symmetric, uint64_t *signal);
long use_calls(long *symmetric, uint64_t *signal)
{
    long value = 1;
    shmem_long_put(symmetric, &value, 1, 0);
    shmem_putmem_signal(symmetric, &value, sizeof value, signal, 1, SHMEM_SIGNAL_ADD, 0);
    shmem_ctx_long_atomic_add(SHMEM_CTX_DEFAULT, symmetric, 1, 0);
    shmem_long_wait_until(symmetric, SHMEM_CMP_GE, 2);
    shmem_quiet();
    return shmem_long_atomic_compare_swap(symmetric, 1, 2, 0) + shmem_long_test(symmetric, SHMEM_CMP_EQ, 1) +
           shmem_long_g(symmetric, 0);
}
"""


def macro_source(definitions):
    """Returns C source that uses each public macro in the way a program does."""
    lines = []
    for name, value in sorted(definitions.items()):
        if name in INITIALIZERS:
            lines.append(f"{INITIALIZERS[name]} use_{name}(void);")
            lines.append(f"{INITIALIZERS[name]} use_{name}(void) {{ {INITIALIZERS[name]} one = {name}; return one; }}")
        elif not value.startswith("__attribute__"):
            lines += [f"void use_{name}(void);", f"void use_{name}(void) {{ (void)({name}); }}"]
    return "\n".join([*lines, "static shmem_team_config_t use_config;", CALLS])

GENERIC_HEAD = """#include <shmem.h>
#ifdef __cplusplus
template <typename A, typename B> struct same { enum { value = 0 }; };
template <typename A> struct same<A, A> { enum { value = 1 }; };
#define SAME(TYPE, CALL) static_assert(same<TYPE, decltype(CALL)>::value, "result")
extern "C" {
#else
#define SAME(TYPE, CALL) _Static_assert(_Generic((CALL), TYPE: 1, default: 0), "result")
#endif
"""
GENERIC_TAIL = """
#ifdef __cplusplus
}
#endif
"""


def headers_declare_the_api_without_warnings(rows, include, compilers):
    faults = []
    for compiler, standards, suffix, generic in compilers:
        for standard in standards:
            with tempfile.TemporaryDirectory() as folder:
                build = Build(compiler, standard, suffix, include, Path(folder))
                is_whole = standard in WHOLE_STANDARDS
                for header in build.headers if is_whole else []:
                    faults += build.compile("alone", f"#include <{header}>\nextern int unused;\n", build.warnings)
                for options in INLINED if is_whole else [[]]:
                    faults += build.headers_and_macros_cause_no_warning(options)
                if not is_whole:
                    print(f"{compiler} -std={standard}: headers compiled")
                    continue
                faults += build.prototypes_have_the_required_types(rows)
                faults += build.compile("constants", constant_source(rows))
                if generic:
                    faults += build.generic_names_call_the_typed_routine(rows)
                print(f"{compiler} -std={standard}: checked")
        if suffix == ".c" and "c99" in standards:
            faults += old_c_is_refused_unless_gnu89(compiler, include)
    return faults


def old_c_is_refused_unless_gnu89(compiler, include):
    """With a strict standard the headers must not define inline functions; with gcc's and clang's extensions
    they must."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for header in ["shmem.h", "shmemx.h", "shmemx_compat.h"]:
            found = Build(compiler, "c89", ".c", include, Path(folder)).compile("old", f"#include <{header}>\n")
            if not found or "expected -std=c99" not in found[0]:
                faults.append(f"{compiler} -std=c89: {header} has no #error first, but {found[:1]}")
        faults += Build(compiler, "gnu89", ".c", include, Path(folder)).compile("old", "#include <shmemx.h>\n")
    return faults


class Build:
    """One compiler in one language standard."""

    def __init__(self, compiler, standard, suffix, include, folder):
        self.command = [compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror",
                        "-ffunction-sections", f"-I{include}", "-c"]
        self.title = f"{compiler} -std={standard}"
        self.suffix = suffix
        self.folder = folder
        self.warnings = CXX_WARNINGS if suffix == ".cpp" else WARNINGS
        has_17 = suffix == ".cpp" and standard not in ("c++11", "c++14")
        self.headers = [*HEADERS, *CXX_17_HEADERS] if has_17 else HEADERS
        (folder / "mpi.h").write_text(MPI_HEADER, encoding="utf-8")
        self.command.append(f"-I{folder}")

    def object(self, name):
        return self.folder / f"{name}.o"

    def compile(self, name, source, options=()):
        """Compiles the source and returns the compiler's first messages as faults."""
        file = self.folder / (name + self.suffix)
        file.write_text(source, encoding="utf-8")
        done = subprocess.run([*self.command, *options, str(file), "-o", str(self.object(name))],
                              capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return []
        complaints = [with_source(line, file, source.splitlines())
                      for line in done.stderr.splitlines() if "error: " in line]
        return [f"{self.title}: {line}" for line in (complaints or [done.stderr])[:20]]

    def definitions(self, includes):
        """Returns {name: value} of each public macro without parameters."""
        file = self.folder / ("macros" + self.suffix)
        file.write_text(includes, encoding="utf-8")
        text = run([*self.command, "-E", "-dM", str(file)])
        found = re.findall(r"^#define (_?(?:NV)?SHMEMX?_(?!IMPL_)[A-Z0-9_]+|ISTHMUS_VERSION) (.+)$", text, re.MULTILINE)
        return dict(found)

    def headers_and_macros_cause_no_warning(self, options):
        """Compiles all headers together, and each macro, with the warning options that programs may use."""
        includes = "".join(f"#include <{header}>\n" for header in self.headers)
        source = includes + macro_source(self.definitions(includes))
        return self.compile("uses", source, [*self.warnings, *options])

    def prototypes_have_the_required_types(self, rows):
        faults = self.compile("prototypes", prototype_source(rows))
        if faults:
            return faults
        needed = set(run(["nm", "-u", str(self.object("prototypes"))]).split()) - {"U"}
        wanted = set(all_routines(rows))
        wanted |= {twin(name) for name in wanted} - {None}
        return [f"{self.title}: {name} has another symbol" for name in sorted(wanted - needed)]

    def generic_names_call_the_typed_routine(self, rows):
        calls = list(generic_calls(rows))
        source = GENERIC_HEAD + "".join(text for _, text, _ in calls) + GENERIC_TAIL
        faults = self.compile("generics", source)
        if faults:
            return faults
        called = called_symbols(self.object("generics"))
        return [f"{self.title}: {label} calls {sorted(called.get(label, set()))}, "
                f"expected that of its type among {min(wanted)} .. {max(wanted)}"
                for label, _, wanted in calls
                if len(called.get(label, set()) & wanted) != 1 or called[label] - wanted]


def with_source(complaint, file, lines):
    """Returns a compiler message in which the text of the source line replaces the line number."""
    place = re.match(rf"{re.escape(str(file))}:(\d+):\d+: ", complaint)
    return f"{complaint[place.end():]}: {lines[int(place[1]) - 1]}" if place else complaint


def called_symbols(file):
    """Returns {function: shmem_ symbols it refers to} for an object that was compiled with one section per function."""
    called = {}
    section = None
    for line in run(["readelf", "-rW", str(file)]).splitlines():
        head = re.match(r"Relocation section '\.rela?\.text\.(\w+)'", line)
        if line.startswith("Relocation section"):
            section = head[1] if head else None
        symbol = re.search(r"\b(shmem_\w+)", line)
        if section and symbol and not head:
            called.setdefault(section, set()).add(symbol[1])
    return called


def find_compilers(c_compilers, cxx_compilers, only):
    """Yields (compiler, standards, file suffix, whether generic names are available)."""
    c_compilers = c_compilers or [name for name in ("gcc", "clang") if shutil.which(name)]
    cxx_compilers = cxx_compilers or [name for name in ("g++", "clang++") if shutil.which(name)]
    if not c_compilers:
        sys.exit("check_api.py: no C compiler")
    compilers = ([(name, C_STANDARDS, ".c", True) for name in c_compilers]
                 + [(name, PLAIN_STANDARDS, ".c", False) for name in c_compilers]
                 + [(name, CXX_STANDARDS, ".cpp", True) for name in cxx_compilers])
    return [(name, [one for one in standards if not only or one in only], suffix, generic)
            for name, standards, suffix, generic in compilers]


def run(command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"check_api.py: {error}", file=sys.stderr)
        sys.exit(2)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["symbols", "headers", "table"])
    parser.add_argument("path", type=Path, help="the library, or the folder of shmem.h")
    parser.add_argument("--data", type=Path, default=Path(__file__).with_name("api.tsv"))
    parser.add_argument("--cc", action="append", help="a C compiler; may be repeated")
    parser.add_argument("--cxx", action="append", help="a C++ compiler; may be repeated")
    parser.add_argument("--standard", action="append", choices=C_STANDARDS + CXX_STANDARDS + PLAIN_STANDARDS,
                        help="only by this standard; may be repeated")
    options = parser.parse_args()
    rows = read_rows(options.data)
    if options.what == "table":
        print_table(rows, options.path)
        return 0
    if options.what == "symbols":
        faults = exported_symbols_match_the_api(rows, options.path)
    else:
        faults = headers_declare_the_api_without_warnings(rows, options.path.resolve(),
                                                          find_compilers(options.cc, options.cxx, options.standard))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
