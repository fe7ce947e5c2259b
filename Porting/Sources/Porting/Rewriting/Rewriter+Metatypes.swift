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

  /// Makes `View()`, `View(frame: a)`, `type.init()` and the like of a class of views or controllers that is known at run
  /// time alone a call that works here. Whether it was one.
  mutating func rewriteObjectOfClass(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.trailingClosure == nil, let left = call.leftParen else { return false }
    let maker: String
    switch call.arguments.map({ $0.label?.text }) {
    case []: maker = "UIResponder"
    case ["frame"]: maker = "UIView"
    case ["frame", "collectionViewLayout"]: maker = "UICollectionView"
    case ["reuseIdentifier"]: maker = "UITableViewHeaderFooterView"
    case ["nibName", "bundle"]: maker = "UIViewController"
    default: return false
    }
    let base: ExprSyntax
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, let owner = member.base, member.declName.baseName.tokenKind == .keyword(.`init`) {
      base = owner
    } else if call.calledExpression.is(DeclReferenceExprSyntax.self) {
      base = call.calledExpression
    } else {
      return false
    }
    let name = base.lineText
    let isParameter = isGenericParameter(name, around: call)
    guard isParameter || member != nil else { return false }
    guard let type = isParameter ? name : metatype(of: base), isResponder(type, around: call) else {
      return false
    }
    usesUIKit = true
    insert("\(maker).make(", before: base)
    edits.replace(
      (member?.period.bytes.lowerBound ?? left.bytes.lowerBound)..<left.bytes.upperBound,
      with: (isParameter ? ".self" : "") + (call.arguments.isEmpty ? "" : ", "))
    return true
  }

  /// What a value's type is the metatype of, where a parameter, a variable, a property or the payload of a case says so.
  private func metatype(of base: ExprSyntax) -> String? {
    let list = base.as(SubscriptCallExprSyntax.self)?.calledExpression
    guard let name = (list ?? base).lastName else { return nil }
    var bound: String?
    var current: Syntax? = Syntax(base)
    while bound == nil, let here = current {
      bound = here.binding(of: name) ?? here.parameter(name)
      current = here.parent
    }
    var found = bound == "" ? nil : bound ?? writtenType(of: name, at: base)
    if found == nil {
      // The name of a payload is that of its case or of its label, as a rule; where cases differ, none is believed.
      let cases = ActiveNodes(file.tree).compactMap { $0.as(EnumCaseElementSyntax.self) }
      let payloads = cases.flatMap { element in
        (element.parameterClause?.parameters ?? []).filter {
          $0.firstName?.text == name || element.name.text == name
        }
      }
      let types = Set(payloads.map(\.type.lineText))
      if types.count == 1 { found = types.first }
    }
    if list != nil, let text = found {
      found = text.hasPrefix("[") ? String(text.dropFirst().dropLast()) : nil
    }
    return found?.metatype.map(simpleName)
  }

  /// What the names of UIKit's classes of views and controllers end with.
  private static let endsOfResponders = [
    "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Slider", "Switch", "Bar", "Stepper",
    "Window", "Responder",
  ]

  /// Whether a type, or what bounds a generic parameter, is a class of views or controllers.
  private func isResponder(_ name: String, around node: some SyntaxProtocol) -> Bool {
    let bounds = isGenericParameter(name, around: node) ? self.bounds(of: name, around: node) : [name]
    return bounds.contains { bound in
      !index.isProtocol(bound, in: number)
        && index.ancestors(of: bound, in: number).contains { name in
          name.hasPrefix("UI") && !index.declares(name)
            && Self.endsOfResponders.contains { name.hasSuffix($0) }
        }
    }
  }

  /// The types that bound a generic parameter of a function or a type around some code.
  private func bounds(of name: String, around node: some SyntaxProtocol) -> [String] {
    var types: [TypeSyntax] = []
    for here in surroundings(of: node) {
      if let extended = here.as(ExtensionDeclSyntax.self) {
        for requirement in extended.genericWhereClause?.requirements ?? [] {
          if case .conformanceRequirement(let one) = requirement.requirement, one.leftType.lineText == name {
            types.append(one.rightType)
          }
        }
      }
      guard let generic = here.asProtocol((any WithGenericParametersSyntax).self) else { continue }
      let parameters = generic.genericParameterClause?.parameters
      types += (parameters ?? []).filter { $0.name.text == name }.compactMap(\.inheritedType)
      for requirement in generic.genericWhereClause?.requirements ?? [] {
        if case .conformanceRequirement(let one) = requirement.requirement, one.leftType.lineText == name {
          types.append(one.rightType)
        }
      }
    }
    return types.flatMap { type in
      type.as(CompositionTypeSyntax.self)?.elements.map(\.type.lineText) ?? [type.lineText]
    }
  }

  /// Whether a function or a type around some code has a generic parameter of a name.
  private func isGenericParameter(_ name: String, around node: some SyntaxProtocol) -> Bool {
    surroundings(of: node).contains { here in
      let generic = here.asProtocol((any WithGenericParametersSyntax).self)
      if generic?.genericParameterClause?.parameters.contains(where: { $0.name.text == name }) == true {
        return true
      }
      // What an extension of a protocol says of those that conform.
      return name == "Self" && here.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
  }

  /// What some code is in, the nearest first.
  private func surroundings(of node: some SyntaxProtocol) -> some Sequence<Syntax> {
    sequence(first: Syntax(node), next: \.parent).dropFirst()
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
  func parameter(_ name: String) -> String? {
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
