import SwiftSyntax

extension Rewriter {
  /// Makes `os(iOS)` true on Linux, in conditions that do not speak of Linux themselves.
  mutating func rewriteConditions(_ choice: IfConfigDeclSyntax) {
    guard !choice.speaksOfLinux else { return }
    for clause in choice.clauses {
      for test in clause.condition?.osTests("iOS") ?? [] {
        if bindsWeakly(test) {
          insert(" || os(Linux)", after: test)
        } else {
          insert("(", before: test)
          insert(" || os(Linux))", after: test)
        }
      }
    }
  }

  /// Whether `||` may follow a test without parentheses: nothing around it binds more strongly.
  private func bindsWeakly(_ test: FunctionCallExprSyntax) -> Bool {
    guard let parent = test.parent else { return false }
    if parent.is(IfConfigClauseSyntax.self) { return true }
    if let element = parent.as(LabeledExprSyntax.self) {
      return element.parent?.parent?.is(TupleExprSyntax.self) == true
    }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.allSatisfy { $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "||" } ?? true }
  }
}
