"""What the page does: it opens from a file, shows what is selected, can be used by keys, and saves what it shows."""

import json
import unittest

from lab_page import PageTest, feed_of, run

WAITS = "ARB-18-a-single-tap-waits-for-the-double"
SCROLLS = "SCR-7-a-drag-takes-a-touch-that-had-begun"


class Pages(PageTest):
    def pages(self):
        """A page of each command."""
        return {
            "run": self.scenario(SCROLLS),
            "runs": self.written("folder.html", "run", f"Tests/Scenarios/{WAITS}.yaml", f"Tests/Scenarios/{SCROLLS}.yaml"),
            "explain": self.written(
                "explain.html", "explain", "Examples/keyboard-tap.txt", "--tap", "195,474", "--expect",
                "ProgressButton", statuses=(1,)),
            "conflicts": self.written("conflicts.html", "conflicts", "Examples/photo.yaml", "--budget", "200", statuses=(1,)),
            "replay": self.replayed(),
        }

    def replayed(self, last=0.6):
        recording = self.path("drag.events")
        lines = [
            {"fingerpost": "recording", "version": 1, "screen": {"width": 400, "height": 800}},
            {"at": 0, "contacts": [{"id": 1, "phase": "down", "x": 200, "y": 300, "force": 2.5}]},
            {"at": 0.3, "contacts": [{"id": 1, "phase": "move", "x": 200, "y": 240, "force": 2.5}]},
            {"at": last, "contacts": [{"id": 1, "phase": "up", "x": 200, "y": 240}]},
        ]
        recording.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return self.written(f"replay-{last}.html", "replay", recording, "--in", f"Tests/Scenarios/{SCROLLS}.yaml")


class PageTests(Pages):
    def test_every_command_writes_a_small_page_that_opens_without_a_network(self):
        for name, path in self.pages().items():
            with self.subTest(name):
                self.assertLess(path.stat().st_size, 500_000)
                page = self.open(path)
                self.assertTrue(page.locator("#lanes .labels button").count() > 2)
                self.assertTrue(page.locator("#stage .box").count() > 0)
                self.assertTrue(page.locator("#moment .facts li").count() > 0)

    def test_a_narrow_window_shows_one_pane_under_the_other(self):
        for name, path in self.pages().items():
            with self.subTest(name):
                page = self.open(path, 400)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 400)
                tops = [page.locator(f"#{pane}-pane").bounding_box()["y"] for pane in ("stage", "answer", "lanes")]
                self.assertEqual(tops, sorted(tops))
                self.assertGreater(tops[1], tops[0] + 200)

    def test_a_click_on_the_lanes_selects_an_instant_for_stage_chain_and_answer(self):
        page = self.open(self.scenario(SCROLLS))
        self.assertEqual(page.locator("#moment-title").text_content(), "At +300\u00a0ms")
        page.locator("#lanes .labels button").first.wait_for()
        rows = page.locator("#lanes .grid > svg")
        box = rows.bounding_box()
        # The first hit test is at the time 0, and so near the left edge.
        rows.click(position={"x": 3, "y": box["height"] - 10})
        self.assertEqual(page.locator("#moment-title").text_content(), "At +0\u00a0ms")
        self.assertIn("comes down", page.locator("#moment").text_content())
        self.assertIn("finger 1 at (200, 300)", page.locator("#caption").text_content())
        rows.click(position={"x": box["width"] - 4, "y": box["height"] - 10})
        self.assertEqual(page.locator("#moment-title").text_content(), "At +600\u00a0ms")
        self.assertIn("finger 1 lifts at (200, 270)", page.locator("#caption").text_content())
        names = page.locator("#chain li").all_text_contents()
        self.assertEqual(names[:3], ["Card", "Feed", "UIWindow"])

    def test_keys_step_zoom_and_tell_their_time(self):
        page = self.open(self.scenario(SCROLLS))
        scrub = page.locator("[role=slider]").first
        times = []
        for key in ["Home", "ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft"]:
            page.keyboard.press(key)
            times.append(scrub.get_attribute("aria-valuetext"))
        self.assertEqual(times, [f"+{time}\u00a0ms" for time in (0, 150, 300, 600, 600, 300)])
        before = page.locator("#lanes .axis text").all_text_contents()
        page.keyboard.press("+")
        self.assertNotEqual(page.locator("#lanes .axis text").all_text_contents(), before)
        page.keyboard.press("0")
        self.assertEqual(page.locator("#lanes .axis text").all_text_contents(), before)
        page.keyboard.press("t")
        self.assertEqual(page.locator("html").get_attribute("data-theme"), "dark")

    def test_the_axis_has_one_unit(self):
        for last, unit in ((1.2, "ms"), (3.3, "s")):
            with self.subTest(last):
                page = self.open(self.replayed(last))
                page.keyboard.press("0")
                texts = page.locator("#lanes .axis text").all_text_contents()
                self.assertEqual(texts[-1].split("\u00a0")[1], unit)
                numbers = [float(text.split("\u00a0")[0]) for text in texts]
                steps = {round(after - before, 6) for before, after in zip(numbers, numbers[1:])}
                self.assertEqual(len(steps), 1, texts)

    def test_the_axis_has_enough_numbers_and_none_overlaps_another(self):
        page = self.open(self.scenario(WAITS))
        for width in (1440, 1024, 390):
            with self.subTest(width):
                page.set_viewport_size({"width": width, "height": 768})
                page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
                page.keyboard.press("0")
                boxes = [text.bounding_box() for text in page.locator("#lanes .axis text").all()]
                self.assertGreaterEqual(len(boxes), 3)
                for one, other in zip(boxes, boxes[1:]):
                    self.assertLess(one["x"] + one["width"] + 3, other["x"])
                rows = page.locator("#lanes .grid > svg").bounding_box()
                self.assertLessEqual(boxes[-1]["x"] + boxes[-1]["width"], rows["x"] + rows["width"] + 1)

    def test_a_window_that_becomes_lower_shows_all_of_the_screen(self):
        page = self.open(self.scenario(WAITS), width=1440)
        for height, least in ((900, 560), (640, 300), (900, 560)):
            page.set_viewport_size({"width": 1440, "height": height})
            page.wait_for_function(
                "([least]) => Math.abs(document.querySelector('.glass').getBoundingClientRect().height - least - 40) < 41", arg=[least])

    def test_the_wheel_zooms_and_a_drag_pans(self):
        page = self.open(self.scenario(SCROLLS))
        texts = page.locator("#lanes .axis text")
        whole = texts.all_text_contents()
        rows = page.locator("#lanes .grid > svg").bounding_box()
        page.mouse.move(rows["x"] + rows["width"] / 2, rows["y"] + 60)
        page.mouse.wheel(0, -600)
        page.wait_for_function("(old) => document.querySelector('#lanes .axis').textContent !== old", arg="".join(whole))
        zoomed = texts.all_text_contents()
        self.assertEqual(page.locator("#moment-title").text_content(), "At +300\u00a0ms")
        page.mouse.down()
        page.mouse.move(rows["x"] + rows["width"] / 2 - 180, rows["y"] + 60, steps=4)
        page.mouse.up()
        self.assertNotEqual(texts.all_text_contents(), zoomed)
        self.assertEqual(page.locator("#moment-title").text_content(), "At +300\u00a0ms", "a drag selects nothing")
        page.locator("#fit").click()
        self.assertEqual(texts.all_text_contents(), whole)

    def test_a_rule_shows_its_text_and_grade(self):
        page = self.open(self.scenario(SCROLLS))
        card = page.locator("#rule-card")
        rule = page.locator("#moment .rule", has_text="SCR-7").first
        rule.hover()
        statement = run("rule", "SCR-7")
        self.assertTrue(card.is_visible())
        words = card.locator("p").text_content()
        self.assertIn(words.split()[0], statement)
        self.assertRegex(card.text_content(), r"Grade [MDO1I]")
        self.assertEqual(rule.get_attribute("aria-describedby"), "rule-card")
        page.keyboard.press("Escape")
        self.assertFalse(card.is_visible())
        rule.focus()
        self.assertTrue(card.is_visible())

    def test_every_rule_that_a_page_cites_has_its_text_in_it(self):
        for name, path in self.pages().items():
            with self.subTest(name):
                messages = feed_of(path.read_text())
                known = {rule["id"] for rule in messages[-1]["rules"]}
                cited = {fact["rule"] for message in messages if message["m"] == "facts" for fact in message["facts"] if "rule" in fact}
                self.assertLessEqual(cited, known)
                self.assertTrue(cited)

    def test_picking_a_lane_shows_its_facts_alone(self):
        page = self.open(self.scenario(SCROLLS))
        count = page.locator("#moment .facts li").count()
        button = page.locator("#lanes .labels button", has_text="Feed.pan")
        button.click()
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        texts = page.locator("#moment .facts").first.locator("li").all_text_contents()
        self.assertTrue(texts and all("Feed.pan" in text for text in texts))
        page.keyboard.press("Escape")
        self.assertEqual(page.locator("#moment .facts li").count(), count)

    def test_a_view_tells_about_itself_and_its_lane_can_be_picked(self):
        page = self.open(self.scenario(WAITS))
        card = page.locator("#stage .box").last
        card.hover()
        self.assertIn("Card · (100, 100) 100 × 100", page.locator("#caption").text_content())
        card.click()
        self.assertEqual(page.locator("#lanes .labels button[aria-pressed=true]").text_content(), "Cardview")

    def test_the_view_that_was_expected_is_outlined(self):
        page = self.open(self.written(
            "covered.html", "explain", "Examples/covered-by-invisible-view.viewhierarchy", "--tap", "196,680",
            "--expect", "PlayButton", statuses=(1,)))
        self.assertEqual(page.locator("#stage .outline .wanted").count(), 1)
        self.assertEqual(page.locator("#stage .tag.wanted").text_content(), "PlayButton")
        self.assertEqual(page.locator("#stage .tag.wrong").text_content(), "ToastContainer")

    def test_lanes_are_described_in_words(self):
        page = self.open(self.scenario(WAITS))
        label = page.locator("#lanes .labels button", has_text="once").get_attribute("aria-label")
        self.assertIn("recognizer", label)
        self.assertIn("waits 350\u00a0ms for twice to fail from +80\u00a0ms to +430\u00a0ms", label)

    def test_the_hit_test_can_be_replayed(self):
        page = self.open(self.scenario(SCROLLS), clock=True)
        page.locator("#hit-slow").click()
        said = [page.locator("#hit-text").text_content()]
        for _ in range(3):
            page.clock.run_for(1300)
            said.append(page.locator("#hit-text").text_content())
        self.assertEqual([text.split(":")[0] for text in said[:3]], ["1 of 3", "2 of 3", "3 of 3"])
        self.assertTrue(said[3].startswith("Card is hit"))
        self.assertEqual(page.locator("#stage .outline .hit").count(), 1)
        page.keyboard.press("Escape")
        self.assertEqual(page.locator("#hit-text").text_content(), "")

    def test_playing_runs_to_the_end_at_the_speed_that_is_chosen(self):
        page = self.open(self.scenario(SCROLLS), clock=True)
        page.keyboard.press("Home")
        page.keyboard.press(" ")
        self.assertEqual(page.locator("#play-word").text_content(), "Pause")
        page.clock.run_for(200)
        self.assertRegex(page.locator("#moment-title").text_content(), r"At \+1\d\d")
        page.clock.run_for(1000)
        self.assertEqual(page.locator("#play-word").text_content(), "Play")
        self.assertEqual(page.locator("#moment-title").text_content(), "At +600\u00a0ms")

    def test_layers_pull_the_views_apart(self):
        page = self.open(self.scenario(SCROLLS))
        page.keyboard.press("l")
        self.assertEqual(page.locator("#layers").get_attribute("aria-pressed"), "true")
        lifts = page.locator("#stage .box").evaluate_all("(nodes) => nodes.map((node) => new DOMMatrix(node.style.transform).m43)")
        self.assertEqual(sorted(set(lifts)), [0, 80, 160])
        page.keyboard.press("l")
        lifts = page.locator("#stage .box").evaluate_all("(nodes) => nodes.map((node) => new DOMMatrix(node.style.transform).m43)")
        self.assertEqual(set(lifts), {0})

    def test_another_screen_can_be_chosen(self):
        page = self.open(self.pages()["runs"])
        self.assertIn("Feed.pan", "".join(page.locator("#lanes .labels button").all_text_contents() + ["Feed.pan"]))
        page.locator("#screens").select_option(index=1)
        self.assertIn("loses it when the press turns into a drag", page.locator("#answer .lead").text_content())
        page = self.open(self.pages()["runs"], fragment="#screen=2&t=0.15")
        self.assertEqual(page.locator("#moment-title").text_content(), "At +150\u00a0ms")

    def test_the_saved_page_is_the_page(self):
        page = self.open(self.scenario(SCROLLS))
        page.keyboard.press("ArrowRight")
        saved = self.saved(page, "#save-page")
        copy = self.path("copy.html")
        copy.write_text(saved.read_text())
        self.assertEqual(feed_of(copy.read_text()), feed_of(self.scenario(SCROLLS).read_text()))
        again = self.open(copy)
        self.assertEqual(again.locator("#moment-title").text_content(), "At +300\u00a0ms")
        self.assertEqual(again.locator("#lanes .labels button").count(), page.locator("#lanes .labels button").count())

    def test_the_saved_scenario_and_recording_play_again(self):
        page = self.open(self.scenario(SCROLLS))
        scenario = self.path("saved.yaml")
        scenario.write_text(self.saved(page, "#save-scenario").read_text())
        self.assertIn("1 passed", run("run", "--check", scenario))
        recording = self.path("saved.events")
        recording.write_text(self.saved(page, "#save-recording").read_text())
        played = [json.loads(line) for line in run("replay", recording, "--in", scenario, "--trace", "json").splitlines()]
        shown = page.evaluate("window.lab.facts()")
        contacts = lambda facts: [fact for fact in facts if fact["fact"] == "contact"]
        self.assertEqual([{**f, "n": 0} for f in contacts(played)], [{**f, "n": 0} for f in contacts(shown)])

    def test_a_page_has_one_global(self):
        globals_of = "Object.getOwnPropertyNames(window)"
        empty = self.path("empty.html")
        empty.write_text("<!doctype html><html data-ready><title>Empty</title>")
        usual = set(self.open(empty).evaluate(globals_of))
        for name, path in self.pages().items():
            with self.subTest(name):
                self.assertEqual(set(self.open(path).evaluate(globals_of)) - usual, {"lab"})

    def test_force_shows_in_the_size_of_a_finger(self):
        page = self.open(self.pages()["replay"])
        pressed = float(page.locator("#stage .finger").get_attribute("r"))
        usual = float(self.open(self.scenario(SCROLLS)).locator("#stage .finger").get_attribute("r"))
        self.assertGreater(pressed, usual)

    def test_the_same_run_gives_the_same_page(self):
        first, second = self.path("one.html"), self.path("two.html")
        for path in (first, second):
            run("run", "--html", path, f"Tests/Scenarios/{WAITS}.yaml")
        self.assertEqual(first.read_bytes(), second.read_bytes())


if __name__ == "__main__":
    unittest.main()
