# where.py must report a wrong file, a wrong function, a wrong name in a sentence, a malformed row, and a page with too
# few rows.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

where()
{
    run python3 "$SOURCE/test/docs/where.py" tree
}
rows()
{
    local number
    for number in $(seq "$1"); do
        # shellcheck disable=SC2016
        printf '| the barrier %s | `src/barrier.c` | `coll_sync` | Calls `coll_wait`. |\n' "$number"
    done
}
mkdir -p tree/docs/architecture tree/src
printf 'int coll_sync(void)\n{\n    return coll_wait();\n}\n' >tree/src/barrier.c
printf 'int coll_wait(void)\n{\n    return 0;\n}\n' >tree/src/wait.c
{
    printf '# Where is ...\n\n| where is ... | file | name | what happens there |\n|---|---|---|---|\n'
    rows 40
} >tree/docs/architecture/where.md
where
expect_status 0
[ -z "$output" ] || fail 'expected no fault'
# shellcheck disable=SC2016
{
    printf '| a | `src/none.c` | `coll_sync` | Wrong file. |\n'
    printf '| b | `src/barrier.c` | `coll_wait` | The function of another file. |\n'
    printf '| c | `src/barrier.c` | `coll_none` | No function at all. |\n'
    printf '| d | `src/barrier.c` | `coll_sync` | Calls `coll_none`. |\n'
    printf '| e | src/barrier.c | coll_sync | Without quotes. |\n'
} >>tree/docs/architecture/where.md
where
expect_status 1
expect_text '^docs/architecture/where.md:45: src/none.c: there is no such file$'
expect_text '^docs/architecture/where.md:46: src/barrier.c: it does not define coll_wait, which is in src/wait.c$'
expect_text '^docs/architecture/where.md:47: src/barrier.c: it has no coll_none$'
expect_text '^docs/architecture/where.md:48: src/barrier.c: it has no coll_none, and there is no such function$'
expect_text '^docs/architecture/where.md:49: expected a row '
[ "$(wc -l <<<"$output")" -eq 5 ] || fail 'expected five faults'
rows 39 >tree/docs/architecture/where.md
where
expect_status 1
expect_text '^docs/architecture/where.md: it has 39 rows: expected at least 40$'
finish
