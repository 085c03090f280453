# Tests jobs without MPI: start with and without oshrun, input and output, signals, and refused settings. Usage:
# jobs.sh none PROGRAM.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
talk=$2
unset "${!OSHRUN_@}"

# A program that is started without oshrun is one PE. oshrun without -np also starts one.
ISTHMUS_MPI=none run "$talk"
expect_output 'PE 0 of 1'
run oshrun --mpi none "$talk"
expect_output 'PE 0 of 1'
ISTHMUS_MPI=none SHMEM_VERSION=1 run oshrun -np 2 "$talk"
expect_text '^Isthmus .*, over no MPI, one node$'
# PEs can be started by a script, twice in succession. A PE can also start another job, although it has the
# variables of its own job.
run oshrun --mpi none -np 3 sh -c "'$talk' && '$talk'"
expect_status 0
[ "$(sort <<<"$output" | uniq -c | tr -s ' \n' ' ')" = ' 2 PE 0 of 3 2 PE 1 of 3 2 PE 2 of 3 ' ] || fail 'expected all twice'
run oshrun --mpi none -np 2 sh -c "test \$OSHRUN_RANK = 1 || oshrun --mpi none -np 1 '$talk'"
expect_output 'PE 0 of 1'
expect_status 0

# PE 0 receives the standard input. Output lines are complete and tagged with their PE on both streams, and none
# is lost.
output=$(echo text | oshrun --mpi none -np 2 "$talk" input | sort)
expect_output $'PE 0 read text\nPE 1 read nothing'
run oshrun --mpi none --tag -np 3 "$talk" lines
expect_status 0
for said in output errors; do
    [ "$(grep -cvE '^\[([0-2])\] \1<[0-9]+>\1$' <<<"${!said}")" -eq 0 ] || fail "$said has lines that are not whole"
done
[ "$(wc -l <<<"$output")" -eq 3000 ] && [ "$(wc -l <<<"$errors")" -eq 3000 ] || fail 'lines are missing'
run oshrun --mpi none -np 3 "$talk" unfinished
[ "$(wc -l <<<"$output")" -eq 3 ] || fail 'expected a line for each PE'
run bash -c "oshrun --mpi none -np 2 '$talk' lines | head -n 1"
expect_text '^[01]<'
run oshrun --mpi none -np 2 sh -c 'printf "<%s>" "$@" >&2' sh 'a b' '' '*'
[ "$errors" = '<a b><><*>'$'\n''<a b><><*>' ] || fail 'expected the arguments as they are'

# The first failure ends all PEs, with one message that names the failed PE.
run oshrun --mpi none -np 3 sh -c 'test $OSHRUN_RANK = 1 && exit 7; exec sleep infinity'
expect_status 7
expect_error 'isthmus: PE 1 on .* ended with status 7$'
run oshrun --mpi none -np 3 sh -c 'test $OSHRUN_RANK = 2 && kill -9 $$; exec sleep infinity'
expect_status 137
expect_error 'isthmus: PE 2 on .* was killed by signal 9 \(Killed\)$'
run oshrun --mpi none -np 2 sh -c "test \$OSHRUN_RANK = 1 || exec '$talk'"
expect_status 1
expect_error 'isthmus: PE 1 on .* ended with status 0 before shmem_init, which other PEs have called$'
run oshrun --mpi none -np 2 sh -c 'trap "" TERM; test $OSHRUN_RANK = 1 && exit 3; while :; do sleep 1; done'
expect_status 3

# Settings and options that the backend refuses.
for refused in 'ISTHMUS_NODE_SIZE=1' 'ISTHMUS_PATH=window' 'ISTHMUS_AMO=mpi'; do
    run env "$refused" oshrun --mpi none -np 1 "$talk"
    expect_error "PE 0: shmem_init: ${refused%%=*}.* one node and no MPI: unset the variable, or select an MPI"
done
run oshrun --mpi none -np 2 --host a "$talk"
expect_error 'oshrun: --mpi none: .*remove --host and --hostfile'
run oshrun --mpi none -np 2 -wdir / "$talk"
expect_error 'oshrun: --mpi none: -wdir is not an option of oshrun'
run oshrun --mpi none isthmus-probe
expect_error 'oshrun: isthmus-probe: --mpi none has no MPI to test'
run oshrun --mpi none -np 1 sh -c "eval \"exec \${OSHRUN_JOB%%:*}<&-\"; exec '$talk'"
expect_text 'shmem_init: oshrun --mpi none started this job, but this process has not inherited the file descriptor'
run oshrun --mpi none -np 1 env OSHRUN_RANK=1 "$talk"
expect_text 'shmem_init: the variable OSHRUN_RANK does not contain a PE number of this job'
run oshrun --mpi none -np 2 "$talk" another
expect_status 0
expect_text 'this process has not inherited the file descriptor'
(ulimit -n 24 && run oshrun --mpi none -np 8 "$talk" && [ "$status" -eq 127 ] && expect_error \
    'oshrun: --mpi none: PE [0-9]+ cannot be started: too few file descriptors \(ulimit -n\)' && [ "$failures" -eq 0 ]) || failures=1
for mpi in $BACKENDS; do # a program that is linked with an MPI
    printf '#include <mpi.h>\n#include <shmem.h>\nint main(void)\n{\n    int flag;\n    shmem_init();\n    return MPI_Initialized(&flag);\n}\n' >with.c
    OSHMEM_CC=mpicc.$mpi run oshcc with.c -o with
    [ "$status" -eq 0 ] || continue
    run oshrun --mpi none -np 1 ./with
    expect_text "shmem_init: the program is linked with (Open MPI|MPICH).*, but the selected backend none \\(.*\\) has no MPI"
done

has_begun()
{
    [ "$(grep -sc '^process' out)" = 3 ]
}

has_begun_or_ended()
{
    has_begun || has_ended $job
}

# start WORD...: starts a job of three PEs in the background that do not end. Stores their process ids in
# $processes.
start()
{
    ran="$*" output= errors= processes=
    rm -f out
    env --default-signal=INT,QUIT "$@" >out 2>err </dev/null &
    job=$!
    await has_begun_or_ended
    has_begun || fail "the job did not start: $(<err)"
    processes=$(sed -n 's/^process //p' out)
}

expect_none_left()
{
    local process
    for process in $processes; do
        expect_end_of "$process"
    done
    [ "$(wc -w <<<"$processes")" -eq 3 ] || fail 'expected three processes'
}

# A signal reaches all PEs and ends the job. oshrun ends by the same signal. After SIGKILL no process remains,
# not even those started by scripts.
for signal in INT TERM HUP KILL; do
    start oshrun --mpi none -np 3 sh -c "'$talk' stay; exit 1"
    kill -$signal $job
    wait $job 2>/dev/null
    status=$?
    expect_status $((128 + $(kill -l $signal)))
    expect_none_left
    [ ! -s err ] || fail "expected nothing to be said of a signal from outside: $(<err)"
done
start oshrun --mpi none -np 3 "$talk" stay
# is_in PROCESS STATES: the process is in one of the states, which are letters of /proc/PID/stat.
is_in()
{
    [[ $(sed 's/.*) //' "/proc/$1/stat") = [$2]* ]]
}

# all_pes_reach_state STATES: waits until all PEs are in one of the states.
all_pes_reach_state()
{
    local process
    for process in $processes; do
        await is_in "$process" "$1" || fail "process $process is not in state $1"
    done
}
kill -TSTP $job
all_pes_reach_state T
await is_in $job T || fail 'oshrun does not stop' # oshrun stops after its PEs, and would lose an earlier SIGCONT
kill -CONT $job
all_pes_reach_state SR
kill -USR1 $job # oshrun forwards the signal, which ends a PE
wait $job
status=$?
expect_status 138
expect_none_left
finish
