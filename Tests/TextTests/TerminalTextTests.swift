import Expectations
import Testing

@testable import FingerpostText

/// What a terminal gets of text that comes from files.
@Suite struct TerminalTextTests {
  @Test("what controls a terminal is spelled out; lines, tabs and letters stay")
  func controls() {
    expect(
      TerminalText.escaped("a\u{1B}]0;x\u{7}b\u{9B}31m\u{7F}\r"),
      is: #"a\u001b]0;x\u0007b\u009b31m\u007f\u000d"#)
    expect(TerminalText.escaped("“é”\t–\n👩‍👧 ·"), is: "“é”\t–\n👩‍👧 ·")
    expect(TerminalText.escaped("\u{202E}abc\u{2028}\u{61C}"), is: #"\u202eabc\u2028\u061c"#)
  }

  @Test("a report's own colors go through on a terminal that has them, and nothing else")
  func colors() {
    var filter = TerminalText(allowsColors: true)
    let text = "\u{1B}[31m-\u{1B}[0m\u{1B}[8m\u{1B}[2J"
    expect(
      String(decoding: filter.escaped(text.utf8), as: UTF8.self),
      is: "\u{1B}[31m-\u{1B}[0m\\u001b[8m\\u001b[2J"
    )
    #expect(!TerminalText.escaped(text).contains("\u{1B}"))
  }

  @Test("pieces may end inside a character")
  func pieces() {
    let text = "x\u{9B}“\u{202E}”é\u{1B}"
    var filter = TerminalText()
    let output = text.utf8.flatMap { filter.escaped([$0]) }
    expect(String(decoding: output, as: UTF8.self), is: TerminalText.escaped(text))
  }
}
