public import Foundation

/// What a user can choose in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public nonisolated enum Style: Int, Sendable {
    /// One that does something.
    case `default` = 0
    /// One that leaves all as it is.
    case cancel = 1
    /// One that takes something away.
    case destructive = 2
  }

  /// What the action is called.
  public final let title: String?
  /// What kind of choice it is.
  public final let style: Style
  /// Whether it can be chosen. Default true.
  open var isEnabled = true
  final let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - style: what kind of choice it is.
  ///   - handler: called after the alert has gone. [ALERT-1]
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  nonisolated deinit {}
}
