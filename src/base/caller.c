#include "caller.h"

#include <ctype.h>
#include <dlfcn.h>
#include <unwind.h>

enum { MOST_FRAMES = 256 };

static struct caller_code binding; /* empty: there is none */

void caller_set_binding(struct caller_code code)
{
    binding = code;
}

struct search {
    struct caller_code code;
    bool is_behind_handler; /* the frames before it are the handler's own */
    uintptr_t found;
    int frames;
};

static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *frame, void *state)
{
    struct search *search = state;
    int was_interrupted = 0; /* at this very instruction */
    uintptr_t address = (uintptr_t)_Unwind_GetIPInfo(frame, &was_interrupted);
    address -= was_interrupted ? 0 : 1; /* a call's return address is behind it */
    search->is_behind_handler |= was_interrupted;
    if (search->is_behind_handler && address >= (uintptr_t)search->code.begin &&
        address < (uintptr_t)search->code.end)
        search->found = address;
    return ++search->frames < MOST_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

uintptr_t caller_find(struct caller_code code, bool in_handler)
{
    struct search search = {.code = code, .is_behind_handler = !in_handler};
    _Unwind_Backtrace(look_at_frame, &search);
    return search.found;
}

/* Fortran's routines stand in its library as name_, name__ and NAME. */
static const char *copy_name(const char *symbol, char *text, size_t room)
{
    size_t used = 0, length = 0;
    for (; used < room - 1 && symbol[used] != '\0'; used++) {
        text[used] = (char)toupper((unsigned char)symbol[used]);
        if (symbol[used] != '_')
            length = used + 1;
    }
    text[length] = '\0';
    return text;
}

const char *caller_name(const char *routine, bool in_handler, char *text, size_t room)
{
    Dl_info symbol;
    uintptr_t address = binding.begin == binding.end ? 0 : caller_find(binding, in_handler);
    if (address == 0 || dladdr((void *)address, &symbol) == 0 || symbol.dli_sname == NULL)
        return routine;
    return copy_name(symbol.dli_sname, text, room);
}
