#!/usr/bin/env python3
"""Checks the trace of packets (ISTHMUS_TRACE) that the PEs of a job have written.

usage: trace.py OSHRUN MPI PES PROGRAM items | messages | ring | hang | refused
"""
import collections
import os
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

LINE_BYTES, RING_LINES = 128, 16384
Line = collections.namedtuple("Line", "number time way sort nth peer what bytes channel epoch packets")
BULK, RING_PUTS = 1 << 20, 17000  # the values in traced.c
failures = []


def expect(holds, text):
    if not holds:
        failures.append(text)


def read_trace(prefix, pe, pes):
    """Returns a PE's lines in chronological order."""
    with open(f"{prefix}.{pe}", "rb") as file:
        data = file.read()
    expect(len(data) % LINE_BYTES == 0, f"PE {pe}: the trace has {len(data)} bytes: expected whole lines")
    heading, *lines = data.decode().splitlines()
    expect(heading.startswith(f"# PE {pe} of {pes}, process "), f"PE {pe}: the heading is {heading}")
    expect(heading.split(": ")[1].split() == list(Line._fields), f"PE {pe}: the columns are {heading}")
    trace = sorted((Line(*line.split()) for line in lines), key=lambda line: int(line.number))
    numbers = [int(line.number) for line in trace]
    expect(numbers == list(range(numbers[0], numbers[0] + len(numbers))), f"PE {pe}: lines are missing")
    expect(sorted(line.time for line in trace) == [line.time for line in trace], f"PE {pe}: times go back")
    return trace


def start(options, prefix, words, **settings):
    settings = {"ISTHMUS_NODE_SIZE": "1", "ISTHMUS_REMOTE": "message", **settings}
    return subprocess.Popen([options["oshrun"], "--mpi", options["mpi"], "-np", str(options["pes"]), options["program"],
                             *words], env={**os.environ, "ISTHMUS_TRACE": prefix, **settings}, text=True,
                            stderr=subprocess.PIPE)


def run(options, prefix, words, **settings):
    job = start(options, prefix, words, **settings)
    errors = job.communicate(timeout=events.HANG_S)[1]
    return job.returncode, errors


def selected(trace, way, pe, sorts=("request", "answer", "data", "leaders")):
    """Returns the columns that must agree at both ends of a message."""
    return [line[3:5] + line[6:] for line in trace if line.way == way and line.peer == str(pe) and line.sort in sorts]


def both_ends_record_the_same_messages(traces):
    """Both ends must record the same messages in the same order, except for data messages, each of which has its own
    receive."""
    for sender, trace in enumerate(traces):
        for receiver, other in enumerate(traces):
            for sort in ("request", "answer", "data", "leaders"):
                sent, received = selected(trace, "sent", receiver, [sort]), selected(other, "received", sender, [sort])
                if sort == "data":
                    sent, received = sorted(sent), sorted(received)
                expect(sent == received,
                       f"{sort} of PE {sender} to PE {receiver}: sent {sent[:9]}..., received {received[:9]}...")


def items_are_recorded_with_their_lengths(options, prefix):
    """Both ends must record each message, and each item must have its length."""
    pes = options["pes"]
    expect(run(options, prefix, ["items"])[0] == 0, "the job failed")
    traces = [read_trace(prefix, pe, pes) for pe in range(pes)]
    both_ends_record_the_same_messages(traces)
    for pe, trace in enumerate(traces):
        counts = collections.Counter((line.what, int(line.bytes)) for line in trace
                                     if line.way == "sent" and line.peer == str((pe + 1) % pes)
                                     and line.sort in ("request", "data"))
        for what in (("put", 100), ("atomic_fetch", 8), ("compare_swap", 8), ("get", 50), ("atomic", 8), ("put_word", 8)):
            expect(counts[what] == 1, f"PE {pe}: {what} was sent {counts[what]} times: expected once")
        for what, length in (("bulk_put", BULK), ("bulk_get", BULK), ("get_words", 24)):  # they may be divided into several messages
            asked = sum(int(line.bytes) for line in trace if line.way == "sent" and line.sort == "request"
                        and line.what == what)
            expect(asked == length, f"PE {pe}: {what} of {asked} bytes: expected {length}")
        for what in ("bulk_put", "bulk_get"):
            came = sum(int(line.bytes) for line in trace if line.way == "received" and line.sort == "data"
                       and line.what == what)
            expect(came == BULK, f"PE {pe}: {came} bytes of {what} came: expected {BULK}")
        answered = sum(int(line.packets) for line in trace if line.way == "received" and line.what == "receipt")
        asked = len({line.nth + line.peer for line in trace if line.way == "sent" and line.sort == "request"})
        by_data = sum(line.way == "received" and line.sort == "data" and line.what == "bulk_get" for line in trace)
        expect(answered + by_data == asked, f"PE {pe}: of {asked} packets {answered} and {by_data} were answered")


def active_messages_are_recorded(options, prefix):
    """Active messages must be recorded with the lengths of their arguments, and with notifications that they were
    handled."""
    pes = options["pes"]
    expect(run(options, prefix, ["messages"])[0] == 0, "the job failed")
    traces = [read_trace(prefix, pe, pes) for pe in range(pes)]
    both_ends_record_the_same_messages(traces)
    for pe, trace in enumerate(traces):
        sent = [line for line in trace if line.way == "sent" and line.what == "active"]
        expect([(line.peer, line.bytes) for line in sent] == [(str((pe + 1) % pes), "20")] * 3,
               f"PE {pe}: the messages are {sent}")
        expect(any(line.what == "handled" and line.way == "received" for line in trace),
               f"PE {pe}: nothing was handled")
        told = {line.what for line in trace if line.sort == "request"}
        expect(told <= {"active", "handled", "asks_for_an_answer", "receipt"}, f"PE {pe}: the requests have {told}")


def ring_keeps_the_latest_lines(options, prefix):
    """The file must have a bounded length and contain the latest lines."""
    expect(run(options, prefix, ["ring"])[0] == 0, "the job failed")
    for pe in range(options["pes"]):
        trace = read_trace(prefix, pe, options["pes"])
        expect(len(trace) == RING_LINES, f"PE {pe}: {len(trace)} lines: expected {RING_LINES}")
        expect(int(trace[-1].number) > RING_PUTS, f"PE {pe}: the last line is {trace[-1]}")
        expect(trace[-1].what == "shmem_finalize", f"PE {pe}: the last line is {trace[-1]}")


def awaited_by(trace):
    """Returns the PEs from which an awaited message has not arrived."""
    waits = collections.Counter(line.peer for line in trace if line.way == "awaits")
    waits.subtract(line.peer for line in trace if line.way == "received" and line.sort in ("leaders", "data"))
    return {pe for pe, count in waits.items() if count > 0}


def last_awaited(trace, peer):
    return [line for line in trace if line.way == "awaits" and line.peer == peer][-1]


def is_stuck(options, prefix):
    """Returns whether PE 0 waits in the barrier for the last PE only. The last line of its file may be incomplete."""
    last, known = str(options["pes"] - 1), len(failures)
    try:
        trace = read_trace(prefix, 0, options["pes"])
        return awaited_by(trace) == {last} and last_awaited(trace, last).what == "shmem_barrier_all"
    except (OSError, LookupError, TypeError, ValueError):
        return False
    finally:
        del failures[known:]


def trace_of_a_hang_tells_who_is_awaited(options, prefix):
    """A job that hangs is killed. Its traces must show which PE waits for which."""
    last = options["pes"] - 1
    job = start(options, prefix, ["hang"])
    events.until(lambda: job.poll() is not None or is_stuck(options, prefix))
    job.send_signal(signal.SIGTERM)
    job.communicate(timeout=events.HANG_S)
    trace = read_trace(prefix, 0, options["pes"])
    expect(awaited_by(trace) == {str(last)}, f"PE 0 awaits {awaited_by(trace)}: expected {last}")
    stuck = last_awaited(trace, str(last))
    expect(stuck.what == "shmem_barrier_all", f"PE 0 awaits in {stuck}")
    there = read_trace(prefix, last, options["pes"])
    expect(not any(line.what == "shmem_barrier_all" and line.way == "sent" for line in there),
           f"PE {last} has come to the barrier")


def unusable_trace_settings_are_reported(options, prefix):
    """A trace file that cannot be opened aborts the job with an error message. If there are no packets, a warning is
    printed."""
    status, errors = run(options, f"{prefix}.none/trace", ["items"])
    lines = [line for line in errors.splitlines() if line.startswith("isthmus: ")]
    expect(status != 0, "the job did not fail")
    expect(any("ISTHMUS_TRACE: cannot create the file for the trace of PE " in line and ".none cannot be opened: No such file or directory" in line
               for line in lines), f"the lines are {lines}")
    status, errors = run(options, prefix, ["items"], ISTHMUS_NODE_SIZE="0")
    lines = [line for line in errors.splitlines() if line.startswith("isthmus: ")]
    expect(status == 0 and len(lines) == 1 and "PE 0: shmem_init: ISTHMUS_TRACE: all PEs share memory" in lines[0],
           f"on one node: status {status}, {lines}")


def main():
    oshrun, mpi, pes, program, what = sys.argv[1:]
    options = {"oshrun": oshrun, "mpi": mpi, "pes": int(pes), "program": program}
    with tempfile.TemporaryDirectory() as folder:
        {"items": items_are_recorded_with_their_lengths, "messages": active_messages_are_recorded,
         "ring": ring_keeps_the_latest_lines, "hang": trace_of_a_hang_tells_who_is_awaited,
         "refused": unusable_trace_settings_are_reported}[what](options, f"{folder}/trace")
    print(*failures, sep="\n")
    sys.exit(bool(failures))


main()
