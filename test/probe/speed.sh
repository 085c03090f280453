# speed.sh MPI PYTHON: checks that isthmus-probe measures all series, and that the values are consistent.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1 python=$2

run oshrun --mpi "$mpi" -np 3 isthmus-probe --quick --json speed.json --html speed.html \
    --only speed/messages,speed/allocate,speed/isthmus/direct,speed/isthmus/message
expect_status 0
expect_text '^speed +5 sound$'
expect_text '^  window allocate( +[0-9.]+){7}$'
expect_text '^    put latency +[a-z].*direct'
"$python" - <<'END' || failures=1
import json
with open('speed.json', encoding='utf-8') as file:
    results = {result['name']: result for result in json.load(file)['results']}
sizes = [8, 128, 2048, 32768, 524288]
of_bytes = {'latency': sizes, 'bandwidth': sizes, 'rate': sizes, 'overlap': sizes[2:]}
of_windows = {(measure, operation): of for measure, of in of_bytes.items() for operation in ('put', 'get')}
of_windows['latency', 'fetch and add'] = [8]
of_messages = {(measure, 'message'): of for measure, of in of_bytes.items()}
for name in ('speed/messages', 'speed/allocate', 'speed/isthmus/direct', 'speed/isthmus/message'):
    result, expected = results[name], of_messages if name == 'speed/messages' else of_windows
    found = {(one['measure'], one['operation']): one['points'] for one in result['series']}
    if not result['notes']:  # a note says that the machine is slow, so the largest sizes were left out
        assert {key: [point['size'] for point in points] for key, points in found.items()} == expected, result
    for (measure, operation), points in found.items():
        for point in points:
            assert 0 <= point['low'] <= point['median'] <= point['high'], (name, measure, point)
            assert measure == 'overlap' or point['low'] > 0, (name, measure, point)
    for (measure, operation), points in found.items():
        for rate, bandwidth in zip(points, found['bandwidth', operation]) if measure == 'rate' else ():  # 1000/s, MB/s
            assert abs(rate['median'] * rate['size'] / 1000 / bandwidth['median'] - 1) < 0.01, (rate, bandwidth)
END
finish
