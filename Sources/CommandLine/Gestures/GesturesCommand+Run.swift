import FingerpostConsole
import FingerpostHID
import FingerpostText
import FingerpostTrace
import Foundation

@MainActor extension GesturesCommand {
  /// Plays every recording below the path, and prints the matrix and what went wrong; an error in one does not stop the
  /// others.
  ///
  /// - Returns: the exit status: 2 if anything could not be read, else 1 if something came out wrong, else 0.
  /// - Throws: the reason why nothing can be played.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    let files = try InputFile.find(path, endings: [".csv", ".jsonl"], called: ".csv or .jsonl file")
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    let stage = GestureStage(fingers: fingers)
    if trace { return try printTrace(of: files, stage, on: console) }
    var matrix = GestureMatrix()
    var wrong: [String] = []
    var status: Int32 = 0
    for (done, file) in files.enumerated() {
      guard console.goesOn(done, files.count) else {
        console.complain(RunBound.undone(files.count - done, of: files.count, "recordings were not played"))
        status = 2
        break
      }
      do throws(CommandFailure) {
        let label = try label(of: file)
        let outcome = GestureOutcome(label, stage.play(try Recording(file, on: console).frames))
        matrix.add(outcome)
        if !outcome.isRight { wrong.append("\(InputFile.title(file)): \(outcome.account)") }
      } catch {
        console.complain("\(error)")
        status = 2
      }
    }
    guard matrix.count > 0 else { return status }
    for line in matrix.table + ["", matrix.summary] { console.line(line) }
    if !wrong.isEmpty { console.line("") }
    for line in wrong { console.line(line) }
    return max(status, wrong.isEmpty ? 0 : 1)
  }

  /// The gesture that a recording's folder is named after.
  private func label(of file: String) throws(CommandFailure) -> GestureLabel {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
    let (label, advice) = GestureLabel.named(folder)
    guard let label else {
      throw CommandFailure(
        "\(InputFile.title(file)): its folder “\(PlainText.name(folder))” is not a label; \(advice)")
    }
    return label
  }

  /// Prints the engine's facts about one recording, whatever the name of its folder.
  private func printTrace(
    of files: [String], _ stage: GestureStage, on console: Console
  ) throws(CommandFailure) -> Int32 {
    guard let file = files.first, files.count == 1 else {
      throw CommandFailure(
        "\(InputFile.title(path)): the folder has \(files.count) recordings, but --trace takes one")
    }
    let log = TraceLog()
    _ = stage.play(try Recording(file, on: console).frames, sink: log)
    var renderer = TraceTextRenderer()
    for record in log.records {
      if let line = renderer.line(for: record) { console.line(line) }
    }
    return 0
  }
}
