# Compiles and runs the examples of the tutorial, the how-to pages and README, and compares their output with the pages.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
export CC BACKENDS
exec python3 "$SOURCE/test/docs/code.py" "$SOURCE"/README.md "$SOURCE"/docs/tutorial/*.md "$SOURCE"/docs/howto/*.md
