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
    if rewriteDispatch(DeclSyntax(function), function.name) || rewriteObserver(function, context) { return }
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
      let made = index.override(for: member, in: group)
    else { return false }
    if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let block = binding.accessorBlock, let type = binding.typeAnnotation,
      let observers = ExtensionOverride.observers(in: block.accessors)
    {
      moveObservers(observers, of: variable, made.prefix + name.text, name, type, block)
      return true
    }
    for modifier in member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] {
      if modifier.name.text == "override" { remove(modifier) }
      if modifier.name.text == "open" { replace(modifier, with: "public") }
    }
    insert(made.prefix, before: name)
    return true
  }

  /// Makes methods of the observers of a property.
  private mutating func moveObservers(
    _ observers: [AccessorDeclSyntax], of variable: VariableDeclSyntax, _ moved: String, _ name: TokenSyntax,
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
        with: "func \(moved)(\(word) \(value): \(type.type.lineText))")
      // The blanks behind it stay.
      if let parameters = observer.parameters { edits.replace(parameters.bytes, with: "") }
    }
  }

  /// Gives a class that overrides what NSObject has on Apple's systems alone, as one that says who does what it does not do
  /// itself, or classes derived from it do, a superclass that has it.
  mutating func rewriteForwarding(_ declaration: ClassDeclSyntax) {
    guard index.bases.contains(declaration.name.text),
      let base = declaration.inheritanceClause?.inheritedTypes.first?.type, base.lineText == "NSObject"
    else { return }
    replace(base, with: "ForwardingObject")
  }

  /// Adds to a class what its extensions override, before its last bracket.
  mutating func addOverrides(to declaration: ClassDeclSyntax) {
    var texts = index.overrides(of: declaration).map(\.text) + requirements(of: declaration)
    if isUnheard(declaration.name.text) { texts.removeAll { $0.contains("func observeValue(forKeyPath") } }
    if isSpec(declaration) { texts.append("@MainActor func testSpec() async { runExamples() }") }
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
