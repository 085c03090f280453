"""Takes the text about one routine from the comment of its family."""

import re

from isthmus_man.c import cited, spoken
from isthmus_man.mdoc import argument

ITEM = re.compile(r"- (\w+)\s+(.*)", re.S)
# Words in the description of a routine that refer to another routine.
REFERENCE = re.compile(r"(?:Works as|Deprecated (?:name|form) of|Nonblocking form of) (shmemx?_\w+)"
                       r"|[Rr]outine without the suffix `(_\w+)`")


def paragraphs(family):
    """Returns the paragraphs of the comment of a family, without the references to the specification."""
    return cited(spoken(family.comment))[0]


def own_term(said, name):
    """Returns the term of the item that describes the routine with this name, or None."""
    word = name.replace("TYPENAME_", "")
    terms = [ITEM.match(text)[1] for text in said if ITEM.match(text)]
    found = [term for term in terms if re.search(rf"_{term}(SIZE|mem)?(_nbi|_req|_nb)?$", word)]
    return max(found, key=len, default=None)


def selected(said, name):
    """Returns the paragraphs that concern the routine with this name, without the descriptions of other routines."""
    own = own_term(said, name)
    if own is None:
        return said
    items = [(ITEM.match(text), text) for text in said]
    return [item[2] if item else text for item, text in items if not item or item[1] == own]


def described(routines, scope):
    """Returns the paragraphs about the routines of a scope. If they refer to another routine, adds its description."""
    said = []
    for family in scope.families:
        name = next(one.name for one in family.prototypes if one in scope.prototypes)
        said += selected(paragraphs(family), name)
    for text in list(said):
        said += referred(routines, text, scope.prototypes[0].name)
    return said


def referred(routines, text, name):
    """Returns the descriptions of the routines to which a text refers, as items of a list."""
    found = []
    for other, suffix in REFERENCE.findall(text):
        other = other or name.removesuffix(suffix)
        typed = [other, re.sub("^(shmemx?_)(long_)?", r"\1TYPENAME_", other)]
        family = next((routines.family[one] for one in typed if one in routines.family), None)
        if family:
            about = paragraphs(family)
            own = own_term(about, other)
            found.append(f"- {other}  " + next(text.removeprefix(f"- {own}  ") for text in about
                                               if own is None or text.startswith(f"- {own} ")))
    return found


def write(out, said, is_parameter):
    """Writes the paragraphs. Consecutive items form a list."""
    for number, text in enumerate(said):
        before = said[number - 1] if number else None
        if text.startswith("- "):
            item(out, *ITEM.match(text).groups(), begins=before and not before.startswith("- "))
        else:
            if before:
                out.macro("Pp")
            out.paragraph(text if is_parameter(text.split()[0]) else capital(text))


def item(out, term, text, begins):
    if begins:
        out.macro("Pp")
    out.macro("Bl", "-tag", "-width", "Ds", "-compact")
    out.macro("It", "Li", argument(term))
    out.paragraph(text)
    out.macro("El")


def capital(text):
    """Returns the text with a capital letter at the beginning, if it begins with an English word."""
    return text[0].upper() + text[1:] if re.match(r"[a-z]+[ ,.;-]", text) else text
