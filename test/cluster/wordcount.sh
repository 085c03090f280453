# Wordcount on simulated hosts must count the same as the system's tools.
. "$SOURCE/test/cluster/hosts.sh" || exit 1
text=/usr/share/common-licenses/GPL-3
if [ ! -r "$text" ]; then
    echo "$text: not here, so there is nothing to count"
    exit 77
fi
LC_ALL=C tr -cs 'A-Za-z' '\n' <"$text" | LC_ALL=C tr 'A-Z' 'a-z' | grep . | LC_ALL=C sort | uniq -c |
    LC_ALL=C sort -k1,1nr -k2,2 >expected
for pes in 1 2; do
    run "$cluster" run --mpi "$mpi" --timeout $HANG_S $pes "$WORDCOUNT" -n 1000000 "$text"
    expect_status 0
    expect_output "$(<expected)"
    expect_nothing_left
done
finish
