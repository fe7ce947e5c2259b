public import Foundation

/// A recognizer of a pointer that hovers over a view; continuous.
///
/// ```
///              pointer enters           pointer moves               pointer leaves
///   possible ─────────────────► began ────────────────► changed* ─────────────────► ended
/// ```
///
/// The view is one that a touch at the pointer would hit, or lies above it; no touch is needed. While a button or a
/// finger is down the gesture pauses: it neither begins nor changes nor ends, and catches up afterwards
/// [HOVER-1, HOVER-2]. It competes with no recognizer, and takes nothing from
/// views. [HOVER-3]
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is in the window, while it is in the view; afterwards where it was last.
  private final var pointer: WindowPoint?
  private final var isInside = false
  private final var isPaused = false
  /// Whether the pointer came in and the gesture has not been tried yet.
  private final var isDue = false

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// Answers false: touches are nothing to it. [HOVER-3]
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .hover && super.shouldReceive(event)
  }

  /// Answers false: hovering keeps no other recognizer from recognizing. [HOVER-3]
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Answers false: no other recognizer keeps it from hovering. [HOVER-3]
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns where the pointer is, or was last. [GR-38]
  open override func location(in view: UIView?) -> CGPoint {
    pointer.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// Takes in that a button or finger came down, or that the last one is up. [HOVER-2]
  final func pause(_ isPaused: Bool) {
    guard self.isPaused != isPaused else { return }
    self.isPaused = isPaused
    catchUp()
  }

  // UIKit has no public hooks for hovering, so these are the environment's own.

  /// Takes in that the pointer came over the view. [HOVER-1]
  final func enter(at point: WindowPoint, _ event: UIEvent) {
    note(event)
    pointer = point
    isInside = true
    isDue = true
    catchUp()
  }

  /// Takes in that the pointer moved over the view. [HOVER-1]
  final func move(to point: WindowPoint, _ event: UIEvent) {
    note(event)
    pointer = point
    if !isPaused, state == .began || state == .changed { state = .changed }
  }

  /// Takes in that the pointer is over the view no longer. [HOVER-1]
  final func leave(at point: WindowPoint, _ event: UIEvent) {
    note(event)
    pointer = point
    isInside = false
    isDue = false
    catchUp()
  }

  private func catchUp() {
    guard !isPaused, isEnabled else { return }
    if isInside, isDue {
      isDue = false
      state = .began
    } else if !isInside, state == .began || state == .changed {
      state = .ended
    }
  }
}
