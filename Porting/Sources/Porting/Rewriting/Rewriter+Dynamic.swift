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
      ["AnyObject", "AnyObject?", "AnyObject!", "Any?"].contains(writtenType(of: name, at: call))
        || isAnyObject(value),
      let type = dynamicOwner(of: member.declName.baseName.text, call)
    else { return }
    insert("(", before: value)
    insert(" as? \(type))" + (chain == nil ? "?" : ""), after: value)
  }

  /// What only an `NSValue`, a number or an `NSObject` has, which Objective-C finds in an `AnyObject`.
  private static let owners: [String: String] = [
    "NSValue": "cgRectValue cgPointValue cgSizeValue cgVectorValue cgAffineTransformValue uiEdgeInsetsValue "
      + "uiOffsetValue caTransform3DValue",
    "NSNumber":
      "boolValue doubleValue floatValue intValue int8Value int16Value int32Value int64Value uintValue "
      + "integerValue uint8Value uint16Value uint32Value uint64Value",
    "NSObject": "isEqual responds",
  ].reduce(into: [:]) { owners, entry in
    for name in entry.value.split(separator: " ") { owners[String(name)] = entry.key }
  }

  /// Names the class of an `AnyObject` that is asked for what only that class has: `info[key]?.cgRectValue`,
  /// `(value as AnyObject).doubleValue`, `target.isEqual(other)`.
  mutating func rewriteBoxedValue(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard let owner = Self.owners[name], let base = member.base,
      !index.declaresProperty(name), !index.declaresMethod(name),
      member.parent?.as(FunctionCallExprSyntax.self)?.askedSelector.map({ answered.contains($0.id) }) != true
    else { return }
    var (value, mark) = (base, nil as TokenSyntax?)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (value, mark) = (chain.expression, chain.questionMark)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
      (value, mark) = (forced.expression, forced.exclamationMark)
    }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let type = elements.last, type.lineText == "AnyObject", let cast = elements.dropLast().last,
      cast.is(UnresolvedAsExprSyntax.self)
    {
      // The brackets stay. What is bound is an optional on iOS; what is used ends the program without a value.
      let isBound =
        member.parent?.is(InitializerClauseSyntax.self) == true
        && member.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
      if owner != "NSValue" {
        // What Objective-C finds is an optional, so code may have forced it; text and number have one name here.
        if let forced = member.parent?.as(ForceUnwrapExprSyntax.self) { remove(forced.exclamationMark) }
        if name == "integerValue" { replace(member.declName.baseName, with: "intValue") }
        insert(isBound ? " as? \(owner)" : " as! \(owner)", after: type)
        return insert(isBound ? "?" : "", after: value)
      }
      insert("NSValue.boxing(", before: value)
      return insert(isBound ? ")?" : ")!", after: value)
    }
    let isElement = value.is(SubscriptCallExprSyntax.self)
    guard isElement && owner == "NSValue" && mark != nil || isAnyObject(value) else { return }
    if owner == "NSValue" {
      insert("NSValue.boxing(", before: value)
      insert(mark == nil ? ")!" : ")", after: value)
    } else {
      insert("(", before: value)
      insert(mark == nil ? " as! \(owner))" : " as? \(owner))", after: value)
    }
  }

  /// Whether what is written of a value, or of the dictionary or list that it stands in, says that it is an `AnyObject`.
  private func isAnyObject(_ value: ExprSyntax) -> Bool {
    let list = value.as(SubscriptCallExprSyntax.self)?.calledExpression
    guard let name = (list ?? value).lastName else { return false }
    var current: Syntax? = Syntax(value)
    while let here = current {
      if let type = here.binding(of: name) ?? here.parameter(name) {
        return Self.isOfObjects(type, list != nil)
      }
      current = here.parent
    }
    return writtenType(of: name, at: value).map { Self.isOfObjects($0, list != nil) } ?? false
  }

  private static func isOfObjects(_ type: String, _ isList: Bool) -> Bool {
    let plain = type.filter { !"?! ".contains($0) }
    return isList ? plain.hasSuffix("AnyObject]") : plain == "AnyObject"
  }

  /// Makes an object of a structure where code says that it is one: `change[.newKey] as? NSValue`. Objective-C has objects in
  /// such places, and Swift's own structures here.
  mutating func rewriteCastToValue(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (place, element) in elements.enumerated() where element.lineText == "NSValue" {
      guard place > 1, element.is(TypeExprSyntax.self),
        let mark = elements[place - 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
      else { continue }
      insert("NSValue.boxing(", before: elements[place - 2])
      let end = mark.tokenKind == .exclamationMark ? ")!" : ")"
      edits.replace(elements[place - 2].bytes.upperBound..<element.bytes.upperBound, with: end)
    }
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
