"""Draws changes, makes each in a copy of the sources, builds, and runs the tests of the core and of the command
line until one fails. See tests/mutate.sh."""

import argparse
import json
import os
import pathlib
import queue
import random
import re
import resource
import shutil
import subprocess
import threading
import time

from changes import changes

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEMORY = 6 << 30  # bytes that a test may take: a change may ask for any amount
PATIENCE = 10     # a test that takes so many times as long as without a change hangs,
LEAST_PATIENCE = 30.0  # but not before so many seconds


def run(command, seconds=None, **options):
    """The exit code, or None when the time was up."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          preexec_fn=limit if seconds else None,
                          start_new_session=seconds is not None, **options) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return None


class Unusable(Exception):
    """The tests say nothing: one of them does not pass without any change."""


class Test:
    def __init__(self, entry, build_folder):
        properties = {p['name']: p['value'] for p in entry.get('properties', [])}
        self.name = entry['name']
        kind, self.file = self.name.split('/')
        self.target = {'standalone': 'core_standalone', 'cli_cases_0': 'mexplorer', 'cli_cases_1': 'mexplorer'}.get(
            self.file, f'{kind}_tests')
        # ctest does not know the command of a program that is not built yet
        command = [build_folder / 'tests' / self.target]
        self.command = entry.get('command', command if self.target == 'core_standalone' else [*command, self.file])
        self.folder = properties['WORKING_DIRECTORY']
        self.environment = dict(os.environ, **dict(e.split('=', 1) for e in properties.get('ENVIRONMENT', [])))
        self.seconds = None  # that it may take; known once it has passed without a change

    def run(self, seconds):
        return run(self.command, seconds, cwd=self.folder, env=self.environment)


class Copy:
    """A copy of the sources with its own build: little optimised, as compiling takes most of the time, and with the
    library’s assertions, which notice what reads beyond an end."""

    def __init__(self, folder):
        self.source = folder
        self.build_folder = folder / 'build'
        self.environment = dict(os.environ, CCACHE_BASEDIR=str(folder))
        listed = subprocess.run(['git', 'ls-files', '-z'], cwd=ROOT, check=True, capture_output=True).stdout
        names = {name for name in listed.decode().split('\0') if name and (ROOT / name).is_file()}
        for old in folder.rglob('*'):
            name = old.relative_to(folder)
            if name.parts[0] != 'build' and old.is_file() and str(name) not in names:
                old.unlink()
        for name in names:
            here, there = ROOT / name, folder / name
            if there.exists() and there.read_bytes() == here.read_bytes():
                continue  # what is built of it stays good
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
        # The core is a shared library here, so that a changed source is linked once and not for each test: a change
        # leaves its interface as it is.
        subprocess.run(['cmake', '-S', folder, '-B', self.build_folder, '-G', 'Ninja', '-DMEXPLORER_CORE_ONLY=ON',
                        '-DBUILD_SHARED_LIBS=ON', '-DCMAKE_LINK_DEPENDS_NO_SHARED=ON', '-DCMAKE_BUILD_TYPE=Mutation',
                        '-DCMAKE_CXX_FLAGS_MUTATION=-O1 -D_GLIBCXX_ASSERTIONS'],
                       check=True, stdout=subprocess.DEVNULL, env=self.environment)
        listed = subprocess.run(['ctest', '--test-dir', self.build_folder, '--show-only=json-v1'], check=True,
                                capture_output=True).stdout
        self.tests = [Test(entry, self.build_folder) for entry in json.loads(listed)['tests']]

    def build(self, tests):
        return run(['cmake', '--build', self.build_folder, '-j', '1', '--target', *sorted({t.target for t in tests})],
                   env=self.environment) == 0

    def prepare(self, tests):
        """Sees each test pass without a change, once."""
        unseen = [test for test in tests if test.seconds is None]
        if unseen and not self.build(unseen):
            raise Unusable(f'One of {[t.file for t in unseen]} does not build without any change')
        for test in unseen:
            begun = time.monotonic()
            if test.run(600) != 0:
                raise Unusable(f'{test.name} fails without any change')
            test.seconds = max(LEAST_PATIENCE, PATIENCE * (time.monotonic() - begun))


def stages(tests, path, source):
    """The tests in three groups: those of the file’s name or of the beginning of it, those that include its header
    (or else are of its folder), the rest."""
    words = pathlib.Path(path).stem.split('_')
    header = str(pathlib.Path(path).with_suffix('.h'))
    sources = {f.stem: f for f in (source / 'tests/core').rglob('test_*.cpp')}
    folder = pathlib.Path(path).parts[1]
    own = next(filter(None, ([t for t in tests if re.fullmatch(f'test_{"_".join(words[:n])}(_.*)?', t.file)]
                             for n in range(len(words), 0, -1))), [])
    near = [t for t in tests if t.file in sources and f'"{header}"' in sources[t.file].read_text()]
    if not own and not near:
        near = [t for t in tests if t.file in sources and folder in sources[t.file].parts]
    near = [t for t in tests if t not in own and (t in near or t.target == 'core_standalone')]
    return [own, near, [t for t in tests if t not in own + near]]


def judged(copy, path, change):
    """What becomes of a change: (compile error | killed | time-out | survived, by which test)."""
    file = copy.source / path
    whole = file.read_text()
    for group in stages(copy.tests, path, copy.source):
        copy.prepare(group)
        file.write_text(whole[:change.begin] + change.after + whole[change.end:])
        try:
            if group and not copy.build(group):
                return 'compile error', ''
            for test in sorted(group, key=lambda t: t.seconds):
                code = test.run(test.seconds)
                if code != 0:
                    return ('time-out' if code is None else 'killed'), test.name
        finally:
            file.write_text(whole)
    return 'survived', ''


def line_of(text, change):
    """Line number, the line before and after (joined where the change spans several)."""
    begin = text.rfind('\n', 0, change.begin) + 1
    end = text.find('\n', change.end)
    flat = lambda s: ' '.join(s.split())
    return (text.count('\n', 0, change.begin) + 1, flat(text[begin:end]),
            flat(text[begin:change.begin] + change.after + text[change.end:end]))


def main():
    arguments = argparse.ArgumentParser(prog='tests/mutate.sh', description=__doc__)
    arguments.add_argument('count', nargs='?', type=int, default=100, metavar='N', help='how many changes (100)')
    arguments.add_argument('paths', nargs='*', default=['core'], metavar='PATH', help='files or folders (core)')
    arguments.add_argument('--seed', type=int, help='draws the same changes again, as long as the files are the same')
    arguments.add_argument('--only', type=lambda s: {int(k) for k in s.split(',')}, metavar='K,…',
                           help='of the changes drawn, only those with these numbers')
    arguments.add_argument('--jobs', type=int, default=os.cpu_count(), help='changes looked at side by side')
    asked = arguments.parse_args()
    seed = asked.seed if asked.seed is not None else random.SystemRandom().randrange(1_000_000)

    files = {str(f.relative_to(ROOT)): f.read_text()
             for path in asked.paths for f in sorted([ROOT / path, *(ROOT / path).rglob('*')])
             if f.suffix in ('.h', '.cpp')}
    drawn = [(path, change) for path, text in files.items() for change in changes(text)]
    random.Random(seed).shuffle(drawn)
    print(f'seed {seed}; {len(drawn)} changes are possible in {len(files)} files', flush=True)

    copies = [Copy(ROOT / 'build' / 'mutate' / str(i + 1)) for i in range(asked.jobs)]
    todo = queue.Queue()
    for number, what in enumerate(drawn, 1):
        if asked.only is None or number in asked.only:
            todo.put((number, *what))
    wanted = min(asked.count, todo.qsize()) if asked.only is None else todo.qsize()
    counts = {'killed': 0, 'time-out': 0, 'survived': 0, 'compile error': 0}
    survivors, failures = [], []
    lock = threading.Lock()

    def counted():
        return sum(n for what, n in counts.items() if what != 'compile error')

    def work(copy):
        while True:
            with lock:
                if failures or counted() >= wanted or todo.empty():
                    return
                number, path, change = todo.get()
            try:
                result, by = judged(copy, path, change)
            except Unusable as failure:
                failures.append(failure)
                return
            line, before, after = line_of(files[path], change)
            with lock:
                if result != 'compile error' and counted() >= wanted:
                    return  # the other copy had the last one
                counts[result] += 1
                if result == 'survived':
                    survivors.append((path, line, number, before, after))
                if result != 'compile error':
                    print(f'{counted():4} {result:9} #{number} {path}:{line}: {before}  →  {after}'
                          f'{"  by " + by if by else ""}', flush=True)

    workers = [threading.Thread(target=work, args=(copy,), daemon=True) for copy in copies]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if failures:
        raise SystemExit(str(failures[0]))

    print(f'\n{counted()} changes: {counts["killed"] + counts["time-out"]} noticed ({counts["time-out"]} by not ending), '
          f'{counts["survived"]} survived ({counts["compile error"]} more did not compile and are not counted); '
          f'seed {seed}')
    for path, line, number, before, after in sorted(survivors):
        print(f'  {path}:{line} (#{number})\n    - {before}\n    + {after}')


main()
