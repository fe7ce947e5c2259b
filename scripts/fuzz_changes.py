"""What a fuzzer does to an input: bits that flip, bytes at their limits, tokens, cuts, splices, pieces that are doubled or of chance.

scripts/fuzz_blindly.py plays them. libFuzzer has its own for all but tokens, which it takes from a file:

    python3 -B scripts/fuzz_changes.py FOLDER…     its dictionary: the tokens of all files of the folders
"""

import pathlib
import re
import sys

# What numbers and lengths look like at their limits.
EDGES = [0, 1, 9, 10, 13, 34, 45, 48, 57, 60, 62, 92, 123, 125, 127, 128, 255]
NUMBERS = [
    b"0", b"-0", b"-1", b"1e999", b"-1e-999", b"nan", b"inf", b"0x0", b"0.1", b"65536", b"2147483648",
    b"9223372036854775808", b"18446744073709551616", b"1" * 400]
TOKEN = re.compile(rb"[A-Za-z_]+|-?[0-9][0-9.]*|[^\sA-Za-z0-9_]")


def tokens(files):
    """The tokens of inputs, each once, and numbers at their limits."""
    found = {token for data in files for token in TOKEN.findall(data) if len(token) <= 32}
    return sorted(found | set(NUMBERS))


def flip(data, _, __, chance):
    """One bit is another."""
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def edge(data, _, __, chance):
    """A byte is one at a limit."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + bytes([chance.choice(EDGES)]) + data[at + 1 :]


def token(data, _, words, chance):
    """A token is another, is left out, or gets one beside it."""
    places = list(TOKEN.finditer(data))
    if not places:
        return data
    place, kind = chance.choice(places), chance.randrange(3)
    new = b"" if kind == 0 else chance.choice(words)
    return data[: place.start()] + new + data[place.start() if kind == 1 else place.end() :]


def cut(data, _, __, chance):
    """The beginning, the end or a piece in between is missing."""
    start, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return chance.choice([data[:start], data[end:], data[:start] + data[end:]])


def splice(data, others, _, chance):
    """It goes on as another input does."""
    other = chance.choice(others)
    return data[: chance.randrange(len(data) + 1)] + other[chance.randrange(len(other) + 1) :]


def double(data, _, __, chance):
    """A piece comes again, up to thirty times."""
    at, length = chance.randrange(len(data) + 1), chance.randint(1, 40)
    return data[:at] + data[at : at + length] * chance.randint(2, 30) + data[at + length :]


def insert(data, _, __, chance):
    """Bytes of chance are in between."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + bytes(chance.randrange(256) for _ in range(chance.randint(1, 40))) + data[at:]


OPERATORS = [flip, edge, token, cut, splice, double, insert]


def changed(data, others, words, chance):
    """An input with up to four changes."""
    for _ in range(chance.randint(1, 4)):
        data = chance.choice(OPERATORS)(data, others, words, chance)
    return data


def dictionary(words):
    """Tokens as libFuzzer reads them, a line each."""
    def spelled(byte):
        return chr(byte) if 32 < byte < 127 and chr(byte) not in '"\\' else f"\\x{byte:02X}"

    return ['"' + "".join(map(spelled, word)) + '"' for word in words if len(word) > 1]


def main():
    files = [file.read_bytes() for folder in sys.argv[1:] for file in sorted(pathlib.Path(folder).iterdir())]
    print("\n".join(dictionary(tokens(files))))


if __name__ == "__main__":
    main()
