#!/usr/bin/env python3
"""Counts what a barrier of one node needs with several algorithms, on synthetic topologies of hwloc. Counts steps that
depend on each other, transfers of cache lines between caches, and reads of the busiest PE; no times. Prints the table of
docs/records/scaling.md. With --check, the status is 1 if a count is below the minimum that is possible."""
import argparse
import math
import sys

# hwloc's notation: packages, L3 caches of a package, cores of an L3 cache. One PE on each core.
TOPOLOGIES = ("package:2 l3:4 core:8", "package:2 l3:8 core:8", "package:2 l3:16 core:8")


def parse_topology(text):
    """Returns the number of children at each level, from the machine to the cores."""
    return [int(word.partition(":")[2]) for word in text.split()]


def domain(levels, pe, depth):
    """Returns the number of the object at this depth (1: package) that contains the PE."""
    return pe // math.prod(levels[depth:])


def add_transfer(levels, counts, writer, reader):
    """Counts one line that `reader` reads after `writer` has written it."""
    counts["transfers"] += 1
    counts["between L3 caches"] += domain(levels, writer, 2) != domain(levels, reader, 2)
    counts["between packages"] += domain(levels, writer, 1) != domain(levels, reader, 1)
    counts["reads"][reader] += 1


def empty(levels):
    return {"transfers": 0, "between L3 caches": 0, "between packages": 0, "reads": [0] * math.prod(levels)}


def flat(levels):
    """Each PE writes a line, and reads the lines of all other PEs: shm_sync_barrier."""
    counts, pes = empty(levels), math.prod(levels)
    for reader in range(pes):
        for writer in range(pes):
            if writer != reader:
                add_transfer(levels, counts, writer, reader)
    return 1, counts


def dissemination(levels):
    """In step i, each PE reads the line of the PE at distance 2^i."""
    counts, pes = empty(levels), math.prod(levels)
    steps = math.ceil(math.log2(pes))
    for step in range(steps):
        for reader in range(pes):
            add_transfer(levels, counts, (reader - 2 ** step) % pes, reader)
    return steps, counts


def tree(levels, groups, position=lambda pe: pe):
    """In each group of a level, the first PE reads the lines of the others; afterwards they read its line. `groups` has
    the number of members of a group at each level, from the cores to the machine. `position` returns the core of a PE."""
    counts, pes, distance = empty(levels), math.prod(levels), 1
    for size in groups:
        for first in range(0, pes, distance * size):
            for other in range(first + distance, first + distance * size, distance):
                add_transfer(levels, counts, position(other), position(first))
                add_transfer(levels, counts, position(first), position(other))
        distance *= size
    return 2 * len(groups), counts


def fixed_tree(levels):
    """A tree with groups of 4 PEs in the order of their numbers, which ignores the caches."""
    pes, groups = math.prod(levels), []
    while pes > 1:
        groups.append(4 if pes % 4 == 0 else pes)
        pes //= groups[-1]
    return tree(levels, groups)


def spread(levels):
    """Like cache_tree, but the PEs are numbered across packages, as with `--map-by socket`. The tree ignores that."""
    pes, packages = math.prod(levels), levels[0]
    return tree(levels, levels[::-1], lambda pe: pe % packages * (pes // packages) + pe // packages)


def cache_tree(levels):
    """A tree with one group for each L3 cache, for the caches of a package, and for the packages."""
    return tree(levels, levels[::-1])


ALGORITHMS = {"flat (today)": flat, "dissemination": dissemination, "tree, groups of 4": fixed_tree,
              "tree by caches, PEs numbered across packages": spread, "tree by caches and packages": cache_tree}


def minimum(levels):
    """Returns the fewest transfers: the arrival of each PE but one is read, and each PE but one reads that all have
    arrived. The same holds for L3 caches and for packages as a whole."""
    packages, caches, _ = levels
    pes = math.prod(levels)
    return {"transfers": 2 * (pes - 1), "between L3 caches": 2 * (packages * caches - 1),
            "between packages": 2 * (packages - 1)}


def rows():
    for text in TOPOLOGIES:
        levels = parse_topology(text)
        for name, algorithm in ALGORITHMS.items():
            yield text, levels, name, *algorithm(levels)


def print_table():
    print("| topology (hwloc) | barrier | steps | transfers | between L3 caches | between packages | reads of the busiest PE |")
    print("|---|---|---:|---:|---:|---:|---:|")
    last = None
    for text, levels, name, steps, counts in rows():
        if text != last:
            least = minimum(levels)
            print(f"| `{text}` | minimum | 1 | {least['transfers']:,} | {least['between L3 caches']:,} | "
                  f"{least['between packages']:,} | |")
        last = text
        print(f"| | {name} | {steps} | {counts['transfers']:,} | {counts['between L3 caches']:,} | "
              f"{counts['between packages']:,} | {max(counts['reads'])} |")


def check():
    for text, levels, name, _, counts in rows():
        for what, least in minimum(levels).items():
            if counts[what] < least:
                sys.exit(f"barriers.py: {name} on '{text}': {counts[what]} {what}, below the minimum of {least}")
        if name == "tree by caches and packages" and any(counts[what] != least for what, least in minimum(levels).items()):
            sys.exit(f"barriers.py: {name} on '{text}' does not reach the minimum")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare the counts with the minimum")
    if parser.parse_args().check:
        check()
    else:
        print_table()


if __name__ == "__main__":
    main()
