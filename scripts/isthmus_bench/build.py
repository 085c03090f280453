"""Compiles benchmarks with libraries that this project does not build."""
import os
import subprocess

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..")
SOURCES = ["bench", "measure", "by_hand", "results", "figures", "rma", "strided", "atomics", "sync",
           "collectives", "application"]
MPI_SOURCES = ["mpi_peer", "mpi_calls", "figures"]


def compile_program(compiler, flags, names, program):
    """Compiles files of test/bench with a compiler wrapper. The compiler prints its own errors."""
    sources = [os.path.join(ROOT, "test", "bench", name + ".c") for name in names]
    subprocess.run([compiler, *flags, "-std=c11", "-D_GNU_SOURCE", *sources, "-o", program], check=True)
