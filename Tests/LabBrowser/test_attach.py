"""The lab with a running application that is only watched: its screen, its touches, and what UIKit made of them."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from lab_live import Lab, LiveTest, PATIENCE
from lab_page import PROGRAM

GALLERY = pathlib.Path(PROGRAM).parent / "gallery-app"


class AttachTests(LiveTest):
    def setUp(self):
        super().setUp()
        self.home = tempfile.mkdtemp()
        self.folder = f"{self.home}/shell"
        os.chmod(self.home, 0o700)
        # The lab that is started finds what the application leaves in the user's folder.
        self.outer = os.environ.get("HOME")
        os.environ.update(HOME=self.home, FINGERPOST_ATTACH="1")
        self.shell = subprocess.Popen(
            [PROGRAM, "shell", f"gallery={GALLERY}", "--devices", "none", "--folder", self.folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.heard("listening")
        self.tell("launch", "gallery")
        self.heard("ready: gallery")

    def tearDown(self):
        super().tearDown()
        self.shell.terminate()
        self.shell.wait(timeout=PATIENCE)
        self.shell.stdout.close()
        os.environ.pop("FINGERPOST_ATTACH")
        os.environ["HOME"] = self.outer or "/"
        shutil.rmtree(self.home)

    def heard(self, start):
        """Reads what the shell prints up to a line that begins like this."""
        for line in self.shell.stdout:
            if line.startswith(start):
                return
        self.fail(f"the shell never said {start}")

    def tell(self, *words):
        subprocess.run([PROGRAM, "shell", *words, "--folder", self.folder], check=True, capture_output=True, timeout=PATIENCE)

    def watched(self):
        lab = Lab(PROGRAM, "lab", "--attach")
        self.labs.append(lab)
        return self.shown(self.enter(lab))

    def lanes(self, page):
        """The lanes from top to bottom: a name and the word below it."""
        return [
            tuple(label.evaluate("label => [...label.children].map((part) => part.textContent)"))
            for label in page.locator(".lanes .labels button").all()
        ]

    def test_real_touches_are_shown_lane_under_lane_with_what_uikit_did(self):
        page = self.watched()
        self.assertIn("The fingers are those of the running application.", page.locator("#watching-text").text_content())
        self.assertTrue(page.locator("#take").is_hidden())
        self.tell("inject", "--tap", "200,300")
        self.until(page, "lab.screen().told.some((told) => told.kind === 'verdict')")
        verdict = page.evaluate("lab.screen().told.find((told) => told.kind === 'verdict')")
        self.assertFalse(verdict["differing"])
        self.assertTrue(verdict["lines"][0].endswith("sends touchUpInside. As the engine predicts."))
        self.until(page, "document.querySelector('#answer').textContent.includes('As the engine predicts')")
        # The row has opened another screen, which is shown without a touch.
        self.until(page, "lab.screen().latest.boxes.some((box) => box.name.endsWith('SharingView'))")
        self.tell("inject", "--tap", "330,345")
        self.until(page, "lab.screen().told.some((told) => told.differs)")
        difference = page.evaluate("lab.screen().told.find((told) => told.differs)")
        self.assertEqual(difference["rule"], "TAP-5")
        self.until(page, "document.querySelector('#answer').textContent.includes('The engine differs')")
        page.locator("#play").click()
        lanes = self.lanes(page)
        self.assertEqual(lanes.index(("ForgetfulTap", "UIKit")), lanes.index(("ForgetfulTap", "recognizer")) + 1)
        self.assertEqual(lanes.index(("Hit test", "UIKit")), lanes.index(("Hit test",)) + 1)
        self.assertGreater(page.locator(".lanes .f.differs").count(), 0)
        # A rule that is named can be looked up.
        self.assertGreater(page.locator("#answer button", has_text="TAP-5").count(), 0)

    def touched_twice(self):
        """A page whose application was touched on two screens: a row, and then what looks like a tap to one recognizer."""
        page = self.watched()
        self.tell("inject", "--tap", "200,300")
        self.until(page, "lab.screen().told.some((told) => told.kind === 'verdict')")
        self.until(page, "lab.screen().latest.boxes.some((box) => box.name.endsWith('SharingView'))")
        self.tell("inject", "--tap", "330,345")
        self.until(page, "lab.screen().told.some((told) => told.differs) && lab.gestures().length === 2 && lab.gestures()[1].over && document.querySelectorAll('.card-item').length === 2")
        return page

    def sent(self, page):
        """The events that controls send in the run on the stage."""
        return page.evaluate("lab.facts().filter((fact) => fact.fact === 'controlEvent').map((fact) => fact.event)")

    def test_what_if_plays_the_fingers_of_one_gesture_again_and_leaves_uikits_lanes(self):
        page = self.touched_twice()
        page.locator("#cards .card-go").last.click()
        self.assertIn("touchUpInside", self.sent(page))
        lead = page.locator("#answer .lead").text_content()
        lanes = self.lanes(page)
        name = lanes[lanes.index((lanes[-1][0], "UIKit")) - 1][0] if lanes[-1][-1] == "UIKit" else lanes[-1][0]
        page.locator(".lanes .labels button", has_text=name).first.click()
        field = page.locator("#what-if label", has_text="isEnabled").locator("input")
        field.click()
        page.wait_for_selector("#what-if .differences")
        # What was sent is sent no more; the run as it was is that of the gesture, and has UIKit's lanes.
        self.assertNotIn("touchUpInside", self.sent(page))
        after = self.lanes(page)
        self.assertEqual(after.count((name, "what if")), 1)
        self.assertIn((name, "UIKit"), lanes)
        self.assertEqual(after.index((name, "UIKit")), after.index((name, "what if")) + 1)
        self.assertEqual(page.locator(".lanes .labels button", has_text="UIKit").filter(has_text="what if").count(), 0)
        self.assertEqual([gesture["n"] for gesture in page.evaluate("lab.gestures()")], [1])
        self.assertEqual(page.locator("#cards .card-go").count(), 2)
        self.assertAccessible(page)
        page.locator("#run-before").click()
        self.assertIn("touchUpInside", self.sent(page))
        # Where the application told something late, times of the live reading may be others.
        self.assertTrue(page.locator("#answer .lead").text_content().startswith("Tap on RowButton: it sends touchDown"))
        self.assertIn("As the engine predicts", page.locator("#answer").text_content())
        # A lane of that run is found by the name that it has there.
        page.locator(".lanes .labels button", has_text=name).first.click()
        page.wait_for_selector("#what-if label.changed")
        page.locator("#what-if [data-key=back]").click()
        self.until(page, "document.querySelectorAll('#lanes .what-if small').length > 0 && !document.querySelector('#what-if .differences')")
        self.assertEqual(self.lanes(page), lanes)
        self.assertEqual(len(page.evaluate("lab.gestures()")), 2)
        self.assertEqual(page.locator("#answer .lead").text_content(), lead)

    def test_what_can_be_changed_is_found_on_the_second_screen_too(self):
        page = self.touched_twice()
        page.locator("#cards .card-go").first.click()
        page.locator(".lanes .labels button", has_text="ForgetfulTap").first.click()
        page.locator("#what-if label", has_text="isEnabled").locator("input").click()
        page.wait_for_selector("#what-if .differences")
        self.assertIn("ForgetfulTap", page.locator("#what-if .differences").text_content())
        self.assertEqual([kind for name, *kind in self.lanes(page) if name == "ForgetfulTap"], [["recognizer"], ["what if"], ["UIKit"]])
        self.assertEqual([gesture["n"] for gesture in page.evaluate("lab.gestures()")], [2])
        # Another gesture leads back to what was recorded.
        page.locator("#cards .card-go").last.click()
        self.assertEqual(len(page.evaluate("lab.gestures()")), 2)
        self.assertTrue(page.locator("#runs").is_hidden())

    def test_a_fix_of_what_was_meant_is_played_before_and_after(self):
        page = self.touched_twice()
        page.mouse.click(*self.at(page, 330, 345, page.evaluate("lab.state().width")), button="right")
        page.locator("#meant-menu button").last.click()
        page.wait_for_selector("#answer .command")
        fix = page.locator("#answer [role=switch]").first
        fix.click()
        self.until(page, "document.querySelector('#answer [role=switch]')?.getAttribute('aria-checked') === 'true' && !document.getElementById('runs').hidden")
        self.assertIn("You meant", page.locator("#answer").text_content())
        self.assertGreater(page.locator("#lanes .labels button", has_text="UIKit").count(), 0)
        page.locator("#answer [role=switch]").first.click()
        self.until(page, "document.getElementById('runs').hidden")
        self.assertEqual(len(page.evaluate("lab.gestures()")), 2)

    def test_an_application_that_goes_is_said_to_have_ended_and_what_was_shown_stays(self):
        page = self.watched()
        self.tell("inject", "--tap", "200,300")
        self.until(page, "lab.screen().told.some((told) => told.kind === 'verdict')")
        self.tell("end", "gallery")
        self.until(page, "document.querySelector('#stage-say')?.textContent.includes('has ended')")
        self.assertEqual(len(page.evaluate("lab.gestures()")), 1)
        self.until(page, "document.querySelector('#answer').textContent.includes('As the engine predicts')")

    def test_a_second_page_is_told_all_of_it(self):
        page = self.watched()
        self.tell("inject", "--tap", "200,300")
        self.until(page, "lab.screen().told.some((told) => told.kind === 'verdict')")
        other = self.shown(self.enter(self.labs[0]))
        self.until(other, "lab.screen().told.some((told) => told.kind === 'verdict')")
        # Either may be a message ahead of the other.
        told = lambda one: one.evaluate("lab.screen().told")
        for _ in range(100):
            if told(page) == told(other):
                break
        self.assertEqual(told(page), told(other))


if __name__ == "__main__":
    unittest.main()
