/// Which finger it is. A verb that is given none takes the first that is free, or the last that came down.
public nonisolated enum FingerIndex: UInt32, CaseIterable, Hashable, Sendable {
  /// A finger of the right hand.
  case rightThumb = 1, rightIndex, rightMiddle, rightRing, rightLittle
  /// A finger of the left hand.
  case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle

  /// Leaves the choice to the verb.
  public static let automatic: FingerIndex? = nil
}

nonisolated extension [FingerIndex?] {
  /// Leaves the choice of all fingers to the verb.
  public static let automatic: [FingerIndex?] = []
}
