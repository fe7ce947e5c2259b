"""Tests of fingerpost_lldb.py, without lldb: a fake gives the answers that the expression would give for an invented screen.

    python3 -m unittest discover -s tools

FINGERPOST_UPDATE=1 rewrites Tests/Fixtures/export-sample.json instead of comparing with it.
"""

import copy
import json
import os
import sys
import tempfile
import types
import unittest
import unittest.mock

import fingerpost_lldb as tool

SAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Fixtures", "export-sample.json")

UIKIT = "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore"
APP = "/var/containers/Bundle/Application/Nocturne.app/Nocturne.debug.dylib"
RUNTIME = "/usr/lib/libobjc.A.dylib"
FLAT = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

SUPERCLASS = {
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIWindow": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
    "UILabel": "UIView", "UIScrollView": "UIView", "UIViewController": "UIResponder", "UIGestureRecognizer": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer", "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer", "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIScrollViewPanGestureRecognizer": "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "Nocturne.PlayerController": "UIViewController", "Nocturne.RoundButton": "UIButton",
    "Nocturne.PlayButton": "Nocturne.RoundButton", "Nocturne.ToastContainer": "UIView", "Nocturne.ShelfView": "UIScrollView",
    "Nocturne.CoverView": "UIView", "Nocturne.FlipView": "UIView",
}  # fmt: skip
OVERRIDES = {"Nocturne.RoundButton": ["pointInside:withEvent:"], "UIControl": ["hitTest:withEvent:"]}


def chain(name):
    found = [name]
    while found[-1] in SUPERCLASS:
        found.append(SUPERCLASS[found[-1]])
    return found


def image(name):
    return APP if name.startswith("Nocturne.") else RUNTIME if name == "NSObject" else UIKIT


def class_entry(name):
    """What the expression says of a class: its chain with images, and where the code of three methods lies."""
    links = chain(name)
    code = {}
    if "UIView" in links:
        for selector in tool.OVERRIDABLE.split():
            owner = next((link for link in links if selector in OVERRIDES.get(link, [])), "UIView")
            code[selector] = image(owner)
    return [[[link, image(link)] for link in links], code]


class Screen:
    """Builds an answer. BOOLs are true and false, or 1 and 0 as on Intel's simulators."""

    def __init__(self, booleans=(False, True)):
        self.booleans = booleans
        self.raw = {
            "system": {"systemName": "iOS", "systemVersion": "17.2"},
            "device": "iPhone15,2",
            "application": "com.example.Nocturne",
            "screen": {"bounds": [0, 0, 390, 844], "scale": 3},
            "views": [],
            "windows": [],
            "classes": {},
        }
        self.place = 0x104E00000

    def object(self, name):
        self.place += 0x200
        self.raw["classes"].setdefault(name, class_entry(name))
        return {"class": name, "address": self.place}

    def flag(self, value):
        return self.booleans[value]

    def view(self, name, parent, frame, layer=None, **values):
        x, y, width, height = frame
        row = {
            **self.object(name),
            "parent": parent,
            "view": {
                "bounds": [0, 0, width, height],
                "alpha": 1,
                "isHidden": self.flag(False),
                "isUserInteractionEnabled": self.flag(True),
                "isMultipleTouchEnabled": self.flag(False),
                "isExclusiveTouch": self.flag(False),
                "clipsToBounds": self.flag(False),
                **values,
            },
            "layer": {
                "position": [x + width / 2, y + height / 2], "anchorPoint": [0.5, 0.5], "transform": FLAT, "zPosition": 0,
                **(layer or {}),
            },
            "recognizers": [],
        }  # fmt: skip
        if "UIControl" in chain(name):
            row.update(events=0, targets=[])
        if parent is None:
            self.raw["windows"].append(len(self.raw["views"]))
        self.raw["views"].append(row)
        return len(self.raw["views"]) - 1

    def recognizer(self, view, kind, rest="", delegate=None, **values):
        row = self.object(kind)
        row["values"] = {
            "state": 0, "isEnabled": self.flag(True), "cancelsTouchesInView": self.flag(True),
            "delaysTouchesBegan": self.flag(False), "delaysTouchesEnded": self.flag(True), **values,
        }  # fmt: skip
        row["delegate"] = delegate
        row["description"] = f"<{kind}: 0x{row['address']:x}; state = Possible; view = <UIView 0x1>{rest}>"
        self.raw["views"][view]["recognizers"].append(row)
        return row

    def answer(self):
        return json.dumps(self.raw).encode()


def sample(booleans=(False, True)):
    screen = Screen(booleans)
    flag = screen.flag
    window = screen.view("UIWindow", None, (0, 0, 390, 844), windowLevel=0, isKeyWindow=flag(True))
    root = screen.view("UIView", window, (0, 0, 390, 844))
    controller = screen.object("Nocturne.PlayerController")
    screen.raw["views"][root]["controller"] = controller
    cover = screen.view(
        "Nocturne.CoverView", root, (45, 120, 300, 300),
        layer={"transform": [0.8660254037844387, 0.5, 0, 0, -0.5, 0.8660254037844387, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "zPosition": 2},
    )  # fmt: skip
    screen.raw["views"][cover]["animations"] = ["transform"]
    flip = [1, 0, 0, 0, 0, 0.5, 0.8660254037844386, 0, 0, -0.8660254037844386, 0.5, 0, 0, 0, 0, 1]
    screen.view("Nocturne.FlipView", cover, (0, 0, 300, 300), layer={"transform": flip, "anchorPoint": [0, 0.5]})
    shelf = screen.view(
        "Nocturne.ShelfView", root, (0, 440, 390, 160), contentSize=[1200, 160], clipsToBounds=flag(True),
        delaysContentTouches=flag(True), canCancelContentTouches=flag(True), isScrollEnabled=flag(True),
        isPagingEnabled=flag(False), isDirectionalLockEnabled=flag(False),
    )  # fmt: skip
    screen.raw["views"][shelf]["view"]["bounds"] = [260, 0, 390, 160]
    pan = screen.recognizer(shelf, "UIScrollViewPanGestureRecognizer", minimumNumberOfTouches=1, maximumNumberOfTouches=2**64 - 1)
    pan["delegate"] = {**screen.raw["views"][shelf], "implements": ["gestureRecognizerShouldBegin:"]}
    pan["delegate"] = {key: pan["delegate"][key] for key in ("class", "address", "implements")}
    button = screen.view(
        "Nocturne.PlayButton", root, (159, 640, 72, 72), isEnabled=flag(True), currentTitle="Play “now”", accessibilityIdentifier="play"
    )
    screen.raw["views"][button]["events"] = 1 << 6 | 1 << 13
    screen.raw["views"][button]["targets"] = [
        {**controller, "actions": [["playTapped:", 6]]},
        {"actions": [["logTap", 13], ["logTap", 6]]},
    ]
    caption = screen.view("UILabel", button, (16, 26, 40, 20), isUserInteractionEnabled=flag(False))
    screen.raw["views"][caption]["text"] = {"text": "Play"}
    double = screen.recognizer(root, "UITapGestureRecognizer", numberOfTapsRequired=2, numberOfTouchesRequired=1, name="like")
    single = screen.recognizer(
        root, "UITapGestureRecognizer",
        f"; target= <(action=tapped:, target=<Nocturne.PlayerController 0x{controller['address']:x}>)>"
        f"; must-fail = {{\n        <UITapGestureRecognizer: 0x{double['address']:x}; state = Possible; view = <UIView 0x1>>\n    }}",
        delegate={**controller, "implements": ["gestureRecognizer:shouldReceiveTouch:"]},
        numberOfTapsRequired=1, numberOfTouchesRequired=1, allowableMovement=45,
    )  # fmt: skip
    double["description"] = double["description"][:-1] + (
        f"; must-fail-for = {{\n        <UITapGestureRecognizer: 0x{single['address']:x}; state = Possible>\n    }}>"
    )
    screen.recognizer(root, "UISwipeGestureRecognizer", direction=3, numberOfTouchesRequired=1)
    screen.view("Nocturne.ToastContainer", root, (0, 59, 390, 751), alpha=0.4000000059604645)
    front = screen.view("UIWindow", None, (0, 0, 390, 844), windowLevel=1000, isKeyWindow=flag(False), isHidden=flag(True))
    screen.recognizer(front, "UIScreenEdgePanGestureRecognizer", edges=2, minimumNumberOfTouches=1, maximumNumberOfTouches=1)
    return screen


def fake(answer):
    return lambda expression, timeout: answer


def failing(sentence):
    def evaluate(expression, timeout):
        raise tool.Failure(sentence)

    return evaluate


class ExpressionTests(unittest.TestCase):
    def test_is_complete(self):
        text = tool.expression()
        self.assertNotIn("ARRAY", text)
        self.assertNotIn("$", text)
        for names in (tool.VIEW_GETTERS, tool.LAYER_GETTERS, tool.RECOGNIZER_GETTERS, tool.OVERRIDABLE, tool.DELEGATE_METHODS):
            self.assertIn(f'@"{names}"', text)
        # A list is joined as text, in calls of one argument, before it is asked whether it is a value of another kind.
        self.assertIn('[fp_value valueForKey:@"description"]', text)
        self.assertLess(text.index("componentsJoinedByString"), text.index("objCType"))
        for pair in ("[]", "()", "{}"):
            plain = text.replace("'{'", "")
            self.assertEqual(plain.count(pair[0]), plain.count(pair[1]), pair)
        text.encode("ascii")

    def test_calls_nothing_variadic(self):
        for name in ("arrayWithObjects", "stringWithFormat", "dictionaryWithObjects", "NSLog", "printf"):
            self.assertNotIn(name, tool.expression())


class DocumentTests(unittest.TestCase):
    def document(self, screen):
        return tool.document(screen.answer())

    def refuses(self, answer, sentence):
        with self.assertRaisesRegex(tool.Failure, sentence):
            tool.document(answer)

    def test_sample(self):
        text = tool.rendered(self.document(sample()))
        if os.environ.get("FINGERPOST_UPDATE"):
            os.makedirs(os.path.dirname(SAMPLE), exist_ok=True)
            with open(SAMPLE, "w", encoding="utf-8") as file:
                file.write(text)
        with open(SAMPLE, encoding="utf-8") as file:
            self.assertEqual(text, file.read())
        self.assertEqual(json.loads(text)["format"], "fingerpost-export/1")

    def test_booleans_as_numbers(self):
        self.assertEqual(self.document(sample()), self.document(sample(booleans=(0, 1))))

    def test_the_document_names_the_version_of_fingerpost(self):
        source = os.path.join(os.path.dirname(SAMPLE), "..", "..", "Sources", "Text", "ProgramVersion.swift")
        with open(source, encoding="utf-8") as file:
            self.assertIn(f'static let number = "{tool.VERSION}"', file.read())
        self.assertEqual(self.document(sample())["tool"], f"fingerpost_lldb.py {tool.VERSION}-dev")

    def test_tree(self):
        views = self.document(sample())["views"]
        for index, view in enumerate(views):
            self.assertTrue(view["parent"] is None or view["parent"] < index)

    def test_defaults_are_left_out(self):
        screen = Screen()
        screen.view("UIView", None, (0, 0, 10, 10))
        view = self.document(screen)["views"][0]
        self.assertEqual(
            set(view),
            {"parent", "class", "superclasses", "address", "bounds", "center", "multipleTouchEnabled", "exclusiveTouch",
             "overrides", "gestureRecognizers"},
        )  # fmt: skip

    def test_numbers_that_are_not_finite(self):
        screen = Screen()
        screen.view("UIView", None, (0, 0, 10, 10))
        row = screen.raw["views"][0]
        row["view"]["bounds"] = ["nan", "-infinity", "+infinity", "inf"]
        view = self.document(screen)["views"][0]
        self.assertEqual(view["bounds"], ["nan", "-inf", "inf", "inf"])

    def test_matrices(self):
        turned = [0.5, 1, 0, 0, -1, 0.5, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]
        self.assertIsNone(tool.matrix(FLAT))
        self.assertEqual(tool.matrix(turned), [0.5, 1, -1, 0.5, 7, 8])
        deep = turned[:11] + [-0.002] + turned[12:]
        self.assertEqual(tool.matrix(deep), deep)

    def test_superclasses_end_with_uikit(self):
        views = {view["class"]: view for view in self.document(sample())["views"]}
        self.assertEqual(views["Nocturne.PlayButton"]["superclasses"], ["Nocturne.RoundButton", "UIButton"])
        self.assertEqual(views["UILabel"]["superclasses"], [])

    def test_overrides_are_the_applications_own(self):
        views = {view["class"]: view for view in self.document(sample())["views"]}
        self.assertEqual(views["Nocturne.PlayButton"]["overrides"], ["pointInside:withEvent:"])
        self.assertEqual(views["Nocturne.ShelfView"]["overrides"], [])

    def test_unknown_code_is_not_called_none(self):
        screen = Screen()
        screen.view("Nocturne.CoverView", None, (0, 0, 10, 10))
        del screen.raw["classes"]["Nocturne.CoverView"][1]["pointInside:withEvent:"]
        document = self.document(screen)
        self.assertNotIn("overrides", document["views"][0])
        self.assertEqual(len(document["notes"]), 1)
        self.assertIn("Nocturne.CoverView", document["notes"][0])

    def test_failure_requirements_have_two_ends(self):
        recognizers = self.document(sample())["views"][1]["gestureRecognizers"]
        double, single = recognizers[0], recognizers[1]
        self.assertEqual(single["mustFail"], [double["address"]])
        self.assertEqual(double["mustFailFor"], [single["address"]])
        self.assertEqual((single["mustFailFor"], double["mustFail"]), ([], []))

    def test_a_description_of_its_own_says_nothing(self):
        screen = sample()
        screen.raw["views"][1]["recognizers"][1]["description"] = "a tap"
        single = self.document(screen)["views"][1]["gestureRecognizers"][1]
        self.assertTrue({"mustFail", "mustFailFor", "targets"}.isdisjoint(single))

    def test_long_descriptions_take_as_long_as_they_are(self):
        # Each took hours when patterns went back over what they had seen.
        for piece in ("action=", "action=a, target=<", "<A", "<A: ", "must-fail = {", "action=a, target=<A 0x1>"):
            said = tool.said_by_description("state = Possible; " + piece * 300_000)
            self.assertEqual(len(said.get("targets", [])), 300_000 if piece.endswith(">") else 0)
            self.assertEqual((said["mustFail"], said["mustFailFor"]), ([], []))

    def test_private_getters_are_not_properties(self):
        single = self.document(sample())["views"][1]["gestureRecognizers"][1]
        self.assertNotIn("allowableMovement", single)

    def test_touch_types_are_said_where_some_are_left_out(self):
        cases = {"2": [2], "0 1 3": [0, 1, 3], "": [], "3 2 1 0": None, "0 1 2 3 4": None, "0 (null)": None, "-1": None}
        for text, types in cases.items():
            screen = Screen()
            view = screen.view("UIView", None, (0, 0, 390, 844))
            screen.recognizer(view, "UITapGestureRecognizer", allowedTouchTypes=text, allowedScrollTypesMask=3)
            said = self.document(screen)["views"][0]["gestureRecognizers"][0]
            self.assertEqual(said.get("allowedTouchTypes"), types, text)
            self.assertNotIn("allowedScrollTypesMask", said)

    def test_scroll_types_of_pans_are_names(self):
        for mask, names in ((0, []), (1, ["discrete"]), (3, ["discrete", "continuous"])):
            screen = Screen()
            view = screen.view("UIView", None, (0, 0, 390, 844))
            screen.recognizer(view, "UIScrollViewPanGestureRecognizer", allowedTouchTypes=[2], allowedScrollTypesMask=mask)
            said = self.document(screen)["views"][0]["gestureRecognizers"][0]
            self.assertEqual(said["allowedScrollTypesMask"], names)
            self.assertNotIn("allowedTouchTypes", said)

    def test_a_delegate_that_is_not_there(self):
        recognizers = self.document(sample())["views"][1]["gestureRecognizers"]
        self.assertIsNone(recognizers[0]["delegate"])
        self.assertEqual(recognizers[1]["delegate"]["implements"], ["gestureRecognizer:shouldReceiveTouch:"])

    def test_control_targets(self):
        button = self.document(sample())["views"][5]
        self.assertEqual(button["targets"][0]["action"], "logTap")
        self.assertIsNone(button["targets"][0]["class"])
        self.assertEqual(button["targets"][0]["events"], ["touchUpInside", "primaryActionTriggered"])
        self.assertEqual(button["targets"][1]["events"], ["touchUpInside"])

    def test_action_objects_are_noted(self):
        screen = sample()
        screen.raw["views"][5]["targets"] = []
        document = self.document(screen)
        self.assertNotIn("targets", document["views"][5])
        self.assertIn("UIAction", document["notes"][0])

    def test_a_control_without_targets_has_none(self):
        screen = sample()
        screen.raw["views"][5].update(targets=[], events=0)
        self.assertEqual(self.document(screen)["views"][5]["targets"], [])

    def test_a_deep_tree(self):
        screen = Screen()
        parent = None
        for _ in range(10_000):
            parent = screen.view("UIView", parent, (0, 0, 10, 10))
        document = self.document(screen)
        self.assertEqual(document["views"][-1]["parent"], 9_998)
        self.assertEqual(tool.rendered(document).count("\n    {"), 10_001)

    def test_answers_that_are_none(self):
        self.refuses(b"", "not JSON")
        self.refuses(sample().answer()[:-20], "not JSON")
        self.refuses(b"\xff\xfe", "not JSON")
        self.refuses(b"[]", "not an object")
        self.refuses(b'{"error":"noUIKit"}', "has no UIKit")
        self.refuses(b'{"error":"noApplication"}', "let the application start")
        self.refuses(b'{"views":[],"windows":[],"classes":{}}', "no windows yet")

    def test_answers_of_another_shape(self):
        for path, value in (
            (("views",), None),
            (("classes",), []),
            (("windows",), [99]),
            (("views", 0, "view"), {}),
            (("views", 0, "address"), "somewhere"),
            (("views", 0, "view", "bounds"), ["a", 0, 0, 0]),
            (("views", 1, "recognizers", 0), {}),
        ):
            raw = copy.deepcopy(sample().raw)
            place = raw
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = value
            self.refuses(json.dumps(raw).encode(), "unexpected form")


class CommandTests(unittest.TestCase):
    def test_arguments(self):
        self.assertEqual(tool.arguments(""), (tool.default_path(), 20))
        self.assertEqual(tool.arguments("'my screen.json' --timeout 60"), ("my screen.json", 60))
        for wrong in ("a b", "--timeout", "--timeout soon", "--timeout -1", "--timeout nan", "--fast", "'a"):
            with self.assertRaisesRegex(tool.Failure, "usage: fingerpost-export"):
                tool.arguments(wrong)

    def test_run_writes_and_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "screen.json")
            said = tool.run(f"'{path}'", fake(sample().answer()))
            self.assertEqual(said, f"Wrote 9 views in 2 windows to {path}.")
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), tool.rendered(tool.document(sample().answer())))

    def test_failures_write_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "screen.json")
            for evaluate in (failing("There is no process."), fake(b"{}"), fake(b'{"error":"noUIKit"}')):
                with self.assertRaises(tool.Failure):
                    tool.run(f"'{path}'", evaluate)
                self.assertFalse(os.path.exists(path))

    def test_a_path_that_cannot_be_written(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(tool.Failure, "could not be written: .*Pass a full path"):
                tool.run(f"'{folder}/missing/screen.json'", fake(sample().answer()))

    def test_a_file_is_replaced_by_a_whole_one_only(self):
        with tempfile.TemporaryDirectory() as folder:
            path, link = os.path.join(folder, "screen.json"), os.path.join(folder, "link.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write("old")
            os.chmod(path, 0o640)
            os.symlink(path, link)
            with self.assertRaisesRegex(tool.Failure, "could not be written"):
                tool.write(path, "x" * 100_000 + "\ud800")
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), "old")
            self.assertEqual(tool.write(link, "new"), os.path.realpath(path))
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), "new")
            self.assertEqual(os.stat(path).st_mode & 0o777, 0o640)
            self.assertTrue(os.path.islink(link))
            self.assertEqual(sorted(os.listdir(folder)), ["link.json", "screen.json"])
            with self.assertRaisesRegex(tool.Failure, "it is not a file"):
                tool.write(folder, "new")

    def test_names_give_a_terminal_no_orders(self):
        self.assertEqual(tool.spelled("A\x1b[2J\n::error::é\ud800"), "A\\x1b[2J\\n::error::é\\ud800")
        screen = sample()
        for chain in screen.raw["classes"].values():
            chain[1] = {}
        name = screen.raw["views"][0]["class"]
        evil = name + "\x1b[2J\n::error::"
        screen.raw["classes"][evil] = screen.raw["classes"][name]
        screen.raw["views"][0]["class"] = evil
        with tempfile.TemporaryDirectory() as folder:
            said = tool.run(f"'{folder}/screen.json'", fake(screen.answer()))
        self.assertIn("\\x1b[2J\\n::error::", said)
        self.assertTrue(all(line.startswith(("Wrote", "Could not determine", "A ")) for line in said.splitlines()))

    def test_faults_are_said_without_a_traceback(self):
        sys.modules["lldb"], result = types.SimpleNamespace(), types.SimpleNamespace()
        result.SetError = lambda text: setattr(result, "error", text)
        try:
            tool.fingerpost_export(None, "x.json", None, result, None)
        finally:
            del sys.modules["lldb"]
        self.assertRegex(result.error, r"^This is a fault of fingerpost-export.*AttributeError")
        with self.assertRaisesRegex(tool.Failure, "not JSON|unexpected form"):
            tool.document(b"[" * 200_000)

    def test_what_lldb_says(self):
        for message, expected in (
            ("error: Expression evaluation timed out.", "did not answer within 20 s.*--timeout 60"),
            ("error: use of undeclared identifier 'NSMutableDictionary'", "no Foundation"),
            ("Execution was interrupted, reason: EXC_BAD_ACCESS (code=1).", "expression failed.*EXC_BAD_ACCESS"),
            ("error: parsing\n  failed", "could not evaluate the expression: error: parsing failed"),
            ("", "no reason given"),
        ):
            self.assertRegex(str(tool.evaluation_failure(message, 20)), expected)


class FakeError:
    def __init__(self, text=None):
        self.text = text

    def Fail(self):
        return self.text is not None

    def Success(self):
        return self.text is None

    def GetCString(self):
        return self.text


class FakeTarget:
    """A target whose process stands at a breakpoint and leaves an answer in its memory."""

    def __init__(self, lldb, state, answer=b"", place=0x1000, error=None, broken=False):
        self.lldb, self.state, self.answer, self.place, self.error, self.broken = lldb, state, answer, place, error, broken
        self.evaluated = []

    IsValid = lambda self: True
    GetProcess = GetThreadAtIndex = GetFrameAtIndex = lambda self, *_: self

    def GetState(self):
        return self.state

    def EvaluateExpression(self, text, options):
        self.evaluated.append(text)
        return types.SimpleNamespace(GetError=lambda: FakeError(self.error), GetValueAsUnsigned=lambda: self.place)

    def ReadUnsignedFromMemory(self, place, size, error):
        error.text = "no memory there" if self.broken else None
        return len(self.answer)

    def ReadMemory(self, place, size, error):
        return self.answer[:size]


class EvaluatorTests(unittest.TestCase):
    def setUp(self):
        states = ("Invalid", "Unloaded", "Running", "Stepping", "Stopped", "Crashed", "Suspended", "Exited", "Detached", "Attaching")
        self.lldb = types.SimpleNamespace(
            SBError=FakeError, eLanguageTypeObjC_plus_plus=17, SBExpressionOptions=lambda: unittest.mock.Mock(),
            **{f"eState{name}": number for number, name in enumerate(states)},
        )  # fmt: skip

    def target(self, **rest):
        return FakeTarget(self.lldb, **{"state": self.lldb.eStateStopped, **rest})

    def test_reads_the_answer_and_frees_it(self):
        target = self.target(answer=b"{}")
        self.assertEqual(tool.evaluator(self.lldb, target)("1", 20), b"{}")
        self.assertEqual(target.evaluated, ["1", "(void)free((void *)4096)"])

    def test_failures(self):
        for target, sentence in (
            (None, "There is no process"),
            (self.target(state=self.lldb.eStateExited), "There is no process"),
            (self.target(state=self.lldb.eStateRunning), "is running: stop it first"),
            (self.target(state=self.lldb.eStateAttaching), "not in a state"),
            (self.target(error="timed out"), "did not answer within 20 s"),
            (self.target(place=0), "could not write its answer"),
            (self.target(broken=True), "could not be read from the process: no memory there"),
        ):
            with self.assertRaisesRegex(tool.Failure, sentence):
                tool.evaluator(self.lldb, target)("1", 20)


if __name__ == "__main__":
    unittest.main()
