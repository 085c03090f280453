"""Limits for the library's times between nodes, relative to those of plain MPI (test/bench/between.c, between_mpi.c)."""
import statistics

SECOND = 1e9  # in nanoseconds
LIBRARY_ONLY = {"polling", "transfers", "windows"}  # groups that MPI does not measure
OVERLAPPED = ("put_nbi", "get_nbi")  # measured while computing
NONBLOCKING = ("broadcast", "reduce")  # measured while computing, and during a pause
OF_MPI_OVERLAPPED = ("MPI_Put", "MPI_Get", "send", "receive")


class Goal:
    """A limit for a row of the library: it may take at most `limit` times the minimum of certain rows. These are rows of
    MPI, or rows of the library if `own` is true. If `more` is set, it may take `more` ns longer than the minimum."""

    def __init__(self, row, limit, *raw, own=False, more=None):
        self.row, self.limit, self.raw, self.own, self.more = row, limit, raw, own, more


def rma_goals(sizes):
    for size in sizes:
        yield Goal(f"put + quiet {size}", 1.15, f"MPI_Put + flush {size}",
                   f"send + acknowledgement {size}")
        yield Goal(f"get {size}", 1.15, f"MPI_Get + flush {size}",
                   f"send + acknowledgement {size}")
    for count in (10000, 64):
        yield Goal(f"put x {count}, 8 B", 1 / 0.9, f"MPI_Put x {count}, 8 B")
    yield Goal("put_nbi x 10000, 8 B", 1 / 0.9, "MPI_Put x 10000, 8 B")


def atomic_goals():
    for row, raw in (("fetch_add", "MPI_Fetch_and_op + flush"),
                     ("swap", "MPI_Fetch_and_op + flush"),
                     ("compare_swap", "MPI_Compare_and_swap + flush"),
                     ("add + quiet", "MPI_Accumulate + flush")):
        yield Goal(row, 1.3, "round trip 8 B")
        yield Goal(row, 1.0, raw)
    yield Goal("add x 10000, 8 B", None, "MPI_Accumulate x 10000, 8 B")


def signal_goals(sizes):
    for size in sizes:
        yield Goal(f"put_signal ping-pong {size}", 1.2, f"round trip {size}")


def transfer_goals():
    for size in ("4 KiB", "64 KiB", "1 MiB"):
        for row, whole in (("ibput + quiet", "whole put + quiet"), ("ibget", "whole get")):
            for block in ("64 B", "1 KiB", "32 KiB"):
                yield Goal(f"{row}, blocks of {block}, {size}", 1 / 0.8, f"{whole} {size}", own=True)
        yield Goal(f"iput64 + quiet {size}", None, f"whole put + quiet {size}", own=True)
        yield Goal(f"iget64 {size}", None, f"whole get {size}", own=True)
    yield Goal("put_nd of a 64^3 face + quiet 32 KiB", 1 / 0.7, "whole put + quiet 32 KiB", own=True)
    yield Goal("get_nd of a 64^3 face 32 KiB", None, "whole get 32 KiB", own=True)
    for row in ("histogram, inc", "index-gather, get_nbi", "index-gather, fetch_nbi",
                "index-gather, g"):
        yield Goal(row, None, "histogram, add", own=True)
    yield Goal("get 8 B", None, "round trip 8 B", more=2000)
    for row in OVERLAPPED:
        yield Goal(f"{row} not hidden, 1 MiB", 0.1, f"{row} alone, 1 MiB", own=True)


def collective_goals(limit):
    yield Goal("barrier_all", limit, "MPI_Barrier")
    for size in ("8 B", "64 KiB", "4 MiB"):
        yield Goal(f"broadcast {size}", limit, f"MPI_Bcast {size}")
        yield Goal(f"reduce long sum {size}", limit, f"MPI_Allreduce long sum {size}")


def nonblocking_goals():
    for size in ("8 B", "1 KiB", "32 KiB", "160 KiB"):
        yield Goal(f"alltoallv {size}", 1.1, f"MPI_Alltoallv {size}")
    for row in NONBLOCKING:
        yield Goal(f"{row} not hidden by a pause, 1 MiB", 0.2, f"{row} waited for at once, 1 MiB", own=True)
        yield Goal(f"{row} waited for at once, 1 MiB", 1.1, f"{row} blocking, 1 MiB", own=True)


def polling_goals():
    for end in ("trip by {}", "trips by {}, all PEs"):
        usual = "round " + end.format("wait_until")
        for way in ("test", "true test", "own fetch", "own g", "fence", "quiet"):
            yield Goal("round " + end.format(way), 2.0, usual, own=True)
        yield Goal("round " + end.format("load"), None, usual, own=True)
        yield Goal(usual, 1.2 if "all PEs" not in end else None, "round trip 8 B")
    yield Goal("quiet, nothing pending", None, "a full fence", own=True, more=20)


WINDOW_WAITS = ("wait_until", "test", "true test", "own fetch", "barrier", "reduction", "set_lock")
BY_MESSAGE, BY_WINDOW = "message", "window"  # the beginnings of the rows' names


def window_goals():
    """Yields the goals of operations that use MPI windows. For comparison, yields the operations that use messages,
    without a limit."""
    raw = {"get{} 8 B": "MPI_Get + flush 8 B", "put + quiet{} 8 B": "MPI_Put + flush 8 B",
           "fetch_add{}": "MPI_Fetch_and_op + flush", "compare_swap{}": "MPI_Compare_and_swap + flush"}
    for way, limit in ((BY_WINDOW, 1.3), (BY_MESSAGE, None)):
        for wait in WINDOW_WAITS:
            for row, of_mpi in raw.items():
                yield Goal(f"{way} {row.format(f', target in {wait}')}", limit, of_mpi)
        for row in raw:
            yield Goal(f"{way} {row.format(', target computes,')}", None,
                       f"{way} {row.format(', target in wait_until')}", own=True)
        yield Goal(f"{way} get, target waits, first after a pause, 8 B", None,
                   f"{way} get, target in wait_until 8 B", own=True)
        rate = None if limit is None else 1 / 0.9
        yield Goal(f"{way} put_nbi, 10000 in a row, 8 B", rate, "MPI_Put x 10000, 8 B")
        yield Goal(f"{way} put_nbi, 4 in a row, 2 MiB", rate, "MPI_Put + flush 2 MiB")


def device_goals():
    for row in ("put to device + quiet", "get from device", "put device to device + quiet",
                "get device to device"):
        yield Goal(f"{row} 64 MiB", 1 / 0.8, "send + acknowledgement 64 MiB")


def computing_goals():
    for row, size in (("put + quiet", "8 B"), ("put + quiet", "1 MiB"), ("get", "8 B"),
                      ("get", "1 MiB"), ("fetch_add", "8 B"), ("compare_swap", "8 B")):
        raw = {"put + quiet": "MPI_Put", "get": "MPI_Get", "fetch_add": "MPI_Fetch_and_op",
               "compare_swap": "MPI_Compare_and_swap"}[row]
        yield Goal(f"{row}, target computes, {size}", None,
                   f"{raw} + flush, target computes, {size}")


def goals(rows, per_host):
    """Yields all goals, and the comparisons without a goal, for the measured sizes."""
    sizes = dict.fromkeys(name.removeprefix(what) for what in ("put + quiet ", "put_signal ping-pong ")
                          for name in rows if name.startswith(what) and "computes" not in name)
    collective_limit = 1.1 if per_host == 1 else 1.0
    yield from rma_goals(sizes)
    yield from atomic_goals()
    yield from signal_goals(sizes)
    yield from transfer_goals()
    yield from collective_goals(collective_limit)
    yield from nonblocking_goals()
    yield from polling_goals()
    yield from computing_goals()
    yield from device_goals()
    yield from window_goals()
    yield Goal("processor time of an idle second", None, "processor time of an idle second")
    yield Goal("1000 steps of computing", None, "1000 steps of computing")


# Limits in ns that do not depend on MPI. 0.2 s is a tenth of the time for which a target PE computes; 0.02 s of an idle
# second is 2 % of a core.
MEDIAN_LIMITS = {"round trip by load": 60e-6 * SECOND,  # applies to the medians of the runs
                 "window get, target waits, first after a pause, 8 B": 5e-3 * SECOND,
                 **{f"window {what}, target computes,{size}": 100e-6 * SECOND for what, size in (
                     ("get", " 8 B"), ("put + quiet", " 8 B"), ("fetch_add", ""), ("compare_swap", ""))}}
LIMITS = {"processor time of an idle second": 0.02 * SECOND,
          **{goal.row: 0.2 * SECOND for goal in computing_goals()}}


def add_rest(times, row, beside, name):
    pairs = zip(times.get(f"{row} beside {beside}, 1 MiB", []), times.get(f"{row} not, but {beside}, 1 MiB", []))
    rest = [max(both - alone, 0) for both, alone in pairs]
    if rest:
        times[f"{row} {name}, 1 MiB"] = rest


def add_not_hidden(times):
    """Adds rows for the time by which computing or a pause takes longer if a transfer or a collective is outstanding at
    the same time."""
    for row in OVERLAPPED:
        add_rest(times, row, "computing", "not hidden")
    for row in NONBLOCKING:
        add_rest(times, row, "a pause", "not hidden by a pause")


def hidden(times):
    """Yields (row, percentages) for each transfer that was measured during computing. A percentage is the part of the
    transfer's time that computing hides, in one run."""
    for row in OVERLAPPED + OF_MPI_OVERLAPPED:
        names = [f"{row} {how}, 1 MiB" for how in ("alone", "beside computing", "not, but computing")]
        if all(name in times for name in names):
            yield row, [100 * (1 - (both - computing) / alone) for alone, both, computing in
                        zip(*(times[name] for name in names))]


def compare(library, raw, per_host):
    """Yields one record for each goal whose rows were measured. A ratio is the median of the runs' ratios. `library`
    and `raw` have `times`: {name of a row: time of each run}. `library` also has `greatest`."""
    add_not_hidden(library.times)
    for goal in goals(library.times, per_host):
        others = library.times if goal.own else raw.times
        names = [name for name in goal.raw if name in others]
        if goal.row not in library.times or not names:
            continue
        best = min(names, key=lambda name: statistics.median(others[name]))
        own, other = library.times[goal.row], others[best]
        ratios = [a / b if b else 0 for a, b in zip(own, other)]
        ratio = statistics.median(ratios)
        record = {"row": goal.row, "ns": statistics.median(own), "raw": best,
                  "raw_ns": statistics.median(other), "ratio": ratio, "least": min(ratios),
                  "greatest": max(ratios), "limit": goal.limit, "met": None}
        if goal.limit is not None:
            record["met"] = ratio <= goal.limit
        elif goal.more is not None:
            record["more_ns"] = statistics.median(a - b for a, b in zip(own, other))
            record["more_limit"] = goal.more
            record["met"] = record["more_ns"] <= goal.more
        elif goal.row in MEDIAN_LIMITS:
            record["worst_ns"], record["worst_limit"] = record["ns"], MEDIAN_LIMITS[goal.row]
            record["met"] = record["ns"] <= MEDIAN_LIMITS[goal.row]
        elif goal.row in LIMITS:
            record["worst_ns"] = max(library.greatest[goal.row])
            record["worst_limit"] = LIMITS[goal.row]
            record["met"] = record["worst_ns"] <= LIMITS[goal.row]
        yield record
