import SwiftSyntax

/// An optional property of a protocol, which only Objective-C knows.
///
/// The protocol gets a requirement under another name, whose default is nil, and a property under its own name that reads it,
/// as calls expect: `delegate?.limit ?? 0`. What implements the property keeps it and gets the requirement, too.
struct OptionalProperty {
  /// What is put before the name of the requirement.
  static let prefix = ExtensionOverride.prefix

  let name: String
  let type: String

  /// The type of the requirement.
  var optionalType: String { Self.optional(type) }

  static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains(where: { " &".contains($0) }) && !type.hasSuffix("]") ? "(\(type))?" : type + "?"
  }

  /// What an extension of the protocol has.
  var defaults: [String] {
    [
      "var \(Self.prefix)\(name): \(optionalType) { nil }",
      "var \(name): \(optionalType) { \(Self.prefix)\(name) }",
    ]
  }
}

extension VariableDeclSyntax {
  /// The optional property of a protocol that this declares.
  var optionalRequirement: OptionalProperty? {
    guard modifiers.contains(where: { $0.name.text == "optional" }), bindings.count == 1,
      let binding = bindings.first, let type = binding.typeAnnotation?.type.lineText,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return OptionalProperty(name: name, type: type)
  }
}

extension Rewriter {
  /// Makes a requirement with an optional type under another name, which is only read.
  mutating func rewriteRequirement(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else { return }
    insert(OptionalProperty.prefix, before: binding.pattern)
    let (before, after) = (type.lineText, OptionalProperty.optional(type.lineText))
    if before.hasSuffix("!"), let mark = type.lastToken(viewMode: .sourceAccurate) {
      replace(mark, with: "?")
    } else if before != after {
      if after.hasPrefix("("), !before.hasPrefix("(") { insert("(", before: type) }
      insert(after.hasSuffix(")?") && !before.hasSuffix(")") ? ")?" : "?", after: type)
    }
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return }
    for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.set) { remove(accessor) }
  }

  /// Adds the requirement of an optional property beside the property that implements it.
  mutating func rewriteOptionalProperty(_ variable: VariableDeclSyntax) {
    guard variable.parent?.is(MemberBlockItemSyntax.self) == true, variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = index.optionalProperties[name], let context = contexts(of: variable).first,
      !index.isProtocol(context.name, in: number), !ExtensionDispatch.isOverride(variable)
    else { return }
    let words = variable.modifiers.map(\.name.text)
    guard !words.contains("static"), !words.contains("class"),
      index.ancestors(of: context.name, in: number).contains(where: { declaresOptional(name, $0) })
    else { return }
    let access = words.first { ["public", "open", "package"].contains($0) }.map {
      $0 == "open" ? "public " : $0 + " "
    }
    let requirement = "\(OptionalProperty.prefix)\(name): \(OptionalProperty.optional(type))"
    // Where an optional is wanted, the name alone would be the protocol's property, which asks for this one without end.
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    let body = isOptional ? name : "let ported: \(type) = \(name); return ported"
    insert("; \(access ?? "")var \(requirement) { \(body) }", after: variable)
  }

  private func declaresOptional(_ name: String, _ type: String) -> Bool {
    index.isProtocol(type, in: number) && index.propertyType(name, of: type, in: number) != nil
  }
}
