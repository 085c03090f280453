"""Tests the supervisor's cleanup of launchers: it must kill only a launcher that serves one job, and only if that job
has lost a PE. After the launcher has ended, only the session directory that it created for the job is removed. This
test acts as the launcher, under several names; one of them is a persistent prte, which serves several jobs."""
import argparse
import ctypes
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys

USER, OTHER_USER = os.geteuid(), 5001
FAMILY = os.getpid() & 0xffff
JOB = str(FAMILY << 16 | 1)
SEGMENT = pathlib.Path(f'/dev/shm/vader_segment.test.{USER}.{int(JOB):x}.0')
failures = 0


def check(is_so, what):
    global failures
    if not is_so:
        print(f'FAILED: {what}')
        failures += 1


def become_launcher(name):
    """Runs in a child: gives it this process name, and makes it adopt processes that the supervisor leaves running."""
    pathlib.Path('/proc/self/comm').write_text(name)
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER


def start_guard(guard, program, variables):
    """Starts a supervisor. Returns its PID."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(('OMPI_', 'PMI', 'PRTE_'))}
    pid = os.fork()
    if pid == 0:
        os.execve(guard, [guard, *program], kept | variables)
    return pid


# ---- A PE is lost ----

def watchers():
    return [int(pid) for pid in pathlib.Path(f'/proc/self/task/{os.getpid()}/children').read_text().split()]


def lose_pe(guard, name, job=''):
    """Returns true if a process waits to kill the launcher of this name after its PE was killed."""
    pid = os.fork()
    if pid == 0:
        become_launcher(name)
        os.waitpid(start_guard(guard, ['sh', '-c', 'kill -9 $$'], {'PMIX_NAMESPACE': job}), 0)
        found = watchers()
        for one in found:
            os.kill(one, signal.SIGKILL)
        os._exit(1 if found else 0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 1


def only_launchers_of_one_job_are_killed(guard):
    for name in ('prte', 'prted', 'orted', 'orte-dvm', 'mpi_farm', 'mpirun_farm', 'bash', 'srun'):
        check(not lose_pe(guard, name), f'{name} is to be killed, which may serve other jobs')
    for name in ('mpirun', 'mpiexec.openmpi', 'orterun', 'prterun', 'hydra_pmi_proxy'):
        check(lose_pe(guard, name), f'nobody kills a hung {name}')
    check(lose_pe(guard, 'orted', JOB), 'nobody kills the hung orted of this job')
    check(not lose_pe(guard, 'orted', str(FAMILY + 1 << 16 | 1)), "another job's orted is to be killed")
    check(lose_pe(guard, 'prted', 'prterun-h-1@1'), 'nobody kills the hung prted of this job')
    check(not lose_pe(guard, 'prted', 'prte-h-1@1'), 'the prted of a persistent prte is to be killed')


# ---- A persistent prte, which serves jobs consecutively and concurrently ----

def serve_jobs(guard, work):
    """Runs in a child, which acts as the prte. Returns the errors."""
    become_launcher('prte')
    faults = []
    folder = work / f'tmp/prte.host.{os.getpid()}.{USER}'
    fill(folder)

    def start(number, program):
        return start_guard(guard, ['sh', '-c', program], {
            'PMIX_SERVER_TMPDIR': str(folder), 'PRTE_LAUNCHED': '1', 'TMPDIR': str(work / 'tmp'),
            'PMIX_NAMESPACE': f'prte-host-{os.getpid()}@{number}'})

    def end_of(pid):
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    stdin, release = os.pipe()
    os.dup2(stdin, 0)
    neighbour = start(1, 'read line && exit 5')
    if end_of(start(2, 'kill -9 $$')) == 0:
        faults.append('the job that lost its PE ended with status 0')
    if watchers() != [neighbour]:
        faults.append('a process is left that is to kill the prte')
    if os.waitpid(neighbour, os.WNOHANG) != (0, 0):
        faults.append('another job of the prte has ended')
    else:
        os.write(release, b'go on\n')
        if end_of(neighbour) != 5:
            faults.append('another job of the prte did not end by itself')
    if end_of(start(3, 'exit 0')) != 0:
        faults.append('the prte cannot start another job')
    if not (folder / 'inner/file').exists() or not (folder / 'inner/socket').exists():
        faults.append("the prte's session directory was removed")
    return faults


def persistent_prte_outlives_a_lost_pe(guard, work):
    shutil.rmtree(work, ignore_errors=True)
    (work / 'tmp').mkdir(parents=True)
    said, say = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(said)
        os.write(say, '\n'.join(serve_jobs(guard, work)).encode())
        os._exit(0)
    os.close(say)
    with os.fdopen(said) as faults:
        for fault in faults.read().splitlines():
            check(False, f'a persistent prte: {fault}')
    check(os.waitpid(pid, 0)[1] == 0, 'the prte was killed')


# ---- The launcher ends ----

def end_launcher(guard, name, prepare):
    """Runs a launcher, and returns after the supervisor has ended, too. `prepare` is called with the launcher's PID and
    returns environment variables."""
    gone, held = os.pipe()  # the supervisor and its program keep `held` open
    stdin, kept = os.pipe()
    pid = os.fork()
    if pid == 0:
        become_launcher(name)
        os.set_inheritable(held, True)
        os.close(kept)
        os.dup2(stdin, 0)
        started, say = os.pipe()
        os.dup2(say, 1)
        start_guard(guard, ['sh', '-c', 'echo started; exec cat'], prepare(os.getpid()))
        os.read(started, 1)
        os._exit(0)
    os.close(held)
    os.close(stdin)
    os.waitpid(pid, 0)
    os.read(gone, 1)
    os.close(gone)
    os.close(kept)


def fill(folder):
    folder.mkdir(parents=True)
    (folder / 'file').write_text('text')
    (folder / 'inner').mkdir()
    (folder / 'inner/file').write_text('text')
    os.mkfifo(folder / 'inner/fifo')
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(os.path.relpath(folder / 'inner/socket'))


def open_mpi_4(folder, tmpdir):
    return {'OMPI_MCA_orte_jobfam_session_dir': str(folder), 'OMPI_MCA_orte_top_session_dir': str(folder.parent),
            'PMIX_NAMESPACE': JOB, 'TMPDIR': str(tmpdir)}


def open_mpi_5(folder, tmpdir):
    return {'PMIX_SERVER_TMPDIR': str(folder), 'PRTE_LAUNCHED': '1', 'PMIX_NAMESPACE': 'prterun-h-1@1', 'TMPDIR': str(tmpdir)}


class Case:
    """A session directory that the environment names. `place` is called with the launcher's PID and returns
    its path."""

    def __init__(self, what, place, variables=open_mpi_4, name='mpirun', change=None, is_whole=True, left=()):
        self.what, self.place, self.variables, self.name, self.change, self.is_whole = what, place, variables, name, change, is_whole
        self.left = left  # files that are kept if the directory is emptied

    def prepare(self, work):
        def inner(pid):
            self.folder = work / self.place(pid)
            fill(self.folder)
            (work / 'name').write_text(str(self.folder))
            if self.change:
                self.change(work, self.folder)
            return self.variables(self.folder, work / 'tmp')
        return inner

    def only_own_session_directory_is_removed(self, guard, work):
        shutil.rmtree(work, ignore_errors=True)
        (work / 'tmp').mkdir(parents=True)
        (work / 'precious').mkdir()
        (work / 'precious/file').write_text('text')
        SEGMENT.write_text('text')
        end_launcher(guard, self.name, self.prepare(work))
        folder = pathlib.Path((work / 'name').read_text())
        there = (folder / 'inner/file').exists()
        check(there == self.is_whole, f'{self.what}: {folder} {"is there" if there else "was removed"}')
        check((work / 'precious/file').exists(), f'{self.what}: a file behind a link was removed')
        for name in self.left:
            check(os.path.lexists(folder / name), f'{self.what}: {name} was removed')
        if self.variables is open_mpi_4 and not self.change:
            check(SEGMENT.exists() == self.is_whole, f'{self.what}: shared memory')
        SEGMENT.unlink(missing_ok=True)
        if (folder / 'mounted').is_mount():
            subprocess.run(['umount', folder / 'mounted'], check=True)


def pair(pid):
    return f'tmp/ompi.host.{USER}/pid.{pid}'


def put_links(work, folder):
    (folder / 'link').symlink_to(work / 'precious/file')
    (folder / 'inner/link').symlink_to(work / 'precious')


def become_link(work, folder):
    folder.rename(work / 'moved')
    folder.symlink_to(work / 'precious')
    (work / 'precious/inner').mkdir()
    (work / 'precious/inner/file').write_text('text')


def open_to_all(work, folder):
    folder.parent.chmod(0o777)


def give_away(work, folder):
    os.chown(folder, OTHER_USER, OTHER_USER)


def put_file_of_other(work, folder):
    (folder / 'inner/other').write_text('text')
    os.chown(folder / 'inner/other', OTHER_USER, OTHER_USER)


def put_results(work, folder):
    (folder / 'output-0').write_text('what a PE has printed')
    (folder / 'output-1').write_text('')


def put_file_system(work, folder):
    (folder / 'mounted').mkdir()
    subprocess.run(['mount', '-t', 'tmpfs', 'none', folder / 'mounted'], check=True)
    (folder / 'mounted/file').write_text('text')


def may_mount():
    """Returns true if this process may mount. Moves it into a new mount namespace."""
    clone_newns = 0x20000
    if ctypes.CDLL(None).unshare(clone_newns) != 0:
        return False
    return subprocess.run(['mount', '--make-rprivate', '/'], stderr=subprocess.DEVNULL, check=False).returncode == 0


KEPT = [
    Case('a folder of the user', lambda pid: 'tree'),
    Case('a folder of the user, version 5', lambda pid: 'tree', open_mpi_5),
    Case("another launcher's directory", lambda pid: f'tmp/ompi.host.{USER}/pid.1'),
    Case("another family's directory", lambda pid: f'tmp/ompi.host.{USER}/jf.{FAMILY + 1}'),
    Case("another user's directory by its name", lambda pid: f'tmp/ompi.host.{USER + 1}/pid.{pid}'),
    Case('outside of the temporary folder', lambda pid: f'else/ompi.host.{USER}/pid.{pid}'),
    Case('a path with ..', lambda pid: f'tmp/../else/ompi.host.{USER}/pid.{pid}'),
    Case('a link', pair, change=become_link),
    Case('a folder that others can write', pair, change=open_to_all),
    Case("another launcher's directory, version 5.0.11", lambda pid: 'tmp/prtrn.1', open_mpi_5, 'prterun'),
    Case("another tool's directory, version 5.0.11", lambda pid: f'tmp/prte.{pid}', open_mpi_5, 'prterun'),
    Case('a DVM, version 5.0.11', lambda pid: f'tmp/prte.{pid}', open_mpi_5, 'prte'),
    Case('a DVM, version 5', lambda pid: f'tmp/prterun.host.{pid}.{USER}', open_mpi_5, 'prte'),
    Case('a launcher of another kind', pair, name='bash'),
]
REMOVED = [
    Case('version 4', pair, is_whole=False),
    Case('version 5', lambda pid: f'tmp/prterun.host.{pid}.{USER}', open_mpi_5, 'prterun', is_whole=False),
    Case('version 5, older', lambda pid: f'tmp/prte.host.{USER}/dvm.{pid}', open_mpi_5, 'prterun', is_whole=False),
    Case('version 5.0.11', lambda pid: f'tmp/prtrn.{pid}', open_mpi_5, 'prterun', is_whole=False),
    Case('version 5.0.11, hosts share the folder', lambda pid: f'tmp/prtrn.host.{pid}', open_mpi_5, 'prterun', is_whole=False),
    Case('links inside', pair, change=put_links, is_whole=False, left=['link', 'inner/link']),
    Case('results inside', pair, change=put_results, is_whole=False, left=['output-0']),
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--guard', required=True)
    parser.add_argument('--work', required=True, type=pathlib.Path)
    parser.add_argument('jobs', nargs='*', help='the names of jobs that daemons of Open MPI 4 and 5 have as an argument')
    found = parser.parse_args()
    if not found.jobs:
        os.execv(sys.executable, [sys.executable, *sys.argv, str(FAMILY << 16), 'prterun-h-1@0', 'prte-h-1@0'])
    found.work.mkdir(parents=True, exist_ok=True)
    os.chdir(found.work)  # socket paths must be short, so use relative ones
    only_launchers_of_one_job_are_killed(found.guard)
    persistent_prte_outlives_a_lost_pe(found.guard, found.work / 'case')
    cases = KEPT + REMOVED
    if USER == 0:
        cases.append(Case("another user's directory", pair, change=give_away))
        cases.append(Case("another user's file inside", pair, change=put_file_of_other, is_whole=False, left=['inner/other']))
        if may_mount():
            cases.append(Case('another file system inside', pair, change=put_file_system, is_whole=False,
                              left=['mounted/file']))
    for case in cases:
        case.only_own_session_directory_is_removed(found.guard, found.work / 'case')
    shutil.rmtree(found.work / 'case')
    sys.exit(1 if failures else 0)


if __name__ == '__main__':
    main()
