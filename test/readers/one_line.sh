# one_line.sh RECORDED: each tool prints one line if a file cannot be read or the value of an option is invalid. The line names
# the file or the option, and the status is not 0.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
recorded=$1

# Cache compiled modules, with which the tools start in half the time.
export PYTHONPYCACHEPREFIX=$WORK/compiled
python3 -m compileall -q "$PREFIX/share/isthmus"

refuses() # REGEX COMMAND...
{
    run "${@:2}"
    expect_error "$1"
}

# Replaces a PE's file.
damage()
{
    rm -rf "$1"
    case $2 in
    fifo) mkfifo "$1" ;;
    folder) mkdir "$1" ;;
    device) ln -s /dev/zero "$1" ;;
    nowhere) ln -s nothing "$1" ;;
    empty) : >"$1" ;;
    text) echo text >"$1" ;;
    *) cp "$2" "$1" ;;
    esac
}

says_fifo='Not a regular file' says_device='Not a regular file' says_folder='Is a directory' says_nowhere='No such file or directory'
says_empty='the file is not the profile of a PE' says_text='the file is not the profile of a PE'
for kind in fifo device folder nowhere empty text; do
    rm -rf some && cp -r "$recorded" some
    damage some/pe-1.isp $kind
    says=says_$kind
    refuses "^isthmus-profile: some/pe-1.isp: ${!says}$" isthmus-profile some
    expect_text '^INCOMPLETE: some/pe-1.isp: '
done
refuses '^isthmus-trace: some/pe-1.isp: the file is not the profile of a PE$' isthmus-trace some
damage some/pe-0.isp text
refuses '^isthmus-profile: some/pe-0.isp: the file is not the profile of a PE; and 1 more files are damaged$' isthmus-profile some
says_empty='the file is damaged: it is empty' says_text='the file is not the trace of a PE'
for kind in fifo device folder empty text; do
    rm -rf some && cp -r "$recorded" some
    damage some/pe-1.ist $kind
    says=says_$kind
    refuses "^isthmus-trace: some/pe-1.ist: ${!says}$" isthmus-trace some --svg some.svg
    [ -s some.svg ] || fail 'expected the timeline of the other PE'
done
rm -rf some && cp -r "$recorded" some
damage some/pe-1.isp "$recorded/pe-0.isp"
refuses '^isthmus-profile: some/pe-1.isp: the file is damaged: it is of PE 0$' isthmus-profile some
damage some/pe-1.isp "$recorded/pe-1.isp"
damage some/pe-1.ist "$recorded/pe-0.ist"
run isthmus-trace some
expect_text '^INCOMPLETE: the file of events of PE 1 belongs to another job and is ignored$'

# Damaged JSON files.
echo '{"format": "isthmus-profile", "version": 1' >cut.json
echo '{"format": "isthmus-profile", "version": 1}' >short.json
printf '%0100000d' 0 | tr 0 '[' >deep.json
mkfifo fifo
for file in fifo /dev/zero; do
    refuses "^isthmus-profile: $file: Not a regular file$" isthmus-profile --compare "$recorded" $file
    refuses "^isthmus-probe: $file: cannot be read: Not a regular file$" isthmus-probe --from $file
done
for file in cut.json deep.json; do
    refuses "^isthmus-profile: $file: the file is not a profile, or is damaged$" isthmus-profile --compare $file "$recorded"
    refuses "^isthmus-probe: $file: expected results that isthmus-probe --json wrote; the file is not JSON$" isthmus-probe --from $file
done
refuses '^isthmus-profile: short.json: the file is damaged: /complete is missing$' isthmus-profile --compare short.json "$recorded"

# Invalid values of options.
for value in nan inf -1 1e99 '' x; do
    refuses "^isthmus-trace: argument --from: expected seconds from 0 to 1e\+09, not ${value:-an empty word} \(see isthmus-trace --help\)$" \
        isthmus-trace "$recorded" --from "$value"
done
refuses '^isthmus-trace: argument --to: expected seconds from 0 to 1e\+09, not nan \(see isthmus-trace --help\)$' isthmus-trace "$recorded" --to nan
refuses '^isthmus-top: argument --every: expected seconds from 0.1 to 3600, not nan \(see isthmus-top --help\)$' isthmus-top --every nan
refuses '^isthmus-trace: --from 1e\+08: the trace ends at ' isthmus-trace "$recorded" --from 1e8 --svg some.svg
refuses '^isthmus-trace: argument --svg: expected a name, not an empty word \(see isthmus-trace --help\)$' isthmus-trace "$recorded" --svg ''
refuses '^isthmus-profile: argument FOLDER: expected a name, not an empty word \(see isthmus-profile --help\)$' isthmus-profile ''
refuses '^isthmus-top: argument JOB: expected a name, not an empty word \(see isthmus-top --help\)$' isthmus-top --once ''
for job in ² 99999999999999999999 $'\xff'; do
    refuses '^isthmus-top: .*: no job of this user runs a program of this name on this host$' isthmus-top --once "$job"
done
refuses '^isthmus-probe: --only ,: expected a group, or a name that --list prints$' isthmus-probe --only ,
refuses '^isthmus-probe: argument --html: expected a name, not an empty word \(see isthmus-probe --help\)$' isthmus-probe --html ''

# Standard output that is full or closed.
for tool in "isthmus-profile $recorded" "isthmus-trace $recorded" 'isthmus-trace --help'; do
    # shellcheck disable=SC2016 # the inner shell's
    refuses "^${tool%% *}: standard output: No space left on device$" bash -c '$1 >/dev/full' - "$tool"
    run bash -c '$1 <&- >&- 2>&-' - "$tool"
    expect_status 0
done

# Folders whose names are not valid UTF-8.
cp -r "$recorded" $'\xff'
run isthmus-profile $'\xff'
expect_status 0
expect_text '^The page: .udcff/profile.html$'
finish
