# Tests oshrun: the number of PEs, the choice of the MPI, options, the exit status, and error messages.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0
default=${BACKENDS%% *}

# Each invalid argument causes one error message, and no job starts.
for count in 0 -1 x 2x '' 1.5 16777217 999999999 99999999999 1e9; do
    run oshrun -np "$count" ./hello
    expect_error "^oshrun: -np $count: expected a number of PEs from 1 to 16777216$"
    run oshrun --mpi none -np 1 ./hello : -np "$count" ./hello
    expect_error "^oshrun: -np $count: expected a number of PEs from 1 to 16777216$"
done
for count in 100001 16777216; do
    run oshrun --mpi none -np $count ./hello
    expect_error "^oshrun: --mpi none: -n $count: expected a number of PEs from 1 to 100000, all programs together$"
done
run oshrun --mpi none -np 2 ./hello : -np 99999 ./hello
expect_error '^oshrun: --mpi none: -np 99999: expected a number of PEs from 1 to 100000, all programs together$'
run bash -c 'ulimit -n 500; oshrun --mpi none -np 200 ./hello'
expect_error '^oshrun: --mpi none: 200 PEs need 600 open files: the limit is 500 \(ulimit -Hn\)$'
for mpi in $BACKENDS; do
    run oshrun --mpi $mpi -np 16777216 ./hello
    expect_error '^oshrun: -np 16777216: this host can run only [0-9]+ processes \(/proc/sys/kernel/pid_max\): use fewer PEs or more hosts$'
done
for option in --mpi --mpi= --host --hostfile; do
    run oshrun -np 2 $option '' ./hello
    expect_error "^oshrun: ${option%=}: expected "
done
run oshrun -np
expect_error 'oshrun: -np: expected a number of PEs after it'
run oshrun
expect_error 'oshrun: no program given'
run oshrun --mpi none
expect_error 'oshrun: no program given'
run oshrun --mpi ./hello
expect_error '^oshrun: --mpi \./hello: --mpi needs the name of an MPI before the program: expected one of'
run oshrun --mpi -np 2 ./hello
expect_error '^oshrun: --mpi: expected one of'
run oshrun -np 2
expect_error 'oshrun: no program given'
# Each program that cannot be run causes one message, which gives the reason.
touch source.c source.cpp source.f90 script.txt
for case in './nope|there is no such program \(check the path, or' 'nope|there is no such program \(check the path, or' \
    "$WORK|it is a folder, and not a program$" 'source.c|it is not executable \(compile it with oshcc\)$' \
    './source.cpp|it is not executable \(compile it with oshc\+\+\)$' 'source.f90|it is not executable \(compile it with oshfort\)$' \
    'script.txt|it is not executable \(if it is a script, use chmod \+x\)$'; do
    run oshrun -np 2 "${case%%|*}"
    expect_status 127
    expect_error "^oshrun: cannot run '${case%%|*}': ${case#*|}"
done
# The value of an unknown option, which oshrun mistakes for the program.
run oshrun --pes 2 ./hello
expect_status 127
expect_error "^oshrun: cannot run '2': there is no such program, and --pes is not an option of oshrun with a value "
run oshrun --tag nope ./hello
expect_error "^oshrun: cannot run 'nope': there is no such program \(check"
run oshrun --pes -- nope ./hello
expect_error "^oshrun: cannot run 'nope': there is no such program \(check"
# A host whose name cannot be resolved. The launcher is started nevertheless, here a fake one.
printf '#!/bin/sh\necho started\n' >starts.sh
chmod +x starts.sh
printf '%s\n' '# no-such-comment.invalid' '' 'localhost slots=2 # no-such-comment.invalid' 127.0.0.1:2 \
    $'user@localhost\tslots=1' '[::1] slots=1' '^no-such-pattern.invalid' >hosts
(cat hosts && printf 'localhost\nno-such-host.invalid# the last line') >hosts.slots
(echo no-such-host.invalid:2 && cat hosts) >hosts.number
for mpi in $BACKENDS; do
    OSHRUN_LAUNCHER=./starts.sh run oshrun --mpi $mpi -np 2 --host localhost:2,no-such-host.invalid:2,[::1] ./hello
    expect_status 0
    expect_output started
    [ "$errors" = "oshrun: cannot resolve the host name 'no-such-host.invalid': check --host, and the messages of the\
 launcher below" ] || [ -z "$(type -P getent)" ] || fail 'expected a message about the host'
    for file in hosts.slots hosts.number; do
        OSHRUN_LAUNCHER=./starts.sh run oshrun --mpi $mpi -np 2 --hostfile $file ./hello
        expect_status 0
        expect_output started
        [ "$errors" = "oshrun: cannot resolve the host name 'no-such-host.invalid': check --hostfile $file, and the messages\
 of the launcher below" ] || [ -z "$(type -P getent)" ] || fail 'expected a message about the host in the file'
    done
    for option in '--host 127.0.0.1:2,user@localhost' '-f hosts' '--hostfile no-such-file' '--hostfile /dev/null'; do
        # shellcheck disable=SC2086 # two words
        OSHRUN_LAUNCHER=./starts.sh run oshrun --mpi $mpi -np 2 $option ./hello
        expect_output started
        [ -z "$errors" ] || fail 'expected no message about hosts'
    done
    # oshrun must not read a pipe.
    OSHRUN_LAUNCHER=./starts.sh run bash -c "oshrun --mpi $mpi -np 2 --hostfile <(cat hosts.number) ./hello"
    expect_output started
    [ -z "$errors" ] || fail 'expected no message about hosts'
done
# A job prints a warning about a variable with an unknown name, and the variable with a similar name.
for mpi in none $BACKENDS; do
    SHMEM_SYMETRIC_SIZE=1M run oshrun --mpi $mpi -np 2 ./hello
    expect_status 0
    [ "$(grep 'is set, but' <<<"$errors")" = 'isthmus: PE 0: shmem_init: SHMEM_SYMETRIC_SIZE is set, but this version does not'\
' use it: did you mean SHMEM_SYMMETRIC_SIZE?' ] || fail 'expected one warning about the variable'
done
ISTHMUS_XYZZY=1 run oshrun --mpi none -np 2 ./hello
expect_status 0
[ "$errors" = 'isthmus: PE 0: shmem_init: ISTHMUS_XYZZY is set, but this version does not use it: SHMEM_INFO=1 lists the variables' ] ||
    fail 'expected one warning about the variable'
run oshrun --mpi nonsense ./hello
expect_error "oshrun: --mpi nonsense: this MPI is not installed for Isthmus: expected one of: $BACKENDS none"
ISTHMUS_MPI=nonsense run oshrun ./hello
expect_error "oshrun: ISTHMUS_MPI=nonsense: this MPI is not installed"
run oshrun --mpi
expect_error 'oshrun: --mpi: expected one of'
OSHRUN_LAUNCHER=no-such-launcher run oshrun ./hello
expect_status 127
expect_error "oshrun: the launcher of $default was not found: no-such-launcher; .*apt-get install"

# Check the launcher command that --dry-run prints.
unset "${!SLURM_@}" "${!PBS_@}" "${!LSB_@}" PE_HOSTFILE COBALT_NODEFILE HYDRA_HOST_FILE
run oshrun --dry-run -np 2 ./hello 'a b' -np 7 --mpi x
expect_text "^ISTHMUS_MPI=$default .* -n 2 .*\./hello 'a b' -np 7 --mpi x$"
for wanted in $BACKENDS; do
    run oshrun --mpi=$wanted --dry-run -n 3 hello
    expect_text "^ISTHMUS_MPI=$wanted .* -n 3 .*\./hello$"
    ISTHMUS_MPI=$wanted run oshrun -show -wdir / -np 3 -- ./hello
    expect_text "^ISTHMUS_MPI=$wanted .* -n 3 .*-wdir / (.*/isthmus-guard )?\./hello$"
done
for wanted in $BACKENDS; do
    OSHRUN_GUARD=no run oshrun --mpi $wanted --dry-run -n 3 --host a,b hello
    grep -qE 'isthmus-guard|isthmus-roll' <<<"$output" && fail 'expected no guard'
    run oshrun --mpi $wanted --dry-run -n 3 hello
    grep -q isthmus-roll <<<"$output" && fail 'expected no roll of hosts'
    run oshrun --mpi $wanted --dry-run -n 3 --host a,b hello
    expect_text '/isthmus-roll env '
    PBS_NODEFILE=list run oshrun --mpi $wanted --dry-run -n 3 hello
    expect_text '/isthmus-roll env '
done
# For Open MPI 5, oshrun disables IPv6 if the job has one host, unless the user has set the variable. Use a fake
# launcher that prints the variable.
touch five.so
printf '#!/bin/sh\nprintenv OMPI_MCA_btl_tcp_disable_family || echo unset\n' >five.sh
chmod +x five.sh
echo "five|openmpi|$WORK/five.sh|none|5" >five.launch
run oshrun --mpi ./five.so -np 2 ./hello
expect_output 6
OMPI_MCA_btl_tcp_disable_family=4 run oshrun --mpi ./five.so -np 2 ./hello
expect_output 4
run oshrun --mpi ./five.so -np 2 --host a,b ./hello
expect_output unset
sed -i 's/5$/4/' five.launch
run oshrun --mpi ./five.so -np 2 ./hello
expect_output unset

run oshrun --help
expect_status 0
expect_text '^usage: oshrun'
[[ $output = 'oshrun runs an OpenSHMEM program '*'Example:'$'\n\n''  oshrun -np 4 ./hello'* ]] || fail 'expected a sentence and an example first'
run oshrun --version
expect_text '^oshrun \(Isthmus\) [0-9]'

printf 'int main(void)\n{\n    return 0;\n}\n' >idle.c
run oshcc idle.c -o idle
expect_status 0

# oshrun must not mistake the value of a launcher's option for the program. Check all options of these launchers
# that oshrun does not define itself.
eval "$(sed -n '/^values_of()/,/^}/p' "$PREFIX/lib/isthmus/oshrun.bash")"
expect_values() # OPTION COUNT
{
    [[ $1 =~ ^-{1,2}(np?|c|h|help|H|hosts?|hostfile|machinefile|f|V|version|show)$ ]] ||
        [ "$(values_of "$1")" = "$2" ] || fail "$1: expected $2 values, not $(values_of "$1")"
}
if launcher=$(type -P mpiexec.openmpi); then
    chosen_family() { echo openmpi; }
    run "$launcher" --help full
    checked=0
    while read -r options values; do
        for option in ${options//|/ }; do
            expect_values "$option" "$(grep -o '<arg[0-9]>' <<<"$values" | wc -l)"
            checked=$((checked + 1))
        done
    done < <(grep -E '^ *-[^ ]+ ' <<<"$output")
    # The launcher of Open MPI 5 and later prints no list of options.
    [ "$checked" -ge 100 ] || [[ $output = *'Help was requested for an unknown option'* ]] ||
        fail "expected 100 options of Open MPI's launcher, not $checked"
fi
for wanted in $BACKENDS; do
    for options in '-c 2' '-c 2 -x A' '--wdir /' '-s'; do
        [ "$wanted" = openmpi ] || options="${options/-x A/-genv A B} -s all -usize 3 -prepend-pattern a -launcher-exec b -membind c"
        # shellcheck disable=SC2086 # words
        run oshrun --mpi $wanted --dry-run ${options/-s -s/-s} -np 2 ./hello x
        expect_text "isthmus-guard \./hello x$"
    done
done
if [[ " $BACKENDS " = *' openmpi '* ]]; then
    run oshrun --mpi openmpi --dry-run --cpu-set 0-1 --report-uri - --max-restarts 1 ./hello x
    expect_text "isthmus-guard \./hello x$"
fi

# Several programs in one job, without MPI.
run oshrun --mpi none --tag -np 2 echo a 1 : -np 1 echo b : echo c 3
expect_status 0
[ "$(sort <<<"$output")" = $'[0] a 1\n[1] a 1\n[2] b\n[3] c 3' ] || fail 'expected four PEs of three programs'
run oshrun --mpi none -np 1 ./hello : -np 2 ./hello
expect_status 0
[ "$(grep -c 'of 3' <<<"$output")" -eq 3 ] || fail 'expected one job of three PEs'
for wrong in '-np 2' '' '-np 1 echo :'; do
    # shellcheck disable=SC2086 # words
    run oshrun --mpi none -np 2 echo a : $wrong
    expect_error '^oshrun: --mpi none: expected a program before and after each ":"$'
done
run oshrun --mpi none -np 2 echo a : -wdir / echo
expect_error '^oshrun: --mpi none: -wdir is not an option of oshrun: remove it, or select an MPI, whose launcher may know it$'

# A job receives all environment variables, also those whose names are invalid in shells. bash itself must
# receive few of them, because it needs quadratic time. Variables that are already set have priority over a
# settings file.
mapfile -t many < <(seq 3000 | sed 's/.*/MANY_&=value of &/')
echo 'MANY_7=other' >some.settings
echo 'NOT_SET=new' >>some.settings
# shellcheck disable=SC2016 # the inner shell's
echo 'mapfile -d "" -t of_bash </proc/self/environ; echo ${#of_bash[@]} >>variables' >note_variables.sh
for mpi in none $BACKENDS; do
    rm -f variables
    run env "${many[@]}" 'odd.name=1' 'BASH_FUNC_shown%%=() { echo shown; }' BASH_ENV="$WORK/note_variables.sh" \
        oshrun --mpi $mpi --settings some.settings -np 1 env
    expect_status 0
    [ "$(grep -c '^MANY_.*=value of' <<<"$output")" -eq 3000 ] || fail "expected 3000 variables, not $(grep -c ^MANY_ <<<"$output")"
    for entry in '^odd\.name=1$' '^BASH_FUNC_shown%%=' '^MANY_7=value of 7$' '^NOT_SET=new$'; do
        [ "$(grep -c "$entry" <<<"$output")" -eq 1 ] || fail "expected $entry once"
    done
    grep -q '^OSHRUN_ENVIRONMENT=' <<<"$output" && fail 'expected nothing of oshrun'
    [ "$(sort -rn variables | head -n 1)" -lt 1000 ] || fail "expected few variables of bash, not $(sort -rn variables | head -n 1)"
done
OSHRUN_ENVIRONMENT=0:0 run oshrun --mpi none -np 1 printenv OSHRUN_ENVIRONMENT
expect_output ''
OSHRUN_ENVIRONMENT=0:0 run "$PREFIX/lib/isthmus/isthmus-environment" true
expect_error '^oshrun: the environment cannot be restored: OSHRUN_ENVIRONMENT: '

# Jobs start each PE once, also with more PEs than cores. Launcher options take effect, and oshrun returns the
# program's status.
for mpi in $BACKENDS; do
    for count in 1 2 5; do
        run oshrun --mpi $mpi -np $count ./hello
        expect_status 0
        output=$(sort <<<"$output")
        expect_output "$(for ((pe = 0; pe < count; pe++)); do echo "PE $pe of $count"; done)"
    done
    # Reads the input to its end, because Hydra's mpiexec sometimes dies of SIGPIPE if a program exits before
    # that.
    run oshrun --mpi $mpi -wdir / -np 1 sh -c 'pwd; cat'
    expect_output /
    run oshrun --mpi $mpi -np 2 ./hello 7
    expect_status 7
    run oshrun --mpi $mpi -np 2 sh -c \
        'test ${PMI_RANK-$OMPI_COMM_WORLD_RANK} = 0 && cat && kill -9 $$; exec sleep infinity'
    [ "$status" -eq 9 ] || [ "$status" -eq 137 ] || fail 'expected a status that tells of signal 9'
    # A PE may be a script. A process that never initializes OpenSHMEM may exit at any time.
    run oshrun --mpi $mpi -np 2 sh -c './hello; exit 4'
    expect_status 4
    run oshrun --mpi $mpi -np 2 sh -c \
        'test ${PMI_RANK-$OMPI_COMM_WORLD_RANK} = 0 && exec ./idle; sleep 0.5; exec ./idle'
    expect_status 0
    expect_output ''
    run oshrun --mpi $mpi -np 1 printf '<%s>' 'a b' '' "it's" '*'
    expect_output "<a b><><it's><*>"
    run oshrun --mpi $mpi --tag -np 2 ./hello
    expect_status 0
    [ "$(grep -cE '^\[(1,)?[01]\](<stdout>:)? ?PE [01] of 2$' <<<"$output")" -eq 2 ] || fail 'expected tags'
    run oshrun --mpi $mpi -np 1 printenv ISTHMUS_MPI
    expect_output $mpi
    # The PEs of a host belong to one session, so that they share the scheduler's autogroup. They also receive
    # the user's LD_PRELOAD.
    LD_PRELOAD=libm.so.6 run oshrun --mpi $mpi -np 2 sh -c \
        'read -r _ _ _ _ _ session _ </proc/self/stat; echo "$session,$LD_PRELOAD,$OSHRUN_LD_PRELOAD"'
    output=$(sort -u <<<"$output")
    expect_text '^[0-9]+,libm.so.6,$'
    [ "$(wc -l <<<"$output")" -eq 1 ] || fail 'expected PEs of one session'
done
finish
