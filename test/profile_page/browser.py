#!/usr/bin/env python3
"""browser.py PROBE BROWSER FOLDER PAGE...: checks the pages of isthmus-profile in headless Chromium, with the functions
of test/probe/browser.py in the folder PROBE. A page must print nothing on the console, load nothing from a network,
fit a phone, and have a dark mode and a printable form. Tables can be sorted, pictures show their numbers by keyboard
and mouse, and the matrix can show calls."""
import os
import sys

sys.dont_write_bytecode = True  # write no compiled modules into the source folder
sys.path.append(sys.argv[1])
import importlib.util  # noqa: E402

spec = importlib.util.spec_from_file_location('probe_browser', os.path.join(sys.argv[1], 'browser.py'))
probe = importlib.util.module_from_spec(spec)
spec.loader.exec_module(probe)

STOPS = 200
FOCUSED = '''(() => { const at = document.activeElement, style = getComputedStyle(at);
    return {name: (at.getAttribute('aria-label') || at.innerText || at.id || at.tagName).slice(0, 40),
        is_body: at === document.body, outline: parseFloat(style.outlineWidth), style: style.outlineStyle}; })()'''
SORTED = '''(() => { const table = document.querySelector('#sites table'), head = [...table.tHead.rows[0].cells].find(
        cell => cell.textContent === 'Calls'), values = () => [...table.tBodies[0].rows].map(
        row => Number(row.cells[head.cellIndex].dataset.v)), button = head.querySelector('button');
    button.click(); const down = values(), first = head.getAttribute('aria-sort');
    button.click(); const up = values(), second = head.getAttribute('aria-sort');
    return {down, up, first, second, heads: table.querySelectorAll('[aria-sort]').length}; })()'''
PICTURE = '''(() => { const svg = document.querySelector('#%s svg'); svg.focus();
    return {told: document.querySelector('#%s .told').textContent,
        titles: [...svg.querySelectorAll('title')].map(title => title.textContent)}; })()'''
TOLD = "document.querySelector('#%s .told').textContent"
MIDDLE = '''(() => { const rects = [...document.querySelectorAll('#%s svg title')].map(title => title.parentElement);
    const rect = rects[rects.length >> 1]; rect.scrollIntoView({block: 'center'}); const box = rect.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2, text: rect.querySelector('title').textContent}; })()'''
BY_CALLS = '''(() => { const all = what => [...document.querySelectorAll('#matrix ' + what)],
    colours = () => all('svg rect').map(rect => getComputedStyle(rect).fill).join(),
    shown = () => all('.scale').filter(one => one.offsetHeight > 0).map(one => one.className).join();
    const before = [colours(), shown()]; document.querySelector('#by-calls').click();
    return {before, after: [colours(), shown()]}; })()'''
CODES = {'ArrowRight': 39, 'ArrowDown': 40, 'End': 35, 'Home': 36}


def press(browser, key):
    for kind in ('keyDown', 'keyUp'):
        browser.call('Input.dispatchKeyEvent', type=kind, key=key, code=key, windowsVirtualKeyCode=CODES[key])


def keyboard_reaches_the_whole_page(browser):
    """The Tab key moves the focus through the whole page, and the focus is visible."""
    browser.show(320, 'light')
    names = []
    for _ in range(STOPS):
        browser.press('Tab')
        focused = browser.evaluate(FOCUSED)
        if focused['is_body'] or names and focused['name'] == names[0]:
            break
        names.append(focused['name'])
        if focused['outline'] < 1 or focused['style'] == 'none':
            yield f'the focus on {focused["name"]!r} is not seen'
    if names[:1] != ['Advice']:
        yield f'the first focus is on {names[:1]}'
    if len(names) < 20:
        yield f'the keyboard leads to {len(names)} places only'


def table_sorts_by_calls(browser):
    seen = browser.evaluate(SORTED)
    if seen['down'] != sorted(seen['down'], reverse=True) or seen['up'] != sorted(seen['up']) or len(set(seen['up'])) < 3:
        yield f'calls are not sorted: {seen}'
    if (seen['first'], seen['second'], seen['heads']) != ('descending', 'ascending', 1):
        yield f'what it is sorted by is not told: {seen["first"]}, {seen["second"]}, {seen["heads"]} heads'


def picture_tells_numbers_of_its_parts(browser, name, columns):
    """The focus on a picture shows the numbers of its first part, the arrow keys those of the next parts, and the mouse
    those of the part below it."""
    browser.show(1100, 'light')
    seen = browser.evaluate(PICTURE % (name, name))
    titles = seen['titles']
    if not titles or seen['told'] != titles[0]:
        yield f'the focus on {name} tells {seen["told"]!r}, and not {titles[:1]}'
        return
    steps = [('ArrowRight', 1), ('End', len(titles) - 1), ('Home', 0)] + ([('ArrowDown', columns)] if columns else [])
    for key, place in steps:
        press(browser, key)
        if browser.evaluate(TOLD % name) != titles[place]:
            yield f'{key} in {name} tells {browser.evaluate(TOLD % name)!r}, and not {titles[place]!r}'
    at = browser.evaluate(MIDDLE % name)
    browser.call('Input.dispatchMouseEvent', type='mouseMoved', x=at['x'], y=at['y'])
    if browser.evaluate(TOLD % name) != at['text']:
        yield f'the mouse in {name} tells {browser.evaluate(TOLD % name)!r}, and not {at["text"]!r}'


def matrix_can_show_calls(browser):
    seen = browser.evaluate(BY_CALLS)
    if seen['before'][0] == seen['after'][0] or (seen['before'][1], seen['after'][1]) != ('scale bytes', 'scale calls'):
        yield f'by calls the matrix is as by bytes: {seen["before"][1]}, {seen["after"][1]}'


def checks_of(page, browser):
    if page == 'several.html':
        yield from keyboard_reaches_the_whole_page(browser)
    yield from probe.page_fits_phone_and_has_dark_mode(browser)
    if page in ('several.html', 'large.html'):
        yield from table_sorts_by_calls(browser)
        yield from picture_tells_numbers_of_its_parts(browser, 'pes', 0)
        yield from picture_tells_numbers_of_its_parts(browser, 'memory', 0)
    if page == 'large.html':
        yield from picture_tells_numbers_of_its_parts(browser, 'matrix', 64)
        yield from matrix_can_show_calls(browser)
    yield from probe.page_prints_and_loads_nothing(browser)


def main():
    program, folder, *pages = sys.argv[2:]
    browser, faults = probe.Browser(program, folder), []
    for page in pages:
        browser.session, browser.events = None, []
        browser.open(os.path.join(folder, page))
        faults += [f'{page}: {fault}' for fault in checks_of(page, browser)]
    browser.close()
    for fault in faults:
        print(f'FAILED: {fault}')
    sys.exit(bool(faults))


main()
