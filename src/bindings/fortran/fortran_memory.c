/*
 * The symmetric heap: blocks of 32-bit words, error codes, and an abort flag that makes an error
 * end the job instead. Which code it is each PE finds for itself, the same as the others, whose
 * heaps are alike; with an error nobody waits.
 */
#include "fortran_define.h"

enum { NO_LENGTH = -1, NO_SPACE = -2 }; /* the other codes are what isthmus_fortran_look_up gives */
enum { WORD_BYTES = 4 };

/* What the caller gave. */
struct request {
    const void *addr;
    int length;
    int *status;
    int aborts_on_error; /* the job ends if there is an error */
};

static _Noreturn void fortran_memory_abort_request(const struct request *request, int code)
{
    if (code == NO_LENGTH)
        isthmus_fortran_fatal("length is %d words: expected more than 0", request->length);
    if (code == NO_SPACE)
        isthmus_fortran_fatal(
            "there is no room for %d words of 32 bits: expected a symmetric heap that "
            "has it (SHMEM_SYMMETRIC_SIZE)",
            request->length);
    isthmus_fortran_fatal("addr is %p, %s: expected the beginning of a block that is not free",
                          request->addr,
                          code == ISTHMUS_FORTRAN_OUTSIDE  ? "outside the symmetric heap"
                          : code == ISTHMUS_FORTRAN_INSIDE ? "inside a block"
                                                           : "in no block");
}

/* What the routine came to: a code, negative for an error. */
static void fortran_memory_finish_request(const struct request *request, int code)
{
    if (code < 0 && request->aborts_on_error)
        fortran_memory_abort_request(request, code);
    *request->status = code;
}

static int fortran_memory_allocate_words(void **addr, int length)
{
    *addr = NULL;
    if (length <= 0)
        return NO_LENGTH;
    *addr = shmem_malloc((size_t)length * WORD_BYTES);
    return *addr == NULL ? NO_SPACE : 0;
}

static int fortran_memory_free_block(void *addr)
{
    int place = isthmus_fortran_look_up(addr);
    if (place == ISTHMUS_FORTRAN_BLOCK)
        shmem_free(addr);
    return place;
}

/* 0: where it was; 1: moved. */
static int fortran_memory_resize(void **addr, int length)
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
        fortran_memory_finish_request(&request, fortran_memory_allocate_words(addr, *length)));
ROUTINE(void, shpdeallc, SHPDEALLC, (void **addr, int *errcode, const int *aborts_on_error),
        struct request request = {*addr, 0, errcode, *aborts_on_error};
        fortran_memory_finish_request(&request, fortran_memory_free_block(*addr)));
ROUTINE(void, shpclmove, SHPCLMOVE,
        (void **addr, const int *length, int *status, const int *aborts_on_error),
        struct request request = {*addr, *length, status, *aborts_on_error};
        fortran_memory_finish_request(&request, fortran_memory_resize(addr, *length)));
