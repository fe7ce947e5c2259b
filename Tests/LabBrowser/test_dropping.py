"""Files that are dropped, chosen or pasted onto a page, and what becomes of them."""

import json
import subprocess
import unittest

from lab_live import Lab, LiveTest
from lab_page import PROGRAM, ROOT, run

LATE = ROOT / "Examples/late-highlight.txt"
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}"""


class DroppingTests(LiveTest):
    def photo(self, **more):
        lab = Lab(PROGRAM, "lab", ROOT / "Examples/photo.yaml")
        self.labs.append(lab)
        return self.shown(self.enter(lab, **more))

    def front(self, page, name):
        self.until(page, f"document.getElementById('front').textContent === '{name}' && document.querySelector('#stage .box.window')")

    def test_a_dropped_dump_is_touched_and_answered_as_by_the_command(self):
        page = self.photo()
        page.evaluate(DROP, ["late-highlight.txt", LATE.read_text()])
        self.front(page, "late-highlight.txt")
        self.assertTrue(page.locator("#drop").is_hidden())
        page.mouse.click(*self.at(page, 196, 553, 393))
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over")
        page.mouse.click(*self.at(page, 196, 553, 393), button="right")
        page.locator("#meant-menu button", has_text="ReserveButton").click()
        page.wait_for_selector("#answer .command")
        command = page.locator("#answer .command code").text_content()
        self.assertTrue(command.startswith("fingerpost explain late-highlight.txt --tap "), command)
        words = command.split()[1:]
        words[1] = str(LATE)
        report = json.loads(run(*words, "--json", statuses=(0, 1)))
        self.assertEqual(page.locator("#answer .lead").text_content(), report["answer"]["why"])
        # Two inputs, one after the other: a telephone has one screen in front.
        page.locator("#lanes-title").click()
        page.keyboard.press("o")
        self.front(page, "photo.yaml")
        page.locator("#lanes-title").click()
        page.keyboard.press("o")
        self.front(page, "late-highlight.txt")
        self.assertEqual(page.evaluate("lab.gestures().length"), 1)

    def test_what_was_meant_is_answered_before_the_touch_is_drawn(self):
        lab = Lab(PROGRAM, "lab", LATE)
        self.labs.append(lab)
        page = self.shown(self.enter(lab))
        # A browser that has no time for frames.
        page.evaluate("window.requestAnimationFrame = () => 1")
        page.mouse.click(*self.at(page, 196, 553, 393))
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over")
        page.mouse.click(*self.at(page, 196, 553, 393), button="right")
        page.locator("#meant-menu button", has_text="ReserveButton").click()
        self.until(page, "document.querySelector('#answer .command')")

    def test_a_pasted_dump_is_shown_with_what_it_does_not_say(self):
        page = self.photo()
        page.evaluate(PASTE, LATE.read_text().replace("\n", "\n   | hello there\n", 1))
        self.front(page, "pasted.txt")
        self.until(page, "!document.getElementById('doubts').hidden")
        self.assertIn("Line 2: ", page.locator("#doubts").text_content())
        self.assertAccessible(page)
        page.locator("#doubts button").click()
        self.assertTrue(page.locator("#doubts").is_hidden())

    def test_what_cannot_be_read_is_refused_as_by_the_command(self):
        page = self.photo()
        path = self.path("notes.txt")
        path.write_text("this is no screen <b>at all</b>\n")
        page.locator("#open-file").set_input_files(str(path))
        self.until(page, "!document.getElementById('doubts').hidden")
        said = subprocess.run([PROGRAM, "explain", path, "--tap", "1,1"], capture_output=True, text=True).stderr
        said = said.strip().removeprefix("fingerpost explain: ").replace(str(path), "notes.txt")
        self.assertEqual(page.locator("#doubts b").text_content(), said)
        self.assertEqual(page.locator("#front").text_content(), "photo.yaml")

    def test_a_file_of_many_pieces_arrives_whole_and_one_that_is_too_long_is_not_sent(self):
        page = self.photo()
        # What is said of the second file stays when the first one has arrived.
        page.evaluate(DROP, ["long.txt", LATE.read_text() + "\n" * 200_000])
        page.evaluate("""() => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(16_000_001)], 'huge.txt'));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }""")
        self.until(page, "document.getElementById('doubts').textContent.includes('huge.txt is longer than 16 MB')")
        self.front(page, "long.txt")
        self.until(page, "document.getElementById('note').textContent.startsWith('long.txt is read')")
        self.assertIn("huge.txt is longer than 16 MB", page.locator("#doubts").text_content())

    def test_a_page_that_watches_and_one_from_disk_open_nothing(self):
        page = self.photo()
        other = self.shown(self.enter(self.labs[0]))
        other.evaluate(DROP, ["late.txt", LATE.read_text()])
        self.until(other, "document.getElementById('doubts').textContent.includes('Another page has the fingers')")
        file = self.open(self.scenario("SCR-7-a-drag-takes-a-touch-that-had-begun"))
        file.evaluate(DROP, ["late.txt", LATE.read_text()])
        self.until(file, "document.getElementById('doubts').textContent.includes('has no engine')")
        self.assertEqual(page.locator("#front").text_content(), "photo.yaml")


class MovingTests(LiveTest):
    def test_a_gesture_is_a_small_picture_that_moves(self):
        from PIL import Image
        lab = Lab(PROGRAM, "lab", LATE)
        self.labs.append(lab)
        page = self.shown(self.enter(lab))
        page.locator("#save summary").click()
        self.assertTrue(page.locator("#save-moving").is_disabled())
        self.assertEqual(page.locator("#save-moving-why").text_content(), "nothing was touched yet")
        page.keyboard.press("Escape")
        page.mouse.click(*self.at(page, 196, 553, 393))
        self.until(page, "lab.gestures().length === 1 && lab.gestures()[0].over && !document.getElementById('save-moving').disabled")
        path = self.saved(page, "#save-moving")
        self.assertLess(path.stat().st_size, 2_000_000)
        picture = Image.open(path)
        seconds = 0
        for index in range(picture.n_frames):
            picture.seek(index)
            seconds += picture.info["duration"] / 1000
        self.assertGreater(picture.n_frames, 10)
        self.assertLessEqual(seconds, 8)
        self.assertEqual(picture.size, (720, 450))
        # It ends on more than it began with: the lanes and the sentence.
        last = picture.convert("L")
        picture.seek(0)
        self.assertNotEqual(list(last.getdata()), list(picture.convert("L").getdata()))


if __name__ == "__main__":
    unittest.main()
