import SwiftSyntax

extension Rewriter {
  /// What says that a delegate has menus, by the methods that UIKit knows them from.
  private static let menus = [
    "tableView(_:contextMenuConfigurationForRowAt:point:)": "showsContextMenus",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)": "showsContextMenus",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)": "showsContextMenus",
    "tableView(_:shouldShowMenuForRowAt:)": "showsEditMenus",
    "collectionView(_:shouldShowMenuForItemAt:)": "showsEditMenus",
  ]

  /// Has a list's delegate say that it has menus, before the first of its methods for them.
  mutating func declareMenus(of function: FunctionDeclSyntax) {
    guard function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first,
      !context.isStatic, !index.isProtocol(context.name, in: number)
    else { return }
    let method = ClientMethod(function, in: .classType)
    guard let property = Self.menus["\(method.name)(\(method.labels.map { $0 + ":" }.joined()))"],
      !menuDelegates.contains("\(context.name).\(property)")
    else { return }
    let modifiers = function.modifiers.map(\.name.text).filter {
      ["open", "public", "package", "internal", "override"].contains($0)
    }
    let isInExtension = function.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if isInExtension, modifiers.contains("override") { return }
    menuDelegates.insert("\(context.name).\(property)")
    let siblings = function.parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
    // A file that was ported before.
    if siblings.contains(where: { $0.decl.as(VariableDeclSyntax.self)?.declares(property) == true }) {
      return
    }
    let prefix = modifiers.map { $0 + " " }.joined()
    insert("\(prefix)var \(property): Bool { true }; ", before: function)
  }
}

extension VariableDeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}
