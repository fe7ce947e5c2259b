import Fingerpost
import FingerpostHID
import FingerpostScenes
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// A screen with its recognisers, on which gestures are played.
final class GestureStage {
  /// How a screen is built with its recognisers.
  typealias Build = (any TraceSink) -> BuiltScreen

  private let build: Build
  private let change: RecognizerTrial
  private var built: BuiltScreen
  private var recorder: GestureRecorder
  /// Between two gestures lies as much time as it takes for them to have nothing to do with each other.
  private static let pause: Int64 = 10_000_000_000

  init(_ build: @escaping Build, change: RecognizerTrial = RecognizerTrial()) {
    self.build = build
    self.change = change
    recorder = GestureRecorder()
    built = build(recorder)
    change.apply(to: built)
  }

  nonisolated deinit {}

  /// Plays a gesture from a moment of peace to the next one.
  func play(_ script: GestureScript) -> GestureRun {
    let timeline = built.world.timeline
    let start = timeline.now.nanoseconds + Self.pause
    timeline.advance(to: Instant(nanoseconds: start))
    recorder.reset()
    recorder.isListening = true
    built.world.run {
      for step in script.steps {
        built.world.application.handle(
          Frame(nanoseconds: start + step.milliseconds * 1_000_000, contacts: step.contacts))
      }
      timeline.runUntilIdle(limit: 10_000)
    }
    recorder.isListening = false
    let run = GestureRun(script, recorder.records, names: recorder.names, from: start, on: built)
    if !run.isClean { rebuild() }
    return run
  }

  /// Makes a new screen, because somebody on this one waits for ever.
  private func rebuild() {
    recorder = GestureRecorder()
    built = build(recorder)
    change.apply(to: built)
  }
}
