# mandoc reports nothing about the manual pages, every reference leads to a page, and man finds the pages
# through PATH.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

if ! command -v mandoc >/dev/null; then
    echo "skipped: there is no mandoc" >&2
    exit 77
fi
cd "$PREFIX/share/man" || exit 1

# mandoc would look up references among the installed manuals of the machine, so this script checks them itself
# below.
run env MANPATH=/nowhere bash -c 'find . -type f -print0 | xargs -0 mandoc -T lint -W style | grep -v ": referenced manual not found: "'
[ -z "$output$errors" ] || fail "expected nothing of mandoc"
run find . -type l
[ -z "$output" ] || fail "expected a file for each name, and no links"

# groff 1.22 would print "BSD Library Functions Manual" above a page that does not set the title of its volume. groff
# 1.23 prints "Library Functions Manual".
if command -v nroff >/dev/null; then
    for page in man1/oshrun.1 man3/shmem_long_put.3 man7/isthmus.7; do
        run bash -c "nroff -mandoc $page | grep -m 1 Manual"
        [[ $output = *Manual* && $output != *BSD* ]] || fail "expected a title without BSD above $page"
    done
fi
# The macro Fl would also put "-" before the value of an option, as in "--mpi -none".
run bash -c "cat man*/* | grep -E '^[.](It )?Fl [^ ]+ [a-z]'"
[ -z "$output" ] || fail "expected no values of options that are marked as options"
run bash -c 'mandoc man3/shmem_long_put.3 | grep BSD'
[ -z "$output" ] || fail "expected no title of BSD"

sed -n 's/^\.Xr \([^ ]*\) \([0-9]\).*/man\2\/\1.\2/p' man*/* | sort -u | while read -r page; do
    [ -e "$page" ] || echo "$page"
done >"$WORK/missing"
[ ! -s "$WORK/missing" ] || fail "expected pages that others refer to: $(tr '\n' ' ' <"$WORK/missing")"

if command -v manpath >/dev/null; then
    for page in man3/shmem_long_put.3 man1/oshf90.1 man7/isthmus.7; do
        run man -w "$(basename "${page%.*}")"
        [ "$output" = "$PREFIX/share/man/$page" ] || fail "expected man to find $page by PATH"
    done
fi
finish
