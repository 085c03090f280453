"""Runs the benchmark quickly and checks its JSON: every row there, every figure positive.

usage: check_output.py [--mpi-peer] NP COMMAND...
"""
import json
import subprocess
import sys

SIZES = ["8 B", "64 B", "512 B", "4 KiB", "32 KiB", "256 KiB", "2 MiB"]
OPERATIONS = ["fetch_add", "add", "fetch_inc", "inc", "fetch", "set", "swap", "compare_swap",
              "fetch_and", "and", "fetch_or", "or", "fetch_xor", "xor"]
STARTUP = ["init", "finalize", "init + finalize"]


def expected_rows(pes):
    rows = ["C11 fetch_add (by hand)", "p + quiet", "g",
            "p + quiet, private context", "p rate 8 B"]
    rows += [f"{what} {size}" for what in ("put + quiet", "get") for size in SIZES]
    rows += [f"{what} rate {size}" for what in ("put", "put_nbi") for size in SIZES[:4]]
    rows += [f"static {what}" for what in ("p + quiet", "g", "fetch_add", "put + quiet 64 B",
                                           "get 64 B", "put + quiet 64 KiB", "get 64 KiB")]
    rows += [f"{what} {count} x 8 B" for what in ("iput + quiet", "iget")
             for count in (8, 64, 512, 4096)]
    rows += [f"{kind} {operation}" for kind in ("uint", "ulong") for operation in OPERATIONS]
    rows += [f"{kind} {operation}" for kind in ("float", "double")
             for operation in ("fetch", "set", "swap")]
    rows += ["quiet", "fence", "wait_until, true already", "test", "set_lock + clear_lock",
             "barrier_all", "sync_all"]
    rows += [f"{what} {size}" for what in ("broadcast", "alltoall", "reduce long sum")
             for size in ("8 B", "512 B", "32 KiB")]
    rows += ["random updates, add", "random updates, fetch_xor"] + STARTUP
    return rows + (["ping-pong"] if pes > 1 else [])


def without_by_hand(row):
    reduction = "reduce long sum" in row["name"] and row["bytes"] > 8
    return reduction or row["group"] == "startup"


def faults(result, names, pes, is_mpi):
    rows = {row["name"]: row for row in result["rows"]}
    if len(rows) != len(result["rows"]):
        yield "a row's name is there twice"
    if result["pes"] != pes:
        yield f"pes is {result['pes']}, not {pes}"
    for name in names:
        if name not in rows:
            yield f"no row '{name}'"
    for row in rows.values():
        figures = ["library_ns"]
        if not is_mpi and not without_by_hand(row):
            figures += ["by_hand_ns", "library_by_hand_ratio"]
        if "reference" in row:
            figures += ["reference_ns", "library_reference_ratio"]
        for figure in figures:
            if not isinstance(row[figure], (int, float)) or row[figure] <= 0:
                yield f"row '{row['name']}': {figure} is {row[figure]}"


def main(arguments):
    is_mpi = arguments[0] == "--mpi-peer"
    pes, command = int(arguments[is_mpi]), arguments[is_mpi + 1:]
    command += ["--quick"] if is_mpi else ["--quick", "--json"]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    names = ["barrier_all", "reduce long sum 8 B"] + STARTUP if is_mpi else expected_rows(pes)
    found = list(faults(json.loads(run.stdout), names, pes, is_mpi))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
