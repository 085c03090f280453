"""Finds the places in a C source where a small fault can be inserted, and the changed text."""
import bisect
import re
from dataclasses import dataclass, replace

OPERATORS = {
    'compare': 'a compare is off by one, or the opposite: < is <=, == is !=',
    'logic': '&& is ||, or a ! is left out',
    'constant': 'a whole number is one more; true is false',
    'sign': '+ is -, ++ is --, a minus is left out',
    'call': 'a call whose result nobody takes, such as a fence or a wake, is left out',
    'swap': 'two arguments that follow each other are swapped',
    'return': 'a function gives 0, or the opposite where it tells whether; an early return is left out',
}
OPPOSITES = {
    'compare': {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='},
    'logic': {'&&': '||', '||': '&&', '!': ''},
    'constant': {'true': 'false', 'false': 'true'},
    'sign': {'++': '--', '--': '++', '+=': '-=', '-=': '+='},
}
# Names whose arguments are not changed: assertions, also those that the compiler checks, messages and attributes.
LEFT_ALONE = re.compile(r'ASSERT\w*|assert|_?[Ss]tatic_assert|report_\w+|__attribute__|_Alignas|alignas')
NO_CALLS = {'if', 'for', 'while', 'switch', 'return', 'sizeof', 'else', 'do', 'case'}
TOKENS = re.compile(r'''
    (?P<nothing> \s+ | /\*.*?\*/ | //[^\n]* | ^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])* )
  | (?P<text> "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' )
  | (?P<number> \.?\d(?:[eEpP][-+]|[\w.])* )
  | (?P<word> [A-Za-z_]\w* )
  | (?P<mark> -> | \+\+ | -- | <<= | >>= | << | >> | [-+*/%&|^<>=!]= | && | \|\| | \.\.\. | . )
''', re.X | re.S | re.M)


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    begin: int
    end: int


@dataclass(frozen=True)
class Site:
    """A place where a fault can be inserted: the text from `begin` to `end` is replaced by `new`, which has the same number
    of lines."""
    operator: str
    begin: int
    end: int
    new: str
    in_body: bool = False  # in the body of a function, so that it is executed

    def changed(self, text):
        return text[:self.begin] + self.new + text[self.end:]

    def line(self, text):
        return text.count('\n', 0, self.begin) + 1


class Source:
    """A text as tokens, with the partner of each bracket and the bodies of functions."""

    def __init__(self, text):
        self.text = text
        self.tokens = [Token(match.lastgroup, match[0], *match.span()) for match in TOKENS.finditer(text)
                       if match.lastgroup != 'nothing']
        self.partner = self._partners()
        self.bodies = self._bodies()
        self.skipped = [span for place, token in enumerate(self.tokens) if LEFT_ALONE.fullmatch(token.text)
                        for span in [(place, self.partner.get(place + 1, place))]]

    def _partners(self):
        partner, opened = {}, []
        for place, token in enumerate(self.tokens):
            if token.text in ('(', '[', '{'):
                opened.append(place)
            elif token.text in (')', ']', '}') and opened:
                partner[place] = opened.pop()
                partner[partner[place]] = place
        return partner

    def _bodies(self):
        """Returns the first and the last token of each body, and whether its function returns bool."""
        bodies, place, begin = [], 0, 0
        while place < len(self.tokens):
            text = self.tokens[place].text
            if text == '{' and place and self.tokens[place - 1].text == ')':
                declared = [token.text for token in self.tokens[begin:self.partner[place - 1] - 1]]
                bodies.append((place, self.partner.get(place, place), 'bool' in declared and '*' not in declared))
            if text in ('(', '[', '{'):
                place = self.partner.get(place, place)
            if self.tokens[place].text in (';', '}'):
                begin = place + 1
            place += 1
        return bodies

    def is_skipped(self, place):
        return any(first <= place <= last for first, last in self.skipped)

    def body_at(self, place):
        index = bisect.bisect(self.bodies, (place,)) - 1
        return self.bodies[index] if index >= 0 and place < self.bodies[index][1] else None

    def word(self, place):
        return self.tokens[place].text if 0 <= place < len(self.tokens) else ''

    def is_value(self, place):
        """Returns whether a value ends at this token, so that an operator that follows is binary."""
        token = self.tokens[place]
        return token.kind in ('word', 'number') and token.text not in NO_CALLS or token.text in (')', ']')

    def begins_statement(self, place):
        before = self.word(place - 1)
        if before == ')':
            return self.word(self.partner[place - 1] - 1) in ('if', 'for', 'while', 'switch')
        return before in (';', '{', '}', 'else', 'do', ':')

    def sizes_array(self, place):
        """Returns whether the token is the length in a declaration `type name[...]`. It is not changed, because tests
        cannot detect a greater length."""
        return self.word(place - 1) == '[' and all(
            self.tokens[place - back].kind == 'word' and self.word(place - back) not in NO_CALLS for back in (2, 3))

    def arguments(self, place):
        """Returns the first and the last token of each argument, if a call starts here."""
        last = self.partner.get(place + 1)
        if self.word(place + 1) != '(' or last is None or last == place + 2:
            return []
        found, begin, at = [], place + 2, place + 2
        while at < last:
            if self.word(at) == ',':
                found.append((begin, at - 1))
                begin = at + 1
            at = self.partner[at] + 1 if self.word(at) in ('(', '[', '{') else at + 1
        return found + [(begin, last - 1)]


def of_token(source, place):
    """Yields faults that replace one token: comparisons, logic, constants and signs."""
    token = source.tokens[place]
    for operator, opposites in OPPOSITES.items():
        if token.text in opposites and (operator == 'constant' or source.body_at(place)):
            yield Site(operator, token.begin, token.end, opposites[token.text])
    if token.kind == 'number' and re.fullmatch(r'(0[xX][\da-fA-F]+|\d+)[uUlL]*', token.text):
        if not source.sizes_array(place):
            whole = token.text.isdigit() and (token.text == '0' or token.text[0] != '0')
            yield Site('constant', token.begin, token.end, str(int(token.text) + 1) if whole else f'({token.text} + 1)')
    if token.text in ('+', '-') and source.body_at(place):
        if source.is_value(place - 1):
            yield Site('sign', token.begin, token.end, '-' if token.text == '+' else '+')
        elif token.text == '-':
            yield Site('sign', token.begin, token.end, '')


def of_call(source, place):
    """Yields the fault that removes a call that is a statement."""
    if source.tokens[place].kind != 'word' or source.word(place) in NO_CALLS or not source.begins_statement(place):
        return
    at = place + 1
    while source.word(at) in ('->', '.', '['):
        at = source.partner[at] + 1 if source.word(at) == '[' else at + 2
    if source.word(at) != '(' or source.word(source.partner.get(at, at) + 1) != ';':
        return
    begin, end = source.tokens[place].begin, source.tokens[source.partner[at]].end
    yield Site('call', begin, end, '\n' * source.text.count('\n', begin, end))


def of_arguments(source, place):
    if source.tokens[place].kind != 'word' or source.word(place) in NO_CALLS:
        return
    spans = [(source.tokens[first].begin, source.tokens[last].end) for first, last in source.arguments(place)
             if first <= last]
    for (begin, middle), (after, end) in zip(spans, spans[1:]):
        text = source.text
        if text[begin:middle] != text[after:end]:
            yield Site('swap', begin, end, text[after:end] + text[middle:after] + text[begin:middle])


def of_return(source, place):
    if source.word(place) != 'return':
        return
    begin, end = source.tokens[place].end, source.tokens[place].end
    last = place + 1
    while source.word(last) != ';':
        last = source.partner[last] + 1 if source.word(last) in ('(', '[', '{') else last + 1
    if last == place + 1:
        yield Site('return', source.tokens[place].begin, end, '')
        return
    begin, end = source.tokens[place + 1].begin, source.tokens[last - 1].end
    value = source.text[begin:end]
    if value in ('0', 'NULL', 'true', 'false'):
        return  # a constant, which another operator changes
    new = f'!({value})' if source.body_at(place)[2] else '0' + '\n' * value.count('\n')
    yield Site('return', begin, end, new)


def sites_of(text):
    """Returns all sites, in the order of the text."""
    source = Source(text)
    found = []
    for place in range(len(source.tokens)):
        if source.is_skipped(place):
            continue
        if not source.body_at(place):
            found += of_token(source, place)
            continue
        for operator in (of_token, of_call, of_arguments, of_return):
            found += [replace(site, in_body=True) for site in operator(source, place)]
    return sorted(found, key=lambda site: (site.begin, site.end, site.operator))
