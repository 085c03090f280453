"""damaged_profile.py MODULES RECORDED WORK: isthmus-profile reads damaged copies of a job's profile, and writes pages
and JSON of them."""
import json
import os
import shutil
import sys

modules, recorded, work = sys.argv[1:]
sys.path.insert(0, modules)
sys.dont_write_bytecode = True
import layout  # noqa: E402
from mutants import COUNT, Tried, mutate_bytes, mutate_json  # noqa: E402
from isthmus_profile import checked, compare, page, places, read, summary  # noqa: E402

places.TOOLS = ()  # no external tools, since a process for each file would take too long
FILES = ['pe-0.isp', 'pe-1.isp']


def show():
    profile = read.read(work)
    json.dumps(profile, allow_nan=False)
    if tried.seed % 8 == 0:  # only sometimes, because it takes the longest
        page.html(profile)
    list(summary.lines(profile))
    profile['faults'].expect_usable()


def compare_with_itself():
    profile = read.load(stored)
    list(compare.lines(profile, whole))


shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
for name in FILES:
    shutil.copy(os.path.join(recorded, name), work)
tried = Tried(work, show, checked.Failure)
show()
whole = read.read(work)
for name in FILES:
    path = os.path.join(work, name)
    with open(path, 'rb') as file:
        fields = layout.of_profile(read, file.read())
    tried.run(path, lambda data, draw, fields=fields: mutate_bytes(data, draw, fields), COUNT // len(FILES))
stored = os.path.join(work, 'stored.json')
with open(stored, 'w', encoding='utf-8') as file:
    json.dump(whole, file)
tried.read = compare_with_itself
compare_with_itself()
tried.run(stored, mutate_json)
tried.end()
