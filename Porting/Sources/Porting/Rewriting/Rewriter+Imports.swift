import SwiftSyntax

extension Rewriter {
  /// What a file can only have from Apple's logging.
  private static let logging: Set = [
    "os_log", "Logger", "OSLog", "OSSignposter", "OSSignpostID", "os_signpost", "os_unfair_lock",
    "OSAllocatedUnfairLock",
  ]

  mutating func rewriteImport(_ declaration: ImportDeclSyntax) {
    let path = declaration.path.map(\.name.text)
    guard let module = path.first else { return }
    if module == "UIKit" {
      // A name behind the module is a header of Apple's; of these there is one here.
      if path.count > 1, declaration.importKindSpecifier == nil,
        path != ["UIKit", "UIGestureRecognizerSubclass"]
      {
        replace(declaration.path, with: "UIKit")
      }
    } else if AppleModules.insideUIKit.contains(module) {
      if let kind = declaration.importKindSpecifier { remove(kind) }
      replace(declaration.path, with: "UIKit")
    } else if AppleModules.removed.contains(module) {
      importsLogging = importsLogging || module != "ObjectiveC"
      remove(declaration)
      if let semicolon = declaration.parent?.as(CodeBlockItemSyntax.self)?.semicolon { remove(semicolon) }
    } else if module == "Darwin" || module == "CoreFoundation" {
      if let kind = declaration.importKindSpecifier { remove(kind) }
      replace(declaration.path, with: "Foundation")
    } else if AppleModules.names.contains(module) {
      report(declaration, "the module \(module) is absent here")
    }
  }

  mutating func rewriteReference(_ reference: DeclReferenceExprSyntax) {
    let name = reference.baseName.text
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      return
    }
    if importsLogging, Self.logging.contains(name), !index.declares(name) {
      report(reference, "\(name) belongs to Apple's logging, which is absent here")
    } else {
      rename(reference.baseName)
    }
  }
}
