#!/bin/bash
# run_test.sh RUN_TEST: tests each reason for which the test runner (run_test.c) passes or fails a test.
. "$SOURCE/test/check.sh"
run_test=$1
export TEST_RECORD=$WORK/record.tsv TEST_STACKS=$WORK

# Status and output.
run "$run_test" -- true
expect_status 0
run "$run_test" -- sh -c 'exit 3'
expect_status 1
expect_text 'status 3, expected 0'
run "$run_test" --status 3 -- sh -c 'exit 3'
expect_status 0
run "$run_test" --status nonzero -- sh -c 'exit 3'
expect_status 0
run "$run_test" --status nonzero -- true
expect_status 1
expect_text 'status 0, expected nonzero'
run "$run_test" --status nonzero -- sh -c 'kill -9 $$'
expect_status 0
run "$run_test" --status 137 -- sh -c 'kill -9 $$'
expect_status 0
run "$run_test" --pass 'a.b; c$' --status 2 -- sh -c 'echo a; echo b\; c >&2; exit 2'
expect_status 1 # "$" matches at the end of the text, after the last newline
run "$run_test" --pass 'a.b; c' --status 2 -- sh -c 'echo a; echo b\; c >&2; exit 2'
expect_status 0
run "$run_test" --pass 'a.b; c' --status 2 -- sh -c 'echo a; echo b\; c; exit 1'
expect_status 1
run "$run_test" --pass 'a.b' --status 0 -- echo b
expect_status 1
expect_text 'the output does not match: a.b'
run "$run_test" --pass 'a(' -- true
expect_status 1
expect_text 'run_test: invalid regular expression a[(]: '
run "$run_test" -- sh -c 'echo a; exit 77'
expect_status 77
run "$run_test" -- no-such-program
expect_status 1
expect_text 'no-such-program: No such file'
run "$run_test" --no-such-option -- true
expect_status 2
run "$run_test" --name nothing
expect_status 2

# The time limit, with the stacks of a process and its child.
TEST_LIMIT=0.5 run "$run_test" --name slow/one -- sh -c 'sleep 1000 & wait'
expect_status 1
expect_text 'time limit of 0 s exceeded|time limit of 1 s exceeded'
expect_text "the stacks of 2 processes are in $WORK/slow@one.txt"
grep -q '==== process [0-9]*: sleep 1000' slow@one.txt || fail "expected the child's stack"
run pgrep -f 'sleep 1000$'
[ "$status" -eq 1 ] || fail "expected no process to be left"

# Objects that a test leaves behind, in the order of their creation: orphans, files, memory.
TEST_GRACE=0.2 run "$run_test" -- sh -c 'setsid sleep 1001 & exit 0'
expect_status 1
expect_text 'left behind: process [0-9]*: sleep 1001'
run pgrep -f 'sleep 1001$'
[ "$status" -eq 1 ] || fail "expected no process to be left"
run "$run_test" -- sh -c 'sleep 0 & exit 0'
expect_status 0
run "$run_test" -- sh -c ': >$TMPDIR/file'
expect_status 1
expect_text 'left behind: [$]TMPDIR/file'
run "$run_test" --left '^[$]TMPDIR/fi' -- sh -c ': >$TMPDIR/file'
expect_status 0
run "$run_test" --left '^[$]TMPDIR/fi' -- sh -c ': >$TMPDIR/file; : >$TMPDIR/other'
expect_status 1
if unshare --mount --ipc true 2>/dev/null; then
    run "$run_test" -- sh -c ': >/dev/shm/isthmus-left'
    expect_status 1
    expect_text 'left behind: /dev/shm/isthmus-left'
    [ ! -e /dev/shm/isthmus-left ] || fail "expected /dev/shm of its own"
    run "$run_test" -- ipcmk -M 4096
    expect_status 1
    expect_text 'left behind: /proc/sysvipc/shm'
    run "$run_test" --left '^/proc/sysvipc/shm: 4096 bytes' -- ipcmk -M 4096
    expect_status 0
    run "$run_test" --left '^/proc/sysvipc/shm: 4096 bytes' -- ipcmk -M 8192
    expect_status 1
fi
run "$run_test" --shared -- sh -c 'echo "$TMPDIR"'
expect_status 0
expect_output "${TMPDIR-}"

# Tests with time limits: two misses are allowed; other failures are not.
export TRIES=$WORK/tries
# shellcheck disable=SC2016 # for the shell that run_test starts
miss='echo "$TEST_CLOCK_SCALE" >>"$TRIES"; [ "$(wc -l <"$TRIES")" -gt "$0" ] || exit 75'
run "$run_test" --clock --name clock/two -- sh -c "$miss" 2
expect_status 0
expect_text 'clock: missed 2 of 3'
[ "$(wc -l <tries)" -eq 3 ] || fail "expected three tries"
! grep -vE '^[0-9]+[.][0-9][0-9]$' tries || fail "expected scales, numbers from 1 on"
rm tries
run "$run_test" --clock --name clock/three -- sh -c "$miss" 3
expect_status 1
expect_text 'clock: missed 3 of 3'
rm tries
run "$run_test" --clock -- sh -c "$miss; exit 1" 1
expect_status 1
expect_text 'clock: missed 1 of 3'
run "$run_test" -- sh -c 'exit 75'
expect_status 1

# Records.
grep -qE $'^passed\tclock/two\t[0-9.]+\t2$' record.tsv || fail "expected a record of clock/two"
grep -qE $'^failed\tclock/three\t[0-9.]+\t3$' record.tsv || fail "expected a record of clock/three"
grep -qE $'^failed\tslow/one\t' record.tsv || fail "expected a record of slow/one"
grep -qE $'^skipped\t[?]\t' record.tsv || fail "expected a record of the skipped one"

# A signal to run_test must also end the test.
"$run_test" -- sleep 1002 &
process=$!
until pgrep -f 'sleep 1002$' >/dev/null; do :; done
kill "$process"
wait "$process"
status=$?
expect_status 143
run pgrep -f 'sleep 1002$'
[ "$status" -eq 1 ] || fail "expected no process to be left"
finish
