/*
 * The names that the objects of this process define or want, as the dynamic linker has them.
 */
#ifndef ISTHMUS_SYMBOLS_H
#define ISTHMUS_SYMBOLS_H

#include <link.h>
#include <stdbool.h>

/* Calls `each` for the names of an object until it gives true, and gives that; false where it never
 * does. */
typedef bool symbols_each(const char *name, bool is_defined, void *what);
bool symbols_find(const struct dl_phdr_info *object, symbols_each *each, void *what);

/* Whether an object may define a name, by its hash: fast, and no object that has another of the
 * name is passed over. Calls nothing, so that it may be asked before the program's malloc works. */
bool symbols_may_define(const struct dl_phdr_info *object, const char *name);

/* Whether it is the object that this code is in. */
bool symbols_are_own(const struct dl_phdr_info *object);

#endif
