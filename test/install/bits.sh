# Configuring Isthmus fails for a compiler whose pointers have 4 bytes.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

if ! echo 'int main(void) { return 0; }' | "$CC" -m32 -x c -c -o /dev/null - 2>/dev/null; then
    echo "skipped: $CC has no -m32"
    exit 77
fi
# Let CMake check the compiler by building a static library, because a 32-bit libc for linking may be missing.
run "$CMAKE" -S "$SOURCE" -B build -DCMAKE_C_COMPILER="$CC" -DCMAKE_C_FLAGS=-m32 \
    -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY -DISTHMUS_MPI=none
[ "$status" -ne 0 ] || fail "expected a failure"
output=$(tr -s '\n ' ' ' <<<"$errors")
expect_text 'needs a 64-bit system: expected a C compiler whose pointers have 8 bytes, and those of [^ ]* have 4\.'
finish
