import SwiftParser
import SwiftSyntax

/// A file and its syntax tree.
struct ParsedFile {
  let source: SourceText
  let tree: SourceFileSyntax

  init(source: SourceText) {
    self.source = source
    tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Whether the file belongs to tests, which import their target to test it.
  var isTest: Bool {
    tree.statements.contains { statement in
      guard let declaration = statement.item.as(ImportDeclSyntax.self) else { return false }
      return declaration.path.first?.name.text == "XCTest"
        || declaration.attributes.contains {
          $0.as(AttributeSyntax.self)?.attributeName.lineText == "testable"
        }
    }
  }

  /// Where the parser first met something that is not Swift, if anywhere.
  var firstSyntaxError: Place? {
    guard tree.hasError else { return nil }
    var stack = [Syntax(tree)]
    while let node = stack.popLast() {
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .missing || token.hasError { return place(of: token) }
        continue
      }
      if node.is(UnexpectedNodesSyntax.self) { return place(of: node) }
      if node.children(viewMode: .all).isEmpty && node.hasError { return place(of: node) }
      stack += node.children(viewMode: .all).filter(\.hasError).reversed()
    }
    return Place(line: 1, column: 1)
  }

  /// Where a node begins, without the blanks and comments before it.
  func place(of node: some SyntaxProtocol) -> Place {
    source.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension SyntaxProtocol {
  /// The bytes of a node, without the blanks and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of a node on one line, without comments.
  var lineText: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      let isClosing = token.tokenKind == .rightParen
      if !text.isEmpty, !isClosing, isApart || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension TokenSyntax {
  /// A name without the backticks around it.
  var plainText: String { identifier?.name ?? text }
}
