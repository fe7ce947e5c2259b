import SwiftSyntax

/// A method or property that an extension declares and other types override, which only Objective-C's method tables allow.
///
/// The extension gets one that asks which type the object is of, before the original, which keeps the code under another
/// name; each override gets a name of its own: `ported_Cell_subviews`, and `ported_base_subviews` for the original. A type of
/// tests, which the target that they import cannot name, is known by a protocol: `Ported_subviews`.
struct ExtensionDispatch {
  /// The member's name and labels.
  let key: String
  /// The type that is extended.
  let base: String
  /// Those that override it, the most derived first.
  fileprivate(set) var overriders: [String] = []
  /// The type of tests that overrides it, if there is one.
  fileprivate(set) var outsider: String?

  /// What stands for that type in names.
  fileprivate static let outside = "outside"

  /// The name of the protocol that tells that type: with the labels, as methods that differ in them alone have one each.
  fileprivate static func protocolName(_ key: String) -> String {
    let words = key.split { "(:)".contains($0) }.filter { $0 != "_" }
    return (["Ported"] + words.map(String.init)).joined(separator: "_")
  }

  /// The name of the code of one of the types.
  static func name(_ member: String, of type: String?) -> String {
    "\(ExtensionOverride.prefix)\(type ?? "base")_\(member)"
  }

  /// What tells a member from others: its name and its labels; nil for what can be no such member.
  static func key(of member: some SyntaxProtocol) -> String? {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.allSatisfy({ !["static", "class", "private", "fileprivate", "final"].contains($0.name.text) })
    else { return nil }
    if let function = member.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil else { return nil }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(function.name.text)(\(labels.joined()))"
    }
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil, binding.accessorBlock != nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  static func isOverride(_ member: some SyntaxProtocol) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" }
      == true
  }

  /// Finds what extensions declare and other types override, by its key.
  ///
  /// - Parameters:
  ///   - canBeExtended: whether a type may be a class.
  ///   - isDeclared: whether the files declare a type.
  ///   - ancestors: what a type inherits from, as far as the files say.
  static func all(
    in files: [ParsedFile], canBeExtended: (String) -> Bool, isDeclared: (String) -> Bool,
    ancestors: (String, Int) -> Set<String>
  ) -> [String: ExtensionDispatch] {
    var bases: [String: Set<String>] = [:]
    var overriders: [String: [(name: String, ancestors: Set<String>)]] = [:]
    var outsiders = overriders
    let hasTarget = files.contains { !$0.isTest }
    for (number, file) in files.enumerated() {
      let isOutside = hasTarget && file.isTest
      for node in ActiveNodes(file.tree) {
        guard let group = node.asProtocol((any DeclGroupSyntax).self), let name = group.declaredName else {
          continue
        }
        let isPlainExtension = node.as(ExtensionDeclSyntax.self).map { $0.genericWhereClause == nil } ?? false
        for member in group.activeMembers {
          guard let key = key(of: member) else { continue }
          if !isOverride(member) {
            if isPlainExtension, !isOutside, canBeExtended(name) { bases[key, default: []].insert(name) }
          } else if node.is(ClassDeclSyntax.self) || isPlainExtension,
            node.as(ClassDeclSyntax.self)?.genericParameterClause == nil
          {
            let one = (name, ancestors(name, number))
            if isOutside {
              guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else { continue }
              outsiders[key, default: []].append(one)
            } else {
              overriders[key, default: []].append(one)
            }
          }
        }
      }
    }
    var found: [String: ExtensionDispatch] = [:]
    for (key, types) in bases where types.count == 1 && !Rewriter.hiddenOfRecognizers.contains(key) {
      guard let base = types.first else { continue }
      // What UIKit's classes inherit from, no file says.
      let isOne = { (one: (name: String, ancestors: Set<String>)) in
        one.name != base && (!isDeclared(base) || one.ancestors.contains(base))
      }
      let all = (overriders[key] ?? []).filter(isOne)
      let outside = (outsiders[key] ?? []).filter(isOne)
      let sorted = all.sorted { ($1.ancestors.count, $0.name) < ($0.ancestors.count, $1.name) }
      var names: [String] = []
      for one in sorted where !names.contains(one.name) { names.append(one.name) }
      let outsider = outside.count == 1 ? outside[0].name : nil
      if names.isEmpty && outsider == nil { continue }
      found[key] = ExtensionDispatch(key: key, base: base, overriders: names, outsider: outsider)
    }
    return found
  }
}

extension ClientIndex {
  /// The names of types that override a member, and the one that declares it in an extension; nil for another member.
  func dispatch(of member: some SyntaxProtocol) -> ExtensionDispatch? {
    ExtensionDispatch.key(of: member).flatMap { dispatches[$0] }
  }
}

extension Rewriter {
  /// Rewrites a member that an extension declares and other types override; returns whether it is one.
  mutating func rewriteDispatch(_ member: DeclSyntax, _ name: TokenSyntax) -> Bool {
    guard let dispatch = index.dispatch(of: member),
      let group = member.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      let type = group.declaredName
    else { return false }
    if ExtensionDispatch.isOverride(member) {
      let isOutside = dispatch.outsider == type && file.isTest
      guard isOutside || dispatch.overriders.contains(type) else { return false }
      for modifier in member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      where modifier.name.text == "override" { remove(modifier) }
      replace(name, with: ExtensionDispatch.name(name.text, of: isOutside ? ExtensionDispatch.outside : type))
      rewriteSuper(in: member, name.text, of: type, dispatch)
      if isOutside {
        let proto = ExtensionDispatch.protocolName(dispatch.key)
        insert("; extension \(type): \(proto) {}", after: group.memberBlock.rightBrace)
      }
      return true
    }
    guard Syntax(group).is(ExtensionDeclSyntax.self), dispatch.base == type,
      let text = dispatcher(of: member, name.text, dispatch)
    else { return false }
    if dispatch.outsider != nil {
      guard let requirement = requirement(for: member, name.text) else { return false }
      let proto = ExtensionDispatch.protocolName(dispatch.key)
      insert("; protocol \(proto): AnyObject { \(requirement) }", after: group.memberBlock.rightBrace)
    }
    insert(text + "; ", before: member)
    replace(name, with: ExtensionDispatch.name(name.text, of: nil))
    return true
  }

  /// Has an override call what it overrides by the name that it has by now.
  private mutating func rewriteSuper(
    in member: DeclSyntax, _ name: String, of type: String, _ dispatch: ExtensionDispatch
  ) {
    let ancestors = index.ancestors(of: type, in: number)
    let above = dispatch.overriders.first { $0 != type && ancestors.contains($0) }
    for node in ActiveNodes(member) {
      guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == name,
        let base = access.base, base.is(SuperExprSyntax.self)
      else { continue }
      replace(base, with: "self")
      replace(access.declName.baseName, with: ExtensionDispatch.name(name, of: above))
    }
  }

  /// What a protocol requires of a type that has a member; nil where it cannot.
  private func requirement(for member: DeclSyntax, _ name: String) -> String? {
    let own = ExtensionDispatch.name(name, of: ExtensionDispatch.outside)
    if let function = member.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard parameters.allSatisfy({ $0.defaultValue == nil }) else { return nil }
      return "func \(own)\(ExtensionOverride.named(function.signature).lineText)"
    }
    guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    return "var \(own): \(type.lineText) { \(binding.accessorBlock?.hasSetter == true ? "get set" : "get") }"
  }

  /// A member that asks which type the object is of, on one line; nil where its parameters cannot be passed on.
  private func dispatcher(of member: DeclSyntax, _ name: String, _ dispatch: ExtensionDispatch) -> String? {
    var words = (member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.lineText) ?? [])
      .filter { $0 != "dynamic" }.map { $0 == "open" ? "public" : $0 }
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    words =
      attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !Self.removed.contains($0.attributeName.lineText) }.map(\.lineText) + words
    let start = words.map { $0 + " " }.joined()
    /// What is done with an object of each type, and then with any other one.
    var types = dispatch.overriders.map { (name: $0, cast: $0) }
    if dispatch.outsider != nil {
      types.insert((ExtensionDispatch.outside, "any " + ExtensionDispatch.protocolName(dispatch.key)), at: 0)
    }
    func body(_ use: (String) -> String) -> String {
      let cases = types.map { type in
        "if let ported = self as? \(type.cast) { "
          + "return \(use("ported." + ExtensionDispatch.name(name, of: type.name))) }; "
      }
      return cases.joined() + "return " + use(ExtensionDispatch.name(name, of: nil))
    }
    if let function = member.as(FunctionDeclSyntax.self) {
      let signature = ExtensionOverride.named(function.signature)
      guard ExtensionOverride.call(of: name, signature) != nil else { return nil }
      let inside = body { ExtensionOverride.call(of: $0, signature) ?? $0 }
      return "\(start)func \(name)\(signature.lineText) { \(inside) }"
    }
    guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else { return nil }
    let getter = body { $0 }
    guard accessors.hasSetter else { return "\(start)var \(name): \(type.lineText) { \(getter) }" }
    let setter = types.map { type in
      "if let ported = self as? \(type.cast) { "
        + "ported.\(ExtensionDispatch.name(name, of: type.name)) = newValue; return }; "
    }
    let last = ExtensionDispatch.name(name, of: nil) + " = newValue"
    return "\(start)var \(name): \(type.lineText) { get { \(getter) } set { \(setter.joined())\(last) } }"
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a setter.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}
