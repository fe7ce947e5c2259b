/// The name of a class as an input prints it, taken apart.
nonisolated struct ClassName: Hashable, Sendable {
  /// The name as printed.
  let printed: String
  /// The module, where the name says it.
  let module: String?
  /// The name without module and generic arguments.
  let short: String

  init(_ printed: String) {
    self.printed = printed
    if printed.hasPrefix("_Tt"), let parts = Self.demangle(printed), let last = parts.last {
      module = parts.count > 1 ? parts[0] : nil
      short = last
      return
    }
    let bare = printed.prefix { $0 != "<" }
    let parts = bare.split(separator: ".", omittingEmptySubsequences: true)
    module = parts.count > 1 ? String(parts[0]) : nil
    short = parts.last.map(String.init) ?? printed
  }

  /// The name for a column of names: demangled, and cut where it is very long.
  var display: String {
    let name = printed.hasPrefix("_Tt") ? (module.map { "\($0)." } ?? "") + short : printed
    return Words.oneLine(name, limit: 48)
  }

  /// The identifiers in an Objective-C name of a Swift class: module, enclosing types, type.
  private static func demangle(_ name: String) -> [String]? {
    var rest = name.dropFirst(3)
    var parts: [String] = []
    // What kinds of types follow, before the first length.
    rest = rest.drop { $0.isASCII && $0.isUppercase }
    while let first = rest.first {
      var isPrivate = false
      if first == "P", rest.dropFirst().first?.isNumber == true {
        // A file's private name stands before the type's.
        isPrivate = true
        rest = rest.dropFirst()
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0 else { break }
      rest = rest.dropFirst(digits.count)
      guard rest.count >= length else { break }
      if !isPrivate { parts.append(String(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
    return parts.isEmpty ? nil : parts
  }

  /// Whether the class comes with the system, as far as its name tells.
  var isOfSystem: Bool {
    if let module { return Self.modules.contains(module) }
    let bare = short.drop { $0 == "_" }
    return Self.prefixes.contains { prefix in
      bare.hasPrefix(prefix) && bare.dropFirst(prefix.count).first.map { $0.isUppercase } == true
    }
  }

  private static let modules = [
    "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "MapKit", "WebKit", "AVKit", "PDFKit", "PencilKit",
    "RealityKit", "SceneKit", "SpriteKit", "PhotosUI", "QuickLook", "VisionKit", "MetalKit", "StoreKit",
    "Charts", "TipKit", "DeviceActivity", "WidgetKit", "LinkPresentation", "MessageUI", "ContactsUI",
  ]

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "SCN", "SK", "MTK", "AR", "PDF", "PK", "QL", "SF", "MF", "CA", "GK", "LP",
    "TUI",
  ]
}
