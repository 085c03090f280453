#!/usr/bin/env python3
"""supervisor.py ISTHMUS_GUARD: tests the supervisor (isthmus-guard) when its program is killed or fails.

This script acts as Hydra's daemon: it reads the supervisor's standard error, and is the other end of the socket on
which the supervisor requests an abort. It waits for events, not for time: if the supervisor is observed to sleep
repeatedly, it is waiting.
"""
import contextlib
import fcntl
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile

GUARD = sys.argv[1]
LIMIT_MS = 60000  # time limit for an expected event
MESSAGE = b'isthmus: PE 3 on '
KILLED = b' was killed by signal 9 (Killed)\n'
FAILED = b' ended with status 5 before shmem_init\n'
FAULTS = []


def expect(title, holds):
    if not holds:
        FAULTS.append(title)
        print(f'FAIL {title}')


def is_ready(source, milliseconds=LIMIT_MS):
    poll = select.poll()
    poll.register(source, select.POLLIN)
    return bool(poll.poll(milliseconds))


class Job:
    """A supervisor with a program that waits. This script acts as its Hydra daemon."""

    def __init__(self, errors, hydra=True):
        self.daemon, theirs = socket.socketpair()
        self.input, self.keeps_running = os.pipe()
        environment = dict(os.environ, PMI_RANK='3', PMI_SIZE='4', MPI_LOCALNRANKS='4', MPI_LOCALRANKID='3')
        environment.pop('PMI_FD', None)
        if hydra:
            environment['PMI_FD'] = str(theirs.fileno())
        out, words = os.pipe()
        self.supervisor = subprocess.Popen([GUARD, 'sh', '-c', 'echo $$; read line; exit 5'], stdin=self.input,
                                           stdout=words, stderr=errors, env=environment,
                                           pass_fds=(theirs.fileno(),))
        theirs.close()
        os.close(words)
        with os.fdopen(out) as file:
            self.program = int(file.readline())

    def kill_program(self):
        os.kill(self.program, signal.SIGKILL)

    def sleeps(self):
        """Returns how often the supervisor has gone to sleep."""
        with open(f'/proc/{self.supervisor.pid}/status', encoding='ascii') as file:
            return int(next(line for line in file if line.startswith('voluntary_ctxt')).split()[1])

    def await_sleeps(self, count):
        """Waits until the supervisor has gone to sleep `count` times, or has ended."""
        while self.supervisor.poll() is None and self.sleeps() < count:
            os.sched_yield()

    def let_program_fail(self):
        os.write(self.keeps_running, b'\n')

    def has_abort(self, milliseconds=LIMIT_MS, status=9):
        """Returns true if the supervisor requests an abort of the job."""
        return is_ready(self.daemon, milliseconds) and \
            f'cmd=abort exitcode={status}\n'.encode() in self.daemon.recv(1000)

    def end_by_daemon(self):
        """Kills the supervisor, as Hydra does after an abort."""
        self.supervisor.kill()
        self.end()

    def end(self):
        """Returns the supervisor's exit status."""
        self.supervisor.wait(LIMIT_MS / 1000)
        os.close(self.input)
        os.close(self.keeps_running)
        self.daemon.close()
        return self.supervisor.returncode


def read_all(source):
    said = b''
    while is_ready(source):
        part = os.read(source, 1 << 16)
        if not part:
            break
        said += part
    return said


def is_message(said, what=KILLED):
    return said.count(MESSAGE) == 1 and said.endswith(what)


@contextlib.contextmanager
def pipe():
    reader, writer = os.pipe()
    yield reader, writer
    os.close(reader)


def abort_waits_until_message_is_read(title, end, message, status):
    """The supervisor must not abort the job before the launcher has read the message."""
    with pipe() as (reader, writer):
        job = Job(writer)
        os.close(writer)
        end(job)
        expect(f'{title}: a message comes', is_ready(reader))
        job.await_sleeps(job.sleeps() + 2)
        expect(f'{title}: no abort before it is read', not job.has_abort(0, status))
        expect(f'{title}: the message', is_message(os.read(reader, 1000), message))
        expect(f'{title}: an abort after it is read', job.has_abort(status=status))
        job.end_by_daemon()


def kill_is_reported_despite_earlier_signal():
    """If the launcher's signal arrives before the supervisor notices the kill, the kill must be reported
    nevertheless."""
    with pipe() as (reader, writer):
        job = Job(writer, hydra=False)
        os.close(writer)
        job.supervisor.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, job.supervisor.pid, os.WSTOPPED)
        job.kill_program()
        job.supervisor.send_signal(signal.SIGTERM)
        job.supervisor.send_signal(signal.SIGCONT)
        expect('order: the message', is_message(read_all(reader)))
        expect('order: the status', job.end() == -signal.SIGKILL)


def death_by_launchers_signal_is_not_reported():
    """A program that is killed by the launcher's own signal must not be reported."""
    with pipe() as (reader, writer):
        job = Job(writer, hydra=False)
        os.close(writer)
        asleep = job.sleeps()
        job.supervisor.send_signal(signal.SIGTERM)
        job.await_sleeps(asleep + 1)
        os.kill(job.program, signal.SIGTERM)
        expect('obeyed order: no message', read_all(reader) == b'')
        expect('obeyed order: the status', job.end() == -signal.SIGTERM)


def message_survives_a_full_pipe():
    """If the pipe is nonblocking and full, the message must not be lost."""
    with pipe() as (reader, writer):
        fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
        job = Job(writer)
        filled = 0
        with contextlib.suppress(BlockingIOError):
            while True:
                filled += os.write(writer, b'.' * 4096)
        os.close(writer)
        asleep = job.sleeps()
        job.kill_program()
        job.await_sleeps(asleep + 1)
        expect('full: no abort', not job.has_abort(0))
        said = part = os.read(reader, filled)
        while part and not said.endswith(KILLED) and is_ready(reader):
            part = os.read(reader, filled)
            said += part
        expect('full: the message', is_message(said[filled:]))
        expect('full: an abort', job.has_abort())
        job.end_by_daemon()


def job_is_aborted_if_nobody_reads():
    """The job must also be aborted if no process reads the message, or if it is written to a file."""
    with pipe() as (reader, writer):
        job = Job(writer)
        os.close(writer)
    job.kill_program()
    expect('no reader: an abort', job.has_abort())
    job.end_by_daemon()
    with tempfile.TemporaryFile() as file:
        job = Job(file)
        job.kill_program()
        expect('file: an abort', job.has_abort())
        job.end_by_daemon()
        file.seek(0)
        expect('file: the message', is_message(file.read()))


# A daemon of Open MPI: it starts the supervisor and waits for it.
DAEMON = 'import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))'


def status_of(process, name):
    """Returns a value from the process's status in /proc. A process that has ended and is not reaped has the state Z."""
    with open(f'/proc/{process}/status', encoding='ascii', errors='replace') as file:
        return next(line for line in file if line.startswith(name)).split()[1]


def supervisor_waits_for_a_stopped_daemon():
    """The supervisor of a program that has finalized must not end before Open MPI's daemon can read that."""
    sleeps = 20  # more than in the end of a supervisor that does not wait
    environment = {name: value for name, value in os.environ.items() if not name.startswith('PMI')}
    with subprocess.Popen([sys.executable, '-c', DAEMON, GUARD, 'sh', '-c', 'echo $PPID; read line'], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, env=dict(environment, PMIX_RANK='3')) as daemon:
        supervisor = int(daemon.stdout.readline())
        daemon.send_signal(signal.SIGSTOP)
        while status_of(daemon.pid, 'State') != 'T':
            os.sched_yield()
        end = int(status_of(supervisor, 'voluntary_ctxt')) + sleeps
        daemon.stdin.write(b'\n')
        daemon.stdin.flush()
        while status_of(supervisor, 'State') != 'Z' and int(status_of(supervisor, 'voluntary_ctxt')) < end:
            os.sched_yield()
        expect('stopped daemon: the supervisor waits', status_of(supervisor, 'State') != 'Z')
        daemon.send_signal(signal.SIGCONT)
        expect('stopped daemon: the status is 0', daemon.wait(LIMIT_MS / 1000) == 0)


def main():
    supervisor_waits_for_a_stopped_daemon()
    abort_waits_until_message_is_read('killed', Job.kill_program, KILLED, 9)
    abort_waits_until_message_is_read('failed', Job.let_program_fail, FAILED, 5)
    kill_is_reported_despite_earlier_signal()
    death_by_launchers_signal_is_not_reported()
    message_survives_a_full_pipe()
    job_is_aborted_if_nobody_reads()
    return bool(FAULTS)


if __name__ == '__main__':
    sys.exit(main())
