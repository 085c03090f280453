# Tests the Debian packages that the build makes. Unpacked into one folder, they must contain all installed
# files, no file twice, no file in an unexpected place, and a working Isthmus.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/install/use.sh"
command -v dpkg-shlibdeps >/dev/null && command -v file >/dev/null || exit 77

(cd "$PREFIX" && cpack -G DEB -B "$WORK/packages") >log 2>&1 || { cat log && exit 1; }
for package in packages/*.deb; do
    dpkg -x "$package" root
done
run bash -c 'for package in packages/*.deb; do dpkg -c "$package"; done | sed -n "s/^[-l].* \(\.[^ ]*\).*/\1/p" | sort | uniq -d'
expect_output ''
own=$(readlink -e root/usr/lib*/*/isthmus)
others+="|share/(doc/isthmus|lintian/overrides/isthmus-|man/man[0-9]/.*isthmus\.gz$|(bash-|fish/vendor_|zsh/vendor-)completions?)"
run bash -c "cd root && find . \\( -path '*/isthmus/*' -a -path './usr/lib*' \\) -prune -o ! -type d -print | grep -Ev '^./usr/($others)'"
expect_output ''

run "$CMAKE" --install "$PREFIX" --prefix "$WORK/installed"
expect_status 0
files()
{
    cd "$1" && find . ! -type d ! -path './share/man/*' ! -path '*-completion/*' ! -path './share/fish/*' ! -path './share/zsh/*' | sort
}
run diff <(files installed) <(files "$own")
expect_output ''
tree_builds_and_runs_programs "$own"

# The commands work without the module of one MPI, and through the symbolic links in /usr/bin.
run root/usr/bin/oshcc.isthmus "$SOURCE/test/install/project/ring.c" -o ring
expect_status 0
rm "$own"/lib/isthmus/libisthmus-mpi-openmpi.so
run root/usr/bin/oshrun.isthmus --mpi openmpi -np 2 ./ring
expect_error 'oshrun: --mpi openmpi: this MPI is not installed for Isthmus: expected one of:.* none$'
run root/usr/bin/oshrun.isthmus -np 2 ./ring
expect_output 'ring of 2'

finish
