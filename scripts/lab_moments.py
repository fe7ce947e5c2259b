"""Which moments of the lab's pages are pictures in docs/lab, for scripts/screenshots and scripts/outputs."""

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


def file_name(moment, width, theme):
    """The file of a picture, in docs/lab."""
    return f"{moment}-{theme}.png" if width == 1280 else f"{moment}-{width}-{theme}.png"
