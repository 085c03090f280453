# Tests layers.py, the check of the order of modules. It must find each kind of wrong dependency, and nothing
# else.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mkdir -p tree/src/{top,bottom} tree/mpi_backend
printf '%s\n' '| module | what it does |' '|---|---|' '| `top` | above |' '| `bottom` | below |' >tree/src/README.md
echo 'int top(void);' >tree/src/top/top.h
echo 'int bottom(void);' >tree/src/bottom/bottom.h
printf '#include "bottom/bottom.h"\nint top(void) { return bottom(); }\n' >tree/src/top/top.c
echo 'int other(void); int bottom(void) { return other(); }' >tree/src/bottom/bottom.c
echo 'int other(void) { return 1; }' >tree/src/bottom/other.c
echo 'int two(void); int one(void) { return two(); }' >tree/mpi_backend/one.c
echo 'int two(void) { return 2; }' >tree/mpi_backend/two.c
# check_layers ARGUMENT...: compiles all sources to paths like those of the build, and runs layers.py with the
# objects.
check_layers()
{
    local source
    rm -rf objects
    for source in $(cd tree && find . -name '*.c'); do
        mkdir -p "objects/$(dirname "$source")"
        run "$CC" -Itree/src -c "tree/$source" -o "objects/$source.o"
        expect_status 0
    done
    mapfile -t objects < <(find objects -name '*.o')
    run python3 "$SOURCE/test/layers/layers.py" "$@" tree "${objects[@]}"
}

check_layers
expect_status 0

cp -r tree right
again()
{
    rm -rf tree
    cp -r right tree
}

echo '#include "top/top.h"' >tree/src/bottom/other.h
check_layers
expect_status 1
expect_text 'src/bottom/other: includes top/top\.h, .*bottom \(layer 1\) may not use top \(layer 2\)'

again
echo 'int top(void); int other(void) { return top(); }' >tree/src/bottom/other.c
check_layers
expect_status 1
expect_text 'src/bottom/other: uses top, .*bottom \(layer 1\) may not use top \(layer 2\)'
echo 'bottom/other uses top/top' >known.txt
check_layers --known known.txt
expect_status 0

again
check_layers --known known.txt
expect_status 1
expect_text 'nothing is left of this line: bottom/other uses top/top'

echo 'int bottom(void); int other(void) { return bottom(); }' >tree/src/bottom/other.c
check_layers
expect_status 1
expect_text 'bottom: a circle of bottom, other'

again
echo 'int one(void); int two(void) { return one(); }' >tree/mpi_backend/two.c
check_layers
expect_status 1
expect_text 'mpi_backend: a circle of one, two'

# A probe is a separate program. Its symbols are not those of the backend module, and cycles of its files are
# found.
again
mkdir tree/mpi_backend/probe
echo 'int two(void); int one(void) { return two(); }' >tree/mpi_backend/probe/first.c
echo 'int one(void); int three(void) { return one(); }' >tree/mpi_backend/probe/second.c
check_layers --list
expect_status 0
expect_text '^ *- mpi_backend/probe +2 +1 +0$'
echo 'int three(void); int two(void) { return three(); }' >tree/mpi_backend/probe/third.c
check_layers
expect_status 1
expect_text 'mpi_backend/probe: a circle of first, second, third'

# A cycle by #include lines of a source and a header, although no header includes the other.
again
echo 'int other(void);' >tree/src/bottom/other.h
echo '#include "other.h"' >>tree/src/bottom/bottom.c
echo '#include "bottom.h"' >>tree/src/bottom/other.h
check_layers
expect_status 1
expect_text 'bottom: a circle of bottom, other: bottom uses other\.h of other; other uses bottom\.h of bottom'

# A cycle by the types that headers name, without any #include.
again
echo 'struct first { enum second *second; };' >>tree/src/bottom/bottom.h
echo 'enum second { SECOND }; /* struct first */' >tree/src/bottom/other.h
check_layers
expect_status 0
echo 'void take(const struct first *first);' >>tree/src/bottom/other.h
check_layers
expect_status 1
expect_text 'bottom: a circle of bottom, other: bottom uses enum second of other; other uses struct first of bottom'

again
printf '#pragma once\n#include "bottom.h"\n' >tree/src/bottom/other.h
printf '#pragma once\n#include "other.h"\n' >>tree/src/bottom/bottom.h
check_layers
expect_status 1
expect_text 'a circle of headers: bottom/bottom, bottom/other'
finish
