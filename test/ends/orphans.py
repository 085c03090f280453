#!/usr/bin/env python3
"""orphans.py OSHRUN MPI: children of PEs must end with the job if oshrun is killed."""
import os
import signal
import subprocess
import sys
import tempfile

oshrun, mpi = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    fifo = os.path.join(folder, 'fifo')
    os.mkfifo(fifo)
    # A child of each PE keeps the pipe open. End of file on the pipe shows that all children have ended.
    command = f'sh -c "exec >{fifo}; echo up; exec sleep 1000" & exec sleep 1000'
    job = subprocess.Popen([oshrun, '--mpi', mpi, '-np', '3', 'sh', '-c', command], stdin=subprocess.DEVNULL)
    with open(fifo, encoding='ascii') as children:
        for _ in range(3):
            if children.readline() != 'up\n':
                sys.exit('the children did not start')
        job.send_signal(signal.SIGKILL)
        job.wait()
        children.read()
