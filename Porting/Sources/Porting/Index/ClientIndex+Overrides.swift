import SwiftSyntax

extension ClientIndex {
  /// The overrides that a class gets for those in its extensions.
  func overrides(of declaration: ClassDeclSyntax) -> [ExtensionOverride] { overrides[declaration.path] ?? [] }

  /// The override that a class gets for one in its extension; nil if it gets none.
  func override(for member: DeclSyntax, in group: ExtensionDeclSyntax) -> ExtensionOverride? {
    guard let path = Self.path(of: group, in: classes),
      let made = ExtensionOverride(member, in: group, prefix: Self.prefix(of: member, path, shared))
    else { return nil }
    return overrides[path]?.first { $0.text == made.text }
  }

  /// The one class that an extension can mean: a nested one has the names of those around it before its own.
  static func path(of group: ExtensionDeclSyntax, in classes: [String: [String: Int]]) -> String? {
    let written = String(group.extendedType.lineText.prefix { $0 != "<" })
    let paths = (classes[simpleName(written)] ?? [:]).keys.filter {
      $0 == written || $0.hasSuffix("." + written)
    }
    return paths.count == 1 ? paths.first : nil
  }

  static func prefix(of member: DeclSyntax, _ path: String, _ shared: Set<String>) -> String {
    let isShared = ExtensionDispatch.key(of: member).map { shared.contains($0) } ?? false
    return ExtensionOverride.prefix + (isShared ? simpleName(path) + "_" : "")
  }

  /// Finds the classes that one file declares, and no other type of their names, and what more than one of them overrides in
  /// extensions.
  static func classes(
    of files: [ParsedFile], _ types: [String: [Int: ClientType]]
  ) -> ([String: [String: Int]], shared: Set<String>) {
    var places: [String: Set<Int>] = [:]
    var overriders: [String: Set<String>] = [:]
    for (number, file) in files.enumerated() {
      for node in ActiveNodes(file.tree) {
        if let declaration = node.as(ClassDeclSyntax.self) {
          places[declaration.path, default: []].insert(number)
        } else if let group = node.as(ExtensionDeclSyntax.self), let name = group.declaredName {
          for item in group.memberBlock.members where ExtensionDispatch.isOverride(item.decl) {
            if let key = ExtensionDispatch.key(of: item.decl) { overriders[key, default: []].insert(name) }
          }
        }
      }
    }
    var classes: [String: [String: Int]] = [:]
    for (path, files) in places {
      let name = simpleName(path)
      let others = (types[name] ?? [:]).values.contains { $0.kind != nil && $0.kind != .classType }
      if files.count == 1, !others, let file = files.first { classes[name, default: [:]][path] = file }
    }
    return (classes, Set(overriders.filter { $0.value.count > 1 }.keys))
  }

  /// Finds overrides in extensions of these classes.
  static func overrides(
    of files: [ParsedFile], _ classes: [String: [String: Int]], _ shared: Set<String>,
    except dispatches: [String: ExtensionDispatch]
  ) -> [String: [ExtensionOverride]] {
    var found: [String: [ExtensionOverride]] = [:]
    for (number, file) in files.enumerated() {
      for node in ActiveNodes(file.tree) {
        guard let group = node.as(ExtensionDeclSyntax.self), let path = path(of: group, in: classes) else {
          continue
        }
        let isHidden = group.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        if isHidden, classes[simpleName(path)]?[path] != number { continue }
        // Conditions of the compiler stay around what they are about.
        for item in group.memberBlock.members {
          if let key = ExtensionDispatch.key(of: item.decl), dispatches[key] != nil { continue }
          let prefix = prefix(of: item.decl, path, shared)
          if let made = ExtensionOverride(item.decl, in: group, prefix: prefix) {
            found[path, default: []].append(made)
          }
        }
      }
    }
    return found
  }

  /// What every object may override where the runtime is Objective-C's, and Foundation's NSObject has not: the open members
  /// of Fingerpost's `ForwardingObject`. A test compares them with that class.
  static let ofObjects: Set = [
    "forwardingTarget(for:)", "responds(to:)", "observeValue(forKeyPath:of:change:context:)",
    "awakeFromNib()",
    "prepareForInterfaceBuilder()", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()", "isAccessibilityElement", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "accessibilityTraits", "accessibilityFrame", "accessibilityElements",
    "accessibilityIdentifier",
  ]

  /// The types that override such a member.
  static func overriders(in files: [ParsedFile]) -> [(name: String, file: Int)] {
    files.enumerated().flatMap { number, file in
      ActiveNodes(file.tree).compactMap { node -> (name: String, file: Int)? in
        guard let group = node.asProtocol((any DeclGroupSyntax).self), let name = group.declaredName,
          group.activeMembers.contains(where: { member in
            ExtensionDispatch.isOverride(member)
              && ExtensionDispatch.key(of: member).map { ofObjects.contains($0) } == true
          })
        else { return nil }
        return (name, number)
      }
    }
  }
}

extension ClassDeclSyntax {
  /// The name with those of the types around it: `Outer.Inner`.
  var path: String {
    var names = [name.text]
    var current = parent
    while let here = current {
      if let group = here.as(ExtensionDeclSyntax.self) {
        names.append(String(group.extendedType.lineText.prefix { $0 != "<" }))
      } else if let named = here.asProtocol((any DeclGroupSyntax).self)?.declaredName {
        names.append(named)
      }
      current = here.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
