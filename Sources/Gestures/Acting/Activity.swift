import FingerpostTrace

/// Something that acts in a gesture: a recognizer, a control, a cell, a view with touch methods, a scroll view.
package nonisolated struct Activity: Hashable, Sendable {
  /// What acts.
  package enum Actor: Hashable, Sendable {
    /// A recognizer, by its index in ``Screen/placedRecognizers``.
    case recognizer(Int)
    /// A view, by its index.
    case view(Int)
  }

  /// What it does.
  package enum Action: Hashable, Sendable {
    /// It recognizes its gesture, or begins to.
    case recognizes(isContinuous: Bool)
    /// A control sends its main event.
    case sends(ControlEventKind)
    /// What every view of its class does with such a touch. No input shows it.
    case isKnown(ClassKnowledge.Action)
    /// Its own touch methods are called.
    case handlesTouches
    /// Its content scrolls.
    case scrolls
    /// A pinch zooms its content.
    case zooms
  }

  /// A delay, and what caused it.
  package struct Delay: Hashable, Sendable {
    /// What came late.
    package enum Subject: Hashable, Sendable {
      /// The view got the touch-down late, so its highlight was late.
      case began
      /// The action itself.
      case action
    }

    /// What caused it.
    package enum Cause: Hashable, Sendable {
      /// A recognizer that had to fail first.
      case recognizer(Int)
      /// A scroll view, which holds touches of its content back.
      case scrollView(Int)
    }

    package var subject: Subject
    package var nanoseconds: Int64
    package var cause: Cause?
  }

  package var actor: Actor
  package var action: Action
  /// When, in nanoseconds since the first touch-down.
  package var nanoseconds: Int64
  /// When a drag took the finger, where it lifts what can be dragged; nil before. [DRAG-6]
  package var dragsFrom: Int64?
  /// How late that was, and why; nil for what came in time.
  package var delay: Delay?

  package init(actor: Actor, action: Action, nanoseconds: Int64, delay: Delay? = nil) {
    (self.actor, self.action) = (actor, action)
    (self.nanoseconds, self.delay) = (nanoseconds, delay)
  }

  /// What decides by itself what the touch does, where something like SwiftUI got it.
  package var host: String? { if case .isKnown(let known) = action { known.host } else { nil } }
}
