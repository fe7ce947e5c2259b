import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import OwnProcess
import Testing

@testable import FingerpostExplain

/// Controls as dumps show them, with the private views inside, and what is said of a gesture at their centers.
@Suite("Answers about controls", .ownProcess) struct ControlAnswerTests {
  /// A control in its surroundings.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var control: String
    var surroundings: String
    var dump: String

    var testDescription: String { "\(control), \(surroundings)" }
  }

  /// Controls with what dumps show inside them; the control itself is 0xc.
  private nonisolated static let controls: [(name: String, lines: [String])] = [
    ("a control of one's own", ["<Shop.Knob: 0xc; baseClass = UIControl; FRAME>"]),
    ("UIControl", ["<UIControl: 0xc; FRAME>"]),
    ("UIButton", ["<UIButton: 0xc; FRAME>"]),
    (
      "a button with its title and image",
      [
        "<UIButton: 0xc; FRAME>",
        "   | <UIImageView: 0xd1; frame = (0 0; 120 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
        "   | <UIButtonLabel: 0xd2; frame = (0 0; 120 44); text = 'Pay'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a button with a configuration",
      [
        "<Shop.PayButton: 0xc; baseClass = UIButton; FRAME>",
        "   | <_UISystemBackgroundView: 0xd1; frame = (0 0; 120 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
        "   |    | <UIView: 0xd2; frame = (0 0; 120 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a button with a stack view of the application's",
      [
        "<UIButton: 0xc; FRAME>",
        "   | <UIStackView: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a switch",
      [
        "<UISwitch: 0xc; FRAME>",
        "   | <UISwitchModernVisualElement: 0xd1; frame = (0 0; 120 44); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x9>>",
        "   |    | <UIView: 0xd2; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
        "   |    | <UIImageView: 0xd3; frame = (40 0; 44 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a slider with its thumb under the finger",
      [
        "<UISlider: 0xc; FRAME; value: 0.500000>",
        "   | <_UISlideriOSVisualElement: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
        "   |    | <UIImageView: 0xd2; frame = (40 0; 40 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a slider with its thumb elsewhere",
      [
        "<UISlider: 0xc; FRAME; value: 0.000000>",
        "   | <_UISlideriOSVisualElement: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a segmented control",
      [
        "<UISegmentedControl: 0xc; FRAME>",
        "   | <UIImageView: 0xd1; frame = (0 0; 120 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
        "   | <UISegment: 0xd2; frame = (0 0; 58 44); layer = <CALayer: 0x9>>",
        "   |    | <UISegmentLabel: 0xd3; frame = (0 0; 58 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
        "   | <UISegment: 0xd4; frame = (58 0; 62 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a stepper",
      [
        "<UIStepper: 0xc; FRAME>",
        "   | <UIStepperHorizontalVisualElement: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
        "   |    | <_UIStepperButton: 0xd2; frame = (0 0; 59 44); layer = <CALayer: 0x9>>",
        "   |    | <_UIStepperButton: 0xd3; frame = (59 0; 61 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a page control",
      [
        "<UIPageControl: 0xc; FRAME>",
        "   | <_UIPageControlContentView: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
        "   |    | <_UIPageControlIndicatorContentView: 0xd2; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a text field",
      [
        "<UITextField: 0xc; FRAME; text = ''>",
        "   | <_UITextFieldCanvasView: 0xd1; frame = (0 0; 120 44); layer = <CALayer: 0x9>>",
        "   |    | <UITextFieldLabel: 0xd2; frame = (0 0; 120 44); text = 'Name'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
      ]
    ),
    (
      "a bar button",
      [
        "<_UIButtonBarButton: 0xc; FRAME>",
        "   | <_UIModernBarButton: 0xd1; frame = (0 0; 120 44); userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
        "   |    | <UIButtonLabel: 0xd2; frame = (0 0; 120 44); text = 'Edit'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>",
      ]
    ),
  ]

  /// What surrounds a control: lines before it, how deep it lies, lines after it and recognizers.
  private nonisolated struct Surroundings {
    var name: String
    var before: [String] = []
    var marks = ""
    var after: [String] = []
    var recognizers = ""
  }

  private nonisolated static func recognizer(_ kind: String, _ rest: String = "") -> String {
    """
    <__NSArrayM 0xe>(
    <UI\(kind)GestureRecognizer: 0x30; state = Possible; \(rest)view = <UIView: 0x2>; target= <(action=act, target=<Shop.Page 0x31>)>>
    )
    """
  }

  private nonisolated static let surroundings: [Surroundings] = [
    Surroundings(name: "alone"),
    Surroundings(name: "disabled", marks: "enabled = NO; "),
    Surroundings(name: "not interactive", marks: "userInteractionEnabled = NO; "),
    Surroundings(name: "under a tap", recognizers: recognizer("Tap")),
    Surroundings(
      name: "under a tap that keeps touches", recognizers: recognizer("Tap", "cancelsTouchesInView = NO; ")),
    Surroundings(name: "under a long press", recognizers: recognizer("LongPress")),
    Surroundings(name: "under a pan", recognizers: recognizer("Pan")),
    Surroundings(
      name: "under a double tap that delays",
      recognizers: recognizer("Tap", "delaysTouchesBegan = YES; numberOfTapsRequired = 2; ")),
    Surroundings(
      name: "in a cell of a table",
      before: [
        "<UITableView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {400, 1900}>",
        "   | <Shop.OfferCell: 0x4; baseClass = UITableViewCell; frame = (0 0; 400 400); layer = <CALayer: 0x9>>",
        "   |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 400); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x9>>",
      ]),
    Surroundings(
      name: "in a navigation bar",
      before: [
        "<UINavigationBar: 0x3; frame = (0 0; 400 400); layer = <CALayer: 0x9>>",
        "   | <_UINavigationBarContentView: 0x4; frame = (0 0; 400 400); layer = <CALayer: 0x9>>",
        "   |    | <_UIButtonBarStackView: 0x5; frame = (0 0; 400 400); layer = <CALayer: 0x9>>",
      ]),
    Surroundings(
      name: "under a view in front",
      after: ["<Shop.ToastView: 0x6; frame = (0 0; 400 800); layer = <CALayer: 0x9>>"]),
  ]

  private nonisolated static let cases: [Case] = controls.flatMap { control in
    surroundings.map { Case(control: control.name, surroundings: $0.name, dump: dump(control.lines, $0)) }
  }

  private nonisolated static func dump(_ control: [String], _ around: Surroundings) -> String {
    let isTold = around.recognizers.isEmpty ? "" : "gestureRecognizers = <NSArray: 0xe>; "
    var lines = [
      "<UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x9>>",
      "   | <UIView: 0x2; frame = (0 0; 400 800); \(isTold)layer = <CALayer: 0x9>>",
    ]
    let frame = "frame = (140 200; 120 44); \(around.marks)layer = <CALayer: 0x9>"
    lines += around.before.map { "   |    | \($0)" }
    let indent = String(repeating: "   |", count: 2 + around.before.count)
    lines += control.map { "\(indent) \($0.replacing("FRAME", with: frame))" }
    lines += around.after.map { "   |    | \($0)" }
    return (lines + [around.recognizers]).joined(separator: "\n")
  }

  @Test(
    "The exit status says whether the control sends what it is there for, and no text says both",
    arguments: cases)
  func center(_ example: Case) throws {
    let screen = try ScreenReader.read(Data(example.dump.utf8), name: example.testDescription)
    let explainer = Explainer(screen)
    let expected = try explainer.expected("0xc")
    let view = try #require(explainer.aim(of: expected))
    let center = explainer.middle(of: view)
    for gesture in [RequestedGesture.tap, .hold, .drag(x: 100, y: 0)] {
      let script = gesture.script(at: center)
      let isSent = PlainRun(screen, script).acts.contains { $0.actor == .view(view) }
      let question = Question(script: script, view: view)
      let run = try #require(explainer.run(script))
      expect(explainer.answer(question, from: run).isSuccess, is: isSent, "\(gesture): \(example.dump)")
      // What the whole account says of the control's events must be the same.
      if let standard = explainer.standards[view] {
        let account = explainer.finder.activity(of: view, standard, run)
        expect((account.hindrance == nil), is: isSent, "\(gesture): \(example.dump)")
      }
      // Texts play many gestures, so that one of them has to do.
      if gesture == .tap { check(explainer.report(script, expecting: expected), explainer, isSent) }
    }
  }

  @Test(
    "Alone, every control acts on a tap but a slider, which acts on a drag of its thumb, and one that is covered"
  )
  func alone() throws {
    for example in Self.cases where example.surroundings == "alone" {
      let screen = try ScreenReader.read(Data(example.dump.utf8), name: example.testDescription)
      let explainer = Explainer(screen)
      let view = try #require(explainer.aim(of: try explainer.expected("0xc")))
      func acts(_ gesture: RequestedGesture) -> Bool {
        let script = gesture.script(at: explainer.middle(of: view))
        return explainer.answer(Question(script: script, view: view), from: explainer.run(script)).isSuccess
      }
      let isCovered = example.control == "a button with a stack view of the application's"
      expect(acts(.tap), is: !(isCovered || example.control.hasPrefix("a slider")), "\(example)")
      guard example.control.hasPrefix("a slider") else { continue }
      expect(acts(.drag(x: 100, y: 0)), is: example.control.hasSuffix("under the finger"), "\(example)")
    }
  }

  private func check(_ explanation: Report, _ explainer: Explainer, _ isSent: Bool) {
    expect(explanation.answer.isSuccess, is: isSent)
    let text = explanation.text()
    let head = text.split(separator: "\n\n").first ?? ""
    expect((head.contains("never") || head.contains("nothing acts")), isNot: isSent, "\(text)")
    expect((head.contains(" makes ") && !head.contains(" never makes ")), is: isSent, "\(text)")
    #expect(!isSent || !text.contains("never"), "\(text)")
  }
}
