# layer_law.sh must report every violation of its rules, and nothing else.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
law()
{
    run bash "$SOURCE/test/abi/layer_law.sh" "$WORK/tree"
}
mkdir -p tree/{src/api,include,mpi_backend/module,device_kinds,samples,test/{unit,device}}
echo '#include <mpi.h>' | tee tree/mpi_backend/module/a.c tree/test/a.c >tree/samples/a.c
echo '#include <cuda_runtime.h>' | tee tree/device_kinds/cuda.c >tree/test/device/a.c
echo '#include <hwloc.h>' | tee tree/device_kinds/topology.c >tree/test/device/b.c
echo '#include "hwloc_like.h"' >tree/src/api/like.c
law
expect_status 0
echo ' #  include <mpi.h>' >tree/src/api/a.c
law
expect_status 1
expect_text 'src/api/a\.c:1:'
rm tree/src/api/a.c
echo '#include "cuda.h"' >tree/src/b.h
law
expect_status 1
rm tree/src/b.h
for header in hwloc.h hwloc/glibc-sched.h cuda.h hip/hip_runtime_api.h level_zero/ze_api.h; do
    for folder in src include mpi_backend samples test/unit; do
        echo "#include <$header>" >"tree/$folder/c.h"
        law
        expect_status 1
        expect_text "$folder/c\\.h:1:"
        rm "tree/$folder/c.h"
    done
done
echo '    return MPI_Barrier(0);' >tree/src/c.c
law
expect_status 1
rm tree/src/c.c
law
expect_status 0
finish
