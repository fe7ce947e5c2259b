import SwiftSyntax

/// What the ported files declare: which type has which methods, and what it inherits from.
///
/// Files that have nothing to do with each other may use one name for different types, so a file's own declarations
/// count first.
struct ClientIndex {
  /// The names of methods that some file asks an object for.
  let asked: Set<String>
  /// Those that files beside these ask for, and how many files are ported and not beside them.
  private let askedBeside: (names: Set<String>, own: Int)
  private var types: [String: [Int: ClientType]] = [:]
  /// The names of optional requirements that the porting gives default implementations.
  let optionalMethods: Set<String>
  /// Those among them whose result becomes an optional one.
  let methodsWithOptionalResult: Set<String>
  /// The names of these with their labels, such as `pager(_:sizeAt:)`.
  let signaturesWithOptionalResult: Set<String>

  /// Whether a file imports UIKit, or what belongs to it here.
  let importsUIKit: Bool

  /// The names of functions that stand outside of types.
  private let functions: Set<String>

  /// The classes that one file declares: their own names, the names with those of the types around them, and the files.
  private(set) var classes: [String: [String: Int]] = [:]
  /// What more than one class overrides in an extension, by name and labels.
  private(set) var shared: Set<String> = []
  /// The classes from NSObject that get a superclass with what they, or those derived from them, override.
  private(set) var bases: Set<String> = []
  /// What classes override in extensions, by class.
  private(set) var overrides: [String: [ExtensionOverride]] = [:]
  /// What extensions declare and other types override, by name and labels.
  private(set) var dispatches: [String: ExtensionDispatch] = [:]
  /// The types of optional properties of protocols, by their names.
  let optionalProperties: [String: String]

  init(_ files: [ParsedFile], own: Int? = nil) {
    for (number, file) in files.enumerated() { Self.add(file, number, to: &types) }
    importsUIKit = files.contains { file in
      ActiveNodes(file.tree).contains { node in
        guard let name = node.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
        return name == "UIKit" || AppleModules.insideUIKit.contains(name)
      }
    }
    functions = Set(
      files.flatMap { file in
        file.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      })
    let methods = types.values.flatMap(\.values).flatMap(\.methods.values).joined()
    optionalMethods = Set(methods.lazy.filter(\.becomesRequired).map(\.name))
    methodsWithOptionalResult = Set(methods.lazy.filter(\.getsOptionalResult).map(\.name))
    signaturesWithOptionalResult = Set(methods.lazy.filter(\.getsOptionalResult).map(\.signature))
    optionalProperties = Self.optionalProperties(of: files)
    askedBeside = (Self.asked(in: files.dropFirst(own ?? files.count)), own ?? files.count)
    asked = Self.asked(in: files.prefix(askedBeside.own)).union(askedBeside.names)
    let known = types
    dispatches = ExtensionDispatch.all(
      in: files,
      canBeExtended: { name in
        known[name]?.values.contains { $0.kind == .protocolType || $0.kind == .valueType } != true
      }, isDeclared: { declares($0) }, ancestors: { ancestors(of: $0, in: $1) })
    (classes, shared) = Self.classes(of: files, types)
    overrides = Self.overrides(of: files, classes, shared, except: dispatches)
    bases = Set(Self.overriders(in: files).flatMap { ancestors(of: $0.name, in: $0.file) })
  }

  private static func optionalProperties(of files: [ParsedFile]) -> [String: String] {
    var found: [String: String] = [:]
    for file in files {
      for node in ActiveNodes(file.tree) {
        guard let variable = node.as(VariableDeclSyntax.self), let property = variable.optionalRequirement
        else {
          continue
        }
        found[property.name] = property.type
      }
    }
    return found
  }

  /// Whether the files declare a type of a name.
  func declares(_ name: String) -> Bool { types[name]?.values.contains { $0.kind != nil } == true }

  /// Whether the files declare a function of a name outside of types.
  func declaresFunction(_ name: String) -> Bool { functions.contains(name) }

  /// Whether any of the files' types has a method of a name.
  func declaresMethod(_ name: String) -> Bool {
    types.values.contains { $0.values.contains { $0.methods[name] != nil } }
  }

  /// The optional requirements of a class's protocols that it does not implement while classes derived from it do: in Swift
  /// these would never be called, as it is the class that conforms.
  func requirements(leftBy type: String, in file: Int) -> [ClientMethod] {
    guard let own = types[type], own.values.contains(where: { $0.kind == .classType }) else { return [] }
    let above = ancestors(of: type, in: file)
    let protocols = above.filter { isProtocol($0, in: file) }.sorted()
    // Where the class above conforms, it is that one which is to have the method.
    let classes = above.subtracting(protocols).subtracting([type])
    let conforming = protocols.filter { name in
      !classes.contains { ancestors(of: $0, in: file).contains(name) }
    }
    let wanted = conforming.flatMap { name in
      nearest(name, in: file).flatMap { $0.methods.values.joined() }.filter(\.becomesRequired)
        .sorted { $0.objectiveCName < $1.objectiveCName }
    }
    return wanted.filter { method in
      !lineage(of: type, in: file).joined().contains { $0.kind != .protocolType && $0.has(method) }
        && types.contains { name, places in
          name != type && places.contains { $1.kind != .protocolType && $1.has(method) }
            && places.contains { ancestors(of: name, in: $0.key).contains(type) }
        }
    }
  }

  /// Whether all types that have a method have it for a protocol that made its result an optional one.
  func onlyImplements(_ method: String, _ labels: [String]) -> Bool {
    types.allSatisfy { name, places in
      places.allSatisfy { file, type in
        let same = type.methods[method]?.filter { $0.labels == labels } ?? []
        if type.kind == .protocolType { return same.allSatisfy(\.getsOptionalResult) }
        return same.isEmpty
          || self.method(method, labels, of: name, in: file, where: \.getsOptionalResult) != nil
      }
    }
      && types.values.contains {
        $0.values.contains { $0.kind != .protocolType && $0.methods[method] != nil }
      }
  }

  /// The one protocol among the files' types that has a method; nil if none has it, or several have.
  func protocolDeclaring(_ method: String, _ labels: [String]) -> String? {
    let names = types.filter { type in
      type.value.values.contains {
        $0.kind == .protocolType && $0.methods[method]?.contains { $0.labels == labels } == true
      }
    }
    return names.count == 1 ? names.first?.key : nil
  }

  /// Whether a protocol says of a method who has it: where it is ported itself, somebody has to ask.
  func answers(_ proto: String, for method: String) -> Bool {
    askedBeside.names.contains(method)
      || types[proto]?.contains { $0.key < askedBeside.own && $0.value.kind == .protocolType } == true
  }

  /// Whether the files give a type a property or a method of a name.
  func hasMember(_ name: String, of type: String) -> Bool {
    types[type]?.values.contains { $0.properties[name] != nil || $0.methods[name] != nil } == true
  }

  /// Whether any of the files' types has a property of a name.
  func declaresProperty(_ name: String) -> Bool {
    types.values.contains { $0.values.contains { $0.properties[name] != nil } }
  }

  /// The method that a type has by its own declaration or by what it inherits.
  ///
  /// - Parameter labels: nil where the code names none.
  func method(
    _ name: String, _ labels: [String]?, of type: String, in file: Int,
    where condition: (ClientMethod) -> Bool = { _ in true }
  ) -> ClientMethod? {
    for entries in lineage(of: type, in: file) {
      for entry in entries {
        let found = (entry.methods[name] ?? []).filter {
          (labels == nil || $0.labels == labels) && condition($0)
        }
        // Where no label says which is meant, Objective-C's name is only known when there is one.
        if let method = found.first, labels != nil || Set(found.map(\.objectiveCName)).count == 1 {
          return method
        }
      }
    }
    return nil
  }

  /// The method that Objective-C has by a name.
  func method(objectiveCName: String, of type: String, in file: Int) -> ClientMethod? {
    for entries in lineage(of: type, in: file) {
      for entry in entries {
        if let found = entry.methodsByObjectiveCName[objectiveCName] { return found }
      }
    }
    return nil
  }

  /// The type that is written down for a property, if it is.
  func propertyType(_ name: String, of type: String, in file: Int) -> String? {
    for entries in lineage(of: type, in: file) {
      for entry in entries {
        if let written = entry.properties[name] { return written }
      }
    }
    return nil
  }

  /// Whether a name stands for a protocol.
  func isProtocol(_ name: String, in file: Int) -> Bool {
    nearest(name, in: file).contains { $0.kind == .protocolType }
  }

  /// The names of a type and of everything it inherits from, as far as the files say.
  func ancestors(of type: String, in file: Int) -> Set<String> {
    var names: Set = [type]
    for entries in lineage(of: type, in: file) { names.formUnion(entries.flatMap(\.inherited)) }
    return names
  }

  /// The declarations of a type, then those of what it inherits from, level by level.
  private func lineage(of type: String, in file: Int) -> [[ClientType]] {
    var seen: Set<String> = []
    var waiting = [type]
    var result: [[ClientType]] = []
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      let entries = nearest(name, in: file)
      if !entries.isEmpty { result.append(entries) }
      waiting += entries.flatMap(\.inherited)
    }
    return result
  }

  /// The declarations of a name in a file, or else also those in the others.
  private func nearest(_ name: String, in file: Int) -> [ClientType] {
    guard let all = types[name] else { return [] }
    let own = all[file].map { [$0] } ?? []
    // An extension alone says nothing about the type itself.
    if own.first?.kind != nil { return own }
    return own + all.sorted { $0.key < $1.key }.filter { $0.key != file }.map(\.value)
  }

  private static func add(_ file: ParsedFile, _ number: Int, to types: inout [String: [Int: ClientType]]) {
    for node in ActiveNodes(file.tree) {
      if let alias = node.as(TypeAliasDeclSyntax.self),
        alias.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        types[alias.name.text, default: [:]][number, default: ClientType()]
          .inherit(simpleName(alias.initializer.value.lineText))
      }
      guard let group = node.asProtocol((any DeclGroupSyntax).self), let name = group.declaredName else {
        continue
      }
      types[name, default: [:]][number, default: ClientType()].add(group)
    }
  }
}

extension ClientType {
  /// Adds what a declaration or an extension says.
  fileprivate mutating func add(_ group: some DeclGroupSyntax) {
    let kind = group.clientKind
    if kind != .extended { self.kind = kind }
    for type in group.inheritanceClause?.inheritedTypes ?? [] { inherit(simpleName(type.type.lineText)) }
    for member in group.activeMembers {
      if let function = member.as(FunctionDeclSyntax.self) {
        add(ClientMethod(function, in: kind))
      } else if let variable = member.as(VariableDeclSyntax.self), !variable.overridesOldName {
        for binding in variable.bindings {
          guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          properties[pattern.identifier.text] = .some(
            binding.typeAnnotation?.type.lineText ?? binding.initializer?.value.constructedType)
        }
      }
    }
  }
}

extension ExprSyntax {
  /// The type that a plain `Type()` makes an object of.
  fileprivate var constructedType: String? {
    guard
      let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text.first?.isUppercase == true
    else { return nil }
    return callee.baseName.text
  }
}

/// The last part of a type's name, without generic arguments: `Inner` of `Outer.Inner<Int>`.
func simpleName(_ text: String) -> String {
  let whole = text.prefix { $0 != "<" }
  return String(whole.split(separator: ".").last ?? whole).trimmed
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension DeclGroupSyntax {
  /// The simple name of what is declared or extended.
  var declaredName: String? {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return Syntax(self).as(ExtensionDeclSyntax.self).map { simpleName($0.extendedType.lineText) }
  }

  var clientKind: ClientType.Kind {
    let node = Syntax(self)
    if node.is(ExtensionDeclSyntax.self) { return .extended }
    if node.is(ProtocolDeclSyntax.self) { return .protocolType }
    return node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self) ? .classType : .valueType
  }

  /// The members, also those in `#if` that Linux may compile.
  var activeMembers: [DeclSyntax] {
    var members: [DeclSyntax] = []
    var stack = Array(memberBlock.members.reversed())
    while let item = stack.popLast() {
      guard let choice = item.decl.as(IfConfigDeclSyntax.self) else {
        members.append(item.decl)
        continue
      }
      for clause in choice.possibleClauses.reversed() {
        if let list = clause.elements?.as(MemberBlockItemListSyntax.self) { stack += list.reversed() }
      }
    }
    return members
  }
}

extension ClientMethod {
  init(_ function: FunctionDeclSyntax, in kind: ClientType.Kind) {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let modifiers = Set(function.modifiers.map(\.name.text))
    name = function.name.plainText
    self.labels = labels
    objectiveCName = function.writtenObjectiveCName ?? ObjectiveCName.method(name, labels: labels)
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    isOverride = modifiers.contains("override")
    isInExtension = kind == .extended
    becomesRequired = kind == .protocolType && modifiers.contains("optional")
    getsOptionalResult = becomesRequired && !function.hasObviousDefault
    defaultImplementation = becomesRequired ? function.defaultImplementation : nil
  }
}

extension FunctionDeclSyntax {
  /// The name in `@objc(name)`.
  var writtenObjectiveCName: String? {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.lineText == "objc"
      else { continue }
      return attribute.arguments?.lineText
    }
    return nil
  }

  /// Whether an implementation that does nothing can stand for an absent one: without a result, or with an optional one.
  var hasObviousDefault: Bool {
    guard let result = signature.returnClause?.type else { return true }
    return result.is(OptionalTypeSyntax.self) || ["Void", "()"].contains(result.lineText)
  }
}
