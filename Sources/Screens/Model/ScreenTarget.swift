/// A target-action pair as an input describes it.
public nonisolated struct ScreenTarget: Hashable, Sendable {
  /// The class of the target, or nil for a nil target, which the responder chain stands in for.
  public var className: String?
  /// The address of the target.
  public var address: String?
  /// The selector of the action.
  public var action: String
  /// The control events that send it, in UIKit's spelling, such as `touchUpInside`; empty for a recogniser.
  public var events: [String]

  /// Creates a pair.
  public init(className: String?, address: String?, action: String, events: [String] = []) {
    self.className = className
    self.address = address
    self.action = action
    self.events = events
  }
}
