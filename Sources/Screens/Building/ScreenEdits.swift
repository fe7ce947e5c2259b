/// What is tried out on a screen and has to be known when its views are made.
public nonisolated struct ScreenEdits: Equatable, Sendable {
  /// A failure requirement between two recognizers, by their indices in ``Screen/placedRecognizers``.
  public struct Requirement: Hashable, Sendable {
    /// What waits.
    public var recognizer: Int
    /// What has to fail.
    public var other: Int

    /// Creates a requirement.
    public init(_ recognizer: Int, on other: Int) {
      self.recognizer = recognizer
      self.other = other
    }
  }

  /// Overrides of hit testing, by index in the screen's views; they take the place of what the input itself states.
  public var overrides: [Int: HitOverride] = [:]
  /// The requirements that are left out.
  public var dropped: [Requirement] = []

  /// The scroll views that take touches from controls in them, too.
  public var cancelling: [Int] = []
  /// The recognizers of unknown kinds, by their indices in ``Screen/placedRecognizers``, that are played as if they
  /// recognized at once.
  public var eager: [Int] = []
  /// The views whose classes say that they can be focused. [FOC-2]
  public var focusable: [Int] = []
  /// Whether sliders let recognizers around them begin. [CTL-44]
  public var slidersYield = false

  /// Creates a value that changes nothing.
  public init() {}
}
