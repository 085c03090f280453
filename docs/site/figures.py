#!/usr/bin/env python3
"""Draws the figures of the documentation as docs/pictures/figure-*.svg: docs/site/figures.py [--check]

Each figure has its own background, so it is legible on light and dark pages. With --check the program writes no files; it
exits with status 1 if a file differs from the figure that would be drawn.
"""
import sys
from pathlib import Path
from xml.sax.saxutils import escape

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
STYLE = """
:root { --paper: #fcfcfb; --ink: #1d2125; --soft: #5a636c; --line: #c3c9cf; --a: #0072b2; --b: #c25700; --c: #00805f;
  --fill-a: #e1eef6; --fill-b: #f8e8dc; --fill-c: #dff0ea; --fill: #eff1f2; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --ink: #e6e9ec; --soft: #a3acb5; --line: #4a525a;
  --a: #56b4e9; --b: #ff9e4a; --c: #3ecfa4; --fill-a: #17303f; --fill-b: #3d2815; --fill-c: #12362c; --fill: #22272c; } }
svg { background: var(--paper); }
text { font: 14px sans-serif; fill: var(--ink); }
.small { font-size: 12px; fill: var(--soft); }
.head { font-weight: 600; }
.code { font: 12px monospace; }
.a { fill: var(--a); } .b { fill: var(--b); } .c { fill: var(--c); }
.box { stroke: var(--line); stroke-width: 1.25; fill: var(--fill); }
.box-a { stroke: var(--a); stroke-width: 1.25; fill: var(--fill-a); }
.box-b { stroke: var(--b); stroke-width: 1.25; fill: var(--fill-b); }
.box-c { stroke: var(--c); stroke-width: 1.25; fill: var(--fill-c); }
.frame { stroke: var(--line); stroke-width: 1.25; fill: none; stroke-dasharray: 4 3; }
.line { stroke: var(--line); stroke-width: 1.25; fill: none; }
.arrow { stroke: var(--ink); stroke-width: 1.75; fill: none; }
.arrow-a { stroke: var(--a); stroke-width: 1.75; fill: none; }
.arrow-b { stroke: var(--b); stroke-width: 1.75; fill: none; }
.arrow-c { stroke: var(--c); stroke-width: 1.75; fill: none; }
.tip { fill: var(--ink); } .tip-a { fill: var(--a); } .tip-b { fill: var(--b); } .tip-c { fill: var(--c); }
"""


class Figure:
    def __init__(self, width, height, label):
        self.size, self.label, self.parts = (width, height), label, []

    def box(self, x, y, width, height, kind="box", radius=5):
        self.parts.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>')

    def text(self, x, y, words, kind="", anchor="middle"):
        self.parts.append(f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>')

    def line(self, x1, y1, x2, y2):
        self.parts.append(f'<path class="line" d="M{x1} {y1}L{x2} {y2}"/>')

    def arrow(self, path, color=""):
        """Draws an arrow along an SVG path, with the tip at the end of the path."""
        mark = f"tip{color}"
        self.parts.append(f'<path class="arrow{color}" marker-end="url(#{mark})" d="{path}"/>')

    def svg(self):
        width, height = self.size
        tips = "".join(
            f'<marker id="tip{color}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            f'<path class="tip{color}" d="M0 0L8 4L0 8z"/></marker>' for color in ("", "-a", "-b", "-c"))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
                f'role="img" aria-label="{escape(self.label)}">\n<title>{escape(self.label)}</title>\n'
                f"<style>{STYLE}</style>\n<defs>{tips}</defs>\n" + "\n".join(self.parts) + "\n</svg>\n")


def symmetric_memory():
    figure = Figure(640, 350, "Three PEs: private memory of each, and symmetric memory that all can reach")
    for pe in range(3):
        x = 20 + 205 * pe
        figure.box(x, 34, 190, 276, "frame")
        figure.text(x + 95, 24, f"PE {pe}", "head")
        figure.box(x + 12, 46, 166, 66)
        figure.text(x + 95, 66, "private", "small")
        figure.text(x + 95, 92, "stack, malloc", "code")
        figure.box(x + 12, 124, 166, 174, "box-a")
        figure.text(x + 95, 144, "symmetric", "small")
        figure.box(x + 20, 156, 150, 50)
        figure.text(x + 95, 174, "static int from_left", "code")
        figure.text(x + 95, 196, f"= {(pe + 2) % 3}", "code b")
        figure.box(x + 20, 228, 150, 56)
        figure.text(x + 95, 248, "heap: shmem_malloc", "code")
        figure.text(x + 95, 271, "mine[0 ... 999]", "code")
    figure.arrow("M190 192 C 208 182, 222 182, 243 190", "-b")
    figure.arrow("M395 192 C 413 182, 427 182, 448 190", "-b")
    figure.text(320, 334, "shmem_int_p(&from_left, me, next): my own address names the other PE's copy", "small b")
    return figure


def ordering():
    figure = Figure(640, 360, "A put, a fence, a flag and a quiet on PE 0, and what PE 1 sees of it, in time")
    figure.text(190, 26, "PE 0", "head")
    figure.text(420, 26, "PE 1", "head")
    for x in (190, 420):
        figure.line(x, 38, x, 340)
    for y, words in ((66, "put data"), (116, "fence"), (146, "put flag = 1"), (230, "quiet"), (300, "(goes on)")):
        figure.text(178, y, words, "code", "end")
    figure.arrow("M190 62 L416 104", "-a")
    figure.text(300, 72, "data", "small a")
    figure.arrow("M190 142 L416 186", "-b")
    figure.text(300, 153, "flag", "small b")
    figure.box(426, 66, 10, 120, "box")
    figure.text(446, 76, "wait_until(flag, EQ, 1)", "code", "start")
    figure.text(446, 116, "data may be here already,", "small", "start")
    figure.text(446, 132, "but nothing says so", "small", "start")
    figure.text(446, 190, "sees the flag:", "code", "start")
    figure.text(446, 208, "so the data are here", "code", "start")
    figure.box(184, 222, 12, 66, "box")
    figure.arrow("M420 240 L200 282", "-c")
    figure.text(312, 246, "all is there", "small c")
    figure.text(178, 250, "waits until all it put", "small", "end")
    figure.text(178, 266, "is at its place", "small", "end")
    figure.text(305, 330, "fence: order, waits for nothing", "small")
    figure.text(305, 348, "quiet: completion, waits for it", "small")
    return figure


def overlap():
    figure = Figure(640, 220, "A nonblocking put goes on while the PE computes; quiet waits for what is left")
    figure.text(14, 63, "PE", "head", "start")
    figure.text(14, 133, "network", "head", "start")
    figure.box(80, 40, 70, 36, "box-b")
    figure.text(115, 63, "put_nbi", "code")
    figure.box(150, 40, 290, 36)
    figure.text(295, 63, "work()", "code")
    figure.box(440, 40, 90, 36, "box-c")
    figure.text(485, 63, "quiet", "code")
    figure.box(530, 40, 90, 36)
    figure.text(575, 63, "...", "code")
    figure.box(124, 110, 390, 36, "box-a")
    figure.text(319, 133, "the bytes go to the other PE", "small")
    figure.arrow("M124 78 L124 106", "-b")
    figure.arrow("M514 108 L526 80", "-c")
    figure.line(124, 160, 124, 186)
    figure.line(530, 82, 530, 186)
    figure.arrow("M327 178 L128 178")
    figure.arrow("M327 178 L526 178")
    figure.text(327, 204, "the source must not change", "small")
    return figure


def teams():
    figure = Figure(640, 300, "Six PEs in three rows and two columns: each PE is in one team of either kind")
    figure.text(160, 22, "teams: rows and columns", "head")
    for y in range(3):
        figure.box(44, 58 + 72 * y, 220, 48, "box-a", 24)
        figure.text(270, 86 + 72 * y, f"row {y}", "small a", "start")
    for x in range(2):
        figure.parts.append(f'<rect x="{72 + 104 * x}" y="46" width="60" height="216" rx="28" fill="none" '
                            'stroke="var(--b)" stroke-width="2" stroke-dasharray="6 4"/>')
        figure.text(102 + 104 * x, 280, f"column {x}", "small b")
        for y in range(3):
            figure.text(102 + 104 * x, 87 + 72 * y, f"PE {2 * y + x}")
    figure.text(490, 22, "contexts: each with its own quiet", "head")
    for at, (color, name) in enumerate((("-a", "ctx 1"), ("-b", "ctx 2"))):
        y = 66 + 104 * at
        figure.box(360, y, 250, 70, f"box{color}")
        figure.text(372, y + 20, name, "code", "start")
        for n in range(4):
            figure.arrow(f"M{380 + 34 * n} {y + 46} l24 0", color)
        figure.line(528, y + 8, 528, y + 62)
        figure.text(568, y + 40, "quiet", "code")
    figure.text(485, 158, "waits for the puts of ctx 1 alone", "small a")
    figure.text(485, 262, "waits for the puts of ctx 2 alone", "small b")
    return figure


def layers():
    figure = Figure(640, 250, "A program, libisthmus, a module for each MPI; PEs of one node share memory, nodes talk by MPI")
    figure.box(16, 20, 190, 40)
    figure.text(111, 45, "your program", "head")
    figure.box(16, 72, 190, 40, "box-a")
    figure.text(111, 97, "libisthmus", "head")
    figure.text(111, 134, "opened when it starts:", "small")
    for x, width in ((16, 70), (92, 54), (152, 54)):
        figure.box(x, 146, width, 32, "box-b")
    for x, words in ((51, "Open MPI"), (119, "MPICH"), (179, "any MPI")):
        figure.text(x, 166, words, "small")
    figure.text(111, 206, "compiled once,", "small")
    figure.text(111, 222, "runs on each", "small")
    for node in range(2):
        x = 240 + 220 * node
        figure.box(x, 20, 170, 190, "frame")
        figure.text(x + 85, 232, f"node {node}", "head")
        for pe in range(2):
            figure.box(x + 14 + 76 * pe, 34, 66, 40)
            figure.text(x + 47 + 76 * pe, 59, f"PE {2 * node + pe}")
            figure.arrow(f"M{x + 47 + 76 * pe} 76 L{x + 47 + 76 * pe} 112", "-a")
        figure.box(x + 14, 116, 142, 46, "box-a")
        figure.text(x + 85, 136, "each other's", "small")
        figure.text(x + 85, 152, "memory, mapped", "small")
        figure.text(x + 85, 190, "loads and stores", "small a")
    figure.arrow("M426 128 L454 128", "-b")
    figure.arrow("M440 128 L414 128", "-b")
    figure.text(435, 114, "MPI", "small b")
    return figure


def modules():
    figure = Figure(640, 500, "The modules of the library, and the path of a remote put through api, rma, net and the MPI module to the target PE")
    figure.text(194, 22, "origin PE: the modules", "head")
    figure.text(530, 22, "target PE", "head")
    figure.box(32, 34, 130, 28)
    figure.text(97, 53, "program")
    figure.box(20, 74, 348, 302, "frame")
    figure.text(356, 92, "libisthmus.so: no MPI", "small", "end")
    for y, name in ((82, "api"), (166, "rma"), (208, "net")):
        figure.box(32, y, 130, 32, "box-b")
        figure.text(97, y + 21, name, "code")
    rows = ((124, ("runtime", "spaces", "coll")), (166, ("am",)), (208, ("device",)), (250, ("team", "diag")),
            (292, ("shm", "loader")), (334, ("base",)))
    for y, names in rows:
        width = (184 - 8 * (len(names) - 1)) // len(names)
        for at, name in enumerate(names):
            x = 172 + at * (width + 8)
            figure.box(x, y, width, 32)
            figure.text(x + width // 2, y + 21, name, "code")
    figure.text(172, 394, "each module uses the ones below it", "small", "start")
    figure.box(32, 404, 206, 32, "box-b")
    figure.text(135, 425, "mpi_backend/module", "code")
    figure.box(32, 454, 206, 32)
    figure.text(135, 475, "MPI library")
    figure.box(248, 404, 108, 32)
    figure.text(302, 425, "device_kinds", "code")
    figure.box(248, 454, 108, 32)
    figure.text(302, 475, "drivers")
    for y, end in ((62, 80), (114, 164), (198, 206), (240, 402), (436, 452)):
        figure.arrow(f"M97 {y} L97 {end}", "-b")
    figure.text(106, 145, "rma_put", "code b", "start")
    figure.text(90, 320, "endpoint,", "small b", "end")
    figure.text(90, 336, "packet", "small b", "end")
    figure.box(432, 34, 196, 460, "frame")
    figure.box(444, 74, 172, 58, "box-a")
    figure.text(530, 98, "symmetric memory")
    figure.text(530, 118, "dest", "code")
    figure.box(444, 208, 172, 74, "box-b")
    figure.text(530, 228, "net", "code")
    figure.text(530, 248, "receive, validate,", "small")
    figure.text(530, 266, "execute the items", "small")
    figure.box(444, 404, 172, 32, "box-b")
    figure.text(530, 425, "mpi_backend/module", "code")
    figure.box(444, 454, 172, 32)
    figure.text(530, 475, "MPI library")
    for y, end in ((454, 438), (404, 284), (208, 134)):
        figure.arrow(f"M530 {y} L530 {end}", "-b")
    figure.arrow("M238 448 L248 444 L428 444 L442 462", "-b")
    figure.text(400, 438, "packet", "small b")
    figure.arrow("M444 480 L400 494 L260 494 L240 480", "-c")
    figure.text(398, 484, "ack", "small c")
    return figure


FIGURES = {"symmetric-memory": symmetric_memory, "ordering": ordering, "overlap": overlap, "teams": teams, "layers": layers,
           "modules": modules}


def main():
    stale = []
    for name, draw in FIGURES.items():
        path, text = PICTURES / f"figure-{name}.svg", draw().svg()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    print(f"{len(FIGURES)} figures, {len(stale)} of them new" + "".join(f"\n{name}" for name in stale))
    sys.exit(1 if stale and "--check" in sys.argv else 0)


if __name__ == "__main__":
    main()
