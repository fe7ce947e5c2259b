import SwiftSyntax

/// A method or a property in a `#selector`, taken apart.
private struct SelectorTarget {
  /// The whole expression, without the `as` behind it.
  let expression: ExprSyntax
  /// What is before the last dot, or nil for a bare name.
  let base: ExprSyntax?
  let dot: TokenSyntax?
  let member: DeclReferenceExprSyntax

  var name: String { member.baseName.plainText }
  var labels: [String]? { member.argumentNames?.arguments.map(\.name.text) }

  init?(_ expression: ExprSyntax) {
    self.expression = expression
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      (base, dot, member) = (nil, nil, reference)
    } else if let access = expression.as(MemberAccessExprSyntax.self), let before = access.base {
      (base, dot, member) = (before, access.period, access.declName)
    } else {
      return nil
    }
  }
}

/// What the methods of a selector's target belong to.
private enum Owner {
  /// A type, by its simple name and by how the code refers to it.
  case type(String, reference: String)
  /// A protocol: its methods have no references of their own.
  case proto(String)
  /// A value, with its type if that is written down.
  case value(type: String?)
}

extension Rewriter {
  mutating func rewriteMacro(_ macro: MacroExpansionExprSyntax) {
    switch macro.macroName.text {
    case "selector" where answered.contains(macro.id): break
    case "selector": rewriteSelector(macro)
    case "keyPath": rewriteKeyPath(macro)
    case "fileLiteral": report(.attributes, macro, "#\(macro.macroName.text) needs Xcode")
    default: break
    }
  }

  private mutating func rewriteSelector(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first, macro.arguments.count == 1 else {
      report(.selectors, macro, "this #selector names no method")
      return
    }
    var expression = argument.expression
    var written: TypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      if parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
        (expression, written) = (parts[0], type.type)
      }
    }
    guard let target = SelectorTarget(expression) else {
      report(.selectors, macro, "this #selector names no method; write Selector(\"name\", Type.method)")
      return
    }
    let done: Bool
    switch argument.label?.text {
    case nil: done = rewriteMethod(target, as: written)
    case "getter": done = rewriteGetter(target, argument)
    case "setter": done = rewriteSetter(target, argument)
    default:
      report(.selectors, macro, "this #selector has an unknown label")
      return
    }
    guard done else { return }
    usesUIKit = true
    edits.replace(macro.pound.bytes.lowerBound..<macro.pound.bytes.upperBound, with: "")
    edits.replace(macro.macroName.bytes, with: "Selector")
  }

  /// The optional method of a protocol among the files that a `#selector` names.
  func method(askedFor macro: MacroExpansionExprSyntax) -> (method: ClientMethod, proto: String)? {
    guard let target = macro.arguments.first.flatMap({ SelectorTarget($0.expression) }),
      let base = target.base
    else { return nil }
    let text = base.castType ?? base.lineText
    let written =
      base.castType != nil || base.isTypeName(index)
      ? text
      : base.lastName.flatMap { writtenType(of: $0, at: base) ?? variableType(of: $0, at: base) }
    guard let proto = written.map({ simpleName($0.filter { !"?!".contains($0) }) }),
      index.isProtocol(proto, in: number),
      let method = index.method(target.name, target.labels, of: proto, in: number, where: \.becomesRequired)
    else { return nil }
    return (method, proto)
  }

  // MARK: Methods

  private mutating func rewriteMethod(_ target: SelectorTarget, as written: TypeSyntax?) -> Bool {
    let (name, labels) = (target.name, target.labels)
    guard let owner = owner(of: target) else { return false }
    let type = owner.typeName
    let method = type.flatMap { index.method(name, labels, of: $0, in: number) }
    if method?.isStatic == true,
      type.flatMap({ index.method(name, labels, of: $0, in: number) { !$0.isStatic } }) == nil
    {
      report(
        .selectors, target.expression,
        "\(name) is a method of the type itself; an action needs a method of an object")
      return false
    }
    if let action = standardAction(name, labels, owner, method) {
      insert("\"\(action)\", ", before: target.expression)
      insertReference(to: "UIResponder", target)
      return true
    }
    if name == "endEditing", method == nil, written == nil,
      let reference = owner.reference ?? writtenReference(owner)
    {
      // UIKit hands the sender over as the flag, which is true for every object.
      insert(
        "\"endEditing:\", { (target: \(reference)) in { _ = target.endEditing(true) } }",
        before: target.expression)
      removeExpression(target)
      return true
    }
    let selector = method?.objectiveCName ?? labels.map { ObjectiveCName.method(name, labels: $0) } ?? name
    insert("\"\(selector)\", ", before: target.expression)
    switch owner {
    case .proto(let proto) where isUIKitProtocol(proto) || (labels ?? method?.labels ?? []).count > 1:
      // Whoever is asked for it has it, or a default; what it takes does not matter, as nothing can perform it.
      insert("{ (_: any \(proto)) in {} }", before: target.expression)
      removeExpression(target)
    case .proto(let proto):
      guard written == nil, let dot = target.dot, let base = target.base else { break }
      insert("{ (target: any ", before: base)
      edits.replace(base.bytes, with: proto)
      insert(") in target", before: dot)
      insert(" }", after: target.expression)
    case .type(_, let reference): insertReference(to: reference, target)
    case .value:
      guard let base = target.base else { break }
      insert("type(of: ", before: base)
      insert(")", after: base)
    }
    if let written, let reference = owner.reference { addTarget(reference, to: written) }
    return true
  }

  /// Makes `(Sender) -> Void` of an `as` the type of a method reference, `(Target) -> (Sender) -> Void`.
  private mutating func addTarget(_ reference: String, to written: TypeSyntax) {
    var type = written
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      type = only.type
    }
    guard let function = type.as(FunctionTypeSyntax.self),
      !function.returnClause.type.is(FunctionTypeSyntax.self)
    else { return }
    insert("(\(reference)) -> ", before: function)
  }

  /// Writes a type before a bare name, or instead of `self` and `super`.
  private mutating func insertReference(to reference: String, _ target: SelectorTarget) {
    guard let base = target.base else {
      insert("\(reference).", before: target.member)
      return
    }
    if base.lineText != reference { replace(base, with: reference) }
  }

  private mutating func removeExpression(_ target: SelectorTarget) {
    if let base = target.base { remove(base) }
    if let dot = target.dot { remove(dot) }
    remove(target.member)
  }

  // MARK: Properties

  private mutating func rewriteGetter(_ target: SelectorTarget, _ argument: LabeledExprSyntax) -> Bool {
    guard let reference = propertyOwner(target) else { return false }
    removeLabel(argument)
    insert(
      "\"\(target.name)\", { (target: \(reference)) in { _ = target.\(target.member.baseName.text) } }",
      before: target.expression)
    removeExpression(target)
    return true
  }

  private mutating func rewriteSetter(_ target: SelectorTarget, _ argument: LabeledExprSyntax) -> Bool {
    guard let reference = propertyOwner(target) else { return false }
    guard let type = index.propertyType(target.name, of: simpleName(reference), in: number) else {
      report(
        .selectors, target.expression,
        "the type of \(target.name) is not written in these files; write a method that sets it")
      return false
    }
    let bare = type.last == "!" || type.last == "?" ? String(type.dropLast()) : type
    removeLabel(argument)
    insert(
      "\"\(ObjectiveCName.setter(target.name))\", { (target: \(reference)) in "
        + "{ (sender: \(bare)) in target.\(target.name) = sender } }",
      before: target.expression)
    removeExpression(target)
    return true
  }

  private mutating func removeLabel(_ argument: LabeledExprSyntax) {
    if let label = argument.label { remove(label) }
    if let colon = argument.colon { remove(colon) }
  }

  private mutating func propertyOwner(_ target: SelectorTarget) -> String? {
    guard let owner = owner(of: target) else { return nil }
    guard let reference = owner.reference ?? writtenReference(owner) else {
      report(
        .selectors, target.expression,
        "the type that has \(target.name) is not written in these files; name it before the dot")
      return nil
    }
    return reference
  }

  // MARK: Owners

  private mutating func owner(of target: SelectorTarget) -> Owner? {
    let (name, labels) = (target.name, target.labels)
    guard let base = target.base, !["self", "super", "self?"].contains(base.lineText) else {
      guard let context = context(of: target.expression, method: name, labels: labels) else {
        report(
          .selectors, target.expression, "no type around this code has \(name); name the type before a dot")
        return nil
      }
      return .type(context.name, reference: context.reference)
    }
    let text = base.castType ?? base.lineText
    guard base.castType != nil || base.isTypeName(index) else {
      let written = base.lastName.flatMap { writtenType(of: $0, at: base) ?? variableType(of: $0, at: base) }
      // A value of one of the files' own protocols may have any class.
      if let written, index.isProtocol(simpleName(written), in: number) { return .proto(written) }
      return .value(type: written)
    }
    if text == "Self", let context = contexts(of: base).first { return .type(context.name, reference: text) }
    let simple = simpleName(text)
    if simple == "UIResponderStandardEditActions" { return .type("UIResponder", reference: "UIResponder") }
    return index.isProtocol(simple, in: number) || isUIKitProtocol(simple)
      ? .proto(text) : .type(simple, reference: text)
  }

  /// Whether a name is that of one of UIKit's protocols for delegates and data sources.
  private func isUIKitProtocol(_ name: String) -> Bool {
    name.hasPrefix("UI") && !index.declares(name)
      && ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"].contains { name.hasSuffix($0) }
  }

  /// The type of a value as a reference, without the marks of optionals.
  private func writtenReference(_ owner: Owner) -> String? {
    guard case .value(let type?) = owner else { return nil }
    return type.last == "!" || type.last == "?" ? String(type.dropLast()) : type
  }

  /// The name of a standard edit action, which every responder has, unless a type has a method of that name itself.
  private func standardAction(_ name: String, _ labels: [String]?, _ owner: Owner, _ method: ClientMethod?)
    -> String?
  {
    guard StandardActions.names.contains(name), labels == nil || labels == ["_"], method?.isOverride ?? true,
      case .type(let type, _) = owner
    else { return nil }
    let roots = index.ancestors(of: type, in: number)
    return roots.contains { $0.hasPrefix("UI") } ? name : nil
  }
}

extension Owner {
  /// The simple name of the type.
  fileprivate var typeName: String? {
    switch self {
    case .type(let name, _): name
    case .proto(let name): simpleName(name)
    case .value(let type?): simpleName(type.last == "!" || type.last == "?" ? String(type.dropLast()) : type)
    case .value: nil
    }
  }

  /// How the code refers to the type.
  fileprivate var reference: String? {
    if case .type(_, let reference) = self { reference } else { nil }
  }
}

/// UIKit's standard edit actions, which `Selector` names without a colon here.
enum StandardActions {
  static let names: Set = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select", "selectAll",
    "delete",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft", "toggleBoldface",
    "toggleItalics",
    "toggleUnderline", "increaseSize", "decreaseSize", "find", "findAndReplace", "findNext", "findPrevious",
    "useSelectionForFind", "duplicate", "move", "rename", "export", "printContent",
  ]
}

extension ExprSyntax {
  /// The last name of `a.b.c`, of `c!` and of `c`.
  var lastName: String? {
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.lastName }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The type in `(a as! T)`.
  fileprivate var castType: String? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type.lineText
  }

  /// Whether an expression looks like the name of a type: types are written in upper case, or the files declare one.
  fileprivate func isTypeName(_ index: ClientIndex) -> Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.isTypeName(index)
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.lineText == "type" }
    guard !self.is(ForceUnwrapExprSyntax.self), let name = lastName else { return false }
    return index.declares(name) || name.first?.isUppercase == true
  }
}
