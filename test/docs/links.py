#!/usr/bin/env python3
"""links.py SOURCES: checks that every link in the pages leads somewhere.

Reads the Markdown files of the project's folder SOURCES, except those of build folders. Prints a line for each link
to a file or heading that does not exist. Also prints each page of docs/ that docs/README.md does not name, and each
picture of docs/pictures that no page shows. Links to other sites are not checked. The exit status is 1 if anything
is printed.
"""
import re
import sys
from pathlib import Path

FENCE = re.compile(r"^(`{3,})(.*?)^\1`*[ \t]*$", re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r"^\{literalinclude\} (\S+)", re.MULTILINE)
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
INDENTED = re.compile(r"(?:^|(?<=\n\n))(?: {4}.*\n?(?:\n(?= {4}))?)+")
LINK = re.compile(r"!?\[[^\]]*\]\(([^()\s]+)\)")
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
    if anchor and anchor not in anchors(place.read_text(encoding="utf-8")):
        return f"{place.relative_to(root)} has no such heading"
    return None


def findings(root):
    reached = {}
    for page in pages(root):
        for link in links(page.read_text(encoding="utf-8")):
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
