"""The types of messages in Sources/Lab/Page/messages.js are those of the documents, and of what programs write."""

import json
import re
import unittest

from lab_page import ROOT, printed

MESSAGES = (ROOT / "Sources/Lab/Page/messages.js").read_text()


def keys(text):
    """The keys at the top of an object's type, each with whether it may be absent."""
    while re.search(r"[{\[(][^{}\[\]()]*[}\])]", text):
        text = re.sub(r"[{\[(][^{}\[\]()]*[}\])]", "…", text)
    return {name: bool(optional) for name, optional in re.findall(r"(\w+)(\??):", text)}


def facts():
    """The keys of each kind of fact."""
    lines = re.findall(r"^ \*   (\w+): \{(.*)\},$", MESSAGES, re.MULTILINE)
    return {kind: keys(members) for kind, members in lines}


def table(text, column="keys"):
    """The first two columns of all tables of a document whose second column has this title."""
    rows, inside = {}, False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if inside and line.startswith("| `"):
            rows.setdefault(cells[1].strip("`"), set()).update(re.findall(r"`(\w+)`", cells[2]))
        inside = line.startswith("|") and (inside or cells[2] == column)
    return rows


class MessagesTests(unittest.TestCase):
    def test_facts_have_the_documented_keys(self):
        documented = table((ROOT / "docs/trace-format.md").read_text())
        self.assertGreater(len(documented), 55)
        self.assertEqual({kind: set(found) for kind, found in facts().items()}, documented)

    def test_messages_have_the_documented_keys(self):
        documented = table((ROOT / "docs/lab-protocol.md").read_text())
        typed = {}
        for kind, members in re.findall(r"\{ m: '(\w+)'((?:[^@]|\n)*?)\} *(?:&|\w)", MESSAGES.replace("\n *  ", "")):
            typed.setdefault(kind, set()).update(keys(members))
        kinds = ["picture", "change", "fingers", "chain", "facts", "answer", "source", "rules", "tour", "shell", "batch", "clock"]
        for kind in kinds:
            with self.subTest(kind):
                self.assertEqual(typed[kind], documented[kind])

    def test_facts_of_every_scenario_are_as_they_are_typed(self):
        typed = facts()
        seen = set()
        for line in printed("run", "--trace", "json", "Tests/Scenarios").splitlines():
            fact = json.loads(line)
            # What wrote the trace, which pages are not told.
            if fact["n"] == 0:
                continue
            members = typed[fact["fact"]]
            given = set(fact) - {"v", "n", "t", "fact", "rule"}
            needed = {name for name, may_be_absent in members.items() if not may_be_absent}
            self.assertTrue(needed <= given <= set(members), fact)
            seen.add(fact["fact"])
        self.assertGreater(len(seen), 45)


if __name__ == "__main__":
    unittest.main()
