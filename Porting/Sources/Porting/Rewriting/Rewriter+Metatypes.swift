import SwiftSyntax

extension Rewriter {
  /// Makes `type.init(style: a, reuseIdentifier: b)`, which Objective-C's classes allow of a class that is known at run time
  /// alone, a call that works here. Whether it was one.
  mutating func rewriteCellOfClass(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.map(\.label?.text) == ["style", "reuseIdentifier"], let left = call.leftParen else {
      return false
    }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isGenericParameter(callee.baseName.text, around: call) else { return false }
      insert("UITableViewCell.make(", before: callee)
      edits.replace(left.bytes, with: ".self, ")
      return true
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`), !base.is(SuperExprSyntax.self)
    else { return false }
    var suffix = ""
    if let type = base.as(DeclReferenceExprSyntax.self), type.baseName.text.first?.isLowercase != true {
      guard isGenericParameter(type.baseName.text, around: call) else { return false }
      suffix = ".self"
    } else if base.lineText == "self" {
      return false
    }
    insert("UITableViewCell.make(", before: base)
    edits.replace(member.period.bytes.lowerBound..<left.bytes.upperBound, with: suffix + ", ")
    return true
  }

  /// Whether a function or a type around some code has a generic parameter of a name.
  private func isGenericParameter(_ name: String, around node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let here = current {
      if let generics = here.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
        generics.parameters.contains(where: { $0.name.text == name })
      {
        return true
      }
      current = here.parent
    }
    return false
  }
}
