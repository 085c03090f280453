# A tree that was built and not installed is as good as an installed one.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/install/use.sh"
use "$PREFIX"
finish
