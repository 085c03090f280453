# layer_law.sh SOURCES: <mpi.h> is for mpi_backend/, shmemx_mpi.h, test/ and samples/; the headers of devices and of
# hwloc are for device_kinds/ and test/device/. Lists the lines that break this; fails if there is one.
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
# No call either, under a declaration of one's own: but for what the library must see of the program's.
search '(^|[^A-Za-z_"])MPI_[A-Z][a-z_]*[[:space:]]*\(' src device_kinds | grep -vE '^src/(loader/hybrid|bindings/hybrid/hybrid_mpi)\.c:' |
    grep -vE ':[[:space:]]*(/?\*|//)' && status=1
exit $status
