"""Live pages: what they send, who may, and what they show, against a shell that is a script."""

import json
import unittest

from lab_live import LiveTest, compact
from lab_model import model
from lab_page import run

HOSTILE = "</script><img src=x onerror=alert(1)><b>x</b> `y` \u2028 ARB-1"


def contacts(frame):
    """What a frame says of contacts, shortly."""
    return [(one["id"], one["phase"], round(one["x"]), round(one["y"])) for one in frame["contacts"]]


class LiveTests(LiveTest):
    def test_a_press_and_a_drag_become_frames(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.wait("^digitizer lab 400.0x800.0")
        page.mouse.move(*self.at(page, 100, 200))
        page.mouse.down()
        first = lab.frame()
        self.assertEqual(contacts(first), [(1, "down", 100, 200)])
        page.mouse.move(*self.at(page, 120, 260))
        self.assertEqual(contacts(lab.frame()), [(1, "move", 120, 260)])
        page.mouse.up()
        last = lab.frame()
        self.assertEqual(contacts(last), [(1, "up", 120, 260)])
        self.assertLessEqual(first["t"], last["t"])

    def test_a_finger_that_leaves_the_screen_stays_at_its_edge(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.mouse.move(*self.at(page, 10, 400))
        page.mouse.down()
        page.mouse.move(*self.at(page, -30, 400))
        lab.frame()
        self.assertEqual(contacts(lab.frame()), [(1, "move", 0, 400)])
        page.mouse.up()

    def test_two_fingers_touch_at_once(self):
        lab = self.probe()
        page = self.shown(self.enter(lab, touch=True))
        session = page.context.new_cdp_session(page)
        points = lambda *places: [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(self.at(page, *place) for place in places)]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points((100, 300))})
        self.assertEqual(contacts(lab.frame()), [(1, "down", 100, 300)])
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points((100, 300), (300, 300))})
        self.assertEqual(contacts(lab.frame()), [(2, "down", 300, 300)])
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points((80, 300), (320, 300))})
        moved = sorted(contacts(lab.frame()) + contacts(lab.frame()))
        self.assertEqual(moved, [(1, "move", 80, 300), (2, "move", 320, 300)])
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # A browser may tell of a place between the two, which other tests are about.
        lifted = []
        while len(lifted) < 2:
            lifted += [one[0] for one in contacts(lab.frame()) if one[1] == "up"]
        self.assertEqual(sorted(lifted), [1, 2])

    def test_a_sample_that_comes_again_sends_no_frame(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        box = page.locator(".glass").bounding_box()
        # Events of a script have the time at which they are made, so each is later than the one before.
        page.evaluate("""({ x, y, scale }) => {
          const glass = document.querySelector('.glass');
          const event = (name, at, more = {}) => new PointerEvent(name, {
            pointerId: 7, pointerType: 'touch', button: 0, bubbles: true, cancelable: true, width: 20, height: 20,
            pressure: 0.25, clientX: x + at[0] * scale, clientY: y + at[1] * scale, ...more,
          });
          const later = async (name, at, more) => {
            await new Promise((resolve) => setTimeout(resolve, 10));
            glass.dispatchEvent(event(name, at, more));
          };
          return (async () => {
            await later('pointerdown', [100, 300]);
            await later('pointermove', [100, 300]);
            await later('pointerrawupdate', [80, 300]);
            await later('pointermove', [80, 300]);
            await later('pointermove', [60, 300], { coalescedEvents: [[80, 300], [70, 300], [60, 300]].map((at) => event('pointermove', at)) });
            await later('pointermove', [60, 300], { pressure: 0.75 });
            await later('pointerup', [60, 300]);
          })();
        }""", {"x": box["x"], "y": box["y"], "scale": box["width"] / 400})
        frames = [lab.frame() for _ in range(5)]
        self.assertEqual([contacts(frame) for frame in frames], [
            [(1, "down", 100, 300)], [(1, "move", 80, 300)], [(1, "move", 60, 300)], [(1, "move", 60, 300)], [(1, "up", 60, 300)]])
        self.assertEqual([[round(one["x"]) for one in frame["earlier"]] for frame in frames], [[], [], [70], [], []])
        self.assertEqual([frame["contacts"][0]["force"] for frame in frames], [1, 1, 1, 3, 0])

    def test_a_pen_has_force_and_tilt(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        session = page.context.new_cdp_session(page)
        x, y = self.at(page, 100, 200)
        session.send("Input.dispatchMouseEvent", {"type": "mousePressed", "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1, "pointerType": "pen", "force": 0.25, "tiltX": 30})
        contact = lab.frame()["contacts"][0]
        self.assertEqual((contact["kind"], contact["force"]), ("pencil", 1))
        self.assertLess(contact["altitude"], 1.2)
        session.send("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": x, "y": y, "button": "left", "pointerType": "pen"})
        self.assertEqual(lab.frame()["contacts"][0]["phase"], "up")

    def test_with_alt_the_mouse_has_a_second_finger(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.keyboard.down("Alt")
        page.mouse.move(*self.at(page, 100, 300))
        page.mouse.down()
        self.assertEqual(contacts(lab.frame()), [(1, "down", 100, 300), (2, "down", 300, 500)])
        page.mouse.move(*self.at(page, 120, 300))
        self.assertEqual(contacts(lab.frame()), [(1, "move", 120, 300), (2, "move", 280, 500)])
        page.keyboard.down("Shift")
        self.assertEqual(lab.frame()["keys"], [[225, "began", ""]])
        page.mouse.move(*self.at(page, 130, 310))
        self.assertEqual(contacts(lab.frame()), [(1, "move", 130, 310), (2, "move", 290, 510)])
        page.mouse.up()
        self.assertEqual([one[:2] for one in contacts(lab.frame())], [(1, "up"), (2, "up")])

    def test_a_wheel_drags_two_fingers_and_with_ctrl_it_pinches(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.mouse.move(*self.at(page, 200, 400))
        page.mouse.wheel(0, 60)
        begin, moved = contacts(lab.frame()), contacts(lab.frame())
        self.assertEqual([one[:3] for one in begin], [(1, "down", 176), (2, "down", 224)])
        self.assertEqual([(one[0], one[1], one[2], begin[0][3] - one[3]) for one in moved], [(1, "move", 176, 60), (2, "move", 224, 60)])
        self.assertEqual([one[1] for one in contacts(lab.frame())], ["up", "up"])
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        self.assertEqual([one[1:3] for one in contacts(lab.frame())], [("down", 140), ("down", 260)])
        apart = contacts(lab.frame())
        self.assertGreater(apart[1][2] - apart[0][2], 150)

    def test_keys_are_presses_while_the_screen_has_the_focus(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.locator(".glass").focus()
        page.keyboard.press("Shift+KeyA")
        keys = [tuple(lab.frame()["keys"][0]) for _ in range(4)]
        self.assertEqual(keys, [(225, "began", ""), (4, "began", "A"), (4, "ended", "A"), (225, "ended", "")])
        page.keyboard.press("ArrowLeft")
        self.assertEqual([lab.frame()["keys"][0][0] for _ in range(2)], [80, 80])
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate("document.activeElement.classList.contains('glass')"))
        self.assertEqual(page.evaluate("lab.state().you"), "digitizing")

    def test_home_and_applications_are_asked_for(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        page.locator("#home").click()
        lab.wait(r"^control front\(nil\)")
        page.locator("#apps summary").click()
        self.assertEqual(page.locator("#app-list .app").all_text_contents(), ["galleryin frontEnd", "photonot running"])
        page.locator("#app-list button", has_text="photo").click()
        lab.wait(r'^control launch\("photo"\)')
        page.locator("#apps summary").click()
        page.locator("#app-list button", has_text="End").click()
        lab.wait(r'^control end\("gallery"\)')

    def test_what_cannot_be_started_is_said(self):
        lab = self.probe()
        lab.apps(["home", True, True, 1], ["missing", False, False, 0])
        page = self.enter(lab)
        self.until(page, "lab.state().apps.length === 2")
        page.locator("#apps summary").click()
        page.locator("#app-list button", has_text="missing").click()
        self.until(page, "!document.getElementById('note').hidden")
        self.assertEqual(page.locator("#note").text_content(), "missing could not be started: <i>why</i>")

    def test_an_application_that_ends_leads_home_and_says_so(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.apps(["home", True, True, 1], ["gallery", False, False, 1])
        lab.say("0 " + compact(self.picture(0)))
        self.until(page, "lab.screen().id === 0")
        self.assertTrue(page.locator("#stage-say").text_content().startswith("gallery has ended."))
        self.assertEqual(page.locator("#front").text_content(), "Home screen")

    def test_an_application_that_runs_again_begins_anew(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.say("1 " + compact({"m": "facts", "facts": [{"v": 2, "n": 1, "t": 1, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5}]}))
        self.until(page, "lab.facts().length === 1")
        lab.apps(["home", True, False, 1], ["gallery", True, True, 2])
        self.until(page, "lab.state().apps[1].runs === 2 && lab.facts().length === 0")
        lab.say("1 " + compact(self.picture(3)))
        self.until(page, "lab.screen().latest?.boxes.length === 4")
        late = self.shown(self.enter(lab))
        self.assertEqual(late.evaluate("lab.facts().length"), 0)

    def test_one_page_has_the_fingers_and_others_watch(self):
        lab = self.probe()
        first = self.shown(self.enter(lab))
        second = self.shown(self.enter(lab))
        third = self.shown(self.enter(lab))
        lab.wait("^digitizer lab")
        self.assertEqual([page.evaluate("lab.state().you") for page in (first, second, third)], ["digitizing", "watching", "watching"])
        self.assertIn("Another page has the fingers", second.locator("#watching").text_content())
        second.mouse.click(*self.at(second, 100, 100))
        first.mouse.click(*self.at(first, 50, 60))
        self.assertEqual(contacts(lab.frame()), [(1, "down", 50, 60)])
        first.close()
        lab.wait("^digitizer gone")
        self.until(second, "lab.state().free")
        self.until(third, "lab.state().free")
        third.locator("#take").click()
        self.until(third, "lab.state().you === 'digitizing'")
        self.until(second, "!lab.state().free")
        third.close()
        self.until(second, "lab.state().you === 'digitizing'")
        self.assertFalse(second.locator("#watching").is_visible())

    def test_a_connection_that_is_lost_lifts_the_fingers_and_comes_back(self):
        lab = self.probe()
        context = self.browser.new_context(viewport={"width": 1280, "height": 800})
        self.contexts.append(context)
        sockets = []

        def between(route):
            sockets.append(route)
            route.connect_to_server()

        context.route_web_socket("**/feed", between)
        page = self.shown(self.enter(lab, context=context))
        page.mouse.move(*self.at(page, 100, 200))
        page.mouse.down()
        # What the page sends passes through this process, which has to go on while it waits.
        lab.frame(page)
        sockets[0].close()
        lab.wait("^digitizer gone", page)
        # The page may not have noticed yet; it has when it connects again.
        while len(sockets) < 2:
            page.evaluate("new Promise(requestAnimationFrame)")
        self.until(page, "document.getElementById('problem').hidden && lab.state()?.you === 'digitizing' && lab.screen()?.latest")
        page.mouse.up()
        page.mouse.click(*self.at(page, 30, 40))
        self.assertEqual(contacts(lab.frame(page)), [(1, "down", 30, 40)])

    def test_the_token_leaves_the_address_and_the_tab_may_load_the_page_again(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        self.assertEqual(page.url, f"http://{lab.host}/")
        page.reload()
        self.until(page, "lab.state()")
        self.assertEqual(page.evaluate("document.cookie"), "")
        self.assertEqual(page.context.cookies(), [])
        # What this tab has is not another's.
        other = page.context.new_page()
        other.goto(f"http://{lab.host}/")
        self.until(other, "!document.getElementById('problem').hidden")
        self.assertIsNone(other.evaluate("lab.state()"))

    def test_without_the_token_a_page_says_what_it_needs(self):
        lab = self.probe()
        context = self.browser.new_context()
        self.contexts.append(context)
        page = context.new_page()
        page.goto(f"http://{lab.host}/#token=wrong")
        self.until(page, "!document.getElementById('problem').hidden")
        self.assertIn("needs an address that “fingerpost lab” prints", page.locator("#problem").text_content())
        self.assertIsNone(page.evaluate("lab.state()"))

    def test_an_instant_stays_while_more_comes_and_live_leads_back(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        fact = lambda number, t, change: {"v": 2, "n": number, "t": t, "fact": "contact", "contact": 1, "change": change, "x": 5, "y": 5}
        now = page.evaluate("lab.echo()")["t"]
        lab.say("1 " + compact({"m": "facts", "facts": [fact(1, now, "down"), fact(2, now + 0.1, "up")]}))
        self.until(page, "lab.facts().length === 2")
        self.assertTrue(page.locator("#play-word").text_content() == "Pause")
        page.locator("#play").click()
        self.assertEqual(page.locator("#live").get_attribute("aria-pressed"), "false")
        title = page.locator("#moment-title").text_content()
        lab.say("1 " + compact({"m": "facts", "facts": [fact(3, now + 0.2, "down")]}), "1 " + compact(self.picture(5, now)))
        self.until(page, "lab.facts().length === 3")
        self.assertEqual(page.locator("#moment-title").text_content(), title)
        page.mouse.click(*self.at(page, 30, 40))
        page.locator("#live").click()
        self.until(page, "document.querySelectorAll('#stage .box').length === 6")
        page.mouse.click(*self.at(page, 70, 80))
        self.assertEqual(contacts(lab.frame()), [(1, "down", 70, 80)], "what is touched while an instant is shown is not sent")

    def test_lanes_are_made_of_the_facts_that_came(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        total, now = 0, page.evaluate("lab.echo()")["t"]
        for name in ("SCR-7-a-drag-takes-a-touch-that-had-begun", "ARB-18-a-single-tap-waits-for-the-double", "CTL-11-in-and-out-of-the-margin"):
            lab.apps(["home", True, False, 1], ["gallery", True, True, total + 2])
            total += 1
            facts = [json.loads(line) for line in run("run", "--trace", "json", f"Tests/Scenarios/{name}.yaml").splitlines() if '"fact"' in line]
            for fact in facts:
                # Times of applications are the machine's.
                fact["t"] += now
            for start in range(0, len(facts), 7):
                lab.say("1 " + compact({"m": "facts", "facts": facts[start:start + 7]}))
            self.until(page, f"lab.state().apps[1].runs === {total + 1} && lab.facts().length === {len(facts)}")
            for freeze in (False, True):
                if freeze:
                    page.keyboard.press("End")
                kept = page.evaluate("lab.facts()")
                shown = page.evaluate("(() => { const { lanes, slices, arrows, flags, end } = lab.model(); return { lanes: lanes.map(({ key, points }) => ({ key, points })), slices, arrows, flags, end }; })()")
                wanted = json.loads(json.dumps(model(kept)))
                shown["slices"] = [{key: value for key, value in one.items()} for one in shown["slices"]]
                self.assertEqual(shown, wanted, name)
            page.locator("#live").click()

    def test_questions_are_answered_beside_all_that(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        self.assertEqual(page.evaluate("lab.ask('echo', { text: 'x' })")["question"]["text"], "x")
        self.assertEqual(page.evaluate("lab.ask('nothing').catch((error) => error.message)"), "<b>No</b> such question.")
        self.assertIn("too long", page.evaluate("lab.ask('long').catch((error) => error.message)"))

    def test_markup_in_every_text_stays_text(self):
        lab = self.probe()
        page = self.enter(lab)
        lab.apps(["home", True, False, 1], [HOSTILE, True, True, 5])
        self.until(page, "lab.state().apps[1].runs === 5")
        boxes = [{"id": 1, "name": HOSTILE, "kind": HOSTILE, "text": HOSTILE, "at": [0, 0, 300, 300], "font": HOSTILE, "states": [HOSTILE], "align": HOSTILE}]
        now = page.evaluate("lab.echo()")["t"]
        facts = [
            {"v": 2, "n": 1, "t": now, "fact": "subject", "id": 1, "kind": "view", "name": HOSTILE},
            {"v": 2, "n": 2, "t": now, "fact": "contact", "contact": 1, "change": "down", "x": 5, "y": 5},
            {"v": 2, "n": 3, "t": now, "fact": "targeted", "contact": 1, "view": 1, "window": 1, "rule": HOSTILE},
            {"v": 2, "n": 4, "t": now, "fact": HOSTILE, "contact": 1},
        ]
        lab.say("1 " + compact({"m": "picture", "t": now, "width": 400, "height": 800, "boxes": boxes}), "1 " + compact({"m": "facts", "facts": facts}),
                "1 " + compact({"m": "chain", "t": now, "contact": 1, "view": 1, "links": [HOSTILE]}))
        self.until(page, "lab.facts().length === 4 && document.querySelector('#chain').textContent.includes('<img')")
        page.locator("#apps summary").click()
        for key in ("l", "l", "ArrowLeft", "End"):
            page.keyboard.press(key)
        self.assertEqual(page.locator("img").count(), 0)
        self.assertEqual(page.locator("script").count(), 1)

    def test_what_is_no_message_is_left_out(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        lab.say('1 {"m":"hello","v":9}', '1 {"m":"facts","facts":7}', '1 {"m":"facts"', "1 nothing", '1 {"m":"picture","t":"x","boxes":3}',
                '1 {"m":"change","t":1,"moved":[[null]],"boxes":[null]}', "7 " + compact(self.picture()), "1 " + compact(self.picture(4)))
        self.until(page, "lab.screen().latest?.boxes.length === 5")
        self.assertEqual(page.locator("#problem").is_visible(), False)

    def test_no_violation_of_accessibility(self):
        page = self.shown(self.enter(self.probe()))
        for look in self.looks(page, 1280, 400):
            with self.subTest(**look):
                self.assertAccessible(page)


if __name__ == "__main__":
    unittest.main()
