"""Feeds that mean harm, or are very large: nothing breaks, no text becomes markup, and what is kept is bounded."""

import json
import unittest

from lab_page import ROOT, PageTest, feed_of, run, with_feed

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)><!-- \u2028 &lt;b&gt; `x` ARB-1 \"'"


def replaced(value, keys):
    """The same message with the hostile text for every text that is not one of the protocol's own words."""
    if isinstance(value, dict):
        return {key: HOSTILE if isinstance(one, str) and key not in keys else replaced(one, keys) for key, one in value.items()}
    if isinstance(value, list):
        return [HOSTILE if isinstance(one, str) else replaced(one, keys) for one in value]
    return value


class BoundsTests(PageTest):
    def template(self):
        return self.scenario("SCR-7-a-drag-takes-a-touch-that-had-begun").read_text()

    def opened(self, name, messages, **options):
        path = self.path(name)
        path.write_text(with_feed(self.template(), messages))
        return self.open(path, **options)

    def assertHarmless(self, page):
        self.assertEqual(page.locator("img").count(), 0)
        self.assertEqual(page.locator("script").count(), 2)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('*')].filter((node) => [...node.attributes].some((one) => one.name.startsWith('on'))).length"), 0)

    def test_markup_in_every_text_stays_text(self):
        own = {"m", "fact", "change", "phase", "verdict", "kind", "rule", "command"}
        for source in (
            self.scenario("SCR-7-a-drag-takes-a-touch-that-had-begun"),
            self.written("hostile-explain.html", "explain", "Examples/keyboard-tap.txt", "--tap", "195,474", "--expect", "ProgressButton", statuses=(1,)),
            self.written("hostile-conflicts.html", "conflicts", "Examples/photo.yaml", "--budget", "200", statuses=(1,)),
        ):
            with self.subTest(source.name):
                page = self.opened(f"x-{source.name}", replaced(feed_of(source.read_text()), own))
                self.assertIn("<img src=x", page.locator("#answer .lead").text_content())
                for key in ("Home", "ArrowRight", "ArrowRight", "l", "l", "h", "Escape", "End"):
                    page.keyboard.press(key)
                page.locator("#stage .box").last.hover(force=True)
                for details in page.locator("details.more > summary").all():
                    details.click()
                self.assertHarmless(page)

    def test_markup_in_a_scenario_and_in_a_dump_stays_text(self):
        scenario = self.path("hostile.yaml")
        scenario.write_text(
            "title: " + json.dumps(HOSTILE) + "\nwindows: [{ id: W, subviews: [{ class: UITextField, frame: [0, 0, 300, 50], text: "
            + json.dumps(HOSTILE) + " }] }]\nscript: [{ at: 0, down: { 1: [150, 20] } }, { at: 0.1, up: [1] }]\n")
        page_file = self.path("hostile.html")
        run("run", "--html", page_file, scenario)
        self.assertHarmless(self.open(page_file))
        dump = self.path("hostile.txt")
        text = (ROOT / "Examples/keyboard-tap.txt").read_text()
        dump.write_text(text.replace("Sign in", "<img src=x onerror=alert(3)>").replace("Welcome back", "</script><b>"))
        page_file = self.path("hostile-dump.html")
        run("explain", dump, "--tap", "195,474", "--html", page_file)
        page = self.open(page_file)
        self.assertHarmless(page)
        self.assertIn("</script><b>", "".join(page.locator("#stage .words").all_text_contents()))

    def test_ten_thousand_views_are_bounded(self):
        boxes = [{"id": 1, "name": "UIWindow", "kind": "window", "at": [0, 0, 400, 800]}]
        boxes += [
            {"id": number, "parent": 1, "name": f"View{number}", "text": "text", "at": [number % 390, number // 13, 20, 10]}
            for number in range(2, 10_002)
        ]
        messages = [
            {"m": "hello", "v": 1, "title": "many views", "command": "run", "screens": [{"id": 1, "title": "many views"}]},
            {"m": "picture", "screen": 1, "t": 0, "width": 400, "height": 800, "boxes": boxes},
            {"m": "facts", "screen": 1, "facts": [{"v": 2, "n": 1, "t": 0, "fact": "contact", "contact": 1, "change": "down", "x": 3, "y": 3}]},
        ]
        page = self.opened("views.html", messages)
        self.assertLessEqual(page.locator("#stage .box").count(), 3_000)
        self.assertIn("7001 views not drawn", page.locator("#caption").text_content())
        page.keyboard.press("l")
        self.assertLessEqual(page.locator("#stage .box").count(), 3_000)

    def many_facts(self, count):
        facts = [{"v": 2, "n": 1, "t": 0, "fact": "subject", "id": 1, "kind": "recognizer", "name": "pan"}]
        changes = {1: "down", count - 1: "up"}
        for number in range(1, count):
            facts.append({
                "v": 1, "n": number + 1, "t": number / 1000, "fact": "contact", "contact": 1,
                "change": changes.get(number, "move"), "x": number % 400, "y": 10}
                if number % 2 else {"v": 2, "n": number + 1, "t": number / 1000, "fact": "acted", "contestant": 1, "state": "changed", "targets": 1, "rule": "GR-14"})
        return facts

    def feed_with(self, facts):
        return [
            {"m": "hello", "v": 1, "title": "many facts", "command": "run", "screens": [{"id": 1, "title": "many facts"}]},
            {"m": "picture", "screen": 1, "t": 0, "width": 400, "height": 800, "boxes": []},
            *({"m": "facts", "screen": 1, "facts": facts[start:start + 5_000]} for start in range(0, len(facts), 5_000)),
        ]

    def test_a_hundred_thousand_facts_are_shown(self):
        page = self.opened("facts.html", self.feed_with(self.many_facts(100_000)))
        self.assertEqual(page.evaluate("window.lab.facts().length"), 100_000)
        self.assertLess(page.locator("#lanes svg *").count(), 2_000)
        for key in ("Home", "End", "ArrowLeft", "+", "+", "+"):
            page.keyboard.press(key)
        self.assertLess(page.locator("#lanes svg *").count(), 2_000)

    def test_the_oldest_facts_go_first_and_leave_a_gap(self):
        page = self.opened("gap.html", self.feed_with(self.many_facts(130_000)))
        kept = page.evaluate("window.lab.facts().length")
        self.assertLessEqual(kept, 100_001)
        self.assertEqual(page.evaluate("window.lab.facts().at(-1).n"), 130_000)
        self.assertEqual(page.evaluate("window.lab.model().names.get(1).name"), "pan")
        self.assertIn("facts from", page.locator("#answer").text_content())
        self.assertIn("left out", page.locator("#answer").text_content())

    def test_what_is_not_known_is_skipped(self):
        messages = feed_of(self.template())
        messages.insert(1, {"m": "weather", "screen": 1, "rain": True})
        messages.insert(2, {"m": "facts", "screen": 7, "facts": [{"fact": "subject"}]})
        messages.insert(3, None)
        messages.insert(4, {"m": "facts", "screen": 1, "facts": [{"v": 2, "n": 0, "t": 0, "fact": "invented", "view": 3}]})
        page = self.opened("unknown.html", messages)
        page.keyboard.press("Home")
        self.assertIn("Invented", page.locator("#moment").text_content())

    def test_a_feed_of_another_version_says_so(self):
        for name, messages, words in (
            ("version", [{"m": "hello", "v": 2, "screens": []}], "version 2"), ("empty", [], "no screen"),
            ("list", {"m": "hello"}, "cannot be read"),
        ):
            path = self.path(f"{name}.html")
            path.write_text(with_feed(self.template(), messages))
            context = self.browser.new_context(offline=True)
            self.contexts.append(context)
            page = context.new_page()
            page.goto(path.as_uri())
            page.locator("#problem").wait_for(state="visible")
            self.assertIn(words, page.locator("#problem").text_content())


if __name__ == "__main__":
    unittest.main()
