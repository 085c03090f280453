# layer_law.sh SOURCES: checks which folders include the headers of other software. Only mpi_backend/, shmemx_mpi.h,
# test/ and samples/ may include <mpi.h>. Only device_kinds/ and test/device/ may include headers of devices and of
# hwloc. Prints the lines that break these rules, and fails if there is one.
cd "$1" || exit 2
include='^[[:space:]]*#[[:space:]]*(include|embed)[[:space:]]*[<"]'
device='(cuda|cuda_runtime|cuda_runtime_api|cudart|nvml|hip/[^>"]*|level_zero/[^>"]*|ze_api|sycl/[^>"]*'
device+='|hwloc|hwloc/[^>"]*)'
search()
{
    local pattern=$1
    shift
    grep -rnE --include='*.c' --include='*.h' --include='*.cc' --include='*.fh' "$pattern" "$@" 2>/dev/null
}
status=0
search "${include}mpi\.h" src include device_kinds | grep -v '^include/shmemx_mpi\.h:' && status=1
search "${include}${device}(\.h|[>\"])" src include mpi_backend samples test |
    grep -v '^test/device/' && status=1
# The library must not call MPI either, even with declarations of its own, except in the files listed here, which
# inspect the program's MPI calls.
search '(^|[^A-Za-z_"])MPI_[A-Z][a-z_]*[[:space:]]*\(' src device_kinds | grep -vE '^src/(loader/hybrid|bindings/hybrid/hybrid_mpi)\.c:' |
    grep -vE ':[[:space:]]*(/?\*|//)' && status=1
exit $status
