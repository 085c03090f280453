#!/usr/bin/env python3
"""links.py SOURCES: checks that every link in the pages leads somewhere.

Reads the Markdown files of the project's folder SOURCES, except those of build folders. Prints a line for each link
to a file or heading that does not exist. Also prints each page of docs/ that docs/README.md does not name, each page of
docs/ that is in no toctree, each name in a toctree without a page, and each picture of docs/pictures that no page shows.
Prints each text at which an included part of a program should begin or end, if the program does not contain the text.
Also prints pages that lack a text of SAID, and captions of docs/index.md that are not those of CAPTIONS. Links to other
sites are not checked. The exit status is 1 if anything is printed.
"""
import re
import sys
from pathlib import Path

FENCE = re.compile(r"^(`{3,})(.*?)^\1`*[ \t]*$", re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r"^\{literalinclude\} (\S+)", re.MULTILINE)
INCLUDED_PART = re.compile(r"^:(?:start|end)-(?:at|after|before): (.*)$", re.MULTILINE)
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
INDENTED = re.compile(r"(?:^|(?<=\n\n))(?: {4}.*\n?(?:\n(?= {4}))?)+")
LINK = re.compile(r"!?\[[^\]]*\]\(([^()\s]+)\)")
TOCTREE = re.compile(r"^\{toctree\}\n(.*)", re.DOTALL)
MADE = ("CHANGELOG", "CONTRIBUTING")  # pages of the top folder, which the site copies into docs/
# The parts of the navigation, in the order in which readers need them.
CAPTIONS = ["Get started", "Guides", "Reference", "Concepts", "Performance", "Release notes", "Support", "Developers"]
CAPTION = re.compile(r"^:caption: (.*)$", re.MULTILINE)
# Advice that new users need on these pages.
SAID = {"README.md": "SHMEM_DEBUG=1", "docs/tutorial/01_hello.md": "SHMEM_DEBUG=1", "docs/man/concepts.page": "SHMEM_DEBUG=1",
        "docs/troubleshooting.md": "refuses to run as root", "docs/man/tools.page": "--allow-run-as-root",
        "src/tools/wrappers/oshrun.in": "--allow-run-as-root"}
HEADING = re.compile(r"^#{1,6} +(.+?)[ #]*$", re.MULTILINE)


def pages(root):
    for page in sorted(root.rglob("*.md")):
        parts = page.relative_to(root).parts
        if not any(part.startswith((".", "build")) for part in parts):
            yield page


def anchors(text):
    """Returns the anchors that code hosting sites and the documentation site generate from the headings."""
    found = set()
    for heading in HEADING.findall(FENCE.sub("", text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        number = 1
        while (name if number == 1 else f"{name}-{number - 1}") in found:
            number += 1
        found.add(name if number == 1 else f"{name}-{number - 1}")
    return found


def links(text):
    """Yields the targets of the page's links and includes."""
    for fence in FENCE.finditer(text):
        yield from INCLUDED.findall(fence[2])
    yield from LINK.findall(INDENTED.sub("", CODE.sub("`", FENCE.sub("", text))))


def fault(root, page, link):
    target, _, anchor = link.partition("#")
    place = (page.parent / target).resolve() if target else page
    if not place.exists():
        return "there is no such file"
    if not place.is_relative_to(root):
        return "it is outside of the sources"
    if place == root / "docs/README.md" and page.is_relative_to(root / "docs"):
        return "this page is not on the web site"
    if anchor and anchor not in anchors(place.read_text(encoding="utf-8")):
        return f"{place.relative_to(root)} has no such heading"
    return None


def missing_parts(page, text):
    """Yields faults of the included programs: a text at which a part should begin or end is missing."""
    for fence in FENCE.finditer(text):
        for name in INCLUDED.findall(fence[2]):
            program = page.parent / name
            lines = program.read_text(encoding="utf-8") if program.exists() else ""
            yield from (f"{name}: expected the text {part}" for part in INCLUDED_PART.findall(fence[2]) if part not in lines)


def in_toctrees(text):
    """The names of pages in the toctrees of a page."""
    for fence in FENCE.finditer(text):
        tree = TOCTREE.match(fence[2])
        if tree:
            yield from (line for line in tree[1].splitlines() if line and not line.startswith(":"))


def outside_navigation(root):
    """Faults of the toctrees: a name without a page, and a page of docs/ without a name."""
    docs = root / "docs"
    named = {docs / "README.md", docs / "index.md"}
    for page in pages(docs):
        for name in in_toctrees(page.read_text(encoding="utf-8")):
            place = (page.parent / f"{name}.md").resolve()
            if not place.exists() and name not in MADE:
                yield f"{page.relative_to(root)}: toctree: {name}: there is no such page"
            named.add(place)
    for page in pages(docs) if (docs / "index.md").exists() else ():
        if page not in named:
            yield f"{page.relative_to(root)}: expected it in a toctree"


def lacking(root):
    """Faults of the advice on pages, and of the captions in the navigation."""
    for name, text in SAID.items():
        if (root / name).exists() and text not in (root / name).read_text(encoding="utf-8"):
            yield f"{name}: expected the text {text}"
    index = root / "docs/index.md"
    captions = CAPTION.findall(index.read_text(encoding="utf-8")) if index.exists() else CAPTIONS
    if captions != CAPTIONS:
        yield f"docs/index.md: expected the captions {CAPTIONS}, not {captions}"


def findings(root):
    reached = {}
    for page in pages(root):
        text = page.read_text(encoding="utf-8")
        yield from (f"{page.relative_to(root)}: {wrong}" for wrong in missing_parts(page, text))
        for link in links(text):
            if re.match(r"[a-z]+:", link):
                continue
            wrong = fault(root, page, link)
            if wrong:
                yield f"{page.relative_to(root)}: {link}: {wrong}"
            reached.setdefault(page, set()).add((page.parent / link.partition("#")[0]).resolve())
    named = reached.get(root / "docs/README.md", set())
    for page in pages(root / "docs"):
        if page.parent == root / "docs" and page.name != "README.md" and page not in named:
            yield f"docs/README.md: expected a link to {page.name}"
    yield from outside_navigation(root)
    yield from lacking(root)
    shown = set().union(*reached.values())
    for picture in sorted((root / "docs/pictures").glob("*")):
        if picture not in shown:
            yield f"{picture.relative_to(root)}: no page shows it"


def main():
    root = Path(sys.argv[1]).resolve()
    all_pages = list(pages(root))
    if not all_pages:
        sys.exit(f"links.py: {root} has no pages: expected the project's folder")
    lines = list(findings(root))
    print(*lines, sep="\n", end="\n" if lines else "")
    count = sum(1 for page in all_pages for _ in links(page.read_text(encoding="utf-8")))
    print(f"{len(all_pages)} pages, {count} links")
    sys.exit(1 if lines else 0)


main()
