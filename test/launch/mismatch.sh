# The launcher of one MPI, the module of another: one clear line on every PE that sees it, no hang.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0

launcher_of()
{
    oshrun --mpi "$1" --dry-run true | grep -o '[^ ]*/mpi\(run\|exec\)[^ ]*'
}

# Two processes, by the launcher of $1 itself; what follows is the command.
launch()
{
    local options=()
    [ "$(family_of "$1")" = openmpi ] && options=(--oversubscribe)
    run "$(launcher_of "$1")" -n 2 "${options[@]}" "${@:2}"
}

# Whose launcher starts the module's MPI; that of the standard ABI may be anybody's.
family_of()
{
    case $(isthmus-info --mpi "$1" 2>/dev/null) in
    "Open MPI"*) echo openmpi ;;
    "MPICH Version"*) echo mpich ;;
    *) echo "$1" ;;
    esac
}

# Launcher $1 with the module $2.
check()
{
    local line='isthmus: .*shmem_init: mpi(run|exec) of .* started this as process [01] of 2' advice="oshrun --mpi $2"
    if [[ $(isthmus-info --mpi "$2" 2>/dev/null) = "MPICH Version: 5"* ]]; then # ends itself where PMIx started it
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
        [ "$(family_of "$launcher")" = "$(family_of "$module")" ] || check "$launcher" "$module"
    done
    # The module is found by the launcher's environment when nothing else says which.
    launch "$launcher" ./hello
    expect_status 0
    expect_text 'PE 1 of 2'
done
finish
