"""Faults that a Mac would find, for scripts/check-darwin --self-test: where each is put, and what has to be said of it."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Fault:
    name: str
    path: str
    change: Callable[[str], str]
    target: str
    expected: str


def replacing(old, new):
    return lambda text: text.replace(old, new)


def within(condition, end):
    """Puts all of a file up to a line under a condition."""
    return lambda text: f"#if {condition}\n" + text.replace(end, "#endif\n" + end)


PLANTED = [
    Fault("cgPointValue is UIKit's alone", "Sources/Fingerpost/Geometry/NSValue+Geometry.swift",
          within("!canImport(Darwin)", "#if !canImport(QuartzCore)"), "Fingerpost", "no member 'cgPointValue'"),
    Fault("CATransform3D is QuartzCore's", "Sources/Fingerpost/Geometry/AppleGraphics.swift",
          replacing("@_exported import struct QuartzCore.CATransform3D", ""), "Fingerpost",
          "cannot find type 'CATransform3D' in scope"),
    Fault("#selector is Objective-C's", "Sources/Fingerpost/Gesture/ObjectiveCActions.swift", lambda text: "",
          "FingerpostProbe", "cannot convert value of type 'ObjectiveC.Selector'"),
    Fault("Selector comes with Foundation as well", "Sources/UIKit/Selector.swift", lambda text: "", "GalleryScreens",
          "'Selector' is ambiguous for type lookup"),
    Fault("warnings are errors", "Package.swift", None, "", "warnings are errors in"),
    Fault("an unguarded import of Glibc", "Sources/Text/JSONValue.swift", lambda text: "import Glibc\n" + text,
          "FingerpostText", "Sources/Text/JSONValue.swift:1: on a Mac: no such module 'Glibc"),
    Fault("members without Core Graphics", "Sources/Picture/AppleGraphics.swift", lambda text: "", "FingerpostPicture",
          "missing import of defining module 'CoreGraphics'"),
    Fault("a cast to CGColor", "Sources/Fingerpost/Animation/LayerKeyPath.swift",
          replacing("case let color as UIColor:", "case let color as CGColor:"), "Fingerpost",
          "any object is a CGColor to a cast"),
    Fault("a method that every object has", "Sources/Fingerpost/Animation/CAAnimation.swift",
          replacing("open override func setValue", "open func setValue"), "Fingerpost",
          "requires an 'override' keyword"),
    Fault("a header of Linux", "Sources/CInstance/instance.c", lambda text: "#include <sys/epoll.h>\n" + text,
          "CInstance", "sys/epoll.h of Linux"),
    Fault("eventfd in place of kqueue", "Sources/CChannel/CSockets.h",
          replacing("#if defined(__linux__)\n#include <sys/eventfd.h>", "#if 1\n#include <sys/eventfd.h>"), "CChannel",
          "sys/eventfd.h of Linux"),
    Fault("a function of Linux", "Sources/Console/OutputFile.swift",
          replacing("unlink(draft.path)", "_ = epoll_create1(0)"), "FingerpostConsole", "cannot find 'epoll_create1'"),
]
