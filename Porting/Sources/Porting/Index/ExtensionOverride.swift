import SwiftSyntax

/// An override that stands in an extension, which only Objective-C's method tables allow.
///
/// The extension keeps the code under another name, and the class gets an override that calls it:
/// `override func draw(_ rect: CGRect) { ported_draw(rect) }`.
struct ExtensionOverride {
  /// What is put before the names of what is overridden.
  static let prefix = "ported_"

  /// The override for the class, on one line.
  let text: String
  /// What is put before its name: with the class's, where a class above it does the same.
  let prefix: String

  /// Nil for what is no such override, and for one that cannot be called from elsewhere.
  init?(_ member: DeclSyntax, in group: ExtensionDeclSyntax, prefix: String) {
    self.prefix = prefix
    guard group.genericWhereClause == nil,
      let attributed = member.asProtocol((any WithAttributesSyntax).self),
      attributed.attributes.allSatisfy(Self.isNeedless),
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.lineText)
        .filter({ $0 != "dynamic" }),
      modifiers.contains("override")
    else { return nil }
    // What an extension says of access holds for its members.
    let access = group.modifiers.map(\.lineText).filter { ["public", "package"].contains($0) }
    let isSaid = modifiers.contains { ["public", "open", "package"].contains($0) }
    let words = ((isSaid ? [] : access) + modifiers).joined(separator: " ")
    if let function = member.as(FunctionDeclSyntax.self) {
      let signature = Self.named(function.signature)
      guard let call = Self.call(of: prefix + function.name.text, signature) else { return nil }
      let generics = function.genericParameterClause?.lineText ?? ""
      let condition = function.genericWhereClause.map { " " + $0.lineText } ?? ""
      text =
        "\(words) func \(function.name.text)\(generics)\(signature.lineText)\(condition) { \(call) }"
    } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = binding.accessorBlock
    {
      let (accessors, canSet) = (block.accessors, block.hasSetter)
      let own = prefix + name
      if let observers = Self.observers(in: accessors) {
        let calls = observers.map { observer in
          let word = observer.accessorSpecifier.text
          return "\(word) { \(own)(\(word): \(word == "willSet" ? "newValue" : "oldValue")) }"
        }
        text = "\(words) var \(name): \(type.lineText) { \(calls.joined(separator: " ")) }"
        return
      }
      let body = canSet ? "get { \(own) } set { \(own) = newValue }" : own
      text = "\(words) var \(name): \(type.lineText) { \(body) }"
    } else {
      return nil
    }
  }

  /// What observes a property that is computed by what it overrides; nil if it is computed here.
  static func observers(in accessors: AccessorBlockSyntax.Accessors) -> [AccessorDeclSyntax]? {
    guard case .accessors(let list) = accessors else { return nil }
    let words: Set = ["willSet", "didSet"]
    return list.allSatisfy { words.contains($0.accessorSpecifier.text) && $0.body != nil } ? Array(list) : nil
  }

  /// Whether an attribute goes anyway, or changes nothing of an override.
  private static func isNeedless(_ element: AttributeListSyntax.Element) -> Bool {
    guard let name = element.as(AttributeSyntax.self)?.attributeName.lineText else { return false }
    // What iOS version has it is of no account here, and neither is a warning to those who call it.
    return Rewriter.removed.contains(name) || ["available", "discardableResult"].contains(name)
  }

  /// The same with names for parameters that have none, so that they can be passed on.
  static func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    var signature = signature
    let parameters = signature.parameterClause.parameters.enumerated().map { number, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      var named = parameter
      named.firstName = .identifier(parameter.firstName.text, trailingTrivia: .space)
      named.secondName = .identifier("\(prefix)\(number)")
      return named
    }
    signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return signature
  }

  /// A call with the parameters of a signature; nil where one cannot be passed on.
  static func call(of callee: String, _ signature: FunctionSignatureSyntax) -> String? {
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters {
      let type = parameter.type.lineText
      if parameter.ellipsis != nil || type.contains("@autoclosure") { return nil }
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let value = parameter.secondName?.text ?? parameter.firstName.text
      arguments.append(label + (type.hasPrefix("inout ") ? "&" : "") + value)
    }
    let effects = signature.effectSpecifiers?.lineText ?? ""
    let words = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(words)\(callee)(\(arguments.joined(separator: ", ")))"
  }
}
