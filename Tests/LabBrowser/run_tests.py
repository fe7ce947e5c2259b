"""Plays the tests of this folder in several processes, each with a browser of its own (scripts/check-lab).

While one test waits for a page or for a program, another one has the processor. What failed is played once more, alone;
if it passes then, it is called unsteady, and fails at night only (FINGERPOST_NIGHT).
"""

import concurrent.futures
import io
import multiprocessing
import os
import pathlib
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).parent
PROCESSES = max(2, min(4, os.cpu_count() or 2))
IS_NIGHT = bool(os.environ.get("FINGERPOST_NIGHT"))


def each(suite):
    """The tests of a suite, one by one."""
    for one in suite:
        yield from each(one) if isinstance(one, unittest.TestSuite) else [one]


def play(name):
    """Plays one test; returns its name, how long it took, and what is to be said if it failed."""
    began = time.monotonic()
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream, verbosity=0).run(unittest.defaultTestLoader.loadTestsFromName(name))
    return name, time.monotonic() - began, "" if result.wasSuccessful() else stream.getvalue()


def main(patterns):
    sys.path.insert(0, str(HERE))
    os.chdir(HERE)
    loader = unittest.TestLoader()
    tests = list(each(loader.loadTestsFromNames(patterns) if patterns else loader.discover(".")))
    # What takes long comes first, so that no process is left alone with it.
    tests.sort(key=lambda test: not getattr(getattr(test, test._testMethodName), "takes_long", False))
    began = time.monotonic()
    took, failed = [], []
    with tempfile.TemporaryDirectory(prefix="lab-shared-") as shared:
        os.environ["LAB_SHARED"] = shared
        context = multiprocessing.get_context("spawn")
        with concurrent.futures.ProcessPoolExecutor(min(PROCESSES, len(tests)), mp_context=context) as pool:
            for done in concurrent.futures.as_completed([pool.submit(play, test.id()) for test in tests]):
                name, seconds, said = done.result()
                took.append((seconds, name))
                print(f"{'FAIL' if said else 'pass'} {seconds:5.1f} s {name}", flush=True)
                if said:
                    failed.append(name)
                    print(said, flush=True)
            again = {name: pool.submit(play, name).result()[2] for name in failed}
    print(f"{len(tests)} tests in {time.monotonic() - began:.0f} s, {len(failed)} failed; the longest:")
    for seconds, name in sorted(took, reverse=True)[:8]:
        print(f"{seconds:7.1f} s {name}")
    for name, said in again.items():
        print(f"{name} failed twice:\n{said}" if said else f"UNSTEADY {name}: it failed, and passed when it was played again")
    return 1 if not tests or any(again.values()) or (IS_NIGHT and failed) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
