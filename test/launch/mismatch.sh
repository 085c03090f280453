# Starts programs with the launcher of one MPI and the module of another. Each PE that detects the mismatch must
# print one clear message, and no PE may hang.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0

launcher_of()
{
    oshrun --mpi "$1" --dry-run true | grep -o '[^ ]*/mpi\(run\|exec\)[^ ]*'
}

# launch MPI COMMAND...: starts two processes directly with the launcher of MPI.
launch()
{
    local options=()
    [ "$(family_of "$1")" = openmpi ] && options=(--oversubscribe)
    run "$(launcher_of "$1")" -n 2 "${options[@]}" "${@:2}"
}

# family_of MODULE: prints the MPI whose launcher can start the module's programs. A module for the standard ABI
# can belong to Open MPI or MPICH.
family_of()
{
    case $(isthmus-info --mpi "$1" 2>/dev/null) in
    "Open MPI"*) echo openmpi ;;
    "MPICH Version"*) echo mpich ;;
    *) echo "$1" ;;
    esac
}

# mismatch_is_reported_with_advice LAUNCHER MODULE: starts a program of MODULE with the launcher of the MPI LAUNCHER.
# Expects a failure with advice.
mismatch_is_reported_with_advice()
{
    local line='isthmus: .*shmem_init: mpi(run|exec) of .* started this program as process [01] of 2' advice="oshrun --mpi $2"
    if [[ $(isthmus-info --mpi "$2" 2>/dev/null) = "MPICH Version: 5"* ]]; then # MPICH 5 ends the process if PMIx started it
        line+='|unsupported PMI version PMIx' advice+='|unsupported PMI version PMIx'
    fi
    launch "$1" env ISTHMUS_MPI="$2" ./hello
    [ "$status" -ne 0 ] || fail 'expected a failure'
    expect_text "$line"
    expect_text "$advice"
    if grep -q 'PE 0 of 1' <<<"$output"; then
        fail 'a program ran as PE 0 of 1'
    fi
}

for launcher in $BACKENDS; do
    for module in $BACKENDS none; do
        [ "$(family_of "$launcher")" = "$(family_of "$module")" ] ||
            mismatch_is_reported_with_advice "$launcher" "$module"
    done
    # Without ISTHMUS_MPI, the library selects the module by the launcher's environment variables.
    launch "$launcher" ./hello
    expect_status 0
    expect_text 'PE 1 of 2'
done
finish
