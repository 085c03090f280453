# scripts/check clocks must report new sleeps, new limits in seconds, counts that are too high, and tests whose output
# CTest judges itself.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mkdir -p tree/scripts tree/test/one tree/samples
cp "$SOURCE/scripts/check" tree/scripts/
echo '# none' >tree/test/clocks.txt
echo 'isthmus_add_test(NAME one COMMAND one)' >tree/test/one/CMakeLists.txt
echo 'int main(void) { return 0; }' >tree/test/one/one.c
run tree/scripts/check clocks
expect_status 0

echo '    usleep(1000);' >>tree/test/one/one.c
run tree/scripts/check clocks
expect_status 1
expect_text '^test/one/one.c: 1 0 sleeps and limits: test/clocks.txt has none$'
echo '1 0 test/one/one.c  a reason' >>tree/test/clocks.txt
run tree/scripts/check clocks
expect_status 0

echo 'timeout 5 oshrun ./one; sleep 0.5' >tree/test/one/one.sh
run tree/scripts/check clocks
expect_status 1
expect_text '^test/one/one.sh: 1 1 sleeps and limits: test/clocks.txt has none$'
rm tree/test/one/one.sh

sed -i /usleep/d tree/test/one/one.c
run tree/scripts/check clocks
expect_status 1
expect_text '^test/one/one.c: in test/clocks.txt, but it has neither sleeps nor limits$'
echo '# none' >tree/test/clocks.txt

echo 'add_test(NAME two COMMAND two)' >>tree/test/one/CMakeLists.txt
run tree/scripts/check clocks
expect_status 1
expect_text 'CMakeLists.txt:2:add_test.NAME two COMMAND two.: expected isthmus_add_test'
finish
