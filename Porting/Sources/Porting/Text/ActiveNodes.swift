import SwiftSyntax

/// All nodes of a tree in the order of the text, without those that Linux never compiles.
///
/// The walk keeps its own stack: chains of calls nest as deeply as a file is long.
struct ActiveNodes: Sequence, IteratorProtocol {
  private var stack: [Syntax]

  init(_ node: some SyntaxProtocol) { stack = [Syntax(node)] }

  mutating func next() -> Syntax? {
    guard let node = stack.popLast() else { return nil }
    if let choice = node.as(IfConfigDeclSyntax.self) {
      for clause in choice.possibleClauses.reversed() {
        if let elements = clause.elements { stack.append(Syntax(elements)) }
      }
    } else if !node.is(TokenSyntax.self) {
      stack.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    return node
  }
}
