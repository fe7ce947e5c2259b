/// How strong a constraint is, from just above 0 to 1000, which is required. [AL-1]
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// What drags that may resize a scene have.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene stays at its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What drags that may not resize a scene have.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view that is measured wants the size that it is measured for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority raised by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// The priority lowered by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  /// Raises a priority by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Lowers a priority by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
