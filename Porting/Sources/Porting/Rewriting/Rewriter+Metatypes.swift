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

  /// Makes `T()` and `T(frame: a)` of a generic parameter that stands for views or controllers, and `controllers[0].init()`,
  /// calls that work here: Objective-C's classes need no required initializer for them. Whether it was one.
  mutating func rewriteObjectOfClass(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard labels.isEmpty || labels == ["frame"], call.trailingClosure == nil, let left = call.leftParen else {
      return false
    }
    let comma = labels.isEmpty ? "" : ", "
    let maker = labels.isEmpty ? "UIResponder.make(" : "UIView.make("
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isResponder(callee.baseName.text, around: call) else { return false }
      insert(maker, before: callee)
      edits.replace(left.bytes, with: ".self" + comma)
      usesUIKit = true
      return true
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return false }
    let name = base.lineText
    let isType = isResponder(name, around: call)
    guard isType || metatypeOfResponder(base, around: call, isOfView: !labels.isEmpty) else { return false }
    insert(maker, before: base)
    edits.replace(
      member.period.bytes.lowerBound..<left.bytes.upperBound, with: (isType ? ".self" : "") + comma)
    usesUIKit = true
    return true
  }

  /// Whether a value is a class of views or controllers, by the type that is written for it or by its name.
  private func metatypeOfResponder(
    _ base: ExprSyntax, around node: some SyntaxProtocol, isOfView: Bool
  ) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = parameterType(name, around: node)
    {
      return type.hasSuffix(".Type") && isResponder(String(type.dropLast(5)), around: node)
    }
    guard !isOfView else { return false }
    let list = base.as(SubscriptCallExprSyntax.self)?.calledExpression ?? base
    let name = list.as(MemberAccessExprSyntax.self)?.declName ?? list.as(DeclReferenceExprSyntax.self)
    let last = name?.baseName.text.lowercased() ?? ""
    return ["controllers", "controller", "controllertype", "controllerclass"].contains { last.hasSuffix($0) }
      && name?.baseName.text.first?.isLowercase == true
  }

  /// The type of a parameter of the function around some code.
  private func parameterType(_ name: String, around node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let here = current {
      if let clause = here.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? here.as(InitializerDeclSyntax.self)?.signature.parameterClause,
        let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return parameter.type.lineText
      }
      current = here.parent
    }
    return nil
  }

  /// Whether a generic parameter around some code stands for views or controllers of UIKit's.
  private func isResponder(_ name: String, around node: some SyntaxProtocol) -> Bool {
    genericBound(of: name, around: node)?.split(separator: "&").contains { part in
      let type = part.trimmingBlanks
      return type.hasPrefix("UI") && !index.declares(type)
        && Self.responderEnds.contains { type.hasSuffix($0) }
    } == true
  }

  private static let responderEnds = [
    "View", "ViewCell", "Controller", "Control", "Button", "Label", "Field", "Slider", "Switch", "Bar",
    "Stepper",
    "ListCell",
  ]

  /// Whether a function or a type around some code has a generic parameter of a name.
  private func isGenericParameter(_ name: String, around node: some SyntaxProtocol) -> Bool {
    genericBound(of: name, around: node) != nil
  }

  /// What a generic parameter around some code stands for; empty if anything, nil if there is none of the name.
  private func genericBound(of name: String, around node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let here = current {
      if let generics = here.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generics.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      {
        let requirements = generics.genericWhereClause?.requirements.compactMap { item -> String? in
          guard let bound = item.requirement.as(ConformanceRequirementSyntax.self),
            bound.leftType.lineText == name
          else { return nil }
          return bound.rightType.lineText
        }
        return ([parameter.inheritedType?.lineText].compactMap { $0 } + (requirements ?? []))
          .joined(separator: "&")
      }
      current = here.parent
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String { String(self).trimmed }
}
