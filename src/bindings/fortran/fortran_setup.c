/*
 * Library setup, exit and query; the cache routines, which have nothing to do.
 */
#include <string.h>

#include "fortran_define.h"

/* This library's code, as the linker has it. */
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char etext[] __attribute__((visibility("hidden")));

__attribute__((constructor)) static void fortran_setup_show_code(void)
{
    isthmus_fortran_set_code(__ehdr_start, etext);
}

ROUTINE(void, shmem_init, SHMEM_INIT, (void), shmem_init());
ROUTINE(void, start_pes, START_PES, (const int *npes), start_pes(*npes));
ROUTINE(void, shmem_finalize, SHMEM_FINALIZE, (void), shmem_finalize());
ROUTINE(void, shmem_global_exit, SHMEM_GLOBAL_EXIT, (const int *status),
        shmem_global_exit(*status));

ROUTINE(int, shmem_my_pe, SHMEM_MY_PE, (void), return shmem_my_pe());
ROUTINE(int, shmem_n_pes, SHMEM_N_PES, (void), return shmem_n_pes());
ROUTINE(int, my_pe, MY_PE, (void), return shmem_my_pe());
ROUTINE(int, num_pes, NUM_PES, (void), return shmem_n_pes());

/* LOGICAL: 1 is .TRUE. to every compiler, whether it looks at the lowest bit or at all. */
ROUTINE(int, shmem_pe_accessible, SHMEM_PE_ACCESSIBLE, (const int *pe),
        return shmem_pe_accessible(*pe));
ROUTINE(int, shmem_addr_accessible, SHMEM_ADDR_ACCESSIBLE, (const void *addr, const int *pe),
        return shmem_addr_accessible(addr, *pe));
ROUTINE(void *, shmem_ptr, SHMEM_PTR, (const void *dest, const int *pe),
        return shmem_ptr(dest, *pe));

ROUTINE(void, shmem_info_get_version, SHMEM_INFO_GET_VERSION, (int *major, int *minor),
        shmem_info_get_version(major, minor));

static void fortran_setup_get_name(char *name, size_t length)
{
    char text[SHMEM_MAX_NAME_LEN];
    shmem_info_get_name(text);
    size_t used = strnlen(text, length);
    memcpy(name, text, used);
    memset(name + used, ' ', length - used);
}

/* The length is hidden, behind the arguments; an int to some compilers, so its upper half says
 * nothing. */
ROUTINE(void, shmem_info_get_name, SHMEM_INFO_GET_NAME, (char *name, unsigned int length),
        fortran_setup_get_name(name, length));

ROUTINE(void, shmem_set_cache_inv, SHMEM_SET_CACHE_INV, (void), );
ROUTINE(void, shmem_set_cache_line_inv, SHMEM_SET_CACHE_LINE_INV, (const void *dest), (void)dest);
ROUTINE(void, shmem_clear_cache_inv, SHMEM_CLEAR_CACHE_INV, (void), );
ROUTINE(void, shmem_udcflush, SHMEM_UDCFLUSH, (void), );
ROUTINE(void, shmem_udcflush_line, SHMEM_UDCFLUSH_LINE, (const void *dest), (void)dest);
