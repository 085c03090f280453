# scripts/messages must report a message without an entry, an entry without a message, a wrong earlier text, and a page in the
# wrong format.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
messages()
{
    run "$SOURCE/scripts/messages" "$WORK/tree"
    output=$(grep -v 'others\.py: ' <<<"$output") # removes reports about texts that this small tree lacks
}
mkdir -p tree/{src/a,docs/messages,mpi_backend/module,src/tools/{supervisor,wrappers,probe,profiler/isthmus_profile}}
echo '[One](one.md)' >tree/docs/messages/index.md
echo '# One' >tree/docs/messages/one.md
# entry TITLE PATTERN [LINE]: adds an entry, with a further line of its list.
entry()
{
    printf '## Title %s\n\n- `%s`\n%s\n**Meaning.** It is\nso.\n\n**Cause.** Some.\n\n**Solution.** Less.\n\n' "$1" "$2" "${3:+$3$'\n'}" >>tree/docs/messages/one.md
}
cat >tree/src/a/one.c <<'END'
/* report_fatal(routine, "a comment is none") */
_Static_assert(1 == 1, "nor is this one");
void one(const char *routine, int pe)
{
    report_fatal(routine, "the number %d of %s "
                          "is odd", pe, text);
    report_fatal_errno("shmem_init", "no " NAME_OF_FILE " at %zu", 3);
    report_warning(routine, pe > 1 ? "some of it" : "all", pe);
    report_fault(routine, "nothing at ", address, ": expected more");
    snprintf(text, room, "PE %" PRId64 " to answer\n", number);
}
END
echo 'void two(int status) { supervisor_print("ended with %d", status); }' >tree/src/tools/supervisor/supervisor.c
echo 'void three(void) { fail("slow"); }' >tree/mpi_backend/module/three.c
printf 'fail()\n{\n    echo "tool: $1" >&2\n    exit 2\n}\n[ -n "$a" ] || fail "$a: there is no ${b:-$c} here;\\\n or there"\n' \
    >tree/src/tools/wrappers/isthmus-build-module.in
printf "raise Failure(f'{path}: not {name!r},'\n              f' but this')\n" >tree/src/tools/probe/isthmus-probe.in
printf "def ending(pe):\n    return f'PE {pe} is gone'\n\n\ndef other():\n    return f'no message {x}'\n" \
    >tree/src/tools/profiler/isthmus_profile/read.py
printf "raise read.Failure('expected one')\nprint(f'INCOMPLETE: and {n} more')\n" >tree/src/tools/profiler/isthmus-profile.in
entry numbers 'the number <n> of <name> is odd' '- Earlier (0.2): `the number <n> is odd`'
entry files 'no <file> at <n>: <reason>'
entry some 'some of it'
entry all 'all'
entry faults 'nothing at <address>: expected more'
entry waits 'PE <pe> to answer'
entry ends 'isthmus: PE <pe> on <host> ended with <n>'
entry reasons 'slow'
entry frame 'tool: <what>'
entry tools 'tool: <word>: there is no <thing> here; or there'
entry probe 'isthmus-probe: <path>: not <name>, but this'
entry profile 'isthmus-profile: expected one'
entry gone 'INCOMPLETE: PE <pe> is gone'
entry more 'INCOMPLETE: and <n> more'
messages
expect_output ''
expect_status 1 # because of others.py

# A message without an entry, a stale entry, and two entries for one message.
sed -i 's/is odd/is uneven/' tree/src/a/one.c
entry again 'some of it'
echo 'void four(void) { fail("%s (%d)", call, code); }' >tree/mpi_backend/module/four.c # a pattern without words
messages
expect_text '^mpi_backend/module/four.c:1: "<> \(<>\)": this message has no entry in docs/messages$'
expect_text '^src/a/one.c:5: "the number <> of <> is uneven": this message has no entry in docs/messages$'
expect_text '^docs/messages/one.md:2: Title numbers: `the number <n> of <name> is odd`: no source has this message any more; '
expect_text '`some of it`: Title some has it too$'
[ "$(wc -l <<<"$output")" -eq 4 ] || fail 'expected four lines'

# An earlier text that a source has, a title that occurs twice, and a chapter without a link.
sed -i 's/- `the number.*is odd`/- `the number <n> of <name> is uneven`/; s/^- Earlier.*/- Earlier (0.2): `nothing at <n>: expected more`/' tree/docs/messages/one.md
rm tree/mpi_backend/module/four.c
printf '# Two\n\n## Title all\n\n- Earlier (0.2): `none of it`\n\n**Meaning.** One.\n\n**Cause.** Two.\n\n**Solution.** Three.\n' >tree/docs/messages/two.md
messages
expect_text '^docs/messages/index.md: expected a link to two.md$'
expect_text '^docs/messages/two.md:3: Title all: docs/messages/one.md has this title too$'
expect_text '^docs/messages/one.md:2: Title numbers: `nothing at <n>: expected more`: a source has this message: expected it without "Earlier"$'
rm tree/docs/messages/two.md

# Pages in the wrong format.
printf '## Title\n\n- `a word`\n\n**Meaning.** One.\n\n**Solution.** Two.\n' >tree/docs/messages/one.md
messages
expect_text 'docs/messages/one.md:1: Title: expected patterns, then'
for line in more '- Earlier: `a text`'; do
    printf '## Title\n\n- `a word`\n%s\n' "$line" >tree/docs/messages/one.md
    messages
    expect_text "docs/messages/one.md:1: Title: \"$line\": expected - \`pattern\`"
done
rm tree/docs/messages/one.md
messages
expect_text '^docs/messages: expected a file for each chapter$'
finish
