"""Screenshots of pages of the lab: each moment that docs/lab.md shows, or all of them (scripts/screenshots)."""

import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

from lab_moments import MOMENTS, SHOWN, file_name

ROOT = pathlib.Path(__file__).resolve().parents[1]


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
                name = file_name(moment, width, theme)
                shoot(browser, page_file, moment, width, theme, folder / name)
                print(folder / name, (folder / name).stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
