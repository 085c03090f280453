# Tests isthmus-info --explain. It must find the catalogue entry of each message, whatever values the message contains and
# whatever a launcher prints before it, also of messages of earlier versions, and report when there is no entry.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
explain()
{
    run isthmus-info --explain "$@"
}
line='shmem_long_put: pe is 7: expected 0 to 3'

# Prefixes that launchers print before lines.
for before in '' '[1,0]<stderr>:' '[1,0]<stderr>: ' '[node7:123] ' 'srun: ' '3: ' $'\033[31m' '[2] ' 'node7: '; do
    explain "${before}isthmus: PE 3: shmem_my_pe: called before shmem_init"
    expect_status 0
    expect_text '^Call before shmem_init or after shmem_finalize$'
    expect_text '^  what to do  Call the routine between'
    explain "${before}isthmus: PE 2 on node7 was killed by signal 9 (Killed)"
    expect_text '^PE killed by a signal$'
    [ "$before" = 'node7: ' ] || explain "${before}shmem_my_pe: called before shmem_init" # the message without its prefix
    expect_status 0
done
explain "isthmus: process 4711: $line"
expect_text '^Invalid PE number$'
explain isthmus: PE 3: shmem_long_put: pe is 7: expected 0 to 3 # the message as separate arguments
expect_text '^Invalid PE number$'

# If a message gives a reason that has its own entry, both entries are printed.
explain 'isthmus: PE 0: shmem_init: ISTHMUS_REMOTE=window: Open MPI'"'"'s osc/rdma crashes in atomics: set OMPI_MCA_osc=pt2pt,sm'
expect_text '^Refused MPI windows$'
expect_text '^About the reason in this message: Known bugs of Open MPI.s windows$'
explain 'isthmus: PE 2: shmem_barrier_all: has waited 10 s for PE 3, which has not entered this collective of 4 PEs'
expect_text '^Long wait$'
expect_text '^About the reason in this message: Wait for a collective$'

# With complete output of a program, each entry is printed once, and the program's own lines are ignored.
printf 'step 1\nisthmus: PE 2 on node7 was killed by signal 9 (Killed)\nmake: cc failed: status 2\r\nisthmus: PE %d: '"$line"'\n' \
    1 2 >all.txt
run bash -c 'isthmus-info --explain - <all.txt'
expect_status 0
[ "$(grep -c '^[A-Z]' <<<"$output")" -eq 2 ] || fail 'expected two entries'
run bash -c 'echo "step 1" | isthmus-info --explain -'
expect_status 1
expect_text '^The input contains no message of Isthmus\.$'
run bash -c 'printf "isthmus: PE 0: shmem_put: no such words\nisthmus: PE 3: '"$line"'\n" | isthmus-info --explain -'
expect_status 1
expect_text '^Not a message of Isthmus: isthmus: PE 0: shmem_put: no such words$'
expect_text '^Invalid PE number$'

explain 'isthmus: PE 0: shmem_put: the variable dest is not symmetric in the heap'
expect_status 1
expect_text '^Not a message of Isthmus: '
expect_text '^    <argument> is <address>, which is not symmetric'
for other in 'ld: out of memory' 'isthmus: PE 3: shmem_my_pe: called before shmem_initialized'; do
    explain "$other"
    expect_status 1
done
explain
expect_status 2
expect_error 'isthmus-info: --explain: expected a line, or -'

# A message of version 0.2.
explain 'isthmus: PE 1: shmem_int_sum_to_all: nreduce is -1, expected 0 or more'
expect_status 0
expect_text '^Count or stride that is too small$'

# isthmus-info reports a missing or incomplete catalogue, and finds one that was moved together with it.
mkdir -p moved/bin moved/share/isthmus
cp "$PREFIX/bin/isthmus-info" moved/bin
run moved/bin/isthmus-info --explain "$line"
expect_status 1
expect_error "isthmus-info: .*/moved/share/isthmus/messages cannot be read: No such file"
mkdir moved/share/isthmus/messages
cp "$PREFIX/share/isthmus/messages/index.md" moved/share/isthmus/messages # which has no entries
run moved/bin/isthmus-info --explain "$line"
expect_status 1
expect_error "isthmus-info: .*/moved/share/isthmus/messages cannot be read: No such file"
mkdir moved/share/isthmus/messages/arguments.md
run moved/bin/isthmus-info --explain "$line"
expect_status 1
expect_error "isthmus-info: .*/moved/share/isthmus/messages/arguments\.md cannot be read: Is a directory"
rmdir moved/share/isthmus/messages/arguments.md
cp "$PREFIX/share/isthmus/messages"/*.md moved/share/isthmus/messages
run moved/bin/isthmus-info --explain "$line"
expect_status 0

run python3 "$SOURCE/test/launch/explain_all.py" "$SOURCE" "$PREFIX/bin/isthmus-info"
expect_status 0
expect_text '^[1-9][0-9]+ entries, [1-9][0-9]+ messages$'
finish
