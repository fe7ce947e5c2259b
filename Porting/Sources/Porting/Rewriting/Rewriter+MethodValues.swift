import SwiftSyntax

extension Rewriter {
  /// Gives the calls of an optional method that code took as a value the result for an absent one.
  ///
  /// In `guard let size = delegate?.size(_:) else { return 3 }` the value is there by now whenever there is a delegate,
  /// and returns nil if that has no such method: `size(a)` becomes `size(a) ?? 3`.
  mutating func rewriteMethodValue(_ condition: OptionalBindingConditionSyntax) {
    guard let value = condition.initializer?.value, namesMethodWithOptionalResult(value),
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    guard let scope = scope(of: condition) else { return reportMethodValue(value) }
    let calls = scope.body.flatMap { node in self.calls(of: name, in: node) }
    guard !calls.isEmpty else { return reportMethodValue(value) }
    for call in calls {
      if call.parent?.is(ConditionElementSyntax.self) == true {
        insert(" ?? false", after: call)
      } else if let absent = scope.resultIfAbsent {
        let isWhole =
          call.parent?.is(ReturnStmtSyntax.self) == true
          || call.parent?.is(InitializerClauseSyntax.self) == true
          || call.parent?.is(CodeBlockItemSyntax.self) == true
        if !isWhole { insert("(", before: call) }
        insert(" ?? \(absent)" + (isWhole ? "" : ")"), after: call)
      } else if let target = call.assignedTo {
        // Where there is no such method, nothing is assigned.
        insert(" ?? \(target)", after: call)
      } else {
        report(.optionalMethods, call, Self.absentMethod)
      }
    }
  }

  private static let absentMethod =
    "a method that was optional is a value here, which returns nil where the method is absent; "
    + "say what counts then"

  private mutating func reportMethodValue(_ value: ExprSyntax) {
    report(.optionalMethods, value, Self.absentMethod)
  }

  private func namesMethodWithOptionalResult(_ value: ExprSyntax) -> Bool {
    let value = value.as(OptionalChainingExprSyntax.self)?.expression ?? value
    guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
    let name = member.declName.baseName.text
    guard let labels = member.declName.argumentNames else {
      return index.methodsWithOptionalResult.contains(name) && !index.declaresProperty(name)
    }
    return index.signaturesWithOptionalResult.contains(name + labels.lineText)
  }

  /// Where a value of a condition is known, and what the code returns where there is none, if it says so in one word.
  private struct ValueScope {
    var body: [Syntax]
    var resultIfAbsent: String?
  }

  private func scope(of condition: OptionalBindingConditionSyntax) -> ValueScope? {
    guard let element = condition.parent?.as(ConditionElementSyntax.self),
      let elements = element.parent?.as(ConditionElementListSyntax.self)
    else { return nil }
    let later = Array(elements).filter { $0.position > element.position }.map { Syntax($0) }
    guard let statement = elements.parent?.as(GuardStmtSyntax.self) else {
      let body = elements.parent.flatMap { parent in
        parent.as(IfExprSyntax.self)?.body ?? parent.as(WhileStmtSyntax.self)?.body
      }
      return body.map { ValueScope(body: later + [Syntax($0)], resultIfAbsent: nil) }
    }
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let rest = Array(items).filter { $0.position > item.position }.map { Syntax($0) }
    let exit = statement.body.statements
    let result = exit.count == 1 ? exit.first?.item.as(ReturnStmtSyntax.self)?.expression : nil
    return ValueScope(
      body: later + rest,
      resultIfAbsent: result.map { $0.is(SequenceExprSyntax.self) ? "(\($0.lineText))" : $0.lineText })
  }

  private func calls(of name: String, in node: Syntax) -> [FunctionCallExprSyntax] {
    ActiveNodes(node).compactMap { node in
      guard let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
      else { return nil }
      return call
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name that is given what the call returns, in `a = call()`.
  var assignedTo: String? {
    guard let elements = parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), elements[2].id == ExprSyntax(self).id
    else { return nil }
    return elements[0].lineText
  }
}
