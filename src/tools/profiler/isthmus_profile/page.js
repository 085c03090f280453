'use strict';

// ---- Tables that are sorted by a click on a column head ----

function valueOf(row, column) {
  const cell = row.cells[column];
  return 'v' in cell.dataset ? Number(cell.dataset.v) : cell.textContent.toLowerCase();
}

function compare(a, b) {
  if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === 'number' ? -1 : 1;
}

function sort(table, head) {
  const descends = head.getAttribute('aria-sort') === 'descending' ||
    (!head.hasAttribute('aria-sort') && head.classList.contains('text'));
  const way = descends ? 1 : -1, column = head.cellIndex, body = table.tBodies[0];
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', descends ? 'ascending' : 'descending');
  const rows = [...body.rows].map(row => [valueOf(row, column), row]);
  rows.sort((a, b) => way * compare(a[0], b[0]));
  body.append(...rows.map(entry => entry[1]));
}

for (const table of document.querySelectorAll('table.sortable')) {
  for (const head of table.tHead.rows[0].cells) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => sort(table, head));
  }
}

// ---- Pictures that show the numbers of the selected part ----

function partsOf(svg) {
  const titled = [...svg.querySelectorAll('rect')].filter(rect => rect.querySelector('title'));
  return titled.map(rect => ({rect, x: Number(rect.getAttribute('x')), y: Number(rect.getAttribute('y')),
    text: rect.querySelector('title').textContent}));
}

// Returns the nearest part in the direction of the arrow key, or `from` if there is none. Prefers
// parts of the same row or column.
function beside(parts, from, dx, dy) {
  let best = from, least = Infinity;
  for (const part of parts) {
    const along = (part.x - from.x) * dx + (part.y - from.y) * dy;
    const aside = Math.abs((part.x - from.x) * dy) + Math.abs((part.y - from.y) * dx);
    if (along > 0 && along + 1000 * aside < least) [best, least] = [part, along + 1000 * aside];
  }
  return best;
}

const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

function explore(field) {
  const svg = field.querySelector('svg'), told = field.querySelector('.told'), parts = partsOf(svg);
  if (!parts.length) return;
  const cursor = document.createElementNS(svg.namespaceURI, 'rect');
  cursor.setAttribute('class', 'cursor');
  let at = parts[0];
  function show(part) {
    at = part;
    for (const name of ['x', 'y', 'width', 'height']) cursor.setAttribute(name, part.rect.getAttribute(name));
    svg.append(cursor);
    told.textContent = part.text;
  }
  svg.setAttribute('tabindex', '0');
  svg.addEventListener('focus', () => show(at));
  svg.addEventListener('keydown', event => {
    const arrow = ARROWS[event.key];
    if (arrow) show(beside(parts, at, ...arrow));
    else if (event.key === 'Home' || event.key === 'End') show(event.key === 'Home' ? parts[0] : parts[parts.length - 1]);
    else return;
    event.preventDefault();
  });
  for (const kind of ['pointermove', 'pointerdown'])
    svg.addEventListener(kind, event => {
      const part = parts.find(one => one.rect === event.target);
      if (part && part !== at || part && !told.textContent) show(part);
    });
}

document.querySelectorAll('.field').forEach(explore);
