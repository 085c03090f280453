/* denied ERRNO CALL[,CALL...] PROGRAM [ARGUMENT...]: runs a program in which system calls fail,
 * as on an old kernel (ENOSYS) or in a sandbox (EPERM). */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "system_calls.h"

static const struct {
    const char *name;
    unsigned number;
} calls[] = {
    {"close_range", SYS_close_range},
    {"copy_file_range", SYS_copy_file_range},
    {"getrandom", SYS_getrandom},
    {"membarrier", SYS_membarrier},
    {"memfd_create", SYS_memfd_create},
    {"pidfd_getfd", SYS_pidfd_getfd},
    {"pidfd_open", SYS_pidfd_open},
    {"pidfd_send_signal", SYS_pidfd_send_signal},
    {"process_vm_readv", SYS_process_vm_readv},
    {"process_vm_writev", SYS_process_vm_writev},
    {"rseq", SYS_rseq},
    {"sched_getattr", SYS_sched_getattr},
    {"sched_setattr", SYS_sched_setattr},
    {"wait4", SYS_wait4}, /* used by waitpid */
};
enum { CALLS = sizeof calls / sizeof calls[0], MOST = 2 * CALLS + 2 };

/* Installs a seccomp filter: the denied calls fail, all others are executed. */
static void deny(const char *names, unsigned error)
{
    struct sock_filter steps[MOST] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))};
    struct sock_fprog filter = {1, steps};
    for (size_t i = 0; i < CALLS; i++) {
        const char *found = strstr(names, calls[i].name);
        size_t length = strlen(calls[i].name);
        bool whole = found != NULL && (found == names || found[-1] == ',') &&
                     (found[length] == ',' || found[length] == '\0');
        bool is_new = calls[i].number != SYS_wait4; /* launchers need wait4 */
        if (!whole && !(is_new && strcmp(names, "all") == 0))
            continue;
        filter.filter[filter.len++] =
            (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[i].number, 0, 1);
        filter.filter[filter.len++] =
            (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error);
    }
    filter.filter[filter.len++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    if (filter.len < 4 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) {
        fprintf(stderr, "denied: %s: cannot be denied: %s\n", names, strerror(errno));
        _exit(77);
    }
}

int main(int count, char **words)
{
    if (count < 4) {
        fprintf(stderr, "denied: expected ENOSYS or EPERM, system calls or all, and a program\n");
        return 2;
    }
    deny(words[2], strcmp(words[1], "EPERM") == 0 ? EPERM : ENOSYS);
    execvp(words[3], words + 3);
    fprintf(stderr, "denied: %s: %s\n", words[3], strerror(errno));
    return 127;
}
