#!/usr/bin/env python3
"""Shows the cost of a PE in a large job, and of a PE on a large node. For a large job only the PEs of one node run, and
a backend without MPI (module.c) simulates all other nodes. For a large node, jobs of one node run in which each PE
writes to all PEs. Prints the tables of docs/records/scaling.md. The status is 1 if a job failed or, with --check, if
memory, messages or results are not as expected."""
import argparse
import json
import math
import pathlib
import subprocess
import sys

SECONDS = 300
DEFAULT_PES, DEFAULT_ONE_NODE = "1024,131072,1048576", "2,16,64,128"
# Limits in bytes for each additional PE, with nodes of 16 or more PEs. PEAK_MOST applies during shmem_init: the
# bootstrap records and the node discovery. LASTING_MOST applies afterwards, as calculated in docs/scaling.md.
PEAK_MOST, LASTING_MOST = 64, 4
# Limits in bytes for each additional PE of a node, in a job of one node: the PE's own memory, and its page tables.
OWN_MOST, TABLES_MOST = 256, 512


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pes", default=DEFAULT_PES, help=f"how many PEs, a list (default {DEFAULT_PES})")
    parser.add_argument("--node", type=int, default=128, help="PEs of a node (default 128)")
    parser.add_argument("--one-node", default=DEFAULT_ONE_NODE,
                        help=f"how many PEs the jobs of one node have, a list (default {DEFAULT_ONE_NODE})")
    parser.add_argument("--build", default="build", help="the build folder (default build)")
    parser.add_argument("--check", action="store_true", help="compare with what is expected, print what is not so")
    return parser.parse_args()


def run(options, pes, node):
    folder = pathlib.Path(options.build, "test", "simulated")
    words = [str(folder / "simulated_run"), str(pes), str(node), str(folder / "simulated_growth")]
    job = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)
    if job.returncode != 0:
        sys.exit(f"growth.py: {' '.join(words)}: status {job.returncode}\n{job.stdout}{job.stderr}")
    return json.loads(job.stdout)


def lasting(result):
    """Returns the memory in KiB that stays in use after the start: anonymous memory, and pages of the PE in files."""
    return result["lasting_own_kib"] + result["lasting_files_kib"]


def print_table(results):
    print("| PEs | init, CPU ms | peak KiB | lasting KiB | split, CPU ms | messages of a node: barrier, reduction, split |")
    print("|---:|---:|---:|---:|---:|---|")
    for result in results:
        messages = ", ".join(str(result[f"{what}_messages"]) for what in ("barrier", "reduce", "split"))
        print(f"| {result['pes']:,} | {result['init_cpu_s'] * 1e3:.0f} | {result['peak_kib']:,} | {lasting(result):,} | "
              f"{result['split_cpu_s'] * 1e3:.1f} | {messages} |")


def print_one_node(results):
    print("\n| PEs of the node | own KiB | files KiB | page tables KiB |")
    print("|---:|---:|---:|---:|")
    for result in results:
        print(f"| {result['pes']} | {result['used_own_kib']} | {result['used_files_kib']} | {result['used_tables_kib']} |")


def wrong_growth(results, where, limits):
    """Yields messages about limits that are exceeded. `limits` contains a description, a function that returns KiB, and
    the maximum of bytes for each additional PE."""
    first, last = results[0], results[-1]
    more = last["pes"] - first["pes"]
    for what, kib, most in limits:
        grown = (kib(last) - kib(first)) * 1024
        if grown > most * more:
            yield f"a PE takes {grown / more:.1f} bytes {what} for each further PE of the {where}, not at most {most}"


JOB_LIMITS = (("at its peak", lambda result: result["peak_kib"], PEAK_MOST), ("for good", lasting, LASTING_MOST))
NODE_LIMITS = (("of its own", lambda result: result["used_own_kib"], OWN_MOST),
               ("of page tables", lambda result: result["used_tables_kib"], TABLES_MOST))


def wrong_result(result):
    rounds = int(math.log2(result["pes"] // result["node"]))
    if 2 ** rounds * result["node"] != result["pes"]:
        return [f"{result['pes']} PEs are no power of two of nodes, which is what can be checked"]
    lines = [f"{result['pes']} PEs: a node sends {result[what + '_messages']} messages in a {what}, not {rounds}"
             for what in ("barrier", "reduce") if result[what + "_messages"] != rounds]
    if result["sum"] != result["pes"]:
        lines.append(f"{result['pes']} PEs: their ones make {result['sum']}")
    return lines


def main():
    options = parse_arguments()
    results = [run(options, int(pes), options.node) for pes in options.pes.split(",")]
    one_node = [run(options, int(pes), int(pes)) for pes in options.one_node.split(",")]
    print_table(results)
    print_one_node(one_node)
    if not options.check:
        return 0
    wrong = [*wrong_growth(results, "job", JOB_LIMITS), *wrong_growth(one_node, "node", NODE_LIMITS)]
    wrong += [line for result in results + one_node for line in wrong_result(result)]
    for line in wrong:
        print(f"growth.py: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
