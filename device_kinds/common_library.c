#include "common_library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* ---- Libraries ---- */

void *common_open_library(const char *const *names, const char **name)
{
    void *library = NULL;
    for (size_t i = 0; library == NULL && names[i] != NULL; i++) {
        *name = names[i];
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (library == NULL)
            kind_fail(KIND_FAILED, "%s", dlerror());
    }
    return library;
}

bool common_find_calls(void *library, const char *library_name, const struct common_call *calls,
                       size_t count, void *table)
{
    for (size_t i = 0; i < count; i++) {
        void *address = dlsym(library, calls[i].name);
        if (address == NULL) {
            kind_fail(KIND_FAILED, "%s lacks the function %s", library_name, calls[i].name);
            return false;
        }
        memcpy((char *)table + calls[i].offset, &address, sizeof address);
    }
    return true;
}

/* ---- Text forms of UUIDs and PCI addresses ---- */

_Static_assert(2 * COMMON_UUID_BYTES + 4 + 1 == KIND_UUID_BYTES, "digits, four dashes and the end");
_Static_assert(sizeof "0000:00:00.0" <= KIND_PCI_BYTES,
               "the buffer is too small for a PCI address");

void common_write_uuid(char text[KIND_UUID_BYTES], const unsigned char uuid[COMMON_UUID_BYTES])
{
    char *end = text;
    for (int i = 0; i < COMMON_UUID_BYTES; i++) {
        bool dash = i == 4 || i == 6 || i == 8 || i == 10;
        end += sprintf(end, "%s%02x", dash ? "-" : "", uuid[i]);
    }
}

void common_write_pci(char text[KIND_PCI_BYTES], const char *address)
{
    unsigned domain, bus, device, function;
    text[0] = '\0';
    if (sscanf(address, "%x:%x:%x.%x", &domain, &bus, &device, &function) == 4)
        snprintf(text, KIND_PCI_BYTES, "%04x:%02x:%02x.%x", domain, bus, device, function);
}

/* ---- This process ---- */

/* Process ids are not unique on a machine: processes in different containers may have equal ids. */
uint64_t common_process_number(void)
{
    uint64_t number;
    if (getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = (uint64_t)getpid();
    return number;
}
