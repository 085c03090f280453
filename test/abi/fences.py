#!/usr/bin/env python3
"""Checks that the compiled library contains the fences that docs/memory-order.md lists.

  usage: fences.py PAGE objects OBJDUMP OBJECT...
         fences.py PAGE clang CLANG SOURCES

A missing fence causes wrong results only rarely, or only on a weakly ordered CPU, so this test reads the generated
code. Each function that the page lists with a fence must contain one, itself or in a static function that it calls.
Functions into which such a function is inlined must contain the fence too.

With `objects`, the test disassembles OBJECTs, which were compiled from SOURCES/src, and looks for the fence
instructions of this CPU, if it knows them. With `clang`, it reads clang's intermediate code, which has every fence
for any CPU.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'scripts'))
sys.dont_write_bytecode = True  # do not write bytecode into the sources
from isthmus_tests.functions import definitions  # noqa: E402

# Patterns of each kind of fence, by objdump's name of the object format. x86 needs an instruction for a full fence
# only.
FENCES = {
    'elf64-x86-64': {'fence_full': r'\bmfence\b|\block or[lq] +\$0x0,'},
    'elf64-littleaarch64': {'fence_full': r'\bdmb\s+ish$', 'fence_stores': r'\bdmb\s+ish$',
                            'fence_loads': r'\bdmb\s+ish(ld)?$'},
    'clang': {'fence_full': r'\bfence seq_cst', 'fence_stores': r'\bfence (seq_cst|acq_rel)',
              'fence_loads': r'\bfence (seq_cst|acq_rel|acquire)'},
}
# Functions that are inlined everywhere, each with functions that contain its fences after inlining. The prefix FILE:
# distinguishes functions with equal names in several files, and marks functions that a macro generates.
INLINED = {
    'remote_complete': ['order_quiet', 'lock_clear', 'remote_put_signal'],
    'rma_get_mapped': ['rma_get_slow', 'rma_get_value_slow', 'rma_get_req_slow'],
    'target_update_word': ['target_execute_words'],
    'shmem_impl_get': ['src/api/api_rma.c:pshmem_long_g', 'src/api/api_rma.c:pshmem_ctx_char_g', 'rma_get', 'rma_get_nbi'],
    'shmem_impl_put': ['rma_put', 'rma_put_nbi', 'rma_put_req'],
    'shmem_impl_put_signal': ['signal_put', 'signal_put_nbi'],
    'request_test_constant': ['request.c:request_test', 'request_wait', 'request_test_all'],
    'shmem_impl_quiet': ['order_quiet'],
    'shmem_impl_fence': ['order_fence'],
}


def place_of(function):
    """Returns (file, function) for a name, which may have its file name or path as a prefix."""
    file, _, name = function.rpartition(':')
    files = [path for path in dict.fromkeys(definitions(ROOT)[name]) if not file or path.endswith(f'/{file}')]
    if not files and file:
        files = [file]
    if len(files) != 1:
        sys.exit(f'{function}: expected one file that defines it, not {len(files)}: {" ".join(files)}')
    return files[0], name


def read_page(page):
    """Returns {(file, function): kinds of fences} as the page lists them."""
    wanted = collections.defaultdict(set)
    row = re.compile(r'^\| `(\S+)` \| ([a-z_ ]*) \|', re.MULTILINE)
    for function, orders in row.findall(page.read_text(encoding='utf-8')):
        fences = {order for order in orders.split() if order in ('fence_full', 'fence_stores', 'fence_loads')}
        if not fences:
            continue
        if function not in INLINED and place_of(function)[0].endswith('.h'):
            sys.exit(f'{function}, which a header defines, has a fence: expected who inlines it in {__file__}')
        for place in INLINED.get(function, [function]):
            wanted[place_of(place)] |= fences
    return wanted


class Code:
    """The compiled functions of one source file: the code of each, and which other functions of the file it calls."""

    def __init__(self, kinds, functions, call):
        self.kinds, self.call = kinds, call
        self.functions = collections.defaultdict(str)
        for name, text in functions:
            self.functions[name.split('.')[0]] += text  # also parts that the compiler splits off a function

    def has(self, name, fence, seen=()):
        text = self.functions.get(name)
        if text is None:
            return False
        called = set(re.findall(self.call, text, re.MULTILINE)) - {name, *seen}
        return bool(re.search(self.kinds[fence], text, re.MULTILINE)) or any(
            self.has(other, fence, (*seen, name)) for other in called)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def code_of_object(objdump, file):
    text = run(objdump, '-d', '--no-show-raw-insn', file)
    functions = re.findall(r'^[0-9a-f]+ <([^>]+)>:\n((?:.+\n)*)', text, re.MULTILINE)
    return Code(FENCES.get(re.search(r'file format (\S+)', text)[1]), functions, r'<(\w+)[.\w]*>$')


def code_by_clang(clang, sources, file):
    """Compiles a file with clang so that only functions of headers are inlined, not those of the file."""
    folders = ('include', 'src', 'mpi_backend', 'device_kinds')
    text = run(clang, '-std=c11', '-O1', '-finline-hint-functions', '-D_GNU_SOURCE', '-S', '-emit-llvm', '-o', '-',
               *(f'-I{sources}/{folder}' for folder in folders), f'{sources}/{file}')
    functions = re.findall(r'^define .*?@(\w+)\((.*?)^\}', text, re.MULTILINE | re.DOTALL)
    return Code(FENCES['clang'], functions, r'call .*?@(\w+)\(')


def read_code(files, how, tool, *arguments):
    """Returns {file: its compiled code}."""
    if how == 'clang':
        return {file: code_by_clang(tool, arguments[0], file) for file in files}
    found = {file: next(name for name in arguments if name.endswith(file[len('src'):] + '.o')) for file in files}
    return {file: code_of_object(tool, name) for file, name in found.items()}


def main():
    wanted = read_page(pathlib.Path(sys.argv[1]))
    code = read_code(sorted({file for file, function in wanted}), *sys.argv[2:])
    looked_for, wrong = 0, 0
    for (file, function), fences in sorted(wanted.items()):
        if code[file].kinds is None:
            print('the fences of this machine are not known here')
            return 77
        for fence in sorted(fences & set(code[file].kinds)):
            looked_for += 1
            if not code[file].has(function, fence):
                print(f'{file}: {function}: expected {fence}, and found none in what the compiler made')
                wrong += 1
    print(f'{looked_for} fences looked for, {wrong} not found')
    return 1 if wrong or not looked_for else 0


if __name__ == '__main__':
    sys.exit(main())
