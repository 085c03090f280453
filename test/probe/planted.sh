# planted.sh MPI FAMILY LIBRARY PYTHON: isthmus-probe with the MPI as it is, and with faults put into it: each is
# found and named by its own probe, with what was expected and seen, and nothing else is.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1 family=$2 library=$3 python=$4

# Two PEs, and probes of both what is spoiled and what is not.
probe()
{
    local file=$1
    shift
    run oshrun --mpi "$mpi" -np 2 "$@" isthmus-probe --json "$file" --export settings --limit 10 --quick --only \
        "transfers/create,atomics/create/fetch_and_op,atomics/create/accumulate,synchronisation/create/flush" \
        --only messages/matched_probe,messages/order,collectives/barrier,collectives/reduce,speed/shared \
        --only threads/multiple,threads/messages_at_once,abort/all
}

# with_faults FAULTS: how the launcher gives them to the PEs.
with_faults()
{
    if [ "$family" = openmpi ]; then
        options=(-x "LD_PRELOAD=$library" -x "PLANTED_FAULTS=$1")
    else
        options=(-genv LD_PRELOAD "$library" -genv PLANTED_FAULTS "$1")
    fi
}

probe sound.json
[ "$status" -le 1 ] || fail 'expected results'
expect_text '^MPI  .*(Open MPI|MPICH|[0-9])'
expect_text '^PEs  .*2 on 1 host'

# Faults are put into an MPI that is sound: with the settings that its own faults need.
if grep -q '^OMPI_MCA_' settings; then
    set -a
    . ./settings
    set +a
    probe sound.json
fi

with_faults sum,lost,refuse,hang,crash,threads,abort
probe planted.json "${options[@]}"
expect_status 1
[[ $output = 'Verdict: not usable. '* ]] || fail 'expected the verdict first'
expect_text '^  ISTHMUS_REMOTE=message'

# What follows from it, as a file that oshrun reads: here what PEs have in their environment. (Hydra's mpiexec dies
# of SIGPIPE now and then if a program ends before it has been told that its input is over.)
tell='echo $ISTHMUS_REMOTE $ISTHMUS_AMO; cat'
expected=$'ISTHMUS_REMOTE=message\nISTHMUS_AMO=owner\nOSHRUN_GUARD=yes'
run grep -v -e '^#' -e '^$' settings
expect_output "$expected"
run oshrun --mpi "$mpi" --settings settings -np 1 sh -c "$tell"
expect_output 'message owner'
ISTHMUS_AMO=mpi run oshrun --mpi "$mpi" --settings=settings -np 1 sh -c "$tell"
expect_output 'message mpi'

# A setting with which MPI does not start is no remedy.
if [ "$family" = openmpi ] && [ -z "${OMPI_MCA_osc-}" ]; then
    with_faults sum,start_with_osc
    run oshrun --mpi "$mpi" -np 2 "${options[@]}" isthmus-probe --quick --only atomics/create/fetch_and_op
    expect_status 1
    expect_text '^  ISTHMUS_AMO=owner'
    ! grep -q OMPI_MCA_osc= <<<"$output" || fail 'OMPI_MCA_osc is advised, and no job starts with it'
fi

# What is slow, in all longer than the limit, does not hang; neither does who waits for it.
with_faults level,slow
run oshrun --mpi "$mpi" -np 2 "${options[@]}" isthmus-probe --json level.json --limit 5 \
    --only threads/multiple,collectives/many_communicators
expect_status 1

"$python" "$SOURCE/test/probe/compare.py" sound.json planted.json level.json || failures=1

# Messages between probes that are not as sent, and an MPI that does not start: one line each, and no results.
with_faults spoil
run oshrun --mpi "$mpi" -np 2 "${options[@]}" isthmus-probe --only messages
expect_status 2
expect_error '^isthmus-probe: cannot start an MPI job: wrong: MPI_Sendrecv, between probes: .*with other bytes$'
with_faults start
run oshrun --mpi "$mpi" -np 2 "${options[@]}" isthmus-probe --only messages
expect_status 2
expect_error '^isthmus-probe: cannot start an MPI job: crashed: ended by signal 9 in: MPI_Init_thread$'
finish
