import Expectations
import Testing

@testable import FingerpostPageMessages

/// Facts as text: what applications say is passed on to pages without being read.
@Suite struct FactScannerTests {
  @Test("Names are found in facts whatever their texts say")
  func names() {
    let text =
      #"{"m":"facts","facts":[{"n":1,"fact":"visited","x":"{\"fact\":\"subject\"}"},{"n":2,"fact":"subject","name":"}\\\"{"}]}"#
    expect(
      String(decoding: FactScanner.names(Array(text.utf8)), as: UTF8.self),
      is: #"{"n":2,"fact":"subject","name":"}\\\"{"}"#)
    expect(FactScanner.count(Array(text.utf8)), is: 2)
  }

  @Test(
    "Text that is not a message has no names",
    arguments: ["", "}", "}}}{{", #"{{"fact":"subject""#, "\"", "\"\\"])
  func noMessage(text: String) {
    #expect(FactScanner.names(Array(text.utf8)).isEmpty)
  }
}
