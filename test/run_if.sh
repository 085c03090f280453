#!/bin/bash
# run_if.sh REASON CONDITION... -- COMMAND...: runs COMMAND if the command CONDITION ends with status 0. Otherwise prints REASON and ends
# with status 77, which skips the test. Tests use it for what this release of an MPI cannot do without Isthmus either.
reason=$1
shift
condition=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    condition+=("$1")
    shift
done
[ $# -ge 2 ] || {
    echo "run_if.sh: expected -- and a command after it" >&2
    exit 2
}
shift
# CONDITION may be a launcher: as root, and with more processes than cores.
as_root=(OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1)
crowded=(OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe)
folder=$(mktemp -d) || exit 2 # a launcher that crashes leaves files
TMPDIR=$folder env "${as_root[@]}" "${crowded[@]}" "${condition[@]}" >/dev/null 2>&1
met=$?
rm -rf "$folder"
[ $met -eq 0 ] || {
    echo "skipped: $reason"
    exit 77
}
exec "$@"
