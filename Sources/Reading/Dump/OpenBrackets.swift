/// The brackets that are open inside a value.
nonisolated struct OpenBrackets {
  private var stack: [UInt8] = []
  private var angles = 0
  private var braces = 0

  var isEmpty: Bool { stack.isEmpty }
  /// Whether a brace is open, so that no angle bracket can close the node.
  var isInBraces: Bool { braces > 0 }
  /// Whether neither an angle bracket nor a brace is open.
  var isShallow: Bool { angles == 0 && braces == 0 }

  mutating func removeAll() {
    guard !stack.isEmpty else { return }
    stack.removeAll(keepingCapacity: true)
    (angles, braces) = (0, 0)
  }

  mutating func push(_ bracket: UInt8) {
    stack.append(bracket)
    if bracket == .less { angles += 1 }
    if bracket == .openBrace { braces += 1 }
  }

  /// Closes the last such bracket and all that were left open inside it, and returns whether there was one.
  @discardableResult
  mutating func pop(_ bracket: UInt8) -> Bool {
    // Parentheses are only looked for at the top: a text may hold one half of a pair.
    if bracket != .less && bracket != .openBrace {
      guard stack.last == bracket else { return false }
      stack.removeLast()
      return true
    }
    guard bracket == .less ? angles > 0 : braces > 0 else { return false }
    while let last = stack.popLast() {
      if last == .less { angles -= 1 }
      if last == .openBrace { braces -= 1 }
      if last == bracket { return true }
    }
    return false
  }
}
