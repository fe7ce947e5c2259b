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

  /// Creates traits that say nothing.
  public override init() {
    style = .unspecified
    super.init()
  }

  /// Creates traits that say whether the screen is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    style = userInterfaceStyle
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
}
