#!/usr/bin/env python3
"""page_source.py PAGE...: checks pages without a browser. Tags must match, links must have a target, and every panel
must be filled. Every mark needs a text. The page must load nothing from a network and contain no script."""
import re
import sys
from html.parser import HTMLParser

EMPTY = {'meta', 'link', 'br', 'wbr'}  # elements without an end tag
FROM_ELSEWHERE = {'script', 'iframe', 'img', 'object', 'embed', 'base', 'form'}


class Page(HTMLParser):
    def __init__(self, source):
        super().__init__()
        self.open, self.faults, self.idents, self.targets = [], [], [], []
        self.panels = 0
        self.feed(source)
        self.faults += [f'<{tag}> is not closed' for tag, *_ in self.open]
        self.faults += [f'#{target} leads nowhere' for target in self.targets if target not in self.idents]
        self.faults += [f'the id {ident} is there twice' for ident in set(self.idents) if self.idents.count(ident) > 1]

    def handle_starttag(self, tag, attributes):
        of = dict(attributes)
        if 'id' in of:
            self.idents.append(of['id'])
        link = of.get('href') or of.get('src') or ''
        self.targets += [link[1:]] if link.startswith('#') else []
        self.targets += [of['aria-labelledby']] if 'aria-labelledby' in of else []
        if tag in FROM_ELSEWHERE or (link and not link.startswith(('#', 'data:'))) or any(
                name.startswith('on') for name in of):
            self.faults.append(f'<{tag} {of}>: expected nothing of the kind')
        if tag == 'summary' and 'title' in of and ': ' not in of.get('aria-label', ''):
            self.faults.append(f'<summary {of}>: expected a name and a verdict')
        if tag not in EMPTY:
            self.open.append([tag, of.get('class') or '', ''])

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_data(self, data):
        for entry in self.open:
            entry[2] += data.strip()

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.faults.append(f'</{tag}> closes {self.open[-1:]}')
            return
        _, classes, text = self.open.pop()
        if 'panel' in classes.split() or 'popup' in classes.split():
            self.panels += 1
            if not text:
                self.faults.append(f'a <{tag} class="{classes}"> is empty')


def main():
    failed = False
    for path in sys.argv[1:]:
        with open(path, encoding='utf-8') as file:
            source = file.read()
        page = Page(source)
        if page.panels < 5:
            page.faults.append(f'{page.panels} panels: expected 5 or more')
        if '&lt;script&gt;alert' not in source:
            page.faults.append('expected the text of results, escaped')
        if re.search(r'url\(|@import', source):
            page.faults.append('expected nothing of a network in the style')
        for fault in page.faults:
            print(f'FAILED: {path}: {fault}')
            failed = True
    sys.exit(failed)


main()
