"""Runs CTest's tests one at a time. Records which code each test reaches and how long it takes, and enforces time
limits."""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

PASSED, FAILED, HUNG, SKIPPED = 'passed', 'failed', 'hung', 'skipped'
# Runs the test in namespaces, so that its processes and its files in /dev/shm and /tmp disappear with the test.
ALONE = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c',
         'mount -t tmpfs tmpfs /dev/shm && mount -t tmpfs tmpfs /tmp && "$@"; exit $?', 'alone']


def may_be_alone():
    """Returns whether namespaces are permitted. Otherwise, only the process group of a test is ended."""
    return bool(shutil.which('unshare')) and subprocess.run([*ALONE, 'true'], capture_output=True).returncode == 0


class Test:
    """A test, with the properties that tests of this project have."""

    def __init__(self, told):
        properties = {each['name']: each['value'] for each in told.get('properties', [])}
        self.name, self.command = told['name'], told.get('command', [])
        self.labels = properties.get('LABELS', [])
        self.folder = properties['WORKING_DIRECTORY']
        self.environment = dict(setting.split('=', 1) for setting in properties.get('ENVIRONMENT', []))
        self.skips_with = properties.get('SKIP_RETURN_CODE')
        self.needs_others = 'FIXTURES_REQUIRED' in properties

    def files(self, build):
        """Returns the files of the build that the test names, whether they exist or not, relative to the build
        folder."""
        words = [*self.command, *self.environment.values()]
        return [str(pathlib.Path(word).relative_to(build)) for word in words if pathlib.Path(word).is_relative_to(build)]

    def programs(self, build):
        """Returns the words of the command that are existing files of the build."""
        return [path for word in self.command if (path := pathlib.Path(word)).is_relative_to(build) and path.is_file()]

    def verdict(self, status):
        """Judges a test by its status alone, because the command is test/harness/run_test, which checks output and
        status."""
        if status == self.skips_with:
            return SKIPPED
        return PASSED if status == 0 else FAILED

    @staticmethod
    def end(process):
        """Asks run_test to kill all processes of the test, because they are not in one process group."""
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            pass

    def run(self, seconds, alone=(), environment=()):
        """Runs the test. Returns the result and the seconds that it took."""
        begin = time.monotonic()
        process = subprocess.Popen([*alone, *self.command], cwd=self.folder, start_new_session=True,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   env={**os.environ, **self.environment, **dict(environment)})
        try:
            return self.verdict(process.wait(seconds)), time.monotonic() - begin
        except subprocess.TimeoutExpired:
            self.end(process)
            return HUNG, time.monotonic() - begin
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()


def tests_of(build, pattern=''):
    """Returns the tests whose names match the pattern."""
    command = ['ctest', '--test-dir', build, '--show-only=json-v1']
    told = subprocess.run(command, capture_output=True, text=True)
    if told.returncode != 0:
        sys.exit(f'ctest cannot tell the tests of {build}: {told.stderr}')
    tests = [Test(each) for each in json.loads(told.stdout)['tests']]
    return [test for test in tests if re.search(pattern, test.name)]


def targets_of(build, pattern):
    """Returns ninja's targets for these tests, and those of the library."""
    told = subprocess.run(['ninja', '-C', build, '-t', 'targets', 'all'], check=True, capture_output=True, text=True)
    made = {line.split(':')[0] for line in told.stdout.splitlines()}
    named = {file for test in tests_of(build, pattern) for file in test.files(build)}
    return sorted(name for name in made if name in named or re.match(r'(lib|lib/isthmus|bin)/[^/:]*$', name) and '.dir' not in name)
