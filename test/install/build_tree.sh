# A tree that was built and not installed is as good as an installed one.
. "$SOURCE/test/check.sh"
. "$SOURCE/test/install/use.sh"
use "$PREFIX"
finish
