# Sourced by tests that are shell scripts: functions that run commands and check their results. $WORK is an empty
# folder, and the current one. CTest sets PREFIX, SOURCE, BACKENDS, WORK, CC, CXX and CMAKE.

set -u
: "${WORK:?} ${PREFIX:?} ${SOURCE:?}"
case $WORK in # the folder is removed below
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
# If a check has failed, a script that ends without calling finish must fail too.
trap '[ $? -ne 0 ] || [ "$failures" -eq 0 ] || exit 1' EXIT

# Seconds after which a command or a wait counts as hung. No result depends on this limit: it ends a hang early enough
# for the test to report its observations before CTest ends the test.
HANG_S=$((120 * ${TEST_TIME_SCALE:-1}))

# await COMMAND...: repeats the command until it succeeds, whatever it prints. Returns 1 after HANG_S seconds.
await()
{
    local end=$((SECONDS + HANG_S))
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.05
    done
}

# scaled SECONDS: prints a time limit, adjusted to the current speed of this machine, for a test with time limits (CLOCK
# in CMake).
scaled()
{
    awk -v seconds="$1" -v scale="${TEST_CLOCK_SCALE:-1}" 'BEGIN { printf "%d\n", seconds * scale }'
}

# has_ended PID: succeeds if the process has ended or is a zombie.
has_ended()
{
    [[ $(sed 's/.*) //' "/proc/$1/stat" 2>/dev/null) != [^ZX]* ]]
}

# expect_end_of PID: waits until the process has ended.
expect_end_of()
{
    await has_ended "$1" || fail "process $1 has not ended"
}

# run COMMAND...: runs a command. Stores its status in $status, its output in $output and its standard error in $errors.
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

# expect_output TEXT: the whole output must equal the text.
expect_output()
{
    [ "$output" = "$1" ] || fail "expected the output: $1"
}

# expect_text PATTERN: the output or standard error must match the pattern (grep -E).
expect_text()
{
    grep -qE -e "$1" <<<"$output"$'\n'"$errors" || fail "expected the text: $1"
}

# expect_error PATTERN: standard error must have one line, which matches the pattern, and the status must not be 0.
expect_error()
{
    [ "$status" -ne 0 ] || fail "expected a failure"
    [ "$(wc -l <"$WORK/.errors")" -eq 1 ] || fail "expected one line on standard error"
    expect_text "$1"
}

# finish [LATE]: ends the script. LATE is not 0 if time limits were missed; if nothing else failed, the exit status is
# that of a missed limit.
finish()
{
    [ "$failures" -eq 0 ] || exit 1
    [ "${1:-0}" -eq 0 ] || exit 75
    exit 0
}
