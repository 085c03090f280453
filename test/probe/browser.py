#!/usr/bin/env python3
"""browser.py BROWSER FOLDER PAGE...: checks pages in headless Chromium, through its remote-debugging protocol over two
pipes. A page must print nothing on the console, load nothing from a network, fill every panel, open results or
numbers by keyboard, and fit the width of a phone."""
import json
import os
import subprocess
import sys

COMPLAINTS = {'Runtime.exceptionThrown', 'Log.entryAdded', 'Runtime.consoleAPICalled'}
LAYOUT = '''({width: document.documentElement.scrollWidth, paper: getComputedStyle(document.body).backgroundColor,
    panels: [...document.querySelectorAll('.panel')].map(panel => panel.innerText.trim().length)})'''
FOCUSED = '''(() => { const at = document.activeElement, cell = at.closest('.cell');
    const popup = cell && cell.querySelector('.popup'), box = popup && popup.getBoundingClientRect();
    return {name: at.innerText, isCell: !!cell, outline: parseFloat(getComputedStyle(at).outlineWidth),
        isOpen: !!cell && cell.open && box.height > 0 && box.left >= 0 && box.right <= innerWidth,
        text: popup ? popup.innerText : ''}; })()'''
HAS_CELLS = "document.querySelector('.cell') !== null"
NUMBERS = '''(() => { const at = document.activeElement, of = at.matches('details.numbers > summary') ? at.parentElement : null;
    return {name: at.innerText, outline: parseFloat(getComputedStyle(at).outlineWidth), isNumbers: !!of,
        isOpen: !!of && of.open && of.querySelector('table').getBoundingClientRect().height > 0,
        width: document.documentElement.scrollWidth}; })()'''
MOST_TABS = 200


class Browser:
    def __init__(self, program, folder):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        words = [program, '--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-extensions',
                 '--disable-background-networking', '--disable-dev-shm-usage', '--remote-debugging-pipe',
                 f'--user-data-dir={folder}/profile']
        # Chromium reads commands from descriptor 3 and writes answers to descriptor 4.
        shell = ['sh', '-c', f'exec 3<&{commands} 4>&{answers}; exec "$@" 2>browser.log', 'sh', *words]
        self.process = subprocess.Popen(shell, pass_fds=(commands, answers), cwd=folder)
        os.close(commands)
        os.close(answers)
        self.number, self.rest, self.session, self.events = 0, b'', None, []

    def receive(self):
        while b'\0' not in self.rest:
            data = os.read(self.answers, 65536)
            if not data:
                sys.exit('FAILED: the browser ended')
            self.rest += data
        message, self.rest = self.rest.split(b'\0', 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': parameters}
        if self.session:
            message['sessionId'] = self.session
        os.write(self.commands, json.dumps(message).encode() + b'\0')
        while (answer := self.receive()).get('id') != self.number:
            self.events.append(answer)
        if 'error' in answer:
            sys.exit(f'FAILED: {method}: {answer["error"]}')
        return answer['result']

    def evaluate(self, expression):
        return self.call('Runtime.evaluate', expression=expression, returnByValue=True)['result']['value']

    def press(self, key, text=''):
        for kind in ('keyDown', 'keyUp'):
            self.call('Input.dispatchKeyEvent', type=kind, key=key, code=key, text=text if kind == 'keyDown' else '',
                      windowsVirtualKeyCode={'Tab': 9, 'Enter': 13}[key])

    def open(self, path):
        target = self.call('Target.createTarget', url='about:blank')['targetId']
        self.session = self.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        for domain in ('Page', 'Runtime', 'Log', 'Network'):
            self.call(f'{domain}.enable')
        self.call('Page.navigate', url=f'file://{path}')
        while not any(event['method'] == 'Page.loadEventFired' for event in self.events):
            self.events.append(self.receive())

    def close(self):
        self.session = None
        self.call('Browser.close')
        self.process.wait(10)

    def show(self, width, scheme, media='screen'):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=640, deviceScaleFactor=1, mobile=width < 500)
        self.call('Emulation.setEmulatedMedia', media=media,
                  features=[{'name': 'prefers-color-scheme', 'value': scheme}])
        return self.evaluate(LAYOUT)


def page_fits_phone_and_has_dark_mode(browser):
    """Yields the faults of the layouts."""
    layouts = {(width, scheme): browser.show(width, scheme) for width in (320, 1100) for scheme in ('light', 'dark')}
    for (width, scheme), layout in layouts.items():
        if layout['width'] > width:
            yield f'{layout["width"]} wide on a screen of {width}'
        if len(layout['panels']) < 5 or not all(layout['panels']):
            yield f'panels of so many letters in {scheme} mode: {layout["panels"]}'
    if layouts[320, 'light']['paper'] == layouts[320, 'dark']['paper']:
        yield 'dark mode is like light mode'
    if browser.show(700, 'dark', 'print')['paper'] != 'rgb(255, 255, 255)':
        yield 'printed on paper that is not white'


def keyboard_opens_every_result(browser):
    """Yields the faults that a user with only a keyboard meets, on a screen of a phone's width."""
    browser.show(320, 'light')
    opened = 0
    for tabs in range(MOST_TABS):
        browser.press('Tab')
        focused = browser.evaluate(FOCUSED)
        if tabs == 0 and focused['name'] not in ('Problems, by cause', 'Soundness'):
            yield f'the first focus is on {focused["name"]!r}'
        if focused['outline'] < 2:
            yield f'the focus on {focused["name"]!r} is not seen'
        if not focused['isCell']:
            if opened:
                break
            continue
        browser.press('Enter', '\r')
        focused = browser.evaluate(FOCUSED)
        opened += focused['isOpen'] and 'Expected' in focused['text'] and 'Seen' in focused['text']
        if not focused['isOpen']:
            yield f'Enter on {focused["name"]!r} opens nothing that is seen'
    if not opened:
        yield 'no result was opened'


def keyboard_opens_tables_of_numbers(browser):
    """Checks keyboard use of a page of figures: every table of numbers opens, and none makes the page wider than a
    phone."""
    browser.show(320, 'light')
    opened = 0
    for _ in range(MOST_TABS):
        browser.press('Tab')
        focused = browser.evaluate(NUMBERS)
        if focused['outline'] < 2:
            yield f'the focus on {focused["name"]!r} is not seen'
        if focused['isOpen']:
            break  # the focus has returned to a table that is open already
        if focused['isNumbers']:
            browser.press('Enter', '\r')
            focused = browser.evaluate(NUMBERS)
            opened += focused['isOpen']
            if not focused['isOpen'] or focused['width'] > 320:
                yield f'{focused["name"]!r} does not open, or is wider than a phone'
                break
    if opened < 5:
        yield f'{opened} tables of numbers were opened'


def keyboard_opens_results_or_numbers(browser):
    return (keyboard_opens_every_result if browser.evaluate(HAS_CELLS) else keyboard_opens_tables_of_numbers)(browser)


def page_prints_and_loads_nothing(browser):
    for event in browser.events:
        if event['method'] in COMPLAINTS:
            yield f'on the console: {event["params"]}'
        elif event['method'] == 'Network.requestWillBeSent':
            url = event['params']['request']['url']
            if not url.startswith(('file:', 'data:')):
                yield f'it asked for {url}'


def main():
    program, folder, *pages = sys.argv[1:]
    browser, faults = Browser(program, folder), []
    for page in pages:
        browser.session, browser.events = None, []
        browser.open(os.path.join(folder, page))
        for check in (page_fits_phone_and_has_dark_mode, keyboard_opens_results_or_numbers,
                      page_prints_and_loads_nothing):
            faults += [f'{page}: {fault}' for fault in check(browser)]
    browser.close()
    for fault in faults:
        print(f'FAILED: {fault}')
    sys.exit(bool(faults))


if __name__ == '__main__':
    main()
