"""What the tests of live pages share: a lab whose shell is a script or the real one, and waiting for what it prints."""

import base64
import json
import os
import pathlib
import queue
import re
import signal
import socket
import struct
import subprocess
import threading
import time
import urllib.parse

from lab_page import PROGRAM, ROOT, PageTest, Tab

PROBE = os.environ.get("LABPROBE", str(pathlib.Path(PROGRAM).parent / "LabProbe"))
# Only how long is waited for what never comes; a busy machine takes its time.
PATIENCE = 90

UNTIL = """async () => {
  const end = performance.now() + %d;
  while (!(%s)) {
    if (performance.now() > end) throw new Error('never so');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}"""


def compact(message):
    """A message as applications write it."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Lab:
    """A lab that runs, and the lines that it prints."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
        self.lines = queue.Queue()
        self.addresses = queue.Queue()
        self.unused = None
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        # Each address is good for one page; another one is printed when it was used.
        self.address = urllib.parse.urlparse(self.url())
        self.host = self.address.netloc

    def read(self):
        for line in self.process.stdout:
            found = re.search(r"http\S+#token=\S+", line)
            if found:
                self.addresses.put(found.group())
            else:
                self.lines.put(line.rstrip("\n"))

    def url(self):
        """The address that was printed last, which is good for one page."""
        if self.unused is None or not self.addresses.empty():
            self.unused = self.addresses.get(timeout=PATIENCE)
        return self.unused

    def use(self):
        """An address for a page; it is good no more."""
        url, self.unused = self.url(), None
        return url

    def wait(self, pattern, page=None):
        """Waits for a line, and drops those before it. A page whose messages pass through the test goes on meanwhile."""
        end = time.monotonic() + PATIENCE
        while True:
            while page and self.lines.empty() and time.monotonic() < end:
                page.evaluate("new Promise(requestAnimationFrame)")
            found = re.search(pattern, self.lines.get(timeout=PATIENCE))
            if found:
                return found

    def frame(self, page=None):
        """The next frame that a page sent."""
        return json.loads(self.wait(r"^frame (.*)", page).group(1))

    def say(self, *lines):
        """Has the shell of a script say something."""
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def apps(self, *rows):
        """The home screen and applications: name, whether it runs, whether it is in front, how often it was started."""
        self.say("apps " + compact([[index, *row] for index, row in enumerate(rows)]))

    def memory(self):
        """How many megabytes the lab has in use."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def request(self, method="GET", path="/", body="", **fields):
        """What comes first of the answer to a request as no browser would send it."""
        fields = {"Host": self.host, "Content-Length": str(len(body)), **{name.replace("_", "-"): value for name, value in fields.items()}}
        with socket.create_connection((self.address.hostname, self.address.port), timeout=PATIENCE) as connection:
            head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
            connection.sendall((head + "\r\n" + body).encode())
            return connection.recv(65536).decode()

    def entry(self):
        """The message that lets a page in."""
        answer = self.request("POST", "/enter", self.use().split("token=")[1], Origin=f"http://{self.host}")
        return masked(compact({"m": "enter", "pass": answer.split("\r\n\r\n")[1]}).encode())

    def feed(self, enters=True, **fields):
        """A connection that has asked for the feed, perhaps as a page, and the first line of the answer."""
        entry = self.entry() if enters else b""
        fields = {
            "Host": self.host, "Origin": f"http://{self.host}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(), **fields,
        }
        connection = socket.create_connection((self.address.hostname, self.address.port), timeout=PATIENCE)
        connection.sendall(("GET /feed HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None) + "\r\n").encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = connection.recv(1)
            if not more:
                break
            answer += more
        connection.sendall(entry)
        return connection, answer.decode().split("\r\n")[0]

    def stop(self):
        """Ends the lab as Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.stdin.close()
        status = self.process.wait(timeout=PATIENCE)
        self.reader.join(timeout=PATIENCE)
        self.process.stdout.close()
        return status


def masked(payload, kind=1, length=None, last=True):
    """A message as a page sends it; its length may be another than that of what follows."""
    length = len(payload) if length is None else length
    head = bytes([(0x80 if last else 0) | kind])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0x80 | 126]) + struct.pack(">H", length)
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", length)
    return head + bytes(4) + payload


class LiveTest(PageTest):
    """Opens pages of a lab; they may ask that lab and nothing else."""

    def setUp(self):
        super().setUp()
        self.labs = []

    def tearDown(self):
        super().tearDown()
        for lab in self.labs:
            lab.stop()

    def probe(self):
        """A lab whose shell is a script, with an application in front."""
        lab = Lab(PROBE)
        self.labs.append(lab)
        lab.apps(["home", True, False, 1], ["gallery", True, True, 1], ["photo", False, False, 0])
        lab.say("1 " + compact(self.picture()))
        return lab

    def real(self, *arguments):
        """A lab with a shell of its own."""
        lab = Lab(PROGRAM, "lab", "--screen", "400x800", *arguments)
        self.labs.append(lab)
        return lab

    @staticmethod
    def picture(count=1, t=0, **more):
        boxes = [{"id": 1, "name": "UIWindow", "kind": "window", "at": [0, 0, 400, 800]}]
        boxes += [{"id": index + 2, "parent": 1, "name": f"Card{index}", "at": [index % 20 * 20, index // 20 % 40 * 20, 18, 18]} for index in range(count)]
        return {"m": "picture", "t": t, "width": 400, "height": 800, "boxes": boxes, **more}

    def enter(self, lab, width=1280, theme="light", touch=False, context=None, url=None):
        """A page of the lab, when it knows its shell."""
        options = {"reduced_motion": "reduce", "has_touch": touch}
        page = self.lend(Tab(None, context) if context else Tab.taken(options), width, theme)
        page.goto(url or lab.use())
        self.until(page, "document.documentElement.dataset.ready && lab.state()")
        return page

    def complain(self, event, text):
        own = tuple(f"http://{lab.host}/" for lab in self.labs)
        # That a lab which has ended cannot be reached is said by the browser itself.
        if "WebSocket connection to" not in text and not (event == "request" and text.startswith(own)):
            super().complain(event, text)

    def until(self, page, expression):
        """Waits until something is so on the page."""
        try:
            page.evaluate(UNTIL % (PATIENCE * 1000, expression))
        except Exception as error:
            raise AssertionError(f"{expression}: {error}") from error

    def shown(self, page):
        """The page, when it shows the picture of the screen in front."""
        self.until(page, "document.querySelector('#stage .box.window')")
        return page

    def at(self, page, x, y, width=400):
        """A place of the page for one of the screen."""
        box = page.locator(".glass").bounding_box()
        scale = box["width"] / width
        return box["x"] + x * scale, box["y"] + y * scale
