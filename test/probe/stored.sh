# stored.sh PYTHON: tests isthmus-probe --from and --compare with stored results that have known differences:
# the output, the pages, and the error messages for invalid files.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
python=$1
here=$SOURCE/test/probe

"$python" "$here/results.py" . "$PREFIX/share/isthmus" || exit 1
printf '{"isthmus": "1"' >broken.json

# Print a single result file.
run isthmus-probe --from first.json --html first.html
expect_status 1
[[ $output = 'Verdict: not usable. '* ]] || fail 'expected the verdict first'
expect_text '^4 of 10 probes found problems, with 4 causes:$'
expect_text '^Not handled by Isthmus$'
expect_text '^  MPI_Send returns an error \(1 probe\)$'
expect_text '^To do: set these variables'
expect_text '^MPI  .*An MPI 1\.0$'
expect_text '^  life/remap: WRONG$'
expect_text '^    seen      PE 1: <script>'
expect_text '^  ISTHMUS_REMOTE=message$'
expect_text '^  window create  +1 +1 +2 +- +400 +100 +100$'
expect_text '^    put latency +create, from 128 B messages +direct +message, from 128 B window$'

# A result with two known faults is listed under both, and each fault and remedy is listed only once.
run isthmus-probe --from known.json --html known.html
expect_status 1
expect_text '^Verdict: usable\. You need to do nothing\.$'
expect_text '^4 of 6 probes found problems, with 4 causes:$'
expect_text '^  4 causes: handled by Isthmus$'
known=$(sed -n '/^Handled by Isthmus$/,/^$/p' <<<"$output")
[ "$known" = 'Handled by Isthmus
  MPI_Compare_and_swap crashes (2 probes)
      Isthmus uses messages
      atomics/create/compare_and_swap_types, contention/create/compare_and_swap
  MPI_MAX is wrong (2 probes)
      Isthmus implements the maximum itself
      atomics/create/compare_and_swap_types, atomics/create/accumulate_types
  the job hangs after an exit (1 probe)
      Isthmus ends the job itself
      abort/exit
  a kill leaves files (1 probe)
      Isthmus ends the job itself
      abort/exit' ] || fail "expected each known fault once, found: $known"
grep -qF '<dt>What Isthmus works around</dt><dd>MPI_Compare_and_swap crashes: Isthmus uses messages</dd><dd>MPI_MAX is wrong: Isthmus implements the maximum itself</dd><dd>the job hangs after an exit; a kill leaves files: Isthmus ends the job itself</dd></dl>' known.html ||
    fail 'expected each known fault and each remedy once at the beginning of the page'
expect_count() # NUMBER TEXT
{
    local found
    found=$(grep -oF "$2" known.html | wc -l)
    [ "$found" = "$1" ] || fail "expected $1 times $2 in the page, found $found"
}
expect_count 4 '<li class="finding">'
expect_count 1 '<h4>MPI_<wbr>Compare_<wbr>and_<wbr>swap crashes</h4>'
expect_count 1 '<h4>MPI_<wbr>MAX is wrong</h4>'
expect_count 2 '</span> atomics/<wbr>create/<wbr>compare_<wbr>and_<wbr>swap_<wbr>types</summary>'
expect_count 3 '<dt>Isthmus</dt><dd>uses messages</dd><dd>implements the maximum itself</dd>' # below both causes, and in the matrix

# Slow calls do not change the verdict. Results about other functions give no verdict. A setting of the MPI is needed
# unless Isthmus handles all faults that the setting corrects.
expect_verdict() # FILE STATUS TEXT
{
    run isthmus-probe --from "$1.json" --html "$1.html"
    expect_status "$2"
    [ "${output%%$'\n'*}" = "$3" ] || fail "expected the first line to be: $3"
}
expect_verdict slow 1 'Verdict: usable. You need to do nothing.'
expect_text '^Not handled by Isthmus$'
expect_verdict untested 0 'No verdict: the groups communicators, messages, collectives were not tested.'
grep -qF '<p class="word">No verdict: the groups communicators, messages, collectives were not tested</p>' untested.html ||
    fail 'expected no verdict in the page'
expect_verdict remedy 1 'Verdict: usable with OMPI_MCA_osc=pt2pt,sm.'
expect_text '^To do: set these variables'
expect_verdict remedy_handled 1 'Verdict: usable. You need to do nothing.'
expect_text '^Optional settings'
"$python" "$here/interrupted.py" "$PREFIX/bin/isthmus-probe" "$PREFIX/share/isthmus" || failures=1

# Compare two result files. 8 bytes take 3 times as long, 128 bytes a fifth of the time, and all other points
# agree within noise.
run isthmus-probe --html both.html --compare first.json second.json
expect_status 1
expect_text '^Soundness: 1 differ, 9 do not, 1 are not in all$'
expect_text '^    A  sound$'
expect_text '^    B  wrong: expected the bytes, seen PE 0: others$'
expect_text '^Speed, compared with A: 1 series differ beyond noise, 9 do not$'
expect_text '^  window create: latency of put, the same host$'
expect_text '^    B  5 times as fast at 128 B$'
expect_text '^    B  3 times as slow at 8 B$'
expect_text '^Identity: 1 differ, 2 do not$'
expect_text '^    B  Another MPI 2\.0$'
run oshrun isthmus-probe --compare first.json first.json first.json
expect_status 0
expect_text '^Soundness: 0 differ, 11 do not$'
expect_text '^Speed, compared with A: 0 series differ beyond noise, 10 do not$'

# Invalid files and options are refused.
refuses()
{
    local expected=$1
    shift
    run isthmus-probe "$@"
    expect_status 2
    expect_error "^isthmus-probe: $expected"
}
refuses '--compare first.json: expected 2 to 26 files' --compare first.json
refuses 'nowhere: cannot be read: No such file' --compare first.json nowhere
refuses 'broken.json: .*the file is not JSON' --compare first.json broken.json
refuses '--quick cannot be used with --compare, which runs no probes' --compare first.json second.json --quick
refuses '--from and --compare: expected only one' --from first.json --compare first.json second.json
refuses 'nowhere/page: cannot be written' --from first.json --html nowhere/page

"$python" "$here/page_source.py" first.html both.html known.html untested.html || failures=1
grep -q '<header><h1>[^<]*</h1><div class="verdict wrong"><p class="word">Not usable</p><dl><dt>What you have to do</dt>' first.html ||
    fail 'expected the verdict at the beginning of the page'
grep -q '<section id="causes".*messages/<wbr>tags.*</section><section id="advice"' <(tr -d '\n' <first.html) ||
    fail 'expected each problem below its cause'
finish
