import Expectations
import FingerpostConsole
import FingerpostExplain
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What has no end is refused, and what takes long can be watched and ended.
@Suite struct BoundsTests {
  private static let window = "<UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>\n"

  private static func dump(_ count: Int, frame: (Int) -> String) -> String {
    window
      + (1...count).map {
        "   | <UIView: 0x\(String(16 + $0, radix: 16)); frame = (\(frame($0))); layer = <CALayer: 0x2>>"
      }
      .joined(separator: "\n")
  }

  private func explain(
    _ text: String, _ arguments: [String] = [], on console: (inout Console) -> Void = { _ in }
  ) throws -> String {
    try ExplainCommand.parsed(["screen.txt", "--at-all-centers"] + arguments)
      .ran(on: ["screen.txt": text], console).text
  }

  @Test("a file that has no end is refused after 256 MB") func endless() {
    #expect(throws: CommandFailure("/dev/zero is longer than 256 MB, the maximum.")) {
      try InputFile.read("/dev/zero")
    }
  }

  @Test("touches at all centers: points times views are bounded, and views with one center count once")
  func centers() throws {
    let apart = Self.dump(10_100) { "\($0 % 390) \($0 / 390); 10 10" }
    #expect(
      throws: CommandFailure(
        "10101 touches on 10101 views are too many: points times views may be 100 million at most. Name fewer points with --taps, or one tree with --tree."
      )
    ) { try explain(apart) }
    let stacked = try explain(Self.dump(300) { _ in "0 0; 400 800" })
    #expect(stacked.hasSuffix("\n301 of 301 touches land on a view.\n"))
    let data = Data(Self.dump(10_100) { _ in "0 0; 400 800" }.utf8)
    let explainer = Explainer(try ScreenReader.read(data, name: "stack"))
    #expect(!explainer.isTooMuch(explainer.middles()))
  }

  @Test("Ctrl-C leaves the touches that were made") func interruptedTouches() throws {
    var asked: [[Int?]] = []
    func half(_ arguments: String...) throws -> String {
      try explain(Self.dump(9) { "0 \($0 * 10); 400 10" }, arguments) {
        $0.goesOn = { done, total in
          asked.append([done, total])
          return done < 4
        }
      }
    }
    let report = try half()
    expect(asked, is: (0...4).map { [$0, 10] })
    #expect(
      report.hasSuffix(
        "Interrupted: 6 of 10 touches were not made.\n4 of 4 touches land on a view.\n"))
    let object = try JSONSerialization.jsonObject(with: Data(try half("--json").utf8)) as? [String: Any]
    expect((object?["touches"] as? [Any])?.count, is: 4)
  }

  @Test("Ctrl-C leaves the conflicts that were found") func interruptedSearch() throws {
    let photo = """
      windows:
        - subviews:
            - { id: Photo, frame: [0, 0, 400, 400], gestureRecognizers: [
                { id: zoom, type: tap, numberOfTapsRequired: 2 },
                { id: select, type: tap } ] }
      """
    let ran = try ConflictsCommand.parsed(["photo.yaml"]).ran(on: ["photo.yaml": photo]) {
      $0.goesOn = { done, limit in
        expect(limit, is: 2000)
        return done < 60
      }
    }
    let output = ran.text
    expect(ran.status, is: 1)
    #expect(output.hasPrefix("# photo.yaml: 1 conflict in 60 sequences of touches (0 random, seed 1).\n"))
    #expect(output.hasSuffix("# Interrupted after 60 sequences; this is what they showed.\n"))
  }

  @Test("a large screen gets fewer sequences, and is told") func largeSearch() throws {
    expect(SearchBudget.limit(views: 2500), is: 2000)
    expect(SearchBudget.limit(views: 50_000), is: 100)
    expect(SearchBudget.limit(views: 1_000_000), is: 10)
    let views = (0..<400).map { "{ frame: [0, \($0), 10, 1] }" }.joined(separator: ", ")
    let large = "windows: [{ gestureRecognizers: [{ id: t, type: tap }], subviews: [\(views)] }]"
    var limits: Set<Int?> = []
    var calls = 0
    let search = try ConflictsCommand.parsed(["large.yaml", "--budget", "1000000"])
    let output = try search.ran(on: ["large.yaml": large]) {
      $0.goesOn = { _, limit in
        limits.insert(limit)
        calls += 1
        return calls < 3
      }
    }.text
    expect(limits, is: [SearchBudget.limit(views: 402)])
    // Comments are wrapped.
    let words = output.replacing("\n#  ", with: "")
    #expect(words.contains("The screen has 402 views, so 12437 sequences were tried instead of 1000000;"))
  }

  @Test("Ctrl-C leaves the scenarios that were played") func interruptedRun() throws {
    let files = ["/no/such/1.yaml", "/no/such/2.yaml", "/no/such/3.yaml"]
    let ran = try RunCommand.parsed(["--check"] + files).ran { $0.goesOn = { done, _ in done < 1 } }
    expect(ran.status, is: 2)
    expect(
      ran.errors,
      is: [
        "/no/such/1.yaml: there is no such file or folder",
        "Interrupted: 2 of 3 scenarios were not played.",
      ])
    expect(ran.lines, is: ["0 passed, 0 failed"])
  }

  @Test("Ctrl-C leaves the recordings that were played") func interruptedGestures() throws {
    let place = NSTemporaryDirectory() + "fingerpost-gestures-\(UUID().uuidString)"
    let folder = place + "/tap"
    defer { try? FileManager.default.removeItem(atPath: place) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 1...3 {
      try Data(
        "type,down,position.dx,position.dy,timeStamp\ndown,true,1,2,0:00:00.0\nup,false,1,2,0:00:00.1\n".utf8
      )
      .write(to: URL(fileURLWithPath: folder + "/\(number).csv"))
    }
    let ran = try GesturesCommand.parsed(["--fingers", "1", folder]).ran {
      $0.goesOn = { done, total in
        expect(total, is: 3)
        return done < 2
      }
    }
    expect(ran.status, is: 2)
    expect(ran.errors, is: ["Interrupted: 1 of 3 recordings were not played."])
    #expect(ran.text.contains(" of 2 right"))
  }

  @Test("progress: nothing for a second, then a count and an estimate, on a terminal only") func progress() {
    var now = 100.0
    var written: [String] = []
    let line = ProgressLine("touches made", isTerminal: true, clock: { now }, write: { written.append($0) })
    for (time, done) in [(100.0, 0), (100.9, 90), (101.0, 100), (101.1, 110), (102.0, 200)] {
      now = time
      line.show(done, of: 1000)
    }
    line.clear()
    line.clear()
    expect(
      written,
      is: [
        "\r100 of 1000 touches made, about 9 s left\u{1B}[K",
        "\r200 of 1000 touches made, about 8 s left\u{1B}[K", "\r\u{1B}[K",
      ])
    let pipe = ProgressLine("touches made", isTerminal: false, clock: { now }, write: { written.append($0) })
    now += 10
    pipe.show(1, of: 2)
    pipe.clear()
    expect(written.count, is: 3)
    expect(ProgressLine.text(1, of: 1000, "things", after: 1), is: "1 of 1000 things, about 16 min left")
    expect(ProgressLine.text(7, of: nil, "things", after: 1), is: "7 things")
  }

  #if os(Linux)
    /// Undoes what a test in the background inherits: that the signal is ignored or blocked.
    nonisolated static func hearSignals() {
      signal(SIGINT, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    @Test("the first Ctrl-C asks, and the process ends by it when it has said what it found") func control()
      async
    {
      await #expect(processExitsWith: .signal(SIGINT)) {
        BoundsTests.hearSignals()
        Interruption.listen()
        Interruption.endIfAsked()
        raise(SIGINT)
        precondition(Interruption.isAsked)
        Interruption.endIfAsked()
      }
      await #expect(processExitsWith: .signal(SIGINT)) {
        BoundsTests.hearSignals()
        Interruption.listen()
        raise(SIGINT)
        raise(SIGINT)
        exit(0)
      }
      await #expect(processExitsWith: .exitCode(0)) {
        BoundsTests.hearSignals()
        signal(SIGINT, SIG_IGN)
        Interruption.listen()
        raise(SIGINT)
        Interruption.endIfAsked()
        exit(0)
      }
    }
  #endif
}
