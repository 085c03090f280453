# The modulefile of an installed and moved tree works with Environment Modules and with Lmod, if they are
# installed.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
run "$CMAKE" --install "$PREFIX" --prefix "$WORK/installed" --component development
expect_status 0
mv installed moved
cat >session <<'END'
. "$1"
module use moved/share/isthmus/modulefiles
module load isthmus
command -v oshcc
echo "$ISTHMUS_ROOT|$PKG_CONFIG_PATH|$CMAKE_PREFIX_PATH"
module unload isthmus
echo "left: ${ISTHMUS_ROOT-}${PKG_CONFIG_PATH-}${CMAKE_PREFIX_PATH-}"
module help isthmus
END
found=
for modules in /usr/share/modules/init/bash /usr/share/lmod/lmod/init/bash; do
    [ -e "$modules" ] || continue
    found=yes
    run env PATH=/usr/bin:/bin bash session "$modules"
    expect_text "^$WORK/moved/bin/oshcc$"
    expect_text "^$WORK/moved\|$WORK/moved/lib/pkgconfig\|$WORK/moved$"
    expect_text '^left: $'
    expect_text '^Isthmus [0-9.]*: OpenSHMEM on any MPI'
done
[ -n "$found" ] || exit 77
finish
