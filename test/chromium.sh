# Sourced by tests of pages: sets $browser to a Chromium that runs. The test is skipped if there is none.
for name in chromium chromium-browser google-chrome; do
    browser=$(command -v "$name") && break
done
if [ -z "$browser" ]; then
    echo 'skipped: there is no Chromium here (Debian: apt-get install chromium)'
    exit 77
fi
if ! timeout $((120 * ${TEST_TIME_SCALE:-1})) "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$WORK/first" \
        --dump-dom about:blank >dom.log 2>&1 || ! grep -q '<html>' dom.log; then
    echo "skipped: $browser does not run here: $(tail -1 dom.log)"
    exit 77
fi
