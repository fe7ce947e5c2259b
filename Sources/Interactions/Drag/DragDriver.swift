package import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation

/// What the press of a drag interaction asks and tells.
package protocol DragLifting: AnyObject {
  /// Whether there is anything to lift; asked when the press is long enough.
  func mayLift(with lift: _UIDragLiftGestureRecognizer) -> Bool
  /// Called when the press has lifted what there is.
  func didLift()
  /// Called when the finger has moved on with it, before the touch is taken from the application; what is dragged then.
  func willBeginDrag() -> DragSession?
  /// Called when the press is over, whether or not a drag has begun.
  func liftIsOver()
}

/// The recognizers of a drag interaction and how they belong together. [DRAG-1 … DRAG-4]
///
/// The press lifts; from then on `exclusion` keeps all other gestures out, and `failure` keeps long presses waiting: where
/// there is much room from left to right for `drag.pressDelay`, else until the finger lifts. A finger that moves on begins
/// the drag, and is taken from the application.
package final class DragDriver {
  package let lift: _UIDragLiftGestureRecognizer
  private let failure: _UIRelationshipGestureRecognizer?
  private let exclusion: _UIRelationshipGestureRecognizer?
  package weak var owner: (any DragLifting)?

  /// Where the finger was at the lift, in the window.
  private var start: CGPoint?
  private var isDragging = false
  private var gate: (timeline: Timeline, token: Timeline.Token)?

  /// Names that UIKit gives these recognizers.
  package nonisolated enum Name {
    package static let lift = "com.apple.UIKit.dragInitiation"
    package static let failure = "com.apple.UIKit.dragFailureRelationships"
    package static let exclusion = "com.apple.UIKit.dragExclusionRelationships"
  }

  /// Makes recognizers belong together; of those of a dump, some may be missing.
  package init(
    lift: _UIDragLiftGestureRecognizer, failure: _UIRelationshipGestureRecognizer?,
    exclusion: _UIRelationshipGestureRecognizer?
  ) {
    (self.lift, self.failure, self.exclusion) = (lift, failure, exclusion)
    lift.driver = self
    lift.addTarget { [weak self] _ in self?.liftChanged() }
    failure?.holds = { $0 is UILongPressGestureRecognizer }
    exclusion?.excludes = { !($0 is UILongPressGestureRecognizer) }
  }

  nonisolated deinit {}

  /// Makes new recognizers, with UIKit's names.
  package convenience init() {
    let lift = _UIDragLiftGestureRecognizer()
    lift.name = Name.lift
    lift.cancelsTouchesInView = false
    self.init(
      lift: lift, failure: _UIRelationshipGestureRecognizer(named: Name.failure),
      exclusion: _UIRelationshipGestureRecognizer(named: Name.exclusion))
  }

  /// All of them.
  package var recognizers: [UIGestureRecognizer] {
    [failure, exclusion].compactMap(\.self) + [lift]
  }

  func mayLift() -> Bool {
    let answer = owner?.mayLift(with: lift) ?? true
    if !answer { failure?.release() }
    return answer
  }

  func liftFailed() { failure?.release() }

  private func liftChanged() {
    switch lift.state {
    case .began:
      start = lift.location(in: nil)
      if !lift.yieldsToOthers { exclusion?.succeed() }
      openGate()
      owner?.didLift()
    case .changed: move()
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  /// Lets long presses act after a while, where that does not hide the drag. [DRAG-5]
  private func openGate() {
    guard let failure, let timeline = lift.timeline, let view = lift.view, let world = view.window?.world,
      world.run({ view.traitCollection.horizontalSizeClass }) == .regular
    else { return }
    let time = timeline.now.advanced(bySeconds: lift.eventRules.dragPressDelay)
    gate = (timeline, timeline.schedule(at: time) { [weak failure] _ in failure?.release() })
  }

  private func move() {
    guard let start, !isDragging else { return }
    let now = lift.location(in: nil)
    guard hypot(now.x - start.x, now.y - start.y) >= CGFloat(lift.eventRules.dragBeginMovement) else {
      return
    }
    isDragging = true
    takeTouches(for: owner?.willBeginDrag())
  }

  /// Takes the fingers of the press from the application, as the system does. [DRAG-6, PIPE-16]
  private func takeTouches(for session: DragSession?) {
    guard let window = lift.view?.window else { return }
    let world = window.world
    // What is dragged is where the first finger is.
    if let finger = lift.fingers.first { DragFlight(session, in: world).follow(finger.contactID) }
    let contacts = lift.fingers.map { finger in
      let place = window.convert(finger.location(in: window), to: nil as UIWindow?)
      return Contact(id: finger.contactID, phase: .cancel, x: Double(place.x), y: Double(place.y))
    }
    world.application.handle(Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: contacts))
  }

  private func end() {
    if let gate { gate.timeline.cancel(gate.token) }
    gate = nil
    start = nil
    isDragging = false
    failure?.release()
    owner?.liftIsOver()
  }
}
