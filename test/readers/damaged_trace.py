"""damaged_trace.py MODULES RECORDED WORK: isthmus-trace reads damaged copies of a job's trace, and writes it in each
format."""
import io
import os
import re
import shutil
import sys

modules, recorded, work = sys.argv[1:]
sys.path.insert(0, modules)
sys.dont_write_bytecode = True
import layout  # noqa: E402
from mutants import COUNT, Tried, mutate_bytes  # noqa: E402
from isthmus_profile import checked, places, read as profiles  # noqa: E402
from isthmus_trace import links, otf2, perfetto, picture, read, summary, timeline  # noqa: E402

places.TOOLS = ()  # no external tools, since a process for each file would take too long
MOST = 3 * profiles.MOST_SECONDS
TRACES, PROFILES = ['pe-0.ist', 'pe-1.ist'], ['pe-0.isp', 'pe-1.isp']
RECORD = re.compile(r'[a-z_]+( \d{1,20})*( \| .*)?')


def check_record(line):
    """Checks a record of the interface to the programs lib/isthmus/isthmus-otf2 and isthmus-perfetto, which read it."""
    words = line.partition(' | ')[0].split(' ')[1:]
    assert RECORD.fullmatch(line.replace('\n', ' ')) and all(int(word) < 2**64 for word in words), line


def show_part(trace):
    read.between(trace, trace.end_seconds / 3, trace.end_seconds / 2)
    list(picture.svg(trace))


WRITERS = [lambda trace: list(picture.svg(trace)), lambda trace: timeline.write(trace, io.StringIO()), show_part,
           lambda trace: perfetto.Timeline(trace, check_record).write(), lambda trace: otf2.Archive(trace, check_record).write()]


def show():
    """Reads the trace and writes it in one of the formats, depending on the seed."""
    trace = read.Trace(work)
    links.link(trace)
    assert all(-MOST < one.start <= one.end < MOST for pe in trace.pes for some in (pe.events, pe.gaps) for one in some)
    WRITERS[tried.seed % len(WRITERS)](trace)
    list(summary.lines(trace))
    trace.faults.expect_usable()


shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
for name in TRACES + PROFILES:
    shutil.copy(os.path.join(recorded, name), work)
tried = Tried(work, show, checked.Failure)
show()
for names, of, reader, count in ((TRACES, layout.of_trace, read, COUNT), (PROFILES, layout.of_profile, profiles, COUNT // 4)):
    for name in names:
        path = os.path.join(work, name)
        with open(path, 'rb') as file:
            fields = of(reader, file.read())
        tried.run(path, lambda data, draw, fields=fields: mutate_bytes(data, draw, fields), count // len(names))
tried.end()
