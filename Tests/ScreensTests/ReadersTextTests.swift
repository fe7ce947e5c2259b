import Expectations
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// Texts inside nodes, which nothing escapes.
@Suite("Readers: texts in a dump")
nonisolated struct ReadersTextTests {
  private static let rest = "; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x2>>"

  @Test(
    "a text may hold quotes, brackets, semicolons and what looks like attributes",
    arguments: [
      "", " ", "'", "''", "It's", "a; b", "a > b", "<b>bold</b>", "'quoted'", "a' ; b", "x = y", "> - Back",
      "<UIView: 0x9; frame = (0 0; 1 1)>", "layer = <CALayer: 0x1>>", "say 'hi'; then go", "('", "{", "[[[",
      "\\n", "\"",
      "'; foo = bar", "‘curly’", "Ünïcödé 😀", "it's > that's", "a -> b", "'>", "'>>", "a' - b",
    ])
  func texts(text: String) throws {
    let screen = try read("<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'\(Self.rest)")
    let view = try #require(screen.views.first)
    expect(screen.views.count, is: 1)
    expect(view.label, is: text)
    #expect(!view.isUserInteractionEnabled && !view.isHidden)
    #expect(view.doubts.isEmpty && screen.warnings.isEmpty)
  }

  @Test(
    "a text that imitates attributes is text, and the view is in doubt",
    arguments: ["'; hidden = YES; alpha = 0", "Go'; hidden = YES", "a'; userInteractionEnabled = NO; b"])
  func imitations(text: String) throws {
    let view = try #require(
      try read("<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'\(Self.rest)").views.first)
    expect(view.label, is: text)
    #expect(!view.isHidden && view.alpha == 1)
    expect(view.doubts, is: ["its text reads like attributes, which were taken as text"])
  }

  @Test("a text may be the last attribute")
  func last() throws {
    let view = try #require(
      try read("<UILabel: 0x1; frame = (1 2; 3 4); hidden = YES; text = 'a; b'>").views.first)
    #expect(view.label == "a; b" && view.isHidden && view.doubts.isEmpty)
  }

  @Test("a text may go over lines, empty ones and ones with brackets included")
  func lines() throws {
    let screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>
         | <UITextView: 0x3; frame = (0 0; 9 9); text = 'Dear all,

      it's > time;
        | not a view
      Bye'; clipsToBounds = YES; layer = <CALayer: 0x4>; contentOffset: {0, 3}>
         | <UIView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>>
      """)
    expect(screen.outline, is: "UIView(UITextView UIView)")
    expect(screen.views[1].label, is: "Dear all,  it's > time;   | not a view Bye")
    #expect(screen.views[1].clipsToBounds && screen.views[1].bounds.origin.y == 3)
    expect(screen.views.map(\.line), is: [1, 2, 7])
    #expect(screen.warnings.isEmpty)
  }

  @Test("quotes that a blog has made typographic are quotes")
  func typographic() throws {
    let view = try #require(
      try read("<UILabel: 0x1; frame = (1 2; 3 4); text = ‘It’s’; hidden = YES; layer = <CALayer: 0x2>>")
        .views.first)
    #expect(view.label == "It’s" && view.isHidden)
    let double = try #require(
      try read("<UILabel: 0x1; frame = (1 2; 3 4); text = “a; b”; hidden = YES; layer = <CALayer: 0x2>>")
        .views.first)
    #expect(double.label == "a; b" && double.isHidden)
  }

  @Test("escapes of old property lists are undone, surrogates included")
  func escapes() throws {
    let view = try #require(
      try read(
        "<UILabel: 0x1; frame = (1 2; 3 4); text = '\\u767b\\u5f55 \\ud83d\\ude00 \\ud83d \\u12'\(Self.rest)"
      )
      .views.first)
    expect(view.label, is: "登录 😀 \u{FFFD} \\u12")
  }

  @Test("a long text is cut for display between characters")
  func long() throws {
    let text = String(repeating: "é", count: 400)
    let view = try #require(
      try read("<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'\(Self.rest)").views.first)
    expect(view.label, is: String(repeating: "é", count: 100) + "…")
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("several views on one line keep their texts apart")
  func oneLine() throws {
    let screen = try read(
      "[\(node("UIWindow")), \(node("UIWindow", "hidden = YES; layer = <UIWindowLayer: 0x3>"))]")
    expect(screen.outline, is: "UIWindow UIWindow")
    expect(screen.views.map(\.isHidden), is: [false, true])
  }
}
