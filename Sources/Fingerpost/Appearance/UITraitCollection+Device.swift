public import Foundation

/// What kind of device there is; the raw values are UIKit's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Something worn over the eyes.
  case vision = 6
}

/// Whether there is much room along one axis; the raw values are UIKit's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// What the traits of the current world's device are; collections do not carry them here.
extension UITraitCollection {
  /// What kind of device there is: a pad where the event rules say so, else a phone. [CTL-13]
  public final var userInterfaceIdiom: UIUserInterfaceIdiom {
    if let said { return said.idiom ?? .unspecified }
    return World.current.eventRules.isPad ? .pad : .phone
  }

  /// How much room there is from left to right: much on a pad, little on a phone.
  ///
  /// Large phones have much on their side; screens here stand upright.
  public final var horizontalSizeClass: UIUserInterfaceSizeClass {
    if let said { return said.horizontal ?? .unspecified }
    return userInterfaceIdiom == .pad ? .regular : .compact
  }

  /// How much room there is from top to bottom: much, unless a phone lies on its side.
  public final var verticalSizeClass: UIUserInterfaceSizeClass {
    if let said { return said.vertical ?? .unspecified }
    let size = World.current.screenSize
    return userInterfaceIdiom == .pad || size.height >= size.width ? .regular : .compact
  }

  /// How many pixels make a point of the screen.
  public final var displayScale: CGFloat {
    if let said { return said.scale ?? 0 }
    return World.current.screen.scale
  }

  /// Which way text runs: from left to right, unless code says otherwise.
  public final var layoutDirection: UIUserInterfaceLayoutDirection { other(.leftToRight) }

  /// How large text is to be: large, which is the usual setting, unless code says otherwise.
  public final var preferredContentSizeCategory: UIContentSizeCategory { other(.large) }
}

/// How large the user wants text; nothing here follows it.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name of the size.
  public var rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest without larger accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")

  /// The first of the larger accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Larger.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Much larger.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Very much larger.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int { Self.order.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether text is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  /// Posted when the user wants another size. Nothing here posts it but code.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// What kind of device it is, as old code asks.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UITraitCollection.current.userInterfaceIdiom
}
