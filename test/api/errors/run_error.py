#!/usr/bin/env python3
"""Runs every mistake of the program `errors` and checks the library's message.

Each case must end in time, with the expected status and a message that explains the mistake. It must not leave a
process or a shared-memory file behind.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import uuid

TIME_LIMIT = 60 * int(os.environ.get("TEST_TIME_SCALE", "1"))
LEAVING = 30   # seconds in which the processes of a job must end
JOBS_AT_ONCE = 4
ADDRESS = r"0x[0-9a-f]+"

# (case, routine, text of the message after the routine). Run on 2 PEs; the exit status of the job must not be 0.
FATAL = [
    ("put_to_pe_negative", "shmem_long_p", r"pe is -3: expected 0 to 1$"),
    ("get_from_pe_too_large", "shmem_long_get", r"pe is 2: expected 0 to 1\b"),
    ("atomic_at_pe_too_large", "shmem_long_atomic_add", r"pe is 7: expected 0 to 1\b"),
    ("put_not_symmetric", "shmem_long_put", rf"dest is {ADDRESS}, which is not symmetric"),
    ("get_word_unmapped", "shmem_long_get_nbi", r"SIGSEGV: nothing is mapped at 0x[0-9a-f]+000: expected buffers"),
    ("get_not_symmetric", "shmem_getmem", rf"source is {ADDRESS}, which is not symmetric"),
    ("atomic_not_symmetric", "shmem_long_atomic_inc", rf"{ADDRESS}, which is not symmetric"),
    ("wait_not_symmetric", "shmem_long_wait_until", rf"ivar is {ADDRESS}, which is not symmetric"),
    ("put_past_the_end", "shmem_putmem",
     rf"dest is {ADDRESS} with 70368744177664 bytes, which extend beyond the end of .*heap"),
    ("put_null", "shmem_long_put", r"dest is a null pointer, but its length is 8 bytes"),
    ("put_null_source", "shmem_long_put", r"source is a null pointer, but its length is 8 bytes"),
    ("put_too_many", "shmem_long_put", r"nelems is \d+, of 8 bytes each"),
    ("atomic_misaligned", "shmem_long_atomic_inc", rf"{ADDRESS}: expected a multiple of .*\b8\b"),
    ("minimum_of_unaligned", "shmemx_float_atomic_min", rf"{ADDRESS}: expected a multiple of .*\b4\b"),
    ("maximum_at_pe_too_large", "shmemx_ctx_long_atomic_fetch_max", r"pe is 2: expected 0 to 1\b"),
    ("product_without_fetch", "shmemx_long_atomic_fetch_mul_nbi", r"fetch is a null pointer"),
    ("split_by_negative_color", "shmemx_team_split", r"color is -2: expected 0 or above, or SHMEMX_TEAM_NO_COLOR"),
    ("req_bad", "shmemx_req_wait_all", r"reqs contains 0x5a5a5a5a5a5a5a5a, which is not an active request: expected a request"),
    ("box_of_nine", "shmemx_put_nd", r"ndims is 9: expected at most 8"),
    ("box_too_close", "shmemx_get_nd", r"source_strides\[1\] is 7 bytes: expected at least the size of an element, 8 bytes"),
    ("box_past_the_end", "shmemx_put_nd", rf"dest is {ADDRESS} with \d+ bytes, which extend beyond the end of .*heap"),
    ("lists_unequal", "shmemx_putv", r"dest has 16 bytes, but source has 24 bytes: expected equal lengths"),
    ("list_not_symmetric", "shmemx_putv", rf"dest is {ADDRESS}, which is not symmetric"),
    ("team_bad", "shmem_team_sync", r"team is 0x5a5a5a5a5a5a5a5a, which is not a team: expected a team"),
    ("team_invalid", "shmem_team_sync", r"team is SHMEM_TEAM_INVALID"),
    ("team_destroyed", "shmem_team_sync", rf"team is {ADDRESS}, which is not a team: expected .* not destroyed"),
    ("team_world_destroyed", "shmem_team_destroy", r"team is SHMEM_TEAM_WORLD"),
    ("context_bad", "shmem_ctx_long_p", r"ctx is 0x5a5a5a5a5a5a5a5a, which is not a context: expected a context"),
    ("context_invalid", "shmem_ctx_long_p", r"ctx is SHMEM_CTX_INVALID"),
    ("context_destroyed", "shmem_ctx_quiet", rf"ctx is {ADDRESS}, which is not a context: expected .* not destroyed"),
    ("stride_negative", "shmem_long_iput", r"dst is -2 elements: expected at least 1"),
    ("stride_below_block", "shmem_long_ibput", r"sst is 2 elements: expected at least 3"),
    ("space_bad", "shmem_space_malloc", r"space is 0x5a5a5a5a5a5a5a5a, which is not a memory space: expected a space"),
    ("space_destroyed", "shmem_space_malloc", rf"space is {ADDRESS}, which is not a memory space: expected .* not destroyed"),
    ("space_of_other_pe", "shmem_space_malloc",
     rf"space is {ADDRESS}, memory space 1, which this PE is not a member of: expected a space that contains this PE"),
    ("space_no_result", "shmem_space_create", r"space is a null pointer"),
    ("space_default_destroyed", "shmem_space_destroy", r"space is SHMEMX_SPACE_DEFAULT: expected"),
    ("space_no_caps", "shmem_space_get_caps", r"caps is a null pointer"),
    ("space_put_past_the_end", "shmem_putmem",
     rf"dest is {ADDRESS} with 2097152 bytes, which extend beyond the end of the memory space 1: "),
    ("space_put_after_destroy", "shmem_char_p", rf"dest is {ADDRESS}, which is not symmetric"),
    ("space_block_freed_by_heap", "shmem_free",
     rf"ptr \({ADDRESS}\) is in the memory space 1: expected a block of the symmetric heap"),
    ("heap_block_freed_by_space", "shmem_space_free",
     rf"ptr \({ADDRESS}\) is in the symmetric heap: expected a block of the memory space 1"),
    ("space_block_freed_by_other", "shmem_space_free",
     rf"ptr \({ADDRESS}\) is in the memory space 1: expected a block of the memory space 2"),
    ("space_free_twice", "shmem_space_free", rf"ptr \({ADDRESS}\).*already freed"),
    ("free_twice", "shmem_free", rf"ptr \({ADDRESS}\).*already freed"),
    ("free_interior", "shmem_free", rf"ptr \({ADDRESS}\) is inside a block, 8 bytes after"),
    ("free_foreign", "shmem_free", rf"ptr \({ADDRESS}\) is not in the symmetric heap"),
    ("free_static", "shmem_free", rf"ptr \({ADDRESS}\) is in the static data: expected a block"),
    ("comparison_unknown", "shmem_long_wait_until", r"cmp is 77: expected one of SHMEM_CMP_EQ"),
    ("signal_operation_unknown", "shmem_long_put_signal", r"sig_op is 77: expected SHMEM_SIGNAL_SET"),
    ("root_outside", "shmem_long_broadcast", r"PE_root is 2: expected 0 to 1"),
    ("root_brings_less", "shmem_broadcastmem",
     r"PE 0( passed fewer than the 2000 bytes of this PE: expected the same number"
     r"|, with 1000 bytes, and PE 1, with 2000 bytes)"),
    ("begun_without_request", "shmemx_long_sum_reduce_nb", r"req is a null pointer"),
    ("begun_another", r"shmemx_long_\w+_reduce_nb",
     r"PE \d is in shmemx_long_\w+_reduce_nb while PE \d is in shmemx_long_\w+_reduce_nb"),
    ("begun_by_one", "(shmemx_team_sync_nb|shmem_finalize)",
     r"PE 1 (ended or called shmem_finalize, but did not call this|is in shmem_finalize while PE 0 is in shmemx_team_sync_nb)"
     r"|PE 0 is in shmemx_team_sync_nb while PE 1 is in shmem_finalize"),
    ("begun_and_left", "shmemx_long_sum_reduce_nb", r"PE 1 ended or called shmem_finalize, but did not call this"),
    ("begun_and_finalized", "shmem(_barrier_all|x_long_sum_reduce_nb)",
     r"PE (1 ended or called shmem_finalize, but did not call this|\d is in shmem\w+ while PE \d is in)"),
    ("begun_and_waited_for", "shmem(_barrier_all|x_long_sum_reduce_nb)",
     r"PE \d is in (shmem_barrier_all|shmemx_\w+_nb) while PE \d is in (shmem_barrier_all|shmemx_\w+_nb)"),
    ("begun_lengths", "shmemx_long_sum_reduce_nb", r"PE \d (passed|sends|expects) \d+ bytes, but this PE"),
    ("begun_lengths_apart", "shmemx_broadcastmem_nb", r"PE \d (passed|sends|expects) \d+ bytes, but this PE"),
    ("operation_of_no_bytes", "shmemx_reduce_op", r"size is 0: expected 1 to 8192 bytes"),
    ("operation_null", "shmemx_reduce_op", r"op is a null pointer: expected a function"),
    ("request_null", "shmemx_req_wait", r"req is a null pointer: expected the address of a request"),
    ("block_beyond", "shmemx_alltoallvmem", rf"dest is {ADDRESS} with 7036\d+ bytes, which extend beyond the end"),
    ("block_lengths", "shmemx_alltoallvmem", r"PE 0 sends 4 bytes( to PE 1, which|, but this PE) expects 8 bytes"),
    ("block_arrays", "shmemx_alltoallvmem", r"the array of offsets is a null pointer"),
    ("scatter_root_outside", "shmemx_scattervmem", r"PE_root is 2: expected 0 to 1"),
    ("active_set_outside", "shmem_barrier", r"PE_size 3\) ends at PE 2: expected at most PE 1"),
    ("lock_taken_twice", "shmem_set_lock", rf"this PE already holds the lock at {ADDRESS}"),
    ("lock_not_held", "shmem_clear_lock", rf"does not hold the lock at {ADDRESS}"),
    ("lock_kept", "shmem_(set_lock|finalize)",
     rf"(PE 0 ended or called shmem_finalize while it held .* lock at {ADDRESS}|PE 1 waits for a lock)"),
    ("put_before_init", "shmem_long_p", r"called before shmem_init"),
    ("malloc_before_init", "shmem_malloc", r"called before shmem_init"),
    ("after_finalize", "shmem_long_p", r"called after shmem_finalize"),
    ("collective_after_finalize", "shmem_barrier_all", r"called after shmem_finalize"),
]

# Fatal cases with SHMEM_DEBUG.
DEBUG_FATAL = [
    ("debug_sizes", "shmem_malloc", r"size is 200 on PE 1 and 100 on PE 0"),
    ("debug_space_sizes", "shmem_space_create", r"size is 8192 on PE 1 and 4096 on PE 0"),
    ("debug_roots", "shmem_long_broadcast", r"PE_root is 1 on PE 1 and 0 on PE 0"),
    ("debug_lengths", "shmem_long_sum_reduce", r"number of elements is 2 on PE 1 and 1 on PE 0"),
    ("debug_nothing_sent", "shmemx_alltoallvmem",
     r"PE 0 sends 0 bytes,? (to PE 1, which expects|but this PE expects) 8"),
    ("debug_order", r"shmem_\w+",
     r"PE 1 is in shmem_long_sum_reduce while PE 0 is in shmem_sync_all"),
    ("debug_overlap_put", "shmem_long_put", rf"dest {ADDRESS} and source {ADDRESS} overlap"),
    ("debug_overlap_collective", "shmem_long_sum_reduce", r"dest .* and source .* overlap"),
    ("debug_red_zone_after", "shmem_free", r"block of 100 bytes .* overrun: a byte after it"),
    ("debug_red_zone_before", "shmem_free", r"block of 100 bytes .* overrun: a byte before it"),
]

# Cases that are not fatal: a message is printed, and the job ends with status 0.
WARNINGS = [
    ("heap_exhausted", {}, "shmem_malloc",
     r"not enough free memory for 70368744177664 bytes: the symmetric heap has \d+ .*; the heap has its default size"),
    ("heap_exhausted", {"SHMEM_SYMMETRIC_SIZE": "2m"}, "shmem_malloc",
     r"not enough free memory for 70368744177664 bytes: the symmetric heap has 2097152 bytes.* set SHMEM_SYMMETRIC_SIZE"),
    ("spaces_exhausted", {"ISTHMUS_SPACES_SIZE": "16m"}, "shmem_space_create",
     r"not enough free memory for a space of 12582912 bytes: all spaces together can have 16777216 bytes, 12582912 bytes"
     r" are in use, and the largest free range has 4194304 bytes; set ISTHMUS_SPACES_SIZE to a larger value"),
    ("debug_leak", {"SHMEM_DEBUG": "1"}, "shmem_finalize",
     r"1 blocks? of the symmetric heap \(12345 bytes\) (was|were) never freed"),
    ("debug_space_leak", {"SHMEM_DEBUG": "1"}, "shmem_space_destroy",
     r"1 blocks? of the memory space 1 \(12345 bytes\) (was|were) never freed"),
    ("debug_req_left", {"SHMEM_DEBUG": "1", "ISTHMUS_NODE_SIZE": "1"}, "shmem_finalize",
     r"1 request has not been completed: complete each request with a test or wait"),
    ("debug_watchdog", {"SHMEM_DEBUG": "1", "ISTHMUS_WATCHDOG": "1"}, "shmem_uint64_wait_until",
     rf"has waited [1-9][0-9]* s for the variable at {ADDRESS} to be < 1: it is 18446744073709551614"),
    ("debug_watchdog_lock", {"SHMEM_DEBUG": "1", "ISTHMUS_WATCHDOG": "1"}, "shmem_set_lock",
     rf"has waited [1-9][0-9]* s for the lock at {ADDRESS}, which PE 0 holds or waits for"),
]

# Fatal between nodes only: within a node, these operations are complete when they return.
BETWEEN_NODES = {"ISTHMUS_NODE_SIZE": "1"}
FATAL_BETWEEN_NODES = [
    ("req_used_twice", "shmemx_req_wait",
     rf"req contains {ADDRESS}, which is not an active request: expected a request that no test or wait"),
]

# Invalid heap sizes: the message names the value, and the job ends.
BAD_SIZES = ["lots", "-1", "1x", "k", "99999999T"]
# Valid heap sizes, including the unusual examples of the specification.
GOOD_SIZES = {"20kk": 20 * 1024, "1.5m": 1536 * 1024, ".5m": 512 * 1024, "1048577": 1048577,
              "0x200000": 2 * 1024 * 1024}


def environment(settings, marker, temporary):
    """Returns the environment of a job. Each job has its own temporary directory, because Open MPI 4 fails if a job
    starts while another removes the directory that all jobs of a user share."""
    names = [name for name in os.environ if name.startswith(("SHMEM_", "SMA_"))]
    names += ["ISTHMUS_WATCHDOG", "ISTHMUS_MPI"]
    result = {name: value for name, value in os.environ.items() if name not in names}
    result.update(settings)
    result["ERRORS_RUN"] = marker
    result["TMPDIR"] = temporary
    return result


def processes_of(marker):
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as stream:
                if f"ERRORS_RUN={marker}".encode() in stream.read():
                    found.append(pid)
        except OSError:
            pass
    return found


def await_end_of_processes(marker):
    """Returns the processes that still exist after LEAVING seconds. A crash with a backtrace takes time on a busy
    machine."""
    deadline = time.monotonic() + LEAVING
    while True:
        left = processes_of(marker)
        if not left or time.monotonic() >= deadline:
            return left
        time.sleep(0.05)


def name_of(pid):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as stream:
            return f"{pid} ({stream.read().replace(bytes(1), b' ').decode(errors='replace').strip()})"
    except OSError:
        return f"{pid} (gone since)"


def shared_files():
    """Returns the shared-memory files of the library whose creator has ended."""
    found = set()
    for name in os.listdir("/dev/shm"):
        match = re.match(r"isthmus-(\d+)-", name)
        if match and not os.path.exists(f"/proc/{match[1]}"):
            found.add(name)
    return found


class Driver:
    def __init__(self, options):
        self.options = options
        self.failures = 0
        self.count = 0
        self.lock = threading.Lock()
        self.said = set()  # messages of the library

    def launch(self, case, settings):
        """Runs a case. Returns its status and output, and what is wrong with its end."""
        marker = uuid.uuid4().hex
        files = shared_files()
        temporary = tempfile.mkdtemp()
        command = [self.options.oshrun, "--mpi", self.options.mpi, "-np", "2", self.options.program, case]
        job = subprocess.Popen(command, env=environment(settings, marker, temporary), text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               stdin=subprocess.DEVNULL, errors="replace")
        problems = []
        try:
            output, _ = job.communicate(timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            problems.append(f"it did not end in {TIME_LIMIT} s")
            for pid in processes_of(marker):
                os.kill(int(pid), 9)
            output, _ = job.communicate()
        left = await_end_of_processes(marker)
        if left:
            problems.append("processes are left: " + ", ".join(map(name_of, left)))
        if shared_files() - files:
            problems.append("files are left: " + " ".join(shared_files() - files))
        if any(names for _, _, names in os.walk(temporary)):
            problems.append(f"files are left in {temporary}")
        shutil.rmtree(temporary)
        return job.returncode, output, problems

    def report(self, title, output, problems):
        with self.lock:
            self.count += 1
            self.said.update(line for line in output.splitlines() if line.startswith("isthmus: "))
            if not problems:
                print(f"PASS {title}", flush=True)
                return
            self.failures += 1
            print(f"FAIL {title}: {'; '.join(problems)}\n{output}", flush=True)

    def mistake_ends_the_job_with_its_message(self, case, settings, routine, text):
        status, output, problems = self.launch(case, settings)
        line = re.compile(rf"^isthmus: (PE \d+|process \d+): {routine}: .*{text}", re.MULTILINE)
        if not line.search(output):
            problems.append(f"no line has {line.pattern}")
        if status == 0:
            problems.append("the status is 0")
        if f"case {case} went on" in output:
            problems.append("the program went on")
        own_lines = re.findall(r"^isthmus: (PE \d+|process \d+): .*$", output, re.MULTILINE)
        if len(own_lines) != len(set(own_lines)):
            problems.append("a PE said more than one line")
        self.report(case, output, problems)

    def mistake_warns_once_and_job_goes_on(self, case, settings, routine, text):
        status, output, problems = self.launch(case, settings)
        line = re.compile(rf"^isthmus: PE \d+: {routine}: .*{text}", re.MULTILINE)
        if len(line.findall(output)) != 1:
            problems.append(f"not exactly one line has {line.pattern}")
        if status != 0:
            problems.append(f"the status is {status}")
        if output.count(f"case {case} went on") != 2:
            problems.append("not both PEs went on")
        if case == "heap_exhausted" and output.count("malloc gave null") != 2:
            problems.append("not both PEs got null")
        self.report(f"{case} {settings}", output, problems)

    def invalid_heap_size_is_reported(self, name, value):
        status, output, problems = self.launch("nothing", {name: value})
        if not re.search(rf"^isthmus: .*{name} is \"{re.escape(value)}\".*expected", output, re.MULTILINE):
            problems.append(f"no line names {name} and {value!r}")
        if status == 0 or "went on" in output:
            problems.append("the program ran")
        self.report(f"{name}={value!r}", output, problems)

    def valid_heap_size_is_used(self, value, size):
        status, output, problems = self.launch("heap_exhausted", {"SHMEM_SYMMETRIC_SIZE": value})
        match = re.search(r"symmetric heap has (\d+) bytes", output)
        if status != 0 or not match or not size <= int(match[1]) <= size + 4 * 1024 * 1024:
            problems.append(f"the heap is not of {size} bytes")
        self.report(f"SHMEM_SYMMETRIC_SIZE={value}", output, problems)

    def explain_knows_every_printed_message(self):
        """isthmus-info --explain must know each message that was printed, with and without a launcher's prefix."""
        info = os.path.join(os.path.dirname(self.options.oshrun), "isthmus-info")
        lines = sorted(self.said) + [f"[1,0]<stderr>: {line}" for line in sorted(self.said)]
        told = subprocess.run([info, "--explain", "-"], input="\n".join(lines) + "\n", text=True, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        problems = [] if told.returncode == 0 else [f"isthmus-info --explain has status {told.returncode}"]
        self.report(f"{len(self.said)} different lines are explained", told.stdout if problems else "", problems)

    def checks(self):
        """Yields every check and its arguments."""
        for case, routine, text in FATAL:
            yield self.mistake_ends_the_job_with_its_message, case, {}, routine, text
        for case, routine, text in DEBUG_FATAL:
            yield self.mistake_ends_the_job_with_its_message, case, {"SHMEM_DEBUG": "1"}, routine, text
        for case, routine, text in FATAL_BETWEEN_NODES:
            yield self.mistake_ends_the_job_with_its_message, case, BETWEEN_NODES, routine, text
        for case, settings, routine, text in WARNINGS:
            yield self.mistake_warns_once_and_job_goes_on, case, settings, routine, text
        for value in BAD_SIZES:
            yield self.invalid_heap_size_is_reported, "SHMEM_SYMMETRIC_SIZE", value
        yield self.invalid_heap_size_is_reported, "SMA_SYMMETRIC_SIZE", "lots"
        for value, size in GOOD_SIZES.items():
            yield self.valid_heap_size_is_used, value, size
        yield (self.mistake_ends_the_job_with_its_message, "put_null", {"ISTHMUS_SHARE": "shm"}, "shmem_long_put",
               "dest is a null pointer")

    def run(self):
        # Jobs run in parallel, because they mostly wait for their launchers.
        checks = list(self.checks())
        if self.options.half is not None:
            checks = checks[self.options.half::2]
        if self.options.only:
            checks = [check for check in checks if check[1] in self.options.only]
        with concurrent.futures.ThreadPoolExecutor(JOBS_AT_ONCE) as pool:
            for done in [pool.submit(check, *arguments) for check, *arguments in checks]:
                done.result()
        self.explain_knows_every_printed_message()
        print(f"{self.count} cases, {self.failures} failed")
        return 1 if self.failures else 0


def main(driver, description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--oshrun", required=True, help="the launcher to use")
    parser.add_argument("--mpi", required=True, help="the MPI to run on")
    parser.add_argument("--half", type=int, choices=[0, 1], help="only every second case, from this one on")
    parser.add_argument("--only", nargs="+", metavar="CASE", help="only the mistakes of these names")
    parser.add_argument("program", help="the program that makes the mistakes")
    return driver(parser.parse_args()).run()


if __name__ == "__main__":
    sys.exit(main(Driver, __doc__))
