import Expectations
import FingerpostConsole
import FingerpostExplain
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What takes longer than its time ends with what it has, and says so. Here each look at the clock takes a second.
@Suite struct TimeLimitTests {
  private static let screen = """
    <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIButton: 0x11; frame = (20 100; 10 60); layer = <CALayer: 0x2>>
       | <UIButton: 0x12; frame = (20 200; 10 60); layer = <CALayer: 0x2>>
       | <UIButton: 0x13; frame = (20 300; 10 60); layer = <CALayer: 0x2>>
    """
  private static let photo = """
    windows:
      - subviews:
          - { id: Photo, frame: [0, 0, 400, 400], gestureRecognizers: [
              { id: zoom, type: tap, numberOfTapsRequired: 2 },
              { id: select, type: tap } ] }
    """

  /// A clock that is a second later each time it is asked.
  private static func limited(_ seconds: Double?) -> (inout Console) -> Void {
    { console in
      var now = 100.0
      console.clock = {
        now += 1
        return now
      }
      console.timeLimit = seconds
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("touches that were not made in time are counted") func touches() throws {
    func explain(_ arguments: String..., limit: Double?) throws -> String {
      try ExplainCommand.parsed(["screen.txt", "--at-all-centers"] + arguments)
        .ran(on: ["screen.txt": Self.screen], Self.limited(limit)).text
    }
    let stopped = "Stopped after 3 s (--time-limit): 2 of 4 touches were not made."
    #expect(try explain(limit: 3).hasSuffix("\(stopped)\n2 of 2 touches land on a view.\n"))
    #expect(try explain("--time-limit", "3", limit: 1).contains(stopped))
    #expect(try explain(limit: nil).hasSuffix("\n4 of 4 touches land on a view.\n"))
    let partial = try object(try explain("--json", limit: 3))
    expect((partial["touches"] as? [Any])?.count, is: 2)
    expect(partial["partial"] as? Bool, is: true)
    expect(partial["notLookedAt"] as? [String], is: [stopped])
    let whole = try object(try explain("--json", limit: nil))
    #expect(whole["partial"] == nil)
    expect(whole["notLookedAt"] as? [String], is: [])
  }

  @Test("the time begins before the screen is read") func reading() throws {
    let text = try ExplainCommand.parsed(["screen.txt", "--at-all-centers"])
      .ran(on: ["screen.txt": Self.screen]) { console in
        Self.limited(4)(&console)
        let (read, clock) = (console.read, console.clock)
        console.read = { (name, limit) throws(CommandFailure) in
          for _ in 0..<2 { _ = clock() }
          return try read(name, limit)
        }
      }.text
    #expect(text.contains("Stopped after 4 s (--time-limit): 3 of 4 touches were not made."))
  }

  @Test("an audit says which part of it had no time, and has the status of what it found") func audit() throws
  {
    func audit(_ arguments: String..., limit: Double?) throws -> (status: Int32, text: String) {
      let ran = try AuditCommand.parsed(["screen.txt"] + arguments)
        .ran(on: ["screen.txt": Self.screen], Self.limited(limit))
      return (ran.status, ran.text)
    }
    let stopped = "Stopped after 2.5 s (--time-limit): 1 of 3 targets were not audited."
    let text = try audit(limit: 2.5)
    expect(text.status, is: 1)
    #expect(text.text.contains(stopped))
    let json = try object(try audit("--json", limit: 2.5).text)
    let screen = try #require((json["screens"] as? [[String: Any]])?.first)
    expect(screen["partial"] as? Bool, is: true)
    expect(screen["notAudited"] as? String, is: stopped)
    let whole = try object(try audit("--json", limit: nil).text)
    #expect((whole["screens"] as? [[String: Any]])?.first?["partial"] == nil)
  }

  @Test("an audit judges all targets before it looks for fixes, and says of how many it has none")
  func auditsTargetsFirst() throws {
    let covered = (0..<4).map { number in
      """
         | <UIButton: 0x2\(number); frame = (20 \(100 + 100 * number); 100 60); layer = <CALayer: 0x2>>
         | <UIView: 0x3\(number); frame = (20 \(100 + 100 * number); 100 60); layer = <CALayer: 0x2>>
      """
    }
    let screen = "<UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>\n"
    func audited(_ limit: Double?) throws -> [String: Any] {
      let json = try AuditCommand.parsed(["screen.txt", "--json"])
        .ran(on: ["screen.txt": screen + covered.joined(separator: "\n")], Self.limited(limit)).text
      return try #require((try object(json)["screens"] as? [[String: Any]])?.first)
    }
    func fixes(_ screen: [String: Any]) -> [Int] {
      (screen["findings"] as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }
        .map { ($0["fixes"] as? [Any])?.count ?? 0 }
    }
    let whole = try audited(nil)
    #expect(fixes(whole) == [2, 2, 2, 2] && whole["partial"] == nil)
    let judged = try audited(6.5)
    #expect(fixes(judged) == [2, 2, 0, 0] && judged["partial"] as? Bool == true)
    expect(
      judged["notAudited"] as? String,
      is: "Stopped after 6.5 s (--time-limit): 2 of 4 findings were not searched for fixes.")
    let begun = try audited(2.5)
    expect(fixes(begun), is: [0, 0])
    expect(
      begun["notAudited"] as? String,
      is: "Stopped after 2.5 s (--time-limit): 2 of 4 targets were not audited, and no fixes were looked for."
    )
  }

  @Test("a search for conflicts has half of the time, its fixes the other half") func conflicts() throws {
    func search(_ arguments: String..., limit: Double?) throws -> String {
      try ConflictsCommand.parsed(["photo.yaml"] + arguments)
        .ran(on: ["photo.yaml": Self.photo], Self.limited(limit)).text
    }
    let words = try search(limit: 120).replacing("\n#  ", with: "")
    #expect(words.contains(" in 59 sequences of touches"))
    #expect(
      words.contains(
        "Stopped after 60 s (half of --time-limit): 59 sequences were played by then; this is what they showed."
      ))
    let hasty = try object(try search("--json", "--budget", "60", limit: 2.5))
    expect(hasty["partial"] as? Bool, is: true)
    expect((hasty["tried"] as? [String: Any])?["sequences"] as? Int, is: 1)
    let asked = try object(try search("--json", "--budget", "60s", limit: 4))
    expect((asked["tried"] as? [String: Any])?["sequences"] as? Int, is: 59)
    #expect(asked["partial"] == nil)
    #expect(try object(try search("--json", "--budget", "60", limit: nil))["partial"] == nil)
  }

  @Test("fixes that had no time are not offered, and the report says so") func fixes() throws {
    let text = try ConflictsCommand.parsed(["photo.yaml", "--budget", "60s", "--json"])
      .ran(on: ["photo.yaml": Self.photo]) {
        var (now, isSearchOver) = (100.0, false)
        $0.clock = {
          now += isSearchOver ? 60 : 1
          if now > 160 { isSearchOver = true }
          return now
        }
      }.text
    let report = try object(text)
    let conflicts = try #require(report["conflicts"] as? [[String: Any]])
    #expect(!conflicts.isEmpty)
    #expect(conflicts.allSatisfy { ($0["fixes"] as? [Any])?.isEmpty == true })
    expect(report["partial"] as? Bool, is: true)
    let sentence =
      "The time was up before all fixes were tried; touches may not be the shortest."
    expect((report["losses"] as? [String])?.contains(sentence), is: true)
  }

  @Test("many touches as JSON end after a number of bytes") func bytes() throws {
    let views = (0..<150).map {
      "\(String(repeating: "   | ", count: $0))<UIView: 0x\(String(16 + $0, radix: 16)); frame = (0 0; 400 800); layer = <CALayer: 0x2>>"
    }
    let screen = try ScreenReader.read(Data(views.joined(separator: "\n").utf8), name: "nested")
    let explainer = Explainer(screen)
    func text(_ maxBytes: Int) throws -> [UInt8] {
      var bytes: [UInt8] = []
      _ = explainer.writeJSON(on: explainer.middles(), maxBytes: maxBytes) { bytes += $0 }
      return bytes
    }
    let whole = try text(.max)
    let part = try text(1_000_000)
    #expect(whole.count > 1_000_000)
    let report = try object(String(decoding: part, as: UTF8.self))
    let made = try #require((report["touches"] as? [Any])?.count)
    #expect(part.count < 1_100_000)
    expect(report["partial"] as? Bool, is: true)
    expect(
      report["notLookedAt"] as? [String],
      is: [
        "Stopped after 1 MB: \(150 - made) of 150 touches were not made."
      ])
  }

  @Test("a limit that is no time is refused") func limits() {
    for bad in ["0", "-1", "nan", "inf"] {
      #expect(
        throws: CommandFailure("--time-limit: expected a number of seconds above 0, at most 1000000.")
      ) {
        try AuditCommand.parsed(["screen.txt", "--time-limit=\(bad)"]).ran(on: ["screen.txt": Self.screen])
      }
    }
  }
}
