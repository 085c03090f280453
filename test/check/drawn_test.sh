# scripts/mutate --draw: the mutations it can make in a source, and that one seed always gives the same ones.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# Comments, strings, directives, asserts, messages and array sizes must not be changed.
cat >small.c <<'END'
#include "x2.h" /* a < 1 */
#define LOST(a) ((a) + 1 < \
    2)
enum { SIZE = 4, MASK = 0x10 };
static bool tells(int a, char *b)
{
    char c[7];
    ASSERT(a < 3);
    report_fatal("a < 4", a + 1, 2);
    if (a >= 2 && !b)
        return true;
    return a == SIZE;
}

static int counts(struct o *o, int a)
{
    memory_fence(); // a < 5
    for (a = -a; a; a--)
        o->add[a](o,
                  f(a, 'b'));
    if (a)
        return;
    return a - 'a';
}
END
run "$SOURCE/scripts/mutate" --sites small.c
expect_status 0
expect_output "4: constant: enum { SIZE = 4, MASK = 0x10 }; => enum { SIZE = 5, MASK = 0x10 };
4: constant: enum { SIZE = 4, MASK = 0x10 }; => enum { SIZE = 4, MASK = (0x10 + 1) };
10: compare: if (a >= 2 && !b) => if (a > 2 && !b)
10: constant: if (a >= 2 && !b) => if (a >= 3 && !b)
10: logic: if (a >= 2 && !b) => if (a >= 2 || !b)
10: logic: if (a >= 2 && !b) => if (a >= 2 && b)
11: constant: return true; => return false;
12: return: return a == SIZE; => return !(a == SIZE);
12: compare: return a == SIZE; => return a != SIZE;
17: call: memory_fence(); // a < 5 => ; // a < 5
18: sign: for (a = -a; a; a--) => for (a = a; a; a--)
18: sign: for (a = -a; a; a--) => for (a = -a; a; a++)
19: call: o->add[a](o, f(a, 'b')); => ;
20: swap: f(a, 'b')); => f('b', a));
22: return: return; => ;
23: return: return a - 'a'; => return 0;
23: sign: return a - 'a'; => return a + 'a';"

# Mutations must keep line numbers.
drawn()
{
    "$SOURCE/scripts/mutate" --draw 40 --list "$@"
}
drawn --seed 7 --only '^src/coll' >first
drawn --seed 7 --only '^src/coll' >second
drawn --seed 8 --only '^src/coll' >other
run cmp first second
expect_status 0
run cmp first other
expect_status 1
[ "$(grep -c '^@@ -\([0-9,]*\) +\1 @@' first)" -eq 40 ] || fail "expected 40 faults that leave all lines in their places"
run "$SOURCE/scripts/mutate" --draw 40 --list --only '^src/team/'
expect_status 0
[ "$(grep -c '^--- src/team/' <<<"$output")" -eq 40 ] || fail "expected 40 faults of src/team"

arguments_are_refused()
{
    run "$SOURCE/scripts/mutate" "$@"
    expect_error "$refusal"
}
refusal='scripts/mutate: argument --draw: 0: expected a whole number, at least 1'
arguments_are_refused --draw 0
refusal='argument --seed: -?x: expected a whole number'
arguments_are_refused --draw 1 --seed x
refusal='argument --only: \[: .*expected a regular expression'
arguments_are_refused --draw 1 --only '['
refusal='no source is named like nothing'
arguments_are_refused --draw 1 --list --only nothing
refusal='--sites nothing.c: expected a C source'
arguments_are_refused --sites nothing.c
refusal='unrecognized arguments: --dray'
arguments_are_refused --dray 3
finish
