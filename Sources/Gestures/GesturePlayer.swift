import Fingerpost
import FingerpostScenarios
import FingerpostScreens
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// A screen with its recognizers, on which gestures are played.
package final class GesturePlayer {
  private let factory: ScreenFactory
  private let variant: RecognizerVariant
  private let changes: [Change]
  private let edits: ScreenEdits
  private var built: BuiltScreen
  private var recorder: GestureRecorder
  private var kept: [AnyObject] = []
  /// The pause between two gestures, long enough that they do not affect each other.
  private static let pause: Int64 = 10_000_000_000

  /// - Parameter edits: what is different from the beginning; nil for what the changes need.
  package init(
    _ factory: ScreenFactory, variant: RecognizerVariant = RecognizerVariant(), changes: [Change] = [],
    edits: ScreenEdits? = nil
  ) {
    self.factory = factory
    self.variant = variant
    self.changes = changes
    self.edits = edits ?? ScreenEdits(changes)
    recorder = GestureRecorder()
    built = factory.playable(recorder, self.edits)
    makeChanges()
  }

  nonisolated deinit {}

  /// Plays a gesture, beginning and ending with nothing pending.
  package func play(_ script: GestureScript) -> GestureRun {
    let timeline = built.world.timeline
    let start = timeline.now.nanoseconds + Self.pause
    timeline.advance(to: Instant(nanoseconds: start))
    recorder.reset()
    recorder.isListening = true
    built.world.run {
      _ = VirtualRun(built.world).play(script.frames(from: start), limit: 10_000)
    }
    recorder.isListening = false
    let run = GestureRun(script, recorder.records, names: recorder.names, from: start, on: built)
    if !run.isOver || !restore(run.usedViews) { rebuild() }
    return run
  }

  /// Taps on the status bar, and says whether that scrolls a view up. [SCR-24]
  ///
  /// The player is of no use for anything else afterwards.
  ///
  /// - Parameters:
  ///   - view: the index of a scroll view.
  ///   - x: where the tap is, in points of the screen.
  package func scrollsToTop(_ view: Int, at x: Double) -> Bool {
    guard let scrollView = built.views[view] as? UIScrollView else { return false }
    let (before, timeline) = (scrollView.contentOffset.y, built.world.timeline)
    built.world.run { built.world.application.statusBarWasTapped(at: CGFloat(x)) }
    timeline.advance(to: Instant(nanoseconds: timeline.now.nanoseconds + 1_000_000_000))
    return scrollView.contentOffset.y < before
  }

  private func restore(_ views: [Int]) -> Bool {
    views.isEmpty || built.world.run { built.restore(views) }
  }

  /// Builds a new screen, because something on this one waits forever or cannot be restored.
  private func rebuild() {
    recorder = GestureRecorder()
    built = factory.playable(recorder, edits)
    makeChanges()
  }

  private func makeChanges() {
    variant.apply(to: built)
    kept = changes.flatMap { $0.apply(to: built) }
  }
}

/// Listens to the engine while a gesture is played.
private nonisolated final class GestureRecorder: TraceSink {
  private(set) var records: [TraceRecord] = []
  /// What subjects are called. Looked up only, never walked.
  private(set) var names: [SubjectID: String] = [:]
  /// Whether facts are kept; those of building a screen are not.
  var isListening = false

  /// Forgets the last gesture.
  func reset() {
    records.removeAll(keepingCapacity: true)
  }

  func record(_ record: TraceRecord) {
    if case .subject(let id, _, let name) = record.fact { names[id] = name }
    guard isListening else { return }
    switch record.fact {
    case .windowAsked, .windowAnswered, .visited, .answered, .forwarded, .subject, .tapCount, .keyWindow:
      break
    default: records.append(record)
    }
  }
}
