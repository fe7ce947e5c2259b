import SwiftParser
import SwiftSyntax

extension Rewriter {
  mutating func rewriteCall(_ call: FunctionCallExprSyntax) {
    rewriteOptionalCall(call)
    rewriteDynamicCall(call)
    rewriteEmptyArchive(call)
    reportAbsent(call)
    if rewriteCellOfClass(call) || rewriteObjectOfClass(call) { return }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      if name == "abs", contexts(of: call).first?.name == "CGFloat" {
        // Foundation's CGFloat has a static function of that name here.
        insert("Swift.", before: callee)
      } else if name == "Selector" || name == "NSSelectorFromString" {
        rewriteTextSelector(call, callee)
      } else if let form = OldNames.functions[name], !index.declares(name) {
        rewriteFunction(call, form)
      } else {
        rewriteOldMethod(call, callee.baseName)
        fillEmptyCall(call, callee)
      }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      rewriteMember(call, member)
    }
  }

  /// Gives a selector that is named by a text the method of that name.
  private mutating func rewriteTextSelector(_ call: FunctionCallExprSyntax, _ callee: DeclReferenceExprSyntax)
  {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil else {
      return
    }
    var expression = argument.expression
    var parentheses: [TokenSyntax] = []
    while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      parentheses += [tuple.leftParen, tuple.rightParen]
      expression = only.expression
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else {
      report(.selectors, call, "a selector that is made from a text needs the Objective-C runtime")
      return
    }
    usesUIKit = true
    // What the class UIApplication is asked for where its `shared` must not be named.
    if text == "sharedApplication" {
      if callee.baseName.text != "Selector" { replace(callee, with: "Selector") }
      insert(", { (_: UIApplication) in {} }", after: literal)
      return
    }
    let context = contexts(of: call).first {
      index.method(objectiveCName: text, of: $0.name, in: number) != nil
    }
    guard let context, let method = index.method(objectiveCName: text, of: context.name, in: number),
      !method.isStatic
    else {
      report(
        .selectors, call,
        "no method around this code is named \(text); write Selector(\"\(text)\", Type.method)")
      return
    }
    for token in parentheses { remove(token) }
    if callee.baseName.text != "Selector" { replace(callee, with: "Selector") }
    let labels = method.labels.isEmpty ? "" : "(\(method.labels.map { $0 + ":" }.joined()))"
    insert(", \(context.reference).\(method.name)\(labels)", after: literal)
  }

  /// Makes a text of a key path that Objective-C would check.
  mutating func rewriteKeyPath(_ macro: MacroExpansionExprSyntax) {
    guard let expression = macro.arguments.first?.expression, macro.arguments.count == 1 else { return }
    var parts = expression.lineText.split(separator: ".").map { String($0).trimmed }
    while let first = parts.first, first == "self" || first.first?.isUppercase == true { parts.removeFirst() }
    let isPath =
      !parts.isEmpty && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard isPath else {
      report(.keyPaths, macro, "this #keyPath needs the Objective-C runtime")
      return
    }
    replace(macro, with: "\"\(parts.joined(separator: "."))\"")
  }

  /// Gives a type or a constant the name that it has since Swift 4.2.
  mutating func rename(_ token: TokenSyntax) {
    guard let name = OldNames.names[token.text], !index.declares(token.text) else { return }
    if token.text.hasPrefix("UIWindowLevel"), rewriteLevel(token, name) { return }
    replace(token, with: name)
    // A constant that was a text has a type of its own by now.
    guard let binding = token.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type, type.lineText == "String",
      token.text.hasPrefix("k"), let end = name.lastIndex(of: ".")
    else { return }
    replace(type, with: String(name[..<end]))
  }

  /// Makes a level of a window and a number, which were two numbers, a level.
  private mutating func rewriteLevel(_ token: TokenSyntax, _ name: String) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let elements = reference.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == reference.id }), place + 2 < elements.count,
      ["+", "-"].contains(elements[place + 1].lineText),
      ["=", "??"].contains(place == 0 ? "=" : elements[place - 1].lineText)
    else { return false }
    replace(token, with: "UIWindow.Level(rawValue: \(name).rawValue")
    insert(")", after: elements[place + 2])
    return true
  }

  /// Gives a property the name that it has since Swift 4.2, unless the files have one of the old name.
  mutating func renameProperty(_ token: TokenSyntax) {
    guard let name = OldNames.properties[token.text], !index.declares(token.text),
      !index.declaresProperty(token.text), !isVariable(token.text)
    else { return }
    replace(token, with: name)
  }

  /// Whether the file has a variable or a parameter of a name.
  private func isVariable(_ name: String) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let parent = token.parent else { return false }
      let variable = parent.parent?.parent?.parent?.as(VariableDeclSyntax.self)
      return parent.is(IdentifierPatternSyntax.self) && variable?.overridesOldName != true
        || parent.is(FunctionParameterSyntax.self)
        || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
    }
  }

  /// Gives a notification the name that it has since Swift 4.2, as a member of the class that posts it.
  mutating func renameNotification(_ member: MemberAccessExprSyntax) {
    guard let name = OldNames.notifications[member.declName.baseName.text] else { return }
    let types: [String?] = [nil, "Notification.Name", "NSNotification.Name"]
    guard types.contains(member.base?.lineText) else { return }
    replace(member, with: name)
  }

  /// Makes a function of C the method, property or initializer that it is in Swift.
  private mutating func rewriteFunction(_ call: FunctionCallExprSyntax, _ form: OldNames.Form) {
    guard call.trailingClosure == nil, let left = call.leftParen, let right = call.rightParen else { return }
    let arguments = Array(call.arguments)
    guard arguments.count == form.arity, arguments.allSatisfy({ $0.label == nil }) else { return }
    switch form {
    case .initializer(let type, let labels):
      replace(call.calledExpression, with: type)
      for (label, argument) in zip(labels, arguments) { insert("\(label): ", before: argument) }
    case .property(let name):
      remove(call.calledExpression)
      if arguments[0].expression.isAtom { remove(left) }
      edits.replace(right.bytes, with: (arguments[0].expression.isAtom ? "" : ")") + ".\(name)")
    case .method(let name, let labels):
      remove(call.calledExpression)
      let isAtom = arguments[0].expression.isAtom
      if isAtom { remove(left) }
      let opening = (isAtom ? "" : ")") + ".\(name)("
      if let comma = arguments[0].trailingComma {
        remove(comma)
        insert(opening, after: arguments[0].expression)
      } else {
        insert(opening, after: arguments[0].expression)
      }
      for (label, argument) in zip(labels, arguments.dropFirst()) where label != "_" {
        insert("\(label): ", before: argument)
      }
    case .equality:
      replace(call.calledExpression, with: "")
      if let comma = arguments[0].trailingComma { edits.replace(comma.bytes, with: " ==") }
    }
  }

  /// Whether a value is an interval of dates, by its type or, where that is not written down, by its name.
  private func isInterval(_ value: ExprSyntax) -> Bool {
    guard let name = value.lastName else { return false }
    return name.lowercased().hasSuffix("interval") || writtenType(of: name, at: value) == "DateInterval"
  }

  /// Gives a method the name that it has since Swift 4.2.
  private mutating func rewriteMember(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    // Foundation's method counts edges that touch, and intervals of dates have one of their own.
    if member.declName.baseName.text == "intersects", let base = member.base, call.arguments.count == 1,
      call.arguments.first?.label == nil, !index.declaresMethod("intersects"), !isInterval(base),
      call.arguments.first.map({ isInterval($0.expression) }) == false
    {
      replace(member.declName.baseName, with: "overlaps")
      return
    }
    // Foundation's method adds a timer to the real time.
    if member.declName.baseName.text == "add", call.arguments.map({ $0.label?.text }) == [nil, "forMode"],
      call.arguments.first?.expression.lineText.contains("Port") == false
    {
      replace(member.declName.baseName, with: "addTimer")
      return
    }
    // What Objective-C's classes are called.
    if member.declName.baseName.text == "description", call.arguments.isEmpty, let base = member.base {
      let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      let isTypeOf = base.as(FunctionCallExprSyntax.self)?.calledExpression.lineText == "type"
      let name = simpleName(base.lineText)
      guard isTypeOf || isType && index.method("description", [], of: name, in: number) == nil else { return }
      insert("NSStringFromClass(", before: base)
      edits.replace(
        member.period.bytes.lowerBound..<call.bytes.upperBound, with: (isType ? ".self" : "") + ")")
      return
    }
    // Of a type itself, which is its own class where the runtime is Objective-C's.
    if member.declName.baseName.text == "classForCoder", call.arguments.isEmpty,
      let type = (member.base?.as(GenericSpecializationExprSyntax.self)?.expression ?? member.base)?
        .as(DeclReferenceExprSyntax.self),
      type.baseName.text == "self" || type.baseName.text.first?.isUppercase == true,
      let left = call.leftParen, let right = call.rightParen
    {
      replace(member.declName.baseName, with: "self")
      remove(left)
      edits.replace(right.bytes, with: "")
      return
    }
    rewriteOldMethod(call, member.declName.baseName)
  }

  private mutating func rewriteOldMethod(_ call: FunctionCallExprSyntax, _ callee: TokenSyntax) {
    let signature =
      "\(callee.text)(\(call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    guard let (name, label) = OldNames.methods[signature] else { return }
    replace(callee, with: name)
    guard let argument = call.arguments.first, let written = argument.label else { return }
    if let label {
      if written.text != label { replace(written, with: label) }
    } else {
      remove(written)
      if let colon = argument.colon { remove(colon) }
    }
  }
}

extension ExprSyntax {
  /// Whether a dot may follow without parentheses.
  fileprivate var isAtom: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }
}
