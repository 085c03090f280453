#!/bin/bash
# Compiles the header with every compiler and standard, before and after shmemx.h, twice, and with warnings as errors.
set -eu
mkdir -p "$WORK"
orders=("shmemx_compat.h" "shmemx.h shmemx_compat.h" "shmemx_compat.h shmemx.h mpp/shmemx.h"
    "shmemx_compat.h shmemx_nvshmem.h shmemx_compat.h pshmem.h")
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror)

# header_compiles_without_warnings COMPILER STANDARD SUFFIX: each call tests the next include order.
turn=0
header_compiles_without_warnings()
{
    local header
    for header in ${orders[turn++ % ${#orders[@]}]}; do
        echo "#include <$header>"
    done > "$WORK/one.$3"
    echo "extern int unused;" >> "$WORK/one.$3"
    "$1" -std="$2" "${warnings[@]}" -fsyntax-only -I"$SOURCE/include" "$WORK/one.$3"
    echo "$1 -std=$2: clean"
}

for compiler in $(printf '%s\n' "$CC" gcc clang | sort -u); do
    command -v "$compiler" > "$WORK/where" || continue
    for standard in c99 c11 gnu11 gnu17; do
        header_compiles_without_warnings "$compiler" $standard c
    done
done
for compiler in $(printf '%s\n' "$CXX" g++ clang++ | sort -u); do
    command -v "$compiler" > "$WORK/where" || continue
    for standard in c++11 c++17 gnu++20; do
        header_compiles_without_warnings "$compiler" $standard cpp
    done
done
