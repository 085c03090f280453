"""Tests jobs without MPI on a terminal: terminal.py OSHRUN PROGRAM."""
import os
import pty
import select
import signal
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

OSHRUN, PROGRAM = sys.argv[1:]
FAULTS = []


def expect(title, seen, expected):
    if seen != expected:
        FAULTS.append(title)
        print(f'FAIL {title}: {seen!r}, expected {expected!r}')


class Job:
    def __init__(self, *words):
        self.seen = b''
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execv(OSHRUN, [OSHRUN, '--mpi', 'none', *words])

    def read(self, text, times=1):
        """Reads until this text has appeared `times` times, or until the terminal is closed if `text` is None."""
        while text is None or self.seen.count(text) < times:
            if not select.select([self.terminal], [], [], events.HANG_S)[0]:
                raise TimeoutError(f'nothing more after {self.seen!r}')
            try:
                data = os.read(self.terminal, 4096)
            except OSError:
                data = b''
            if not data:
                return
            self.seen += data

    def type(self, text):
        os.write(self.terminal, text)

    def end(self):
        self.read(None)
        status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.terminal)
        return status


# A question without a newline appears on the terminal, and PE 0 receives the answer.
job = Job('-np', '2', PROGRAM, 'ask')
job.read(b'name? ')
job.type(b'Ada\n')
expect('the status after an answer', job.end(), 0)
expect('the answer', b'PE 0 read Ada' in job.seen, True)

# PE 0 receives the end of the input.
job = Job('-np', '2', PROGRAM, 'ask')
job.read(b'name? ')
job.type(b'\x04')
expect('the status after the end of the input', job.end(), 0)
expect('no answer', b'PE 0 read nothing' in job.seen, True)

# Ctrl-C ends all PEs, and no message is printed.
job = Job('-np', '3', PROGRAM, 'stay')
job.read(b'process', 3)
job.type(b'\x03')
expect('the status after ^C', job.end() in (-signal.SIGINT, 128 + signal.SIGINT), True)
expect('what is said after ^C', b'isthmus:' in job.seen or b'failed' in job.seen, False)

# The job ends if its terminal is closed.
job = Job('-np', '2', PROGRAM, 'stay')
job.read(b'process', 2)
os.close(job.terminal)
ended = events.until(lambda: os.waitpid(job.process, os.WNOHANG)[0])
expect('that it ends with its terminal', ended, job.process)
if not ended:
    os.kill(job.process, signal.SIGKILL)
print(f'{len(FAULTS)} failed')
sys.exit(1 if FAULTS else 0)
