import FingerpostHID
import FingerpostScenes
import FingerpostTrace
import Foundation

/// One run of `fingerpost replay`.
struct ReplaySession {
  /// The name of a scene file, or `gestures`.
  let scene: String
  let trace: RunCommand.TraceFormat
  let isLive: Bool
  let options: RecordingOptions
  /// Prints a line on standard output.
  let write: (String) -> Void
  /// Prints a line on standard error.
  let complain: (String) -> Void

  /// Plays a recording.
  ///
  /// - Returns: the exit status: 2 if something could not be read, else 0; on the stage for gestures also 1.
  func run(_ file: String) -> Int32 {
    if scene == "gestures" { return GesturesSession(fingers: 3, write: write, complain: complain).run(file) }
    do throws(RecordingFiles.Problem) {
      let printer = TracePrinter(trace, write)
      let player = try player(printer)
      let recording = try options.read(file, for: player.screenSize)
      for note in recording.notes { complain("\(InputFile.title(file)): note: \(note)") }
      let frames = recording.scaled(to: player.screenSize).frames
      let isIdle = isLive ? player.play(frames, pace: Self.pace()) : player.play(frames)
      if !isIdle { complain("time ran on after the last frame and something was always pending") }
      return isIdle ? 0 : 2
    } catch {
      complain(error.message)
      return 2
    }
  }

  private func player(_ sink: TracePrinter) throws(RecordingFiles.Problem) -> RecordingPlayer {
    let data = Data(try RecordingFiles.contents(scene))
    do throws(ScreenReadError) {
      return RecordingPlayer(try ScreenReader.read(data, name: scene), sink: sink)
    } catch .isScenario {
      let text = String(decoding: data, as: UTF8.self)
      do {
        return try RecordingPlayer(Scenario.load(text: text, name: scene), sink: sink)
      } catch {
        throw RecordingFiles.Problem(message: "\(error)")
      }
    } catch {
      throw RecordingFiles.Problem(message: error.description)
    }
  }

  /// Waits until as much time has passed as on the timeline; it only sets the pace, and nothing depends on it.
  nonisolated static func pace() -> (Int64) -> Void {
    let start = ContinuousClock.now
    return { nanoseconds in
      let left = ContinuousClock.now.duration(to: start + .nanoseconds(nanoseconds))
      let seconds = Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
    }
  }
}

/// Prints facts as they come.
final class TracePrinter: TraceSink {
  private var text: TraceTextRenderer?
  private let json = TraceJSONRenderer()
  private let write: (String) -> Void

  init(_ format: RunCommand.TraceFormat, _ write: @escaping (String) -> Void) {
    text = format == .text ? TraceTextRenderer() : nil
    self.write = write
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    guard text != nil else { return write(json.line(for: record)) }
    if let line = text?.line(for: record) { write(line) }
  }
}
