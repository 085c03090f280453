"""Plans the runs of bench-report: groups of rows, the libraries that have them, and the commands. Each run is a step."""
import glob
import os
import shlex
import shutil
import subprocess
from isthmus_bench.goals import LIBRARY_ONLY
from isthmus_bench.build import SOURCES, compile_program
from isthmus_probe.report import Failure

# Each group: its title, its description, and whether it runs on each number of PEs of --np.
GROUPS = {
    "rma": ("Put and get", "put and get by size, beside MPI's and by hand", True),
    "static": ("Global variables", "the same of global variables", True),
    "strided": ("Strided", "strided puts and gets", True),
    "atomics": ("Atomics", "every atomic operation", True),
    "sync": ("Order and waiting", "order, waits, locks, ping-pong, barriers", True),
    "collectives": ("Collectives", "broadcast, reduction, alltoall, fcollect by size", True),
    "application": ("Random updates", "random updates by all PEs", True),
    "inlined": ("Inlined", "short operations compiled into the program, beside by hand", True),
    "spaces": ("Memory spaces", "memory spaces beside the heap", False),
    "between": ("Between nodes", "each PE a node of its own on this host, beside raw MPI inside it", False),
    "growth": ("Growth", "start-up, barrier and memory of 2 PEs and more, beside MPI alone", False),
    "simulated": ("A simulated job", "one node of jobs of up to a million PEs, whose other nodes are played", False),
}
GROWTH_PES, QUICK_GROWTH_PES = (2, 4, 8, 16, 32), (2, 4)
SIMULATED_PES, QUICK_SIMULATED_PES = (1024, 131072, 1048576), (1024, 16384)
SIMULATED_NODE = 128
BETWEEN_GROUPS = ("rma", "atomics", "sync", "polling", "collectives")
WINDOW_GROUPS = ("rma", "atomics")
BY_WINDOWS = {"ISTHMUS_REMOTE": "window", "ISTHMUS_AMO": "mpi"}  # the library with MPI's one-sided operations
INLINED_GROUPS = ("rma", "atomics", "application")
OF_MPI = {"sync": "mpi_peer", "collectives": "mpi_peer", "rma": "between_mpi", "atomics": "between_mpi"}

# Environment variables that make an MPI yield the core while it waits. Set if there are more processes than cores.
YIELD = {"openmpi": {"OMPI_MCA_mpi_yield_when_idle": "1"}, "mpich": {"MPIR_CVAR_POLLS_BEFORE_YIELD": "1"}}
BROKEN_IN_OSHMEM = ["--skip", "uint compare_swap"]  # in Open MPI 4
NAMES = {"openmpi": "OMPI", "mpich": "MPICH"}


def pes_text(pes):
    return f"{pes} PE" if pes == 1 else f"{pes} PEs"


def label(who):
    """Returns the label of a curve."""
    if who == "isthmus/simulated":
        return "Isthmus"
    kind, _, mpi = who.partition("/")
    of = NAMES.get(mpi, mpi)
    return {"isthmus": f"Isthmus {of}", "mpi": f"MPI {of}", "message": f"message {of}", "window": f"window {of}", "inlined": f"inlined {of}",
            "hand": "by hand", "oshmem": "OSHMEM"}.get(kind, who)


class Step:
    """A run: its group, library, number of PEs and commands. `form` is the format of its output."""

    def __init__(self, group, who, pes, commands, environment=None, form="rows"):
        self.group, self.who, self.pes, self.commands = group, who, pes, commands
        self.environment, self.form = environment or {}, form

    def text(self):
        return f"{self.group}, {label(self.who)}, {pes_text(self.pes)}"


class Place:
    """The programs and libraries that can be measured: those of the build, its MPIs, and another OpenSHMEM library, such
    as that of Open MPI."""

    def __init__(self, build, mpis, oshmem, folder):
        self.build, self.folder = os.path.abspath(build), folder
        self.oshrun = os.path.join(self.build, "bin", "oshrun")
        self.mpis = self.find_mpis(mpis)
        self.oshmem_compiler, self.oshmem_run = self.find_oshmem(oshmem)
        self.oshmem_program = os.path.join(folder, "bench-oshmem")

    def find_mpis(self, wanted):
        modules = glob.glob(os.path.join(self.build, "lib", "isthmus", "libisthmus-mpi-*.so"))
        there = sorted(os.path.basename(path)[len("libisthmus-mpi-"):-len(".so")] for path in modules)
        there = [mpi for mpi in ("openmpi", "mpich") if mpi in there] + [
            mpi for mpi in there if mpi not in ("openmpi", "mpich", "abi", "none")]
        if not there:
            raise Failure(f"--build {self.build}: expected a build folder of Isthmus, with bin and lib")
        for mpi in wanted:
            if mpi not in there:
                raise Failure(f"--mpi {mpi}: expected one of {', '.join(there)}")
        return wanted or there

    def program(self, name, mpi=None, folder="bench"):
        path = os.path.join(self.build, "test", folder, name + (f"-{mpi}" if mpi else ""))
        if not os.access(path, os.X_OK):
            target = " (cmake --build BUILD --target bench_inlined)" if name == "bench_inlined" else ""
            raise Failure(f"{path}: there is no such program; expected a build with -DBUILD_TESTING=ON{target}")
        return path

    @staticmethod
    def find_oshmem(text):
        if text == "none":
            return None, None
        if text is None and not shutil.which("oshmem_info"):
            return None, None
        compiler, _, run = (text or os.path.join(os.path.dirname(shutil.which("oshmem_info")), "oshcc")).partition(":")
        if not shutil.which(compiler):
            raise Failure(f"--oshmem {compiler}: there is no such compiler; expected OSHCC[:RUN], or none")
        beside = os.path.join(os.path.dirname(shutil.which(compiler)), "oshrun")
        return compiler, run or f"{shlex.quote(beside)} --oversubscribe --bind-to none --mca btl ^openib -np {{np}}"

    def compile_oshmem(self):
        if self.oshmem_compiler:
            try:
                compile_program(self.oshmem_compiler, ["-O2"], SOURCES, self.oshmem_program)
            except subprocess.CalledProcessError:
                raise Failure(f"--oshmem {self.oshmem_compiler}: it does not compile test/bench; expected an"
                              " OpenSHMEM library's oshcc, or --oshmem none")

    def ours(self, mpi, pes, words):
        return [self.oshrun, "--mpi", mpi, "-np", str(pes), *words]

    def raw(self, mpi, pes, words):
        """Returns the command that starts a program with the MPI's own launcher, if it is installed."""
        launcher = shutil.which(f"mpiexec.{mpi}")
        if not launcher:
            return self.ours(mpi, pes, words)
        crowded = ["--oversubscribe", "--bind-to", "none"] if mpi == "openmpi" and pes > (os.cpu_count() or 1) else []
        return [launcher, *crowded, "-n", str(pes), *words]

    def raw_environment(self, mpi, pes):
        environment = {}
        if mpi == "openmpi":
            environment = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
            if "OMPI_MCA_osc" not in os.environ:
                environment["OMPI_MCA_osc"] = "pt2pt,sm"  # Open MPI 4's default component fails
        if pes > (os.cpu_count() or 1):
            environment.update(YIELD.get(mpi, {}))
        return environment

    def oshmem(self, pes, words):
        return [word.replace("{np}", str(pes)) for word in shlex.split(self.oshmem_run)] + [self.oshmem_program, *words]


def bench_steps(place, group, pes, quick):
    """Yields the runs for a group of test/bench: the library with each MPI, another OpenSHMEM library, and MPI itself."""
    words = ["--json", "--only", group] + quick
    program = place.program("bench")
    for mpi in place.mpis:
        yield Step(group, f"isthmus/{mpi}", pes, [place.ours(mpi, pes, [program, *words])])
    if place.oshmem_compiler:
        yield Step(group, "oshmem", pes, [place.oshmem(pes, words + BROKEN_IN_OSHMEM)],
                   place.raw_environment("openmpi", pes))
    of_mpi = OF_MPI.get(group)
    for mpi in place.mpis if of_mpi and pes > 1 else []:
        own = (["--json"] if of_mpi == "between_mpi" else []) + [*quick, "--only", group]
        yield Step(group, f"mpi/{mpi}", pes, [place.raw(mpi, pes, [place.program(of_mpi, mpi), *own])],
                   place.raw_environment(mpi, pes))


def inlined_steps(place, _, pes, quick):
    program = place.program("bench_inlined")
    for mpi in place.mpis:
        yield Step("inlined", f"inlined/{mpi}", pes, [place.ours(mpi, pes, [program, "--json", "--only", group, *quick])
                                                      for group in INLINED_GROUPS])


def spaces_steps(place, *_):
    for mpi in place.mpis:
        yield Step("spaces", f"isthmus/{mpi}", 2, [place.ours(mpi, 2, [place.program("spaces")])], form="spaces")


def only(groups):
    return [word for group in groups for word in ("--only", group)]


def between_steps(place, _, __, quick):
    own = [group for group in BETWEEN_GROUPS if group not in LIBRARY_ONLY]
    for mpi in place.mpis:
        words = [place.program("between"), "--json", *quick, *only(BETWEEN_GROUPS)]
        yield Step("between", f"isthmus/{mpi}", 2, [place.ours(mpi, 2, words)], {"ISTHMUS_NODE_SIZE": "1"})
        words = [place.program("between"), "--json", *quick, *only(WINDOW_GROUPS)]
        yield Step("between", f"window/{mpi}", 2, [place.ours(mpi, 2, words)],
                   {"ISTHMUS_NODE_SIZE": "1", **BY_WINDOWS})
        words = [place.program("between_mpi", mpi), "--json", *quick, *only(own)]
        yield Step("between", f"mpi/{mpi}", 2, [place.raw(mpi, 2, words)], place.raw_environment(mpi, 2))


def growth_steps(place, _, __, quick):
    for pes in QUICK_GROWTH_PES if quick else GROWTH_PES:
        for mpi in place.mpis:
            yield Step("growth", f"isthmus/{mpi}", pes, [place.ours(mpi, pes, [place.program("scale")])], form="growth")
            yield Step("growth", f"mpi/{mpi}", pes, [place.raw(mpi, pes, [place.program("scale_mpi", mpi)])],
                       place.raw_environment(mpi, pes), form="growth")


def simulated_steps(place, _, __, quick):
    run, program = (place.program(name, folder="simulated") for name in ("simulated_run", "simulated_growth"))
    for pes in QUICK_SIMULATED_PES if quick else SIMULATED_PES:
        yield Step("simulated", "isthmus/simulated", pes, [[run, str(pes), str(SIMULATED_NODE), program]],
                   form="simulated")


OTHERS = {"inlined": inlined_steps, "spaces": spaces_steps, "between": between_steps, "growth": growth_steps,
          "simulated": simulated_steps}


def steps(place, groups, pes_list, runs, is_quick):
    """Returns all runs in their order. Runs of libraries that are compared with each other alternate."""
    found = []
    for group in groups:
        for pes in pes_list if GROUPS[group][2] else [0]:
            turn = list(OTHERS.get(group, bench_steps)(place, group, pes, ["--quick"] if is_quick else []))
            found += turn * runs
    return found
