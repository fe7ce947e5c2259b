/// What other tools print of a screen and that is not read, or only without what it is wrapped in.
nonisolated enum ForeignDocument {
  case sentry
  case earlGrey

  /// Looks for the marks of such a document near its beginning.
  init?(_ bytes: Bytes) {
    let end = min(bytes.count, 4096)
    func has(_ mark: StaticString) -> Bool { bytes.find(mark, to: end) != nil }
    if has("|--<"), has("AX.frame=") {
      self = .earlGrey
      return
    }
    guard Self.isJSON(bytes) || has("```json"), !has("\"fingerpost-export/") else { return nil }
    guard has("\"rendering_system\"") else { return nil }
    self = .sentry
  }

  /// Whether the text begins as an object or a list of objects; logs begin with other brackets.
  private static func isJSON(_ bytes: Bytes) -> Bool {
    let content = bytes.trimmed(0..<bytes.count)
    guard bytes[content.lowerBound] == 0x5B else { return bytes[content.lowerBound] == .openBrace }
    return bytes[bytes.trimmed(content.dropFirst()).lowerBound] == .openBrace
  }

  /// What it is and what to do, in a sentence.
  var sentence: String {
    switch self {
    case .sentry: "This is Sentry's view hierarchy, which is not read; \(Self.remedy)."
    case .earlGrey: "This is EarlGrey's hierarchy, which is not read; \(Self.remedy)."
    }
  }

  /// What to print instead of something that is no tree of views.
  static let remedy =
    "print the views instead, with `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`"
}
