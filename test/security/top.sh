# A set-uid program of another user looks like a job of root. isthmus-top, run by root, must not start a program
# that its arguments name, and must not show its data.
. "${0%/*}/two_users.sh" || exit 1
command -v python3 >/dev/null || skip "there is no python3"
crossing=$1
mkdir "$home/a"
printf '#!/bin/sh\nid >%s/a/owned\n' "$home" >"$home/a/mpirun"
chmod 755 "$home/a/mpirun"
cp "$crossing" "$home/crossing"
chmod 4755 "$home/crossing"
chown -R $attacker:$attacker "$home/a"

for rights in some all some-pe all-pe; do
    mkfifo said
    chmod 666 said
    "${by_attacker[@]}" bash -c 'exec -a "$1" "$2" -c isthmus-guard root "$3" >"$4"' - "$home/a/mpirun" "$home/crossing" $rights "$WORK/said" &
    read -r pid <said
    rm said
    [ "$pid" != plain ] || skip "set-uid programs get no rights here"
    run isthmus-top --once "$pid"
    expect_error '^isthmus-top: process [0-9]+ is set-uid and has the rights of another user: expected a process of your own job$'
    run isthmus-top --once
    expect_error '^isthmus-top: no job of this user is running on this host$'
    [ ! -e "$home/a/owned" ] || fail "the attacker's program ran: $(cat "$home/a/owned")"
    kill -KILL "$pid"
    wait 2>/dev/null
done

# isthmus-top recognizes a launcher by its executable and not by its arguments. A job of the same user is shown.
cat >fake.py <<'END'
import os, sys
print(os.getpid(), flush=True)
sys.stdin.read()
END
mkfifo said keep
bash -c 'exec -a "$1" "$2" fake.py isthmus-guard root <keep >said' - "$home/a/mpirun" "$(command -v python3)" &
exec 9>keep
read -r pid <said
run isthmus-top --once "$pid"
expect_error '^isthmus-top: root: cannot reach any PE of the job; the job may have ended$|cannot reach any PE of the job'
[ ! -e "$home/a/owned" ] || fail "the program that a process of another name claims to be ran: $(cat "$home/a/owned")"
exec 9>&-
wait
finish
