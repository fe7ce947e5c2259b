import ArgumentParser
import FingerpostComparing
import FingerpostConsole
import Foundation

/// `fingerpost-dev compare-probe`: compares what the probe found on a device or simulator with the engine.
struct CompareProbeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-probe",
    abstract: "Compare what UIKit did on a device with what the engine does.",
    usage: """
      fingerpost-dev compare-probe FILE [--json]
      fingerpost-dev compare-probe --print
      """,
    discussion: explanation)

  /// The help below its first line.
  nonisolated static let explanation = """
    Some questions about UIKit are open (docs/unknown.md). The probe in tools/probe plays touches that answer \
    them. It runs in an iOS test target, on a simulator or a device, and attaches a log to the test's result, \
    probe.jsonl, with one line for each callback:

      {"format": "fingerpost-probe/1", "system": "iOS 26.1", "device": "iPhone"}
      {"probe": "tap-movement", "rule": "TAP-4", "t": 0.2, "who": "tap", …}

    “fingerpost-dev compare-probe probe.jsonl” plays the same touches on the engine, by the rules of that system and \
    device, and says for each question whether the answers are the same. If they differ, it shows the first line \
    that does, from both sides. Times may differ by 1 ms and points by 0.5 pt; what no touch caused (“free”), such \
    as the end of a deceleration, may come one frame of the display, 1/60 s, earlier or later.

    It reads as well what “fingerpost explain --attach --watch --save FOLDER” keeps of an application of which the \
    engine differs (difference-1.jsonl), and says of each of its touches whether the engine differs still.

    “fingerpost-dev compare-probe --print” writes the engine's own log, to see what a log looks like.

    The exit status is 0 if nothing differs, 1 if something does, and 2 if the file cannot be read.
    """

  @Argument(
    help: ArgumentHelp(
      "A log of the probe, or of an application's touches; - reads standard input.", valueName: "file"))
  var file: String?

  @Flag(name: .customLong("print"), help: "Print the engine's own log; do not compare.")
  var printsLog = false

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  func validate() throws {
    if printsLog, file != nil || json {
      throw ValidationError("--print takes neither a file nor --json.")
    }
    if !printsLog, file == nil {
      throw ValidationError("A log of the probe is missing; --print writes the engine's own.")
    }
  }

  var title: String { "fingerpost-dev compare-probe" }

  /// Reads, plays and compares.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2.
  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard let file else {
      for line in EngineTouches.log(for: .engine) { console.line(line) }
      return 0
    }
    let title = InputFile.title(file)
    let data = try console.data(of: file, atMost: TouchesReport.byteLimit)
    if WatchedEvidence.isLog(data) {
      let report = try TouchesReport(data, name: title)
      console.print(json ? report.json : report.text)
      return report.differing == 0 ? 0 : 1
    }
    let log = try ProbeLog(data, name: title)
    let lines = EngineTouches.log(for: log.header)
    let engine = try ProbeLog(Data(lines.joined(separator: "\n").utf8), name: "the engine's log")
    let comparison = ProbeComparison(log, with: engine)
    console.print(
      json
        ? ProbeReport.json(of: comparison, log, file: title)
        : ProbeReport.text(of: comparison, log, file: title))
    return comparison.hasDifferences ? 1 : 0
  }
}
