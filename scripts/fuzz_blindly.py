"""Gives every reader changed inputs of its corpus, without knowing what they reach: scripts/fuzz --blind N [--seed S].

It is for the debug build, whose checks all are on, and takes seconds.
"""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

import fuzz_changes

CORPUS = pathlib.Path("Tests/ReaderFuzz/Corpus")
FOUND = pathlib.Path(".build-fuzz/found")
SECONDS = 60

def run(program, name, files):
    """Whether a reader survives files, and how it ended if it does not."""
    environment = os.environ | {"READER": name, "SWIFT_BACKTRACE": "enable=no"}
    try:
        done = subprocess.run(
            [program, *files], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return False, f"takes more than {SECONDS} s"
    return done.returncode == 0, f"status {done.returncode}: {done.stderr.decode(errors='replace').strip()[-200:]}"


def main():
    program, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(f"seed {seed}")
    failed = 0
    with tempfile.TemporaryDirectory() as place:
        wire = pathlib.Path(place) / "corpus" / "wire"
        wire.mkdir(parents=True)
        subprocess.run([program], env=os.environ | {"READER": "wire", "SEEDS": str(wire)}, check=True)
        for folder in [*sorted(CORPUS.iterdir()), wire]:
            name = folder.name
            originals = [file.read_bytes() for file in sorted(folder.iterdir())]
            words = fuzz_changes.tokens(originals)
            chance = random.Random(f"{seed} {name}")
            files = []
            for number in range(count):
                file = pathlib.Path(place) / f"{name}-{number}"
                file.write_bytes(fuzz_changes.changed(chance.choice(originals), originals, words, chance))
                files.append(str(file))
            if run(program, name, files)[0]:
                continue
            failed += 1
            for file in files:
                well, words = run(program, name, [file])
                if not well:
                    FOUND.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, FOUND)
                    print(f"{name}: {FOUND / pathlib.Path(file).name}: {words}")
                    break
            else:
                print(f"{name}: {count} inputs in one process fail, and none of them alone")
    print(f"{count} inputs for each reader: " + (f"{failed} readers failed" if failed else "all were read or refused"))
    sys.exit(1 if failed else 0)


main()
