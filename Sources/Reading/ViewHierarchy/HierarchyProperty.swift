import FingerpostScreens

/// The properties of a view hierarchy that say something about touches or pictures; all others are skipped.
nonisolated enum HierarchyProperty: String, CaseIterable {
  // Of views and layers.
  case bounds, frame, position, anchorPoint, transform, zPosition, hidden, alpha, opacity
  case clipsToBounds, masksToBounds, userInteractionEnabled, multipleTouchEnabled, exclusiveTouch
  // Of controls and text views.
  case enabled, selected, value, editable, selectable
  // Of scroll views.
  case scrollEnabled, pagingEnabled, directionalLockEnabled, delaysContentTouches, canCancelContentTouches
  case contentSize, alwaysBounceHorizontal, alwaysBounceVertical
  case bouncesZoom, minimumZoomScale, maximumZoomScale
  // Of what is read by people.
  case text, title, placeholder, accessibilityLabel, accessibilityIdentifier
  // Of windows.
  case visible, windowLevel
  // Of applications, windows and scenes; of screens.
  case keyWindow, screen, scale
  // Of what is drawn.
  case backgroundColor, cornerRadius, font, textColor, textAlignment
  /// A layer's delegate, which is its view.
  case delegate

  /// Looked up only, never walked.
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The property that has the name, or nil for one that is not used.
  init?(name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }
}

/// What a property is.
nonisolated enum HierarchyValue: Equatable {
  /// The property has no value.
  case nothing
  /// Numbers, of which a truth value is one.
  case numbers([Double])
  case text(String)
  case color(ScreenColor)
  /// The name of a font and its size in points.
  case font(name: String, size: Double)
  /// The address of an object.
  case object(String)
}
