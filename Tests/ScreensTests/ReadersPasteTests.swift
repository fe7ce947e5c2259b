import Expectations
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// What consoles, browsers and mail programs do to a dump.
@Suite("Readers: pastes")
nonisolated struct ReadersPasteTests {
  private static let plain = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 320 480); alpha = 0.5; layer = <CALayer: 0x4>>
       |    | <UILabel: 0x5; frame = (8 8; 82 20.5); text = 'It's "here"'; hidden = YES; layer = <CALayer: 0x6>>
       | <UIButton: 0x7; frame = (8 191; 304 30); userInteractionEnabled = NO; layer = <CALayer: 0x8>>

    """

  /// What every paste of the dump above must come out as.
  private func expectPlain(_ screen: Screen, _ comment: Comment? = nil) {
    expect(screen.outline, is: "UIWindow(UIView(UILabel) UIButton)", comment)
    expect(screen.views.map(\.address), is: ["0x1", "0x3", "0x5", "0x7"], comment)
    expect(screen.views.map(\.isHidden), is: [false, false, true, false], comment)
    expect(screen.views.map(\.alpha), is: [1, 0.5, 1, 1], comment)
    expect(screen.views.map(\.isUserInteractionEnabled), is: [true, true, true, false], comment)
    expect(screen.views.map(\.bounds.size.height), is: [480, 480, 20.5, 30], comment)
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty }, comment)
    #expect(screen.warnings.isEmpty, comment)
  }

  private func lines(_ change: (Int, Substring) -> String) -> String {
    Self.plain.split(separator: "\n").enumerated().map { change($0.offset, $0.element) }.joined(
      separator: "\n")
  }

  @Test("the dump as it is")
  func plain() throws {
    expectPlain(try read(Self.plain))
    try expect(read(Self.plain).views[2].label, is: "It's \"here\"")
  }

  @Test("line ends and marks of other systems")
  func lineEnds() throws {
    expectPlain(try read(Self.plain.replacing("\n", with: "\r\n")), "CRLF")
    expectPlain(try read(Self.plain.replacing("\n", with: "\r")), "CR")
    expectPlain(try read(Self.plain.replacing("\n", with: "\u{2028}")), "line separator")
    expectPlain(try read("\u{FEFF}" + Self.plain), "byte order mark")
    expectPlain(try read(Self.plain.replacing("   |", with: "\u{A0}\u{A0} |")), "no-break space")
    expectPlain(try read(Self.plain.replacing("<", with: "\u{200B}<")), "zero-width space")
    expectPlain(try read(Self.plain.replacing("\n", with: "\n\n")), "blank lines")
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in Self.plain.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    expectPlain(try read(bytes: utf16), "UTF-16")
  }

  @Test("line numbers count the lines that the reader of a warning sees")
  func lineNumbers() throws {
    try expect(
      read("\r\n\r\n" + Self.plain.replacing("\n", with: "\r\n")).views.map(\.line), is: [3, 4, 5, 6])
    try expect(read("po view\n" + Self.plain).views.map(\.line), is: [2, 3, 4, 5])
  }

  @Test("colors of a terminal")
  func colors() throws {
    expectPlain(
      try read(Self.plain.replacing("<UI", with: "\u{1B}[1;31m<UI").replacing(">>", with: ">>\u{1B}[0m")))
  }

  @Test("prompts, commands and results of debuggers")
  func prompts() throws {
    for before in [
      "(lldb) po [[UIApplication sharedApplication].keyWindow recursiveDescription]\n",
      "cy# [w recursiveDescription]\n",
      "(gdb) po w\n", "po view.recursiveDescription()\n", "Printing description of $12:\n", "$0 = ",
      "(NSString *) $1 = ",
      "(lldb) expr -l objc -O -- [w recursiveDescription]\n$R2 = ", "=> ", "view = ", "Hierarchy: ", "`",
      "```\n",
      "Optional(", "View Hierarchy:\n",
    ] {
      let screen = try read(before + Self.plain + "\n(lldb) \n")
      expectPlain(screen, "\(before)")
    }
  }

  @Test(
    "one escaped line",
    arguments: ["\"", "'", "$0 = \"", "(NSString *) $3 = 0x01 @\"", "=> \"", "cy# \"", "@\"", ""])
  func escaped(before: String) throws {
    let quote = before.isEmpty ? "" : before.contains("'") ? "'" : "\""
    let escaped = Self.plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "'", with: "\\'"
    )
    .replacing("\n", with: "\\n")
    let screen = try read(before + escaped + quote + "\n")
    expectPlain(screen, "\(before)")
    expect(screen.views.map(\.line), is: [1, 1, 1, 1])
    expect(screen.views[2].label, is: "It's \"here\"")
  }

  @Test("a backslash in a text is not an escape of the line")
  func backslash() throws {
    let screen = try read("<UILabel: 0x1; frame = (0 0; 9 9); text = 'a\\nb'; layer = <CALayer: 0x2>>")
    expect(screen.views.first?.label, is: "a\\nb")
  }

  @Test("the prefixes of logs, on the first line or on every one")
  func logs() throws {
    for prefix in [
      "2014-01-01 12:00:00.123 App[12:34] ", "2020-01-01 12:00:00.123456+0100 Shop[123:4567] ",
      "2020-01-01 12:00:00.123456+0100 Shop[123:4567] [Default] ",
      "Jan  1 12:00:00 iPhone Shop[123] <Notice>: ",
      "Jan 21 12:00:00 My-iPhone Shop(UIKitCore)[123] <Warning>: ", "12:00:00.123 Shop[1:2] ", "[12:00:00] ",
    ] {
      expectPlain(try read(prefix + Self.plain), "\(prefix)")
      expectPlain(try read(lines { prefix + $1 }), "\(prefix) on every line")
    }
  }

  @Test("quoted mail, lists, comments, tables of lines")
  func wrappings() throws {
    expectPlain(try read(lines { "> " + $1 }), "mail")
    expectPlain(try read(lines { ">" + $1 }), "mail without a space")
    expectPlain(try read(lines { "// " + $1 }), "comment")
    expectPlain(try read(lines { "\($0 + 1)  \($1)" }), "numbers of lines")
    expectPlain(try read(lines { "\($0 + 1): \($1)" }), "numbers and colons")
    expectPlain(try read(lines { "- " + $1 }), "list")
    expectPlain(try read(lines { "• " + $1 }), "bullets")
    expectPlain(try read(lines { "`" + $1 + "`" }), "code")
    expectPlain(try read("```text\n" + Self.plain + "```\n"), "fence")
    expectPlain(try read(lines { "\"" + $1 + "\"," }), "array of strings")
    expectPlain(try read(lines { "      " + $1 }), "indented")
    expectPlain(
      try read(
        Self.plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")),
      "page source")
  }

  @Test("what stands in a page's own tags, escaped once or twice, its breaks as tags")
  func pages() throws {
    let escaped = Self.plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;").replacing("'", with: "&#x27;")
    expectPlain(try read("<pre class=\"code\"><code>\(escaped)</code></pre>\n"), "tags")
    expectPlain(
      try read(escaped.replacing("&lt;", with: "&amp;lt;").replacing("&gt;", with: "&amp;gt;")), "twice")
    expectPlain(try read(escaped.replacing("\n", with: "<br/>")), "breaks")
    expectPlain(try read(escaped.replacing("\n", with: "<br>\n")), "breaks at the ends of lines")
    expectPlain(try read(escaped.replacing("&#x27;", with: "&#39;")), "decimal")
    expectPlain(try read(escaped.replacing("&#x27;", with: "&apos;")), "by name")
    for hostile in ["&#;", "&#x110000;", "&#xD800;", "&#99999999999;", "&lt;<b", "&#x", "<b &lt;"] {
      #expect(try read(escaped + "&lt;" + hostile).views.count == 4, "\(hostile)")
    }
    // The brackets of an element's text are its own.
    let source = #"<XCUIElementTypeWindow x="0" y="0" width="9" height="9" label="&lt;&lt;&lt;&lt;b&gt;"/>"#
    #expect(try read(source).views.first?.label == "<<<<b>")
  }

  @Test("what a log puts before the first line of what is logged")
  func firstLines() throws {
    for prefix in [
      "default\t10:11:12.123456+0100\tShop\t", "default 10:11:12.123456+0100 Shop ",
      "Nov 27 10:11:12 phone Shop(UIKit)[4711] <Notice>: ", "2026-11-27 10:11:12.123 Shop[4711:99] ",
    ] {
      expectPlain(try read(prefix + Self.plain), "\(prefix)")
    }
  }

  @Test("a beginning that is cut off puts what is left in doubt where recognizers of lost views follow")
  func cutBeginning() throws {
    let rest = Self.plain.split(separator: "\n").dropFirst().map { String($0.dropFirst(3)) }
    let cut = "frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>\n" + rest.joined(separator: "\n")
    let list =
      "\n<__NSArrayM 0x9>(\n<UITapGestureRecognizer: 0x8; state = Possible; view = <UIWindow 0x1>>\n)\n"
    #expect(try read(cut + list).isHalfRead)
    #expect(try !read(cut + list.replacing("UIWindow 0x1", with: "UIButton 0x7")).isHalfRead)
    #expect(try !read(Self.plain + list.replacing("0x1>", with: "0x99>")).isHalfRead)
  }

  @Test("lines that a console has wrapped, at whatever column")
  func wrapped() throws {
    for width in 20...130 {
      var text = ""
      for line in Self.plain.split(separator: "\n") {
        var rest = line
        while !rest.isEmpty {
          text += rest.prefix(width) + "\n"
          rest = rest.dropFirst(width)
        }
      }
      expectPlain(try read(text), "wrapped at \(width)")
    }
  }

  @Test("lines that were broken at spaces, which are lost")
  func wordWrapped() throws {
    for width in stride(from: 30, through: 120, by: 3) {
      var text = ""
      for line in Self.plain.split(separator: "\n") {
        let indent = line.prefix { $0 == " " || $0 == "|" }
        var column = indent.count
        text += indent
        for (index, word) in line.dropFirst(indent.count).split(separator: " ").enumerated() {
          if index > 0, column + word.count > width {
            text += "\n" + word
            column = word.count
          } else {
            text += (index > 0 ? " " : "") + word
            column += word.count + 1
          }
        }
        text += "\n"
      }
      expectPlain(try read(text), "broken at \(width)")
    }
  }

  @Test("a new node always begins a new view, and what was understood of the one before is used")
  func unfinished() throws {
    let screen = try read(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 100 100); hidden = YES; lay
         |    | <UILabel: 0x5; frame = (8 8; 82 20.5); text = 'cut o
         | <UIButton: 0x7; frame = (8 191; 304 30); layer = <CALayer: 0x8>>
         | <UIView: 0x9; fra
      """)
    expect(screen.outline, is: "UIWindow(UIView(UILabel) UIButton UIView)")
    #expect(screen.views[1].isHidden)
    expect(screen.views[2].bounds.size, is: CGSize(width: 82, height: 20.5))
    let cut: Sentence = "its description is cut off, so what stood in the rest is unknown"
    let quiet: Sentence =
      "its description is cut off before userInteractionEnabled; its class's default, off, is assumed\(rules: "HIT-17")"
    expect(screen.views.map(\.doubts), is: [[], [cut], [cut, quiet], [], ["its frame is missing", cut]])
    expect(screen.warnings.map(\.line), is: [2, 3, 5])
  }

  @Test("cut anywhere, a dump is read as far as it goes")
  func everyPrefix() throws {
    for dump in [Self.plain, Self.swiftUI] {
      let bytes = Array(dump.utf8)
      let whole = try read(dump).views
      for end in bytes.indices {
        guard let screen = try? read(bytes: Array(bytes[..<end])) else { continue }
        #expect(screen.views.count <= whole.count)
        for (cut, view) in zip(screen.views, whole).dropLast() {
          #expect(
            cut.className == view.className && cut.bounds == view.bounds && cut.isHidden == view.isHidden)
          expect(cut.parent, is: view.parent)
        }
        if let last = screen.views.last, last.doubts.isEmpty {
          expect(last.bounds, is: whole[screen.views.count - 1].bounds, "at \(end)")
        }
      }
    }
  }

  private static let swiftUI = """
    <_TtGC7SwiftUI14_UIHostingViewGVS_6VStackVS_4Text__: 0x12; frame = (0 0; 300 500); autoresize = W+H; \
    backgroundColor = <UIDynamicSystemColor: 0x6; name = systemBackgroundColor>; layer = <CALayer: 0x6>>
      | <SwiftUI.Host<Shop.Cart>: 0x15; baseClass = UICollectionView; frame = (0 0; 300 500); anchorPoint = (0, 0); \
    contentOffset: {0, -59}; layout: <L: 0x1>; dataSource: <_TtGC7SwiftUI1LGVS_1DOs5Never__: 0x9>>
      |    | <UIView: 0x11; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, \
    0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer: 0x6>>
      |    |    | <UILabel: 0x13; frame = (16 12; 45.3333 20.3333); text = 'it's > 'this'; \u{2713}'; layer = <CALayer: 0x4>>
    """
}
