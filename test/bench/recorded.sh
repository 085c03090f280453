# What recording costs is shown for each operation, off, with a profile and with a trace, and of the two ways in which
# each is called one is recorded.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
export ISTHMUS_MPI=none
rows=6 calls=25000 # --quick: 5 batches of 5,000

table_shows_every_operation()
{
    expect_status 0
    expect_text "^$1 +off, ns +on, ns +more\$"
    [ "$(grep -cE '^shmem_[a-z_]+(, 64 B)?( +-?[0-9]+\.[0-9]){3}$' <<<"$output")" -eq "$rows" ] || fail "expected $rows rows"
}

count()
{
    [ -e "$1/profile.json" ] || isthmus-profile "$1" >/dev/null # of a trace
    # A compiler may make several call sites of one in the source.
    python3 -c 'import collections, json, sys
calls = collections.Counter()
for record in json.load(open(sys.argv[1]))["records"]:
    calls[record["routine"]] += record["calls"]
for routine, number in calls.items():
    print(routine, number)' "$1/profile.json" | grep -c " $calls\$"
}

run oshrun -np 2 "${RECORDED:?}" --quick
table_shows_every_operation off
for what in profile trace; do
    run oshrun "--$what=$what" -np 2 "$RECORDED" --quick
    table_shows_every_operation "with a $what"
    [ "$(count "$what")" -eq "$rows" ] || fail "expected $calls calls recorded of each of $rows routines"
done
finish
