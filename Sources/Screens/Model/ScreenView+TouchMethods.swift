nonisolated extension ScreenView {
  /// Whether the view's class has touch methods of its own, or nil where the input does not say and no class tells.
  public var hasTouchMethods: Bool? {
    if let statedTouchMethods { return statedTouchMethods }
    if overrides?.contains("touchesBegan:withEvent:") == true { return true }
    return PublicClasses.isPassive(className) ? false : nil
  }

  /// Whether the class is an application's own, so that it may have touch methods that the input does not show.
  public var mayHaveTouchMethods: Bool {
    hasTouchMethods == nil && !className.hasPrefix("UI") && !className.hasPrefix("_UI")
  }
}
