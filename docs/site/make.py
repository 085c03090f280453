#!/usr/bin/env python3
"""Generates the website: static pages from docs/, the manual pages, the list of settings and the cheat sheet.

    docs/site/make.py --build BUILD --out OUT [--version V]

BUILD is a build folder of Isthmus. The pages are written to OUT/html. Requires the Debian packages python3-sphinx,
python3-myst-parser and furo. The man pages also require mandoc, and the PDF of the cheat sheet chromium. If one of these
two is missing, its part is omitted and a message is printed. A warning of Sphinx is an error.
"""
import argparse
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OTHER_PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")  # in the top folder of the sources
NEEDED = {"sphinx": "python3-sphinx", "myst_parser": "python3-myst-parser", "furo": "furo"}
OWN_LINK = re.compile(r"\]\(((?:\.\./)+)([^)#\s]+)(#[^)]*)?\)")
TOP_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)")
CHEAT_SHEET = """
```{raw} html
<p><b>Cheat sheet</b>, one page with all families of routines: <a href="../cheat-sheet.html">HTML</a>,
<a href="../cheat-sheet.pdf">PDF</a>.</p>
```
"""
PLACE = "<!-- what is made when the site is built -->"


def find_python():
    """Returns a Python interpreter that has the required packages: this one, or the system's, which uses Debian's packages."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", f"import {', '.join(NEEDED)}"], check=False, capture_output=True).returncode == 0:
            return python
    packages = " ".join(NEEDED.values())
    sys.exit(f"site: {python} does not have {', '.join(NEEDED)} (Debian: apt-get install {packages})")


def load_cheat_sheet():
    spec = importlib.util.spec_from_file_location("cheat_sheet", Path(__file__).with_name("cheat_sheet.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---- Pages that are copied from the sources


def link_inside(match, page, source):
    """Replaces a link that leaves docs/. If the website has a copy of the target, the link leads to it. Otherwise marks the
    link with a NUL character, so that without_outer_links removes it."""
    up, target, anchor = match.groups()
    place = (page.parent / up / target).resolve()
    if place.is_relative_to(source.resolve()):
        return match[0]
    if target in OTHER_PAGES:
        depth = len(page.relative_to(source).parts) - 1
        return f"]({'../' * depth}{target}{anchor or ''})"
    return "](" + "\0"


def link_of_top_page(match):
    """Adapts a link of a page of the top folder, whose copy is in docs/. Marks the link as link_inside does if the website
    has no copy of the target."""
    target, anchor = match.groups()
    if target.startswith("docs/") or target in OTHER_PAGES:
        return f"]({target.removeprefix('docs/')}{anchor or ''})"
    return "](" + "\0"


def without_outer_links(text, page, source):
    text = OWN_LINK.sub(lambda match: link_inside(match, page, source), text)
    return re.sub(r"\[([^\]]*)\]\(\0", r"\1", text)


def title(page):
    return re.search(r"^# +(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)[1]


def with_titles(text, page):
    """Replaces the text of each link whose text is the file name of a page by the title of this page."""
    def renamed(match):
        target = page.parent / match[2]
        return f"[{title(target)}]({match[2]}" if target.is_file() else match[0]
    return re.sub(r"\[((?:\w|-)+\.md)\]\(([^)#\s]*?\1)", renamed, text)


def copy_pages(out):
    """Empties `out`, and copies docs/ and samples/ into it, because pages include samples by a relative path. Returns the
    folder of the pages."""
    source = out / "docs"
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source, ignore=shutil.ignore_patterns("site", "examples", "pages", "*.page", "CMakeLists.txt"))
    shutil.copytree(ROOT / "samples", out / "samples")
    for page in OTHER_PAGES:
        text = TOP_LINK.sub(link_of_top_page, (ROOT / page).read_text(encoding="utf-8"))
        (source / page).write_text(text, encoding="utf-8")
    for page in sorted(source.rglob("*.md")):
        text = with_titles(page.read_text(encoding="utf-8"), page)
        page.write_text(without_outer_links(text, page, source), encoding="utf-8")
    return source


# ---- Pages that are generated


def toctree(caption, pages):
    names = "\n".join(str(page) for page in pages)
    return f"\n```{{toctree}}\n:caption: {caption}\n:maxdepth: 1\n\n{names}\n```\n" if pages else ""


def write_settings(source, build):
    """Writes the page of environment variables, with the output of isthmus-info. Returns the list of pages for the index."""
    told = json.loads(subprocess.run([build / "bin/isthmus-info", "--json"], check=True, capture_output=True).stdout)
    lines = ["# Settings", "",
             "This page lists every environment variable of the library, as `isthmus-info` prints them. With `SHMEM_INFO=1` a job prints "
             "the variables with their values. A variable `SMA_NAME` is used if `SHMEM_NAME` is not set. `oshrun` passes the variables to "
             "the PEs of all hosts. The option `--help` of `oshcc`, `oshrun` and the other tools lists the variables of the tool.", ""]
    for variable in told["environment"]:
        lines += [f"## {variable['name']}", "", f"Set it to: {variable['type'].replace('|', ' or ')}. "
                  f"Default: {variable['default']}.", "", variable["help"][0].upper() + variable["help"][1:] + ".", ""]
    (source / "reference/settings.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return ["settings"]


def manuals(build):
    """Returns the manual pages that the website shows: a dictionary from each NAME.SECTION to the file name of its page, and
    a list of the files. The website shows one page for each family. The first line of a manual page names this page."""
    files = sorted((build / "share/man").glob("man[137]/*.[137]"))
    names = {}
    for file in files:
        with file.open(encoding="utf-8") as text:
            family = re.match(r'\.\\" .*: (\S+) of docs/man/', text.readline())
        names[file.name] = family[1] if family else file.name
    return names, [file for file in files if names[file.name] == file.name]


def link_manual(match, names, missing):
    """Returns the HTML link for a reference to another man page. Adds names without a page to `missing`."""
    if match[1] not in names:
        missing.add(match[1])
        return match[2]
    return f'<a class="Xr" href="{names[match[1]]}.html">{match[2]}</a>'


def heading(match):
    """Returns a heading of a man page in Markdown. Man pages write the headings of sections in capital letters, and those
    of subsections in normal letters."""
    words = " ".join(match[2].split())
    level = int(match[1][1])
    return f"\n```\n\n{'#' * (level + 1)} {words.capitalize() if level == 1 else words}\n\n```{{raw}} html\n"


def manual_page(file, names, missing):
    """Returns a man page as Markdown that contains the HTML of mandoc. Headings become Markdown, so that Sphinx lists them in
    the table of contents."""
    text = subprocess.run(["mandoc", "-Thtml", "-Ofragment,man=%N.%S", file], check=True, capture_output=True,
                          encoding="utf-8").stdout
    text = re.sub(r'<table class="(?:head|foot)">.*?</table>', "", text, flags=re.DOTALL)
    text = re.sub(r'<a class="Xr" href="([^"]+)"[^>]*>(.*?)</a>', lambda match: link_manual(match, names, missing), text,
                  flags=re.DOTALL)
    text = re.sub(r"</?section[^>]*>\n?", "", text)
    text = re.sub(r'<div class="manual-text">(.*)</div>', r"\1", text, flags=re.DOTALL)
    text = re.sub(r'<(h[12]) [^>]*id="[^"]*"[^>]*><a [^>]*>(.*?)</a></\1>', heading, text, flags=re.DOTALL)
    name, section = file.name.rsplit(".", 1)
    return f"# {name}({section})\n\n{indexed(file, names)}\n```{{raw}} html\n{text}\n```\n"


def indexed(file, names):
    """Returns index entries for all names of a page. Sphinx's search needs them, because it does not read raw HTML."""
    own = [name.rsplit(".", 1)[0] for name, page in names.items() if page == file.name]
    return "".join(f"```{{index}} single: {name}\n```\n" for name in own)


def write_manuals(source, build):
    """Writes the man pages and their index. Returns a list with the index, or an empty list if there are no man pages."""
    names, pages = manuals(build)
    if not pages:
        print("site: without man pages: the build's share/man has none")
    elif shutil.which("mandoc") is None:
        print("site: without man pages: mandoc is not installed (Debian: apt-get install mandoc)")
        pages = []
    missing = set()
    (source / "reference/man").mkdir()
    for file in pages:
        (source / f"reference/man/{file.name}.md").write_text(manual_page(file, names, missing), encoding="utf-8")
    if missing:
        sys.exit(f"site: man pages refer to what is none: {' '.join(sorted(missing))}")
    lists = "".join(toctree(caption, [file.name for file in pages if file.suffix == suffix])
                    for caption, suffix in (("Concepts", ".7"), ("Tools", ".1"), ("Routines, by the first of each family", ".3")))
    if pages:
        (source / "reference/man/index.md").write_text(
            f"# Man pages\n\nThese {len(pages)} pages describe {len(names)} names. `man NAME` shows a page for each name.\n{lists}",
            encoding="utf-8")
    return ["man/index"] * bool(pages)


def write_reference(source, build):
    index = source / "reference/index.md"
    text = index.read_text(encoding="utf-8")
    if PLACE not in text:
        sys.exit(f"site: docs/reference/index.md has no line {PLACE}")
    pages = [*write_manuals(source, build), *write_settings(source, build)]
    made = CHEAT_SHEET + toctree("Looked up by name", pages)
    index.write_text(text.replace(PLACE, made), encoding="utf-8")


# ---- Corrections of Debian's theme


def mend_theme(html):
    """Corrects three faults of the theme furo in Debian 12. Its script consists of two modules, which browsers do not load
    from files. Its style ignores the system's choice of dark or light. It imports another style from a path that exists
    only on Debian's web servers."""
    script, style = html / "_static/scripts/furo.js", html / "_static/styles/furo.css"
    text = script.read_text(encoding="utf-8")
    if re.match(r"import Gumshoe", text):
        spy = script.with_name("gumshoe-patched.js").read_text(encoding="utf-8")
        script.write_text(spy + re.sub(r"^import.*\n", "", text), encoding="utf-8")
    text = style.read_text(encoding="utf-8")
    normal = re.search(r"@import url\(/(javascript/[^)]*)\);", text)
    if normal:
        text = text.replace(normal[0], (Path("/usr/share") / normal[1]).read_text(encoding="utf-8"))
    dark = re.search(r'body\[data-theme="dark"\] \{([^}]*)\}', text)
    if dark and "prefers-color-scheme" not in text:
        text += f'\n@media not print {{ @media (prefers-color-scheme: dark) {{ body[data-theme="auto"] {{{dark[1]}}} }} }}\n'
    style.write_text(text, encoding="utf-8")


def write_cheat_sheet(html):
    sheet = load_cheat_sheet()
    page = html / "cheat-sheet.html"
    page.write_text(sheet.page(ROOT), encoding="utf-8")
    browser = shutil.which("chromium")
    if browser is None:
        print("site: no cheat-sheet.pdf: chromium is not installed (Debian: apt-get install chromium)")
        return
    with tempfile.TemporaryDirectory() as own:
        subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                        f"--user-data-dir={own}", "--no-pdf-header-footer",
                        f"--print-to-pdf={html / 'cheat-sheet.pdf'}", page.as_uri()], check=True, capture_output=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", type=Path, required=True, help="a build folder of Isthmus")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the website; its contents are deleted first")
    parser.add_argument("--version", default="", help="the version of Isthmus that the pages show")
    options = parser.parse_args()
    python = find_python()
    source = copy_pages(options.out)
    write_reference(source, options.build.resolve())
    html = options.out.resolve() / "html"
    run = subprocess.run([python, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-c", ROOT / "docs/site",
                          "-D", f"version={options.version}", "-D", f"release={options.version}",
                          "-D", f"html_title=Isthmus {options.version}".strip(), source, html], check=False)
    if run.returncode != 0:
        sys.exit("site: Sphinx found something, see above")
    mend_theme(html)
    write_cheat_sheet(html)
    print(f"site: {sum(1 for _ in html.rglob('*.html'))} pages, {html}/index.html")


if __name__ == "__main__":
    main()
