import SwiftSyntax

extension Rewriter {
  /// What a file can only have from Apple's logging.
  private static let logging: Set = [
    "OSSignposter", "OSSignpostID", "os_signpost", "OSAllocatedUnfairLock",
  ]

  /// What of it comes with UIKit here.
  private static let keptLogging: Set = [
    "os_log", "OSLog", "OSLogType", "OSLogger", "OSLogMessage", "OSLogPrivacy", "os_unfair_lock",
    "os_unfair_lock_t", "NSException",
  ]

  mutating func rewriteImport(_ declaration: ImportDeclSyntax) {
    let path = declaration.path.map(\.name.text)
    guard let module = path.first else { return }
    importsSomething = true
    if firstImport == nil, !AppleModules.removed.contains(module) { firstImport = declaration }
    if module == "FingerpostTesting" { importsTesting = true }
    if module == "FoundationNetworking" { importsNetworking = true }
    // The headers of XCTest import UIKit on iOS, and so does that of a framework that is tested.
    if index.importsUIKit, module == "XCTest" || file.isTest { usesUIKit = true }
    if module == "UIKit" || AppleModules.insideUIKit.contains(module) { importsUIKit = true }
    if module == "UIKit" {
      // A name behind the module is a header of Apple's, of which there is one here, or a type, with which Foundation comes.
      if path.count > 1, path != ["UIKit", "UIGestureRecognizerSubclass"] {
        if let kind = declaration.importKindSpecifier { remove(kind) }
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
    } else if module == "AVFoundation", usesOnlyRectOfAspect {
      replace(declaration.path, with: "UIKit")
      importsUIKit = true
    } else if module == "SwiftUI" {
      // It brings UIKit along.
      replace(declaration.path, with: "UIKit")
      importsUIKit = true
    } else if AppleModules.names.contains(module) {
      report(
        .modules, declaration,
        "the module \(module) is absent here; put what needs it between #if canImport(\(module)) and #endif")
    }
  }

  /// Whether a file imports AVFoundation for the one function that layouts use of it, which UIKit has here.
  private var usesOnlyRectOfAspect: Bool {
    var uses = false
    for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text.hasPrefix("AV") {
      if token.text == "AVMakeRect" { uses = true } else if token.text != "AVFoundation" { return false }
    }
    return uses
  }

  /// What code without any import can only have by a header of its target, which then imports UIKit.
  private static let withoutImports: Set = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "IndexPath", "NSObject", "TimeInterval",
  ]

  /// What Foundation has on Apple's systems alone, and UIKit here.
  private static let fromUIKit: Set = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CGAffineTransform", "MAXFLOAT", "NSEC_PER_MSEC",
    "NSEC_PER_SEC", "NSEC_PER_USEC", "NSFoundationVersionNumber", "NSHashTable", "NSItemProvider",
    "NSDataAsset", "NSDirectionalEdgeInsets", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension",
    "NSLayoutManager", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSMutableParagraphStyle",
    "NSParagraphStyle", "NSShadow", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
    "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSMapTable",
    "NSPointerArray", "NSPointerFunctions", "NSSelectorFromString", "NSStringFromSelector", "NSUserActivity",
    "Selector", "USEC_PER_SEC", "UndoManager", "autoreleasepool",
    "kCFBundleDevelopmentRegionKey", "kCFBundleExecutableKey", "kCFBundleIdentifierKey", "kCFBundleNameKey",
    "kCFBundleVersionKey", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_sync_enter",
  ]

  /// What Foundation has in a module of its own off Apple's systems.
  private static let networking: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]

  /// Notes a name that only UIKit can have declared.
  mutating func noteName(_ name: String) {
    if name == "XCTContext", !index.declares(name), !importsTesting { usesActivities = true }
    if Self.withoutImports.contains(name), !index.declares(name) { usesHeader = true }
    if Self.fromUIKit.contains(name) || Self.keptLogging.contains(name), !index.declares(name) {
      usesUIKit = true
    }
    if Self.networking.contains(name), !index.declares(name) { usesNetworking = true }
    let letters = Array(name.utf8.prefix(4))
    guard !usesUIKit, letters.count == 4, letters[0] == UInt8(ascii: "U"), letters[1] == UInt8(ascii: "I"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[2]),
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letters[3])
    else { return }
    usesUIKit = !index.declares(name)
  }

  /// Imports UIKit where the file uses it and imports other modules alone: on Apple's systems a header of the target may do
  /// so for it. A file without imports may be a piece of another one, unless other files import UIKit.
  mutating func addMissingImport() {
    addTestImport()
    if usesNetworking, !importsNetworking,
      let first = file.tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) })
    {
      insert("import FoundationNetworking; ", before: first)
    }
    let isAlone = !importsSomething && index.importsUIKit
    guard !importsUIKit, isAlone ? usesUIKit || usesHeader : usesUIKit && importsSomething else { return }
    // A condition stands at the beginning of its line; where one is around the whole file, so do its imports.
    if let first = file.tree.statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }) {
      insert("import UIKit; ", before: first)
    } else if let firstImport {
      insert("import UIKit; ", before: firstImport)
    }
  }

  /// Imports what has the parts of XCTest that are absent off Apple's systems.
  private mutating func addTestImport() {
    guard usesActivities, let first = file.tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) })
    else { return }
    insert("import FingerpostTesting; ", before: first)
  }

  /// Gives the logger of Apple's module the name that it has here, as other packages have a `Logger`.
  mutating func renameLogger(_ token: TokenSyntax) -> Bool {
    guard importsLogging, token.text == "Logger", !index.declares("Logger") else { return false }
    replace(token, with: "OSLogger")
    usesUIKit = true
    return true
  }

  mutating func rewriteReference(_ reference: DeclReferenceExprSyntax) {
    let name = reference.baseName.text
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      renameProperty(reference.baseName)
      rewriteBoxedValue(member)
      return renameNotification(member)
    }
    if let module = AppleModules.home(of: reference), !index.declares(name) {
      return replace(reference, with: module)
    }
    noteName(name)
    reportRuntime(reference)
    if renameLogger(reference.baseName) {
      return
    } else if importsLogging, Self.logging.contains(name), !index.declares(name) {
      report(.modules, reference, "\(name) belongs to Apple's logging, which is absent here")
    } else {
      rename(reference.baseName)
      renameProperty(reference.baseName)
    }
  }
}
