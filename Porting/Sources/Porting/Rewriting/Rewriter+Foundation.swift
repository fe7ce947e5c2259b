import SwiftSyntax

extension Rewriter {
  /// What is written in brackets that are empty, for initializers that Foundation has on Apple's systems alone.
  private static let emptyCalls = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
  ]

  /// Gives a call without arguments those that make the same object.
  mutating func fillEmptyCall(_ call: FunctionCallExprSyntax, _ callee: DeclReferenceExprSyntax) {
    guard let arguments = Self.emptyCalls[callee.baseName.text], !index.declares(callee.baseName.text),
      call.arguments.isEmpty, call.trailingClosure == nil, let bracket = call.rightParen
    else { return }
    insert(arguments, before: bracket)
  }

  /// Has an override take the selector as the method does that it overrides: Objective-C's could be taken without a mark.
  mutating func markSelector(of function: FunctionDeclSyntax) {
    guard ["responds", "forwardingTarget"].contains(function.name.text),
      function.modifiers.contains(where: { $0.name.text == "override" }),
      let parameter = function.signature.parameterClause.parameters.first,
      function.signature.parameterClause.parameters.count == 1, parameter.type.lineText == "Selector"
    else { return }
    insert("!", after: parameter.type)
  }
}
