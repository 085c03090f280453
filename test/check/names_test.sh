# names.py must report each kind of misleading name, and nothing else.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
names()
{
    run python3 "$SOURCE/test/check/names.py" "$WORK/tree"
}
mkdir -p tree/{src/a,mpi_backend,device_kinds}
echo 'int own_put(int (*how)(int)) { return how(1); }' >tree/src/a/put.c
echo 'static inline int put_of(void) { return 1; }' >tree/src/a/put.h
for file in src/a/one mpi_backend/two; do
    name=${file##*/}
    printf '/* static int own_put(void) { } */\nstatic int %s_put(void)\n{\n    if (own_put(0)) { return 1; }\n    return 0;\n}\n' \
        "$name" >"tree/$file.c"
done
names
expect_status 0
expect_text '^2 names of static functions, 2 of others$'

# A declaration, a call and a member of a table are not definitions.
echo 'static int put(void); struct way { int (*put)(void); }; int way(void) { return put(); }' >tree/device_kinds/three.c
names
expect_status 0

# Static functions must start with the name of their file.
echo '__attribute__((cold)) static const char *put(int (*how)(int)) { return 0; }' >tree/device_kinds/three.c
names
expect_status 1
expect_text '^put: static in device_kinds/three.c: expected a name that begins with three_$'
echo 'static int three(void) { return three_put(); } static int three_put(void) { return 0; }' >tree/device_kinds/three.c
names
expect_status 0
echo 'static int info_put(void) { return 0; }' >tree/device_kinds/isthmus_info.c
names
expect_status 0
rm tree/device_kinds/isthmus_info.c

echo 'static struct put own_put(void) { return 0; }' >tree/device_kinds/three.c
names
expect_status 1
expect_text '^own_put: static in device_kinds/three.c, and external in src/a/put.c: expected another name$'
echo 'HOT_INLINE int put_of(void) { return 0; }' >tree/device_kinds/three.c
names
expect_status 1
expect_text '^put_of: static in device_kinds/three.c, and external in src/a/put.h: expected another name$'
rm tree/device_kinds/three.c

# A constant of a header must not have another value elsewhere in the folder. Equal values, other folders and comments
# are allowed.
printf '#ifndef ISTHMUS_PUT_H\n#define ISTHMUS_PUT_H\n#define PUT_MOST 5\nenum { PUT_LEAST, PUT_USUAL = 4 };\n#endif\n' >tree/src/a/put.h
echo '/* #define PUT_MOST 6 */ enum { PUT_LEAST, PUT_USUAL =  4, };' >tree/src/a/one.h
echo '#define PUT_MOST 6' >tree/device_kinds/three.c
names
expect_status 0
echo 'enum { OTHER, PUT_MOST = 6 };' >tree/src/a/four.c
names
expect_status 1
expect_text '^PUT_MOST: a constant of src/a/four.c, src/a/put.h, with different values: expected another name$'
rm tree/src/a/four.c

# Include guards and base names.
printf '/* Another. */\n#ifndef PUT_H\n#define PUT_H\n#endif\n' >tree/device_kinds/five.h
names
expect_status 1
expect_text '^PUT_H: the include guard of device_kinds/five.h: expected ISTHMUS_FIVE_H$'
rm tree/device_kinds/five.h
echo 'int two;' >tree/src/a/two.c
names
expect_status 1
expect_text '^two.c: the base name of mpi_backend/two.c, src/a/two.c: expected one of its own for each$'
rm -r tree/*
names
expect_status 1
expect_text 'has no functions'
finish
