#!/usr/bin/env python3
"""Checks that the modules of src/ depend on each other only in the order of src/README.md.

usage: layers.py [--list] [--known FILE] SOURCES OBJECT...

SOURCES is the project's folder. Each OBJECT was compiled from the source file of src/ or mpi_backend/ with the same base name;
base names are unique. Prints one line for each

- #include in src/ of a header of a higher module;
- symbol that an object of src/ uses and a higher module defines;
- cycle of files in one module, in mpi_backend/, or in mpi_backend/probe/, by the symbols that their objects use;
- cycle of files in one module, by their #include lines and by the structs, unions and enums of other headers that
  their headers name;
- cycle of headers.

The status is 1 if there is a finding. FILE lists known findings, one per line, as --known - prints them. With FILE, only
other findings are reported, and lines of FILE that no longer apply. --list prints the modules too.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

BACKEND = "mpi_backend"
PROBE = "mpi_backend/probe"  # the probes are separate programs, so their symbols do not belong to the modules
MODULE = re.compile(r"^\| `([a-z/]+)` \|", re.MULTILINE)
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TYPE = re.compile(r"\b(?:struct|union|enum) \w+")
DEFINED_TYPE = re.compile(rf"^({TYPE.pattern})\s*\{{", re.MULTILINE)


def read_modules(file):
    """Returns the modules, the highest first."""
    return MODULE.findall(file.read_text(encoding="utf-8"))


def read_sources(sources, modules):
    """Returns a dictionary from each file below src/ and mpi_backend/ to its (module, name without suffix)."""
    places = {}
    for file in sorted((sources / "src").rglob("*.[ch]")):
        folder = file.parent.relative_to(sources / "src").as_posix() + "/"
        module = max((name for name in modules if folder.startswith(name + "/")), key=len, default=None)
        if module:
            places[file] = module, file.stem
    for file in sorted((sources / BACKEND).rglob("*.[ch]")):
        is_probe = file.is_relative_to(sources / PROBE)
        places[file] = PROBE if is_probe else BACKEND, file.stem
    return places


class Graph:
    """Directed graph of files that use each other. A node is (module, name without suffix). An edge stores the used names."""

    def __init__(self):
        self.names = collections.defaultdict(set)

    def add(self, user, used, name):
        if user != used:
            self.names[user, used].add(name)

    def users_of(self):
        graph = collections.defaultdict(set)
        for user, used in self.names:
            graph[user].add(used)
        return graph


def circles(graph):
    """Returns the cycles of the graph: its strongly connected components of two or more nodes (Tarjan's algorithm)."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            cut = stack.index(node)
            if len(stack) - cut > 1:
                found.append(sorted(stack[cut:]))
            del stack[cut:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def is_in_module(place):
    return place[0] not in (BACKEND, PROBE)


def read_includes(sources, places):
    """Returns the graph of #include lines of all files, and the graph of those of headers only."""
    every, headers = Graph(), Graph()
    for file, place in places.items():
        if not is_in_module(place):
            continue
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            header = sources / "src" / name if "/" in name else file.parent / name
            used = places.get(header)
            if used is None:
                continue
            every.add(place, used, name)
            if file.suffix == ".h":
                headers.add(place, used, name)
    return every, headers


def add_types(graph, places):
    """Adds an edge for each header that names a type which another header of its module defines."""
    for module in {place[0] for place in places.values() if is_in_module(place)}:
        texts = {place: COMMENT.sub("", file.read_text(encoding="utf-8"))
                 for file, place in places.items() if place[0] == module and file.suffix == ".h"}
        defined = {name: place for place, text in texts.items() for name in DEFINED_TYPE.findall(text)}
        for place, text in texts.items():
            for name in TYPE.findall(text):
                graph.add(place, defined.get(name, place), name)


def program_of(place):
    """Returns the namespace of symbols. A backend module and a probe each have their own; all other files share one, None."""
    return place[0] if place[0] in (BACKEND, PROBE) else None


def read_symbols(objects, places):
    """Returns the graph of objects that use symbols of each other. Objects of one source for several MPIs count as one."""
    by_name = {file.stem: place for file, place in places.items() if file.suffix == ".c"}
    defined, undefined = {}, collections.defaultdict(set)
    for file in objects:
        place = by_name.get(file.name.split(".")[0])
        if place is None:
            continue
        for line in subprocess.run(["nm", "--format=posix", file], check=True, text=True,
                                   stdout=subprocess.PIPE).stdout.splitlines():
            name, kind = line.split()[:2]
            if kind in "Uw":
                undefined[place].add(name)
            elif kind.isupper():
                defined[name, program_of(place)] = place
    graph = Graph()
    for user, names in undefined.items():
        for name in names:
            used = defined.get((name, program_of(user)))
            if used:
                graph.add(user, used, name)
    return graph


def upward(graph, modules, what):
    """Yields for each edge to a higher module its short form and a message."""
    height = {module: len(modules) - i for i, module in enumerate(modules)}
    for (user, used), names in sorted(graph.names.items()):
        if user[0] in height and height[used[0]] > height[user[0]]:
            yield (f"{'/'.join(user)} {what} {'/'.join(used)}",
                   f"src/{'/'.join(user)}: {what} {', '.join(sorted(names))}, which is of {used[0]}/{used[1]}:"
                   f" {user[0]} (layer {height[user[0]]}) may not use {used[0]} (layer {height[used[0]]})")


def circles_within(graph, modules):
    for module in modules:
        inside = {user: {used for used in others if used[0] == module}
                  for user, others in graph.users_of().items() if user[0] == module}
        for circle in circles(inside):
            edges = [f"{a[1]} uses {', '.join(sorted(graph.names[a, b])[:3])} of {b[1]}"
                     for a in circle for b in circle if (a, b) in graph.names]
            names = ', '.join(name for _, name in circle)
            yield f"circle in {module}: {names}", f"{module}: a circle of {names}: {'; '.join(edges)}"


def read_known(name):
    if name in (None, "-"):
        return set()
    lines = pathlib.Path(name).read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def list_modules(modules, symbols):
    files = {place for edge in symbols.names for place in edge}
    print(f"{'layer':>5} {'module':<18} {'files':>5} {'within':>6} {'down':>5}")
    for i, module in enumerate([*modules, BACKEND, PROBE]):
        own = [edge for edge in symbols.names if edge[0][0] == module]
        within = sum(edge[1][0] == module for edge in own)
        layer = max(len(modules) - i, 0) or "-"
        print(f"{layer:>5} {module:<18} {sum(place[0] == module for place in files):>5} {within:>6} {len(own) - within:>5}")
    print(f"{len(files)} objects, {len(symbols.names)} edges")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--list", action="store_true", help="print the modules and their edges too")
    parser.add_argument("--known", metavar="FILE", help="what is still to be mended; -: print it")
    parser.add_argument("sources", type=pathlib.Path)
    parser.add_argument("objects", type=pathlib.Path, nargs="+")
    given = parser.parse_args()

    modules = read_modules(given.sources / "src" / "README.md")
    places = read_sources(given.sources, modules)
    includes, headers = read_includes(given.sources, places)
    symbols = read_symbols(given.objects, places)
    if not symbols.names:
        sys.exit("layers.py: none of the objects uses another one: expected those of src/")
    findings = dict([*upward(includes, modules, "includes"), *upward(symbols, modules, "uses"),
                     *circles_within(symbols, [*modules, BACKEND, PROBE])])
    add_types(includes, places)
    findings |= dict(circles_within(includes, modules))
    for circle in circles(headers.users_of()):
        names = ", ".join("/".join(place) for place in circle)
        findings[f"circle of headers: {names}"] = f"a circle of headers: {names}"
    if given.known == "-":
        print(*sorted(findings), sep="\n")
        return
    if given.list:
        list_modules(modules, symbols)
    known = read_known(given.known)
    lines = [line for short, line in findings.items() if short not in known]
    lines += [f"{given.known}: nothing is left of this line: {line}" for line in sorted(known - findings.keys())]
    print(*lines, sep="\n", end="\n" if lines else "")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
