"""Texts that come from files and processes of a job, for a terminal."""


def printable(text):
    """With escapes in place of what moves the cursor, colors the terminal or changes the direction of writing."""
    if text.isprintable():
        return text
    return ''.join(one if one.isprintable() else one.encode('unicode_escape', 'surrogatepass').decode() for one in text)
