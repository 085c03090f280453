# Follows README as a new user: the first program, the first error and its message, the first hang, the first profile.
# The messages of the hang must be those that the page shows. (docs/code runs the first program unchanged, and one with
# MPI; launch/slurm-hosts runs a job.)
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
hang_page=$SOURCE/docs/guides/debugging.md
export ISTHMUS_MPI=${BACKENDS##* }

# block LANGUAGE FILE: prints the first block of this language in a page.
block()
{
    awk -v begin="^\`\`\`$1\$" '$0 ~ begin && !done { on = 1; next } /^```$/ { done = done || on; on = 0 } on' "$2"
}

# An error: the neighbor's number exceeds the last PE.
block c "$SOURCE/README.md" >hello.c
sed 's/(me + 1) % pes/me + 1/' hello.c >error.c
! cmp -s hello.c error.c || fail 'expected a neighbour in the first program'
run oshcc -g error.c -o error
expect_status 0
run oshrun -np 4 ./error
[ "$status" -ne 0 ] || fail 'expected a failure'
expect_text '^isthmus: PE 3: shmem_long_p: pe is 4: expected 0 to 3'
run isthmus-info --explain "$(grep -m 1 '^isthmus: ' <<<"$errors")"
expect_status 0
expect_text '^ *what to do '

# A profile.
run oshcc -g hello.c -o hello
expect_status 0
run oshrun --profile -np 4 ./hello
expect_status 0
expect_text '^PE 0 of 4 got 3$'
expect_text '^shmem_long_p|^shmem_p '
page=$(sed -n 's/^The page: //p' <<<"$output"$'\n'"$errors")
grep -q '<title>' "$page" || fail "expected a page: $page"

# A hang: runs the page's command until all messages that the page shows have been printed.
command=$(block text "$hang_page" | sed -n 's/^\$ //p')
block text "$hang_page" | grep '^isthmus: ' | sed 's/0x[0-9a-f]*/0x[0-9a-f]*/; s/waited [0-9]* s/waited [0-9]* s/; s/^isthmus: PE [0-9]: run isthmus-top --once [0-9]*/isthmus: PE [0-9]: run isthmus-top --once [0-9]*/' >shown
[ "$(wc -l <shown)" -eq 4 ] || fail "expected four lines in $hang_page"
run oshcc -g "$SOURCE/samples/howto/hang.c" -o hang
expect_status 0
timeout $((2 * HANG_S)) bash -c "$command" >hang.out 2>&1 </dev/null &
job=$!
shows_all()
{
    local line
    while read -r line; do
        grep -q -x -- "$line" hang.out || return 1
    done <shown
}
await shows_all || lacks=yes
kill "$job" # kills `timeout`, which forwards the signal; it also ends the job if this test is killed
wait "$job"
run cat hang.out
[ -z "${lacks-}" ] || fail "expected, as $hang_page has it: $(<shown)"
run bash -c 'grep "^isthmus: " hang.out | isthmus-info --explain -'
expect_status 0
finish
