"""Writes the section SYNOPSIS of a manual page, which begins with the prototype of the page's own name."""

import re

from isthmus_man.cpp import wrapped
from isthmus_man.fortran import draft_lines, wrapped_call
from isthmus_man.mdoc import Writer, argument

CPP, MODULE, SHMEM_FH = "C++17: #include <isthmus.hpp>", "Fortran 2018: use shmem", "Fortran: include 'shmem.fh'"


class Synopsis:
    """SYNOPSIS of the manual pages that show the same routines."""

    def __init__(self, book, page, scope):
        self.book, self.page, self.scope = book, page, scope
        self.shared = {language: self.section(language) for language in (CPP, MODULE, SHMEM_FH)}

    def is_elsewhere(self, name):
        return name != self.page.name and (name, self.page.section) in self.book.titles

    def lines(self, name):
        """Returns the lines of the section for one name. A name that exists only in Fortran begins with Fortran."""
        self.out = Writer(self.book, self.page)
        self.out.section("SYNOPSIS")
        language = self.language(name)
        first = self.section(language, name) if language else []
        if self.page.families:
            self.c(name)
        rest = [line for key, lines in self.shared.items() if key != language for line in lines]
        return [self.out.lines[0], *first, *self.out.lines[1:], *rest]

    def language(self, name):
        """Returns the form of Fortran that has the name, if C does not have it."""
        if name in self.page.routines or name == self.page.name:
            return None
        if any(other.lower() == name for other, _, _ in self.page.draft):
            return SHMEM_FH
        return MODULE if name in self.book.module.found and name not in self.scope.generic else None

    def c(self, name):
        """Writes the prototypes of C, with the page's own name first."""
        own = self.own_prototype(name)
        self.include = [self.header()]
        first, second = self.families, self.generics
        if own:
            self.heading("C and C++")
            self.prototype(own)
        if name in self.scope.generic or (own and not self.scope.is_whole):
            first, second = second, first
        first(name, own)
        second(name, own)

    def header(self):
        header = self.book.c.header[self.page.families[0]]
        return header if header in ("shmem.h", "shmemx_mpi.h") else "shmemx.h"

    def heading(self, text):
        """Writes a heading, and the header of C below the first heading."""
        self.out.macro("Ss", argument(text))
        for header in self.include:
            self.out.macro("In", header)
        self.include = []

    def own_prototype(self, name):
        if name in self.page.routines:
            return self.page.routines[name].prototype
        return self.book.c.others.get(name)

    def prototype(self, one, name=None, context=()):
        """Writes a prototype, with another name and with a parameter before its own if these are given."""
        out = self.out
        out.macro("Ft", argument(one.result.replace("SHMEM_IMPL_NORETURN", "_Noreturn")))
        out.macro("Fo", name or one.name)
        for parameter in (*context, *one.parameters):
            out.macro("Fa", argument(parameter))
        out.macro("Fc")

    # ---- C and C++

    def families(self, name, own):
        """Writes the prototypes of families, except the own prototype, which is above them."""
        others = [one for one in self.scope.prototypes if not own or one.name != own.name]
        if self.scope.is_whole:
            self.all_families(others, own)
            return
        for number, one in enumerate(others):
            if number == 0:
                self.heading(self.kind(others, own))
            self.prototype(one)

    def kind(self, others, own):
        """Returns a heading for families of prototypes."""
        words = [word for word in ("TYPENAME", "SIZE") if any(word in one.name for one in others)]
        if words or not own:
            return f"C and C++, for each {' and '.join(words)}" if words else "C and C++"
        return "C and C++, with a context" if "_ctx_" in others[0].name else "C and C++, without a context"

    def all_families(self, others, own):
        names = {one.name for one in others}
        with_context = [one.name for one in others if one.parameters[0] == "shmem_ctx_t ctx"
                        and one.name != one.name.replace("_ctx_", "_", 1)
                        and one.name.replace("_ctx_", "_", 1) in names | {own and own.name}]
        if not own and others:
            self.heading("C and C++")
        for one in others:
            if one.name not in with_context:
                self.prototype(one)
        if with_context:
            self.contexts(with_context)

    def contexts(self, names):
        out = self.out
        out.macro("Pp")
        out.paragraph("These forms have a context, `shmem_ctx_t ctx`, as their first argument:")
        for number, name in enumerate(names):
            out.macro("Sy", name, "," if number + 1 < len(names) else ".")

    def generics(self, name, _):
        """Writes the type-generic names of C11 and C++, with the page's own name first."""
        for number, generic in enumerate(sorted(self.scope.generic, key=lambda one: one != name)):
            if number == 0:
                self.heading("C11 and C++")
            found = [one for one in self.scope.prototypes if one.operation() == generic]
            self.prototype(found[0], generic, ["[shmem_ctx_t ctx]"] * (len(found) == 2))

    # ---- C++17 and Fortran

    def section(self, language, name=None):
        """Returns the calls in another language. Those of `name` come first."""
        out = Writer(self.book, self.page)
        lines, notes = {CPP: self.cpp, MODULE: self.module, SHMEM_FH: self.draft}[language](name)
        if lines:
            out.macro("Ss", argument(language))
            out.display(lines)
        for text in notes:
            out.paragraph(text)
        return out.lines

    def cpp(self, _):
        found = dict.fromkeys(line for one in self.scope.prototypes for line in self.book.cpp.of(one))
        return [part for line in found for part in wrapped(line)], []

    def module(self, name):
        module = self.book.module
        names = [one.operation() if one.table else one.name for one in self.scope.prototypes]
        names += [re.sub("^(shmemx_)ctx_", r"\1", name) for name in names]
        if self.scope.is_whole:
            names += (self.page.key("fortran") or "").replace(",", " ").split()
        names = [one for one in dict.fromkeys(names) if one in module.found and not self.is_elsewhere(one)]
        names.sort(key=lambda one: one != name)
        return [line for one in names for line in wrapped_call(module.call(one))], []

    def draft(self, name):
        own = [one for one in self.scope.draft if one[0].lower() == name]
        lines, notes = draft_lines(self.scope.draft)
        first = draft_lines(own)[0] if own else []
        return first + [line for line in lines if line not in first], notes


def given(book, page, name):
    """Returns the lines of the synopsis that a page gives itself: headers (`#include <NAME>`) and commands, separated
    by / in the page. The commands and prototypes of the page's own name come first."""
    out = Writer(book, page)
    out.section("SYNOPSIS")
    lines = page.key("synopsis").split(" / ")
    headers = [line for line in lines if line.startswith("#include")]
    headers.sort(key=lambda line: line != f"#include <{name}>")
    for line in headers:
        out.macro("In", line.partition(" ")[2].strip("<>"))
    for other in sorted((page.name, *page.also), key=lambda other: other != name):
        if other in book.c.others:
            function(out, book.c.others[other])
    for line in commands(page, name, [line for line in lines if line not in headers]):
        command(out, line)
    return out.lines


def commands(page, name, lines):
    """Returns the lines with commands, those of `name` first. A name without a line, such as oshcxx, has the line of
    the name above it in the list of names, oshc++."""
    names = {line.split()[0] for line in lines}
    if name not in names:
        known = [page.name, *page.also]
        other = next((one for one in reversed(known[:known.index(name)]) if one in names), None)
        lines = [line.replace(other, name, 1) for line in lines if line.split()[0] == other] + lines
    return sorted(lines, key=lambda line: line.split()[0] != name)


def function(out, one):
    out.macro("Ft", argument(one.result))
    out.macro("Fn", one.name, *map(argument, one.parameters))


def command(out, line):
    first, _, words = line.partition(" ")
    out.macro("Nm", first)
    for optional, word in re.findall(r"\[(.*?)\](?= |$)|(\S+)", words):
        out.macro(*["Op"] * bool(optional), *out.usage(optional or word))
