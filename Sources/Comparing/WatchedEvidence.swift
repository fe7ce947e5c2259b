import Fingerpost
import FingerpostExplain
import FingerpostHID
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// A gesture of an application that the engine plays otherwise, to be kept: what the application told, and a scenario
/// with what the engine makes of it.
package struct WatchedEvidence {
  /// What a log of an application's touches calls itself in its first line.
  package nonisolated static let format = "fingerpost-touches/1"

  private let gesture: WatchedGesture
  private let play: WatchedPlay
  private let answers: [WatchedAnswer]

  /// Takes a gesture with what was said of it.
  package init(_ gesture: WatchedGesture, _ play: WatchedPlay, _ answers: [WatchedAnswer]) {
    (self.gesture, self.play, self.answers) = (gesture, play, answers)
  }

  // MARK: - The application's log

  /// The lines that the application told, after one that says what they are; nil if they were too many to keep.
  package var log: Data? {
    guard let told = gesture.told else { return nil }
    let head = JSONWriter.object { json in
      json.field("format", Self.format)
      json.field("tool", ProgramVersion.tool)
    }
    var log = Data("\(head)\n".utf8)
    for line in told {
      log += line
      log.append(UInt8(ascii: "\n"))
    }
    return log
  }

  /// Whether the first line of a file says that an application's touches follow.
  package nonisolated static func isLog(_ data: Data) -> Bool {
    let first = data.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    return (try? JSONParser.read(Array(first), .message))?["format"]?.text == format
  }

  /// Reads the gestures of a log.
  ///
  /// - Throws: the number of the first line that is not one of an application's.
  package nonisolated static func gestures(in log: Data) throws(BadLine) -> [WatchedGesture] {
    var (reader, gestures) = (WatchedReader(), [WatchedGesture]())
    let lines = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in lines.enumerated() where index > 0 && !piece.isEmpty {
      let line = Data(piece)
      guard let read = WatchedLine(line) else { throw BadLine(number: index + 1) }
      if let gesture = reader.read(read, as: line) { gestures.append(gesture) }
    }
    if let last = reader.finish() { gestures.append(last) }
    return gestures
  }

  /// A line of a log that no application told.
  package nonisolated struct BadLine: Error {
    /// From 1.
    package var number: Int
  }

  // MARK: - The scenario

  /// The text of a scenario with the screen and the fingers, which expects what the engine makes of them, and says in its
  /// comments what the application did.
  ///
  /// - Throws: an error if a file cannot say the screen.
  package func scenario() throws(ScenarioError) -> String {
    let written = ScreenScenario(whole: play.explainer.screen, name: "the application's screen")
    var scenario = written.scenario.playing(gesture.frames)
    scenario.title = PlainText.line("The engine differs: touch at \(answers.first?.text ?? "")")
    for difference in answers.flatMap(\.differences) where !scenario.rules.contains(difference.rule) {
      scenario.rules.append(difference.rule)
    }
    let run = try ScenarioPlayer(scenario).play(tracing: true)
    scenario.expect(run.lines)
    var comments = ["What the application did, and where the engine differs:"]
    for (index, answer) in answers.enumerated() { comments += answer.lines(numbered: index + 1) }
    comments.append("“expect” is what the engine does; the application's own log lies beside this file.")
    if WatchedPlay.deeds(run.records) != play.deeds {
      comments.append(
        "This scenario plays otherwise than the screen that the application told; the log is what counts.")
    }
    comments += written.losses
    return comments.map { "# \(PlainText.line($0))\n" }.joined() + (try scenario.yaml())
  }
}
