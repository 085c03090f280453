# Tests isthmus-top on jobs that hang and jobs that run, on an MPI or without, and its error messages if there
# is no job.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
planted=$SOURCE/test/top/planted.c
job=

line_of()
{
    grep -n "HERE $1" "$planted" | cut -d : -f 1
}

is_of_user()
{
    [ "$(stat -c %u "/proc/$1")" -eq "$2" ]
}

# Starts a job in the background. Returns after the job has started to run or has ended.
start()
{
    rm -f end
    timeout "$HANG_S" "$@" >running 2>said </dev/null &
    job=$!
    await runs_or_has_ended
}

runs_or_has_ended()
{
    grep -q runs running || has_ended "$job"
}

stop()
{
    touch end
    wait "$job"
    status=$?
    ran="the job"
    output=
    errors=$(<said)
    expect_status 0
}

# looks_like PATTERN COMMAND...: the output of COMMAND matches PATTERN.
looks_like()
{
    run "${@:2}"
    grep -qE -e "$1" <<<"$output"
}

# look_until PATTERN ARGUMENT...: calls isthmus-top until its output matches, because a wait is shown only after
# some time.
look_until()
{
    await looks_like "$1" isthmus-top "${@:2}" || fail "expected the text: $1"
}

# A hang without a profile: isthmus-top shows which PEs wait, for what and where, and which PE does not wait.
start oshrun --mpi "$mpi" -np 4 "${PLANTED:?}" hang end
look_until "3 of 4 PEs wait; not: 1$" --once "$job"
look_until "^ *1  .* computes$" --once "$job" # repeated, because the PE may lack a core for a moment
expect_status 0
expect_text "^ *0  .* waits [0-9.]+ s in shmem_long_wait_until at planted.c:$(line_of flag) \(await_flag\): for the variable at 0x[0-9a-f]+ to be == 1: it is 0$"
for pe in 2 3; do
    expect_text "^ *$pe  .* waits [0-9.]+ s in shmem_barrier_all at planted.c:$(line_of barrier) \(hang\): for PE [0-3]"
done
[ "$(wc -l <.output)" -eq 7 ] || fail "expected a line for each PE, and three"
pe=$(sed -n 's/^ *2  [^ ]*  *\([0-9]*\) .*/\1/p' .output)
run isthmus-top --json "$pe"
expect_status 0
expect_text '"format": "isthmus-top"'
run isthmus-top --once no_such_program
expect_error '^isthmus-top: no_such_program: no job of this user runs a program of this name on this host$'
run isthmus-top --once "./${PLANTED##*/}" # may fail, because other tests run jobs of this program too
[[ $errors != *'no job of this user'* ]] || fail "expected isthmus-top to find the program by its path"
run isthmus-top
expect_error '^isthmus-top: standard input or output is not a terminal: expected a terminal, or --once$'
[ "$mpi" != none ] || {
    run python3 "$SOURCE/test/top/live.py" "$PREFIX" "$job"
    expect_status 0
}
if [ "$mpi" != none ]; then # through the launcher, as if the PEs were on other hosts
    run python3 "$SOURCE/test/top/by_launcher.py" "$PREFIX" "$pe" 4
    expect_status 0
fi
stop

# With a profile, isthmus-top shows call rates and call sites. With ISTHMUS_SHARE=shm the memory files are
# replaced after the start.
[ "$mpi" != none ] || export ISTHMUS_SHARE=shm
[ "$mpi" = openmpi ] && start oshrun --trace=recorded --mpi "$mpi" -np 2 "$PLANTED" rate end
[ "$mpi" = openmpi ] || start oshrun --profile=recorded --mpi "$mpi" -np 2 "$PLANTED" rate end
run python3 "$SOURCE/test/top/rates.py" "$PREFIX" "$job" planted.c "$(line_of put)"
expect_status 0
stop

# Error messages if there is no such job.
if [ "$mpi" = none ]; then
    run isthmus-top --once 4194305
    expect_error '^isthmus-top: process 4194305 does not exist$'
    run isthmus-top --once $$
    expect_error "^isthmus-top: process $$ belongs to no job"
    run isthmus-top --every soon
    expect_error '^isthmus-top: argument --every: expected seconds from 0.1 to 3600, not soon \(see isthmus-top --help\)$'
    other=1
    if [ "$EUID" -eq 0 ]; then
        setpriv --reuid 65534 --clear-groups sleep infinity &
        other=$!
        await is_of_user "$other" 65534 || fail "process $other is not of user 65534"
    fi
    run isthmus-top --once "$other"
    expect_error "^isthmus-top: process $other belongs to user [a-z0-9_-]+: expected a process of your own job$"
    [ "$other" = 1 ] || kill "$other"
fi
finish
