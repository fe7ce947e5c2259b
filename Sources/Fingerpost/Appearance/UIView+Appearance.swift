extension UIView {
  final var madeLooks: ViewLooks {
    if let looks { return looks }
    let made = ViewLooks()
    looks = made
    return made
  }

  final func setBackground(_ color: UIColor?) {
    guard color != nil || looks != nil else { return }
    willChange(.background)
    madeLooks.backgroundColor = color
  }

  /// Whether the view is light or dark whatever the screen is. Default unspecified: as its superview is.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks?.style ?? .unspecified }
    set {
      let before = traitCollection
      madeLooks.style = newValue
      if statedStyle ?? .light != before.userInterfaceStyle { announceTraits(since: before) }
    }
  }

  /// The layer, made when it is first asked for.
  final var ownLayer: CALayer {
    if let layer = looks?.layer { return layer }
    let layer = makeInstance(of: Self.layerClass) as? CALayer ?? CALayer()
    layer.attach(to: node)
    madeLooks.layer = layer
    return layer
  }

  /// What the view or the nearest view above it states; light if none does.
  final var statedTraits: UITraitCollection { UITraitCollection(userInterfaceStyle: statedStyle ?? .light) }

  /// Tells the view, all views below that inherit its style, and their controllers, that it has changed.
  final func announceTraits(since traits: UITraitCollection) {
    for view in heirs(where: { ($0.looks?.style ?? .unspecified) == .unspecified }) {
      view.node.controller?.traitCollectionDidChange(traits)
      view.traitCollectionDidChange(traits)
    }
  }

  /// The style that the view or the nearest view above it states; nil if none does.
  package final var statedStyle: UIUserInterfaceStyle? {
    var current: UIView? = self
    while let view = current {
      if let style = view.looks?.style, style != .unspecified { return style }
      if let style = view.node.controller?.wishes.kept.style, style != .unspecified { return style }
      current = view.superview
    }
    return nil
  }

  /// The tint of the nearest view, from this one up, that has one of its own.
  final var inheritedTint: UIColor {
    var current: UIView? = self
    while let view = current {
      if let tint = view.looks?.tintColor { return tint }
      current = view.holdingView
    }
    return .systemBlue
  }

  final func setTint(_ color: UIColor?) {
    guard color != nil || looks?.tintColor != nil else { return }
    madeLooks.tintColor = color
    announceTint()
  }

  /// Tells the view, and all views below that inherit it, that the tint has changed.
  final func announceTint() {
    for view in heirs(where: { $0.looks?.tintColor == nil }) { view.tintColorDidChange() }
  }

  /// The view and all below it, in their order; one with a look of its own is left out, and so are those below it.
  private final func heirs(where inherits: (UIView) -> Bool) -> [UIView] {
    var views: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed().filter(inherits)
    }
    return views
  }
}

/// What a picture of a tree needs to know of what a view looks like, without making a layer.
extension UIView {
  /// Whether the view or one below it states a background, so that what they look like is known.
  package final var isOrHoldsBackground: Bool {
    var found = false
    walk { view in
      found = view.looks?.backgroundColor != nil
      return !found
    }
    return found
  }

  /// The color behind everything: what was stated, else, if wanted, what the view draws by itself.
  package final func shownBackground(orDrawn: Bool) -> UIColor? {
    if let looks, looks.backgroundColor != nil || !orDrawn { return looks.backgroundColor }
    return orDrawn ? drawnBackground : nil
  }

  /// The color of the image of an item in a bar, or nil for any other view.
  package final var barItemColor: UIColor? { (self as? BarControl)?.itemColor }

  /// Whether the view shows its image above its title, as tabs do.
  package final var hasImageAboveTitle: Bool { (self as? BarControl)?.isTab ?? false }

  /// Whether anything was said about what the view looks like.
  package final var hasLooks: Bool { looks != nil }

  /// The layer, if it was asked for already.
  package final var madeLayer: CALayer? { looks?.layer }

  /// The style that the view itself states.
  package final var ownStyle: UIUserInterfaceStyle? {
    looks.flatMap { $0.style == .unspecified ? nil : $0.style }
  }
}
