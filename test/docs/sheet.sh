# The cheat sheet must list every routine of the library. sheet.py must report a missing routine and one that does not
# exist.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
library=$PREFIX/lib/libisthmus.so
run python3 "$SOURCE/docs/site/cheat_sheet.py" sheet.html
expect_status 0
run python3 "$SOURCE/test/docs/sheet.py" sheet.html "$library"
expect_text '^[0-9]{4} routines$'
expect_status 0

sed '/<b>quiet<\/b>/d; s/<b>barrier_all</<b>barrier_everybody</' sheet.html >other.html
run python3 "$SOURCE/test/docs/sheet.py" other.html "$library"
expect_status 1
expect_text '^shmem_quiet: it is not on the cheat sheet$'
expect_text '^shmem_ctx_quiet: it is not on the cheat sheet$'
expect_text '^shmem_barrier_everybody: it is on the cheat sheet, and the library does not have it$'
finish
