#!/bin/bash
# global_exit.sh MPI PROGRAM: what a job does that ends by shmem_global_exit, as the languages ask of a normal
# end: handlers, destructors and streams of the caller; the same of who waits on its node; the
# standard output of all.
set -u
mpi=$1 program=$2
failed=0

complain()
{
    echo "$1" >&2
    failed=1
}

# has_all PE: it came to its end as a program does that calls exit.
has_all()
{
    local expected="PE $1
handler from after shmem_init
handler from before shmem_init
destructor
output of PE $1"
    [ "$(cat "$WORK/$1"; grep -o "output of PE $1" <<<"$output")" = "$expected" ] ||
        complain "PE $1 left: $(cat "$WORK/$1"), and of all there is $output"
}

# run NODE_SIZE: one job, whose output is in $output.
run()
{
    rm -rf "$WORK" && mkdir -p "$WORK"
    output=$(ISTHMUS_NODE_SIZE=$1 timeout $((120 * ${TEST_TIME_SCALE:-1})) "$PREFIX/bin/oshrun" --mpi "$mpi" -np 4 "$program" "$WORK" \
        2>"$WORK/errors")
    [ $? -eq 7 ] || complain "nodes of $1: the status is not 7; $(cat "$WORK/errors")"
}

# tells_of NODE_SIZE PE: what it wrote comes through, though it was ended by the launcher. Open MPI's stops
# reading soon after that, so on busy machines not every time.
tells_of()
{
    local try
    for try in 1 2 3 4 5 6; do
        run "$1"
        [[ $output = *"output of PE $2"* ]] && return
    done
    complain "nodes of $1: nothing of PE $2 in: $output"
}

one=4
[ "$mpi" != none ] || one=0 # of nodes it knows nothing
run $one
has_all 0 # waits for a variable
has_all 1 # is in a barrier
has_all 3
tells_of $one 2
if [ $one -ne 0 ]; then
    tells_of 1 0
    has_all 3
fi
exit $failed
