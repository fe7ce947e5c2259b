import SwiftSyntax

extension Rewriter {
  private static let menus: Set = [
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
  ]

  /// Has a list's delegate say that it has context menus, which UIKit knows from its methods: before the first of them.
  mutating func declareMenus(of function: FunctionDeclSyntax) {
    guard function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first,
      !context.isStatic, !index.isProtocol(context.name, in: number), !menuDelegates.contains(context.name)
    else { return }
    let method = ClientMethod(function, in: .classType)
    guard Self.menus.contains("\(method.name)(\(method.labels.map { $0 + ":" }.joined()))") else { return }
    let modifiers = function.modifiers.map(\.name.text).filter {
      ["open", "public", "package", "internal", "override"].contains($0)
    }
    let isInExtension = function.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if isInExtension, modifiers.contains("override") { return }
    menuDelegates.insert(context.name)
    let siblings = function.parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
    // A file that was ported before.
    if siblings.contains(where: { $0.decl.as(VariableDeclSyntax.self)?.declares("showsContextMenus") == true }
    ) {
      return
    }
    let prefix = modifiers.map { $0 + " " }.joined()
    insert("\(prefix)var showsContextMenus: Bool { true }; ", before: function)
  }
}

extension VariableDeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}
