"""What if, with a lab: real fingers in a browser, played again in the lab's process with something changed."""

import pathlib
import unittest

from lab_live import LiveTest
from lab_page import ROOT

TOUR = ROOT / "Examples/Tour"


class WhatIfTests(LiveTest):
    def form(self, page, name):
        """Picks a recognizer's lane and waits for its form."""
        page.locator("#lanes .labels button", has_text=name).first.click()
        page.wait_for_selector("#what-if fieldset input")

    def tap(self, page, x, y):
        page.mouse.move(*self.at(page, x, y))
        # At once: on a busy machine a finger that waits for the page is no tap any more.
        page.mouse.down()
        page.mouse.up()

    def texts(self, page, selector):
        return [text.replace("\u00a0", " ") for text in page.locator(selector).all_text_contents()]

    def test_fingers_of_a_page_are_played_again_with_a_change(self):
        lab = self.real(f"photo={TOUR / '1-double-tap.yaml'}")
        page = self.enter(lab)
        self.until(page, "lab.state()?.front === 1 && lab.screen()?.latest?.boxes?.length > 1 && document.querySelector('#stage .box')")
        self.tap(page, 200, 350)
        self.until(page, "lab.facts().some((fact) => fact.fact === 'acted')")
        self.form(page, "showBars")
        before = page.evaluate("lab.model().flags.find((flag) => flag.kind === 'acted').t")
        # It no longer waits.
        page.locator("#what-if .others input").first.uncheck()
        page.wait_for_selector("#what-if .differences")
        self.assertEqual(self.texts(page, "#what-if .fix code"), ["// remove showBars.require(toFail: zoom)"])
        self.assertIn("showBars acts at", self.texts(page, "#what-if .differences li")[0])
        after = page.evaluate("lab.model().flags.find((flag) => flag.kind === 'acted').t")
        self.assertAlmostEqual(before - after, 0.35, places=6)
        self.assertTrue(page.locator("#lanes .what-if").count() > 0)
        # Two changes at a time, and one of them taken back.
        self.assertFalse(page.locator("#what-if .others input").first.is_checked())
        page.locator("#what-if input[data-key=isEnabled]").uncheck()
        self.until(page, "document.querySelector('#what-if .fix code').textContent.includes('isEnabled')")
        self.assertEqual(len(self.texts(page, "#what-if .fix code")[0].split("\n")), 2)
        page.locator("#what-if button", has_text="Back to the run").click()
        self.until(page, "document.querySelectorAll('#lanes .what-if').length === 0")
        self.assertEqual(page.evaluate("lab.model().flags.find((flag) => flag.kind === 'acted').t"), before)

    def test_the_script_of_a_file_gives_fingers_without_touching(self):
        lab = self.real(f"photo={TOUR / '1-double-tap.yaml'}")
        page = self.enter(lab)
        page.locator("#what-if button", has_text="Play the script").click()
        page.wait_for_selector("#lanes .labels button:has-text('zoom')")
        self.assertEqual(page.locator("#moment-title").text_content(), "At +420\u00a0ms")
        self.form(page, "zoom")
        page.locator("#what-if input[data-key=numberOfTapsRequired]").fill("1")
        page.locator("#what-if input[data-key=numberOfTapsRequired]").press("Enter")
        page.wait_for_selector("#what-if .differences")
        self.assertEqual(self.texts(page, "#what-if .fix code"), ["zoom.numberOfTapsRequired = 1"])
        self.assertIn("zoom acts at 70 ms", " ".join(self.texts(page, "#what-if .differences li")))
        with page.expect_download() as download:
            page.locator("#save summary").click()
            page.locator("#save-test").click()
        text = pathlib.Path(download.value.path()).read_text()
        self.assertIn('"470 ms: showBars acts: ended"', text)
        page.locator("#live").click()
        self.until(page, "document.querySelectorAll('#lanes .labels button').length === 0")

    def test_the_tour_leads_through_applications(self):
        lab = self.real("--tour")
        page = self.enter(lab)
        page.wait_for_selector("#lanes .labels button:has-text('zoom')")
        page.locator("#what-if .tries button").click()
        page.wait_for_selector("#what-if .differences")
        page.keyboard.press("n")
        page.wait_for_selector("#lanes .labels button:has-text('hideKeyboard')")
        self.assertIn("Scene 2 of 5.", page.locator("#tour").text_content())
        page.locator("#what-if .tries button").click()
        page.wait_for_selector("#what-if .differences")
        self.assertIn("hideKeyboard.cancelsTouchesInView = false", self.texts(page, "#what-if .fix code"))


if __name__ == "__main__":
    unittest.main()
