"""Axe finds nothing in 48 states of the page: each in one look for a push, and each in all three with FINGERPOST_NIGHT."""

import os
import unittest

from lab_live import Lab, LiveTest
from lab_page import PROGRAM, ROOT
from test_dropping import DROP
from test_page import Pages

LOOKS = [(1440, "light"), (1024, "dark"), (390, "light")]
IS_NIGHT = bool(os.environ.get("FINGERPOST_NIGHT"))
LATE = ROOT / "Examples/late-highlight.txt"

# How a page from a file is brought into each state.
STATES = {
    "as it opens": lambda page: None,
    "menu of what can be saved": lambda page: page.locator("#save summary").click(),
    "text of a rule": lambda page: page.locator("#moment .rule").first.focus(),
    "layers": lambda page: page.keyboard.press("l"),
    "replay of a hit test": lambda page: page.keyboard.press("h"),
    "keys": lambda page: page.keyboard.press("?"),
    "search": lambda page: (page.keyboard.press("/"), page.keyboard.type("view")),
    "picked lane": lambda page: page.locator("#lanes .labels button").last.click(),
}


class States:
    """What both kinds of pages share: each state is looked at in some looks, and each look has its turn."""

    turn = 0

    def look(self, page, name):
        looks = LOOKS if IS_NIGHT else [LOOKS[self.turn % len(LOOKS)]]
        self.turn += 1
        for width, theme in looks:
            with self.subTest(name, width=width, theme=theme):
                page.set_viewport_size({"width": width, "height": 800})
                page.emulate_media(color_scheme=theme)
                page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
                self.assertAccessible(page)


class FileStateTests(States, Pages):
    def check(self, name):
        page = self.open(self.pages()[name])
        for state, act in STATES.items():
            act(page)
            self.look(page, state)
            page.reload()
            page.wait_for_selector("html[data-ready]", state="attached")

    def test_axe_finds_nothing_on_a_page_of_run(self):
        self.check("run")

    def test_axe_finds_nothing_on_a_page_of_several_runs(self):
        self.check("runs")

    def test_axe_finds_nothing_on_a_page_of_explain(self):
        self.check("explain")

    def test_axe_finds_nothing_on_a_page_of_conflicts(self):
        self.check("conflicts")

    def test_axe_finds_nothing_on_a_page_of_replay(self):
        self.check("replay")


class LiveStateTests(States, LiveTest):
    def test_axe_finds_nothing_on_a_live_page(self):
        lab = Lab(PROGRAM, "lab", LATE)
        self.labs.append(lab)
        page = self.shown(self.enter(lab))
        self.look(page, "nothing touched")
        page.mouse.click(*self.at(page, 196, 553, 393))
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over && document.querySelector('.card-item')")
        self.look(page, "touched")
        page.locator("#apps summary").click()
        self.look(page, "menu of screens")
        page.locator("#stage-title").click()
        page.mouse.click(*self.at(page, 196, 553, 393), button="right")
        self.look(page, "views under a touch")
        page.locator("#meant-menu button", has_text="ReserveButton").click()
        page.wait_for_selector("#answer .command")
        self.look(page, "what was meant")
        page.evaluate(DROP, ["other.txt", LATE.read_text().replace("UIButton; frame = (24 520", "UIButton; userInteractionEnabled = NO; frame = (24 520")])
        self.until(page, "document.getElementById('front').textContent === 'other.txt' && !document.getElementById('doubts').hidden")
        self.look(page, "dropped")
        page.locator("#beside-open").click()
        self.until(page, "document.querySelector('.beside-changes ol')")
        self.look(page, "side by side")
        page.locator("#beside .glass").first.click()
        self.until(page, "document.querySelectorAll('#beside .answer .command').length === 2")
        self.look(page, "side by side, touched")


if __name__ == "__main__":
    unittest.main()
