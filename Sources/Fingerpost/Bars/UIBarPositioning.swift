/// Where a bar is on the screen.
public nonisolated enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what it is in.
  case bottom = 1
  /// At the top of what it is in.
  case top = 2
  /// At the top of the screen, behind the status bar.
  case topAttached = 3
}

/// What has a position on the screen: a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// An object that says where a bar is; the method is optional. [BAR-6]
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is. Asked once when the bar enters a window, and not otherwise.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns any.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// An object that says where a toolbar is. [BAR-6]
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
