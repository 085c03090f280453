#!/usr/bin/env python3
"""Generates the cheat sheet, one HTML page that lists all routines. It reads the prototypes in src/api/headers.

    docs/site/cheat_sheet.py FILE.html     writes the page
    docs/site/cheat_sheet.py --names       prints the names of the routines that the page shows, one per line
"""
import importlib.machinery
import importlib.util
import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ("shmem.h.in", "shmemx.h.in", "shmemx_rma.h.in", "shmemx_request.h.in", "shmemx_atomic.h.in",
           "shmemx_collective.h.in", "shmemx_message.h.in")
HEAD = re.compile(r"/\* ---- (.*?) (?:\[.*?\] )?-+ \*/")
STYLE = """
@page { size: A4 landscape; margin: 5mm; }
:root { --paper: #fff; --ink: #16191c; --soft: #59626a; --line: #c9ced3; --mark: #0072b2; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #14171a; --ink: #e6e9ec; --soft: #a3acb5; --line: #3b434a; --mark: #56b4e9; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 13px/1.35 sans-serif; }
main { columns: 24rem; column-gap: 1.2rem; }
h1 { font-size: 1.3em; margin: 0 0 .2em; }
h2 { font-size: 1em; margin: .7em 0 .2em; border-bottom: 1px solid var(--line); color: var(--mark); break-after: avoid; }
p { margin: .1em 0 .1em .8em; text-indent: -.8em; break-inside: avoid; overflow-wrap: anywhere; }
p, code { font-family: monospace; font-size: .92em; }
.about, .about code { color: var(--soft); font-family: sans-serif; text-indent: 0; margin-left: 0; }
b { font-weight: 600; } i { color: var(--soft); font-style: normal; } sup { color: var(--mark); font-size: .75em; line-height: 0; }
@media print {
  body { padding: 0; font-size: 5.5pt; line-height: 1.17; }
  main { columns: 5; column-gap: 2.5mm; }
}
"""
ABOUT = ("<code>T_</code> stands for a type's name and <code>_</code>, the superscript for a list of types, below; "
         "<code>SIZE</code> for 8, 16, 32, 64, 128, <code>N</code> for 32 and 64. <code>[ctx_]</code>, <code>†</code>: also with "
         "<code>ctx_</code> in the name and a context as the first argument; <code>ctx_</code>: only so. C11 and C++ take the names without the type. "
         "Result other than void: behind an arrow.")


def load_headers():
    loader = importlib.machinery.SourceFileLoader("headers", str(ROOT / "scripts/headers"))
    spec = importlib.util.spec_from_loader("headers", loader)
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


class Row:
    """One row of the page: the routines of a family that have equal arguments and results."""

    def __init__(self, prototype):
        self.result = re.sub(r"SHMEM_IMPL_NORETURN ", "", prototype.result)
        self.table = prototype.table
        self.names, self.with_context, self.without = [], set(), set()

    def add(self, name, has_context):
        if name not in self.names:
            self.names.append(name)
        (self.with_context if has_context else self.without).add(name)

    def context(self):
        """Returns the prefix of all names of the row: "ctx_", "[ctx_]" if it is optional, or "" if not all names have it."""
        if len(self.with_context) < len(self.names):
            return ""
        return "[ctx_]" if self.without else "ctx_"


def short(name):
    """Returns a routine's name without its prefix shmem_ or shmemx_, and without ctx_ unless the routine manages contexts."""
    return re.sub(r"^shmemx?_", "", re.sub(r"^(shmemx?_)ctx_(?!create|destroy|get_team|session)", r"\1", name))


def has_context(prototype):
    return re.match(r"shmemx?_ctx_", prototype.name) is not None and prototype.parameters[0] == "shmem_ctx_t ctx" \
        and not re.match(r"shmem_ctx_(destroy|get_team|session)", prototype.name)


def arguments(prototype):
    given = prototype.parameters[1:] if has_context(prototype) else prototype.parameters
    return tuple(re.sub(r"^.*?(\w+|\.\.\.)$", r"\1", parameter) for parameter in given if parameter != "void")


def rows(family):
    found = {}
    for prototype in family.prototypes:
        key = (arguments(prototype), prototype.result, prototype.table, "TYPENAME" in prototype.name)
        row = found.setdefault(key, Row(prototype))
        row.add(short(prototype.name), has_context(prototype))
    for (given, *_), row in found.items():
        yield given, row


def label(row, used):
    """Returns the letter that refers to the row's list of types, and adds the list to `used` if it is new."""
    if row.table not in used:
        used.append(row.table)
    return chr(ord("a") + used.index(row.table))


def row_text(given, row, used):
    names = [name.replace("TYPENAME_", "") for name in row.names]
    if row.table == "ACTIVE_SET_SIZES":
        names = [name.replace("SIZE", "N") for name in names]
    typed = "TYPENAME" in row.names[0]
    context = row.context()
    text = f"<i>{context}</i>" if context else ""
    text += f"<i>T_</i><sup>{label(row, used)}</sup> " if typed else ""
    text += ", ".join(f"<b>{escape(name)}</b>" + ("<i>†</i>" if not context and full in row.with_context else "")
                      for name, full in zip(names, row.names))
    text += "" if not given else f" <i>({escape(', '.join(given))})</i>"
    result = row.result.replace("TYPE", "T")
    return f"<p>{text}" + ("" if result == "void" else f" <i>→ {escape(result)}</i>") + "</p>"


def sections(source):
    """Yields each section of a header as (title, families of routines)."""
    title, families = None, []
    for family in source.families:
        head = family.comment and HEAD.match(family.comment[0])
        if head:
            if families:
                yield title, families
            title, families = head[1], []
        elif family.prototypes:
            families.append(family)
    if families:
        yield title, families


def types(tables, used):
    yield "<h2>Types</h2>"
    for number, table in enumerate(used):
        names = [name for _, name in tables.of(table)]
        yield f"<p><sup>{chr(ord('a') + number)}</sup> <i>{escape(', '.join(names))}</i></p>"


def body(root):
    headers = load_headers()
    tables = headers.Tables((root / "include/shmem_types.h").read_text(encoding="utf-8"))
    used = []
    for name in SOURCES:
        prefix = "shmemx_" if name.startswith("shmemx") else "shmem_"
        for title, families in sections(headers.Source(root / "src/api/headers" / name, tables)):
            yield f"<h2>{escape(title)} <i>{prefix}</i></h2>"
            for family in families:
                for given, row in rows(family):
                    yield row_text(given, row, used)
    yield from types(tables, used)


def page(root):
    return ("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>OpenSHMEM by Isthmus: all "
            f"routines</title><style>{STYLE}</style></head>\n<body><main>\n<h1>OpenSHMEM 1.6 by Isthmus</h1>\n"
            f"<p class=\"about\">{ABOUT}</p>\n" + "\n".join(body(root)) + "\n</main></body></html>\n")


def names(root):
    headers = load_headers()
    tables = headers.Tables((root / "include/shmem_types.h").read_text(encoding="utf-8"))
    for name in SOURCES:
        for prototype in headers.Source(root / "src/api/headers" / name, tables).prototypes():
            yield prototype.name


def main():
    if sys.argv[1:] == ["--names"]:
        print(*names(ROOT), sep="\n")
    elif len(sys.argv) == 2 and sys.argv[1].endswith(".html"):
        Path(sys.argv[1]).write_text(page(ROOT), encoding="utf-8")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
