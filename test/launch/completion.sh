# completion.sh SHELL: checks that the shell completes the tools with exactly what their --help prints.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
run python3 "$SOURCE/test/launch/completion.py" "$1" "$PREFIX"
[ "$status" -ne 77 ] || { echo "$output" && exit 77; }
expect_status 0
expect_text '^[1-9][0-9] lines, 0 wrong$'
finish
