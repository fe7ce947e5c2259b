"""Mistakes made by operators over the syntax of Swift, for scripts/break-rules: the same ones for the same source file.

    negate      a condition of if, guard or while is turned round
    flip        true is false, and false is true
    connect     && is ||, and || is &&
    bound       < is <=, > is >=, and the other way round
    number      a number is one more
    drop        a call or an assignment is left out
    swap        two calls, one behind the other, change places

Sources are read as tokens. What would not compile is avoided where tokens tell; the rest is told by the compiler, and
left out by break-rules.
"""

import collections
import dataclasses
import functools
import pathlib
import re
import zlib

import breakages as lists

SURVIVORS = lists.FOLDER + "/survivors.list"
# Code that no test runs in a process where a switch can be set, or that is data.
OUTSIDE = ("Sources/Trace/Ledger/", "Sources/UIKit", "Sources/TestingOverlay/", "Sources/CommandLine/")
# These need code that other modules see, where a switch is not known.
UNSWITCHABLE = re.compile(r"@(inlinable|usableFromInline|_transparent|inline\(__always\)|_specialize)|#if os\(macOS\)")

TOKEN = re.compile(
    r"""(?P<space>[ \t\r]+)|(?P<line>\n)|(?P<comment>//[^\n]*)|(?P<block>/\*)|(?P<string>\#*"(?:"")?)
    |(?P<regex>(?<=[=(,]\ )/(?![*/\ ])(?:\\.|[^\n/])+/)
    |(?P<word>`\w+`|[@\#$]?\w+)|(?P<operator>[-+*/<>=!&|^~%?.]+)|(?P<other>.)""",
    re.X | re.S)
NUMBER = re.compile(r"\d[\d_]*")
OPENING, CLOSING = "([{", ")]}"
KEYWORDS = set(
    "if guard while for switch case default return throw break continue fallthrough let var func init deinit struct class "
    "enum extension protocol import typealias subscript defer do repeat else catch where in is as try await static final "
    "private fileprivate internal public package open override mutating nonisolated lazy weak unowned get set willSet "
    "didSet indirect yield some any inout operator precedencegroup associatedtype convenience required".split())


@dataclasses.dataclass
class Token:
    text: str
    start: int
    end: int
    # How many lines begin between the token before it and this one.
    lines: int


def tokens(text):
    """The tokens of a source file without comments; a text with all that is in it is one."""
    found, at, lines = [], 0, 0
    while at < len(text):
        match = TOKEN.match(text, at)
        kind, end = match.lastgroup, match.end()
        if kind == "line":
            lines += 1
        elif kind == "block":
            end = end_of_comment(text, end)
        elif kind not in ("space", "comment"):
            if kind == "string":
                end = end_of_string(text, at, match[0])
            elif NUMBER.match(match[0]):
                # 1.5 and 1e-3 are one number, 1...5 are two.
                end = re.compile(r"0[xbo]\w+|\d[\d_]*(\.\d[\d_]*)?([eE][-+]?\d+)?").match(text, at).end()
            found.append(Token(text[at:end], at, end, lines))
            lines = 0
        at = end
    return found


def end_of_comment(text, at):
    depth = 1
    while depth and at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
        else:
            at += 1
    return at


def end_of_string(text, start, opening):
    """Where a text ends, with the code that it holds in \\( )."""
    hashes = opening.count("#")
    closing = opening[hashes:] + "#" * hashes
    escape = "\\" + "#" * hashes
    at = start + len(opening)
    if opening.endswith('""') and not text.startswith('"', at) and len(opening) - hashes == 2:
        return at
    while at < len(text) and not text.startswith(closing, at):
        if text.startswith(escape + "(", at):
            depth, at = 1, at + len(escape) + 1
            while depth and at < len(text):
                match = TOKEN.match(text, at)
                at = end_of_string(text, at, match[0]) if match.lastgroup == "string" else match.end()
                depth += (match[0] == "(") - (match[0] == ")")
        else:
            at += 1 + len(escape) * text.startswith(escape, at)
    return at + len(closing)


class File:
    """The tokens of a file, which brackets belong together, and which braces hold statements."""

    def __init__(self, text):
        self.text, self.tokens = text, tokens(text)
        self.partner, self.outer = {}, {}
        stack = []
        for index, token in enumerate(self.tokens):
            self.outer[index] = stack[-1] if stack else None
            if token.text in OPENING and len(token.text) == 1:
                stack.append(index)
            elif token.text in CLOSING and len(token.text) == 1 and stack:
                self.partner[stack[-1]] = index
                self.partner[index] = stack.pop()
                self.outer[index] = stack[-1] if stack else None

    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def code(self, first, last):
        """The text of tokens, the last included."""
        return self.text[self.tokens[first].start : self.tokens[last].end]

    def after(self, index):
        """The next token behind one, or behind what a bracket holds."""
        return self.partner.get(index, index) + 1 if self.word(index) in OPENING else index + 1

    @functools.cached_property
    def bodies(self):
        """The braces of functions, each with its head; what lies in none of them is declared and not done."""
        found = {}
        for index, token in enumerate(self.tokens):
            if token.text not in ("func", "init", "deinit", "subscript") or self.word(index - 1) == ".":
                continue
            at = index + 1
            while at < len(self.tokens) and self.word(at) not in ("{", "}", "func", "init", "var", "case"):
                at = self.after(at)
            if self.word(at) == "{" and at in self.partner:
                found[at] = index
        return found

    def body(self, index):
        """The innermost function around a token, as the index of its brace; or None."""
        at = self.outer[index]
        while at is not None and at not in self.bodies:
            at = self.outer[at]
        return at

    def conditions(self):
        """The parts between commas of what if, guard and while ask, as (first, last)."""
        for index, token in enumerate(self.tokens):
            # The while of a repeat ends with its line.
            if token.text not in ("if", "guard", "while") or token.text == "while" and self.word(index - 1) == "}":
                continue
            end = "else" if token.text == "guard" else "{"
            at = first = index + 1
            while at < len(self.tokens) and self.word(at) not in (end, "}", ";", "case_"):
                if self.word(at) == ",":
                    yield first, at - 1
                    first = at + 1
                at = self.after(at)
            if self.word(at) == end:
                yield first, at - 1

    def statements(self, brace):
        """The statements in a brace, as (first, last): those that begin a line, up to where the next one does."""
        at, close = brace + 1, self.partner[brace]
        starts = []
        inner = at
        while inner < close:
            word, before = self.word(inner), self.word(inner - 1)
            goes_on = re.fullmatch(r"[-+*/<>=!&|^~%?.]+|[,:)\]}]|else|where|is|as|in|catch", word) and word not in ("!", "&")
            waits = re.fullmatch(r"[-+*/<=&|^~%.]+|>=|==|!=|&&|\|\||[,(\[:]|->|return|try|await|=", before)
            if self.tokens[inner].lines and not goes_on and (not waits or before == ":") or inner == brace + 1:
                starts.append(inner)
            inner = self.after(inner)
        for number, start in enumerate(starts):
            yield start, (starts[number + 1] if number + 1 < len(starts) else close) - 1

    def blocks(self):
        """The braces that hold statements of functions: those of functions, of if, guard, else, for, while, do, defer."""
        for index, token in enumerate(self.tokens):
            if token.text != "{" or index not in self.partner:
                continue
            if index in self.bodies:
                yield index, "func"
            elif self.body(index) is not None and self.is_of_statement(index):
                yield index, "statement"

    def is_of_statement(self, brace):
        """Whether a brace in a function belongs to a statement, and not to a closure."""
        at = brace - 1
        if self.word(at) in ("else", "do", "defer", "repeat"):
            return True
        while at >= 0 and self.word(at) not in ("{", "}", ";"):
            if self.word(at) in ("if", "for", "while"):
                return True
            if self.word(at) in ("=", "return", "in", "->") and self.word(at) != "in":
                return False
            at = self.partner[at] - 1 if self.word(at) in (")", "]") and at in self.partner else at - 1
        return False


def plain_expression(code):
    return not re.search(r"\b(let|var|case|try|await|is)\b|#available|#unavailable|\{", code)


def of_file(file):
    """(operator, kind, start, end, new) of each mistake in a file."""
    for first, last in file.conditions():
        if first <= last and file.body(first) is not None and plain_expression(file.code(first, last)):
            yield "negate", "expression", first, last, f"!({file.code(first, last)})"
    for index, token in enumerate(file.tokens):
        if file.body(index) is None or file.word(index - 1) in ("@", "#"):
            continue
        if token.text in ("true", "false") and file.word(index - 1) != "case":
            yield "flip", "expression", index, index, "false" if token.text == "true" else "true"
        elif NUMBER.fullmatch(token.text) and not re.fullmatch(r".*\.|\.\.<|case|-|\[", file.word(index - 1)):
            if file.word(index + 1) not in (":", "]", "...", "..<") and not is_pattern(file, index):
                yield "number", "expression", index, index, str(int(token.text.replace("_", "")) + 1)
        elif token.text in ("<", "<=", ">", ">=", "&&", "||"):
            span = operands(file, index)
            if span and plain_expression(file.code(*span)):
                left, right = file.code(span[0], index - 1), file.code(index + 1, span[1])
                other = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&"}[token.text]
                operator = "connect" if token.text in ("&&", "||") else "bound"
                yield operator, "expression", *span, f"({left}) {other} ({right})"
    for brace, kind in file.blocks():
        statements = list(file.statements(brace))
        # A function of one expression returns it.
        returns = kind == "func" and "->" in [file.word(at) for at in range(file.bodies[brace], brace)]
        if returns and len(statements) == 1:
            continue
        body = brace if brace in file.bodies else file.body(brace)
        of_initializer = file.word(file.bodies[body]) == "init"
        calls = []
        for first, last in statements:
            is_call = file.word(last) == ")" and is_action(file, first, last)
            if is_call or not of_initializer and is_action(file, first, last, assigns=True):
                yield "drop", "statements", first, last, ""
            calls.append(is_call)
        for one, (first, last) in enumerate(statements[:-1]):
            following = statements[one + 1]
            if calls[one] and calls[one + 1] and file.code(first, last) != file.code(*following):
                yield "swap", "statements", first, following[1], f"{file.code(*following)}\n{file.code(first, last)}"


def is_pattern(file, index):
    """Whether a number is in what a case names."""
    at = index
    while at >= 0 and not file.tokens[at].lines:
        at -= 1
    return file.word(at) == "case"


def is_action(file, first, last, assigns=False):
    """Whether a statement is a call whose value is not used, or an assignment."""
    word = file.word(first)
    if not re.fullmatch(r"[A-Za-z_]\w*", word) or word in KEYWORDS or word in ("super", "precondition", "assert"):
        return False
    words, at = [], first
    while at <= last:
        words.append(file.word(at))
        at = file.after(at)
    is_assignment = any(word in ("=", "+=", "-=", "*=", "|=", "&+=") for word in words)
    return is_assignment == assigns and not {"fatalError", "withUnsafe", "#if", "#endif", "#else"} & set(words)


# What an operand ends at; the arithmetic in between belongs to it.
LOOSER = re.compile(r"&&|\|\||\?|:|,|=|[-+*/|&]=|\{|\}|\(|\[|\)|\]|;|if|guard|while|return|where|in|else|case|==|!=|[<>]=?|->|\.\.\.|\.\.<|\?\?|try|let|var|is|as")


def operands(file, index):
    """The tokens of a comparison or of two conditions with the operator at a place, as (first, last); None if not told."""
    if file.word(index) in ("<", ">") and not (
        file.text[file.tokens[index].start - 1] == " " and file.text[file.tokens[index].end] in " \n"):
        return None
    connects = file.word(index) in ("&&", "||")
    tighter = {"==", "!=", "<", "<=", ">", ">=", "??", "...", "..<", "is", "as"} | ({"&&"} if file.word(index) == "||" else set())
    def ends(word):
        return LOOSER.fullmatch(word) and not (connects and word in tighter)
    first = index
    while first > 0:
        before = first - 1
        word = file.word(before)
        if word in (")", "]"):
            first = file.partner.get(before, before)
            continue
        if ends(word) or file.tokens[first].lines and first != index and not re.match(r"[-+*/.&|]", file.word(first)):
            break
        first = before
    last = index
    while last + 1 < len(file.tokens):
        following = last + 1
        word = file.word(following)
        if word in ("(", "["):
            last = file.partner.get(following, following)
            continue
        if ends(word) or file.tokens[following].lines and last != index and not re.match(r"[-+*/.&|]", word):
            break
        last = following
    # Where no white space is around ? it is the optional's.
    if first == index or last == index or file.word(last + 1) == "?" and not file.text[file.tokens[last].end].isspace():
        return None
    return first, last


@functools.cache
def of_source(root, name):
    """The mistakes in a source file, as breakages whose rules are those that its function cites."""
    text = lists.source(root / name)
    if UNSWITCHABLE.search(text):
        return []
    file = File(text)
    found, seen = [], collections.Counter()
    for operator, kind, first, last, new in of_file(file):
        old = file.code(first, last)
        start, end = file.tokens[first].start, file.tokens[last].end
        line = text.count("\n", 0, start) + 1
        line_text = text.split("\n")[line - 1].strip()
        key = f"{name} ; {operator} ; {line_text}"
        seen[key] += 1
        number = zlib.crc32(f"{key} ; {old} ; {seen[key]}".encode())
        head = file.bodies[file.body(first)]
        begin = text.rfind("\n\n", 0, file.tokens[head].start) + 1
        rules = re.findall(r"(?<![\w-])[A-Z]+-\d+\w*", text[begin : file.tokens[file.partner[file.body(first)]].end])
        found.append(Mutant(number, list(dict.fromkeys(rules)), name, kind, old, new, name, line, "", operator, key, (start, end)))
    return found


@dataclasses.dataclass
class Mutant(lists.Breakage):
    """A breakage that an operator made. Any test may notice it."""

    operator: str
    # How survivors.list names it.
    key: str
    span: tuple

    @property
    def title(self):
        return f"{self.file}:{self.line} [{self.operator}]"

    def place(self, root):
        return self.span, None


def all_of(root, places=()):
    """All mistakes in the sources, or in those whose names begin with one of some."""
    found = []
    for path in sorted((root / "Sources").rglob("*.swift")):
        name = str(path.relative_to(root))
        if name.startswith(OUTSIDE) or "/Generated/" in name or ".docc/" in name or places and not name.startswith(tuple(places)):
            continue
        found += of_source(root, name)
    return found


def survivors(root):
    """What is known to go unnoticed, as key: reason; and the lines that are none, as `path:line: reason`."""
    text = lists.source(root / SURVIVORS) or ""
    known, wrong = {}, []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, separator, reason = line.rpartition(" -- ")
        if not separator or key.count(" ; ") < 2:
            wrong.append(f"{SURVIVORS}:{number}: not FILE ; OPERATOR ; LINE -- REASON")
        known[key] = reason
    return known, wrong
