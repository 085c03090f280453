#!/bin/bash
# Compares the output of wordcount with that of tr, sort and uniq, on 1 to 4 PEs of every MPI, and checks its error
# messages.
# usage: check_wordcount.sh PROGRAM, with PREFIX, BACKENDS and WORK as isthmus_add_script sets them.
set -u
program=$1
text=/usr/share/common-licenses/GPL-3
if [ ! -r "$text" ]; then
    echo "$text: not here, so there is nothing to count"
    exit 77
fi
rm -rf "$WORK" && mkdir -p "$WORK" && cd "$WORK" || exit 1
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# reference FILE...: counts words with standard tools, each file separately, because no word spans two files.
reference() {
    local file
    for file in "$@"; do
        LC_ALL=C tr -cs 'A-Za-z' '\n' <"$file"
        echo
    done | LC_ALL=C tr 'A-Z' 'a-z' | grep -a . | LC_ALL=C sort | uniq -c |
        LC_ALL=C sort -k1,1nr -k2,2
}

# run MPI NP ARGUMENT...: runs the program on NP PEs, writes its output to the files out and err, and returns its status.
run() {
    timeout 100 "$PREFIX/bin/oshrun" --mpi "$1" -np "$2" "$program" "${@:3}" >out 2>err
}

# compare MPI NP EXPECTED ARGUMENT...: runs the program, and checks that its output is equal to the file EXPECTED.
compare() {
    if ! run "$1" "$2" "${@:4}"; then
        fail "status of wordcount ${*:4} on $2 PEs of $1"
        cat err
    elif ! diff -u "$3" out >difference; then
        fail "wordcount ${*:4} on $2 PEs of $1 counts differently:"
        head -20 difference
    fi
}

# refuse MPI STATUS LINE ARGUMENT...: runs the program, and checks that it fails with STATUS and prints exactly one
# line, which matches LINE.
refuse() {
    run "$1" 3 "${@:4}"
    local status=$?
    [ "$status" -eq "$2" ] || fail "wordcount ${*:4} on $1 ended with status $status, not $2"
    [ "$(grep -c "^[^ ]*wordcount: " err)" -eq 1 ] && grep -q -- "^[^ ]*wordcount: $3" err ||
        { fail "wordcount ${*:4} on $1 does not say once: $3" && cat err; }
    [ ! -s out ] || fail "wordcount ${*:4} on $1 prints counts all the same"
}

: >empty
printf 'no newline at the end' >unfinished
printf 'The \303\251t\303\251 is the-summer, THE 3rd; x\0y\n' >bytes
{ head -c 300000 /dev/zero | tr '\0' 'q'; printf ' tail '; head -c 300000 /dev/zero | tr '\0' 'Q'; } >long
printf 'a' >single
reference "$text" >all.expected
head -10 all.expected >top.expected
several=(empty "$text" unfinished bytes long empty single "$text")
reference "${several[@]}" >several.expected
reference long >long.expected
[ "$(wc -l <all.expected)" -gt 500 ] || fail "the reference has too few words to mean anything"

for mpi in $BACKENDS; do
    for np in 1 2 3 4; do
        compare "$mpi" "$np" all.expected -n 1000000 "$text"
    done
    compare "$mpi" 4 top.expected "$text"
    compare "$mpi" 3 several.expected -n 1000000 "${several[@]}"
    compare "$mpi" 4 long.expected -n 5 long
    compare "$mpi" 2 empty empty
    refuse "$mpi" 1 'missing: No such file or directory' "$text" missing
    refuse "$mpi" 1 '\.: not a regular file' .
    refuse "$mpi" 2 '-n 0: not a positive number' -n 0 "$text"
    run "$mpi" 3 && fail "wordcount without arguments succeeds on $mpi"
    [ "$(grep -c '^usage: wordcount' err)" -eq 1 ] || fail "no usage without arguments on $mpi"
    run "$mpi" 2 --help && [ "$(grep -c '^usage: wordcount' out)" -eq 1 ] || fail "--help on $mpi"
done
[ "$failures" -eq 0 ]
