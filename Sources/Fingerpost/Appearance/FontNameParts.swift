import Foundation

/// The name of a font as its family and what distinguishes it there.
nonisolated struct FontNameParts: Equatable {
  private var family: String
  /// Which member of the family it is, such as `SemiboldItalic`; empty for the plain one.
  private var face: String
  /// What was asked for and is in no name.
  private var others: UIFontDescriptor.SymbolicTraits = []

  private static let regularSystem = ".SFUI"
  private static let monospacedSystem = ".AppleSystemUIFontMonospaced"
  private static let boldWeights = ["Semibold", "SemiBold", "Demi", "Bold", "Heavy", "Black"]
  private static let slants = ["Italic", "Oblique"]

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    family = parts.first ?? name
    face = parts.count > 1 ? parts[1] : ""
  }

  /// What attributes lead to: a name, or else a family, which is the system's if none is said.
  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let name = attributes[.name] as? String, !name.isEmpty {
      self.init(name)
    } else {
      self.init(attributes[.family] as? String ?? Self.regularSystem)
    }
    if let face = attributes[.face] as? String { self = with(face: face) }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
    if let bits = Self.number(traits[.symbolic]) {
      self = with(self.traits.union(.init(rawValue: UInt32(max(0, min(bits.native, 4e9))))))
    }
    if let number = Self.number(traits[.weight]) ?? (traits[.weight] as? UIFont.Weight)?.rawValue {
      setFace(UIFont.Weight(number).name, leans: leans)
    }
  }

  init(family: String, traits: UIFontDescriptor.SymbolicTraits) {
    self.init(family)
    self = with(traits)
  }

  private var isOfSystem: Bool { family == Self.regularSystem || family == Self.monospacedSystem }

  private var isBold: Bool { Self.boldWeights.contains { face.contains($0) } }

  private var leans: Bool { Self.slants.contains { face.contains($0) } }

  var name: String {
    if face.isEmpty { return isOfSystem ? family + "-Regular" : family }
    return family + "-" + face
  }

  var traits: UIFontDescriptor.SymbolicTraits {
    var traits = others
    if leans { traits.insert(.traitItalic) }
    if isBold { traits.insert(.traitBold) }
    if family.contains("Mono") { traits.insert(.traitMonoSpace) }
    return traits
  }

  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> Self {
    var result = self
    let (bold, italic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    if bold != isBold || italic != leans {
      let weight = Self.slants.reduce(face) { $0.replacingOccurrences(of: $1, with: "") }
      // What UIKit calls bold is semibold in the system's font.
      let other = bold ? (isOfSystem ? "Semibold" : "Bold") : ""
      result.setFace(bold == isBold ? weight : other, leans: italic)
    }
    if isOfSystem {
      result.family = traits.contains(.traitMonoSpace) ? Self.monospacedSystem : Self.regularSystem
    }
    result.others = traits.subtracting([.traitItalic, .traitBold, .traitMonoSpace])
    return result
  }

  private mutating func setFace(_ weight: String, leans: Bool) {
    let weight = weight == "Regular" ? "" : weight
    face = (weight.isEmpty && isOfSystem ? "Regular" : weight) + (leans ? "Italic" : "")
  }

  func with(face: String) -> Self {
    var result = self
    result.face = face.filter { $0 != " " }
    return result
  }

  func with(_ design: UIFontDescriptor.SystemDesign) -> Self? {
    guard isOfSystem else { return nil }
    var result = self
    result.family = design == .monospaced ? Self.monospacedSystem : Self.regularSystem
    return result
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
