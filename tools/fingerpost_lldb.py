"""An lldb command that exports the screen of a stopped iOS application for `fingerpost explain`.

    (lldb) command script import tools/fingerpost_lldb.py
    (lldb) fingerpost-export screen.json

A dump printed by `recursiveDescription` leaves out what often decides a touch: bounds, the order and level of windows, recognizers
and their failure requirements, which classes override hit testing. This command asks the application for them and writes
the document that docs/export-format.md describes.

One expression, evaluated once, walks all views inside the process and leaves its answer there as JSON, so that a slow cable
costs one round trip and not one per view. Only public methods are called, each after asking whether the object responds to it.
Nothing is changed in the application.

NOT YET RUN AGAINST A LIVE PROCESS. The parts in Python are tested against answers written by hand, and the expression is known to
compile in clang's debugger mode; whether a device answers as expected is still to be seen.
"""

import contextlib
import errno
import json
import math
import os
import re
import shlex
import shutil

VERSION = "0.1.0"
# The commit that a release was built from; scripts/package writes it.
COMMIT = None
TOOL = f"fingerpost_lldb.py {VERSION} ({COMMIT})" if COMMIT else f"fingerpost_lldb.py {VERSION}-dev"
FORMAT = "fingerpost-export/1"
DEFAULT_PATH = "fingerpost-export.json"
DEFAULT_TIMEOUT = 20.0

USAGE = "usage: fingerpost-export [--timeout SECONDS] [PATH]"


class Failure(Exception):
    """An error, as a sentence for the user."""


# --- What the application is asked ------------------------------------------------------------------------------

VIEW_GETTERS = (
    "bounds alpha isHidden isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch clipsToBounds "
    "isEnabled accessibilityIdentifier currentTitle windowLevel isKeyWindow "
    "contentSize delaysContentTouches canCancelContentTouches isScrollEnabled isPagingEnabled isDirectionalLockEnabled"
)
LAYER_GETTERS = "position anchorPoint transform zPosition"
RECOGNIZER_GETTERS = (
    "state isEnabled name cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired "
    "numberOfTouchesRequired minimumPressDuration allowableMovement minimumNumberOfTouches maximumNumberOfTouches direction edges "
    "allowedTouchTypes allowedScrollTypesMask"
)
OVERRIDABLE = "hitTest:withEvent: pointInside:withEvent: gestureRecognizerShouldBegin:"
DELEGATE_METHODS = (
    "gestureRecognizerShouldBegin: gestureRecognizer:shouldReceiveTouch: gestureRecognizer:shouldReceivePress: "
    "gestureRecognizer:shouldReceiveEvent: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: "
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer: gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
)

# Objective-C as lldb wants it: every result is cast, because the debugger knows no headers. A getter's value comes through
# valueForKey:, which boxes numbers and structures, so that no structure is returned by a call. A list of numbers comes as text, which
# JSON can hold whatever is in the list. Views wait on a stack and getters in a
# list of jobs, both in the order of the tree.
EXPRESSION = r"""
id fp_out = (id)[NSMutableDictionary dictionary];
id fp_null = (id)[NSNull null];
Class fp_viewClass = (Class)NSClassFromString(@"UIView");
Class fp_controlClass = (Class)NSClassFromString(@"UIControl");
Class fp_labelClass = (Class)NSClassFromString(@"UILabel");
Class fp_controllerClass = (Class)NSClassFromString(@"UIViewController");
Class fp_applicationClass = (Class)NSClassFromString(@"UIApplication");
id fp_application = fp_applicationClass ? (id)[(id)fp_applicationClass sharedApplication] : (id)0;
if (!fp_viewClass || !fp_applicationClass) {
  (void)[fp_out setObject:@"noUIKit" forKey:@"error"];
} else if (!fp_application) {
  (void)[fp_out setObject:@"noApplication" forKey:@"error"];
} else {
  id fp_viewGetters = (id)[@"$VIEW" componentsSeparatedByString:@" "];
  id fp_layerGetters = (id)[@"$LAYER" componentsSeparatedByString:@" "];
  id fp_recognizerGetters = (id)[@"$RECOGNIZER" componentsSeparatedByString:@" "];
  id fp_screenGetters = (id)[@"bounds scale" componentsSeparatedByString:@" "];
  id fp_deviceGetters = (id)[@"systemName systemVersion" componentsSeparatedByString:@" "];
  id fp_labelGetters = (id)[@"text" componentsSeparatedByString:@" "];
  id fp_overridable = (id)[@"$OVERRIDABLE" componentsSeparatedByString:@" "];
  id fp_delegateMethods = (id)[@"$DELEGATE" componentsSeparatedByString:@" "];
  id fp_views = (id)[NSMutableArray array];
  id fp_windows = (id)[NSMutableArray array];
  id fp_classes = (id)[NSMutableDictionary dictionary];
  id fp_stack = (id)[NSMutableArray array];
  id fp_jobs = (id)[NSMutableArray array];
  id fp_asked = (id)[NSMutableArray array];
  id fp_all = (id)[fp_application valueForKey:@"windows"];
  for (long fp_i = (long)[fp_all count] - 1; fp_i >= 0; fp_i--) {
    (void)[fp_stack addObject:ARRAY{(id)[fp_all objectAtIndex:(unsigned long)fp_i] | fp_null}];
  }
  while ((unsigned long)[fp_stack count] > 0) {
    id fp_entry = (id)[fp_stack lastObject];
    id fp_view = (id)[fp_entry objectAtIndex:0];
    id fp_parent = (id)[fp_entry objectAtIndex:1];
    id fp_index = (id)[NSNumber numberWithUnsignedLongLong:(unsigned long long)[fp_views count]];
    id fp_row = (id)[NSMutableDictionary dictionary];
    (void)[fp_stack removeLastObject];
    (void)[fp_views addObject:fp_row];
    (void)[fp_row setObject:fp_parent forKey:@"parent"];
    if (fp_parent == fp_null) (void)[fp_windows addObject:fp_index];
    (void)[fp_asked addObject:ARRAY{fp_view | fp_row}];
    (void)[fp_jobs addObject:ARRAY{fp_view | fp_viewGetters | fp_row | @"view"}];
    if ((BOOL)[fp_view isKindOfClass:fp_labelClass]) {
      (void)[fp_jobs addObject:ARRAY{fp_view | fp_labelGetters | fp_row | @"text"}];
    }
    id fp_layer = (id)[fp_view valueForKey:@"layer"];
    (void)[fp_jobs addObject:ARRAY{fp_layer | fp_layerGetters | fp_row | @"layer"}];
    id fp_animations = (id)[fp_layer animationKeys];
    if (fp_animations) (void)[fp_row setObject:fp_animations forKey:@"animations"];
    id fp_next = (id)[fp_view nextResponder];
    if (fp_next && (BOOL)[fp_next isKindOfClass:fp_controllerClass]) {
      id fp_controller = (id)[NSMutableDictionary dictionary];
      (void)[fp_row setObject:fp_controller forKey:@"controller"];
      (void)[fp_asked addObject:ARRAY{fp_next | fp_controller}];
    }
    id fp_recognizers = (id)[fp_view valueForKey:@"gestureRecognizers"];
    id fp_recognizerRows = (id)[NSMutableArray array];
    (void)[fp_row setObject:fp_recognizerRows forKey:@"recognizers"];
    for (unsigned long fp_i = 0; fp_i < (unsigned long)[fp_recognizers count]; fp_i++) {
      id fp_recognizer = (id)[fp_recognizers objectAtIndex:fp_i];
      id fp_recognizerRow = (id)[NSMutableDictionary dictionary];
      (void)[fp_recognizerRows addObject:fp_recognizerRow];
      (void)[fp_asked addObject:ARRAY{fp_recognizer | fp_recognizerRow}];
      (void)[fp_jobs addObject:ARRAY{fp_recognizer | fp_recognizerGetters | fp_recognizerRow | @"values"}];
      id fp_description = (id)[fp_recognizer description];
      if (fp_description) (void)[fp_recognizerRow setObject:fp_description forKey:@"description"];
      id fp_delegate = (id)[fp_recognizer valueForKey:@"delegate"];
      if (fp_delegate) {
        id fp_delegateRow = (id)[NSMutableDictionary dictionary];
        id fp_implements = (id)[NSMutableArray array];
        (void)[fp_recognizerRow setObject:fp_delegateRow forKey:@"delegate"];
        (void)[fp_delegateRow setObject:fp_implements forKey:@"implements"];
        (void)[fp_asked addObject:ARRAY{fp_delegate | fp_delegateRow}];
        for (unsigned long fp_j = 0; fp_j < (unsigned long)[fp_delegateMethods count]; fp_j++) {
          id fp_name = (id)[fp_delegateMethods objectAtIndex:fp_j];
          if ((BOOL)[fp_delegate respondsToSelector:(SEL)NSSelectorFromString(fp_name)]) (void)[fp_implements addObject:fp_name];
        }
      } else {
        (void)[fp_recognizerRow setObject:fp_null forKey:@"delegate"];
      }
    }
    if ((BOOL)[fp_view isKindOfClass:fp_controlClass]) {
      unsigned long fp_events = (unsigned long)[fp_view allControlEvents];
      id fp_targets = (id)[(id)[fp_view allTargets] allObjects];
      id fp_targetRows = (id)[NSMutableArray array];
      (void)[fp_row setObject:(id)[NSNumber numberWithUnsignedLongLong:(unsigned long long)fp_events] forKey:@"events"];
      (void)[fp_row setObject:fp_targetRows forKey:@"targets"];
      for (unsigned long fp_i = 0; fp_i < (unsigned long)[fp_targets count]; fp_i++) {
        id fp_target = (id)[fp_targets objectAtIndex:fp_i];
        id fp_targetRow = (id)[NSMutableDictionary dictionary];
        id fp_actionRows = (id)[NSMutableArray array];
        (void)[fp_targetRows addObject:fp_targetRow];
        (void)[fp_targetRow setObject:fp_actionRows forKey:@"actions"];
        if (fp_target != fp_null) (void)[fp_asked addObject:ARRAY{fp_target | fp_targetRow}];
        for (unsigned long fp_bit = 0; fp_bit < 20; fp_bit++) {
          if (!(fp_events & (1UL << fp_bit))) continue;
          id fp_actions = (id)[fp_view actionsForTarget:(fp_target == fp_null ? (id)0 : fp_target) forControlEvent:(1UL << fp_bit)];
          for (unsigned long fp_j = 0; fp_j < (unsigned long)[fp_actions count]; fp_j++) {
            (void)[fp_actionRows addObject:ARRAY{(id)[fp_actions objectAtIndex:fp_j] | (id)[NSNumber numberWithUnsignedLongLong:(unsigned long long)fp_bit]}];
          }
        }
      }
    }
    id fp_children = (id)[fp_view valueForKey:@"subviews"];
    for (long fp_i = (long)[fp_children count] - 1; fp_i >= 0; fp_i--) {
      (void)[fp_stack addObject:ARRAY{(id)[fp_children objectAtIndex:(unsigned long)fp_i] | fp_index}];
    }
  }
  for (unsigned long fp_i = 0; fp_i < (unsigned long)[fp_asked count]; fp_i++) {
    id fp_entry = (id)[fp_asked objectAtIndex:fp_i];
    id fp_object = (id)[fp_entry objectAtIndex:0];
    id fp_row = (id)[fp_entry objectAtIndex:1];
    Class fp_class = (Class)[fp_object class];
    id fp_className = (id)NSStringFromClass(fp_class);
    (void)[fp_row setObject:fp_className forKey:@"class"];
    (void)[fp_row setObject:(id)[NSNumber numberWithUnsignedLongLong:(unsigned long long)fp_object] forKey:@"address"];
    if ((id)[fp_classes objectForKey:fp_className]) continue;
    id fp_chain = (id)[NSMutableArray array];
    id fp_code = (id)[NSMutableDictionary dictionary];
    (void)[fp_classes setObject:ARRAY{fp_chain | fp_code} forKey:fp_className];
    for (Class fp_c = fp_class; fp_c; fp_c = (Class)class_getSuperclass(fp_c)) {
      const char *fp_image = (const char *)class_getImageName(fp_c);
      (void)[fp_chain addObject:ARRAY{(id)NSStringFromClass(fp_c) | (id)[NSString stringWithUTF8String:(fp_image ? fp_image : "")]}];
    }
    if (!(BOOL)[(id)fp_class isSubclassOfClass:fp_viewClass]) continue;
    for (unsigned long fp_j = 0; fp_j < (unsigned long)[fp_overridable count]; fp_j++) {
      id fp_name = (id)[fp_overridable objectAtIndex:fp_j];
      void *fp_implementation = (void *)class_getMethodImplementation(fp_class, (SEL)NSSelectorFromString(fp_name));
      void *fp_info[4] = {0, 0, 0, 0};
      if (!(int)dladdr((const void *)fp_implementation, (void *)fp_info) || !fp_info[0]) continue;
      (void)[fp_code setObject:(id)[NSString stringWithUTF8String:(const char *)fp_info[0]] forKey:fp_name];
    }
  }
  id fp_screen = (id)[(id)NSClassFromString(@"UIScreen") mainScreen];
  id fp_device = (id)[(id)NSClassFromString(@"UIDevice") currentDevice];
  if (fp_screen) (void)[fp_jobs addObject:ARRAY{fp_screen | fp_screenGetters | fp_out | @"screen"}];
  if (fp_device) (void)[fp_jobs addObject:ARRAY{fp_device | fp_deviceGetters | fp_out | @"system"}];
  for (unsigned long fp_i = 0; fp_i < (unsigned long)[fp_jobs count]; fp_i++) {
    id fp_job = (id)[fp_jobs objectAtIndex:fp_i];
    id fp_object = (id)[fp_job objectAtIndex:0];
    id fp_getters = (id)[fp_job objectAtIndex:1];
    id fp_values = (id)[NSMutableDictionary dictionary];
    (void)[(id)[fp_job objectAtIndex:2] setObject:fp_values forKey:(id)[fp_job objectAtIndex:3]];
    for (unsigned long fp_j = 0; fp_j < (unsigned long)[fp_getters count]; fp_j++) {
      id fp_key = (id)[fp_getters objectAtIndex:fp_j];
      if (!(BOOL)[fp_object respondsToSelector:(SEL)NSSelectorFromString(fp_key)]) continue;
      id fp_value = (id)[fp_object valueForKey:fp_key];
      if (!fp_value) continue;
      if ((BOOL)[fp_value isKindOfClass:(Class)[NSNumber class]]) {
        double fp_number = (double)[fp_value doubleValue];
        (void)[fp_values setObject:(fp_number - fp_number == 0 ? fp_value : (id)[fp_value description]) forKey:fp_key];
      } else if ((BOOL)[fp_value isKindOfClass:(Class)[NSString class]]) {
        (void)[fp_values setObject:fp_value forKey:fp_key];
      } else if ((BOOL)[fp_value isKindOfClass:(Class)[NSArray class]]) {
        id fp_texts = (id)[fp_value valueForKey:@"description"];
        (void)[fp_values setObject:(id)[fp_texts componentsJoinedByString:@" "] forKey:fp_key];
      } else if ((BOOL)[fp_value isKindOfClass:(Class)[NSValue class]]) {
        const char *fp_type = (const char *)[fp_value objCType];
        double fp_parts[16] = {0};
        unsigned long fp_count = 0;
        if (fp_type[0] == '{' && fp_type[1] == 'C' && fp_type[2] == 'A') fp_count = 16;
        else if (fp_type[0] == '{' && fp_type[1] == 'C' && fp_type[3] == 'R') fp_count = 4;
        else if (fp_type[0] == '{' && fp_type[1] == 'C' && (fp_type[3] == 'P' || fp_type[3] == 'S')) fp_count = 2;
        if (!fp_count) continue;
        (void)[fp_value getValue:(void *)fp_parts];
        id fp_list = (id)[NSMutableArray array];
        for (unsigned long fp_k = 0; fp_k < fp_count; fp_k++) {
          id fp_part = (id)[NSNumber numberWithDouble:fp_parts[fp_k]];
          (void)[fp_list addObject:(fp_parts[fp_k] - fp_parts[fp_k] == 0 ? fp_part : (id)[fp_part description])];
        }
        (void)[fp_values setObject:fp_list forKey:fp_key];
      }
    }
  }
  id fp_identifier = (id)[(id)[NSBundle mainBundle] bundleIdentifier];
  id fp_model = (id)[(id)[(id)[NSProcessInfo processInfo] environment] objectForKey:@"SIMULATOR_MODEL_IDENTIFIER"];
  if (!fp_model) {
    char fp_machine[64] = {0};
    unsigned long fp_size = 63;
    if ((int)sysctlbyname("hw.machine", (void *)fp_machine, (void *)&fp_size, (void *)0, (unsigned long)0) == 0) {
      fp_model = (id)[NSString stringWithUTF8String:(const char *)fp_machine];
    }
  }
  if ((BOOL)[fp_application isIgnoringInteractionEvents]) {
    (void)[fp_out setObject:(id)[NSNumber numberWithBool:(BOOL)1] forKey:@"ignoresInteractionEvents"];
  }
  if (fp_identifier) (void)[fp_out setObject:fp_identifier forKey:@"application"];
  if (fp_model) (void)[fp_out setObject:fp_model forKey:@"device"];
  (void)[fp_out setObject:fp_views forKey:@"views"];
  (void)[fp_out setObject:fp_windows forKey:@"windows"];
  (void)[fp_out setObject:fp_classes forKey:@"classes"];
}
char *fp_answer = (char *)0;
if ((BOOL)[NSJSONSerialization isValidJSONObject:fp_out]) {
  id fp_data = (id)[NSJSONSerialization dataWithJSONObject:fp_out options:(unsigned long)0 error:(id *)0];
  unsigned long long fp_length = (unsigned long long)[fp_data length];
  fp_answer = (char *)malloc((unsigned long)(fp_length + 8));
  *(unsigned long long *)fp_answer = fp_length;
  (void)[fp_data getBytes:(void *)(fp_answer + 8) length:(unsigned long)fp_length];
}
(unsigned long long)fp_answer;
"""


def expression():
    """The Objective-C text to evaluate.

    ARRAY{a | b} in the text above becomes a chain of calls with one argument each: the debugger does not know which methods are
    variadic, and on arm64 such a call would put its arguments in the wrong place.
    """

    def chain(match):
        first, *rest = match.group(1).split(" | ")
        text = f"(id)[NSArray arrayWithObject:{first}]"
        for element in rest:
            text = f"(id)[{text} arrayByAddingObject:{element}]"
        return text

    text = re.sub(r"ARRAY\{(.*?)\}", chain, EXPRESSION)
    for mark, names in (
        ("$VIEW", VIEW_GETTERS),
        ("$LAYER", LAYER_GETTERS),
        ("$RECOGNIZER", RECOGNIZER_GETTERS),
        ("$OVERRIDABLE", OVERRIDABLE),
        ("$DELEGATE", DELEGATE_METHODS),
    ):
        text = text.replace(mark, names)
    return text


# --- What the application answers -------------------------------------------------------------------------------

UIKIT_IMAGES = {"UIKitCore", "UIKit", "SwiftUI", "SwiftUICore"}
STATES = ("possible", "began", "changed", "ended", "cancelled", "failed")
DIRECTIONS = ((1, "right"), (2, "left"), (4, "up"), (8, "down"))
SCROLL_TYPES = ((1, "discrete"), (2, "continuous"))
TOUCH_TYPES = {0, 1, 2, 3}  # Fingers, remotes, pencils and pointers: all that there are, which is the default.
EDGES = ((1, "top"), (2, "left"), (4, "bottom"), (8, "right"))
EVENTS = {
    0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside", 4: "touchDragEnter", 5: "touchDragExit",
    6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel", 12: "valueChanged", 13: "primaryActionTriggered",
    14: "menuActionTriggered", 16: "editingDidBegin", 17: "editingChanged", 18: "editingDidEnd", 19: "editingDidEndOnExit",
}  # fmt: skip
IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

# Which recognizers have which properties; other classes may have a private getter of the same name.
RECOGNIZER_KEYS = {
    "UITapGestureRecognizer": ("numberOfTapsRequired", "numberOfTouchesRequired"),
    "UILongPressGestureRecognizer": (
        "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement",
    ),
    "UIPanGestureRecognizer": ("minimumNumberOfTouches", "maximumNumberOfTouches"),
    "UISwipeGestureRecognizer": ("numberOfTouchesRequired",),
}  # fmt: skip
NO_LIMIT = 2**31  # A pan's maximumNumberOfTouches is the largest integer by default.
SCROLL_KEYS = {
    "delaysContentTouches": "delaysContentTouches",
    "canCancelContentTouches": "canCancelContentTouches",
    "isScrollEnabled": "scrollEnabled",
    "isPagingEnabled": "pagingEnabled",
    "isDirectionalLockEnabled": "directionalLockEnabled",
}


def number(value):
    """A value of the answer as the format writes numbers: a whole one without a point, one that is not finite as a string."""
    if isinstance(value, str):
        text = value.lower()
        value = math.nan if "nan" in text else -math.inf if text.startswith("-inf") else math.inf if "inf" in text else float(text)
    value = float(value)
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return int(value) if value == int(value) and abs(value) < 2**53 else value


def flag(value):
    """A BOOL, which is a number on some processors and a boolean on others."""
    return bool(value)


def names_of(bits, table):
    return [name for bit, name in table if int(bits) & bit]


class Classes:
    """What the answer says about classes: their superclasses and which image contains their code."""

    def __init__(self, raw):
        self.raw = raw

    def chain(self, name):
        """The class and its superclasses, nearest first."""
        entry = self.raw.get(name)
        return [link[0] for link in entry[0]] if entry else [name]

    def superclasses(self, name):
        """The superclasses up to the first class that UIKit defines; empty if it defines the class itself, None if unknown."""
        entry = self.raw.get(name)
        if not entry:
            return None
        found = []
        for position, (link, image) in enumerate(entry[0]):
            if position > 0:
                found.append(link)
            if image.rsplit("/", 1)[-1] in UIKIT_IMAGES:
                return found
        return found

    def overrides(self, name):
        """Those of the three selectors whose code is not UIKit's; None if the image of any is unknown."""
        code = self.raw[name][1] if name in self.raw else {}
        selectors = OVERRIDABLE.split()
        if any(selector not in code for selector in selectors):
            return None
        return [selector for selector in selectors if code[selector].rsplit("/", 1)[-1] not in UIKIT_IMAGES]


def address(value):
    return "0x%x" % int(value)


def touch_types(text):
    """The numbers of a list that came as text; None if it did not, or if something else is in it."""
    if not isinstance(text, str) or not all(word.isdecimal() for word in text.split()):
        return None
    return [int(word) for word in text.split()]


def identity(row):
    return {"class": row["class"], "address": address(row["address"])}


def recognizer(row, classes):
    """One recognizer in the format's words."""
    values = row["values"]
    chain = classes.chain(row["class"])
    result = identity(row)
    superclasses = classes.superclasses(row["class"])
    if superclasses is not None:
        result["superclasses"] = superclasses
    if values.get("name"):
        result["name"] = values["name"]
    if "state" in values and 0 <= int(values["state"]) < len(STATES):
        result["state"] = STATES[int(values["state"])]
    if "isEnabled" in values:
        result["enabled"] = flag(values["isEnabled"])
    if row.get("delegate") is None:
        result["delegate"] = None
    else:
        result["delegate"] = {**identity(row["delegate"]), "implements": row["delegate"]["implements"]}
    for key in ("cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"):
        if key in values:
            result[key] = flag(values[key])
    for owner, keys in RECOGNIZER_KEYS.items():
        if owner in chain:
            result.update((key, number(values[key])) for key in keys if key in values and float(values[key]) < NO_LIMIT)
    if "UISwipeGestureRecognizer" in chain and "direction" in values:
        result["direction"] = names_of(values["direction"], DIRECTIONS)
    types = touch_types(values.get("allowedTouchTypes"))
    if types is not None and not TOUCH_TYPES <= set(types):
        result["allowedTouchTypes"] = types
    if "UIPanGestureRecognizer" in chain and "allowedScrollTypesMask" in values:
        result["allowedScrollTypesMask"] = names_of(values["allowedScrollTypesMask"], SCROLL_TYPES)
    if "UIScreenEdgePanGestureRecognizer" in chain and "edges" in values:
        result["edges"] = names_of(values["edges"], EDGES)
    result.update(said_by_description(row.get("description", "")))
    return result


def said_by_description(text):
    """Targets and failure requirements, which only a recognizer's description shows; nothing if a class prints another one."""
    if "state = " not in text:
        return {}
    result = {}
    targets = list(described_targets(text))
    if targets:
        result["targets"] = targets
    for key, word in (("mustFail", "must-fail"), ("mustFailFor", "must-fail-for")):
        _, _, inside = text.partition(word + " = {")
        result[key] = list(described_addresses(inside.partition("}")[0]))
    return result


# A description may be of any length and shape, since any class can print its own. So it is cut at fixed words, each character
# once; a search for a pattern with an open end would go over the rest again from each beginning.
HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")


def described_targets(text):
    """Each `action=…, target=<Class: 0x…>` of a description."""
    for piece in text.split("action=")[1:]:
        action, comma, rest = piece.partition(", target=<")
        name, _, rest = rest.partition(" ")
        place = HEXADECIMAL.match(rest)
        name = name.removesuffix(":")
        if comma and place and action and name and not any(mark in action for mark in ", \t\n)"):
            yield {"class": name, "address": place.group().lower(), "action": action}


def described_addresses(text):
    """The address of each `<Class: 0x…>` of a description."""
    for piece in text.split("<")[1:]:
        name, colon, rest = piece.partition(": ")
        place = HEXADECIMAL.match(rest)
        if colon and place and name and not any(mark in name for mark in " \t\n>:"):
            yield place.group().lower()


def control_targets(row):
    """A control's targets, and whether all events that it handles are accounted for: those of UIAction objects are not."""
    merged = {}
    seen = 0
    for target in row["targets"]:
        place = address(target["address"]) if "class" in target else None
        for action, bit in target["actions"]:
            seen |= 1 << int(bit)
            merged.setdefault((place or "", target.get("class"), action), []).append(int(bit))
    targets = [
        {"class": name, "address": place or None, "action": action, "events": [EVENTS[bit] for bit in sorted(bits) if bit in EVENTS]}
        for (place, name, action), bits in sorted(merged.items(), key=lambda item: (item[0][0], item[1], item[0][2]))
    ]
    known = sum(1 << bit for bit in EVENTS)
    return targets, int(row.get("events", 0)) & known & ~seen == 0


def matrix(values):
    """A layer's transform: nothing for the identity, six numbers if it is affine, else sixteen."""
    values = [number(value) for value in values]
    if values == IDENTITY:
        return None
    affine = all(values[i] == IDENTITY[i] for i in (2, 3, 6, 7, 8, 9, 10, 11, 14, 15))
    return [values[i] for i in (0, 1, 4, 5, 12, 13)] if affine else values


def view(row, classes, notes):
    """One view in the format's words, without what is at its default."""
    values, layer = row["view"], row["layer"]
    chain = classes.chain(row["class"])
    result = {"parent": row["parent"], "class": row["class"]}
    superclasses = classes.superclasses(row["class"])
    if superclasses is not None:
        result["superclasses"] = superclasses
    result["address"] = address(row["address"])
    label = values.get("accessibilityIdentifier") or values.get("currentTitle") or row.get("text", {}).get("text")
    if label:
        result["label"] = label
    result["bounds"] = [number(part) for part in values["bounds"]]
    result["center"] = [number(part) for part in layer["position"]]
    anchor = [number(part) for part in layer.get("anchorPoint", (0.5, 0.5))]
    if anchor != [0.5, 0.5]:
        result["anchorPoint"] = anchor
    transform = matrix(layer.get("transform", IDENTITY))
    if transform:
        result["transform"] = transform
    if number(layer.get("zPosition", 0)) != 0:
        result["zPosition"] = number(layer["zPosition"])
    if number(values.get("alpha", 1)) != 1:
        result["alpha"] = number(values["alpha"])
    for getter, key, default in (
        ("isHidden", "hidden", False),
        ("isUserInteractionEnabled", "userInteractionEnabled", True),
        ("isMultipleTouchEnabled", "multipleTouchEnabled", None),
        ("isExclusiveTouch", "exclusiveTouch", None),
        ("clipsToBounds", "clipsToBounds", False),
    ):
        if getter in values and flag(values[getter]) != default:
            result[key] = flag(values[getter])
    if row.get("animations"):
        result["animations"] = row["animations"]
    if "controller" in row:
        result["viewController"] = identity(row["controller"])
    overrides = classes.overrides(row["class"])
    if overrides is not None:
        result["overrides"] = overrides
    else:
        note(notes, f"Could not determine which methods {row['class']} overrides.")
    result["gestureRecognizers"] = [recognizer(each, classes) for each in row["recognizers"]]
    if "UIControl" in chain:
        if "isEnabled" in values:
            result["enabled"] = flag(values["isEnabled"])
        targets, complete = control_targets(row)
        if targets or complete:
            result["targets"] = targets
        if not complete:
            note(notes, f"A {row['class']} handles events with UIAction objects, which are not exported.")
    if "UIScrollView" in chain:
        scrolling = {key: flag(values[getter]) for getter, key in SCROLL_KEYS.items() if getter in values}
        if "contentSize" in values:
            scrolling = {"contentSize": [number(part) for part in values["contentSize"]], **scrolling}
        result["scrolling"] = scrolling
    return result


def note(notes, sentence):
    if sentence not in notes:
        notes.append(sentence)


def document(answer):
    """The export, from the bytes that the expression left behind."""
    try:
        raw = json.loads(answer.decode("utf-8"))
    except (RecursionError, ValueError) as error:
        raise Failure(f"The application's answer is not JSON ({error}); it was {len(answer)} bytes long.") from None
    if not isinstance(raw, dict):
        raise Failure("The application's answer has an unexpected form: it is not an object.")
    if raw.get("error") == "noUIKit":
        raise Failure("This process has no UIKit: it is not an iOS application, or it has not finished starting.")
    if raw.get("error") == "noApplication":
        raise Failure("UIApplication does not exist yet: let the application start, stop it again and repeat the command.")
    try:
        return translated(raw)
    except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
        raise Failure(f"The application's answer has an unexpected form ({type(error).__name__}: {error}).") from None


def translated(raw):
    if raw["views"] == []:
        raise Failure("The application has no windows yet: let it show its screen, stop it again and repeat the command.")
    notes = []
    classes = Classes(raw["classes"])
    views = [view(row, classes, notes) for row in raw["views"]]
    windows = []
    for index in raw["windows"]:
        values = raw["views"][index]["view"]
        windows.append(
            {"view": index, "level": number(values.get("windowLevel", 0)), "key": flag(values.get("isKeyWindow", False))}
        )
    result = {"format": FORMAT, "tool": TOOL}
    system = raw.get("system", {})
    if system:
        result["system"] = " ".join(system[key] for key in ("systemName", "systemVersion") if key in system)
    for key in ("device", "application"):
        if key in raw:
            result[key] = raw[key]
    if flag(raw.get("ignoresInteractionEvents", False)):
        result["ignoresInteractionEvents"] = True
    screen = raw.get("screen", {})
    if "bounds" in screen and "scale" in screen:
        result["screen"] = {"bounds": [number(part) for part in screen["bounds"]], "scale": number(screen["scale"])}
    return {**result, "notes": notes, "windows": windows, "views": views}


# --- The file ---------------------------------------------------------------------------------------------------


def rendered(export):
    """The document as text, one window and one view per line."""

    def compact(value):
        return json.dumps(value, ensure_ascii=False, allow_nan=False)

    lines = []
    for key, value in export.items():
        if key in ("windows", "views"):
            body = ",\n".join("    " + compact(each) for each in value)
            lines.append(f'  "{key}": [\n{body}\n  ]' if value else f'  "{key}": []')
        else:
            lines.append(f'  "{key}": {compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(path, text):
    """Writes the file and returns its full path. What was there is replaced once the new file is whole, and keeps its permissions."""
    full = os.path.realpath(os.path.expanduser(path))
    part = f"{full}.{os.getpid()}.part"
    try:
        if os.path.exists(full) and not os.path.isfile(full):
            raise OSError(errno.EINVAL, "it is not a file")
        with open(part, "x", encoding="utf-8") as file:
            file.write(text)
        if os.path.exists(full):
            shutil.copymode(full, part)
        os.replace(part, full)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            os.remove(part)
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure(f"{spelled(full)} could not be written: {reason}. Pass a full path to another folder.") from None
    return full


def default_path():
    """The working directory; the home folder if that is the root, as inside Xcode."""
    return DEFAULT_PATH if os.getcwd() != os.path.sep else os.path.join("~", DEFAULT_PATH)


def spelled(text):
    """The text on one line, with whatever a terminal would obey spelled out: names in an application may be anything."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "backslashreplace").decode("ascii") for c in text)


# --- The command ------------------------------------------------------------------------------------------------


def arguments(command):
    """Path and timeout from the command's text."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Failure(f"The arguments could not be read: {error}. {USAGE}") from None
    path, timeout = None, DEFAULT_TIMEOUT
    while words:
        word = words.pop(0)
        if word == "--timeout":
            try:
                timeout = float(words.pop(0))
            except (IndexError, ValueError):
                raise Failure(f"--timeout needs a number of seconds. {USAGE}") from None
            if not 0 < timeout <= 3600:
                raise Failure(f"--timeout must be more than 0 and at most 3600 seconds. {USAGE}")
        elif word.startswith("-"):
            raise Failure(f"{word} is not an option. {USAGE}")
        elif path is not None:
            raise Failure(f"Pass only one path. {USAGE}")
        else:
            path = word
    return path or default_path(), timeout


def evaluation_failure(message, timeout):
    """lldb's message about an expression that failed, as a sentence that says what to do."""
    text = " ".join(message.split())
    if re.search(r"timed? ?out", text, re.IGNORECASE):
        return Failure(
            f"The application did not answer within {timeout:g} s. Let it continue for a moment, stop it again, "
            f"and repeat the command, with --timeout {timeout * 3:g} if it has thousands of views."
        )
    if re.search(r"undeclared identifier '(NS\w+)'|unknown receiver '(NS\w+)'", text):
        return Failure("This process has no Foundation: it is not an iOS application, or it has not finished starting.")
    if "interrupted" in text or "exception" in text.lower():
        return Failure(f"The expression failed in the application, whose state was restored: {text}")
    return Failure(f"lldb could not evaluate the expression: {text or 'no reason given'}")


def run(command, evaluate):
    """The whole command: asks through `evaluate(expression, timeout)`, which returns bytes or raises Failure, and returns the output."""
    path, timeout = arguments(command)
    export = document(evaluate(expression(), timeout))
    full = write(path, rendered(export))
    views, windows = len(export["views"]), len(export["windows"])
    said = [f"Wrote {views} views in {windows} {'window' if windows == 1 else 'windows'} to {full}."]
    return "\n".join(spelled(sentence) for sentence in said + export["notes"])


# --- lldb -------------------------------------------------------------------------------------------------------


def evaluator(lldb, target):
    """An `evaluate` for `run` that asks the target's process."""

    def stopped_process():
        process = target.GetProcess() if target and target.IsValid() else None
        state = process.GetState() if process and process.IsValid() else lldb.eStateInvalid
        if state in (lldb.eStateInvalid, lldb.eStateExited, lldb.eStateDetached, lldb.eStateUnloaded):
            raise Failure("There is no process: run or attach to the application first.")
        if state in (lldb.eStateRunning, lldb.eStateStepping):
            raise Failure("The process is running: stop it first, with the pause button or `process interrupt`.")
        if state not in (lldb.eStateStopped, lldb.eStateCrashed, lldb.eStateSuspended):
            raise Failure("The process is not in a state in which expressions can run.")
        return process

    def evaluate(text, timeout):
        process = stopped_process()
        options = lldb.SBExpressionOptions()
        options.SetLanguage(lldb.eLanguageTypeObjC_plus_plus)
        options.SetTimeoutInMicroSeconds(int(timeout * 1_000_000))
        options.SetIgnoreBreakpoints(True)
        options.SetUnwindOnError(True)
        options.SetSuppressPersistentResult(True)
        frame = process.GetThreadAtIndex(0).GetFrameAtIndex(0)  # The main thread, where UIKit belongs.
        value = frame.EvaluateExpression(text, options)
        if value.GetError().Fail():
            raise evaluation_failure(value.GetError().GetCString() or "", timeout)
        place = value.GetValueAsUnsigned()
        if place == 0:
            raise Failure("The application could not write its answer as JSON; a string in it may be invalid.")
        error = lldb.SBError()
        length = process.ReadUnsignedFromMemory(place, 8, error)
        answer = process.ReadMemory(place + 8, length, error) if error.Success() and length else b""
        frame.EvaluateExpression(f"(void)free((void *){place})", options)
        if error.Fail():
            raise Failure(f"The answer could not be read from the process: {error.GetCString()}.")
        return answer

    return evaluate


def fingerpost_export(debugger, command, context, result, internal_dict):
    """Exports the screen of the stopped application: fingerpost-export [--timeout SECONDS] [PATH]"""
    import lldb

    try:
        result.AppendMessage(run(command, evaluator(lldb, context.GetTarget())))
    except Failure as failure:
        result.SetError(spelled(str(failure)))
    except Exception as error:  # A traceback would say nothing to the user of a debugger.
        result.SetError(spelled(f"This is a fault of fingerpost-export, please report it: {type(error).__name__}: {error}"))


def __lldb_init_module(debugger, internal_dict):
    debugger.HandleCommand(f"command script add -f {__name__}.fingerpost_export fingerpost-export")
    print("fingerpost-export is there. It writes the screen of a stopped application for `fingerpost explain`.")
