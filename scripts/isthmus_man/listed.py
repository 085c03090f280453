"""Writes the manual pages of constants, types and environment variables, which have a page for each name."""

import re

from isthmus_man.described import capital, write
from isthmus_man.mdoc import Writer

BRIEF = {"constants": "a constant of {}", "types": "a type of {}", "variables": "an environment variable of Isthmus"}


class Listed:
    """The manual page of one constant, type or variable. Constants with a common comment are a family."""

    def __init__(self, book, page, name):
        self.book, self.page, self.name = book, page, name
        self.kind = page.key("lists")
        self.declared = None  # as in the header
        if self.kind == "constants":
            group = next(group for group in book.constants if name in group.values)
            self.header, self.said, self.declared = group.header, group.said, group.declared[name]
            self.values = {name: group.values[name], **group.values}
            self.names = list(self.values)
        elif self.kind == "types":
            self.header, self.said, self.declared = book.types[name]
            self.names = [name]
        else:
            self.header = None
            self.variable = next(key for key, one in book.variables.items() if name in (key, one.get("old_name")))
            self.names = [name] + [self.variable] * (name != self.variable)

    def brief(self):
        brief = BRIEF[self.kind].format(self.header)
        return brief.replace("a constant", "constants") if self.kind == "constants" and self.names[1:] else brief

    def synopsis(self):
        if not self.declared:
            return []
        out = Writer(self.book, self.page)
        out.section("SYNOPSIS")
        out.macro("In", self.header)
        out.display(self.declared.split("\n"))
        return out.lines

    def description(self, common):
        """Returns the lines of the section. `common` is the page's text about all names."""
        out = Writer(self.book, self.page)
        out.section("DESCRIPTION")
        {"constants": self.constants, "types": self.type, "variables": self.one_variable}[self.kind](out)
        for text in re.split(r"\n\s*\n", common):
            if re.search(rf"\b{self.name}\b", text) or not re.search("SHMEMX?_[A-Z]|shmemx?_[a-z]", text):
                out.macro("Pp")
                out.paragraph(text)
        return out.lines

    def constants(self, out):
        said = [text.replace(" above.", ".") for text in self.said]  # nothing is above on this page
        write(out, said or [f"This is a constant of `{self.header}`."], lambda word: False)
        out.macro("Pp")
        values(out, self.values)

    def type(self, out):
        write(out, self.said or [f"This is a type of `{self.header}`."], lambda word: False)

    def one_variable(self, out):
        one = self.book.variables[self.variable]
        if self.name != self.variable:
            out.paragraph(f"{self.name} is the old name of {self.variable}.")
            out.macro("Pp")
        about(out, one)

    def concerns(self, title, text):
        """Returns whether a section of the page is about the name."""
        return any(name in title or name in text for name in self.names)


def values(out, constants):
    """Writes the values of constants, or their descriptions."""
    out.macro("Bl", "-tag", "-width", max(constants, key=len), "-compact")
    for name, (value, note) in constants.items():
        out.macro("It", "Dv", name)
        out.paragraph(f"{capital(note)}." if note else f"`{value}`.")
    out.macro("El")


def about(out, variable):
    """Writes the texts about an environment variable."""
    default = variable["standard"]
    for text in (f"{capital(variable['help'])}.", f"Set the variable to {variable['expected']}.",
                 "By default, the variable is not set." if default == "not set" else f"Default: {default}."):
        out.paragraph(text)


def all_constants(out, book):
    for group in book.constants:
        for text in group.said:
            out.macro("Pp")
            out.paragraph(text)
        values(out, group.values)


def all_types(out, book):
    out.macro("Bl", "-tag", "-width", "Ds")
    for name, (_, said, declaration) in book.types.items():
        out.macro("It", "Vt", name)
        out.blocks("\n\n".join([*said, "\n".join(f"    {line}" for line in declaration.split("\n"))]))
    out.macro("El")


def all_variables(out, book):
    out.macro("Bl", "-tag", "-width", "Ds")
    for name, one in book.variables.items():
        out.macro("It", "Ev", name, *([",", one["old_name"]] if "old_name" in one else []))
        about(out, one)
    out.macro("El")


ALL = {"constants": all_constants, "types": all_types, "variables": all_variables}
