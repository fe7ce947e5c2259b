import SwiftParser

/// The symbol that Xcode makes of the name of an asset or of a folder in a catalog.
///
/// The rules are read from the files that Xcode generates: a name falls into words at blanks and signs, between letters and
/// digits, and where the case says so. `cat_image` is `cat`, `CFTotal` `cfTotal`, `16_9` `_16_9`, `IMG02` `IMG_02`.
enum AssetName {
  /// The symbol of an asset; nil where nothing is left of its name.
  ///
  /// - Parameter suffix: the word that goes at its end, `color` or `image`, unless it is the only one.
  static func symbol(of name: String, suffix: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard let first = words.first else { return nil }
    return identifier(words, first: first.lowercased())
  }

  /// The symbol of a folder that provides a namespace.
  static func namespace(of name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    return identifier(words, first: capitalized(first))
  }

  private static func identifier(_ words: [String], first: String) -> String {
    let hasLowercase = words.contains { $0.contains(where: \.isLowercase) }
    let text =
      hasLowercase
      ? first + words.dropFirst().map(capitalized).joined() : words.joined(separator: "_")
    if text.first?.isNumber == true { return "_" + text }
    return text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private enum Sort { case lower, upper, digit, other }

  /// The words of a name; letters and digits beyond ASCII stand between words.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var last = Sort.other
    for character in name {
      let sort: Sort =
        switch character {
        case "a"..."z": .lower
        case "A"..."Z": .upper
        case "0"..."9": .digit
        default: .other
        }
      defer { last = sort }
      if sort == .other { continue }
      if last == .upper, sort == .lower, let word = words.last, word.count > 1 {
        // The last of several capitals begins the word that follows.
        words[words.count - 1].removeLast()
        words.append(word.suffix(1) + String(character))
      } else if last == sort || last == .upper && sort == .lower {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}
