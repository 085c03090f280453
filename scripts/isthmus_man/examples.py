"""Converts the examples of docs/man/examples to the programs that the pages show."""

import re


# Header -> pattern of the names that need it. If an example contains such a name, its page includes the header.
USES = {"stdio.h": r"printf\(|FILE\b", "stdlib.h": r"\b(?:aligned_alloc|free|exit)\(", "stdint.h": r"\bSIZE_MAX\b"}


def read_examples(folder):
    """Returns {name: program} for the text between /* == NAME */ and /* == */ in these files."""
    found = {}
    for path in sorted(folder.glob("*.c")):
        header = "shmemx_mpi.h" if path.name == "hybrid.c" else None
        text = path.read_text(encoding="utf-8")
        for name, body in re.findall(r"^/\* == (\w+) \*/\n(.*?)^/\* == \*/$", text, re.M | re.S):
            found[name] = program(body, header or ("shmemx.h" if re.search("shmemx_", body, re.I) else "shmem.h"))
    return found


def program(body, header):
    """Returns the program for the function of an example: without its checks, and with includes and main()."""
    body = re.sub(r"\n+ *EXPECT\((?:.*\n)*?.*\);$", "", body, flags=re.M)
    heads = [f"#include <{name}>" for name in [header, *(name for name, use in USES.items() if re.search(use, body))]]
    before, inside = re.split(r"^static void example_\w+\(.*\)\n\{\n", body.rstrip().removesuffix("\n}"), flags=re.M)
    begin, end = "", ""
    if not re.search(r"shmem_init_thread|start_pes", inside):
        begin, end = f"    shmem_init();\n{numbers(inside)}\n", "\n\n    shmem_finalize();"
    return "\n".join(heads) + f"\n\n{before}int main(void)\n{{\n{begin}{inside}{end}\n}}"


def numbers(text):
    """Declares the variables for the PE number and the number of PEs, if the example uses them."""
    calls = [call for name, call in (("me", "me = shmem_my_pe()"), ("npes", "npes = shmem_n_pes()"))
             if re.search(rf"\b{name}\b", text)]
    return f"    int {', '.join(calls)};\n" if calls else ""
