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

  #if !canImport(ObjectiveC)
    private final var looks: [String: Any] = [:]
    private static let names: Set = [
      "titleTextColor", "titleTextAlignment", "image", "imageTintColor", "checked",
    ]

    /// Keeps what UIKit has names for and does not document: `titleTextColor`, `titleTextAlignment`, `image`,
    /// `imageTintColor` and `checked`. Nothing is shown of them. Any other name ends the program. [KVC-4]
    open func setValue(_ value: Any?, forKey key: String) {
      precondition(
        Self.names.contains(key),
        "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
      )
      looks[key] = value
    }

    /// Returns what is kept under a name, or `title`. Any other name ends the program. [KVC-4]
    open func value(forKey key: String) -> Any? {
      if key == "title" { return title }
      precondition(
        Self.names.contains(key),
        "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
      )
      return looks[key]
    }
  #endif
}
