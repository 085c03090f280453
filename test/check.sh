# For tests that are shell scripts, sourced by them: running commands, and checks of what they did.
# $WORK is an empty folder, and the current one. Set by CTest: PREFIX SOURCE BACKENDS WORK CC CXX CMAKE.

set -u
: "${WORK:?} ${PREFIX:?} ${SOURCE:?}"
case $WORK in # which is removed
"$PREFIX"/?*) ;;
*) echo "WORK=$WORK: expected a folder in $PREFIX" && exit 1 ;;
esac
rm -rf "$WORK"
mkdir -p "$WORK"
cd "$WORK" || exit 1
PATH=$PREFIX/bin:$PATH
unset ISTHMUS_MPI OSHCC OSHMEM_CC OSHCXX OSHMEM_CXX OSHRUN_LAUNCHER OSHRUN_GUARD
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
failures=0
# Also a script that ends without finish fails if a check has failed.
trap '[ $? -ne 0 ] || [ "$failures" -eq 0 ] || exit 1' EXIT

# Seconds after which a command or a wait counts as hung. No result depends on this limit: it ends a hang early enough
# for the test to report what it has seen, before CTest ends the test.
HANG_S=$((120 * ${TEST_TIME_SCALE:-1}))

# await COMMAND...: runs the command until it succeeds, whatever it prints. Returns 1 if that never happens.
await()
{
    local end=$((SECONDS + HANG_S))
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.05
    done
}

# scaled SECONDS: a time limit of a test whose subject is time (CLOCK in CMake), for this machine as it is now.
scaled()
{
    awk -v seconds="$1" -v scale="${TEST_CLOCK_SCALE:-1}" 'BEGIN { printf "%d\n", seconds * scale }'
}

# Whether a process has ended; a zombie has.
has_ended()
{
    [[ $(sed 's/.*) //' "/proc/$1/stat" 2>/dev/null) != [^ZX]* ]]
}

# expect_end_of PID: waits until the process has ended.
expect_end_of()
{
    await has_ended "$1" || fail "process $1 has not ended"
}

# Runs a command: its status in $status, what it wrote in $output and on standard error in $errors.
run()
{
    ran=$*
    timeout "$HANG_S" "$@" >"$WORK/.output" 2>"$WORK/.errors" </dev/null
    status=$?
    output=$(<"$WORK/.output")
    errors=$(<"$WORK/.errors")
}

fail()
{
    failures=$((failures + 1))
    echo "FAILED: $1"
    echo "  command: $ran"
    echo "  status: $status"
    echo "  output: $output"
    echo "  errors: $errors"
}

expect_status()
{
    [ "$status" -eq "$1" ] || fail "expected status $1"
}

# The whole of the output.
expect_output()
{
    [ "$output" = "$1" ] || fail "expected the output: $1"
}

# A pattern (grep -E) in the output and on standard error.
expect_text()
{
    grep -qE -e "$1" <<<"$output"$'\n'"$errors" || fail "expected the text: $1"
}

# One line on standard error, which matches a pattern, and a status that is not 0.
expect_error()
{
    [ "$status" -ne 0 ] || fail "expected a failure"
    [ "$(wc -l <"$WORK/.errors")" -eq 1 ] || fail "expected one line on standard error"
    expect_text "$1"
}

# finish [LATE]: with another number than 0, time limits were missed; if all else is right, the status says so.
finish()
{
    [ "$failures" -eq 0 ] || exit 1
    [ "${1:-0}" -eq 0 ] || exit 75
    exit 0
}
