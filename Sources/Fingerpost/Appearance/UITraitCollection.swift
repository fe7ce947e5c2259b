public import Foundation

/// Whether a screen is light or dark; the raw values are UIKit's.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said, which counts as light.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}

/// What a dynamic color is resolved for: whether the screen is light or dark.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether it is light or dark. Default unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }

  private let style: UIUserInterfaceStyle
  /// What code said of the device; nil where that is the device of the current world.
  let said: SaidTraits?

  /// Creates traits that say nothing.
  public override init() {
    (style, said) = (.unspecified, nil)
    super.init()
  }

  /// Creates traits that say whether the screen is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    (style, said) = (userInterfaceStyle, nil)
    super.init()
  }

  /// The traits that colors are resolved for when none are given: those of a closure that
  /// ``performAsCurrent(_:)`` runs, else light.
  open class var current: UITraitCollection { bound ?? light }

  @TaskLocal private static var bound: UITraitCollection?
  private static let light = UITraitCollection(userInterfaceStyle: .light)

  /// Runs a closure with these traits as the current ones.
  public final func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$bound.withValue(self, operation: actions)
  }

  /// Whether dynamic colors may differ between these traits and others.
  public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let isDark = traitCollection?.userInterfaceStyle == .dark
    return isDark != (userInterfaceStyle == .dark)
  }

  init(_ style: UIUserInterfaceStyle, _ said: SaidTraits) {
    (self.style, self.said) = (style, said)
    super.init()
  }
}

nonisolated extension UITraitCollection {
  /// Creates traits that say how wide the place is, and nothing else. [VAL-51]
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, SaidTraits(horizontal: horizontalSizeClass))
  }

  /// Creates traits that say how high the place is, and nothing else. [VAL-51]
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, SaidTraits(vertical: verticalSizeClass))
  }

  /// Creates traits that say what kind of device it is, and nothing else. [VAL-51]
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.unspecified, SaidTraits(idiom: idiom))
  }

  /// Creates traits that say how many pixels a point has, and nothing else. [VAL-51]
  public convenience init(displayScale scale: CGFloat) {
    self.init(.unspecified, SaidTraits(scale: scale))
  }

  /// Creates traits that say what others say, of which later ones count. [VAL-51]
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var (style, said) = (UIUserInterfaceStyle.unspecified, SaidTraits())
    for traits in traitCollections {
      if traits.style != .unspecified { style = traits.style }
      said.take(traits.said)
    }
    self.init(style, said)
  }

  /// Whether the traits say all that others do. [VAL-51]
  public final func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    guard trait.style == .unspecified || trait.style == style else { return false }
    var both = said ?? SaidTraits()
    both.take(trait.said)
    return both == said ?? SaidTraits()
  }
}

/// What code says of a device.
nonisolated struct SaidTraits: Equatable {
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var idiom: UIUserInterfaceIdiom?
  var scale: CGFloat?
  /// The rest by name: values that are read back, or else their usual ones.
  var others: [String: AnyHashable] = [:]

  /// Takes over what others say.
  mutating func take(_ other: SaidTraits?) {
    horizontal = other?.horizontal ?? horizontal
    vertical = other?.vertical ?? vertical
    idiom = other?.idiom ?? idiom
    scale = other?.scale ?? scale
    if let other { others.merge(other.others) { $1 } }
  }
}
