"""Gestures: where one ends, what the engine says of each, and how lanes and cards show them."""

import unittest

from lab_live import LiveTest, compact
from lab_page import ROOT, PageTest, feed_of, with_feed

EXAMPLES = ROOT / "Examples"


def outcome(kind, subject, did, acts=False):
    return {"kind": kind, "subject": subject, "did": did, **({"acts": True} if acts else {})}


class StoryTests(LiveTest):
    def tap(self, page, x, y, width=400):
        """A tap, when nothing more comes of it."""
        before = page.evaluate("lab.gestures().length")
        page.mouse.move(*self.at(page, x, y, width))
        page.mouse.down()
        page.mouse.up()
        self.until(page, f"lab.gestures().length > {before} && lab.gestures().at(-1).over")

    def test_a_tap_on_a_dumped_button_says_what_it_sends(self):
        lab = self.real(EXAMPLES / "late-highlight.txt")
        page = self.shown(self.enter(lab))
        self.tap(page, 196, 553)
        self.until(page, "document.querySelector('#answer .lead').textContent.includes('touchUpInside')")
        # A key would be a press of the screen, which has the focus, and a gesture of its own.
        page.locator("#play").click()
        page.locator("#lanes .labels button", has_text="UIScrollViewPan").first.click()
        page.wait_for_selector("#what-if fieldset input")
        page.locator("#what-if input[data-key=isEnabled]").uncheck()
        page.wait_for_selector("#what-if .fix")
        self.assertNotIn("sends nothing", page.locator("#what-if").text_content())

    def test_one_gesture_says_nothing_of_the_one_before(self):
        lab = self.real(EXAMPLES / "photo.yaml")
        page = self.shown(self.enter(lab))
        self.tap(page, 200, 400)
        self.until(page, "document.querySelector('#answer .lead').textContent.includes('select acts')")
        page.mouse.move(*self.at(page, 150, 300))
        page.mouse.down()
        page.mouse.move(*self.at(page, 150, 200), steps=6)
        page.mouse.up()
        self.until(page, "lab.gestures().length === 2 && lab.gestures()[1].over")
        self.until(page, "/^(Drag|Swipe) up/.test(document.querySelector('#answer .lead').textContent)")
        self.assertNotIn("select acts", page.locator("#answer").text_content())
        # The window of the lanes is that of the gesture, and times count from its first finger.
        self.assertTrue(page.locator("#moment-title").text_content().startswith("Last, +"))
        # Where it went stays on the stage.
        # The sentence may have been there before the finger lifted.
        self.until(page, "document.querySelectorAll('#stage .finger.lifted').length === 1")
        self.assertGreater(page.locator("#stage .outline .owner").count(), 0)
        self.until(page, "document.querySelectorAll('#cards .card-item').length === 2")
        page.locator("#cards .card-go").last.click()
        self.assertEqual(page.locator("#live").get_attribute("aria-pressed"), "false")
        self.assertIn("select", page.locator("#answer .lead").text_content())

    def test_who_got_the_touch_why_it_is_late_and_what_to_change_are_on_the_live_page(self):
        page = self.shown(self.enter(self.real(f"photo={EXAMPLES / 'Tour/1-double-tap.yaml'}")))
        # Where nothing was touched there is nothing of an instant.
        self.assertFalse(page.locator("#moment-title").is_visible())
        self.tap(page, 200, 350)
        self.until(page, "document.querySelector('#answer .changes')")
        self.assertIn("Tap on Photo: showBars waits 350 ms for zoom to fail, and acts at", page.locator("#answer .lead").text_content())
        self.assertTrue(page.locator("#moment-title").is_visible())
        page.locator("#answer .changes button", has_text="What if showBars did not wait?").click()
        page.locator("#what-if .others input").uncheck()
        page.wait_for_selector("#what-if .differences")
        self.assertEqual(page.locator("#what-if .fix code").text_content(), "// remove showBars.require(toFail: zoom)")

    def test_a_key_has_its_name_and_ends(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        now = page.evaluate("lab.echo()")["t"]
        facts = [
            {"v": 2, "n": 1, "t": now, "fact": "subject", "id": 1, "kind": "view", "name": "Field"},
            {"v": 2, "n": 2, "t": now, "fact": "press", "press": -2005, "change": "began"},
            {"v": 2, "n": 3, "t": now, "fact": "delivered", "phase": "began", "to": 1, "contacts": [-2005]},
            {"v": 2, "n": 4, "t": now + 0.1, "fact": "press", "press": -2005, "change": "ended"},
            {"v": 2, "n": 5, "t": now + 0.1, "fact": "delivered", "phase": "ended", "to": 1, "contacts": [-2005]},
        ]
        gesture = {"m": "gesture", "t": now, "to": now + 0.1, "n": 1, "over": True, "what": "key a", "lead": "Key a.", "presses": [[-2005, "key a"]], "outcomes": []}
        lab.say("1 " + compact({"m": "facts", "facts": facts}), "1 " + compact(gesture))
        self.until(page, "document.querySelector('#moment').textContent.includes('pressesEnded')")
        self.assertIn("key a", page.locator("#moment").text_content())
        self.assertEqual(page.locator("#lanes .labels button span").first.text_content(), "Keys")

    def test_an_application_that_ends_leaves_its_last_lanes_and_what_it_did(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        now = page.evaluate("lab.echo()")["t"]
        facts = [{"v": 2, "n": 1, "t": now, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}]
        lab.say("1 " + compact({"m": "facts", "facts": facts}), "1 " + compact({"m": "gesture", "t": now, "to": now, "n": 1, "over": False, "what": "tap", "lead": "Tap on `Card`.", "outcomes": []}))
        self.until(page, "lab.gestures().length === 1")
        lab.apps(["home", True, True, 1], ["gallery", False, False, 1])
        self.until(page, "!document.getElementById('stage-say').hidden")
        said = page.locator("#stage-say").text_content()
        self.assertIn("gallery has ended.", said)
        self.assertIn("Last: Tap on Card.", said)
        page.locator("#stage-say button", has_text="Show its last lanes").click()
        self.assertEqual(page.locator("#lanes .labels button").first.get_attribute("title"), "Finger 1")

    def test_an_application_that_says_nothing_does_not_respond(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.mouse.click(*self.at(page, 100, 100))
        self.until(page, "document.getElementById('stage-say').textContent.includes('gallery has not responded for')")
        now = page.evaluate("lab.echo()")["t"]
        lab.say("1 " + compact({"m": "facts", "facts": [{"v": 2, "n": 1, "t": now, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}]}))
        self.until(page, "document.getElementById('stage-say').hidden")


class LaneTests(PageTest):
    def opened(self, name, facts, gestures=(), gaps=()):
        template = self.scenario("SCR-7-a-drag-takes-a-touch-that-had-begun").read_text()
        messages = [
            {"m": "hello", "v": 1, "title": name, "command": "run", "screens": [{"id": 1, "title": name}]},
            {"m": "picture", "screen": 1, "t": 0, "width": 400, "height": 800, "boxes": []},
            {"m": "facts", "screen": 1, "facts": [{"v": 2, "n": index + 1, **fact} for index, fact in enumerate(facts)]},
            *({"m": "gesture", "screen": 1, **gesture} for gesture in gestures),
            *({"m": "gap", "screen": 1, **gap} for gap in gaps),
        ]
        path = self.path(f"{name}.html")
        path.write_text(with_feed(template, messages))
        return self.open(path)

    def test_hundreds_of_fingers_share_lanes_and_gaps_are_one_line(self):
        facts = []
        for number in range(300):
            for change, t in (("down", number), ("up", number + 0.5)):
                facts.append({"t": t, "fact": "contact", "contact": number + 1, "change": change, "x": 5, "y": 5})
        facts += [{"t": 400, "fact": "contact", "contact": 1000 + number, "change": "down", "x": number, "y": 5} for number in range(20)]
        page = self.opened("fingers", facts, gaps=[{"what": "pictures", "count": 2, "from": index, "to": index + 1} for index in range(400)])
        names = page.locator("#lanes .labels button span").all_text_contents()
        self.assertEqual(names, [f"Finger {number}" for number in range(1, 13)])
        self.assertEqual(page.locator("#answer .empty").all_text_contents(), ["800 pictures from 0\u00a0ms to 400\u00a0s were left out, to keep this bounded."])

    def test_the_recognizer_that_acted_comes_first_and_the_others_are_one_line(self):
        facts = [{"t": 0, "fact": "subject", "id": number, "kind": "recognizer", "name": f"r{number}"} for number in range(1, 51)]
        facts += [{"t": 0, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}]
        facts += [{"t": 0, "fact": "received", "contact": 1, "by": number} for number in range(1, 51)]
        facts += [{"t": 0.1, "fact": "verdict", "contestant": number, "state": "failed", "reason": "itself"} for number in range(1, 50)]
        facts += [{"t": 0.1, "fact": "verdict", "contestant": 50, "state": "ended", "reason": "itself"}, {"t": 0.1, "fact": "acted", "contestant": 50, "state": "ended", "targets": 1}]
        outcomes = [outcome("recognizer", 50, "acts at 100 ms", True)] + [outcome("recognizer", number, "fails at 100 ms: it gives up") for number in range(1, 50)]
        page = self.opened("fifty", facts, [{"t": 0, "to": 0.1, "n": 1, "over": True, "what": "tap", "lead": "Tap: `r50` acts at 100 ms.", "outcomes": outcomes}])
        self.assertIn("r50 acts at 100 ms", page.locator("#answer").text_content())
        self.assertIn("49 recognizers fail.", page.locator("#answer").text_content())
        names = page.locator("#lanes .labels button span").all_text_contents()
        self.assertEqual(names, ["Finger 1", "r50"])
        self.assertTrue(page.locator("#lanes .labels button", has_text="r50").is_visible())
        fold = page.locator("#lanes .fold button")
        self.assertIn("49 recognizers did nothing", fold.text_content())
        fold.click()
        self.assertEqual(page.locator("#lanes .labels button").count(), 51)

    def test_a_card_says_when_after_the_first_gesture(self):
        facts = [{"t": t, "fact": "contact", "contact": number, "change": change, "x": 5, "y": 5} for number, t in ((1, 0.05), (2, 2.25)) for change in ("down", "up")]
        gestures = [{"t": t, "to": t, "n": number, "over": True, "what": "tap", "lead": "Tap.", "outcomes": []} for number, t in ((1, 0.05), (2, 2.25))]
        page = self.opened("cards", facts, gestures)
        self.assertEqual(page.locator("#cards small").all_text_contents(), ["2.2\u00a0s after the first", "the first"])

    def test_every_run_ends_with_gestures_that_are_over(self):
        page = self.scenario("ARB-18-a-single-tap-waits-for-the-double")
        gestures = [message for message in feed_of(page.read_text()) if message["m"] == "gesture"]
        self.assertEqual([gesture["over"] for gesture in gestures], [True] * len(gestures))
        self.assertIn("waits 350 ms", gestures[0]["lead"])


if __name__ == "__main__":
    unittest.main()
