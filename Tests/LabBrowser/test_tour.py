"""The tour and what if: second runs under first ones, what is said of them, and the way from scene to scene."""

import json
import unittest

from lab_page import PageTest, feed_of

class TourTests(PageTest):
    def tour(self):
        return self.written("tour.html", "lab", "--tour")

    def acted(self, page, run):
        """What acts in a run, as `name time`: the first one's lanes, or the second one's."""
        return page.evaluate(
            """(run) => {
              const { model } = window.lab.shown();
              return model.flags.filter((flag) => flag.kind === 'acted' || (flag.kind === 'event' && flag.detail.handlers > 0))
                .filter((flag) => {
                  const twin = model.lanes.some((lane) => lane.key === `if ${flag.lane}`);
                  return run === 'first' ? !flag.lane.startsWith('if ') : flag.lane.startsWith('if ') || !twin;
                })
                .map((flag) => {
                  const id = Number(flag.lane.split(':')[1]);
                  return `${model.names.get(id).name} ${flag.detail.event ?? 'acts'} ${Math.round(flag.t * 1000)}`;
                });
            }""", run)

    SCENES = [
        (["showBars acts 470"], ["showBars acts 120"], "zoom.isEnabled = false"),
        (["hideKeyboard acts 880", "SignIn touchUpInside 130"],
         ["SignIn touchUpInside 130", "Subscribe touchUpInside 880", "hideKeyboard acts 130", "hideKeyboard acts 880"],
         "hideKeyboard.cancelsTouchesInView = false"),
        ([], [], "feed.delaysContentTouches = false"),
        ([f"reorder acts {time}" for time in (110, 140, 170, 200, 80)], ["delete acts 110"],
         "reorder.require(toFail: delete)\nturn.require(toFail: delete)"),
        (["Buy touchDown 50", "Buy touchDragEnter 450", "Buy touchDragExit 350", "Buy touchUpInside 550"],
         ["Buy touchDown 50"] + [f"move acts {time}" for time in (150, 250, 350, 450, 550)],
         "move.minimumNumberOfTouches = 1"),
    ]

    def test_each_scene_shows_what_its_words_say_and_what_comes_of_trying(self):
        page = self.open(self.tour())
        for number, (before, after, code) in enumerate(self.SCENES, 1):
            with self.subTest(number):
                self.assertIn(f"Scene {number} of 5.", page.locator("#tour").text_content())
                self.assertEqual(sorted(self.acted(page, "first")), sorted(before))
                page.locator("#what-if .tries button").click()
                self.assertEqual(page.locator("#what-if .fix code").text_content(), code)
                self.assertEqual(sorted(set(self.acted(page, "second"))), sorted(set(after)))
                self.assertGreater(page.locator("#what-if .differences li").count(), 0)
                self.assertGreater(page.locator("#lanes .what-if").count(), 0)
                self.assertGreater(page.locator("#lanes .s.differs").count(), 0)
                page.locator("#tour-next").click()
        self.assertIn("Scene 1 of 5.", page.locator("#tour").text_content())

    def test_the_third_scene_tells_the_view_at_once(self):
        page = self.open(self.tour(), fragment="#screen=3")
        page.locator("#what-if .tries button").click()
        text = page.locator("#what-if .differences").text_content().replace("\u00a0", " ")
        self.assertEqual(text.count("Post"), 1)
        self.assertRegex(text, r"Post gets touchesBegan at 0 ms, and touchesEnded at \d+ ms; before, it gets touchesBegan 150 ms late, held back by")

    def test_the_stage_shows_either_run(self):
        page = self.open(self.tour())
        page.locator("#what-if .tries button").click()
        self.assertEqual(page.locator("#moment-title").text_content(), "At +70\u00a0ms")
        self.assertIn("showBars acts", page.locator("#moment").text_content())
        self.assertNotIn("waits", page.locator("#answer").text_content())
        page.locator("#run-before").click()
        self.assertEqual(page.locator("#run-before").get_attribute("aria-pressed"), "true")
        self.assertNotIn("showBars acts", page.locator("#moment").text_content())
        self.assertIn("waits", page.locator("#answer").text_content())
        # A lane of the second run brings it back.
        page.locator("#lanes .labels .what-if", has_text="showBars").click()
        self.assertEqual(page.locator("#run-after").get_attribute("aria-pressed"), "true")
        self.assertIn("showBars acts", page.locator("#moment").text_content())
        page.locator("#what-if button", has_text="Back to the run as it was").click()
        self.assertEqual(page.locator("#lanes .what-if").count(), 0)
        self.assertFalse(page.locator("#runs").is_visible())
        self.assertEqual(page.locator("#what-if .tries button").get_attribute("aria-pressed"), "false")

    def test_keys_alone_lead_through_the_tour(self):
        page = self.open(self.tour())
        page.keyboard.press("n")
        self.assertIn("Scene 2 of 5.", page.locator("#tour").text_content())
        self.assertEqual(page.locator("#screens").input_value(), "1")
        page.keyboard.press("b")
        page.keyboard.press("b")
        self.assertIn("Scene 1 of 5.", page.locator("#tour").text_content())
        page.locator("#tour button", has_text="Show me the button").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        self.assertIn("zoom.isEnabled = false", page.locator("#what-if").text_content())
        page.locator("#tour-next").focus()
        for number in (2, 3):
            page.keyboard.press("Enter")
            self.assertIn(f"Scene {number} of 5.", page.locator("#tour").text_content())

    def test_a_page_from_a_file_says_how_to_change_something(self):
        page = self.open(self.scenario("ARB-18-a-single-tap-waits-for-the-double"))
        self.assertIn("Pick a lane", page.locator("#what-if").text_content())
        page.locator("#lanes .labels button", has_text="recognizer").first.click()
        self.assertIn("fingerpost lab", page.locator("#what-if").text_content())
        # A control that cannot be used is not shown.
        self.assertEqual(page.locator("#what-if input").count(), 0)
        self.assertIn("cancelsTouchesInView", page.locator("#what-if").text_content())
        page.locator("#lanes .labels button", has_text="Finger").first.click()
        self.assertIn("Pick a lane", page.locator("#what-if").text_content())

    def test_a_second_run_that_is_the_same_is_said_to_be(self):
        path = self.tour()
        messages = feed_of(path.read_text())
        for message in messages:
            if message["m"] == "try" and message["screen"] == 1:
                facts = [one for one in messages if one["m"] == "facts" and one["screen"] == 1]
                message["messages"] = facts
        from lab_page import with_feed
        copy = self.path("same.html")
        copy.write_text(with_feed(path.read_text(), messages))
        page = self.open(copy)
        page.locator("#what-if .tries button").click()
        self.assertIn("exactly the same", page.locator("#what-if").text_content())
        self.assertEqual(page.locator("#lanes .what-if").count(), 0)

    def test_the_tour_fits_and_can_be_used_by_all(self):
        path = self.tour()
        self.assertLess(path.stat().st_size, 500_000)
        page = self.open(path)
        page.locator("#what-if .tries button").click()
        for look in self.looks(page, 1280, 400):
            with self.subTest(**look):
                self.assertAccessible(page)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), look["width"])


if __name__ == "__main__":
    unittest.main()
