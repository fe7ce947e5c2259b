import SwiftSyntax

/// Tests on the main actor: XCTest calls them on Linux only where they are asynchronous.
extension Rewriter {
  /// Whether a class is a spec of Quick without a test: XCTest finds only methods that a class writes itself.
  func isSpec(_ declaration: ClassDeclSyntax) -> Bool {
    let methods = declaration.activeMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
    return methods.contains { $0.name.text == "spec" && ExtensionDispatch.isOverride($0) }
      && !methods.contains { $0.name.text == "testSpec" } && !index.declares("QuickSpec")
      && index.ancestors(of: declaration.name.text, in: number).contains("QuickSpec")
  }

  /// Makes a test of an `XCTestCase` on the main actor asynchronous, and its waits such as asynchronous code may use.
  mutating func awaitMainActor(in function: FunctionDeclSyntax) {
    let signature = function.signature
    guard function.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
      signature.effectSpecifiers?.asyncSpecifier == nil, function.genericParameterClause == nil,
      let group = function.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      function.attributes.hasMainActor || group.attributes.hasMainActor,
      let type = contexts(of: function).first?.name,
      index.ancestors(of: type, in: number).contains("XCTestCase")
    else { return }
    insert(" async", after: signature.parameterClause)
    guard let body = function.body else { return }
    for node in ActiveNodes(body) {
      if let call = node.as(FunctionCallExprSyntax.self), call.isWait, !call.isInClosure(below: function) {
        edits.replace(call.calledExpression.bytes, with: "await fulfillment")
        if let label = call.arguments.first?.label { edits.replace(label.bytes, with: "of") }
      }
    }
  }
}

extension AttributeListSyntax {
  fileprivate var hasMainActor: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.lineText == "MainActor" }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `wait(for:timeout:)` of the test itself.
  fileprivate var isWait: Bool {
    ["wait", "self.wait"].contains(calledExpression.lineText) && arguments.first?.label?.text == "for"
  }

  /// Whether a closure or another function stands between it and a function.
  fileprivate func isInClosure(below function: FunctionDeclSyntax) -> Bool {
    var current = parent
    while let here = current, here.id != function.id {
      if here.is(ClosureExprSyntax.self) || here.is(FunctionDeclSyntax.self) { return true }
      current = here.parent
    }
    return false
  }
}
