#!/bin/bash
# global_exit.sh MPI PROGRAM: tests a job that ends with shmem_global_exit. The language standards require a normal
# exit: handlers, destructors and streams of the calling PE, the same for PEs of its node that wait, and the standard
# output of all.
set -u
mpi=$1 program=$2
failed=0

complain()
{
    echo "$1" >&2
    failed=1
}

# pe_exited_completely PE: checks that the PE exited completely, as after a call of exit.
pe_exited_completely()
{
    local expected="PE $1
handler from after shmem_init
handler from before shmem_init
destructor
output of PE $1"
    [ "$(cat "$WORK/$1"; grep -o "output of PE $1" <<<"$output")" = "$expected" ] ||
        complain "PE $1 left: $(cat "$WORK/$1"), and of all there is $output"
}

# run NODE_SIZE: runs one job and stores its output in $output.
run()
{
    rm -rf "$WORK" && mkdir -p "$WORK"
    output=$(ISTHMUS_NODE_SIZE=$1 timeout $((120 * ${TEST_TIME_SCALE:-1})) "$PREFIX/bin/oshrun" --mpi "$mpi" -np 4 "$program" "$WORK" \
        2>"$WORK/errors")
    [ $? -eq 7 ] || complain "nodes of $1: the status is not 7; $(cat "$WORK/errors")"
}

# output_of_pe_is_printed NODE_SIZE PE: checks that the PE's output is printed although the launcher terminated the PE.
# Open MPI's launcher stops reading soon afterwards, so the output may be lost on a busy machine: try several times.
output_of_pe_is_printed()
{
    local try
    for try in 1 2 3 4 5 6; do
        run "$1"
        [[ $output = *"output of PE $2"* ]] && return
    done
    complain "nodes of $1: nothing of PE $2 in: $output"
}

one=4
[ "$mpi" != none ] || one=0 # without MPI there are no nodes
run $one
pe_exited_completely 0 # this PE waits for a variable
pe_exited_completely 1 # this PE is in a barrier
pe_exited_completely 3
output_of_pe_is_printed $one 2
if [ $one -ne 0 ]; then
    output_of_pe_is_printed 1 0
    pe_exited_completely 3
fi
exit $failed
