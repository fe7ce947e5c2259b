import ArgumentParser
import FingerpostConsole
import FingerpostExplain
import FingerpostHID
import FingerpostLab
import FingerpostScenarios
import FingerpostTrace
import Foundation

@MainActor extension ReplayCommand {
  /// Plays the recording.
  ///
  /// - Returns: the exit status, 0, or 2 if something never came to an end; with the scene `gestures` also 1.
  /// - Throws: the reason for exit status 2.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    if scene == "gestures" {
      return try CommandFailure.wrapping { try GesturesCommand.parse(["--", file]) }.run(on: console)
    }
    let printer = TracePrinter(trace, console.line)
    // What is introduced while the screen is built has its name from then on.
    if html != nil || trace == .perfetto { printer.log = TraceLog() }
    let screen = try ScreenFile.read(scene, with: additions.with, on: console).scene(sink: printer)
    let player = RecordingPlayer(screen)
    let frames = try options.read(file, for: player.screenSize, on: console).scaled(to: player.screenSize)
      .frames
    let recorder = html.map { _ in LabScreen(screen.builtScreen) { $0.look } }
    let watch = recorder.flatMap { recorder in printer.log.map { recorder.watch($0) } }
    let isIdle = player.play(frames, pace: speed.pace(), watching: watch)
    let records = printer.log?.records ?? []
    if trace == .perfetto {
      var renderer = TracePerfettoRenderer()
      renderer.add(records, title: InputFile.title(file))
      console.line(renderer.text)
    }
    if let html, let recorder {
      let title = "\(InputFile.title(file)) on \(InputFile.title(scene))"
      var feed = LabFeed(title: title, command: "replay", screens: [title])
      feed.add(recorder, as: 1, facts: records)
      feed.addAnswer(to: 1, title: title)
      feed.addRules()
      try console.save(LabPage.document(title: title, feed: feed.messages), to: html)
    }
    if !isIdle { console.complain("after the last frame, something stayed pending for too long") }
    return isIdle ? 0 : 2
  }
}

extension ReplayCommand.Speed {
  /// Waits until as much time has passed as on the timeline, if fingers are to be as fast as they were. It only sets the
  /// pace; no result depends on it.
  func pace() -> (Int64) -> Void {
    guard self == .live else { return { _ in } }
    let start = ContinuousClock.now
    return { nanoseconds in
      let left = ContinuousClock.now.duration(to: start + .nanoseconds(nanoseconds))
      let seconds = Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
    }
  }
}
