import SwiftSyntax

extension Rewriter {
  /// Names the type that has a method which is called of an `AnyObject`: only Objective-C looks it up by its name.
  mutating func rewriteDynamicCall(_ call: FunctionCallExprSyntax) {
    var callee = call.calledExpression
    if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    guard let name = value.propertyName, !isRebound(value, name),
      ["AnyObject", "AnyObject?", "AnyObject!", "Any?"].contains(writtenType(of: name, at: call)),
      let type = dynamicOwner(of: member.declName.baseName.text, call)
    else { return }
    insert("(", before: value)
    insert(" as? \(type))" + (chain == nil ? "?" : ""), after: value)
  }

  /// What only an `NSValue` has, which Objective-C finds in an `AnyObject` of a dictionary.
  private static let boxed: Set = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue",
  ]

  /// Names `NSValue` where an element of a dictionary is asked for a value: `info[key]?.cgRectValue`.
  mutating func rewriteBoxedValue(_ member: MemberAccessExprSyntax) {
    guard Self.boxed.contains(member.declName.baseName.text),
      !index.declaresProperty(member.declName.baseName.text)
    else { return }
    let value: ExprSyntax
    let mark: TokenSyntax
    if let chain = member.base?.as(OptionalChainingExprSyntax.self) {
      (value, mark) = (chain.expression, chain.questionMark)
    } else if let forced = member.base?.as(ForceUnwrapExprSyntax.self) {
      (value, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return
    }
    guard value.is(SubscriptCallExprSyntax.self) else { return }
    insert("(", before: value)
    insert(" as? NSValue)", before: mark)
  }

  /// Whether a bare name is that of a variable of another type than the property's.
  private func isRebound(_ value: ExprSyntax, _ name: String) -> Bool {
    guard value.is(DeclReferenceExprSyntax.self) else { return false }
    var current: Syntax? = Syntax(value)
    while let here = current, !here.is(MemberBlockItemSyntax.self) {
      if let type = here.binding(of: name) { return type.isEmpty || !type.hasPrefix("AnyObject") }
      current = here.parent
    }
    return false
  }

  /// The one type that is known to have a method: a protocol of the files, or every object.
  private func dynamicOwner(of method: String, _ call: FunctionCallExprSyntax) -> String? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if method == "performSelector" || method == "perform" && labels.first == "_" { return "NSObject" }
    return index.protocolDeclaring(method, labels).map { "any " + $0 }
  }

  /// Gives a coder of no data, as tests make it, an archive of nothing: Foundation's ends the program without one.
  mutating func rewriteEmptyArchive(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.lineText == "NSKeyedUnarchiver", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "forReadingWith",
      argument.expression.lineText == "Data()"
    else { return }
    replace(
      argument.expression, with: "NSKeyedArchiver(requiringSecureCoding: false).encodedData")
  }
}

extension ExprSyntax {
  /// The name in `a` and `self.a`.
  fileprivate var propertyName: String? {
    if let access = self.as(MemberAccessExprSyntax.self), access.base?.lineText == "self" {
      return access.declName.baseName.text
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
