# A PE of a job on one MPI, or without MPI, starts a job on another MPI.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0
oshrun=$PREFIX/bin/oshrun # Open MPI's launcher puts its own into PATH
# Give each inner job its own TMPDIR. Open MPI 4 fails if a job starts while another job removes the directory
# that they share.
cat >inner <<END
#!/bin/sh
TMPDIR=\$(mktemp -d)
export TMPDIR
"$oshrun" "\$@"
status=\$?
rm -r "\$TMPDIR"
exit \$status
END
chmod +x inner
for outer in $BACKENDS none; do
    for inner in $BACKENDS none; do
        [ "$outer" != "$inner" ] || continue
        run "$oshrun" --mpi "$outer" -np 2 ./inner --mpi "$inner" -np 2 ./hello
        expect_status 0
        [ "$(sort <<<"$output" | uniq -c | tr -s ' \n' ' ')" = ' 2 PE 0 of 2 2 PE 1 of 2 ' ] || fail 'expected two jobs of two PEs'
    done
done
finish
