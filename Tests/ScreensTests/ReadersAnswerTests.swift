import Expectations
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// What a console answers to questions below a tree: delegates of recognizers, and properties of text views.
@Suite struct ReadersAnswerTests {
  private func read(_ questions: String, pops: Int = 1) throws -> Screen {
    let pans = (0..<pops).map { index in
      "<_UIParallaxTransitionPanGestureRecognizer: 0x3\(index); state = Possible; view = <UILayoutContainerView 0x2>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x5>)>>"
    }
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
         | <UILayoutContainerView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xf>>
         |    | <UITextView: 0x4; frame = (0 0; 400 100); layer = <CALayer: 0xf>>

      <__NSArrayM 0x9>(
      \(pans.joined(separator: ",\n"))
      )

      \(questions)
      """
    return try ScreenReader.read(Data(text.utf8), name: "screen")
  }

  private func delegate(_ questions: String, pops: Int = 1) throws -> ScreenRecognizer.Delegate? {
    try read(questions, pops: pops).views[1].recognizers?.first?.delegate
  }

  private static let feed = ScreenRecognizer.Delegate.object(
    class: "Shop.Feed", address: "0x7", implements: nil)

  @Test(
    "The pop gesture's delegate is read however the console was asked for it",
    arguments: [
      "po [[[self navigationController] interactivePopGestureRecognizer] delegate]",
      "po [(UIGestureRecognizer *)[[self navigationController] interactivePopGestureRecognizer] delegate]",
      "po self.navigationController.interactivePopGestureRecognizer.delegate",
      "po navigationController?.interactivePopGestureRecognizer?.delegate",
      "po navigationController!.interactivePopGestureRecognizer!.delegate",
      "expr -l objc -O -- [(UIGestureRecognizer *)0x30 delegate]", "po [0x30 delegate]",
    ])
  func paths(_ question: String) throws {
    try expect(delegate("(lldb) \(question)\n<Shop.Feed: 0x7>"), is: Self.feed)
    try expect(delegate("(lldb) \(question)\nnil"), is: ScreenRecognizer.Delegate.none)
    try expect(
      delegate("(lldb) \(question)\n▿ Optional<UIGestureRecognizerDelegate>\n  - some : <Shop.Feed: 0x7>"),
      is: Self.feed)
  }

  @Test(
    "Another path, another method and another answer leave the delegate unknown",
    arguments: [
      "po [[[self navigationController] interactivePopGestureRecognizer] view]\n<Shop.Feed: 0x7>",
      "po self.tableView.delegate\n<Shop.Feed: 0x7>", "po [[self tableView] delegate]\n<Shop.Feed: 0x7>",
      "po navigationController?.delegate\n<Shop.Feed: 0x7>",
      "po [[[self navigationController] interactivePopGestureRecognizer] delegate]\nerror: no member named delegate",
    ])
  func strangers(_ text: String) throws {
    try expect(delegate("(lldb) \(text)"), is: .unknown)
  }

  @Test("Of two pop gestures it is not known which one was asked for") func two() throws {
    let question = "(lldb) po navigationController?.interactivePopGestureRecognizer?.delegate\nnil"
    try expect(delegate(question, pops: 2), is: .unknown)
  }

  @Test(
    "TXV-2: whether a text view can be edited and selected is read where it was asked for",
    arguments: [true, false])
  func flags(_ value: Bool) throws {
    let word = value ? "YES" : "NO"
    let screen = try read(
      """
      (lldb) expr -l objc -O -- (BOOL)[(id)0x4 isEditable]
      \(word)
      (lldb) p (BOOL)[0x4 isSelectable]
      (BOOL) $1 = \(word)
      """)
    #expect(screen.views[2].isEditable == value && screen.views[2].isSelectable == value)
    expect(screen.unreadLines, is: 0)
    let other = try read(
      "(lldb) p (BOOL)[0x4 isEditable]\nerror: unknown\n(lldb) p (BOOL)[0x4 isHidden]\n(BOOL) $2 = YES")
    expect(other.views[2].isEditable, is: nil)
  }

  @Test("TXV-4: a text view's recognizers are known by their classes, their names and what they work for")
  func parts() throws {
    func part(_ className: String, _ change: (inout ScreenRecognizer) -> Void = { _ in }) -> ScreenRecognizer
      .Part?
    {
      var recognizer = ScreenRecognizer(className: className)
      change(&recognizer)
      return recognizer.part
    }
    expect(part("UITextTapRecognizer"), is: .textTap)
    expect(part("UITextTapRecognizer") { $0.settings.numberOfTapsRequired = 2 }, is: .textDoubleTap)
    expect(part("UITextTapRecognizer") { $0.settings.numberOfTapsRequired = 3 }, is: nil)
    expect(part("UITextTapRecognizer") { $0.settings[count: "numberOfTouchesRequired"] = 2 }, is: nil)
    expect(part("UIVariableDelayLoupeGesture"), is: .textPress)
    expect(part("UITextMultiTapRecognizer") { $0.name = "UITextInteractionNameSingleTap" }, is: .textTap)
    let target = ScreenTarget(className: "UITextLinkInteraction", address: "0x1", action: "_handle:")
    expect(part("UITapGestureRecognizer") { $0.targets = [target] }, is: .linkTap)
    expect(part("UILongPressGestureRecognizer") { $0.targets = [target] }, is: .linkPress)
    expect(part("UITapGestureRecognizer"), is: nil)
  }
}
