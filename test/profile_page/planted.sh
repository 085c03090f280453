# planted.sh PYTHON MPI: the advice finds the faults of a real job. A job with a single fault gets this finding
# first.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
python=$1 mpi=$2
export ISTHMUS_NODE_SIZE=1 # each PE is a node, so an operation takes as long as between hosts

# advice_finds_the_faults FOLDER FAULT...: runs the program with these faults, and expects that the advice finds them.
advice_finds_the_faults()
{
    local folder=$1
    shift
    run oshrun --mpi "$mpi" -np 3 --profile="$folder" ./planted "$@"
    expect_status 0
    run "$python" "$SOURCE/test/profile_page/check_planted.py" "$PREFIX/share/isthmus" "$folder/profile.json" "$@"
    expect_status 0
}

run oshcc -g -O1 "$SOURCE/test/profile_page/planted.c" -o planted
expect_status 0
advice_finds_the_faults most small-puts blocking-gets quiet-each lock late-pe
advice_finds_the_faults late late-pe
advice_finds_the_faults word one-word
finish
