"""report_refusals.py SCRIPT BUILD MPI: bench-report must reject errors in its command line and in results with a
one-line message, before it runs or writes anything. Runs in one process, because many starts take long. Needs
results.json."""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import program  # noqa: E402

BROKEN = {"torn.json": ("(.*)", "{"), "other.json": ("(?s).*", '{"rows": []}'), "newer.json": ('"format": 1', '"format": 9'),
          "negative.json": (r'"values": \[[^]]*\]', '"values": [-1]'), "strange.json": ('"size": [0-9]+', '"size": "8"'),
          "no.json": (r'"records": \[.*\], "goals"', '"records": [], "goals"')}


def cases(build, mpi):
    yield "--only speed", "--only speed: expected one of rma, "
    yield "--np 0", "argument --np: 0: expected a number of PEs, 1 to 1024"
    yield "--np 2,,4", "argument --np: 2,,4: "
    yield "--np 1025", "argument --np: 1025: "
    yield "--runs none", "argument --runs: none: expected a number, 1 to 1000"
    yield "--build nowhere", "--build .*/nowhere: expected a build folder of Isthmus"
    yield f"--build {build} --mpi other", f"--mpi other: expected one of .*{mpi}"
    yield f"--build {build} --oshmem nocc", "--oshmem nocc: there is no such compiler"
    yield "more", "unrecognized arguments: more"
    yield "--from nowhere.json", "--from nowhere.json: cannot be read: No such file"
    yield "--from torn.json", "--from torn.json: .*; the file is not JSON$"
    yield "--from other.json", "--from other.json: .*; the file has other contents$"
    yield "--from newer.json", "--from newer.json: expected results in format 1; the file has format 9$"
    yield "--from negative.json", "--from negative.json: .* has no values, or some below 0$"
    yield "--from strange.json", "--from strange.json: .*/size has another type$"
    yield "--from no.json", "--from no.json: .*there are no records$"
    yield "--from results.json --quick", "--from results.json: --quick is for measuring"
    yield "--from results.json --out nowhere/page.html", "nowhere/page.html: cannot be written"


def break_results():
    with open("results.json", encoding="utf-8") as file:
        sound = file.read()
    for name, (pattern, text) in BROKEN.items():
        with open(name, "w", encoding="utf-8") as file:
            file.write(re.sub(pattern, text, sound, count=1))


def main(script, build, mpi):
    module, faults = program.load(script), 0
    break_results()
    for words, expected in cases(build, mpi):
        sys.argv = [script, "--out", "refused.html", *words.split()]
        try:
            said = f"status {module.main()}"
        except module.Failure as failure:
            said = str(failure)
        if not re.match(expected, said) or "\n" in said or os.path.exists("refused.html"):
            print(f"FAILED: {words}: expected {expected!r} and no page; it said {said!r}")
            faults += 1
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
