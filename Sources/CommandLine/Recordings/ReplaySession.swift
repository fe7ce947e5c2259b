import FingerpostHID
import FingerpostScenarios
import Foundation

/// One run of `fingerpost replay`.
struct ReplaySession {
  /// The name of a scene file, or `gestures`.
  let scene: String
  /// Files with recognizers that the scene does not describe.
  var additions: [String] = []
  let trace: RunCommand.TraceFormat
  let isLive: Bool
  let options: RecordingOptions
  /// Prints a line on standard output.
  let write: (String) -> Void
  /// Prints a line on standard error.
  let complain: (String) -> Void

  /// Plays a recording.
  ///
  /// - Returns: the exit status: 2 if something could not be read, else 0; with the scene `gestures` also 1.
  func run(_ file: String) -> Int32 {
    if scene == "gestures" { return GesturesSession(fingers: 3, write: write, complain: complain).run(file) }
    do throws(RecordingFiles.Problem) {
      let printer = TracePrinter(trace, write)
      let player = RecordingPlayer(try SceneFile.open(scene, with: additions, sink: printer))
      let recording = try options.read(file, for: player.screenSize)
      for note in recording.notes { complain("\(InputFile.title(file)): note: \(note)") }
      let frames = recording.scaled(to: player.screenSize).frames
      let isIdle = isLive ? player.play(frames, pace: Self.pace()) : player.play(frames)
      if !isIdle { complain("after the last frame, something stayed pending for too long") }
      return isIdle ? 0 : 2
    } catch {
      complain(error.message)
      return 2
    }
  }

  /// Waits until as much time has passed as on the timeline. It only sets the pace; no result depends on it.
  nonisolated static func pace() -> (Int64) -> Void {
    let start = ContinuousClock.now
    return { nanoseconds in
      let left = ContinuousClock.now.duration(to: start + .nanoseconds(nanoseconds))
      let seconds = Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
    }
  }
}
