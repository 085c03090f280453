# hang.sh MPI: the message of a job in which all PEs wait (ISTHMUS_LONG_WAIT).
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
export ISTHMUS_LONG_WAIT=1

# start MODE: starts a job in the background. Its messages are in the file "said".
start()
{
    rm -f end
    timeout "$HANG_S" oshrun --mpi "$mpi" -np 3 "${PLANTED:?}" "$1" end >running 2>said </dev/null &
    job=$!
    await runs_or_has_ended
}

runs_or_has_ended()
{
    grep -q runs running || has_ended "$job"
}

has_reported()
{
    grep -q 'has waited' said || has_ended "$job"
}

# PE 0 has waited for more than 2 s.
has_waited()
{
    isthmus-top --once "$job" | grep -qE '^ *0 .* waits ([2-9]|[1-9][0-9]+)[.]'
}

# All PEs wait: one of them prints one message.
start deadlock
await has_reported
errors=$(<said)
expected="has waited [1-9][0-9]* s for .*, and all PEs of this host wait: run isthmus-top --once [0-9]+ on this host to see what each PE waits for$"
grep -qE "^isthmus: PE [0-2]: shmem_[a-z_]+: $expected" said || fail "expected the message of a hang"
pid=$(sed -n 's/.*isthmus-top --once \([0-9]*\) .*/\1/p' said)
run isthmus-top --once "$pid"
expect_text '^3 of 3 PEs wait'
[ "$(grep -c 'has waited' said)" -eq 1 ] || fail "expected one message"
kill "$job"
wait "$job"

# A PE that computes is not hung, and the others may wait for it.
start hang
await has_waited || fail "PE 0 does not wait"
touch end
wait "$job" || fail "the job failed"
errors=$(<said)
[ -z "$errors" ] || fail "expected no message"

# Without the variable no PE reports a hang; oshrun sets it on a terminal only.
unset ISTHMUS_LONG_WAIT
run oshrun --mpi "$mpi" -np 1 sh -c 'echo "wait: $ISTHMUS_LONG_WAIT"; cat' # Hydra needs a program that reads its input
expect_output "wait: "
run script -qec "oshrun --mpi $mpi -np 1 sh -c 'echo \"wait: \$ISTHMUS_LONG_WAIT\"'" /dev/null
expect_text "^wait: 60"
finish
