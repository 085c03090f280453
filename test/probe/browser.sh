# browser.sh PYTHON: the pages of isthmus-probe and scripts/bench-report in headless Chromium; skipped where there is none.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
python=$1

for name in chromium chromium-browser google-chrome; do
    browser=$(command -v "$name") && break
done
if [ -z "$browser" ]; then
    echo 'skipped: there is no Chromium here (Debian: apt-get install chromium)'
    exit 77
fi
if ! timeout 60 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$WORK/first" \
        --dump-dom about:blank >dom.log 2>&1 || ! grep -q '<html>' dom.log; then
    echo "skipped: $browser does not run here: $(tail -1 dom.log)"
    exit 77
fi
"$python" "$SOURCE/test/probe/results.py" . "$PREFIX/share/isthmus" || exit 1
run isthmus-probe --from first.json --html first.html
expect_status 1
run isthmus-probe --compare first.json second.json --html both.html
expect_status 1
"$python" -B "$SOURCE/test/bench/report_results.py" figures.json || exit 1
run "$SOURCE/scripts/bench-report" --from figures.json --out figures.html
expect_status 1 # for a step failed
timeout 200 "$python" "$SOURCE/test/probe/browser.py" "$browser" "$WORK" first.html both.html figures.html || failures=1
finish
