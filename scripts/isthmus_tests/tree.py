"""A copy of the sources, and its build."""
import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Without debug information, objects can be compared, and are built and linked faster. Arguments of incompatible types
# are errors, because no developer would commit such a fault.
FLAGS = '-O2 -DNDEBUG -Werror=incompatible-pointer-types -Werror=int-conversion'


def digests(build, names=None):
    """Returns a digest of each object of a build, or of the given ones."""
    files = build.rglob('*.o') if names is None else (build / name for name in names)
    return {str(file.relative_to(build)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


class Tree:
    """The copy of the sources and its build."""

    def __init__(self, folder, jobs):
        self.jobs = str(jobs)
        self.targets = []  # an empty list means all
        self.sources, self.build = folder / 'source', folder / 'build'
        self.log = folder / 'log'

    def copy(self):
        """Copies the current sources. Unchanged files keep their time, so they are not rebuilt."""
        listed = subprocess.run(['git', '-C', ROOT, 'ls-files', '-z', '-co', '--exclude-standard'], check=True,
                                capture_output=True, text=True).stdout
        wanted = {name for name in listed.split('\0') if name and (ROOT / name).is_file()}
        for name in wanted:
            source, target = ROOT / name, self.sources / name
            if target.exists() and target.read_bytes() == source.read_bytes():
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
        for target in [file for file in self.sources.rglob('*') if file.is_file()]:
            if str(target.relative_to(self.sources)) not in wanted:
                target.unlink()

    def run(self, command, seconds=None):
        """Returns the status, or None if the command took too long. The output goes to the log."""
        with open(self.log, 'w', encoding='utf-8') as log:
            process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
            try:
                return process.wait(seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()

    def require(self, what, command, seconds=None):
        if self.run(command, seconds) != 0:
            print(self.log.read_text(encoding='utf-8', errors='replace')[-4000:])
            sys.exit(f'{what} failed')

    def is_configured(self):
        cache = self.build / 'CMakeCache.txt'
        return cache.exists() and FLAGS in cache.read_text(encoding='utf-8')

    def configure(self):
        command = ['cmake', '-S', self.sources, '-B', self.build, '-DBUILD_TESTING=ON', '-DISTHMUS_ASSERTS=ON',
                   f'-DCMAKE_C_FLAGS_RELWITHDEBINFO={FLAGS}',
                   # If only the code of a shared library changes, programs are not linked again.
                   '-DCMAKE_LINK_DEPENDS_NO_SHARED=ON']
        if shutil.which('ninja') and not (self.build / 'Makefile').exists():
            command += ['-G', 'Ninja']
        if shutil.which('ccache'):
            command += ['-DCMAKE_C_COMPILER_LAUNCHER=ccache', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache']
        self.require('cmake', command)

    def build_command(self):
        return self.ninja(*self.targets) if self.targets else ['cmake', '--build', self.build, '--parallel', self.jobs]

    def ninja(self, *targets):
        return ['ninja', '-C', self.build, '-j', self.jobs, *targets]

    def objects_of_sources(self):
        """Returns {source or header: the objects that depend on it} and {object: its C source}, from ninja's record
        of the last build."""
        told = subprocess.run(['ninja', '-C', self.build, '-t', 'deps'], check=True, capture_output=True, text=True)
        objects, of, source_of = None, {}, {}
        for line in told.stdout.splitlines():
            if line.startswith(' '):
                source = pathlib.Path(os.path.normpath(self.build / line.strip()))
                if source.is_relative_to(self.sources):
                    of.setdefault(str(source.relative_to(self.sources)), []).append(objects)
                    source_of.setdefault(objects, str(source.relative_to(self.sources)))  # the first file that the compiler read
            elif ':' in line:
                objects = line.split(':')[0]
        return of, source_of
