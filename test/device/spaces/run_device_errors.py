#!/usr/bin/env python3
"""Runs every case of the program `device_errors` and checks the library's message.

As in run_error.py, each job must end in time with the expected status and message, and must leave nothing behind.
"""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "api", "errors"))
from run_error import ADDRESS, Driver, main  # noqa: E402

ONE_HAS = {"ISTHMUS_DEVICE": "0,none"}
NO_SPACE_THERE = r"PE 1 of the job has no memory space 1: expected a PE that is a member of the space"


def failing(how, **settings):
    return {"STANDIN_FAIL": how, **settings}


# (case, environment, routine, text of the message after the routine). The exit status of the job must not be 0.
FATAL = [
    ("put_to_no_member", ONE_HAS, "shmem_char_p", NO_SPACE_THERE),
    ("get_from_no_member", ONE_HAS, "shmem_char_g", NO_SPACE_THERE),
    ("atomic_at_no_member", ONE_HAS, "shmem_long_atomic_inc", NO_SPACE_THERE),
    ("collective_with_no_member", ONE_HAS, "shmem_long_sum_reduce",
     rf"dest is {ADDRESS}, in memory space 1, but PE 1 of the job, .* is not a member"),
    ("put_past_the_end", {}, "shmem_putmem",
     rf"dest is {ADDRESS} with 2097152 bytes, which extend beyond the end of the memory space 1"),
    ("put_after_destroy", {}, "shmem_char_p", rf"dest is {ADDRESS}, which is not symmetric"),
    ("free_twice", {}, "shmem_space_free", rf"ptr \({ADDRESS}\).*already freed"),
    ("block_freed_by_heap", {}, "shmem_free",
     rf"ptr \({ADDRESS}\) is in the memory space 1: expected a block of the symmetric heap"),
    ("nothing_wrong", {"ISTHMUS_DEVICE": "2"}, "shmem_space_create",
     r"ISTHMUS_DEVICE selects device 2, but the number of \w+ devices that this PE can use is 2: use a smaller number"),
]

# Space creation must fail with this message.
REFUSED = [
    (failing("alloc"), "shmem_space_create", r"cannot allocate 1048576 bytes of memory of device_type 2: "),
    (failing("ipc"), "shmem_space_create",
     r"cannot map the device memory of another PE of this node: the driver cannot share the memory of PE [01] with other"
     r" processes; set ISTHMUS_PATH=message"),
    (failing("import"), "shmem_space_create", r"cannot map the device memory of another PE of this node: "),
    (failing("lost:0"), "shmem_space_create", r"cannot allocate 1048576 bytes of memory of device_type 2: "),
]

# Data must arrive despite the failure.
HARMLESS = [
    {},
    failing("ipc", ISTHMUS_PATH="message"),
    failing("ipc", ISTHMUS_NODE_SIZE="1"),
    failing("peer"),
    failing("peer", ISTHMUS_PATH="message"),
]


class DeviceDriver(Driver):
    def space_creation_is_refused_with_a_message(self, settings, routine, text):
        status, output, problems = self.launch("nothing_wrong", settings)
        line = re.compile(rf"^isthmus: PE \d+: {routine}: .*{text}", re.MULTILINE)
        if len(line.findall(output)) != 1:
            problems.append(f"not exactly one line has {line.pattern}")
        if status != 0 or output.count("was refused") != 2:
            problems.append(f"the status is {status}, or not both PEs were refused")
        self.report(f"refused {settings}", output, problems)

    def data_moves_despite_the_failure(self, settings):
        status, output, problems = self.launch("nothing_wrong", settings)
        if status != 0:
            problems.append(f"the status is {status}")
        if output.count("was moved") != 2:
            problems.append("not both PEs moved their data")
        self.report(f"harmless {settings}", output, problems)

    def lost_device_ends_the_job(self, settings, text):
        """A device that fails must end the job, and each PE must report it at most once."""
        status, output, problems = self.launch("put_for_ever", settings)
        pes = [match[1] for match in re.finditer(rf"^isthmus: (PE \d+): {text}", output, re.MULTILINE)]
        if not pes or len(pes) != len(set(pes)):
            problems.append(f"not one line of a PE has {text}")
        if status == 0 or "went on" in output:
            problems.append(f"the status is {status}, or the program went on")
        self.report(f"lost {settings}", output, problems)

    def checks(self):
        for case, settings, routine, text in FATAL:
            yield self.mistake_ends_the_job_with_its_message, case, settings, routine, text
        for settings, routine, text in REFUSED:
            yield self.space_creation_is_refused_with_a_message, settings, routine, text
        yield self.lost_device_ends_the_job, failing("lost:50"), r"shmem_putmem: \w+: the driver's \w+ failed: \w+"
        # Work for a PE of another node is not part of a routine of the target PE, so the message has no routine.
        yield (self.lost_device_ends_the_job, failing("lost:50", ISTHMUS_NODE_SIZE="1"),
               r"(shmem_putmem: )?\w+: the driver's \w+ failed: \w+")
        for settings in HARMLESS:
            yield self.data_moves_despite_the_failure, settings


if __name__ == "__main__":
    sys.exit(main(DeviceDriver, __doc__))
