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
    built.focus(script)
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

  /// Why a view cannot be focused; nil if it can be. [FOC-2]
  package func focusBar(of view: Int) -> Unfocusable? {
    built.makeKey(for: view)
    return switch built.world.run({ built.views[view].focusBar }) {
    case .itself?: .itself
    case .off(let holder)?: built.index(of: holder).map { .off($0) } ?? .elsewhere
    case .elsewhere?: .elsewhere
    case nil: nil
    }
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

/// Why a view cannot be focused. [FOC-2]
package nonisolated enum Unfocusable: Hashable, Sendable {
  /// Its `canBecomeFocused` is false.
  case itself
  /// This view, which is it or is around it, is hidden, transparent or not interactive.
  case off(Int)
  /// It is not in the key window, or something is presented over it. [FOC-7]
  case elsewhere
}

extension BuiltScreen {
  /// Makes the window of a view key where none is known to be, as dumps do not say which is.
  fileprivate func makeKey(for view: Int) {
    guard !screen.views.contains(where: \.isKeyWindow) else { return }
    world.run { views[view].window?.makeKey() }
  }

  /// Has the focus where a press is asked about, as far as it can go there. [FOC-3]
  package func focus(_ script: GestureScript) {
    guard let index = script.focus?.view else { return }
    makeKey(for: index)
    let view = views[index]
    world.run {
      let system = UIFocusSystem.focusSystem(for: view)
      system?.requestFocusUpdate(to: view)
      system?.updateFocusIfNeeded()
    }
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
