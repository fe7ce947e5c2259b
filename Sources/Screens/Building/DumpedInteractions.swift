import Fingerpost
import FingerpostInteractions
import Foundation

/// Recognizers of drag and context menu interactions, as what they are. [DRAG-1 … DRAG-6, MENU-2 … MENU-5]
extension ScreenBuilder {
  /// Makes such a recognizer; nil for any other.
  func makeInteractionRecognizer(_ recognizer: ScreenRecognizer) -> UIGestureRecognizer? {
    switch recognizer.interactionPart {
    case .lift: _UIDragLiftGestureRecognizer()
    case .menuPress: _UITouchDurationObservingGestureRecognizer()
    case .dragFailure, .dragExclusion, .menuFailure, .menuExclusion: _UIRelationshipGestureRecognizer()
    case nil: recognizer.showsRowActions ? DumpedSwipe(target: nil, action: nil) : nil
    }
  }

  /// Lets the recognizers of each view belong together. What delegates say is not known: there is something to drag, and
  /// a menu.
  ///
  /// - Returns: what the caller has to keep.
  func addInteractions(to recognizers: [UIGestureRecognizer?]) -> [AnyObject] {
    let parts = screen.placedRecognizers.map(\.recognizer.interactionPart)
    func partner(_ part: ScreenRecognizer.InteractionPart, of view: UIView?)
      -> _UIRelationshipGestureRecognizer?
    {
      parts.indices.first { parts[$0] == part && recognizers[$0]?.view === view }
        .flatMap { recognizers[$0] as? _UIRelationshipGestureRecognizer }
    }
    return recognizers.compactMap { recognizer -> AnyObject? in
      if let lift = recognizer as? _UIDragLiftGestureRecognizer {
        return DragDriver(
          lift: lift, failure: partner(.dragFailure, of: lift.view),
          exclusion: partner(.dragExclusion, of: lift.view))
      }
      guard let press = recognizer as? _UITouchDurationObservingGestureRecognizer else { return nil }
      return ContextMenuDriver(
        press: press, click: nil, failure: partner(.menuFailure, of: press.view),
        exclusion: partner(.menuExclusion, of: press.view))
    }
  }
}
