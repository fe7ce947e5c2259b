import Expectations
import Foundation
import Testing

/// What rows are told over random cases: the engine's lists and a second reading of the rules' texts agree.
///
/// A longer run is asked for with `FINGERPOST_ROW_SEEDS=from..to` in the environment; its progress goes to standard
/// error. A finding names its seed and shows the smallest case like it.
@MainActor struct RowReadingTests {
  /// The seeds that the environment asks for, without the last.
  private nonisolated static let wanted: Range<UInt64>? = {
    let text = ProcessInfo.processInfo.environment["FINGERPOST_ROW_SEEDS"] ?? ""
    let bounds = text.components(separatedBy: "..").compactMap { UInt64($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]..<bounds[1] : nil
  }()

  @Test("LIST-1, LIST-2, LIST-3, LIST-5, LIST-6, LIST-7, LIST-8, LIST-10, LIST-20: two readings of 400 cases")
  func agree() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      await RowReadingTests.expectAgreement(on: 0..<400)
    }
  }

  @Test("LIST-3, LIST-8: two readings of the cases asked for", .enabled(if: wanted != nil))
  func agreeOnWantedCases() { Self.expectAgreement(on: Self.wanted ?? 0..<0) }

  private static func expectAgreement(on seeds: Range<UInt64>) {
    var findings = 0
    for seed in seeds where findings < 3 {
      if seed % 10_000 == 0, seeds.count > 10_000 {
        FileHandle.standardError.write(Data("rows: seed \(seed) of \(seeds)\n".utf8))
      }
      guard let finding = RowFinding(seed: seed) else { continue }
      findings += 1
      Issue.record("\(finding.smallest)")
    }
  }

  // MARK: - Cases that once told the readings apart

  @Test("LIST-20: what stays selected because willDeselect says no gets its look back on a pad")
  func keptSelectionOnAPad() {
    var rows = Array(repeating: RowContest.Row(), count: RowContest.rowCount)
    rows[2].isSelected = true
    rows[2].mayDeselect = false
    var contest = RowContest(seed: 0, rows: rows)
    contest.isPad = true
    contest.gestures = [
      [
        RowContest.Step(at: 0, deed: .down(0, x: 60, y: 25)),
        RowContest.Step(at: 50_000_000, deed: .up(0)),
      ]
    ]
    let run = RowRun.play(contest)
    expect(run.log.suffix(2), is: ["selected [0, 2]", "look so [0, 2]"])
    expect(RowReading.log(of: run), is: run.log)
  }

  @Test("DLV-14, DLV-16: a recognizer that cancels nothing lets go of the began that others hold back")
  func excludedHolders() {
    var contest = RowContest(
      seed: 0, rows: Array(repeating: RowContest.Row(), count: RowContest.rowCount))
    contest.recognizers = [
      RowContest.Recognizer(kind: .doubleTap, place: .table, delaysBegan: true),
      RowContest.Recognizer(kind: .sidewaysPan, place: .aboveTable, cancels: false),
    ]
    contest.gestures = [
      [
        RowContest.Step(at: 0, deed: .down(0, x: 60, y: 25)),
        RowContest.Step(at: 230_000_000, deed: .move(0, x: 110, y: 25)),
        RowContest.Step(at: 300_000_000, deed: .up(0)),
      ]
    ]
    let run = RowRun.play(contest)
    expect(run.log.first, is: "230000000 shouldHighlight 0")
    expect(RowReading.log(of: run), is: run.log)
  }
}
