import Fingerpost
public import FingerpostHID
import FingerpostTimeline
import Foundation

extension EventGenerator {
  /// Plays the fingers of a recording, in the test's time: the first frame now, and every other as long after it as in the
  /// recording. A recording that says how large its screen was is stretched to this one.
  ///
  /// - Parameter recording: the recording.
  public func play(_ recording: Recording) {
    let recording = recordingScreen.map { recording.scaled(to: $0) } ?? recording
    guard let first = recording.frames.first else { return }
    let start = world.timeline.now.nanoseconds
    for var frame in recording.frames {
      let due = start + max(0, frame.nanoseconds - first.nanoseconds)
      advance(by: TimeInterval(due - world.timeline.now.nanoseconds) / 1e9)
      frame.shift(to: world.timeline.now.nanoseconds)
      send(frame, keepingModifiers: true)
    }
  }

  /// Plays the fingers of a recording from a file: one that `fingerpost record` writes, or any other that `fingerpost`
  /// reads. The fingers act at once, in the test's time.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError/unreadableRecording(_:)`` if there is none, or it is not a recording.
  public func play(recording path: String, fileID: String = #fileID, line: Int = #line) throws {
    try reporting(fileID, line) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw FingerError.unreadableRecording("there is no file \(path).")
      }
      guard let screen = recordingScreen else {
        throw FingerError.unreadableRecording("the screen is empty.")
      }
      do {
        play(try Recording(reading: Array(data), options: .init(mapping: TouchMapping(screen: screen))))
      } catch {
        throw FingerError.unreadableRecording("\(error)")
      }
    }
  }

  private var recordingScreen: RecordingScreen? {
    RecordingScreen(width: Double(world.screenSize.width), height: Double(world.screenSize.height))
  }
}
