#!/usr/bin/env python3
"""Checks the website in a headless Chromium: the search, dark mode, the width on a phone, and links.

    docs/site/look.py HTML [--pictures FOLDER]

HTML is the folder with the pages that docs/site/make.py has generated. Chromium reads the pages from files, without a web
server. Prints the faults, and exits with status 1 if it has found any. With --pictures, saves screenshots in FOLDER for a
visual check.
"""
import argparse
import html
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

# (text to search for, page that must be among the first three results); None accepts any result.
SEARCHES = [("shmem_long_put", "reference/man/shmem_put.3.html"), ("shmem_int_atomic_add", "reference/man/shmem_atomic_add.3.html"),
            ("shmem_barrier_all", "reference/man/shmem_barrier_all.3.html"), ("ISTHMUS_REMOTE", "reference/man/isthmus-environment.7.html"),
            ("oshrun", "reference/man/oshrun.1.html"), ("fence quiet", "tutorial/04_order.html"), ("slurm", "guides/batch.html"),
            ("troubleshooting", "troubleshooting.html")]
ORDER = ["Get started", "Guides", "Reference", "Concepts", "Performance", "Release notes", "Support"]  # captions of the navigation
PHONE = 390
PICTURES = [("index.html", "desk", 1280, 2100), ("index.html", "phone", PHONE, 2700), ("performance.html", "desk", 1280, 2600),
            ("tutorial/04_order.html", "phone", PHONE, 1600),
            ("reference/man/shmem_put.3.html", "phone", PHONE, 1600), ("performance.html", "phone", PHONE, 2600)]
FRAME = """<!DOCTYPE html><iframe id="f" src="{url}" style="width: {width}px; height: 800px; border: 0"></iframe><pre id="told"></pre>
<script>document.getElementById("f").onload = () => {{ const d = document.getElementById("f").contentDocument;
document.getElementById("told").textContent = d.documentElement.scrollWidth + " " + getComputedStyle(d.body).backgroundColor; }};</script>"""


class Browser:
    def __init__(self, own):
        self.own = own
        self.command = shutil.which("chromium") or sys.exit("look: chromium is not installed (Debian: apt-get install chromium)")

    def run(self, *options, dark=False):
        scheme = 0 if dark else 1
        return subprocess.run([self.command, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                               "--allow-file-access-from-files", f"--user-data-dir={self.own}", "--virtual-time-budget=15000",
                               f"--blink-settings=preferredColorScheme={scheme}", *options],
                              check=True, capture_output=True, encoding="utf-8", timeout=120).stdout

    def framed(self, page, width, dark=False):
        """Shows the page in a frame of this width. Returns (width of the page's content in pixels, background color)."""
        frame = Path(self.own) / "frame.html"
        frame.write_text(FRAME.format(url=page.as_uri(), width=width), encoding="utf-8")
        told = re.search(r'<pre id="told">(\d+) ([^<]*)</pre>', self.run("--dump-dom", frame.as_uri(), dark=dark))
        return int(told[1]), told[2]


def search_faults(browser, folder):
    for words, expected in SEARCHES:
        dom = browser.run("--dump-dom", f"{(folder / 'search.html').as_uri()}?q={words.replace(' ', '+')}")
        found = re.findall(r'<a href="([^"#]+)[^"]*" data-score', dom)
        if not found or (expected and expected not in found[:3]):
            yield f"search for {words}: expected {expected or 'a page'}, got {found[:3]}"


def look_faults(browser, folder):
    backgrounds = {browser.framed(folder / "index.html", 1280, dark)[1] for dark in (False, True)}
    if len(backgrounds) != 2:
        yield f"expected another background where the system is dark, got {backgrounds}"
    for page in sorted({name for name, *_ in PICTURES} | {"messages/index.html", "conformance.html", "reference/settings.html", "search.html"}):
        width, _ = browser.framed(folder / page, PHONE)
        if width > PHONE:
            yield f"{page}: takes {width} pixels on a phone of {PHONE}"


def order_faults(folder):
    text = (folder / "index.html").read_text(encoding="utf-8")
    captions = re.findall(r'<span class="caption-text">([^<]*)', text)
    if captions[:len(ORDER)] != ORDER:
        yield f"index.html: expected the captions in order {ORDER}, got {captions}"


def link_faults(folder):
    texts = {page: page.read_text(encoding="utf-8") for page in folder.rglob("*.html")}
    anchors = {page: set(re.findall(r'\b(?:id|name)="([^"]+)"', text)) for page, text in texts.items()}
    for page, text in sorted(texts.items()):
        for link in sorted(set(re.findall(r'\b(?:href|src)="([^"]+)"', text))):
            target, _, anchor = unquote(html.unescape(link)).partition("#")
            if re.match(r"[a-z]+:|//", target):
                continue
            place = (page.parent / target.partition("?")[0]).resolve() if target else page
            if not place.exists() or (anchor and place in anchors and anchor not in anchors[place]):
                yield f"{page.relative_to(folder)}: {link} leads nowhere"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("html", type=Path)
    parser.add_argument("--pictures", type=Path, help="a folder for screenshots")
    options = parser.parse_args()
    folder = options.html.resolve()
    with tempfile.TemporaryDirectory() as own:
        browser = Browser(own)
        faults = [*order_faults(folder), *link_faults(folder), *search_faults(browser, folder), *look_faults(browser, folder)]
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
            for page, name, width, height in PICTURES:
                for dark in (False, True):
                    shot = options.pictures / f"{Path(page).stem}-{name}{'-dark' * dark}.png"
                    browser.run(f"--screenshot={shot}", f"--window-size={width},{height}", "--hide-scrollbars",
                                (folder / page).as_uri(), dark=dark)
    print(*faults, sep="\n", end="\n" * bool(faults))
    print(f"look: {len(SEARCHES)} searches, {sum(1 for _ in folder.rglob('*.html'))} pages, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
