import Expectations
import Testing

@testable import FingerpostText

/// XML, as far as page sources and pictures use it.
@Suite("XML")
struct XMLReaderTests {
  /// What a reader finds, an event a line, and the fault at the end if there is one.
  private func outline(_ bytes: [UInt8]) -> [String] {
    var reader = XMLReader(bytes)
    var lines: [String] = []
    do throws(XMLFault) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes):
          let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
          lines.append("\(reader.line) <\(name)\(pairs.joined())")
        case .end(let name): lines.append("\(reader.line) >\(name)")
        case .text(let text): lines.append("\(reader.line) \(text)")
        }
      }
    } catch {
      lines.append("\(error.line) \(error.reason)")
    }
    return lines
  }

  private func outline(_ text: String) -> [String] { outline(Array(text.utf8)) }

  @Test("Elements, attributes, text, CDATA, comments and instructions are read, each with its line")
  func document() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a <comment> -->
      <?style sheet?>
      <a b='1'
         c:d = "2 > 1"><é/>
        x &amp; &#65;&#x1F600;<![CDATA[<y> & ]] z]]></a>
      <!-- end -->

      """
    expect(
      outline(text),
      is: [
        "4 <a b=1 c:d=2 > 1", "5 <é", "5 >é", "5 \n  x & A😀", "6 <y> & ]] z", "6 >a",
      ])
  }

  @Test("The five entities and numbers stand for characters, also in attributes")
  func references() {
    expect(outline("<a b='&lt;&gt;&amp;&quot;&apos;&#10;&#x0000041;'/>"), is: ["1 <a b=<>&\"'\nA", "1 >a"])
  }

  @Test("Line ends become line feeds, and white space in attributes spaces")
  func lineEnds() {
    expect(outline("<a b='1\r\n2\t3\r4'>x\r\ny\rz</a>"), is: ["1 <a b=1 2 3 4", "2 x\ny\nz", "3 >a"])
    expect(outline("<a><![CDATA[x\r\ny]]></a>"), is: ["1 <a", "1 x\ny", "2 >a"])
  }

  @Test("UTF-16 in both orders and UTF-8 with a mark read the same; what is no text is replaced")
  func encodings() {
    let text = "<a b='é😀'/>"
    let units = Array(text.utf16)
    let little: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] =
      [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [little, big, marked] { expect(outline(bytes), is: ["1 <a b=é😀", "1 >a"]) }
    expect(outline(Array("<a b='".utf8) + [0xFF] + Array("'/>".utf8)), is: ["1 <a b=\u{FFFD}", "1 >a"])
  }

  @Test(
    "What is not well-formed is refused by name",
    arguments: [
      ("", "isEmpty"), (" <!-- a --> ", "isEmpty"), ("a<a/>", "textOutside"), ("<a/>b", "contentAfterRoot"),
      ("<a/><b/>", "contentAfterRoot"), ("<a/><![CDATA[]]>", "contentAfterRoot"), ("</a>", "badName"),
      ("<!DOCTYPE a><a/>", "declaresTypes"), ("<a><!ENTITY b 'c'></a>", "declaresTypes"),
      (" <?xml version='1.0'?><a/>", "misplacedDeclaration"), ("<a>\u{1}</a>", "badCharacter"),
      ("<a b='\u{FFFE}'/>", "badCharacter"), ("<a>&#0;</a>", "badCharacter"),
      ("<a>&#xD800;</a>", "badCharacter"),
      ("<!--\u{1}--><a/>", "badCharacter"), ("< a/>", "badName"), ("<1/>", "badName"),
      ("<a>&;</a>", "badName"),
      ("<a>&lt</a>", "badEntity"), ("<a>& b;</a>", "badName"), ("<a>&nbsp;</a>", "unknownEntity"),
      ("<a>&#+6;</a>", "badReference"), ("<a>&#x;</a>", "badReference"), ("<a b='<'/>", "lessInValue"),
      ("<a b/>", "missingValue"), ("<a b=1/>", "missingQuotes"), ("<a b='1'c='2'/>", "missingSpace"),
      ("<a b='1' b='2'/>", "repeatedAttribute"), ("<a / >", "missingBracket"),
      ("<a></a b>", "missingBracket"),
      ("<a></b>", "wrongEnd"), ("<a><b></a></b>", "wrongEnd"), ("<a><!-- -- --></a>", "hyphensInComment"),
      ("<a>]]></a>", "sectionEndInText"),
    ])
  func refusals(text: String, reason: String) {
    expect(outline(text).last, is: "1 \(reason)")
  }

  @Test("Wherever a document is cut, it ends early, after the elements that are whole")
  func cuts() {
    let text = Array("<a b='&amp;'><c>x &#65; y</c ><!-- z --><?p q?><![CDATA[]]]]><d/></a>".utf8)
    let whole = outline(text)
    #expect(whole.count == 8 && whole.last == "1 >a")
    for end in 1..<text.count {
      let lines = outline(Array(text[..<end]))
      let isInReference = lines.last == "1 badEntity"
      #expect(lines.last == "1 endsEarly" || isInReference, "at \(end)")
    }
  }

  @Test("Attributes and depth have limits, and depth costs no stack")
  func limits() {
    func crowd(_ count: Int) -> String { "\n<a \((0..<count).map { "b\($0)='1'" }.joined(separator: " "))/>" }
    expect(outline(crowd(XMLReader.maxAttributes)).last, is: "2 >a")
    expect(outline(crowd(XMLReader.maxAttributes + 1)).last, is: "2 tooManyAttributes")
    let deepest = XMLReader.maxDepth
    expect(outline(String(repeating: "<a>", count: deepest) + "</a>").last, is: "1 endsEarly")
    expect(outline(String(repeating: "<a>", count: deepest + 1)).last, is: "1 tooDeep")
  }
}
