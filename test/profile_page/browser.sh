# browser.sh PYTHON PAGES: checks the pages that check_page.py has written in headless Chromium. Skipped if
# Chromium is not installed.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/chromium.sh"
cp "$2"/*.html . || exit 1
timeout $((200 * ${TEST_TIME_SCALE:-1})) "$1" "$SOURCE/test/profile_page/browser.py" "$SOURCE/test/probe" "$browser" "$WORK" several.html hostile.html \
    unfinished.html large.html || failures=1
finish
