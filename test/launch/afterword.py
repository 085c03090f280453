"""Tests the hint that oshrun prints on a terminal after a failed job: afterword.py OSHRUN PROGRAM MPI..."""
import os
import pty
import select
import signal
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

OSHRUN, PROGRAM, *MPIS = sys.argv[1:]
WORD = b"means, run isthmus-info --explain 'MESSAGE'"
FAILED = b"oshrun: the job failed; "
FAULTS = []
FAKE = os.path.abspath('launcher')  # replaces an MPI's launcher, so that it can end in any way


def expect(title, what, seen, expected):
    if seen != expected:
        FAULTS.append(title)
        print(f'FAIL {title}: {what} is {seen!r}: expected {expected!r}')


def read_until(master, text, end):
    """Returns the output of the terminal, up to and including `text`. Without `text`, or if all processes close the terminal
    first, returns all remaining output. With `end`, continues to read until the terminal is closed."""
    seen = b''
    while text is None or text not in seen:
        if not select.select([master], [], [], events.HANG_S)[0]:
            raise TimeoutError(f'nothing more after {seen!r}')
        try:
            data = os.read(master, 4096)
        except OSError:  # the other end is closed
            data = b''
        if not data:
            break
        seen += data
    return seen if not end else seen + read_until(master, None, False)


def write_launcher(script):
    with open(FAKE, 'w', encoding='utf-8') as file:
        file.write(f'#!/bin/bash\n{script}\n')
    os.chmod(FAKE, 0o755)


def run(script, mpi=MPIS[0], during=None, started=None, options=('-np', '2'), arguments=(), **variables):
    """Returns the exit status and the terminal output of oshrun, whose launcher executes `script`. Calls `during` with the
    process id and the terminal after the text `started` has been printed."""
    launcher = {}
    if script is not None:
        write_launcher(script)
        launcher = {'OSHRUN_LAUNCHER': FAKE}
    pid, master = pty.fork()
    if pid == 0:
        os.environ.update(launcher, **variables)
        os.execv(OSHRUN, [OSHRUN, '--mpi', mpi, *options, PROGRAM if script is not None else 'false', *arguments])
    try:
        seen = read_until(master, started, False) if started else b''
        if during:
            during(pid, master)
        seen += read_until(master, None, False)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    finally:
        os.close(master)
    return status, seen.replace(b'\r\n', b'\n')


def check(title, status, words, result):
    expect(title, 'the status', result[0], status)
    for word in (WORD, FAILED):
        expect(title, f'the number of lines with {word}', result[1].count(word), words)


def first_messages_are_repeated():
    """The first five different messages are repeated after the output of the launcher, without the launcher's prefix."""
    lines = ('[1] isthmus: PE 1: shmem_put: one', 'isthmus: PE 0: shmem_put: one', 'not isthmus: at all', 'isthmus: process 7: two',
             '[1,0]<stderr>: isthmus: PE 0: three', 'isthmus: PE 0: four', 'the end of the launcher')
    script = '\n'.join(f"echo '{line}' >&2" for line in lines)
    status, seen = run(script + '\nprintf "isthmus: PE 2: cut off" >&2; exit 3')
    printed, _, repeated = seen.partition(FAILED)
    expect('messages', 'the status', status, 3)
    for line in lines:
        expect('messages', f'the number of lines {line}', printed.splitlines().count(line.encode()), 1)
    expect('messages', 'what is repeated', repeated.splitlines()[:-1],
           [b'Isthmus printed first:', b'    isthmus: PE 1: shmem_put: one', b'    isthmus: process 7: two',
            b'    isthmus: PE 0: three', b'    isthmus: PE 0: four', b'    isthmus: PE 2: cut off'])
    seen = run('printf "isthmus: PE 2: cut off" >&2; exit 3')[1]
    expect('a message without a newline', 'what is repeated', b'    isthmus: PE 2: cut off\n' in seen, True)
    seen = run("head -c 300000 /dev/zero | tr '\\0' x >&2; echo >&2; exit 3")[1]
    expect('long lines', 'the number of bytes', seen.count(b'x') - seen.partition(FAILED)[2].count(b'x'), 300000)
    seen = run('echo isthmus: PE 1: one >&2; (tail -f /dev/null >/dev/null &) ; exit 3')[1]
    expect('a process that keeps standard error', 'what is repeated', b'    isthmus: PE 1: one\n' in seen, True)


def send(number):
    return lambda pid, master: os.kill(pid, number)


def write(text):
    return lambda pid, master: os.write(master, text)


MESSAGE = 'echo isthmus: PE 0: a line >&2\n'
WAITS = MESSAGE + 'trap "exit 7" {}\necho started\nfor ((i = 0; i < 600; i++)); do sleep 0.1; done'
check('a job that fails', 3, 1, run(f'{MESSAGE}exit 3'))
check('a job that fails without a message of Isthmus', 3, 0, run('echo launcher: a line >&2; exit 3'))
check('a job that does not fail', 0, 0, run('exit 0'))
check('without the guard', 3, 0, run(f'{MESSAGE}exit 3', OSHRUN_GUARD='no'))
check('a launcher that is killed', -signal.SIGKILL, 1, run(f'{MESSAGE}kill -9 $$'))
check('a launcher that aborts', -signal.SIGABRT, 1, run(f'{MESSAGE}ulimit -c 0; kill -ABRT $$'))
check('SIGTERM reaches the launcher', 7, 1, run(WAITS.format('TERM'), started=b'started', during=send(signal.SIGTERM)))
check('SIGUSR1 reaches the launcher', 7, 1, run(WAITS.format('USR1'), started=b'started', during=send(signal.SIGUSR1)))
check('no hint after an interrupt', 7, 0, run(WAITS.format('INT'), started=b'started', during=write(b'\x03')))
READS = MESSAGE + 'echo started; read -r word; [ "$word" = yes ] && exit 5'
check('input is read', 5, 1, run(READS, started=b'started', during=write(b'yes\n')))
# Other messages that oshrun prints only on terminals.
MISPLACED = b'oshrun: warning: --mpi is after the program'
DEFAULT = b'oshrun: the number of PEs is not given (-np N): the launcher of '
for title, options, arguments, warnings, counts in (('options before the program', ('-np', '2'), ('-x', 'y'), 0, 0),
                                                    ('an option after the program', ('-np', '2'), ('y', '--mpi', 'x'), 1, 0),
                                                    ('-- before the program', ('-np', '2', '--'), ('--mpi', 'x'), 0, 0),
                                                    ('options of another program', ('-np', '2'), (':', '-np', '2', 'true'), 0, 0),
                                                    ('no number of PEs', (), (), 0, 1),
                                                    ('an option of the launcher', ('-wdir', '/'), (), 0, 0)):
    text = run('exit 0', options=options, arguments=arguments)[1]
    expect(title, 'the number of warnings', text.count(b'oshrun: warning: '), warnings)
    expect(title, 'the number of its warnings', text.count(MISPLACED), warnings)
    expect(title, 'the number of messages about the number of PEs', text.count(DEFAULT), counts)
first_messages_are_repeated()
for name in MPIS:
    result = run(None, mpi=name)  # with Open MPI, only the launcher prints messages about this program
    check(f'a real job of {name}', 1, int(b'isthmus: PE ' in result[1]), result)

# oshrun prints no hint if its standard error is not a terminal.
write_launcher(READS)
with subprocess.Popen([OSHRUN, '-np', '1', PROGRAM], env={**os.environ, 'OSHRUN_LAUNCHER': FAKE}, stderr=subprocess.PIPE,
                      stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
    _, errors = process.communicate(b'yes\n', timeout=events.HANG_S)
check('a pipe', 5, 0, (process.returncode, errors))

# If oshrun is killed, its launcher ends too.
run(f'trap "" HUP; echo $$ >{FAKE}.pid; {WAITS.format("TERM")}', started=b'started', during=send(signal.SIGKILL))
with open(f'{FAKE}.pid', encoding='utf-8') as left:
    number = int(left.read())
if not events.until(lambda: events.has_ended(number)):
    expect('a launcher whose oshrun was killed', 'its life', 'on', 'over')
print(f'{len(FAULTS)} failed')
sys.exit(1 if FAULTS else 0)
