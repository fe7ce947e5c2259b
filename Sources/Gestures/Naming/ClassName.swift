import FingerpostText
import Foundation

/// The name of a class as an input prints it, taken apart.
package nonisolated struct ClassName: Hashable, Sendable {
  /// The name as printed.
  let printed: String
  /// The module, where the name says it.
  package let module: String?
  /// The name without module and generic arguments.
  package let short: String

  package init(_ printed: String) {
    self.printed = printed
    if printed.hasPrefix("_Tt"), let name = MangledName(printed) {
      (module, short) = (name.module, name.short)
    } else if let name = LocalName(printed) {
      (module, short) = (name.module, name.short)
    } else {
      let bare = printed.prefix { $0 != "<" }
      let parts = bare.split(separator: ".", omittingEmptySubsequences: true)
      module = parts.count > 1 ? String(parts[0]) : nil
      short = parts.last.map(String.init) ?? printed
    }
  }

  /// The name for a column of names: demangled, and cut where it is very long.
  package var display: String {
    let isReadable = !printed.hasPrefix("_Tt") && LocalName(printed) == nil
    return PlainText.line(isReadable ? printed : (module.map { "\($0)." } ?? "") + short, limit: 48)
  }

  /// Whether the class comes with the system, as far as its name tells.
  package var isOfSystem: Bool {
    if let module { return Self.modules.contains(module) }
    let bare = short.drop { $0 == "_" }
    return Self.prefixes.contains { prefix in
      bare.hasPrefix(prefix) && bare.dropFirst(prefix.count).first.map { $0.isUppercase } == true
    }
  }

  // A module Charts with views of UIKit's is not the system's, which has views of SwiftUI's only.
  private static let modules = [
    "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "MapKit", "WebKit", "AVKit", "PDFKit", "PencilKit",
    "RealityKit", "SceneKit", "SpriteKit", "PhotosUI", "QuickLook", "VisionKit", "MetalKit", "StoreKit",
    "TipKit", "DeviceActivity", "WidgetKit", "LinkPresentation", "MessageUI", "ContactsUI",
  ]

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "SCN", "SK", "MTK", "AR", "PDF", "PK", "QL", "SF", "MF", "CA", "GK", "LP",
    "TUI",
  ]
}

/// The Objective-C name of a Swift class: kinds of types, then module, enclosing types and the type, each with its length.
///
/// A class inside a function has the function's whole signature before its own name, which `L_` or `L0_` introduces.
private nonisolated struct MangledName {
  private(set) var module: String?
  private(set) var short: String

  init?(_ name: String) {
    let bytes = Array(name.utf8.dropFirst(3))
    let kinds = bytes.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    var index = kinds.count
    var parts: [Range<Int>] = []
    while index < bytes.count {
      let isPrivate = bytes[index] == UInt8(ascii: "P")
      guard let part = Self.identifier(bytes, at: isPrivate ? index + 1 : index) else { break }
      if !isPrivate { parts.append(part) }
      index = part.upperBound
    }
    guard let first = parts.first, var own = parts.last else { return nil }
    let isGeneric = kinds.first == UInt8(ascii: "G")
    let isWhole = index == bytes.count || (isGeneric && !kinds.contains(UInt8(ascii: "F")))
    if !isWhole, let found = Self.local(bytes, mayGoOn: isGeneric) ?? Self.trailing(bytes) { own = found }
    module = own == first ? nil : Self.text(bytes, first)
    short = Self.text(bytes, own)
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns the identifier whose length stands at the index.
  private static func identifier(_ bytes: [UInt8], at start: Int) -> Range<Int>? {
    var (index, length) = (start, 0)
    while index < bytes.count, index - start < 6, isDigit(bytes[index]) {
      length = length * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard length > 0, length <= bytes.count - index else { return nil }
    return index..<index + length
  }

  /// Returns the name of the innermost class that is declared in a function, or of a type in that class.
  ///
  /// - Parameter mayGoOn: whether generic arguments may follow the name.
  private static func local(_ bytes: [UInt8], mayGoOn: Bool) -> Range<Int>? {
    for mark in bytes.indices.reversed() where bytes[mark] == UInt8(ascii: "L") {
      var index = mark + 1
      while index < bytes.count, index - mark < 6, isDigit(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "_"),
        var found = identifier(bytes, at: index + 1)
      else { continue }
      while let inner = identifier(bytes, at: found.upperBound) { found = inner }
      if mayGoOn || found.upperBound == bytes.count { return found }
    }
    return nil
  }

  /// Returns the longest identifier that ends where the name does.
  private static func trailing(_ bytes: [UInt8]) -> Range<Int>? {
    for start in bytes.indices where isDigit(bytes[start]) && bytes[start] != UInt8(ascii: "0") {
      if let found = identifier(bytes, at: start), found.upperBound == bytes.count { return found }
    }
    return nil
  }
}

/// The name of a class that is private, or declared in a function or an extension, as Swift's runtime prints it.
private nonisolated struct LocalName {
  private(set) var module: String?
  private(set) var short: String

  init?(_ name: String) {
    let bare = name.prefix { $0 != "<" }
    guard bare.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "#") }) else {
      return nil
    }
    // `Cell #1 in Demo.ListController.viewDidLoad() -> ()`
    if let number = bare.range(of: " #"),
      let place = bare.range(of: " in ", range: number.upperBound..<bare.endIndex)
    {
      guard let own = bare[..<number.lowerBound].split(separator: ".").last else { return nil }
      let path = bare[place.upperBound...]
      module = path.firstIndex(of: ".").map { String(path[..<$0]) }
      short = String(own)
      return
    }
    var rest = bare
    // `(extension in Demo):UIKit.UIView.Badge`
    let mark = "(extension in "
    if bare.hasPrefix(mark), let end = bare.range(of: "):") {
      module = String(bare[..<end.lowerBound].dropFirst(mark.count))
      rest = bare[end.upperBound...]
    }
    var isLocal = module != nil
    var parts: [Substring] = []
    for part in rest.split(separator: ".") {
      if part.hasPrefix("(unknown context") {
        isLocal = true
      } else if part.hasPrefix("("), let place = part.range(of: " in ") {
        // `Demo.(Badge in _3D2F…)`
        isLocal = true
        parts.append(part[..<place.lowerBound].dropFirst())
      } else {
        parts.append(part)
      }
    }
    guard isLocal, let own = parts.last, !own.isEmpty else { return nil }
    if module == nil, parts.count > 1 { module = String(parts[0]) }
    short = String(own)
  }
}
