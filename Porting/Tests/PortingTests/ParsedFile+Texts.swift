import SwiftSyntax

@testable import Porting

extension ParsedFile {
  /// The comments, in the order of the text, each with its line.
  var comments: [String] {
    var found: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for piece in [token.leadingTrivia, token.trailingTrivia].joined() {
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          found.append(text)
        default: break
        }
      }
    }
    return found
  }

  private var texts: [String] {
    ActiveNodes(tree).compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.filter { !$0.isEmpty }
  }

  /// Whether the texts of another file stand here, in that order; names of selectors may be between them.
  func hasTexts(of other: ParsedFile) -> Bool {
    var rest = texts[...]
    for text in other.texts {
      guard let place = rest.firstIndex(of: text) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
