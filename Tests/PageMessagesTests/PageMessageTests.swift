import Expectations
import Testing

@testable import FingerpostPageMessages

/// What pages ask for.
@Suite struct PageMessageTests {
  private func read(_ text: String) -> String {
    PageMessage(text).map { "\($0)" } ?? "nothing"
  }

  @Test(
    "Each message is read as what it asks for",
    arguments: [
      (#"{"m":"take"}"#, "claimFingers"), (#"{"m":"home"}"#, "home"), (#"{"m":"seen","n":3}"#, "seen(3)"),
      (#"{"m":"clock","n":7}"#, "clock(7)"), (#"{"m":"launch","name":"a"}"#, #"launch("a")"#),
      (#"{"m":"end","name":"a"}"#, #"end("a")"#),
      (#"{"m":"ask","id":1,"what":"x","screen":2}"#, #"ask(1, what: "x", screen: Optional(2))"#),
      (#"{"m":"ask","id":1,"what":"x","screen":-2}"#, #"ask(1, what: "x", screen: nil)"#),
    ])
  func messages(text: String, expected: String) {
    expect(read(text), is: expected)
  }

  @Test(
    "What is not a message of a page is refused",
    arguments: [
      "", "[]", "{", "{}", #"{"m":1}"#, #"{"m":"stop"}"#, #"{"m":"input"}"#, #"{"m":"launch"}"#,
      #"{"m":"end","name":1}"#,
      #"{"m":"ask","id":1.5,"what":"x"}"#, #"{"m":"ask","id":1e300,"what":"x"}"#, #"{"m":"ask","id":1}"#,
    ])
  func refused(text: String) {
    expect(read(text), is: "nothing")
  }

  @Test("A name of an application has a limit")
  func longName() {
    let limit = PageMessage.maxName
    func launch(_ count: Int) -> String {
      #"{"m":"launch","name":"\#(String(repeating: "a", count: count))"}"#
    }
    #expect(read(launch(limit)) != "nothing" && read(launch(limit + 1)) == "nothing")
  }

  @Test(
    "A number that is none for counting counts as zero, and ends nothing",
    arguments: ["1e300", "-1e300", "2.5", "\"3\""])
  func numbers(number: String) {
    expect(read(#"{"m":"seen","n":\#(number)}"#), is: "seen(0)")
    expect(read(#"{"m":"clock","n":\#(number)}"#), is: "clock(0)")
  }
}
