/// Names what keeps a file from compiling, by an error of the compiler.
enum MissingSymbol {
  /// The heading of everything that only says that code is not on the main actor.
  static let isolation = "main-actor isolation"

  /// The symbol that an error is about, or the error itself where it names none.
  ///
  /// - Parameter declaration: what is declared at the error's place, such as `UIView.draw`.
  static func name(for message: String, declaration: String?) -> String {
    let message = withoutGroup(message)
    let quoted = quotations(in: message)
    if message.hasPrefix("no such module"), let module = quoted.first { return "import \(module)" }
    if message.hasPrefix("cannot find "), let name = quoted.first { return name }
    if message.hasSuffix("is not a member type of class '\(quoted.last ?? "")'"), quoted.count > 1 {
      return "\(quoted[1]).\(quoted[0])"
    }
    if message.contains("has no member"), quoted.count > 1 { return member(quoted[1], of: quoted[0]) }
    if isAboutIsolation(message) { return isolation }
    // What is absent has the same name where code calls it.
    if message.contains("does not override"), let declaration { return declaration }
    if isAboutOverriding(message), let declaration { return "override of \(declaration)" }
    if message.contains("is unavailable"), let name = quoted.first { return "\(name) (unavailable)" }
    return message
  }

  private static func isAboutIsolation(_ message: String) -> Bool {
    ["actor-isolated", "nonisolated", "concurrency-safe", "data race", "Sendable", "actor isolation"].contains
    {
      message.contains($0)
    }
  }

  private static func isAboutOverriding(_ message: String) -> Bool {
    message.hasPrefix("overriding")
      || message.contains("cannot override")
      || message.contains("overrides a 'final'") || message.contains("overriding declaration requires")
  }

  /// `UIView.animate` of `animate(withDuration:animations:)` and `UIView?`.
  private static func member(_ name: String, of type: String) -> String {
    var type = type
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    for ending in [".Type", "any "] {
      if type.hasSuffix(ending) { type.removeLast(ending.count) }
      if type.hasPrefix(ending) { type.removeFirst(ending.count) }
    }
    return "\(type).\(name.prefix { $0 != "(" })"
  }

  /// Without the group that the compiler names behind some messages, `[#MemberImportVisibility]`.
  private static func withoutGroup(_ message: String) -> String {
    guard message.hasSuffix("]"), let at = message.range(ofText: " [#") else { return message }
    return String(message[..<at.lowerBound])
  }

  /// What is between single quotes.
  private static func quotations(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }
}
