#!/bin/sh
# expect_status.sh STATUS COMMAND...: passes if the command exits with exactly this status.
expected=$1
shift
"$@"
status=$?
[ "$status" -eq "$expected" ] && exit 0
echo "the status is $status, expected $expected"
exit 1
