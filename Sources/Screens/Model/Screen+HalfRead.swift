nonisolated extension Screen {
  /// How many lines may be unread, however short the input is: a stray remark or two.
  private static let strayLines = 3

  /// Whether so much of the input was not understood that what a touch hits cannot be stated as a fact.
  ///
  /// That is so with more than three unread lines that make up more than 5 % of all lines with content, and with a tree
  /// that has gaps or has lost its indentation.
  public var isHalfRead: Bool {
    hasGaps || hasLostIndentation || (unreadLines > Self.strayLines && unreadLines * 20 > contentLines)
  }
}
