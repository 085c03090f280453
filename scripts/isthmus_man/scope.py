"""Determines which routines a manual page shows."""

import re

from isthmus_man.c import headers
from isthmus_man.fortran import plain


def parameters(prototypes):
    """Returns the names of the parameters of prototypes."""
    return list(dict.fromkeys(headers.parameter_name(word) for one in prototypes for word in one.parameters
                              if word not in ("void", "...")))


def form(name):
    """Returns the name that forms of a routine with and without a context have in common."""
    return re.sub(r"^(shmemx?_)ctx_", r"\1", name)


def forms(page, name):
    """Returns the prototypes of a routine and of its forms for other types and contexts. Returns an empty list for a
    name whose manual page shows all routines, such as the title of the page."""
    if name == page.name:
        return []
    if name in page.routines:
        common = form(page.routines[name].family.name)
        return [one for one in page.prototypes if form(one.name) == common]
    found = [one for one in page.prototypes if name in (one.operation(), form(one.name))]
    common = {plain(other) for other, _, _ in page.draft if other.lower() == name}
    return found or [one for one in page.prototypes if plain(one.name) in common]


class Scope:
    """The routines that a manual page shows: all those of a page of docs/man, or the forms of one."""

    def __init__(self, page, found):
        """`found` has the prototypes of a routine's forms. If it is empty, the scope has all routines of the page."""
        self.is_whole = not found
        self.prototypes = found or page.prototypes
        operations = {one.operation() for one in self.prototypes}
        self.generic = [name for name in page.generic if name in operations]
        common = {plain(one.name) for one in self.prototypes}
        self.draft = [one for one in page.draft if self.is_whole or plain(one[0]) in common]
        self.families = [family for family in page.families if set(family.prototypes) & set(self.prototypes)]

    def parameters(self):
        return parameters(self.prototypes)
