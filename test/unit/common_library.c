/*
 * Tests the error messages about a driver's library that cannot be opened, and the text forms of
 * device numbers.
 */
#include "common_library.h"

#include "unit.h"

static void missing_libraries_and_calls_are_reported(void)
{
    static const char *const none[] = {"/nowhere/libfirst.so", "/nowhere/100%s%n/libsecond.so",
                                       NULL},
                             *const some[] = {"/nowhere/libfirst.so", "libc.so.6",
                                              "libpthread.so.0", NULL};
    static const struct common_call calls[] = {{"malloc", 0}, {"free", sizeof(void *)}},
                                    missing[] = {{"malloc", 0}, {"no_such_call", sizeof(void *)}};
    const char *name = NULL;
    void *table[2] = {NULL, NULL};
    CHECK(common_open_library(none, &name) == NULL && name == none[1]);
    CHECK_PART(kind_message(), "/nowhere/100%s%n/libsecond.so: ");
    void *library = common_open_library(some, &name);
    CHECK(library != NULL && name == some[1]);
    CHECK(common_find_calls(library, name, calls, 2, table) && table[0] != NULL &&
          table[1] != NULL && table[0] != table[1]);
    CHECK(!common_find_calls(library, name, missing, 2, table));
    CHECK_TEXT(kind_message(), "libc.so.6 lacks the function no_such_call");
}

static void uuid_and_pci_address_are_written_as_text(void)
{
    static const unsigned char uuid[COMMON_UUID_BYTES] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab,
                                                          0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98,
                                                          0x76, 0x54, 0x32, 0x10};
    char text[KIND_UUID_BYTES], pci[KIND_PCI_BYTES];
    common_write_uuid(text, uuid);
    CHECK_TEXT(text, "01234567-89ab-cdef-fedc-ba9876543210");
    common_write_pci(pci, "0000000A:1B:02.3");
    CHECK_TEXT(pci, "000a:1b:02.3");
    common_write_pci(pci, "no address");
    CHECK_TEXT(pci, "");
}

int main(void)
{
    missing_libraries_and_calls_are_reported();
    uuid_and_pci_address_are_written_as_text();
    return unit_status();
}
