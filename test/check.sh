# For tests that are shell scripts, sourced by them: running commands, and checks of what they did.
# $WORK is an empty folder, and the current one. Set by CTest: PREFIX SOURCE BACKENDS WORK CC CXX CMAKE.

set -u
: "${WORK:?} ${PREFIX:?} ${SOURCE:?}"
rm -rf "$WORK"
mkdir -p "$WORK"
cd "$WORK" || exit 1
PATH=$PREFIX/bin:$PATH
unset ISTHMUS_MPI OSHCC OSHMEM_CC OSHCXX OSHMEM_CXX OSHRUN_LAUNCHER OSHRUN_GUARD
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
failures=0

# Runs a command: its status in $status, what it wrote in $output and on standard error in $errors.
run()
{
    ran=$*
    timeout 60 "$@" >"$WORK/.output" 2>"$WORK/.errors" </dev/null
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

finish()
{
    [ "$failures" -eq 0 ] || exit 1
    exit 0
}
