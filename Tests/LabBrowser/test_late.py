"""What is done before the page is drawn, and what comes while something is done: neither is lost, nor taken for another."""

import unittest

from lab_live import LiveTest, compact

# A browser that has no time for frames.
NO_FRAMES = "window.requestAnimationFrame = () => 1"


def contacts(frame):
    return [(one["id"], one["phase"], round(one["x"]), round(one["y"])) for one in frame["contacts"]]


class LateTests(LiveTest):
    def told(self, page, lab, count, *facts, over=True, **gesture):
        """Has the application tell of a tap that begins now; returns when."""
        now = page.evaluate("lab.echo()")["t"]
        contact = {"fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}
        lines = [{"v": 2, "n": index + 1, "t": now, **one} for index, one in enumerate([*facts, contact, {**contact, "t": now + 0.1, "change": "up"}])]
        tap = {"m": "gesture", "t": now, "to": now + 0.1, "n": 1, "over": over, "what": "tap", "lead": "Tap.", "outcomes": [], **gesture}
        lab.say("1 " + compact({"m": "facts", "facts": lines}), "1 " + compact(tap))
        self.until(page, f"lab.gestures().length === {count}")
        return now

    def test_an_instant_has_its_gesture_in_sight_before_that_was_drawn(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.evaluate(NO_FRAMES)
        self.told(page, lab, 1)
        page.locator("#play").click()
        self.assertEqual(page.locator("#answer .lead").text_content(), "Tap.")
        self.assertEqual(page.locator("#lanes .s-down").count(), 1)

    def test_a_button_that_is_pressed_while_more_comes_is_clicked(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        wait = {"kind": "recognizer", "subject": 7, "did": "acts", "acts": True, "late": 0.3}
        facts = [{"fact": "subject", "id": 7, "kind": "recognizer", "name": "pan"}, {"fact": "received", "contact": 1, "by": 7}]
        now = self.told(page, lab, 1, *facts, outcomes=[wait])
        box = page.locator("#answer .changes button").bounding_box()
        page.mouse.move(box["x"] + 9, box["y"] + 9)
        page.mouse.down()
        more = {"v": 2, "n": 9, "t": now + 0.1, "fact": "acted", "contestant": 7, "state": "ended", "targets": 1}
        lab.say("1 " + compact({"m": "facts", "facts": [more]}))
        self.until(page, "lab.facts().length === 5")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))")
        page.mouse.up()
        self.until(page, "document.getElementById('live').getAttribute('aria-pressed') === 'false'")
        self.assertEqual(page.locator("#lanes .labels [aria-pressed=true]").get_attribute("title"), "pan")

    def test_words_come_after_a_press(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.locator("#lanes-title").hover()
        page.mouse.down()
        self.told(page, lab, 1)
        page.mouse.up()
        self.until(page, "document.querySelector('#answer .lead').textContent === 'Tap.'")

    def test_a_screen_that_has_not_come_is_not_touched(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.wait("^digitizer lab")
        lab.apps(["home", True, False, 1], ["gallery", True, False, 1], ["photo", True, True, 1])
        self.until(page, "lab.state().front === 2")
        page.mouse.click(*self.at(page, 100, 200))
        lab.say("2 " + compact(self.picture(3)))
        self.until(page, "lab.screen().latest && document.querySelectorAll('#stage .box').length === 4")
        page.mouse.click(*self.at(page, 70, 80))
        self.assertEqual(contacts(lab.frame()), [(1, "down", 70, 80)])

    def test_a_view_is_tapped_where_it_is_now(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.locator("#lanes-title").click()
        page.keyboard.press("v")
        self.until(page, "document.activeElement.getAttribute('role') === 'treeitem'")
        page.keyboard.press("ArrowDown")
        self.assertIn("Card0", page.evaluate("document.activeElement.textContent"))
        lab.say("1 " + compact({"m": "change", "t": 1, "moved": [[2, 100, 200, 18, 18]]}))
        self.until(page, "lab.screen().latest.boxes[1].at[0] === 100")
        page.keyboard.press("Space")
        self.assertEqual(contacts(lab.frame()), [(1, "down", 109, 209)])

    def test_what_is_said_of_an_application_that_hangs_takes_no_touch(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.mouse.click(*self.at(page, 100, 100))
        self.until(page, "document.getElementById('stage-say').textContent.includes('has not responded')")
        said = page.locator("#stage-say").bounding_box()
        page.mouse.click(said["x"] + said["width"] / 2, said["y"] + said["height"] / 2)
        self.assertEqual([contacts(lab.frame())[0][1] for _ in range(3)], ["down", "up", "down"])

    def test_a_page_that_is_loaded_again_waits_for_all_of_its_gesture(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        now = self.told(page, lab, 1, over=False, lead="Tap so far.")
        page.locator("#play").click()
        self.until(page, "location.hash.includes('t=')")
        page.reload()
        self.until(page, "lab.gestures().length === 1")
        page.evaluate("new Promise((done) => setTimeout(done, 150))")
        self.assertEqual(page.locator("#live").get_attribute("aria-pressed"), "true")
        lab.say("1 " + compact({"m": "gesture", "t": now, "to": now, "n": 1, "over": True, "what": "tap", "lead": "Tap.", "outcomes": []}))
        self.until(page, "document.getElementById('live').getAttribute('aria-pressed') === 'false'")
        self.assertEqual(page.locator("#answer .lead").text_content(), "Tap.")


if __name__ == "__main__":
    unittest.main()
