import SwiftSyntax

/// The type in whose declaration a piece of code stands.
struct TypeContext {
  /// The simple name, as the index has it.
  let name: String
  /// How the code refers to the type.
  let reference: String
  /// Whether the code stands in a method of the type itself, where `self` is the type.
  let isStatic: Bool
}

extension Rewriter {
  /// The types around a node, from the inside out.
  func contexts(of node: some SyntaxProtocol) -> [TypeContext] {
    var contexts: [TypeContext] = []
    var isStatic = false
    var current = node.parent
    while let ancestor = current {
      current = ancestor.parent
      if let modifiers = ancestor.as(FunctionDeclSyntax.self)?.modifiers
        ?? ancestor.as(VariableDeclSyntax.self)?.modifiers,
        ancestor.parent?.is(MemberBlockItemSyntax.self) == true
      {
        isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      guard let group = ancestor.asProtocol((any DeclGroupSyntax).self), let name = group.declaredName else {
        continue
      }
      var reference = name
      if let extended = ancestor.as(ExtensionDeclSyntax.self) {
        // In an extension of a protocol the methods are those of the type that conforms to it.
        reference = index.isProtocol(name, in: number) ? "Self" : extended.extendedType.lineText
      } else if ancestor.is(ProtocolDeclSyntax.self) {
        reference = "Self"
      }
      contexts.append(TypeContext(name: name, reference: reference, isStatic: isStatic))
      isStatic = false
    }
    return contexts
  }

  /// The type around a node that has a method, by what the files say; the innermost one where they say nothing.
  func context(of node: some SyntaxProtocol, method: String, labels: [String]?) -> TypeContext? {
    let all = contexts(of: node)
    return all.first { index.method(method, labels, of: $0.name, in: number) != nil } ?? all.first
  }

  /// The type that is written down for a name in the code around a node: a property, a parameter or a variable.
  func writtenType(of name: String, at node: some SyntaxProtocol) -> String? {
    for context in contexts(of: node) {
      if let type = index.propertyType(name, of: context.name, in: number) { return type }
    }
    return nil
  }

  /// The type that is written down for a variable of the code around a node, behind a colon or behind `as`.
  func variableType(of name: String, at node: some SyntaxProtocol) -> String? {
    var current: Syntax? = Syntax(node)
    while let here = current, !here.is(MemberBlockItemSyntax.self) {
      if let type = here.binding(of: name) { return type.isEmpty ? nil : type }
      current = here.parent
    }
    return nil
  }
}
