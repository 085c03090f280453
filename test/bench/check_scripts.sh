#!/bin/bash
# Checks that the scripts that run and compare the benchmarks print complete tables. Nothing is timed.
. "$SOURCE/test/check.sh"

for script in bench-between bench-compare bench-neighbours scale; do
    run "$SOURCE/scripts/$script" --help
    expect_status 0
    expect_text '^usage: '
done

for mpi in $BACKENDS; do
    [ "$mpi" != abi ] || continue # bench-between compares an MPI with itself, by name
    # With one PE per virtual node, a goal may be missed; the test only requires that the script judges it.
    ISTHMUS_NODE_SIZE=1 run "$SOURCE/scripts/bench-between" --mpi "$mpi" --build "$PREFIX" --quick --runs 1 \
        --only atomics --json between.json --run "oshrun --mpi $mpi -np 2"
    expect_status 0
    expect_text '^fetch_add .* MPI_Fetch_and_op \+ flush .*<= 1: (met|NOT MET)$'
    expect_text '^[0-9]+ of 12 goals met'
    ran='python3 on between.json'
    output=$(python3 -c 'import json; print(len(json.load(open("between.json"))["records"]))' 2>&1)
    expect_output 13

    run "$SOURCE/scripts/bench-neighbours" --mpi "$mpi" --build "$PREFIX" --way idle --starts 1 --limit 60
    expect_status 0
    expect_text "^$mpi +idle( +[0-9.]+){4} .*: (met|NOT MET)\$"

    run "$SOURCE/scripts/scale" --mpi "$mpi" --build "$PREFIX" --runs 1 --pes 1,2 --node-size 1
    expect_status 0
    expect_text '^ +1 +[0-9]+ / [0-9]+ +[0-9.]+ / [0-9.]+ '
    expect_text '^ +2 .* comm [1-9]'
    expect_text '^  page tables +-?[0-9]+$'

    run "$SOURCE/scripts/scale" --mpi "$mpi" --build "$PREFIX" --runs 2 --pes 3 --start
    expect_status 0
    expect_text '^ +3 +[0-9]+( +[0-9.]+ \([0-9.]+-[0-9.]+\)){2} +[0-9]+( +[0-9.]+ \([0-9.]+-[0-9.]+\)){2}$'
done

# Comparing a library with itself must give equal counts.
run "$SOURCE/scripts/bench-compare" --wordcount 0.02 --np 2 --runs 1 --out out \
    "one=$PREFIX/bin/oshcc" --peer "other:$PREFIX/bin/oshcc"
if [ -d /usr/share/common-licenses ]; then
    expect_status 0
    expect_text '^other +[0-9.]+ +[0-9]'
else
    expect_text 'no documentation'
fi

run "$SOURCE/scripts/bench-between" --run "oshrun -np 2" --build nowhere
expect_status 1
expect_text '^bench-between: '
finish
