"""The lab with the real shell and the example application: what is touched on the page arrives there, and is shown."""

import os
import pathlib
import signal
import socket
import unittest

from lab_live import LiveTest
from lab_model import model
from lab_page import PROGRAM

GALLERY = pathlib.Path(PROGRAM).parent / "gallery-app"


class ShellTests(LiveTest):
    def icon(self, page, index):
        """The middle of an icon of the home screen."""
        box = page.evaluate(f"lab.screen().latest.boxes.filter((box) => box.name === 'AppIcon')[{index}].at")
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def test_an_icon_starts_the_application_which_shows_what_is_touched(self):
        lab = self.real(f"gallery={GALLERY}", "photo=Examples/photo.yaml")
        page = self.shown(self.enter(lab))
        page.mouse.click(*self.at(page, *self.icon(page, 0)))
        self.until(page, "lab.screen()?.id === 1 && lab.screen().latest")
        box = page.evaluate("lab.screen().latest.boxes.find((box) => box.kind === 'button').at")
        page.mouse.move(*self.at(page, box[0] + 20, box[1] + box[3] / 2))
        page.mouse.down()
        self.until(page, "lab.screen().latest.boxes.some((box) => box.states?.includes('highlighted'))")
        self.until(page, "document.querySelector('#stage .finger')")
        page.mouse.move(*self.at(page, box[0] + 20, box[1] + 300), steps=5)
        self.until(page, "!lab.screen().latest.boxes.some((box) => box.states?.includes('highlighted'))")
        page.mouse.up()
        self.until(page, "lab.facts().some((fact) => fact.fact === 'contact' && fact.change === 'up')")
        self.until(page, "document.querySelector('#answer .lead').textContent.length > 0")
        page.locator("#play").click()
        facts = page.evaluate("lab.facts()")
        slices = page.evaluate("lab.model().slices")
        self.assertEqual(slices, model(facts)["slices"])
        self.assertGreater(len(slices), 3)
        page.locator("#home").click()
        self.until(page, "lab.screen().id === 0")
        page.mouse.click(*self.at(page, *self.icon(page, 1)))
        self.until(page, "lab.screen()?.id === 2 && lab.screen().latest")

    def test_an_application_that_is_killed_leads_home(self):
        lab = self.real(f"gallery={GALLERY}")
        page = self.shown(self.enter(lab))
        self.until(page, "lab.screen()?.id === 1 && lab.state().apps[1].process > 0")
        os.kill(page.evaluate("lab.state().apps[1].process"), signal.SIGKILL)
        self.until(page, "lab.screen()?.id === 0 && lab.screen().latest")
        self.assertTrue(page.locator("#stage-say").text_content().startswith("gallery has ended."))
        page.locator("#apps summary").click()
        page.locator("#app-list button", has_text="gallery").click()
        self.until(page, "lab.screen()?.id === 1 && lab.screen().runs === 2 && lab.screen().latest")
        page.locator("#apps summary").click()
        page.locator("#app-list button", has_text="End").click()
        self.until(page, "lab.screen()?.id === 0")

    def test_a_lab_that_is_started_again_at_the_same_place_is_found_again(self):
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
        token = self.path("token")
        token.write_text("aaaabbbbccccdddd1")
        token.chmod(0o600)
        lab = self.real(f"gallery={GALLERY}", "--port", port, "--token-file", token)
        page = self.shown(self.enter(lab))
        process = page.evaluate("lab.state().apps[1].process")
        lab.stop()
        self.labs.remove(lab)
        self.until(page, "!document.getElementById('problem').hidden")
        self.real(f"gallery={GALLERY}", "--port", port, "--token-file", token)
        self.until(page, f"document.getElementById('problem').hidden && lab.state()?.apps[1].process !== {process}")

    def test_it_ends_with_everything_that_it_started(self):
        lab = self.real(f"gallery={GALLERY}")
        page = self.shown(self.enter(lab))
        self.until(page, "lab.state().apps[1].process > 0")
        application = page.evaluate("lab.state().apps[1].process")
        shell = int(pathlib.Path(f"/proc/{application}/stat").read_text().rsplit(")", 1)[1].split()[1])
        folder = pathlib.Path(f"/proc/{shell}/cmdline").read_text().split("\0")
        folder = pathlib.Path(folder[folder.index("--folder") + 1])
        self.assertTrue(folder.is_dir())
        page.close()
        self.assertEqual(lab.stop(), 0)
        self.labs.remove(lab)
        self.assertFalse(folder.exists())
        for process in (application, shell):
            self.assertFalse(pathlib.Path(f"/proc/{process}").exists())


if __name__ == "__main__":
    unittest.main()
