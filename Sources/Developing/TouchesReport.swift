import FingerpostComparing
import FingerpostConsole
import FingerpostText
import Foundation

/// What an application did with touches that were saved, and where the engine still differs.
struct TouchesReport {
  /// Longer files are refused: one gesture with its screen is far shorter.
  static let byteLimit = 32_000_000

  private let file: String
  private let answers: [WatchedAnswer]
  /// At how many touches the engine differs.
  var differing: Int { answers.count { !$0.differences.isEmpty } }

  /// Reads a log and plays its gestures again.
  ///
  /// - Throws: the line that is not one of an application's, or why its screen cannot be read.
  init(_ data: Data, name: String) throws(CommandFailure) {
    file = name
    let gestures: [WatchedGesture]
    do throws(WatchedEvidence.BadLine) {
      gestures = try WatchedEvidence.gestures(in: data)
    } catch {
      throw CommandFailure("\(name):\(error.number): not a line that FingerpostAttach writes.")
    }
    guard !gestures.isEmpty else { throw CommandFailure("\(name): no touch is in the file.") }
    answers = try CommandFailure.wrapping(about: name) {
      try gestures.flatMap { WatchedComparison($0, try WatchedPlay($0)).answers }
    }
  }

  /// A line for each touch and each difference.
  var text: String {
    let lines = answers.enumerated().flatMap { $1.lines(numbered: $0 + 1) }
    let count = answers.count == 1 ? "1 touch" : "\(answers.count) touches"
    return "\(file): what an application did\n\n" + lines.map { "\(PlainText.line($0))\n" }.joined()
      + "\n\(count); the engine differs at \(differing).\n"
  }

  /// One JSON object, with its keys in alphabetical order.
  var json: String {
    JSONWriter.document { json in
      json.field("file", file)
      json.field("format", "fingerpost.compare-touches.v1")
      json.field("touches", objects: answers) { answer in
        json.field("differences", objects: answer.differences) { difference in
          json.field("rule", difference.rule)
          json.field("text", difference.text)
        }
        json.field("text", answer.text)
        json.field("unknown", answer.unknown)
      }
    }
  }
}
