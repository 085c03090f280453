#!/bin/bash
# Starts a job under each of many ulimit settings: limits.sh BUILD MPI... CI does not run this script. For each
# setting the script prints the limit, the exit status, the number of PEs that ran, and the first line of
# output.
set -u
build=$1
shift
limits=("-v 200000" "-v 1000000" "-v 8000000" "-n 3" "-n 8" "-n 16" "-n 32" "-n 64" "-u 1" "-u 20" "-s 64" "-s 1024"
    "-f 0" "-f 100" "-l 0" "-l 64" "-d 1000" "-i 0")
for mpi in "$@"; do
    for limit in "${limits[@]}"; do
        output=$(timeout -k 5 30 bash -c "ulimit -c 0 && ulimit $limit && exec \"\$@\"" limited \
            "$build/bin/oshrun" --mpi "$mpi" -np 2 "$build/test/input/input_ok" 2>&1 </dev/null)
        status=$?
        printf '%-8s %-11s status %3d  ran %d  %s\n' "$mpi" "$limit" "$status" "$(grep -c 'ok$' <<<"$output")" \
            "$(grep -m 1 . <<<"$output" | cut -c 1-90)"
    done
done
