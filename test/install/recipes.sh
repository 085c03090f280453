# The recipes for Spack and EasyBuild are valid Python, name their tarball, and set only variables that this
# build has.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
recipes=$SOURCE/scripts/packaging/recipes
sum=$(printf '%064d' 7)

run "$recipes" 1.2.3 "$sum" https://example.org/files/ made
expect_status 0
expect_output ''
run find made -type f -printf '%P\n'
expect_text 'spack_repo/isthmus/repo.yaml'
spack=made/spack_repo/isthmus/packages/isthmus/package.py
easybuild=$(echo made/Isthmus-1.2.3-*-*.eb)
for recipe in "$spack" "$easybuild"; do
    run python3 -m py_compile "$recipe"
    expect_status 0
    run cat "$recipe"
    expect_text "$sum"
    expect_text 1.2.3
    expect_text https://example.org/files


done

# A recipe may compose the name of a variable, so only its beginning is compared.
run bash -c "cat $spack $easybuild | grep -oE '\bISTHMUS_[A-Za-z0-9_]+' | grep -v _ROOT | sort -u"
[ "$(wc -l <<<"$output")" -ge 6 ] || fail "expected six variables and more"
for variable in $output; do
    grep -q "^$variable" "$PREFIX/CMakeCache.txt" || [ "$variable" = ISTHMUS_MPI_openmpi_COMPILER ] ||
        fail "$variable: expected a variable of the build"
done

run "$recipes" 1.2.3 "${sum%7}" https://example.org made
expect_error 'recipes: 0*: expected a SHA-256 of 64 digits'
run "$recipes" 1.2.3
expect_error 'recipes: expected four arguments; --help says which'
run "$recipes" --help
expect_text 'usage: scripts/packaging/recipes'
finish
