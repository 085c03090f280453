/*
 * Fortran routines for setup, exit, query and the symmetric heap. The cache routines of the
 * specification do nothing.
 */
#include <string.h>

#include "fortran_define.h"

/* ---- Setup, exit and query ---- */

/* Address range of this library's code, defined by the linker. */
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

/* These routines return a LOGICAL. The value 1 is .TRUE. for all compilers, both for those that
 * test the lowest bit and for those that compare with 0. */
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

/* The length of the text is a hidden argument after the other arguments. Some compilers pass it as
 * an int, so its upper half is undefined. */
ROUTINE(void, shmem_info_get_name, SHMEM_INFO_GET_NAME, (char *name, unsigned int length),
        fortran_setup_get_name(name, length));

ROUTINE(void, shmem_set_cache_inv, SHMEM_SET_CACHE_INV, (void), );
ROUTINE(void, shmem_set_cache_line_inv, SHMEM_SET_CACHE_LINE_INV, (const void *dest), (void)dest);
ROUTINE(void, shmem_clear_cache_inv, SHMEM_CLEAR_CACHE_INV, (void), );
ROUTINE(void, shmem_udcflush, SHMEM_UDCFLUSH, (void), );
ROUTINE(void, shmem_udcflush_line, SHMEM_UDCFLUSH_LINE, (const void *dest), (void)dest);

/* ---- Symmetric heap ---- */

/* The size of a block is a number of 32-bit words. A routine returns an error code, or aborts the
 * job if an argument requests it. All PEs get the same code, because their heaps are identical. If
 * there is an error, the routine returns without waiting for other PEs. */

/* Error codes. isthmus_fortran_look_up returns the other codes. */
enum { NO_LENGTH = -1, NO_SPACE = -2 };
enum { WORD_BYTES = 4 };

/* Arguments of a call of a heap routine. */
struct request {
    const void *addr;
    int length;
    int *status;
    int aborts_on_error; /* nonzero: abort the job if an error occurs */
};

static _Noreturn void fortran_setup_abort_request(const struct request *request, int code)
{
    if (code == NO_LENGTH)
        isthmus_fortran_fatal("length is %d words: expected more than 0", request->length);
    if (code == NO_SPACE)
        isthmus_fortran_fatal(
            "the symmetric heap does not have enough free memory for %d words of 32 bits: set "
            "SHMEM_SYMMETRIC_SIZE to a larger value",
            request->length);
    isthmus_fortran_fatal("addr is %p, %s: expected the beginning of an allocated block",
                          request->addr,
                          code == ISTHMUS_FORTRAN_OUTSIDE  ? "outside the symmetric heap"
                          : code == ISTHMUS_FORTRAN_INSIDE ? "inside a block"
                                                           : "not in an allocated block");
}

/* Stores the code of the routine; a negative code is an error. Aborts the job after an error if the
 * caller requests it. */
static void fortran_setup_finish_request(const struct request *request, int code)
{
    if (code < 0 && request->aborts_on_error)
        fortran_setup_abort_request(request, code);
    *request->status = code;
}

static int fortran_setup_allocate_words(void **addr, int length)
{
    *addr = NULL;
    if (length <= 0)
        return NO_LENGTH;
    *addr = shmem_malloc((size_t)length * WORD_BYTES);
    return *addr == NULL ? NO_SPACE : 0;
}

static int fortran_setup_free_block(void *addr)
{
    int place = isthmus_fortran_look_up(addr);
    if (place == ISTHMUS_FORTRAN_BLOCK)
        shmem_free(addr);
    return place;
}

/* Returns 0 if the block was resized in place, 1 if it was moved, or a negative error code. */
static int fortran_setup_resize(void **addr, int length)
{
    int place = isthmus_fortran_look_up(*addr);
    if (length <= 0)
        return NO_LENGTH;
    if (place != ISTHMUS_FORTRAN_BLOCK)
        return place;
    void *block = shmem_realloc(*addr, (size_t)length * WORD_BYTES);
    if (block == NULL)
        return NO_SPACE;
    int moved = block != *addr;
    *addr = block;
    return moved;
}

ROUTINE(void, shpalloc, SHPALLOC,
        (void **addr, const int *length, int *errcode, const int *aborts_on_error),
        struct request request = {NULL, *length, errcode, *aborts_on_error};
        fortran_setup_finish_request(&request, fortran_setup_allocate_words(addr, *length)));
ROUTINE(void, shpdeallc, SHPDEALLC, (void **addr, int *errcode, const int *aborts_on_error),
        struct request request = {*addr, 0, errcode, *aborts_on_error};
        fortran_setup_finish_request(&request, fortran_setup_free_block(*addr)));
ROUTINE(void, shpclmove, SHPCLMOVE,
        (void **addr, const int *length, int *status, const int *aborts_on_error),
        struct request request = {*addr, *length, status, *aborts_on_error};
        fortran_setup_finish_request(&request, fortran_setup_resize(addr, *length)));
