# Tests the command line of isthmus-probe: output that needs no job, and error messages.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

probe()
{
    run oshrun -np 2 isthmus-probe "$@"
}

probe --help
expect_status 0
expect_text '^Example: oshrun -np 2 isthmus-probe'
expect_text '^usage: oshrun \[-np N\]'
probe --version
expect_text '^isthmus-probe \(Isthmus\) [0-9]'
probe --list --only transfers/create
expect_status 0
expect_text '^transfers/create/put  +MPI_Put writes what it should'
[ "$(wc -l <<<"$output")" -eq 6 ] || fail 'expected the probes of that part'
probe --quirks
expect_status 0
sed -n '/^| MPI | where |/,/^$/p' "$SOURCE/docs/reference/mpi-faults.md" | sed '$d' >quirks
diff quirks - <<<"$output" || fail "expected docs/reference/mpi-faults.md to contain the output of isthmus-probe --quirks"
run oshrun -np 2 -- "$PREFIX/bin/isthmus-probe" --list
expect_text '^abort/one '
names=$(cut -d' ' -f1 <<<"$output")
[ -z "$(sort <<<"$names" | uniq -d)" ] || fail "expected each probe to have a name of its own"
! grep -q '/$' <<<"$names" || fail "expected each probe to have a whole name"

probe --only nonsense
expect_status 2
expect_error '^isthmus-probe: --only nonsense: unknown probe: expected .*windows, transfers'
probe --only
expect_error '^isthmus-probe: argument --only: expected one argument \(see isthmus-probe --help\)'
probe --nonsense
expect_error '^isthmus-probe: unrecognized arguments: --nonsense'
for limit in 0 x; do
    probe --limit=$limit
    expect_error "^isthmus-probe: .*--limit.*$limit"
done
probe --json "$WORK/nowhere/file"
expect_error "^isthmus-probe: .*/nowhere/file: cannot be written: .*/nowhere: No such file"
run isthmus-probe --list
expect_status 2
expect_error '^isthmus-probe: expected to be started by oshrun'
run oshrun --dry-run -np 2 isthmus-probe
expect_status 2
expect_error '^oshrun: isthmus-probe: --dry-run'
OSHRUN_LAUNCHER=false probe --only messages
expect_status 2
expect_error '^isthmus-probe: cannot start an MPI job: the job ended with status 1'

# Settings files that isthmus-probe writes for oshrun --settings.
printf '# a comment\n\n  # another\nISTHMUS_REMOTE=message\nOTHER=a b=c' >settings # the last line has no newline
run oshrun --settings settings --dry-run -np 2 sh
expect_status 0
printf 'A=1\nB\n' >wrong
run oshrun --settings wrong -np 2 sh
expect_status 2
expect_error '^oshrun: --settings wrong: line 2: expected NAME=value'
echo '1A=2' >wrong
run oshrun --settings=wrong -np 2 sh
expect_error '^oshrun: --settings wrong: line 1: expected NAME=value'
for file in nowhere /; do
    run oshrun --settings $file -np 2 sh
    expect_error "^oshrun: --settings $file: the file does not exist or cannot be read"
done
run oshrun --settings
expect_error '^oshrun: --settings: expected a file'
run oshrun --settings settings -np 1 sh -c 'echo "$ISTHMUS_REMOTE, $OTHER"; cat'
expect_output 'message, a b=c'
printf 'ISTHMUS_MPI=%s\n' "${BACKENDS##* }" >settings
run oshrun --settings settings --dry-run -np 1 sh
expect_text "^ISTHMUS_MPI=${BACKENDS##* } "
[ ! -e "$WORK/nowhere" ] || fail 'expected no file'
finish
