"""A copy of the sources, and its build."""
import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Objects can be compared without what debuggers read, and are made and linked faster. Arguments of other types are
# refused: no fault that anybody would commit.
FLAGS = '-O2 -DNDEBUG -Werror=incompatible-pointer-types -Werror=int-conversion'


def digests(build, names=None):
    """What is in the objects of a build, or in these."""
    files = build.rglob('*.o') if names is None else (build / name for name in names)
    return {str(file.relative_to(build)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


class Tree:
    """The copy of the sources and its build."""

    def __init__(self, folder, jobs):
        self.jobs = str(jobs)
        self.targets = []  # all
        self.sources, self.build = folder / 'source', folder / 'build'
        self.log = folder / 'log'

    def copy(self):
        """As the sources are now; what is the same keeps its time, and is not built again."""
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
        """Its status, None if it took too long; what it prints goes to the log."""
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
                   # Programs are not linked again when only the inside of a shared library is another.
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
        """{source: the objects that are made of it}, headers too, and {object: its C source}, as ninja knows since
        it made them."""
        told = subprocess.run(['ninja', '-C', self.build, '-t', 'deps'], check=True, capture_output=True, text=True)
        objects, of, source_of = None, {}, {}
        for line in told.stdout.splitlines():
            if line.startswith(' '):
                source = pathlib.Path(os.path.normpath(self.build / line.strip()))
                if source.is_relative_to(self.sources):
                    of.setdefault(str(source.relative_to(self.sources)), []).append(objects)
                    source_of.setdefault(objects, str(source.relative_to(self.sources))) # the first that it read
            elif ':' in line:
                objects = line.split(':')[0]
        return of, source_of
