extension LedgerText {
  /// When views are laid out and drawn, and which sizes they want: what decides where a touch finds them.
  static let layout = #"""
    # Layout
    LAY-1 | D | DOC | Layout that is due is done once, a view before its subviews, before the next event or when `layoutIfNeeded()` asks for it. A layer's `layoutSublayers()` calls its view's `layoutSubviews()`.
    LAY-2 | D/O | W10c, W13, SO-728372 | A view whose size has changed is laid out, and so is its superview; a new position alone lays out neither. A scroll view is laid out for every frame of scrolling and zooming.
    LAY-3 | O | SO-728372 | Adding a view lays out the view that gets it, and removing one lays out the view that held it.
    LAY-4 | I | INF | What a view does with its subviews in its own `layoutSubviews()` does not make its layout due again; `setNeedsLayout()` does.
    LAY-5 | D/I | DOC, INF | `sizeThatFits(_:)` of a plain view returns the size that the view has. `sizeToFit()` calls it with that size and sets what it returns; that the top left corner stays is inferred.
    LAY-6 | D/I | DOC, openuikit, INF | A view that shows something of a certain size has that as its `intrinsicContentSize`, and `sizeThatFits(_:)` returns it; when it changes, the superview is laid out. Sizes of text are estimates by one table, within 8 % of 58 widths that were measured; lines end between words (inferred).
    LAY-7 | D | DOC | A view in a window draws when it first appears and after `setNeedsDisplay()`: once, after layout and before the next event, with a rectangle that contains everything that was marked. A new size makes it draw only with the content mode redraw.
    LAY-8 | D/I | DOC, W18b, openuikit, INF | A view's safe area is its bounds less what the bars of controllers and `additionalSafeAreaInsets` cover. Here what a container's bars cover and what controllers add count alone, and views are told when these change (inferred). An inset is never larger than the parent's on that edge.
    LAY-9 | D/I | DOC, INF | When a view's bounds get another size, its subviews follow at once by their `autoresizingMask`: along each axis the flexible ones of margin, length and margin share the difference in proportion to their sizes. Without a mask, with `autoresizesSubviews` false or with `translatesAutoresizingMaskIntoConstraints` false a view stays where it is. Shares are equal where the flexible ones have no size, no length goes below 0, nothing is rounded, and under a transform it is the rectangle without it that follows (inferred).
    """#
}
