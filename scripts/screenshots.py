"""Screenshots of pages of the lab: each moment that docs/lab.md shows, or all of them (scripts/screenshots)."""

import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
FEED = "Examples/feed.yaml"

# What each picture shows: the command, where in the run, and what is done on the page first.
MOMENTS = {
    "covered": (
        ["explain", "Examples/covered-by-invisible-view.viewhierarchy", "--tap", "196,680", "--expect", "PlayButton"], "", None),
    "waits": (["run", "Tests/Scenarios/ARB-18-a-single-tap-waits-for-the-double.yaml"], "", None),
    "feed": (["run", FEED], "#t=0.09", None),
    "layers": (["run", FEED], "#t=0.09", "l"),
    "hit-test": (["run", FEED], "#t=0", "hit"),
    "explain": (["explain", "Examples/keyboard-tap.txt", "--tap", "195,474", "--expect", "ProgressButton"], "", None),
    "conflict": (["conflicts", "Examples/photo.yaml"], "", None),
    "control": (["run", "Tests/Scenarios/CTL-11-in-and-out-of-the-margin.yaml"], "#t=0.2", None),
    "rule": (["run", "Tests/Scenarios/SCR-7-a-drag-takes-a-touch-that-had-begun.yaml"], "#t=0.3", "rule"),
    "tour": (["lab", "--tour"], "", None),
    "what-if": (["lab", "--tour"], "", "try"),
    "pinch": (["run", "Tests/Scenarios/PINCH-5-between-the-two-lifts.yaml"], "", None),
}

# The pictures of docs/lab.md: moment, width, theme.
SHOWN = [("covered", 1280, "light"), ("waits", 1280, "light"), ("feed", 1280, "dark"), ("layers", 1280, "light"), ("what-if", 1280, "light"), ("explain", 400, "light")]


def act(page, action):
    """Brings a page to the moment that is shown."""
    if action == "l":
        page.keyboard.press("l")
    elif action == "hit":
        page.locator("#hit-slow").click()
        page.clock.run_for(4 * 1300)
    elif action == "try":
        page.locator("#what-if .tries button").click()
    elif action == "rule":
        page.locator("#moment .rule").nth(1).focus()


def shoot(browser, page_file, moment, width, theme, target):
    """Writes one picture."""
    _, fragment, action = MOMENTS[moment]
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=theme, reduced_motion="reduce")
    page.clock.install(time=0)
    page.goto(page_file.as_uri() + fragment)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.clock.pause_at(3_600)
    act(page, action)
    page.screenshot(path=target, animations="disabled")
    page.close()
    # A drawing has few colors, and the repository keeps these pictures for good.
    Image.open(target).convert("RGB").quantize(256, kmeans=2, dither=Image.Dither.NONE).save(target, optimize=True)


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/lab"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = SHOWN
    if len(sys.argv) > 1:
        wanted = [(moment, width, theme) for moment in MOMENTS for width in (1280, 400) for theme in ("light", "dark")]
    with tempfile.TemporaryDirectory() as pages, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for moment in sorted({moment for moment, _, _ in wanted}):
            page_file = pathlib.Path(pages) / f"{moment}.html"
            subprocess.run([os.environ["FINGERPOST"], *MOMENTS[moment][0], "--html", page_file], cwd=ROOT, capture_output=True)
            for _, width, theme in [one for one in wanted if one[0] == moment]:
                name = f"{moment}-{theme}.png" if width == 1280 else f"{moment}-{width}-{theme}.png"
                shoot(browser, page_file, moment, width, theme, folder / name)
                print(folder / name, (folder / name).stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
