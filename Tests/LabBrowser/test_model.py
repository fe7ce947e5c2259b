"""Lanes equal facts: what the page makes of every scenario is what a few plain lines make of its trace."""

import json
import unittest

from lab_model import model
from lab_page import ROOT, PageTest, feed_of, printed, takes_long

# Many screens in one turn, since one that is followed by another in the same turn is never painted; and as one text, which
# is sent much faster than its values one by one.
PLAIN = """(numbers) => JSON.stringify(numbers.map((number) => {
  window.lab.show(number);
  const { lanes, slices, arrows, flags, end } = window.lab.model();
  return { lanes: lanes.map(({ key, points }) => ({ key, points })), slices, arrows, flags, end };
}))"""
AT_ONCE = 20


class ModelTests(PageTest):
    def test_every_fact_of_the_trace_has_a_sentence(self):
        documented = set()
        for line in (ROOT / "docs/trace-format.md").read_text().split("## Input", 1)[1].splitlines():
            if line.startswith("| `") and not line.startswith("| `fact`"):
                documented.add(line.split("`")[1])
        self.assertGreater(len(documented), 55)
        words = (ROOT / "Sources/Lab/Page/words.js").read_text()
        table = words.split("const SENTENCES = {", 1)[1].split("\n};", 1)[0]
        known = {line.split(":")[0].strip() for line in table.splitlines() if line.startswith("  ") and ": (" in line}
        # A name is no sentence, and verdicts have one for each reason.
        self.assertEqual(documented - known - {"subject", "verdict"}, set())

    def traces(self):
        """The facts of each scenario, as `run --trace json` prints them."""
        traces = []
        for line in printed("run", "--trace", "json", "Tests/Scenarios").splitlines():
            fact = json.loads(line)
            # What wrote the trace.
            if fact["n"] == 0:
                continue
            if fact["n"] == 1:
                traces.append([])
            traces[-1].append(fact)
        return traces

    @takes_long
    def test_the_lanes_of_every_scenario_equal_its_trace(self):
        page_file = self.written("all.html", "run", "Tests/Scenarios")
        messages = feed_of(page_file.read_text())
        screens = messages[0]["screens"]
        facts = {screen["id"]: [] for screen in screens}
        for message in messages:
            if message["m"] == "facts":
                facts[message["screen"]] += message["facts"]
        traces = iter(self.traces())
        page = self.open(page_file)
        slices, shown = 0, []
        for screen in screens:
            with self.subTest(screen["title"]):
                kept = facts[screen["id"]]
                # A scenario in which nothing happens has no line in the trace.
                self.assertEqual(kept, next(traces) if kept else [])
                if not shown:
                    shown = json.loads(page.evaluate(PLAIN, list(range(screen["id"], min(screen["id"] + AT_ONCE, len(screens) + 1)))))
                expected = model(kept)
                self.assertEqual(shown.pop(0), expected)
                slices += len(expected["slices"])
        self.assertEqual(list(traces), [])
        self.assertGreater(len(screens), 250)
        self.assertGreater(slices, 2_000)


if __name__ == "__main__":
    unittest.main()
