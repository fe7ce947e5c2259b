nonisolated extension ScreenRecognizer {
  /// What a recognizer does for the interaction that brought it along. [DRAG-2, MENU-3]
  public enum InteractionPart: Hashable, Sendable {
    /// It lifts what can be dragged.
    case lift
    /// It keeps long presses waiting for a drag.
    case dragFailure
    /// It keeps other gestures out when something is lifted.
    case dragExclusion
    /// It brings up a context menu.
    case menuPress
    /// It keeps long presses waiting for a context menu.
    case menuFailure
    /// It takes the touch when a context menu comes up.
    case menuExclusion
  }

  /// What it does for a drag or context menu interaction, or nil for any other recognizer.
  public var interactionPart: InteractionPart? {
    switch className {
    case "_UIDragLiftGestureRecognizer": return .lift
    case "_UITouchDurationObservingGestureRecognizer": return .menuPress
    case "_UIRelationshipGestureRecognizer": break
    default: return nil
    }
    // Some systems leave out where a name is from.
    switch name.map({ $0.split(separator: ".").last ?? "" }) {
    case "dragFailureRelationships": return .dragFailure
    case "dragExclusionRelationships": return .dragExclusion
    case "clickPresentationFailure": return .menuFailure
    case "clickPresentationExclusion": return .menuExclusion
    default: return nil
    }
  }

  /// Whether it only orders other recognizers.
  public var isRelation: Bool { interactionPart.map { $0 != .lift && $0 != .menuPress } ?? false }
}
