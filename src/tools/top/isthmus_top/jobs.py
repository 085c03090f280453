"""Finds the running jobs of this user: their PEs on this host, and PEs on other hosts, which are reached through the
job's launcher."""
import json
import os
import re
import select
import signal
import subprocess
import time
from isthmus_profile import own
from isthmus_profile.checked import Failure
from isthmus_profile.output import user_name
from isthmus_top import look, screen

SECONDS = 30  # maximum seconds until other hosts report for the first time
ROUND = 0.5
# Programs of launchers that isthmus-top runs again to reach other hosts. A process with another name may only look like
# a launcher.
PROGRAMS = re.compile(r'(mpiexec|mpirun|orterun|prterun|prte|prun|srun|hydra)\b|isthmus-launch$')
# Shell command with which the launcher starts the agent. It runs the agent in only one of the processes of each host.
ONCE_A_HOST = '[ "${OMPI_COMM_WORLD_LOCAL_RANK:-${MPI_LOCALRANKID:-0}}" = 0 ] || exit 0; exec "$@"'


class Job:
    """A running job: its PEs on this host by number, and the process of its launcher."""

    def __init__(self, identity, pes, launcher):
        self.identity, self.pes, self.launcher = identity, pes, launcher

    def name(self):
        """Returns the name of the program, by which a user can select the job."""
        first = next(iter(self.pes.values()), None)
        return look.program(first.pid) if first else guarded_program(self.launcher) or look.program(self.launcher)

    def describe(self):
        """Returns the process and the program of the job. If no PE runs on this host, the number of PEs is unknown."""
        first = next(iter(self.pes.values()), None)
        more = f'{first.n_pes} PEs' if first else 'PEs on other hosts, or not yet initialized'
        return f'{self.launcher or first.pid} ({self.name()}, {more})'

    def processes(self):
        own = {pe.pid for pe in self.pes.values()}
        return own | {parent for pid in own for parent in look.parents(pid)} | {self.launcher}


def is_guard(word):
    return os.path.basename(word) == 'isthmus-guard'


def launchers():
    """Returns {process ID: words of its command line} of the launchers of jobs that oshrun started with a
    supervisor."""
    found = {}
    for pid in own.processes():
        words = own.taken(pid, lambda: look.words(pid)) or []
        name = os.path.basename(words[0]) if words else ''
        if any(map(is_guard, words[1:])) and not name.startswith('isthmus-') and name not in ('env', 'bash', 'sh'):
            found[pid] = words
    return found


def all_jobs():
    groups = {}
    for pe in look.pes():
        groups.setdefault(pe.job, {})[pe.number] = pe
    known, jobs = launchers(), []
    for identity, pes in groups.items():
        first = next(iter(pes.values()))
        jobs.append(Job(identity, pes, next((pid for pid in look.parents(first.pid) if pid in known), None)))
    taken = {job.launcher for job in jobs}
    for pid in known:
        nested = any(parent in known for parent in look.parents(pid))  # True for an mpiexec that another mpiexec has
                                                                       # started
        if pid not in taken and not nested:
            jobs.append(Job(None, {}, pid))
    return jobs


def find(word):
    """Returns the job that the user selected, or the only job."""
    jobs = all_jobs()
    if word is None:
        chosen = jobs
        if not chosen:
            raise Failure('no job of this user is running on this host')
    elif re.fullmatch('[0-9]{1,10}', word):
        number, user = int(word), own.owner(word)
        if user is None:
            raise Failure(f'process {word} does not exist')
        if user != os.geteuid():
            raise Failure(f'process {word} belongs to {user_name(user)}: expected a process of your own job')
        if own.identity(word) is None:
            raise Failure(f'process {word} is set-uid and has the rights of another user: expected a process of your own job')
        chosen = [job for job in jobs if number in job.processes()]
        chosen = chosen or [job for job in jobs if job.launcher and number in look.parents(job.launcher)]
        if not chosen:
            raise Failure(f'process {word} belongs to no job that has returned from shmem_init on this host')
    else:
        chosen = [job for job in jobs if os.path.basename(word) == job.name()]
        if not chosen:
            raise Failure(f'{word}: no job of this user runs a program of this name on this host')
    if len(chosen) > 1:
        told = ', '.join(job.describe() for job in chosen)
        if word is not None:
            raise Failure(f'{word}: {len(chosen)} jobs match: expected the process number of one of them: {told}')
        raise Failure(f'{len(chosen)} jobs are running: expected the process number or the program name of one of them: {told}')
    return chosen[0]


# ---- Other hosts ----

def mend_hosts(words):
    """Restores the argument of -hosts. Hydra splits its list of hosts in place, so that /proc shows h0:2,h1:2 as h0 2
    h1 2."""
    mended, last = [], ''
    for word in words:
        if last in ('-hosts', '--hosts') and not word.startswith('-') and not is_guard(word):
            if mended[-1] != last:
                mended[-1] += (':' if word.isdigit() else ',') + word
                continue
        else:
            last = word
        mended.append(word)
    return mended


def agent_command(words, program):
    """Returns the launcher's command with `program` instead of the program that the supervisor starts."""
    command, skips = [], False
    for number, word in enumerate(mend_hosts(words)):
        if number and is_guard(word):
            command += ['sh', '-c', ONCE_A_HOST, 'sh', *program]
            skips = True
        elif word == ':':
            skips = False
        if not skips:
            command.append(word)
    return command


def environment_of(pid):
    return dict(word.split('=', 1) for word in look.words(pid, 'environ') if '=' in word)


def namespaces_of(pid):
    """Returns the namespaces of a process. In another namespace, a path may be another program, and root another user."""
    return [os.readlink(f'/proc/{pid}/ns/{kind}') for kind in ('user', 'mnt', 'pid')]


class Launcher:
    """The data that are needed to start the program of a launcher again."""

    def __init__(self, pid):
        self.words, self.environment = look.words(pid), environment_of(pid)
        self.program = os.readlink(f'/proc/{pid}/exe')
        self.is_near = namespaces_of(pid) == namespaces_of('self')
        self.folder = os.open(f'/proc/{pid}/cwd', os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)

    def start(self, command):
        return subprocess.Popen(command, executable=self.program, env=self.environment, cwd=f'/proc/self/fd/{self.folder}',
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)

    def close(self):
        os.close(self.folder)

    def is_known(self):
        return self.is_near and any(map(is_guard, self.words[1:])) and PROGRAMS.match(os.path.basename(self.program)) is not None


def start(pid, program):
    """Starts `program` on the job's hosts with the job's launcher. Returns None if the process is not a known launcher
    of this user."""
    launcher = own.taken(pid, lambda: Launcher(pid))
    if launcher is None:
        return None
    try:
        return launcher.start(agent_command(launcher.words, program)) if launcher.is_known() else None
    except OSError:
        return None
    finally:
        launcher.close()


class Agents:
    """Copies of isthmus-top on the job's hosts, which the job's launcher starts. Each prints one line for each PE that
    it sees."""

    def __init__(self, job, program, interval):
        self.seen, self.rest, self.process = {}, b'', None
        if job.launcher is None:
            return
        wanted = f'{job.identity:016x}' if job.identity is not None else guarded_program(job.launcher)
        if wanted:
            self.process = start(job.launcher, [*program, '--agent', wanted, '--every', str(interval)])

    def read(self, seconds):
        """Reads available lines, and waits at most `seconds` for them. Returns False if no more lines will come."""
        if self.process is None:
            return False
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            return True
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        *lines, self.rest = (self.rest + data).split(b'\n')
        for line in lines:
            self.take(line)
        return bool(data)

    def take(self, line):
        try:  # launchers may mix the lines of several hosts
            seen = json.loads(line[line.index(b'{'):])
        except (ValueError, RecursionError):
            return
        if is_shown(seen):
            self.seen[seen['pe']] = (time.monotonic(), seen)

    def stop(self):
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


def is_shown(seen):
    """Returns True if the line describes a PE and contains everything that is displayed."""
    try:
        screen.lines('', {seen['pe']: seen}, 1)
        screen.lines('', {seen['pe']: seen}, 1, 1)
        return isinstance(seen['pe'], int) and isinstance(seen['n_pes'], int) and 0 <= seen['pe'] < seen['n_pes'] <= look.MOST_PES
    except (AttributeError, ArithmeticError, LookupError, TypeError, ValueError):
        return False


def guarded_program(launcher):
    words = look.words(launcher)
    at = next((number for number, word in enumerate(words) if number and is_guard(word)), len(words))
    return os.path.basename(words[at + 1]) if at + 1 < len(words) else None


def run_agent(wanted, interval):
    """Prints the state of the job's PEs on this host repeatedly, until they have ended or the reader has closed the
    pipe."""
    pes = [pe for pe in look.pes() if wanted in (f'{pe.job:016x}', *map(os.path.basename, look.words(pe.pid)[:1]))]
    while True:
        seen = [one for one in (pe.look() for pe in pes) if one]
        if not seen or os.getppid() == 1:
            return
        for one in seen:
            os.write(1, json.dumps(one, separators=(',', ':')).encode() + b'\n')
        time.sleep(interval)


class Watch:
    """Observes a job repeatedly."""

    def __init__(self, job, program, interval):
        self.job, self.agents = job, None
        self.n_pes = next((pe.n_pes for pe in job.pes.values()), None)
        if self.n_pes is None or len(job.pes) < self.n_pes:
            self.agents = Agents(job, program, interval)

    def local(self):
        return {number: seen for number, pe in self.job.pes.items() for seen in [pe.look()] if seen}

    def look(self, seconds):
        """Waits for `seconds`. Then returns {PE: its state} of the PEs of which the state is known."""
        until = time.monotonic() + seconds
        while self.agents and (left := until - time.monotonic()) > 0 and self.agents.read(left):
            pass
        time.sleep(max(0.0, until - time.monotonic()))
        others = {number: seen for number, (when, seen) in self.agents.seen.items() if time.monotonic() - when < SECONDS} if self.agents else {}
        self.n_pes = self.n_pes or next((seen['n_pes'] for seen in others.values()), None)
        return others | self.local()

    def once(self):
        """Returns the state of all PEs. Leaves out PEs that cannot be reached in time."""
        until = time.monotonic() + SECONDS
        self.local()
        seen = self.look(ROUND)
        while self.agents and self.agents.process and time.monotonic() < until and not self.is_whole(seen):
            seen = self.look(ROUND)
            if self.agents.process.poll() is not None:
                break
        return seen

    def is_whole(self, seen):
        return self.n_pes is not None and len(seen) == self.n_pes and all(one['cpu'] is not None for one in seen.values())

    def stop(self):
        if self.agents:
            self.agents.stop()
