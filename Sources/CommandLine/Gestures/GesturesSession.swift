import FingerpostHID
import FingerpostScenarios
import FingerpostTrace

/// One run over recordings; an error in one does not stop the others.
struct GesturesSession {
  /// Up to how many fingers there are taps, double taps and long presses for.
  let fingers: Int
  /// Prints a line on standard output.
  let write: (String) -> Void
  /// Prints a line on standard error.
  let complain: (String) -> Void
  /// Called before every recording with how many were played and how many there are; the table comes early if it returns
  /// false.
  var goesOn: (Int, Int) -> Bool = { _, _ in true }

  /// Plays every recording below a path, and prints the matrix and what went wrong.
  ///
  /// - Returns: the exit status: 2 if anything could not be read, else 1 if something came out wrong, else 0.
  func run(_ path: String) -> Int32 {
    var matrix = GestureMatrix()
    var wrong: [String] = []
    var status: Int32 = 0
    let stage = GestureStage(fingers: fingers)
    do throws(RecordingFiles.Problem) {
      let files = try RecordingFiles.find(path)
      for (done, file) in files.enumerated() {
        guard goesOn(done, files.count) else {
          complain("Interrupted: \(files.count - done) of \(files.count) recordings were not played.")
          status = 2
          break
        }
        do throws(RecordingFiles.Problem) {
          let label = try RecordingFiles.label(of: file)
          let outcome = GestureOutcome(label, stage.play(try RecordingFiles.read(file).frames))
          matrix.add(outcome)
          if !outcome.isRight { wrong.append("\(file): \(outcome.account)") }
        } catch {
          complain(error.message)
          status = 2
        }
      }
    } catch {
      complain(error.message)
      return 2
    }
    guard matrix.count > 0 else { return status }
    for line in matrix.table + ["", matrix.summary] { write(line) }
    if !wrong.isEmpty { write("") }
    for line in wrong { write(line) }
    return max(status, wrong.isEmpty ? 0 : 1)
  }

  /// Prints the engine's facts about one recording, whatever the name of its folder.
  ///
  /// - Returns: the exit status: 2 if it is not one, or cannot be read, else 0.
  func trace(_ path: String) -> Int32 {
    do throws(RecordingFiles.Problem) {
      let files = try RecordingFiles.find(path)
      guard let file = files.first, files.count == 1 else {
        throw RecordingFiles.Problem(
          message: "\(path): the folder has \(files.count) recordings, but --trace takes one")
      }
      let log = TraceLog()
      _ = GestureStage(fingers: fingers).play(try RecordingFiles.read(file).frames, sink: log)
      var renderer = TraceTextRenderer()
      for record in log.records {
        if let line = renderer.line(for: record) { write(line) }
      }
      return 0
    } catch {
      complain(error.message)
      return 2
    }
  }
}
