import SwiftSyntax

extension Rewriter {
  private static let classBound: Set = ["AnyObject", "class", "NSObjectProtocol"]

  /// Makes of an Objective-C protocol one of Swift: for classes alone, and with default implementations of what was
  /// optional.
  mutating func rewriteProtocol(_ declaration: ProtocolDeclSyntax) {
    let isObjectiveC = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.lineText == "objc"
    }
    if isObjectiveC { bindToClasses(declaration) }
    var defaults: [String] = []
    for member in declaration.activeMembers {
      guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let optional = modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      if let function = member.as(FunctionDeclSyntax.self), function.hasObviousDefault,
        isAtTopLevel(declaration)
      {
        remove(optional)
        defaults.append(implementation(of: function))
      } else {
        report(
          optional, "an optional requirement needs the Objective-C runtime; write a default implementation")
      }
    }
    guard !defaults.isEmpty else { return }
    let access = declaration.modifiers.first {
      ["public", "fileprivate", "private", "package"].contains($0.name.text)
    }
    let prefix = access.map { $0.name.text + " " } ?? ""
    insert(
      "; \(prefix)extension \(declaration.name.text) { \(defaults.joined(separator: "; ")) }",
      after: declaration.memberBlock.rightBrace)
  }

  private mutating func bindToClasses(_ declaration: ProtocolDeclSyntax) {
    guard let clause = declaration.inheritanceClause else {
      insert(
        ": AnyObject",
        after: declaration.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(declaration.name))
      return
    }
    let inherited = Set(clause.inheritedTypes.map { $0.type.lineText })
    if inherited.isDisjoint(with: Self.classBound) { insert("AnyObject, ", before: clause.inheritedTypes) }
  }

  private func isAtTopLevel(_ declaration: ProtocolDeclSyntax) -> Bool { contexts(of: declaration).isEmpty }

  /// A method that does nothing.
  private func implementation(of function: FunctionDeclSyntax) -> String {
    let generics = function.genericParameterClause?.lineText ?? ""
    let body = function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true ? " nil " : ""
    return "func \(function.name.text)\(generics)\(function.signature.lineText) {\(body)}"
  }

  /// Takes the question mark from the call of a method that is no longer optional.
  mutating func rewriteOptionalCall(_ call: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (force.exclamationMark, force.expression)
    } else {
      return
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else { return }
    let name = member.declName.baseName.text
    let isUIKit = UIKitDelegates.methods.contains(name) && UIKitDelegates.isCall(of: name, call)
    if index.optionalMethods.contains(name) || isUIKit { remove(mark) }
  }
}

/// The methods of UIKit's delegate protocols that are optional there and have default implementations here.
enum UIKitDelegates {
  static let methods: Set = [
    "gestureRecognizer", "gestureRecognizerShouldBegin", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation",
    "scrollViewDidEndZooming", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldEndEditing", "textFieldShouldReturn",
  ]

  /// Whether a call has the labels of such a method, and is not one of a closure with a short name such as `textField`.
  static func isCall(of name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard ["textField", "gestureRecognizer"].contains(name) else { return true }
    return call.arguments.count > 1 && call.arguments.dropFirst().allSatisfy { $0.label != nil }
  }
}
