"""What a benchmark is compiled of, for libraries that are not built here."""
import os
import subprocess

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..")
SOURCES = ["bench", "measure", "by_hand", "results", "figures", "rma", "strided", "atomics", "sync",
           "collectives", "application"]
MPI_SOURCES = ["mpi_peer", "mpi_calls", "figures"]


def compile_program(compiler, flags, names, program):
    """Files of test/bench, by a wrapper; the compiler says what is wrong."""
    sources = [os.path.join(ROOT, "test", "bench", name + ".c") for name in names]
    subprocess.run([compiler, *flags, "-std=c11", "-D_GNU_SOURCE", *sources, "-o", program], check=True)
