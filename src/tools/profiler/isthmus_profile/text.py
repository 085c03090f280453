"""Makes texts from files and processes of a job safe for a terminal."""


def printable(text):
    """Escapes characters that move the cursor, color the terminal or change the writing direction."""
    if text.isprintable():
        return text
    return ''.join(one if one.isprintable() else one.encode('unicode_escape', 'surrogatepass').decode() for one in text)
