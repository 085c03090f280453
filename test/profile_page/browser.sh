# browser.sh PYTHON PAGES: the pages that check_page.py left, in headless Chromium; skipped where there is none.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/chromium.sh"
cp "$2"/*.html . || exit 1
timeout $((200 * ${TEST_TIME_SCALE:-1})) "$1" "$SOURCE/test/profile_page/browser.py" "$SOURCE/test/probe" "$browser" "$WORK" several.html hostile.html \
    unfinished.html large.html || failures=1
finish
