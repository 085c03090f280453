"""Makes a build that counts how often each line runs (clang's coverage), and reads the counts."""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ROOMS = ('src', 'mpi_backend', 'device_kinds')


def fail(text):
    sys.exit(f'{pathlib.Path(sys.argv[0]).name}: {text}')


def run(command, **options):
    try:
        return subprocess.run(command, check=True, **options)
    except FileNotFoundError:
        fail(f'{command[0]} is not found; on Debian: apt-get install clang llvm cmake')
    except subprocess.CalledProcessError as error:
        fail(f'{command[0]} failed with status {error.returncode}')


def llvm(tool):
    """Returns the path of an LLVM tool of the version of clang. Other versions cannot read the files of this clang."""
    name = run(['clang', f'-print-prog-name=llvm-{tool}'], stdout=subprocess.PIPE, text=True)
    return name.stdout.strip() or f'llvm-{tool}'


def build(folder, targets=()):
    """Builds all targets, or the given ones. The counters are in mapped files (%c), which keep them if a process crashes.
    All processes that execute an object share its file (%m). If two processes increment a counter at the same time, an
    increment can be lost, but the counter is never 0 afterwards. Atomic increments would take twenty times as long."""
    flags = ('-fprofile-instr-generate=' + str(folder / 'counts' / '%c%m.profraw') +
             ' -Wno-unused-command-line-argument -fcoverage-mapping -mllvm -runtime-counter-relocation')
    run(['cmake', '-S', ROOT, '-B', folder, '-DBUILD_TESTING=ON', '-DCMAKE_C_COMPILER=clang',
         '-DCMAKE_BUILD_TYPE=Debug', f'-DCMAKE_C_FLAGS={flags}', *(['-G', 'Ninja'] if targets else [])],
        stdout=subprocess.DEVNULL)
    command = ['ninja', '-C', folder, '-j', '2', *targets] if targets else ['cmake', '--build', folder, '--parallel', '2']
    run(command, stdout=subprocess.DEVNULL)


def told_by_llvm(folder, counts, objects, options):
    """Returns what llvm-cov exports from the counts in a folder, for the library's objects and the given ones."""
    files = list(counts.glob('*.profraw'))
    if not files:
        return None
    total = counts.with_suffix('.profdata')
    run([llvm('profdata'), 'merge', '-sparse', '-o', total, *files])
    command = [llvm('cov'), 'export', f'-instr-profile={total}', *options]
    library = [*(folder / 'lib').glob('libisthmus*.so'), *(folder / 'lib/isthmus').glob('*'), folder / 'bin/isthmus-info']
    for each in sorted(filter(pathlib.Path.is_file, library)) + objects:
        command += ['-object', each]
    return run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def source_of(name):
    """Returns a file's path in the project, or None if it is not in one of the counted folders."""
    path = pathlib.Path(os.path.normpath(name))
    inside = path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in ROOMS
    return path.relative_to(ROOT) if inside else None


def export(folder, summary):
    """Returns what llvm-cov reports for each file of the counted folders, over all runs."""
    told = told_by_llvm(folder, folder / 'counts', [], ['-summary-only'] if summary else [])
    if told is None:
        fail(f'{folder}/counts has no counts; run some tests')
    files = json.loads(told)['data'][0]['files']
    return {source_of(file['filename']): file for file in files if source_of(file['filename'])}


def lines_run(folder, counts, objects):
    """Returns {file: the lines that ran}."""
    told = told_by_llvm(folder, counts, objects, ['-format=lcov', '-skip-expansions', '-skip-functions'])
    ran, file = {}, None
    for line in (told or '').splitlines():
        what, _, value = line.partition(':')
        if what == 'SF':
            file = source_of(value)
        elif what == 'DA' and file and not value.endswith(',0'):
            ran.setdefault(str(file), []).append(int(value.split(',')[0]))
    return ran
