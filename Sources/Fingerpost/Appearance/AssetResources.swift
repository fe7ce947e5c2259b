public import Foundation

/// A color of an asset catalog: its name and where it is. [VAL-180]
///
/// Xcode makes a symbol for each color of a catalog, and off Apple's systems `fingerpost-port` does.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  let light: [Double]?
  let dark: [Double]?

  /// Creates a color of a catalog by its name. What it looks like is not known: it is clear.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle, light, dark) = (name, bundle, nil, nil)
  }

  /// Creates a color of a catalog, with what the catalog says of it. Not UIKit's. [VAL-180]
  ///
  /// - Parameters:
  ///   - name: its name in the catalog, behind the folders that provide namespaces.
  ///   - bundle: where the catalog is.
  ///   - light: red, green, blue and alpha, from 0 to 1.
  ///   - dark: those of a dark screen, if they differ.
  public init(name: String, bundle: Bundle, light: [Double], dark: [Double]? = nil) {
    (self.name, self.bundle, self.light, self.dark) = (name, bundle, light, dark)
  }
}

/// An image of an asset catalog: its name and where it is. [VAL-180]
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates an image of a catalog by its name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

nonisolated extension UIColor {
  /// Creates a color of an asset catalog, as light or dark as the traits want it; clear where the resource does not say what it
  /// looks like. [VAL-180]
  public convenience init(resource: ColorResource) {
    func part(_ parts: [Double], _ place: Int) -> CGFloat { parts.indices.contains(place) ? parts[place] : 0 }
    func color(_ parts: [Double]) -> UIColor {
      UIColor(red: part(parts, 0), green: part(parts, 1), blue: part(parts, 2), alpha: part(parts, 3))
    }
    guard let light = resource.light else {
      self.init(white: 0, alpha: 0)
      return
    }
    guard let dark = resource.dark else {
      self.init(red: part(light, 0), green: part(light, 1), blue: part(light, 2), alpha: part(light, 3))
      return
    }
    self.init { traits in color(traits.userInterfaceStyle == .dark ? dark : light) }
  }
}

nonisolated extension UIImage {
  /// Creates an image that stands for one of an asset catalog. [VAL-180]
  public convenience init(resource: ImageResource) {
    self.init(resource.name, isSymbol: false, size: .zero)
  }
}
