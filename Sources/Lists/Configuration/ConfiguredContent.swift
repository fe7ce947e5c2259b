import Fingerpost

/// The configured content of a cell, a header or a footer.
struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)? {
    didSet { isConfigured = configuration != nil }
  }
  /// Whether there is a configuration, for every step of a tap: to compare that with nil copies it.
  private(set) var isConfigured = false
  var background: UIBackgroundConfiguration?
  /// Whether the state of the view has changed since the configuration was last updated for it.
  var isStale = false

  /// Has the configuration updated, if the state has changed since.
  mutating func takeStale() -> Bool {
    defer { isStale = false }
    return isStale
  }

  /// Takes a configuration over, and returns the content view that there is to be: the present one if it supports it, else
  /// a new one. Nil brings a plain view back.
  mutating func take(_ new: (any UIContentConfiguration)?, _ current: UIView, plain: () -> UIView) -> UIView {
    defer { configuration = new }
    guard let new else { return configuration == nil ? current : plain() }
    if configuration != nil, let view = current as? any UIContentView, view.supports(new) {
      view.configuration = new
      return current
    }
    return new.makeContentView()
  }
}

extension UIView {
  /// Puts a content view in the place of another.
  final func replaceContentView(_ old: UIView, by new: UIView) {
    guard old !== new else { return }
    new.translatesAutoresizingMaskIntoConstraints = true
    new.frame = old.frame
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }
}
