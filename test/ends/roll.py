#!/usr/bin/env python3
"""Tests the host liveness registry (isthmus-roll): its replies to supervisors and strangers, and the supervisors'
reactions.

The hosts are sockets of this program, and supervisors (isthmus-guard) on this host, each of which assumes a host of
its own. With --clock, runs only the cases with a time limit, and reports a missed limit by the exit status.
"""
import argparse
import concurrent.futures
import os
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import clock  # noqa: E402
import events  # noqa: E402

LEFT_S = 3      # time in seconds after which strangers are disconnected
ARRIVAL_S = 10  # time in seconds after which missing hosts are not waited for
SLACK_S = 10    # in seconds; more than an idle machine needs
LATE = []       # events that were too late
STARTED, ENDED, LOST, ALIKE = b's', b'e', b'l', b'a'


def expect(true, what):
    if not true:
        raise AssertionError(what)


def expect_within(seconds, limit, what):
    if seconds > limit * clock.scale():
        LATE.append(f'{what}: {seconds:.1f} s')


class Roll:
    """Runs a launcher under isthmus-roll that prints the registry's environment variable and then waits."""

    def __init__(self, options):
        self.launcher = subprocess.Popen(
            [options.keeper, 'sh', '-c', 'echo $$ $OSHRUN_ROLL; exec sleep infinity'],
            stdout=subprocess.PIPE, text=True)
        pid, self.variable = self.launcher.stdout.readline().split()
        expect(int(pid) == self.launcher.pid, 'the launcher has another process number')
        self.secret, port, *addresses = self.variable.split(':')
        expect(len(self.secret) == 32, 'the secret is short')
        self.address = (addresses[0] if addresses else '127.0.0.1', int(port))
        self.for_guards = f'{self.secret}:{port}:127.0.0.1'

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.launcher.kill()
        self.launcher.wait()

    def connect(self):
        return socket.create_connection(self.address, timeout=events.HANG_S)

    def host(self, job, word=b''):
        """Connects as a host with one PE in a job of `job` PEs."""
        host = self.connect()
        host.sendall(f'{self.secret}{1:08x}{job:08x}'.encode() + word)
        return host

    def settle(self):
        """Returns after the registry has processed everything that was sent before. The registry serves connections one
        after another, and completes a round of them before it starts the next."""
        wrong = '0' * 32 if self.secret[0] != '0' else '1' * 32
        for garbage in [wrong.encode() + b'0000000100000002s', b'GET / HTTP/1.1\r\n' * 9]:
            with self.connect() as stranger:
                stranger.sendall(garbage)
                expect(is_left(stranger), 'who says something wrong is not left')

    def is_silent(self, peer):
        """Returns true if a host gets no reply to anything that was sent before."""
        self.settle()
        return is_silent(peer, 0)


def is_silent(peer, seconds):
    peer.settimeout(seconds)
    try:
        peer.recv(1)
        return False
    except (socket.timeout, BlockingIOError):
        return True
    finally:
        peer.settimeout(events.HANG_S)


def is_left(peer):
    try:
        return peer.recv(1) == b''
    except ConnectionError:
        return True


def is_refused(roll):
    try:
        roll.connect().close()
        return False
    except ConnectionError:
        return True


def all_end(options):
    with Roll(options) as roll:
        # One of four hosts is undecided. If it were missing, the others would get a reply after a while.
        hosts = [roll.host(4), roll.host(4, ENDED), roll.host(4, ENDED)]
        expect(roll.is_silent(hosts[1]), 'an answer before all hosts have come')
        roll.host(4, ENDED).close()  # a host whose program does not ask
        expect(roll.is_silent(hosts[1]), 'an answer before all hosts have ended')
        hosts[0].sendall(ENDED)
        expect([host.recv(2) for host in hosts] == [ALIKE] * 3, 'expected that all have ended')


def one_starts_late(options):
    with Roll(options) as roll:
        ended, late = roll.host(3, ENDED), roll.host(3)
        expect(is_silent(ended, ARRIVAL_S + 1), 'an answer while a host is undecided')
        late.sendall(STARTED)
        expect(ended.recv(2) == LOST, 'expected that the host is lost')
        expect(is_left(late), 'the host that has started is kept')
        expect(roll.host(3, ENDED).recv(2) == LOST, 'expected that the later one is lost')


def one_never_comes(options):
    with Roll(options) as roll:
        begin = time.monotonic()
        expect(roll.host(2, ENDED).recv(2) == ALIKE, 'expected that the other is not waited for')
        expect(time.monotonic() - begin > ARRIVAL_S - 1, 'the other was not waited for')


def all_start(options):
    with Roll(options) as roll:
        hosts = [roll.host(2, STARTED), roll.host(2, STARTED)]
        expect(all(is_left(host) for host in hosts), 'hosts that have started are kept')
        expect(events.until(lambda: is_refused(roll)), 'the port is open when all have started')


def strangers(options):
    with Roll(options) as roll:
        ended, _undecided = roll.host(3, ENDED), roll.host(3)
        silent = [roll.connect() for _ in range(300)]
        silent[0].sendall(roll.secret[:-1].encode())
        roll.settle()
        with roll.connect() as stranger:
            stranger.sendall(os.urandom(5000))
            expect(is_left(stranger), 'who says something wrong is not left')
        begin = time.monotonic()
        expect(all(is_left(stranger) for stranger in silent), 'who says nothing is not left')
        expect_within(time.monotonic() - begin, LEFT_S + SLACK_S, 'who says nothing is left')
        expect(roll.is_silent(ended), 'strangers make an answer')
        roll.host(3, STARTED)
        expect(ended.recv(2) == LOST, 'expected that the host is lost')


def secrets_differ(options):
    with Roll(options) as one, Roll(options) as other:
        expect(one.secret != other.secret, 'two secrets are the same')
        for process in filter(str.isdigit, os.listdir('/proc')):
            try:
                with open(f'/proc/{process}/cmdline', 'rb') as file:
                    expect(one.secret.encode() not in file.read(), 'the secret is on a command line')
            except OSError:
                pass


def launcher_ends(options):
    for end in ['exit 7', 'kill -9 $$']:
        expected = subprocess.run(['sh', '-c', end], check=False).returncode
        status = subprocess.run([options.keeper, 'sh', '-c', end], check=False).returncode
        expect(status == expected, f'{end}: status {status}')
    with Roll(options) as roll:
        host = roll.host(2, ENDED)
        roll.launcher.kill()
        expect(is_left(host), 'the roll is kept without the launcher')


def guard(options, variable, pe=0):
    """Runs a supervisor whose program exits with status 0 before shmem_init. Returns its status, duration and output."""
    environment = dict(os.environ, OSHRUN_ROLL=variable, PMI_RANK=str(pe), PMI_SIZE='2',
                       MPI_LOCALNRANKS='1', MPI_LOCALRANKID='0')
    begin = time.monotonic()
    with tempfile.NamedTemporaryFile() as stamp:
        run = subprocess.run([options.guard, options.program, '_exit0', 'before', str(pe), stamp.name],
                             env=environment, stderr=subprocess.PIPE, text=True, check=False,
                             timeout=events.HANG_S)
    return run.returncode, time.monotonic() - begin, run.stderr


def guard_is_lost(options):
    with Roll(options) as roll:
        roll.host(2, STARTED)
        status, _, said = guard(options, roll.for_guards)
        expect(status == 1 and 'PE 0 ' in said and said.count('\n') == 1, f'{status}: {said}')


def guards_end_alike(options):
    with Roll(options) as roll, concurrent.futures.ThreadPoolExecutor() as pool:
        ends = list(pool.map(lambda pe: guard(options, roll.for_guards, pe), [0, 1]))
        expect([end[0] for end in ends] == [0, 0] and not ends[0][2] + ends[1][2], str(ends))
        expect_within(max(end[1] for end in ends), SLACK_S, 'guards that end alike')


def expect_alone(options, variable):
    status, seconds, said = guard(options, variable)
    expect(status == 0 and not said, f'{variable}: {status}, {said}')
    expect_within(seconds, SLACK_S, f'a guard that is told of "{variable}"')


def guard_reaches_nobody(options):
    with socket.create_server(('127.0.0.1', 0)) as closed:
        refused = closed.getsockname()[1]
    for variable in ['', 'nonsense', f'{"0" * 32}:{refused}', f'{"0" * 32}:{refused}:127.0.0.1:not.an.address']:
        expect_alone(options, variable)
    with Roll(options) as roll:  # disconnected as a stranger, because the secret is wrong
        expect_alone(options, f'{"0" * 32}:{roll.address[1]}:127.0.0.1')
    with socket.create_server(('127.0.0.1', 0), backlog=0) as full:
        fillers = [socket.socket() for _ in range(4)]  # exceeds the socket's queue
        for filler in fillers:
            filler.setblocking(False)
            filler.connect_ex(full.getsockname())
        expect_alone(options, f'{"0" * 32}:{full.getsockname()[1]}:127.0.0.1')
        for filler in fillers:
            filler.close()


CASES = [all_end, one_starts_late, one_never_comes, all_start, strangers, secrets_differ, launcher_ends,
         guard_is_lost, guards_end_alike, guard_reaches_nobody]
CLOCK_CASES = [strangers, guards_end_alike, guard_reaches_nobody]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--build', required=True, help='whose isthmus-roll and isthmus-guard are tried')
    parser.add_argument('--program', required=True, help='ends.c, built')
    parser.add_argument('--clock', action='store_true', help='only cases with a time limit, which must be kept')
    options = parser.parse_args()
    options.keeper = os.path.join(options.build, 'lib', 'isthmus', 'isthmus-roll')
    options.guard = os.path.join(options.build, 'lib', 'isthmus', 'isthmus-guard')
    failed = 0
    cases = CLOCK_CASES if options.clock else CASES
    with concurrent.futures.ThreadPoolExecutor(len(cases)) as pool:
        for case, run in [(case, pool.submit(case, options)) for case in cases]:
            error = run.exception()
            failed += bool(error)
            print(f'{case.__name__}: {repr(error) if error else "well"}', flush=True)
    if failed:
        return 1
    print(*LATE, sep='\n')
    return clock.MISSED if options.clock and LATE else 0


if __name__ == '__main__':
    sys.exit(main())
