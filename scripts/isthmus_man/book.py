"""Reads the pages of docs/man/*.page, and determines which routines each page describes."""

import re
from functools import cached_property

from isthmus_man.c import Fault, Routines, read_constants, read_types, read_variables
from isthmus_man.cpp import Cpp
from isthmus_man.drawn import Drawn
from isthmus_man.examples import read_examples
from isthmus_man.fortran import Draft, Module, plain
from isthmus_man.scope import parameters


def words(text):
    return (text or "").replace(",", " ").split()


def without_context(name):
    """Returns the name of the Fortran routine for a routine of C that has a context."""
    return re.sub("^(shmemx_)ctx_", r"\1", name)


FEW = 8  # pages under SEE ALSO
# The keys of a page besides @NAME. Other lines of the form `word: text` belong to the text of the page.
KEY = re.compile(r"(family|calls|completes|returns|errors|see|example|standard|specification|names|unlisted|fortran"
                 r"|synopsis|lists|@\w+): (.*)")


class Page:
    """One page of docs/man/*.page. Book.fill adds the routines and names that it describes."""

    def __init__(self, source, name, section, brief, keys):
        self.source = source
        self.name, self.section, self.brief = name, section, brief
        self.keys = dict(keys)
        self.arguments = {}
        self.body = []
        self.families = []  # of routines
        self.left_out = []  # families whose comments are not printed
        self.routines = {}  # routines of C, by name
        self.generic = []  # generic names of C11
        self.draft = []  # routines of shmem.fh
        self.also = []  # other names, each of which has a manual page

    def file(self, name):
        return f"man{self.section}/{name}.{self.section}"

    def has(self, name, section):
        return section == self.section and (name == self.name or name in self.also)

    def key(self, name):
        return self.keys.get(name)

    @cached_property
    def prototypes(self):
        """The prototypes of the families. Must not be used before all families are known."""
        return [one for family in self.families for one in family.prototypes]

    @cached_property
    def parameters(self):
        return parameters(self.prototypes)

    def parts(self):
        """Returns the text before the first title, which belongs to DESCRIPTION, and {title: text}."""
        parts = [part.strip("\n") for part in re.split(r"^## (.*)\n", "\n".join(self.body), flags=re.M)]
        return parts[0], dict(zip(parts[1::2], parts[2::2]))

    def fault(self, text):
        return Fault(f"docs/man/{self.source}: {self.name}: {text}")


def read_pages(path):
    """Yields the pages of a file. Lines `key: text` before the first page apply to all pages of the file. Empty lines
    between keys have no meaning."""
    common, page, in_head, last = {}, None, True, None
    for line in path.read_text(encoding="utf-8").splitlines():
        head = re.fullmatch(r"# ([\w.+:-]+)\((\d)\): (.*)", line)
        key = KEY.fullmatch(line)
        if head:
            page, in_head, last = Page(path.name, head[1], head[2], head[3], common), True, None
            yield page
        elif in_head and key:
            store = common if page is None else page.arguments if key[1][0] == "@" else page.keys
            last = store, key[1].lstrip("@")
            store[last[1]] = key[2]
        elif in_head and last and line.startswith("  "):
            last[0][last[1]] += " " + line.strip()
        elif in_head and not line.strip():
            last = None
        elif page is not None:
            in_head = False
            page.body.append(line)
        else:
            raise Fault(f"docs/man/{path.name}: {line}: expected 'key: text', or '# NAME(SECTION): text'")


def read_common(path):
    """Returns {parameter: description}, for pages that do not describe a parameter themselves."""
    return dict(re.findall(r"^@(\w+): (.*)$", re.sub(r"\n  +", " ", path.read_text(encoding="utf-8")), re.M))


class Book:
    """All pages, and what was read from the sources."""

    def __init__(self, root):
        self.c = Routines(root)
        self.cpp = Cpp(root / "include/isthmus.hpp")
        self.module = Module(root / "src/bindings/fortran/f18")
        self.draft = Draft(root / "test/fortran/routines.tsv")
        self.variables = read_variables(root / "src/base/environment.c")
        self.constants = read_constants(root)
        self.types = read_types(root)
        self.common = read_common(root / "docs/man/arguments.page")
        self.examples = read_examples(root / "docs/man/examples")
        self.examples_seen = set()
        self.pages = [page for path in sorted((root / "docs/man").glob("*.page")) if path.name != "arguments.page"
                      for page in read_pages(path)]
        self.titles = {(page.name, page.section) for page in self.pages}
        for page in self.pages:
            self.fill(page)
        self.names = {name for page in self.pages if page.section == "3" for name in (page.name, *page.also)
                      if re.match("shmemx?_[a-z]", name) and not name.endswith(".h")}
        self.vocabulary = {page: self.words_of(page) for page in self.pages if page.families}

    def fill(self, page):
        self.find_families(page)
        self.find_draft(page)
        for one in page.prototypes:
            page.routines.update(self.c.routines(one))
        names = list(page.routines)
        generic = [one.operation() for one in page.prototypes if one.table and self.c.tables.distinct(one.table)]
        page.generic = list(dict.fromkeys(one for one in generic if one not in page.routines))
        names += [name for name in map(without_context, names) if name in self.module.found]
        names += [one.operation() for one in page.prototypes if "TYPENAME" in one.name]
        names += [*words(page.key("fortran")), *(name.lower() for name, _, _ in page.draft), *self.listed(page)]
        # If a name is on two pages, e.g. the generic and the deprecated shmem_wait_until, it is described by the page
        # whose title it is.
        page.also = [name for name in dict.fromkeys(names) if (name, page.section) not in self.titles]

    def words_of(self, page):
        """Returns all words in the texts of a page of routines."""
        texts = [*page.keys.values(), *page.arguments.values(), *page.body, *(one.text() for one in page.prototypes),
                 *(self.common.get(name, "") for name in page.parameters),
                 *(line for family in page.families for line in family.comment)]
        return set(re.findall(r"\w+", " ".join(texts)))

    def related(self, name):
        """Returns the titles of the pages of routines whose texts contain a name, if these are only a few."""
        titles = [page.name for page, known in self.vocabulary.items() if name in known]
        return titles if len(titles) <= FEW else []

    def find_families(self, page):
        for word in words(page.key("family")):
            family = self.c.family.get(word.lstrip("-"))
            if family is None:
                raise page.fault(f"{word}: expected a routine of a header")
            if family not in page.families:
                page.families.append(family)
            if word.startswith("-"):
                page.left_out.append(family)

    def find_draft(self, page):
        active = {plain(one.name): "int PE_start" in one.parameters for one in page.prototypes}
        for name, is_active_set in [*active.items(), *((name, False) for name in words(page.key("fortran")))]:
            page.draft += self.draft.of(name, is_active_set)

    def listed(self, page):
        """Yields the names that a page contains or lists."""
        yield from words(page.key("names")) + words(page.key("unlisted"))
        if page.key("lists") == "constants":
            yield from (name for group in self.constants for name in group.values)
        if page.key("lists") == "types":
            yield from self.types
        if page.key("lists") == "variables":
            yield from self.variables
            yield from (one["old_name"] for one in self.variables.values() if "old_name" in one)

    def made(self):
        """Returns the manual pages as {path below man: text}."""
        files, sources = {}, {}
        for page in self.pages:
            for name, text in Drawn(self, page).pages():
                file = page.file(name)
                if file in files:
                    raise Fault(f"docs/man: {page.name} and {sources[file]} both describe {file}: expected one page")
                files[file], sources[file] = text, page.name
        unused = sorted(set(self.examples) - self.examples_seen)
        if unused:
            raise Fault(f"docs/man/examples: {', '.join(unused)}: expected a page of that name, or with 'example: ...'")
        return files
