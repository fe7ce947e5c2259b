public import Foundation

/// A color; nothing is drawn with it here, but pictures of a screen show it.
///
/// A dynamic color is one on light screens and another on dark ones. It is resolved for traits, each time it is used.
open nonisolated class UIColor: NSObject, @unchecked Sendable {
  /// The parts of a color, from 0 to 1.
  package struct Parts: Hashable, Sendable {
    package var red, green, blue, alpha: Double
  }

  enum Content {
    case fixed(Parts)
    case pair(light: Parts, dark: Parts)
    case dynamic((UITraitCollection) -> UIColor)
    /// The tint of the view that the color is used in, with an alpha.
    case tint(Double)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a color for something that is set later: clear. UIKit says nothing of it.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color from red, green and blue, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(Parts(red: red.native, green: green.native, blue: blue.native, alpha: alpha.native))
    super.init()
  }

  /// Creates a color from parts of Display P3, which are taken as if they were sRGB's.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(Parts(red: white.native, green: white.native, blue: white.native, alpha: alpha.native))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(Parts(hue.native, saturation.native, brightness.native, alpha.native))
    super.init()
  }

  /// Creates a color from the parts of another.
  public init(cgColor: CGColor) {
    content = .fixed(Parts(cgColor))
    super.init()
  }

  /// Creates the color that a `#colorLiteral` names.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color that a closure chooses for traits.
  ///
  /// The closure is called each time the color is resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  // MARK: - Resolving

  /// Returns the color for traits, which is no longer dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(.fixed(parts(with: traitCollection)))
  }

  /// The color's parts for traits.
  ///
  /// - Parameter tint: returns the tint of the view that the color is used in.
  package final func parts(with traits: UITraitCollection, tint: () -> UIColor? = { nil }) -> Parts {
    var color = self
    var factor = 1.0
    // A provider may return dynamic colors, and one that returns itself must not hang.
    for _ in 0..<16 {
      switch color.content {
      case .fixed(let parts): return parts.faded(factor)
      case .pair(let light, let dark):
        return (traits.userInterfaceStyle == .dark ? dark : light).faded(factor)
      case .dynamic(let provider): color = provider(traits)
      case .tint(let alpha):
        factor *= alpha
        color = tint().flatMap { $0 === color ? nil : $0 } ?? .systemBlue
      }
    }
    return Parts(red: 0, green: 0, blue: 0, alpha: 0)
  }

  private final var currentParts: Parts { parts(with: .current) }

  /// The color for the current traits, as layers have it.
  open var cgColor: CGColor {
    let parts = currentParts
    return CGColor(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.alpha))
  }

  /// Returns the same color with another alpha, dynamic if this one is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.native
    switch content {
    case .fixed(let parts): return UIColor(.fixed(parts.with(alpha: alpha)))
    case .pair(let light, let dark):
      return UIColor(.pair(light: light.with(alpha: alpha), dark: dark.with(alpha: alpha)))
    case .dynamic:
      return UIColor(.dynamic { traits in UIColor(.fixed(self.parts(with: traits).with(alpha: alpha))) })
    case .tint: return UIColor(.tint(alpha))
    }
  }

  /// Reads red, green, blue and alpha for the current traits; always true, since every color has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.alpha)
    return true
  }

  /// Reads hue, saturation, brightness and alpha for the current traits; always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.brightness > 0 ? parts.spread / parts.brightness : 0)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(parts.alpha)
    return true
  }

  /// Reads white and alpha for the current traits; false for a color that is not gray, which leaves both alone.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = currentParts
    guard parts.spread == 0 else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.alpha)
    return true
  }

  // MARK: - Comparing

  /// Whether another color has the same parts; of two that closures choose, whether they are one object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    case (.tint(let one), .tint(let two)): one == two
    default: false
    }
  }

  /// The same for equal colors.
  open override var hash: Int {
    switch content {
    case .fixed(let parts): parts.hashValue
    case .pair(let light, _): light.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .tint(let alpha): alpha.hashValue
    }
  }

  /// The parts for the current traits.
  open override var description: String {
    let parts = currentParts
    return "UIColor \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
  }
}

nonisolated extension UIColor.Parts {
  package init(_ color: CGColor) {
    let parts = (color.components ?? []).map(\.native)
    // A gray of Core Graphics has two.
    self =
      parts.count >= 4
      ? Self(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      : Self(
        red: parts.first ?? 0, green: parts.first ?? 0, blue: parts.first ?? 0, alpha: parts.last ?? 0)
  }

  init(_ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  var brightness: Double { max(red, green, blue) }
  var spread: Double { brightness - min(red, green, blue) }

  var hue: Double {
    guard spread > 0 else { return 0 }
    let sixths =
      brightness == red
      ? (green - blue) / spread : brightness == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }

  func faded(_ factor: Double) -> Self { with(alpha: alpha * factor) }

  func with(alpha: Double) -> Self { Self(red: red, green: green, blue: blue, alpha: alpha) }
}
