# Sourced by test scripts that run jobs on a running cluster. Arguments: the MPI, and the folder of the programs.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
programs=$2
cluster=$SOURCE/scripts/cluster
"$cluster" status >/dev/null 2>&1 || exec "$cluster" status # prints why not

# Prints a pattern of the files that the MPI itself leaves on a host where its daemon was killed, or where it could not
# start.
files_of_mpi()
{
    case $mpi in
    openmpi) echo 'file (\$TMPDIR/(ompi\.|prte)|/dev/shm/(vader|sm)_segment\.)' ;;
    *) echo 'file /dev/shm/(ucx_shm_posix_|mpich_shar_tmp)' ;;
    esac
}

# Lists processes and files that are left on the hosts, except for lines that match a pattern.
list_left()
{
    "$cluster" status | tail -n +2 | grep -vE -- "${1:-^$}"
}

has_nothing_left()
{
    [ -z "$(list_left "$@")" ]
}

expect_nothing_left()
{
    await has_nothing_left "$@" || fail "left behind: $(list_left "$@")"
}

# Removes what is left, so that the next test is not affected.
clean_hosts()
{
    local host hosts
    hosts=$("$cluster" status | sed -n '1s/.*: \([0-9]*\) hosts.*/\1/p')
    for ((host = 0; host < hosts; host++)); do
        "$cluster" exec h$host sh -c 'rm -rf "$TMPDIR"/* /dev/shm/*'
    done
    "$cluster" exec head sh -c 'rm -rf "$TMPDIR"/*'
}
