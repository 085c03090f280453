#!/usr/bin/env python3
"""Tests the launcher without MPI when its output is closed, full, or not read: output.py OSHRUN."""
import os
import signal
import subprocess
import sys

OSHRUN = sys.argv[1]
FAULTS = []
# Prints more than the pipes between a PE and the reader can hold.
FILL = 'i=0; while test $i -lt 3000; do printf "%0100d\\n" $i; i=$((i+1)); done'


def check(well, what):
    if not well:
        FAULTS.append(what)
        print('output.py:', what, file=sys.stderr)


def start(command, n_pes=1, **others):
    return subprocess.Popen([OSHRUN, '--mpi', 'none', '-np', str(n_pes), 'sh', '-c', command],
                            **{'stdin': subprocess.DEVNULL, **others})


def expect(name, job, status, text=None):
    errors = job.communicate()[1]
    check(job.returncode == status, f'{name}: status {job.returncode}, expected {status}')
    if text is not None:
        check(text in errors, f'{name}: expected {text} in {errors}')


def job_runs_with_closed_descriptors():
    for descriptor in 0, 1, 2:
        expect(f'{descriptor} is closed',
               start('echo text; echo text >&2; test -z "$(cat)"', 2, stdout=subprocess.DEVNULL,
                     stderr=None if descriptor == 2 else subprocess.PIPE,
                     preexec_fn=lambda descriptor=descriptor: os.close(descriptor)), 0)
    expect('all are closed', start('echo text; exit 3', preexec_fn=lambda: os.closerange(0, 3)), 3)


def full_disk_is_reported():
    with open('/dev/full', 'wb') as disk:
        expect('a full disk', start('echo text; echo more', stdout=disk, stderr=subprocess.PIPE), 1,
               b'a part of standard output was lost: No space left on device')
        expect('a full disk and a failure', start('echo text; exit 7', stdout=disk, stderr=disk), 7)


def full_pipe():
    """Returns both ends of a pipe that is full, and the number of bytes in it."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    filled = 0
    try:
        while True:
            filled += os.write(writer, bytes(4096))
    except BlockingIOError:
        os.set_blocking(writer, True)
    return reader, writer, filled


def start_blocked(command, **others):
    """Starts a job of two PEs whose output is a full pipe. PE 1 has written a line. Returns the job, the reading end of the
    pipe and the number of bytes that were in it."""
    reader, writer, filled = full_pipe()
    begun, begins = os.pipe()
    job = start(f'test "$OSHRUN_RANK" = 0 || {{ echo first; echo begun >&{begins}; }}; {command}', 2, stdout=writer,
                pass_fds=(begins,), **others)
    os.close(writer)
    os.close(begins)
    check(os.read(begun, 6) == b'begun\n', 'PE 1 does not begin')
    os.close(begun)
    return job, reader, filled


def blocked_job_ends_and_reports_lost_output(name, command, status, number=None):
    """No process reads the output. The job must end if a PE fails, or after it has received the signal twice."""
    job, reader, _ = start_blocked(command, stderr=subprocess.PIPE)
    for _ in range(2 if number else 0):
        job.send_signal(number)
    expect(name, job, status, b'a part of standard output was lost: the process that receives it has stopped reading')
    os.close(reader)


def slow_reader_receives_all_output():
    """A reader that starts late receives all output."""
    job, reader, filled = start_blocked(FILL)
    with os.fdopen(reader, 'rb') as output:
        lines = sorted(output.read()[filled:].split())
    expect('a slow reader', job, 0)
    check(lines == sorted([b'first'] + 2 * [b'%0100d' % i for i in range(3000)]), f'{len(lines)} lines of 6001 came')


job_runs_with_closed_descriptors()
full_disk_is_reported()
blocked_job_ends_and_reports_lost_output('a PE fails', f'test "$OSHRUN_RANK" = 1 && exit 5; {FILL}', 5)
for signal_number in signal.SIGTERM, signal.SIGINT:
    blocked_job_ends_and_reports_lost_output(signal_number.name, FILL, -signal_number, signal_number)
slow_reader_receives_all_output()
sys.exit(bool(FAULTS))
