/// What a scroll view decides about the content that has been told of a touch, when it wants to scroll.
public enum ContentDecision: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// The content loses the touch, and the scroll view scrolls.
  case loses
  /// The content keeps the touch: `touchesShouldCancel(in:)` says so.
  case keeps
  /// The content keeps the touch: the scroll view cancels no content touches at all.
  case neverCancelled

  /// The rule that decides so, and the decision as a predicate of the view's, which the consequence follows.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .loses: (.scr7, "loses its touch so that")
    case .keeps: (.scr7, "keeps its touch, so that")
    case .neverCancelled: (.scr8, "keeps its touch, as content touches are never cancelled, so that")
    }
  }
}

/// What happens in the life of a scroll view's movement.
public enum ScrollStep: String, Hashable, Sendable, CaseIterable, TraceWord {
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

  /// The rule that decides so, and the step as a predicate.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .draggingBegan: (.scr17, "begins to be dragged")
    case .moved: (.scr17, "scrolls")
    case .draggingEnded: (.scr17, "is let go of")
    case .decelerationBegan: (.scr19, "goes on by itself")
    case .decelerationEnded: (.scr19, "comes to rest")
    case .stopped: (.scr14, "is stopped")
    case .zoomingBegan: (.scr23, "begins to zoom")
    case .zoomingEnded: (.scr23, "zooms no more")
    }
  }
}
