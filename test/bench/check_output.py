"""Runs a benchmark with few repetitions and checks its JSON output: all rows exist and every figure is plausible.

usage: check_output.py (bench | mpi_peer | between | between_mpi | scale | scale_mpi) NP COMMAND...
"""
import json
import math
import subprocess
import sys

SIZES = ["8 B", "64 B", "512 B", "4 KiB", "32 KiB", "256 KiB", "2 MiB"]
OPERATIONS = ["fetch_add", "add", "fetch_inc", "inc", "fetch", "set", "swap", "compare_swap",
              "fetch_and", "and", "fetch_or", "or", "fetch_xor", "xor"]
STARTUP = ["init", "finalize", "init + finalize"]


def collective_rows():
    return [f"{what} {size}" for what in ("broadcast", "alltoall", "fcollect", "reduce long sum")
            for size in ("8 B", "512 B", "32 KiB")]


def bench_rows(pes):
    rows = ["C11 fetch_add (by hand)", "p + quiet", "g",
            "p + quiet, private context", "p rate 8 B"]
    rows += [f"{what} {size}" for what in ("put + quiet", "get") for size in SIZES]
    rows += [f"{what} rate {size}" for what in ("put", "put_nbi") for size in SIZES[:4]]
    rows += [f"static {what}" for what in ("p + quiet", "g", "fetch_add", "put + quiet 64 B",
                                           "get 64 B", "put + quiet 64 KiB", "get 64 KiB")]
    rows += [f"{what} {count} x 8 B" for what in ("iput + quiet", "iget")
             for count in (8, 64, 512, 4096)]
    rows += ["put_req + wait 8 B", "get_req + wait 8 B", "put_nd + quiet of a 64^3 face", "get_nd of a 64^3 face"]
    rows += [f"{kind} {operation}" for kind in ("uint", "ulong") for operation in OPERATIONS]
    rows += [f"{kind} {operation}" for kind in ("float", "double")
             for operation in ("fetch", "set", "swap")]
    rows += ["quiet", "fence", "wait_until, true already", "test", "set_lock + clear_lock",
             "barrier_all", "sync_all"]
    rows += collective_rows()
    rows += ["random updates, add", "random updates, fetch_xor"] + STARTUP
    return rows + (["ping-pong"] if pes > 1 else [])


def common_rows():
    return ["processor time of an idle second", "1000 steps of computing"]


def overlap_rows(*transfers):
    return [f"{what} {how}, 1 MiB" for what in transfers for how in ("alone", "beside computing", "not, but computing")]


def hidden_rows(*collectives):
    return [f"{what} {how}, 1 MiB" for what in collectives for how in (
        "blocking", "waited for at once", "beside computing", "not, but computing", "beside a pause",
        "not, but a pause")]


def irregular_rows(what):
    return [f"{what} {size}" for size in ("8 B", "1 KiB", "32 KiB", "160 KiB")]


WAITS = ["in wait_until", "in test", "in true test", "in own fetch", "in barrier", "in reduction", "in set_lock",
         "computes,"]


def between_rows(_):
    sizes = ["8 B", "512 B", "32 KiB", "2 MiB"]
    rows = [f"{what} {size}" for what in ("put + quiet", "get", "put_signal ping-pong")
            for size in sizes]
    rows += [f"{what} x {count}, 8 B" for what, count in (
        ("put", 10000), ("put", 64), ("put_nbi", 10000), ("get_nbi", 10000), ("add", 10000))]
    rows += ["fetch_add", "compare_swap", "swap", "add + quiet", "barrier_all"]
    rows += [f"{what} {size}" for what in ("broadcast", "reduce long sum")
             for size in ("8 B", "64 KiB", "4 MiB")]
    rows += [f"{what}, target computes, {size}" for what in ("put + quiet", "get")
             for size in ("8 B", "1 MiB")]
    rows += [f"{what}, target computes, 8 B" for what in ("fetch_add", "compare_swap")]
    rows += [f"round trip by {way}" for way in (
        "wait_until", "test", "true test", "own fetch", "own g", "fence", "quiet", "load")]
    rows += ["quiet, nothing pending", "a full fence"]
    rows += ["histogram, add", "histogram, inc", "index-gather, get_nbi", "index-gather, fetch_nbi",
             "index-gather, g"]
    rows += [f"{what} {size}" for size in ("4 KiB", "64 KiB", "1 MiB")
             for what in ("whole put + quiet", "whole get", "iput64 + quiet", "iget64")]
    rows += [f"{what}, blocks of {block}, {size}" for block, size in (
        ("64 B", "4 KiB"), ("1 KiB", "4 KiB"), ("64 B", "64 KiB"), ("1 KiB", "64 KiB"),
        ("32 KiB", "64 KiB"), ("64 B", "1 MiB"), ("1 KiB", "1 MiB"), ("32 KiB", "1 MiB"))
        for what in ("ibput + quiet", "ibget")]
    rows += [f"message {what}, target {how}{size}" for how in WAITS for what, size in (
        ("get", " 8 B"), ("put + quiet", " 8 B"), ("fetch_add", ""), ("compare_swap", ""))]
    rows += ["message get, target waits, first after a pause, 8 B",
             "message put_nbi, 10000 in a row, 8 B", "message put_nbi, 4 in a row, 2 MiB"]
    rows += ["whole put + quiet 32 KiB", "put_nd of a 64^3 face + quiet 32 KiB", "whole get 32 KiB",
             "get_nd of a 64^3 face 32 KiB"]
    rows += hidden_rows("broadcast", "reduce") + irregular_rows("alltoallv")
    return rows + overlap_rows("put_nbi", "get_nbi") + common_rows()


def between_mpi_rows(_):
    sizes = ["8 B", "512 B", "32 KiB", "2 MiB"]
    rows = [f"{what} {size}" for what in ("MPI_Put + flush", "MPI_Get + flush",
                                          "send + acknowledgement", "round trip")
            for size in sizes]
    rows += [f"{what} x {count}, 8 B" for what, count in (
        ("MPI_Put", 10000), ("MPI_Put", 64), ("MPI_Accumulate", 10000))]
    rows += ["MPI_Fetch_and_op + flush", "MPI_Compare_and_swap + flush", "MPI_Accumulate + flush",
             "MPI_Barrier"]
    rows += [f"{what} {size}" for what in ("MPI_Bcast", "MPI_Allreduce long sum")
             for size in ("8 B", "64 KiB", "4 MiB")]
    rows += [f"{what} + flush, target computes, {size}" for what in ("MPI_Put", "MPI_Get")
             for size in ("8 B", "1 MiB")]
    rows += [f"{what} + flush, target computes, 8 B"
             for what in ("MPI_Fetch_and_op", "MPI_Compare_and_swap")]
    rows += hidden_rows("MPI_Ibcast", "MPI_Iallreduce") + irregular_rows("MPI_Alltoallv")
    rows += ["send + acknowledgement 64 MiB"] + overlap_rows("MPI_Put", "MPI_Get", "send", "receive")
    return rows + common_rows()


def mpi_peer_rows(_):
    return ["barrier_all"] + collective_rows() + STARTUP


KINDS = {"bench": bench_rows, "mpi_peer": mpi_peer_rows, "between": between_rows,
         "between_mpi": between_mpi_rows}


def without_by_hand(row):
    reduction = "reduce long sum" in row["name"] and row["bytes"] > 8
    return reduction or row["group"] == "startup"


def figures_of(row, kind):
    figures = ["library_ns"]
    if kind == "bench" and not without_by_hand(row):
        figures += ["by_hand_ns", "library_by_hand_ratio"]
    if kind.startswith("between"):
        figures += ["library_min_ns", "library_max_ns"]
    if "reference" in row:
        figures += ["reference_ns", "library_reference_ratio"]
    return figures


def is_plausible(row, figure):
    """Returns true if the figure is plausible. Times are at least 1e-3 ns; an idle job may use no processor time at
    all. There is no upper limit, and ratios may be any positive number, because other programs may use the cores.
    """
    value = row[figure]
    if not isinstance(value, (int, float)) or not math.isfinite(value):
        return False
    if figure.endswith("_ratio"):
        return value > 0
    return value >= (0 if "idle" in row["name"] else 1e-3)


def faults(result, names, pes, kind):
    rows = {row["name"]: row for row in result["rows"]}
    if len(rows) != len(result["rows"]):
        yield "a row's name is there twice"
    if result["pes"] != pes:
        yield f"pes is {result['pes']}, not {pes}"
    for name in names:
        if name not in rows:
            yield f"no row '{name}'"
    for row in rows.values():
        for figure in figures_of(row, kind):
            if not is_plausible(row, figure):
                yield f"row '{row['name']}': {figure} is {row[figure]}"
        if kind.startswith("between") and not (
                row["library_min_ns"] <= row["library_ns"] <= row["library_max_ns"]):
            yield f"row '{row['name']}': the median is not between the least and the greatest"


def scale_faults(result, pes, kind):
    """Yields errors in a job's figures that are not rows."""
    if result["pes"] != pes:
        yield f"pes is {result['pes']}, not {pes}"
    least = {"init_ns": 1, "barrier_ns": 1e-3, "resident_kib": 100, "own_kib": 10, "page_tables_kib": 4}
    for figure in ("files_kib", "files_share_kib"):
        least[figure] = 4 if kind == "scale" else 0
    for figure, value in least.items():
        if not value <= result[figure] < math.inf:
            yield f"{figure} is {result[figure]}"
    if result["own_kib"] > result["resident_kib"]:
        yield "a PE has more of its own than is resident"


def main(arguments):
    kind, pes, command = arguments[0], int(arguments[1]), arguments[2:]
    is_scale = kind.startswith("scale")
    if not is_scale:
        command += ["--quick"] if kind == "mpi_peer" else ["--quick", "--json"]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    result = json.loads(run.stdout)
    found = list(scale_faults(result, pes, kind) if is_scale
                 else faults(result, KINDS[kind](pes), pes, kind))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
