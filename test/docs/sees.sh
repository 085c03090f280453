# links.py and code.py must report each kind of error, and nothing else.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

links()
{
    run python3 "$SOURCE/test/docs/links.py" tree
}
mkdir -p tree/docs/pictures tree/samples
touch tree/docs/pictures/one.svg tree/samples/ring.c
printf '# Map\n[a](a.md#two-words-b)\n![](pictures/one.svg)\n' >tree/docs/README.md
# shellcheck disable=SC2016
printf '# A\n\n## Two `words`: B\n\n## A\n[self](#a-1), `[no](link.md)`\n\n    f[](int x)(y)\n\n```c\nint f[](int);\n```\n' >tree/docs/a.md
links
expect_status 0
expect_text '^2 pages, 3 links$'
printf '\n[x](none.md)\n[y](#none)\n[z](../../check.sh)\n\n```{literalinclude} ../samples/rong.c\n```\n' >>tree/docs/a.md
printf '[m](README.md)\n```{literalinclude} ../samples/ring.c\n:start-at: int main\n```\n' >>tree/docs/a.md
echo '# B' >tree/docs/b.md
touch tree/docs/pictures/two.svg
links
expect_status 1
expect_text '^docs/a.md: none.md: there is no such file$'
expect_text '^docs/a.md: #none: docs/a.md has no such heading$'
expect_text '^docs/a.md: ../samples/rong.c: there is no such file$'
expect_text '^docs/a.md: README.md: this page is not on the web site$'
expect_text '^docs/a.md: ../samples/ring.c: expected the text int main$'
expect_text '^docs/README.md: expected a link to b.md$'
expect_text '^docs/pictures/two.svg: no page shows it$'
[ "$(wc -l <<<"$output")" -eq 9 ] || fail 'expected eight faults and a count'

printf '# Map\n[a](a.md)\n[b](b.md)\n[index](index.md)\n![](pictures/one.svg)\n![](pictures/two.svg)\n' >tree/docs/README.md
printf '# A\n' >tree/docs/a.md
# shellcheck disable=SC2016
printf '# Index\n\n```{toctree}\n:hidden:\n\na\nCHANGELOG\nnone\n```\n' >tree/docs/index.md
links
expect_status 1
expect_text '^docs/index.md: toctree: none: there is no such page$'
expect_text '^docs/b.md: expected it in a toctree$'
expect_text '^docs/index.md: expected the captions .* not \[\]$'
[ "$(wc -l <<<"$output")" -eq 4 ] || fail 'expected three faults and a count'
echo '# Top' >tree/README.md
links
expect_text '^README.md: expected the text SHMEM_DEBUG=1$'

# These cases run no job.
page()
{
    rm -rf page_page page
    mkdir page
    cat >page/page.md
    export CC BACKENDS
    run python3 "$SOURCE/test/docs/code.py" page/page.md
}
page <<'END'
```console
$ printf 'b\na\n'
a
b
$ echo oshrun and nothing of it
```
END
expect_status 0
page <<'END'
```console
$ echo oshrun a
oshrun b
```
END
expect_status 1
expect_text 'echo oshrun a: expected, in any order:'
page <<'END'
```console
$ oshrun --nonsense
```
END
expect_status 1
page <<'END'
```c
int main(void) { return nothing; }
```
END
expect_status 1
expect_text 'nothing. undeclared'
page <<'END'
```{literalinclude} ../samples/ring.c
```
```console
$ echo oshrun
```
END
expect_status 1
expect_text 'ring.c is included, and compiled in no page'
page <<'END'
```sh
if true; then
```
END
expect_status 1
expect_text 'syntax error'
finish
