import Expectations
import FingerpostScreens
import Foundation
import Testing

/// Descriptions that debuggers print and that are not trees of views.
@Suite("Readers: descriptions of other things")
nonisolated struct ReadersForeignTests {
  private static let remedy =
    "print the views instead, with `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`."

  private static let tree = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>>
    """

  @Test(
    "a tree of view controllers is refused, however it was printed",
    arguments: [
      """
      <UINavigationController 0x7f8, state: appeared, view: <UILayoutContainerView 0x7f9>
         | <Shop.ListController 0x7fa, state: appeared, view: <UIView 0x7fb>
      """,
      """
      <UINavigationController 0x7f8>, state: appeared, view: <UILayoutContainerView: 0x7f9>
         | <Shop.ListController 0x7fa>, state: appeared, view: <UIView: 0x7fb>
         + <Shop.Alert 0x7fc>, state: appeared, view: <UIView: 0x7fd>, presented with: <_UIPresentation 0x7fe>
         | <Shop.Third 0x7fa>, state: disappeared, view: (view not loaded)
      """,
      "(lldb) po [c _printHierarchy]\n<A.B: 0x7f8>, state: appeared, view: <UILayoutContainerView: 0x7f9>\n",
      "<UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>",
      "$0 = \"<A 0x7f8>, state: appeared, view: <UIView: 0x7f9>\\n   | <B 0x1>, state: appeared, view: <C: 0x2>\"",
      "<Shop.ListController: 0x7fa>",
    ])
  func controllers(text: String) throws {
    let message = try #require(refusal(of: text))
    #expect(
      message.hasSuffix("This lists view controllers, which have no frames; \(Self.remedy)"), "\(message)")
  }

  @Test(
    "an event or a touch is refused",
    arguments: [
      """
      <UITouchesEvent: 0x60> timestamp: 1234.5 touches: {(
          <UITouch: 0x7f> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x7e; frame = (0 0; 390 844); layer = <L: 0x1>> view: <UIView: 0x7d; frame = (0 0; 100 100); layer = <CALayer: 0x2>> location in window: {10, 20}
      )}
      """,
      "<UITouch: 0x7f> phase: Ended tap count: 1 view: <UIView: 0x7d; frame = (0 0; 9 9); layer = <L: 0x2>>",
      "(lldb) po touches\n▿ Set([<UITouch: 0x7f> phase: Began, view: <UIView: 0x7d; frame = (0 0; 1 1)>])",
      "(lldb) po event\nOptional(<UITouchesEvent: 0x60> timestamp: 12 touches: {(\n)})",
      "<UIPressesEvent: 0x60>",
      """
      <UITouch: 0x7f> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x7e; frame = (0
       0; 390 844); layer = <L: 0x1>>
      view: <UIView: 0x7d; frame = (0 0; 100 100); layer = <CALayer: 0x2>> location in window: {10,
      20} location in view: {1, 2}
      """,
    ])
  func touches(text: String) throws {
    let message = try #require(refusal(of: text))
    #expect(message.hasSuffix("This describes an event, not a tree of views; \(Self.remedy)"), "\(message)")
  }

  @Test(
    "an Auto Layout trace is refused",
    arguments: [
      """

      •UIWindow:0x7f9a6a60 - AMBIGUOUS LAYOUT
      |   •UIView:0x7f9a7f40
      |   |   *UIButton:0x7f9a8f40'Pay'
      |   |   |   UIImageView:0x7f9a9f40
      |   |   +Shop.Row<Swift.Int>:0x7f9a9f40- AMBIGUOUS LAYOUT for Shop.Row.minX{id: 12}

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually
      """,
      "*<UIWindow:0x8a5d5d0>\n|   *<UIView:0x8a5d7d0>\n|   |   *<UILabel:0x8a5d9d0> - AMBIGUOUS LAYOUT",
      "•<UIWindow:0x8a5d5d0>\n|   •<UIView:0x8a5d7d0>",
    ])
  func trace(text: String) throws {
    let message = try #require(refusal(of: text))
    #expect(
      message.hasSuffix("This is an Auto Layout trace, which has no frames; \(Self.remedy)"), "\(message)")
  }

  @Test(
    "a list of constraints is refused",
    arguments: [
      "<NSLayoutConstraint:0x600 UIView:0x7f.width == 100   (active)>",
      """
      2026-01-01 12:00:00.123 Shop[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x600 h=--& v=--& UIView:0x7f.height == 44   (active)>",
          "<SnapKit.LayoutConstraint:0x601@Row.swift#12 UIView:0x7f.top == UIView:0x8f.top>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600 UIView:0x7f.width == 100   (active)>
      """,
    ])
  func constraints(text: String) throws {
    let message = try #require(refusal(of: text))
    #expect(
      message.hasSuffix("This lists Auto Layout constraints, not views; \(Self.remedy)"), "\(message)")
  }

  @Test(
    "a tree of layers alone is refused",
    arguments: [
      "<CALayer: 0x1> (layer)\n   | <CAShapeLayer: 0x2> (layer)",
      "<CALayer> (layer)",
      """
      <UIWindowLayer:0x600; position = CGPoint (160 240); bounds = CGRect (0 0; 320 480); delegate = <UIWindow: 0x7f; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x600>>; sublayers = (<CALayer: 0x601>); opaque = YES>
         | <Shop.Wave:0x601; position = CGPoint (1 2); bounds = CGRect (0 0; 3 4); opaque = YES>
      """,
    ])
  func layers(text: String) throws {
    let message = try #require(refusal(of: text))
    #expect(
      message.hasSuffix("This lists layers, and touches go to views; \(Self.remedy)"), "\(message)")
  }

  @Test("a responder chain is refused, flat or indented")
  func chain() throws {
    let lines = [
      "<Shop.Row: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>", "<Shop.ListController: 0x3>",
      "<UIWindow: 0x4; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x5>>", "<UIApplication: 0x6>",
      "<Shop.AppDelegate: 0x7>",
    ]
    let flat = lines.joined(separator: "\n")
    let indented = lines.enumerated().map { String(repeating: "   |", count: $0.offset) + " " + $0.element }
      .joined(separator: "\n")
    let swiftUI = flat.replacing("Shop.ListController", with: "SwiftUI.UIHostingController<Shop.Root>")
    let mangled = flat.replacing(
      "Shop.ListController", with: "_TtGC7SwiftUI19UIHostingControllerV4Shop4Root_")
    for text in [flat, indented, swiftUI, mangled] {
      expect(
        refusal(of: text), is: "paste:1: This is a responder chain, not a tree of views; \(Self.remedy)")
    }
  }

  @Test("beside a tree, such descriptions are passed over and do not count as unread")
  func besideTree() throws {
    for other in [
      "<UINavigationController 0x7f8>, state: appeared, view: <UILayoutContainerView: 0x7f9>\n   | <B 0x1>, state: appeared, view: <UIView: 0x2>\n",
      "<UITouch: 0x7f> phase: Ended view: <UIView: 0x7d; frame = (0 0; 9 9); layer = <L: 0x2>>\n",
      "<UITouch: 0x7f> phase: Ended view\n",
      "2026-01-01 12:00:00.123 Shop[1:2] <UITouch: 0x7f> phase: Ended\n\n",
      "<NSLayoutConstraint:0x600 UIView:0x7f.width == 100   (active)>\n",
      "<CALayer:0x601; position = CGPoint (1 2); bounds = CGRect (0 0; 3 4); opaque = YES>\n",
    ] {
      for text in [other + Self.tree, Self.tree + "\n" + other] {
        let screen = try read(text)
        expect(screen.outline, is: "UIWindow(UIView)", "\(other)")
        #expect(screen.unreadLines == 0 && !screen.isHalfRead, "\(other)")
      }
    }
  }

  @Test(
    "where nothing looks like a view, the first line is quoted, escaped and cut",
    arguments: [
      ("hello", "hello"), ("\n\n  two words  \nmore", "two words"), ("say \"hi\"\tnow", "say \\\"hi\\\" now"),
      ("a\u{1}b\u{202E}c", "a bc"), ("<html><body>", "<html><body>"),
      (String(repeating: "x", count: 200), String(repeating: "x", count: 60) + "…"),
      (String(repeating: "é", count: 50), String(repeating: "é", count: 30) + "…"),
    ])
  func nothing(text: String, quoted: String) {
    expect(
      refusal(of: text),
      is: "paste: No line looks like a view: the first is \"\(quoted)\"; the nearest that is read "
        + "is recursiveDescription (lldb: `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`); "
        + "`fingerpost formats` lists all.")
  }
}
