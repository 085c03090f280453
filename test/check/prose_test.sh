# scripts/prose must count sentences that violate docs/style.md, in the right kinds of text. The counts in its table may
# only decrease.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mkdir -p tree/scripts tree/src/one tree/docs tree/test/one tree/include
cp "$SOURCE/scripts/prose" tree/scripts/
cat >tree/src/one/one.c <<'END'
/* Frees the list. The caller holds the lock. */
const char one[] = "who waits"; /* Code such as `who waits` does not count. */
END
echo 'A page says what users do.' >tree/docs/page.md
run tree/scripts/prose --update
expect_status 0
run tree/scripts/prose --check
expect_status 0

cat >>tree/src/one/one.c <<'END'
/*
 * Who waits for a long time is told so.
 */
END
run tree/scripts/prose --check
expect_status 1
expect_text '^comments in src/one: 0 long sentences, 1 relative subjects, 2 phrases to avoid: at most 0, 0 and 0 are allowed'
run tree/scripts/prose --show
expect_text '^src/one/one.c:3: Who waits for a long time is told so[.]$'
run tree/scripts/prose --update
expect_status 1
expect_text 'are more than the .0, 0, 0. of '

# A violation that moves to another folder is not a new one.
rm tree/test/prose.txt
run tree/scripts/prose --update
mkdir tree/src/two
mv tree/src/one/one.c tree/src/two/
run tree/scripts/prose --check
expect_status 1
run tree/scripts/prose --update
expect_status 0
run tree/scripts/prose --check
expect_status 0

# Comments of scripts and Fortran, pages and public headers are read. In a test, only the first comment is read.
rm tree/src/two/one.c
printf '#!/bin/bash\n# What is there is read.\ntrue\n' >tree/src/two/script
printf '! What is there is read.\nend\n' >tree/src/two/one.f90
printf '// What is there is read.\n' >tree/include/one.h
printf '/* It tests one. */\nint one;\n/* What is there is not read. */\n' >tree/test/one/one.c
printf '    What is code is not read.\n\nWhat is text is read.\n' >tree/docs/page.md
run tree/scripts/prose --show
expect_text '^src/two/script:2: What'
expect_text '^src/two/one.f90:1: What'
expect_text '^include/one.h:1: What'
expect_text '^docs/page.md:3: What is text'
[ "$(wc -l <<<"$output")" -eq 4 ] || fail "expected four sentences, not: $output"

run tree/scripts/prose --update src
expect_status 1
expect_text '--update takes no FOLDER'
finish
