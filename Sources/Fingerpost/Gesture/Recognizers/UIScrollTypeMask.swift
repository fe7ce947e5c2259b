/// How a wheel or a trackpad scrolls; the raw values are UIKit's.
public nonisolated enum UIScrollType: Int, Sendable {
  /// By steps, as a wheel.
  case discrete = 0
  /// Smoothly, as fingers on a trackpad.
  case continuous = 1
}

/// Kinds of scrolling that a pan takes beside fingers; the raw values are UIKit's.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << UIScrollType.discrete.rawValue)
  /// Smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << UIScrollType.continuous.rawValue)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
