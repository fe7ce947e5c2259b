import Expectations
import FingerpostScreens
import Foundation
import Testing

/// What stands around an input, and what is said of it.
@Suite("Readers: wrappings")
nonisolated struct ReadersWrappingTests {
  private static let tree = [
    "Element subtree:", " →Application, 0x14, pid: 8736, label: 'Shop'",
    "    Window (Main), 0x15, {{0.0, 0.0}, {414.0, 896.0}}",
    "      Button, 0x18, {{25.0, 542.0}, {369.0, 41.0}}, label: 'Go'",
  ]

  @Test("an element tree with times before its lines is read")
  func elements() throws {
    let text = Self.tree.map { "2026-11-25T10:00:00.1234567Z " + $0 }.joined(separator: "\n")
    let screen = try read(text)
    #expect(screen.outline == "Window(Button)" && screen.warnings.isEmpty)
  }

  @Test("an element tree in a driver's answer is read")
  func answer() throws {
    let string = String(
      decoding: try JSONEncoder().encode([Self.tree.joined(separator: "\n")]), as: UTF8.self)
    let screen = try read("{\"value\": \(string.dropFirst().dropLast()), \"sessionId\": \"x\"}")
    #expect(screen.outline == "Window(Button)" && screen.kind == .elementTree)
  }

  @Test("words between views count, and words around them do not")
  func words() throws {
    let lines = [
      "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>",
      "   | <UIView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>>",
    ]
    let inside = [lines[0], "and then comes the root", lines[1]].joined(separator: "\n")
    try expect(read(inside).warningTexts, is: ["2: This line was not understood: and then comes the root"])
    let around = (["Look at this:"] + lines + ["Strange."]).joined(separator: "\n")
    #expect(try read(around).warningTexts.isEmpty)
  }

  @Test("a time in a label and a time in one line are no prefix")
  func times() throws {
    let screen = try read(
      """
      at 10:00:00 it looks like this
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UILabel: 0x3; frame = (0 0; 20 20); text = '10:00:00'; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
         | <UILabel: 0x5; frame = (0 0; 20 20); text = '10:00:01'; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
      """)
    expect(screen.outline, is: "UIWindow(UILabel UILabel)")
    expect(screen.views.map(\.label), is: [nil, "10:00:00", "10:00:01"])
  }
}
