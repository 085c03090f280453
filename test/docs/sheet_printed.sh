# The printed cheat sheet must have one page in the site's PDF format. Skipped if no Chromium runs.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/chromium.sh"
mkdir html
run python3 -B -c 'import pathlib, sys; sys.path.insert(0, sys.argv[1]); import make; make.write_cheat_sheet(pathlib.Path(sys.argv[2]))' \
    "$SOURCE/docs/site" "$WORK/html"
expect_status 0
pages=$(grep -acE '/Type /Page$' html/cheat-sheet.pdf)
[ "$pages" = 1 ] || fail "expected one page: ${pages:-none}"
finish
