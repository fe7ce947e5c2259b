"""Two screens beside each other: both answers to one touch, and what became worse, as the commands say it."""

import json
import unittest

from lab_live import Lab, LiveTest
from lab_page import PROGRAM, ROOT, run
from test_dropping import DROP

LATE = ROOT / "Examples/late-highlight.txt"


def worse(text):
    """The same screen with a button that takes no touches, and another that is small."""
    button = "ReserveButton: 0x13de02f00; baseClass = UIButton;"
    assert button in text and "frame = (8 0; 60 44)" in text
    return text.replace(button, f"{button} userInteractionEnabled = NO;").replace("frame = (8 0; 60 44)", "frame = (8 10; 24 24)")


class BesideTests(LiveTest):
    def both(self, text, **look):
        """A page with the screen of a file beside one that was dropped on it."""
        lab = Lab(PROGRAM, "lab", LATE)
        self.labs.append(lab)
        page = self.shown(self.enter(lab, **look))
        self.assertTrue(page.locator("#beside-open").is_hidden())
        page.evaluate(DROP, ["after.txt", text])
        self.until(page, "document.getElementById('front').textContent === 'after.txt' && !document.getElementById('beside-open').hidden")
        page.locator("#beside-open").click()
        self.until(page, "!document.getElementById('beside').textContent.includes('Comparing')")
        return page

    def answered(self, page):
        self.until(page, "document.querySelectorAll('#beside .answer .command').length === 2")
        return [page.locator("#beside .answer .lead").nth(index).text_content() for index in range(2)]

    def commands(self, page):
        """The words of the commands that say the same, for the files as they are here."""
        texts = page.locator("#beside .answer .command code").all_text_contents()
        words = [text.split()[1:] for text in texts]
        self.assertEqual([one[0] for one in words], ["explain", "explain"])
        return [[one[0], path, *one[2:]] for one, path in zip(words, (LATE, self.path("after.txt")))]

    def test_a_touch_is_answered_on_both_as_by_the_command(self):
        text = worse(LATE.read_text())
        self.path("after.txt").write_text(text)
        page = self.both(text)
        glass = page.locator("#beside .glass").first
        scale = glass.bounding_box()["width"] / 393
        glass.click(position={"x": 196 * scale, "y": 553 * scale})
        leads = self.answered(page)
        reports = [json.loads(run(*words, "--json", statuses=(0, 1))) for words in self.commands(page)]
        self.assertEqual(leads, [report["answer"]["why"] for report in reports])
        self.assertIn("touchUpInside", leads[0])
        self.assertIn("nothing acts", leads[1])
        # The finger is on both, and what the touch does there is compared.
        self.assertEqual(page.locator("#beside .finger").count(), 2)
        self.assertIn("ReserveButton sends nothing; before, it sends touchDown", page.locator(".beside-changes ul").text_content())
        glass.click(position={"x": 196 * scale, "y": 553 * scale}, button="right")
        page.locator("#meant-menu button", has_text="ReserveButton").click()
        self.until(page, "document.querySelector('#beside .answer:last-child .lead')?.textContent.includes('never reaches ReserveButton')")
        self.answered(page)
        for words, lead in zip(self.commands(page), self.answered(page)):
            self.assertIn("--expect", words)
            self.assertEqual(lead, json.loads(run(*words, "--json", statuses=(0, 1)))["answer"]["why"])

    def test_the_gesture_that_is_shown_is_answered_on_both_at_once(self):
        lab = Lab(PROGRAM, "lab", LATE)
        self.labs.append(lab)
        page = self.shown(self.enter(lab))
        page.evaluate(DROP, ["after.txt", worse(LATE.read_text())])
        self.until(page, "document.getElementById('front').textContent === 'after.txt' && !document.getElementById('beside-open').hidden")
        page.mouse.click(*self.at(page, 196, 553, 393))
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over")
        page.locator("#beside-open").click()
        self.assertIn("nothing acts", self.answered(page)[1])

    def test_what_became_worse_is_what_the_command_finds_and_is_numbered_on_both(self):
        text = worse(LATE.read_text())
        self.path("after.txt").write_text(text)
        page = self.both(text)
        found = json.loads(run("diff", LATE, self.path("after.txt"), "--json", statuses=(1,)))["changes"]
        self.assertEqual(len(found), 2)
        shown = page.locator(".beside-changes ol > li > p:first-child").all_text_contents()
        self.assertEqual([text.removesuffix(" Tap there") for text in shown], [f"{change['summary']}." for change in found])
        self.assertEqual(page.locator("#beside .fix code").first.text_content(), found[0]["fixes"][0]["code"][0])
        for half in (0, 1):
            tags = page.locator("#beside .stage").nth(half).locator(".tag.refused").all_text_contents()
            self.assertEqual(sorted(tags), ["worse 1", "worse 2"])
        page.locator(".beside-changes button", has_text="Tap there").first.click()
        self.assertIn("never reaches ReserveButton", self.answered(page)[1])
        page.locator("#beside button", has_text="Swap").click()
        self.until(page, "document.querySelector('.beside-changes').textContent.includes('Nothing did.')")
        self.assertEqual(page.locator(".beside-changes ol").count(), 0)

    def test_two_screens_that_are_not_one_are_refused_as_by_the_command(self):
        other = (ROOT / "Examples/keyboard-tap.txt").read_text()
        self.path("after.txt").write_text(other)
        page = self.both(other)
        said = page.locator(".beside-changes .warn").text_content()
        self.assertIn("these are no captures of one screen", said)
        self.assertIn("after.txt", said)

    def test_both_fit_and_can_be_used_by_all(self):
        page = self.both(worse(LATE.read_text()))
        page.keyboard.press("Tab")
        page.locator("#beside [data-key=x]").fill("196")
        page.locator("#beside [data-key=y]").fill("553")
        page.keyboard.press("Enter")
        self.answered(page)
        for look in self.looks(page, 1280, 390):
            with self.subTest(**look):
                self.assertAccessible(page)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), look["width"])
        page.locator("#beside h2").click()
        page.keyboard.press("Escape")
        self.assertTrue(page.locator("#beside").is_hidden())
        self.assertTrue(page.locator("#stage .box.window").is_visible())
        self.assertEqual(page.locator("#live").get_attribute("aria-pressed"), "true")


if __name__ == "__main__":
    unittest.main()
