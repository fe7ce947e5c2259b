public import Foundation

/// Whether text is bold everywhere; the raw values are UIKit's.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// How far colors are apart; the raw values are UIKit's.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// Farther.
  case high = 1
}

/// Whether something lies over the rest; the raw values are UIKit's.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is the rest.
  case base = 0
  /// It lies over it.
  case elevated = 1
}

/// Which colors a screen can show; the raw values are UIKit's.
public nonisolated enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of the web.
  case SRGB = 0
  /// More.
  case P3 = 1
}

/// Whether the window in front is the active one; the raw values are UIKit's.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// Whether a screen feels how hard it is pressed; the raw values are UIKit's.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// What can be set of traits while a closure changes them. [VAL-123]
public nonisolated protocol UIMutableTraits {
  /// Whether it is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How wide the place is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How high the place is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How many pixels a point has.
  var displayScale: CGFloat { get set }
  /// Which way text runs.
  var layoutDirection: UIUserInterfaceLayoutDirection { get set }
  /// How large text is to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// How far colors are apart.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether something lies over the rest.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// Traits while they are made.
private nonisolated struct TraitDraft: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle
  var said: SaidTraits

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { said.idiom ?? .unspecified }
    set { said.idiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { said.horizontal ?? .unspecified }
    set { said.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { said.vertical ?? .unspecified }
    set { said.vertical = newValue }
  }
  var displayScale: CGFloat {
    get { said.scale ?? 0 }
    set { said.scale = newValue }
  }
  var layoutDirection: UIUserInterfaceLayoutDirection {
    get { said.other(.leftToRight) }
    set { said.set(newValue) }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { said.other(.unspecified) }
    set { said.set(newValue) }
  }
  var legibilityWeight: UILegibilityWeight {
    get { said.other(.unspecified) }
    set { said.set(newValue) }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { said.other(.unspecified) }
    set { said.set(newValue) }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { said.other(.unspecified) }
    set { said.set(newValue) }
  }
}

nonisolated extension SaidTraits {
  func other<Value: Hashable>(_ usual: Value, _ name: String = #function) -> Value {
    others[name] as? Value ?? usual
  }

  mutating func set(_ value: some Hashable, _ name: String = #function) { others[name] = AnyHashable(value) }

  init(_ name: String, _ value: some Hashable) { set(value, name) }
}

/// What code says of a place beside its size: read back, and else as on a usual device. [VAL-123]
nonisolated extension UITraitCollection {
  final func other<Value: Hashable>(_ usual: Value, _ name: String = #function) -> Value {
    said?.other(usual, name) ?? usual
  }

  /// Whether text is bold. Regular, unless code says otherwise.
  public final var legibilityWeight: UILegibilityWeight { other(.regular) }
  /// How far colors are apart. Normal, unless code says otherwise.
  public final var accessibilityContrast: UIAccessibilityContrast { other(.normal) }
  /// Whether something lies over the rest. Base, unless code says otherwise.
  public final var userInterfaceLevel: UIUserInterfaceLevel { other(.base) }
  /// Which colors the screen shows. P3, as on all present devices, unless code says otherwise.
  public final var displayGamut: UIDisplayGamut { other(.P3) }
  /// Whether the window is the active one. Active, unless code says otherwise.
  public final var activeAppearance: UIUserInterfaceActiveAppearance { other(.active) }
  /// Whether the screen feels how hard it is pressed. Unavailable, as on present devices, unless code says otherwise.
  public final var forceTouchCapability: UIForceTouchCapability { other(.unavailable) }

  /// Creates traits that say which way text runs.
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init(.unspecified, SaidTraits("layoutDirection", layoutDirection))
  }
  /// Creates traits that say how large text is to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, SaidTraits("preferredContentSizeCategory", preferredContentSizeCategory))
  }
  /// Creates traits that say whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(.unspecified, SaidTraits("legibilityWeight", legibilityWeight))
  }
  /// Creates traits that say how far colors are apart.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, SaidTraits("accessibilityContrast", accessibilityContrast))
  }
  /// Creates traits that say whether something lies over the rest.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(.unspecified, SaidTraits("userInterfaceLevel", userInterfaceLevel))
  }
  /// Creates traits that say which colors the screen shows.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(.unspecified, SaidTraits("displayGamut", displayGamut))
  }
  /// Creates traits that say whether the window is the active one.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(.unspecified, SaidTraits("activeAppearance", activeAppearance))
  }
  /// Creates traits that say whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(.unspecified, SaidTraits("forceTouchCapability", forceTouchCapability))
  }

  /// Creates traits that say what a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    let empty = TraitDraft(userInterfaceStyle: .unspecified, said: SaidTraits())
    let draft = UITraitCollection.changed(empty, mutations)
    self.init(draft.userInterfaceStyle, draft.said)
  }

  /// Returns traits that say what these do, but for what a closure sets.
  public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    let draft = TraitDraft(userInterfaceStyle: userInterfaceStyle, said: said ?? SaidTraits())
    let changed = UITraitCollection.changed(draft, mutations)
    return UITraitCollection(changed.userInterfaceStyle, changed.said)
  }

  private static func changed(
    _ draft: TraitDraft, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitDraft {
    var traits: any UIMutableTraits = draft
    mutations(&traits)
    return traits as? TraitDraft ?? draft
  }
}
