#!/usr/bin/env python3
"""results.py FOLDER MODULES: writes small result files like those of isthmus-probe, with known differences between them
and texts that would be harmful in a page if they were not escaped. Also checks that invalid files are refused, each
with its error message."""
import copy
import json
import os
import sys

HOSTILE = '<script>alert("1")</script>&"\''


def result(name, verdict='sound', expected='', seen='', pe=None, series=()):
    return {'name': name, 'group': name.split('/')[0], 'shows': f'what {name} shows', 'verdict': verdict,
            'expected': expected, 'seen': seen, 'pe': pe, 'more': [], 'notes': [], 'seconds': 0.5,
            'series': list(series), 'isthmus': None}


def series(measure, unit, *medians, operation='put', where='the same host', off=0.1):
    """Returns a series with points at 8, 32, 128... bytes. Quartiles differ from the median by the fraction `off`."""
    points = [{'size': 8 * 4 ** place, 'median': median, 'low': median * (1 - off), 'high': median * (1 + off)}
              for place, median in enumerate(medians)]
    return {'measure': measure, 'operation': operation, 'where': where, 'unit': unit, 'points': points}


def first():
    windows = [series('latency', 'us', 1, 1, 10), series('bandwidth', 'MB/s', 100, 200, 400),
               series('overlap', '%', 0, 50, 100), series('latency', 'us', 1, operation='get', off=0.01),
               series('bandwidth', 'MB/s', 100, operation='get', off=0.5),
               series('latency', 'us', 2, operation='fetch and add')]
    results = [result('transfers/create/put'), result('transfers/create/get', 'not applicable', seen='needs 3 PEs'),
               result('life/remap', 'wrong', 'one address', HOSTILE, 1), result('abort/one', 'hung', 'an end', 'none'),
               result('messages/order', 'refused', 'MPI_Send succeeds', 'error class 4'),
               result('messages/tags', 'crashed', 'an end', 'signal 11'),
               result('speed/messages', series=[series('latency', 'us', 2, 2, 2, operation='message')]),
               result('speed/create', series=windows),
               result('speed/isthmus/direct', series=[series('latency', 'us', 0.1, 0.1, 0.1)]),
               result('speed/isthmus/message', series=[series('latency', 'us', 1, 1, 8)]),
               result('speed/isthmus/window', series=[series('latency', 'us', 4, 4, 4)])]
    return {'isthmus': '0.0.0', 'format': 1, 'module': 'mpich', 'oshrun': [], 'results': results,
            'identity': [{'name': 'MPI', 'value': 'An MPI 1.0'}, {'name': 'PEs', 'value': '2 on 1 host'},
                         {'name': 'setting', 'value': HOSTILE}],
            'advice': [{'variable': 'ISTHMUS_REMOTE', 'value': 'message', 'reason': HOSTILE}]}


def second():
    """Returns results that differ from first() beyond noise in a verdict, in a fact and in two points of a series. Other
    points differ within noise: medians by less than a fifth, or by half if the quartiles overlap."""
    report = copy.deepcopy(first())
    by_name = {one['name']: one for one in report['results']}
    by_name['transfers/create/put'].update(verdict='wrong', expected='the bytes', seen='others', pe=0)
    by_name['speed/create']['series'][0] = series('latency', 'us', 3, 1.15, 2)
    by_name['speed/create']['series'][3] = series('latency', 'us', 1.15, operation='get', off=0.01)
    by_name['speed/create']['series'][4] = series('bandwidth', 'MB/s', 150, operation='get', off=0.5)
    report['results'] = [one for one in report['results'] if one['name'] != 'abort/one']
    report['identity'][0]['value'] = 'Another MPI 2.0'
    return report


def known():
    """Returns results with known faults of an MPI: the first result shows two faults, and each fault has two results. The
    third and fourth fault have the same remedy."""
    swap, types = [{'fault': 'MPI_Compare_and_swap crashes', 'isthmus': 'uses messages'},
                   {'fault': 'MPI_MAX is wrong', 'isthmus': 'implements the maximum itself'}]
    exits, kills = [{'fault': fault, 'isthmus': 'ends the job itself'} for fault in ('the job hangs after an exit', 'a kill leaves files')]
    report = first()
    report['results'] = [result('transfers/create/put'), result('messages/order')]
    for name, verdict, faults in (('atomics/create/compare_and_swap_types', 'crashed', [swap, types]),
                                  ('contention/create/compare_and_swap', 'crashed', [swap]),
                                  ('atomics/create/accumulate_types', 'wrong', [types]), ('abort/exit', 'hung', [exits, kills])):
        report['results'].append({**result(name, verdict, 'an end', 'none'), 'causes': faults,
                                  'isthmus': '; '.join(dict.fromkeys(fault['isthmus'] for fault in faults))})
    report['advice'] = []
    return report


def judged(*results, advice=()):
    """Returns a report with these results, which determine the verdict."""
    return {**first(), 'results': list(results), 'advice': list(advice)}


def slow():
    """Returns results in which MPI functions that Isthmus needs are only slow."""
    return judged(result('messages/order'), result('messages/calls', 'slow', 'less than 0.1 s', 'MPI_Send took 0.2 s'))


def untested():
    """Returns results without probes of functions that Isthmus needs: results about jobs show nothing about functions."""
    return judged(result('life/remap'), result('messages/order', 'not applicable', seen='needs 2 PEs'), result('messages/end'),
                  result('messages/calls'))


def remedy(handled):
    """Returns results of an MPI with two faults that a setting of the MPI corrects. Isthmus handles the first fault, and
    the second fault if `handled`."""
    names, answer = ['transfers/create/put', 'transfers/create/get'], {'isthmus': 'uses messages'}
    put, get = (result(name, 'wrong', 'the bytes', 'others') for name in names)
    reason = f'{", ".join(names)}: sound with it, and not without'
    return judged(result('messages/order'), {**put, **answer}, {**get, **answer} if handled else get,
                  advice=[{'variable': 'OMPI_MCA_osc', 'value': 'pt2pt,sm', 'reason': reason}])


def damaged():
    """Yields (report, reason for which it is refused)."""
    report = first()
    yield {'results': 1}, 'the file has other contents'
    yield [1], 'the file has other contents'
    yield {**report, 'format': 2}, 'expected results in format 1; the file has format 2, and was written by isthmus-probe 0.0.0'
    yield {name: part for name, part in report.items() if name != 'advice'}, '/advice is missing'
    yield {**report, 'results': [result('a/b', 'splendid')]}, 'a/b is splendid'
    yield {**report, 'results': [{**result('a/b'), 'more': 'none'}]}, '/results/0/more is no list'
    yield {**report, 'results': [{**result('a/b'), 'pe': True}]}, '/results/0/pe has another type'
    yield {**report, 'results': [{**result('a/b'), 'causes': [{'fault': 'x'}]}]}, '/results/0/causes/0/isthmus is missing'
    for of, why in ((series('latency', 'us', float('inf')), '/results/0/series/0/points/0/median has another type'),
                    (series('speed', 'us', 1), 'speed/create has a series without a measure or points'),
                    (series('latency', 'us'), 'speed/create has a series without a measure or points'),
                    (series('latency', 'us', -1), 'speed/create has a point below 0')):
        yield {**report, 'results': [result('speed/create', series=[of])]}, why


def write(folder, name, report):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(report, file)
    return path


def is_refused(read, path, why):
    try:
        read(path)
    except Exception as error:
        if type(error).__name__ == 'Failure' and str(error).startswith(f'{path}: ') and str(error).endswith(why):
            return True
        print(f'FAILED: expected "{why}", got {error!r}')
    else:
        print(f'FAILED: expected "{why}", and it was taken')
    return False


def main():
    folder, modules = sys.argv[1:]
    sys.path.insert(0, modules)
    sys.dont_write_bytecode = True
    from isthmus_probe.report import read
    write(folder, 'first.json', first())
    write(folder, 'second.json', second())
    write(folder, 'known.json', known())
    write(folder, 'slow.json', slow())
    write(folder, 'untested.json', untested())
    write(folder, 'remedy.json', remedy(False))
    write(folder, 'remedy_handled.json', remedy(True))
    sys.exit(not all([is_refused(read, write(folder, 'damaged.json', report), why) for report, why in damaged()]))


if __name__ == '__main__':
    main()
