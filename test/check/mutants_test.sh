# scripts/mutate must report a fault that does not apply exactly once, and a table in the wrong format.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
check()
{
    run "$SOURCE/scripts/mutate" --check --table "$WORK/table"
}
fault()
{
    printf '[base/%s]\n%s\n- %s\n+ ;\ntests ^unit/heap$\n' "$1" "${3:-file src/base/check.c}" "$2" >>table
}
fault once 'struct job job;'
check
expect_status 0
expect_text '1 faults apply'
fault never 'int no_such_text;'
fault twice 'job'
check
expect_status 1
expect_text 'base/never: expected the old text once in src/base/check.c'
expect_text 'base/twice: expected the old text once in src/base/check.c'
fault once 'struct job job;'
check
expect_status 1
expect_text 'base/once is there 2 times'
echo '[base/empty]' >table
check
expect_status 1
expect_text 'base/empty: expected a function or a file, an old text and tests'
# A fault within a function: the text elsewhere in the file does not count, and line breaks do not matter.
rm table
fault function 'job.ran)report_fatal(routine,' 'in job_fail_not_running'
fault in-file 'job.is_child' 'in check.c:job_fail_not_running'
check
expect_status 0
expect_text '2 faults apply'
fault elsewhere 'struct job job;' 'in job_fail_not_running'
check
expect_status 1
expect_text 'base/elsewhere: expected the old text once in job_fail_not_running .src/base/check.c.'
rm table
fault nowhere 'job' 'in no_such_function'
check
expect_status 1
expect_text 'base/nowhere: expected one file with a function no_such_function, not 0'
rm table
fault many 'job' 'in main'
check
expect_status 1
expect_text 'base/many: expected one file with a function main, not 1[0-9]: '
finish
