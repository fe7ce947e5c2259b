nonisolated extension Screen {
  /// Whether the input is a document of elements, in which those that are in front may be missing.
  public var endsEarly: Bool {
    switch kind {
    case .pageSource, .accessibilityTree, .detox, .elementTree: isCutOff
    default: false
    }
  }

  /// How many lines may be unread, however short the input is: a stray remark or two.
  private static let strayLines = 3

  /// Whether so much of the input was not understood that what a touch hits cannot be stated as a fact.
  ///
  /// That is so with more than three unread lines that make up more than 5 % of all lines with content, and with a tree
  /// that has gaps or has lost its indentation. A document of elements that ends early is one, too: what lies in front of
  /// others comes last.
  public var isHalfRead: Bool {
    hasGaps || hasLostIndentation || endsEarly
      || (unreadLines > Self.strayLines && unreadLines * 20 > contentLines)
  }
}
