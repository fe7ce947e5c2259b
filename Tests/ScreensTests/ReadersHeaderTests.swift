import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Nodes that do not begin with `<Class: 0x…`.
@Suite("Readers: other headers")
nonisolated struct ReadersHeaderTests {
  // MARK: - Text containers

  private static let container =
    "<<_UITextContainerView: 0x3; frame = (0 0; 300 40); layer = <_UITextTiledLayer: 0x4>> minSize = {0, 0}, "
    + "maxSize = {1.797e+308, 1.797e+308}, textContainer = <NSTextContainer: 0x5 size = (300.0,inf); "
    + "widthTracksTextView = YES; heightTracksTextView = NO>; exclusionPaths = 0x6; lineBreakMode = 0>"

  private static let textView = """
    <UITextView: 0x1; frame = (20 20; 300 40); text = 'a'; layer = <CALayer: 0x2>; contentOffset: {0, 0}>
       | \(container)
       |    | <Shop.Attachment: 0x7; frame = (10 10; 20 20); layer = <CALayer: 0x8>>
       | <UIView: 0x9; frame = (0 0; 5 5); hidden = YES; layer = <CALayer: 0xa>>
    """

  private func expectContainer(_ screen: Screen, _ comment: Comment? = nil) {
    expect(
      screen.outline, is: "UITextView(_UITextContainerView(Shop.Attachment) UIView)", comment)
    expect(screen.views.map(\.address), is: ["0x1", "0x3", "0x7", "0x9"], comment)
    expect(screen.views.map(\.bounds.size.width), is: [300, 300, 20, 5], comment)
    expect(screen.views.map(\.isHidden), is: [false, false, false, true], comment)
    #expect(screen.warnings.isEmpty, comment)
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty }, comment)
  }

  @Test("a text view's container, which is in brackets of its own, is a view like any other")
  func textContainer() throws {
    expectContainer(try read(Self.textView))
    expectContainer(try read(Self.textView.replacing("\n", with: "\r\n")), "CRLF")
    expectContainer(try read("$0 = " + Self.textView), "a result")
    let alone = try read("(lldb) po view\n" + Self.container)
    #expect(alone.outline == "_UITextContainerView" && alone.warnings.isEmpty)
    let result = try read("(_UITextContainerView *) $7 = " + Self.container)
    #expect(result.outline == "_UITextContainerView" && result.views[0].doubts.isEmpty)
  }

  @Test("what is said after the container's own bracket is not an attribute of the view")
  func textContainerTail() throws {
    let screen = try read(
      "<<_UITextContainerView: 0x3; frame = (0 0; 300 40); layer = <L: 0x4>> hidden = YES; alpha = 0; frame = (1 1; 1 1)>"
    )
    expect(screen.views.map(\.isHidden), is: [false])
    expect(screen.views.map(\.alpha), is: [1])
    expect(screen.views.map(\.bounds.size.width), is: [300])
  }

  @Test("a text container may be wrapped anywhere or cut off in its tail")
  func textContainerWrapped() throws {
    for width in 20...130 {
      var text = ""
      for line in Self.textView.split(separator: "\n") {
        var rest = line
        while !rest.isEmpty {
          text += rest.prefix(width) + "\n"
          rest = rest.dropFirst(width)
        }
      }
      expectContainer(try read(text), "wrapped at \(width)")
    }
    let cut = try read(Self.textView.replacing("; exclusionPaths = 0x6; lineBreakMode = 0>", with: ""))
    expectContainer(cut, "cut off after the container")
  }

  @Test("an escaped one-line paste may hold a text container")
  func textContainerEscaped() throws {
    expectContainer(try read("$1 = \"" + Self.textView.replacing("\n", with: "\\n") + "\""))
  }

  // MARK: - Snapshots without pointers

  @Test("a snapshot whose pointers were purged is read, with no address for any view")
  func purged() throws {
    let screen = try read(
      """
      <UIWindow; frame = (0 0; 320 568); gestureRecognizers = <NSArray>; layer = <UIWindowLayer>>
         | <Shop.Box<Swift.Int, Swift.String>; baseClass = UIView; frame = (0 20; 320 548); layer = <CALayer>>
         |    | <UILabel; frame = (16 20; 100 21); text = 'It's "here"'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
         |    |    | <_UILabelContentLayer> (layer)
         |    | <<_UITextContainerView; frame = (0 0; 300 40); layer = <L>> minSize = {0, 0}, textContainer = <NSTextContainer size = (3,4)>>
         | <UIView; frame = (0 0; 9 9); hidden = YES; layer = <CALayer>>
      """)
    expect(
      screen.outline, is: "UIWindow(Shop.Box<Swift.Int, Swift.String>(UILabel _UITextContainerView) UIView)")
    #expect(screen.views.allSatisfy { $0.address == nil && $0.doubts.isEmpty })
    #expect(screen.warnings.isEmpty)
    expect(screen.views.map(\.isHidden), is: [false, false, false, false, true])
    #expect(screen.views[0].isWindow && screen.views[0].hasRecognizers)
    expect(screen.views[2].label, is: "It's \"here\"")
  }

  @Test(
    "addresses that somebody has masked are no addresses, whatever stands in their place",
    arguments: ["0x…", "0xXXXXXXXX", "0x7f…", "0x7fxxxx", "0x********", "0x????", "0x..."])
  func masked(_ mask: String) throws {
    let screen = try read(
      """
      <UIWindow: \(mask); frame = (0 0; 320 568); gestureRecognizers = <NSArray: \(mask)>; layer = <UIWindowLayer: \(mask)>>
         | <Shop.Box: \(mask); baseClass = UIView; frame = (0 20; 320 548); hidden = YES; layer = <CALayer: \(mask)>>
      """)
    expect(screen.outline, is: "UIWindow(Shop.Box)")
    #expect(screen.views.allSatisfy { $0.address == nil && $0.doubts.isEmpty })
    #expect(screen.warnings.isEmpty && screen.views[1].isHidden)
  }

  @Test("what a patch adds is read without its signs, the first line too")
  func patch() throws {
    let screen = try read(
      """
      +<UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0xf>>
      +   | <UIView: 0x2; frame = (0 20; 320 548); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
      +(lldb) po [0x2 gestureRecognizers]
      +<__NSArrayM 0xe>(
      +<UITapGestureRecognizer: 0x3; state = Possible; view = <UIView 0x2>; target= <(action=tapped:, target=<Shop.Page 0x4>)>>
      +)
      """)
    expect(screen.outline, is: "UIWindow(UIView)")
    expect(screen.views[1].recognizers?.count, is: 1)
  }

  @Test("a class and an address without a colon are told apart")
  func noColon() throws {
    let screen = try read(
      """
      <UIWindow 0x7f0; frame = (0 0; 320 568); layer = <UIWindowLayer>>
         | <Shop.Box<Swift.Int> 0x7f1; frame = (0 0; 10 10); hidden = YES>
      """)
    expect(screen.views.map(\.className), is: ["UIWindow", "Shop.Box<Swift.Int>"])
    expect(screen.views.map(\.address), is: ["0x7f0", "0x7f1"])
    expect(screen.views.map(\.isHidden), is: [false, true])
  }

  @Test("purged and whole lines may be mixed")
  func mixed() throws {
    let screen = try read(
      """
      <UIView; frame = (0 0; 320 568); layer = <CALayer>>
         | <UIView: 0x7f1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
         |    | <UIView; frame = (1 1; 2 2); layer = <CALayer>>
      """)
    expect(screen.outline, is: "UIView(UIView(UIView))")
    expect(screen.views.map(\.address), is: [nil, "0x7f1", nil])
  }

  @Test(
    "what only resembles a purged line is not a view",
    arguments: [
      "<div; class = a>", "<UIView>", "<p>", "<UIView; >", "<a; b>", "<CALayer>", "<UIView, frame>",
      "List<Int>; frame = (0 0; 1 1)",
    ])
  func notPurged(line: String) {
    #expect(throws: ScreenReadError.self) { try read(line) }
  }

  @Test("names of local classes in their printed form are names")
  func printedNames() throws {
    for name in [
      "Demo.(unknown context at $10f3a2b48).InnerView", "(unknown context at $10f3a2b48).LocalCell",
    ] {
      let screen = try read("<\(name): 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>")
      expect(screen.views.map(\.className), is: [name])
      expect(screen.views.map(\.address), is: ["0x1"])
    }
  }
}
