#!/usr/bin/env python3
"""torn.py DRIVER MODULES: tests how the driver of isthmus-probe joins lines that a launcher has split, with other lines
between the parts."""
import os
import sys

driver, modules = sys.argv[1:]
sys.path[:0] = [os.path.dirname(os.path.dirname(os.path.abspath(__file__))), modules]
sys.dont_write_bytecode = True
import program  # noqa: E402

probe = program.load(driver)

MARK = probe.MARK
CASES = {
    'whole': ([MARK + '0\ta/b\tdone\t0.1'], [(0, 'a/b', 'done', ['0.1'])], []),
    'after words of others': (['words' + MARK + '-1\ta\tdone\t0'], [(-1, 'a', 'done', ['0'])], ['words']),
    'torn': ([MARK + '0\ta/b\tno' + MARK + '1\tc\tdone\t0', 'te\ttext'],
             [(1, 'c', 'done', ['0']), (0, 'a/b', 'note', ['text'])], []),
    'torn twice': ([MARK + '0\ta\tno' + MARK + '1\tb\tno' + MARK + '2\tc\tdone', 'te\tx', 'te\ty'],
                   [(2, 'c', 'done', []), (0, 'a', 'note', ['x']), (1, 'b', 'note', ['y'])], []),
    'cut off': ([MARK + '0\ta'], [], []),
    'no number': ([MARK + 'zero\ta\tdone'], [], []),
    'others': (['-----', 'a line', ''], [], ['a line']),
}
failed = 0
for name, (lines, told, others) in CASES.items():
    job = probe.Job()
    for line in lines:
        job.read(line.encode())
    if (job.lines, job.others) != (told, others):
        print(f'{name}: expected {told} and {others}, found {job.lines} and {job.others}')
        failed += 1
print(f'{len(CASES)} cases, {failed} failed')
sys.exit(1 if failed else 0)
