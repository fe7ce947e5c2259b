import SwiftSyntax

extension Rewriter {
  /// The methods that UIKit shows only to files that import `UIGestureRecognizerSubclass`: without it iOS compiles an
  /// override that does not say so.
  static let hiddenOfRecognizers: Set = [
    "reset()", "ignore(_:for:)", "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)",
    "shouldBeRequiredToFail(by:)", "shouldReceive(_:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
    "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "touchesEstimatedPropertiesUpdated(_:)",
    "pressesBegan(_:with:)", "pressesChanged(_:with:)", "pressesEnded(_:with:)", "pressesCancelled(_:with:)",
  ]

  mutating func rewriteOverride(_ function: FunctionDeclSyntax) {
    guard function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first,
      !context.isStatic
    else { return }
    if rewriteDispatch(DeclSyntax(function), function.name) { return }
    let method = ClientMethod(function, in: .classType)
    let isInExtension = function.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if method.isOverride {
      if isInExtension, moveOverride(DeclSyntax(function), function.name) { return }
      reportOverride(function, method, context, isInExtension: isInExtension)
      return
    }
    let signature = "\(method.name)(\(method.labels.map { $0 + ":" }.joined()))"
    guard !method.isStatic, Self.hiddenOfRecognizers.contains(signature) else { return }
    let ancestors = index.ancestors(of: context.name, in: number).subtracting([context.name])
    guard ancestors.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer") }) else {
      return
    }
    let isPrivate = function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if isInExtension || isPrivate {
      report(
        .overrides, function.name,
        "UIKit's recognizers have \(signature), which is hidden on iOS alone; give this method another name")
      return
    }
    insert(
      "override ",
      before: function.modifiers.isEmpty ? Syntax(function.funcKeyword) : Syntax(function.modifiers))
  }

  /// Rewrites, or names, a property that is overridden in an extension.
  mutating func rewriteOverride(_ variable: VariableDeclSyntax) {
    if variable.parent?.is(MemberBlockItemSyntax.self) == true,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      rewriteHook(variable, name) || rewriteDispatch(DeclSyntax(variable), name)
    {
      return
    }
    guard variable.modifiers.contains(where: { $0.name.text == "override" }),
      variable.parent?.is(MemberBlockItemSyntax.self) == true,
      variable.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    if moveOverride(DeclSyntax(variable), name) { return }
    report(
      .overrides, name, "an override in an extension needs the Objective-C runtime; move it into the class")
  }

  /// Gives what is overridden in an extension a name of its own, if its class gets an override that calls it.
  private mutating func moveOverride(_ member: DeclSyntax, _ name: TokenSyntax) -> Bool {
    guard let group = member.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      let text = ExtensionOverride(member, in: group)?.text, let type = group.declaredName,
      index.overrides(of: type).contains(where: { $0.text == text })
    else { return false }
    if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let block = binding.accessorBlock, let type = binding.typeAnnotation,
      let observers = ExtensionOverride.observers(in: block.accessors)
    {
      moveObservers(observers, of: variable, name, type, block)
      return true
    }
    for modifier in member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] {
      if modifier.name.text == "override" { remove(modifier) }
      if modifier.name.text == "open" { replace(modifier, with: "public") }
    }
    insert(ExtensionOverride.prefix, before: name)
    return true
  }

  /// Makes methods of the observers of a property.
  private mutating func moveObservers(
    _ observers: [AccessorDeclSyntax], of variable: VariableDeclSyntax, _ name: TokenSyntax,
    _ type: TypeAnnotationSyntax, _ block: AccessorBlockSyntax
  ) {
    for attribute in variable.attributes { remove(attribute) }
    for modifier in variable.modifiers { remove(modifier) }
    for token in [variable.bindingSpecifier, name, block.leftBrace, block.rightBrace] { remove(token) }
    remove(type)
    for observer in observers {
      let word = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (word == "willSet" ? "newValue" : "oldValue")
      replace(
        observer.accessorSpecifier,
        with: "func \(ExtensionOverride.prefix)\(name.text)(\(word) \(value): \(type.type.lineText))")
      // The blanks behind it stay.
      if let parameters = observer.parameters { edits.replace(parameters.bytes, with: "") }
    }
  }

  /// Gives a class that says who does what it does not do itself, or observes values, a superclass that has such methods off
  /// Apple's systems.
  mutating func rewriteForwarding(_ declaration: ClassDeclSyntax) {
    let observer = "observeValue(forKeyPath"
    let own: Set = ["forwardingTarget(for:)", "responds(to:)", observer + ":of:change:context:)"]
    // What an extension overrides is moved into the class.
    let isMoved = index.overrides(of: declaration.name.text).contains {
      $0.text.contains("func \(observer) ")
    }
    let isProxy =
      isMoved
      || declaration.activeMembers.contains { member in
        guard let function = member.as(FunctionDeclSyntax.self) else { return false }
        let method = ClientMethod(function, in: .classType)
        return method.isOverride && own.contains("\(method.name)(\(method.labels.map { $0 + ":" }.joined()))")
      }
    guard isProxy, let base = declaration.inheritanceClause?.inheritedTypes.first?.type,
      base.lineText == "NSObject"
    else { return }
    replace(base, with: "ForwardingObject")
  }

  /// Adds to a class what its extensions override, before its last bracket.
  mutating func addOverrides(to declaration: ClassDeclSyntax) {
    let texts = index.overrides(of: declaration.name.text).map(\.text) + requirements(of: declaration)
    guard !texts.isEmpty else { return }
    let brace = declaration.memberBlock.rightBrace
    let isAlone = declaration.memberBlock.members.isEmpty || brace.leadingTrivia.contains { $0.isNewline }
    insert((isAlone ? "" : "; ") + texts.map { $0 + " " }.joined(separator: "; "), before: brace)
  }

  /// Names overrides that only Objective-C's method tables allow.
  private mutating func reportOverride(
    _ function: FunctionDeclSyntax, _ method: ClientMethod, _ context: TypeContext, isInExtension: Bool
  ) {
    if isInExtension {
      report(
        .overrides, function.name,
        "an override in an extension needs the Objective-C runtime; move it into the class")
    } else if let found = index.method(
      method.name, method.labels, of: context.name, in: number, where: { !$0.isOverride }),
      found.isInExtension
    {
      report(
        .overrides, function.name,
        "\(method.name) is declared in an extension, where only the Objective-C runtime allows overrides; move it into the class"
      )
    }
  }
}
