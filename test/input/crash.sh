#!/bin/bash
# Checks the error messages about faults inside library routines, and that the library does not handle other
# faults: crash.sh PROGRAM. Runs with each MPI.
set -u
program=$1
failures=0

# program_ends_as_expected WAY STATUS LINES [PATTERN]: runs the program with WAY. Expects this exit status, this number
# of lines that begin with "isthmus: ", and output that matches PATTERN.
program_ends_as_expected()
{
    local output status lines
    output=$(ISTHMUS_MPI=$mpi timeout $((120 * ${TEST_TIME_SCALE:-1})) "$program" "$1" 2>&1 </dev/null)
    status=$?
    lines=$(grep -c '^isthmus: ' <<<"$output")
    if [ "$status" -eq "$2" ] && [ "$lines" -eq "$3" ] && grep -q "${4:-}" <<<"$output"; then
        echo "PASS $mpi $1"
    else
        echo "FAIL $mpi $1: status $status, expected $2; $lines lines, expected $3, of: ${4:-any}"
        echo "$output"
        failures=$((failures + 1))
    fi
}

# fault_on_another_node_is_reported WAY ROUTINE: runs a job of two virtual nodes with WAY. Expects that at least one PE
# reports the fault in ROUTINE.
fault_on_another_node_is_reported()
{
    local output status
    output=$(ISTHMUS_NODE_SIZE=1 timeout -k 5 120 "$PREFIX/bin/oshrun" --mpi "$mpi" -np 2 "$program" "$1" 2>&1 </dev/null)
    status=$?
    if [ "$status" -ne 0 ] && grep -q "^isthmus: PE .: $2: SIGSEGV: access to protected memory" <<<"$output"; then
        echo "PASS $mpi $1"
    else
        echo "FAIL $mpi $1: status $status, expected another than 0, and a line of $2"
        echo "$output"
        failures=$((failures + 1))
    fi
}

[ "$EUID" -eq 0 ] && export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
for mpi in $BACKENDS; do
    program_ends_as_expected in_put 139 1 '^isthmus: PE 0: shmem_putmem: SIGSEGV: access to protected memory at 0x'
    program_ends_as_expected in_get 139 1 '^isthmus: PE 0: shmem_getmem: SIGSEGV: access to protected memory at 0x'
    program_ends_as_expected bus 135 1 '^isthmus: PE 0: shmem_putmem: SIGBUS: the system cannot provide memory for the page at 0x'
    program_ends_as_expected own 139 0
    program_ends_as_expected sent 139 0
    program_ends_as_expected finalized 139 0
    program_ends_as_expected given_back 0 0 '^1111100000$'
    program_ends_as_expected watched_before 0 0 '^survived$'
    program_ends_as_expected watched_after 0 0 '^survived$'
    fault_on_another_node_is_reported far_put shmem_putmem
    fault_on_another_node_is_reported far_put_nbi shmem_putmem_nbi
    fault_on_another_node_is_reported far_get shmem_getmem
    fault_on_another_node_is_reported far_get_nbi shmem_getmem_nbi
    fault_on_another_node_is_reported far_fetch_nbi shmem_long_atomic_fetch_nbi
done
exit $((failures > 0))
