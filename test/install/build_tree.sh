# Programs can be built and run with a build tree that is not installed.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/install/use.sh"
tree_builds_and_runs_programs "$PREFIX"
finish
