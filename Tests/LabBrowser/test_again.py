"""Playing again: what was touched in an application of its own process is played to a fresh process of it."""

import pathlib
import tempfile
import unittest

from lab_live import LiveTest
from lab_page import PROGRAM

GALLERY = pathlib.Path(PROGRAM).parent / "gallery-app"


class AgainTests(LiveTest):
    def touched(self, program=GALLERY):
        """A page with the example application, which was touched once."""
        page = self.shown(self.enter(self.real(f"gallery={program}")))
        self.until(page, "lab.screen()?.id === 1 && lab.screen().latest?.boxes.some((box) => box.text === 'gestures')")
        box = page.evaluate("lab.screen().latest.boxes.find((box) => box.text === 'gestures').at")
        self.until(page, "lab.state().you === 'digitizing'")
        page.mouse.move(*self.at(page, box[0] + box[2] / 2, box[1] + box[3] / 2))
        page.mouse.down()
        page.mouse.up()
        self.until(page, "lab.facts().some((fact) => fact.fact === 'contact' && fact.change === 'up')")
        return page

    def drag(self, page):
        """Drags across the screen that came, and stops."""
        page.mouse.move(*self.at(page, 150, 300))
        page.mouse.down()
        page.mouse.move(*self.at(page, 180, 420), steps=8)
        page.mouse.up()
        self.until(page, "lab.facts().filter((fact) => fact.fact === 'contact' && fact.change === 'up').length === 2")
        page.locator("#play").click()

    def test_what_was_touched_is_the_same_in_a_fresh_process(self):
        page = self.touched()
        self.drag(page)
        process = page.evaluate("lab.state().apps[1].process")
        texts = "[...document.querySelectorAll('#stage .box')].map((box) => box.textContent)"
        downs = page.evaluate("lab.facts().filter((fact) => fact.change === 'down').map((fact) => fact.t)")
        # What was kept shows each instant as it was: before the first touch has ended there is the menu.
        page.evaluate(f"lab.select({downs[0]})")
        menu = page.evaluate(texts)
        self.assertIn("gestures", menu)
        page.evaluate(f"lab.select({downs[1]})")
        screen = page.evaluate(texts)
        self.assertNotEqual(screen, menu)
        page.locator("#what-if button", has_text="Play again").click()
        page.wait_for_selector("#what-if [data-key=back]")
        self.assertIn("Played again: exactly the same.", page.locator("#what-if").text_content())
        self.assertEqual(page.locator("#run-after").text_content(), "Again")
        # The run that was played has pictures of its own, of the same instants.
        self.assertEqual(page.locator("#run-after").get_attribute("aria-pressed"), "true")
        for time, shown in zip(downs, (menu, screen)):
            page.evaluate(f"lab.select({time})")
            self.assertEqual(page.evaluate(texts), shown)
        self.assertEqual(page.evaluate("lab.state().apps[1].process"), process)
        self.assertTrue(page.locator("#stage .box").count() > 3)

    def test_what_cannot_be_repeated_is_shown_as_a_difference(self):
        # It reads a file, which its first process has written: the second one is no gallery.
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "program"
            program.write_text(f'#!/bin/sh\n[ -e "{folder}/ran" ] && exec "{GALLERY.parent}/PortProbe"\n: > "{folder}/ran"\nexec "{GALLERY}"\n')
            program.chmod(0o755)
            page = self.touched(program)
            self.drag(page)
            page.locator("#what-if button", has_text="Play again").click()
            page.wait_for_selector("#what-if .differences")
        text = page.locator("#what-if").text_content()
        self.assertIn("Played again, this is not the same. What an application takes from a clock, a file", text)
        self.assertIn("ProbeView gets touchesBegan", text)
        self.assertIn("again", page.locator("#lanes .labels .what-if").first.text_content())
        page.locator("#what-if [data-key=back]").click()
        self.until(page, "document.querySelectorAll('#lanes .what-if').length === 0")

    def test_a_change_is_made_in_the_fresh_process(self):
        page = self.touched()
        self.drag(page)
        page.locator("#lanes .labels button", has_text="NotingTap").first.click()
        page.wait_for_selector("#what-if fieldset input")
        self.assertTrue(page.locator("#what-if input[data-key=delaysTouchesBegan]").is_checked())
        page.locator("#what-if input[data-key=delaysTouchesBegan]").uncheck()
        page.wait_for_selector("#what-if .differences")
        self.assertEqual(page.locator("#what-if .fix code").text_content(), "notingTap.delaysTouchesBegan = false")
        self.assertIn("WaitingView gets touchesBegan at", page.locator("#what-if .differences li").first.text_content())
        self.assertEqual(page.locator("#what-if .warn").count(), 0)
        page.locator("#what-if [data-key=back]").click()
        self.until(page, "document.querySelectorAll('#lanes .what-if').length === 0")


if __name__ == "__main__":
    unittest.main()
