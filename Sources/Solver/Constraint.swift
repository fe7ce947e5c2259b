/// What a constraint says: a sum of multiples of variables, and a constant, compared with 0.
public struct Constraint {
  /// How the sum compares with 0.
  public enum Relation: Sendable {
    /// The sum is at most 0.
    case lessThanOrEqual
    /// The sum is 0.
    case equal
    /// The sum is at least 0.
    case greaterThanOrEqual
  }

  /// The multiples. A variable may stand there more than once.
  public var terms: [(variable: Variable, factor: Double)]
  /// The constant that is added to them.
  public var constant: Double
  /// How the sum compares with 0.
  public var relation: Relation
  /// How strong the constraint is where the sum is larger than it should be.
  public var strength: Strength
  /// How strong it is where the sum is smaller. Not used by inequalities, which can fail on one side alone.
  public var strengthBelow: Strength
  /// Which of several constraints of one strength fails where any of them could: the one of the lowest rank.
  public var rank: Double
  /// The same where the sum is smaller.
  public var rankBelow: Double

  /// Creates a constraint of one strength.
  public init(
    _ terms: [(variable: Variable, factor: Double)], _ relation: Relation, constant: Double = 0,
    strength: Strength = .required, rank: Double = 0
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
    strengthBelow = strength
    self.rank = rank
    rankBelow = rank
  }
}

/// How strong a constraint is: a number from 0 to 1000, which is required.
public struct Strength: Hashable, Comparable, Sendable {
  /// The number.
  public let value: Float

  /// Creates a strength; what is not from 0 to 1000 counts as the nearer of the two.
  public init(_ value: Float) { self.value = value >= 0 ? min(value, 1000) : 0 }

  /// It has to hold.
  public static let required = Strength(1000)
  /// Weaker than any constraint, and stronger than what nothing says.
  static let wish = Strength(unchecked: -0.5)
  /// Weaker than any constraint, which is how strongly a length that nothing determines is 0.
  static let none = Strength(unchecked: -1)
  /// Weaker still: how strongly an inequality that nothing else determines is an equality.
  static let closeness = Strength(unchecked: -2)

  private init(unchecked value: Float) { self.value = value }

  /// Whether it has to hold.
  public var isRequired: Bool { value >= 1000 }

  /// Orders strengths from weak to strong.
  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.value < rhs.value }
}

/// What the solver remembers of a constraint.
struct Entry {
  /// Stands in the tableau for the constraint: its dummy, slack or error.
  let marker: Int32
  /// What is added to the constraint's sum for one unit of the marker.
  let markerFactor: Double
  /// The other error, or -1.
  let other: Int32
  var constant: Double
  /// What the marker and the other error cost.
  let costs: (marker: ErrorCost?, other: ErrorCost?)
}

/// What one unit of an error costs.
struct ErrorCost {
  let level: Int
  let rank: Double
}
