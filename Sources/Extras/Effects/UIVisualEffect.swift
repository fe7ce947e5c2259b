public import Fingerpost
public import FingerpostLists
import Foundation

/// An effect that blurs what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light it would be; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// Much lighter than what is behind.
    case extraLight = 0
    /// Lighter.
    case light = 1
    /// Darker.
    case dark = 2
    /// As the style of the screen is.
    case regular = 4
    /// As the style of the screen is, so that it stands out.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A very thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style that the effect was created with. Not UIKit's: it is there for tests.
  public final let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  nonisolated deinit {}
}

/// An effect that makes content stand out from a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that it belongs to. Not UIKit's: it is there for tests.
  public final let blurEffect: UIBlurEffect
  /// What it is for. Not UIKit's: it is there for tests.
  public final let style: UIVibrancyEffectStyle

  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    (self.blurEffect, style) = (blurEffect, .label)
    super.init()
  }

  /// Creates an effect for content of a kind on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }

  nonisolated deinit {}
}

extension UITableView {
  /// The effect with which separators would be drawn. Default nil. Kept and read back.
  public final var separatorEffect: UIVisualEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// What content on a blur is; the raw values are UIKit's.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text that matters most.
  case label = 0
  /// Text that matters less.
  case secondaryLabel = 1
  /// Text that matters still less.
  case tertiaryLabel = 2
  /// Text that matters least.
  case quaternaryLabel = 3
  /// A large shape.
  case fill = 4
  /// A shape of middle size.
  case secondaryFill = 5
  /// A small shape.
  case tertiaryFill = 6
  /// A thin line.
  case separator = 7
}
