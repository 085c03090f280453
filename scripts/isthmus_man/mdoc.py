"""Converts text to mdoc, the language of manual pages."""

import re

WIDTH = 76  # maximum length of lines in the output
SENTENCE_END = re.compile(r"[a-z0-9)\]*_]+[.!?:][)\"]?$|[A-Z_]{2,}[.:]$|iB\.$")
ABBREVIATION = re.compile(r"\b(e\.g\.|i\.e\.)$")
# English words that are also names of parameters. They are marked as parameters only in backquotes.
ENGLISH = set("""arg bytes caps color comm commute cond config count data dest device extents fetch flags handle handler
    hints id indices key level local lock major memory minor name op options p provided rank remote replied reply req
    requested room shape signal size source space start status stride target team test text token type used value win
    window""".split())
# A word of a text: opening punctuation, the word or a marked text, and closing punctuation.
TOKEN = re.compile(r"""(?P<opening>[(\["]*)
    (?: `(?P<literal>[^`]+)` | (?P<reference>[\w.:+-]+\(\d\)) | (?P<word>\*?[\w&>-]*\w\*?) )
    (?P<closing>[^\w`]*|'s[^\w`]*|(?:s|th)[.,;:)]*)""", re.X)


def escaped(text):
    return text.replace("\\", "\\e")


def argument(word):
    """Quotes an argument of a macro."""
    word = escaped(word).replace('"', "\\(dq")
    if re.fullmatch(r"[A-Z][a-z]|[.,:;()\[\]|?!]", word):
        word = "\\&" + word
    return f'"{word}"' if " " in word or not word else word


# Escapes for characters that man would print as other characters, so that a program could not be copied from the page.
DISPLAYED = {"-": "\\-", "`": "\\(ga", "'": "\\(aq", "^": "\\(ha", "~": "\\(ti"}


class Writer:
    """Writes the lines of a page. Marks parameters, and the names of routines, constants and variables."""

    def __init__(self, book, page):
        self.book = book
        self.page = page
        self.parameters = {*page.parameters, *page.arguments}
        self.lines = []
        self.words = []

    def macro(self, *words):
        self.flush()
        self.lines.append("." + " ".join(words))

    def flush(self):
        if self.words:
            line = ABBREVIATION.sub(r"\1\\&", " ".join(self.words))  # no end of a sentence
            self.lines.append("\\&" + line if line[0] in ".'" else line)
        self.words = []

    def say(self, word):
        if self.words and len(" ".join(self.words)) + len(word) > WIDTH:
            self.flush()
        self.words.append(escaped(word))
        if SENTENCE_END.search(word) and not ABBREVIATION.search(word):
            self.flush()

    def paragraph(self, text):
        for token in re.findall(r"\S*?`[^`]+`\S*|\S+", text):
            self.token(token)
        self.flush()

    def token(self, token):
        match = TOKEN.fullmatch(token)
        if re.fullmatch(r"\w+\(\)[,.;:)]*", token):
            name, _, closing = token.partition("()")
            self.macro("Fn", name, *closing)
            return
        macro = match and self.mark(match["literal"], match["reference"], match["word"])
        if not macro:
            self.say(token.replace("`", ""))
            return
        stops = re.fullmatch(r"([.,;:)\]?!]*)(.*)", match["closing"])
        after = [*stops[1], *(["Ns", argument(stops[2])] if stops[2] else [])]
        self.macro(macro[0], *match["opening"].replace('"', ""), *macro[1:], *after)

    def mark(self, literal, reference, word):
        """Returns the macro for a word, or None for plain text."""
        if reference:
            name, section = reference[:-3], reference[-2]
            return ["Fn", name] if self.page.has(name, section) else ["Xr", name, section]
        known = literal or word
        bare = known.strip("*&")
        if bare in self.parameters and (literal or bare not in ENGLISH or known.startswith("*")):
            return ["Fa", argument(known)]
        if re.fullmatch(r"SHMEMX?_[A-Z0-9_]+[A-Z0-9]|ISTHMUS_[A-Z_]+[A-Z]", known):
            return ["Ev" if known in self.book.variables else "Dv", known]
        if known in self.book.types:
            return ["Vt", known]
        if known in self.book.names:
            return ["Fn", known] if self.page.has(known, "3") else ["Xr", known, "3"]
        if literal and re.match("-[-a-z]", literal):
            return self.usage(literal)
        return ["Li", argument(literal)] if literal else None

    def section(self, title):
        self.macro("Sh", title.upper())

    def blocks(self, text, begun=False):
        """Writes paragraphs, lists (`- term: text`) and displays (indented by four blanks)."""
        blocks = re.split(r"\n\s*\n", text.strip("\n"))
        for number, block in enumerate(blocks):
            if block.startswith("    ") and number + 1 < len(blocks) and blocks[number + 1].startswith("    "):
                blocks[number + 1] = f"{block}\n\n{blocks[number + 1]}"
            elif block.startswith("    "):
                self.display([line.removeprefix("    ") for line in block.split("\n")])
            elif block.startswith("- "):
                self.items(re.split(r"^- ", block, flags=re.M)[1:])
            else:
                if number or begun:
                    self.macro("Pp")
                self.paragraph(block)

    def items(self, items):
        self.macro("Bl", "-tag", "-width", "Ds")
        for item in items:
            term, _, text = " ".join(item.split()).partition(": ")
            self.macro("It", *self.term(term))
            self.paragraph(text)
        self.macro("El")

    def term(self, term):
        """Marks an option with its arguments, or a word."""
        if term.startswith("`-"):
            return self.usage(term.strip("`").replace(",", " ,"))
        words = term.replace("`", "")
        return (self.mark(words, None, None) if term.count("`") < 3 else None) or ["Li", argument(words)]

    def usage(self, text):
        found = []
        for word in text.split():
            plain = [word] if word in "|," else ["Ar", argument(word)]
            found += ["Fl", argument(word[1:])] if word.startswith("-") else plain
        return found

    def display(self, lines):
        self.macro("Bd", "-literal", "-offset", "2n")
        for line in lines:
            text = escaped(line)
            for sign, name in DISPLAYED.items():
                text = text.replace(sign, name)
            self.lines.append("\\&" + text if text[:1] == "." else text)
        self.macro("Ed")
