#!/usr/bin/env python3
"""Checks the core file of a PE that crashes, or that gdb creates while the PE runs.

cores.py --build FOLDER --program PROGRAM --mpi NAME [--symmetric SIZE] WAY...

A way is an argument of the program (store, abort, wait), or signal:NAME, gcore or gcore:wait. Each may be followed
by =none or =all, the value of ISTHMUS_CORE. Checks for each: the size of the core file is limited, gdb prints the
stack and symmetric variables, and the PE's memory files use no more blocks than before. The exit status is 77 if
this system creates no core files.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

MIB = 1 << 20
MOST = {"own": 64 * MIB, "all": 96 * MIB, "none": 16 * MIB}
# gdb also writes the address space of malloc's arenas, and memory that a PE has freed since it waited a second.
MOST_OF_GDB = 256 * MIB
TOO_MUCH = 1 << 30  # if everything is dumped, limit the size to protect the machine's memory


def start(options, way, core, folder):
    environment = dict(os.environ, ISTHMUS_CORE=core)
    for name in ("SHMEM_SYMMETRIC_SIZE", "ISTHMUS_SPACES_SIZE"):
        environment.pop(name, None)
        if options.symmetric:
            environment[name] = options.symmetric
    return subprocess.Popen([options.build / "bin/oshrun", "--mpi", options.mpi, "-np", "2",
                             options.program, way], cwd=folder, env=environment, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def read_beginning(job):
    """Returns the PID of the PE, and the value of its variable `late`."""
    said = []
    for line in job.stdout:
        said.append(line)
        found = re.match(r"pid (\d+), late at 0x([0-9a-f]+)", line)
        if found:
            return int(found[1]), int(found[2], 16)
    raise SystemExit("the program did not begin: " + "".join(said))


def memory_files(pid):
    """Opens the PE's memory files. The descriptors keep the files after the PE has ended."""
    folder = pathlib.Path(f"/proc/{pid}/fd")
    return [os.open(entry, os.O_RDONLY) for entry in folder.iterdir()
            if os.readlink(entry).startswith(("/memfd:isthmus-heap", "/memfd:isthmus-static"))]


def blocks_of(files):
    return sum(os.fstat(file).st_blocks for file in files)


def is_dumped(pid, address):
    """Returns true if core files include the process's memory at this address."""
    here = False
    for line in pathlib.Path(f"/proc/{pid}/smaps").read_text(encoding="utf-8", errors="replace").splitlines():
        found = re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line)
        if found:
            here = int(found[1], 16) <= address < int(found[2], 16)
        elif here and line.startswith("VmFlags:"):
            return "dd" not in line.split()
    raise SystemExit(f"there is no memory at {address:#x}")


def dump(way, pid, late, folder):
    """Makes the PE create a core file. Returns how long that took."""
    begin = time.monotonic()
    (folder / "go").touch()
    kind, _, word = way.partition(":")
    if kind == "gcore":
        if word == "wait":  # a PE that waits marks newly written memory from time to time
            events.until(lambda: is_dumped(pid, late))
        begin = time.monotonic()
        subprocess.run(["gcore", "-o", folder / "core", str(pid)], check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE,
                                                             (TOO_MUCH, TOO_MUCH)))
        return time.monotonic() - begin
    if kind == "signal":
        os.kill(pid, getattr(signal, word))
    events.until(lambda: events.has_ended(pid))  # the core file is complete
    return time.monotonic() - begin


def ask_gdb(options, core):
    """Returns gdb's output for the core file."""
    commands = ["bt", "print marker", "print *block", "print *space_block", "print *sparse",
                "print *(int *)&sparse_static", "print *own_block", "print *late",
                "print *peers_block"]
    words = [word for command in commands for word in ("-ex", command)]
    return subprocess.run(["gdb", "-batch", *words, options.program, core], text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def faults_of(said, setting, waited):
    """Returns what is wrong with the output, given ISTHMUS_CORE."""
    patterns = [r" main \("]
    missing = []
    symmetric = [r"\$1 = 4712\b", r"\$2 = 4712\b", r"\$3 = 4712\b", r"\$4 = 4712\b", r"\$5 = 1\b",
                 r"\$6 = 4712\b"]
    (missing if setting == "none" else patterns).extend(symmetric)
    (patterns if waited else missing).append(r" = 4713\b")
    (patterns if setting == "all" else missing).append(r"\$\d = 4712\s*\Z")
    return ([f"gdb shows no {pattern}" for pattern in patterns if not re.search(pattern, said)]
            + [f"gdb shows {pattern}" for pattern in missing if re.search(pattern, said)])


def core_file_is_small_and_readable(options, text, folder):
    way, _, setting = text.partition("=")
    setting = setting or "own"
    word = way.partition(":")[2] if way.startswith("gcore") else way
    job = start(options, word, setting, folder)
    pid, late = read_beginning(job)
    files = memory_files(pid)
    before = blocks_of(files)
    seconds = dump(way, pid, late, folder)
    after = blocks_of(files)
    for file in files:
        os.close(file)
    if not events.has_ended(pid):
        os.kill(pid, signal.SIGKILL)
    job.communicate(timeout=events.HANG_S)
    cores = list(folder.glob("core*"))
    faults = [] if len(files) == 2 else [f"{len(files)} memory files: expected 2"]
    if len(cores) != 1:
        return faults + [f"{len(cores)} core files: expected one"]
    length = cores[0].stat().st_blocks * 512  # gdb writes malloc's unused address space as holes
    print(f"{options.mpi} {text}: {length / MIB:.1f} MiB in {seconds:.2f} s, memory files {before // 2} KiB, "
          f"then {after // 2}", flush=True)
    most = MOST_OF_GDB if way.startswith("gcore") else MOST[setting]
    if length > most:
        faults.append(f"the core file has {length} bytes: expected {most} at most")
    if after > before + 256:  # the PEs may write some blocks at the same time
        faults.append(f"blocks of memory files: {before}, then {after}")
    said = ask_gdb(options, cores[0])
    wrong = faults_of(said, setting, word == "wait")
    return faults + wrong + ([said] if wrong else [])


def makes_cores():
    _, hard = resource.getrlimit(resource.RLIMIT_CORE)
    pattern = pathlib.Path("/proc/sys/kernel/core_pattern").read_text(encoding="utf-8").strip()
    if 0 <= hard < TOO_MUCH or "/" in pattern or not pattern.startswith("core"):
        print(f"skipped: ulimit -c is {hard}, core_pattern is {pattern}")
    elif shutil.which("gdb") is None:
        print("skipped: no gdb")
    else:
        resource.setrlimit(resource.RLIMIT_CORE, (TOO_MUCH, hard))
        return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--mpi", required=True)
    parser.add_argument("--symmetric")
    parser.add_argument("ways", nargs="+")
    options = parser.parse_args()
    if not makes_cores():
        return 77
    failed = False
    for way in options.ways:
        with tempfile.TemporaryDirectory() as folder:
            faults = core_file_is_small_and_readable(options, way, pathlib.Path(folder))
        for fault in faults:
            print(f"FAIL {way}: {fault}")
        failed = failed or bool(faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
