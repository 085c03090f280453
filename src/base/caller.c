#include "caller.h"

#include <ctype.h>
#include <dlfcn.h>
#include <string.h>
#include <unwind.h>

enum { FRAMES_MAX = 256 };

static struct caller_code binding; /* empty: there is none */

void caller_set_binding(struct caller_code code)
{
    binding = code;
}

struct search {
    struct caller_code code;
    bool is_behind_handler; /* the frames before it are the handler's own */
    uintptr_t stack;        /* the search ends at the frame that contains it; 0: no limit */
    uintptr_t found;        /* the outermost so far, */
    uintptr_t previous;     /* and the one before the last frame */
    int frames;
};

static _Unwind_Reason_Code visit_frame(struct _Unwind_Context *frame, void *state)
{
    struct search *search = state;
    int was_interrupted = 0; /* at this very instruction */
    uintptr_t address = (uintptr_t)_Unwind_GetIPInfo(frame, &was_interrupted);
    address -= was_interrupted ? 0 : 1; /* a call's return address is behind it */
    search->is_behind_handler |= was_interrupted;
    if (search->is_behind_handler && search->stack != 0 &&
        (uintptr_t)_Unwind_GetCFA(frame) > search->stack)
        return _URC_END_OF_STACK;
    search->previous = search->found;
    if (search->is_behind_handler && address >= (uintptr_t)search->code.begin &&
        address < (uintptr_t)search->code.end)
        search->found = address;
    return ++search->frames < FRAMES_MAX ? _URC_NO_REASON : _URC_END_OF_STACK;
}

uintptr_t caller_find(struct caller_code code, bool in_handler)
{
    struct search search = {.code = code, .is_behind_handler = !in_handler};
    _Unwind_Backtrace(visit_frame, &search);
    return search.found;
}

/* The stack pointer of the frame that has `stack` is below `stack`, so it is the last that was
 * looked at. */
uintptr_t caller_find_below(struct caller_code code, uintptr_t stack)
{
    struct search search = {.code = code, .stack = stack};
    _Unwind_Backtrace(visit_frame, &search);
    return search.previous;
}

/* Fortran's routines stand in its library as name_, name__ and NAME, those of its module as
 * name_f18, with more behind that where they have several interfaces. */
static const char *copy_name(const char *symbol, char *text, size_t capacity)
{
    const char *module = strstr(symbol, "_f18");
    size_t length = module == NULL ? strlen(symbol) : (size_t)(module - symbol);
    while (length > 0 && symbol[length - 1] == '_')
        length--;
    size_t used = 0;
    for (; used < length && used < capacity - 1; used++)
        text[used] = (char)toupper((unsigned char)symbol[used]);
    text[used] = '\0';
    return text;
}

const char *caller_name(const char *routine, bool in_handler, char *text, size_t capacity)
{
    Dl_info symbol;
    uintptr_t address = binding.begin == binding.end ? 0 : caller_find(binding, in_handler);
    if (address == 0 || dladdr((void *)address, &symbol) == 0 || symbol.dli_sname == NULL)
        return routine;
    return copy_name(symbol.dli_sname, text, capacity);
}
