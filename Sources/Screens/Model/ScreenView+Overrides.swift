nonisolated extension ScreenView {
  /// One sentence about what the view's class may do with touches and what is not played, or nil where nothing is known.
  ///
  /// A subclass has the caveat of its nearest superclass that has one.
  public var overrideCaveat: String? {
    guard hitOverride == nil || hitOverride == .asksOutside || hitOverride == .asksUnseen else { return nil }
    return classNames.lazy.compactMap { KnownOverrides.caveat(for: $0) }.first
  }

  /// Gives a window of UIKit's own its level, where that is public knowledge.
  package mutating func setPublicWindowLevel() {
    guard isWindow, let level = classNames.lazy.compactMap(UIKitClasses.windowLevel).first else { return }
    windowLevel = level
    isWindowLevelKnown = true
  }

  /// The class, then what the input says of its superclasses, nearest first.
  package var classNames: [String] { [className] + (superclasses ?? []) + [baseClass].compactMap { $0 } }

  /// Whether the input says that the class, or one between it and UIKit's, overrides `hitTest(_:with:)` itself.
  var overridesHitTest: Bool { overrides?.contains("hitTest:withEvent:") ?? false }
}
