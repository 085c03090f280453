# scripts/debian_packages.sh with an apt of our own: what is asked for where the archive lacks something.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

mkdir tools
cat >tools/apt-get <<'END'
#!/bin/sh
echo "apt-get $*" >>calls
case $1 in update) : >lists ;; esac
END
cat >tools/apt-cache <<'END'
#!/bin/sh
candidate='(none)'
[ -e lists ] && grep -qx "$2" archive && candidate=1.0
[ -e lists ] && echo "$2:" && echo "  Candidate: $candidate"
END
printf '#!/bin/sh\nexec "$@"\n' >tools/sudo
chmod +x tools/*

# install ENTRY...: status, and what apt-get was asked for in $calls.
install()
{
    : >calls
    run env PATH="$WORK/tools:$PATH" bash -eu -c '. "$0/scripts/debian_packages.sh"; install_packages "$@"' "$SOURCE" "$@"
    expect_status 0
    calls=$(<calls)
}
expect_calls()
{
    [ "$calls" = "$1" ] || fail "expected the calls: $1, got: $calls"
}

printf '%s\n' libc6-dev needed wanted >archive
options='-y -q --no-install-recommends'
install sh:dash /bin/sh:dash?
expect_calls ''
install no-such-a:needed no-such-b:wanted? no-such-c:lacking?
expect_calls "apt-get update -q
apt-get install $options needed wanted"
expect_text 'archive does not have it: lacking$'
# Again, and nothing is left but what the archive lacks: nothing is asked for.
install no-such-c:lacking?
expect_calls ''
# No lists yet.
rm lists
install no-such-c:lacking?
expect_calls 'apt-get update -q'
finish
