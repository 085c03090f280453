# Every installed file belongs to an install component. A component is either a package
# (scripts/packaging/packages.cmake) or optional.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
run grep -lE 'CMAKE_INSTALL_COMPONENT(}x")? STREQUAL "x?Unspecified' -r "$PREFIX" --include=cmake_install.cmake
expect_output ''
packages=$(sed -n 's/^set(CPACK_COMPONENTS_ALL "\(.*\)")$/\1/p' "$PREFIX/CPackConfig.cmake")
# CMake before 3.23 writes the compared strings with an x before and after the value.
run bash -c "grep -rhoE --include=cmake_install.cmake 'CMAKE_INSTALL_COMPONENT(}x\")? STREQUAL \"[^\"]*' '$PREFIX' |
    sed -E 's/.*}x\" STREQUAL \"x(.*)x\$/\1/; s/.*\"//' | sort -u"
expect_text runtime
for component in $output; do
    [[ $component = usual-names || ";$packages;" = *";$component;"* ]] || fail "expected $component to be a package's"
done
finish
