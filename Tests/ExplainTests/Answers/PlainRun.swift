import Fingerpost
import FingerpostGestures
import FingerpostHID
import FingerpostScreens
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// One gesture on a screen that was built for it alone, as seen by something that listens at targets and touch methods.
///
/// It shares nothing with what the answers are read from but the engine itself.
final class PlainRun {
  /// Who acts: a recognizer by its address, or a view.
  enum Actor: Hashable {
    case recognizer(String)
    case view(Int)
  }

  /// Something that was done, and when, in nanoseconds since the first touch-down.
  struct Act: Hashable {
    var actor: Actor
    var deed: String
    var nanoseconds: Int64
  }

  /// A call of a view's touch method.
  struct Call {
    var phase: TouchPhase
    var view: Int
    var nanoseconds: Int64
  }

  private(set) var acts: [Act] = []
  private(set) var calls: [Call] = []
  /// The view of the first touch.
  private(set) var hit: Int?
  /// The views of all touches.
  private(set) var hits: [Int] = []
  private let screen: Screen
  private let isStill: Bool
  private var built: BuiltScreen?
  private var start: Int64 = 0
  private var kept: [AnyObject] = []

  /// Builds a screen, with some changes made to it, and plays a gesture on it.
  init(_ screen: Screen, _ script: GestureScript, changes: [Change] = []) {
    var screen = screen
    screen.addStandardRecognizers()
    self.screen = screen
    isStill = script.steps.allSatisfy { $0.contacts.allSatisfy { $0.phase != .move } }
    var builder = ScreenBuilder(screen)
    builder.buildsBehavior = true
    builder.edits = ScreenEdits(changes)
    let log = TraceLog()
    let built = builder.build(trace: Trace(log))
    self.built = built
    listen(to: built)
    for change in changes { kept += change.apply(to: built) }
    log.removeAll()
    play(script, on: built)
    read(log.records, of: built)
    // A tie is told in no order.
    acts.sort { ($0.nanoseconds, "\($0.actor)") < ($1.nanoseconds, "\($1.actor)") }
    self.built = nil
  }

  nonisolated deinit {}

  private func play(_ script: GestureScript, on built: BuiltScreen) {
    // When the explainer plays its first gesture, so that both meet the same frames of the display.
    start = 10_000_000_000
    built.world.run {
      for step in script.steps {
        built.world.application.handle(
          Frame(nanoseconds: start + step.milliseconds * 1_000_000, contacts: step.contacts))
      }
      built.world.timeline.runUntilIdle(limit: 10_000)
    }
  }

  // MARK: - Listening

  private func listen(to built: BuiltScreen) {
    for (index, placed) in screen.placedRecognizers.enumerated() {
      guard let recognizer = built.recognizer(index), let address = placed.recognizer.address,
        placed.recognizer.part == nil
      else { continue }
      recognizer.addTarget { [unowned self] recognizer in
        if recognizer.state == .began || recognizer.state == .ended {
          act(.recognizer(address), "recognizes")
        }
      }
    }
    for (index, view) in built.views.enumerated() {
      switch view {
      case let control as UIControl:
        control.addAction(
          UIAction { [unowned self] _ in act(.view(index), "sends") }, for: Self.purpose(of: control))
      case let scrollView as UIScrollView:
        for recognizer in scrollView.gestureRecognizers ?? []
        where recognizer.name?.hasPrefix("UITextInteractionName") == true {
          recognizer.addTarget { [unowned self] recognizer in
            if recognizer.state == .began || recognizer.state == .ended { act(.view(index), "known") }
          }
        }
        let watcher = ScrollWatcher { [unowned self] in act(.view(index), "scrolls") }
        scrollView.delegate = watcher
        kept.append(watcher)
      default: break
      }
    }
  }

  /// What something that uses the control waits for.
  static func purpose(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl: .valueChanged
    case is UITextField: .editingDidBegin
    default: .touchUpInside
    }
  }

  private func act(_ actor: Actor, _ deed: String, at nanoseconds: Int64? = nil) {
    guard let built, !acts.contains(where: { $0.actor == actor }) else { return }
    let now = nanoseconds ?? built.world.timeline.now.nanoseconds - start
    acts.append(Act(actor: actor, deed: deed, nanoseconds: now))
  }

  private func read(_ records: [TraceRecord], of built: BuiltScreen) {
    for record in records {
      let now = record.nanoseconds - start
      switch record.fact {
      case .targeted(_, _, let subject):
        guard let view = built.index(of: subject) else { continue }
        hit = hit ?? view
        hits.append(view)
      case .delivered(let phase, let subject, _):
        guard let view = built.index(of: subject) else { continue }
        calls.append(Call(phase: phase, view: view, nanoseconds: now))
        if phase == .ended { pass(upFrom: view, on: built, at: now) }
      default: break
      }
    }
  }

  /// Hands the end of a touch up the responder chain to the first who makes something of it.
  private func pass(upFrom view: Int, on built: BuiltScreen, at now: Int64) {
    var next: UIView? = built.views[view]
    while let current = next {
      if current is UIControl { return }
      if let index = built.index(of: current) {
        let data = screen.views[index]
        let isKnown = [data.className, data.baseClass].contains("UITableViewCell")
        if isStill, isKnown { return act(.view(index), "known", at: now) }
        if data.statedTouchMethods == true { return act(.view(index), "touches", at: now) }
      }
      if current is UIScrollView { return }
      next = current.superview
    }
  }
}

/// Notices that a scroll view scrolls.
private final class ScrollWatcher: UIScrollViewDelegate {
  private let notice: () -> Void

  init(_ notice: @escaping () -> Void) {
    self.notice = notice
  }

  nonisolated deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { notice() }
}
