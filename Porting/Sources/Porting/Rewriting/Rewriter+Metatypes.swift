import Foundation
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

  /// Makes `type.init(frame: a)` of a class of views that is known at run time alone a call that works here. Whether it was
  /// one.
  mutating func rewriteViewOfClass(_ call: FunctionCallExprSyntax) -> Bool {
    guard let left = call.leftParen, call.trailingClosure == nil else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let maker: String
    switch labels {
    case [], ["frame"]: maker = "UIView"
    case ["frame", "collectionViewLayout"]: maker = "UICollectionView"
    case ["nibName", "bundle"]: maker = "UIViewController"
    default: return false
    }
    let name: DeclReferenceExprSyntax
    var end = left.bytes.lowerBound
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = callee
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    {
      (name, end) = (base, member.period.bytes.lowerBound)
    } else {
      return false
    }
    let text = name.baseName.text
    let bound = genericBound(of: text, around: call)
    guard let type = bound ?? metatype(of: text, around: call), isMade(type, by: maker) else { return false }
    insert("\(maker).make(", before: name)
    let comma = labels.isEmpty ? "" : ", "
    edits.replace(end..<left.bytes.upperBound, with: (bound == nil ? "" : ".self") + comma)
    return true
  }

  /// Whether a class is one of views, or of controllers.
  private func isMade(_ type: String, by maker: String) -> Bool {
    let simple = simpleName(type)
    let names = index.ancestors(of: simple, in: number)
    let isController = names.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
    switch maker {
    case "UIViewController": return isController
    case "UICollectionView": return names.contains("UICollectionView")
    default:
      let others = ["Item", "Recognizer", "Layout", "Effect", "Interaction", "Image", "Color", "Font"]
      return !isController
        && names.contains { name in
          name.hasPrefix("UI") && !others.contains { name.hasSuffix($0) }
        }
    }
  }

  /// The type of a variable for a class, such as `UIView` for `type: UIView.Type`, by what is written around some code.
  private func metatype(of name: String, around node: some SyntaxProtocol) -> String? {
    var current: Syntax? = Syntax(node)
    while let here = current {
      if let written = here.binding(of: name) ?? here.parameter(name) { return written.metatype }
      current = here.parent
    }
    return writtenType(of: name, at: node)?.metatype
  }

  /// What a generic parameter around some code is bound to.
  private func genericBound(of name: String, around node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let here = current {
      if let group = here.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = group.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      {
        let requirement = group.genericWhereClause?.requirements.lazy.compactMap {
          $0.requirement.as(ConformanceRequirementSyntax.self)
        }.first { $0.leftType.lineText == name }
        return (parameter.inheritedType ?? requirement?.rightType)?.lineText
      }
      current = here.parent
    }
    return nil
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

extension Syntax {
  /// What is written of the type of a variable that this binds: behind a colon, or behind `as`.
  func binding(of name: String) -> String? {
    if let conditions = self.as(IfExprSyntax.self)?.conditions { return conditions.binding(of: name) }
    if let conditions = self.as(WhileStmtSyntax.self)?.conditions { return conditions.binding(of: name) }
    guard let list = self.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    var found: String?
    for item in list {
      if item.id == id { break }
      if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions {
        found = conditions.binding(of: name) ?? found
      }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        found = binding.typeAnnotation?.type.lineText ?? binding.initializer?.value.castType ?? ""
      }
    }
    return found
  }

  /// What is written of the type of a parameter of this function.
  fileprivate func parameter(_ name: String) -> String? {
    let signature =
      self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
    return signature?.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }?.type.lineText
  }
}

extension ConditionElementListSyntax {
  /// What is written of the type of a variable that the conditions bind; empty for one of another value without a type.
  fileprivate func binding(of name: String) -> String? {
    for element in self {
      if let optional = element.condition.as(OptionalBindingConditionSyntax.self),
        optional.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        let value = optional.initializer?.value
      {
        return optional.typeAnnotation?.type.lineText ?? value.castType ?? (value.lineText == name ? nil : "")
      }
      if let match = element.condition.as(MatchingPatternConditionSyntax.self),
        match.pattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
      {
        return match.pattern.lineText.components(separatedBy: " as ").dropFirst().first ?? ""
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The type behind `as`, `as?` or `as!`.
  fileprivate var castType: String? {
    if let elements = self.as(SequenceExprSyntax.self)?.elements,
      let type = elements.last?.as(TypeExprSyntax.self),
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    {
      return type.type.lineText
    }
    return self.as(AsExprSyntax.self)?.type.lineText
  }
}

extension String {
  /// `T` of `T.Type`, optional or not.
  fileprivate var metatype: String? {
    let text = hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self
    guard text.hasSuffix(".Type") else { return nil }
    return text.dropLast(5).trimmingCharacters(in: ["(", ")"])
  }
}
