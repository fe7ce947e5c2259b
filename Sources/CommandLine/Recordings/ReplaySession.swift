import FingerpostExplain
import FingerpostHID
import FingerpostLab
import FingerpostScenarios
import FingerpostTrace
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
  /// The file to write a page of the lab to, or nil.
  var page: String?
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
      // What is introduced while the screen is built has its name from then on.
      if page != nil || trace == .perfetto { printer.log = TraceLog() }
      let screen = try SceneFile.open(scene, with: additions, sink: printer)
      let player = RecordingPlayer(screen)
      let recording = try options.read(file, for: player.screenSize)
      for note in recording.notes { complain("\(InputFile.title(file)): note: \(note)") }
      let frames = recording.scaled(to: player.screenSize).frames
      let recorder = page.map { _ in LabScreen(screen.builtScreen) { $0.look } }
      let watch = recorder.flatMap { recorder in printer.log.map { recorder.watch($0) } }
      let isIdle =
        isLive
        ? player.play(frames, pace: Self.pace(), watching: watch) : player.play(frames, watching: watch)
      if trace == .perfetto {
        var renderer = TracePerfettoRenderer()
        renderer.add(printer.log?.records ?? [], title: InputFile.title(file))
        write(renderer.text)
      }
      if let page, let recorder { try write(recorder, printer.log?.records ?? [], file, to: page) }
      if !isIdle { complain("after the last frame, something stayed pending for too long") }
      return isIdle ? 0 : 2
    } catch {
      complain(error.message)
      return 2
    }
  }

  /// Writes a page that shows what happened.
  private func write(
    _ screen: LabScreen, _ records: [TraceRecord], _ file: String, to page: String
  ) throws(RecordingFiles.Problem) {
    let title = "\(InputFile.title(file)) on \(InputFile.title(scene))"
    var feed = LabFeed(title: title, command: "replay", screens: [title])
    feed.add(screen, as: 1, facts: records)
    feed.addAnswer(to: 1, title: title)
    feed.addRules()
    do throws(CommandFailure) {
      try OutputFile.write(Data(LabPage.document(title: title, feed: feed.messages).utf8), to: page)
    } catch {
      throw RecordingFiles.Problem(message: "\(error)")
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
