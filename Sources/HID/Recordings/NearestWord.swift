import FingerpostTrace

/// Finds the word that was perhaps meant.
package enum NearestWord {
  /// A clause for an error: the nearest of the words that could have been, or else all of them.
  package static func advice(for word: String, among candidates: [String]) -> String {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(81))
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(wanted.count, other.count) / 3)
      guard wanted.count <= 80, abs(wanted.count - other.count) <= limit else { continue }
      let distance = Spelling.distance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return "did you mean “\(best.word)”?" }
    return "known are \(candidates.prefix(24).joined(separator: ", "))"
  }

  /// An error that may end with a question as a sentence.
  package static func sentence(_ clause: String) -> String { clause.hasSuffix("?") ? clause : clause + "." }

  /// A text from outside, without anything that would break a line or disguise it.
  package static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: "?"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// As much of a string as a message has room for.
  package static func shown(_ text: some StringProtocol) -> String {
    text.unicodeScalars.count <= 60
      ? String(text) : String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…"
  }
}
