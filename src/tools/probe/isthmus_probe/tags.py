"""Creates pieces of HTML. The functions escape the texts that they receive. Arguments with the name `html` are HTML
already and are not escaped."""
from html import escape


def breakable(name):
    """Returns HTML of a name, with positions where the line may break."""
    return escape(name).replace('_', '_<wbr>').replace('/', '/<wbr>')


def section(ident, head, html):
    return (f'<section id="{ident}" aria-labelledby="{ident}-head"><h2 id="{ident}-head">{escape(head)}</h2>'
            f'{html}</section>')


def items(texts):
    return ''.join(f'<li>{escape(text)}</li>' for text in texts)


def table_row(texts):
    head, *cells = texts
    return (f'<tr><th scope="row">{escape(head)}</th>'
            + ''.join(f'<td>{escape(text)}</td>' for text in cells) + '</tr>')


def table(heads, rows, classes=''):
    """Returns an HTML table. `heads`: HTML of the column heads. Each row is its head and its cells."""
    head = ''.join(f'<th scope="col">{html}</th>' for html in heads)
    return (f'<table{classes}>' + (f'<thead><tr>{head}</tr></thead>' if heads else '')
            + f'<tbody>{"".join(map(table_row, rows))}</tbody></table>')


def entries(pairs):
    """Returns an HTML description list. `pairs`: (name, text or list of texts). Pairs without a text are left out."""
    listed = [(name, [texts] if isinstance(texts, str) else texts) for name, texts in pairs if texts]
    return '<dl>' + ''.join(f'<dt>{escape(name)}</dt>' + ''.join(f'<dd>{escape(text)}</dd>' for text in texts)
                            for name, texts in listed) + '</dl>'
