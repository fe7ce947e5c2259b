import SwiftSyntax

/// Finds what is declared at a place, for errors that name no symbol.
struct DeclarationFinder {
  private var names: [Place: String] = [:]

  init(_ source: SourceText) {
    let file = ParsedFile(source: source)
    for node in ActiveNodes(file.tree) {
      let found: (place: TokenSyntax, name: String)?
      if let function = node.as(FunctionDeclSyntax.self) {
        found = (function.name, function.name.text)
      } else if let binding = node.as(PatternBindingSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        found = (pattern.identifier, pattern.identifier.text)
      } else if let initializer = node.as(InitializerDeclSyntax.self) {
        let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        found = (initializer.initKeyword, "init(\(labels))")
      } else {
        found = nil
      }
      guard let found else { continue }
      names[file.place(of: found.place)] = owner(of: node) + found.name
    }
  }

  /// What is declared at a place, such as `UIView.draw`: the type is the superclass where the code names one.
  subscript(place: Place) -> String? { names[place] }

  private func owner(of node: Syntax) -> String {
    var current = node.parent
    while let ancestor = current {
      if let group = ancestor.asProtocol((any DeclGroupSyntax).self), let name = group.declaredName {
        return "\(group.inheritanceClause?.inheritedTypes.first?.type.lineText ?? name)."
      }
      current = ancestor.parent
    }
    return ""
  }
}
