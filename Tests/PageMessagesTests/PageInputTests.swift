import Expectations
import FingerpostHID
import FingerpostText
import Testing

@testable import FingerpostPageMessages

/// What pages say of fingers and keys.
@Suite struct PageInputTests {
  private func frame(_ json: String) -> Frame? {
    guard case .object(let fields)? = try? JSONParser.read(json) else { return nil }
    return PageInput.frame(fields)
  }

  @Test("Contacts, earlier samples and keys become a frame")
  func wholeFrame() throws {
    let whole = try #require(
      frame(
        #"{"t":2.5,"f":131072,"c":[[1,0,10,20,0.5,4,2,1.5,0.25]],"e":[[2.25,1,1,9,19,0,0,0,1,0]],"k":[[4,0,"A"],[80,2,""]]}"#
      ))
    #expect(whole.nanoseconds == 2_500_000_000 && whole.modifierFlags == 1 << 17)
    expect(
      whole.contacts,
      is: [
        Contact(
          id: 1, phase: .down, x: 10, y: 20, force: 0.5, majorRadius: 4, kind: .pencil, altitude: 1.5,
          azimuth: 0.25, maximumForce: 4)
      ])
    #expect(whole.earlier.map(\.nanoseconds) == [2_250_000_000] && whole.earlier[0].contact.phase == .move)
    expect(whole.presses.map(\.phase), is: [.began, .ended])
    #expect(
      whole.presses[0].key?.characters == "A" && whole.presses[1].key?.characters == "UIKeyInputLeftArrow")
  }

  @Test(
    "What cannot be is refused",
    arguments: [
      "{}", #"{"t":-1}"#, #"{"t":1e12}"#, #"{"t":"1"}"#, #"{"t":1,"c":[[1,0]]}"#,
      #"{"t":1,"c":[[0,0,0,0,0,0,0,0,0]]}"#,
      #"{"t":1,"c":[[1.5,0,0,0,0,0,0,0,0]]}"#, #"{"t":1,"c":[[1,4,0,0,0,0,0,0,0]]}"#,
      #"{"t":1,"c":[[1,0,1e9,0,0,0,0,0,0]]}"#,
      #"{"t":1,"c":[[1,0,0,0,0,0,7,0,0]]}"#, #"{"t":1,"c":["x"]}"#, #"{"t":1,"e":[[1,1]]}"#,
      #"{"t":1,"k":[[4,0]]}"#,
      #"{"t":1,"k":[[70000,0,""]]}"#, #"{"t":1,"k":[[4,9,""]]}"#,
      #"{"t":1,"k":[[4,0,"012345678901234567890123456789012"]]}"#,
    ])
  func refused(json: String) { expect(frame(json), is: nil) }

  @Test("A sample is never later than its frame, and no frame has more than its share")
  func bounds() {
    expect(frame(#"{"t":1,"e":[[9,1,1,0,0,0,0,0,1,0]]}"#)?.earlier[0].nanoseconds, is: 1_000_000_000)
    let contact = "[1,1,0,0,0,0,0,0,0]"
    let many = { (count: Int) in Array(repeating: contact, count: count).joined(separator: ",") }
    expect(frame("{\"t\":1,\"c\":[\(many(64))]}"), isNot: nil)
    expect(frame("{\"t\":1,\"c\":[\(many(65))]}"), is: nil)
  }
}
