"""Looks at the PEs of a job through agents that its launcher starts: by_launcher.py PREFIX PROCESS-OF-A-PE HOW-MANY"""
import sys

PREFIX, PROCESS, COUNT = sys.argv[1], sys.argv[2], int(sys.argv[3])
sys.path.insert(0, f'{PREFIX}/share/isthmus')
sys.dont_write_bytecode = True
from isthmus_top import jobs  # noqa: E402

job = jobs.find(PROCESS)
assert job.launcher, 'no launcher'
job.pes = {}
watch = jobs.Watch(job, ['python3', f'{PREFIX}/bin/isthmus-top'], jobs.ROUND)
try:
    seen = watch.once()
finally:
    watch.stop()
assert sorted(seen) == list(range(COUNT)), seen
assert seen[0]['waits'][0]['routine'] == 'shmem_long_wait_until', seen[0]
assert seen[1]['waits'] == [], seen[1]
words = ['mpiexec', '-hosts', 'h0', '2', 'h1', 'h2', '-n', '2', '/x/isthmus-guard', 'a', '-b', ':', '-n', '1', '/x/isthmus-guard', 'c']
shown = jobs.agent_command(words, ['top'])
assert shown == ['mpiexec', '-hosts', 'h0:2,h1,h2', '-n', '2', 'sh', '-c', jobs.ONCE_A_HOST, 'sh', 'top', ':', '-n', '1', 'sh', '-c', jobs.ONCE_A_HOST, 'sh', 'top'], shown
