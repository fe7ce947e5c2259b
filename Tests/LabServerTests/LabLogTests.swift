import Expectations
import Testing

@testable import FingerpostLabServer

/// What is kept for pages, and what a page gets that was slow or came late.
@Suite struct LabLogTests {
  private func lines(_ log: inout LabLog, _ place: inout UInt64, atMost limit: Int = 1 << 20) -> [String] {
    var bytes: [UInt8] = []
    log.write(after: &place, atMost: limit, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func picture(_ t: Int) -> [UInt8] { Array(#"{"m":"picture","t":\#(t)}"#.utf8) }
  private func change(_ t: Int, padding: Int = 0) -> [UInt8] {
    Array(#"{"m":"change","t":\#(t)}"#.utf8) + Array(repeating: 0x20, count: padding)
  }
  private func facts(_ count: Int, _ fact: String = "visited") -> [UInt8] {
    Array(
      (#"{"m":"facts","facts":["#
        + (0..<count).map { #"{"n":\#($0),"fact":"\#(fact)"}"# }.joined(separator: ",") + "]}").utf8)
  }

  @Test("A page gets what came after its place, in order, with the number of the screen")
  func order() {
    var log = LabLog()
    for (screen, message) in [(1, picture(0)), (2, picture(1)), (1, change(2)), (1, facts(1))]
      as [(UInt32, [UInt8])]
    {
      expect(log.add(message, of: screen, at: 0), is: .kept)
    }
    var place: UInt64 = 0
    expect(
      lines(&log, &place),
      is: [
        #"1 {"m":"picture","t":0}"#, #"2 {"m":"picture","t":1}"#, #"1 {"m":"change","t":2}"#,
        #"1 {"m":"facts","facts":[{"n":0,"fact":"visited"}]}"#,
      ])
    expect(lines(&log, &place), is: [])
    _ = log.add(change(3), of: 1, at: 0)
    expect(lines(&log, &place), is: [#"1 {"m":"change","t":3}"#])
  }

  @Test("A whole picture takes the place of all before it: a slow page gets the latest state and no queue")
  func latest() {
    var log = LabLog()
    _ = log.add(picture(0), of: 1, at: 0)
    var slow: UInt64 = 0
    _ = lines(&log, &slow)
    for t in 1...50 { _ = log.add(change(t), of: 1, at: 0) }
    _ = log.add(picture(51), of: 1, at: 0)
    _ = log.add(change(52), of: 1, at: 0)
    let expected = [#"1 {"m":"picture","t":51}"#, #"1 {"m":"change","t":52}"#]
    expect(lines(&log, &slow), is: expected)
    var late: UInt64 = 0
    expect(lines(&log, &late), is: expected)
  }

  @Test("Where changes have grown, a whole picture is asked for, once")
  func asks() {
    var log = LabLog()
    expect(log.add(change(0), of: 1, at: 0), is: .wantsWhole, "nothing is known of the screen")
    expect(log.add(change(1), of: 1, at: 0), is: .kept)
    _ = log.add(picture(2), of: 1, at: 0)
    var asked = 0
    for t in 3..<30 where log.add(change(t, padding: 100_000), of: 1, at: 0) == .wantsWhole { asked += 1 }
    expect(asked, is: 1)
  }

  @Test("Changes that no picture follows are dropped with the picture, so that no page shows what never was")
  func dropsChanges() {
    var log = LabLog()
    _ = log.add(picture(0), of: 1, at: 0)
    for t in 1...10 { _ = log.add(change(t, padding: 1_000_000), of: 1, at: 0) }
    var place: UInt64 = 0
    expect(lines(&log, &place), is: [])
    _ = log.add(picture(11), of: 1, at: 0)
    expect(lines(&log, &place), is: [#"1 {"m":"picture","t":11}"#])
  }

  @Test("After a loss of pictures, changes wait for a whole one")
  func loss() {
    var log = LabLog()
    _ = log.add(picture(0), of: 1, at: 0)
    log.losePictures(of: 1)
    _ = log.add(change(1), of: 1, at: 0)
    var place: UInt64 = 0
    expect(lines(&log, &place), is: [])
  }

  @Test("Beyond 100,000 facts the oldest go; names stay, and a gap says how many went")
  func manyFacts() {
    var log = LabLog()
    _ = log.add(facts(3, "subject"), of: 1, at: 1_000_000_000)
    for _ in 0..<25 { _ = log.add(facts(5000), of: 1, at: 2_000_000_000) }
    var place: UInt64 = 0
    let all = lines(&log, &place, atMost: 1 << 24)
    expect(
      all[0],
      is:
        #"1 {"m":"facts","facts":[{"n":0,"fact":"subject"},{"n":1,"fact":"subject"},{"n":2,"fact":"subject"}]}"#
    )
    expect(all[1], is: #"1 {"m":"gap","what":"facts","count":25000,"from":1.0,"to":2.0}"#)
    expect(all.count, is: 2 + 20)
  }

  @Test("Beyond 24 MB of facts the oldest go, however few they are")
  func manyBytes() {
    var log = LabLog()
    let padding = [UInt8](repeating: 0x20, count: 1_000_000)
    for _ in 0..<30 { _ = log.add(facts(1) + padding, of: 1, at: 1_000_000_000) }
    var place: UInt64 = 0
    let all = lines(&log, &place, atMost: 1 << 25)
    expect(all[0], is: #"1 {"m":"gap","what":"facts","count":7,"from":1.0,"to":1.0}"#)
    expect(all.count, is: 1 + 23)
  }

  @Test("Facts older than ten minutes go")
  func oldFacts() {
    var log = LabLog()
    _ = log.add(facts(1), of: 1, at: 0)
    _ = log.add(facts(2), of: 1, at: LabLog.longest)
    var place: UInt64 = 0
    expect(lines(&log, &place).count, is: 2)
    _ = log.add(facts(3), of: 1, at: LabLog.longest + 1)
    place = 0
    #expect(lines(&log, &place)[0].contains(#""gap""#))
  }

  @Test("What a page is sent at once is limited, and nothing is lost by that")
  func batches() {
    var log = LabLog()
    for _ in 0..<10 { _ = log.add(facts(10), of: 1, at: 0) }
    var place: UInt64 = 0
    var sizes: [Int] = []
    while true {
      let part = lines(&log, &place, atMost: 500)
      if part.isEmpty { break }
      sizes.append(part.count)
    }
    #expect(sizes.reduce(0, +) == 10 && sizes.count > 3)
  }

  @Test("A process that is another one now is another screen")
  func forgets() {
    var log = LabLog()
    for screen in [1, 2] as [UInt32] {
      _ = log.add(picture(0), of: screen, at: 0)
      _ = log.add(facts(1), of: screen, at: 0)
    }
    log.forget(1)
    var place: UInt64 = 0
    expect(lines(&log, &place).map { $0.first }, is: ["2", "2"])
  }

  @Test(
    "What is not a message of a screen is refused",
    arguments: ["", "{}", #"{"m":"hello","v":1}"#, #" {"m":"facts"}"#, #"{"t":0,"m":"picture"}"#])
  func refuses(text: String) {
    var log = LabLog()
    expect(log.add(Array(text.utf8), of: 1, at: 0), is: .refused)
  }
}
