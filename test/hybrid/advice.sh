# Checks the advice in error messages about windows, in programs that also use MPI. If the library refuses a configuration, the
# test applies the settings that the message names, exactly as printed, and expects the next run to succeed. $1: the MPI. $2:
# the program built with it.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
program=$2
used=0

# Applies the advice in $1, the text after the last colon of an error message, to $settings and $steps.
follow()
{
    local advice=$1 part
    while IFS= read -r part; do
        case $part in
        'set '*)
            part=${part#set }
            settings+=("${part%%, *}")
            ;;
        'initialize MPI with MPI_THREAD_SERIALIZED')
            steps=${steps/mpi_init_thread/mpi_init_serialized}
            ;;
        'request SHMEM_THREAD_SERIALIZED from shmem_init_thread')
            steps=${steps/shmem_init_thread/shmem_init_serialized}
            ;;
        *) fail "no advice that can be followed: $part" ;;
        esac
    done < <(sed 's/, and /\n/g' <<<"$advice")
}

job()
{
    # shellcheck disable=SC2086 # steps are words
    run env "${settings[@]}" oshrun --mpi "$mpi" -np 2 "$program" $steps shmem_finalize mpi_finalize
}

# expect_cured STEPS SETTING...: a hybrid program with these settings runs, at the latest after the test has followed the
# advice once.
expect_cured()
{
    steps=$1
    settings=("${@:2}")
    job
    if [ "$status" -ne 0 ]; then
        expect_text 'isthmus: PE [01]: [a-z_]*: ISTHMUS_(PATH|REMOTE|AMO)=[a-z]*: .*: '
        used=$((used + 1))
        follow "$(sed -n '/isthmus: PE/{s/.*: //p;q}' <<<"$errors")"
        job
        expect_status 0
        ! grep -q 'MPI with MPI_THREAD_MULTIPLE' <<<"$errors" || fail 'a warning contradicts the advice'
    fi
}

window=ISTHMUS_PATH=window
expect_cured 'mpi_init shmem_init' $window
expect_cured 'mpi_init_thread shmem_init' $window
expect_cured 'mpi_init shmem_init' $window OMPI_MPI_THREAD_LEVEL=3
# Open MPI 4 refuses this configuration with advice. The osc/ucx component of later versions supports it or prints its own
# message.
if [ "$mpi" = openmpi ] && isthmus-info | grep -q 'Open MPI v4'; then
    expect_cured 'mpi_init_thread shmem_init' $window OMPI_MCA_osc=ucx
    [ $used -gt 0 ] || fail 'expected refusals, whose advice is followed here'
fi
expect_cured 'shmem_init mpi_init' $window
expect_cured 'shmem_init_thread mpi_init_thread' $window
expect_cured 'mpi_init shmem_init' ISTHMUS_NODE_SIZE=1 ISTHMUS_REMOTE=window
expect_cured 'mpi_init_thread shmem_init_thread' ISTHMUS_AMO=mpi
echo "followed the advice of $used refusals"
finish
