extension UIView {
  final var madeLooks: ViewLooks {
    if let looks { return looks }
    let made = ViewLooks()
    looks = made
    return made
  }

  /// Whether the view is light or dark whatever the screen is. Default unspecified: as its superview is.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks?.style ?? .unspecified }
    set { madeLooks.style = newValue }
  }

  /// What dynamic colors of the view are resolved for.
  public final var traitCollection: UITraitCollection {
    UITraitCollection(userInterfaceStyle: statedStyle ?? .light)
  }

  /// The style that the view or the nearest view above it states; nil if none does.
  package final var statedStyle: UIUserInterfaceStyle? {
    var current: UIView? = self
    while let view = current {
      if let style = view.looks?.style, style != .unspecified { return style }
      current = view.superview
    }
    return nil
  }

  /// Tells the view, and all views below that inherit it, that the tint has changed.
  final func announceTint() {
    var views: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      views.append(view)
      // A view with a tint of its own hears nothing, and neither do those below it.
      pending += view.subviews.reversed().filter { $0.looks?.tintColor == nil }
    }
    for view in views { view.tintColorDidChange() }
  }

  /// The color that the view draws behind everything, controls included.
  package final var shownBackground: UIColor? { backgroundColor ?? drawnBackground }
}

/// What a picture of a tree needs to know of what a view looks like, without making a layer.
extension UIView {
  /// Whether anything was said about what the view looks like.
  package final var hasLooks: Bool { looks != nil }

  /// The layer, if it was asked for already.
  package final var madeLayer: CALayer? { looks?.layer }

  /// The style that the view itself states.
  package final var ownStyle: UIUserInterfaceStyle? {
    looks.flatMap { $0.style == .unspecified ? nil : $0.style }
  }
}
