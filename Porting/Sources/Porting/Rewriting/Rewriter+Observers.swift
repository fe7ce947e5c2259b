import SwiftSyntax

extension Rewriter {
  /// What the names of UIKit's and Core Animation's classes end with that are neither responders nor hear of values here.
  private static let endsOfUnheard = [
    "Layout", "Layer", "Recognizer", "Item", "Animator", "Attributes", "Action", "Behavior",
  ]

  /// Whether a class is derived from one of UIKit's that has no `observeValue` here.
  func isUnheard(_ name: String) -> Bool {
    index.ancestors(of: name, in: number).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("CA")) && !index.declares(name)
        && Self.endsOfUnheard.contains { name.hasSuffix($0) }
    }
  }

  /// Makes `observeValue` of a class that is derived from such a one its own method, by the protocol of observers; returns
  /// whether it was one.
  mutating func rewriteObserver(_ function: FunctionDeclSyntax, _ context: TypeContext) -> Bool {
    guard function.name.text == "observeValue", isUnheard(context.name),
      function.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let mark = function.modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    remove(mark)
    for node in ActiveNodes(function) {
      guard let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.lineText == "super.observeValue"
      else { continue }
      replace(call, with: "()")
    }
    return true
  }

  /// Names the protocol of observers where a class of the kind has `observeValue` itself.
  mutating func addObserver(to declaration: ClassDeclSyntax) {
    guard let last = declaration.inheritanceClause?.inheritedTypes.last,
      index.bases.contains(declaration.name.text),
      isUnheard(declaration.name.text),
      index.method(
        "observeValue", ["forKeyPath", "of", "change", "context"], of: declaration.name.text, in: number)
        != nil,
      !index.ancestors(of: declaration.name.text, in: number).contains("KeyValueObserver")
    else { return }
    insert(", KeyValueObserver", after: last.type)
  }
}
