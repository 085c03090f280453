# A program with more rights than its user (set-uid, set-gid, file capabilities) must ignore that user's
# environment variables that load code, name shared memory or write files.
. "${0%/*}/two_users.sh" || exit 1
mkdir "$home/a"
cp -a "$PREFIX/bin" "$PREFIX/lib" "$PREFIX/include" "$home"
find "$home/lib/isthmus" -name 'libisthmus-mpi-*' ! -name '*-none.so' -delete
cat >program.c <<'END'
#include <shmem.h>
#include <stdio.h>
#include <sys/auxv.h>
int main(void)
{
    shmem_init();
    printf("%s %d\n", getauxval(AT_SECURE) ? "privileged" : "plain", shmem_n_pes());
    shmem_finalize();
    return 0;
}
END
cat >evil.c <<'END'
#include <fcntl.h>
#include <stdlib.h>
__attribute__((constructor)) static void run(void)
{
    open(EVIL "/owned", O_CREAT | O_WRONLY, 0600);
}
END
cat >memory.c <<'END'
#include <stdio.h>
#include "none/job_memory.h"
int main(void)
{
    struct job_memory memory = {.n_pes = 1, .rounds = 0};
    fwrite(&memory, sizeof memory, 1, stdout);
    for (size_t i = 0; i < 2 * job_memory_half(1); i++)
        putchar(0);
    return 0;
}
END
run "$home/bin/oshcc" program.c -o "$home/plain"
expect_status 0
run "$CC" -shared -fPIC "-DEVIL=\"$home/a\"" evil.c -o "$home/a/libisthmus-mpi-evil.so"
expect_status 0
run "$CC" "-I$SOURCE/mpi_backend" memory.c -o memory
expect_status 0
./memory >"$home/a/memory"
mkfifo "$home/a/words"
chown -R $attacker:$attacker "$home/a"

inode()
{
    stat -c %i "$1"
}

# start PROGRAM VARIABLE...: the attacker starts the program with two open descriptors.
start()
{
    run "${by_attacker[@]}" env "${@:2}" bash -c 'exec 7<>"$1/words" 8<>"$1/memory" && exec "$2"' - "$home/a" "$1"
}

# The attack must succeed on a program without additional rights, so that the test is effective.
start "$home/plain" ISTHMUS_MPI="$home/a/libisthmus-mpi-evil.so"
[ -e "$home/a/owned" ] || fail 'expected the module of the plain program'
start "$home/plain" OSHRUN_JOB="8:$(inode "$home/a/memory")" OSHRUN_RANK=0 OSHRUN_SIZE=1
expect_text '^plain 1$'

cp "$home/plain" "$home/setuid"
cp "$home/plain" "$home/setgid"
cp "$home/plain" "$home/capable"
chmod 4755 "$home/setuid"
chmod 2755 "$home/setgid"
programs=(setuid setgid)
setcap cap_net_raw+ep "$home/capable" 2>/dev/null && programs+=(capable)
for program in "${programs[@]}"; do
    rm -rf "$home/a/owned"
    start "$home/$program" ISTHMUS_MPI=none
    [ "$output" != 'plain 1' ] || skip 'such programs get no rights here'
    start "$home/$program" ISTHMUS_MPI="$home/a/libisthmus-mpi-evil.so" ISTHMUS_PROFILE="$home/a/profile" \
        ISTHMUS_TIMELINE="$home/a/trace" ISTHMUS_TRACE="$home/a/packets" ISTHMUS_ALGORITHMS=nonsense
    expect_status 0
    expect_output 'privileged 1'
    [ -z "$errors" ] || fail 'expected no line'
    [ ! -e "$home/a/owned" ] || fail "$program loaded the attacker's module"
    [ ! -e "$home/a/profile" ] && [ ! -e "$home/a/trace" ] || fail "$program wrote into a folder of the attacker's choice"
    # Shared memory and a pipe like those that a launcher passes to a PE.
    "${by_attacker[@]}" cp "$home/a/memory" "$home/a/before"
    exec 7<>"$home/a/words"
    start "$home/$program" OSHRUN_JOB="8:$(inode "$home/a/memory")" OSHRUN_RANK=1 OSHRUN_SIZE=2 \
        OSHRUN_GUARD_PIPE="7:$(inode "$home/a/words")"
    ! read -r -t 0 -u 7 || fail "$program wrote into the attacker's pipe"
    exec 7>&-
    cmp -s "$home/a/memory" "$home/a/before" || fail "$program wrote into the attacker's memory"
    grep -q 'OSHRUN_RANK does not contain a PE number' <<<"$errors" && fail "$program took the attacker's memory for its job's"
done
finish
