"""How long it takes from a pointer's event to the picture that shows it, beside a bare message to the lab and back, and how
many pictures a second a drag over 500 views keeps (scripts/lab-speed)."""

import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
from collections import Counter

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
VIEWS = 500
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 4

# What the page notes: each move of the finger, and each picture with the time that it has, both in the lab's time.
NOTE = """() => {
  window.noted = { moves: [], pictures: [], frames: [] };
  document.querySelector('.glass').addEventListener('pointermove', (event) => noted.moves.push([event.timeStamp, lab.time(event.timeStamp)]), true);
  lab.onPicture((picture) => noted.pictures.push([performance.now(), picture.t]));
  const count = (time) => { noted.frames.push(time); requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""

ECHOES = """async () => {
  const times = [];
  for (let count = 0; count < 200; count += 1) {
    const began = performance.now();
    await lab.echo();
    times.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  return times;
}"""


def words(name, times):
    ordered = sorted(times)
    print(f"{name}: median {statistics.median(ordered):.1f} ms, p99 {ordered[int(len(ordered) * 0.99)]:.1f} ms, {len(ordered)} times")


def scene(folder):
    rows = [{"id": f"R{index}", "frame": [5 + index % 10 * 38, 4 + index // 10 * 80, 34, 70]} for index in range(VIEWS)]
    feed = {"id": "Feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 4010], "subviews": rows}
    path = pathlib.Path(folder) / "rows.yaml"
    windows = json.dumps([{"id": "W", "subviews": [feed]}])
    path.write_text(f"title: Rows\nscreen: {{ size: [390, 844] }}\nwindows: {windows}\nscript:\n  - {{ at: 0, down: {{ 1: [10, 10] }} }}\n  - {{ at: 0.1, up: [1] }}\n")
    return path


# The browser's own frames move the finger, so that what drives it takes no time of the machine's.
DRAG = """(seconds) => new Promise((resolve) => {
  const glass = document.querySelector('.glass');
  const box = glass.getBoundingClientRect();
  const [x, low, high] = [box.left + box.width / 2, box.top + box.height * 0.8, box.top + box.height * 0.2];
  const point = (name, y) => glass.dispatchEvent(new PointerEvent(name, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y, bubbles: true }));
  let [y, step] = [low, -3];
  point('pointerdown', y);
  const begin = performance.now();
  const move = () => {
    y += step;
    if (y < high || y > low) step = -step;
    point('pointermove', y);
    if (performance.now() - begin < seconds * 1000) return requestAnimationFrame(move);
    point('pointerup', y);
    return resolve([begin, performance.now()]);
  };
  requestAnimationFrame(move);
})"""


def main():
    program = os.environ["FINGERPOST"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lab = subprocess.Popen([program, "lab", scene(folder), "--screen", "390x844"], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            url = lab.stdout.readline().split()[1]
            browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(url)
            page.wait_for_selector(".box[data-name='R40']", state="attached", timeout=10000)
            page.evaluate(NOTE)
            words("bare message and back", page.evaluate(ECHOES))
            begin, end = page.evaluate(DRAG, SECONDS)
            noted = page.evaluate("noted")
            report(noted, begin, end)
            browser.close()
        finally:
            lab.send_signal(signal.SIGTERM)
            lab.wait()


def report(noted, begin, end):
    moves = [move for move in noted["moves"] if begin <= move[0] <= end]
    pictures = [picture for picture in noted["pictures"] if begin <= picture[0] <= end]
    frames = [frame for frame in noted["frames"] if begin <= frame <= end]
    # A picture has the time of the move that it shows, and what the first frame took from the page to the shell.
    apart = Counter(round(picture[1] - move[1], 3) for picture in pictures for move in moves if abs(picture[1] - move[1]) < 0.2)
    offset = apart.most_common(1)[0][0]
    times = []
    for seen, time in pictures:
        shown = min(moves, key=lambda move: abs(move[1] + offset - time))
        if abs(shown[1] + offset - time) < 0.003:
            times.append(seen - shown[0])
    words("pointer to picture", times)
    seconds = (end - begin) / 1000
    print(f"pictures a second: {len(pictures) / seconds:.1f} of {VIEWS} views; frames of the browser: {len(frames) / seconds:.1f}; moves: {len(moves) / seconds:.1f}")


main()
