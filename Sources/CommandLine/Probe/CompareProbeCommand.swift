import ArgumentParser
import FingerpostConsole
import Foundation

/// `fingerpost compare-probe`: compares what the probe found on a device or simulator with the engine.
struct CompareProbeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-probe",
    abstract: "Compare what UIKit did on a device with what the engine does.",
    usage: """
      fingerpost compare-probe FILE [--json]
      fingerpost compare-probe --print
      """,
    discussion: explanation)

  /// The help below its first line.
  nonisolated static let explanation = """
    Some questions about UIKit are open (docs/unknown.md). The probe in tools/probe plays touches that answer \
    them. It runs in an iOS test target, on a simulator or a device, and attaches a log to the test's result, \
    probe.jsonl, with one line for each callback:

      {"format": "fingerpost-probe/1", "system": "iOS 26.1", "device": "iPhone"}
      {"probe": "tap-movement", "rule": "TAP-4", "t": 0.2, "who": "tap", …}

    “fingerpost compare-probe probe.jsonl” plays the same touches on the engine, by the rules of that system and \
    device, and says for each question whether the answers are the same. If they differ, it shows the first line \
    that does, from both sides. Times may differ by 1 ms and points by 0.5 pt; what no touch caused (“free”), such \
    as the end of a deceleration, may come one frame of the display, 1/60 s, earlier or later.

    “fingerpost compare-probe --print” writes the engine's own log, to see what a log looks like.

    The exit status is 0 if nothing differs, 1 if something does, and 2 if the file cannot be read.
    """

  @Argument(help: ArgumentHelp("A log of the probe; - reads standard input.", valueName: "file"))
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

  func run() throws {
    let standardOutput = StandardOutput()
    let (file, json) = (file, json)
    let status = MainActor.assumeIsolated {
      do {
        var (text, status) = try CompareProbeSession(file: file, isJSON: json).run()
        text.withUTF8 { standardOutput.write($0) }
        return standardOutput.finish("fingerpost compare-probe", status)
      } catch {
        let message = (error as? ProbeLog.Problem)?.message ?? "\(error)"
        StandardError.line("fingerpost compare-probe: \(message)")
        return 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }
}
