"""A page in mdoc, section by section."""

import re

from isthmus_man.c import cited, spoken
from isthmus_man.fortran import broken, draft_lines, wrapped_call
from isthmus_man.mdoc import Writer, argument, escaped

DATE = "November 25, 2026"  # of the release, or of the last change that readers see
MADE = "Made by scripts/man-pages from docs/man/{} and what that names; change those, and run it."
WHO = {
    "local": "Any PE, for itself, at any time between initialization and finalization; no other PE needs to call.",
    "job": "Collective over the job: all PEs call, in the same order among collectives, with the same arguments.",
    "team": "Collective over the team: all of its PEs call, in the same order among the team's collectives; no other PE calls.",
    "any": "Any PE, at any time, also before initialization and after finalization.",
    "active": "Collective over the active set: all of its PEs call, in the same order, and no other PE does.",
}
ERRORS = {
    "line": "A wrong argument that the library notices ends the job, with status 1 and one line that names the PE, the "
            "routine, the argument, its value and what was expected, such as\n\n{line}\n\n"
            "With SHMEM_DEBUG set more is checked; see isthmus-environment(7).",
    "none": "None.",
}
ORDER = ["ARGUMENTS", "TYPES", "WHO CALLS", "COMPLETION", "RETURN VALUES", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
         "DIAGNOSTICS", "ERRORS", "SEE ALSO", "STANDARDS", "HISTORY", "CAVEATS", "BUGS"]


class Drawn:
    """A page as mdoc."""

    def __init__(self, book, page):
        self.book, self.page = book, page
        self.out = Writer(book, page)
        self.own, self.more = page.parts()

    def text(self):
        page, out = self.page, self.out
        out.lines += [f'.\\" {MADE.format(page.source)}', ".nh"]
        out.macro("Dd", DATE)
        out.macro("Dt", page.name.upper(), page.section)
        out.macro("Os", "Isthmus")
        self.name()
        if page.families:
            self.synopsis()
        elif page.key("synopsis"):
            self.given_synopsis()
        self.description()
        if page.families:
            self.arguments()
            self.types()
            self.said("WHO CALLS", WHO.get(self.need("calls"), page.key("calls")))
            self.said("COMPLETION", self.need("completes"))
            self.said("RETURN VALUES", self.need("returns"))
        self.rest()
        return "\n".join(out.lines) + "\n"

    def need(self, key):
        if not self.page.key(key):
            raise self.page.fault(f"expected '{key}: ...'")
        return self.page.key(key)

    def is_elsewhere(self, name):
        return name != self.page.name and (name, self.page.section) in self.book.titles

    def name(self):
        """The names that a reader may look for: one for all types, sizes and contexts."""
        page, out = self.page, self.out
        out.section("NAME")
        shown = [page.name]
        for one in page.prototypes():
            name = one.operation() if one.table else one.name
            if re.sub("^(shmemx?_)ctx_", r"\1", one.name) == one.name or "_req" in name:
                shown.append(name)
        shown += (page.key("names") or "").replace(",", " ").split()
        shown = list(dict.fromkeys(one for one in shown if "SIZE" not in one and not self.is_elsewhere(one)))
        for name in shown:
            out.macro("Nm", name, *[","] * (name != shown[-1]))
        out.macro("Nd", escaped(page.brief))

    # ---- SYNOPSIS

    def synopsis(self):
        out = self.out
        out.section("SYNOPSIS")
        header = self.book.c.header[self.page.families[0]]
        out.macro("In", header if header in ("shmem.h", "shmemx_mpi.h") else "shmemx.h")
        names = {one.name for one in self.page.prototypes()}
        on_context = []
        for one in self.page.prototypes():
            twin = one.name.replace("_ctx_", "_", 1)
            if twin != one.name and twin in names and one.parameters[0] == "shmem_ctx_t ctx":
                on_context.append(one.name)
            else:
                self.prototype(one.result, one.name, one.parameters)
        if on_context:
            self.contexts(on_context)
        self.generics()
        self.fortran()

    def prototype(self, result, name, parameters):
        out = self.out
        out.macro("Ft", argument(result.replace("SHMEM_IMPL_NORETURN", "_Noreturn")))
        out.macro("Fo", name)
        for parameter in parameters:
            out.macro("Fa", argument(parameter))
        out.macro("Fc")

    def contexts(self, names):
        out = self.out
        out.macro("Pp")
        out.paragraph("On a context, with `shmem_ctx_t ctx` as the first argument:")
        for number, name in enumerate(names):
            out.macro("Sy", name, "," if number + 1 < len(names) else ".")

    def generics(self):
        """The names without types of C11 and C++."""
        for number, name in enumerate(self.page.generic):
            if number == 0:
                self.out.macro("Ss", "C11 and C++")
            forms = [one for one in self.page.prototypes() if one.operation() == name]
            context = ["[shmem_ctx_t ctx]"] if len(forms) == 2 else []
            self.prototype(forms[0].result, name, context + forms[0].parameters)

    def fortran(self):
        page, out, module = self.page, self.out, self.book.module
        names = [one.operation() if one.table else one.name for one in page.prototypes()]
        names += [re.sub("^(shmemx_)ctx_", r"\1", name) for name in names]
        names += (page.key("fortran") or "").replace(",", " ").split()
        calls = [module.call(name) for name in dict.fromkeys(names) if name in module.found and not self.is_elsewhere(name)]
        if calls:
            out.macro("Ss", argument("Fortran 2018: use shmem"))
            out.display([line for call in calls for line in wrapped_call(call)])
        if page.draft:
            out.macro("Ss", argument("Fortran: include 'shmem.fh'"))
            lines, notes = draft_lines(page.draft)
            out.display(lines)
            for text in notes:
                out.paragraph(text)

    def given_synopsis(self):
        """Of `#include <NAME>` and of commands, with / between them."""
        out = self.out
        out.section("SYNOPSIS")
        for line in self.page.key("synopsis").split(" / "):
            first, _, words = line.partition(" ")
            if first == "#include":
                out.macro("In", words.strip("<>"))
                continue
            out.macro("Nm", first)
            for optional, word in re.findall(r"\[(.*?)\](?= |$)|(\S+)", words):
                out.macro(*["Op"] * bool(optional), *out.usage(optional or word))

    # ---- What it does

    def description(self):
        page, out = self.page, self.out
        out.section("DESCRIPTION")
        said = [text for family in page.families if family not in page.left_out for text in cited(spoken(family.comment))[0]]
        said += dict.fromkeys(text for family in page.families for text in self.book.c.chapter[family])
        for number, text in enumerate(said):
            self.comment(text, number > 0)
        if self.own:
            out.blocks(self.own, bool(said))
        if page.key("lists"):
            {"constants": self.constants, "variables": self.variables, "types": self.types_of_headers}[page.key("lists")]()

    def comment(self, text, begun):
        """A paragraph of a header's comment."""
        out = self.out
        if text.startswith("- "):
            term, said = re.match(r"- (\w+)\s+(.*)", text).groups()
            out.macro("Bl", "-tag", "-width", "Ds", "-compact")
            out.macro("It", "Li", argument(term))
            out.paragraph(said)
            out.macro("El")
            return
        if begun:
            out.macro("Pp")
        out.paragraph(text[0].upper() + text[1:] if re.match(r"[a-z]+ ", text) else text)

    def arguments(self):
        page, out = self.page, self.out
        if not page.parameters():
            return
        out.section("ARGUMENTS")
        out.macro("Bl", "-tag", "-width", "Ds")
        for name in page.parameters():
            said = page.arguments.get(name) or self.book.common.get(name)
            if not said:
                raise page.fault(f"expected '@{name}: ...', or in arguments.page")
            out.macro("It", "Fa", argument(name))
            out.paragraph(said[0].upper() + said[1:])
        out.macro("El")

    def types(self):
        """What stands for TYPENAME and SIZE, and, where that differs, in which routines."""
        by_table = {}
        for one in self.page.prototypes():
            if one.table:
                by_table.setdefault(tuple(self.book.c.tables.of(one.table)), []).append(one)
        sizes = [entries for entries, prototypes in by_table.items() if "SIZE" in prototypes[0].name]
        said = []
        for entries, prototypes in by_table.items():
            if entries not in sizes:
                said.append(self.types_of(entries, prototypes, len(by_table) - len(sizes) > 1))
        said += ["SIZE is one of " + ", ".join(cell for cell, _ in entries) + ": the bits of an element." for entries in sizes]
        if said:
            said[0] += "" if said[0].startswith("SIZE") else " TYPE is the same, or what is in parentheses."
            self.said("TYPES", "\n\n".join(said))

    def types_of(self, entries, prototypes, is_one_of_several):
        names = dict.fromkeys(one.operation() for one in prototypes)
        names = [name for name in names if "_ctx_" not in name] or names
        whose = " of " + ", ".join(f"`{name}`" for name in names) if is_one_of_several else ""
        types = ", ".join(name if cell == name else f"{name} ({cell})" for cell, name in entries)
        return f"TYPENAME{whose} is one of {types}."

    def said(self, title, text):
        self.out.section(title)
        self.out.blocks(text)

    # ---- The rest, in the usual order

    def rest(self):
        sections = dict(self.more)
        sections["EXAMPLES"] = joined(self.example(), self.more.get("EXAMPLES"))
        sections["ERRORS"] = joined(self.errors(), self.more.get("ERRORS"))
        sections["STANDARDS"] = self.standards()
        for title in [*(one for one in sections if one not in ORDER), *ORDER]:
            if title == "SEE ALSO":
                self.see_also()
            elif sections.get(title):
                self.said(title, sections[title])

    def errors(self):
        if not self.page.families:
            return None
        kind, _, sample = self.need("errors").partition(" ")
        return ERRORS[kind].format(line=sample_line(sample)) if kind in ERRORS else self.page.key("errors")

    def example(self):
        name = self.page.key("example") or self.page.name
        if name in self.book.examples:
            self.book.examples_seen.add(name)
            return "\n".join(f"    {line}" for line in self.book.examples[name].split("\n"))
        if self.page.families:
            raise self.page.fault(f"expected '/* == {name} */' in docs/man/examples")
        return None

    def see_also(self):
        out, page = self.out, self.page
        wanted = set()
        for word in self.need("see").replace(",", " ").split():
            name, section = (word[:-3], word[-2]) if word.endswith(")") else (word, "3")
            if page.has(name, section):
                raise page.fault(f"see: {word} is this page")
            wanted.add((section, name))
        if page.families:
            wanted.add(("7", "isthmus"))
        out.section("SEE ALSO")
        for number, (section, name) in enumerate(sorted(wanted)):
            out.macro("Xr", name, section, *[","] * (number + 1 < len(wanted)))

    def standards(self):
        page = self.page
        sections = [cited(spoken(family.comment))[1] for family in page.families]
        sections = list(dict.fromkeys(one for one in sections if one))
        if page.key("standard"):
            return page.key("standard")
        if page.name.startswith("shmemx"):
            return "An extension of Isthmus" + (f", as the {'; the '.join(sections)} asks for." if sections else ".")
        if sections == ["Memory Spaces proposal"]:
            return "The Dynamic Memory Spaces proposal for OpenSHMEM."
        return f"{page.key('specification') or 'OpenSHMEM 1.6'}: {'; '.join(sections)}." if sections else None

    # ---- Tables

    def constants(self):
        out = self.out
        for said, constants in self.book.constants:
            for text in said:
                out.macro("Pp")
                out.paragraph(text)
            out.macro("Bl", "-tag", "-width", "Ds", "-compact")
            for name, (value, note) in constants.items():
                out.macro("It", "Dv", name)
                out.paragraph(f"{note[0].upper()}{note[1:]}." if note else f"`{value}`.")
            out.macro("El")

    def types_of_headers(self):
        out = self.out
        out.macro("Bl", "-tag", "-width", "Ds")
        for name, (said, declaration) in self.book.types.items():
            out.macro("It", "Vt", name)
            out.blocks("\n\n".join([*said, "\n".join(f"    {line}" for line in declaration.split("\n"))]))
        out.macro("El")

    def variables(self):
        out = self.out
        out.macro("Bl", "-tag", "-width", "Ds")
        for name, one in self.book.variables.items():
            out.macro("It", "Ev", name, *([",", one["old_name"]] if "old_name" in one else []))
            out.paragraph(f"{one['help'][0].upper()}{one['help'][1:]}. Expected: {one['expected']}; default: {one['standard']}.")
        out.macro("El")


def joined(*texts):
    return "\n\n".join(text for text in texts if text)


def sample_line(text):
    """A message, broken where it is long."""
    text = "isthmus: " + ("" if text.startswith("process ") else "PE 0: ") + text
    return "\n".join(f"    {line}" for line in broken(text, 72))
