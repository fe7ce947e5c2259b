/// What a scroll view decides about the content that has been told of a touch, when it wants to scroll.
public enum ContentDecision: String, Hashable, Sendable, CaseIterable {
  /// The content loses the touch, and the scroll view scrolls.
  case loses
  /// The content keeps the touch: `touchesShouldCancel(in:)` says so.
  case keeps
  /// The content keeps the touch: the scroll view cancels no content touches at all.
  case neverCancelled

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .loses, .keeps: .scr7
    case .neverCancelled: .scr8
    }
  }

  /// The decision as a predicate of the view's, which the consequence follows.
  public var text: String {
    switch self {
    case .loses: "loses its touch so that"
    case .keeps: "keeps its touch, so that"
    case .neverCancelled: "keeps its touch, as content touches are never cancelled, so that"
    }
  }
}

/// What happens in the life of a scroll view's movement.
public enum ScrollStep: String, Hashable, Sendable, CaseIterable {
  /// A finger begins to drag the content.
  case draggingBegan
  /// The content follows the finger to this offset.
  case moved
  /// The finger lets go.
  case draggingEnded
  /// The content continues by itself.
  case decelerationBegan
  /// The content has come to rest.
  case decelerationEnded
  /// A finger stopped the content, which was moving by itself.
  case stopped
  /// The content begins to zoom.
  case zoomingBegan
  /// Zooming has ended.
  case zoomingEnded

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .draggingBegan, .moved, .draggingEnded: .scr17
    case .decelerationBegan, .decelerationEnded: .scr19
    case .stopped: .scr14
    case .zoomingBegan, .zoomingEnded: .scr23
    }
  }

  /// The step as a predicate.
  public var text: String {
    switch self {
    case .draggingBegan: "begins to be dragged"
    case .moved: "scrolls"
    case .draggingEnded: "is let go of"
    case .decelerationBegan: "goes on by itself"
    case .decelerationEnded: "comes to rest"
    case .stopped: "is stopped"
    case .zoomingBegan: "begins to zoom"
    case .zoomingEnded: "zooms no more"
    }
  }
}
