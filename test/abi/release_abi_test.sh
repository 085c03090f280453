# release_abi.py must accept additions. It must report a function, argument, struct member, constant or symbol version
# that was removed or changed, and a symbol that was added to a released version. The test uses a small library and its
# headers.
command -v abidiff >/dev/null || { echo 'no abidiff (Debian: abigail-tools)'; exit 77; }
. "${SOURCE:?}/test/check.sh" || exit 1
[ "$PWD" -ef "${WORK:?}" ] || exit 1 # the test writes files in this folder
release_abi()
{
    run python3 "$SOURCE/test/abi/release_abi.py" "$@" --cc "$CC"
}

write()
{
    mkdir -p shmem_impl
    echo 'int shmemx_mpi_third(int mpi);' >shmem_impl/mpi_calls.h
    cat >shmemx.h <<'END'
#include <stddef.h>
#define SHMEM_LEVEL 3
typedef struct { long options; } shmem_config_t;
int shmem_first(const shmem_config_t *config, size_t size);
void shmem_second(int *dest);
END
    cat >library.c <<'END'
#include "shmemx.h"
#include "shmem_impl/mpi_calls.h"
int shmemx_mpi_third(int mpi) { return mpi; }
int shmem_first(const shmem_config_t *config, size_t size) { return config->options > (long)size; }
void shmem_second(int *dest) { *dest = SHMEM_LEVEL; }
int pshmem_first(const shmem_config_t *config, size_t size) { return shmem_first(config, size); }
void pshmem_second(int *dest) { shmem_second(dest); }
int MPI_Init(int *argc, char ***argv) { return *argc != 0 && *argv != NULL; }
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    return *argc + required + *provided != 0 && *argv != NULL;
}
int MPI_Finalize(void) { return 0; }
END
    echo 'FIRST { shmem_*; shmemx_*; pshmem_*; MPI_*; };' >map
}

build()
{
    run "$CC" -g -shared -fPIC -I. -Wl,-soname,libsmall.so.0 -Wl,--version-script=map library.c -o small.so
    expect_status 0
}

# change_is_reported <expected text of the report> <sed substitution> <file>...
change_is_reported()
{
    local expected=$1 change=$2
    shift 2
    write
    sed -i "$change" "$@"
    build
    release_abi check . small.so release.abi
    expect_status 1
    expect_text "$expected"
}

write
build
release_abi record . small.so
expect_status 0
echo "$output" >release.abi
expect_text '^@FIRST$'
release_abi check . small.so release.abi
expect_status 0

# Adding a function with a new symbol version, and a constant, is allowed.
echo 'void shmem_third(void) {}' >>library.c
printf '#define SHMEM_MORE 4\nvoid shmem_third(void);\n' >>shmemx.h
echo 'SECOND { shmem_third; } FIRST;' >>map
build
release_abi check . small.so release.abi
expect_status 0

write
echo 'void shmem_third(void) {}' >>library.c
build
release_abi check . small.so release.abi
expect_status 1
expect_text 'shmem_third is in version FIRST, which is released'

change_is_reported 'shmem_second' '/shmem_second/d' library.c shmemx.h
change_is_reported 'shmem_second' 's/int \*dest/long *dest/' library.c shmemx.h
change_is_reported 'options' 's/long options/int options/' shmemx.h
change_is_reported 'SHMEM_LEVEL was 3 and is 5' 's/LEVEL 3/LEVEL 5/' shmemx.h
change_is_reported 'shmem_first' 's/FIRST/OTHER/' map
finish
