#if !canImport(CoreGraphics)
  public import Foundation

  /// A font without a size, by its name.
  public nonisolated final class CGFont: Hashable, Sendable {
    private let name: String

    /// Creates a font by its PostScript name; nil where there is no such font.
    @preconcurrency @MainActor public convenience init?(_ name: CFString) {
      guard let font = UIFont(name: String(describing: name), size: 1) else { return nil }
      self.init(named: font.fontName)
    }

    private init(named name: String) { self.name = name }

    /// The PostScript name.
    public var postScriptName: CFString? { NSString(string: name) }

    /// Whether two fonts have the same name.
    public static func == (one: CGFont, other: CGFont) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
