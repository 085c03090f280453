# browser.sh PYTHON: checks the pages of isthmus-probe and scripts/bench-report in headless Chromium. Skipped if
# Chromium is not installed.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
python=$1

. "$SOURCE/test/chromium.sh"
"$python" "$SOURCE/test/probe/results.py" . "$PREFIX/share/isthmus" || exit 1
run isthmus-probe --from first.json --html first.html
expect_status 1
run isthmus-probe --compare first.json second.json --html both.html
expect_status 1
"$python" -B "$SOURCE/test/bench/report_results.py" figures.json || exit 1
run "$SOURCE/scripts/bench-report" --from figures.json --out figures.html
expect_status 1 # for a step failed
timeout $((200 * ${TEST_TIME_SCALE:-1})) "$python" "$SOURCE/test/probe/browser.py" "$browser" "$WORK" first.html both.html figures.html || failures=1
finish
