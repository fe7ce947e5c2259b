#!/usr/bin/env python3
"""Writes view hierarchies as Xcode exports them, from trees in Python, after the public facts of the format.

  scripts/view_hierarchy.py          write the examples whose dumps are in Examples/
  scripts/view_hierarchy.py --check  print `path:1: reason` for each that differs instead; exit 1 if there are any

It shares nothing with the reader in Sources/Reading/ViewHierarchy. No file that Xcode wrote was at hand, so a
misunderstanding of the format would be in both.
"""

import json
import re
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "Examples"


class View:
    """A view of a tree; `frame` is x, y, width, height, and `more` is its further properties by name."""

    def __init__(self, name, frame, *subviews, address=None, superclass=None, offset=(0, 0), **more):
        self.name, self.frame, self.subviews = name, frame, list(subviews)
        self.address, self.superclass, self.offset, self.more = address, superclass, offset, more

    def all(self):
        yield self
        for view in self.subviews:
            yield from view.all()


class Color:
    """A color; the parts go from 0 to 255, `alpha` to 1."""

    def __init__(self, red, green, blue, alpha=1.0):
        self.parts = [red / 255, green / 255, blue / 255, alpha]


class Font:
    """A font of the system."""

    def __init__(self, size, weight="Regular"):
        self.size, self.name = size, f".SFUI-{weight}"


# UIKit's classes below UIView, as far as the trees need them.
PARENTS = {
    "UIButton": "UIControl", "UISlider": "UIControl", "UISwitch": "UIControl", "UITextField": "UIControl",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
}

INTEGERS = {"textAlignment", "activationState", "interfaceOrientation"}


def real(number):
    return float(number).hex()


def value(name, what):
    """The format of a property and its value in it."""
    if isinstance(what, bool):
        return "b", "1" if what else "0"
    if isinstance(what, str):
        return "public.plain-text", what
    if isinstance(what, Color):
        return "color", {
            "colorSpaceName": "kCGColorSpaceExtendedSRGB",
            "componentValuesFormat": "CGf, CGf, CGf, CGf",
            "componentValues": [real(part) for part in what.parts],
        }
    if isinstance(what, Font):
        names = ("ascender", "descender", "leading", "capHeight", "xHeight")
        return "font", {
            "fontName": what.name, "familyName": ".AppleSystemUIFont", "pointSize": real(what.size),
            **{name: real(what.size) for name in names},
        }
    if isinstance(what, View):
        return "objectInfo", {"className": what.name, "memoryAddress": what.address}
    if isinstance(what, (list, tuple)):
        return ", ".join(["CGf"] * len(what)), [real(number) for number in what]
    return ("integer", str(what)) if name in INTEGERS else ("CGf", real(what))


class Bundle:
    """A bundle with one capture: the objects in the first response, their properties in the second."""

    def __init__(self, windows, name="Example", process=4711, screen=None):
        self.windows, self.application, self.process, self.screen = windows, name, process, screen
        self.told = {}
        number = 0
        for window in windows:
            for view in window.all():
                number += 1
                view.address = view.address or f"0x10{number:07x}"

    def tell(self, address, **properties):
        for name, what in properties.items():
            form, content = value(name, what)
            self.told[f"{address}.{name}"] = {
                "propertyName": name, "propertyRuntimeType": "", "propertyLogicalType": "",
                "propertyFormat": form, "propertyValue": content, "fetchStatus": 4,
            }

    def object(self, view):
        layer = "0x6" + view.address[3:]
        x, y, width, height = view.frame
        self.tell(
            layer, bounds=[*view.offset, width, height], position=[x + width / 2, y + height / 2],
            anchorPoint=[0.5, 0.5])
        more = {"hidden": False, "alpha": 1, "userInteractionEnabled": True, "clipsToBounds": False, **view.more}
        if "cornerRadius" in more:
            self.tell(layer, cornerRadius=more.pop("cornerRadius"))
        self.tell(view.address, **more)
        return {
            "objectID": view.address, "className": view.name, "visibility": 1,
            "childGroup": group("com.apple.UIKit.UIView", [self.object(child) for child in view.subviews]),
            "additionalGroups": [
                group("com.apple.QuartzCore.CALayer", [
                    {"objectID": layer, "className": "CALayer", "visibility": 1}
                ])
            ],
        }

    def classes(self):
        below = {}

        def add(name, parent):
            if name not in below.setdefault(parent, []):
                below[parent].append(name)

        for window in self.windows:
            for view in window.all():
                name = view.name
                if view.superclass:
                    add(name, view.superclass)
                    name = view.superclass
                while name in PARENTS:
                    add(name, PARENTS[name])
                    name = PARENTS[name]
                if name != "UIView":
                    add(name, "UIView")

        def tree(name):
            return {"className": name, "subclasses": [tree(other) for other in sorted(below.get(name, []))]}

        responder = {"className": "UIResponder", "subclasses": [tree("UIView")]}
        return {"className": "NSObject", "subclasses": [responder]}

    def files(self):
        """The files of the bundle by their paths in it."""
        window_group = group("com.apple.UIKit.UIWindow", [self.object(window) for window in self.windows])
        groups = {"com.apple.UIKit.UIWindow": window_group}
        application = {"objectID": "0x300000001", "className": "UIApplication", "visibility": 1}
        groups["com.apple.UIKit.UIApplication"] = group("com.apple.UIKit.UIApplication", [application])
        self.tell("0x300000001", keyWindow=self.windows[0])
        if self.screen:
            screen = {"objectID": "0x300000002", "className": "UIScreen", "visibility": 1}
            groups["com.apple.UIKit.UIScreen"] = group("com.apple.UIKit.UIScreen", [screen])
            self.tell("0x300000002", bounds=[0, 0, *self.screen[:2]], scale=self.screen[2])
        first = {
            "version": 2, "request": {"requestDiscoveryType": 1}, "topLevelGroups": groups,
            "classInformation": self.classes(),
        }
        second = {
            "version": 2, "request": {"requestDiscoveryType": 2}, "topLevelPropertyDescriptions": self.told
        }
        plist = (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
            '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
            '<plist version="1.0">\n<dict>\n\t<key>DocumentVersion</key>\n\t<string>2</string>\n'
            f"\t<key>RunnableDisplayName</key>\n\t<string>{self.application}</string>\n"
            f"\t<key>RunnablePID</key>\n\t<integer>{self.process}</integer>\n</dict>\n</plist>\n")
        return {
            "RequestResponses/Response_0": json.dumps(first), "RequestResponses/Response_1": json.dumps(second),
            "metadata": plist,
        }

    def write(self, folder):
        for path, text in self.files().items():
            file = Path(folder) / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)


def group(kind, objects):
    return {"groupingID": kind, "debugHierarchyObjects": objects}


# --- The examples: a dump for the tree, and what a dump does not tell.

LOOKS = {
    "UIView 0x11a70c030": {"backgroundColor": Color(255, 255, 255)},
    "Nocturne.BackdropView": {"backgroundColor": Color(28, 30, 62)},
    "Nocturne.ArtworkView": {"backgroundColor": Color(226, 125, 96), "cornerRadius": 12},
    "Nocturne.ToastContainer": {"backgroundColor": Color(0, 0, 0, 0)},
    "Nocturne.ToastView": {"backgroundColor": Color(0, 0, 0), "cornerRadius": 14},
    "Nocturne.PlayButton": {"backgroundColor": Color(88, 86, 214), "cornerRadius": 36},
    "Late Ferry": {"font": Font(17, "Semibold"), "textColor": Color(255, 255, 255), "textAlignment": 1},
    "Harbour Lights": {"font": Font(24, "Bold"), "textColor": Color(255, 255, 255), "textAlignment": 0},
    "The Quiet Hours": {"font": Font(17), "textColor": Color(142, 142, 147), "textAlignment": 0},
    "1:12": {"font": Font(13), "textColor": Color(142, 142, 147), "textAlignment": 0},
    "-2:47": {"font": Font(13), "textColor": Color(142, 142, 147), "textAlignment": 2},
    "Added to Favourites": {"font": Font(17), "textColor": Color(255, 255, 255), "textAlignment": 1},
}


def from_dump(text):
    """The windows that `recursiveDescription` printed."""
    roots, path = [], []
    for line in text.splitlines():
        found = re.match(r"^([ |]*)<([\w.]+): (0x\w+);(.*)>$", line)
        if not found:
            continue
        depth, rest = found[1].count("|"), found[4]
        frame = [float(number) for number in re.search(r"frame = \(([^)]*)\)", rest)[1].replace(";", "").split()]
        base = re.search(r"baseClass = (\w+)", rest)
        text = re.search(r"text = '([^']*)'", rest)
        more = {**LOOKS.get(found[2], {}), **LOOKS.get(f"{found[2]} {found[3]}", {})}
        if text:
            more |= {"text": text[1], **LOOKS.get(text[1], {})}
        if "userInteractionEnabled = NO" in rest:
            more["userInteractionEnabled"] = False
        if "clipsToBounds = YES" in rest:
            more["clipsToBounds"] = True
        if alpha := re.search(r"alpha = ([\d.]+)", rest):
            more["alpha"] = float(alpha[1])
        view = View(found[2], frame, address=found[3], superclass=base and base[1], **more)
        del path[depth:]
        (path[-1].subviews if path else roots).append(view)
        path.append(view)
    return roots


def examples():
    dump = (EXAMPLES / "covered-by-invisible-view.txt").read_text()
    yield "covered-by-invisible-view", Bundle(from_dump(dump), "Nocturne", screen=(393, 852, 3))


def main():
    wrong = False
    for name, bundle in examples():
        folder = EXAMPLES / f"{name}.viewhierarchy"
        for path, text in bundle.files().items():
            file = folder / path
            if file.exists() and file.read_text() == text:
                continue
            if "--check" in sys.argv[1:]:
                shown = file.relative_to(EXAMPLES.parent)
                print(f"{shown}:1: differs from what scripts/view_hierarchy.py writes")
                wrong = True
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
                print(file.relative_to(EXAMPLES.parent))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
