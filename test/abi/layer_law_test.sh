# The layer law's check finds what breaks the law, and nothing else.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
law()
{
    run bash "$SOURCE/test/abi/layer_law.sh" "$WORK/tree"
}
mkdir -p tree/{src/api,include,mpi_backend,device_kinds,samples,test}
echo '#include <mpi.h>' | tee tree/mpi_backend/a.c tree/test/a.c >tree/samples/a.c
echo '#include <cuda_runtime.h>' >tree/device_kinds/cuda.c
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
echo '    return MPI_Barrier(0);' >tree/src/c.c
law
expect_status 1
rm tree/src/c.c
law
expect_status 0
finish
