# report.sh PYTHON MPI: tests scripts/bench-report. It must draw every series, reject invalid arguments and results,
# measure, and leave no files or processes if it is interrupted. Nothing is timed.
. "$SOURCE/test/check.sh"
python=$1 mpi=$2
report=$SOURCE/scripts/bench-report
here=$SOURCE/test/bench

run "$report" --help
expect_status 0
expect_text '^  growth '

# From stored results: a page with every series, and picture files.
"$python" -B "$here/report_results.py" results.json || exit 1
run "$report" --from results.json --out page.html --pictures pictures --table values.tsv
expect_status 1 # one step of the stored results failed
expect_text '^bench-report: a step: status 1$'
run "$python" -B "$here/report_results.py" --check page.html pictures
expect_status 0
run "$python" "$SOURCE/test/probe/page_source.py" page.html
expect_status 0

# The table of the pictures' values gives equal pictures.
run "$report" --redraw values.tsv --pictures again
expect_status 0
diff -r pictures again >difference.log || fail "expected equal pictures from the table: $(head -1 difference.log | cut -c 1-200)"
printf 'title\n' >values.tsv
run "$report" --redraw values.tsv --pictures again
expect_status 2
expect_error '^bench-report: --redraw values.tsv: line 1: expected title, unit, '

# Errors in the command line and in results.
run "$python" "$here/report_refusals.py" "$report" "$PREFIX" "$mpi"
expect_status 0
run "$report" --out refused.html --only speed
expect_status 2
expect_error '^bench-report: --only speed: expected one of rma, .*simulated$'

# A complete run and an interrupted one. Uses one PE, which need not wait for others on a busy machine.
run "$report" --build "$PREFIX" --quick --np 1 --only strided --mpi "$mpi" --oshmem none --out new.html --json new.json
expect_status 0
expect_text '^1 of 1: strided, Isthmus .*, 1 PE$'
grep -q '<figcaption>Strided get, 1 PE, ns</figcaption><svg' new.html || fail "expected a curve of strided gets"
"$report" --build "$PREFIX" --np 1 --only application --runs 1000 --mpi "$mpi" --oshmem none --out stopped.html 2>stopped.log &
stopped=$!
for _ in {1..100}; do
    grep -q '^2 of 1000' stopped.log && break
    sleep 0.05
done
kill "$stopped"
wait "$stopped"
status=$? ran="stopped" output= errors=$(<stopped.log)
expect_status 143
[ ! -e stopped.html ] || fail "expected no page"
for _ in {1..100}; do
    pgrep -f "$PREFIX/test/bench/bench --json --only application" >/dev/null || break
    sleep 0.05
done
pgrep -f "$PREFIX/test/bench/bench --json --only application" >/dev/null && fail "expected no process to be left"
finish
