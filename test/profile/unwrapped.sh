# libisthmus-profile must define each public routine of the library, and its generated files must match the
# headers' sources.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# Lists the routines that have a profiling twin, and those of Fortran's own.
defined()
{
    nm -D --defined-only "$1" | awk '{ sub(/@.*/, "", $3); print $3 }' |
        grep -E '^(shmemx?_|start_pes$|isthmus_fortran_.*(lock|quad))' | grep -vE '^shmemx_inline_' | sort -u
}

defined "$PREFIX/lib/libisthmus.so" >routines
defined "$PREFIX/lib/isthmus/libisthmus-profile.so" >wrapped
[ "$(wc -l <routines)" -gt 2500 ] || fail "expected the library's routines"
run comm -3 routines wrapped
expect_output ""

if command -v python3 >/dev/null; then
    run python3 "$SOURCE/scripts/profile-routines" --check
    expect_status 0
    # With a new prototype in the headers, the check must fail.
    mkdir -p tree/src/tools/profiler tree/include
    cp -r "$SOURCE/src/api" tree/src/
    cp -r "$SOURCE/include/." tree/include/
    cp "$SOURCE"/src/tools/profiler/*.def tree/src/tools/profiler/
    sed -i 's/^void shmem_quiet(void);/&\nvoid shmem_hush(void);/; s/^void shmem_\[ctx_\]quiet(.*/&\nvoid shmem_hush(void);/' \
        tree/src/api/headers/shmem.h.in
    run python3 "$SOURCE/scripts/profile-routines" --check tree
    expect_status 1
    expect_text 'src/tools/profiler/routines\.def is not what scripts/profile-routines makes'
fi
finish
