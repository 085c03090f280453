# Tests profiles and traces on a full disk. The tools must report what is lost and the reason. If nothing could
# be recorded, the status is 1.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
full=$1
export ISTHMUS_MPI=none FULL FULL_AT

# No profile file can be written: for all PEs, and for one PE.
FULL=.isp FULL_AT=0
run oshrun --profile=none -np 2 "$full"
expect_status 1
for pe in 0 1; do
    expect_text "^isthmus: cannot write the profile of this PE: .*/none/pe-$pe.isp does not fit on its disk: No space left on device$"
done
expect_text '^isthmus-profile: .*/none: the folder contains no profile of a PE'
FULL=pe-1.isp
run oshrun --profile=one -np 2 "$full"
expect_status 0
expect_text '^ *shmem_barrier_all +1 '
expect_text 'PE 1'
[[ $output$errors != *damaged* ]] || fail 'expected that no file is called damaged'

# A trace without events: for all PEs, and for one PE.
FULL=.ist FULL_AT=0
run oshrun --trace=no_file -np 2 "$full"
expect_status 1
expect_text '^isthmus: cannot write the trace of this PE: .*/no_file/pe-0.ist does not fit on its disk: No space left on device$'
FULL_AT=300000
run oshrun --trace=no_events -np 2 "$full"
expect_status 1
for pe in 0 1; do
    expect_text "^isthmus: PE $pe: the trace in .*/pe-$pe.ist is incomplete \(No space left on device\): calls that do not fit are counted as lost$"
    expect_text "^LOST: 1[2-9] of 1[2-9] calls of PE $pe were lost: its file could not be written$"
done
expect_text '^isthmus-trace: .*/no_events: all calls were lost$'
FULL=pe-0.ist
run oshrun --trace=of_one -np 2 "$full"
expect_status 0
expect_text '^LOST: 1[2-9] of 1[2-9] calls of PE 0 were lost: its file could not be written$'

finish
