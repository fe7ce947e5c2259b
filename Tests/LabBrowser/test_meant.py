"""What somebody meant: the answer of the command on the page, its fixes, and one moment as a file."""

import json
import unittest

from lab_live import Lab, LiveTest, compact
from lab_page import PROGRAM, ROOT, feed_of, run

KEY_FROM_CLOSED = "!document.querySelector('#help button').dispatchEvent(new KeyboardEvent('keydown', " \
    "{ key: '%s', bubbles: true, cancelable: true }))"

LATE = ROOT / "Examples/late-highlight.txt"


class MeantTests(LiveTest):
    def touched(self, **options):
        """A page whose button was tapped."""
        lab = self.real(LATE)
        page = self.shown(self.enter(lab, **options))
        page.mouse.move(*self.at(page, 196, 553, 393))
        page.mouse.down()
        page.mouse.up()
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over")
        return page

    def real(self, *arguments):
        lab = Lab(PROGRAM, "lab", *arguments)
        self.labs.append(lab)
        return lab

    def test_what_was_meant_is_answered_as_by_the_command_and_its_fix_replays(self):
        page = self.touched()
        page.mouse.click(*self.at(page, 196, 553, 393), button="right")
        names = page.locator("#meant-menu .code").all_text_contents()
        self.assertEqual(names[:2], ["UIButtonLabel", "ReserveButton"])
        self.assertEqual(names[-1], "UIWindow")
        self.assertAccessible(page)
        page.locator("#meant-menu button", has_text="ReserveButton").click()
        page.wait_for_selector("#answer .command")
        command = page.locator("#answer .command code").text_content()
        report = json.loads(run(*command.split()[1:], "--json", statuses=(0, 1)))
        self.assertEqual(page.locator("#answer .lead").text_content(), report["answer"]["why"])
        self.assertAccessible(page)
        page.locator("#answer [role=switch]").click()
        page.wait_for_selector("#lanes .what-if")
        self.assertEqual(page.locator("#answer [role=switch]").get_attribute("aria-checked"), "true")
        page.locator("#answer button", has_text="Never mind").click()
        self.until(page, "document.querySelectorAll('#lanes .what-if').length === 0")
        self.assertIn("touchUpInside", page.locator("#answer .lead").text_content())

    def test_a_gesture_is_asked_about_as_it_was_told_last(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        now = page.evaluate("lab.echo()")["t"]
        fact = {"v": 2, "n": 1, "t": now, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}
        told = {"m": "gesture", "t": now, "to": now, "n": 1, "what": "tap", "outcomes": []}
        lab.say("1 " + compact({"m": "facts", "facts": [fact]}), "1 " + compact({**told, "over": False, "lead": "Tap so far."}))
        self.until(page, "document.querySelector('#answer .lead').textContent === 'Tap so far.'")
        # From here on nothing is drawn, as on a machine that is busy.
        page.evaluate("window.requestAnimationFrame = () => 0")
        lab.say("1 " + compact({**told, "over": True, "lead": "Tap.", "asked": "tap", "at": [5, 5]}))
        self.until(page, "lab.gestures()[0].over")
        page.mouse.click(*self.at(page, 100, 100), button="right")
        page.locator("#meant-menu button").first.click()
        # It was asked, and this lab answers no such question.
        self.until(page, "document.querySelector('#answer .warn')?.textContent === '<b>No</b> such question.'")

    def test_views_are_picked_and_touched_by_keyboard(self):
        page = self.touched()
        page.locator("#lanes-title").click()
        page.keyboard.press("v")
        self.until(page, "document.activeElement.getAttribute('role') === 'treeitem'")
        for _ in range(40):
            page.keyboard.press("ArrowDown")
            if "ReserveButton" in page.evaluate("document.activeElement.textContent"):
                break
        self.assertAccessible(page)
        page.keyboard.press("Space")
        self.until(page, "lab.gestures().length === 2 && lab.gestures()[1].over")
        self.assertIn("ReserveButton", page.evaluate("lab.gestures()[1].lead"))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("?")
        self.assertTrue(page.locator("#help").is_visible())
        self.assertAccessible(page)
        page.keyboard.press("Escape")
        self.assertFalse(page.locator("#help").is_visible())
        # On a busy machine the closed dialog's button still has the focus when the next key comes.
        self.assertTrue(page.evaluate(KEY_FROM_CLOSED % "l"))
        self.assertEqual(page.locator("#layers").get_attribute("aria-pressed"), "true")
        page.keyboard.press("l")
        page.keyboard.press("/")
        page.keyboard.type("ReserveButton sends")
        self.until(page, "document.querySelectorAll('#help .found button').length > 0")
        page.keyboard.press("Enter")
        self.assertFalse(page.locator("#help").is_visible())

    def test_a_moment_is_one_small_file_with_that_gesture_alone(self):
        page = self.touched()
        page.mouse.click(*self.at(page, 100, 300, 393))
        self.until(page, "lab.gestures().length === 2 && lab.gestures()[1].over")
        page.locator("#cards .card-go").last.click()
        self.until(page, "location.hash.includes('&t=')")
        path = self.saved(page, "#save-moment", "moment.html")
        self.assertLess(path.stat().st_size, 300_000)
        messages = feed_of(path.read_text())
        self.assertEqual([message["n"] for message in messages if message["m"] == "gesture"], [1])
        contacts = [fact for message in messages if message["m"] == "facts" for fact in message["facts"] if fact["fact"] == "contact"]
        self.assertEqual({fact["contact"] for fact in contacts}, {contacts[0]["contact"]})
        self.assertEqual(contacts[0]["t"], 0)
        moment = self.open(path)
        self.assertIn("touchUpInside", moment.locator("#answer .lead").text_content())
        # It opens at the instant that was shown.
        self.assertEqual(moment.locator("#moment-title").text_content(), page.locator("#moment-title").text_content())

    def test_the_address_carries_the_moment(self):
        page = self.touched()
        page.locator("#cards .card-go").first.click()
        lead, url = page.locator("#answer .lead").text_content(), page.evaluate("location.href")
        page.reload()
        self.until(page, "document.getElementById('live').getAttribute('aria-pressed') === 'false'")
        self.assertEqual((page.locator("#answer .lead").text_content(), page.evaluate("location.href")), (lead, url))
        page.locator("#live").click()
        self.until(page, "!location.hash.includes('t=')")

    def test_two_gestures_are_compared_lane_under_lane(self):
        page = self.touched()
        page.mouse.click(*self.at(page, 100, 300, 393))
        self.until(page, "lab.gestures().length === 2 && lab.gestures()[1].over && document.querySelectorAll('.card-item').length === 2")
        page.locator(".card-item button", has_text="Compare").first.click()
        page.locator(".card-item button", has_text="Compare with 2").first.click()
        page.wait_for_selector("#lanes .what-if")
        self.assertEqual([page.locator("#run-before").text_content(), page.locator("#run-after").text_content()], ["Gesture 2", "Gesture 1"])
        self.assertTrue(page.locator(".card-item.current").text_content().startswith("1. "))
        # In a narrower window both stand beside each other, and above the cards.
        page.set_viewport_size({"width": 1024, "height": 768})
        runs = [page.locator(run).bounding_box() for run in ("#run-before", "#run-after")]
        self.assertEqual(runs[0]["y"], runs[1]["y"])
        self.assertLessEqual(runs[1]["y"] + runs[1]["height"], page.locator("#cards").bounding_box()["y"] + 1)
        # The finger of one is the finger of the other, whatever their numbers are.
        fingers = page.locator("#lanes .labels button", has_text="Finger").all_text_contents()
        self.assertIn(fingers, (["Finger 1"], ["Finger 1", "Finger 1the other"]))
        self.assertAccessible(page)


if __name__ == "__main__":
    unittest.main()
