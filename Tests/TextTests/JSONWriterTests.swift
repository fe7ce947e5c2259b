import Expectations
import FingerpostText
import Testing

@Suite("JSON as it is written")
struct JSONWriterTests {
  @Test("commas and brackets come by themselves, line breaks behind commas")
  func layout() {
    let writer = JSONWriter()
    writer.beginObject()
    writer.field("none", nil as String?)
    writer.field("texts", ["a", "b"])
    writer.key("rows")
    writer.beginList()
    for row in 1...2 {
      writer.lineBreak()
      writer.object { writer.field("row", row) }
    }
    writer.lineBreak()
    writer.endList()
    writer.field("empty", [Int]())
    writer.raw(#""raw":1,"too":true"#.utf8)
    writer.field("last", false)
    writer.endObject()
    writer.lineBreak()
    expect(
      writer.text,
      is: """
        {"none":null,"texts":["a","b"],"rows":[
        {"row":1},
        {"row":2}
        ],"empty":[],"raw":1,"too":true,"last":false}

        """)
  }

  @Test("with a line for each value, levels are indented by two")
  func indented() {
    let writer = JSONWriter(.indented)
    writer.object {
      writer.field("a", 1)
      writer.field("b", ["x"])
      writer.field("c", [Int]())
      writer.field("d") { writer.field("e", true) }
    }
    expect(
      writer.text,
      is: """
        {
          "a" : 1,
          "b" : [
            "x"
          ],
          "c" : [

          ],
          "d" : {
            "e" : true
          }
        }
        """)
  }

  @Test(
    "texts are escaped where JSON wants it and nowhere else",
    arguments: [
      ("plain / ü 🙂", "\"plain / ü 🙂\""), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1B}", #""\u0000\u001b""#),
    ])
  func text(_ text: String, _ expected: String) {
    let writer = JSONWriter()
    writer.value(text)
    expect(writer.text, is: expected)
  }

  @Test(
    "numbers are the shortest text that reads back as the same",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-1, "-1"), (0.5, "0.5"), (312.125, "312.125"),
      (0.1 + 0.2, "0.30000000000000004"),
      (1e14, "100000000000000"), (1e300, "1e+300"), (.nan, "null"), (-.infinity, "null"),
    ])
  func number(_ number: Double, _ expected: String) {
    let writer = JSONWriter()
    writer.value(number)
    expect(writer.text, is: expected)
  }

  @Test("whole numbers keep their sign")
  func whole() {
    let writer = JSONWriter()
    writer.list { for number in [0, -12_345, .max, .min] { writer.value(number) } }
    expect(writer.text, is: "[0,-12345,\(Int.max),\(Int.min)]")
  }

  @Test("what is handed on in pieces is the same, with texts longer than a piece")
  func pieces() {
    let long = String(repeating: "abc", count: 5000)
    var text = ""
    var count = 0
    let writer = JSONWriter(flushingAt: 64) {
      text += String(decoding: $0, as: UTF8.self)
      count += 1
    }
    writer.list {
      for number in 0..<100 { writer.object { writer.field("n", number) } }
      writer.value(long)
    }
    writer.flush()
    #expect(count > 10)
    expect(text, is: "[" + (0..<100).map { "{\"n\":\($0)}," }.joined() + "\"\(long)\"]")
  }
}
