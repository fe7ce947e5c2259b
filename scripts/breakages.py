"""The list of breakages in scripts/breakages/: reading it, and whether it fits the sources.

Run as a program it checks the list of the working directory, and prints `path:line: reason` for what is wrong; a rule
that a test pins, no block breaks and no code cites is wrong, too.
"""

import collections
import dataclasses
import functools
import pathlib
import re
import sys
import zlib

FOLDER = "scripts/breakages"
# The README beside the lists says what a block is for, and that there are no more.
AT_MOST = 300


@dataclasses.dataclass
class Breakage:
    # A checksum of the block, so that a change elsewhere in the list leaves the number, and what was built with it.
    number: int
    rules: list
    file: str
    # "expression" or "statements".
    kind: str
    old: str
    new: str
    # Where the block is: its file from the root, its first line, and its text.
    list_file: str
    line: int
    block: str

    @property
    def title(self):
        return f"{' '.join(self.rules) or self.file} [{self.list_file.removeprefix(FOLDER + '/')}:{self.line}]"

    def place(self, root):
        """Where the code to break is, as (start, end), or None; and what is wrong if it is not there once."""
        text = source(root / self.file)
        if text is None:
            return None, f"there is no {self.file}"
        before, hole, after = re.fullmatch(r"(.*?)«(.*)»(.*)", self.old, re.S).groups() if "«" in self.old else (
            "", self.old, "")
        whole = before + hole + after
        if text.count(whole) != 1:
            return None, f"{self.file} has the code to break {text.count(whole)} times, not once"
        start = text.index(whole) + len(before)
        return (start, start + len(hole)), None


@functools.cache
def source(path):
    return path.read_text() if path.is_file() else None


def list_file_of(file):
    """The list of a source file: Sources/HID/Sources/A.swift is in scripts/breakages/HID/Sources.txt."""
    return f"{FOLDER}/{file.removeprefix('Sources/').rpartition('/')[0]}.txt"


def read_list(root):
    """The breakages of all lists in order, and what cannot be read, as `path:line: reason`."""
    found, problems = [], []
    for path in sorted((root / FOLDER).rglob("*.txt")):
        name = str(path.relative_to(root))
        line = 1
        for block in re.split(r"^(?=== )", path.read_text(), flags=re.M):
            first, line = line, line + block.count("\n")
            if not block.startswith("== "):
                if block.strip():
                    problems.append(f"{name}:{first}: text before the first block")
                continue
            head, body = block[3:].split("\n", 1) if "\n" in block else (block[3:], "")
            rules, at, file = head.partition(" @ ")
            file, _, kind = (one.strip() for one in file.partition(";"))
            codes = re.split(r"\n--(?:\n|$)", body, maxsplit=1)
            if not at or len(codes) != 2 or kind not in ("expression", "statements"):
                problems.append(f"{name}:{first}: not a block: RULES @ FILE ; expression|statements, code, --, code")
                continue
            rules = [] if rules == "-" else rules.split()
            found.append(
                Breakage(
                    zlib.crc32(block.strip().encode()), rules, file, kind, codes[0].strip("\n"), codes[1].strip("\n"), name, first,
                    block.rstrip("\n") + "\n"))
    return found, problems


def problems(root):
    """What is wrong with the list, as `path:line: reason`."""
    found, wrong = read_list(root)
    if len(found) > AT_MOST:
        wrong.append(f"{FOLDER}/README.md:1: {len(found)} blocks, {AT_MOST} at most: leave out those that say least")
    numbers = {}
    for one in found:
        where = f"{one.list_file}:{one.line}: "
        problem = one.place(root)[1]
        same = numbers.setdefault(one.number, one)
        if problem:
            wrong.append(where + problem)
        elif same is not one:
            wrong.append(f"{where}the same block as {same.list_file}:{same.line}")
        elif one.list_file != list_file_of(one.file):
            wrong.append(f"{where}belongs in {list_file_of(one.file)} (scripts/break-rules --sort moves it)")
    return wrong


# What says which rules there are, and is not code that keeps one.
LEDGER = "Sources/Trace/Ledger/"


def cited(root):
    """The rules that code cites, in a comment or in a fact: the mistakes that operators make are near them."""
    found = set()
    for path in (root / "Sources").rglob("*.swift"):
        if not str(path.relative_to(root)).startswith(LEDGER):
            found.update(re.findall(r"(?<![\w-])[A-Z]+-\d+\w*", source(path)))
    return found


def unbroken(root):
    """The rules that a test pins, no code cites, and no block breaks, as `path:line: reason`."""
    text = source(root / "docs/rules.md") or ""
    broken = {rule for one in read_list(root)[0] for rule in one.rules} | cited(root)
    wrong = []
    for item in re.finditer(r"^- \*\*(\S+)\*\* (.*?)(?=^- \*\*|^#|\Z)", text, re.M | re.S):
        rule, rest = item.groups()
        if re.search(r"Pinned\s+by", rest) and rule not in broken:
            line = text.count("\n", 0, item.start()) + 1
            wrong.append(
                f"docs/rules.md:{line}: no block of {FOLDER} breaks {rule}, and no code cites it, "
                "so no one knows that its tests would notice")
    return wrong


def sort(root):
    """Moves each block into the list of its source file."""
    found, wrong = read_list(root)
    if wrong:
        sys.exit("\n".join(wrong))
    wanted = collections.defaultdict(list)
    for one in found:
        wanted[list_file_of(one.file)].append(one)
    # What moves goes behind what is there already.
    texts = {
        name: "".join(one.block for one in sorted(blocks, key=lambda one: one.list_file != name))
        for name, blocks in wanted.items()}
    for path in list((root / FOLDER).rglob("*.txt")):
        if str(path.relative_to(root)) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = root / name
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


if __name__ == "__main__":
    print("".join(line + "\n" for line in problems(pathlib.Path(".")) + unbroken(pathlib.Path("."))), end="")
