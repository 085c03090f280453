# scripts/mutate tells of a fault that does not apply exactly once, and of a table that is none.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
check()
{
    run "$SOURCE/scripts/mutate" --check --table "$WORK/table"
}
fault()
{
    printf '[base/%s]\nfile src/base/job.c\n- %s\n+ ;\ntests ^unit/heap$\n' "$1" "$2" >>table
}
fault once 'struct job job;'
check
expect_status 0
expect_text '1 faults apply'
fault never 'int no_such_text;'
fault twice 'job'
check
expect_status 1
expect_text 'base/never: expected the old text once in src/base/job.c'
expect_text 'base/twice: expected the old text once in src/base/job.c'
fault once 'struct job job;'
check
expect_status 1
expect_text 'base/once is there 2 times'
echo '[base/empty]' >table
check
expect_status 1
expect_text 'base/empty: expected a file, an old text and tests'
finish
