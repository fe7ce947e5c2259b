import CLabPage
public import FingerpostScenarios
import FingerpostText

/// A scene of the tour: a small run, what it shows in two sentences, and one thing to try.
public struct TourScene {
  /// The name of its file.
  public let file: String
  /// The scenario, as the text of the file.
  public let source: String
  /// What it shows.
  public let text: String
  /// What to try.
  public let hint: String
  /// What the button for that is called.
  public let tryTitle: String
  /// The changes of it.
  let changes: [SceneChange]

  /// They as a question of the lab.
  var question: String {
    JSONWriter.object { json in
      json.field("changes", objects: changes) { $0.writeFields(to: json) }
    }
  }

  /// The scenario.
  ///
  /// - Throws: why it cannot be read.
  public func scenario() throws(ScenarioError) -> Scenario { try .load(text: source, name: file) }

  /// All scenes, in their order.
  public static let all: [TourScene] = zip(0..<lab_scene_count(), words).map { index, words in
    let bytes = UnsafeBufferPointer(start: lab_scene_bytes(index), count: lab_scene_size(index))
    return TourScene(
      file: String(cString: lab_scene_name(index)), source: String(decoding: bytes, as: UTF8.self),
      text: words.text, hint: words.hint, tryTitle: words.tryTitle, changes: words.changes)
  }

  private static let words: [(text: String, hint: String, tryTitle: String, changes: [SceneChange])] = [
    (
      """
      A finger taps a photo once. `showBars` recognizes the tap when the finger lifts, and acts 350 ms later, because \
      until then it might become the double tap that `zoom` looks for.
      """,
      "Switch `zoom` off, and see when `showBars` acts.",
      "Switch zoom off", [.set("recognizer", "zoom", "isEnabled", .flag(false))]
    ),
    (
      """
      Two buttons are tapped in a form that has a tap recognizer of its own, `hideKeyboard`. `SignIn`, a `UIButton`, \
      does not let it begin; `Subscribe`, a control of the application's own class, loses its touch to it and sends \
      nothing.
      """,
      "Let `hideKeyboard` act without taking touches, and see what `Subscribe` sends.",
      "Leave touches to their views",
      [.set("recognizer", "hideKeyboard", "cancelsTouchesInView", .flag(false))]
    ),
    (
      """
      A finger rests on a post in a list. For 150 ms the list does not pass the touch on, because the finger may be about \
      to scroll; so the post hears of it late.
      """,
      "Let the list pass touches on at once, and see when `Post` is told.",
      "Pass touches on at once", [.set("view", "Feed", "delaysContentTouches", .flag(false))]
    ),
    (
      """
      A finger flicks to the left over a row that can be deleted by a swipe and reordered by a pan, on a page that has \
      a pan, too. `reorder` begins after 10 points, which prevents `delete` and `turn`.
      """,
      "Let both pans wait until the swipe has failed, and see which one acts.",
      "Let the pans wait for the swipe",
      [.require("reorder", toFail: "delete"), .require("turn", toFail: "delete")]
    ),
    (
      """
      A finger drags out of a button and comes back before it lifts. The button follows it: it is highlighted until the \
      finger is more than 70 points away, and again as soon as it is near, so `bought` is sent in the end.
      """,
      "Step through with ← and → and watch the button. Then let one finger move the card, and see who gets the drag.",
      "Let one finger move the card", [.set("recognizer", "move", "minimumNumberOfTouches", .number("1"))]
    ),
  ]
}

/// A change that a scene suggests, by names.
enum SceneChange {
  /// A property of a view or a recognizer.
  case set(_ kind: String, _ name: String, _ property: String, JSONValue)
  /// A recognizer that waits for another one.
  case require(_ name: String, toFail: String)

  /// Writes its fields, as a question has them.
  func writeFields(to json: JSONWriter) {
    switch self {
    case .set(let kind, let name, let property, let value):
      SubjectName(kind: kind, name: name).writeFields(to: json)
      json.field("set", property)
      switch value {
      case .flag(let flag): json.field("value", flag)
      default: json.field("value", value.number ?? 0)
      }
    case .require(let name, let other):
      SubjectName(kind: "recognizer", name: name).writeFields(to: json)
      json.field("require") { SubjectName(kind: "recognizer", name: other).writeFields(to: json) }
      json.field("value", true)
    }
  }
}
