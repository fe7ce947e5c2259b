"""What the tests of the lab's page share: the program, pages that it writes, a browser, and what no page may do."""

import atexit
import functools
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("FINGERPOST", str(ROOT / ".build/debug/fingerpost"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FEED = re.compile(r'(<script type="application/json" id="feed">)(.*?)(</script>)', re.DOTALL)


def run(*arguments, statuses=(0,)):
    """Runs the program and returns its standard output."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode in statuses, (arguments, done.returncode, done.stderr)
    return done.stdout


def feed_of(text):
    """The messages in a page."""
    return json.loads(FEED.search(text).group(2))


def with_feed(text, messages):
    """The page with other messages in it."""
    data = json.dumps(messages).replace("<", "\\u003c")
    return FEED.sub(lambda found: found.group(1) + data + found.group(3), text)


@functools.cache
def the_browser():
    """The browser of all tests, which starts with the first one; each test has contexts of its own in it."""
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    atexit.register(playwright.stop)
    atexit.register(browser.close)
    return browser


class PageTest(unittest.TestCase):
    """Opens pages from files, with the network forbidden; what a page complains of fails its test."""

    @classmethod
    def setUpClass(cls):
        cls.browser = the_browser()
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.complaints = []
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        self.assertEqual(self.complaints, [])

    def path(self, name):
        """A file of the tests' own folder."""
        return pathlib.Path(self.folder.name) / name

    def saved(self, page, button, name=None):
        """The path of what a button of the page's menu saves; without a name it is the one that the page gives, and ".saved"."""
        if page.locator(button).is_hidden():
            page.locator("#save summary").click()
        with page.expect_download() as download:
            page.locator(button).click()
        path = self.path(name or download.value.suggested_filename + ".saved")
        download.value.save_as(path)
        return path

    def written(self, name, *arguments, statuses=(0,)):
        """The path of a page that a command writes."""
        path = self.path(name)
        if not path.exists():
            run(*arguments, "--html", path, statuses=statuses)
        return path

    def scenario(self, name):
        """The path of a page with one scenario of Tests/Scenarios."""
        return self.written(f"{name}.html", "run", f"Tests/Scenarios/{name}.yaml")

    def open(self, path, width=1280, theme="light", fragment="", clock=False):
        """A page, when it has shown its first screen."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme=theme, offline=True, accept_downloads=True)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.complaints.append(("console", message.text)))
        page.on("pageerror", lambda error: self.complaints.append(("error", str(error))))
        page.on("dialog", lambda dialog: self.complaints.append(("dialog", dialog.message)))
        page.on("request", lambda request: self.note(request.url))
        if clock:
            page.clock.install(time=0)
        page.goto(path.as_uri() + fragment)
        page.wait_for_selector("html[data-ready]", state="attached")
        if clock:
            # From here on time passes only when a test lets it.
            page.clock.pause_at(3_600)
        return page

    def note(self, url):
        """A page asks for itself, and makes files of its own to save; everything else is a complaint."""
        if not url.startswith(("file:", "blob:", "data:")):
            self.complaints.append(("request", url))
