#!/usr/bin/env python3
"""interrupted.py DRIVER MODULES: tests that an interrupted isthmus-probe prints and stores the results of complete groups.
SIGHUP and SIGTERM must interrupt it, too."""
import contextlib
import io
import os
import signal
import sys

driver, modules = sys.argv[1:]
sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), modules]
sys.dont_write_bytecode = True
import program  # noqa: E402

probe = program.load(driver)
os.environ['ISTHMUS_MPI'] = 'mpich'
FILE = 'interrupted.json'
PROBES = [probe.Probe(f'{name}\t1\t10\t0\t-\twhat it shows') for name in ('messages/order', 'collectives/sum')]


class Closed(io.StringIO):
    """The standard output after its terminal was closed."""

    def flush(self):
        raise OSError('closed')


def raises(error):
    def function(*_):
        raise error
    return function


def campaign(error_in_second):
    class Campaign:
        def __init__(self, *_):
            pass

        def run(self, probes):
            if error_in_second and probes[0].group == 'collectives':
                raise error_in_second
            return [probe.Result(one.name, one.shows, 'sound') for one in probes]
    return Campaign


def stored_by(error, in_second, printed):
    """Returns the names of the stored results and the error that probe_all raises."""
    probe.identify = lambda *_: ([('MPI', 'An MPI 1.0'), ('PEs', '2 on 1 host')], 2)
    probe.Campaign = campaign(error if in_second else None)
    probe.advise = raises(error)
    with contextlib.suppress(FileNotFoundError):
        os.remove(FILE)
    raised = None
    try:
        with contextlib.redirect_stdout(printed):
            probe.probe_all(probe.parse(['--json', FILE]), PROBES, None, ['oshrun'])
    except BaseException as other:
        raised = other
    return [result['name'] for result in probe.report.read(FILE)['results']], raised


def is_caught(number):
    """Returns True if the signal raises SystemExit, so that results are kept and processes are ended."""
    try:
        os.kill(os.getpid(), number)
        signal.pause()
    except SystemExit as end:
        return end.code == 128 + number
    return False


failed = []
for error in KeyboardInterrupt(), SystemExit(143), OSError('no memory'):
    for in_second in False, True:
        expected = [one.name for one in PROBES[:1 if in_second else 2]]
        printed = io.StringIO()
        names, raised = stored_by(error, in_second, printed)
        if names != expected or raised is not error or any(name.split('/')[0] not in printed.getvalue() for name in names):
            failed.append(f'{error!r}: expected {expected}, stored {names}, printed {printed.getvalue()}')
names, raised = stored_by(SystemExit(129), False, Closed())
if names != [one.name for one in PROBES]:
    failed.append(f'closed terminal: stored {names}')
probe.catch_signals()
failed += [f'signal {number}: not caught' for number in (signal.SIGHUP, signal.SIGTERM) if not is_caught(number)]
signal.signal(signal.SIGHUP, signal.SIG_IGN)
probe.catch_signals()
if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
    failed.append('SIGHUP: no longer ignored')
for text in failed:
    print(f'FAILED: {text}')
sys.exit(1 if failed else 0)
