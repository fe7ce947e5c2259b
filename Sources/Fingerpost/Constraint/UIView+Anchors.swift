import Foundation

extension UIView {
  /// The edge where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; without text the top edge.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; without text the bottom edge.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The guides that the view owns, in the order in which they were added.
  public final var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Has the view own a guide, so that constraints may name it, taking it from the view that owned it.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeConstraintState.guides.append(layoutGuide)
  }

  /// Takes a guide from the view, and with it the constraints that name it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var current: UIView? = self
    while let holder = current {
      for constraint in holder.constraintState?.constraints ?? []
      where constraint.items.contains(where: { $0 === layoutGuide }) {
        constraint.isActive = false
      }
      current = holder.holdingView
    }
    constraintState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The rectangle inside of the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The part of the view that nothing of the system lies over. [LAY-8]
  public final var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
  /// The part inside of the margins that is no wider than text can be read.
  public final var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// What the keyboard, or what is in its place, covers; without one a line at the bottom of the safe area. [KBD-8]
  public final var keyboardLayoutGuide: UILayoutGuide { ownGuide(.keyboard) }

  /// The guide of a kind, made when it is first asked for.
  final func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let state = madeConstraintState
    if let guide = state.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    state.ownGuides.append(guide)
    if kind == .keyboard { (holdingWindow?.world ?? .current).application.inputViews.watch(guide) }
    return guide
  }
}

extension UIScrollView {
  /// The content, as constraints see it: what is pinned to all its edges determines ``contentSize``. [AL-12]
  public final var contentLayoutGuide: UILayoutGuide { ownGuide(.content) }
  /// The frame of the scroll view, which stays where it is while the content moves.
  public final var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) }
}
