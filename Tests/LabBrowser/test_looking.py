"""How the stage is looked at: nearer, from the side, through its layers, and along the ray of a hit test."""

import unittest

from lab_live import LiveTest, compact
from lab_page import PageTest, ROOT, run

COVERED = ROOT / "Examples/covered-by-invisible-view.txt"


class LookingTests(PageTest):
    def shown(self, **more):
        path = self.written("covered.html", "explain", COVERED, "--tap", "196,680", statuses=(0, 1))
        return self.open(path, **more)

    def near(self, page):
        return int(page.locator("#stage-fit").text_content().removesuffix(" %"))

    def drag(self, page, by, key=None):
        box = page.locator(".glass").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + by[0], y + by[1], steps=4)
        page.mouse.up()

    def test_the_wheel_with_a_key_looks_nearer_where_it_is(self):
        page = self.shown()
        box = page.locator("#stage .box.button").first
        box.hover(force=True)
        before = box.bounding_box()
        page.keyboard.down("Alt")
        page.mouse.wheel(0, -240)
        page.keyboard.up("Alt")
        self.assertGreater(self.near(page), 150)
        after = box.bounding_box()
        self.assertAlmostEqual(after["width"] / before["width"], self.near(page) / 100, delta=0.05)
        # What was under the pointer still is.
        self.assertAlmostEqual(after["x"] + after["width"] / 2, before["x"] + before["width"] / 2, delta=4)
        page.locator("#stage-fit").click()
        self.assertEqual(self.near(page), 100)
        self.assertAlmostEqual(box.bounding_box()["x"], before["x"], delta=0.5)

    def test_keys_look_nearer_and_move_and_a_drag_picks_nothing(self):
        page = self.shown()
        page.locator("#lanes-title").click()
        page.keyboard.press("z")
        page.keyboard.press("z")
        self.assertEqual(self.near(page), 196)
        box = page.locator("#stage .box.button").first
        before = box.bounding_box()["y"]
        page.keyboard.press("Shift+ArrowDown")
        self.assertAlmostEqual(box.bounding_box()["y"], before - 40, delta=1)
        before = box.bounding_box()["x"]
        self.drag(page, (30, 0))
        self.assertAlmostEqual(box.bounding_box()["x"], before + 30, delta=1)
        self.assertEqual(page.locator("#lanes .labels [aria-pressed=true]").count(), 0)
        page.keyboard.press("x")
        self.assertEqual(self.near(page), 140)
        page.keyboard.press("c")
        self.assertEqual(self.near(page), 100)

    def test_a_pinch_looks_nearer(self):
        page = self.shown()
        session = page.context.new_cdp_session(page)
        box = page.locator(".glass").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60)):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.assertGreater(self.near(page), 140)

    def test_layers_turn_by_dragging_and_show_some_layers_only(self):
        page = self.shown()
        page.keyboard.press("l")
        turn = page.locator(".orbit [data-key=turn]")
        before = int(turn.input_value())
        self.drag(page, (60, 0))
        self.assertEqual(int(turn.input_value()), before + 20)
        self.assertAccessible(page)
        count = page.evaluate("document.querySelectorAll('#stage .box.beyond').length")
        self.assertEqual(count, 0)
        page.locator(".orbit [data-key=front]").fill("2")
        self.assertGreater(page.evaluate("document.querySelectorAll('#stage .box.beyond').length"), 0)
        self.assertTrue(page.locator(".layers-said").text_content().startswith("layers 3 to "))
        window = page.locator("#stage .box.window").first
        self.assertEqual(window.evaluate("node => getComputedStyle(node).visibility"), "hidden")
        page.locator(".orbit [data-key=apart]").fill("2.5")
        self.assertIn("2.5", page.locator("#stage .scene").evaluate("node => node.style.transform"))

    def test_names_in_layers_do_not_lie_on_each_other_or_on_words(self):
        page = self.open(self.written("covered.html", "explain", ROOT / "Examples/covered-by-invisible-view.viewhierarchy", "--tap", "196,680", statuses=(0, 1)))
        page.keyboard.press("l")
        named = """[...document.querySelectorAll('#stage .box')].filter((node) =>
          getComputedStyle(node, '::before').content === JSON.stringify(node.dataset.name))"""
        names = page.evaluate(f"{named}.map((node) => node.dataset.name)")
        # Of what stands in the same place, what is in front has its name.
        self.assertIn("ArtworkView", names)
        self.assertNotIn("UILabel", names)
        self.assertGreater(page.evaluate("document.querySelectorAll('#stage .box.nameless').length"), 5)
        # Layers that are not turned lie on each other.
        page.locator(".orbit [data-key=turn]").fill("0")
        page.locator(".orbit [data-key=apart]").fill("0.2")
        places = page.evaluate(f"""{named}.map((node) => {{
          const {{ left, top }} = node.getBoundingClientRect();
          return [left, top, node.dataset.name];
        }})""")
        self.assertEqual(len({(round(left), round(top)) for left, top, _ in places}), len(places), places)

    def test_the_ray_ends_where_the_hit_test_did_and_says_who_said_no(self):
        page = self.open(self.written("no.html", "explain", ROOT / "Examples/ancestor-not-interactive.txt", "--tap", "346,518", statuses=(0, 1)))
        page.keyboard.press("l")
        texts = page.locator(".ray-text").all_text_contents()
        self.assertEqual(len([text for text in texts if text.endswith(" is hit")]), 1)
        self.assertEqual(len([text for text in texts if "takes no touches" in text]), 1)
        test = page.evaluate("lab.facts().filter((fact) => fact.fact === 'visited').map((fact) => fact.verdict)")
        self.assertIn("notInteractive", test)
        # Texts stand in the stage, one beside the other.
        boxes = page.locator(".ray-text").evaluate_all("(nodes) => nodes.map((node) => { const { y, height } = node.getBoundingClientRect(); return { y, height }; })")
        for one, other in zip(boxes, boxes[1:]):
            self.assertFalse(one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"], boxes)


class LongListTests(PageTest):
    def list(self):
        """A page of a tap on a button in a long list, whose scroll view holds the touch back."""
        view = lambda indent, what: "   | " * indent + f"<{what}; layer = <CALayer: 0x1>>"
        scrolls = "contentOffset: {0, 0}; contentSize: {390, 4000}; adjustedContentInset: {0, 0, 0, 0}>"
        lines = [view(0, "UIWindow: 0x100; frame = (0 0; 390 844)"), view(1, "UIScrollView: 0x200; frame = (0 0; 390 844)")[:-1] + f"; {scrolls}"]
        lines += [view(2, f"UIButton: 0x{300 + row}; frame = (10 {row * 60}; 370 44)") for row in range(60)]
        dump = self.path("list.txt")
        dump.write_text("\n".join(lines) + "\n")
        page = self.path("list.html")
        run("explain", dump, "--tap", "60,140", "--expect", "UIButton", "--html", page)
        return self.open(page)

    def test_what_opens_below_comes_into_sight(self):
        page = self.list()
        tree = page.locator("#outline-tree")
        page.locator("#outline summary").click()
        row = page.locator("#outline-tree [role=treeitem]").nth(3)
        row.wait_for()
        self.assertLess(row.bounding_box()["y"] + 24, page.locator("#stage-pane").evaluate("(pane) => pane.getBoundingClientRect().bottom"))
        self.assertTrue(tree.is_visible())

    def test_what_lies_below_the_screen_in_layers_is_not_on_the_sliders(self):
        page = self.list()
        page.keyboard.press("l")
        names = page.evaluate("""() => [...document.querySelectorAll('.orbit label')].map((label) => {
          const { x, y, height } = label.getBoundingClientRect();
          return Boolean(document.elementFromPoint(x + 40, y + height / 2)?.closest('.orbit'));
        })""")
        self.assertEqual(names, [True] * 4)
        self.assertNotIn(page.locator(".orbit").evaluate("(orbit) => getComputedStyle(orbit).backgroundColor"), ("rgba(0, 0, 0, 0)", "transparent"))

    def test_what_has_no_room_after_its_time_stands_before_it(self):
        page = self.list()
        names = page.locator(".labels button > span").all_text_contents()
        self.assertIn("UIScrollView.delay", names)
        flags = page.evaluate("""() => [...document.querySelectorAll('.f.event')].map((flag) => {
          const [line, box] = [flag.querySelector('path').getBBox(), flag.querySelector('rect').getBBox()];
          return { text: flag.textContent, isBefore: Math.abs(box.x + box.width - line.x) < 1 };
        })""")
        self.assertEqual(flags, [{"text": "touchDown +2", "isBefore": True}])

    def test_a_gesture_that_is_alone_is_not_called_the_first(self):
        page = self.list()
        self.assertEqual(page.locator("#cards small").all_text_contents(), ["84\u00a0ms late"])
        alone = self.open(self.written("covered.html", "explain", COVERED, "--tap", "196,680", statuses=(0, 1)))
        self.assertEqual(alone.locator("#cards small").all_text_contents(), [""])

    def test_code_breaks_before_a_member(self):
        code = self.list().locator(".fix code").first
        self.assertEqual(code.text_content(), "scrollView.delaysContentTouches = false")
        self.assertEqual(code.evaluate("(code) => [...code.childNodes].map((node) => node.nodeName)"), ["#text", "#text", "WBR", "#text"])

    def test_the_search_says_each_thing_of_a_gesture_once(self):
        page = self.list()
        page.keyboard.press("/")
        page.keyboard.type("gesture touchUpInside")
        text = page.locator(".found li").first.text_content()
        self.assertEqual(text.count("touchUpInside"), 1, text)


class NearLiveTests(LiveTest):
    def test_a_finger_hits_what_is_under_it_however_near_it_is_looked_at(self):
        lab = self.real(ROOT / "Examples/late-highlight.txt")
        page = self.shown(self.enter(lab))
        spot = self.at(page, 196, 553, 393)
        page.mouse.move(*spot)
        page.keyboard.down("Alt")
        page.mouse.wheel(0, -300)
        page.keyboard.up("Alt")
        self.assertGreater(int(page.locator("#stage-fit").text_content().removesuffix(" %")), 200)
        page.mouse.click(*spot)
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over")
        x, y = page.evaluate("lab.gestures()[0].at")
        # Browsers say where a wheel is turned in whole pixels.
        self.assertAlmostEqual(x, 196, delta=1)
        self.assertAlmostEqual(y, 553, delta=1)


class ManyViewsTests(LiveTest):
    def test_a_tree_of_2000_views_follows_without_a_stutter(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.say("1 " + compact(self.picture(2000)))
        self.until(page, "document.querySelectorAll('#stage .box').length === 2001")
        page.locator("#lanes-title").click()
        page.keyboard.press("v")
        self.until(page, "document.activeElement.getAttribute('role') === 'treeitem'")
        took = page.evaluate("""async () => {
          const times = [];
          const tree = document.getElementById('outline-tree');
          for (let turn = 0; turn < 11; turn += 1) {
            const began = performance.now();
            tree.scrollTop = turn * 1500;
            tree.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
            tree.getBoundingClientRect();
            times.push(performance.now() - began);
            await new Promise(requestAnimationFrame);
          }
          return times.sort((a, b) => a - b)[5];
        }""")
        self.assertLess(page.evaluate("document.querySelectorAll('.views-row').length"), 60)
        print(f"2,000 views: a step in the tree takes {took:.1f} ms")


if __name__ == "__main__":
    unittest.main()
