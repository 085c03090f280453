# browser.sh PYTHON: the pages of isthmus-probe in headless Chromium; skipped where there is none.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
python=$1

for name in chromium chromium-browser google-chrome; do
    browser=$(command -v "$name") && break
done
if [ -z "$browser" ]; then
    echo 'skipped: there is no Chromium here (Debian: apt-get install chromium)'
    exit 77
fi
"$python" "$SOURCE/test/probe/results.py" . "$PREFIX/share/isthmus" || exit 1
run isthmus-probe --from first.json --html first.html
expect_status 1
run isthmus-probe --compare first.json second.json --html both.html
expect_status 1
timeout 60 "$python" "$SOURCE/test/probe/browser.py" "$browser" "$WORK" first.html both.html || failures=1
finish
