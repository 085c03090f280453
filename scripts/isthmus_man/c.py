"""Reads the C headers: routines with their comments, constants and types. Also reads the table of environment
variables."""

import importlib.machinery
import importlib.util
import re
from collections import namedtuple
from pathlib import Path


def load_headers():
    """Loads scripts/headers, which reads src/api/headers."""
    path = Path(__file__).resolve().parent.parent / "headers"
    loader = importlib.machinery.SourceFileLoader("headers", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("headers", loader))
    loader.exec_module(module)
    return module


headers = load_headers()
Fault = headers.Fault


def spoken(comment):
    """Returns a header's comment as paragraphs. Each line of a list is a separate paragraph."""
    lines = [re.sub(r"^(/\*| \*(?!/)) ?| *\*/$", "", line) for line in comment]
    text = re.sub(r"\n +(\w+  +)", r"\n\n- \1", "\n".join(lines).strip())
    # "put: Copies ... get: Copies ..." describes several routines. Each description becomes a line of a list.
    text = re.sub(r"(?:^|(?<=\. ))([a-z_]+): (?=[A-Z])", r"\n\n- \1  ", text, flags=re.M).strip()
    return [re.sub(r"\s*\n\s*", " ", part) for part in re.split(r"\n\s*\n", text)]


def cited(paragraphs):
    """Separates the paragraphs from the references to the specification at their end. Returns both."""
    match = re.search(r"\s*\[([^\[\]]*[A-Za-z][^\[\]]*)\]$", paragraphs[-1]) if paragraphs else None
    if not match or not re.search(r"SHMEM_|_[A-Z]|Memory Operations|proposal|specification|draft", match[1]):
        return paragraphs, None
    rest = paragraphs[-1][:match.start()].strip()
    return paragraphs[:-1] + [rest] * bool(rest), match[1]


# A routine: its prototype, the prototype of the family, and the entry of the table of types (C type, TYPENAME).
Routine = namedtuple("Routine", "prototype family entry")


class Routines:
    """All families of the headers. `family` finds a family by the name of a prototype."""

    def __init__(self, root):
        self.tables = headers.Tables((root / "include/shmem_types.h").read_text(encoding="utf-8"))
        self.family = {}
        self.chapter = {}  # for each family, the comments that apply to its whole chapter
        self.header = {}
        self.others = {}  # prototypes that belong to no family, by name
        for path in sorted((root / "src/api/headers").glob("*.h.in")):
            self.read(headers.Source(path, self.tables), path.name.removesuffix(".in"))
        self.read_inline(root / "include/shmemx_mpi.h")
        self.read_deprecated(root / "include/shmem.h")
        self.read_others(root / "include/shmem_impl/mpi_calls.h", r"^(int shmemx_mpi_[^;{]*);")
        self.read_others(root / "include/isthmus_regions.h", r"^ISTHMUS_REGIONS_INLINE ([^;{]*)\n\{")

    def read(self, source, header):
        shared = []
        for family in source.families:
            if family.comment and family.comment[0].startswith("/* ----"):
                shared = []
            elif not family.prototypes and family.comment and family.comment[0] != "/*":
                shared = spoken(family.comment)
            self.add(family, header, shared)

    def add(self, family, header, shared):
        for prototype in family.prototypes:
            self.family[prototype.name] = family
        self.chapter[family] = shared
        self.header[family] = header

    def read_inline(self, path):
        """Reads routines that a header defines inline, each with the comment above it."""
        text = path.read_text(encoding="utf-8")
        for comment, prototype in re.findall(r"^(/\*(?:(?!\*/).)*\*/)\nstatic inline ([^{]*?)\n\{", text, re.M | re.S):
            family = headers.Family(comment.split("\n"))
            family.prototypes.append(headers.Prototype(re.sub(r"\s+", " ", prototype) + ";"))
            self.add(family, path.name, [])

    def read_deprecated(self, path):
        """Reads the deprecated routines, whose names have no prefix."""
        text = path.read_text(encoding="utf-8")
        block = re.search(r"^(/\* Deprecated names without.*?\*/)\n(.*?)\n\n", text, re.M | re.S)
        family = headers.Family(block[1].split("\n"))
        family.prototypes = [headers.Prototype(line) for line in block[2].split("\n")]
        self.add(family, path.name, [])

    def read_others(self, path, pattern):
        """Reads prototypes that belong to no family, such as those of routines that inline routines call."""
        for text in re.findall(pattern, path.read_text(encoding="utf-8"), re.M):
            one = headers.Prototype(re.sub(r"\s+", " ", text) + ";")
            self.others[one.name] = one

    def routines(self, family):
        """Returns the routines that are generated from a prototype, e.g. for all types: {name: Routine}."""
        entries = self.tables.of(family.table) if family.table else [None]
        stamped = [(family.stamped(entry) if entry else family, entry) for entry in entries]
        return {one.name: Routine(one, family, entry) for one, entry in stamped}


# ---- Constants and types


def public_headers(root):
    return [root / "include/shmem.h", *(path for path in sorted((root / "include").glob("shmemx*.h"))
                                        if not re.search("compat|nvshmem", path.name))]


# Constants with a common comment: the header, the comment as paragraphs, {name: (value, description)}, and
# {name: declaration}.
Group = namedtuple("Group", "header said values declared")
DEFINED = r"^#define +(_?SHMEMX?_(?!IMPL)\w+|ISTHMUS_VERSION) +(\S.*?)(?: */\* (.*?) \*/)?$"
ENUMERATED = r"^ +(SHMEMX?_\w+) = (\d+),?(?: */\* (.*?) \*/)?$"
VARIABLE = r"^extern \w+ (SHMEMX?_\w+);()(?: */\* (.*?) \*/)?$"
FORMS = [(DEFINED, "#define {} {}"), (ENUMERATED, "enum {{ {} = {} }};"), (VARIABLE, "extern shmem_space_t {};{}")]


def read_constants(root):
    """Returns [Group] of the constants in the headers."""
    groups = []
    for path in public_headers(root):
        for block in re.sub(r"\s*\\\n\s*", " ", path.read_text(encoding="utf-8")).split("\n\n"):
            found = [(line, form) for pattern, form in FORMS for line in re.findall(pattern, block, re.M)]
            if found:
                comment = re.match(r"/\*.*?\*/\n", block + "\n", re.S)
                said = spoken(comment[0].strip().split("\n")) if comment else []
                groups.append(Group(including(path), said, {name: (value, note) for (name, value, note), _ in found},
                                    {name: form.format(name, value) for (name, value, _), form in found}))
    return groups


def including(path):
    """Returns the header that a program includes for the contents of a header."""
    return "shmem.h" if path.name == "shmem.h" else "shmemx.h"


def read_types(root):
    """Returns {name: (header, paragraphs of the comment above, declaration)} of the types in the headers."""
    found = {}
    for path in public_headers(root):
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"^typedef [^{;]*(?:\{[^}]*\})?[^;]*;", text, re.M):
            before = re.sub(r"\n#define.*$", "", text[:match.start()].removesuffix("\n"))
            comment = before[before.rfind("\n/*") + 1:] if before.endswith("*/") else ""
            name = re.search(r"\(\*(\w+)\)|(\w+);$", match[0])
            said = spoken(comment.split("\n")) if comment else []
            found[name[1] or name[2]] = including(path), said, match[0]
    return found


# ---- Environment variables


def read_variables(path):
    """Returns the table of environment variables: {name: {member: text}}."""
    table = path.read_text(encoding="utf-8")
    constants = dict(re.findall(r'static const char (\w+)\[\] = "(\w+)";', table))
    table = table[table.index("environment_table[] = {"):]
    found = {}
    for block in re.findall(r"\{\.name =.*?\.parse", table, re.S):
        members = {key: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', value)) or value.strip(" ,")
                   for key, value in re.findall(r'\.(\w+)\s*=\s*((?:"(?:[^"\\]|\\.)*"\s*|\w+)+)', block)}
        name = constants.get(members["name"], members["name"])
        found[name] = members
    return found
