#!/bin/bash
# Adds the files of a package that are outside of Isthmus's folder: commands in /usr/bin, files for compilers and
# build systems, manual pages, completions, and the license.
set -eu -o pipefail
source=$1 root=$2 prefix=$3 package=$4 version=$5 generator=$6 contact=$7
cd "$root"
own=.$prefix
lib=${prefix%/isthmus}

# link TARGET NAME: creates a link. Both paths are those of the installed package.
link()
{
    mkdir -p ".${2%/*}"
    ln -sfr ".$1" ".$2"
}

# Open MPI's packages have commands of the same names. Such a command gets a suffix, and also the plain name if no
# other package has it (postinst.in).
for command in "$own"/bin/*; do
    [ -e "$command" ] || continue
    name=${command##*/}
    case $name in
    osh*) link "$prefix/bin/$name" "/usr/bin/$name.isthmus" ;;
    *) link "$prefix/bin/$name" "/usr/bin/$name" ;;
    esac
done

for library in "$own"/lib/*.so "$own"/lib/*.so.?; do
    [ -e "$library" ] || [ -L "$library" ] || continue
    link "$prefix/lib/${library##*/}" "$lib/${library##*/}"
done
# The system's library folder contains links to the libraries, so programs that use these files need no library path.
for file in "$own"/lib/pkgconfig/*.pc; do
    [ -e "$file" ] || continue
    mkdir -p ".$lib/pkgconfig"
    sed "s|^prefix=.*|prefix=$prefix|; s| -Wl,-rpath,[^ ]*||" "$file" >".$lib/pkgconfig/${file##*/}"
done
for file in "$own"/lib/cmake/Isthmus/*.cmake; do
    [ -e "$file" ] || continue
    mkdir -p ".$lib/cmake/Isthmus"
    printf 'include(%s)\n' "${file#.}" >".$lib/cmake/Isthmus/${file##*/}"
done

for completion in "$own"/share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}/*; do
    [ -e "$completion" ] || continue
    name=/usr/share/${completion#"$own/share/"}
    [ "${name%/*}" != /usr/share/zsh/site-functions ] || [ "$generator" != DEB ] ||
        name=/usr/share/zsh/vendor-completions/${name##*/}
    mkdir -p ".${name%/*}"
    mv "$completion" ".$name"
done
rm -rf "$own"/share/{bash-completion,zsh,fish}

# Open MPI has manual pages of the same names, so the pages get a separate section.
if [ -d "$own/share/man" ]; then
    mkdir -p usr/share
    mv "$own/share/man" usr/share/man
    rmdir --ignore-fail-on-non-empty -p "$own/share"
    find usr/share/man -type f -exec gzip -9n -S isthmus.gz {} + # shmem_put.3 becomes shmem_put.3isthmus.gz
fi

documents=usr/share/doc/$package
mkdir -p "$documents"
cp "$source/LICENSE" "$documents/copyright"
gzip -9nc "$source/CHANGELOG.md" >"$documents/changelog.gz"
for module in "$own"/lib/isthmus/isthmus-probe-*; do
    [ -e "$module" ] && [ "$generator" = DEB ] || continue
    mkdir -p usr/share/lintian/overrides
    printf '%s\n' "# The MPI's libraries lie where its compiler wrapper says." "$package: custom-library-search-path" \
        >"usr/share/lintian/overrides/$package"
done
if [ "$generator" = DEB ]; then
    gzip -9n >"$documents/changelog.Debian.gz" <<END
isthmus ($version-1) unstable; urgency=medium

  * As CHANGELOG.md says, which is changelog.gz here.

 -- $contact  $(date -R -r "$source/CHANGELOG.md")
END
fi
# Meets requirements of the distributions on scripts, and of RPM on libraries.
for script in "$own"/bin/*; do
    read -rn 32 first 2>/dev/null <"$script" || continue
    [ "$first" != '#!/usr/bin/env python3' ] || sed -i '1s|.*|#!/usr/bin/python3|' "$script"
done
[ "$generator" = DEB ] || find . -name '*.so*' -type f -exec chmod 755 {} +
find usr/share -type f -exec chmod 644 {} +
find . -type d -exec chmod 755 {} +
