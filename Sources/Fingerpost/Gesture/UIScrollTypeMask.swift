/// Kinds of scrolling by a device other than a finger; the raw values are UIKit's.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps, as by a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling without steps, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
