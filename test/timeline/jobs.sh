# Tests traces of jobs on an MPI: the trace must agree with planted.c for a complete job, a killed job, and a
# too small buffer.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
export ISTHMUS_MPI=$mpi

trace_agrees_with_planted_calls()
{
    run isthmus-trace "$2" --json "$2.json" --svg "$2.svg"
    expect_status 0
    run python3 "$SOURCE/test/timeline/check.py" "$1" "$PREFIX/share/isthmus" "$2" "$2.json" "$2.svg" planted
    expect_status 0
}

# Run on one node with Open MPI, and on nodes of one PE with other MPIs.
[ "$mpi" = openmpi ] || export ISTHMUS_NODE_SIZE=1
run oshrun --trace=planted -np 3 "${PLANTED:?}"
expect_status 0
expect_text '^Longest total waits'
[[ $(tail -n 1 <<<"$errors") = 'oshrun: the trace is in '*'/planted: to draw it, run isthmus-trace '*'/planted --svg FILE' ]] ||
    fail "expected the folder of the trace in the last line"
trace_agrees_with_planted_calls planted planted
unset ISTHMUS_NODE_SIZE

# Change the last PE's file as if its host had another clock. isthmus-trace must correct it from the barriers
# between nodes in shmem_init and shmem_finalize.
if [ "$mpi" != openmpi ]; then
    cp -r planted hosts
    run python3 "$SOURCE/test/timeline/other_host.py" "$PREFIX/share/isthmus" hosts 2
    expect_status 0
    trace_agrees_with_planted_calls hosts hosts
fi

if [ "$mpi" = openmpi ]; then # limit the file's size, so that the loss is predictable
    ISTHMUS_TIMELINE_SIZE=64K ISTHMUS_TIMELINE_BUFFER=1M run oshrun --trace=flood -np 2 "$PLANTED" flood
    expect_text 'PE 0: the trace in .*/flood/pe-0\.ist is incomplete \(the limit ISTHMUS_TIMELINE_SIZE is reached\)'
    expect_text 'calls of PE 0 were lost: its file is full'
else # a buffer that fills before the writing thread runs
    ISTHMUS_TIMELINE_BUFFER=4K run oshrun --trace=flood -np 2 "$PLANTED" flood
    expect_text 'calls of PE 0 were lost: the disk was too slow'
fi
expect_status 0
expect_text '^isthmus: PE 0: isthmus_region_pop: this thread has no open region: call isthmus_region_push first$'
trace_agrees_with_planted_calls flood flood

run oshrun --trace=kill -np 3 "$PLANTED" kill
[ "$status" -ne 0 ] || fail "expected the job's status"
expect_text '^INCOMPLETE: PE 1 ended without shmem_finalize$'
trace_agrees_with_planted_calls kill kill

# Regions in programs that are not linked with OpenSHMEM, also at fixed addresses (-no-pie).
cat >alone.c <<'END'
#include <isthmus_regions.h>
int main(void)
{
#ifdef __cplusplus
    isthmus_region here("main");
#endif
    isthmus_region_push("inside");
    isthmus_region_mark("now");
    isthmus_region_pop();
    return 0;
}
END
for how in "$CC -std=c99 -no-pie -fno-pie" "$CC -std=c99 -O2 -static" "$CXX -std=c++11 -x c++"; do
    # shellcheck disable=SC2086 # words
    run $how -Wall -Wextra -Wpedantic -Werror -I"$PREFIX/include" alone.c -o alone
    expect_status 0
    run ./alone
    expect_status 0
done

if "$CC" --version | grep -q 'Free Software'; then # not with clang: see docs/profiling.md
    sed -e 's/^#include.*/&\n#include <shmem.h>/; s/^{/&\n    shmem_init();/; s/return/shmem_finalize();\n    return/' alone.c >fixed.c
    run oshcc -no-pie -fno-pie fixed.c -o fixed
    expect_status 0
    run oshrun --mpi none --profile=fixed.profile -np 1 ./fixed
    expect_status 0
    grep -q '"name":"inside","times":1,' fixed.profile/profile.json || fail "expected the region in the profile"
fi

# Wrong arguments and missing traces.
run oshrun --trace --profile -np 1 "$PLANTED"
expect_error '^oshrun: --profile and --trace: give only one of them'
run isthmus-trace nothing
expect_error '^isthmus-trace: nothing: No such file or directory$'
run oshrun --trace= -np 1 "$PLANTED"
expect_error '^oshrun: --trace=: expected a folder$'
mkdir profile && cp planted/*.isp profile
run isthmus-trace profile
expect_error '^isthmus-trace: profile: the folder contains no trace of a PE \(pe-N\.ist\)'
run isthmus-trace planted --from 2 --to 1
expect_error '^isthmus-trace: --from 2 --to 1: expected --from to be less than --to \(see isthmus-trace --help\)$'
run isthmus-trace planted --svg /dev/null/x
expect_error '^isthmus-trace: /dev/null: Not a directory$'
truncate -s 70000 planted/pe-1.ist # cut off in the middle of the rings
run isthmus-trace planted
expect_status 0
expect_text '^INCOMPLETE: the file of events of PE 1 is truncated$'
finish
