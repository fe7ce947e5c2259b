import SwiftSyntax

/// A property that an extension of the library declares and that a protocol lets a class say itself, where iOS has overrides.
struct HookedProperty {
  /// What the class adopts.
  let adopted: String
  /// The name of the class's own.
  let own: String
  /// The name of what it overrides.
  let base: String

  static let all = [
    "transitioningDelegate": HookedProperty(
      adopted: "TransitioningDelegateOverriding", own: "ownTransitioningDelegate",
      base: "keptTransitioningDelegate")
  ]
}

extension Rewriter {
  /// Has a class adopt the protocol of a property that it overrides; returns whether it is such a property.
  mutating func rewriteHook(_ variable: VariableDeclSyntax, _ name: TokenSyntax) -> Bool {
    guard let hook = HookedProperty.all[name.text],
      let override = variable.modifiers.first(where: { $0.name.text == "override" }),
      let group = variable.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let block = variable.bindings.first?.accessorBlock,
      ExtensionOverride.observers(in: block.accessors) == nil,
      let last = group.inheritanceClause?.inheritedTypes.last
    else { return false }
    replace(name, with: hook.own)
    let above = index.ancestors(of: group.name.text, in: number).subtracting([group.name.text])
    if !above.contains(where: { index.propertyType(name.text, of: $0, in: number) != nil }) {
      remove(override)
      insert(", \(hook.adopted)", after: last.type)
    }
    for node in ActiveNodes(group) {
      guard let access = node.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
        access.declName.baseName.text == name.text
      else { continue }
      replace(access.declName.baseName, with: hook.base)
    }
    return true
  }
}
