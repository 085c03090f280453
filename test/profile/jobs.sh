# Tests profiles of jobs on an MPI: counts, call sites, ends of PEs, and jobs without a profile.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
export ISTHMUS_MPI=$mpi

profile_agrees_with_program()
{
    run python3 "$SOURCE/test/profile/check.py" "$@"
    expect_status 0
}

profiled()
{
    run oshrun --profile="$1" -np "$2" "${@:3}"
    cp .output "$1.output"
}

# Counts on one node and on one node per PE. One of the runs uses inlined operations; which one depends on the
# MPI.
programs=("${COUNTS:?}" "${INLINED:?}")
[ "$mpi" = openmpi ] || programs=("$INLINED" "$COUNTS")
profiled counts 3 "${programs[0]}"
expect_status 0
profile_agrees_with_program counts counts/profile.json counts.output
ISTHMUS_NODE_SIZE=1 profiled nodes 2 "${programs[1]}"
expect_status 0
profile_agrees_with_program counts nodes/profile.json nodes.output
run python3 -c 'import json; print(json.load(open("nodes/profile.json"))["job"]["nodes"])'
expect_output "[0, 1]"
run isthmus-profile --compare counts nodes/profile.json
expect_status 0

# Call sites. Here ISTHMUS_PROFILE selects the folder, and the program is started without oshrun.
if [ -n "${PLACES_F90-}" ] && [ "$mpi" = openmpi ]; then
    ISTHMUS_PROFILE=fortran run "$PLACES_F90"
    run isthmus-profile fortran
    expect_status 0
    profile_agrees_with_program places fortran/profile.json places.f90 12 shmem_put 7 \
        places.f90 16 shmem_put 5 places.f90 18 shmem_set_lock 1
    profile_agrees_with_program regions fortran/profile.json round 7 done 21
    run "$PLACES_F90" # without the profile, the regions have no effect
    expect_status 0
    expect_output ""
elif [ -n "${PLACES_CPP-}" ]; then
    ISTHMUS_PROFILE=cpp run "$PLACES_CPP"
    run isthmus-profile cpp
    expect_status 0
    profile_agrees_with_program places cpp/profile.json places.cpp 8 shmem_p 10 places.cpp 18 shmem_put 7
fi

# The counts are complete up to the end of each PE, however it ends.
if [ "$mpi" = openmpi ]; then
    profiled kill 2 "${ENDS:?}" kill
    [ "$status" -ne 0 ] || fail "expected the job's status"
    profile_agrees_with_program end kill/profile.json cut 'PE 0 ended without shmem_finalize' \
        'PE 1 ended without shmem_finalize'
    profiled done 2 "$ENDS" done
    profile_agrees_with_program end done/profile.json complete
    profiled return 2 "$ENDS" return
    expect_status 0
    profile_agrees_with_program end return/profile.json complete
else
    profiled exit 2 "${ENDS:?}" exit
    expect_status 3
    profile_agrees_with_program end exit/profile.json cut 'PE 0 ended without shmem_finalize' \
        'PE 1 exited with status 3, without shmem_finalize'
    profiled global 2 "$ENDS" global
    profile_agrees_with_program end global/profile.json complete
fi
if [ "$mpi" = mpich ]; then # whose launcher sometimes exits with 0 after SIGTERM
    printf '%s\n' '#!/bin/bash' 'trap "kill \$! 2>/dev/null; exit 0" TERM' 'kill -TERM "$PPID"' \
        'sleep 1000 & wait' >launcher
    chmod +x launcher
    OSHRUN_LAUNCHER=./launcher run oshrun --profile=ended -np 1 "$ENDS"
    expect_status 143
    OSHRUN_LAUNCHER=./launcher run oshrun --trace=ended -np 1 "$ENDS"
    expect_status 143
fi

# Without a profile the library preloads nothing. With a profile, LD_PRELOAD is not passed on to the program's
# children.
run "$ENDS" maps
expect_output "LD_PRELOAD="
ISTHMUS_PROFILE=$PWD/maps run "$ENDS" maps
expect_status 0
expect_text 'libisthmus-profile\.so'
expect_text '^LD_PRELOAD=$'

# Folders that cannot be created or read.
run oshrun --profile=/dev/null/x -np 1 "$ENDS"
expect_error '^oshrun: --profile: the folder /dev/null/x cannot be created: Not a directory$'
ISTHMUS_PROFILE=/dev/null/x run "$ENDS"
expect_status 0
expect_text '^isthmus: cannot write the profile of this PE: /dev/null/x cannot be created: Not a directory$'
run isthmus-profile nothing
expect_error '^isthmus-profile: nothing: No such file or directory$'
run isthmus-profile
expect_error '^isthmus-profile: expected FOLDER or --compare A B \(see isthmus-profile --help\)$'
run isthmus-profile --pages nothing
expect_error '^isthmus-profile: unrecognized arguments: --pages \(see isthmus-profile --help\)$'
mkdir empty
run isthmus-profile empty
expect_error '^isthmus-profile: empty: the folder contains no profile of a PE \(pe-N\.isp\)'
finish
