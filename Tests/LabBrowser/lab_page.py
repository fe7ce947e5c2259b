"""What the tests of the lab's page share: the program, pages that it writes, a browser, and what no page may do."""

import atexit
import fcntl
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("FINGERPOST", str(ROOT / ".build/debug/fingerpost"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Where tests of several processes put what they share; the one who starts these processes makes and removes it.
SHARED = pathlib.Path(os.environ.get("LAB_SHARED") or tempfile.mkdtemp(prefix="lab-shared-"))
AXE = Axe()
VIOLATIONS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)]);
}"""
# With FINGERPOST_LATE, frames are drawn and messages of a lab arrive up to so many milliseconds late, each by chance, as on
# a machine that is busy: what a page or a test reads too early fails often then, and not once in a hundred times.
LATE = int(os.environ.get("FINGERPOST_LATE") or 0)
MAKE_LATE = """(() => {
  const [draw, later] = [window.requestAnimationFrame, window.setTimeout];
  window.requestAnimationFrame = (act) => later(() => draw(act), Math.random() * LATE);
  let due = 0;
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (name, act, ...more) {
    const waiting = [];
    const wait = (event) => {
      waiting.push(event);
      due = Math.max(due, performance.now() + Math.random() * LATE / 2);
      later(() => act(waiting.shift()), due - performance.now());
    };
    listen.call(this, name, name === 'message' ? wait : act, ...more);
  };
})();""".replace("LATE", str(LATE))
FEED = re.compile(r'(<script type="application/json" id="feed">)(.*?)(</script>)', re.DOTALL)


def run(*arguments, statuses=(0,)):
    """Runs the program and returns its standard output."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode in statuses, (arguments, done.returncode, done.stderr)
    return done.stdout


def once(name, arguments, make):
    """The path of what arguments of the program make: made once, for all tests of all processes that ask for the same."""
    key = hashlib.sha256(json.dumps([str(one) for one in arguments]).encode()).hexdigest()[:16]
    path = SHARED / f"{key}-{name}"
    with open(f"{path}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            make(path)
    return path


def printed(*arguments):
    """What the program prints, for what more than one test reads."""
    return once("printed", arguments, lambda path: path.write_text(run(*arguments))).read_text()


def feed_of(text):
    """The messages in a page."""
    return json.loads(FEED.search(text).group(2))


def with_feed(text, messages):
    """The page with other messages in it."""
    data = json.dumps(messages).replace("<", "\\u003c")
    return FEED.sub(lambda found: found.group(1) + data + found.group(3), text)


@functools.cache
def the_browser():
    """The browser of all tests of this process, which starts with the first one."""
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    atexit.register(playwright.stop)
    atexit.register(browser.close)
    return browser


OFFLINE = {"offline": True}


def takes_long(test):
    """Marks a test that takes so long that it is begun before the others."""
    test.takes_long = True
    return test


class Tab:
    """A window of the browser with one page, which tests have one after the other: it is a process, and to start one takes
    longer than most tests."""

    free = {}

    def __init__(self, options, context=None):
        self.options = options
        self.test = None
        self.page = (context or the_browser().new_context(**options)).new_page()
        if LATE:
            self.page.add_init_script(MAKE_LATE)
        for event, text in (
            ("console", lambda message: message.text), ("pageerror", str), ("dialog", lambda dialog: dialog.message),
            ("request", lambda request: request.url),
        ):
            self.page.on(event, lambda said, event=event, text=text: self.tell(event, text(said)))

    @classmethod
    def taken(cls, options):
        """A tab that is free, or a new one."""
        free = cls.free.get(str(options))
        return free.pop() if free else cls(options)

    def tell(self, event, text):
        if self.test:
            self.test.complain(event, text)

    def give_back(self):
        """Leaves the page of the test; another test may have the tab, unless it was one of a kind."""
        self.test = None
        if self.options is None or self.page.is_closed():
            self.page.context.close()
        else:
            # What a test holds down stays down.
            for key in ("Alt", "Control", "Shift"):
                self.page.keyboard.up(key)
            self.page.mouse.up()
            self.page.goto("about:blank")
            self.free.setdefault(str(self.options), []).append(self)


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
        self.tabs = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        for tab in self.tabs:
            tab.give_back()
        self.assertEqual(self.complaints, [])

    def complain(self, kind, text):
        """Notes what a page should not do. It asks for itself, and makes files of its own to save."""
        if kind != "request" or not text.startswith(("file:", "blob:", "data:", "about:")):
            self.complaints.append((kind, text))

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
        return once(name, arguments, lambda path: run(*arguments, "--html", path, statuses=statuses))

    def scenario(self, name):
        """The path of a page with one scenario of Tests/Scenarios."""
        return self.written(f"{name}.html", "run", f"Tests/Scenarios/{name}.yaml")

    def open(self, path, width=1280, theme="light", fragment="", clock=False):
        """A page, when it has shown its first screen."""
        # A clock that was stopped stays so.
        tab = Tab(None, self.browser.new_context(**OFFLINE)) if clock else Tab.taken(OFFLINE)
        page = self.lend(tab, width, theme)
        if clock:
            page.clock.install(time=0)
        page.goto(path.as_uri() + fragment)
        page.wait_for_selector("html[data-ready]", state="attached")
        if clock:
            # From here on time passes only when a test lets it.
            page.clock.pause_at(3_600)
        return page

    def looks(self, page, *widths):
        """Shows a page in some widths and both themes, one after the other; yields each."""
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
                yield {"width": width, "theme": theme}

    def lend(self, tab, width, theme):
        """The page of a tab, which is this test's until it ends."""
        tab.page.set_viewport_size({"width": width, "height": 800})
        tab.page.emulate_media(color_scheme=theme)
        tab.test = self
        self.tabs.append(tab)
        return tab.page

    def assertAccessible(self, page):
        """That axe finds nothing on a page."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.axe_script)
        self.assertEqual(page.evaluate(VIOLATIONS), [])
