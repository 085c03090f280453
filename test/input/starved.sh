#!/bin/bash
# Checks the error messages for resource limits that prevent a start: too few descriptors, no /proc, or a ulimit
# setting that the MPI cannot run with. Usage: starved.sh STARVED PROGRAM.
set -u
starved=$1
program=$2
failures=0

# first_line_has_the_message TITLE PATTERN OUTPUT: the first line of OUTPUT matches PATTERN.
first_line_has_the_message()
{
    if head -n 1 <<<"$3" | grep -q "$2"; then
        echo "PASS $1"
    else
        echo "FAIL $1: the first line does not match: $2"
        echo "$3"
        failures=$((failures + 1))
    fi
}

# limited MPI LIMIT COMMAND...: prints the output of COMMAND under LIMIT, which is an option and value of
# `ulimit`.
limited()
{
    local mpi=$1 limit=$2
    shift 2
    (
        ulimit -c 0
        ulimit $limit || exit # $limit is two words
        ISTHMUS_MPI=$mpi timeout -k 5 120 "$@" 2>&1 </dev/null
    )
}

[ "$EUID" -eq 0 ] && export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
for mpi in $BACKENDS; do
    first_line_has_the_message "$mpi, no descriptor" \
        'shmem_init: the folder of the MPI backends, .* cannot be read: Too many open files' \
        "$(limited "$mpi" '-n 64' "$starved" 0)"
    first_line_has_the_message "$mpi, few descriptors" 'shmem_init: this process can open only 4 more files (ulimit -n)' \
        "$(limited "$mpi" '-n 64' "$starved" 4)"
    for limit in '-n 8|open files is 8 (ulimit -n): expected' '-v 100000|address space is 100000 KiB (ulimit -v)' \
        '-d 1000|data is 1000 KiB (ulimit -d)' '-s 64|stack is 64 KiB (ulimit -s)' \
        '-f 100|the size of files is 100 KiB (ulimit -f)'; do
        first_line_has_the_message "$mpi, ulimit ${limit%%|*}" "^oshrun: the limit of ${limit#*|}" \
            "$(limited "$mpi" "${limit%%|*}" "$PREFIX/bin/oshrun" --mpi "$mpi" -np 2 "$program")"
    done
    # Hide /proc in a mount namespace. Without permission to create one, this case is skipped.
    if unshare --mount true 2>/dev/null; then
        first_line_has_the_message "$mpi, no /proc" 'shmem_init: /proc cannot be read (No such file or directory)' \
            "$(ISTHMUS_MPI=$mpi timeout -k 5 120 unshare --mount bash -c 'umount -l /proc && exec "$0"' "$program" 2>&1)"
    else
        echo "SKIP $mpi, no /proc: unshare is refused"
    fi
done
exit $((failures > 0))
