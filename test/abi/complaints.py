#!/usr/bin/env python3
"""Checks the messages of compilers for a call with one wrong argument: they must be few and name routine and parameter.

  complaints.py INCLUDE [COMPILER...]     default: those of gcc, clang, g++ and clang++ that are installed

Each call below has one wrong argument. A compiler may print at most 3 messages (error, warning, note) for it. Their
text, including the source lines that they show, must contain the words listed after the call. --table prints only
the counts.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

MOST = 3
HEAD = """#include <shmem.h>
static long d[4], s[4]; static int i[4]; static float f[4]; static struct point { int x; } p[4]; static uint64_t g;
static shmem_team_t team; static shmem_ctx_t ctx;
void call(void);
void call(void)
{
    (void)d; (void)s; (void)i; (void)f; (void)p; (void)g; (void)team; (void)ctx;
    %s;
}
"""
# (call, words that the compiler's messages must contain)
TYPED = [("shmem_long_put(d, i, 4, 0)", "shmem_long_put source"),
         ("shmem_long_put(d, s, 4)", "shmem_long_put pe"),
         ("shmem_ctx_long_get(d, d, s, 4, 0)", "shmem_ctx_long_get ctx"),
         ("shmem_int_atomic_add(d, 1, 0)", "shmem_int_atomic_add dest"),
         ("shmem_long_sum_reduce(team, d, i, 4)", "shmem_long_sum_reduce source"),
         ("shmem_barrier_all(team)", "shmem_barrier_all")]
GENERIC = [("shmem_put(d, i, 4, 0)", "shmem_put source"),
           ("shmem_put(p, p, 4, 0)", "shmem_put dest"),
           ("shmem_put(ctx, p, p, 4, 0)", "shmem_put dest"),
           ("shmem_put(ctx, d, i, 4, 0)", "shmem_put source"),
           ("shmem_put(d, s, 4)", "shmem_put pe"),
           ("shmem_put(d, s, 4, 0, 0)", "shmem_put"),
           ("shmem_get(ctx, d, s, 4, 0, 0)", "shmem_get"),
           ("shmem_get(d, s, p[0], 0)", "shmem_get nelems"),
           ("shmem_g(p, 0)", "shmem_g source"),
           ("shmem_atomic_add(f, 1, 0)", "shmem_atomic_add dest"),
           ("shmem_atomic_fetch_nbi(d, i, 0)", "shmem_atomic_fetch_nbi source"),
           ("shmem_wait_until(f, SHMEM_CMP_EQ, 1)", "shmem_wait_until ivar"),
           ("shmem_test_any(p, 4, NULL, SHMEM_CMP_EQ, 1)", "shmem_test_any ivars"),
           ("shmem_and_reduce(SHMEM_TEAM_WORLD, f, f, 4)", "shmem_and_reduce dest"),
           ("shmem_sum_reduce(team, d, i, 4)", "shmem_sum_reduce source"),
           ("shmem_put_signal(d, s, 4, &g, 1, SHMEM_SIGNAL_SET, p[0])", "shmem_put_signal pe")]


def complaints(compiler, include, call):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / ("call.cpp" if "++" in compiler else "call.c")
        file.write_text(HEAD % call, encoding="utf-8")
        done = subprocess.run([compiler, f"-I{include}", "-Wall", "-Wextra", "-fsyntax-only", str(file)],
                              capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False)
    return done.stderr


def main():
    only_table = "--table" in sys.argv
    include, *compilers = [word for word in sys.argv[1:] if word != "--table"]
    compilers = [one for one in compilers or ["gcc", "clang", "g++", "clang++"] if shutil.which(one)]
    bad = 0
    for compiler in compilers:
        counts = []
        for call, words in TYPED + GENERIC:
            text = complaints(compiler, include, call)
            counts.append((len(re.findall(r"(?:error|warning|note): ", text)), len(text.splitlines())))
            said = re.sub(r"shmem_impl_no_such_(second_)?", "", text)
            missing = [word for word in words.split() if not re.search(rf"\b{word}\b", said)]
            if only_table or (0 < counts[-1][0] <= MOST and not missing):
                continue
            bad += 1
            print(f"{compiler}: {call}: {counts[-1][0]} messages, expected 1 to {MOST}; missing: {missing}\n{text}")
        print(f"{compiler}: {len(counts)} calls, at most {max(one for one, _ in counts)} messages, {max(one for _, one in counts)} lines"
              " with what the compiler quotes")
    sys.exit(1 if bad and not only_table else 0)


main()
