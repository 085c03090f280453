# Runs afterword.py, which tests the hint that oshrun prints on a terminal after a failed job.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
# shellcheck disable=SC2086
run python3 "$SOURCE/test/launch/afterword.py" "$PREFIX/bin/oshrun" "$(type -P true)" $BACKENDS
expect_status 0
expect_text '^0 failed$'
finish
