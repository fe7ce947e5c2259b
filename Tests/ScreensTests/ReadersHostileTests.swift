import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Inputs that people do not paste, and that must neither trap nor take more time than their length asks for.
///
/// No clock is read here: one quadratic step would show as a suite that takes hours.
@Suite("Readers: hostile input", .serialized)
nonisolated struct ReadersHostileTests {
  /// Returns the text over and over, doubled until the size is reached.
  private func repeated(_ text: String, upTo size: Int) -> [UInt8] {
    var bytes = Array(text.utf8)
    while bytes.count < size { bytes += bytes.prefix(size - bytes.count) }
    return bytes
  }

  @Test("nothing readable at all is refused with one sentence")
  func nothing() {
    for bytes: [UInt8] in [
      [], [0], [10], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array(repeating: 0, count: 4_096),
    ] {
      #expect(throws: ScreenReadError.self) { try read(bytes: bytes) }
    }
    #expect(throws: ScreenReadError.self) { try read(bytes: (0..<100_000).map { UInt8(($0 * 7_919) % 256) }) }
  }

  @Test("bytes that are not UTF-8 are repaired in names and texts")
  func invalidUTF8() throws {
    let bytes =
      Array("<UIV".utf8) + [0xFF] + Array("w: 0x1; frame = (0 0; 1 1); text = '".utf8) + [0xC3, 0xED, 0xA0]
    let screen = try read(bytes: bytes + Array("'; hidden = YES; layer = <CALayer: 0x2>>".utf8))
    expect(screen.views.first?.className, is: "UIV\u{FFFD}w")
    expect(screen.views.first?.isHidden, is: true)
  }

  @Test("a size that is known only roughly is read, however large it is", arguments: ["1e30", "1e300"])
  func hugeSize(_ size: String) throws {
    let screen = try read(
      bytes: Array(
        """
        <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
           | <UIView: 0x20; frame = (0 0; \(size.replacing("1e", with: "1.23456e")) \(size)); transform = [0.707107, 0.707107, -0.707107, 0.7, 0, 0]; layer = <CALayer: 0x2>>
           | <UIView: 0x21; frame = (0 0; \(size) \(size)); transform = [1.2, 0.3, 0.1, 1.7, 0, 0]; layer = <CALayer: 0x2>>
        """.utf8))
    expect(screen.views.count, is: 3)
  }

  /// All bytes that are no letter, digit or part of a character, and some of those.
  private static let bytes: [UInt8] =
    (UInt8.min..<0x80).filter {
      !Character(Unicode.Scalar($0)).isLetter && !Character(Unicode.Scalar($0)).isNumber
    }
    + Array("09afnuxAFZ".utf8) + [0x80, 0xA0, 0xA8, 0xC2, 0xC3, 0xE2, 0xED, 0xEF, 0xFF]

  @Test("every kind of byte in every place of a node is survived")
  func everyByte() {
    for line in [
      "<UIView: 0x1; frame = (0 0; 1 1); text = 'a'; layer = <CALayer: 0x2>>",
      "Button, 0x1, {{0.0, 1.0}, {2.0, 3.0}}, label: 'a', Disabled",
      "<XCUIElementTypeOther x=\"0\" label=\"a\"/>",
      "<<A: 0x1; frame = (0 0; 1 1); layer = <L: 0x2>> minSize = {0, 0}, c = <B: 0x3>>",
      "<A; frame = (0 0; 1 1); animations = { a=<B>; <C: 0x1>=<D>; }; layer = <L>>",
    ] {
      let template = Array(line.utf8)
      for place in template.indices {
        for value in Self.bytes {
          var bytes = template
          bytes[place] = value
          _ = try? read(bytes: bytes)
        }
      }
    }
  }

  @Test("random pieces of dumps, put together at random, are survived")
  func shuffled() {
    let pieces = [
      "<", ">", "'", ";", " = ", "UIView", ": 0x1", "frame", "(0 0; 1 1)", "\n", "   | ", "text = '",
      "hidden = YES",
      "layer = <CALayer: 0x2>", "{", "}", "must-fail = {", "\\n", "\"", "...",
      "transform = [1, 0, 0, 1, 0, 0]", "\u{1B}[0m",
      "\t", "contentOffset: {", "->", "‘", "’", "\r", "Element subtree:", "<?xml", "\u{0}", "- 0 : ", "$0 = ",
      "\\u12", "<<", "; frame = ", ", state: ", "view: <", "•", ":0x1", "animations = {", "=<", "UITouch",
      " (layer)", "UILabel", "UITextField", "_UITouchPassthroughView", "(unknown context at $1).",
    ]
    var state: UInt64 = 42
    for _ in 0..<6_000 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      _ = try? read(text)
    }
  }

  @Test("thirty thousand views are read in one go")
  func manyViews() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\n"
    for index in 1..<30_000 {
      text += String(repeating: "   |", count: 1 + index % 7)
      text +=
        " <Shop.Row<Swift.Int>: 0x7f\(index); baseClass = UIView; frame = (\(index % 300) 12.3333; 45.3333 20.5); "
      text += "text = 'Row \(index)'; userInteractionEnabled = NO; layer = <CALayer: 0x600003151800>>\n"
    }
    try expect(read(text).views.count, is: 30_000)
  }

  @Test(
    "more than a million views are refused",
    .enabled(
      if: ProcessInfo.processInfo.environment["FINGERPOST_NIGHT"] != nil,
      "a million views take 14 seconds; .ci/nightly makes them"))
  func tooManyViews() {
    #expect(throws: ScreenReadError.self) { try read(bytes: repeated("<A: 0x1>\n", upTo: 9_100_000)) }
  }

  @Test(
    "one thing over and over is read or refused in linear time",
    arguments: [
      "a", "\n", "<", ">", "'", "|", " ", "\t", "<A", "<A: 0x1", "<A: 0x1;", "; ", "(", "{", "\\n", "\\",
      "<A: 0x1>",
      "<A: 0x1>, ", "<A: 0x1; text = '", "<A: 0x1; text = 'b'; x = y>, ",
      "<A: 0x1; text = 'b'; tag = 1>   | ", "\"",
      "\r", "\u{A0}", "&lt;", "> ", "Button, 0x1, {{", "Button, 0x1, {{0, 0}, {1, 1}}, label: 'a\n",
      "<XCUIElementTypeOther ", "<XCUIElementTypeOther>", "{\"views\": [", "…\n", "...\n", "<a > ",
      "x: <A: 0x1",
      "<<A: 0x1>", "<<A: 0x1> ", "<<A: 0x1>\n", "<A; frame = ", "<A; frame = (0 0; 1 1)>\n", "<a; a",
      "{ a=<b>; ", "<A: 0x1; animations = { a=<b: 0x1>; ", "animations = {", ", state: ", "(unknown context",
      "<A 0x1>, state: x, view: <B: 0x2>\n", "•A:0x1\n", "*A ", "<UITouch: 0x1>\n", "<UITouch: 0x1\n",
      "<(unknown context at ",
      "<CALayer> (layer)\n", "<_UITouchPassthroughView: 0x1; frame = (0 0; 1 1)>\n |",
      "<UITextField: 0x1; frame = (0 0; 1 1)>\n |", "<UITouch: 0x1> phase\nview: <A: 0x1>\n",
      "<A 0x1; frame = 1>", "$3 = 0x1\n",
      "<A: 0x1\n", "<A\n", "  | <A: 0x1; text = 'b\n", "'; hidden = YES; ", "<A: 0x1; must-fail = {\n", "a\n",
      "0x",
      "<A: 0x1; frame = (0 0; 1 1); layer =\n", "\"<A: 0x1>\\n\n", "$", "<A<", "<A>",
    ])
  func monotony(unit: String) {
    _ = try? read(bytes: repeated(unit, upTo: 100_000))
  }

  // More calls than the stack of any thread has room for, if one character led to another.
  @Test("two megabytes are read or refused", arguments: ["a", " ", "<A: 0x1; text = '"])
  func twoMegabytes(unit: String) {
    _ = try? read(bytes: repeated(unit, upTo: 2_000_000))
  }
}
