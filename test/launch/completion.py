"""Checks that a shell completes exactly what --help prints, by typing on a terminal: completion.py bash|zsh|fish PREFIX."""
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
import events  # noqa: E402

SHELL, PREFIX = sys.argv[1:]
BIN = f'{PREFIX}/bin'
WRAPPERS = ('oshcc', 'oshc++', 'oshcxx', 'oshCC', 'oshfort', 'oshf90', 'oshf77')
TOOLS = (*WRAPPERS, 'oshrun', 'isthmus-info', 'isthmus-probe', 'isthmus-profile', 'isthmus-trace',
         'isthmus-top', 'isthmus-build-module')
FAULTS = []
RESULTS = os.path.abspath('results')

# Text typed before TAB, and the expected result: the completed line, or a tuple of the proposals.
TYPED = {'oshrun --dry': 'oshrun --dry-run', 'oshrun -np 2 --host': ('--host', '--hostfile'),
         'oshrun --hostfile hosts_o': 'oshrun --hostfile hosts_of_mine', 'oshrun -np 2 ./my_pro': 'oshrun -np 2 ./my_program',
         'oshrun --mpi openm': 'oshrun --mpi openmpi', 'oshrun -np 2 isthmus-probe --qui': ('--quick', '--quirks'),
         'oshrun -np 2 ./my_program hosts_o': 'oshrun -np 2 ./my_program hosts_of_mine',
         'oshcc --inl': 'oshcc --inline', 'oshfort --bui': 'oshfort --build-module', 'oshcc -showme:co': 'oshcc -showme:compile',
         'oshcc my_sou': 'oshcc my_source.c', 'isthmus-info --mpi mpic': 'isthmus-info --mpi mpich',
         'isthmus-build-module --output hosts_o': 'isthmus-build-module --output hosts_of_mine'}


def expect(title, seen, expected):
    if seen != expected:
        FAULTS.append(title)
        print(f'FAIL {title}: {seen}: expected {expected}')


def options_of(tool):
    """Returns the options in the left column of the tool's --help. A line may list several names of an option."""
    text = subprocess.run([f'{BIN}/{tool}', '--help'], capture_output=True, text=True, check=True).stdout
    columns = re.findall(r'^  (-.*?)(?:  .*)?$', text, re.MULTILINE)
    expect(f'{tool} --help: options that are needed often', 'Often needed:' in text, True)
    often = re.search(r'^Often needed:\n(.*?)\n\n', text, re.MULTILINE | re.DOTALL)
    expect(f'{tool} --help: at most five of these', often is not None and len(re.findall(r'^  -', often[1], re.MULTILINE)) <= 5,
           True)
    return {part.split()[0] for column in columns for part in column.split(', ')}


def on_terminal(words, typed, **variables):
    """Starts the shell on a terminal, types the text after the shell has printed READY, and waits until the shell exits."""
    pid, master = pty.fork()
    if pid == 0:
        os.environ.update(variables, PATH=f'{BIN}:{os.environ["PATH"]}', TERM='dumb', LANG='C.UTF-8', HOME=os.getcwd())
        os.execvp(words[0], words)
    seen, left, deadline = b'', typed.encode(), time.monotonic() + events.HANG_S
    while time.monotonic() < deadline:
        ready = bool(left) and b'READY' in seen
        readable, writable, _ = select.select([master], [master] if ready else [], [], 1)
        if writable:
            left = left[os.write(master, left[:256]):]
        try:
            data = os.read(master, 4096) if readable else None
        except OSError:  # the shell has exited
            data = b''
        if data == b'':
            break
        seen += data or b''
    else:
        os.kill(pid, signal.SIGKILL)
        expect(f'{SHELL} on a terminal, which wrote {seen}', 'no end', 'an end')
    os.close(master)
    os.waitpid(pid, 0)


def read_results():
    """Returns for each typed line the proposals of the shell and the line that the shell executed."""
    found, last = {}, None
    with open(RESULTS, encoding='utf-8') as file:
        for line in file.read().split('\n'):
            if line.startswith('== '):
                last = found.setdefault(line[3:], [])
            elif line and last is not None:
                last += line.split('\x1f')
    return found


def ask_bash(lines):
    """Types the lines into bash, with a TAB after each. Records the proposals and the line that bash then executes."""
    script = f'''
    for file in {PREFIX}/share/bash-completion/completions/*; do source "$file"; done
    show() {{ _isthmus "$@"; printf '%s\\n' "${{COMPREPLY[@]}}" >>{RESULTS}; }}
    complete -o bashdefault -o default -F show {' '.join(TOOLS)}
    PS1=; bind 'set show-all-if-ambiguous on' 'set bell-style none' 'set page-completions off' 'set completion-query-items 9999'
    for tool in {' '.join(TOOLS)}; do eval "$tool() {{ printf '%s\\n' \\"\\${{FUNCNAME[0]}}\\${{*:+ \\$*}}\\" >>{RESULTS}; }}"; done
    echo REA''DY'''
    with open('script', 'w', encoding='utf-8') as file:
        file.write(script)
    typed = ''.join(f"echo '== {line}' >>{RESULTS}\n{line}\t\n" for line in lines)
    on_terminal(['bash', '--rcfile', 'script', '-i'], typed + 'exit\n')


def ask_zsh(lines):
    """Types the lines into zsh, with a TAB after each. Records the arguments of compadd, which zsh proposes, and the executed
    lines."""
    script = f'''
    fpath=({PREFIX}/share/zsh/site-functions $fpath)
    autoload -U compinit && compinit -u -D
    PS1= PS2= RPS1= LISTMAX=9999
    unsetopt zle_bracketed_paste prompt_sp beep
    setopt no_list_beep
    for tool in {' '.join(TOOLS)}; do
        functions[$tool]="print -r -- $tool \\$* >>{RESULTS}"
    done
    compadd() {{
        local -a hits
        if [[ ${{@[1,(i)(-|--)]}} != *-(O|A|D)* ]]; then
            builtin compadd -O hits "$@"
            print -rl -- $hits >>{RESULTS}
        fi
        builtin compadd "$@"
    }}
    print REA''DY'''
    with open('.zshrc', 'w', encoding='utf-8') as file:
        file.write(script)
    typed = ''.join(f"print -r -- '== {line}' >>{RESULTS}\n{line}\t\n" for line in lines)
    on_terminal(['zsh', '-d', '-i'], typed + 'exit\n', ZDOTDIR=os.getcwd())


def ask_fish(lines):
    """Asks fish for its proposals with `complete -C`, which needs no terminal."""
    script = f'set -p fish_complete_path {PREFIX}/share/fish/vendor_completions.d\n'
    script += ''.join(f"echo '== {line}'; complete -C '{line}' | string replace -r '\\t.*' ''\n" for line in lines)
    done = subprocess.run(['fish', '-c', script], capture_output=True, text=True, timeout=events.HANG_S, check=False,
                          env={**os.environ, 'PATH': f'{BIN}:{os.environ["PATH"]}', 'HOME': os.getcwd(), 'XDG_CONFIG_HOME': os.getcwd()})
    expect('fish: errors', done.stderr, '')
    with open(RESULTS, 'w', encoding='utf-8') as file:
        file.write(done.stdout)


def typed_line_is_completed(line, expected, seen):
    """Checks that the expected completion was proposed, or that the shell executed the completed line."""
    words = {word.rstrip('/') for word in seen}
    if isinstance(expected, tuple):
        expect(f'{line}: offers', sorted(word for word in words if word.startswith(expected[0][:3]) and ' ' not in word),
               sorted(expected))
    else:
        whole, last = expected, expected.split(' ')[-1]
        expect(f'{line}: {seen}: has', whole in seen or last in words or last.split(':')[-1] in words, True)


def main():
    if shutil.which(SHELL) is None:
        print(f'SKIP: there is no {SHELL} here')
        return 77
    for name in ('hosts_of_mine', 'my_source.c', 'my_program'):
        with open(name, 'w', encoding='utf-8'):
            pass
    os.chmod('my_program', 0o755)
    lines = [f'{tool} -' for tool in TOOLS] + list(TYPED)
    {'bash': ask_bash, 'zsh': ask_zsh, 'fish': ask_fish}[SHELL](lines)
    found = read_results()
    for tool in TOOLS:
        offered = {word for word in found.get(f'{tool} -', []) if word.startswith('-') and word != '-'}
        expect(f'{tool} -', sorted(offered), sorted(options_of(tool)))
    for line, expected in TYPED.items():
        typed_line_is_completed(line, expected, found.get(line, []))
    print(f'{len(lines)} lines, {len(FAULTS)} wrong')
    return 1 if FAULTS else 0


sys.exit(main())
